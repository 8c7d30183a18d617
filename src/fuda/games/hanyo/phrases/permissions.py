"""What players cannot do, and what they may do beyond the rules."""

from typing import Final

from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_NOBODY: Final = (
    "<お互いに|お互いは|各プレイヤーは|両プレイヤーは|お互いのプレイヤーは|プレイヤーは|すべてのプレイヤーは|"
    "どちらのプレイヤーも|いずれのプレイヤーも|どのプレイヤーも>"
)

_FREELY: Final = (
    "<退却コストを支払わずに|退却コストなしで|コストを支払わずに|コストなしで|エネルギーを捨てずに>、?"
    "<メイン・ユニットを|自分のメイン・ユニットを|>"
    "退却<できる|することができる|させることができる|させられる|してもよい|させてもよい>"
)

CANNOT: Final = (
    row(
        "rule",
        "どのプレイヤーも{deed:impossible}",
        "no player can {deed}",
        u.CannotDo,
        const={"player": a.EachPlayer()},
        clause="104.4",
        also=(f"{_NOBODY}、?{{deed:impossible}}",),
    ),
    row(
        "rule",
        "どのプレイヤーも{kind:playable}をプレイできない",
        "no player can play {kind} cards",
        h.CannotPlay,
        const={"player": a.EachPlayer()},
        clause="104.4",
        also=(
            f"{_NOBODY}、?{{kind:playable}}<カード|>を<プレイできない|プレイすることができない|使えない|使用できない>",
        ),
    ),
    row(
        "rule",
        "{what:skills}のダメージは有利によって2倍にならない",
        "the damage of {what} is not doubled by advantage",
        u.IgnoresAdvantage,
        clause="205.1",
        also=(
            "{what:skills}<のダメージ|>は、?有利<によって|で|による><2倍にならない|倍にならない|増えない>",
            "{what:skills}は、?有利<の影響を受けない|を無視する|を適用しない>",
            "{what:skills}のダメージ<に|には>、?有利<を適用しない|は適用されない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}が受けるダメージは有利によって2倍にならない",
        "the damage taken by {what} is not doubled by advantage",
        u.IgnoresAdvantage,
        clause="205.1",
        also=(
            "{what:subject}<が受ける|の受ける|への>ダメージは、?有利<によって|で><2倍にならない|倍にならない|増えない>",
            "{what:subject}は、?<相手の|>有利の影響を受けない",
            "{what:subject}<が受ける|の受ける|への>ダメージは、?相手の<メイン・ユニットの|ユニットの|>有利<によって|で><2倍にならない|倍にならない|増えない>",
        ),
    ),
    row(
        "rule",
        "{player:player}は退却コストを支払わずに退却できる",
        "{player} may retreat at no cost",
        u.RetreatFree,
        clause="206.1",
        also=(
            f"{{player:player}}は、?{_FREELY}",
            Spelt(_FREELY, {"player": n.You()}),
        ),
    ),
    row(
        "impossible",
        "チャージできない",
        "charge",
        value="charge",
        clause="602.1",
        also=(
            "<チャージすることができない|チャージを行えない|チャージを行うことができない|ユニットにチャージできない>",
        ),
    ),
    row(
        "impossible",
        "ユニットを出せない",
        "put out units",
        value="enter",
        clause="603.1",
        also=("ユニットを<出すことができない|出すことはできない|スタンバイ・エリアに出せない>",),
    ),
    row(
        "impossible",
        "退却できない",
        "retreat",
        value="retreat",
        clause="605.1",
        also=(
            "<退却することができない|メイン・ユニットを退却させることができない|メイン・ユニットを退却できない|退却を行えない|ユニットを退却できない|ユニットを退却させられない|ユニットを退却させることができない|メイン・ユニットを退却させられない>",
        ),
    ),
    row(
        "impossible",
        "デッキを引けない",
        "draw",
        value="draw",
        clause="904.1",
        also=(
            "<デッキを引くことができない|カードを引けない|カードを引くことができない|デッキを引かない|カードを引かない>",
        ),
    ),
    row(
        "impossible",
        "スキルを使えない",
        "use skills",
        value="skill",
        clause="703.2a-3",
        also=("<スキルを使用できない|スキルを使うことができない>",),
    ),
    row(
        "impossible",
        "EXスキルを使えない",
        "use EX skills",
        value="ex",
        clause="606.1",
        also=("<EXスキルを使用できない|EXスキルをプレイできない|EXスキルを使うことができない>",),
    ),
    row(
        "impossible",
        "バトルフェイズを行えない",
        "have a battle phase",
        value="battle",
        clause="504.1",
        also=("<バトルフェイズを行わない|バトルフェイズを行うことができない|バトルフェイズを飛ばす>",),
    ),
)

MORE: Final = (
    row(
        "rule",
        "{player:player}は{deed:once_more}をもう{n}枚プレイできる",
        "{player} may play {n} more {deed} this turn",
        u.MayDoMore,
        clause="803.2",
        also=(
            "{player:player}は、?{deed:once_more}を<もう|追加で>{n}枚、?プレイ<できる|することができる|してもよい>",
            Spelt(
                "{deed:once_more}を<もう|追加で>{n}枚、?プレイ<できる|することができる|してもよい>", {"player": n.You()}
            ),
        ),
    ),
    row("once_more", "戦略", "strategies", value="strategy", clause="803.2", also=("戦略カード",)),
    row(
        "rule",
        "{player:player}はもう{n}回{deed:again}",
        "{player} may {deed} {n:time} more",
        u.MayDoMore,
        clause="601.2",
        also=(
            "{player:player}は、?<もう|追加で|さらに>{n}<回|度>、?{deed:again}",
            Spelt("<もう|追加で|さらに>{n}<回|度>、?{deed:again}", {"player": n.You()}),
            *[
                Spelt(f"{who}{thing}、?<もう|追加で|さらに|追加でもう>{{n}}<回|度>、?{can}", {**said, "deed": deed})
                for who, said in (("{player:player}は、?", {}), ("", {"player": n.You()}))
                for deed, thing, can in (
                    (
                        "retreat",
                        "<自分の|>メイン・ユニットを",
                        "退却<できる|することができる|させることができる|させられる|してもよい|させてもよい>",
                    ),
                    ("charge", "<自分の|>ユニットに", "チャージ<できる|することができる|してもよい>"),
                    ("charge", "チャージを", "<行える|行うことができる|行ってもよい|できる>"),
                    ("retreat", "退却を", "<行える|行うことができる|行ってもよい|できる>"),
                )
            ],
        ),
    ),
    row(
        "again",
        "チャージできる",
        "charge",
        value="charge",
        clause="602.2",
        also=("チャージ<することができる|を行うことができる|してもよい>",),
    ),
    row(
        "again",
        "退却できる",
        "retreat",
        value="retreat",
        clause="605.2",
        also=(
            "<退却することができる|退却を行うことができる|メイン・ユニットを退却できる|メイン・ユニットを退却させることができる|退却してもよい>",
        ),
    ),
    row(
        "rule",
        "{what:this_card}はデッキに何枚でも入れることができる",
        "any number of copies of {what} can be in a deck",
        h.AnyNumberInDeck,
        clause="402.3",
        also=("{what:this_card}は、?デッキに<何枚でも入れられる|好きな枚数入れることができる|何枚でも入れてよい>",),
    ),
    row(
        "rule",
        "{what:this_card}はデッキに{n}枚までしか入れることができない",
        "no more than {n} <n:copy|copies> of {what} can be in a deck",
        u.AtMostInDeck,
        clause="402.3",
        also=(
            "{what:this_card}は、?デッキに{n}枚<まで|><しか><入れられない|入れることができない>",
            "{what:this_card}は、?デッキに{n}枚まで<入れられる|入れることができる>",
        ),
    ),
)

ONLY: Final = (
    row(
        "rule",
        "{what:skills}は{condition:condition}ときにしか使えない",
        "{what} can be used only if {condition}",
        u.UsableOnlyIf,
        clause="703.2a-3",
        also=(
            "{what:skills}は、?{condition:condition}<とき|場合|時><にしか使えない|にのみ使える|だけ使える|にだけ使える|しか使えない>",
            "{what:skills}は、?{condition:unless}、?<使えない|使用できない|使うことができない>",
            "{what:skills}は、?{condition:condition}<とき|場合|時><にしか使用できない|にのみ使用できる|だけ使用できる>",
        ),
    ),
)
