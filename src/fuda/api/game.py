"""Which game is played? `load` gives it: its variants and decks, and new matches, or saved ones, to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.api.errors import IllegalDeck
from fuda.api.match import Match
from fuda.api.saving import read
from fuda.api.seen import Refusal, Told
from fuda.api.wire import schema
from fuda.kernel import machine
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.library.decks import deck_reasons
from fuda.library.ledger import Words
from fuda.library.loading import Entry, entry_of, load_rules
from fuda.library.messages import Explained, counted
from fuda.library.wording import Wording, wording

MOST_CARDS: Final = 999  # of a deck


class UnknownVariant(Explained):
    """The game has no such variant.

    >>> import fuda
    >>> try:
    ...     fuda.load("wars3x3").new("blitz")
    ... except fuda.UnknownVariant as error:
    ...     print(error)
    wars3x3 has no variant 'blitz'. Its variants: wizard, seven-mages.
    """


class BadDecks(Explained):
    """A game cannot begin with these decks.

    >>> import fuda
    >>> try:
    ...     fuda.load("hanyo").new(decks=[["001"]])
    ... except fuda.BadDecks as error:
    ...     print(error)
    Two decks are wanted, each a list of card numbers.
    """


class BadSeed(Explained):
    """A seed that cannot be written down.

    >>> import fuda
    >>> try:
    ...     fuda.load("hanyo").new(seed="\\ud800")
    ... except fuda.BadSeed as error:
    ...     print(error)
    A seed is a text; this one contains bytes that are no character.
    """


def _checked_decks(given: Any) -> tuple[tuple[str, ...], ...]:
    """Two lists of card numbers; whether the rules allow such decks is another question."""
    if not isinstance(given, (list, tuple)) or len(given) != len(SEATS):
        raise BadDecks("decks-not-two")
    for deck in given:
        if not isinstance(deck, (list, tuple)) or {type(each) for each in deck} - {str}:
            raise BadDecks("decks-not-two")
        counted("cards", len(deck), 0, MOST_CARDS)
    return tuple([tuple(deck) for deck in given])


def _text_seed(seed: int | str | None) -> str | None:
    """The seed as text."""
    if seed is None:
        return None
    try:
        str(seed).encode("utf-8")
    except UnicodeEncodeError:
        raise BadSeed("bad-seed") from None
    return str(seed)


class Game:
    """One of the games; made by `load`. It holds rules and cards and never changes.

    >>> import fuda
    >>> game = fuda.load("hanyo")
    >>> game.id, game.name.ja, game.variants
    ('hanyo', '汎用TCG', ('standard', 'lots'))
    """

    def __init__(self, entry: Entry, rules: Rules) -> None:
        self.entry = entry
        self.rules = rules

    @property
    def id(self) -> str:
        """The name under which the game is loaded."""
        return self.entry.id

    @property
    def name(self) -> Words:
        """What the game is called: `name.ja`, `name.en`."""
        return self.entry.name

    @property
    def variants(self) -> tuple[str, ...]:
        """The ids of its variants, the usual one first."""
        return tuple([each.id for each in self.entry.variants])

    @property
    def preset_decks(self) -> tuple[tuple[str, ...], ...]:
        """The decks that the game brings along, by card numbers; none where everybody uses the same."""
        return self.rules.preset

    def variant(self, variant: str | None) -> str:
        """The id of a variant, the usual one for None; UnknownVariant when there is none.

        >>> import fuda
        >>> fuda.load("wars3x3").variant(None)
        'wizard'
        """
        if variant is None:
            return self.variants[0]
        if variant not in self.variants:
            raise UnknownVariant("unknown-variant", variant=variant, game=self.id, known=", ".join(self.variants))
        return variant

    # --- beginning

    def new(
        self,
        variant: str | None = None,
        seed: int | str | None = None,
        decks: Sequence[Sequence[str]] = (),
        hide_forced: bool = False,
        listens: bool = True,
    ) -> Match:
        """A new match. With a seed chance answers by itself; without one its questions are pending for `CHANCE`.

        Decks are two lists of card numbers; IllegalDeck when the rules forbid one. A match that hides what is forced
        asks every question, those with a single answer too, so that who is asked when tells nothing of hidden cards.
        One that does not listen notes no events: it plays faster and its log is empty.

        >>> import fuda
        >>> fuda.load("kiseki").new(seed="7").pending[0].purpose
        'first-initiative'
        """
        chosen, text = self.variant(variant), _text_seed(seed)
        for place, refusals in enumerate(self.deck_refusals(decks, chosen) if decks else ()):
            if refusals:
                raise IllegalDeck(place, refusals)
        state = self._started(chosen, self.decks(chosen, text, decks), bool(decks), hide_forced, listens)
        return Match(self, state, chosen, text, listens=listens).begin()

    def start(
        self, variant: str | None = None, decks: Sequence[Sequence[str]] = (), hide_forced: bool = False
    ) -> State:
        """The engine's own position at the first question, chance not answered; for code that stands on the engine.
        Whether the rules allow the decks is not asked."""
        return self._started(self.variant(variant), self.decks(variant, None, decks), bool(decks), hide_forced, False)

    def _started(
        self, variant: str, decks: tuple[tuple[str, ...], ...], given: bool, hide_forced: bool, listens: bool
    ) -> State:
        try:
            state: State = self.rules.start(variant, decks)
            state.hide_forced = hide_forced
            state.notes = [] if listens else None
            machine.advance(state, self.rules)
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
            if not given:
                raise
            raise BadDecks("bad-decks", why=str(error) or type(error).__name__) from error
        return state

    def decks(
        self, variant: str | None = None, seed: int | str | None = None, given: Sequence[Sequence[str]] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """The decks with which a match is played: those given; without any, the sealed ones that its seed opens, where
        the variant has such. Empty: the rules know what to play with.

        >>> import fuda
        >>> [len(deck) for deck in fuda.load("kiseki").decks("blitz", seed=7)]
        [40, 40]
        """
        if given:
            return _checked_decks(given)
        return self.rules.sealed_decks(self.variant(variant), Stream(_text_seed(seed) or "", "boosters"))

    def deck_refusals(
        self, decks: Sequence[Sequence[str]], variant: str | None = None
    ) -> tuple[tuple[Refusal, ...], ...]:
        """For each deck, why the rules forbid it: nothing where they allow it.

        >>> import fuda
        >>> hanyo = fuda.load("hanyo")
        >>> deck = hanyo.preset_decks[0]
        >>> [[refusal.clause for refusal in each] for each in hanyo.deck_refusals([deck, deck[:-1]])]
        [[], ['402.2b']]
        """
        return tuple(
            [
                tuple([Refusal.of(self, reason) for reason in deck_reasons(self.rules, deck, variant)])
                for deck in _checked_decks(decks)
            ]
        )

    # --- words

    def wording(self, language: str = "en", names: Sequence[str] = ()) -> Wording:
        """What the game says in a language, with names for the players.

        >>> import fuda
        >>> fuda.load("wars3x3").wording("ja", ("朝日", "夕日")).seat(1)
        '夕日'
        """
        return wording(self.id, language, tuple(names))

    def describe(self, told: Any, language: str = "en") -> str:
        """One line for a question, an action, an event, a refusal or an outcome as it goes over the wire.

        >>> import fuda
        >>> fuda.load("wars3x3").describe({"event": "Damaged", "clause": "3.2", "seat": 1, "amount": 3})
        'Attack: Player 2 lost 3 life.'
        """
        return self.wording(language).describe(told.to_json() if isinstance(told, Told) else told)

    def schema(self) -> dict[str, Any]:
        """The JSON schema of everything that goes out and comes in.

        >>> import fuda
        >>> sorted(fuda.load("wars3x3").schema()["properties"])[:4]
        ['action', 'answer', 'decision', 'event']
        """
        return schema()

    # --- files

    def decode(self, saved: bytes) -> Match:
        """The match that `Match.encode` has written, without its past; BadSave when it cannot go on here.

        >>> import fuda
        >>> game = fuda.load("wars3x3")
        >>> game.decode(game.new(seed=7).encode()).pending[0].purpose
        'mulligan'
        """
        return Match(self, *read(self.id, saved))


def load(game: str) -> Game:
    """Load a game by its id; UnknownGame when there is none.

    >>> import fuda
    >>> fuda.load("wars3x3").id
    'wars3x3'
    """
    return Game(entry_of(game), load_rules(game))
