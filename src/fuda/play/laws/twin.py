"""What is a twin? A state that runs beside a game and differs from it only in what one seat cannot see.

Both get the same answers: the seat's own in its own words, those of the others card by card. Whatever the seat is sent
is compared. `Parted` ends a twin without a leak, `Broken` is a leak. In a game that hides what is forced the clock is
compared too: at every moment the same seats are asked the same, however long nothing is told.

Kinds of twins:
    all     every hidden card is exchanged
    few     some hidden cards are exchanged; such a twin lives long
    order   the hidden hands are in another order, as far as they are not sorted, with other handles
    choice  an exact copy; only what others choose or shuffle unseen is different from now on
"""

from __future__ import annotations

from typing import Any, Final

from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import Stream
from fuda.api.meaning import refusal_of
from fuda.api.undoing import Heard
from fuda.kernel.decisions import (
    Act,
    Action,
    Allocate,
    Answer,
    Cards,
    Decision,
    Option,
    Order,
    Shuffle,
    equal_actions,
    sample_subset,
)
from fuda.kernel.hidden import exchanged, imagined
from fuda.kernel.machine import asked, submit, waiting
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Unanswerable
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import tells_apart
from fuda.kernel.views import view
from fuda.mechanics.zones import ShuffleZone, as_they_came
from fuda.play.laws.exchanged import Few, is_secret, reordered, sees
from fuda.play.laws.heard import Told, first_shown, shows_another, shows_chosen
from fuda.play.laws.walks import Broken, Tally, difference, spoken, written

KINDS: Final = ("all", "few", "order", "choice")
CATCHING_UP: Final = 12  # unshared questions answered in a row
TRIES: Final = 24  # answers tried to such a question
NAMED: Final = 6  # actions for which both are asked why not
CHOSEN: Final = 10  # answers after which a different choice that is still hidden stays so


class Parted(Exception):
    """The twin cannot go on, and that is no leak."""


def _asked_others(state: State, seat: int) -> Decision | None:
    """The first question to somebody else."""
    for other in (*SEATS, CHANCE):
        if other != seat:
            found = asked(state, other)
            if found is not None:
                return found
    return None


def _shape(decision: Decision | None) -> tuple[Any, ...]:
    """What is asked; the clause may be another one with other cards in hand, and nobody else is shown it."""
    return () if decision is None else (decision.seat, decision.kind, decision.purpose)


def _same_action(one: Action, other: Action) -> bool:
    """Whether two actions are the same, in whichever order their cards are named."""
    if equal_actions(one, other):
        return True
    pairs = [sorted(zip(each.cards, each.numbers or each.cards, strict=False)) for each in (one, other)]
    return one.verb == other.verb and one.card == other.card and pairs[0] == pairs[1]


class Twin:
    """A state that runs beside a game and differs from it only in what one seat cannot see."""

    def __init__(self, game: State, rules: Rules, seat: int, kind: str, random: Stream, tally: Tally) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.kind = kind
        self.random = random
        self.tally = tally
        self.is_timed = game.hide_forced  # then whoever waits could look at a clock
        self.age = 0
        self.state = self._made()
        self.state.notes = self.heard = Heard(self.state)
        self.pairs = list(range(len(game.printed)))  # for each card of the game the one that stands for it in the twin
        self.mine: list[Any] = []  # told in the game and not yet in the twin
        self.its: list[Any] = []  # the other way round
        self.loose = False  # whether one has been asked what the other was not
        self.choices: list[tuple[int, int, int]] = []  # cards chosen differently on purpose, and at which age
        self.knew = (game.known[:], self.state.known[:])
        tally.twins += 1

    def _differing(self) -> State:
        game, rules, seat = self.game, self.rules, self.seat
        if self.kind == "choice":
            return game.clone()
        try:
            if self.kind == "order" and not game.saved:
                return reordered(game, rules, seat, self.random)
            return exchanged(game, rules, seat, Few(self.random) if self.kind == "few" else self.random)
        except Unanswerable as error:
            if error.seat == seat or asked(game, seat) is not None:
                raise
            raise Parted("not possible") from None  # another player has begun what needs the true cards

    def _made(self) -> State:
        game, seat = self.game, self.seat
        made = self._differing()
        if made.steps != game.steps or _shape(_asked_others(made, seat)) != _shape(_asked_others(game, seat)):
            if asked(game, seat) is not None and not self._looks_like(made):
                raise Broken(f"whether seat {seat} is asked depends on hidden cards")
            raise Parted("not asked")  # with other cards another player would not be asked, or asked at the same time
        return made

    def _looks_like(self, made: State) -> bool:
        return spoken(view(made, self.rules, self.seat)) == spoken(view(self.game, self.rules, self.seat))

    # what differs

    def _different(self) -> list[int]:
        game, twin = self.game.printed, self.state.printed
        return [card for card, other in enumerate(self.pairs) if game[card] != twin[other]]

    def _pair_up(self) -> tuple[list[int], list[int]]:
        """Which card stands for which now? On the table and in decks by place, in a hand whichever did before. The
        result are the cards of the game and of the twin that stand for none, where one has more cards in a zone."""
        lone: tuple[list[int], list[int]] = [], []
        for place, zone in enumerate(self.game.zones):
            other = self.state.zones[place]
            if self.rules.zones[place].sorted:
                # Its own order hides which card came when; what is told of cards that come tells it.
                zone, other = as_they_came(self.game, place), as_they_came(self.state, place)
            if not is_secret(self.rules, place, self.seat):
                lone[0].extend(zone[len(other) :])
                lone[1].extend(other[len(zone) :])
                for card, its in zip(zone, other, strict=False):
                    self.pairs[card] = its
                continue
            kept = self._known_by_handle(zone, other)
            taken = {*kept.values()}
            kept.update(
                {
                    card: self.pairs[card]
                    for card in zone
                    if card not in kept and self.pairs[card] in other and self.pairs[card] not in taken
                }
            )
            rest = [card for card in other if card not in kept.values()]
            for card in zone:
                if card in kept:
                    self.pairs[card] = kept[card]
                elif rest:
                    self.pairs[card] = rest.pop(0)
                else:
                    lone[0].append(card)
            lone[1].extend(rest)
        return lone

    def _known_by_handle(self, zone: tuple[int, ...], other: tuple[int, ...]) -> dict[int, int]:
        """Of two equal cards that the seat knows, the one stands for the other that it calls the same."""
        named = {self.state.handle[its]: its for its in other if self._knows(self.state, its)}
        found = {card: named.get(self.game.handle[card], -1) for card in zone if self._knows(self.game, card)}
        printed = self.state.printed
        return {card: its for card, its in found.items() if its >= 0 and printed[its] == self.game.printed[card]}

    def _wrong(self, text: str) -> Exception:
        return Parted("another way") if self.loose else Broken(f"seat {self.seat}, twin {self.kind}: {text}")

    # answers

    def give(self, decision: Decision, answer: Answer) -> None:
        """Give to the twin the answer that the game is about to get."""
        seat = decision.seat
        question = asked(self.state, seat)
        if seat == self.seat:
            if question is None:
                raise self._wrong("asked in one only")
            words = to_seat(decision, answer)
            try:
                self._submit(self.state, seat, from_seat(question, words))
            except (Illegal, Malformed) as error:
                raise Broken(f"seat {seat}: {words} is accepted in one only: {error}") from error
        elif question is None or _shape(question) != _shape(decision):
            self.loose = True
            return
        else:
            self._submit(self.state, seat, self._translated(decision, answer, question))
        self.age += 1
        self.tally.answers += 1

    def _submit(self, state: State, seat: int, answer: Answer) -> None:
        """Give an answer; an exchanged card can be one with which another player could not have begun what is done."""
        try:
            submit(state, self.rules, seat, answer)
        except Unanswerable as error:
            if self.kind in ("all", "few") and error.seat != self.seat:
                raise Parted("not possible") from None
            raise

    def _translated(self, decision: Decision, answer: Answer, question: Decision) -> Answer:
        found = self._varied(decision, answer, question)
        if found is None:
            found = self._same(decision, answer, question)
        if found is None or question.refuse(found) is not None:
            raise Parted("not possible")
        return found

    def _action(self, action: Action) -> Action:
        card = self.pairs[action.card] if action.card >= 0 else -1
        return Action(action.verb, card, tuple([self.pairs[each] for each in action.cards]), action.numbers)

    def _same(self, decision: Decision, answer: Answer, question: Decision) -> Answer | None:
        """The same answer, card for card."""
        if isinstance(decision, Act) and isinstance(question, Act) and isinstance(answer, int):
            wanted = self._action(decision.options[answer])
            for place, each in enumerate(question.options):
                if equal_actions(each, wanted):
                    return place
            for place, each in enumerate(question.options):
                if _same_action(each, wanted):
                    if each.cards != wanted.cards:
                        self._chosen(decision.options[answer].cards, each.cards)
                    return place
            return None
        if isinstance(decision, Option) and isinstance(question, Option) and isinstance(answer, int):
            named = decision.options[answer]
            return question.options.index(named) if named in question.options else None
        if isinstance(answer, int):
            return answer
        if isinstance(decision, Cards) and isinstance(question, Cards):
            cards = tuple([self.pairs[card] for card in answer])
            ordered = tuple([card for card in question.candidates if card in cards])
            if len(ordered) != len(answer):
                return None
            if ordered != cards:
                self._chosen(answer, ordered)
            return ordered
        if isinstance(decision, Order) and decision.are_cards:
            return tuple([self.pairs[card] for card in answer])
        if isinstance(decision, Allocate) and isinstance(question, Allocate) and decision.are_cards:
            shares = {self.pairs[card]: share for card, share in zip(decision.places, answer, strict=True)}
            return tuple([shares.get(card, 0) for card in question.places])
        return answer

    def _varied(self, decision: Decision, answer: Answer, question: Decision) -> Answer | None:
        """Another answer that the seat must not be able to tell from this one; None when there is none, or by lot."""
        if self.random.below(2):
            return None
        if isinstance(question, Shuffle):
            frame = self.state.frames[-1]
            if isinstance(frame, ShuffleZone) and not sees(self.rules, frame.target, self.seat):
                return question.sample(self.random)
            return None
        if isinstance(decision, Act) and isinstance(question, Act) and isinstance(answer, int):
            return self._other_action(decision.options[answer], question)
        if isinstance(decision, Cards) and isinstance(question, Cards) and isinstance(answer, tuple):
            zones = self.state.zone
            if not all(is_secret(self.rules, zones[card], self.seat) for card in question.candidates):
                return None
            size = len(answer)
            if len(question.candidates) < size:
                return None
            found = sample_subset(question.candidates, size, size, self.random)
            self._chosen(answer, found)
            return found
        return None

    def _other_action(self, chosen: Action, question: Act) -> int | None:
        card = self.pairs[chosen.card] if chosen.card >= 0 else -1
        zone = self.state.zone[card]
        if card < 0 or not is_secret(self.rules, zone, self.seat):
            return None
        others = [
            place
            for place, each in enumerate(question.options)
            if each.verb == chosen.verb
            and each.card not in (-1, card)
            and self.state.zone[each.card] == zone
            and each.numbers == chosen.numbers
            and each.cards == self._action(chosen).cards
        ]
        if not others:
            return None
        place = others[self.random.below(len(others))]
        self._chosen((chosen.card,), (question.options[place].card,))
        return place

    def _chosen(self, cards: tuple[int, ...], others: tuple[int, ...]) -> None:
        """Remember cards that were chosen differently, or in another order."""
        self.choices += [(card, other, self.age) for card, other in zip(cards, others, strict=True)]

    # comparing

    def follow(self, notes: list[Any], knew: list[list[int]]) -> None:
        """The game has gone on and this was noted: compare, and let the twin catch up."""
        self._come_to_light()
        before = self._different()
        its_notes, its_knew = self.heard.taken()
        lone, its_lone = self._pair_up()
        different = sorted({*before, *self._different()})
        others = sorted({self.pairs[card] for card in different} | {*before, *its_lone})
        shown = first_shown(self.knew[0], knew, self.game.known, [*different, *lone], self.seat)
        its_shown = first_shown(self.knew[1], its_knew, self.state.known, others, self.seat)
        if not self.mine and not self.its:
            told = Told(self.game, self.knew[0], notes, knew), Told(self.state, self.knew[1], its_notes, its_knew)
            parts = shows_another(*told, self.seat)
            if parts is None:
                parts = shows_chosen(*told, self.choices, self.seat)
            if parts is not None:
                shown = parts if shown is None else min(parts, shown)
                its_shown = parts if its_shown is None else min(parts, its_shown)
        self.mine += [note.told[self.seat] for note in notes[:shown]]
        self.its += [note.told[self.seat] for note in its_notes[:its_shown]]
        self._compare_told()
        if shown is not None or its_shown is not None:
            raise Parted("shown")
        self.knew = (self.game.known[:], self.state.known[:])
        self.catch_up()

    def _come_to_light(self) -> None:
        """A choice made differently must stay hidden; if it does not, that was allowed."""
        kept: list[tuple[int, int, int]] = []
        for card, other, age in self.choices:
            for state, each in ((self.game, card), (self.state, other)):
                if sees(self.rules, state.zone[each], self.seat):
                    raise Parted("choice shown")
            if self.age <= age + CHOSEN:
                kept.append((card, other, age))
        self.choices = kept

    def _compare_told(self) -> None:
        count = min(len(self.mine), len(self.its))
        for one, other in zip(self.mine[:count], self.its[:count], strict=True):
            self.tally.events += 1
            if spoken(one) != spoken(other):
                raise self._wrong(f"told differently: {difference(one, other)} in {one}")
        del self.mine[:count], self.its[:count]

    def _in_step(self) -> bool:
        game, twin, seat = self.game, self.state, self.seat
        return (
            not self.mine
            and not self.its
            and (asked(game, seat) is None) == (asked(twin, seat) is None)
            and (game.outcome is None) == (twin.outcome is None)
            and _shape(_asked_others(game, seat)) == _shape(_asked_others(twin, seat))
        )

    def _knows(self, state: State, card: int) -> bool:
        return bool(state.known[card] >> self.seat & 1)

    def _compare_clocks(self) -> None:
        """Where the time that passes tells, the same seats are asked the same questions in both."""
        mine, its = (
            [_shape(asked(each, other)) for other in waiting(each) if other != self.seat]
            for each in (self.game, self.state)
        )
        self.tally.moments += 1
        if mine != its and any(
            [self._knows(self.game, card) and self._knows(self.state, other) for card, other, _ in self.choices]
        ):
            raise Parted("choice shown")  # it will be told which of the cards it is that the seat knows
        if mine != its:
            raise Broken(f"seat {self.seat}, twin {self.kind}: others are asked {mine} and {its}")

    def catch_up(self) -> None:
        """Where only one is asked what the seat does not see, the twin answers in silence, or waits for the game."""
        if self.is_timed:
            self._compare_clocks()
        for _ in range(CATCHING_UP):
            if self._in_step():
                self._compare_sent()
                return
            question = _asked_others(self.state, self.seat)
            others = _asked_others(self.game, self.seat)
            if self.its or (others is not None and not self.mine):
                if others is None:
                    raise self._wrong(f"told in the twin only: {self.its[:1]}")
                self.loose = True
                return
            if question is None:
                raise self._wrong(f"told in the game only: {self.mine[:1]}" if self.mine else "asked in one only")
            self.loose = True
            self._answer_in_silence(question)
        raise Parted("another way")

    def _answer_in_silence(self, question: Decision) -> None:
        tried = [*question.answers()][::-1] if question.count() <= TRIES else [question.sample(self.random)]
        for answer in tried:
            trial = self.state.clone()
            heard = Heard(trial)
            trial.notes = heard
            self._submit(trial, question.seat, answer)
            told = [note.told[self.seat] for note in heard]
            expected = self.mine[: len(told)]
            if spoken(told[: len(expected)]) == spoken(expected) and (told == expected or trial.outcome is None):
                self.state, self.heard = trial, heard
                heard.taken()
                self.its += told
                self._compare_told()
                self._pair_up()
                if any(self.game.known[card] >> self.seat & 1 for card in self._different()):
                    raise Parted("shown")
                self.knew = (self.game.known[:], self.state.known[:])
                return
        raise Parted("another way")

    def _compare_sent(self) -> None:
        game, twin, rules, seat = self.game, self.state, self.rules, self.seat
        self.tally.views += 1
        one, other = view(game, rules, seat), view(twin, rules, seat)
        if spoken(one) != spoken(other):
            raise Broken(f"seat {seat}, twin {self.kind}: seen differently: {difference(one, other)}")
        was_loose, self.loose = self.loose, False
        if game.outcome is not None:
            raise Parted("game over")
        _compare_errors(game, twin, rules, seat)
        if asked(game, seat) is not None and not was_loose:
            self._compare_imagined()

    def _compare_imagined(self) -> None:
        game, twin, rules, seat = self.game, self.state, self.rules, self.seat
        if self.pairs != [*range(len(self.pairs))] or game.zones != twin.zones or game.handle != twin.handle:
            return
        label = str(self.random.below(1 << 30))
        mine, its = (imagined(each, rules, seat, Stream(label)) for each in (game, twin))
        mine.steps = its.steps = 0
        if not game.saved and written(mine) != written(its):
            raise Broken(f"seat {seat}, twin {self.kind}: imagined differently")
        if spoken(view(mine, rules, seat)) != spoken(view(game, rules, seat)):
            raise Broken(f"seat {seat}: sees something else in what it imagines")
        self.tally.imagined += 1

    def compare_reasons(self, verbs: dict[str, Action]) -> None:
        """Both give the same reasons for whatever the seat can name."""
        if not self._in_step() or not verbs:
            return
        game, twin, seat = self.game, self.state, self.seat
        names: list[int | str] = []
        for card in range(len(game.printed)):
            if tells_apart(game, self.rules, card, seat):
                # Cards that the seat can point at and does not know are the tempting ones.
                names += [game.handle[card]] * (1 if game.known[card] >> seat & 1 else 6)
        names += [self.rules.card_name(game.printed[card]) for card in self._different()[:3]]
        for _ in range(NAMED if names else 0):
            like = verbs[sorted(verbs)[self.random.below(len(verbs))]]
            words: dict[str, Any] = {"verb": like.verb, "numbers": list(like.numbers)}
            if like.card >= 0:
                words["card"] = names[self.random.below(len(names))]
            words["cards"] = list(dict.fromkeys([names[self.random.below(len(names))] for _ in like.cards]))
            if len(words["cards"]) != len(like.cards):
                words["numbers"] = []
            reasons = [repr(refusal_of(self.rules, each, seat, words)) for each in (game, twin)]
            self.tally.reasons += 1
            if reasons[0] != reasons[1]:
                raise Broken(f"seat {seat}, twin {self.kind}: {words}: {reasons[0]} and {reasons[1]}")


def _compare_errors(game: State, twin: State, rules: Rules, seat: int) -> None:
    question = asked(game, seat)
    wrong: tuple[Any, ...] = (-1, 10**6, (-1,), (0, 0), None)
    for answer in wrong if question is not None else (0,):
        said: list[str] = []
        for state in (game, twin):
            try:
                given = from_seat(asked(state, seat), answer) if question is not None else 0  # type: ignore[arg-type]
                submit(state.clone(), rules, seat, given)
                said.append("")
            except (Illegal, Malformed, NotAsked) as error:
                said.append(str(error))
        if said[0] != said[1]:
            raise Broken(f"seat {seat}: {answer!r} gives {said[0]!r} and {said[1]!r}")
