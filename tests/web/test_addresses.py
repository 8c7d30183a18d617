"""Who may ask what at which address: every address of the server is tried by everybody, from its own list of routes."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import fuda
from fuda.service import messages as m
from fuda.service.authority import (
    EVERYBODY,
    GUEST,
    MODERATOR,
    NOBODY,
    OPERATOR,
    PLAY,
    PLAYER,
    ROUTES,
    SCOPES,
    STRANGER,
    may,
)
from fuda.service.limits import Limit
from fuda.surfaces.web.app import application
from fuda.surfaces.web.client import Client
from fuda.surfaces.web.described import needed
from fuda.surfaces.web.host import Host
from tests.web.killing import Server, faults_in

PASSWORD = "correct horse 札"


class Visitor:
    """Somebody at the addresses."""

    def __init__(self, server: Server, token: str = "", person: str = "") -> None:
        self.server = server
        self.token = token
        self.person = person

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and what was answered."""
        data = None if body is None else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **headers}
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        request = Request(self.server.address + path, data=data, method=method, headers=sent)
        try:
            with urlopen(request, timeout=60) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if answer.headers["Content-Type"] == "application/json" else text
        except HTTPError as error:
            text = error.read()
            return error.code, json.loads(text) if text[:1] in (b"{", b"[") else text

    def sign_up(self, name: str) -> Visitor:
        status, told = self.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
        assert status == 201, told
        return Visitor(self.server, told["token"], told["person"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Path(tmp_path_factory.mktemp("settings")) / "fuda.toml"
    settings.write_text('operators = ["Olga"]\nmoderators = ["Mona"]\nguests = 1000\nsign_ins = 1000\n')
    made = Server(Path(tmp_path_factory.mktemp("data")), settings=settings)
    yield made
    log = made.end(signal.SIGTERM)
    assert not faults_in(log), log


@pytest.fixture(scope="module")
def visitors(server: Server) -> dict[str, Visitor]:
    nobody = Visitor(server)
    status, guest = nobody.ask("POST", "/api/guest", {})
    assert status == 201
    return {
        NOBODY: nobody,
        GUEST: Visitor(server, guest["token"], guest["person"]),
        STRANGER: nobody.sign_up("Eve"),
        MODERATOR: nobody.sign_up("Mona"),
        OPERATOR: nobody.sign_up("Olga"),
    }


def addresses() -> list[tuple[str, str, str]]:
    """Method, path and what is needed, from the routes of the application itself."""
    app = application(Host.__new__(Host))
    return sorted([(method, path, needs) for path, method, needs in needed(app) if method not in ("OPTIONS", "HEAD")])


def filled(path: str) -> str:
    """An address with something in the place of its parts."""
    for part, value in (
        ("{game}", "wars3x3"),
        ("{number}", "009"),
        ("{clause}", "4.2"),
        ("{id}", "nothing"),
        ("{path}", "index.html"),
    ):
        path = path.replace(part, value)
    assert "{" not in path, path
    return path


def test_every_address_has_its_place_in_the_table() -> None:
    known = addresses()
    assert len(known) > 30
    lacking = [path for _, path, needs in known if needs not in ROUTES]
    assert [path for path in lacking if not path.startswith("/api/described")] == []


def test_everybody_is_let_in_or_turned_away_as_the_table_says(visitors: dict[str, Visitor]) -> None:
    for method, path, needs in addresses():
        if needs in ("POST /api/guest", "POST /api/sign-out", "POST /api/accounts", "POST /api/sign-in"):
            assert ROUTES[needs] == EVERYBODY
            continue
        for standing, visitor in visitors.items():
            status, told = visitor.ask(method, filled(path), None if method == "GET" else {})
            name = told.get("error", "") if isinstance(told, dict) else ""
            is_let_in = name not in ("sign-in-first", "not-for-you") and status not in (401, 403)
            wanted = may(standing, needs) or (may(PLAYER, needs) and standing != NOBODY)
            assert is_let_in == wanted, (standing, method, path, status, told)
            assert status < 500, (method, path, told)
            if not wanted:
                assert status == (401 if standing == NOBODY else 403)


def test_the_description_says_who_is_let_in_and_how_it_is_said_that_something_is_wrong(
    visitors: dict[str, Visitor],
) -> None:
    status, told = visitors[NOBODY].ask("GET", "/api/openapi")
    assert status == 200
    for method, path, needs in addresses():
        if path not in told["paths"]:
            assert path in ("/", "/{path}", "/api/openapi") or path.startswith("/api/described"), path
            continue
        here = told["paths"][path][method.lower()]
        assert here["description"] and bool(here["security"]) != (ROUTES[needs] == EVERYBODY), path
        assert {"4XX", "5XX"} <= set(here["responses"]) and "400" not in here["responses"]
    wrong = told["components"]["schemas"]["Wrong"]
    for method, path in (("GET", "/api/nothing/x"), ("PATCH", "/api/games"), ("POST", "/api/sign-in")):
        status, said = visitors[NOBODY].ask(method, path, None if method == "GET" else [])
        assert status in (400, 404, 405) and set(wrong["required"]) <= set(said) <= set(wrong["properties"])
        assert said["ja"] != said["en"]


def test_what_is_somebodys_own_is_nobody_elses(server: Server, visitors: dict[str, Visitor]) -> None:
    mine, other = visitors[STRANGER], visitors[MODERATOR]
    status, deck = mine.ask("PUT", "/api/me/decks", {"game": "hanyo", "name": "札の山", "text": "2 H001"})
    assert status == 200 and deck["cards"] == ["H001", "H001"]
    assert mine.ask("GET", "/api/me/decks")[1] == [deck]
    assert other.ask("GET", "/api/me/decks")[1] == []
    assert other.ask("GET", f"/api/decks/{deck['id']}")[1] == deck  # who has the link may see it
    changed = {"game": "hanyo", "name": "stolen", "text": "1 H001", "id": deck["id"]}
    assert other.ask("PUT", "/api/me/decks", changed)[0] == 404
    assert other.ask("DELETE", f"/api/me/decks/{deck['id']}")[0] == 404
    status, token = mine.ask("POST", "/api/me/tokens", {"label": "my bot"})
    assert status == 201 and token["token"]
    assert other.ask("DELETE", f"/api/me/sessions/{token['id']}")[0] == 404
    bot = Visitor(server, token["token"])
    assert bot.ask("GET", "/api/me")[1]["by"] == "token"
    for method, path, body in (
        ("GET", "/api/me/sessions", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("POST", "/api/me/password", {"before": PASSWORD, "after": PASSWORD + "x"}),
        ("POST", "/api/me/name", {"name": "Mallory"}),
    ):
        assert bot.ask(method, path, body)[0] == 403, path
    wire = Client(server.address, token["token"])  # it can play
    assert isinstance(wire.receive(), m.Welcome)
    assert mine.ask("DELETE", f"/api/me/sessions/{token['id']}")[0] == 200
    assert bot.ask("GET", "/api/me")[0] == 401
    with pytest.raises(Exception, match=r"1001|close"):
        wire.receive()


def test_accounts_come_in_by_their_password_only_and_a_new_one_ends_other_sessions(server: Server) -> None:
    nobody = Visitor(server)
    first = nobody.sign_up("Ann")
    assert nobody.ask("POST", "/api/accounts", {"name": "ANN", "password": PASSWORD})[0] == 409
    assert nobody.ask("POST", "/api/accounts", {"name": "Ben", "password": "short"})[0] == 400
    assert nobody.ask("POST", "/api/accounts", {"name": "a\u202eb", "password": PASSWORD})[0] == 400
    for name, password in (("Ann", "wrong word"), ("Nobody", PASSWORD)):
        assert nobody.ask("POST", "/api/sign-in", {"name": name, "password": password})[1]["error"] == "wrong-password"
    status, told = nobody.ask("POST", "/api/sign-in", {"name": "ann", "password": PASSWORD})
    second = Visitor(server, told["token"])
    assert status == 201 and second.ask("GET", "/api/me")[1]["person"] == first.person
    after = {"before": PASSWORD, "after": PASSWORD + "!"}
    assert second.ask("POST", "/api/me/password", after)[0] == 201
    assert first.ask("GET", "/api/me")[0] == 401 and second.ask("GET", "/api/me")[0] == 200
    assert second.ask("POST", "/api/sign-out")[0] == 201 and second.ask("GET", "/api/me")[0] == 401


def test_writing_from_a_page_of_another_origin_is_refused(visitors: dict[str, Visitor]) -> None:
    for origin in ("https://evil.example", "null", "http://["):
        status, told = visitors[STRANGER].ask("POST", "/api/me/name", {"name": "Mallory"}, Origin=origin)
        assert (status, told["error"]) == (403, "foreign-origin")


def test_a_replay_is_for_the_players_until_they_share_it(
    server: Server, visitors: dict[str, Visitor], tmp_path: Path
) -> None:
    guest, stranger = visitors[GUEST], visitors[STRANGER]
    wire = Client(server.address, guest.token)
    wire.send(m.OpenRoom("wars3x3", opponent="bot:random"))
    seated = received(wire, m.Seated)
    path = f"/api/replays/{seated.game}"
    assert guest.ask("GET", path)[0] == 404  # while it goes on nobody sees it
    wire.send(m.Resign(seated.game))
    while received(wire, m.Update).ended is None:
        continue
    assert guest.ask("GET", path)[1]["sides"] == ["all", "0", "1", "public"]
    assert stranger.ask("GET", path)[0] == visitors[OPERATOR].ask("GET", path)[0] == 404
    wire.send(m.PlayOn(seated.game, 0, opponent="alone"))  # from any position one plays on
    alone = received(wire, m.Seated)
    assert alone.alone and alone.origin == seated.game
    wire.send(m.Resign(alone.game))
    while received(wire, m.Update).ended is None:
        continue
    wire.send(m.Permit(seated.game, m.Wishes(shares=True)))
    assert received(wire, m.Permitted).is_public
    assert stranger.ask("GET", path)[1]["seat"] == -2
    last = stranger.ask("GET", path)[1]["records"]
    status, shown = stranger.ask("GET", f"{path}/at/{last}?side=all")
    assert status == 200 and shown["view"]["outcome"]["kind"] == "concession"
    status, moments = stranger.ask("GET", f"{path}/moments?side=0")
    assert status == 200 and [each["lines"][-1]["en"] for each in moments if each["kind"] == "conceded"]
    status, text = stranger.ask("GET", f"{path}/transcript")
    file = tmp_path / "game.jsonl"
    file.write_bytes(text)
    verdict = fuda.verify(file)
    assert status == 200 and verdict.stands and verdict.finished
    status, text = stranger.ask("GET", f"{path}/scenario/0")
    assert status == 200 and b"game: wars3x3" in text and stranger.ask("GET", f"{path}/scenario/99999")[0] == 404
    wire.send(m.Permit(seated.game, m.Wishes(shares=True, hides_hand=True)))
    received(wire, m.Permitted)
    mine = str(seated.seat)
    assert stranger.ask("GET", f"{path}/at/0?side={mine}")[0] == stranger.ask("GET", f"{path}/at/0?side=all")[0] == 403
    assert stranger.ask("GET", path)[1]["ended"].get("seed") is None
    assert stranger.ask("GET", f"{path}/transcript")[0] == stranger.ask("GET", f"{path}/scenario/0")[0] == 403
    assert guest.ask("GET", f"{path}/at/0?side={mine}")[0] == 200
    wire.close()


def test_the_boosters_of_a_sealed_deck_are_opened(server: Server, visitors: dict[str, Visitor]) -> None:
    nobody = visitors[NOBODY]
    status, told = nobody.ask("GET", "/api/games/kiseki/boosters?seed=7")
    assert status == 200 and told["seed"] == "7" and len(told["boosters"]) > 1
    assert nobody.ask("GET", "/api/games/kiseki/boosters?seed=7")[1] == told
    assert nobody.ask("GET", "/api/games/hanyo/boosters")[0] == 404


def received(wire: Client, kind: type[Any]) -> Any:
    """The next message of a kind."""
    while True:
        message = wire.receive(30.0)
        if isinstance(message, kind):
            return message


def test_limits_say_when_to_come_again(tmp_path: Path) -> None:
    limit = Limit(3, 10.0)
    assert [limit.wait("a", float(now)) for now in range(4)] == [0.0, 0.0, 0.0, 7.0]
    assert limit.wait("b", 3.0) == 0.0 and limit.wait("a", 10.0) == 0.0
    settings = tmp_path / "fuda.toml"
    settings.write_text("requests = 5\nguests = 2\n")
    server = Server(tmp_path / "data", settings=settings)
    nobody = Visitor(server)
    assert [nobody.ask("POST", "/api/guest", {})[0] for _ in range(3)] == [201, 201, 429]
    assert [nobody.ask("GET", "/api/bots")[0] for _ in range(3)] == [200, 200, 429]
    status, told = nobody.ask("GET", "/api/bots")
    assert (status, told["error"]) == (429, "too-often") and 0 < told["wait"] <= 10
    assert {nobody.ask("GET", "/healthz")[0] for _ in range(20)} == {200}  # who watches may always ask
    server.end(signal.SIGTERM)


def test_a_rated_game_changes_what_stands_beside_the_names(server: Server, visitors: dict[str, Visitor]) -> None:
    first, second = [Client(server.address, visitors[each].token) for each in (STRANGER, MODERATOR)]
    first.send(m.OpenRoom("kokuryoku", opponent="link", is_rated=True))
    room = received(first, m.RoomOpened)
    second.send(m.JoinRoom(room.room, room.key))
    seated = received(first, m.Seated)
    assert seated.is_rated and [each.rating for each in seated.players] == [None, None]
    second.send(m.Resign(seated.game))
    while received(first, m.Update).ended is None:
        continue
    for _ in range(100):
        first.send(m.Look(seated.game))
        ratings = {each.person: each.rating for each in received(first, m.Seated).players}
        if None not in ratings.values():
            break
    assert ratings == {visitors[STRANGER].person: 1662, visitors[MODERATOR].person: 1338}
    table = visitors[NOBODY].ask("GET", "/api/games/kokuryoku/ratings")[1]
    assert [each["games"] for each in table] == [1, 1] and table[0]["person"] == visitors[STRANGER].person
    first.close()
    second.close()


def test_a_token_for_playing_does_nothing_else(server: Server, visitors: dict[str, Visitor]) -> None:
    """Even where its owner might: what such a token may do is listed, and everything else is forbidden."""
    for standing in (STRANGER, MODERATOR, OPERATOR):
        status, told = visitors[standing].ask("POST", "/api/me/tokens", {"label": "a bot"})
        assert status == 201
        bot = Visitor(server, told["token"])
        for method, path, needs in addresses():
            if needs in ("POST /api/guest", "POST /api/sign-out", "POST /api/accounts", "POST /api/sign-in"):
                continue
            status, said = bot.ask(method, filled(path), None if method == "GET" else {})
            is_let_in = not (status == 403 and said["error"] == "not-for-you")
            assert is_let_in == (may(standing, needs, PLAY) or may(PLAYER, needs, PLAY)), (standing, method, path)
            assert is_let_in or needs not in SCOPES[PLAY]
