"""Two processes share the games: a page at one of them follows a game to the other, and comes back when that dies."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import WAIT
from tests.browser.playing import ANSWER, begin, state
from tests.storage import postgres
from tests.web.killing import Server, faults_in

HERE = "() => window.fuda?.game?.update && window.fuda.game.look && window.fuda.game.open"


def test_a_page_follows_a_game_to_the_process_that_has_it_and_back(built: None, chromium: Any, tmp_path: Path) -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.WHY_NOT)
    with postgres.Postgres() as database:
        first, second = Server(tmp_path / "a", database.address), Server(tmp_path / "b", database.address)
        context = chromium.new_context(reduced_motion="reduce", locale="en-US")
        try:
            here = context.new_page()
            here.set_default_timeout(WAIT)
            here.goto(first.address)
            begin(here, "wars3x3")
            game = here.evaluate("() => window.fuda.game.id")
            here.close()

            # The same person, at the other process: who they are stands in a cookie that both can read.
            port = urlsplit(second.address).port
            context.add_init_script(f"if (location.port === '{port}') localStorage['fuda-guest'] = 'the same'")
            there = context.new_page()
            there.set_default_timeout(WAIT)
            sockets: list[str] = []
            there.on("websocket", lambda socket: sockets.append(socket.url))
            there.goto(f"{second.address}/#/game/{game}")
            there.wait_for_function(HERE)
            assert [each.partition("/ws")[0].replace("ws", "http", 1) for each in sockets] == [
                second.address,
                first.address,
            ]
            before = state(there)
            there.evaluate(ANSWER, [before["usual"]])
            there.wait_for_function("(number) => window.fuda.game.update.number > number", arg=before["number"])

            there.wait_for_function(HERE)
            number, usual = state(there)["number"], state(there)["usual"]
            first.end(signal.SIGKILL)
            there.evaluate(ANSWER, [usual])  # the page does not know yet that nobody hears it, and says it again
            there.wait_for_function("(number) => window.fuda.game.update.number > number", arg=number)
            assert sockets[-1].startswith(second.address.replace("http", "ws", 1))
        finally:
            context.close()
            log = second.end(signal.SIGTERM)
            if first.process.poll() is None:
                first.end(signal.SIGKILL)
        assert not faults_in(log), log
