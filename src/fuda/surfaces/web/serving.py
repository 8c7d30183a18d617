"""How is the server started? It opens its folder, listens, says where, and ends when it is told to."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fuda.library.messages import Explained
from fuda.play.records.claims import Claim, InUse
from fuda.service.decoding import LARGEST
from fuda.storage.backends import Sqlite, backend_of
from fuda.storage.records import RecordStore
from fuda.surfaces.web.settings import Settings

if TYPE_CHECKING:
    import uvicorn

    from fuda.surfaces.web.host import Host


# Looking through everything for cycles takes half a second with a thousand games, and all of it lives long: the young
# are looked through in a few milliseconds, the old hardly ever.
SELDOM: Final = (5_000, 10, 1_000)


class CannotServe(Explained):
    """The folder or the port cannot be used."""


def run(settings: Settings, listening: Callable[[str], None]) -> int:
    """Serve until SIGTERM or an interrupt; games go on when the server is started again."""
    try:
        import uvicorn

        from fuda.surfaces.web.app import application
        from fuda.surfaces.web.host import Host
    except ImportError as error:
        raise CannotServe("server-not-installed", why=str(error)) from None
    with ExitStack() as ending:
        try:
            if not settings.database:
                Path(settings.data).mkdir(parents=True, exist_ok=True)
            wire = ending.enter_context(socket.create_server((settings.host, settings.port)))
        except OSError as error:
            raise CannotServe("cannot-serve", why=str(error)) from None
        backend = backend_of(settings.database_address)
        if isinstance(backend, Sqlite):
            ending.callback(_claimed(backend).release)
        host = Host(RecordStore(backend), settings)
        config = uvicorn.Config(
            application(host),
            ws_max_size=LARGEST,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        _serve(config, host, wire, listening)
    return 0


def _serve(config: uvicorn.Config, host: Host, wire: socket.socket, listening: Callable[[str], None]) -> None:
    settings = host.settings
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{wire.getsockname()[1]}"
    host.address = settings.address or address
    _log_as_json(settings.log)
    gc.set_threshold(*SELDOM)
    server = _server(config)
    listening(address)
    sys.stdout.flush()
    asyncio.run(server.serve(sockets=[wire]))


def _claimed(backend: Sqlite) -> Claim:
    """A database in a file is written by one server only: two would each believe to hold every game. The system takes
    the claim back, however the server ends."""
    path = Path(f"{backend.path}-server")
    try:
        path.touch()
        return Claim(path)
    except InUse:
        raise CannotServe("folder-in-use", database=backend.path) from None
    except OSError as error:
        raise CannotServe("cannot-serve", why=str(error)) from None


def _server(config: uvicorn.Config) -> uvicorn.Server:
    """A server that ends in good order when it is told to, and does not die of the signal afterwards."""
    import uvicorn

    class Server(uvicorn.Server):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            loop = asyncio.get_running_loop()
            for each in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(each, self.handle_exit, each, None)
            yield

    return Server(config)


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {"at": record.created, "level": record.levelname.lower(), "name": record.name}
        said["message"] = record.getMessage().strip()
        if record.exc_info and record.exc_info[1] is not None:
            # Where it broke down, and nothing of what it broke down with: that may be a hand.
            frames = traceback.extract_tb(record.exc_info[2])[-6:]
            said["error"] = type(record.exc_info[1]).__name__
            said["where"] = [f"{each.filename.rpartition('/')[2]}:{each.lineno}" for each in frames]
        return json.dumps(said, ensure_ascii=False)


def _log_as_json(level: str) -> None:
    """Warnings and worse go to stderr, a line of JSON each; no hand, token or chat is ever logged. Libraries would log
    every frame and header as something for debugging: they are never asked for that."""
    told = logging.StreamHandler()
    told.setFormatter(_AsJson())
    logging.basicConfig(
        level=max(logging.getLevelNamesMapping()[level.upper()], logging.INFO), handlers=[told], force=True
    )
    logging.getLogger("fuda").setLevel(level.upper())
