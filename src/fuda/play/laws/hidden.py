"""Does anything leak? Every byte sent to a seat stays the same when what is hidden from it is different.

A game is played at random. Beside it runs a twin for each seat, in which something is different that the seat cannot
see. All that the seat is sent (events, views, questions, reasons, errors, imagined states) must be equal until one of
three things happens: a card that differs becomes known to the seat in that moment; another player does in the game what
is not possible in the twin; or another player's choice that was different on purpose comes to light. Then a new twin is
made, so that every answer of the game is given to twins too.

Where nothing is sent, time still passes. The law of silence looks at games that hide what is forced: there the seats
that are asked, and how many questions they answer before something is told, must be equal as well.
"""

from __future__ import annotations

from fuda.api.chance import Stream
from fuda.api.undoing import Heard
from fuda.kernel.decisions import Act, Action
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.play.laws.twin import KINDS, Parted, Twin
from fuda.play.laws.walks import Finding, Report, Tally, examine, positions

__all__ = ["Tally", "law_hidden", "law_silence"]


def accompany(
    rules: Rules, variant: str, source: Stream, tally: Tally, report: Report, hide_forced: bool = False
) -> None:
    """Play one game with twins for both seats, beginning a new one whenever a twin has parted."""
    twins: dict[int, Twin] = {}
    made = source.below(len(KINDS))
    verbs: dict[str, Action] = {}
    heard: Heard | None = None
    last: tuple[State, int] | None = None

    def follow(state: State) -> None:
        assert heard is not None
        notes, knew = heard.taken()
        for seat in [*twins]:
            twin = twins[seat]
            try:
                twin.follow(notes, knew)
                if twin.age % 3 == 0:
                    twin.compare_reasons(verbs)
            except Parted as parted:
                tally.end(str(parted), twin.age)
                del twins[seat]

    for number, state, decision, answer in positions(rules, variant, source, hide_forced=hide_forced):
        report(number, "")
        last = state, number
        if heard is None:
            heard = Heard(state)
            state.notes = heard
        else:
            follow(state)
        for each in state.pending:
            if isinstance(each, Act):
                verbs.update(
                    {option.verb: option for option in each.options if option.verb not in verbs or option.cards}
                )
        for seat in SEATS:
            try:
                if seat not in twins:
                    made += 1
                    label = f"{source.below(1 << 30)}"
                    twins[seat] = Twin(state, rules, seat, KINDS[made % len(KINDS)], Stream(label), tally)
                    twins[seat].catch_up()
                twins[seat].give(decision, answer)
            except Parted as parted:
                twin = twins.pop(seat, None)
                tally.end(str(parted), 0 if twin is None else twin.age)
    if last is not None:
        report(last[1] + 1, "")
        follow(last[0])


def law_hidden(rules: Rules, variant: str, seed: str, size: int, tally: Tally | None = None) -> list[Finding]:
    """What a seat cannot see changes nothing of what it is sent."""
    counted = Tally() if tally is None else tally

    def examination(source: Stream, report: Report) -> None:
        accompany(rules, variant, source, counted, report)

    return examine("hidden", rules, variant, seed, size, examination)


def law_silence(rules: Rules, variant: str, seed: str, size: int, tally: Tally | None = None) -> list[Finding]:
    """In a game that hides what is forced, who is asked when tells a seat nothing either."""
    counted = Tally() if tally is None else tally

    def examination(source: Stream, report: Report) -> None:
        accompany(rules, variant, source, counted, report, hide_forced=True)

    return examine("silence", rules, variant, seed, size, examination)
