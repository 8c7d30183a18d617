"""What does the server say of its addresses? A description by OpenAPI: what comes in, what goes out, who is let in.

Whatever is wrong is said at every address in the same form, so that stands in one place of the description.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from fuda import __version__
from fuda.library.loading import GAMES
from fuda.service.authority import NOBODY, may
from fuda.surfaces.web.gate import COOKIE

CONFIG: Final = OpenAPIConfig(
    "Fuda",
    __version__,
    path="/api/described",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer"),
            "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        }
    ),
)
_WORDS: Final = {"type": "string"}
WRONG: Final = {
    "title": "Wrong",
    "description": "What is wrong: its name, and the words in both languages; when to come again, in seconds.",
    "type": "object",
    "properties": {"error": _WORDS, "ja": _WORDS, "en": _WORDS, "wait": {"type": "number"}, "extra": {}},
    "required": ["error", "ja", "en"],
}
_ANSWER: Final = {
    "description": "Not done; why stands in the answer",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Wrong"}}},
}


def described(app: Litestar) -> dict[str, Any]:
    """The description of all addresses."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    found["components"]["schemas"]["Wrong"] = WRONG
    for path, method, needs in needed(app):
        told = found["paths"].get(path, {}).get(method.lower())
        if told is not None:
            told["responses"].pop("400", None)
            told["responses"] |= {"4XX": _ANSWER, "5XX": _ANSWER}
            told["security"] = [] if may(NOBODY, needs) else [{"token": []}, {"cookie": []}]
            if path.startswith(("/api/games", "/api/looks")):
                for each in told.get("parameters", ()):
                    if each["name"] == "game":
                        each["schema"]["enum"] = list(GAMES)
    return found


def needed(app: Litestar) -> Iterator[tuple[str, str, str]]:
    """Every address with its method and the name under which it is allowed or forbidden."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in sorted(handler.http_methods):
                yield route.path_format, method, handler.opt.get("needs", "")
