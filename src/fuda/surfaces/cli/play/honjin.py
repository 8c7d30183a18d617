"""How does a table of 本陣TCG look? The areas with the own side below, the battle and its dice, the chain, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import TextFrame
from fuda.surfaces.cli.cardtext import text_of
from fuda.surfaces.cli.play.board import counted
from fuda.surfaces.cli.play.grid import UNSEEN, GridBoard
from fuda.surfaces.cli.play.honjin_areas import Areas, Drawing

_LABEL: Final = 9
_SYMBOLS: Final = "□×◎○◇●▽"
# How the table is drawn, from the fullest to the shortest: lines of an area (0 for any number), whether it has a frame,
# whether cards are named only, and how many lines the hand and the chain may take; 0 for any number.
_MANNERS: Final = (
    (0, True, False, 0),
    (0, False, False, 3),
    (5, False, False, 3),
    (4, False, True, 2),
    (3, False, True, 2),
    (2, False, True, 1),
    (1, False, True, 1),
)
# The clause of each phase, and of each timing of a battle.
PHASES: Final = {"first-hand": "7.2", "main": "7.3", "summoning": "7.4", "second-hand": "7.5", "ending": "7.6"}
TIMINGS: Final = {
    "opening": "8.3.1",
    "instant": "8.3.2",
    "formation": "8.3.3",
    "initiative": "8.3.4",
    "first-normal": "8.3.5",
    "second-normal": "8.3.6",
    "simultaneous": "8.3.7",
    "closing": "8.3.8",
}
# Verbs that are listed once for each card, and then by area or unit.
_GROUPED: Final = ("march", "summon", "equip", "exchange")
# Verbs whose area is where something is put, not what stands there.
_PLACED: Final = ("march", "summon", "lay")
# Verbs of what is on the battlefield already.
_STANDING: Final = ("march", "exchange")
# What is listed last.
_RANK: Final = {"attack": 8, "go-on": 9, "pass": 9}
# Procedures that are no part of a text, whatever stands below them.
_WHOLE: Final = (
    *("Turn", "HandPhase", "MainPhase", "SummoningPhase", "March", "Battle", "CheckStep", "Interruption", "Chain"),
    *("InstantTiming", "FormationTiming", "InitiativeTiming", "NormalTiming", "SimultaneousTiming", "ClosingTiming"),
)


class HonjinBoard(GridBoard):
    """The table of 本陣TCG."""

    placed: ClassVar[tuple[str, ...]] = _PLACED
    gathered: ClassVar[tuple[str, str]] = ("discard-more", "discard-which")

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self._see(UNSEEN)

    def _see(self, view: Mapping[str, Any]) -> None:
        self._areas = Areas(view)
        self._drawing = Drawing(self.words, self.cards, self._areas)

    # the table

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """As fully as the room allows; sentences are always whole."""
        self._see(view)
        return self.fitting(_MANNERS, lambda look: self._table(view, width, look), width)

    def _table(self, view: Mapping[str, Any], width: int, look: tuple[int, bool, bool, int]) -> list[Text]:
        own, situation = self._areas.own, view["situation"]
        lines = [self.title(view, width), self._status(1 - own)]
        lines += self._drawing.sentences() if self.plain else self._drawing.lines(width, look[0], look[1])
        if situation["battle"] >= 0:
            lines += self.row("battle", -1, [self._battle(situation)], width, _LABEL)
        lines += self._chain(situation, width, look[3])
        lines.append(self._status(own))
        hand = [card for card in self._areas.zone("hand", own) if "card" in card]
        if hand and self.spread:
            lines += self.hand(own, [(self._card(card, False), card["card"]) for card in hand], width, _LABEL)
        elif hand:
            cards = counted([self._card(card, look[2]) for card in hand])
            lines += self._limited("hand-cards", own, cards, width, look[3])
        if situation["lasting"]:
            lines += self._limited("lasting", -1, self._lasting(situation["lasting"]), width, look[3])
        return lines

    def title(self, view: Mapping[str, Any], width: int) -> Text:
        self._see(view)
        say, situation = self.words.say, view["situation"]
        told = [(say("board", "set-up"), "bold")]
        if situation["turn"]:
            whose = say("board", "turn-of", {"player": self.words.seat(situation["turn_player"])})
            told = [(f"{say('board', 'turn', situation)} {whose}", "bold")]
            told += [(each, "cyan") for each in self._moment(situation)]
        told += [(say("board", key, situation), "yellow") for key in ("last_turn", "still") if situation[key]]
        if situation["emptied"] >= 0:
            told.append((say("board", "emptied"), "bold red"))
        return self.heading(told, width)

    def _moment(self, situation: Mapping[str, Any]) -> list[str]:
        """The phase, or in a battle its timing, with its clause."""
        phase = self.words.say("phase", situation["phase"]) if situation["phase"] else ""
        if situation["battle"] < 0:
            return [self.cited(phase, PHASES[situation["phase"]])] if phase else []
        timing = situation["timing"] or "closing"
        place = self.words.say("board", "battle-at", {"area": self.square(situation["battle"])})
        return [phase, self.cited(f"{place} {self.words.say('timing', timing)}", TIMINGS[timing])]

    def _status(self, seat: int) -> Text:
        counts = [(name, {"count": self._areas.count(name, seat)}) for name in ("hand", "deck", "discard", "removed")]
        said = [self.words.say("board", name, told) for name, told in counts if told["count"] or name != "removed"]
        return self.standing(seat, [(each, "") for each in said])

    def _battle(self, situation: Mapping[str, Any]) -> Text:
        """Both sides with their initiative dice, and who acts first."""
        parts: list[str] = []
        for seat in (situation["turn_player"], 1 - situation["turn_player"]):
            side = "marching" if seat == situation["turn_player"] else "defending"
            said = f"{self.words.say('board', side)} {self.words.seat(seat)}"
            if situation["dice"][seat]:
                told = {"die": situation["dice"][seat], "bonus": situation["bonus"][seat]}
                said += f" {self.words.say('board', 'die-bonus' if told['bonus'] else 'die', told)}"
            if situation["first_side"] == seat:
                said += f" ({self.words.say('board', 'first-side')})"
            parts.append(said)
        return Text("  ".join(parts), "bold yellow")

    def _chain(self, situation: Mapping[str, Any], width: int, most: int) -> list[Text]:
        """What was declared, the last first, by the number of its declaration; what is resolved is fainter."""
        waiting, done = situation["chain"], situation["resolved"]
        told = [(place, each, "") for place, each in enumerate(waiting, 1)][::-1]
        told += [(0, each, "dim") for each in reversed(done)]
        shown = told[:most] if most else told
        lines: list[Text] = []
        for place, each, style in shown:
            said = Text(f"{place}. " if place else f"{self.words.say('board', 'resolved')} ", style)
            said.append_text(self._use(each, style))
            lines += self.flow(self.words.say("board", "chain") if not lines else "", [said], width, _LABEL)
        if len(shown) < len(told) and lines:
            lines[-1].append(f"  … +{len(told) - len(shown)}", "dim")
        return lines

    def _use(self, each: Mapping[str, Any], style: str) -> Text:
        """A declaration: who, what, by which unit, on what, the dice."""
        say = self.words.say
        said = Text(self._used_name(each), style or "bold").append(f" ({self.words.seat(each['seat'])})", "dim")
        if each["user"] >= 0 and self._areas.faces.get(each["user"], {}).get("card") != each["card"]:
            said.append(f" {say('board', 'by-unit', {'unit': self._name_at(each['user'])})}", style)
        if each["targets"]:
            names = say("board", "list-of").join(self._aim(target) for target in each["targets"])
            said.append(f" {say('board', 'targets', {'targets': names})}", style or "cyan")
        if each["dice"]:
            dice = " ".join("-".join(str(die) for die in group if die) for group in each["dice"])
            said.append(f" {say('board', 'dice', {'dice': dice})}", style or "bold green")
        if each["links"]:
            said.append(f" {say('board', 'links', {'count': each['links']})}", style or "cyan")
        if each["negated"]:
            said.append(f" {say('board', 'negated')}", "bold red")
        return said

    def _used_name(self, each: Mapping[str, Any]) -> str:
        if each["symbol"] == "attack":
            return self.words.say("board", "attack")
        source = self.cards.get(each["card"])
        if source is None or not each["ability"] or each["ability"] == source.name_ja:
            return f"{each['symbol']}{self._name(each)}"
        return f"{each['symbol']}{self._name(each)}: {self._in_words(each)}"

    def _in_words(self, each: Mapping[str, Any]) -> str:
        """The name of an ability, looked up by the abilities that the card has."""
        rules: Any = self.words.rules
        for ability in rules.list.cards[rules.list.by_number[each["card"]]].abilities:
            if ability.name == each["ability"]:
                return self.words.named("ability", ability.reference)
        return str(each["ability"])

    def _aim(self, target: int) -> str:
        """A target: a card, or a player."""
        return self.words.seat(-2 - target) if target < -1 else self._name_at(target)

    def _name_at(self, handle: int) -> str:
        face = self._areas.faces.get(handle)
        if face is None:
            return self.words.say("board", "gone")
        return self._drawing.ground_name(face) if "headquarters" in face else self._drawing.name(face)

    def _lasting(self, lasting: Sequence[Sequence[Any]]) -> list[Text]:
        """The cards whose effects last, each once with how many effects there are."""
        return counted(
            [
                Text(self._name({"card": number})).append(f" ({self.words.seat(seat)})", "dim")
                for number, seat in lasting
            ]
        )

    def _limited(self, label: str, seat: int, items: Sequence[Text], width: int, most: int) -> list[Text]:
        """A row; where it may not take so many lines, what is left out is counted."""
        most = 0 if self.plain else most
        lines = self.row(label, seat, items, width, _LABEL)
        for kept in range(len(items) - 1, -1, -1):
            if not most or len(lines) <= most:
                break
            left_out = Text(f"… +{len(items) - kept}", "dim")
            lines = self.row(label, seat, [*items[:kept], left_out], width, _LABEL)
        return lines

    # cards

    def _name(self, mention: Mapping[str, Any]) -> str:
        return self._drawing.name(mention)

    def _card(self, card: Mapping[str, Any], is_brief: bool) -> Text:
        if self.plain:
            return Text(self.printed(card["card"]))
        source = self.cards[card["card"]]
        shown = Text(self._name(card)).append_text(self._drawing.elements(source.fields.get("attributes", ())))
        return shown if is_brief else shown.append(f" {self._figures(source)}", "dim")

    def _figures(self, source: CardSource) -> str:
        """What a chooser wants to know of a printed card, in short."""
        fields = source.fields
        kind = fields["kind"]
        name = "equipment" if fields.get("class") == "装備品" else kind
        told = {key: fields.get(key, 0) for key in ("level", "attack", "defence", "limit", "hero")}
        cost = fields.get("cost", "")
        told["cost"] = "".join(
            self.words.say("slots", each) for each in (cost if isinstance(cost, str) else "i" * cost)
        )
        said = self.words.say("board", f"figures-{name}", {**told, "kind": self.words.say("kind", kind)})
        for key in ("hero", "instant"):
            if fields.get(key):
                said += f" {self.words.say('board', f'has-{key}', told)}"
        return said

    def _unit(self, handle: int) -> str:
        """A unit on the battlefield with area, figures, slots and state."""
        face = self._areas.faces[handle]
        if self.plain:
            return self.described(self._name(face), [self.square(face["cell"]), *self._drawing.said_figures(face)])
        told = f"{self.square(face['cell'])} {self._drawing.figures(face)}"
        if face["slots"]:
            told += f" {self._drawing.slots(face)}"
        if face["finished"]:
            told += f" {self.words.say('board', 'finished')}"
        return f"{self.words.card(face)} ({told})"

    # questions

    def option(self, option: str) -> str:
        if option in ("first", "second"):
            return self.words.seat(0 if option == "first" else 1)
        if option.isdigit():
            return self.words.say("board", "so-many", {"count": int(option)})
        return super().option(option)

    def label(self, mention: Mapping[str, Any]) -> str:
        handle = mention.get("handle", -1)
        face = self._areas.faces.get(handle, {})
        place, owner = self._areas.places.get(handle, ("", -1))
        open_to_both = place in ("field", "hidden", "discard", "effect", "removed")
        whose = f" - {self.words.seat(owner)}" if open_to_both and owner != self._areas.own else ""
        if "level" in face:
            return self._unit(handle) + whose
        if "cell" in face:
            return f"{self._drawing.ground_name(face)} ({self.square(face['cell'])}){whose}"
        if "host" in face:
            return f"{self.words.card(face)} ({self._name_at(face['host'])}){whose}"
        number = str(mention.get("card"))
        if number not in self.cards:
            return self.words.card(mention)
        if self.plain:
            return self.printed(number) + whose
        elements = self._drawing.elements(self.cards[number].fields.get("attributes", ())).plain
        return f"{self.words.card(mention)}{elements} {self._figures(self.cards[number])}{whose}"

    def aside(self, mention: Mapping[str, Any]) -> str:
        source = self.cards.get(mention.get("card", ""))
        if source is None or self._areas.places.get(mention.get("handle", -1), ("", -1))[0] == "field":
            return ""
        return " ".join(text_of(self.game, source).splitlines())

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        verb, card = action["verb"], action.get("card", {})
        if verb in ("use", "chain-on"):
            named = self.words.named("ability", action["numbers"][0])
            key = verb if named != self._name(card) else f"{verb}-itself"
            return self.words.say("board", key, {"card": self._user(card), "ability": named})
        if verb == "lay" and card:
            return self.words.say("board", "lay", {"card": card, "figures": self._figures(self.cards[card["card"]])})
        group = self._grouped(action)
        if group is not None:
            return f"{group[0]}: {group[1]}" if self.plain else f"{group[0]} → {group[1]}"
        if verb == "party":
            names = self.words.say("board", "list-of").join(self._name(each) for each in action["cards"])
            place = self._areas.faces.get(card.get("handle", -1), {})
            return f"{self.square(place['cell'])}: {names}" if "cell" in place else names
        return super().choice(asked, action)

    def _user(self, card: Mapping[str, Any]) -> str:
        """What is used, with the area where it stands."""
        face = self._areas.faces.get(card.get("handle", -1), {})
        said = self.words.card(card)
        return f"{said} {self.square(face['cell'])}" if "cell" in face else said

    def detail(self, action: Mapping[str, Any]) -> str:
        verb = action["verb"]
        if verb in ("use", "chain-on"):
            return self._ability_text(action["numbers"][0])
        source = self.cards.get(action.get("card", {}).get("card", ""))
        return " ".join(text_of(self.game, source).splitlines()) if source is not None and verb == "lay" else ""

    def _ability_text(self, reference: int) -> str:
        rules: Any = self.words.rules
        ability = rules.list.ability(reference)
        return self.line_of(rules.card_name(ability.printed), ability.place)

    def line_of(self, number: str, line: int) -> str:
        """An ability by its place: its heading and the lines below it."""
        source = self.cards.get(number)
        if source is None:
            return ""
        rules: Any = self.words.rules
        wanted = rules.list.cards[rules.list.by_number[number]].abilities[line]
        name = self.words.named("ability", wanted.reference)
        found: list[str] = []
        for each in text_of(self.game, source).splitlines():
            if each[:1] in (*_SYMBOLS, "【"):
                if found:
                    break
                if name not in each:
                    continue
                found.append(each)
            elif found:
                found.append(each)
        return " ".join(found)

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """Marches, summonings and equipment by card; there are as many as cards times areas or units."""
        action: Mapping[str, Any] = asked["options"][place] if asked["kind"] == "act" else {"verb": ""}
        if action["verb"] not in _GROUPED:
            return None
        alike = [(each["verb"], self._alike(each)) for each in asked["options"]]
        return self._grouped(action) if alike.count((action["verb"], self._alike(action))) > 1 else None

    def _alike(self, action: Mapping[str, Any]) -> Any:
        """A card of the hand is the same as another of its name."""
        card = action.get("card", {})
        return card.get("card") if self._areas.is_in_hand(card.get("handle", -1)) else card.get("handle")

    def _grouped(self, action: Mapping[str, Any]) -> tuple[str, str] | None:
        """What an action is about, and where or with whom."""
        verb, card = action["verb"], action.get("card")
        if verb not in _GROUPED or card is None:
            return None
        if verb in ("march", "summon"):
            heading = self.words.say("board", f"{verb}-group", {"card": self.label(card)})
            return heading, self._ground(action["numbers"][0])
        heading = self.words.say("board", f"{verb}-group", {"card": self.label(card)})
        return heading, self.label(action["cards"][0])

    def _ground(self, cell: int) -> str:
        """An area with its terrain."""
        terrain = self._areas.terrains.get(cell)
        if terrain is None:
            return self.square(cell)
        used = f"{self._areas.levels(cell)}/{self._areas.limits[cell]}"
        return f"{self.square(cell)} ({self._drawing.ground_name(terrain)} {used})"

    def rank(self, action: Mapping[str, Any]) -> int:
        return _RANK.get(action["verb"], 0)

    def apart(self, action: Mapping[str, Any]) -> str:
        cards = [each.get("handle") for each in action.get("cards", ())]
        return f"{self._alike(action)} {cards} {action.get('numbers', '')}"

    def effect_of(self, frames: Sequence[Any]) -> TextFrame | None:
        for frame in reversed(frames):
            if isinstance(frame, TextFrame):
                return frame
            told = getattr(frame, "declared", None) or frame
            printed, ability = getattr(told, "printed", -1), getattr(told, "ability", -1)
            if printed >= 0 and ability >= 0:
                return TextFrame(printed=printed, line=ability)
            if getattr(frame, "reference", -1) >= 0:
                rules: Any = self.words.rules
                used = rules.list.ability(frame.reference)
                return TextFrame(printed=used.printed, line=used.place)
            if type(frame).__name__ in _WHOLE:
                return None
        return None

    # what a player says

    def spoken_action(self, verb: str, named: Sequence[Any]) -> dict[str, Any]:
        action = super().spoken_action(verb, named)
        if verb in ("use", "chain-on") and named and isinstance(named[0], str):
            rules: Any = self.words.rules
            own = [rules.list.ability(each) for each in rules.list.cards[rules.list.by_number[named[0]]].own]
            used = [each for each in own if each.timings] or own
            action["numbers"] = [each.reference for each in used[:1]]
        return action

    def meant(self, verb: str, said: Sequence[Any]) -> list[int | str]:
        """What stands on an area; a card by name, on the battlefield if it marches or if something is done to it."""
        return [self._meant(verb, place, each) for place, each in enumerate(said)]

    def _meant(self, verb: str, place: int, said: Any) -> int | str:
        if not isinstance(said, str):
            return self.standing_on(said["cell"])
        if place or verb in _STANDING:
            for handle, face in self._areas.faces.items():
                zone, owner = self._areas.places[handle]
                if face.get("card") == said and zone == "field" and (place or owner == self._areas.own):
                    return handle
        return str(said)

    def standing_on(self, cell: int) -> int | str:
        """The first unit on an area, else its terrain."""
        units = self._areas.units.get(cell)
        face = units[-1] if units else self._areas.terrains.get(cell)
        return super().standing_on(cell) if face is None else int(face["handle"])
