"""How is a game used from Python? `load("wars3x3")` gives a Game, its `new` a Match; everything else hangs on those."""

from fuda.api.chance import Stream
from fuda.api.errors import (
    GameOver,
    IllegalAnswer,
    IllegalDeck,
    MalformedAnswer,
    NotYourTurn,
    UndoRefused,
    WrongAnswer,
)
from fuda.api.explaining import Derivation, NothingToExplain, Refused, Replacement, Standing, Step, Waiting
from fuda.api.game import BadDecks, BadSeed, Game, UnknownVariant, load
from fuda.api.match import JUDGE, Match, UnknownSeat
from fuda.api.questions import Answer, Answers, Question, Random
from fuda.api.saving import BadSave
from fuda.api.seen import Action, Card, Event, Outcome, Refusal, View, Zone
from fuda.kernel.state import CHANCE

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
    "Derivation",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "IllegalDeck",
    "MalformedAnswer",
    "Match",
    "NotYourTurn",
    "NothingToExplain",
    "Outcome",
    "Question",
    "Random",
    "Refusal",
    "Refused",
    "Replacement",
    "Standing",
    "Step",
    "Stream",
    "UndoRefused",
    "UnknownSeat",
    "UnknownVariant",
    "View",
    "Waiting",
    "WrongAnswer",
    "Zone",
    "load",
]
