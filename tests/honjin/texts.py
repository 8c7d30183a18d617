"""What tests of card texts share: a table on which a text is used or triggered by itself, and small cards for it.

A text is used without its price and without counters: targets, what is chosen, dice, then it takes effect, and a check
step follows. What the rest of the game does around it is tested elsewhere.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, ClassVar

from fuda.games.honjin.battle_events import BattleBegan, PutUp, SidesSet, TakenOff, TimingBegan
from fuda.games.honjin.chapters.checks import CheckStep
from fuda.games.honjin.chapters.choices import Choose
from fuda.games.honjin.chapters.dice import RollDice, dice_wanted
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.phrases.sentences import BOOK
from fuda.games.honjin.rules import Honjin, build
from fuda.games.honjin.table import (
    DECKS,
    DISCARDS,
    EFFECTS,
    FIRST_NORMAL,
    HANDS,
    INITIATIVE,
    REMOVED,
    Declared,
    HonjinState,
    party,
    player_target,
    terrain_at,
)
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.games.honjin.texts.values import attack_of, defence_of, level_of, number
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import advance, apply_now, happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.records import copy_of
from fuda.language.compiler.card_source import CardSource
from tests.boards import SEATS, GameBoard

Printed = dict[str, Any]


# --- cards for one test


def unit(name: str, text: str = "", **more: Any) -> Printed:
    """A unit card of level 2 with attack 2 and defence 3, unless said otherwise."""
    usual = {"level": 2, "attack": 2, "defence": 3, "march": ["歩行"], "attributes": ["火"], "races": ["ヒューマン"]}
    return _card(name, "unit", text, {**usual, **more})


def spell(name: str, text: str, cost: str = "火", **more: Any) -> Printed:
    """A battle spell card."""
    return _card(name, "spell", text, {"cost": cost, **more})


def tool(name: str, text: str = "", **more: Any) -> Printed:
    """A consumable."""
    return _card(name, "item", text, {"class": "消耗品", "cost": 1, **more})


def gear(name: str, text: str = "", **more: Any) -> Printed:
    """A piece of equipment."""
    return _card(name, "item", text, {"class": "装備品", "cost": 1, **more})


def terrain(name: str, text: str = "", limit: int = 8, **more: Any) -> Printed:
    """A terrain card."""
    return _card(name, "terrain", text, {"limit": limit, "attributes": ["土"], **more})


def _card(name: str, kind: str, text: str, more: Printed) -> Printed:
    return {"number": name, "name": {"ja": name, "en": name}, "kind": kind, "text": text, "rarity": "C", **more}


@cache
def honjin(cards: str) -> Honjin:
    """The game with these cards only, given as JSON."""
    return build(tuple([_source(each) for each in json.loads(cards)]))


def _source(printed: Printed) -> CardSource:
    name, text = printed["name"], printed["text"]
    return CardSource(printed["number"], name["ja"], name["en"], printed, BOOK.compile(text, "text"), text, "test", 1)


SOLDIER = unit("兵")
ARCHER = unit("弓", attack=3, defence=2, attributes=["風"], races=["エルフ"])
GIANT = unit("巨", level=5, attack=6, defence=7, attributes=["土"], races=["ジャイアント"])
MAGE = unit("術", spells="火水*", items=2, races=["エルフ", "プラント"])
SWORD = gear("剣", attack=2, defence=1)
FIELDS = terrain("野")
MEADOW = terrain("原", limit=5, attributes=["風"])
CARDS = [SOLDIER, ARCHER, GIANT, MAGE, SWORD, FIELDS, MEADOW]


# --- a table


class Resting(Procedure):
    """Nothing goes on: the first player is asked whether it should stay so."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = Action()

    @step("")
    def rest(self, state: Any, rules: Any) -> Flow:
        self.go("rest")
        return self.ask(state, Act(0, "", "rest", (Action("rest"), Action("stay"))), into="answer")


class UseNow(Procedure):
    """A use from its choices to the check step after it."""

    def __init__(self, declared: Declared | None = None, variable: int = 0) -> None:
        super().__init__()
        self.declared = declared or Declared()
        self.variable = variable
        self.choices: tuple[int, ...] = ()
        self.dice: tuple[tuple[int, ...], ...] = ()

    @step("")
    def choose(self, state: Any, rules: Any) -> Flow:
        made = self.declared
        ask = Choose(made.seat, made.card, made.printed, made.ability, made.targets, self.variable)
        return self.call(state, ask, into="choices")

    @step("")
    def roll(self, state: Any, rules: Any) -> Flow:
        made = self.declared
        ability = rules.list.cards[made.printed].abilities[made.ability]
        reading = Reading(state, rules, made.seat, made.card, (), made.targets)
        return self.call(state, RollDice(made.seat, "10.1.8", dice_wanted(reading, ability, self.choices)), into="dice")

    @step("")
    def put_up(self, state: Any, rules: Any) -> Flow:
        made = copy_of(self.declared)
        made.choices, made.dice = self.choices, self.dice
        apply_now(state, rules, PutUp("10.1.5", made))
        apply_now(state, rules, TakenOff("10.3.1"))
        self.go("end")
        return self.call(state, ResolveDeclared(state.resolved[-1]))

    @step("")
    def end(self, state: Any, rules: Any) -> Flow:
        return self.call(state, CheckStep("10.2.3"))


class Table(GameBoard):
    """A table in the first player's main phase on which nothing goes on by itself."""

    passive: ClassVar[tuple[str, ...]] = ("rest",)
    rules: Honjin
    state: HonjinState

    def __init__(self, *cards: Printed, board: dict[str, Any] | None = None, turn: str = "first", **more: Any) -> None:
        rules = honjin(json.dumps([*cards, *CARDS]))
        state, aliases = rules.place({"turn": turn, "board": board or {}, **more})
        state.frames = [Resting()]
        state.phase = 1
        super().__init__(rules, state, aliases)

    # --- doing

    def run(self, procedure: Procedure) -> None:
        """Let something be done now."""
        self.state.pending = ()
        self.state.frames.append(procedure)
        advance(self.state, self.rules)

    def let(self, *events: Any) -> None:
        """Let something happen now, with all that it sets off at once."""
        self.state.pending = ()
        happen(self.state, self.rules, *events)
        advance(self.state, self.rules)

    def check(self) -> None:
        """A check step."""
        self.run(CheckStep("4.2.1"))

    def battle(self, area: str, timing: int = FIRST_NORMAL, first: str = "first") -> None:
        """A battle goes on in an area."""
        self.let(BattleBegan("8.1.1", area_named("", area)))
        self.let(TimingBegan("8.2.1", INITIATIVE))
        if timing != INITIATIVE:
            self.let(SidesSet("8.3.4.8", SEATS.index(first)))
            self.let(TimingBegan("8.2.1", timing))

    def declared(self, card: str, *targets: str, user: str = "", ability: int = 0, seat: str = "") -> Declared:
        """A declaration of an ability of a card on these targets; players are named by their seats."""
        number_of = self.card(card)
        printed = self.state.printed[number_of]
        aimed = tuple([self.target(each) for each in targets])
        return Declared(
            symbol=self.rules.list.cards[printed].abilities[ability].symbol,
            seat=SEATS.index(seat) if seat else self.state.owner[number_of],
            user=self.card(user) if user else number_of,
            card=number_of,
            printed=printed,
            ability=ability,
            targets=aimed,
            objects=tuple([self.state.object[each] for each in aimed if each >= 0]),
            user_object=self.state.object[self.card(user or card)],
        )

    def target(self, name: str) -> int:
        """A card, a player, or the terrain of an area."""
        if name in SEATS:
            return player_target(SEATS.index(name))
        if name in self.aliases:
            return self.card(name)
        return terrain_at(self.state, self.rules, area_named("", name))

    def use(self, card: str, *targets: str, user: str = "", ability: int = 0, variable: int = 0) -> None:
        """Use an ability, up to the first question that it brings."""
        if self.zone(card)[1] == "hand":
            number_of = self.card(card)
            self.let(
                Went("10.1.6", number_of, EFFECTS[self.state.owner[number_of]], self.state.owner[number_of], "use")
            )
        self.run(UseNow(self.declared(card, *targets, user=user, ability=ability), variable))

    def put_up(self, card: str, *targets: str, user: str = "", ability: int = 0, **more: Any) -> int:
        """Declare a use that waits to be resolved; its name."""
        made = self.declared(card, *targets, user=user, ability=ability)
        for field, value in more.items():
            setattr(made, field, value)
        self.let(PutUp("10.1.5", made))
        return self.state.chain[-1].name

    # --- the table

    def is_resting(self) -> bool:
        """Whether nothing goes on."""
        now_asked = self.asked()
        return now_asked is not None and now_asked[1] == "rest"

    def attack(self, alias: str) -> int:
        return attack_of(self.state, self.rules, self.card(alias))

    def defence(self, alias: str) -> int:
        return defence_of(self.state, self.rules, self.card(alias))

    def level(self, alias: str) -> int:
        return level_of(self.state, self.rules, self.card(alias))

    def figure(self, alias: str, attribute: int) -> int:
        return number(self.state, self.rules, self.target(alias), attribute)

    def is_finished(self, alias: str) -> bool:
        return bool(self.state.finished[self.card(alias)])

    def there(self, area: str, seat: str = "first") -> list[str]:
        """A party from the front to the rear."""
        return [self.name(card) for card in party(self.state, self.rules, area_named("", area), SEATS.index(seat))]

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def deck(self, seat: str) -> list[str]:
        return self.names(DECKS[SEATS.index(seat)])

    def discards(self, seat: str) -> list[str]:
        return self.names(DISCARDS[SEATS.index(seat)])

    def removed(self, seat: str) -> list[str]:
        return self.names(REMOVED[SEATS.index(seat)])

    def spent(self, alias: str) -> int:
        """How many slots of a unit are spent."""
        return len(self.state.spent[self.card(alias)])

    def took_effect(self) -> list[bool]:
        """Of everything that was resolved so far, whether it took effect."""
        return [told["done"] for told in self.told() if told["event"] == "TookEffect"]
