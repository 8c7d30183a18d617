"""How does a table of 汎用TCG look? Opponent above, own side below; a unit as attributes, HP left, energy and state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import TextFrame
from fuda.surfaces.cli.cardtext import name_of, part_text, text_of
from fuda.surfaces.cli.play.board import Board

_STYLES: Final = {"火": "red", "水": "bright_blue", "風": "green", "光": "yellow", "闇": "magenta"}
_STANDBY: Final = ("standby-1", "standby-2", "standby-3", "standby-4")
_LABEL: Final = 10
# What is listed first: what changes the table, then charging, then the end of the phase.
_RANK: Final = {"play": 0, "enter": 1, "use": 2, "retreat": 3, "charge": 4, "skill": 0, "end-main": 9, "no-skill": 9}
# The clause of each phase.
PHASES: Final = {"draw": "502.1", "main": "503.3", "battle": "504.1", "end": "505.1"}
# Procedures that are no part of a text, whatever stands below them.
_WHOLE: Final = ("RuleCheck", "SuccessCheck", "MainPhase", "BattlePhase", "Turn")
Zones = Mapping[tuple[str, int], Mapping[str, Any]]


class HanyoBoard(Board):
    """The table of 汎用TCG."""

    short_details: ClassVar[bool] = True

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self._mains: set[int] = set()  # main units by handle
        self._faces: dict[int, Mapping[str, Any]] = {}  # units on the table by handle

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        return self.fitting((None,), lambda _: self._table(view, width), width)

    def _table(self, view: Mapping[str, Any], width: int) -> list[Text]:
        own = max(0, int(view["seat"]))
        zones: Zones = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
        self._remember(view)
        lines = [self.title(view, width), self._status(1 - own, zones)]
        if view["situation"]["turn"] or zones["main", own]["count"]:
            lines += [*self._standby(1 - own, zones, width), *self._main(1 - own, zones, width)]
            lines += [] if self.plain else [Text("  " + "·" * (width - 4), style="dim")]
            lines += [*self._main(own, zones, width), *self._standby(own, zones, width)]
        lines.append(self._status(own, zones))
        hand = [card for card in zones["hand", own]["cards"] if "card" in card]
        if hand:
            lines += self.hand(own, [(self._card(card), card["card"]) for card in hand], width, _LABEL)
        lasting = view["situation"].get("lasting", ())
        if lasting:
            lines += self._row("lasting", -1, [self._effect(*each) for each in lasting], width)
        return lines

    def title(self, view: Mapping[str, Any], width: int) -> Text:
        self._remember(view)
        say, situation = self.words.say, view["situation"]
        if situation["turn"]:
            whose = say("board", "turn-of", {"player": self.words.seat(situation["turn_player"])})
            told = [(f"{say('board', 'turn', situation)} {whose}", "bold")]
        else:
            told = [(say("board", "set-up"), "bold")]
        if situation["phase"]:
            told.append((self.cited(say("phase", situation["phase"]), PHASES[situation["phase"]]), "cyan"))
        return self.heading(told, width)

    def _remember(self, view: Mapping[str, Any]) -> None:
        self.effects = dict(view["situation"].get("options", {}))
        self._mains = {card["handle"] for zone in view["zones"] if zone["zone"] == "main" for card in zone["cards"]}
        self._faces = {
            card["handle"]: card for zone in view["zones"] for card in zone["cards"] if "hp" in card or card.get("down")
        }

    def _row(self, label: str, seat: int, items: Sequence[Text], width: int) -> list[Text]:
        return self.row(label, seat, items, width, _LABEL)

    def _status(self, seat: int, zones: Zones) -> Text:
        say = self.words.say
        parts = [(say("board", each, zones[each, seat]), "") for each in ("hand", "deck", "discard")]
        discard = zones["discard", seat]["cards"]
        if discard:
            top = {"card": self._name(self.cards[discard[0]["card"]])}
            parts[-1] = (f"{parts[-1][0]} ({say('board', 'top', top)})", "")
        return self.standing(seat, parts)

    def _main(self, seat: int, zones: Zones, width: int) -> list[Text]:
        return self._row("main", seat, self._units(seat, zones, ("main",)), width)

    def _standby(self, seat: int, zones: Zones, width: int) -> list[Text]:
        return self._row("standby", seat, self._units(seat, zones, _STANDBY), width)

    def _units(self, seat: int, zones: Zones, places: Sequence[str]) -> list[Text]:
        sets: dict[int, list[str]] = {}
        for card in zones["sets", seat]["cards"]:
            sets.setdefault(card["host"], []).append(self._name(self.cards[card["card"]]))
        return [
            self._unit(card, sets.get(card["handle"], ())) for place in places for card in zones[place, seat]["cards"]
        ]

    def _unit(self, card: Mapping[str, Any], sets: Sequence[str] = ()) -> Text:
        if "card" not in card:
            return Text(self.words.say("board", "face-down"), style="dim")
        name = self._name(self.cards[card["card"]]) + self.mark(card)
        if card.get("down"):
            return Text(f"{name} {self.words.say('board', 'ko')}", style="dim")
        if "hp" not in card:
            return Text(f"{name} {self.words.say('board', 'face-down')}")
        if self.plain:
            return Text(self._said(card, sets))
        shown = Text(name).append(f" {self._letters(card['attributes'])}", self._style(card["attributes"]))
        left = card["hp"] - card["damage"]
        shown.append(f" {left}/{card['hp']}", "bold red" if left * 3 <= card["hp"] else "bold")
        shown.append(f" {self.words.say('board', 'energy', {'count': card['energy']})}")
        if card["placed"] != "normal":
            shown.append(f" {self.words.say('placed', card['placed'])}", "bold yellow")
        for counter, count in card["counters"].items():
            shown.append(f" {self.words.say('counter', counter)}{count}", "cyan")
        for each in sets:
            shown.append(f" +{each}", "cyan")
        return shown

    def _said(self, card: Mapping[str, Any], sets: Sequence[str]) -> str:
        """A unit on the table in words."""
        say = self.words.say
        facts = [say("attribute", each) for each in card["attributes"]]
        facts.append(say("board", "says-hp", {"left": card["hp"] - card["damage"], "hp": card["hp"]}))
        facts.append(say("board", "says-energy", {"count": card["energy"]}))
        facts.append(say("placed", card["placed"]) if card["placed"] != "normal" else "")
        facts += [f"{say('counter', counter)} {count}" for counter, count in card["counters"].items()]
        facts += [say("board", "says-set", {"card": each}) for each in sets]
        return self.described(self._name(self.cards[card["card"]]) + self.mark(card), facts)

    def _letters(self, attributes: Sequence[str]) -> str:
        return "/".join(self.words.say("letter", each) for each in attributes)

    def _style(self, attributes: Sequence[str]) -> str:
        return _STYLES.get(attributes[0], "") if attributes else ""

    def _name(self, source: CardSource) -> str:
        return name_of(source)

    def _card(self, card: Mapping[str, Any]) -> Text:
        source = self.cards[card["card"]]
        if self.plain:
            return Text(self.printed(source.number))
        if source.fields["kind"] == "unit":
            attributes = source.fields["attribute"].split("/")
            return Text(self._name(source)).append(f" {self._figures(source)}", self._style(attributes))
        return Text(self._name(source)).append(f" {self.words.say('class', source.fields['class'])}", "dim")

    def _figures(self, source: CardSource) -> str:
        """Attributes and HP of a unit card, the class of a command."""
        if source.fields["kind"] == "unit":
            return f"{self._letters(source.fields['attribute'].split('/'))} {source.fields['hp']}"
        return self.words.say("class", source.fields["class"])

    def _effect(self, number: str, seat: int) -> Text:
        return Text(self._name(self.cards[number])).append(f" ({self.words.seat(seat)})", "dim")

    # choices

    def label(self, mention: Mapping[str, Any]) -> str:
        if "card" not in mention:
            return self.words.say("board", "face-down-card")
        face = self._faces.get(mention.get("handle", -1))
        if face is not None:
            return self._unit(face).plain
        if self.plain:
            return self.printed(mention["card"])
        return f"{self.words.card(mention)} {self._figures(self.cards[mention['card']])}"

    def aside(self, mention: Mapping[str, Any]) -> str:
        source = self.cards.get(mention.get("card", ""))
        if source is None or mention.get("handle") in self._faces:
            return ""
        return " ".join(text_of(self.game, source).splitlines())

    def detail(self, action: Mapping[str, Any]) -> str:
        verb = action.get("verb")
        source = self.cards.get(action.get("card", {}).get("card", ""))
        if verb in ("skill", "use"):
            return self._ability(action["numbers"][0])
        if source is None or verb in ("charge", "retreat"):
            return ""
        if verb == "enter":
            return self.described("", [self.facts(source.number)]).strip() if self.plain else self._figures(source)
        text = " ".join(text_of(self.game, source).splitlines())
        return f"[{self._figures(source)}] {text}" if verb == "play" else text

    def _ability(self, number: int) -> str:
        """What a skill does; it is on the card that the number leads to."""
        names = self.words.rules.named("ability", number) if hasattr(self.words.rules, "named") else ("", "")
        for source in self.cards.values():
            for part in source.parts:
                if part.fields["name"]["ja"] == names[0]:
                    return part_text(self.game, part, named=False)
        return ""

    def effect_of(self, frames: Sequence[Any]) -> TextFrame | None:
        for frame in reversed(frames):
            if isinstance(frame, TextFrame):
                return frame
            if type(frame).__name__ in _WHOLE:
                return None
        return None

    def about(self, frames: Sequence[Any]) -> str:
        """For what hands are played."""
        frame = frames[-1]
        key = f"janken-{getattr(frame, 'clause', '')}" if type(frame).__name__ == "RockPaperScissors" else ""
        return self.words.say("board", key) if key and self.words.has("board", key) else ""

    def line_of(self, number: str, line: int) -> str:
        """A text by the place of its ability: those of the card text, then skills and EX skills."""
        source = self.cards.get(number)
        if source is None:
            return ""
        place = line & 63
        own = text_of(self.game, source, parts=False).splitlines()
        if source.fields["kind"] == "command" and not source.parts:
            return " ".join(own)
        if place < len(own):
            return own[place]
        parts = source.parts[place - len(own) :]
        return part_text(self.game, parts[0]) if parts else " ".join(own)

    def rank(self, action: Mapping[str, Any]) -> int:
        return _RANK.get(action["verb"], 5)

    def apart(self, action: Mapping[str, Any]) -> str:
        return str(action.get("card", {}).get("handle")) if action["verb"] in ("charge", "use", "trigger") else ""

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        if action["verb"] == "charge":
            told = {"card": self._bare(action["card"]), "cards": [self._bare(each) for each in action["cards"]]}
            return self.words.say("board", "charge", {**action, "unit": told["card"], "with": told["cards"]})
        return super().choice(asked, action)

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """Charges by unit; there are as many of them as units times cards."""
        if asked["kind"] != "act" or asked["options"][place]["verb"] != "charge":
            return None
        action = asked["options"][place]
        handle = action["card"]["handle"]
        unit = self._faces.get(handle, action["card"])
        if self.plain and "hp" in unit:
            return self.words.say("board", "charge-said", {"unit": self._said(unit, ())}), self._bare(
                action["cards"][0]
            )
        left = f"{unit['hp'] - unit['damage']}/{unit['hp']}" if "hp" in unit else ""
        told = {"unit": self._bare(action["card"]), "left": left, "energy": unit.get("energy", 0)}
        heading = self.words.say("board", "charge-main" if handle in self._mains else "charge-standby", told)
        return heading, self._bare(action["cards"][0])

    def _bare(self, mention: Mapping[str, Any]) -> str:
        number = str(mention.get("card"))
        return self._name(self.cards[number]) + self.mark(mention) if number in self.cards else self.words.card(mention)
