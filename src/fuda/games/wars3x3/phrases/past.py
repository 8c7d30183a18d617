"""How a text asks what has happened in the present turn: derived from the rows of the events, so that what a text can
wait for it can also ask about, deny and count."""

import re
from collections.abc import Iterable
from typing import Final

from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import links as k
from fuda.language.compiler.phrase import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_NOW: Final = (
    "<このターンに|このターン|このターン、|このターン中に|このターン中|このターン中、|このターンに、|このターンの間に>"
)
_SUBJECT: Final = re.compile(r"^(\{\w+:\w+\}[がを])(.+)$")
# What the last kana before た, or だ, of a verb in the past becomes before ない.
_DENIED: Final = (
    ("された", "されなかった"),
    ("した", "しなかった"),
    ("られた", "られなかった"),
    ("われた", "われなかった"),
    ("かれた", "かれなかった"),
    ("れた", "れなかった"),
    ("出た", "出なかった"),
    ("得た", "得なかった"),
    ("受けた", "受けなかった"),
    ("捨てた", "捨てなかった"),
    ("えた", "えなかった"),
    ("引いた", "引かなかった"),
    ("失った", "失わなかった"),
    ("行った", "行わなかった"),
    ("使った", "使わなかった"),
    ("なった", "ならなかった"),
    ("戻った", "戻らなかった"),
    ("減った", "減らなかった"),
    ("入った", "入らなかった"),
    ("与えた", "与えなかった"),
)
_PAST: Final = {
    "is": "was",
    "enters": "entered",
    "leaves": "left",
    "goes": "went",
    "attacks": "attacked",
    "<player:uses|use>": "used",
    "<player:takes|take>": "took",
    "<player:gains|gain>": "gained",
    "<player:loses|lose>": "lost",
    "<player:draws|draw>": "drew",
    "<player:discards|discard>": "discarded",
    "<player:destroys|destroy>": "destroyed",
    "<player:deals|deal>": "dealt",
}


# Of two things neither was done.
_NEITHER: Final = (
    "{player:player}が{operations:operation+も}も"
    "<行わなかった|行っていない|発動しなかった|発動していない|しなかった|していない|使わなかった>"
)


def _in_the_past(english: str) -> str:
    return " ".join([_PAST.get(word, word) for word in english.split(" ")])


def _forms(ja: str, denied: bool) -> list[str]:
    """How the event of a wording in the past is said to have, or not to have, happened."""
    if not ja.endswith("た"):
        return []
    te = ja[:-1] + "て"
    if not denied:
        return [ja, te + "いた", te + "いる", te + "いるの", te + "いたの"]
    return [te + "いない", te + "いなかった", *[ja[: -len(end)] + no for end, no in _DENIED if ja.endswith(end)][:1]]


def _asked(rows: Iterable[Phrase], category: str, denied: bool) -> list[Phrase]:
    """A row for each event: with the turn before it, and with the turn behind what it is about."""
    found: list[Phrase] = []
    for each in rows:
        wordings: list[str | Spelt] = []
        for wording in each.wordings:
            for spelt in _forms(wording.ja, denied):
                wordings.append(Spelt(spelt, wording.const))
        if denied and each.node is v.Did:
            wordings.append(_NEITHER)
        if wordings:
            first = wordings[0]
            assert isinstance(first, Spelt)
            others = tuple(wordings[1:])
            made = row(
                category, first.choices[0], _in_the_past(each.en), each.node, each.clause, each.const, also=others
            )
            found.append(made)
    return found


def _inserted(rows: list[Phrase], category: str) -> list[Phrase]:
    """The same with the turn behind the subject."""
    found: list[Phrase] = []
    for each in rows:
        spelt: list[str | Spelt] = []
        for wording in each.wordings:
            parts = _SUBJECT.match(wording.ja)
            if parts is not None:
                spelt.append(Spelt(f"{parts.group(1)}{_NOW}{parts.group(2)}", wording.const))
        if spelt:
            first = spelt[0]
            assert isinstance(first, Spelt)
            found.append(
                row(category, first.choices[0], each.en, each.node, each.clause, each.const, also=tuple(spelt))
            )
    return found


def past_rows(events: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Everything a text can ask about the turn, from what it can wait for."""
    events = tuple([each for each in events if each.category == "event"])
    done, undone = _asked(events, "past", False), _asked(events, "unpast", True)
    return (
        *done,
        *undone,
        *_inserted(done, "past_within"),
        *_inserted(undone, "unpast_within"),
        row(
            "simple",
            "このターンに{event:past}",
            "{event} in this turn",
            k.Happened,
            clause="W5.0",
            also=(_NOW + "{event:past}", "{event:past_within}"),
        ),
        row(
            "denied",
            "このターンに{event:unpast}",
            "{event} in this turn",
            k.Happened,
            clause="W5.0",
            also=(_NOW + "{event:unpast}", "{event:unpast_within}"),
        ),
        row(
            "simple",
            "このターンの{period:period}に{event:past}",
            "during {period} {event}",
            k.HappenedIn,
            clause="W5.0",
            also=("このターンの{period:period}<に|で|の間に|中に|において><、|>{event:past}",),
        ),
        # Alone it would be an event; before a moment it is a condition.
        row(
            "happened",
            "{period:period}に{event:past}場合",
            "during {period} {event}",
            k.HappenedIn,
            clause="W5.0",
            also=("{period:period}<に|で|の間に|中に|において><、|>{event:past}<場合|なら|時>",),
        ),
        row(
            "denied",
            "{period:period}に{event:unpast}",
            "during {period} {event}",
            k.HappenedIn,
            clause="W5.0",
            also=(
                "{period:period}<に|で|の間に|中に|において><、|>{event:unpast}",
                "このターンの{period:period}<に|で|の間に|中に>{event:unpast}",
            ),
        ),
        *_if(events, "if_so", "いれば"),
        *_if(events, "if_not", "いなければ"),
        row(
            "counted_amount",
            "このターンに{event:past}回数",
            "the number of times that {event} in this turn",
            k.TimesHappened,
            clause="W5.0",
            also=(
                _NOW + "{event:past}<回数|数>",
                "{event:past_within}<回数|数>",
                _NOW + "{event:past_group}の<数|枚数|合計>",
            ),
        ),
        *_GROUPS,
    )


def _if(events: tuple[Phrase, ...], category: str, end: str) -> tuple[Phrase, ...]:
    """The question in the form in which what follows hangs on it."""
    found: list[Phrase] = []
    inner = f"past_{category}"
    for each in events:
        wordings = [Spelt(one.ja[:-1] + "て" + end, one.const) for one in each.wordings if one.ja.endswith("た")]
        if wordings:
            others: tuple[str | Spelt, ...] = tuple(wordings[1:])
            english = _in_the_past(each.en)
            found.append(row(inner, wordings[0].choices[0], english, each.node, each.clause, each.const, also=others))
    asked = row(
        category,
        f"このターンに{{event:{inner}}}",
        "{event} in this turn",
        k.Happened,
        clause="W5.0",
        also=(f"{_NOW}{{event:{inner}}}",),
    )
    return (*found, asked)


_GROUPS: Final = (
    row(
        "each_time",
        "このターンに{event:past_group}1枚につき",
        "time that {event} in this turn",
        k.TimesHappened,
        clause="W5.0",
        also=(_NOW + "{event:past_group}<1枚|1体|1つ><につき|ごとに>",),
    ),
    row("any_units", "{what:units}", "any {what@}", m.AnyOf),
    row(
        "past_group",
        "破壊された{what:any_units}",
        "{what} was destroyed",
        n.Destroyed,
        clause="S1",
        also=("{what:any_units}が破壊された数",),
    ),
    row("past_group", "場に出た{what:any_units}", "{what} entered the field", n.Entered, clause="4.2"),
    row(
        "past_group",
        "{player:player}が発動した{operations:operation+または}",
        "{player} used a {operations: or a }",
        v.Did,
        clause="M1",
        also=("{player:player}が<使った|使用した|行った>{operations:operation+または}",),
    ),
    row("past_group", "{player:player}が引いたカード", "{player} drew a card", v.Drew, clause="1.1"),
    row(
        "past_group",
        "{player:player}が捨てた手札",
        "{player} discarded a card",
        v.Threw,
        clause="Q4",
        also=("{player:player}が捨てたカード",),
    ),
)
