"""How texts say for what they wait: what somebody did, and what was done to them. Moments are in moments.py."""

from typing import Final

from fuda.games.kokuryoku.phrases.event_forms import done, past, told
from fuda.games.kokuryoku.phrases.happened import HAPPENED
from fuda.games.kokuryoku.phrases.moments import ANYONE
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_SOME: Final = n.AtLeast(1)


def _event(
    ja: str,
    en: str,
    node: type[n.Node],
    clause: str,
    slot: str = "what",
    also: tuple[str | Spelt, ...] = (),
) -> Phrase:
    """An event; without its subject it is this unit's own."""
    head = f"{{{slot}:someone}}が"
    bare: list[Spelt] = []
    for each in (ja, *[other for other in also if isinstance(other, str)]):
        if each.startswith(head) and each.endswith("た") and "<" not in each:
            bare.append(Spelt(each[len(head) :], {slot: o.ThisUnit()}))
    return row("event", ja, en, node, clause, also=(*also, *bare))


_DEEDS: Final = (
    _event(
        "{by:someone}が{what:someone}を救助した",
        "{by} rescues {what}",
        v.Rescued,
        "X7.20",
        "by",
        (
            Spelt("{by:someone}が救助した", {"what": ANYONE}),
            Spelt("{by:someone}が救助を行った", {"what": ANYONE}),
            Spelt("救助<した|を行った>", {"what": ANYONE, "by": o.ThisUnit()}),
            Spelt("{what:someone}が救助された", {"by": ANYONE}),
        ),
    ),
    row(
        "event",
        "{by:someone}が{what:someone}を攻撃した",
        "{by} attacks {what}",
        v.Attacked,
        clause="X5.1",
        also=(
            "{by:someone}が{what:someone}<を攻撃する|に攻撃した|に攻撃を宣言した|への攻撃を宣言した>",
            Spelt(
                "{by:someone}が<攻撃した|攻撃する|攻撃を宣言した|攻撃を宣言する|攻撃宣言した|攻撃を行った|攻撃を行う>",
                {"what": ANYONE},
            ),
            Spelt("<攻撃した|攻撃を宣言した|攻撃を行った>", {"what": ANYONE, "by": o.ThisUnit()}),
            Spelt("<攻撃された|攻撃を受けた>", {"by": ANYONE, "what": o.ThisUnit()}),
            Spelt(
                "{what:someone}が<攻撃された|攻撃される|攻撃を受けた|攻撃を受ける|攻撃の対象になった|攻撃対象になった|攻撃の対象に選ばれた|防御した|防御する>",
                {"by": ANYONE},
            ),
            "{what:someone}が{by:someone}<に攻撃された|から攻撃された|から攻撃を受けた>",
        ),
    ),
    row(
        "event",
        "{by:someone}が{what:someone}に反撃した",
        "{by} counter-attacks {what}",
        v.StruckBack,
        clause="X5.6",
        also=(
            Spelt("{by:someone}が<反撃した|反撃する|反撃を行った|反撃を行う>", {"what": ANYONE}),
            Spelt("<反撃した|反撃を行った>", {"what": ANYONE, "by": o.ThisUnit()}),
            Spelt("{what:someone}が<反撃された|反撃を受けた|反撃される|反撃を受ける>", {"by": ANYONE}),
        ),
    ),
    row(
        "event",
        "このカードでダメージを与えた",
        "this card deals damage",
        o.DamagedWith,
        const={"what": n.This()},
        clause="X5.4",
        also=(
            "<この武器|この魔法|このカードの攻撃|このカードによる攻撃|この武器による攻撃|この魔法による攻撃>で<戦闘相手に|>ダメージを<与えた|与える>",
            "このカード<で戦闘相手に|を使って|を装備して|を装備して戦闘相手に>ダメージを与えた",
        ),
    ),
    row(
        "event",
        "このカードで{bound:points}のダメージを与えた",
        "this card deals {bound} damage",
        v.HarmedWith,
        const={"what": n.This()},
        clause="X5.4",
        also=(
            "<このカード|この武器|この魔法><で|を装備して|を使って><戦闘相手に|>{bound:points}<の|点の|>ダメージを与えた",
        ),
    ),
    row(
        "event",
        "このカードで攻撃した",
        "this card is used to attack",
        v.AttackedWith,
        const={"what": n.This()},
        clause="X5.1",
        also=(
            "<このカード|この武器|この魔法>で<攻撃した|攻撃する|攻撃を宣言した>",
            "<このカード|この武器|この魔法>を<使って|装備して>攻撃した",
        ),
    ),
    row(
        "event",
        "{what:object}がダメージを与えた",
        "{what} deals damage",
        o.DealtDamage,
        clause="X5.4",
        also=("{what:object}が<戦闘で|>ダメージを<与えた|与える>",),
    ),
    row(
        "event",
        "{by:someone}が{what:someone}に{bound:points}のダメージを与えた",
        "{what} takes {bound} damage from {by}",
        v.Harmed,
        clause="X5.4",
        also=(
            Spelt("{by:someone}が{what:someone}に<戦闘|>ダメージを与えた", {"bound": _SOME}),
            Spelt("{by:someone}が{bound:points}<の|>ダメージを与えた", {"what": ANYONE}),
            Spelt("{what:someone}が<戦闘で|>ダメージを受けた", {"bound": _SOME, "by": ANYONE}),
            Spelt("{what:someone}が{bound:points}<の|>ダメージを受けた", {"by": ANYONE}),
            Spelt("{what:someone}が{by:someone}からダメージを受けた", {"bound": _SOME}),
        ),
    ),
    row(
        "event",
        "{by:object}が戦闘相手を倒した",
        "{by} defeats its foe",
        o.Defeated,
        clause="X3.3",
        also=(
            "{by:object}が<戦闘で|攻撃で|攻撃によって|戦闘によって|反撃で>戦闘相手を倒した",
            Spelt("戦闘相手<が倒された|が倒れた|を倒した>", {"by": o.ThisUnit()}),
            "{by:object}が戦闘<に勝利した|に勝った|で勝利した>",
        ),
    ),
    row(
        "event",
        "{by:someone}が{what:group}を倒した",
        "{by} defeats {what}",
        v.Beaten,
        clause="X3.3",
        also=(
            Spelt("{what:group}が<倒された|倒れた>", {"by": ANYONE}),
            "{what:group}が{by:someone}<に倒された|によって倒された>",
            Spelt("{what:group}が<戦闘|攻撃>で<倒された|倒れた>", {"by": ANYONE}),
            "{by:someone}が<戦闘で|攻撃で|攻撃によって|戦闘によって|>{what:group}を倒した",
        ),
    ),
    row("group", "{what:units}", "any {what@what}", m.AnyOf),
    row("group", "このユニット", "this unit", o.ThisUnit),
    row("group", "そのユニット", "that unit", n.That),
    row("group", "攻撃ユニット", "the attacking unit", o.AttackingUnit),
    row("group", "防御ユニット", "the defending unit", o.DefendingUnit),
    row(
        "event",
        "このカードで戦闘相手を倒した",
        "a unit is defeated with this card",
        v.BeatenWith,
        const={"what": n.This()},
        clause="X3.3",
        also=(
            "<このカード|この武器|この魔法><で|を使って|を装備して|による攻撃で><戦闘相手|敵軍のユニット|敵|ユニット>を倒した",
            "<このカード|この武器|この魔法>で<戦闘相手が|敵軍のユニットが>倒された",
        ),
    ),
    row(
        "event",
        "このカードを使用した",
        "this card was used",
        v.CardUsed,
        const={"what": n.This()},
        clause="X5.8",
        also=("<このカード|この武器|この魔法>を<使用した|使った|使用する>", "<このカード|この魔法>が使用された"),
    ),
    row(
        "event",
        "{what:someone}が行動を終えた",
        "{what} ends its turn",
        v.ActionEnded,
        clause="K5.4a",
        also=("{what:someone}<が行動を終了した|の行動が終わった|の行動が終了した|が行動し終えた>",),
    ),
    row(
        "event",
        "{what:someone}が{where:place}で行動を終えた",
        "{what} ends its turn on {where}",
        v.ActionEndedAt,
        clause="K5.4a",
        also=(
            "{what:someone}が{where:place}で<行動を終了した|行動し終えた|移動や行動を終えた>",
            "{where:place}で{what:someone}が行動を<終えた|終了した>",
        ),
    ),
    row(
        "event",
        "{what:someone}が戦場外に置かれた",
        "{what} is put off-field",
        o.PutOffField,
        clause="X3.3",
        also=(
            "{what:someone}が<離脱した|離脱する|リムーブされた|リムーブされる|除去された|戦場外に送られた|場から戦場外に置かれた|戦場外に置かれる>",
            "{what:someone}の気力が0になった",
        ),
    ),
    row(
        "event",
        "{what:someone}がフィールドを離れた",
        "{what} leaves the field",
        v.LeftField,
        clause="X3.3",
        also=("{what:someone}が<場を離れた|フィールドから離れた>",),
    ),
    row(
        "event",
        "{what:someone}が移動した",
        "{what} moves",
        o.Moved,
        clause="K5.2",
        also=("{what:someone}が移動<する|を行った|を終えた>", Spelt("移動<した|を終えた>", {"what": o.ThisUnit()})),
    ),
    row(
        "event",
        "{what:someone}が{where:place}に移動した",
        "{what} comes to {where}",
        v.MovedTo,
        clause="K5.2",
        also=(
            "{what:someone}が{where:place}に<入った|進入した|入る|進入する|到達した|移動する>",
            "{where:place}に{what:someone}が<入った|進入した|移動した|入る|進入する|移動してきた>",
            "{what:someone}が{where:place}へ<移動した|進入した>",
        ),
    ),
    row(
        "event",
        "{what:someone}が{where:place}に出撃した",
        "{what} sorties to {where}",
        v.SortiedTo,
        clause="K4.2a",
        also=(
            "{where:place}に{what:someone}が<出撃した|出撃する|配置された>",
            "{what:someone}が{where:place}に<出撃する|配置された>",
        ),
    ),
    row(
        "event",
        "{what:someone}が{where:place}から移動した",
        "{what} leaves {where}",
        v.MovedFrom,
        clause="K5.2",
        also=(
            "{where:place}から{what:someone}が<移動した|移動する|出た>",
            "{what:someone}が{where:place}から<移動する|出た|離れた>",
        ),
    ),
    row(
        "event",
        "{what:someone}の気力が{bound:points}になった",
        "{what} comes to {bound} spirit",
        v.SpiritReached,
        clause="X3.2",
        also=(
            "{what:someone}の気力が{bound:points}に<なる|減った|下がった>",
            "{what:someone}の気力チップが{bound:chips}に<なった|減った>",
        ),
    ),
    row(
        "event",
        "{what:object}の気力が{amount:big}以下になった",
        "the spirit of {what} comes to {amount} or less",
        v.SpiritFell,
        clause="X3.2",
        also=("{what:object}の気力が{amount:big}以下に<なる|減った|下がった>",),
    ),
    row(
        "event",
        "この土地が配置された",
        "this land is laid",
        v.LaidHere,
        clause="K4.4",
        also=("<この土地|この土地カード|このカード><が配置された|を配置した|が置かれた>",),
    ),
    row(
        "event",
        "{what:someone}が出撃した",
        "{what} sorties",
        n.Entered,
        clause="K4.2a",
        also=(
            "{what:someone}が<出撃する|配置された|フィールドに出た|フィールドに配置された>",
            "{what:someone}を<出撃させた|配置した>",
            Spelt("<出撃した|場に出た>", {"what": o.ThisUnit()}),
        ),
    ),
    row(
        "event",
        "{what:someone}がクラスチェンジした",
        "{what} changes class",
        o.ClassChanged,
        clause="X6.1",
        also=(
            "{what:someone}<がクラスチェンジする|をクラスチェンジさせた>",
            Spelt("クラスチェンジした", {"what": o.ThisUnit()}),
        ),
    ),
    row(
        "event",
        "{what:someone}が世代交代した",
        "{what} takes over from its parent",
        v.GenerationChanged,
        clause="K6.2",
        also=(
            "{what:someone}<が世代交代で配置された|が親と世代交代した|に世代交代した|が世代交代で場に出た|が世代交代で出た>",
            "世代交代<によって|により|で><、|>{what:someone}が<場に出た|配置された|出た|出撃した>",
            "{what:someone}が世代交代<によって|により><場に出た|配置された|出た>",
        ),
    ),
    row(
        "event",
        "このカードが付与された",
        "this card is attached",
        o.CardAttached,
        const={"what": n.This()},
        clause="K4.5",
        also=("このカードを付与した", "このカードがユニットに付与された"),
    ),
    row(
        "event",
        "{what:someone}に{kind:attachable}カードが付与された",
        "a {kind} card is attached to {what}",
        v.Equipped,
        clause="K4.5",
        also=(
            "{what:someone}<に{kind:attachable}カードを付与した|が{kind:attachable}カードを付与された|に{kind:attachable}が付与された>",
        ),
    ),
    row(
        "event",
        "{what:someone}にカードが付与された",
        "a card is attached to {what}",
        v.Equipped,
        const={"kind": "any"},
        clause="K4.5",
        also=("{what:someone}<にカードを付与した|がカードを付与された>",),
    ),
    row(
        "event",
        "このカードが取り外された",
        "this card is removed",
        v.Stripped,
        const={"what": n.This()},
        clause="X7.5",
        also=(
            "このカード<を取り外した|が外された|がリムーブされた|が戦場外に置かれた>",
            "<この武器|この魔法|このアイテム|この土地|この土地カード><が取り外された|が外された|がリムーブされた|が戦場外に置かれた>",
        ),
    ),
    row(
        "event",
        "{what:someone}の気力が回復した",
        "{what} recovers spirit",
        v.Restored,
        clause="X3.2",
        also=(
            "{what:someone}<が気力を回復した|の気力を回復した|に気力チップが乗せられた|に気力チップを乗せた|が回復した>",
        ),
    ),
    row(
        "event",
        "{what:someone}が杖によって回復した",
        "{what} is healed by a staff",
        v.HealedByStaff,
        clause="X5.9",
        also=(
            "{what:someone}<が|の>杖<によって|により|で><、|><気力を|気力が|><回復した|回復された|回復させられた>".replace(
                "<が|の>", "が"
            ),
            "{what:someone}の気力が杖<によって|により|で><、|><回復した|回復された>",
            "杖<によって|により|で><、|>{what:someone}<の気力が|が|が気力を><回復した|回復された>",
        ),
    ),
    row(
        "event",
        "{what:someone}が支援された",
        "{what} is supported",
        v.Supported,
        clause="K4.3",
        also=(
            "{what:someone}<が支援を受けた|を支援した|に支援した|に支援が行われた>",
            "{what:someone}が支援ステップ<に|で><気力チップ|チップ>を乗せられた",
            "<|自>支援ステップ<に|で>、?{what:someone}に<気力チップ|チップ><が乗せられた|を乗せた|が乗った>",
            "{what:someone}に支援ステップ<に|で><気力チップ|チップ><が乗せられた|を乗せた>",
        ),
    ),
    row(
        "event",
        "{what:someone}が気力を失った",
        "{what} loses spirit",
        v.SpiritGone,
        clause="X3.4",
        also=("{what:someone}<の気力が減った|が気力を支払った|の気力が減少した>",),
    ),
    row(
        "event",
        "{what:someone}が待機状態になった",
        "{what} becomes waiting",
        v.BecameWaiting,
        clause="K5.4a",
        also=("{what:someone}<が待機状態になる|を待機状態にした>",),
    ),
    row(
        "event",
        "{what:someone}が行動可能状態になった",
        "{what} becomes able to act",
        v.BecameAble,
        clause="K5.1",
        also=("{what:someone}が行動可能<になった|状態になる>",),
    ),
    row(
        "event",
        "このカードで回復した",
        "this card heals",
        v.HealedWith,
        const={"what": n.This()},
        clause="X5.9",
        also=(
            "<この杖|この魔法|このカード>で<自軍のユニット|ユニット>を<回復した|回復させた>",
            "<この杖|この魔法|このカード>で<回復させた|回復を行った|気力を回復した|気力を回復させた|ユニットを回復した>",
        ),
    ),
    row(
        "event",
        "{what:someone}の戦闘が終了した",
        "a battle of {what} is over",
        v.FightEnded,
        clause="X5.7",
        also=("{what:someone}<が戦闘を終えた|が戦闘した後の|の戦闘が終わった|が戦闘を行った|が戦闘した>",),
    ),
    row(
        "event",
        "{player:player}がカードを引いた",
        "{player} draws a card",
        v.Drew,
        clause="K4.1",
        also=("{player:player}がカードを<ドローした|引く>",),
    ),
    row(
        "event",
        "{player:player}が手札を捨てた",
        "{player} discards",
        v.Discarded,
        clause="K6.5",
        also=(
            "{player:player}<の手札が戦場外に置かれた|の手札のカードが戦場外に置かれた|が手札を戦場外に置いた|の手札からカードが戦場外に置かれた>",
        ),
    ),
    row(
        "event",
        "{player:player}が土地を配置した",
        "{player} lays a land",
        v.LandCame,
        clause="K4.4",
        also=("{player:player}が土地カードを配置した", Spelt("土地<カード|>が配置された", {"player": g.BothPlayers()})),
    ),
    row(
        "event",
        "{player:player}が{kind:usable}を使用した",
        "{player} uses a {kind}",
        v.UsedOne,
        clause="X7.24",
        also=("{player:player}が{kind:usable}を<使った|使う|使用する>",),
    ),
)

# The same, where the one it happened to is what the sentence is about: このマスに進入したユニット.
EVENT_PHRASES: Final[tuple[Phrase, ...]] = (
    *[made for row in _DEEDS if row.category == "event" for made in past(row)],
    *[told(row) if row.category == "event" else row for row in _DEEDS],
    *[made for row in _DEEDS if row.category == "event" for made in done(row)],
    *HAPPENED,
)
