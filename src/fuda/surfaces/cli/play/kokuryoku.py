"""How does a table of 国力TCG look? The board with the own side below, chips, what is in use, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import TextFrame
from fuda.surfaces.cli.cardtext import name_of, text_of
from fuda.surfaces.cli.play.board import counted
from fuda.surfaces.cli.play.grid import UNSEEN, GridBoard
from fuda.surfaces.cli.play.kokuryoku_squares import ARMS_STYLES, Drawing, Squares

_LABEL: Final = 9
# How the table is drawn, from the fullest to the shortest: lines of a square, whether it has a frame, whether cards are
# named only, and how many lines the hand may take; 0 for any number.
_MANNERS: Final = (
    (3, True, False, 0),
    (3, False, False, 3),
    (2, True, False, 2),
    (2, False, False, 2),
    (2, False, True, 1),
    (1, False, True, 2),
    (1, False, True, 1),
)
# The clause of each phase, and of each step of the national-power phase.
PHASES: Final = {"power": "K4.0", "invasion": "K5.0", "end": "K6.1"}
STEPS: Final = {"draw": "K4.1", "sortie": "K4.2a", "support": "K4.3", "land": "K4.4", "item": "K4.5"}
_MOVES: Final = ("move", "move-again")
# Verbs whose square is where something is put, not a unit that stands there.
_PLACED: Final = ("sortie", "lay-land", "move", "move-again", "rescue")
# What the unit whose turn it is does, and how many things it takes to say so: the unit, and perhaps another.
_OWN_TURN: Final = {"move": 1, "move-again": 1, "attack": 2, "heal": 2, "rescue": 2, "critical": 1, "capture": 1}
# Verbs that are listed once for each card, and then by square or unit.
_GROUPED: Final = ("sortie", "lay-land", "attach")
# Verbs after which it is told what stands on the card.
_TOLD: Final = ("surprise", "use", "class-change", "train", "generation")
# Procedures that are no part of a text, whatever stands below them.
_WHOLE: Final = ("Window", "UnitTurn", "Attack", "PowerPhase", "EndPhase", "Turn")


class KokuryokuBoard(GridBoard):
    """The table of 国力TCG."""

    placed: ClassVar[tuple[str, ...]] = _PLACED

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self._squares = Squares(UNSEEN)

    # the table

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """As fully as the room allows; sentences are always whole."""
        self._squares = Squares(view)
        self.effects = dict(view["situation"].get("options", {}))
        return self.fitting(_MANNERS, lambda look: self._table(view, width, look), width)

    def _table(self, view: Mapping[str, Any], width: int, look: tuple[int, bool, bool, int]) -> list[Text]:
        own = self._squares.own
        lines = [self.title(view, width), self._status(1 - own, view)]
        if view["situation"]["turn"]:
            drawing = Drawing(self.words, self.cards, self._squares)
            lines += drawing.sentences() if self.plain else drawing.lines(width, look[0], look[1])
            lines += self._in_use(view["situation"], width)
        lines.append(self._status(own, view))
        hand = [card for card in self._squares.zone("hand", own) if "card" in card]
        if hand and self.spread:
            lines += self.hand(own, [(self._card(card, False), card["card"]) for card in hand], width, _LABEL)
        elif hand:
            lines += self._hand(counted([self._card(card, look[2]) for card in hand]), width, look[3])
        return lines

    def title(self, view: Mapping[str, Any], width: int) -> Text:
        self._squares = Squares(view)
        say, situation = self.words.say, view["situation"]
        if not situation["turn"]:
            return self.heading([(say("board", "set-up"), "bold")], width)
        whose = say("board", "turn-of", {"player": self.words.seat(situation["turn_player"])})
        told = [(f"{say('board', 'turn', situation)} {whose}", "bold")]
        return self.heading([*told, *[(each, "cyan") for each in self._moment(situation)]], width)

    def _moment(self, situation: Mapping[str, Any]) -> list[str]:
        """The phase, or the step of a phase, with its clause."""
        phase, step = self.words.say("phase", situation["phase"]), situation["step"]
        if not step:
            return [self.cited(phase, PHASES[situation["phase"]])]
        told = {"player": self.words.seat(situation["active"]), "phase": phase}
        return [self.words.say("board", "phase-of", told), self.cited(self.words.say("step", step), STEPS[step])]

    def _status(self, seat: int, view: Mapping[str, Any]) -> Text:
        say, situation = self.words.say, view["situation"]
        chips = {"unused": situation["unused"][seat], "used": situation["used"][seat]}
        counts = [(name, {"count": self._squares.count(name, seat)}) for name in ("hand", "deck", "off", "abroad")]
        said = [(say("board", name, told), "") for name, told in counts if told["count"] or name != "abroad"]
        style = "bold red" if not chips["unused"] else "bold"
        return self.standing(seat, [(say("board", "chips", chips), style), *said])

    def _in_use(self, situation: Mapping[str, Any], width: int) -> list[Text]:
        """Who battles with whom and with what; what was used and waits, the last first."""
        lines: list[Text] = []
        if situation["battle"]:
            attacker, defender = situation["battle"]
            with_what = [*situation["equipment"], -1, -1]
            sides = [self._fighter(attacker, with_what[0]), self._fighter(defender, with_what[1])]
            battle = Text(self.words.say("board", "against", {"one": sides[0], "other": sides[1]}), "bold yellow")
            lines += self.row("battle", -1, [battle], width, _LABEL)
        stack = [self._use(each) for each in reversed(situation["stack"])]
        return lines + (self.row("stack", -1, stack, width, _LABEL) if stack else [])

    def _fighter(self, unit: int, equipment: int) -> str:
        said = self._where(unit)
        return f"{said} [{self._equipment(unit, equipment)}]" if equipment >= 0 else said

    def _use(self, each: Mapping[str, Any]) -> Text:
        name = self._name(self._squares.faces.get(each["handle"], {}))
        said = self.words.say("board", f"used-{each['kind']}", {"card": name})
        return Text(said, "bold").append(f" ({self.words.seat(each['seat'])})", "dim")

    def _hand(self, cards: Sequence[Text], width: int, most: int) -> list[Text]:
        """The hand; where it may not take so many lines, what is left out is counted."""
        own = self._squares.own
        lines = self.row("hand-cards", own, cards, width, _LABEL)
        for kept in range(len(cards) - 1, -1, -1):
            if not most or len(lines) <= most:
                break
            left_out = Text(f"… +{len(cards) - kept}", "dim")
            lines = self.row("hand-cards", own, [*cards[:kept], left_out], width, _LABEL)
        return lines

    # cards

    def _name(self, mention: Mapping[str, Any]) -> str:
        number = str(mention.get("card"))
        return name_of(self.cards[number]) if number in self.cards else self.words.card(mention)

    def _card(self, card: Mapping[str, Any], is_brief: bool) -> Text:
        if self.plain:
            return Text(self.printed(card["card"]))
        source = self.cards[card["card"]]
        style = ARMS_STYLES.get(source.fields.get("arms", ""), "dim")
        return Text(self._name(card)).append("" if is_brief else f" {self._figures(source)}", style)

    def _figures(self, source: CardSource) -> str:
        """What a chooser wants to know of a printed card, in short."""
        fields = source.fields
        kind = fields["kind"]
        told = {key: fields.get(key, 0) for key in ("spirit", "attack", "counter", "heal", "need", "power", "level")}
        for key in ("arms", "move", "land"):
            told[key] = self.words.say(key, fields[key]) if key in fields else ""
        name = "healer" if fields.get("heal") else kind
        said = self.words.say("board", f"figures-{name}", {**told, "kind": self.words.say("kind", kind)})
        return said.strip()

    def _equipment(self, unit: int, equipment: int) -> str:
        """A piece of equipment by name; a unit's own by its kind."""
        face = self._squares.faces.get(equipment, {})
        if unit != equipment or "card" not in face:
            return self._name(face)
        arms = self.words.say("arms", self.cards[face["card"]].fields["arms"])
        return self.words.say("board", "own-equipment", {"arms": arms})

    def _where(self, handle: int) -> str:
        """A unit on the field by name and square."""
        face = self._squares.faces.get(handle, {})
        name = self._name(face)
        return f"{name} {self.square(face['cell'])}" if "cell" in face else name

    def _unit(self, handle: int) -> str:
        """A unit on the field with square, chips and state."""
        face = self._squares.faces[handle]
        fields = self.cards[face["card"]].fields
        if self.plain:
            waits = self.words.say("board", "waiting") if face["waiting"] else ""
            chips = self.words.say("board", "says-chips", face)
            facts = [self.square(face["cell"]), self.words.say("arms", fields["arms"]), chips, waits]
            return self.described(self._name(face), facts)
        arms = self.words.say("letter", fields["arms"])
        told = f"{self.square(face['cell'])} {arms}{face['chips']}/{face['maximum']}"
        if face["waiting"]:
            told += f" {self.words.say('board', 'waiting')}"
        return f"{self.words.card(face)} ({told})"

    # questions

    def label(self, mention: Mapping[str, Any]) -> str:
        handle = mention.get("handle", -1)
        place, owner = self._squares.places.get(handle, ("", -1))
        if place == "field":
            whose = f" - {self.words.seat(owner)}" if owner != self._squares.own else ""
            return self._unit(handle) + whose
        number = str(mention.get("card"))
        if number not in self.cards:
            return self.words.card(mention)
        said = f"{self.words.card(mention)} {self._figures(self.cards[number])}"
        if self.plain:
            said = self.printed(number)
        return f"{said} - {self.words.seat(owner)}" if place in ("off", "attached", "lands") else said

    def aside(self, mention: Mapping[str, Any]) -> str:
        source = self.cards.get(mention.get("card", ""))
        if source is None or self._squares.places.get(mention.get("handle", -1), ("", -1))[0] == "field":
            return ""
        return " ".join(text_of(self.game, source).splitlines())

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        verb = action["verb"]
        unit = action.get("card", {}).get("handle", -1)
        if verb in _MOVES:
            said = self.words.say("board", f"{verb}-to", {"square": self.square(action["numbers"][0])})
            return said + self._ground(action["numbers"][0])
        if verb in ("attack", "heal", "receive"):
            target, equipment = action["cards"][0]["handle"], action["cards"][-1]["handle"]
            told = {"target": self._unit_or_card(target), "equipment": self._equipment(unit, equipment)}
            return self.words.say("board", f"{verb}-with", told)
        if verb == "act-with":
            return self.words.say("board", "take-up", {"unit": self._unit(unit)})
        return super().choice(asked, action)

    def _unit_or_card(self, handle: int) -> str:
        is_unit = self._squares.places.get(handle, ("", -1))[0] == "field"
        return self._unit(handle) if is_unit else self._name(self._squares.faces.get(handle, {}))

    def _ground(self, cell: int) -> str:
        """The land of a square, if there is one."""
        land = self._squares.lands.get(cell)
        return f" ({self._name(land)})" if land is not None else ""

    def detail(self, action: Mapping[str, Any]) -> str:
        verb, mention = action["verb"], action.get("card", {})
        source = self.cards.get(mention.get("card", ""))
        if source is None:
            return ""
        if verb == "crest":
            return self.line_of(source.number, action["numbers"][0])
        if verb == "symbol":
            lines = text_of(self.game, source).splitlines()
            return " ".join(lines[-1:])
        if verb in _GROUPED:
            return f"({self._figures(source)})"
        return " ".join(text_of(self.game, source).splitlines()) if verb in _TOLD else ""

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """Sorties, lands and attachments by card; there are as many of them as cards times squares or units."""
        action: Mapping[str, Any] = asked["options"][place] if asked["kind"] == "act" else {"verb": ""}
        if action["verb"] not in _GROUPED:
            return None
        card = action["card"]
        if [(each["verb"], each.get("card")) for each in asked["options"]].count((action["verb"], card)) == 1:
            return None
        told = {"card": card, "figures": self._figures(self.cards[card["card"]])}
        heading = self.words.say("board", f"{action['verb']}-group", told)
        if action["verb"] == "attach":
            return heading, self._unit(action["cards"][0]["handle"])
        cell = action["numbers"][0]
        return heading, self.square(cell) + self._ground(cell)

    def apart(self, action: Mapping[str, Any]) -> str:
        handle = action.get("card", {}).get("handle", -1)
        cards = [each.get("handle") for each in action.get("cards", ())]
        return f"{'' if self._squares.is_in_hand(handle) else handle} {cards} {action.get('numbers', '')}"

    def effect_of(self, frames: Sequence[Any]) -> TextFrame | None:
        for frame in reversed(frames):
            if isinstance(frame, TextFrame):
                return frame
            if type(frame).__name__ == "Play" and frame.played is not None and frame.played.line >= 0:
                return TextFrame(printed=frame.played.printed, line=frame.played.line)
            if type(frame).__name__ in _WHOLE:
                return None
        return None

    # what a player says

    def meant(self, verb: str, said: Sequence[Any]) -> list[int | str]:
        """What the unit whose turn it is does need not name it."""
        found = super().meant(verb, said)
        acting = self._squares.acting
        return [acting, *found] if acting >= 0 and len(found) < _OWN_TURN.get(verb, 0) else found

    def standing_on(self, cell: int) -> int | str:
        unit = self._squares.units.get(cell)
        return super().standing_on(cell) if unit is None else int(unit["handle"])
