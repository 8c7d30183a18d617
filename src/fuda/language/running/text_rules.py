"""What does a game with lasting effects say about them? The hooks that derivation asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fuda.kernel.facts import Change, Facts, Held
from fuda.kernel.rules import Rules, Zone
from fuda.language.running.lasting import derived
from fuda.language.running.lines import ABILITIES as ABILITIES
from fuda.language.running.lines import Standing as Standing
from fuda.language.running.lines import TextCache
from fuda.language.running.printed import Ability
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.running.text_facts import RANKS, Modifier, TextFacts
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.language.words.occasions import bare


class TextRules(Rules):
    """What a game with lasting effects says about them."""

    ability_layer = 2  # the layer in which abilities are given and lost
    own_ability = ABILITIES  # the attribute whose change can mean that a card has lost an ability
    same_for_all = False  # whether an effect does the same to every card that it reaches
    keeps_course = False  # whether it is kept what effects have done, to do it again
    stands_apart = False  # whether nothing that is derived, nor a condition, looks at the standing effects

    def __init__(self, game: str, version: str, zones: tuple[Zone, ...], cards: Any) -> None:
        super().__init__(game, version, zones)
        self.texts = cards  # the printed cards
        self.text_cache = TextCache()

    def drop_caches(self) -> None:
        self.text_cache = TextCache(keeps=False)

    def derived_values(self, state: Any) -> dict[str, Any]:
        return derived(state, self).told()

    def new_cache(self) -> Any:
        """A place for what the game works out from facts, which goes with them; a game that keeps something has one."""
        return None

    def lay_base(self, state: Any, facts: TextFacts) -> list[int]:
        """Put what is printed into the facts; the cards that have abilities in force, in table order."""
        raise NotImplementedError

    def text_reading(self, state: Any, seat: int, this: int, that: tuple[int, ...] = ()) -> Any:
        """The table as a text of a card reads it."""
        raise NotImplementedError

    def controller(self, state: Any, card: int) -> int:
        """The player whose texts the card's are."""
        owner: int = state.owner[card]
        return owner

    def controllers(self, state: Any, cards: list[int]) -> list[int]:
        """The same for several cards."""
        return [self.controller(state, card) for card in cards]

    def layer_of(self, effect: n.Node) -> int:
        """The layer in which an effect on information applies; 0 for an effect on none."""
        raise NotImplementedError

    def reads_of(self, node: n.Node) -> frozenset[int]:
        """The attributes that a text looks at."""
        raise NotImplementedError

    def writes_of(self, effect: n.Node) -> tuple[int, ...]:
        """The attributes that an effect changes."""
        raise NotImplementedError

    def subjects(self, effect: n.Node, reading: Any) -> tuple[int, ...]:
        """The cards that an effect on information is about now."""
        what = getattr(effect, "what", None)
        assert isinstance(what, n.Node)
        return members(what, reading)

    def content(self, effect: n.Node, printed: int, reading: Any, subject: int) -> Held:
        """What an effect printed on a card does to another, given the facts of the reading."""
        raise NotImplementedError

    def change(self, facts: Facts, effect: n.Node, subject: int, content: Held) -> None:
        """Do it."""
        raise NotImplementedError

    def change_all(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        """Do it to all subjects."""
        for subject, content in contents:
            self.change(facts, effect, subject, content)

    def constant_content(self, effect: n.Node, printed: int) -> Held | None:
        """What an effect does to every card that it reaches, whatever the facts; None if it hangs on them."""
        return None

    def is_of_itself(self, effect: n.Node) -> bool:
        """Whether an effect of a static ability is about its own card and no other."""
        return False

    def hinders(self, state: Any) -> bool:
        """Whether something keeps effects from single cards, so that it is asked card by card what they do."""
        return False

    def is_base(self, effect: n.Node) -> bool:
        """Whether a static ability says it of its card in every zone, so that it counts as printed."""
        return False

    def counts_as_printed(self, ability: Ability, sentence: Sentence) -> bool:
        """Whether a sentence of a printed ability is part of what is laid down before all effects."""
        return False

    def is_judged(self, condition: n.Node) -> bool:
        """Whether it must be asked of a condition or duration if it is met; not where its end is an event."""
        return True

    def is_met(self, condition: n.Node, reading: Any) -> bool:
        """Whether a lasting effect with this condition or duration applies now."""
        met: bool = reading.holds(condition)
        return met

    def since(self, state: Any, card: int) -> int:
        """Since when the abilities of a card have been in force."""
        age: int = state.since[card] << RANKS | state.rank[card]
        return age

    def adds_up(self, effect: n.Node) -> bool:
        """Whether an effect only adds to numbers: its order among others like it makes no difference."""
        return False

    def take_off(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        """Undo what an effect that adds up has done."""
        raise NotImplementedError

    def piles_up(self, state: Any, sentence: Sentence, older: Modifier) -> bool:
        """Whether a lasting effect is kept with an older one, equal to it, as one with a multiplicity: they only add
        up, and nothing came between them that would tell one from the other."""
        return False

    def multiplied(self, content: Held, times: int) -> Held:
        """What so many equal effects that add up do together."""
        raise NotImplementedError

    def settle(self, facts: TextFacts, cards: list[int]) -> None:
        """Last corrections, e.g. of numbers that cannot be negative."""

    def sentence_looks_at(self, sentence: Sentence) -> int:
        """At what a sentence looks beside information of cards and the table, in the game's own bits."""
        return 0

    def derive_again(self, state: Any, facts: TextFacts) -> bool:
        """Derive the facts from others of the same table, as far as they are laid down; whether it could be done. If
        not, they are as before."""
        return False

    def keep(self, state: Any, facts: TextFacts) -> None:
        """All is derived: a game may take over what it has worked out from other facts that were like these."""

    def is_under_way(self, state: Any, made: Modifier) -> bool:
        """Whether a lasting effect has begun to apply."""
        begins: int = made.begins
        turn: int = state.turn
        return begins <= turn

    def modifier_reading(self, state: Any, made: Modifier) -> Any:
        """The table as the text of a lasting effect reads it."""
        return self.text_reading(state, made.seat, made.this)

    def kind_of(self, effect: n.Node) -> type:
        """The kind under which a standing effect is looked for."""
        if isinstance(effect, a.Instead):
            return a.Instead
        return a.Delayed if isinstance(effect, a.Delayed) else type(effect)

    def close_layer(self, facts: TextFacts, changes: Sequence[Change]) -> None:
        """What has to be repeated before abilities are given, because effects of one layer feed each other."""

    def filed_under(self, wanted: n.Node) -> object:
        """Under what a text is filed that waits for this event."""
        return type(bare(wanted))

    def more_watched(self, state: Any) -> tuple[int, ...]:
        """Further cards whose texts look at something."""
        return ()

    def still_lasts(self, state: Any, made: Modifier) -> bool:
        """Whether the condition of an effect still holds."""
        sentence = self.texts.sentence(made.printed, made.ability, made.sentence)
        assert isinstance(sentence.duration, a.AsLongAs)
        met: bool = self.text_reading(state, made.seat, made.this, made.cards).holds(sentence.duration.condition)
        return met

    def conditions(self, printed: int, line: int) -> tuple[tuple[int, n.Node], ...]:
        """The sentences of a text that last as long as a condition holds."""
        return ()
