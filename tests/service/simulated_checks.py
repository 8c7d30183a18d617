"""What must fit together in a history that is over? What is on disk, what every client was told, and what it sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fuda.service.live_game import LiveGame
from fuda.service.records import Accepted, Kept, Started, TimeGiven

if TYPE_CHECKING:
    from tests.service.simulated_client import Client
    from tests.service.simulator import World


def checked(world: World) -> list[str]:
    """Whatever does not fit together in a history that is over."""
    found: list[str] = []
    if not world.disk:
        found.append("no game was ever begun")
    for client in world.clients:
        found += client.faults
        found += _answers(world, client)
        known = {*world.rooms, *world.left}
        found += [f"room {room} was told and is nowhere" for room in client.rooms if room not in known]
    for id, records in world.disk.items():
        found += _game(world, id, records)
    return found


def _answers(world: World, client: Client) -> list[str]:
    """Acknowledged exactly once, refused never, unknown at most once."""
    found: list[str] = []
    for sequence, sent in client.sent.items():
        records = world.disk.get(sent.game, [])
        start = records[0]
        assert isinstance(start, Started)
        seat = start.players.index(client.person)
        value = tuple(sent.value) if isinstance(sent.value, list) else sent.value
        wanted = (seat, sequence, sent.question, value)
        there = [
            each
            for each in records
            if isinstance(each, Accepted) and (each.seat, each.sequence, each.question, each.value) == wanted
        ]
        if len(there) > 1:
            found.append(f"answer {sequence} of {client.person} was taken {len(there)} times")
        if sent.acknowledged and (not there or {each.number for each in there} != set(sent.acknowledged)):
            found.append(f"answer {sequence} of {client.person} was acknowledged and is not on disk as said")
        is_refused = len(sent.refused) >= sent.times  # each time it was sent, not only the first
        if is_refused and there and not sent.acknowledged and len(world.clients) == 2:
            found.append(f"answer {sequence} of {client.person} was refused and is on disk")
    return found


def _game(world: World, id: str, records: list[Kept]) -> list[str]:
    """The records make a game; what each client saw is what they tell it; the clock stood still while down."""
    start, later = records[0], records[1:]
    assert isinstance(start, Started)
    found: list[str] = []
    if [each.number for each in later] != list(range(1, len(later) + 1)):  # type: ignore[union-attr]
        return [f"the records of {id} have a gap, or one number twice"]
    try:
        game = LiveGame.restored(start, later, world.now)  # type: ignore[arg-type]
    except ValueError as error:
        return [f"the records of {id} make no game: {error}"]
    numbers = [fence for _, fence in world.writers[id]]
    if numbers != sorted(numbers) or len(dict(zip(numbers, world.writers[id], strict=True))) != len(
        {*world.writers[id]}
    ):
        found.append(f"two processes wrote {id} at the same time")
    for client in world.clients:
        seat = client.seats.get(id)
        if seat is None:
            continue
        if start.players[seat] != client.person:
            found.append(f"{client.person} was told the wrong seat")
        if client.number.get(id, 0) != game.number:
            found.append(f"{client.person} stands at {client.number.get(id)} of {game.number}")
        elif msgspec.json.encode(client.log[id]) != msgspec.json.encode(game.events_since(seat, 0)[1]):
            found.append(f"{client.person} was told something else than the records say")
        elif client.last[id].question != game.asked[seat]:
            found.append(f"{client.person} is asked another question than the records say")
        lines = [each.number for each in client.lines]
        if len(set(lines)) > len(lines):
            found.append("a line of the chat has no number of its own")
    found += _clock(world, start, later)
    return found


def _clock(world: World, start: Started, later: list[Kept]) -> list[str]:
    """Nobody is charged for the time in which the server was down, nor gets more than the increment."""
    if start.clock is None:
        return []
    left, before = (start.clock.base, start.clock.base), start.at
    for each in later:
        after = getattr(each, "left", None)
        if after is None:
            continue
        times = world.stood.get(start.id, [])
        stood = sum([max(0.0, min(each.at, end) - max(before, begin)) for begin, end in times])
        grown = [0.0, 0.0]
        if isinstance(each, Accepted):
            grown[each.seat] = start.clock.increment
        elif isinstance(each, TimeGiven):
            grown[each.seat] = each.seconds
        for seat in (0, 1):
            spent = left[seat] + grown[seat] - after[seat]
            if not -1e-6 <= spent <= each.at - before - stood + 1e-6:
                return [f"the clock of {start.id} charged {spent} of {each.at - before - stood} seconds"]
        left, before = after, each.at
    return []
