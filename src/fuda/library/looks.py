"""How does the table of a game look, wherever it is drawn? Data of the game's folder: areas, figures and card faces.

A look says which zones and values of a view are shown where; who draws it (the page in a browser, a picture) needs to
know nothing of the game. `docs/looks.md` describes the file. A game without one gets a plain table of its zones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from fuda.language.compiler.card_source import CardSource
from fuda.library.files import BadFile, read_toml, shown_path
from fuda.library.homes import per_game
from fuda.library.ledger import Words
from fuda.library.loading import entry_of, load_cards, load_rules
from fuda.library.shown_cards import facts_of, text_of
from fuda.library.wording import wording

Colour = Literal["red", "blue", "green", "sky", "purple", "gold", "dark", "brown", "teal", "grey"]
Place = Literal["cost", "left", "right", "middle"]
AreaKind = Literal["row", "pile", "fan", "stack", "grid"]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a look."""


class Label(_Part, frozen=True):
    """Words for a reader of each language."""

    ja: str
    en: str


class Area(_Part, frozen=True):
    """Where the cards of one zone lie. `line` counts from the middle outwards; 0 is the middle itself."""

    zone: str
    kind: AreaKind
    label: Label
    line: int = 0
    places: int = 0  # so many are always drawn, empty ones too
    size: Literal["small", "normal", "large"] = "normal"
    only_filled: bool = False  # not drawn while it is empty
    verbs: tuple[str, ...] = ()  # what somebody may want to do with a card of it, when asking why not
    back: bool = False  # its cards lie face down for whoever does not know them


class Figure(_Part, frozen=True):
    """A number of each player, from the situation: a list by seat, or one number for both."""

    value: str
    label: Label
    kind: Literal["number", "bar", "beads"] = "number"
    most: int = 0
    shared: bool = False


class Tucked(_Part, frozen=True):
    """Cards of a zone that lie under another card, which they name by a key."""

    zone: str
    label: Label
    key: str = "host"
    sign: str = "+"


class Grid(_Part, frozen=True):
    """A board: which zones lie on it, by the key that has the cell; the first row is that of the first seat."""

    columns: int
    rows: int
    zones: tuple[str, ...]
    ground: tuple[str, ...] = ()  # what lies under the units of a cell
    key: str = "cell"
    order: str = ""  # the key by which the cards of a cell stand behind each other
    limit: str = ""  # the situation's list of what a cell holds
    lit: tuple[str, ...] = ()  # values of the situation that are cells to light up


class FaceFigure(_Part, frozen=True):
    """A number on a card: as printed, or as it is now where the view says so."""

    at: Place
    label: Label
    printed: str = ""
    now: str = ""
    minus: str = ""  # is taken off what is shown, which then has a bar


class Sign(_Part, frozen=True):
    """A state of a card: a key of the view that has a value (any, if none is named), shown by a sign or by turning."""

    key: str
    label: Label
    sign: str = ""
    equals: str | int | bool | None = None
    turn: Literal["", "side", "down"] = ""


class Face(_Part, frozen=True):
    """How the face of a card is drawn."""

    frames: dict[str, Literal["unit", "item", "event", "charm", "land"]] = {}
    colour: tuple[str, ...] = ()  # the facts that colour a card: the first that it has
    colours: dict[str, Colour] = {}
    figures: tuple[FaceFigure, ...] = ()
    signs: tuple[Sign, ...] = ()
    beads: str = ""  # the key of the view with counters by name
    tags: tuple[str, ...] = ()  # facts that are named on a card of middle size
    live_tags: tuple[str, ...] = ()  # keys of the view that are named on a card on the table
    back: Colour = "grey"


class Steps(_Part, frozen=True):
    """The parts of a turn: the key of the situation that has the present one, and all of them in order."""

    key: str
    names: tuple[str, ...]
    words: str = "step"  # the section of the word tables in which they are named


class Chain(_Part, frozen=True):
    """What waits to be carried out: the value of the situation that lists it."""

    value: str
    label: Label


class Thread(_Part, frozen=True):
    """What is aimed at what: from the cards of one value of the situation to those of another, from the first of a pair
    to the second, or from the cards of a zone to those that are marked by a key."""

    source: str = ""
    target: str = ""
    pair: str = ""
    zone: str = ""
    marked: str = ""


class Look(_Part, frozen=True):
    """Everything that a drawing needs to know of a game."""

    areas: tuple[Area, ...]
    figures: tuple[Figure, ...] = ()
    tucked: tuple[Tucked, ...] = ()
    grid: Grid | None = None
    face: Face = Face()
    steps: tuple[Steps, ...] = ()
    chains: tuple[Chain, ...] = ()
    threads: tuple[Thread, ...] = ()
    minutes: tuple[int, int] = (10, 20)  # how long a game takes
    difficulty: int = 2  # of 1 to 5
    goal: Label = Label("", "")
    line: Label = Label("", "")  # the game in one line


@per_game
def load_look(game: str) -> Look:
    """The look of a game; BadFile with file and key where it is no look.

    >>> load_look("wars3x3").areas[0].zone
    'hand'
    """
    path = entry_of(game).folder / "look.toml"
    if not path.is_file():
        return plain_look(game)
    try:
        return msgspec.convert(read_toml(path)[0], Look)
    except msgspec.ValidationError as error:
        raise BadFile("look-unreadable", shown_path(path), 1, why=str(error)) from None


def unknown_zones(game: str) -> list[str]:
    """Zones that a look speaks of and the game has not.

    >>> unknown_zones("wars3x3")
    []
    """
    look, known = load_look(game), {zone.name for zone in load_rules(game).zones}
    named = [*[each.zone for each in look.areas], *[each.zone for each in look.tucked]]
    named += [each.zone for each in look.threads if each.zone]
    named += [*look.grid.zones, *look.grid.ground] if look.grid is not None else []
    return [zone for zone in named if zone not in known]


def plain_look(game: str) -> Look:
    """A table of all zones, for a game that says nothing of its own.

    >>> [each.zone for each in plain_look("hanyo").areas][:3]
    ['resolution', 'deck', 'hand']
    """
    said = {language: wording(game, language) for language in ("ja", "en")}
    areas: dict[str, Area] = {}
    for zone in load_rules(game).zones:
        kind: AreaKind = "fan" if zone.name == "hand" else "row" if zone.sees else "pile"
        label = Label(*[said[each].zone(zone.name) for each in ("ja", "en")])
        areas.setdefault(zone.name, Area(zone.name, kind, label, 0 if zone.owner < 0 else 1))
    return Look(tuple(areas.values()))


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is drawn and read."""

    number: str
    name: Words
    kind: str
    kind_name: Words
    frame: str
    colours: tuple[str, ...]
    signs: tuple[Words, ...]  # the colours in a letter each, for who does not see them
    facts: tuple[tuple[str, ...], tuple[str, ...]]
    text: Words
    figures: dict[str, int | str]
    tags: tuple[Words, ...] = ()


def drawn_card(game: str, card: CardSource) -> Drawn:
    """A card with everything that its face shows."""
    face = load_look(game).face
    fields = card.fields
    kind = str(fields.get("kind", ""))
    fact = next((each for each in face.colour if _parts(fields.get(each))), "")
    keys = _parts(fields.get(fact))
    ja, en = wording(game, "ja"), wording(game, "en")
    return Drawn(
        card.number,
        Words(card.name_ja, card.name_en),
        kind,
        _named(ja, en, "kind", kind),
        face.frames.get(kind, "unit"),
        tuple([face.colours.get(each, "grey") for each in keys]) or ("grey",),
        tuple([_named(ja, en, "letter" if ja.has("letter", each) else fact, each) for each in keys]),
        (tuple(facts_of(game, card, "ja")), tuple(facts_of(game, card, "en"))),
        Words(text_of(game, card, "ja").strip(), text_of(game, card, "en").strip()),
        {each.at: _figure(fields[each.printed]) for each in face.figures if each.printed in fields},
        tuple([_named(ja, en, key, each) for key in face.tags for each in _parts(fields.get(key))]),
    )


@per_game
def drawn_cards(game: str) -> tuple[Drawn, ...]:
    """All cards of a game.

    >>> drawn_cards("wars3x3")[0].name.en, drawn_cards("wars3x3")[0].colours
    ('Ember Mouse', ('red',))
    """
    return tuple([drawn_card(game, card) for card in load_cards(game)])


def _parts(value: Any) -> list[str]:
    if isinstance(value, (list, tuple)):
        return [str(each) for each in value]
    return str(value).split("/") if isinstance(value, str) else []


def _named(ja: Any, en: Any, section: str, key: str) -> Words:
    if not ja.has(section, key) or not en.has(section, key):
        return Words(key, key)
    return Words(ja.say(section, key).strip(), en.say(section, key).strip())


def _figure(value: Any) -> int | str:
    if isinstance(value, Mapping):
        return sum(each for each in value.values() if isinstance(each, int))
    return value if isinstance(value, (int, str)) else str(value)


def cell_words(game: str, look: Look) -> list[Words]:
    """What the cells of the board are called; empty where there is none."""
    if look.grid is None:
        return []
    ja, en = wording(game, "ja"), wording(game, "en")
    return [_named(ja, en, "cell", str(cell)) for cell in range(look.grid.columns * look.grid.rows)]


def cell_verbs(game: str) -> list[str]:
    """The verbs of a game whose first number is a cell: those that name it in words.

    >>> cell_verbs("honjin")
    ['summon', 'adjust-limit', 'march']
    """
    said = wording(game, "en").words.get("verb", {})
    templates = {verb: each.values() if isinstance(each, Mapping) else (each,) for verb, each in said.items()}
    return [verb for verb, texts in templates.items() if any("{numbers:cell}" in text for text in texts)]


def step_words(game: str, look: Look) -> dict[str, Words]:
    """The parts of a turn by name."""
    ja, en = wording(game, "ja"), wording(game, "en")
    return {name: _named(ja, en, steps.words, name) for steps in look.steps for name in steps.names}
