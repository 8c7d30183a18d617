"""In which forms is an event told? As happening, as over, as what has happened in this turn or not."""

from typing import Final

from fuda.games.kokuryoku.phrases.moments import ANYONE
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.words import nodes as n

# How the end of what has happened sounds where it is told as happening.
_TOLD: Final = (
    ("倒した", "倒す"),
    ("した", "する"),
    ("れた", "れる"),
    ("与えた", "与える"),
    ("終えた", "終える"),
    ("加えた", "加える"),
    ("付けた", "付ける"),
    ("受けた", "受ける"),
    ("捨てた", "捨てる"),
    ("出た", "出る"),
    ("置いた", "置く"),
    ("引いた", "引く"),
    ("になった", "になる"),
    ("入った", "入る"),
    ("減った", "減る"),
    ("下がった", "下がる"),
    ("失った", "失う"),
    ("使った", "使う"),
    ("勝った", "勝つ"),
)


def told(row: Phrase) -> Phrase:
    """The event, told as happening too; damage that is taken is not, since that is what a text says of what comes."""
    known = {each.ja for each in row.wordings}
    also: list[str | Wording] = []
    for each in row.wordings:
        end = next((end for end in _TOLD if each.ja.endswith(end[0])), None)
        if (
            end is not None
            and each.ja.startswith(("{", "この"))
            and not each.ja.endswith(("ダメージを受けた", "戦場外に置かれた"))
        ):
            ja = each.ja[: -len(end[0])] + end[1]
            if ja not in known:
                known.add(ja)
                also.append(Wording(ja, each.const))
    more = (*row.wordings[1:], *also)
    return Phrase(row.category, row.ja, row.en, row.node, row.clause, row.const, row.value, row.number, more)


def done(row: Phrase) -> tuple[Phrase, ...]:
    """The event told as over, if it can be."""
    wordings = [each for each in row.wordings if each.ja.endswith("た")]
    normal = next((each.ja for each in wordings if not each.const), "")
    if not normal:
        return ()
    also = tuple([each for each in wordings if each.ja != normal])
    return (Phrase("event_done", normal, row.en, row.node, row.clause, row.const, None, row.number, also),)


# What a unit itself has done is asked for in other words (standing.py); of these only groups are asked about.
_OF_GROUPS: Final = (
    v.Attacked,
    v.StruckBack,
    o.Moved,
    n.Entered,
    o.ClassChanged,
    v.Supported,
    v.Harmed,
    v.ActionEnded,
    v.ActionEndedAt,
)
_NOT_ASKED: Final = (
    v.SortiedTo,
    v.MovedFrom,
    v.SpiritReached,
    v.SpiritFell,
    v.LaidHere,
    v.ActionEnded,
    v.ActionEndedAt,
    v.FightEnded,
    v.HealedByStaff,
    v.BecameWaiting,
    v.BecameAble,
    v.CardUsed,
    v.AttackedWith,
    v.BeatenWith,
    v.HealedWith,
    v.HarmedWith,
    v.Stripped,
    o.DamagedWith,
    o.CardAttached,
)


def past(row: Phrase) -> tuple[Phrase, ...]:
    """The event asked about afterwards: it has happened in this turn, or not."""
    if row.node in _NOT_ASKED:
        return ()
    found: list[Phrase] = []
    for category, endings in (
        ("past_event", ("た", "ている", "ていた")),
        ("unpast_event", ("ていない", "ていなかった")),
    ):
        wordings: list[tuple[str, dict[str, n.Value]]] = []
        for each in row.wordings:
            consts = [value for value in each.const.values() if value != ANYONE]
            if each.ja.endswith("た") and not (row.node in _OF_GROUPS and consts):
                ja = each.ja.replace(":someone}", ":any_of}") if row.node in _OF_GROUPS else each.ja
                wordings += [(ja[:-1] + ending, each.const) for ending in endings]
        normal = next((ja for ja, const in wordings if not const), "")
        if normal:
            also = tuple([Wording(ja, const) for ja, const in wordings if ja != normal])
            found.append(Phrase(category, normal, row.en, row.node, row.clause, row.const, None, row.number, also))
    return tuple(found)
