"""Fuda plays five Japanese card games exactly as their rulebooks say. All that is public is a name of this package.

What is not asked for is not imported: `fuda --version` needs nothing but this file.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fuda.api import (
        CHANCE,
        JUDGE,
        Action,
        Answer,
        Answers,
        BadDecks,
        BadSave,
        BadSeed,
        Card,
        Event,
        Game,
        GameOver,
        IllegalAnswer,
        IllegalDeck,
        MalformedAnswer,
        Match,
        NotYourTurn,
        Outcome,
        Question,
        Random,
        Refusal,
        Stream,
        UndoRefused,
        UnknownSeat,
        UnknownVariant,
        View,
        WrongAnswer,
        Zone,
        load,
    )
    from fuda.api.explaining import Derivation, NothingToExplain, Refused, Replacement, Standing, Step, Waiting
    from fuda.library.decks import decks
    from fuda.library.ledger import Words, load_clauses, load_rulings
    from fuda.library.ledger import check as check_clauses
    from fuda.library.loading import UnknownGame, load_cards, phrase_book
    from fuda.library.messages import Explained
    from fuda.library.wording import Wording
    from fuda.play.contest import Contest
    from fuda.play.figures.matrix import deck_matrix
    from fuda.play.figures.simulation import simulate
    from fuda.play.players import Player, Sight, UnknownBot, bot
    from fuda.play.records.judge import Judge, open_judge
    from fuda.play.records.replay import replay, verify
    from fuda.play.records.timeline import Timeline
    from fuda.play.records.transcript import Recording
    from fuda.play.records.transcript import read as read_transcript
    from fuda.play.scenarios.playing import load as load_scenario
    from fuda.play.scenarios.playing import parse as parse_scenario
    from fuda.play.scenarios.playing import run as run_scenario

__version__ = "0.1.0"

_API: Final = (
    *("CHANCE", "JUDGE", "Action", "Answer", "Answers", "BadDecks", "BadSave", "BadSeed", "Card", "Event", "Game"),
    *("GameOver", "IllegalAnswer", "IllegalDeck", "MalformedAnswer", "Match", "NotYourTurn", "Outcome", "Question"),
    *("Random", "Refusal", "Stream", "UndoRefused", "UnknownSeat", "UnknownVariant", "View", "WrongAnswer", "Zone"),
    "load",
)
_EXPLAINING: Final = ("Derivation", "NothingToExplain", "Refused", "Replacement", "Standing", "Step", "Waiting")
# Where each public name is at home: a module, and its name there where that is another one.
HOMES: Final[dict[str, str]] = {
    **dict.fromkeys(_API, "fuda.api"),
    **dict.fromkeys(_EXPLAINING, "fuda.api"),
    "Words": "fuda.library.ledger",
    "Wording": "fuda.library.wording",
    "Explained": "fuda.library.messages",
    "UnknownGame": "fuda.library.loading",
    "load_cards": "fuda.library.loading",
    "phrase_book": "fuda.library.loading",
    "decks": "fuda.library.decks",
    "load_clauses": "fuda.library.ledger",
    "load_rulings": "fuda.library.ledger",
    "check_clauses": "fuda.library.ledger:check",
    "Contest": "fuda.play.contest",
    "Player": "fuda.play.players",
    "Sight": "fuda.play.players",
    "UnknownBot": "fuda.play.players",
    "bot": "fuda.play.players",
    "Recording": "fuda.play.records.transcript",
    "read_transcript": "fuda.play.records.transcript:read",
    "replay": "fuda.play.records.replay",
    "verify": "fuda.play.records.replay",
    "Timeline": "fuda.play.records.timeline",
    "Judge": "fuda.play.records.judge",
    "open_judge": "fuda.play.records.judge",
    "load_scenario": "fuda.play.scenarios.playing:load",
    "parse_scenario": "fuda.play.scenarios.playing:parse",
    "run_scenario": "fuda.play.scenarios.playing:run",
    "simulate": "fuda.play.figures.simulation",
    "deck_matrix": "fuda.play.figures.matrix",
}
__all__ = [
    "CHANCE",
    "JUDGE",
    "Action",
    "Answer",
    "Answers",
    "BadDecks",
    "BadSave",
    "BadSeed",
    "Card",
    "Contest",
    "Derivation",
    "Event",
    "Explained",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "IllegalDeck",
    "Judge",
    "MalformedAnswer",
    "Match",
    "NotYourTurn",
    "NothingToExplain",
    "Outcome",
    "Player",
    "Question",
    "Random",
    "Recording",
    "Refusal",
    "Refused",
    "Replacement",
    "Sight",
    "Standing",
    "Step",
    "Stream",
    "Timeline",
    "UndoRefused",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "UnknownVariant",
    "View",
    "Waiting",
    "Wording",
    "Words",
    "WrongAnswer",
    "Zone",
    "__version__",
    "bot",
    "check_clauses",
    "deck_matrix",
    "decks",
    "load",
    "load_cards",
    "load_clauses",
    "load_rulings",
    "load_scenario",
    "open_judge",
    "parse_scenario",
    "phrase_book",
    "read_transcript",
    "replay",
    "run_scenario",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> Any:
    home = HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'fuda' has no attribute {name!r}")
    module, _, other = home.partition(":")
    return getattr(import_module(module), other or name)


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES])
