"""The picture that chats show beside a link: a board in the middle of a card, as PNG."""

import re

import resvg_py

from castelude.svg import LINEN

WIDTH, HEIGHT, MARGIN = 1200, 630, 20
MEDIA_TYPE = "image/png"


def share_card(drawn: str) -> bytes:
    """This SVG picture on a card of the size that chats ask for.

    It is put in as it is: resvg draws no text of a picture that is an image in another one.
    """
    box = re.search(r'viewBox="[^"]*"', drawn)
    if box is None:
        raise ValueError("a picture without a viewBox")
    card = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LINEN}"/>'
        f'<svg x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}" {box[0]}>'
        f"{drawn}</svg></svg>"
    )
    return resvg_py.svg_to_bytes(svg_string=card)
