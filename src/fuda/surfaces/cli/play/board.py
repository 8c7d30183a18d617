"""What does a player see of the table? A drawing for any game; a game with its own is named here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from importlib import import_module
from typing import Any, ClassVar, Final, TypeVar

from rich.text import Text

from fuda.language.running.resolution import TextFrame
from fuda.surfaces.cli.cardtext import cards_by_number, facts_of, name_of, text_of, words_of
from fuda.surfaces.cli.layout import width_of
from fuda.surfaces.cli.words import say

Manner = TypeVar("Manner")
# The games with a drawing of their own: module and class.
_OWN: Final = {
    "hanyo": "fuda.surfaces.cli.play.hanyo:HanyoBoard",
    "honjin": "fuda.surfaces.cli.play.honjin:HonjinBoard",
    "kiseki": "fuda.surfaces.cli.play.kiseki:KisekiBoard",
    "kokuryoku": "fuda.surfaces.cli.play.kokuryoku:KokuryokuBoard",
    "wars3x3": "fuda.surfaces.cli.play.wars3x3:WarsBoard",
}


# Where cards lie of which each is one of its own, even of the same name.
_STANDING: Final = ("field", "magic", "main", "standby-1", "standby-2", "standby-3", "standby-4", "attached", "lands")


class Board:
    """Draws views of one game, and says what a choice is about."""

    short_details: ClassVar[bool] = False  # whether what is said beside a choice is cut to its line
    short_asides: ClassVar[bool] = False  # the same for cards that can be chosen
    gathered: ClassVar[tuple[str, str]] = ("", "")  # whether one more card, and which: asked at once for several

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = game
        self.words = copy(words_of(game, tuple(names)))  # with marks of its own
        self.cards = cards_by_number(game)
        self.room = 0  # the lines that there are for the table; 0 for any number
        self.plain = False  # whether nothing is to be drawn with lines
        self.spread = False  # whether each card of the hand has a line of its own, with its text
        self.effects: dict[str, str] = {}  # the card whose effect an option stands for

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """The table as the seat of the view sees it."""
        lines = [Text("  ".join(f"{name} {value}" for name, value in view["situation"].items()))]
        for zone in view["zones"]:
            if zone["count"]:
                label = self.words.zone(zone["zone"]) if zone["owner"] < 0 else self._owned(zone)
                known = [self.words.card(card) for card in zone["cards"] if "card" in card]
                lines += self.flow(f"{label} {zone['count']}", [Text(each) for each in known], width)
        return lines

    def _owned(self, zone: Mapping[str, Any]) -> str:
        said = self.words.say("zone", str(zone["zone"]), {"owner": self.words.seat(zone["owner"])})
        return said if self.words.seat(zone["owner"]) in said else f"{self.words.seat(zone['owner'])}: {said}"

    def look(self, view: Mapping[str, Any]) -> None:
        """Number the cards of one name that one player has on the table, so that every text tells them apart."""
        found: dict[tuple[int, str], list[int]] = {}
        for zone in view["zones"]:
            if zone["zone"] in _STANDING:
                for card in zone["cards"]:
                    if "card" in card and "handle" in card:
                        owner = card.get("owner", zone["owner"])
                        found.setdefault((owner, card["card"]), []).append(card["handle"])
        alike = [handles for handles in found.values() if len(handles) > 1]
        self.words.marks = {each: f"#{place}" for handles in alike for place, each in enumerate(sorted(handles), 1)}

    def mark(self, card: Mapping[str, Any]) -> str:
        """What tells a card from another of its name."""
        return self.words.marks.get(card.get("handle", -1), "")

    def legend(self) -> str:
        """How the drawing is read."""
        return self.words.say("board", "legend") if self.words.has("board", "legend") else ""

    def example(self, of: str) -> str:
        """An example of what can be typed after a command."""
        return self.words.say("board", f"example-{of}") if self.words.has("board", f"example-{of}") else "…"

    def goal(self) -> str:
        """What the game is about, in a sentence or two."""
        return self.words.say("board", "goal") if self.words.has("board", "goal") else ""

    def title(self, view: Mapping[str, Any], width: int) -> Text:
        """The moment in the game, for a table on which nothing else has changed."""
        return self.drawn(view, width)[0]

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        """One of the actions that a question offers."""
        return self.words.action(action)

    def option(self, option: str) -> str:
        """One of the named options that a question offers."""
        number = self.effects.get(option)
        return self.words.card({"card": number}) if number is not None else self.words.option(option)

    def question(self, asked: Mapping[str, Any]) -> str:
        """What is asked."""
        return self.words.question(asked)

    def clause(self, asked: Mapping[str, Any]) -> str:
        """The clause to cite with a question."""
        return str(asked["clause"])

    def clauses(self, asked: Mapping[str, Any]) -> list[str]:
        """The clauses to cite with a question: one, or one for each of the ways among which it asks."""
        return [self.clause(asked)]

    def order(self, asked: Mapping[str, Any], count: int) -> list[int]:
        """In which order the choices are listed, by their places in the question; what is the same stands once."""
        if asked["kind"] != "act":
            return list(range(count))
        found: dict[tuple[str, str], int] = {}
        for place in sorted(range(count), key=lambda place: self.rank(asked["options"][place])):
            action = asked["options"][place]
            found.setdefault((self.choice(asked, action), self.apart(action)), place)
        return list(found.values())

    def rank(self, action: Mapping[str, Any]) -> int:
        """How far down an action is listed."""
        return 0

    def apart(self, action: Mapping[str, Any]) -> str:
        """What tells an action from another of the same words; two copies of a card in hand are one choice."""
        return str(action)

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """A heading under which a choice is listed in short, and what is said of it there."""
        return None

    def is_window(self, asked: Mapping[str, Any]) -> bool:
        """Whether the question is only whether something is used now that could be used later as well."""
        return False

    def heading(self, parts: Sequence[tuple[str, str]], width: int, counted: Sequence[str] = ()) -> Text:
        """The moment in the game, each part with its style; as a line across the screen, or a sentence."""
        if self.plain:
            said = [*[text for text, _ in parts], *counted]
            return Text(say("plain", "moment", parts=say("plain", "between").join(said)))
        shown = Text().append("── ", "dim")
        for place, (text, style) in enumerate(parts):
            shown.append(" · " if place else "").append(text, style)
        tail = " · ".join(counted)
        if not tail:
            return shown.append(f" {'─' * max(1, width - shown.cell_len - 1)}", "dim")
        gap = max(1, width - shown.cell_len - width_of(tail) - 5)
        return shown.append(f" {'─' * gap} ", "dim").append(tail).append(" ──", "dim")

    def standing(self, seat: int, parts: Sequence[tuple[str, str]]) -> Text:
        """What is counted of a player, each part with its style."""
        if self.plain:
            return Text(self.sentence(self.words.seat(seat), [text for text, _ in parts]))
        shown = Text().append(self.words.seat(seat), "bold")
        for text, style in parts:
            shown.append(f"  {text}", style)
        return shown

    def cited(self, text: str, clause: str) -> str:
        """A step or phase with its clause."""
        return say("plain", "cited", text=text, clause=clause) if self.plain else f"{text} [{clause}]"

    def row(self, label: str, seat: int, items: Sequence[Text], width: int, indent: int = 8) -> list[Text]:
        """What a player has of something; in a drawing the place says whose it is."""
        said = self.words.say("board", label)
        if self.plain and seat >= 0:
            said = say("plain", "owned", player=self.words.seat(seat), label=said)
        return self.flow(said, items or [self.nothing()], width, indent)

    def fits(self, lines: Sequence[Text], width: int) -> bool:
        """Whether the table takes no more lines than there are."""
        return not self.room or sum(max(1, -(-each.cell_len // width)) for each in lines) <= self.room

    def ways(self) -> tuple[bool, ...]:
        """Whether to spread the hand: first tried where there is room, then not."""
        return (True, False) if self.room and not self.plain else (False,)

    def fitting(self, manners: Sequence[Manner], draw: Callable[[Manner], list[Text]], width: int) -> list[Text]:
        """The table in the first manner for which there is room, else in the last; sentences are always whole."""
        lines: list[Text] = []
        ways = [(spread, manners[0]) for spread in self.ways()] + [(False, each) for each in manners[1:]]
        for self.spread, manner in ways:
            lines = draw(manner)
            if self.plain or self.fits(lines, width):
                break
        return lines

    def hand(self, seat: int, cards: Sequence[tuple[Text, str]], width: int, indent: int) -> list[Text]:
        """The cards of a hand with their numbers: after one another, or each with its text in a line."""
        if not self.spread:
            return self.row("hand-cards", seat, [shown for shown, _ in cards], width, indent)
        lines: list[Text] = []
        for shown, number in dict.fromkeys((shown.markup, number) for shown, number in cards):
            copies = [each for each, other in cards if (each.markup, other) == (shown, number)]
            face = counted(copies)[0]
            text = " ".join(text_of(self.game, self.cards[number]).splitlines())
            face.append(f"  {text}" if text else "", "dim")
            face.truncate(width - indent, overflow="ellipsis")
            lines += self.flow(self.words.say("board", "hand-cards") if not lines else "", [face], width, indent)
        return lines

    def nothing(self) -> Text:
        """In the place of cards where there are none."""
        return Text(say("plain", "none") if self.plain else self.words.say("board", "empty"), style="dim")

    def sentence(self, label: str, items: Sequence[str]) -> str:
        """A label and what belongs to it, as a sentence."""
        return say("plain", "row", label=label, items=say("plain", "between").join(items))

    def described(self, name: str, facts: Sequence[str]) -> str:
        """A card with what is to be known of it, in words."""
        told = [each for each in facts if each]
        return say("plain", "described", name=name, facts=say("plain", "between").join(told)) if told else name

    def printed(self, number: str) -> str:
        """A card with everything that is printed on it beside its text, in words."""
        return self.described(name_of(self.cards[number]), [self.facts(number)])

    def facts(self, number: str) -> str:
        """Everything that is printed on a card beside its name and text, in words."""
        return say("plain", "between").join(facts_of(self.game, self.cards[number]).split("  "))

    def flow(self, label: str, items: Sequence[Text], width: int, indent: int = 8) -> list[Text]:
        """A label, and after it as many items in each line as it takes; where there are no drawings, a sentence."""
        if self.plain:
            return [Text(self.sentence(label, [item.plain for item in items]))]
        head = f"  {label} "
        head += " " * max(0, indent - width_of(head))
        room = width - width_of(head)
        lines: list[Text] = []
        for item in items:
            if lines and lines[-1].cell_len - width_of(head) + 2 + item.cell_len <= room:
                lines[-1].append("  ").append_text(item)
            else:
                lines.append(Text(head if not lines else " " * width_of(head), style="").append_text(item))
        if lines:
            lines[0].stylize("dim", 0, len(head))
        return lines or [Text(head, style="dim")]

    def label(self, mention: Mapping[str, Any]) -> str:
        """A card that can be chosen, with what a chooser wants to know of it."""
        number = str(mention.get("card"))
        said = self.words.card(mention)
        return f"{said} {facts_of(self.game, self.cards[number])}" if number in self.cards else said

    def detail(self, action: Mapping[str, Any]) -> str:
        """What stands behind an action, if its own words do not say enough."""
        return ""

    def aside(self, mention: Mapping[str, Any]) -> str:
        """What a chooser wants to know of a card besides its label."""
        return ""

    def effect_of(self, frames: Sequence[Any]) -> TextFrame | None:
        """The text in whose course a question is asked; it was announced, so everybody knows it."""
        return frames[-1] if isinstance(frames[-1], TextFrame) else None

    def about(self, frames: Sequence[Any]) -> str:
        """What else a question is about."""
        return ""

    def line_of(self, number: str, line: int) -> str:
        """One line of a card's text."""
        lines = text_of(self.game, self.cards[number]).splitlines() if number in self.cards else []
        return lines[line] if 0 <= line < len(lines) else ""

    def square(self, cell: int) -> str:
        """What a square is called."""
        return str(cell)

    def named_places(self) -> Mapping[str, Any]:
        """What a player can name beside cards, by how it is typed."""
        return {}

    def spoken_action(self, verb: str, cards: Sequence[Any]) -> dict[str, Any]:
        """The action that a player means by a verb and cards: the first is the one it is about."""
        action: dict[str, Any] = {"verb": verb}
        if cards:
            action["card"] = cards[0]
        if cards[1:]:
            action["cards"] = list(cards[1:])
        return action


def counted(items: Sequence[Text]) -> list[Text]:
    """Equal ones once, with how many there are."""
    found: list[Text] = []
    counts: list[int] = []
    for item in items:
        if item in found:
            counts[found.index(item)] += 1
        else:
            found.append(item)
            counts.append(1)
    return [
        item if count == 1 else item.copy().append(f" ×{count}", "bold")
        for item, count in zip(found, counts, strict=True)
    ]


def board_of(game: str, names: Sequence[str]) -> Board:
    """The drawing of a game."""
    home = _OWN.get(game)
    if home is None:
        return Board(game, names)
    module, _, made = home.partition(":")
    board: Board = getattr(import_module(module), made)(game, names)
    return board
