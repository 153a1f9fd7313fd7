# Sourced by the other scripts: say, and install Debian packages as root or with sudo.

say() { echo "castelude: $*"; }

install_packages() {
    if ! command -v apt-get >/dev/null 2>&1; then
        say "not found: $*; install it with your system's package manager" >&2
        return 1
    fi
    as_root=
    [ "$(id -u)" = 0 ] || as_root=sudo
    say "installing $*"
    { $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "$@"; } >/dev/null
}
