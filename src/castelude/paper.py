"""An A4 sheet to print, as SVG in millimetres."""

from collections.abc import Iterable

from castelude import svg

WIDTH = 210
HEIGHT = 297


def sheet(title: str, content: Iterable[str]) -> str:
    """A white page; what is drawn on it is measured in millimetres from its upper left corner."""
    return svg.element(
        "svg",
        [svg.element("title", title), *content],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=f"{WIDTH}mm",
        height=f"{HEIGHT}mm",
        role="img",
        font_family=svg.SANS,
    )
