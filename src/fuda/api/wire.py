"""Which JSON goes out and comes in? Views, questions, answers, events, explanations and transcripts, and their schema.

The engine builds plain dictionaries; these types describe them, check what comes in, and are the source of the schema
that other programs are generated from. Games add keys of their own to cards, situations and events.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Answer = int | list[int]


class Mention(msgspec.Struct, omit_defaults=True):
    """A card as it is spoken of: by handle and number if the seat knows it, else by handle or not at all."""

    handle: int | None = None
    card: str | None = None
    place: int | None = None


class Action(msgspec.Struct, omit_defaults=True):
    """Something a player can do or name."""

    verb: str
    card: Mention | None = None
    cards: list[Mention] = []
    numbers: list[int] = []


class Asked(msgspec.Struct, tag_field="kind", kw_only=True):
    """A question: to whom, by which clause, for what."""

    seat: int
    clause: str
    purpose: str


class Act(Asked, tag="act"):
    """Do one of several things; the answer is its place in the list."""

    options: list[Action]


class Option(Asked, tag="option"):
    """Choose one of several named things; the answer is its place in the list."""

    options: list[str]


class Number(Asked, tag="number"):
    """Name a number between two bounds, both included."""

    low: int
    high: int


class Cards(Asked, tag="cards"):
    """Choose cards; the answer lists their places in the list."""

    candidates: list[Mention]
    least: int
    most: int


class Cells(Asked, tag="cells"):
    """Choose cells of a board; the answer lists their places in the list."""

    candidates: list[int]
    least: int
    most: int


class Order(Asked, tag="order"):
    """Put things into an order; the answer lists their places, first to last."""

    items: list[Mention | int]


class Allocate(Asked, tag="allocate"):
    """Share out pieces; the answer gives one number for each place."""

    places: list[Mention | int]
    limits: list[int]
    least: int
    most: int


class Roll(Asked, tag="roll"):
    """Chance rolls dice; the answer gives one number for each die."""

    dice: int
    faces: int


class Shuffle(Asked, tag="shuffle"):
    """Chance shuffles; the answer says which thing comes to each place."""

    size: int


Decision = Act | Option | Number | Cards | Cells | Order | Allocate | Roll | Shuffle


class CardShown(msgspec.Struct, omit_defaults=True):
    """A card that the seat can tell apart; games add what is to be seen on it."""

    handle: int
    place: int | None = None
    card: str | None = None


class ZoneShown(msgspec.Struct):
    """A zone: whose it is (-1: shared), how many cards lie there, and those that the seat can tell apart."""

    zone: str
    owner: int
    count: int
    cards: list[CardShown]


class OutcomeShown(msgspec.Struct):
    """How the game ended: the seat that won (-1: a draw), the kind of ending, the clause."""

    winner: int
    kind: str
    clause: str


class View(msgspec.Struct):
    """Everything that a seat may know."""

    game: str
    seat: int
    situation: dict[str, Any]
    zones: list[ZoneShown]
    asked: Decision | None
    standing_in: list[str]
    outcome: OutcomeShown | None


class Event(msgspec.Struct):
    """Something that happened, as a seat is told of it; every event adds what it is about."""

    event: str
    clause: str


class StandingTold(msgspec.Struct, tag_field="explains", tag="standing", forbid_unknown_fields=True):
    """Where the engine stands: a procedure of the stack, its step and clauses, and the text that it carries out."""

    procedure: str
    step: str
    clause: str
    clauses: list[str]
    card: dict[str, Any]
    text: dict[str, str]


class StepTold(msgspec.Struct, forbid_unknown_fields=True):
    """One step of how a value came about: what was done by which card, and what the value was then."""

    kind: Literal["printed", "added", "effect", "rule"]
    clause: str
    value: int | list[Any]
    card: dict[str, Any]
    text: dict[str, str]
    seat: int
    timestamp: int
    waited_for: list[int]


class DerivationTold(msgspec.Struct, tag_field="explains", tag="derivation", forbid_unknown_fields=True):
    """How a value of a card or of a player came about."""

    name: str
    value: int | list[Any]
    steps: list[StepTold]
    card: dict[str, Any]
    seat: int
    section: str


class WaitingTold(msgspec.Struct, tag_field="explains", tag="waiting", forbid_unknown_fields=True):
    """Something that has triggered and waits: in which turn of the order, of which player, among how many."""

    turn: int
    seat: int
    clause: str
    choices: int
    asked: bool
    card: dict[str, Any]
    text: dict[str, str]
    private: bool


class ReplacementTold(msgspec.Struct, tag_field="explains", tag="replacement", forbid_unknown_fields=True):
    """What replaced what."""

    clause: str
    was: dict[str, Any]
    became: list[dict[str, Any]]
    seat: int
    card: dict[str, Any]
    text: dict[str, str]


class RefusedTold(msgspec.Struct, tag_field="explains", tag="refused", forbid_unknown_fields=True):
    """Whether an action is allowed; if not, by which clause and why, and what would have to change."""

    action: dict[str, Any]
    allowed: bool
    clause: str
    condition: str
    values: dict[str, Any]
    changes: list[dict[str, Any]]


Explanation = StandingTold | DerivationTold | WaitingTold | ReplacementTold | RefusedTold


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a transcript: what is played, by which rules, and a commitment to the seed."""

    fuda: Literal["transcript"]
    format: int
    version: str
    game: str
    variant: str
    rules: str
    commitment: str
    decks: list[list[str]]
    players: list[str]
    hash: str
    hide_forced: bool = False  # whether every question was asked, those with a single answer too


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each answer: its number, who gave it (2: chance), the clause that asked, the answer."""

    number: int
    seat: int
    clause: str
    answer: Answer
    hash: str


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """A line where a player took answers back: that with this number and all after it. What follows is another branch;
    the consent was given by the other player, or the way back was free."""

    back: int
    seat: int
    consent: Literal["free", "given"]
    hash: str


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how it ended, the seed, and a digest of the last position."""

    outcome: OutcomeShown
    answers: int
    seed: str
    position: str
    hash: str


class _Schema(msgspec.Struct):
    """Everything that has a schema, under one roof."""

    view: View
    decision: Decision
    answer: Answer
    action: Action
    event: Event
    explanation: Explanation
    transcript_header: Header
    transcript_answer: Given
    transcript_back: Back
    transcript_ending: Ending


def schema() -> dict[str, Any]:
    """The JSON schema of views, decisions, answers, events, explanations and transcripts.

    >>> sorted(schema()["properties"])[:4]
    ['action', 'answer', 'decision', 'event']
    """
    (reference,), definitions = msgspec.json.schema_components([_Schema], ref_template="#/$defs/{name}")
    roof = definitions.pop(reference["$ref"].rpartition("/")[2])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "fuda",
        "type": "object",
        "properties": roof["properties"],
        "$defs": definitions,
    }
