"""How does a program speak with the server? By a small client, for tests, load and bots of one's own."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any, cast
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from fuda.service import messages as m

_DECODER = msgspec.json.Decoder(m.FromService)


def sign_in(address: str) -> tuple[str, str]:
    """A new guest: name and token. The address is like http://127.0.0.1:8000."""
    request = Request(f"{address}/api/guest", data=b"", method="POST")
    with urlopen(request, timeout=10) as answer:
        found: dict[str, Any] = json.load(answer)
    return found["person"], found["token"]


class Client:
    """A person or a program on one wire."""

    def __init__(self, address: str, token: str) -> None:
        self._ending = ExitStack()
        wire = connect(
            address.replace("http", "ws", 1) + "/ws",
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=None,
            open_timeout=10,
            compression=None,
        )
        self._wire: ClientConnection = self._ending.enter_context(wire)

    def send(self, message: m.FromClient) -> None:
        """Send a message."""
        self._wire.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float | None = 10.0) -> m.FromService:
        """The next message; TimeoutError when none comes."""
        return cast(m.FromService, _DECODER.decode(self._wire.recv(timeout)))

    def close(self) -> None:
        """Leave."""
        self._ending.close()
