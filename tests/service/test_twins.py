"""Nobody outside can tell twins apart, whatever the players do; and a server that leaks is found out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fuda.library.loading import GAMES
from fuda.service import messages as m
from fuda.service import replaying
from fuda.service.live_game import JUDGE, SEATS, LiveGame
from fuda.service.outputs import Output, Send
from fuda.service.passing import DELAY
from fuda.service.public import SPECTATOR
from fuda.service.service import Service
from fuda.service.table import Table
from tests.service.twins import twins

TWINS = 2
FOUND_WITHIN = 30


@pytest.mark.parametrize("title", GAMES)
def test_a_player_a_spectator_and_a_stranger_cannot_tell_twins_apart(title: str) -> None:
    found = twins(title, TWINS, seed=100)
    assert found["leaks"] == []
    assert found["twins"] == TWINS and found["frames"] > 25


# --- planted leaks


def options_of(table: Table, seat: int) -> int:
    """How much a seat could do: what nobody else may learn."""
    question = table.game.question(seat)
    return 0 if question is None else len(question.to_json().get("options", ()))


def hand_of(table: Table, seat: int) -> int:
    """A figure that depends on the cards that only this seat knows."""
    cards = [str(each.get("card")) for zone in table.game._seen(seat)["zones"] for each in zone["cards"]]
    return sum([sum(each.encode()) for each in cards])


class _LeakyTable(Table):
    def update(self, seat: int, since: int, now: float) -> m.Update:
        return self.spoiled(super().update(seat, since, now), seat)

    def spoiled(self, update: m.Update, seat: int) -> m.Update:
        return update


class _Leaky(Service):
    """A service whose tables leak."""

    table: type[Table] = _LeakyTable

    def taken_up(self, now: float, game: LiveGame) -> list[Output]:
        found = super().taken_up(now, game)
        self.tables[game.start.id].__class__ = self.table
        return found


def leaky(spoil: Any) -> type[Service]:
    """A service that spoils every update."""
    table = type("Spoiling", (_LeakyTable,), {"spoiled": spoil})
    return type(spoil.__name__, (_Leaky,), {"table": table})


def shows_everything_to_spectators(self: Table, update: m.Update, seat: int) -> m.Update:
    return update if seat in SEATS else msgspec.structs.replace(update, view=self.game._seen(JUDGE))


def shows_everything_to_players(self: Table, update: m.Update, seat: int) -> m.Update:
    return msgspec.structs.replace(update, view={**self.game._seen(JUDGE), "seat": seat})


def tells_events_as_the_judge_hears_them(self: Table, update: m.Update, seat: int) -> m.Update:
    return msgspec.structs.replace(update, events=self.game.heard(JUDGE, None))


def says_what_the_other_is_asked(self: Table, update: m.Update, seat: int) -> m.Update:
    question = self.game.question(1 - seat) if seat in SEATS else None
    return update if question is None else msgspec.structs.replace(update, asked=self._in_words(1 - seat))


def counts_what_the_other_could_do(self: Table, update: m.Update, seat: int) -> m.Update:
    return msgspec.structs.replace(update, spectators=sum([options_of(self, each) for each in SEATS if each != seat]))


def lets_a_clock_tell(self: Table, update: m.Update, seat: int) -> m.Update:
    left = (hand_of(self, 0) / 1000, hand_of(self, 1) / 1000)
    return msgspec.structs.replace(update, left=left)


class PassesFasterWithNothing(_Leaky):
    """The service waits longer where there was something to do."""

    def _plan_passes(self, table: Table, now: float) -> None:
        super()._plan_passes(table, now)
        for seat in SEATS:
            planned = table.passes[seat]
            if planned is not None:
                table.passes[seat] = planned[0], planned[1] - DELAY + 0.1 * min(10, options_of(table, seat))


class PassesOnlyWithNothing(_Leaky):
    """It asks only where there is something to do, as many programs do."""

    def _plan_passes(self, table: Table, now: float) -> None:
        super()._plan_passes(table, now)
        for seat in SEATS:
            if options_of(table, seat) > 1:
                table.passes[seat] = None


class SendsAFrameMore(_Leaky):
    """Something is sent only if the other player could do much."""

    def _presence(self, table: Table, person: str, now: float) -> list[Output]:
        seat = table.game.seat_of(person)
        assert seat is not None
        found = super()._presence(table, person, now)
        return found * 2 if hand_of(table, seat) % 2 else found


class ExplainsAsTheJudge(_Leaky):
    def _in_game(self, now: float, by: Any, message: Any) -> list[Output]:
        if isinstance(message, m.Explain) and message.what == "stack":
            table = self.tables[message.game]
            found = [each.to_json() for each in table.game.match.explain_stack(JUDGE)]
            return [Send(by.id, m.Explanations(message.game, "stack", [found, hand_of(table, 0), hand_of(table, 1)]))]
        return super()._in_game(now, by, message)


class TellsTheLobby(_Leaky):
    def _shown(self, table: Table) -> m.GameShown | None:
        shown = super()._shown(table)
        return (
            None
            if shown is None
            else msgspec.structs.replace(shown, spectators=hand_of(table, 0) + 7 * hand_of(table, 1))
        )


class LooksLater(_Leaky):
    """Whoever looks is answered at once, or only when time has passed, by what the other holds."""

    def _looked(self, now: float, by: Any, table: Table, sits: int, since: int) -> list[Output]:
        found = super()._looked(now, by, table, sits, since)
        return found[::-1] if (hand_of(table, 0) + hand_of(table, 1)) % 2 else found


class RefusesByTheHand(_Leaky):
    """An offer is refused or passed on by what the other holds."""

    def _offer(self, table: Table, offer: m.Offer, seat: int, now: float) -> list[Output]:
        found = super()._offer(table, offer, seat, now)
        return found[:1] if (hand_of(table, 0) + 3 * hand_of(table, 1)) % 2 else found


PLANTED = [
    leaky(shows_everything_to_spectators),
    leaky(shows_everything_to_players),
    leaky(tells_events_as_the_judge_hears_them),
    leaky(says_what_the_other_is_asked),
    leaky(counts_what_the_other_could_do),
    leaky(lets_a_clock_tell),
    PassesFasterWithNothing,
    PassesOnlyWithNothing,
    SendsAFrameMore,
    ExplainsAsTheJudge,
    TellsTheLobby,
    LooksLater,
    RefusesByTheHand,
]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda each: each.__name__)
def test_a_planted_leak_is_found(planted: type[Service]) -> None:
    for number in range(FOUND_WITHIN):
        title = ("kiseki", "honjin", "wars3x3")[number % 3]
        if twins(title, 1, number * 10, planted)["leaks"]:
            return
    pytest.fail("nothing was found")


def test_a_replay_that_shows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
        return {**first, "zones": [*first["zones"], *second["zones"]], "seat": SPECTATOR}

    monkeypatch.setattr(replaying, "public_view", judge)
    assert any(twins("wars3x3", 1, seed)["leaks"] for seed in range(0, 200, 10))


def test_why_not_says_nothing_of_the_abilities_of_a_card_that_lies_hidden() -> None:
    """Found by twins: the reason named first whether a face-down card of the other player had an ability, and whether
    one's own terrain did that nobody has seen."""
    for seed in (1000101, 3000407, 3001008):
        found = twins("honjin", 1, seed=seed)
        assert found["leaks"] == [] and found["twins"] == 1
