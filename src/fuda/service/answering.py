"""What does the service say to who asks in a game? Why not, why so, and what a careful player would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fuda.library.messages import Explained
from fuda.service import server_messages as s
from fuda.service.client_messages import AskHint, Explain, WhyNot
from fuda.service.records import Value
from fuda.service.speaking import words_of
from fuda.service.table import Table


class Unexplained(Explained):
    """What was asked about cannot be explained."""


class HintFound(NamedTuple):
    """What a worker found: an answer, how probable a win is after it, the next best, the events that it foresees."""

    value: Value
    worth: float
    tried: int
    equals: int
    second: Value | None
    second_worth: float
    foreseen: Sequence[dict[str, Any]]


FORESEEN = 6  # sentences of what a hint foresees


def why_not(table: Table, seat: int, message: WhyNot) -> s.Because:
    """Why the action is not allowed."""
    refusal = table.game.match.why_not(seat, message.action)
    if refusal is None:
        return s.Because(message.game, ask=message.ask)
    told = refusal.to_json()
    said = table.speaker.line(told)
    return s.Because(message.game, refusal.clause, said.ja, said.en, message.ask, told)


def explained(table: Table, seat: int, message: Explain) -> s.Explanations:
    """The explanation that was asked for, as the seat may know it."""
    match = table.game.match
    found: Any
    if message.what == "stack":
        found = match.explain_stack(seat)
    elif message.what == "triggers":
        found = match.explain_triggers(seat)
    elif message.what == "value":
        found = match.explain_value(message.card, message.name, seat)
    elif message.what == "refusal":
        found = match.explain_refusal(seat, message.action)
    else:
        names = match.values_of(message.card, seat)
        said = [table.speaker.both(lambda words, name=name: words.say("value", name)) for name in names]  # type: ignore[misc]
        japanese, english = tuple([each.ja for each in said]), tuple([each.en for each in said])
        return s.Explanations(message.game, message.what, names, japanese, english, message.ask)
    told = [each.to_json() for each in found] if isinstance(found, list) else found.to_json()
    japanese, english = table.speaker.sentences(told)
    return s.Explanations(message.game, message.what, told, japanese, english, message.ask)


def hint_given(table: Table, seat: int, asked: AskHint, question: int, hint: HintFound) -> s.HintGiven:
    """The hint in words."""
    put = table.game.question(seat)
    assert put is not None
    given = put.answer(_wire(hint.value))
    said = table.speaker.answer(put, _wire(hint.value))
    why = words_of(
        "hint-says",
        tried=hint.tried,
        equals=hint.equals,
        worth=f"{hint.worth:.0%}",
        choice={"ja": said.ja, "en": said.en},
    )
    lines = [each for each in table.speaker.lines(hint.foreseen) if each.en][:FORESEEN]
    second = None if hint.second is None else _wire(hint.second)
    return s.HintGiven(
        asked.game,
        question,
        given.to_json(),
        hint.worth,
        hint.tried,
        hint.equals,
        why,
        second,
        hint.second_worth,
        tuple(lines),
        asked.ask,
    )


def _wire(value: Value) -> int | list[int]:
    return value if isinstance(value, int) else list(value)
