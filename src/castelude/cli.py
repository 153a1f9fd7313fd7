"""The command `castelude`."""


def main() -> int:
    return 0
