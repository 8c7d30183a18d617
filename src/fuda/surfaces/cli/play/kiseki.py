"""How does a table of 軌跡TCG look? Opponent above, own side below, between them what waits and who battles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import TextFrame
from fuda.library.ledger import load_clauses
from fuda.surfaces.cli.cardtext import name_of, part_text, text_of
from fuda.surfaces.cli.play.board import Board, counted

_STYLES: Final = {
    "自警団": "bright_blue",
    "王立学院": "cyan",
    "翠風商会": "green",
    "影の結社": "magenta",
    "星詠教会": "yellow",
    "辺境警備隊": "red",
    "機巧工房": "bright_black",
}
_STATE_STYLES: Final = {"actioned": "yellow", "stunned": "bold red", "supported": "bold green"}
_STATES: Final = ("stunned", "actioned", "supported", "linked", "boarded", "attacking", "defending")
_LABEL: Final = 11
# How the table is drawn, from the fullest to the shortest: whether in brief, and how many lines a row may take, and a
# field, which is cut last; 0 for any number.
_MANNERS: Final = ((False, 0, 0), (False, 3, 0), (True, 3, 0), (True, 2, 3), (True, 1, 2), (True, 1, 1))
# The clause of each step, and of each phase outside of steps.
STEPS: Final = {
    "draw": "703.6",
    "homebase": "703.7",
    "deployment": "703.8",
    "attack-target": "803.1",
    "battle-resolution": "804.1",
}
PHASES: Final = {"preparation": "701.1", "battle": "802.1", "recovery": "705.1"}
# What is listed first: what changes the table most.
_RANK: Final = {"play": 0, "craft": 1, "art": 2, "support": 5, "gain-ep": 6, "go-on": 9, "pass": 9}
# Procedures that are no part of a text, whatever stands below them.
_WHOLE: Final = ("RuleCheck", "Priority", "BattleSubStep", "BattleResolution", "PreparationSteps", "Turn")
Zones = Mapping[tuple[str, int], Mapping[str, Any]]


def _cut(item: Text, width: int) -> Text:
    """Something that is to take no more than a line."""
    shorter = item.copy()
    shorter.truncate(max(1, width), overflow="ellipsis")
    return shorter


class KisekiBoard(Board):
    """The table of 軌跡TCG."""

    short_details: ClassVar[bool] = True
    short_asides: ClassVar[bool] = True

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self._faces: dict[int, Mapping[str, Any]] = {}  # cards that can be told apart, by handle
        self._places: dict[int, tuple[str, int]] = {}  # their zones and owners
        self._waiting: dict[int, str] = {}  # what waits, by the number that stands for it among targets
        self._own = 0
        self._window = ""  # the clause that has given priority
        self._clauses = load_clauses(game)
        self._is_brief, self._most, self._most_of_field = _MANNERS[0]

    # the table

    def drawn(self, view: Mapping[str, Any], width: int) -> list[Text]:
        """As fully as the room allows."""
        self._remember(view)
        lines = self.fitting(_MANNERS, lambda manner: self._drawn_as(manner, view, width), width)
        self._is_brief, self._most, self._most_of_field = _MANNERS[0]
        return lines

    def _drawn_as(self, manner: tuple[bool, int, int], view: Mapping[str, Any], width: int) -> list[Text]:
        self._is_brief, self._most, self._most_of_field = manner
        return self._table(view, width)

    def _table(self, view: Mapping[str, Any], width: int) -> list[Text]:
        own = self._own
        zones: Zones = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
        situation = view["situation"]
        lines = [self.title(view, width)]
        lines += [self._status(1 - own, zones, situation), *self._base(1 - own, zones, width)]
        lines += [*self._field(1 - own, zones, width), *self._middle(situation, width)]
        lines += [*self._field(own, zones, width), *self._base(own, zones, width)]
        lines.append(self._status(own, zones, situation))
        hand = [card for card in zones["hand", own]["cards"] if "card" in card]
        if hand:
            cards = [(self._card(card), card["card"]) for card in hand]
            if self.spread:
                lines += self.hand(own, cards, width, _LABEL)
            else:
                lines += self._row("hand-cards", own, [shown for shown, _ in cards], width)
        if situation["lasting"]:
            lines += self._row("lasting", -1, self._lasting(situation["lasting"]), width)
        return lines

    def title(self, view: Mapping[str, Any], width: int) -> Text:
        self._remember(view)
        say, situation = self.words.say, view["situation"]
        if not situation["turn"]:
            return self.heading([(say("board", "set-up"), "bold")], width)
        told = [(say("board", "turn", situation), "bold"), (self._moment(situation), "cyan")]
        return self.heading([*told, (self._holders(situation, view["asked"]), "")], width)

    def _holders(self, situation: Mapping[str, Any], asked: Mapping[str, Any] | None) -> str:
        """Who is primary, and who has priority where somebody has it; a step is always the primary player's."""
        say = self.words.say
        first = self.words.seat(situation["primary"])
        if asked is None or asked["purpose"] != "priority":
            return say("board", "primary", {"player": first})
        holder = self.words.seat(asked["seat"])
        if holder == first:
            return say("board", "both", {"player": first})
        return f"{say('board', 'primary', {'player': first})} {say('board', 'priority', {'player': holder})}"

    def _moment(self, situation: Mapping[str, Any]) -> str:
        """The step, or the phase, with its clause."""
        step, say = situation["step"], self.words.say
        if step:
            return self.cited(say("step", step), STEPS[step])
        return self.cited(say("phase", situation["phase"]), PHASES[situation["phase"]]) if situation["phase"] else ""

    def _remember(self, view: Mapping[str, Any]) -> None:
        self._own = max(0, int(view["seat"]))
        situation = view["situation"]
        self.effects = dict(situation.get("options", {}))
        self._faces, self._places = {}, {}
        for zone in view["zones"]:
            for card in zone["cards"]:
                self._faces[card["handle"]] = card
                self._places[card["handle"]] = (zone["zone"], zone["owner"])
        self._waiting = {-100 - each["name"]: self._waiting_name(each) for each in situation["waiting"]}

    def _row(self, label: str, seat: int, items: Sequence[Text], width: int) -> list[Text]:
        """A row; where it may not take so many lines, what is left out is counted."""
        most = self._most_of_field if label == "field" else self._most
        if self._is_brief:
            items = [_cut(each, width - _LABEL) for each in items]
        lines = self.row(label, seat, items, width, _LABEL)
        for kept in range(len(items) - 1, -1, -1):
            if not most or len(lines) <= most:
                break
            left_out = Text(f"… +{len(items) - kept}", style="dim")
            lines = self.row(label, seat, [*items[:kept], left_out], width, _LABEL)
        return lines

    def _status(self, seat: int, zones: Zones, situation: Mapping[str, Any]) -> Text:
        say = self.words.say
        bonds = situation["bonds"][seat]
        pools = {"cp": situation["cp"][seat], "ep": situation["ep"][seat]}
        told = [(say("board", "bonds", {"bonds": bonds}), "bold red" if bonds <= 10 else "bold")]
        told.append((say("board", "pools", pools), "bold cyan" if any(pools.values()) else ""))
        places = ["hand", "deck", "trail", *(["removed"] if zones["removed", seat]["count"] else [])]
        told += [(say("board", each, zones[each, seat]), "") for each in places]
        if situation["initiative"] == seat:
            told.append((f"({say('board', 'initiative')})", "dim"))
        return self.standing(seat, told)

    def _field(self, seat: int, zones: Zones, width: int) -> list[Text]:
        cards = zones["field", seat]["cards"]
        units = counted([self._unit(card) for card in cards if "linked_to" not in card])
        return self._row("field", seat, units, width)

    def _base(self, seat: int, zones: Zones, width: int) -> list[Text]:
        """Cards that are known by name, the others counted."""
        cards = zones["homebase", seat]["cards"]
        shown = counted([self._at_home(card, seat) for card in cards if "card" in card])
        unknown = [card for card in cards if "card" not in card]
        if unknown:
            ready = sum(not card["actioned"] for card in unknown)
            told = {"count": len(unknown), "ready": ready}
            shown.append(Text(self.words.say("board", "face-down-count", told)))
        return self._row("homebase", seat, shown, width)

    def _at_home(self, card: Mapping[str, Any], seat: int) -> Text:
        name = self._name(card["card"])
        if card["down"]:
            shown = Text(name if seat == self._own else f"{name} {self.words.say('board', 'face-down')}")
        else:
            shown = Text(f"{name} {self.words.say('board', 'face-up')}", style="cyan")
        if card["actioned"]:
            state = self.words.say("state-said" if self.plain else "state", "actioned")
            shown.append(f" {state}", _STATE_STYLES["actioned"])
        return shown

    def _middle(self, situation: Mapping[str, Any], width: int) -> list[Text]:
        """What waits, the top first, and who battles with whom."""
        lines: list[Text] = []
        waiting = situation["waiting"]
        shown = waiting[-self._most :] if self._most else waiting
        for place, each in enumerate(reversed(shown)):
            told = Text(self._waiting_name(each), style="bold" if not place else "")
            told.append(f" ({self.words.seat(each['seat'])})", "dim")
            if each["targets"]:
                aims = ", ".join(self._aim(target) for target in each["targets"])
                told.append(f" {self.words.say('board', 'targets', {'targets': aims})}", "cyan")
            if each["variable"]:
                told.append(f" {self.words.say('board', 'x-is', {'x': each['variable']})}", "cyan")
            if place == len(shown) - 1 and len(shown) < len(waiting):
                told.append(f"  … +{len(waiting) - len(shown)}", "dim")
            lines += self.flow(self.words.say("board", "waiting") if not place else "", [told], width, _LABEL)
        if situation["attackers"]:
            names = ", ".join(self._aim({"handle": each}) for each in situation["attackers"])
            battle = Text(
                f"{names} {self.words.say('board', 'against')} {self._aim(situation['target'])}", "bold yellow"
            )
            lines += self._row("battle", -1, [battle], width)
        return lines or ([] if self.plain else [Text("  " + "·" * (width - 4), style="dim")])

    def _waiting_name(self, each: Mapping[str, Any]) -> str:
        card = self._name(each["card"]) if each["card"] else self._aim({"handle": each["handle"]})
        if each["kind"] in ("craft", "art", "support"):
            return self.words.say("board", f"waiting-{each['kind']}", {"card": card})
        return card

    def _aim(self, target: Mapping[str, Any]) -> str:
        """A target by name: a card, something that waits, or a player."""
        if "seat" in target:
            return self.words.say("board", "player", {"player": self.words.seat(target["seat"])})
        if "waiting" in target:
            return self._waiting.get(-100 - target["waiting"], self.words.say("word", "none"))
        face = self._faces.get(target.get("handle", -1), {})
        return (
            self._name(face["card"]) + self.mark(face) if "card" in face else self.words.say("board", "face-down-card")
        )

    def _lasting(self, lasting: Sequence[Sequence[Any]]) -> list[Text]:
        """The cards whose effects last, each once with how many effects there are."""
        counts: dict[tuple[str, int], int] = {}
        for number, seat in lasting:
            counts[number, seat] = counts.get((number, seat), 0) + 1
        return [
            Text(self._name(number) + (f"×{count}" if count > 1 else "")).append(f" ({self.words.seat(seat)})", "dim")
            for (number, seat), count in counts.items()
        ]

    # cards

    def _name(self, number: str) -> str:
        return name_of(self.cards[number]) if number in self.cards else number

    def _unit(self, card: Mapping[str, Any]) -> Text:
        """A card of a field: its figures, how it lies, its organisations and icons."""
        if "card" not in card or "states" not in card:
            return Text(self.words.card(card))
        names = [self._name(card["card"]) + self.mark(card)]
        for each in self._faces.values():
            if each.get("linked_to") == card["handle"]:
                names.append(self._name(each["card"]) + self.mark(each))
        if self.plain:
            return Text(self._said("+".join(names), card))
        stunned = "stunned" in card["states"]
        shown = Text("+".join(names), style="dim" if stunned else "")
        if "UNIT" in card["kinds"]:
            shown.append(f" {card['str']}/{card['def']}", "" if stunned else "bold")
        for state in _STATES:
            if state in card["states"] and not (state == "actioned" and stunned):
                shown.append(f" {self.words.say('state', state)}", _STATE_STYLES.get(state, "cyan"))
        if self._is_brief:
            return shown
        if len(card["organisations"]) >= len(_STYLES):
            shown.append(f" {self.words.say('board', 'all-organisations')}", "bold")
        else:
            for each in card["organisations"]:
                shown.append(f" {self._letters(each)}", _STYLES.get(each, ""))
        for icon in dict.fromkeys(card["icons"]):
            said = self.words.say("icon", icon) if self.words.has("icon", icon) else icon
            number = card["wings"] if icon == "光まとう翼" else ""
            shown.append(f" {said}{number}", "italic")
        crew = self._crew(card)
        return shown.append(f" ({crew})", "cyan") if crew else shown

    def _crew(self, card: Mapping[str, Any]) -> str:
        crew = [
            self._name(each["card"]) + self.mark(each)
            for each in self._faces.values()
            if each.get("aboard") == card["handle"]
        ]
        return self.words.say("board", "crew", {"cards": ", ".join(crew)}) if crew else ""

    def _said(self, name: str, card: Mapping[str, Any]) -> str:
        """A card of a field in words."""
        say = self.words.say
        facts = [f"{say('fact', each)} {card[each]}" for each in ("str", "def") if "UNIT" in card["kinds"]]
        facts += [say("state-said", state) for state in _STATES if state in card["states"]]
        if len(card["organisations"]) >= len(_STYLES):
            facts.append(say("board", "all-organisations"))
        else:
            facts += [say("organisations", each) for each in card["organisations"]]
        for icon in dict.fromkeys(card["icons"]):
            number = f" {card['wings']}" if icon == "光まとう翼" else ""
            facts.append((say("icon-said", icon) if self.words.has("icon-said", icon) else icon) + number)
        return self.described(name, [*facts, self._crew(card)])

    def _letters(self, organisation: str) -> str:
        return self.words.say("letter", organisation) if self.words.has("letter", organisation) else organisation

    def _card(self, card: Mapping[str, Any]) -> Text:
        source = self.cards[card["card"]]
        if self.plain:
            return Text(self.printed(source.number))
        organisations = source.fields.get("organisations", ())
        style = _STYLES.get(organisations[0], "") if organisations else "dim"
        figures = self._figures(source)
        if self._is_brief and "str" in source.fields:
            figures = figures.rpartition(" ")[0]
        elif organisations:
            figures += f" {self._letters(organisations[0])}"
        return Text(name_of(source)).append(f" {figures}", style)

    def _figures(self, source: CardSource) -> str:
        """What a card costs, and its STR and DEF."""
        fields = source.fields
        if fields["kind"] == "EVENT":
            return f"{fields['ep']}EP"
        if fields["kind"] == "BASE":
            return self.words.say("board", "level", {"level": fields["level"]})
        figures = f"{fields['cp']}CP"
        return f"{figures} {fields['str']}/{fields['def']}" if "str" in fields else figures

    def _facts(self, source: CardSource) -> str:
        """Kind, figures and organisations."""
        if self.plain:
            return self.facts(source.number)
        letters = [self._letters(each) for each in source.fields.get("organisations", ())]
        return " ".join([self.words.say("kind", source.fields["kind"]), self._figures(source), *letters])

    # questions

    def about(self, frames: Sequence[Any]) -> str:
        """Notes which clause has given priority; it is cited with the question."""
        frame = frames[-1]
        self._window = str(frame.clause) if type(frame).__name__ == "Priority" else ""
        return ""

    def clause(self, asked: Mapping[str, Any]) -> str:
        window = self._window if asked["purpose"] == "priority" else ""
        return window if window in self._clauses else super().clause(asked)

    def label(self, mention: Mapping[str, Any]) -> str:
        handle = mention.get("handle", -1)
        place, owner = self._places.get(handle, ("", -1))
        whose = f" ({self.words.seat(owner)})" if place in ("field", "homebase", "trail") else ""
        face = self._faces.get(handle)
        if "card" not in mention:
            return self.words.say("board", "face-down-card") + whose
        if face is not None and place == "field":
            return self._unit(face).plain + whose
        return f"{self.words.card(mention)} {self._facts(self.cards[mention['card']])}{whose}"

    def aside(self, mention: Mapping[str, Any]) -> str:
        source = self.cards.get(mention.get("card", ""))
        if source is None or self._places.get(mention.get("handle", -1), ("", -1))[0] == "field":
            return ""
        return " ".join(text_of(self.game, source).splitlines())

    def choice(self, asked: Mapping[str, Any], action: Mapping[str, Any]) -> str:
        verb, mention = action["verb"], action.get("card", {})
        said = super().choice(asked, action)
        if verb == "aim" and "numbers" in action:
            return self._waiting.get(action["numbers"][0], said)
        if verb in ("attack", "join", "target"):
            face = self._faces.get(mention.get("handle", -1))
            return f"{said} {self._short(face)}" if face is not None else said
        if verb in ("play", "art") and self._places.get(mention.get("handle", -1), ("", -1))[0] == "homebase":
            said = f"{said} ({self.words.say('board', 'from-homebase')})"
        if verb == "play" and "numbers" in action:
            kind = ("UNIT", "ITEM", "EVENT", "BASE")[action["numbers"][0].bit_length() - 1]
            said = f"{said} {self.words.say('board', 'as-kind', {'kind': self.words.say('kind', kind)})}"
        return said

    def _short(self, face: Mapping[str, Any]) -> str:
        return f"{face['str']}/{face['def']}" if "str" in face else ""

    def detail(self, action: Mapping[str, Any]) -> str:
        verb = action["verb"]
        source = self.cards.get(action.get("card", {}).get("card", ""))
        if source is None:
            return ""
        if verb == "craft":
            return self._craft(action["numbers"][0])
        if verb == "art":
            return part_text(self.game, source.parts[0]) if source.parts else ""
        if verb == "play":
            return f"[{self._facts(source)}] {' '.join(text_of(self.game, source, parts=False).splitlines())}".rstrip()
        return ""

    def _craft(self, reference: int) -> str:
        """What a craft does; it is on the card that the number leads to."""
        rules: Any = self.words.rules
        craft = rules.list.ability(reference)
        return self.line_of(rules.card_name(craft.printed), craft.place)

    def effect_of(self, frames: Sequence[Any]) -> TextFrame | None:
        for frame in reversed(frames):
            if isinstance(frame, TextFrame):
                return frame
            if type(frame).__name__ == "Play" and frame.ability >= 0:
                return TextFrame(printed=frame.printed, line=frame.ability)
            if type(frame).__name__ in _WHOLE:
                return None
        return None

    def line_of(self, number: str, line: int) -> str:
        """A text by the place of its ability: crafts and icons of the card text, what an EVENT does, an art."""
        source = self.cards.get(number)
        if source is None:
            return ""
        rules: Any = self.words.rules
        abilities = rules.list.cards[rules.list.by_number[number]].abilities
        craft = abilities[line]
        own = text_of(self.game, source, parts=False).splitlines()
        if craft.kind == "art" and source.parts:
            return part_text(self.game, source.parts[0])
        printed = source.printed_text.splitlines()
        if craft.kind == "icon":
            found = [place for place, each in enumerate(printed) if craft.icon in each]
        elif craft.kind == "text":
            crafts = [place for place, each in enumerate(printed) if each.startswith("・")]
            before = sum(each.kind == "text" for each in abilities[:line])
            found = crafts[before : before + 1]
        else:
            found = []
        return own[found[0]].lstrip("・") if found and found[0] < len(own) else " ".join(own)

    def rank(self, action: Mapping[str, Any]) -> int:
        return _RANK.get(action["verb"], 4)

    def apart(self, action: Mapping[str, Any]) -> str:
        handle = action.get("card", {}).get("handle", -1)
        if self._places.get(handle, ("", -1))[0] == "hand":
            return str(action.get("numbers", ""))
        return f"{handle} {action.get('cards', '')} {action.get('numbers', '')}"

    def group(self, asked: Mapping[str, Any], place: int) -> tuple[str, str] | None:
        """Supports and what gives EP under one number each; there may be many."""
        if asked["kind"] != "act":
            return None
        action = asked["options"][place]
        if action["verb"] == "gain-ep":
            return self.words.say("board", "gain-ep-group"), self._aim(action["card"])
        if action["verb"] == "support":
            pair = [self._brief(action["card"]), self._brief(action["cards"][0])]
            return self.words.say("board", "support-group"), self.words.say(
                "board", "support-for", {"unit": pair[0], "other": pair[1]}
            )
        return None

    def _brief(self, mention: Mapping[str, Any]) -> str:
        face = self._faces.get(mention.get("handle", -1), {})
        return f"{self._aim(mention)} {self._short(face)}".rstrip()

    def spoken_action(self, verb: str, cards: Sequence[str]) -> dict[str, Any]:
        action = super().spoken_action(verb, cards)
        if verb == "craft" and cards:
            rules: Any = self.words.rules
            crafts = [rules.list.ability(each) for each in rules.list.cards[rules.list.by_number[cards[0]]].own]
            played = [each for each in crafts if each.costs] or crafts
            action["numbers"] = [each.reference for each in played[:1]]
        return action
