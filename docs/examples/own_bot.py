"""A bot on a Fuda server: python own_bot.py http://127.0.0.1:8000 [TOKEN [ROOM KEY]]"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def chosen(asked, usual):
    """An answer by lot to what it understands, the usual one to everything else."""
    if asked["kind"] in ("act", "option"):
        return random.randrange(len(asked["options"]))
    return random.randint(asked["low"], asked["high"]) if asked["kind"] == "number" else usual


def main(address, token="", room="", key="", begin=None):
    """Play one game: as a guest without a token, against a bot of the server without a room."""
    if not token:
        with urlopen(Request(f"{address}/api/guest", data=b"", method="POST")) as answer:
            token = json.load(answer)["token"]
    if not begin:
        begin = {"type": "open-room", "game": "wars3x3", "opponent": "bot:random"}
        begin = {"type": "join-room", "room": room, "key": key} if room else begin
    headers, was_refused = {"Authorization": f"Bearer {token}"}, False
    with connect(address.replace("http", "ws", 1) + "/ws", additional_headers=headers, max_size=None) as wire:
        wire.send(json.dumps(begin))
        for told in map(json.loads, wire):
            if told["type"] == "moved" and told["address"]:  # another process has it
                look = {"type": "look", "game": told["game"]}
                return main(told["address"], token, begin=look if told["game"] else begin)
            if told["type"] == "refused":
                if not told.get("game"):
                    sys.exit(told["en"])
                was_refused = True
                wire.send(json.dumps({"type": "look", "game": told["game"]}))
            elif told["type"] == "update" and "ended" in told:
                return print(told["ended"]["said"]["en"])
            elif told["type"] == "update" and "question" in told:
                number, usual = told["question"], told["usual"]
                value = usual if was_refused else chosen(told["view"]["asked"], usual)
                was_refused = False  # a question is answered once, so that its number serves as our own, too
                given = {"question": number, "sequence": number, "value": value}
                wire.send(json.dumps({"type": "answer", "game": told["game"], **given}))


if __name__ == "__main__":
    main(*sys.argv[1:])
