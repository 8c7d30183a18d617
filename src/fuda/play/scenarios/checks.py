"""Does it stand as the scenario expects? Values, questions, legal and illegal actions, and what a seat knows.

Everything is read off views: the judge's for values, a seat's own for what it knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fuda.kernel.decisions import Action, Decision
from fuda.kernel.reasons import Reason
from fuda.kernel.state import CHANCE
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.play.scenarios.answers import Unfit, answers_of, check_verb, move_text
from fuda.play.scenarios.file import (
    SEAT_NAMES,
    BadScenario,
    Check,
    Many,
    Move,
    Scalar,
    Table,
    Tree,
    list_of,
    plain_value,
    table_of,
    whole_of,
    word_of,
    words_of,
)
from fuda.play.scenarios.messages import said
from fuda.play.scenarios.table import Playing, paired, reason_text, seat_name, shown

CONCEDE: Final = "concede"  # possible at almost any time, whoever is asked
JUDGE: Final = -1
PARTS: Final = ("top", "bottom", "has", "lacks")
OUTCOME: Final = ("winner", "kind", "clause")


class Wrong:
    """An expectation that does not hold: where it stands, and the message in both languages."""

    def __init__(self, where: Tree, name: str, /, **values: Any) -> None:
        self.where = where
        texts: list[str] = []
        for language in ("ja", "en"):
            spoken = {key: value(language) if callable(value) else value for key, value in values.items()}
            texts.append(said(name, language, **spoken))
        self.ja, self.en = texts


class Checking:
    """One moment at which checks are made; `confirmed` are the seats whose question was expected."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.judge = view(playing.state, playing.rules, JUDGE)
        self.confirmed: list[int] = []

    def check(self, check: Check) -> Iterator[Wrong]:
        """Everything that does not hold."""
        if check.kind == "expect":
            for key, value in check.value.entries.items():
                yield from self._expect(check.value.keys[key], value)
        elif check.kind == "legal":
            for move in check.moves:
                yield from self._legal(move)
        elif check.kind == "illegal":
            for move in check.moves:
                yield from self._illegal(move)
        else:
            yield from self._known(check.value, check.kind == "sees")

    # values

    def _expect(self, key: Scalar, value: Tree) -> Iterator[Wrong]:
        name = key.text
        zones = self.playing.zone_places()
        zone, _, part = name.rpartition(".")
        if name == "outcome":
            yield from self._outcome(value)
        elif name == "asked":
            yield from self._asked(value)
        elif name == "waiting":
            yield from self._waiting(value)
        elif name in zones:
            yield from self._zone(key, value, zones[name])
        elif part in PARTS and zone in zones:
            yield from self._part(key, value, self.playing.state.zones[zones[zone]], part)
        else:
            yield from self._compare(key, value, self._looked_up(key))

    def _looked_up(self, key: Scalar) -> Any:
        """A value beside the cards, or one that is seen on a card."""
        situation: Mapping[str, Any] = self.judge["situation"]
        name = key.text.removeprefix("situation.")
        if name in situation:
            return situation[name]
        before, _, last = name.rpartition(".")
        if before in situation and last in SEAT_NAMES and isinstance(situation[before], list):
            return situation[before][SEAT_NAMES.index(last)]
        if before and last not in (*SEAT_NAMES, *PARTS):
            card = self.playing.the_card(Scalar(key.file, key.line, key.column, key.path, before, True), -1)
            face = self._face(card)
            if last in face:
                return face[last]
            raise BadScenario("no-such-expectation", key, face, word=last)
        seats = [
            f"{each}.{seat}" for each, value in situation.items() if isinstance(value, list) for seat in SEAT_NAMES
        ]
        known = [*self.playing.zone_places(), *seats, *situation, "outcome", "asked", "waiting"]
        raise BadScenario("no-such-expectation", key, known, word=name)

    def _face(self, card: int) -> dict[str, Any]:
        """What the judge sees on a card, and where it lies."""
        state = self.playing.state
        found: dict[str, Any] = {"zone": self.playing.zone_name(state.zone[card])}
        shown_there = self.judge["zones"][state.zone[card]]["cards"][state.zones[state.zone[card]].index(card)]
        found.update({key: value for key, value in shown_there.items() if key not in ("handle", "card")})
        return found

    def _compare(self, key: Scalar, value: Tree, found: Any) -> Iterator[Wrong]:
        wanted = plain_value(value)
        if not _equal(wanted, found):
            yield Wrong(key, "wrong-value", what=key.text, wanted=shown(wanted), found=shown(found))

    def _zone(self, key: Scalar, value: Tree, place: int) -> Iterator[Wrong]:
        """A number of cards, or exactly these: in order where the zone has one."""
        cards = self.playing.state.zones[place]
        if not isinstance(value, Many):
            if len(cards) != whole_of(value):
                yield self._cards_wrong(key, shown(plain_value(value)), cards, f"{len(cards)} ")
            return
        wanted = [self.playing.meanings(each) for each in words_of(value)]
        if self.playing.rules.zones[place].ordered:
            fits = _in_order(wanted, cards)
        else:
            fits = len(wanted) == len(cards) and paired(wanted, cards) is not None
        if not fits:
            yield self._cards_wrong(key, shown(plain_value(value)), cards)

    def _part(self, key: Scalar, value: Tree, cards: Sequence[int], part: str) -> Iterator[Wrong]:
        """The cards on top or at the bottom, or some that are among the others or not."""
        wanted = [self.playing.meanings(each) for each in words_of(value)]
        if not wanted:
            raise BadScenario("nothing-listed", value)
        if part == "top":
            fits = _in_order(wanted, cards[: len(wanted)])
        elif part == "bottom":
            fits = _in_order(wanted, cards[max(0, len(cards) - len(wanted)) :])
        elif part == "has":
            fits = paired(wanted, cards) is not None
        else:
            fits = not any(card in cards for each in wanted for card in each)
        if not fits:
            yield self._cards_wrong(key, shown(plain_value(value)), cards)

    def _cards_wrong(self, key: Scalar, wanted: str, cards: Sequence[int], before: str = "") -> Wrong:
        return Wrong(
            key,
            "wrong-value",
            what=key.text,
            wanted=wanted,
            found=lambda language: before + self.playing.listing(cards, language),
        )

    def _outcome(self, value: Tree) -> Iterator[Wrong]:
        found = self.judge["outcome"]
        if isinstance(value, Scalar) and value.text == "none":
            if found is not None:
                yield Wrong(value, "wrong-value", what="outcome", wanted="none", found=shown(list(found.values())))
            return
        table = table_of(value, OUTCOME)
        if not table.entries:
            raise BadScenario("nothing-listed", value)
        for key, each in table.entries.items():
            wanted = word_of(each).text
            actual = "none" if found is None else found[key]
            if key == "winner" and found is not None:
                actual = "nobody" if found[key] < 0 else SEAT_NAMES[found[key]]
            if wanted != actual:
                yield Wrong(each, "wrong-value", what=f"outcome.{key}", wanted=wanted, found=actual)

    # questions

    def _asked(self, value: Tree) -> Iterator[Wrong]:
        """A question with these properties is open."""
        table = table_of(value)
        if not table.entries:
            raise BadScenario("nothing-listed", value)
        closest: list[Wrong] | None = None
        for decision in self.playing.questions():
            wrong = list(self._differs(table, decision))
            if not wrong:
                self.confirmed.append(decision.seat)
                return
            if closest is None or len(wrong) < len(closest):
                closest = wrong
        if closest is None:
            yield Wrong(value, "wrong-value", what="asked", wanted=shown(_flat(table)), found=self.playing.asked_now)
        else:
            yield from closest

    def _differs(self, table: Table, decision: Decision) -> Iterator[Wrong]:
        told = tell_decision(self.playing.state, self.playing.rules, decision, JUDGE)
        told["seat"] = "chance" if decision.seat == CHANCE else SEAT_NAMES[decision.seat]
        for key, value in table.entries.items():
            if key not in told:
                raise BadScenario("no-such-key", table.keys[key], told, word=key)
            found = told[key]
            if key in ("candidates", "items", "places") and _are_cards(decision):
                cards: tuple[int, ...] = getattr(decision, key)
                wanted = [self.playing.meanings(each) for each in words_of(value)]
                if len(wanted) != len(cards) or paired(wanted, cards) is None:
                    yield self._cards_wrong(table.keys[key], shown(plain_value(value)), cards)
            elif decision.kind == "act" and key == "options":
                offered = [each["verb"] for each in found]
                wanted_verbs = [each.text for each in words_of(value)]
                if sorted(set(wanted_verbs)) != sorted(set(offered)):
                    yield Wrong(value, "wrong-value", what="asked.options", wanted=wanted_verbs, found=offered)
            elif not _equal(value.text if key == "clause" and isinstance(value, Scalar) else plain_value(value), found):
                yield Wrong(
                    value,
                    "wrong-value",
                    what=f"asked.{key}",
                    wanted=shown(plain_value(value)),
                    found=lambda language, found=found: f"{shown(found)} ({self.playing.question(decision, language)})",
                )

    def _waiting(self, value: Tree) -> Iterator[Wrong]:
        """Exactly these seats are asked something."""
        known = (*SEAT_NAMES, "chance")
        wanted = [word_of(each) for each in list_of(value)]
        for each in wanted:
            if each.text not in known:
                raise BadScenario("no-such-seat", each, known, word=each.text)
        found = [known[each.seat] for each in self.playing.questions()]
        if sorted(found) != sorted([each.text for each in wanted]):
            yield Wrong(value, "wrong-value", what="waiting", wanted=shown(plain_value(value)), found=shown(found))
        else:
            self.confirmed += [each.seat for each in self.playing.questions()]

    # actions

    def _legal(self, move: Move) -> Iterator[Wrong]:
        try:
            self._try(move)
        except Unfit as unfit:
            reason = unfit.reason if unfit.reason is not None else self._refusal(move)
            why = "" if reason is None else f" ({reason_text(reason)})"
            texts = {"ja": unfit.ja + why, "en": unfit.en + why}
            yield Wrong(move.where, "is-illegal", action=move_text(move), why=lambda language: texts[language])

    def _illegal(self, move: Move) -> Iterator[Wrong]:
        assert move.clause is not None
        try:
            self._try(move)
        except Unfit as unfit:
            reason = self._refusal(move) if move.kind == "do" else unfit.reason
        else:
            yield Wrong(move.where, "is-legal", action=move_text(move))
            return
        wanted = " ".join([each.text for each in (move.clause, move.condition) if each is not None])
        values = plain_value(move.values) if move.values is not None else {}
        if values:
            wanted += " (" + ", ".join([f"{name}: {value}" for name, value in values.items()]) + ")"
        if reason is None or not _is_reason(move, values, reason):
            found = said("nothing", "en") if reason is None else reason_text(reason)
            yield Wrong(move.where, "other-reason", action=move_text(move), wanted=wanted, found=found)

    def _try(self, move: Move) -> None:
        """Fails where the move is not possible now; to give up is not an answer."""
        if move.kind != "do" or word_of(move.value).text != CONCEDE or self.playing.state.outcome is not None:
            answers_of(self.playing, move, confirm=False)
            return
        reason = self._refusal(move)
        if reason is not None:
            raise Unfit("not-accepted", reason, why=reason_text(reason))

    def _refusal(self, move: Move) -> Reason | None:
        """Why the rules forbid the action."""
        playing = self.playing
        if move.kind != "do" or playing.state.outcome is not None:
            return None
        verb = word_of(move.value)
        if verb.text == CONCEDE:
            return playing.rules.concession_refusal(playing.state, move.seat)
        check_verb(playing, verb, ())
        card = -1 if move.card is None else playing.the_card(move.card, move.seat)
        cards = _distinct(playing, move.cards or (), move.seat)
        action = Action(verb.text, card, cards, move.numbers or ())
        if move.named is not None:
            action = self._action_named(move.seat, action, move.named)
        return playing.rules.refusal(playing.state, move.seat, action)

    def _action_named(self, seat: int, action: Action, named: Scalar) -> Action:
        """The action with the ability that is called so."""
        playing = self.playing
        number = playing.number_called(action.card, named.text)
        if number >= 0:
            return Action(action.verb, action.card, action.cards, (number,))
        find = getattr(playing.rules, "spoken_action", None)
        found = None if find is None else find(playing.state, seat, action.verb, named.text)
        if not isinstance(found, Action):
            raise BadScenario("nobody-has-that", named, word=named.text)
        return Action(action.verb, action.card if action.card >= 0 else found.card, found.cards, found.numbers)

    # knowledge

    def _known(self, table: Table, should: bool) -> Iterator[Wrong]:
        """Whether a seat's view shows what these cards, or all cards of a zone, are."""
        playing = self.playing
        zones = playing.zone_places()
        for name, listed in table.entries.items():
            seat = SEAT_NAMES.index(name)
            own = view(playing.state, playing.rules, seat)
            named = {each["handle"] for zone in own["zones"] for each in zone["cards"] if "card" in each}
            for word in words_of(listed):
                cards = playing.state.zones[zones[word.text]] if word.text in zones else ()
                if word.text in zones and not cards:
                    raise BadScenario("checks-nothing", word, word=word.text)
                for card in cards or (playing.the_card(word, 1 - seat if not should else seat),):
                    if (playing.state.handle[card] in named) != should:
                        yield Wrong(
                            word,
                            "not-seen" if should else "seen",
                            seat=lambda language, seat=seat: seat_name(seat, language),
                            card=lambda language, card=card: playing.called(card, language),
                        )


def _distinct(playing: Playing, words: Sequence[Scalar], seat: int) -> tuple[int, ...]:
    """A card for each word; the same word twice means two cards that are alike."""
    chosen: list[int] = []
    for word in words:
        card = playing.the_card(word, seat)
        alike = [each for each in playing.meanings(word) if playing.kin(each) == playing.kin(card)]
        chosen.append(next((each for each in alike if each not in chosen), card))
    return tuple(chosen)


def _is_reason(move: Move, values: Mapping[str, Any], reason: Reason) -> bool:
    found = dict(reason.values)
    return (
        move.clause is not None
        and move.clause.text == reason.clause
        and (move.condition is None or move.condition.text == reason.condition)
        and all(name in found and found[name] == value for name, value in values.items())
    )


def _are_cards(decision: Decision) -> bool:
    return decision.kind != "cells" and bool(getattr(decision, "are_cards", True))


def _in_order(wanted: Sequence[Sequence[int]], cards: Sequence[int]) -> bool:
    return len(wanted) == len(cards) and all(card in each for each, card in zip(wanted, cards, strict=True))


def _flat(table: Table) -> list[str]:
    return [f"{key}: {shown(plain_value(value))}" for key, value in table.entries.items()]


def _equal(wanted: Any, found: Any) -> bool:
    """Whether a written value is the one found; a seat's name stands for its number, lists are compared as groups, of
    a table the keys that are written; an empty one is empty."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        if not wanted:
            return not found
        return all(key in found and _equal(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        rest = list(found)
        for each in wanted:
            match = [place for place, other in enumerate(rest) if _equal(each, other)]
            if not match:
                return False
            del rest[match[0]]
        return not rest
    if isinstance(found, bool) or isinstance(wanted, bool):
        return wanted is found or (isinstance(found, bool) and wanted == int(found))
    if isinstance(found, int) and wanted in SEAT_NAMES:
        return SEAT_NAMES.index(wanted) == found
    return bool(wanted == found)
