"""How do tests of 汎用TCG set up a table and play on it? In the words of the players, and strictly.

    fox = {"card": "火の粉の子狐", "energy": 1}
    board = Board(phase="battle", first={"main": fox}, second={"main": "鍛冶場の若衆"})
    board.skill("first", "狐火")
    assert board.damage("鍛冶場の若衆") == 200

Cards that the game does not have can be printed for one test:

    Board(cards=[unit("的", hp=500), unit("斧", skills=[skill("振り", 300, cost=1)])], ...)

Answering a question that is not asked fails and says what is asked; so does an answer that is not offered. A question
with one answer only is not asked: a player who can do nothing but end the main phase is already out of it.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import pytest

from fuda.games.hanyo.cards import ATTRIBUTES
from fuda.games.hanyo.phrases import BOOK
from fuda.games.hanyo.rules import Hanyo, build
from fuda.games.hanyo.table import (
    AREAS,
    DECKS,
    DISCARDS,
    ENERGIES,
    HANDS,
    MAINS,
    PHASE_NAMES,
    PLACED,
    RESOLUTION,
    SETS,
    STANDBYS,
)
from fuda.games.hanyo.values import ADVANTAGE, RETREAT, number
from fuda.games.hanyo.values import ATTRIBUTES as ATTRIBUTE_BITS
from fuda.kernel.decisions import Act, Action, Answer, Decision, Number, Option, Order, Roll, Shuffle, Subset
from fuda.kernel.machine import advance, asked, happen, submit, waiting
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.views import view
from fuda.language.source import CardPart, CardSource
from fuda.library.loading import load_cards
from fuda.mechanics.positions import SEAT_NAMES

SEATS: Final = (*SEAT_NAMES, "chance")
PASSIVE: Final = ("end-main", "no-skill")
MOST_QUESTIONS: Final = 500
Printed = dict[str, Any]

# --- cards for one test


def skill(name: str, damage: int | str | None = None, cost: int = 0, text: str = "") -> Printed:
    """A skill to be printed on a unit or an enhancement."""
    printed: Printed = {"name": {"ja": name, "en": name}, "cost": cost, "text": text}
    if damage is not None:
        printed["damage"] = damage
    return printed


def ex(name: str, text: str) -> Printed:
    """An EX skill to be printed on an enhancement."""
    return {"name": {"ja": name, "en": name}, "text": text}


def unit(
    name: str,
    hp: int = 1000,
    attribute: str = "火",
    advantage: str = "",
    retreat: int = 0,
    text: str = "",
    skills: list[Printed] | None = None,
    number: str = "",
) -> Printed:
    """A unit card."""
    printed: Printed = {"kind": "unit", "hp": hp, "attribute": attribute, "retreat": retreat, "skills": skills or []}
    if advantage:
        printed["advantage"] = advantage
    return _named(name, "unit", text, printed, number)


def strategy(name: str, text: str, number: str = "") -> Printed:
    """A command of the class strategy."""
    return _named(name, "command", text, {"kind": "command", "class": "strategy"}, number)


def tactics(name: str, text: str, number: str = "") -> Printed:
    """A command of the class tactics."""
    return _named(name, "command", text, {"kind": "command", "class": "tactics"}, number)


def enhancement(
    name: str,
    text: str = "自分のユニットにセットできる。",
    skills: list[Printed] | None = None,
    exs: list[Printed] | None = None,
    number: str = "",
) -> Printed:
    """A command of the class enhancement."""
    printed = {"kind": "command", "class": "enhancement", "skills": skills or [], "ex": exs or []}
    return _named(name, "enhancement", text, printed, number)


def _named(name: str, category: str, text: str, printed: Printed, number: str) -> Printed:
    return {**printed, "name": {"ja": name, "en": name}, "category": category, "text": text, "number": number or name}


@cache
def hanyo(cards: str = "[]") -> Hanyo:
    """The game with more cards, given as JSON."""
    return build((*load_cards("hanyo"), *[_source(each) for each in json.loads(cards)]))


def _source(printed: Printed) -> CardSource:
    parts = [
        CardPart(key, each, BOOK.compile(each["text"], category), each["text"], category)
        for key, category in (("skills", "skill"), ("ex", "ex"))
        for each in printed.get(key, [])
    ]
    name = printed["name"]
    node = BOOK.compile(printed["text"], printed["category"])
    return CardSource(
        printed["number"], name["ja"], name["en"], printed, node, printed["text"], "test", 1, tuple(parts)
    )


def with_cards(*cards: Printed) -> Hanyo:
    """The game with these cards beside its own."""
    return hanyo(json.dumps(cards))


class Board:
    """A table in the middle of a game, stopped at the first question."""

    def __init__(
        self,
        turn: str = "first",
        phase: str = "main",
        number: int = 5,
        first: dict[str, Any] | None = None,
        second: dict[str, Any] | None = None,
        cards: list[Printed] | None = None,
        **more: Any,
    ) -> None:
        self.rules = with_cards(*(cards or []))
        seats = [{"main": "鍛冶場の若衆", **(each or {})} for each in (first, second)]
        written = {"turn": turn, "phase": phase, "number": number, "first": seats[0], "second": seats[1], **more}
        self.state, self.aliases = self.rules.place(written)
        self._begin()

    def _begin(self) -> None:
        self.labels = {card: word for word, card in reversed(self.aliases.items()) if word not in self._printed(card)}
        self.state.notes = []
        advance(self.state, self.rules)

    def _printed(self, card: int) -> tuple[str, str, str]:
        printed = self.rules.card(self.state, card)
        return printed.number, printed.name, printed.source.name_en

    @classmethod
    def new(
        cls, first: list[str], second: list[str], variant: str = "standard", cards: list[Printed] | None = None
    ) -> Board:
        """A whole game from its set-up with decks of any size, from the top; `name@alias` names one card."""
        board = cls.__new__(cls)
        board.rules = with_cards(*(cards or []))
        by_name = {card.name: card.number for card in board.rules.list.cards}
        decks = tuple([tuple([by_name[each.partition("@")[0]] for each in deck]) for deck in (first, second)])
        board.state = board.rules.start(variant, decks)
        board.aliases = {}
        for card, written in enumerate((*first, *second)):
            name, _, alias = written.partition("@")
            board.aliases.setdefault(alias or name, card)
        board._begin()
        return board

    # --- questions

    def asked(self) -> tuple[str, str, str] | None:
        """Who is asked for what, by which clause; nobody when the game is over."""
        seats = waiting(self.state)
        if self.state.outcome is not None or not seats:
            return None
        question = self._question(seats[0])
        return SEATS[seats[0]], question.purpose, question.clause

    def all_asked(self) -> list[str]:
        """Everybody who has a question to answer."""
        return [SEATS[seat] for seat in waiting(self.state)]

    def _question(self, seat: int) -> Decision:
        found = asked(self.state, seat)
        if found is None:
            pytest.fail(f"{SEATS[seat]} is not asked; {self._describe()}")
        return found

    def _describe(self) -> str:
        now = self.asked()
        if now is None:
            return f"the game is over: {self.state.outcome}"
        return f"{now[0]} is asked for {now[1]} ({now[2]}): {self.options(now[0])}"

    def _is_asked(self, seat: str, kind: type[Decision]) -> Any:
        question = self._question(SEATS.index(seat))
        if not isinstance(question, kind):
            pytest.fail(f"the question is no {kind.__name__}; {self._describe()}")
        return question

    def _submit(self, seat: str, answer: Answer) -> None:
        submit(self.state, self.rules, SEATS.index(seat), answer)

    def options(self, seat: str) -> list[str]:
        """What the seat can answer, in words."""
        question = self._question(SEATS.index(seat))
        if isinstance(question, Act):
            return [self.spoken(each) for each in question.options]
        if isinstance(question, Option):
            return list(question.options)
        if isinstance(question, Subset):
            return [self.name(card) for card in question.candidates]
        if isinstance(question, Order):
            return [self.name(card) for card in question.items]
        if isinstance(question, Number):
            return [str(each) for each in question.answers()]
        return [question.kind]

    def how_many(self, seat: str) -> tuple[int, int]:
        """How many cards must and may be chosen now."""
        question = self._is_asked(seat, Subset)
        return question.least, question.most

    def spoken(self, action: Action) -> str:
        """An action in words: verb, then the skill, or the card and the cards it takes."""
        if action.verb in ("skill", "use"):
            return f"{action.verb} {self.rules.list.ability(action.numbers[0]).name}"
        words = [action.verb]
        if action.card >= 0:
            words.append(self.name(action.card))
        words += [self.name(card) for card in action.cards]
        return " ".join(words)

    # --- answers

    def do(self, seat: str, verb: str, card: str = "", *cards: str) -> None:
        """Do something that is offered: `do("first", "enter", "狐")`. Where one way fits, the rest may be left out."""
        question = self._is_asked(seat, Act)
        wanted = self.card(card) if card else -1
        taken = tuple([self.card(each) for each in cards])
        found = [
            place
            for place, each in enumerate(question.options)
            if each.verb == verb and (not card or each.card == wanted) and (not cards or each.cards == taken)
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {card} {cards} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def _do_named(self, seat: str, verb: str, name: str, unit: str) -> None:
        question = self._is_asked(seat, Act)
        found = [
            place
            for place, each in enumerate(question.options)
            if self.spoken(each) == f"{verb} {name}" and (not unit or each.card == self.card(unit))
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {name} {unit} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def skill(self, seat: str, name: str) -> None:
        """The main unit uses the skill of that name."""
        self._do_named(seat, "skill", name, "")

    def use(self, seat: str, name: str, unit: str = "") -> None:
        """Play the activated EX skill of that name."""
        self._do_named(seat, "use", name, unit)

    def trigger(self, seat: str, card: str) -> None:
        """Play the triggered ability of that card next."""
        self.do(seat, "trigger", card)

    def charge(self, seat: str, card: str, unit: str) -> None:
        """Charge the unit with the card."""
        self.do(seat, "charge", unit, card)

    def enter(self, seat: str, card: str) -> None:
        """Put a unit out."""
        self.do(seat, "enter", card)

    def play(self, seat: str, card: str) -> None:
        """Play a command."""
        self.do(seat, "play", card)

    def retreat(self, seat: str) -> None:
        """Let the main unit retreat."""
        self.do(seat, "retreat")

    def ends_main(self, seat: str) -> None:
        """End the main phase."""
        self.do(seat, "end-main")

    def passes(self, seat: str) -> None:
        """Use no skill."""
        self.do(seat, "no-skill")

    def choose(self, seat: str, *cards: str) -> None:
        """Choose these cards."""
        question = self._is_asked(seat, Subset)
        chosen = [self.card(each) for each in cards]
        for each in chosen:
            if each not in question.candidates:
                pytest.fail(f"{self.name(each)} cannot be chosen; {self._describe()}")
        self._submit(seat, tuple([card for card in question.candidates if card in chosen]))

    def order(self, seat: str, *cards: str) -> None:
        """Put the cards into this order, the first on top."""
        self._is_asked(seat, Order)
        self._submit(seat, tuple([self.card(each) for each in cards]))

    def option(self, seat: str, word: str) -> None:
        """Choose a named option."""
        question = self._is_asked(seat, Option)
        if word not in question.options:
            pytest.fail(f"{word} is not offered; {self._describe()}")
        self._submit(seat, question.options.index(word))

    def scissors(self, first: str, second: str) -> None:
        """Both play rock-paper-scissors."""
        if self.all_asked() != list(SEAT_NAMES) or self.asked() != ("first", "rock-paper-scissors", "919.1"):
            pytest.fail(f"nobody plays rock-paper-scissors; {self._describe()}")
        self.option("first", first)
        self.option("second", second)

    def wins(self, seat: str) -> None:
        """This seat wins at rock-paper-scissors."""
        self.scissors(*(("rock", "scissors") if seat == "first" else ("scissors", "rock")))

    def number(self, seat: str, number: int) -> None:
        """Name a number."""
        self._is_asked(seat, Number)
        self._submit(seat, number)

    def shuffle(self, *order: int) -> None:
        """Chance puts things into this order; left out, they stay as they are."""
        question = self._is_asked("chance", Shuffle)
        rest = [place for place in range(question.size) if place not in order]
        self._submit("chance", (*order, *rest))

    def shuffles(self) -> None:
        """Chance leaves everything in its order until somebody is asked for something else."""
        for _ in range(MOST_QUESTIONS):
            now = self.asked()
            if now is None or now[:2] != ("chance", "shuffle"):
                return
            self.shuffle()

    def roll(self, *shown: int) -> None:
        """Chance rolls."""
        self._is_asked("chance", Roll)
        self._submit("chance", shown)

    def first_player(self, seat: str) -> None:
        """Chance decides who takes the first turn."""
        if self.asked() != ("chance", "first-player", "403.4"):
            pytest.fail(f"chance does not decide; {self._describe()}")
        self.roll(1 + SEATS.index(seat))

    def play_on(self, purpose: str, seat: str = "") -> None:
        """Everybody ends phases and uses no skill until this is asked (of this seat)."""
        for _ in range(MOST_QUESTIONS):
            now = self.asked()
            if now is not None and now[1] == purpose and seat in ("", now[0]):
                return
            self._be_passive()
        pytest.fail(f"{purpose} is never asked; {self._describe()}")

    def play_to_turn(self, number: int) -> None:
        """Everybody ends phases and uses no skill until a question is asked in that turn."""
        while self.state.turn < number:
            self._be_passive()

    def _be_passive(self) -> None:
        now = self.asked()
        if now is None:
            pytest.fail(self._describe())
        question = self._question(SEATS.index(now[0]))
        if isinstance(question, Act) and question.options[-1].verb in PASSIVE:
            self._submit(now[0], len(question.options) - 1)
        elif now[:2] == ("chance", "shuffle"):
            self.shuffle()
        else:
            pytest.fail(f"nothing passive to answer; {self._describe()}")

    # --- why not

    def why_not(self, seat: str, verb: str, card: str = "", *cards: str, named: str = "") -> Reason | None:
        """Why the seat may not do this now; None when it may. `named` is the skill or EX skill."""
        taken = tuple([self.card(each) for each in cards])
        action = Action(verb, self.card(card) if card else -1, taken)
        if named:
            action = self.use_of(verb, named, card)
        return self.rules.refusal(self.state, SEATS.index(seat), action)

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, named: str = "") -> Reason:
        """Why the seat may not do this now; fails when it may."""
        reason = self.why_not(seat, verb, card, *cards, named=named)
        if reason is None:
            pytest.fail(f"{seat} may {verb} {card} {cards} {named}")
        return reason

    def use_of(self, verb: str, named: str, card: str) -> Action:
        """The action of a unit on the table that uses an ability: its own or one of its sets'."""
        unit = self.card(card)
        for home in (unit, *[each for each, host in enumerate(self.state.host) if host == unit]):
            for ability in self.rules.card(self.state, home).abilities:
                if ability.name == named:
                    return Action(verb, unit, (home,), (ability.printed << 5 | ability.place,))
        pytest.fail(f"{card} has no {named}")

    # --- the table

    def card(self, alias: str) -> int:
        """The card of that alias, name or number."""
        if alias not in self.aliases:
            pytest.fail(f"there is no {alias} on the table")
        return self.aliases[alias]

    def name(self, card: int) -> str:
        """The alias of a card, or else its name."""
        return self.labels.get(card, self._printed(card)[1])

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by its number."""
        return [self.name(card) for card in self.state.zones[zone]]

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def deck(self, seat: str) -> list[str]:
        """From the top."""
        return self.names(DECKS[SEATS.index(seat)])

    def discard(self, seat: str) -> list[str]:
        """From the top: the newest first."""
        return self.names(DISCARDS[SEATS.index(seat)])

    def resolution(self) -> list[str]:
        return self.names(RESOLUTION)

    def main(self, seat: str) -> str:
        """The card in the main area, or nothing."""
        return "".join(self.names(MAINS[SEATS.index(seat)]))

    def standby(self, seat: str) -> list[str]:
        """The cards of the four standby areas, without the free ones."""
        return [name for zone in STANDBYS[SEATS.index(seat)] for name in self.names(zone)]

    def units(self, seat: str) -> list[str]:
        """Every unit of the seat's areas, the main area first."""
        return [name for zone in AREAS[SEATS.index(seat)] for name in self.names(zone)]

    def zone(self, alias: str) -> tuple[str, str]:
        """Whose zone the card is in, and its name."""
        zone = self.rules.zones[self.state.zone[self.card(alias)]]
        return ("nobody" if zone.owner < 0 else SEATS[zone.owner]), zone.name

    def energy(self, alias: str) -> list[str]:
        """The energy on a unit."""
        return self._attached(ENERGIES, alias)

    def sets(self, alias: str) -> list[str]:
        """The cards set on a unit."""
        return self._attached(SETS, alias)

    def _attached(self, zones: tuple[int, int], alias: str) -> list[str]:
        unit = self.card(alias)
        return [self.name(card) for zone in zones for card in self.state.zones[zone] if self.state.host[card] == unit]

    def damage(self, alias: str) -> int:
        return self.state.damage[self.card(alias)]

    def hp(self, alias: str) -> int:
        """The HP under all effects, damage not taken off."""
        return self.rules.hp(self.state, self.card(alias))

    def retreat_cost(self, alias: str) -> int:
        return number(self.state, self.rules, self.card(alias), RETREAT)

    def attributes(self, alias: str) -> list[str]:
        return _words(number(self.state, self.rules, self.card(alias), ATTRIBUTE_BITS))

    def advantage(self, alias: str) -> list[str]:
        return _words(number(self.state, self.rules, self.card(alias), ADVANTAGE))

    def placed(self, alias: str) -> str:
        """normal, rested or stunned."""
        return PLACED[self.state.placed[self.card(alias)]]

    def is_down(self, alias: str) -> bool:
        """Whether the unit is knocked out."""
        return bool(self.state.down[self.card(alias)])

    def counters(self, alias: str, counter: str) -> int:
        return self.rules.counters_on(self.state, self.card(alias), counter)

    def skills(self, alias: str) -> list[str]:
        """The skills and EX skills that the unit has now."""
        found: list[str] = self.rules.known_face(self.state, self.card(alias), -1)["skills"]
        return found

    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def turn(self) -> tuple[int, str]:
        """The number of the turn and whose it is."""
        return self.state.turn, SEATS[self.state.turn_player]

    def is_known(self, alias: str, seat: str) -> bool:
        """Whether the seat knows what the card is."""
        return bool(self.state.known[self.card(alias)] >> SEATS.index(seat) & 1)

    def view(self, seat: str) -> dict[str, Any]:
        return view(self.state, self.rules, SEATS.index(seat))

    def outcome(self) -> tuple[str, str, str] | None:
        """Who won, in which way, by which clause."""
        found: Outcome | None = self.state.outcome
        if found is None:
            return None
        return ("nobody" if found.winner < 0 else SEATS[found.winner]), found.kind, found.clause

    def told(self, seat: str = "") -> list[dict[str, Any]]:
        """What the seat (left out: the judge) was told so far."""
        place = SEATS.index(seat) if seat else -1
        return [note.told[place] for note in self.state.notes or []]

    def happened(self) -> list[str]:
        """The names of all events so far."""
        return [told["event"] for told in self.told()]

    def happen(self, *events: Any) -> None:
        """Let something happen that no card of the game does; the open question stays."""
        happen(self.state, self.rules, *events)


def _words(bits: int) -> list[str]:
    return [attribute for place, attribute in enumerate(ATTRIBUTES) if bits >> place & 1]
