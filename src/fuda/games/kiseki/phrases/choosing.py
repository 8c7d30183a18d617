"""How do the card texts of kiseki let a player choose between effects, or name something?"""

from typing import Final

from fuda.games.kiseki.phrases.deeds import deed
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import effects as t
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_FROM: Final = "<から|の中から|の効果から|の効果の中から|のうちから|のうち>"
_CHOOSE: Final = (
    "{n}つ<を|><選ぶ|実行する|行う|選び、実行する|選んで実行する|選んで行う|選び、行う|選び、それを実行する>。"
    "{options:mode+}"
)
_NAMES: Final = "<{選ぶ/5}|宣言{する/s}|指定{する/s}>"

_MODES: Final = (
    row(
        "sentence",
        "{player:player}は次から{n}つを選ぶ。{options:mode+}",
        "{player} <player:chooses|choose> {n} of these: {options:; }.",
        z.Modes,
        "1312.1",
        also=(
            "{player:player}は、?<次|以下>" + _FROM + _CHOOSE,
            Spelt("<次|以下>" + _FROM + _CHOOSE, {"player": n.You()}),
        ),
    ),
    row(
        "sentence",
        "{player:player}は次の{of}つから{n}つを選ぶ。{options:mode+}",
        "{player} <player:chooses|choose> {n} of these {of}: {options:; }.",
        z.ModesOf,
        "1312.1",
        also=(
            "{player:player}は、?<次|以下>の{of}つ" + _FROM + _CHOOSE,
            Spelt("<次|以下>の{of}つ" + _FROM + _CHOOSE, {"player": n.You()}),
        ),
    ),
    row(
        "mode",
        "「{effects:effects}」",
        "“^{effects}”",
        also=(
            "「{effects:effects}」、",
            "・{effects:effects}",
            "\n・{effects:effects}",
            "\n「{effects:effects}」",
            *[f"<\n|>{mark}{{effects:effects}}" for mark in ("①", "②", "③", "④")],
        ),
    ),
    row(
        "either",
        "{first:act}か、{second:either_last}",
        "either {first@} or {second@}",
        z.EitherDeed,
        "1312.1",
        also=(
            "{first:act}か{second:either_last}",
            "{first:act}、?または{second:either_last}",
            "{first:act}か、?{second:to_it}",
        ),
    ),
    Phrase("either_last", "{effect:act}", "{effect@}"),
    row(
        "either_it",
        "{first:to_it}か、{second:to_it}",
        "either {first@} or {second@}",
        z.EitherDeed,
        "1312.1",
        also=("{first:to_it}か{second:to_it}", "{first:to_it}、?または{second:to_it}"),
    ),
)

_DECLARED: Final = (
    *deed(
        "数値を1つ{宣言する/s}",
        "<names|name> a number",
        z.Declare,
        "104.5",
        {"what": "number"},
        also=("<数値|数|数字|0以上の数値|0以上の数|任意の数値>を<1つ|>" + _NAMES,),
    ),
    *deed(
        "カードの種類を1つ{宣言する/s}",
        "<names|name> a kind of card",
        z.Declare,
        "203.2",
        {"what": "kind"},
        also=("<カードの種類|種類>を<1つ|>" + _NAMES,),
    ),
    *deed(
        "カード名を1つ{宣言する/s}",
        "<names|name> a card name",
        z.Declare,
        "201.1",
        {"what": "name"},
        also=("<カードの名前|カード名|名前>を<1つ|>" + _NAMES,),
    ),
)

_AIMS: Final = (
    row(
        "target",
        "{one:aimed}と{other:aimed}を",
        "{one} and {other}",
        t.TargetsOfEach,
        "1204.2d",
        number=MANY,
        also=("{one:aimed}、{other:aimed}を",),
    ),
    row(
        "aimed",
        "{what:things}{amount:count}つ",
        "{amount} {what@amount}",
        t.Targets,
        "1204.2d",
        also=("{what:things}{amount:count}体",),
    ),
    row("aimed", "{what:zoned}{amount:count}枚", "{amount} {what@amount}", t.Targets, "1204.2d"),
    row(
        "target",
        "{one:things}と{other:things}を{amount:count}つずつ",
        "{amount} {one@amount} and {amount} {other@amount}",
        t.TargetsApiece,
        "1204.2d",
        number=MANY,
        also=(
            "{one:things}と{other:things}を<それぞれ|>{amount:count}<つ|体><ずつ|>",
            "{one:things}と{other:things}をそれぞれ{amount:count}つ",
        ),
    ),
)

CHOOSING_PHRASES: Final[tuple[Phrase, ...]] = (*_MODES, *_DECLARED, *_AIMS)
