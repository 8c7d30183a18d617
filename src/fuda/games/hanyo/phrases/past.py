"""How it is asked what a unit or a player has done in this turn, and who won rock-paper-scissors."""

from typing import Final

from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

PAST: Final = (
    row(
        "simple",
        "このターンに{what:someone}が{deed:did}",
        "{what} has {deed} this turn",
        k.UnitDid,
        clause="104.2",
        also=(
            "{what:someone}が、?このターン<に|中に>{deed:did}",
            "このターン中に、?{what:someone}が{deed:did}",
            "{what:someone}が、?このターン<中|、|>{deed:had}",
            "このターン<中|、|>、?{what:someone}が{deed:had}",
        ),
    ),
    row(
        "denied",
        "このターンに{what:someone}が{deed:did_not}",
        "{what} has {deed} this turn",
        k.UnitDid,
        clause="104.2",
        also=(
            Spelt("このターン<に|中に|>、?スキルを<使って|使用して>いない", {"what": h.ThisUnit(), "deed": "skill"}),
            "{what:someone}が、?このターン<に|中に|中|、|>{deed:did_not}",
            "このターン<中に|中|、|>、?{what:someone}が{deed:did_not}",
        ),
    ),
    row(
        "simple",
        "このターンに{player:player}が{deed:done}",
        "{player} <player:has|have> {deed} this turn",
        k.PlayerDid,
        clause="104.2",
        also=(
            "{player:player}が、?このターン<に|中に>{deed:done}",
            "このターン中に、?{player:player}が{deed:done}",
            "{player:player}が、?このターン<中|、|>{deed:had_done}",
            "このターン<中|、|>、?{player:player}が{deed:had_done}",
            Spelt("このターン<に|中に>、?{deed:done}", {"player": n.You()}),
            Spelt("このターン<中|、|>、?{deed:had_done}", {"player": n.You()}),
            Spelt(
                "このターン<に|中に>、?{player:controller}のユニットが<KOしていた|KOされていた|KOした|KOされた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
            Spelt(
                "このターン<中|、|>、?{player:controller}のユニットが<KOしていた|KOされていた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
            Spelt(
                "{player:controller}のユニットが、?このターン<に|中に|中|、|>、?<KOしていた|KOされていた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
        ),
    ),
    row(
        "denied",
        "このターンに{player:player}が{deed:undone}",
        "{player} <player:has|have> {deed} this turn",
        k.PlayerDid,
        clause="104.2",
        also=(
            "{player:player}が、?このターン<に|中に|中|、|>{deed:undone}",
            "このターン<中に|中|、|>、?{player:player}が{deed:undone}",
            Spelt("このターン<に|中に|中|、|>、?{deed:undone}", {"player": n.You()}),
            Spelt(
                "このターン<に|中に|中|、|>、?{player:controller}のユニットが<|1体も>KO<して|されて>いない",
                {"deed": "ko"},
            ),
        ),
    ),
)

WON: Final = (
    row(
        "simple",
        "勝った",
        "you win",
        k.HasWon,
        clause="919.1",
        also=("<自分が勝った|相手が負けた>",),
    ),
    row(
        "simple",
        "負けた",
        "you lose",
        k.HasLost,
        clause="919.1",
        also=("<自分が負けた|相手が勝った>",),
    ),
    row(
        "trial",
        "じゃんけんして勝てば",
        "if you win rock-paper-scissors",
        h.WonRockPaperScissors,
        clause="919.1",
        also=("<相手と|>じゃんけん<して|をして|し、|を行い、>、?<勝ったなら|勝った場合|勝ったら|勝てば>",),
    ),
    row(
        "trial",
        "じゃんけんに勝ったなら",
        "if you win rock-paper-scissors",
        k.WonAny,
        clause="919.1",
        also=("<自分が|相手と|>じゃんけん<に|で><勝ったなら|勝った場合|勝ったら|勝てば|勝ったとき>",),
    ),
    row(
        "trial",
        "じゃんけんに負けたなら",
        "if you lose rock-paper-scissors",
        k.LostAny,
        clause="919.1",
        also=("<自分が|相手と|>じゃんけん<に|で><負けたなら|負けた場合|負けたら|負ければ|負けたとき>",),
    ),
    row(
        "trial",
        "じゃんけんして負ければ",
        "if you lose rock-paper-scissors",
        k.LostRockPaperScissors,
        clause="919.1",
        also=("<相手と|>じゃんけん<して|をして|し、|を行い、>、?<負けたなら|負けた場合|負けたら|負ければ>",),
    ),
)


def _deed(done: str, undone: str, value: str, english: str, *te: str) -> tuple[Phrase, ...]:
    """What was done in this turn, and what was not, by the forms before いた."""
    past = [f"{each[:-1]}だ" if each.endswith("で") else f"{each[:-1]}た" for each in te]
    had = "had" if done == "did" else "had_done"
    return (
        row(
            f"{undone}_if",
            f"{te[0]}いなければ",
            english,
            value=value,
            also=tuple([f"{each}いなければ" for each in te]),
        ),
        row(had, f"{te[0]}いた", english, value=value, also=tuple([f"{each}<いた|いる>" for each in te])),
        row(done, f"{te[0]}いた", english, value=value, also=(*[f"{each}<いた|いる>" for each in te], *past)),
        row(undone, f"{te[0]}いない", english, value=value, also=tuple([f"{each}<いない|いなかった>" for each in te])),
    )


DEEDS: Final = (
    *_deed("did", "did_not", "skill", "used a skill", "スキルを使って", "スキルを使用して"),
    *_deed("did", "did_not", "damaged", "taken damage", "ダメージを受けて"),
    *_deed("did", "did_not", "dealt", "dealt damage", "ダメージを与えて"),
    *_deed("did", "did_not", "retreat", "retreated", "退却して"),
    *_deed("did", "did_not", "main", "become a main unit", "メイン・ユニットになって", "メイン・エリアに移動して"),
    *_deed("did", "did_not", "recover", "recovered", "復帰して"),
    *_deed("did", "did_not", "healed", "been healed", "回復して", "HPを回復して", "HPが回復して"),
    *_deed("did", "did_not", "rested", "become rested", "レストして", "レスト状態になって"),
    *_deed("did", "did_not", "stunned", "become stunned", "スタンして", "スタン状態になって"),
    *_deed("did", "did_not", "energized", "been given energy", "エネルギーをつけられて", "エネルギーがつけられて"),
    *_deed("did", "did_not", "set", "been given a set", "強化をセットされて", "カードをセットされて"),
    *_deed("did", "did_not", "countered", "been given a counter", "カウンターを置かれて", "カウンターが置かれて"),
    *_deed("did", "did_not", "charged", "been charged", "チャージされて"),
    *_deed("did", "did_not", "enter", "come into an area", "エリアに出て", "出されて", "エリアに置かれて"),
    *_deed("done", "undone", "charge", "charged a unit", "チャージして", "チャージを行って"),
    *_deed("done", "undone", "retreat", "retreated the main unit", "メイン・ユニットを退却させて", "退却を行って"),
    *_deed("done", "undone", "strategy", "played a strategy", "戦略をプレイして"),
    *_deed("done", "undone", "tactics", "played a tactics card", "戦術をプレイして"),
    *_deed("done", "undone", "enhancement", "played an enhancement", "強化をプレイして"),
    *_deed("done", "undone", "command", "played a command", "コマンドをプレイして", "コマンドカードをプレイして"),
    *_deed("done", "undone", "draw", "drawn a card", "デッキを引いて", "カードを引いて"),
    *_deed("done", "undone", "enter", "put out a unit", "ユニットを出して"),
    *_deed("done", "undone", "discard", "discarded from hand", "手札を捨てて"),
    *_deed("done", "undone", "ko", "had a unit knocked out", "ユニットをKOされて"),
)
