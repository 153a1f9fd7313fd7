"""Helpers for writing SVG: escaped texts, rounded numbers, and the common colours."""

import html
from collections.abc import Iterable

from castelude.palette import ink

LINEN = ink("linen")
PANEL = ink("panel")
LINE = ink("line")
INK = ink("ink")
MUTED = ink("muted")
STONE = ink("stone")
ACCENT = ink("accent")
SERIF = "Iowan Old Style, Palatino, Georgia, serif"
SANS = "system-ui, sans-serif"


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def escape(words: str) -> str:
    """Words as the content of an element.

    `xml.sax.saxutils` could do it as well, but imports an HTTP client, which takes longer than all of our drawings.
    """
    return html.escape(words, quote=False)


def element(name: str, content: str | Iterable[str] = "", /, **attributes: str | float) -> str:
    """One element; `stroke_width` is written `stroke-width`, `class_` is `class`. The content is taken as it is."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        quoted = escape(text).replace('"', "&quot;")
        words.append(f'{key.rstrip("_").replace("_", "-")}="{quoted}"')
    inside = content if isinstance(content, str) else "".join(content)
    opening = " ".join(words)
    return f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>"


def text(words: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A line of text."""
    given: dict[str, str | float] = {"x": x, "y": y, "font_size": size, "fill": INK, **attributes}
    return element("text", escape(words), **given)


def polygon(points: Iterable[tuple[float, float]], **attributes: str | float) -> str:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def document(width: float, height: float, title: str, description: str, content: Iterable[str]) -> str:
    """A whole picture with a title and a description that screen readers speak."""
    return element(
        "svg",
        [
            element("title", escape(title)),
            element("desc", escape(description)),
            element("rect", width=width, height=height, fill=LINEN),
            *content,
        ],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
    )
