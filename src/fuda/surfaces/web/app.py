"""Which addresses does the server answer at? A few for programs, and one WebSocket for players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

import fuda
from fuda.library.ledger import Words
from fuda.library.loading import GAMES
from fuda.service.decoding import LARGEST
from fuda.surfaces.web.host import Host

COOKIE: Final = "fuda-session"
YEAR: Final = 365 * 24 * 3600
REFUSED: Final = 4401  # not signed in
FOREIGN: Final = 4403  # a page of another origin
TOO_MANY: Final = 4429


def is_own(origin: str | None, host: str | None) -> bool:
    """Whether a page of this origin may speak for its user; programs that are no browsers send none.

    >>> is_own("http://localhost:8000", "localhost:8000"), is_own("http://evil.example", "localhost:8000")
    (True, False)
    >>> is_own(None, "localhost:8000")
    True
    """
    return origin is None or urlsplit(origin).netloc == host


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process is there."""
    return {"status": "ok"}


@get("/readyz", sync_to_thread=False)
def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """All games were taken up, and players can come."""
    if request.app.state.host.is_ready:
        return Response({"status": "ready"})
    return Response({"status": "starting"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/api/games", sync_to_thread=True)
def games() -> list[dict[str, Any]]:
    """The games, with their variants."""
    return [{"id": id, "name": _words(fuda.load(id).name), "variants": list(fuda.load(id).variants)} for id in GAMES]


def _words(said: Words) -> dict[str, str]:
    return {"ja": said.ja, "en": said.en}


@post("/api/guest")
async def guest(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Sign in as a guest; the token is told once and kept as a digest."""
    if not is_own(request.headers.get("origin"), request.headers.get("host")):
        return Response({"error": "foreign-origin"}, status_code=403)
    token, person = await request.app.state.host.new_guest()
    cookie = Cookie(
        COOKIE, path="/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    return Response({"person": person, "token": token}, cookies=[cookie])


def _token(socket: WebSocket[Any, Any, Any]) -> str:
    given = socket.headers.get("authorization", "")
    return given.removeprefix("Bearer ") if given.startswith("Bearer ") else socket.cookies.get(COOKIE, "")


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """Messages of a player, both ways."""
    host: Host = socket.app.state.host
    await socket.accept()
    if not is_own(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=FOREIGN, reason="foreign origin")
        return
    person = host.person_of(_token(socket))
    if person is None:
        await socket.close(code=REFUSED, reason="sign in first: POST /api/guest")
        return
    connection, queue = host.connect(person)
    sending = asyncio.create_task(_send_all(socket, queue))
    try:
        await _receive_all(socket, host, connection)
    except WebSocketDisconnect:
        pass
    finally:
        host.disconnect(connection)
        sending.cancel()


async def _receive_all(socket: WebSocket[Any, Any, Any], host: Host, connection: int) -> None:
    loop = asyncio.get_running_loop()
    second, frames = loop.time(), 0
    while True:
        frame = await socket.receive_data(mode="text")
        if loop.time() - second >= 1.0:
            second, frames = loop.time(), 0
        frames += 1
        if frames > host.rate:
            await socket.close(code=TOO_MANY, reason=f"more than {host.rate} messages in a second")
            return
        host.receive(connection, frame.encode() if isinstance(frame, str) else frame)


async def _send_all(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[bytes | None]) -> None:
    while True:
        frame = await queue.get()
        if frame is None:
            await socket.close(code=1001)
            return
        await socket.send_data(frame.decode(), mode="text")


def application(host: Host) -> Litestar:
    """The whole server around a host."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.host = host
        await host.begin()
        try:
            yield
        finally:
            await host.end()

    return Litestar(
        [healthz, readyz, games, guest, play],
        lifespan=[lifespan],
        request_max_body_size=4 * LARGEST,
        openapi_config=None,
        logging_config=None,
    )
