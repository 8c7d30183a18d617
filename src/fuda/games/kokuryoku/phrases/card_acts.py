"""How texts say what happens once to cards: drawn, put off, searched, shown, attached, laid."""

from typing import Final

from fuda.games.kokuryoku.phrases.acting import on_chosen
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import effects as e
from fuda.language.japanese.spelling import Spelt, acting
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

CARD_ACTS: Final = (
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
            "<追加で|もう>{n}枚{引く/5}",
            "カードを<さらに|追加で|もう>{n}枚{引く/5}",
            "<追加で|もう>カードを{n}枚{引く/5}",
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
    *on_chosen(
        "{what:card}を戦場外に{置く/5}",
        "<puts|put> {what} off-field",
        e.PutOff,
        "X3.3",
        also=(
            "{what:fewown}<戦場外に{置く/5}|{捨てる/1}>",
            "{what:card}を<{取り外す/5}|{外す/5}|{リムーブする/s}|戦場外へ{置く/5}|{捨てる/1}>",
        ),
    ),
    *on_chosen(
        "{what:target}を戦場外に{置く/5}",
        "<puts|put> {what} off-field",
        t.Remove,
        "X3.3",
        also=(
            "{what:target}は<戦場外に{置かれる/1}|{離脱する/s}|{リムーブされる/1}>",
            "{what:target}を<{リムーブする/s}|{除去する/s}|{離脱させる/1}|戦場外に{送る/5}>",
        ),
    ),
    *on_chosen(
        "{what:hcard}を国外に{置く/5}",
        "<puts|put> {what} abroad",
        e.PutAbroad,
        "K2.4",
        also=("{what:hcard}を国外<へ{置く/5}|に{捨てる/1}|へ{捨てる/1}|に{送る/5}>",),
    ),
    *on_chosen(
        "{what:target}を国外に{置く/5}",
        "<puts|put> {what} abroad",
        t.Banish,
        "K2.4",
        also=("{what:target}を国外に{送る/5}", "{what:target}は国外に{置かれる/1}"),
    ),
    *on_chosen(
        "{what:xcard}を手札に{加える/1}",
        "<adds|add> {what} to your hand",
        d.AddToHand,
        also=("{what:xcard}を<自分の|>手札に{加える/1}", "{what:card}を<自分の|>手札に{戻す/5}"),
    ),
    *on_chosen(
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
    *on_chosen(
        "{what:card}を持ち主の手札に{戻す/5}",
        "<returns|return> {what} to its owner's hand",
        t.TakeBack,
        "X3.3",
        also=("{what:card}を持ち主の手札へ{戻す/5}",),
    ),
    *on_chosen(
        "{what:hcard}を山札の一番{place:place_in_deck}に{置く/5}",
        "<puts|put> {what} on the {place} of the deck",
        t.PutOnDeck,
        "K2.1",
        also=(
            "{what:hcard}を<持ち主の|自分の|>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",
            "{what:hcard}を<好きな順番で|好きな順で>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",
        ),
    ),
    *on_chosen(
        "{what:target}を持ち主の山札の一番{place:place_in_deck}に{置く/5}",
        "<puts|put> {what} on the {place} of its owner's deck",
        t.UnitOnDeck,
        "K2.1",
        also=("{what:target}を<持ち主の|>山札の<一番|>{place:place_in_deck}に<{置く/5}|{戻す/5}>",),
    ),
    *on_chosen(
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
    *on_chosen(
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
            "山札から{what:kinds}<を{n}枚|{n}枚を><探し|選び>、<相手に見せて|公開して|相手に公開して|相手に見せてから|公開してから>手札に{加える/1}",
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
    *on_chosen(
        "{what:xcard}を相手に見せて手札に{加える/1}",
        "<shows|show> {what} to both players and <adds|add> them to your hand",
        t.TakeShown,
        "K2.2",
        also=("{what:xcard}を<公開して|相手に公開して|相手に見せてから|公開してから>手札に{加える/1}",),
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
            Spelt("{player:whose}の山札の一番上<のカードを|を>戦場外に{置く/5}", {"n": 1}),
            Spelt("山札の一番上<のカードを|を>戦場外に{置く/5}", {"player": n.You(), "n": 1}),
        ),
    ),
    *acting(
        "{player:whose}の山札の上から{n}枚を国外に{置く/5}",
        "<puts|put> the top {n:card} of {player} deck abroad",
        t.BanishTop,
        "K2.4",
        also=(
            "{player:whose}の山札の<一番|>上から<カードを|>{n}枚<を|>国外に{置く/5}",
            Spelt("山札の<一番|>上から<カードを|>{n}枚<を|>国外に{置く/5}", {"player": n.You()}),
            Spelt("{player:whose}の山札の一番上<のカードを|を>国外に{置く/5}", {"n": 1}),
            Spelt("山札の一番上<のカードを|を>国外に{置く/5}", {"player": n.You(), "n": 1}),
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
    *on_chosen("{what:xcard}を{配置する/s}", "<lays|lay> {what}", t.LayLand, "K4.4"),
    *on_chosen(
        "{what:card}を{where:grounds}に{配置する/s}",
        "<lays|lay> {what} on {where}",
        t.LayLandOn,
        "K4.4",
        also=("{what:card}を{where:grounds}に{置く/5}",),
    ),
)
