"""How is an explanation said? Sentences in Japanese and English for what `fuda.api.explaining` answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fuda.library.card_lines import summary_of

if TYPE_CHECKING:
    from fuda.library.wording import Wording

Told = Mapping[str, Any]


def sentences(words: Wording, explanation: Any) -> list[str]:
    """The sentences of one explanation or of several."""
    if isinstance(explanation, (list, tuple)):
        return [line for each in explanation for line in sentences(words, each)]
    told: Told = explanation if isinstance(explanation, Mapping) else explanation.to_json()
    say = {
        "standing": _standing,
        "derivation": _derivation,
        "waiting": _waiting,
        "replacement": _replacement,
        "refused": _refused,
    }[told["explains"]]
    return say(words, told)


def summary(words: Wording, clause: str) -> str:
    """What a clause says, in the language in use; the clause itself where the ledger has nothing."""
    found = summary_of(words.rules.game, clause)
    return (found.ja if words.language == "ja" else found.en) or clause


def _text(words: Wording, told: Told) -> str:
    return str(told["text"].get(words.language, "")) if told.get("text") else ""


def _say(words: Wording, key: str, **values: Any) -> str:
    return words.say("explain", key, values)


def _with_clause(clause: str, text: str) -> str:
    return f"[{clause}] {text}" if clause else text


def _by_text(words: Wording, told: Told) -> str:
    """A card and what it says, as far as it was told."""
    text = _text(words, told)
    card = words.card(told["card"])
    return _say(words, "card-says", card=card, text=text) if text else card


def _standing(words: Wording, told: Told) -> list[str]:
    clause = str(told["clause"])
    text = summary(words, clause) if clause else _say(words, "no-clause", procedure=told["procedure"])
    if told["card"]:
        text = _say(words, "carrying-out", summary=text, source=_by_text(words, told))
    return [_with_clause(clause, text)]


# --- values


def _value(words: Wording, derivation: Told, value: Any) -> str:
    section = derivation["section"]
    if not section:
        return str(value)
    shown = [_word(words, section, each) for each in value]
    word = words.words["word"]
    return str(word["and"]).join(shown) or str(word["none"])


def _word(words: Wording, section: str, value: Any) -> str:
    if isinstance(value, Mapping):
        return str(value[words.language])
    return words.say(section, value) if words.has(section, value) else str(value)


def _derivation(words: Wording, told: Told) -> list[str]:
    whose = words.card(told["card"]) if told["seat"] < 0 else words.seat(told["seat"])
    name = words.say("value", told["name"])
    value = _value(words, told, told["value"])
    lines = [_say(words, "value-is", whose=whose, name=name, value=value)]
    for number, step in enumerate(told["steps"], 1):
        lines.append(f"{number}. {_step(words, told, step)}")
    return lines


def _step(words: Wording, derivation: Told, step: Told) -> str:
    value = _value(words, derivation, step["value"])
    source = _by_text(words, step) if step["card"] else ""
    clause = str(step["clause"])
    rule = summary(words, clause) if clause else ""
    key = f"step-{step['kind']}"
    if not source and step["kind"] in ("added", "effect"):
        key = "step-of" if step["seat"] >= 0 else "step-unknown"
    text = _say(words, key, source=source, value=value, rule=rule, seat=words.seat(step["seat"]))
    if step["kind"] == "effect" and step["timestamp"] >= 0:
        text += _say(words, "timestamp", timestamp=step["timestamp"])
    if step["waited_for"]:
        text += _say(words, "depends", steps=[each + 1 for each in step["waited_for"]])
    return _with_clause(clause, text)


# --- triggers, replacements


def _waiting(words: Wording, told: Told) -> list[str]:
    key = "due-private" if told["private"] else "due-choice" if told["choices"] > 1 else "due"
    seat, source = words.seat(told["seat"]), _by_text(words, told)
    text = _say(words, key, turn=told["turn"], seat=seat, source=source, choices=told["choices"])
    if told["asked"] and told["choices"] > 1:
        text += _say(words, "choosing-now", seat=seat)
    return [_with_clause(told["clause"], text)]


def _replacement(words: Wording, told: Told) -> list[str]:
    source = _by_text(words, told) if told["card"] else summary(words, told["clause"])
    lines = [_with_clause(told["clause"], _say(words, "replaced", was=_event(words, told["was"]), source=source))]
    for each in told["became"]:
        if each["event"] != "Substituted":
            lines.append(_say(words, "became", event=_event(words, each)))
    if not told["became"]:
        lines.append(_say(words, "became-nothing"))
    return lines


def _event(words: Wording, told: Told) -> str:
    """An event that did not happen, or took another's place; by its name where it is not worth a line by itself."""
    return words.event(told).rstrip("。.") or str(told["event"])


# --- refusals


def _refused(words: Wording, told: Told) -> list[str]:
    if told["allowed"]:
        return [_say(words, "allowed")]
    clause = str(told["clause"])
    lines = [words.reason(told)]
    if clause and summary_of(words.rules.game, clause).en:
        lines.append(_say(words, "because", clause=clause, summary=summary(words, clause)))
    lines += [_change(words, change) for change in told["changes"] if _has_words(words, change)]
    return lines


def _has_words(words: Wording, change: Told) -> bool:
    """Whether the game says what would have to change; a game need not."""
    return words.strict or change["change"] in ("instead", "moment") or words.has("remedy", change["change"])


def _change(words: Wording, change: Told) -> str:
    key = str(change["change"])
    if key == "instead":
        actions = [words.action(each) for each in change["actions"]]
        return _say(words, "instead", actions=str(words.words["word"]["or"]).join(dict.fromkeys(actions)))
    if key == "moment":
        times = [words.say(each["section"], each["key"]) for each in change["moments"]]
        return _say(words, "change", change=_say(words, "moment", moments=times))
    return _say(words, "change", change=words.say("remedy", key, change))
