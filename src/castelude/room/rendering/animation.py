"""A stretch of a game as a GIF that plays by itself: chats and forums show one where they show no replay."""

import io
import re
from collections.abc import Sequence

import resvg_py
from PIL import Image

from castelude.svg import LINEN

MOST_FRAMES = 30
MOST_SIDE = 440
"""Of the picture, in pixels."""
STEP_MS = 800
END_MS = 3000
"""For which the last moment stays before it all begins again."""
COLOURS = 128
_BOX = re.compile(r'viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"')


def shown_plies(first: int, last: int) -> list[int]:
    """The moments that are shown of a stretch: all of them, or of a long one so many at even distances."""
    frames = min(last - first + 1, MOST_FRAMES)
    return sorted({first + round((last - first) * at / max(1, frames - 1)) for at in range(frames)})


def animate(pictures: Sequence[str]) -> bytes:
    """These SVG pictures one after the other, on a sheet that is large enough for each of them."""
    drawn = [_points(picture) for picture in pictures]
    size = max(one.width for one in drawn), max(one.height for one in drawn)
    sheets = [_on_sheet(one, size) for one in drawn]
    colours = sheets[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    frames = [sheet.quantize(palette=colours, dither=Image.Dither.NONE) for sheet in sheets]
    times = [STEP_MS] * (len(frames) - 1) + [END_MS]
    written = io.BytesIO()
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return written.getvalue()


def _points(picture: str) -> Image.Image:
    """A picture with its longer side at the most allowed."""
    box = _BOX.search(picture)
    if box is None:
        raise ValueError("a picture without a viewBox")
    width = int(MOST_SIDE * min(1.0, float(box["width"]) / float(box["height"])))
    drawn = resvg_py.svg_to_bytes(svg_string=picture, width=width, background=LINEN)
    return Image.open(io.BytesIO(drawn)).convert("RGB")


def _on_sheet(drawn: Image.Image, size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("RGB", size, LINEN)
    sheet.paste(drawn, ((size[0] - drawn.width) // 2, (size[1] - drawn.height) // 2))
    return sheet
