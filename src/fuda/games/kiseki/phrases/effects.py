"""How the card texts of kiseki word what happens once. Every deed stands in all forms of its verb (see `deeds`)."""

from typing import Final

from fuda.games.kiseki.phrases.deeds import deed
from fuda.games.kiseki.words import effects as c
from fuda.games.kiseki.words import narrowing as h
from fuda.language.compiler.phrase import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_STATES: Final = (
    *deed(
        "{what:prey}{スタンする/s}",
        "<stuns|stun> {what}",
        c.Stun,
        "1306.1",
        also=("{what:prey}スタン<状態に{する/s}|{させる/1}>",),
    ),
    *deed(
        "{what:prey}{回復する/s}", "<recovers|recover> {what}", c.Recover, "1308.1", also=("{what:prey}回復{させる/1}",)
    ),
    *deed(
        "{what:prey}{レディする/s}",
        "<readies|ready> {what}",
        c.Ready,
        "1315.1",
        also=("{what:prey}レディ<状態に{する/s}|{させる/1}>",),
    ),
    *deed(
        "{what:prey}{アクションする/s}",
        "<actions|action> {what}",
        c.Action,
        "1315.2",
        also=("{what:prey}アクション<状態に{する/s}|{させる/1}>",),
        may=(Spelt("レディ状態の{what:known}アクション{する/s}", {}),),
    ),
    *deed("{what:prey}表向きに{する/s}", "<turns|turn> {what} face up", c.TurnUp, "1316.1"),
    *deed("{what:prey}裏向きに{する/s}", "<turns|turn> {what} face down", c.TurnDown, "1316.2"),
    *deed(
        "{what:prey}戦術{リンクする/s}",
        "tactically <links|link> {what}",
        c.LinkTactically,
        "1336.1",
        also=("{what:prey}戦術リンク{させる/1}",),
    ),
    *deed("{what:prey}{on:it}に搭乗{させる/1}", "<lets|let> {what} board {on}", c.Board, "1337.1"),
    *deed(
        "{what:it}に適用されている効果を無効化{する/s}",
        "<nullifies|nullify> the effects that apply to {what}",
        c.Nullify,
        "1325.1",
    ),
    *deed(
        "{what:prey}無効に{する/s}", "<negates|negate> {what}", c.Negate, "1324.1", also=("{what:prey}無効化{する/s}",)
    ),
    *deed("{what:prey}公開{する/s}", "<reveals|reveal> {what}", d.Reveal, "1311.1"),
    *deed(
        "{zone:hand}を公開{する/s}",
        "<reveals|reveal> {zone}",
        c.RevealHand,
        "1311.1",
        also=("{zone:hand}をすべて公開{する/s}",),
    ),
    *deed("{what:prey}{見る/1}", "<looks|look> at {what}", c.LookAtCards, "1312.2", also=("{what:prey}確認{する/s}",)),
    *deed(
        "{zone:hand}を{見る/1}",
        "<looks|look> at {zone}",
        c.LookAtHand,
        "1312.2",
        also=("{zone:hand}を<すべて|全て><{見る/1}|確認{する/s}>", "{zone:hand}を確認{する/s}"),
    ),
    row("act", "{what:prey}選ぶ", "<chooses|choose> {what}", n.Choose, "1312.1"),
    row("choose_te", "{what:prey}選んで", "<chooses|choose> {what}", n.Choose, "1312.1"),
    row("choose_ren", "{what:prey}選び", "<chooses|choose> {what}", n.Choose, "1312.1", number="what"),
    *deed(
        "場にある組織を{n}つ{選ぶ/5}",
        "<chooses|choose> {n:organisation} on the field",
        c.ChooseOrganisations,
        "1312.4",
        also=(
            "<場にある|場の|>組織を{n}つ<{選ぶ/5}|宣言{する/s}|選択{する/s}|指定{する/s}>",
            "<場にある|場の|>組織{n}つを{選ぶ/5}",
        ),
    ),
)

_MOVES: Final = (
    *deed("{what:prey}破壊{する/s}", "<destroys|destroy> {what}", n.Destroy, "1317.2"),
    *deed("{what:prey}即死{させる/1}", "<slays|slay> {what}", c.Slay, "1317.1"),
    *deed("{what:prey}ゲームから除外{する/s}", "<removes|remove> {what} from the game", n.Exile, "1330.1"),
    *deed("{what:prey}除外{する/s}", "<removes|remove> {what}", c.Remove, "1330.1"),
    *deed("{what:prey}再構築{する/s}", "<rebuilds|rebuild> {what}", c.Rebuild, "1335.1"),
    *deed(
        "{what:prey}{捨てる/1}",
        "<discards|discard> {what}",
        n.Discard,
        "1314.1",
        also=("{what:known}{捨てさせる/1}",),
    ),
    row("known", "{it:it}を", "{it}"),
    row(
        "known",
        "{what:zoned}を無作為に{n}枚",
        "{n} random {what@n}",
        h.AtRandom,
        "1312.1",
        number="n",
        also=(
            "{what:zoned}を<ランダムに|無作為に>{n}枚",
            "{what:zoned}を{n}枚<、|><無作為に|ランダムに>",
            "<ランダムに|無作為に>{what:zoned}を{n}枚",
        ),
    ),
    row(
        "known",
        "{what:zoned}をすべて",
        "all {what}",
        n.All,
        number=MANY,
        also=("{what:zoned}を全て", "<すべて|全て>の{what:zoned}を"),
    ),
    *deed("{zone:hand}を{捨てる/1}", "<discards|discard> all of {zone}", c.DiscardHand, "1314.2"),
    *deed(
        "{what:prey}軌跡に{置く/5}",
        "<puts|put> {what} into the trail",
        c.PutInTrail,
        "508.1",
        also=("{what:prey}持ち主の軌跡に{置く/5}",),
    ),
    *deed(
        "{what:prey}手札に{戻す/5}",
        "<returns|return> {what} to hand",
        n.Return,
        "502.5",
        {"zone": n.Hand(n.Owner())},
        also=(
            "{what:prey}<持ち主の|それぞれの持ち主の|それぞれ持ち主の>手札に{戻す/5}",
            "{what:prey}<それぞれの|その>手札に{戻す/5}",
        ),
    ),
    *deed("{what:prey}手札に{加える/1}", "<adds|add> {what} to hand", d.AddToHand, "505.1"),
    *deed(
        "{what:prey}場に{出す/5}",
        "<puts|put> {what} onto the field",
        c.PutOntoField,
        "1320.1",
        {"manner": ""},
        also=("{what:prey}<場に|持ち主の場に><{戻す/5}|{出す/5}>",),
    ),
    *deed(
        "{what:prey}{manner:manner}で場に{出す/5}",
        "<puts|put> {what} onto the field {manner}",
        c.PutOntoField,
        "1320.1",
        also=(
            "{what:prey}<場に|持ち主の場に>{manner:manner}で<{出す/5}|{戻す/5}>",
            "{what:prey}{manner:manner}で<場に|持ち主の場に><{出す/5}|{戻す/5}>",
        ),
    ),
    *deed(
        "{what:prey}{player:whose}の場に{出す/5}",
        "<puts|put> {what} onto {player} field",
        c.PutOntoFieldOf,
        "1320.1",
        {"manner": ""},
    ),
    *deed(
        "{what:prey}{player:whose}の場に{manner:manner}で{出す/5}",
        "<puts|put> {what} onto {player} field {manner}",
        c.PutOntoFieldOf,
        "1320.1",
        also=("{what:prey}{manner:manner}で{player:whose}の場に{出す/5}",),
    ),
    *deed(
        "{what:prey}拠点に{manner:manner}で{置く/5}",
        "<puts|put> {what} into the homebase {manner}",
        c.PutInHomebase,
        "507.1",
        also=("{what:prey}{manner:manner}で拠点に{置く/5}",),
    ),
    *deed(
        "{what:prey}{zone:deck}の{place:place}に{置く/5}",
        "<puts|put> {what} {place} of {zone}",
        d.PutOnDeck,
        "504.2",
        also=("{what:prey}{zone:deck}の{place:place}に{戻す/5}",),
        short=(Spelt("{what:prey}持ち主のデッキの{place:place}に<{置く/5}|{戻す/5}>", {"zone": n.Deck()}),),
    ),
    *deed(
        "{what:prey}好きな順番で{zone:deck}の{place:place}に{置く/5}",
        "<puts|put> {what} {place} of {zone} in any order",
        d.PutInAnyOrder,
        "504.2",
        also=(
            "{what:prey}<好きな順で|任意の順番で|任意の順で>{zone:deck}の{place:place}に<{置く/5}|{戻す/5}>",
            "{what:prey}{zone:deck}の{place:place}に<好きな順番|好きな順|任意の順番|任意の順>で<{置く/5}|{戻す/5}>",
        ),
        short=(
            Spelt(
                "{what:prey}<好きな順番で|好きな順で|任意の順番で>持ち主のデッキの{place:place}に<{置く/5}|{戻す/5}>",
                {"zone": n.Deck()},
            ),
        ),
    ),
    *deed(
        "{what:prey}{zone:deck}に加えて{切る/5}",
        "<shuffles|shuffle> {what} into {zone}",
        c.ShuffleIn,
        "504.1",
        also=(
            "{what:prey}{zone:deck}に<戻して|加え、|戻し、><{切る/5}|シャッフル{する/s}>",
            "{what:prey}{zone:deck}に加えてシャッフル{する/s}",
        ),
    ),
    *deed(
        "{zone:deck}の上を{amount:count}枚軌跡に{置く/5}",
        "<puts|put> the top {amount} <amount:card|cards> of {zone} into the trail",
        c.PutTop,
        "504.3",
        also=(
            "{zone:deck}の<上から|一番上から><カードを|>{amount:count}枚<を|>軌跡に{置く/5}",
            "{zone:deck}の<上の|一番上の>カード<を|>{amount:count}枚<を|>軌跡に{置く/5}",
        ),
        short=(Spelt("{zone:deck}の<一番上|上>のカードを軌跡に{置く/5}", {"amount": n.Number(1)}),),
    ),
    *deed(
        "{zone:deck}の上を{amount:count}枚拠点に{manner:manner}で{置く/5}",
        "<puts|put> the top {amount} <amount:card|cards> of {zone} into the homebase {manner}",
        c.PutTopInHomebase,
        "504.3",
        also=(
            "{zone:deck}の上から{amount:count}枚<を|>拠点に{manner:manner}で{置く/5}",
            "{zone:deck}の上<を|から>{amount:count}枚<を|>{manner:manner}で拠点に{置く/5}",
            "{zone:deck}の一番上から{amount:count}枚<を|>拠点に{manner:manner}で{置く/5}",
        ),
        short=(
            Spelt("{zone:deck}の<一番上|上>のカードを拠点に{manner:manner}で{置く/5}", {"amount": n.Number(1)}),
            Spelt("{zone:deck}の<一番上|上>のカードを{manner:manner}で拠点に{置く/5}", {"amount": n.Number(1)}),
        ),
    ),
    *deed(
        "{zone:deck}の上を{amount:count}枚{見る/1}",
        "<looks|look> at the top {amount} <amount:card|cards> of {zone}",
        c.LookAtTop,
        "1312.2",
        also=(
            "{zone:deck}の<上|一番上>から<カードを|>{amount:count}枚<を|>{見る/1}",
            "{zone:deck}の<上|一番上>のカード<を|>{amount:count}枚<を|>{見る/1}",
        ),
        short=(Spelt("{zone:deck}の<一番上|上>のカードを{見る/1}", {"amount": n.Number(1)}),),
    ),
    *deed(
        "{zone:deck}の上を{amount:count}枚公開{する/s}",
        "<reveals|reveal> the top {amount} <amount:card|cards> of {zone}",
        c.RevealTop,
        "1311.1",
        also=(
            "{zone:deck}の<上|一番上>から<カードを|>{amount:count}枚<を|>公開{する/s}",
            "{zone:deck}の<上|一番上>のカード<を|>{amount:count}枚<を|>公開{する/s}",
        ),
        short=(Spelt("{zone:deck}の<一番上|上>のカードを公開{する/s}", {"amount": n.Number(1)}),),
    ),
    *deed(
        "{zone:deck}を{切る/5}",
        "<shuffles|shuffle> {zone}",
        d.Shuffle,
        "603.1b",
        also=("{zone:deck}をシャッフル{する/s}",),
    ),
    Phrase("manner", "表向き", "face up", value="up", clause="503.2"),
    Phrase("manner", "裏向き", "face down", value="down", clause="503.2"),
    row("manner", "アクション状態", "actioned", value="actioned", clause="503.1"),
    row("manner", "レディ状態", "ready", value="ready", clause="503.1"),
    row(
        "manner",
        "表向きのアクション状態",
        "face up and actioned",
        value="up actioned",
        clause="503.1",
        also=("表向き<、|かつ|で>アクション状態",),
    ),
    row(
        "manner",
        "表向きのレディ状態",
        "face up and ready",
        value="up ready",
        clause="503.1",
        also=("表向き<、|かつ|で>レディ状態",),
    ),
    row(
        "manner",
        "裏向きのアクション状態",
        "face down and actioned",
        value="down actioned",
        clause="503.1",
        also=("裏向き<、|かつ|で>アクション状態",),
    ),
    row(
        "manner",
        "裏向きのレディ状態",
        "face down and ready",
        value="down ready",
        clause="503.1",
        also=("裏向き<、|かつ|で>レディ状態",),
    ),
    row("place", "上", "on the top", value="top", clause="504.2", also=("一番上",)),
    row("place", "下", "at the bottom", value="bottom", clause="504.2", also=("一番下",)),
)


def _gaining(
    stem: str,
    unit: str,
    noun: str,
    verbs: str,
    en: str,
    node: type[n.Node],
    clause: str,
    more: tuple[str, ...] = (),
) -> tuple[Phrase, ...]:
    """A deed that is done so much: a number, as much as something measures, so much for each of a group."""
    return (
        *deed(
            f"{stem}を{{amount:count}}{unit}{verbs}",
            f"{en} {{amount:{noun}}}",
            node,
            clause,
            also=(f"{stem}{{amount:count}}{unit}を{verbs}", *more),
        ),
        *deed(
            f"{{amount:equal}}{unit}数の{stem}を{verbs}",
            f"{en} as many {noun}s as {{amount}}",
            node,
            clause,
            also=(
                f"{{amount:equal}}<数|{unit}>の{stem}を{verbs}",
                f"{{amount:equal}}{stem}を{verbs}",
                f"{stem}を{{amount:equal}}<{unit}数|数|{unit}><分|だけ|>{verbs}",
                f"{{amount:measure}}だけ{stem}を{verbs}",
                f"{stem}を{{amount:measure}}だけ{verbs}",
            ),
        ),
        *deed(
            f"{{amount:per_{noun}}}{verbs}",
            f"{en} {{amount}}",
            node,
            clause,
        ),
        row(
            f"per_{noun}",
            f"{{each:each}}につき{stem}を{{n}}{unit}",
            f"{{n:{noun}}} for each {{each@each}}",
            m.PerEach,
            clause,
            also=(
                f"{{each:each}}につき、?<あなたは|>{stem}を{{n}}{unit}",
                f"{{each:each}}につき、?{stem}{{n}}{unit}を",
                f"{stem}を{{each:each}}につき{{n}}{unit}",
            ),
        ),
    )


def _pool(sign: str, verbs: str, joint: str, en: str, node: type[n.Node], clause: str) -> tuple[Phrase, ...]:
    """The same for CP and EP, whose number stands before them."""
    return (
        *deed(
            f"{{amount:count}}{sign}{joint}{verbs}",
            f"{en} {{amount}} {sign}",
            node,
            clause,
            also=(f"{{amount:count}}{sign}を{verbs}", f"{sign}を{{amount:count}}{verbs}"),
        ),
        *deed(
            f"{{amount:equal}}{sign}を{verbs}",
            f"{en} as much {sign} as {{amount}}",
            node,
            clause,
            also=(
                f"{{amount:equal}}<数|点数>の{sign}を{verbs}",
                f"{sign}を{{amount:equal}}<数|点数|点><分|だけ|>{verbs}",
            ),
        ),
    )


def _per_pool(sign: str, clause: str) -> tuple[Phrase, ...]:
    name = f"per_{sign.lower()}"
    return (
        row(
            name,
            f"{{each:each}}につき{{n}}{sign}を",
            f"{{n}} {sign} for each {{each@each}}",
            m.PerEach,
            clause,
            also=(f"{{each:each}}につき、{{n}}{sign}を", f"{{each:each}}につき、?{sign}を{{n}}"),
        ),
    )


_FIGURES: Final = (
    *_pool("CP", "{支払う/5}", "", "<pays|pay>", c.PayCp, "1318.1"),
    *_pool("EP", "{支払う/5}", "", "<pays|pay>", c.PayEp, "1318.2"),
    *_pool("CP", "{得る/1}", "を", "<gains|gain>", c.GainCp, "302.1"),
    *_pool("EP", "{得る/1}", "を", "<gains|gain>", c.GainEp, "302.1"),
    *deed("{amount:per_cp}{得る/1}", "<gains|gain> {amount}", c.GainCp, "302.1"),
    *deed("{amount:per_ep}{得る/1}", "<gains|gain> {amount}", c.GainEp, "302.1"),
    *deed("{amount:per_ep}{支払う/5}", "<pays|pay> {amount}", c.PayEp, "1318.2"),
    *_per_pool("CP", "302.1"),
    *_per_pool("EP", "302.1"),
    *_gaining("絆", "点", "bond", "{得る/1}", "<gains|gain>", c.GainBonds, "705.5"),
    *_gaining("絆", "点", "bond", "{失う/5}", "<loses|lose>", c.LoseBonds, "705.5")[:-1],
    *_gaining("カード", "枚", "card", "{引く/5}", "<draws|draw>", c.DrawCards, "1313.1", ("{amount:count}枚{引く/5}",)),
    row("act", "計画{amount:count}", "<plans|plan> {amount}", c.Plan, "1323.1", also=("計画{amount:count}を行う",)),
    row("act_te", "計画{amount:count}を行って", "<plans|plan> {amount}", c.Plan, "1323.1"),
    row("act_ren", "計画{amount:count}を行い", "<plans|plan> {amount}", c.Plan, "1323.1"),
    row("act_can", "計画{amount:count}を行える", "<plans|plan> {amount}", c.Plan, "1323.1"),
    row(
        "definition",
        "{letter:letter}は{amount:measure}である",
        "{letter} is {amount}",
        c.Define,
        "1305.3",
        also=("{letter:letter}は{amount:measure}に等しい", "{letter:letter}は、{amount:measure}<である|に等しい>"),
    ),
)

_SEARCHES: Final = (
    row(
        "search_ren",
        "{zone:deck}から{what:kinds}を{n}枚探し",
        "<searches|search> {zone} for {n} {what@n}",
        d.Search,
        "1312.2",
        number="n",
        also=(
            "{zone:deck}から{what:special}を{n}枚まで探し",
            "{zone:deck}から{what:kinds}{n}枚を探し",
            "{zone:deck}の{what:kinds}を{n}枚探し",
        ),
    ),
)

ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_STATES, *_MOVES, *_FIGURES, *_SEARCHES)
