"""How texts say what happens once. Every act is written once and stands in all forms of its verb.

An act on chosen units or cards can also name them in the words …を1体選び、… and …を1体…, which `_on` adds.
"""

from typing import Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, acting, named_also, row
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

_CHOSEN: Final = {
    "{what:target}を": ("{what:picked}", "{what:counted}", "{what:target}も"),
    "{what:target}の": ("{what:picked}その",),
    "{what:target}は": ("{what:picked}", "{what:target}も"),
    "{what:card}を": ("{what:pickedcards}", "{what:countedcards}", "{what:card}を、", "{what:rest}は"),
    "{what:hcard}を": (
        "{what:pickedcards}",
        "{what:countedcards}",
        "{what:hcard}を、",
        "{what:pickedown}<|それを|そのカードを|それらを>",
        "{what:countedown}",
        "{what:rest}は",
    ),
    "{what:xcard}を": (
        "{what:pickedcards}",
        "{what:countedcards}",
        "{what:xcard}を、",
        "{what:pickedown}<|それを|そのカードを|それらを>",
        "{what:countedown}",
        "{what:rest}は",
    ),
}


def _on(
    ja: str,
    en: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """An act on units or cards, with the other ways to name what was chosen."""
    return acting(ja, en, node, clause, const, also=named_also(ja, also, _CHOSEN))


_CHIPS: Final = (
    *_on(
        "{what:target}の気力を{amount:amount}{回復する/s}",
        "<restores|restore> {amount} spirit to {what}",
        e.Recover,
        "X3.2",
        also=(
            "{what:target}の気力を{amount:amount}<{回復させる/1}|{増やす/5}>",
            "{what:target}に気力チップを{amount:amount}{乗せる/1}",
            "{what:target}に未使用チップを{amount:amount}{乗せる/1}",
            "未使用チップを{amount:amount}{what:target}に{乗せる/1}",
            "未使用チップ{amount:amount}を{what:target}に{乗せる/1}",
            "未使用チップから{amount:amount}{what:target}に{乗せる/1}",
            "{what:target}に自分の未使用チップ<を|から>{amount:amount}{乗せる/1}",
            "気力チップを{amount:amount}{what:target}に{乗せる/1}",
            "{what:target}を{amount:amount}{回復する/s}",
            "{what:target}は気力を{amount:amount}{回復する/s}",
            "{what:target}<を|に>{amount:amount}{支援する/s}",
            "{amount:big}、?{what:target}の気力を{回復する/s}",
            Spelt("気力を{amount:amount}{回復する/s}", {"what": g.Its()}),
        ),
    ),
    *_on(
        "{what:target}に未使用チップを{n}枚まで{乗せる/1}",
        "<puts|put> up to {n} unused <n:chip|chips> on {what}",
        t.PutChips,
        "X3.2",
        also=(
            "<未使用チップ|気力チップ|チップ><を|から>{n}枚まで、?{what:target}に<{乗せる/1}|{置く/5}>",
            "<未使用チップ|気力チップ|チップ>{n}枚までを{what:target}に{乗せる/1}",
            "{what:target}に<自分の|><気力チップ|未使用チップ|チップ><を|から><最大|>{n}枚まで<{乗せる/1}|{置く/5}>",
            "{what:target}の気力を{n}まで{回復する/s}",
        ),
    ),
    *_on(
        "{what:target}に使用済みチップを{n}枚まで{乗せる/1}",
        "<puts|put> up to {n} used <n:chip|chips> on {what}",
        t.PutUsed,
        "X3.4",
        also=(
            "使用済みチップ<を|から>{n}枚<まで|>、?{what:target}に<{乗せる/1}|{置く/5}>",
            "使用済みチップ{n}枚<まで|>を{what:target}に{乗せる/1}",
            "{what:target}に使用済みチップ<を|から>{n}枚<まで|>{乗せる/1}",
        ),
    ),
    *_on(
        "{what:target}の気力を最大まで{回復する/s}",
        "<restores|restore> all spirit to {what}",
        t.RecoverAll,
        "X3.2",
        also=(
            "{what:target}の気力をすべて{回復する/s}",
            "{what:target}の気力を最大<値|>に{する/s}",
            "{what:target}を最大まで{回復する/s}",
            "未使用チップを{what:target}に最大まで{乗せる/1}",
            "{what:target}に未使用チップを最大まで{乗せる/1}",
        ),
    ),
    *_on(
        "{what:target}は気力を{amount:amount}{失う/5}",
        "{what} <what:loses|lose> {amount} spirit",
        e.LoseSpirit,
        "X3.4",
        also=(
            "{what:target}の気力を{amount:amount}<{失わせる/1}|{減らす/5}|{奪う/5}>",
            "{what:target}から気力を{amount:amount}{失わせる/1}",
            "{what:target}から気力チップを{amount:amount}{取り除く/5}",
            "{what:target}の気力チップ<|のうち>{amount:amount}を<使用済み|使用済みチップ><に{する/s}|に{置く/5}|置き場に{移す/5}>",
            "{what:target}の気力チップを{amount:amount}<使用済みに{する/s}|{取り除く/5}|{失わせる/1}|{減らす/5}>",
            "{what:target}は気力を{amount:amount}<|多く>{支払う/5}",
            "{what:target}は気力を{amount:amount}{失う/5}",
            "{what:target}は気力{amount:amount}を{失う/5}",
            "{amount:big}、?{what:target}は気力を{失う/5}",
            Spelt("気力を{amount:amount}{失う/5}", {"what": g.Its()}),
        ),
    ),
    *_on(
        "{what:target}に{amount:amount}のダメージを{与える/1}",
        "<deals|deal> {amount} damage to {what}",
        t.DealDamage,
        "X7.45",
        also=(
            "{what:target}に{amount:amount}<|点の>ダメージを{与える/1}",
            "{what:target}は{amount:amount}<|の>ダメージを{受ける/1}",
        ),
    ),
    *_on(
        "{what:target}の気力を{amount:amount}に{する/s}",
        "<sets|set> the spirit of {what} to {amount}",
        t.SetSpirit,
        "X7.46",
    ),
    *acting(
        "{source:target}の気力を{amount:amount}{target:target}に{移す/5}",
        "<moves|move> {amount} spirit from {source} to {target}",
        t.MoveChips,
        "X3.2",
        also=(
            "{source:target}から、?{target:target}<に|へ><気力|気力チップ>を{amount:amount}<{移す/5}|{移動させる/1}>",
            "{source:target}の<気力チップ|気力>{amount:amount}を{target:target}に{移す/5}",
            "{source:target}の<気力チップ|気力>を{amount:amount}、?{target:target}に<{移す/5}|{移動する/s}|{移動させる/1}>",
        ),
    ),
    *acting(
        "{source:target}から{target:target}に気力チップを{n}枚まで{移す/5}",
        "<moves|move> up to {n} spirit from {source} to {target}",
        t.MoveUpTo,
        "X3.2",
        also=(
            "{source:target}から{target:target}に<気力|チップ>を{n}<枚|>まで<{移す/5}|{移動させる/1}>",
            "{source:target}の<気力|チップ>を{n}<枚|>まで、?{target:target}に<{移す/5}|{移動させる/1}>",
        ),
    ),
    *acting(
        "使用済みチップを{n}枚まで未使用に{戻す/5}",
        "<moves|move> up to {n} used <n:chip|chips> to unused",
        e.RestoreChips,
        "X3.4",
        also=(
            "使用済みチップを{n}<枚|個>まで未使用<に|へ|チップ置き場に|チップに>{戻す/5}",
            "使用済みチップ<を{n}枚|{n}枚を|を{n}個|から{n}枚を>未使用<に|へ|チップに>{戻す/5}",
            "使用済みチップ{n}枚までを未使用<に|へ>{戻す/5}",
        ),
    ),
    *acting(
        "使用済みチップを{amount:big}未使用に{戻す/5}",
        "<moves|move> as many used chips to unused: {amount}",
        t.RestoreSo,
        "X3.4",
        also=(
            "使用済みチップを{amount:big}未使用に{戻す/5}",
            "{amount:big}、?使用済みチップを未使用に{戻す/5}",
            "{amount:bigchips}を未使用に{戻す/5}",
            "使用済みチップを{amount:big}未使用に{戻す/5}",
        ),
    ),
    *acting(
        "使用済みチップをすべて未使用に{戻す/5}",
        "<moves|move> all used chips to unused",
        t.RestoreAll,
        "X3.4",
        also=("<自分の|><すべての使用済みチップを|使用済みチップを全て|使用済みチップすべてを>未使用<に|へ>{戻す/5}",),
    ),
    *acting(
        "未使用チップ{n}枚を使用済みに{する/s}",
        "<moves|move> {n} unused <n:chip|chips> to used",
        e.UseUpChips,
        "X3.4",
        also=(
            "未使用チップ<を{n}枚|{n}枚を|を{n}個>使用済み<に|チップに>{する/s}",
            "未使用チップ<を{n}枚|{n}枚を>使用済み<に|チップ置き場に>{移す/5}",
        ),
    ),
    *acting(
        "未使用チップを{amount:big}使用済みに{する/s}",
        "<moves|move> as many unused chips to used: {amount}",
        t.UseUpSo,
        "X3.4",
    ),
    row(
        "bigchips",
        "{amount:counted_amount}1枚につき使用済みチップ{n}枚",
        "{n} for each of {amount}",
        q.PerCount,
        also=("{amount:counted_amount}<1枚につき|1体につき|1つにつき|1枚ごとに>、?使用済みチップ<{n}枚|を{n}枚>",),
    ),
)

_CARDS: Final = (
    *acting(
        "カードを{n}枚{引く/5}",
        "<draws|draw> {n:card}",
        n.Draw,
        "K4.1",
        also=(
            "<山札から|自分の山札から|デッキから|山札の上から>カードを{n}枚{引く/5}",
            "カード{n}枚を{引く/5}",
            "カードを{n}枚<{ドローする/s}|{ドロウする/s}>",
            "{n}枚{引く/5}",
            "山札から{n}枚{引く/5}",
            "{n}枚のカードを{引く/5}",
            "山札<から|の上から|の一番上から><カードを|カード|>{n}枚<を|>{引く/5}",
            "<さらに|追加で|もう>{n}枚{引く/5}",
            "カードを<さらに|追加で|もう>{n}枚{引く/5}",
            "<さらに|追加で|もう>カードを{n}枚{引く/5}",
        ),
    ),
    *acting(
        "{amount:big}のカードを{引く/5}",
        "<draws|draw> as many cards: {amount}",
        t.DrawSo,
        "K4.1",
        also=(
            "山札からカードを{amount:big}{引く/5}",
            "{amount:big}、?カードを{引く/5}",
            "{amount:big}だけカードを{引く/5}",
            "{amount:big}、?{引く/5}",
            "{amount:big}カードを{引く/5}",
            "{amount:big}のカードを{引く/5}",
            "カードを{amount:big}{引く/5}",
        ),
    ),
    *acting(
        "手札が{n}枚になるまでカードを{引く/5}",
        "<draws|draw> until there are {n:card} in hand",
        t.DrawUntil,
        "K4.1",
        also=("<自分の|>手札が{n}枚になるように<カードを|>{引く/5}",),
    ),
    *acting(
        "手札が{n}枚になるまで手札を戦場外に{置く/5}",
        "<puts|put> cards off-field until there are {n:card} in hand",
        t.DiscardDownTo,
        "K6.5",
        also=(
            "手札が{n}枚になる<まで|よう|ように><|手札を|カードを|手札からカードを>、?<戦場外に{置く/5}|{捨てる/1}>",
        ),
    ),
    *acting(
        "手札{n}枚を戦場外に{置く/5}",
        "<puts|put> {n:card} from hand off-field",
        d.DiscardFromHand,
        "K6.5",
        also=(
            "手札<を{n}枚|{n}枚を|から{n}枚を|からカードを{n}枚|からカード{n}枚を|から{n}枚|のカード{n}枚を|のカードを{n}枚><戦場外に{置く/5}|{捨てる/1}>",
            "手札<を{n}枚|{n}枚を|から{n}枚を|から{n}枚|からカードを{n}枚|のカードを{n}枚>選び<、|><|それを|そのカードを><戦場外に{置く/5}|{捨てる/1}>",
            "手札<を{n}枚|{n}枚を|から{n}枚を|から{n}枚|からカードを{n}枚>戦場外へ{置く/5}",
        ),
    ),
    *acting(
        "手札をすべて戦場外に{置く/5}",
        "<puts|put> the whole hand off-field",
        t.DiscardAll,
        "K6.5",
        also=("<手札を全て|すべての手札を|手札すべてを|手札を><戦場外に{置く/5}|{捨てる/1}>",),
    ),
    *acting(
        "手札を無作為に{n}枚戦場外に{置く/5}",
        "<puts|put> {n} random <n:card|cards> from hand off-field",
        t.DiscardAtRandom,
        "K6.5",
        also=(
            "手札<を|から>無作為に{n}枚<を|>、?<戦場外に{置く/5}|{捨てる/1}>",
            "無作為に<選んだ|>手札{n}枚を<戦場外に{置く/5}|{捨てる/1}>",
            "手札<を|から>無作為に{n}枚<を|>選び、戦場外に{置く/5}",
        ),
    ),
    *_on(
        "{what:card}を戦場外に{置く/5}",
        "<puts|put> {what} off-field",
        e.PutOff,
        "X3.3",
        also=(
            "{what:fewown}<戦場外に{置く/5}|{捨てる/1}>",
            "{what:card}を<{取り外す/5}|{外す/5}|{リムーブする/s}|戦場外へ{置く/5}|{捨てる/1}>",
        ),
    ),
    *_on(
        "{what:target}を戦場外に{置く/5}",
        "<puts|put> {what} off-field",
        t.Remove,
        "X3.3",
        also=(
            "{what:target}は<戦場外に{置かれる/1}|{離脱する/s}|{リムーブされる/1}>",
            "{what:target}を<{リムーブする/s}|{除去する/s}|{離脱させる/1}|戦場外に{送る/5}>",
        ),
    ),
    *_on(
        "{what:hcard}を国外に{置く/5}",
        "<puts|put> {what} abroad",
        e.PutAbroad,
        "K2.4",
        also=("{what:hcard}を国外<へ{置く/5}|に{捨てる/1}|へ{捨てる/1}|に{送る/5}>",),
    ),
    *_on(
        "{what:target}を国外に{置く/5}",
        "<puts|put> {what} abroad",
        t.Banish,
        "K2.4",
        also=("{what:target}を国外に{送る/5}", "{what:target}は国外に{置かれる/1}"),
    ),
    *_on(
        "{what:xcard}を手札に{加える/1}",
        "<adds|add> {what} to your hand",
        d.AddToHand,
        also=("{what:xcard}を<自分の|>手札に{加える/1}", "{what:card}を<自分の|>手札に{戻す/5}"),
    ),
    *_on(
        "{what:target}を持ち主の手札に{戻す/5}",
        "<returns|return> {what} to its owner's hand",
        e.ReturnToHand,
        "X3.3",
        also=(
            "{what:target}を<手札|相手の手札|自分の手札|持ち主の手札>に{戻す/5}",
            "{what:target}は<手札|持ち主の手札>に<{戻る/5}|{戻される/1}>",
            "{what:target}を戦場外に置く代わりに、?<手札|持ち主の手札|自分の手札>に{戻す/5}",
        ),
    ),
    *_on(
        "{what:card}を持ち主の手札に{戻す/5}",
        "<returns|return> {what} to its owner's hand",
        t.TakeBack,
        "X3.3",
        also=("{what:card}を持ち主の手札へ{戻す/5}",),
    ),
    *_on(
        "{what:hcard}を山札の一番{place:place_in_deck}に{置く/5}",
        "<puts|put> {what} on the {place} of the deck",
        t.PutOnDeck,
        "K2.1",
        also=(
            "{what:hcard}を<持ち主の|自分の|>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",
            "{what:hcard}を<好きな順番で|好きな順で>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",
        ),
    ),
    *_on(
        "{what:target}を持ち主の山札の一番{place:place_in_deck}に{置く/5}",
        "<puts|put> {what} on the {place} of its owner's deck",
        t.UnitOnDeck,
        "K2.1",
        also=("{what:target}を<持ち主の|>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",),
    ),
    *_on(
        "{what:hcard}を山札に{戻す/5}",
        "<returns|return> {what} to the deck and <shuffles|shuffle> it",
        t.PutInDeck,
        "K2.1",
        also=(
            "{what:hcard}を<持ち主の|>山札に<{戻す/5}|{加える/1}>",
            "{what:hcard}を山札に戻し、{シャッフルする/s}",
        ),
    ),
    *acting(
        "山札から{what:kinds}を{n}枚{探す/5}",
        "<searches|search> your deck for {n} {what@n}",
        t.Search,
        "K2.1",
        also=(
            "山札から、?{what:kinds}<を{n}枚|{n}枚を><{探す/5}|{選ぶ/5}>",
            "山札<を見て|を見て、|の中から|の中から、>{what:kinds}<を{n}枚|{n}枚を><{探す/5}|{選ぶ/5}>",
        ),
    ),
    *acting(
        "山札から{what:kinds}を{n}枚手札に{加える/1}",
        "<searches|search> your deck for {n} {what@n} and <adds|add> them to hand",
        t.SearchToHand,
        "K2.1",
        also=("山札から{what:kinds}<を{n}枚|{n}枚を|を{n}枚まで|{n}枚までを><|選び、|探し、>手札に{加える/1}",),
    ),
    *acting(
        "自分の山札の上から{n}枚を見て、{what:kinds}{count}枚を手札に{加える/1}",
        "<looks|look> at the top {n:card} of your deck and <adds|add> {count} {what@count} of them to hand",
        t.TakeFromTop,
        "K2.1",
        also=(
            "山札の<一番|>上<から|の><カードを|>{n}枚<を|>見て、{what:kinds}<{count}枚を|を{count}枚>手札に{加える/1}",
            Spelt(
                "山札の<一番|>上<から|の><カードを|カード|>{n}枚<を|>見て、<その中から|>{count}枚を手札に{加える/1}",
                {"what": n.Cards()},
            ),
        ),
    ),
    *_on(
        "{what:xcard}を{公開する/s}",
        "<shows|show> {what} to both players",
        t.Reveal,
        "K2.2",
        also=("{what:xcard}を相手に<{見せる/1}|{公開する/s}>",),
    ),
    *acting(
        "{player:whose}の手札を{公開する/s}",
        "<shows|show> {player} hand to both players",
        t.RevealHand,
        "K2.2",
        also=("{player:whose}の手札をすべて{公開する/s}",),
    ),
    *acting(
        "{player:whose}の山札の上から{n}枚を{公開する/s}",
        "<shows|show> the top {n:card} of {player} deck to both players",
        t.RevealTop,
        "K2.1",
        also=(
            "{player:whose}の山札の<一番|>上<の|から><カードを|カード|>{n}枚<を|>{公開する/s}",
            Spelt("山札の<一番|>上<の|から><カードを|カード|>{n}枚<を|>{公開する/s}", {"player": n.You()}),
            Spelt("{player:whose}の山札の一番上<のカードを|を>{公開する/s}", {"n": 1}),
            Spelt("山札の一番上<のカードを|を>{公開する/s}", {"player": n.You(), "n": 1}),
        ),
    ),
    *acting(
        "山札から{what:kinds}を{n}枚探し、相手に見せて手札に{加える/1}",
        "<searches|search> your deck for {n} {what@n}, <shows|show> them and <adds|add> them to hand",
        t.SearchShown,
        "K2.1",
        also=(
            "山札から{what:kinds}<を{n}枚|{n}枚を><探し|選び>、<相手に見せて|公開して|相手に公開して>手札に{加える/1}",
            "山札から{what:kinds}<を{n}枚|{n}枚を>相手に見せて手札に{加える/1}",
        ),
    ),
    *acting(
        "相手の未使用チップを{n}枚使用済みに{する/s}",
        "<moves|move> {n} of your opponent's unused chips to used",
        t.UseUpOf,
        "X3.4",
        also=("相手の未使用チップ{n}枚を使用済みに{する/s}",),
    ),
    *acting(
        "コインを{投げる/1}",
        "<tosses|toss> a coin",
        t.FlipCoin,
        "K2.1",
        also=("コイン<を1回|1枚を|トスを|トスを1回|を1枚><{投げる/1}|{する/s}|{行う/5}>", "コイントス{する/s}"),
    ),
    *_on(
        "{what:xcard}を相手に見せて手札に{加える/1}",
        "<shows|show> {what} to both players and <adds|add> them to your hand",
        t.TakeShown,
        "K2.2",
        also=("{what:xcard}を<公開して|相手に公開して>手札に{加える/1}",),
    ),
    *acting(
        "山札を{切る/5}",
        "<shuffles|shuffle> your deck",
        t.ShuffleDeck,
        "K2.1",
        also=(
            "山札を<{きる/5}|{切る/5}|{シャッフルする/s}|{切り直す/5}|よく{切る/5}>",
            "デッキを{シャッフルする/s}",
        ),
    ),
    *acting(
        "{player:whose}の手札を{見る/1}",
        "<looks|look> at {player} hand",
        t.LookAtHand,
        "K2.2",
        also=("{player:whose}の手札を<すべて|>{見る/1}", "{player:whose}の手札を<{公開させる/1}|{確認する/s}>"),
    ),
    *acting(
        "{player:whose}の手札を無作為に{n}枚{見る/1}",
        "<looks|look> at {n} random <n:card|cards> of {player} hand",
        t.LookAtRandom,
        "K2.2",
        also=(
            "{player:whose}の手札<を|から>無作為に{n}枚<を|>{見る/1}",
            "{player:whose}の手札{n}枚を無作為に{見る/1}",
        ),
    ),
    *acting(
        "{player:whose}の山札の上から{n}枚を{見る/1}",
        "<looks|look> at the top {n:card} of {player} deck",
        t.LookAtTop,
        "K2.1",
        also=(
            "{player:whose}の山札の<一番|>上<の|から>{n}枚<を|>{見る/1}",
            "{player:whose}の山札の<一番|>上からカード<を{n}枚|{n}枚を>{見る/1}",
            Spelt("山札の<一番|>上<の|から><カードを|>{n}枚<を|>{見る/1}", {"player": n.You()}),
            Spelt("山札の一番上<のカードを|を>{見る/1}", {"player": n.You(), "n": 1}),
            Spelt("自分の山札の一番上<のカードを|を>{見る/1}", {"player": n.You(), "n": 1}),
        ),
    ),
    *acting(
        "{player:whose}の山札の上から{n}枚を戦場外に{置く/5}",
        "<puts|put> the top {n:card} of {player} deck off-field",
        t.MillTop,
        "K2.1",
        also=(
            "{player:whose}の山札の<一番|>上から<カードを|>{n}枚<を|>戦場外に{置く/5}",
            Spelt("山札の<一番|>上から<カードを|>{n}枚<を|>戦場外に{置く/5}", {"player": n.You()}),
        ),
    ),
    *acting(
        "{what:xcard}を{to:single}に{付与する/s}",
        "<attaches|attach> {what} to {to}",
        t.AttachTo,
        "K4.5",
        also=(
            "{what:xcard}を{to:single}に<{付与する/s}|{付け替える/1}|{移す/5}|{装備させる/1}>",
            "{what:ownhand}を{to:single}に{付与する/s}",
            Spelt("{to:single}に{付与する/s}", {"what": n.That()}),
        ),
    ),
    *_on("{what:xcard}を{配置する/s}", "<lays|lay> {what}", t.LayLand, "K4.4"),
    *_on(
        "{what:card}を{where:grounds}に{配置する/s}",
        "<lays|lay> {what} on {where}",
        t.LayLandOn,
        "K4.4",
        also=("{what:card}を{where:grounds}に{置く/5}",),
    ),
)

_UNITS: Final = (
    *_on(
        "{what:target}を待機状態に{する/s}",
        "<makes|make> {what} wait",
        e.MakeWaiting,
        "K5.4a",
        also=("{what:target}を{待機させる/1}", "{what:target}は待機状態に{なる/5}"),
    ),
    *_on(
        "{what:target}を行動可能状態に{する/s}",
        "<makes|make> {what} able to act",
        e.MakeAble,
        "K5.1",
        also=(
            "{what:target}を行動可能に{する/s}",
            "{what:target}は行動可能状態に{なる/5}",
            "{what:target}を行動可能状態に{戻す/5}",
            "{what:target}をもう一度{行動させる/1}",
            "{what:target}はもう一度{行動する/s}",
        ),
    ),
    *_on(
        "{what:target}を隣接する空いているマスに{移す/5}",
        "<puts|put> {what} on an empty square next to it",
        e.Shift,
        "X2.3",
        also=(
            "{what:target}を<隣接した空いているマス|隣接する空きマス|隣接する空いたマス|空いている隣接マス>に<{移す/5}|{移動させる/1}|{移動する/s}|{置く/5}>",
            "{what:target}を隣接する空いているマスに<{移動させる/1}|{移動する/s}|{置く/5}>",
            "{what:target}を<|もう|さらに|続けてもう>1マス<{移動させる/1}|{移動する/s}>",
        ),
    ),
    *_on(
        "{what:target}を{where:empties}に{移す/5}",
        "<puts|put> {what} on {where}",
        t.MoveTo,
        "X2.3",
        also=(
            "{what:target}を{where:empties}<に|へ><{移動させる/1}|{移動する/s}|{置く/5}|{配置する/s}|{移す/5}|{戻す/5}>",
        ),
    ),
    *_on(
        "{what:target}を1マス{後退させる/1}",
        "<pushes|push> {what} back 1 square",
        e.PushBack,
        "X2.3",
        also=(
            "{what:target}を{後退させる/1}",
            "{what:target}は<1マス|>{後退する/s}",
            "{what:target}を1マス{押し戻す/5}",
        ),
    ),
    *_on(
        "{what:target}をもう1回{移動させる/1}",
        "<moves|move> {what} once more",
        t.MoveOnce,
        "X4.1",
        also=(
            "{what:target}を<もう1回|さらに1回|追加で1回|続けて><{移動させる/1}|{移動する/s}>",
            "{what:target}を移動範囲<内|>の<空いている|>マスに<{移動させる/1}|{移す/5}>",
        ),
    ),
    *_on(
        "{what:target}を{n}マス{where:where}に{移動させる/1}",
        "<moves|move> {what} {n:square}, {where}",
        t.Advance,
        "X2.3",
        also=(
            "{what:target}を{where:where}<に|へ>{n}マス<{移動させる/1}|{移す/5}|{進める/1}|{下げる/1}>",
            Spelt("{what:target}を{n}マス<{前進させる/1}|{前に進める/1}>", {"where": "ahead"}),
        ),
    ),
    *acting(
        "{one:target}を{other:target}と{入れ替える/1}",
        "<lets|let> {one} change places with {other}",
        n.Exchange,
        "X2.3",
        also=(
            "{one:target}と{other:target}<を|の位置を|の場所を>{入れ替える/1}",
            "{one:target}の<位置|場所>を{other:target}と{入れ替える/1}",
        ),
    ),
    *acting(
        "{what:pair}の位置を{入れ替える/1}",
        "<lets|let> {what} change places",
        t.SwapPair,
        "X2.3",
        also=(
            "{what:pair}<の位置|の場所|の配置|のマス|>を{入れ替える/1}",
            "{what:pair}を選<び|んで>、?<互いの|その|それらの|><位置|場所>を{入れ替える/1}",
        ),
    ),
    row(
        "pair",
        "{what:units}2体",
        "2 {what@}",
        n.Chosen,
        const={"n": 2},
        number=MANY,
        also=("2体の{what:units}", "{what:units}を2体"),
    ),
    *_on(
        "{what:xcard}を{出撃させる/1}",
        "<lets|let> {what} sortie",
        e.SortieNow,
        "K4.2a",
        also=(
            "{what:xcard}を<{出撃する/s}|空いている出撃マスに{出撃させる/1}|出撃マスに{配置する/s}>",
            "{what:xcard}を<空いている自分の|自分の空いている|自分の>出撃マスに<{出撃させる/1}|{配置する/s}>",
        ),
    ),
    *_on(
        "{what:xcard}を{where:sortied_to}に{出撃させる/1}",
        "<lets|let> {what} sortie to {where}",
        t.SortieTo,
        "K4.2a",
        also=("{what:xcard}を{where:sortied_to}に{出撃する/s}",),
    ),
    *_on(
        "{what:xcard}を気力{n}で{出撃させる/1}",
        "<lets|let> {what} sortie with {n} spirit",
        t.SortieWith,
        "X3.1",
        also=(
            "{what:xcard}を<自分の出撃マスに|空いている出撃マスに>気力{n}で{出撃させる/1}",
            "{what:xcard}を気力{n}で<自分の出撃マスに|空いている出撃マスに|出撃マスに>{出撃させる/1}",
            "{what:xcard}を<未使用チップ|気力チップ>{n}枚<で|を乗せて>{出撃させる/1}",
            "{what:xcard}を<自分の出撃マスに|空いている出撃マスに|元のマスに>気力{n}で<{戻す/5}|{置く/5}|{配置する/s}>",
        ),
    ),
    *_on(
        "{what:target}を{クラスチェンジさせる/1}",
        "<changes|change> the class of {what}",
        t.ChangeClass,
        "X6.1",
        also=("{what:target}を{クラスチェンジする/s}",),
    ),
    *_on("{what:target}を{選ぶ/5}", "<chooses|choose> {what}", n.Choose),
    *_on("{what:card}を{選ぶ/5}", "<chooses|choose> {what}", t.ChooseCards),
)

_BATTLE: Final = (
    *acting(
        "この攻撃を{中止する/s}",
        "<calls|call> off this attack",
        e.CallOff,
        "X5.3",
        also=(
            "この攻撃を<無効に{する/s}|{中止させる/1}|{終了する/s}>",
            "この<戦闘|攻撃>を<{中止する/s}|{取りやめる/1}>",
            "<その|>攻撃を<{中止する/s}|{中止させる/1}>",
            "その<戦闘|攻撃>を<無効に{する/s}|{取りやめる/1}|{終了する/s}>",
        ),
    ),
    *acting(
        "直前に使われた{kind:negatable}を無効に{する/s}",
        "<negates|negate> the {kind} used just before",
        e.Negate,
        "X5.2",
        also=(
            "<その|直前に使用された|相手が使用した|直前の|直前に相手が使用した|直前に相手が使った>{kind:negatable}を<{打ち消す/5}|無効に{する/s}>",
            "直前に使われた{kind:negatable}の効果を無効に{する/s}",
        ),
    ),
    *acting(
        "この攻撃の対象を{what:single}に{変更する/s}",
        "<aims|aim> this attack at {what}",
        t.Retarget,
        "X7.47",
        also=(
            Spelt("代わりに<防御ユニット|攻撃の対象|攻撃対象>に{なる/5}", {"what": g.Its()}),
            "{what:single}が代わりに<防御ユニット|攻撃の対象|攻撃対象>に{なる/5}",
            "この攻撃の対象を{what:single}に<{変更する/s}|{移す/5}|{変える/1}>",
            "攻撃対象を{what:single}に<{変更する/s}|{変える/1}>",
            "{what:single}<を|が>この攻撃の対象に<{する/s}|{なる/5}>",
            "防御ユニットを{what:single}に<{変更する/s}|{変える/1}>",
            "{what:single}を<代わりに|>防御ユニットに{する/s}",
            "{what:single}<を|が>、?代わりに攻撃の対象に<{する/s}|{なる/5}>",
        ),
    ),
    *acting(
        "ゲームに{勝利する/s}", "<wins|win> the game", t.WinGame, "K1.1", also=("ゲームに{勝つ/5}", "{勝利する/s}")
    ),
    *acting(
        "ゲームに{敗北する/s}", "<loses|lose> the game", t.LoseGame, "K1.1", also=("ゲームに{負ける/1}", "{敗北する/s}")
    ),
)

ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_CHIPS, *_CARDS, *_UNITS, *_BATTLE)
