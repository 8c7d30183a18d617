"""How the card texts of kiseki compare two amounts: a `compared` one is counted, or added up."""

from typing import Final

from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Value

_MINE: Final[dict[str, Value]] = {"one": k.BondsOf(n.You()), "other": k.BondsOf(n.Opponent())}
_THEIRS: Final[dict[str, Value]] = {"one": k.BondsOf(n.Opponent()), "other": k.BondsOf(n.You())}

COMPARISON_PHRASES: Final[tuple[Phrase, ...]] = (
    row("finding", "{amount:summed}が{bound:bound}", "{amount} is {bound}", q.Measures, "104.6"),
    row("summed", "{what:things}の{stat:stat}の合計", "the total {stat} of {what}", k.TotalOf),
    row(
        "fact",
        "{one:compared}が{other:compared}より少ない",
        "{one} is less than {other}",
        q.IsLess,
        "104.6",
        also=(
            Spelt("あなたの絆が相手より<小さい|低い>", _MINE),
            Spelt("相手の絆があなたより<少ない|小さい|低い>", _THEIRS),
            "{one:compared}が{other:compared}より<小さい|低い>",
        ),
    ),
    row(
        "fact",
        "{one:compared}が{other:compared}より多い",
        "{one} is more than {other}",
        q.IsMore,
        "104.6",
        also=(
            Spelt("あなたの絆が相手より<多い|大きい|高い>", _MINE),
            Spelt("相手の絆があなたより<多い|大きい|高い>", _THEIRS),
            "{one:compared}が{other:compared}より<大きい|高い>",
            "{one:compared}が{other:compared}を超える",
        ),
    ),
    row("finding", "{one:compared}が{other:compared}以上", "{one} is at least {other}", q.IsNoLess, "104.6"),
    row("finding", "{one:compared}が{other:compared}以下", "{one} is at most {other}", q.IsNoMore, "104.6"),
    row(
        "finding",
        "{one:compared}が{other:compared}と同じ",
        "{one} is the same as {other}",
        q.IsSame,
        "104.6",
        also=("{one:compared}が{other:compared}<と同数|に等しい>",),
    ),
    row("compared", "{what:things}の数", "the number of {what}", k.CountOf, "506.5a", also=("{what:things}",)),
    row("compared", "{what:zoned}の枚数", "the number of {what}", k.CountOf, "506.5a", also=("{what:zoned}<の数|>",)),
    row(
        "compared",
        "{player:whose}の絆の点数",
        "the number of {player} bonds",
        k.BondsOf,
        also=("{player:whose}の絆<の数|>",),
    ),
    row(
        "compared",
        "{what:field}にある組織の数",
        "the number of organisations on {what}",
        k.OrganisationsAmong,
        "1333.2",
    ),
    row("compared", "{what:things}の{stat:stat}の合計", "the total {stat} of {what}", k.TotalOf),
    row(
        "fact",
        "{one:compared}が{other:compared}より{n}以上多い",
        "{one} is more than {other} by {n} or more",
        q.IsMoreBy,
        "104.6",
        also=(
            "{one:compared}が{other:compared}より{n}<点|枚|つ|体|>以上<多い|大きい|高い>",
            Spelt("あなたの絆が相手より{n}<点|>以上多い", _MINE),
            Spelt("相手の絆があなたより{n}<点|>以上多い", _THEIRS),
        ),
    ),
    row(
        "fact",
        "{one:compared}が{other:compared}より{n}以上少ない",
        "{one} is less than {other} by {n} or more",
        q.IsLessBy,
        "104.6",
        also=(
            "{one:compared}が{other:compared}より{n}<点|枚|つ|体|>以上<少ない|小さい|低い>",
            Spelt("あなたの絆が相手より{n}<点|>以上少ない", _MINE),
            Spelt("相手の絆があなたより{n}<点|>以上少ない", _THEIRS),
        ),
    ),
)
