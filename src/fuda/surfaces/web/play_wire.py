"""How do players speak with the server? By one WebSocket; every frame is decoded, counted and heeded, or refused."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fuda.library.messages import message
from fuda.service.authority import may
from fuda.service.server_messages import Refused
from fuda.storage.people import Known
from fuda.storage.records import Away
from fuda.surfaces.web.gate import address_of, host_of, is_own, known, standing_of
from fuda.surfaces.web.host import Host

UNKNOWN: Final = 4401  # not signed in
FOREIGN: Final = 4403  # a page of another origin
TOO_MANY: Final = 4429
ENDING: Final = 1001
LATER: Final = 1013  # the database cannot be reached just now
OWN: Final = 20  # connections that one person may have at once
PATIENCE: Final = 5  # so many times the rate, and the wire is cut

Wire = WebSocket[Any, Any, Any]


@websocket("/ws", opt={"needs": "WebSocket /ws"})
async def play(socket: Wire) -> None:
    """Messages of a player, both ways."""
    host = host_of(socket)
    await socket.accept()
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), host.sharing.addresses):
        await socket.close(code=FOREIGN, reason="foreign origin")
        return
    address = address_of(socket)
    if socket.app.state.limits["requests"].wait(address, time.time()) or not host.lets_in(address):
        await socket.close(code=TOO_MANY, reason="too many connections")
        return
    try:
        await _play(socket, host)
    except Away:
        await socket.close(code=LATER, reason="the database cannot be reached: try again")
    finally:
        host.let_out(address)


async def _play(socket: Wire, host: Host) -> None:
    while True:
        ended, who = host.sessions_ended, await known(socket)
        if who is None or not may(standing_of(who), "WebSocket /ws", who.scope):
            await socket.close(code=UNKNOWN, reason="sign in first: POST /api/guest")
            return
        await host.sharing.person_known(who.person)
        await host.strength_known(who.person)
        if ended == host.sessions_ended:  # a session that ends while its person is looked up lets nobody in
            break
    if host.service.wires_of(who.person) >= OWN:
        await socket.close(code=TOO_MANY, reason=f"more than {OWN} connections")
        return
    connection, queue = host.connect(who)
    sending = asyncio.create_task(_send_all(socket, queue))
    try:
        await _receive_all(socket, host, connection, who.person)
    except WebSocketDisconnect:
        pass
    finally:
        host.disconnect(connection, who)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _receive_all(socket: Wire, host: Host, connection: int, person: str) -> None:
    rate = host.settings.rate
    second, frames = time.monotonic(), 0
    while True:
        frame = await socket.receive_data(mode="text")
        now = time.monotonic()
        if now - second >= 1.0:
            second, frames = now, 0
        frames += 1
        if frames > rate * PATIENCE:
            await socket.close(code=TOO_MANY, reason=f"more than {rate} messages in a second")
            return
        if frames > rate:
            if frames == rate + 1:
                host.tell(connection, _too_fast(rate))
            continue
        raw = frame.encode() if isinstance(frame, str) else frame
        await host.pace(person, raw)
        host.receive(connection, person, raw)


def _too_fast(rate: int) -> Refused:
    said = {each: message(each, "too-fast", most=rate, seconds=1) for each in ("ja", "en")}
    return Refused("too-fast", said["ja"], said["en"])


async def _send_all(socket: Wire, queue: asyncio.Queue[bytes | None]) -> None:
    while True:
        frame = await queue.get()
        if frame is None:
            await socket.close(code=ENDING)
            return
        await socket.send_data(frame.decode(), mode="text")


__all__ = ["Known", "play"]
