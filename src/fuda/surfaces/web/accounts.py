"""How do people come in, and what is theirs? Guests and accounts, sessions, tokens for bots, decks, reports."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any, Final
from unicodedata import normalize

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from fuda.service.authority import ALL, PLAY
from fuda.service.client_messages import DeckWanted
from fuda.service.deck_choice import cards_of, text_of
from fuda.storage import people
from fuda.storage.people import KeptDeck, Known
from fuda.surfaces.web.gate import (
    COOKIE,
    SECURE_COOKIE,
    Refused,
    address_of,
    hold,
    host_of,
    person,
)
from fuda.surfaces.web.library import known_game
from fuda.surfaces.web.security import checked_name, checked_password, digest, fresh_token, hashed, is_right

YEAR: Final = 365 * 24 * 3600
MOST_DECKS: Final = 100
MOST_TOKENS: Final = 20

Asked = Request[Any, Any, Any]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Secret = Annotated[str, msgspec.Meta(max_length=400)]


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Short
    password: Secret


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Short


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password so far and the one from now on."""

    before: Secret
    after: Secret


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program that plays in somebody's name: it can play, and nothing else."""

    label: Short


class DeckKept(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be kept, in place of the one with that id."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Short
    cards: list[Annotated[str, msgspec.Meta(max_length=40)]] = []
    text: Annotated[str, msgspec.Meta(max_length=8000)] = ""
    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


def _cookie(request: Asked, token: str, seconds: int = YEAR) -> Cookie:
    is_secure = host_of(request).settings.secure or request.url.scheme == "https"
    name = SECURE_COOKIE if is_secure else COOKIE
    return Cookie(name, path="/", value=token, max_age=seconds, httponly=True, samesite="lax", secure=is_secure)


def _limits(request: Asked) -> Any:
    return request.app.state.limits


@post("/api/guest", opt={"needs": "POST /api/guest"})
async def guest(request: Asked) -> Response[dict[str, str]]:
    """Sign in as a guest; the token is told once and kept as a digest."""
    hold(request, _limits(request)["guests"])
    token, name = await host_of(request).new_guest()
    return Response({"person": name, "name": name, "token": token}, cookies=[_cookie(request, token)])


@post("/api/accounts", opt={"needs": "POST /api/accounts"})
async def sign_up(request: Asked, data: JSONBody[SignIn]) -> Response[dict[str, str]]:
    """A new account; whoever is here as a guest keeps games and decks."""
    hold(request, _limits(request)["sign-ins"])
    host = host_of(request)
    name, login = checked_name(data.name), _login(data.name)
    kept = await asyncio.to_thread(hashed, checked_password(data.password))
    if await asyncio.to_thread(people.account_of, host.store, login) is not None:
        raise Refused(409, "account-name-taken")
    before: Known | None = request.state["who"]
    now, token = time.time(), fresh_token()
    standing = _standing(host.settings, login)
    own = before.person if before is not None and before.kind == "guest" else ""
    id = own or f"p-{secrets.token_hex(6)}"

    def deed(connection: Any) -> None:
        if own:
            connection.execute(
                "UPDATE persons SET name = ?, login = ?, password = ?, standing = ? WHERE id = ?",
                name,
                login,
                kept,
                standing,
                own,
            )
            connection.execute("DELETE FROM sessions WHERE person = ?", own)
        else:
            people.add_person(connection, id, name, now, login, kept, standing)
        people.add_session(connection, digest(token), id, "cookie", ALL, "", now)

    try:
        await host.deed(deed)
    except host.store.backend.taken:
        raise Refused(409, "account-name-taken") from None
    host.forget(id)
    return Response({"person": id, "name": name, "token": token}, cookies=[_cookie(request, token)])


def _login(name: str) -> str:
    return checked_name(name).casefold()


def _standing(settings: Any, login: str) -> str:
    for standing, names in (("operator", settings.operators), ("moderator", settings.moderators)):
        if login in [each.casefold() for each in names]:
            return standing
    return "stranger"


@post("/api/sign-in", opt={"needs": "POST /api/sign-in"})
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[dict[str, str]]:
    """A session for an account, by its password; the token is told once."""
    host, login = host_of(request), normalize("NFC", data.name).strip().casefold()  # as `_login` keeps it
    hold(request, _limits(request)["sign-ins"])
    hold(request, _limits(request)["sign-ins"], f"login {login[:80]}")
    found = await asyncio.to_thread(people.account_of, host.store, login)
    if not await asyncio.to_thread(is_right, None if found is None else found[1], data.password[:400]) or found is None:
        raise Refused(403, "wrong-password")
    token, now, standing = fresh_token(), time.time(), _standing(host.settings, login)

    def deed(connection: Any) -> None:
        connection.execute("UPDATE persons SET standing = ? WHERE id = ?", standing, found[0])
        people.add_session(connection, digest(token), found[0], "cookie", ALL, address_of(request), now)

    await host.deed(deed)
    return Response({"person": found[0], "name": data.name, "token": token}, cookies=[_cookie(request, token)])


@post("/api/sign-out", opt={"needs": "POST /api/sign-out"})
async def sign_out(request: Asked) -> Response[dict[str, str]]:
    """This session is no more."""
    who: Known | None = request.state["who"]
    if who is not None:
        host = host_of(request)
        await host.deed(lambda wire: people.end_session(wire, who.person, who.digest[:16]))
        host.forget(who.person, who.digest[:16])
    return Response({"status": "signed out"}, cookies=[_cookie(request, "", 0)])


@get("/api/me", opt={"needs": "GET /api/me"})
async def me(request: Asked) -> dict[str, Any]:
    """Who is signed in."""
    who = person(request)
    rows = await asyncio.to_thread(
        host_of(request).store.rows, "SELECT game, value, deviation, games FROM ratings WHERE person = ?", who.person
    )
    ratings = [{"game": game, "value": value, "deviation": wide, "games": n} for game, value, wide, n in rows]
    return {"person": who.person, "name": who.name, "standing": who.standing, "by": who.kind, "ratings": ratings}


@post("/api/me/name", opt={"needs": "POST /api/me/name"})
async def rename(request: Asked, data: JSONBody[NewName]) -> dict[str, str]:
    """Be called otherwise, from the next game on."""
    who, name = person(request), checked_name(data.name)
    host = host_of(request)
    await host.deed(lambda wire: wire.execute("UPDATE persons SET name = ? WHERE id = ?", name, who.person))
    host.forget(who.person)
    host.rename(who.person, name)
    return {"person": who.person, "name": name}


@post("/api/me/password", opt={"needs": "POST /api/me/password"})
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> dict[str, str]:
    """Another password; every session but this one ends."""
    who, host = person(request), host_of(request)
    hold(request, _limits(request)["sign-ins"])
    rows = await asyncio.to_thread(host.store.rows, "SELECT password FROM persons WHERE id = ?", who.person)
    kept = rows[0][0] if rows else None
    if not await asyncio.to_thread(is_right, kept, data.before):
        raise Refused(403, "wrong-password")
    after = await asyncio.to_thread(hashed, checked_password(data.after))

    def deed(connection: Any) -> list[str]:
        connection.execute("UPDATE persons SET password = ? WHERE id = ?", after, who.person)
        asked = "SELECT digest FROM sessions WHERE person = ? AND digest <> ?"
        others = [each[0] for each in connection.rows(asked, who.person, who.digest)]
        connection.execute("DELETE FROM sessions WHERE person = ? AND digest <> ?", who.person, who.digest)
        return others

    for each in await host.deed(deed):
        host.forget(who.person, each)
    return {"status": "changed"}


@get("/api/me/sessions", opt={"needs": "GET /api/me/sessions"})
async def sessions(request: Asked) -> list[dict[str, Any]]:
    """All ways in: sessions and tokens; what they are is kept as digests only."""
    who = person(request)
    found = await asyncio.to_thread(people.sessions_of, host_of(request).store, who.person)
    return [
        {"id": id, "kind": kind, "scope": scope, "label": label, "since": since, "is_this": who.digest.startswith(id)}
        for id, kind, scope, label, since in found
    ]


@delete("/api/me/sessions/{id:str}", status_code=200, opt={"needs": "DELETE /api/me/sessions"})
async def end_session(request: Asked, id: FromPath[str]) -> dict[str, int]:
    """A session or token is no more; its wires are cut."""
    who, host = person(request), host_of(request)
    ended = await host.deed(lambda wire: people.end_session(wire, who.person, id))
    if not ended:
        raise Refused(404, "no-such-thing")
    host.forget(who.person, id)
    return {"ended": ended}


@post("/api/me/tokens", opt={"needs": "POST /api/me/tokens"})
async def new_token(request: Asked, data: JSONBody[NewToken]) -> dict[str, str]:
    """A token for a program; it is shown this once."""
    who, host, token, now = person(request), host_of(request), fresh_token(), time.time()
    if len(await asyncio.to_thread(people.sessions_of, host.store, who.person)) >= MOST_TOKENS:
        raise Refused(409, "too-many-tokens", most=MOST_TOKENS)
    label = checked_name(data.label)
    await host.deed(lambda wire: people.add_session(wire, digest(token), who.person, "token", PLAY, label, now))
    return {"id": digest(token)[:16], "label": label, "token": token}


# --- decks


@get("/api/me/decks", opt={"needs": "GET /api/me/decks"})
async def my_decks(request: Asked) -> list[dict[str, Any]]:
    """The decks that somebody keeps here."""
    found = await asyncio.to_thread(people.decks_of, host_of(request).store, person(request).person)
    return [_shown(each) for each in found]


def _shown(deck: KeptDeck) -> dict[str, Any]:
    cards = tuple(deck.cards)
    return {"id": deck.id, "game": deck.game, "name": deck.name, "cards": cards, "text": text_of(deck.game, cards)}


@put("/api/me/decks", opt={"needs": "PUT /api/me/decks"})
async def keep_deck(request: Asked, data: JSONBody[DeckKept]) -> dict[str, Any]:
    """Keep a deck; whether the rules allow it is asked elsewhere."""
    who, host = person(request), host_of(request)
    cards = cards_of(data.game, DeckWanted(cards=data.cards, text=data.text))
    mine = await asyncio.to_thread(people.decks_of, host.store, who.person)
    is_known = data.id in [each.id for each in mine]
    if data.id and not is_known:
        raise Refused(404, "no-such-thing")
    if not is_known and len(mine) >= MOST_DECKS:
        raise Refused(409, "too-many-decks", most=MOST_DECKS)
    deck = KeptDeck(data.id or secrets.token_urlsafe(9), data.game, checked_name(data.name), list(cards))
    now = time.time()
    await host.deed(lambda wire: people.keep_deck(wire, who.person, deck, now))
    return _shown(deck)


@delete("/api/me/decks/{id:str}", status_code=200, opt={"needs": "DELETE /api/me/decks"})
async def drop_deck(request: Asked, id: FromPath[str]) -> dict[str, int]:
    """A deck is kept no longer."""
    who = person(request)
    asked = "DELETE FROM decks WHERE id = ? AND person = ?"
    gone = await host_of(request).deed(lambda wire: wire.execute(asked, id, who.person))
    if not gone:
        raise Refused(404, "no-such-thing")
    return {"dropped": gone}


@get("/api/decks/{id:str}", opt={"needs": "GET /api/decks"})
async def shared_deck(request: Asked, id: FromPath[str]) -> dict[str, Any]:
    """A deck to which somebody has the link."""
    found = await asyncio.to_thread(people.deck_by, host_of(request).store, id)
    if found is None:
        raise Refused(404, "no-such-thing")
    return _shown(found[1])


# --- others


@get("/api/games/{game:str}/ratings", opt={"needs": "GET /api/ratings"})
async def ratings(request: Asked, game: FromPath[str]) -> list[dict[str, Any]]:
    """The strongest in a game, by what is certain of their rating."""
    found = await asyncio.to_thread(people.table_of_ratings, host_of(request).store, known_game(game))
    return [
        {"person": id, "name": name, "value": round(value, 1), "deviation": round(wide, 1), "games": games}
        for id, name, value, wide, games in found
    ]


@get("/api/reports", opt={"needs": "GET /api/reports"})
async def reports(request: Asked) -> list[dict[str, Any]]:
    """What was reported, for moderators."""
    found = await asyncio.to_thread(people.reports, host_of(request).store)
    return [
        {"id": id, "game": game, "by": by, "about": about, "text": said, "why": why, "at": at}
        for id, game, by, about, said, why, at in found
    ]


HANDLERS: Final = (
    guest,
    sign_up,
    sign_in,
    sign_out,
    me,
    rename,
    change_password,
    sessions,
    end_session,
    new_token,
    my_decks,
    keep_deck,
    drop_deck,
    shared_deck,
    ratings,
    reports,
)
