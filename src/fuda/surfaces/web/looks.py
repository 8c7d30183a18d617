"""How does each game look, and what is on its cards? What the page in the browser draws from."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import fuda
from fuda.library.homes import per_game
from fuda.library.loading import GAMES, rules_digest
from fuda.library.looks import cell_verbs, cell_words, drawn_cards, load_look, step_words
from fuda.surfaces.web.library import known_game
from fuda.surfaces.web.page import FOLDER

LOOK: Final = ResponseSpec(dict[str, Any], description="The look, and what is drawn", generate_examples=False)


@per_game
def look_told(game: str) -> bytes:
    """A game's look with all that is needed to draw it, as JSON: what was built with the page, if it still fits."""
    kept = FOLDER / "looks" / f"{game}-{rules_digest(game)}.json"
    return kept.read_bytes() if kept.is_file() else look_made(game)


@per_game
def look_packed(game: str) -> tuple[bytes, str]:
    """The same by gzip, and its tag."""
    body = look_told(game)
    return gzip.compress(body, 6), f'"{sha256(body).hexdigest()[:20]}"'


def look_made(game: str) -> bytes:
    """The same made anew, which takes seconds: every card's text is said in both languages."""
    loaded, look = fuda.load(game), load_look(game)
    return msgspec.json.encode(
        {
            "id": game,
            "name": loaded.name,
            "variants": [{"id": each.id, "name": each.name, "summary": each.summary} for each in loaded.entry.variants],
            "look": look,
            "steps": step_words(game, look),
            "cells": cell_words(game, look),
            "cell_verbs": cell_verbs(game),
            "cards": drawn_cards(game),
            "decks": [list(each) for each in loaded.preset_decks],
        }
    )


@get("/api/looks", sync_to_thread=True, opt={"needs": "GET /api/games"})
def looks() -> list[dict[str, Any]]:
    """Each game in a line, for somebody who chooses one."""
    return [
        {
            "id": id,
            "name": msgspec.to_builtins(entry.name),
            "variants": [msgspec.to_builtins(each) for each in entry.variants],
            **{
                key: msgspec.to_builtins(getattr(load_look(id), key))
                for key in ("minutes", "difficulty", "goal", "line")
            },
        }
        for id, entry in GAMES.items()
    ]


@get("/api/looks/{game:str}", sync_to_thread=True, opt={"needs": "GET /api/games"}, responses={200: LOOK})
def look(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """How a game looks, and its cards."""
    body = look_told(known_game(game))
    packed, tag = look_packed(game)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = packed, "gzip"
    return Response(body, headers=headers, media_type="application/json")


HANDLERS: Final = (looks, look)
