"""How does a table of 3x3Wars look? Opponent above, own side below; units as colour letter, cost and power."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from fuda.language.words import nodes as n
from fuda.play.passing import is_magic_window
from fuda.surfaces.cli.cardtext import name_of, text_of
from fuda.surfaces.cli.play.board import Board

_STYLES: Final = {
    "fire": "red",
    "water": "bright_blue",
    "grass": "green",
    "heaven": "yellow",
    "purple": "magenta",
    "basic": "white",
}
_OWN_ROWS: Final = (("hand", "hand-cards"), ("packet", "packet"), ("dealt", "dealt"), ("territory", "territories"))

_MANY: Final = 10  # from so many ways of removal on, those with two cards are grouped


class WarsBoard(Board):
    """The table of 3x3Wars."""

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        return self.fitting((None,), lambda _: self._table(view, width), width)

    def _table(self, view: Mapping[str, Any], width: int) -> list[Text]:
        own = max(0, int(view["seat"]))
        situation = view["situation"]
        zones = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
        lines = [self._title(situation, zones, width), self._status(1 - own, situation, zones)]
        if situation["turn"]:  # before the first turn nothing lies on the table
            lines += [*self._magics(1 - own, zones, width), *self._units(1 - own, zones, width)]
            lines += [] if self.plain else [Text("  " + "·" * (width - 4), style="dim")]
            lines += [*self._units(own, zones, width), *self._magics(own, zones, width)]
        lines.append(self._status(own, situation, zones))
        for zone, label in _OWN_ROWS:
            cards = [card for card in zones[zone, own]["cards"] if "card" in card]
            if cards and zone == "hand":
                lines += self.hand(own, [(self._card(card), card["card"]) for card in cards], width, 9)
            elif cards:
                style = "dim" if zone == "territory" else ""
                lines += self._row(label, own, [self._card(card, style) for card in cards], width)
        return lines

    def _title(self, situation: Mapping[str, Any], zones: Mapping[Any, Any], width: int) -> Text:
        say = self.words.say
        if situation["turn"]:
            parts = [
                say("board", "turn", situation),
                say("board", "turn-of", {"player": self.words.seat(situation["turn_player"])}),
            ]
        else:
            parts = [say("board", "set-up")]
        told = [(" ".join(parts), "bold")]
        if situation["step"]:
            told.append((self.cited(say("step", situation["step"]), situation["clause"]), "cyan"))
        piles = [say("board", each, zones[each, -1]) for each in ("deck", "discard")]
        if situation["last_turn"]:
            piles.insert(0, say("board", "last-turn"))
        return self.heading(told, width, piles)

    def _status(self, seat: int, situation: Mapping[str, Any], zones: Mapping[Any, Any]) -> Text:
        say = self.words.say
        count, worth = zones["territory", seat]["count"], situation["territory"][seat]
        land = say("board", "territory" if worth == count else "worth", {"count": count, "worth": worth})
        life = situation["life"][seat]
        return self.standing(
            seat,
            [
                (say("board", "life", {"life": life}), "bold red" if life <= 10 else "bold"),
                (say("board", "hand", zones["hand", seat]), ""),
                (land, ""),
            ],
        )

    def _row(self, label: str, seat: int, items: Sequence[Text], width: int) -> list[Text]:
        return self.row(label, seat, items, width, 9)

    def _units(self, seat: int, zones: Mapping[Any, Any], width: int) -> list[Text]:
        units = [self._card(card) for card in zones["field", seat]["cards"]]
        return self._row("units", seat, units, width)

    def _magics(self, seat: int, zones: Mapping[Any, Any], width: int) -> list[Text]:
        items: list[Text] = []
        for card in zones["magic", seat]["cards"]:
            if "card" not in card:
                items.append(Text(self.words.say("board", "face-down"), style="dim"))
                continue
            shown = self._card(card, "dim" if card["lying"] == "sideways" else "")
            items.append(shown.append(f" {self.words.say('lying', card['lying'])}", "dim"))
        return self._row("magics", seat, items, width)

    def _card(self, card: Mapping[str, Any], style: str = "") -> Text:
        source = self.cards[card["card"]]
        if self.plain:
            return Text(self._said(card))
        colour = _STYLES.get(source.fields["colour"], "")
        name = source.name_ja if self.words.cards[source.number] == source.name_ja else source.name_en
        shown = Text(name + self.mark(card), style=style).append(f" {self._figures(card)}", style=colour)
        labels = self._traits(card)
        if labels:
            shown.append(labels, style=style or "cyan")
        if card.get("targeted"):
            shown.append(f" ({self.words.say('board', 'targeted')})", style="dim")
        return shown

    def _said(self, card: Mapping[str, Any], named: bool = True) -> str:
        """A card in words: colour, cost, power, traits."""
        source, say = self.cards[card["card"]], self.words.say
        facts = [say("colour", source.fields["colour"])]
        if "cost" in source.fields:
            facts.append(say("board", "says-cost", source.fields))
        if "power" in card:
            facts.append(say("board", "says-power", card))
        facts += [say("trait", label) for label in self._labels(card)]
        facts.append(say("board", "targeted") if card.get("targeted") else "")
        return self.described(name_of(source) + self.mark(card) if named else "", facts).strip()

    def _figures(self, card: Mapping[str, Any]) -> str:
        """Colour letter with cost; power behind it for a unit on the field, required power for a magic."""
        fields = self.cards[card["card"]].fields
        letter = self.words.say("letter", fields["colour"])
        if "power" in card:
            return f"{letter}{fields['cost']}/{card['power']}"
        if fields["kind"] == "magic":
            return letter
        return f"{letter}{fields.get('cost', '')}"

    def _labels(self, card: Mapping[str, Any]) -> Sequence[str]:
        """The traits that a card has now, or that are printed on it."""
        if "traits" in card:
            found: Sequence[str] = card["traits"]
            return found
        text = self.cards[card["card"]].text
        lines = text.abilities if isinstance(text, n.Text) else ()
        return [line.label for line in lines if isinstance(line, n.Trait)]

    def _traits(self, card: Mapping[str, Any]) -> str:
        labels = self._labels(card)
        said = [self.words.say("trait", label) for label in labels]
        if self.words.card({}) and said and said[0] == labels[0]:
            return f"【{'・'.join(said)}】"
        return f" ({', '.join(said)})" if said else ""

    def label(self, mention: Mapping[str, Any]) -> str:
        number = str(mention.get("card"))
        if number not in self.cards:
            return self.words.card(mention)
        shown = self._said(mention) if self.plain else f"{self.words.card(mention)} {self._figures(mention)}"
        fields = self.cards[number].fields
        if fields["kind"] == "magic":
            needs = " ".join(f"{self.words.say('letter', each)}{count}" for each, count in fields["power"].items())
            return f"{shown} {self.words.say('board', 'needs', {'needs': needs})}"
        return shown if self.plain else shown + self._traits(mention)

    def aside(self, mention: Mapping[str, Any]) -> str:
        """For a magic what it does, and the name of its grand magic."""
        source = self.cards.get(mention.get("card", ""))
        if source is None or source.fields["kind"] != "magic":
            return ""
        lines = [self.line_of(source.number, place) for place in range(len(text_of(self.game, source).splitlines()))]
        return " ".join(re.split(r"[:［\[『　]", line)[0] if line.startswith("★") else line for line in lines)

    def detail(self, action: Mapping[str, Any]) -> str:
        number = action.get("card", {}).get("card")
        if number not in self.cards:
            return ""
        source = self.cards[number]
        verb = action.get("verb", "")
        if verb in ("magic", "grand"):
            lines = text_of(self.game, source).splitlines()
            return " ".join(each for each in lines if each.startswith("★") == (verb == "grand"))
        if verb in ("remove", "boost") or action.get("cards"):
            return ""
        if self.plain:
            return self._said(action["card"], named=False)
        return f"{self._figures(action['card'])}{self._traits(action['card'])}"

    def is_window(self, asked: Mapping[str, Any]) -> bool:
        return is_magic_window(asked)

    def clause(self, asked: Mapping[str, Any]) -> str:
        return "M1" if self.is_window(asked) else super().clause(asked)

    def clauses(self, asked: Mapping[str, Any]) -> list[str]:
        """A removal with one card rests on one clause, with two cards on another."""
        if asked["purpose"] != "removal-cards":
            return super().clauses(asked)
        ways = {len(each.get("cards", ())) for each in asked["options"]}
        return [clause for count, clause in ((1, "2.1a"), (2, "2.1b")) if count in ways]

    def rank(self, action: Mapping[str, Any]) -> int:
        # What the step is about comes first, then magics, which are possible in many steps.
        return {"magic": 1, "use": 1, "grand": 2, "go-on": 3, "pass": 3, "declare": 3}.get(action["verb"], 0)

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        if asked["purpose"] == "removal-cards":  # which unit was said with the question before
            return self.words.say("board", "with", action)
        return super().choice(asked, action)

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """Many removals with two cards, by the first of the two."""
        if asked["purpose"] != "removal-cards" or len(asked["options"]) < _MANY:
            return None
        action = asked["options"][place]
        if len(action["cards"]) < 2:
            return None
        second = {"cards": action["cards"][1:], "numbers": action["numbers"][1:]}
        first = {"cards": action["cards"][:1], "numbers": action["numbers"][:1]}
        return self.words.say("board", "with-two", first), self.words.say("board", "with", second)

    def question(self, asked: Mapping[str, Any]) -> str:
        # A step whose own actions are not possible now asks for magics only.
        return super().question({**asked, "purpose": "window"} if self.is_window(asked) else asked)

    def spoken_action(self, verb: str, cards: Sequence[str]) -> dict[str, Any]:
        if verb == "counter":
            return {"verb": verb, "cards": list(cards)}
        return super().spoken_action(verb, cards)
