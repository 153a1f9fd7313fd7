"""Pictures of a game as arrays of pixels, for environments that render them (extra `render`)."""

import io
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from castelude.svg import LINEN

WIDTH: Final = 640


def pixels(drawn: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """This SVG picture as height x width x 3 numbers: red, green and blue."""
    png = resvg_py.svg_to_bytes(svg_string=drawn, width=width, background=LINEN)
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
