"""Who comes in? Every address and the WebSocket ask here who it is, whether they may, and how often."""

from __future__ import annotations

import time
from collections.abc import Collection
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler

from fuda.library.messages import Explained, message
from fuda.service.authority import ALL, NOBODY, PLAYER, may
from fuda.service.limits import Limit
from fuda.storage.people import Known
from fuda.storage.records import Away
from fuda.surfaces.web.host import Host

COOKIE: Final = "fuda-session"
SECURE_COOKIE: Final = "__Host-fuda"
WATCHED: Final = ("GET /healthz", "GET /readyz", "GET /metrics")  # asked by programs that watch, as often as they like
Wire = ASGIConnection[Any, Any, Any, Any]


class Refused(HTTPException):
    """What is not done for this visitor, with the words why."""

    def __init__(self, status: int, name: str, wait: float = 0.0, **values: Any) -> None:
        super().__init__(detail=name, status_code=status)
        self.name = name
        self.values = values
        self.wait = wait

    def to_json(self) -> dict[str, Any]:
        """What is answered."""
        said: dict[str, Any] = {each: message(each, self.name, **self.values) for each in ("ja", "en")}
        return {"error": self.name, **said, **({"wait": round(self.wait, 1)} if self.wait else {})}


def is_own(origin: str | None, host: str | None, others: Collection[str] = ()) -> bool:
    """Whether a page of this origin may speak for its user: one of this server, or of another of its processes, at
    these addresses. Programs that are no browsers send none.

    >>> is_own("http://localhost:8000", "localhost:8000"), is_own("http://evil.example", "localhost:8000")
    (True, False)
    >>> is_own(None, "localhost:8000"), is_own("http://[", "localhost:8000")
    (True, False)
    >>> is_own("http://localhost:8001", "localhost:8000", ["http://localhost:8001"])
    True
    """
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def host_of(connection: Wire) -> Host:
    """The server that somebody speaks to."""
    found: Host = connection.app.state.host
    return found


def token_of(connection: Wire) -> str:
    """What somebody shows to come in."""
    given = connection.headers.get("authorization", "")
    if given.startswith("Bearer "):
        return given.removeprefix("Bearer ").strip()
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")


async def known(connection: Wire) -> Known | None:
    """Who somebody is, if the token is one of ours."""
    found: Known | None = await host_of(connection).known_by(token_of(connection))
    return found


def standing_of(who: Known | None) -> str:
    """How somebody stands who has nothing to do with the thing."""
    return NOBODY if who is None else who.standing


async def guard(connection: Wire, handler: BaseRouteHandler) -> None:
    """Nothing is answered that is not allowed by the table; what has no entry there is forbidden to everybody."""
    method = str(connection.scope.get("method", ""))
    if not method:
        return  # the WebSocket asks by itself, since it has to say why by closing
    if method not in ("GET", "HEAD", "OPTIONS") and not is_own(
        connection.headers.get("origin"), connection.headers.get("host")
    ):
        raise Refused(403, "foreign-origin")
    if method not in ("GET", "HEAD", "OPTIONS") and host_of(connection).store.is_away:
        raise Away("database-away")  # it would have to wait until the database is there again
    needs = handler.opt.get("needs", "")
    if needs not in WATCHED:
        hold(connection, connection.app.state.limits["requests"])
    who = await known(connection)
    connection.state["who"] = who
    if who is not None and needs not in WATCHED:
        hold(connection, connection.app.state.limits["requests"], f"person {who.person}")
    scope = ALL if who is None else who.scope
    if may(standing_of(who), needs, scope):
        return
    if who is None:
        raise Refused(401, "sign-in-first")
    if not may(PLAYER, needs, scope):
        raise Refused(403, "not-for-you")
    # It is about things of one's own, or of a game: the handler looks whose it is.


def person(connection: Wire) -> Known:
    """Who asks; somebody who is signed in."""
    found: Known | None = connection.state["who"]
    if found is None:
        raise Refused(401, "sign-in-first")
    return found


def place_of(address: str) -> str:
    """What is counted as one address: of IPv6 a whole network, of which one household has billions of addresses.

    >>> place_of("10.0.0.1"), place_of("2001:db8::1:2:3"), place_of("::ffff:10.0.0.1"), place_of("elsewhere")
    ('10.0.0.1', '2001:db8::/64', '10.0.0.1', 'elsewhere')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
        return str(found if isinstance(found, IPv4Address) else found.ipv4_mapped)
    return str(ip_network((found.packed, 64), strict=False))


def address_of(connection: Wire) -> str:
    """From where somebody comes."""
    if host_of(connection).settings.proxied:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return place_of(forwarded.split(",")[-1].strip()[:64])
    return place_of(connection.client.host if connection.client is not None else "")


def hold(connection: Wire, limit: Limit, key: str = "") -> None:
    """Refused when somebody comes too often, with when to come again."""
    wait = limit.wait(key or address_of(connection), time.time())
    if wait > 0:
        raise Refused(429, "too-often", wait, seconds=int(wait) + 1)


def wrong(error: Explained) -> dict[str, Any]:
    """An error of what came in, in both languages."""
    return {"error": error.name, "ja": error.explain("ja"), "en": error.explain("en")}
