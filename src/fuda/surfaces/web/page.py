"""Where is the page? In the package, once it is built; until then a page says how to build it.

>>> read_page()["/"].kind
'text/html; charset=utf-8'
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

FOLDER: Final = Path(__file__).resolve().parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
_MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fuda</title></head><body>
<h1>札 Fuda</h1>
<p>The server is running, but its page has not been built. /
サーバーは動いていますが、ページがまだ作られていません。</p>
<p>Build it once in a clone / 一度だけ実行してください: <code>make serve</code></p>
<p>Programs can play already / プログラムからはもう遊べます: <a href="/api/openapi">HTTP</a>,
<a href="/api/schema">WebSocket</a>.</p>
</body></html>
"""


class Piece(NamedTuple):
    """A file of the page."""

    content: bytes
    packed: bytes  # by gzip
    kind: str
    keep: str


def read_page(folder: Path = FOLDER) -> Mapping[str, Piece]:
    """All files of the page by their addresses; they are read once, so that nothing else can be reached."""
    found: dict[str, Piece] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and path.parent.name != "looks" and not path.name.startswith("."):
            name = "/" + path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            is_text = kind.startswith("text/") or kind in ("application/javascript", "application/json")
            keep = FOR_EVER if name.startswith("/assets/") else "no-cache"
            content = path.read_bytes()
            found[name] = Piece(content, gzip.compress(content, 9), f"{kind}; charset=utf-8" if is_text else kind, keep)
    missing = _MISSING.encode()
    instead = Piece(missing, gzip.compress(missing), "text/html; charset=utf-8", "no-cache")
    return {**found, "/": found.get("/index.html", instead)}


@get(["/", "/{path:path}"], sync_to_thread=False, opt={"needs": "GET /"}, include_in_schema=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; an address within the page is its beginning, and the page finds its way."""
    pieces: Mapping[str, Piece] = request.app.state.page
    wanted = "/" + path.strip("/")
    found = pieces.get(wanted)
    if found is None:
        is_within = "." not in wanted.rpartition("/")[2] and not wanted.startswith("/api")
        if not is_within:
            return Response(b"", status_code=404, media_type="text/plain")
        found = pieces["/"]
    headers = {"Cache-Control": found.keep, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, media_type=found.kind, headers=headers)
