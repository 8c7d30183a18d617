"""What can be looked up? Games, cards, decks, rules; and what a text would mean on a card."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

import fuda
from fuda.library.decks import decks as printed_decks
from fuda.library.decks import fixed_deck
from fuda.library.homes import per_game
from fuda.library.ledger import Clause, Ruling, load_clauses, load_rulings
from fuda.library.loading import GAMES
from fuda.library.rulebook import load_sections, search, sections_of
from fuda.library.trying import kinds_of
from fuda.play.boosters import NoBoosters, open_boosters
from fuda.play.bots.serving import SERVED
from fuda.play.seeds import Stream
from fuda.service.client_messages import DeckWanted
from fuda.service.deck_choice import cards_of, text_of
from fuda.surfaces.web.games import both as _both
from fuda.surfaces.web.games import game_told
from fuda.surfaces.web.gate import Refused, hold, host_of
from fuda.surfaces.web.workers import NotDone, TooMuch

SAMPLE: Final = 7  # cards of an opening hand, where nobody says how many
Asked = Request[Any, Any, Any]
Word = Annotated[str, QueryParameter(max_length=80)]


class DeckToCheck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as card numbers or as text."""

    cards: list[Annotated[str, msgspec.Meta(max_length=40)]] = []
    text: Annotated[str, msgspec.Meta(max_length=8000)] = ""
    variant: Annotated[str, msgspec.Meta(max_length=40)] = ""
    sample: Annotated[int, msgspec.Meta(ge=0, le=20)] = SAMPLE
    seed: Annotated[str, msgspec.Meta(max_length=80)] = "1"


class TextToTry(msgspec.Struct, forbid_unknown_fields=True):
    """A text for a card of some kind."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    kind: Annotated[str, msgspec.Meta(max_length=40)] = ""


# --- games


def known_game(game: str) -> str:
    """The id of a game; Refused for anything else."""
    if game not in GAMES:
        raise Refused(404, "unknown-game", game=game, known=", ".join(GAMES), nearest="")
    return game


@get("/api/games", opt={"needs": "GET /api/games"})
async def games(request: Asked) -> list[dict[str, Any]]:
    """The games, with their variants and decks."""
    await host_of(request).games.has_all_rules.wait()
    return [game_told(each) for each in GAMES]


@get("/api/games/{game:str}", sync_to_thread=True, opt={"needs": "GET /api/games"})
def one_game(game: FromPath[str]) -> dict[str, Any]:
    """One game."""
    return game_told(known_game(game))


@get("/api/bots", sync_to_thread=False, opt={"needs": "GET /api/bots"})
def bots() -> list[str]:
    """The bots against whom one can play, by name."""
    return list(SERVED)


# --- cards


async def _all_cards(request: Asked, game: str) -> dict[str, dict[str, Any]]:
    """All cards of a game by number. Their texts are read once, by a worker: that takes seconds."""
    try:
        return await host_of(request).bots.cards(known_game(game))
    except (NotDone, TooMuch):
        raise Refused(503, "server-busy") from None


@get("/api/games/{game:str}/cards", opt={"needs": "GET /api/cards"})
async def cards(request: Asked, game: FromPath[str], search: Word = "") -> list[dict[str, Any]]:
    """The cards of a game; those in which every word is found, in either language, by number, name or text."""
    words = [each.lower() for each in _narrow(search).split()]
    found = (await _all_cards(request, game)).values()
    return [each for each in found if all(word in _searched(each) for word in words)]


def _narrow(said: str) -> str:
    import unicodedata

    return unicodedata.normalize("NFKC", said)


def _searched(card: dict[str, Any]) -> str:
    texts = [card["text"], *[part["text"] for part in card["parts"]]]
    said = [card["number"], *card["name"].values(), *[each for text in texts for each in text.values()]]
    facts = [str(each) for each in card["facts"].values()]
    return _narrow(" ".join([*said, *facts])).lower()


@get("/api/games/{game:str}/cards/{number:str}", opt={"needs": "GET /api/cards"})
async def one_card(request: Asked, game: FromPath[str], number: FromPath[str]) -> dict[str, Any]:
    """One card, with the clauses behind its words."""
    found = (await _all_cards(request, game)).get(number)
    if found is None:
        raise Refused(404, "no-such-thing")
    clauses = load_clauses(game)
    summaries = {each: _both(clauses[each].summary) for each in found["clauses"] if each in clauses}
    return {**found, "summaries": summaries}


# --- decks


@get("/api/games/{game:str}/decks", sync_to_thread=True, opt={"needs": "GET /api/decks"})
def decks(game: FromPath[str]) -> list[dict[str, Any]]:
    """The decks that a game brings along, with the number under which a room takes them."""
    fixed = fixed_deck(known_game(game))
    found = [] if fixed is not None else printed_decks(game)
    return [
        {"preset": place, "name": _both(each.name), "cards": each.cards, "text": text_of(game, each.cards)}
        for place, each in enumerate(found)
    ]


@post("/api/games/{game:str}/decks/check", sync_to_thread=True, status_code=200, opt={"needs": "POST /api/decks/check"})
def check_deck(game: FromPath[str], data: JSONBody[DeckToCheck]) -> dict[str, Any]:
    """Whether the rules allow a deck, and by which clauses not; and a hand that it might open with."""
    loaded = fuda.load(known_game(game))
    variant = loaded.variant(data.variant or None)
    deck = cards_of(game, DeckWanted(cards=data.cards, text=data.text))
    refusals = loaded.deck_refusals([deck, deck], variant)[0] if deck else ()
    source, left = Stream(data.seed, "sample"), list(deck)
    hand: list[str] = []
    while left and len(hand) < data.sample:
        hand.append(left.pop(source.below(len(left))))
    return {
        "count": len(deck),
        "cards": deck,
        "text": text_of(game, deck),
        "allowed": not refusals,
        "refusals": [{"clause": each.clause, "ja": each.text("ja"), "en": each.text("en")} for each in refusals],
        "sample": hand,
    }


@get("/api/games/{game:str}/boosters", sync_to_thread=True, opt={"needs": "GET /api/cards"})
def sealed_pool(game: FromPath[str], seed: Annotated[str, QueryParameter(max_length=80)] = "") -> dict[str, Any]:
    """The boosters of which a sealed deck is made, for a game that has them; the same seed opens the same ones."""
    try:
        opened = open_boosters(known_game(game), seed=seed or None)
    except NoBoosters:
        raise Refused(404, "no-such-thing") from None
    return {"seed": opened.seed, "boosters": opened.boosters}


# --- rules


@per_game
def _rulings_of(game: str) -> Mapping[str, Sequence[Ruling]]:
    """The rulings about each clause."""
    found: dict[str, list[Ruling]] = {}
    for ruling in load_rulings(game):
        for clause in dict.fromkeys(ruling.clauses):
            found.setdefault(clause, []).append(ruling)
    return found


def clause_told(game: str, clause: Clause, touched: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A clause with what is known of it, and the cards that touch it."""
    return {
        "id": clause.id,
        "kind": clause.kind,
        "summary": _both(clause.summary),
        "why": _both(clause.why),
        "sections": [{"id": each.id, "title": _both(each.title)} for each in sections_of(game, clause.id)],
        "cards": touched.get(clause.id, ()),
        "rulings": [each.id for each in _rulings_of(game).get(clause.id, ())],
    }


def ruling_told(ruling: Ruling) -> dict[str, Any]:
    """How something is read that the rulebook leaves open."""
    return {
        "id": ruling.id,
        "clauses": ruling.clauses,
        "question": _both(ruling.question),
        "reading": _both(ruling.reading),
        "reason": _both(ruling.reason),
    }


async def _touched(request: Asked, game: str) -> dict[str, list[str]]:
    """The cards that touch each clause, read once by a worker."""
    try:
        return await host_of(request).bots.touched(known_game(game))
    except (NotDone, TooMuch):
        raise Refused(503, "server-busy") from None


@get("/api/games/{game:str}/rules", opt={"needs": "GET /api/rules"})
async def rules(
    request: Asked, game: FromPath[str], search_for: Annotated[str, QueryParameter(name="search", max_length=80)] = ""
) -> dict[str, Any]:
    """The sections and clauses of a rulebook in our own words; or those clauses in which a word is found."""
    clauses = load_clauses(known_game(game))
    if search_for.strip():
        return {"clauses": await asyncio.to_thread(_sought, game, search_for, await _touched(request, game))}
    sections = [
        {"id": each.id, "title": _both(each.title), "within": each.within, "clauses": each.clauses}
        for each in load_sections(game).values()
    ]
    return {"sections": sections, "clauses": [_short(each) for each in clauses.values()]}


def _sought(game: str, word: str, touched: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    hits = search(game, _narrow(word), touched)
    return [{**clause_told(game, each.clause, touched), "found_in": each.places} for each in hits]


def _short(clause: Clause) -> dict[str, Any]:
    return {"id": clause.id, "kind": clause.kind, "summary": _both(clause.summary)}


@get("/api/games/{game:str}/rules/{clause:str}", opt={"needs": "GET /api/rules"})
async def one_clause(request: Asked, game: FromPath[str], clause: FromPath[str]) -> dict[str, Any]:
    """One clause, with its rulings."""
    found = load_clauses(known_game(game)).get(clause)
    if found is None:
        raise Refused(404, "no-such-thing")
    rulings = [ruling_told(each) for each in _rulings_of(game).get(clause, ())]
    return {**clause_told(game, found, await _touched(request, game)), "rulings": rulings}


@get("/api/games/{game:str}/rulings", sync_to_thread=True, opt={"needs": "GET /api/rules"})
def rulings(game: FromPath[str]) -> list[dict[str, Any]]:
    """How everything is read that the rulebook leaves open."""
    return [ruling_told(each) for each in load_rulings(known_game(game))]


# --- card texts


@get("/api/games/{game:str}/texts", sync_to_thread=True, opt={"needs": "GET /api/cards"})
def text_kinds(game: FromPath[str]) -> list[str]:
    """The kinds of text that a card of the game can have."""
    return list(kinds_of(known_game(game)))


@post("/api/games/{game:str}/texts", status_code=200, opt={"needs": "POST /api/texts/try"})
async def try_text(request: Asked, game: FromPath[str], data: JSONBody[TextToTry]) -> dict[str, Any]:
    """What a text would mean on a card: its reading, its English and its clauses, or what is wrong with it."""
    hold(request, request.app.state.limits["tries"])
    try:
        found = await host_of(request).bots.try_text(known_game(game), data.text, data.kind)
    except NotDone:
        raise Refused(422, "text-takes-too-long") from None
    except TooMuch:
        raise Refused(503, "server-busy") from None
    if "found" in found:
        told: dict[str, Any] = found["found"]
        return told
    if "wrong" in found:
        raise Refused(400, "text-wrong", why=found["en"])
    raise Refused(422, "text-takes-too-long")


HANDLERS: Final = (
    games,
    one_game,
    bots,
    cards,
    one_card,
    decks,
    check_deck,
    sealed_pool,
    rules,
    one_clause,
    rulings,
    text_kinds,
    try_text,
)
