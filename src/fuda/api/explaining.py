"""Why is it so? Where the engine stands, how values come about, what is due, what replaced what, why something is not
allowed and what would have to change. All answers are plain values, told to a seat (-1: the judge) in its own words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from fuda.api.meaning import meant, refusal_of
from fuda.kernel import machine
from fuda.kernel.decisions import Act, Action, equal_actions
from fuda.kernel.explaining import Due, Explainer, Origin
from fuda.kernel.facts import Held
from fuda.kernel.procedure import Procedure, steps_of
from fuda.kernel.reasons import Reason
from fuda.kernel.state import State
from fuda.kernel.telling import knows, mention, tell_action, tells_apart
from fuda.library.card_lines import explainer_of, line_text
from fuda.library.messages import Explained

if TYPE_CHECKING:
    from fuda.api.game import Game
    from fuda.api.match import Match

Told = dict[str, Any]
JUDGE: Final = -1
INSTEAD: Final = "Instead"  # the event of the notes that tell of a replacement

# Of what was compared, which says how much is needed and which how much there is.
NEEDED: Final = ("cost", "price", "wanted", "required", "level", "levels", "maximum")
THERE: Final = (
    *("territory", "total", "energy", "cp", "ep", "chips"),
    *("found", "shown", "units", "cards", "level", "limit"),
)


# Refusals that name nothing but that the player is not asked about it right now.
ASKED_LATER: Final = ("not-asked", "not-offered-now", "no-priority", "declared-together")


class NothingToExplain(Explained):
    """There is no such card or value, as far as the seat can see.

    >>> import fuda
    >>> try:
    ...     fuda.load("wars3x3").new(seed=7).values_of(9999, seat=0)
    ... except fuda.NothingToExplain as error:
    ...     print(error.name)
    no-such-handle
    """


class Explanation:
    """One answer; `to_json` is the same as JSON values."""

    __slots__ = ()

    def to_json(self) -> Told:
        """The answer as JSON values, with its kind under `explains`."""
        return {"explains": type(self).__name__.lower(), **asdict(self)}  # type: ignore[call-overload]


@dataclass(frozen=True, slots=True)
class Standing(Explanation):
    """A procedure on the control stack: which step of it runs, by which clauses, and whose text it carries out.

    >>> import fuda
    >>> standing = fuda.load("wars3x3").new(seed=7).explain_stack()[0]
    >>> standing.procedure, standing.clauses
    ('WizardBattle', ['W3.4'])
    """

    procedure: str
    step: str
    clause: str  # the first of the clauses; the ledger has a summary of it
    clauses: list[str]
    card: Told = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step(Explanation):
    """One step of a derivation, and the value after it: a number, words of the derivation's section, or in both
    languages.

    >>> import fuda
    >>> step = fuda.load("kiseki").new(seed=7).explain_value(-2, "bonds").steps[0]
    >>> step.kind, step.clause, step.value
    ('rule', '1329.2', 40)
    """

    kind: str  # printed, added, effect or rule
    clause: str
    value: int | list[Any]
    card: Told = field(default_factory=dict)  # the card that does it
    text: dict[str, str] = field(default_factory=dict)
    seat: int = -1  # whose effect it is
    timestamp: int = -1
    waited_for: list[int] = field(default_factory=list)  # the steps on which it depends although it is older


@dataclass(frozen=True, slots=True)
class Derivation(Explanation):
    """How a value of a card, or of a player, comes about, step by step.

    >>> import fuda
    >>> derivation = fuda.load("kiseki").new(seed=7).explain_value(-2, "bonds")
    >>> derivation.name, derivation.value, len(derivation.steps)
    ('bonds', 40, 1)
    """

    name: str
    value: int | list[Any]
    steps: list[Step]
    card: Told = field(default_factory=dict)
    seat: int = -1  # the player, for a value of a player
    section: str = ""  # the word table of the words; empty where the value is a number


@dataclass(frozen=True, slots=True)
class Waiting(Explanation):
    """Something that has triggered: its turn (equal turns: its player chooses among them), by which clause.

    >>> import fuda
    >>> fuda.load("hanyo").new(seed=7).explain_triggers()
    []
    >>> fuda.Waiting(1, 0, "X7.25", 2, True).to_json()["explains"]
    'waiting'
    """

    turn: int
    seat: int
    clause: str
    choices: int  # among how many its player chooses
    asked: bool  # whether its player is choosing right now
    card: Told = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)
    private: bool = False  # whether it triggers only if its player shows the card


@dataclass(frozen=True, slots=True)
class Replacement(Explanation):
    """What would have happened, what took its place, and by which card and text.

    >>> import fuda
    >>> match = fuda.load("kiseki").new(seed=7)
    >>> was, became = {"event": "Stunned", "clause": "1306.1"}, {"event": "Went", "clause": "1216.1"}
    >>> note = {"event": "Instead", "clause": "1216.1", "seat": 0, "card": {}, "printed": "", "line": -1}
    >>> match.explain_replaced([{**note, "was": was, "became": [became]}])[0].was["event"]
    'Stunned'
    """

    clause: str
    was: Told
    became: list[Told]
    seat: int = -1
    card: Told = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refused(Explanation):
    """Why an action is refused, and what would have to change; `allowed` where it is not.

    >>> import fuda
    >>> refused = fuda.load("wars3x3").new(seed=7).explain_refusal(0, {"verb": "expand"})
    >>> refused.allowed, refused.clause
    (False, 'W5.0')
    """

    action: Told
    allowed: bool
    clause: str = ""
    condition: str = ""
    values: dict[str, Any] = field(default_factory=dict)
    changes: list[Told] = field(default_factory=list)

    @property
    def reason(self) -> Reason | None:
        """The refusal as the rules give it."""
        return None if self.allowed else Reason(self.clause, self.condition, **self.values)


# --- where the engine stands


def stack(match: Match, seat: int = JUDGE) -> list[Standing]:
    """The control stack from the outermost procedure to the innermost. A seat is told where the game stands while it
    is asked, and once it is over.

    >>> from fuda.api import load
    >>> wars = load("wars3x3")
    >>> stack(wars.new(seed=1))[0].procedure
    'WizardBattle'
    """
    game, state = match.game, match.state
    if seat >= 0 and machine.asked(state, seat) is None and state.outcome is None:
        return []
    return [_standing(game, state, frame, seat) for frame in state.frames]


def _standing(game: Game, state: State, frame: Procedure, seat: int) -> Standing:
    step = steps_of(type(frame))[frame.running]
    clauses = (step.clause or str(getattr(frame, "clause", ""))).split()
    if not clauses and isinstance(frame, machine.Happening):
        clauses = frame.events[min(frame.place, len(frame.events) - 1)].clause.split()
    card, text = {}, {}
    if frame.carries_text:
        this, printed, line = [int(getattr(frame, name, -1)) for name in ("this", "printed", "line")]
        card = mention(state, game.rules, this, seat)
        text = _text(game, printed, line) if this >= 0 and knows(state, this, seat) else {}
    return Standing(type(frame).__name__, step.name, clauses[0] if clauses else "", clauses, card, text)


def _text(game: Game, printed: int, line: int) -> dict[str, str]:
    found = line_text(game.id, game.rules, printed, line)
    return {"ja": found.ja, "en": found.en} if found.is_complete else {}


# --- values


def values_of(match: Match, handle: int, seat: int = JUDGE) -> list[str]:
    """The values of a card that can be explained to the seat; a handle of -2 or -3 is the player at seat 0 or 1.

    >>> from fuda.api import load
    >>> kiseki = load("kiseki")
    >>> values_of(kiseki.new(seed=1), -2)
    ['bonds']
    """
    game, state = match.game, match.state
    return list(_names(game, state, _subject(game, state, handle, seat), seat))


def value(match: Match, handle: int, name: str, seat: int = JUDGE) -> Derivation:
    """How a value comes about: what is printed, then step by step what changes it.

    >>> from fuda.api import load
    >>> kiseki = load("kiseki")
    >>> value(kiseki.new(seed=1), -2, "bonds").value
    40
    """
    game, state = match.game, match.state
    subject = _subject(game, state, handle, seat)
    known = _names(game, state, subject, seat)
    if name not in known:
        raise NothingToExplain("no-such-value", value=name, known=", ".join(known))
    explainer = explainer_of(game.entry, game.rules)
    section = explainer.section_of(name)
    origins = explainer.derivation(state, subject, name)
    steps = [_step(game, state, explainer, name, origin, seat) for origin in origins]
    card = mention(state, game.rules, subject, seat) if subject >= 0 else {}
    return Derivation(name, steps[-1].value, steps, card, -2 - subject if subject < 0 else -1, section)


def _subject(game: Game, state: State, handle: int, seat: int) -> int:
    """The card that the seat means, as far as it can tell it apart; or a player."""
    if handle in (-2, -3):
        return handle
    for card in range(len(state.handle)):
        if state.handle[card] == handle and tells_apart(state, game.rules, card, seat):
            return card
    raise NothingToExplain("no-such-handle", handle=handle)


def _names(game: Game, state: State, subject: int, seat: int) -> tuple[str, ...]:
    explainer = explainer_of(game.entry, game.rules)
    if subject < 0 or knows(state, subject, seat):
        return explainer.names(state, subject)
    return explainer.open_names(state, subject)


def _step(game: Game, state: State, explainer: Explainer, name: str, origin: Origin, seat: int) -> Step:
    card = mention(state, game.rules, origin.card, seat)
    text: dict[str, str] = {}
    if origin.lasting or (origin.card >= 0 and knows(state, origin.card, seat)):
        text = _text(game, origin.printed, origin.line)
        if origin.lasting and "card" not in card and origin.printed >= 0:
            card = {**card, "card": game.rules.card_name(origin.printed)}
    shown = _shown(explainer, name, origin.value)
    awaited = list(origin.awaited)
    return Step(origin.kind, origin.clause, shown, card, text, origin.seat, origin.timestamp, awaited)


def _shown(explainer: Explainer, name: str, held: Held) -> int | list[Any]:
    if explainer.section_of(name):
        return explainer.words(name, held)
    assert isinstance(held, int)
    return int(held)


# --- triggers


def triggers(match: Match, seat: int = JUDGE) -> list[Waiting]:
    """What has triggered and waits, in the order in which it will be played.

    >>> from fuda.api import load
    >>> hanyo = load("hanyo")
    >>> triggers(hanyo.new(seed=1))
    []
    """
    game, state = match.game, match.state
    found: list[Waiting] = []
    turn, last = 0, (-2, False)
    for each in explainer_of(game.entry, game.rules).due(state):
        owner = int(each.found.seat)
        if each.private and seat not in (JUDGE, owner):
            continue
        if (owner, each.private) != last:
            turn, last = len(found) + 1, (owner, each.private)
        found.append(_waiting(game, state, each, turn, seat))
    return found


def _waiting(game: Game, state: State, due: Due, turn: int, seat: int) -> Waiting:
    owner, card = int(due.found.seat), int(due.found.card)
    question = machine.asked(state, owner)
    asked = isinstance(question, Act) and question.purpose == "trigger"
    told = mention(state, game.rules, card, seat)
    text = _text(game, due.found.printed, due.found.line)
    if "card" not in told and not due.private and due.found.printed >= 0:
        told = {**told, "card": game.rules.card_name(due.found.printed)}
    return Waiting(turn, owner, due.clause, due.choices, asked, told, text, due.private)


# --- replacements


def replaced(game: Game, events: Iterable[Mapping[str, Any]]) -> list[Replacement]:
    """What replaced what, from the told notes of a step.

    >>> from fuda.api import load
    >>> was, became = {"event": "Stunned", "clause": "1306.1"}, {"event": "Went", "clause": "1216.1"}
    >>> note = {"event": "Instead", "clause": "1216.1", "seat": 0, "card": {}, "printed": "", "line": -1}
    >>> replaced(load("kiseki"), [{**note, "was": was, "became": [became]}])[0].was["event"]
    'Stunned'
    """
    found: list[Replacement] = []
    for told in events:
        if told.get("event") == INSTEAD:
            card, number = dict(told["card"]), str(told["printed"])
            text: dict[str, str] = {}
            if number:
                card.setdefault("card", number)
                text = _text(game, _printed(game, number), int(told["line"]))
            found.append(Replacement(told["clause"], told["was"], list(told["became"]), told["seat"], card, text))
    return found


def _printed(game: Game, number: str) -> int:
    cards = getattr(game.rules, "list", None)
    return -1 if cards is None else int(cards.by_number.get(number, -1))


# --- refusals


def refusal(match: Match, seat: int, action: Mapping[str, Any]) -> Refused:
    """Why the seat may not do this now, by which clause, and what would have to change.

    >>> from fuda.api import load
    >>> wars = load("wars3x3")
    >>> refusal(wars.new(seed=1), 0, {"verb": "expand"}).allowed
    False
    """
    game, state = match.game, match.state
    reason = refusal_of(game.rules, state, seat, action)
    told = dict(action)
    if reason is None:
        return Refused(told, True)
    changes = [_change(reason), *_at_other_times(game, state, seat, action, reason)]
    instead = _instead(game, state, seat, action)
    if instead:
        changes.append({"change": "instead", "actions": instead})
    return Refused(told, False, reason.clause, reason.condition, dict(reason.values), changes)


def _change(reason: Reason) -> Told:
    """What would have to change for a reason to go away; with how much is missing where amounts were compared."""
    values: dict[str, Any] = dict(reason.values)
    needed = [values[name] for name in NEEDED if isinstance(values.get(name), int)]
    there = [values[name] for name in THERE if isinstance(values.get(name), int)]
    if needed and there and "missing" not in values:
        values["missing"] = abs(needed[0] - there[0])
    return {"change": reason.condition, "clause": reason.clause, **values}


def _at_other_times(game: Game, state: State, seat: int, action: Mapping[str, Any], first: Reason) -> list[Told]:
    """Where it is only the wrong time: when it would be possible, or else what would forbid it then. The rules are
    asked about positions that are the same but for the time."""
    explainer = explainer_of(game.entry, game.rules)
    choices = meant(game.rules, state, seat, action)
    if isinstance(choices, Reason) or not explainer.is_of_time(first.condition):
        return []
    moments: list[Told] = []
    reasons: list[Reason] = []
    for each in explainer.moments(state, seat, choices[0]):
        reason = game.rules.refusal(each.state, seat, choices[0])
        if reason is None or reason.condition in ASKED_LATER:
            moments.append({"section": each.section, "key": each.key})
        elif not explainer.is_of_time(reason.condition):
            reasons.append(reason)
    if moments:
        return [{"change": "moment", "moments": moments}]
    return [_change(each) for each in reasons[:1]]


def _instead(game: Game, state: State, seat: int, action: Mapping[str, Any]) -> list[Told]:
    """What is allowed now and comes nearest: the same with the same card, or else the same with another."""
    question = machine.asked(state, seat)
    choices = meant(game.rules, state, seat, action)
    if not isinstance(question, Act) or isinstance(choices, Reason):
        return []
    same = [each for each in question.options if each.verb == action["verb"]]
    near = [each for each in same if any(each.card == other.card for other in choices)]
    return [tell_action(state, game.rules, each, seat) for each in _different(near or same)]


def _different(actions: list[Action]) -> list[Action]:
    found: list[Action] = []
    for each in actions:
        if not any(equal_actions(each, other) for other in found):
            found.append(each)
    return found


__all__ = [
    "JUDGE",
    "Derivation",
    "Explanation",
    "NothingToExplain",
    "Refused",
    "Replacement",
    "Standing",
    "Step",
    "Waiting",
    "refusal",
    "replaced",
    "stack",
    "triggers",
    "value",
    "values_of",
]
