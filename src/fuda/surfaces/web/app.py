"""Which addresses does the server answer at? All of them are gathered here, behind one gate."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException

from fuda.library.messages import Explained
from fuda.service.limits import Limit
from fuda.storage.records import Away
from fuda.surfaces.web import accounts, library, looks, operation, replays
from fuda.surfaces.web.described import CONFIG
from fuda.surfaces.web.gate import Refused, guard, wrong
from fuda.surfaces.web.host import Host
from fuda.surfaces.web.page import page, read_page
from fuda.surfaces.web.play_wire import play
from fuda.surfaces.web.replay_keeping import Busy

LOG: Final = logging.getLogger("fuda.server")
LARGEST_BODY: Final = 64 * 1024
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = (
    ResponseHeader(name="Content-Security-Policy", value=POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="same-origin"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
)


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    assert isinstance(error, Refused)
    headers = {"Retry-After": str(int(error.wait) + 1)} if error.wait else {}
    return Response(error.to_json(), status_code=error.status_code, headers=headers)


def _away(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    assert isinstance(error, (Away, Busy))
    return Response({**wrong(error), "wait": 2.0}, status_code=503, headers={"Retry-After": "2"})


def _wrong(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    assert isinstance(error, Explained)
    return Response(wrong(error), status_code=400)


def _bad_request(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """What Litestar found wrong: the form of a body, an address that is none."""
    assert isinstance(error, HTTPException)
    extra = error.extra if isinstance(error.extra, (list, dict)) else []
    name = {404: "no-such-address", 405: "no-such-address", 413: "body-too-large"}.get(error.status_code, "bad-request")
    said = wrong(Explained(name, most=LARGEST_BODY, why=error.detail))
    return Response({**said, "extra": extra}, status_code=error.status_code, headers=error.headers)


def _no_text(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A body that is no text, or nested far too deeply."""
    return Response(wrong(Explained("frame-not-understood", why=type(error).__name__)), status_code=400)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: it is logged, and nothing of it is shown."""
    LOG.error("a request broke down: %s", type(error).__name__, exc_info=error)
    return Response({"error": "internal", "ja": "内部エラー", "en": "Internal error"}, status_code=500)


def application(host: Host) -> Litestar:
    """The whole server around a host."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings = host.settings
        app.state.host = host
        app.state.page = read_page()
        app.state.limits = {
            "requests": Limit(settings.requests, 10.0),
            "guests": Limit(settings.guests, 600.0),
            "tries": Limit(settings.tries, 600.0),
            "sign-ins": Limit(settings.sign_ins, 600.0),
        }
        await host.begin()
        try:
            yield
        finally:
            await host.end()

    return Litestar(
        [*operation.HANDLERS, *library.HANDLERS, *looks.HANDLERS, *accounts.HANDLERS, *replays.HANDLERS, play, page],
        lifespan=[lifespan],
        guards=[guard],
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        exception_handlers={
            Refused: _refused,
            Away: _away,
            Busy: _away,
            Explained: _wrong,
            HTTPException: _bad_request,
            UnicodeDecodeError: _no_text,
            RecursionError: _no_text,
            Exception: _broken,
        },
        openapi_config=CONFIG,
        logging_config=None,
    )
