"""Requests of a program without a cookie. httpx gives up after 5 seconds, which a busy machine may take for an answer.

There is no HTTPS here, and reading certificates takes 40 ms.
"""

from functools import partial

import httpx

PATIENCE_S = 60.0

request = partial(httpx.request, timeout=PATIENCE_S, verify=False)
get = partial(httpx.get, timeout=PATIENCE_S, verify=False)
post = partial(httpx.post, timeout=PATIENCE_S, verify=False)
patch = partial(httpx.patch, timeout=PATIENCE_S, verify=False)
Client = partial(httpx.Client, timeout=PATIENCE_S, verify=False)
