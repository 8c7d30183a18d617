"""How were loops written before one record watched them? Frames of earlier versions, with the fields they have now.

Each procedure had the fields of a `LoopWatch` itself, two of them with two steps of their own for naming a number.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.codec import written_down
from fuda.mechanics.loops import MOST_ROUNDS, LoopWatch

OF_WATCH: Final = ("past", "taken", "again", "closed", "length", "newest", "asked", "left", "alike")
OF_NAMING: Final = ("named", "number")


def former_frame(written: dict[str, Any], naming: int = -1, verbs: tuple[str, ...] = ()) -> dict[str, Any]:
    """A frame as it is written now. `naming` is the place at which the steps stood that asked for a number, if there
    were any; `verbs` of actions that were written as numbers."""
    if "loop" in written:
        return written
    now = {name: each for name, each in written.items() if name not in OF_WATCH and name not in OF_NAMING}
    past = written["past"]
    if "taken" in written:
        past = _of_rows(past, written["taken"], verbs)
    watch = written_down(LoopWatch())
    watch["past"] = [_taken(each) for each in past]
    watch["keys"] = [each["key"] for each in watch["past"]]
    watch["again"] = [_taken(each) for each in written["again"]]
    for name in OF_WATCH[3:]:
        watch[name] = written.get(name, watch[name])
    if not watch["length"]:  # it was not written how long a round is: what is left counts as one
        watch["length"] = len(watch["again"])
    now["loop"] = watch
    if naming < 0:
        now["rounds"] = written["number"]
        return now
    # Where several name a number, all of them are asked again.
    again = len(written["named"]) > 1 or written["number"] < MOST_ROUNDS
    places = {naming: naming - 1, naming + 1: naming - 1 if again else naming}
    for name in ("pc", "running"):
        place = written[name]
        now[name] = places.get(place, place if place < naming else place - 2)
    return now


def _taken(written: dict[str, Any]) -> dict[str, Any]:
    """An action that was taken, or one that is only to be taken again."""
    action = written.get("action", written)
    counts = written.get("wealth") or written.get("choices") or written.get("counts") or []
    seat, key = written.get("seat", -1), written.get("key", 0)
    return {"@": "mechanics.Taken", "action": action, "counts": counts, "key": key, "seat": seat}


def _of_rows(keys: list[int], rows: list[int], verbs: tuple[str, ...]) -> list[dict[str, Any]]:
    """Nine numbers an action: verb, card, target, number, seat, and four counts."""
    found: list[dict[str, Any]] = []
    for place, key in enumerate(keys):
        verb, card, target, number, seat, *counts = rows[place * 9 : place * 9 + 9]
        action: dict[str, Any] = {"@": "kernel.Action", "verb": verbs[verb], "card": card}
        action["cards"] = [target] if target >= 0 else []
        action["numbers"] = [number] if number >= 0 else []
        found.append({"action": action, "key": key, "seat": seat, "counts": counts})
    return found
