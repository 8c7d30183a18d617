"""Frames that no honest client sends: the service answers each of them, and goes on.

python -m tests.service.frame_fuzz --frames 100000
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from typing import Any, get_args

import msgspec

from fuda.library.loading import GAMES
from fuda.service import messages as m
from fuda.service.service import Service
from tests.service.twins import NAMES, Hall

STRANGE: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        1,
        2**31 - 1,
        2**31,
        2**63,
        -(2**63),
        10**30,
        1.5,
        "",
        "x",
        "札" * 30,
        "\u202e",
        "\x00",
        "\ud7ff",
    ),
    *([], {}, [[]], {"a": {}}, [0, 0], [10**9], ["x"], {"handle": 5}, {"card": "001"}, {"verb": "deploy"}, "a" * 5000),
]
KINDS = get_args(m.FromClient)


def frames(luck: random.Random, known: list[str]) -> bytes:
    """A frame by lot: a message with strange values, or one that is spoiled byte by byte."""
    kind, strange = luck.choice(KINDS), luck.choice((0.0, 0.05, 0.3))
    content: dict[str, Any] = {"type": str(kind.__struct_config__.tag)}
    for field in msgspec.structs.fields(kind):
        if luck.random() < 0.9 if field.required else luck.random() < 0.5:
            content[field.encode_name] = _value(field.encode_name, luck, known, strange)
    if luck.random() < 0.05:
        content[luck.choice(("x", "type", "game"))] = luck.choice(STRANGE)
    frame = bytearray(json.dumps(content, ensure_ascii=luck.random() < 0.5).encode(errors="surrogatepass"))
    if luck.random() < strange:
        for _ in range(luck.randint(1, 6)):
            place = luck.randrange(len(frame))
            how = luck.randrange(3)
            if how == 0:
                frame[place] = luck.randrange(256)
            elif how == 1:
                del frame[place:]
                frame.extend(b"{")
            else:
                frame[place:place] = luck.choice((b"[", b"{", b"\\ud800", b'"', b"1e999", b"\xff", b"[" * 40))
    return bytes(frame)


def _value(name: str, luck: random.Random, known: list[str], strange: float) -> Any:
    known_values: dict[str, list[Any]] = {
        "game": [*known * 8, "wars3x3", "hanyo", "nowhere"],
        "room": ["nowhere", *known],
        "question": list(range(6)),
        "sequence": list(range(50)),
        "value": [0, 1, 2, [0], [0, 1], [5, 4], [0, 0, 0], []],
        "opponent": ["open", "link", "bot:random", "bot:x"],
        "offer": ["undo", "draw", "rematch"],
        "what": ["stack", "values", "value", "triggers", "refusal"],
        "mode": ["off", "stops", "event", "turn", "skip"],
        "to": ["players", "spectators"],
        "yes": [True, False],
        "name": ["life", "power", "cost", "bonds"],
        "card": [-3, -2, -1, 0, 1, 5, 40, 10**6],
        "action": [{"verb": each} for each in ("deploy", "use", "attack", "magic", "pass")],
        "deck": [{"preset": 0}, {"preset": 50}, {"cards": ["H001"]}, {"text": "3 H001\n9999 x"}, {"text": "０ 札"}],
        "wishes": [{"shares": True}, {"hides_hand": True}, {}],
        "clock": [None, {"base": 60}, {"base": -1}, {"base": 1e300}, {"base": 5, "increment": 99}],
        "text": ["よろしく", "\u202eabc", "x" * 499],
        "person": ["alice", "bob", "nobody"],
        "seconds": [1, 600],
        **{key: list(range(6)) for key in ("number", "since", "ask")},
        **{key: [True, False] for key in ("on", "is_rated", "spectators")},
        **{key: ["", "", "x", "札"] for key in ("key", "password", "variant", "why")},
        "seat": [0, 1],
        "stops": [[], ["main-phase"], ["my:main-phase", "x"]],
    }
    honest = known_values.get(name, STRANGE)
    if luck.random() < strange:
        return luck.choice(STRANGE)
    value: Any = luck.choice(honest)
    if isinstance(value, dict) and luck.random() < strange + 0.2:
        value = {**value, luck.choice(("card", "cards", "numbers", "handle", "x")): luck.choice(STRANGE)}
    return value


def begin(hall: Hall, title: str) -> None:
    """Let two people be in a game, unless they are in one that goes on."""
    if any(table.game.ending is None for table in hall.service.tables.values()):
        return
    for room in [*hall.service.rooms.values()]:
        hall.send(1 if room.host == NAMES[0] else 2, m.LeaveRoom(room.id))
    hall.send(1, m.OpenRoom(title))
    for id in [*hall.service.rooms]:
        hall.send(2, m.JoinRoom(id))


def figures(count: int, seed: int) -> dict[str, Any]:
    """Send so many frames; how they were answered, and what went wrong."""
    luck = random.Random(seed)
    hall = Hall(Service)
    answers: Counter[str] = Counter()
    broken: list[str] = []
    slowest, slowest_frame = 0.0, b""
    sent = 0
    while sent < count:
        hall = Hall(Service)
        hall.come()
        for number in range(min(500, count - sent)):
            if number % 50 == 0:
                begin(hall, luck.choice(tuple(GAMES)))
            known = [*hall.service.tables, *hall.service.rooms][-8:]
            frame, wire = frames(luck, known), luck.randint(1, 4)
            sent += 1
            began = time.thread_time()
            try:
                hall.do(hall.service.receive(hall.now, wire, frame))
                hall.run(luck.choice((0.0, 0.01, 1.0)))
            except Exception as error:
                broken.append(f"{type(error).__name__}: {error}: {frame[:200]!r}")
                break
            if time.thread_time() - began > slowest:
                slowest, slowest_frame = time.thread_time() - began, frame
        for told in hall.sent.values():
            for _, answer in told:
                message = json.loads(answer)
                answers[message["name"] if message["type"] == "refused" else message["type"]] += 1
        if len(broken) > 20:
            break
    return {
        "frames": sent,
        "slowest_processor_ms": round(slowest * 1000, 1),
        "slowest_frame": slowest_frame[:100].decode(errors="replace"),
        "broken": len(broken),
        "first_broken": broken[:6],
        "answers": dict(answers.most_common()),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(json.dumps(figures(arguments.frames, arguments.seed), indent=1, ensure_ascii=False))
