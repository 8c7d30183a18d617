"""How is a game that is over looked at? As a whole, step by step, from one side or all, as far as it is allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, PathParameter

from fuda.service.authority import NOBODY, PLAYER, may
from fuda.service.replaying import Moment, Replay
from fuda.storage.people import Known
from fuda.surfaces.web.gate import Refused, address_of, host_of, person, standing_of
from fuda.surfaces.web.transcripts import scenario, transcript

Asked = Request[Any, Any, Any]
Found = TypeVar("Found")
Side = Literal["all", "0", "1", "public"]


async def _replay(request: Asked, game: str) -> tuple[Replay, int | None]:
    """The replay and where the visitor sat; Refused where it is not for the visitor."""
    who: Known | None = request.state["who"]
    found = await host_of(request).replays.of(_name(request), game)
    if found is None:
        raise Refused(404, "no-such-table")
    seat = None if who is None else found.live.seat_of(who.person)
    if found.live.ending is None:
        kind = "GET /api/replay of a game that is on"
    elif found.live.is_public:
        kind = "GET /api/replay of a public game"
    else:
        kind = "GET /api/replay of a private game"
    if not may(PLAYER if seat is not None else standing_of(who) if who is not None else NOBODY, kind):
        raise Refused(404, "no-such-table")
    return found, seat


async def _done(request: Asked, deed: Callable[..., Found], *arguments: object) -> Found:
    """What takes long is done in its turn; Busy."""
    return await host_of(request).replays.carry_out(_name(request), deed, *arguments)


def _name(request: Asked) -> str:
    """By which somebody is counted who waits."""
    who: Known | None = request.state["who"]
    return address_of(request) if who is None else who.person


def _side(replay: Replay, seat: int | None, side: str) -> str:
    if side not in replay.sides(seat):
        raise Refused(403, "side-not-shown")
    return side


@get("/api/replays/{game:str}", opt={"needs": "GET /api/replay of a public game"})
async def whole(request: Asked, game: FromPath[str]) -> dict[str, Any]:
    """Who played, how it ended, and from which sides it can be seen."""
    replay, seat = await _replay(request, game)
    return replay.told(seat)


@get("/api/replays/{game:str}/moments", opt={"needs": "GET /api/replay of a public game"})
async def moments(request: Asked, game: FromPath[str], side: FromQuery[Side] = "public") -> list[Moment]:
    """What each record brought about, in words."""
    replay, seat = await _replay(request, game)
    return await _done(request, replay.moments, _side(replay, seat, side))


@get("/api/replays/{game:str}/at/{number:int}", opt={"needs": "GET /api/replay of a public game"})
async def position(
    request: Asked,
    game: FromPath[str],
    number: Annotated[int, PathParameter(ge=0, le=100_000)],
    side: FromQuery[Side] = "public",
) -> dict[str, Any]:
    """The position after a record."""
    replay, seat = await _replay(request, game)
    if number >= len(replay.matches):
        raise Refused(404, "no-such-thing")
    return await _done(request, replay.at, number, _side(replay, seat, side))


@get(
    "/api/replays/{game:str}/transcript",
    media_type="application/jsonl",
    opt={"needs": "GET /api/replay of a public game"},
)
async def written(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The game as a file that `fuda replay verify` checks; only where everything may be seen."""
    replay, seat = await _replay(request, game)
    _side(replay, seat, "all")
    found = await _done(request, transcript, replay.live.start, replay.records)
    headers = {"Content-Disposition": 'attachment; filename="game.jsonl"'}
    return Response(found, headers=headers)


@get(
    "/api/replays/{game:str}/scenario/{number:int}",
    media_type="application/yaml",
    opt={"needs": "GET /api/replay of a public game"},
)
async def cut(
    request: Asked, game: FromPath[str], number: Annotated[int, PathParameter(ge=0, le=100_000)]
) -> Response[str]:
    """The position after a record as a scenario, only where everything may be seen."""
    replay, seat = await _replay(request, game)
    _side(replay, seat, "all")
    if number >= len(replay.matches):
        raise Refused(404, "no-such-thing")
    found = await _done(request, scenario, replay.live.start, replay.records[:number])
    headers = {"Content-Disposition": f'attachment; filename="position-{number}.yaml"'}
    return Response(found, headers=headers)


@get("/api/me/games", opt={"needs": "GET /api/me/games"})
async def my_games(request: Asked) -> list[dict[str, Any]]:
    """The latest games of who asks."""
    host = host_of(request)
    found = await asyncio.to_thread(host.store.games_of, person(request).person)
    return [msgspec.to_builtins(each._asdict()) for each in found]


HANDLERS: Final = (whole, moments, position, written, cut, my_games)
