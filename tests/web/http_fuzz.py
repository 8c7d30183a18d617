"""Requests that no honest client sends, to every address that the server's own description names.

python -m tests.web.http_fuzz --cases 1000
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from tests.web.killing import Server

STRANGE = ["", "x", "札" * 20, "\u202e", "../../etc/passwd", "%00", "0", "-1", "1e9", "a" * 3000]
STRANGE += ["{}", "' OR 1=1 --", "𝄞"]
HONEST = {
    "game": ["wars3x3", "hanyo", "kiseki", "nothing"],
    "number": ["009", "H001", "0", "5"],
    "clause": ["4.2", "402.2b"],
    "id": ["nothing"],
    "path": ["index.html", "games/x"],
    "side": ["all", "0", "public", "judge"],
    "search": ["beacon", "札", "２"],
}
BODIES: list[Any] = [None, {}, [], "x", 5, {"x": 1}, {"text": None}, {"cards": [1]}]
BODIES += [{"name": "a" * 100, "password": ""}]


class Fuzzer:
    """Asks one server everything."""

    def __init__(self, server: Server, seed: int) -> None:
        self.luck = random.Random(seed)
        parts = urlsplit(server.address)
        assert parts.hostname is not None and parts.port is not None
        self.place = (parts.hostname, parts.port)
        self.wire = http.client.HTTPConnection(*self.place, timeout=60)
        self.described = self._json("GET", "/api/openapi")
        self.token = self._json("POST", "/api/guest", b"{}")["token"]
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.slowest = 0.0

    def _json(self, method: str, path: str, body: bytes | None = None) -> Any:
        self.wire.request(method, path, body, {"Content-Type": "application/json"})
        return json.loads(self.wire.getresponse().read())

    def addresses(self) -> list[tuple[str, str, Any]]:
        """Every method and path of the description."""
        return [
            (method.upper(), path, told)
            for path, methods in sorted(self.described["paths"].items())
            for method, told in sorted(methods.items())
        ]

    def case(self, method: str, path: str, told: Any) -> None:
        """One request by lot."""
        luck, query = self.luck, []
        for each in told.get("parameters", []):
            name = each["name"]
            value = luck.choice(STRANGE if luck.random() < 0.4 else HONEST.get(name, STRANGE))
            if each["in"] == "path":
                path = path.replace("{" + name + "}", quote(value, safe=""))
            elif luck.random() < 0.7:
                query.append(f"{name}={quote(value)}")
        headers = {"Content-Type": luck.choice(("application/json",) * 5 + ("text/plain", "application/xml", ""))}
        if luck.random() < 0.7:
            headers["Authorization"] = luck.choice((f"Bearer {self.token}",) * 4 + ("Bearer", "Basic eHg=", "Bearer x"))
        body = self._body(told) if method != "GET" else None
        began = time.perf_counter()
        try:
            self.wire.request(method, path + ("?" + "&".join(query) if query else ""), body, headers)
            answer = self.wire.getresponse()
            text = answer.read()
        except (http.client.HTTPException, OSError) as error:
            self.faults.append(f"{method} {path}: {type(error).__name__}")
            self.wire = http.client.HTTPConnection(*self.place, timeout=60)
            return
        self.slowest = max(self.slowest, time.perf_counter() - began)
        self.statuses[answer.status] += 1
        if answer.status >= 500 and answer.status != 503:
            self.faults.append(f"{method} {path}: {answer.status} {text[:120]!r} for {body!r:.200}")
        elif answer.status >= 400 and path.startswith("/api") and not _is_in_words(text):
            self.faults.append(f"{method} {path}: {answer.status} without words: {text[:120]!r}")

    def _body(self, told: Any) -> bytes:
        luck = self.luck
        schema = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        content = self._by(schema) if luck.random() < 0.8 else luck.choice(BODIES)
        raw = bytearray(json.dumps(content).encode())
        if luck.random() < 0.2:
            raw[luck.randrange(len(raw))] = luck.randrange(256)
        if luck.random() < 0.02:
            raw += b" " * 70_000
        if luck.random() < 0.02:
            raw[:] = b"[" * 20_000
        return bytes(raw)

    def _by(self, schema: Any) -> Any:
        """A value that a schema allows, or nearly."""
        luck = self.luck
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self._by(self.described["components"]["schemas"][name])
        if luck.random() < 0.1:
            return luck.choice([*STRANGE, None, -5, 10**30, [], {}])
        kind = schema.get("type", "string")
        if kind == "object":
            fields = schema.get("properties", {})
            return {name: self._by(each) for name, each in fields.items() if luck.random() < 0.9}
        if kind == "array":
            return [self._by(schema.get("items", {})) for _ in range(luck.randrange(4))]
        if kind == "integer":
            return luck.choice((0, 1, 7, -1, 99, 10**9))
        return luck.choice(("H001", "3 H001\n2 H002", "あなたはカードを1枚引く。", "Ann", "correct horse", "wizard"))


def _is_in_words(text: bytes) -> bool:
    """Whether it is said what is wrong, in both languages."""
    try:
        told = json.loads(text)
    except ValueError:
        return False
    return bool(told["error"] and told["ja"] and told["en"] and told["ja"] != told["en"])


def figures(server: Server, cases: int, seed: int) -> dict[str, Any]:
    """So many cases for each address."""
    fuzzer = Fuzzer(server, seed)
    found = fuzzer.addresses()
    for method, path, told in found:
        for _ in range(cases):
            fuzzer.case(method, path, told)
    fuzzer.wire.close()
    return {
        "addresses": len(found),
        "cases": cases * len(found),
        "statuses": {str(each): count for each, count in sorted(fuzzer.statuses.items())},
        "slowest_ms": round(fuzzer.slowest * 1000, 1),
        "faults": len(fuzzer.faults),
        "first_faults": fuzzer.faults[:10],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        made = Server(Path(folder))
        print(json.dumps(figures(made, arguments.cases, arguments.seed), indent=1, ensure_ascii=False))
        log = made.end(signal.SIGTERM)
        print(log[:2000] if '"error"' in log else "nothing in the log")
