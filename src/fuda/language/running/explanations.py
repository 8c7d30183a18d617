"""How does information that texts change come about? The derivation done once more from the beginning, and watched.

What is told are the effects that the derivation itself carries out, in the order in which it does; nothing is worked
out in a second way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from fuda.kernel.explaining import EFFECT, PRINTED, RULE, Explainer, Origin
from fuda.kernel.facts import Carried, Held, depends
from fuda.language.running.lasting import Standing, derived_anew, new_facts
from fuda.language.running.printed import PLACES, REFERENCE, home_of
from fuda.language.running.text_changes import TextChange
from fuda.language.running.text_facts import RANKS, TextFacts

Values = dict[tuple[int, int], Held]


def _with_only(made: TextFacts, rows: list[Standing], kept: list[Standing]) -> TextFacts:
    """Facts of these standing effects only some are left."""
    gone = [id(each) for each in rows if not any([each is other for other in kept])]
    made.standing = [each for each in made.standing if id(each) not in gone]
    made.by_kind = {kind: [each for each in held if id(each) not in gone] for kind, held in made.by_kind.items()}
    return made


class TextExplainer(Explainer):
    """Explains the information of cards under lasting effects; a game says what it is called and how it is laid."""

    attributes: ClassVar[dict[str, tuple[int, ...]]] = {}  # by name: the information on which the value rests
    clause_of_layer: ClassVar[dict[int, str]] = {}
    clause_of_laying: ClassVar[str] = ""

    def read(self, state: Any, values: Values, card: int, name: str) -> Held:
        """The value, from all information."""
        return values[(card, self.attributes[name][0])]

    def is_laid(self, values: Values, card: int, name: str) -> bool:
        """Whether there is such information of the card in the derivation."""
        return (card, self.attributes[name][0]) in values

    def elsewhere(self, state: Any, card: int, name: str) -> Held:
        """The value of a card of which nothing is derived: what is printed."""
        raise NotImplementedError

    def laid(self, state: Any, card: int, name: str) -> list[Origin]:
        """How the value comes about that is laid down before all effects; at least what is printed."""
        raise NotImplementedError

    def value(self, state: Any, card: int, name: str) -> Held:
        values = self.derived(state).values
        if self.is_laid(values, card, name):
            return self.read(state, values, card, name)
        return self.elsewhere(state, card, name)

    def derived(self, state: Any) -> TextFacts:
        """All information, as the game is played by it."""
        raise NotImplementedError

    def derivation(self, state: Any, card: int, name: str) -> list[Origin]:
        if not self.is_laid(self.derived(state).values, card, name):
            return [Origin(PRINTED, self.clause_of_laying, self.elsewhere(state, card, name), card)]
        watch: list[Carried] = []
        facts, base = derived_anew(state, self.rules, watch)
        found = self.laid(state, card, name)
        self._add_rule(found, self.clause_of_base(state, card), self.read(state, base, card, name))
        steps: dict[int, int] = {}  # by place in the watch: the place among the steps
        for place, each in enumerate(watch):
            if self._matters(state, watch, place, card, name):
                awaited = [steps[other] for other in self._awaited(watch, place) if other in steps]
                steps[place] = len(found)
                found.append(self._origin(each, self.read(state, each.after, card, name), tuple(awaited)))
        self._add_rule(found, self.clause_of_rest(state, card), self.read(state, facts.values, card, name))
        return found

    def abilities(self, held: tuple[int, ...]) -> list[Any]:
        """Packed abilities by their names, or else by the cards on which they are printed."""
        found: list[Any] = []
        for packed in held:
            ability = self.rules.texts.ability(packed & REFERENCE)
            source = self.rules.texts.cards[ability.printed].source
            ja = ability.name or source.name_ja
            found.append({"ja": ja, "en": ability.name_en or (source.name_en if ja == source.name_ja else ja)})
        return found

    def _add_rule(self, found: list[Origin], clause: str, value: Held) -> None:
        """A step for what no card does, if it changes anything."""
        if found[-1].value != value:
            found.append(Origin(RULE, clause, value))

    def _matters(self, state: Any, watch: list[Carried], place: int, card: int, name: str) -> bool:
        """Whether an effect reaches the value: it changes it, or could have and is met for the first time."""
        each = watch[place]
        if self.read(state, each.before, card, name) != self.read(state, each.after, card, name):
            return True
        if not any([subject == card and content != () for subject, content in each.contents]):
            return False
        again = any([other.change is each.change for other in watch[:place]])
        return not again and any([attribute in each.change.writes for attribute in self.attributes[name]])

    def _awaited(self, watch: list[Carried], place: int) -> list[int]:
        """The effects of the same layer that were carried out before this older one because it depends on them."""
        each = watch[place]
        found: list[int] = []
        for other in range(place):
            before = watch[other]
            if before.change.layer == each.change.layer and before.change.timestamp > each.change.timestamp:
                facts = new_facts(before.state, self.rules)
                facts.values = dict(before.before)
                if depends(each.change, before.change, facts):
                    found.append(other)
        return found

    def clause_of_base(self, state: Any, card: int) -> str:
        """The clause by which something else is laid down than what is printed."""
        return self.clause_of_laying

    def clause_of_rest(self, state: Any, card: int) -> str:
        """The clause by which a value is corrected once all effects have applied."""
        return ""

    def clause_of(self, change: TextChange) -> str:
        """The clause by which an effect applies where it does."""
        return self.clause_of_layer.get(change.layer, "")

    def by_standing(
        self,
        state: Any,
        found: list[Origin],
        otherwise: str,
        rows: list[tuple[str, Standing]],
        value: Callable[[Any], int],
    ) -> None:
        """Steps for effects that stand beside the information: what the rules come to if none of them were there (by
        the clause `otherwise`), and with one after the other; each with the clause by which it applies."""
        facts = self.derived(state)
        twin = state.clone()
        there = [each for _, each in rows]
        for count in range(len(rows) + 1):
            twin.facts = _with_only(facts.beside(self.rules.new_cache()), there, there[:count])
            now = value(twin)
            if count and now != found[-1].value:
                found.append(self._origin_of(rows[count - 1][1], rows[count - 1][0], now))
            elif not count:
                self._add_rule(found, otherwise, now)

    def alone(self, state: Any, rows: list[Standing], value: Callable[[Any], int]) -> list[int]:
        """By how much each of these effects would change the value if it were the only one of them."""
        facts = self.derived(state)
        twin = state.clone()
        twin.facts = _with_only(facts.beside(self.rules.new_cache()), rows, [])
        without = value(twin)
        found: list[int] = []
        for each in rows:
            twin.facts = _with_only(facts.beside(self.rules.new_cache()), rows, [each])
            found.append(value(twin) - without)
        return found

    def _origin_of(self, standing: Standing, clause: str, value: Held) -> Origin:
        made = standing.modifier
        if made is not None:
            since = made.timestamp
            return Origin(EFFECT, clause, value, made.this, made.printed, made.ability, made.seat, since, True)
        reference = standing.packed & REFERENCE
        line = reference & (1 << PLACES) - 1
        return Origin(EFFECT, clause, value, standing.this, reference >> PLACES, line, standing.seat)

    def _origin(self, carried: Carried, value: Held, awaited: tuple[int, ...]) -> Origin:
        change = carried.change
        assert isinstance(change, TextChange)
        since = change.timestamp >> RANKS
        clause = self.clause_of(change)
        made = change.modifier
        if made is not None:
            return Origin(EFFECT, clause, value, made.this, made.printed, made.ability, made.seat, since, True, awaited)
        reference = change.packed & REFERENCE
        line = reference & (1 << PLACES) - 1
        home = home_of(change.packed)
        return Origin(EFFECT, clause, value, home, reference >> PLACES, line, change.seat, since, False, awaited)
