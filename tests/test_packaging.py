"""What comes with the package for hosts: the systemd unit, the container and its compose file."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from scripts.container_check import filled_in, options_of

PACKAGING = Path(__file__).parents[1] / "packaging"
SAFE_ENOUGH = 2.5
"""The exposure that `systemd-analyze security` may find, from 0 to 10."""


@pytest.mark.slow  # it starts a program that `make quick` does not install
def test_the_unit_of_systemd_exposes_little() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(PACKAGING / "castelude.service")]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    level = re.search(r"Overall exposure level for castelude\.service: ([\d.]+)", found)
    assert level is not None, found
    assert float(level[1]) <= SAFE_ENOUGH, found


def test_the_unit_is_private_limited_and_reloads() -> None:
    unit = (PACKAGING / "castelude.service").read_text("utf-8")
    for line in ("StateDirectoryMode=0700", "UMask=0077", "DynamicUser=yes", "ExecReload=/bin/kill -HUP $MAINPID"):
        assert f"\n{line}\n" in unit
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= set(re.findall(r"^(\w+)=", unit, re.MULTILINE))


def test_the_image_that_runs_has_no_build_tools_and_no_root() -> None:
    build, run = re.split(r"^FROM ", (PACKAGING / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert "gcc" in build
    assert not re.search(r"gcc|npm|make|python3-dev", run)
    assert run.index("USER castelude") < run.index("ENTRYPOINT")
    assert "HEALTHCHECK" in run


def test_compose_starts_what_the_containerfile_builds_behind_a_proxy_that_it_names() -> None:
    services = yaml.safe_load((PACKAGING / "compose.yaml").read_text("utf-8"))["services"]
    known = {"POSTGRES_PASSWORD": "word", "PUBLIC_URL": "https://castles.example"}
    options = options_of(services["room"], known)
    assert "--env=CASTELUDE_DATABASE=postgresql://castelude:word@database/castelude" in options
    assert "--env=CASTELUDE_PUBLIC_URL=https://castles.example" in options
    assert "--env=FORWARDED_ALLOW_IPS=127.0.0.1" in options
    assert {"--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"} <= set(options)
    named = options_of(services["room"], known | {"PROXY_ADDRESSES": "10.0.0.2"})
    assert "--env=FORWARDED_ALLOW_IPS=10.0.0.2" in named
    assert services["room"]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"
    assert services["migrate"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert filled_in("${A:-one} ${B:?said}", {"B": "two"}) == "one two"
