"""The picture that chats show beside a link: a board in the middle of a card, as PNG."""

import base64

import resvg_py

from castelude.svg import LINEN

WIDTH, HEIGHT, MARGIN = 1200, 630, 20
MEDIA_TYPE = "image/png"


def share_card(drawn: str) -> bytes:
    """This SVG picture on a card of the size that chats ask for."""
    inner = base64.b64encode(drawn.encode()).decode()
    card = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LINEN}"/>'
        f'<image x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}"'
        f' href="data:image/svg+xml;base64,{inner}"/></svg>'
    )
    return resvg_py.svg_to_bytes(svg_string=card)
