"""What is in a wheel."""

from collections.abc import Collection, Iterable

from castelude import native


def not_compiled(names: Collection[str], sources: Iterable[str]) -> list[str]:
    """Those of these sources of the package that have no compiled module among the names in a wheel."""
    modules = {name.partition(".")[0] for name in names if name.endswith(native.SUFFIXES)}
    return [source for source in sources if f"castelude/{source.removesuffix('.py')}" not in modules]
