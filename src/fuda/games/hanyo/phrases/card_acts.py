"""What is done with cards: drawn, attached, discarded, shown, found."""

from typing import Final

from fuda.games.hanyo.phrases.acting import CHOSEN, HELD, ON_IT, acting, on
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import more_acts as e
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, named_also, row
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

CARDS: Final = (
    *acting(
        "{what:card}をエネルギーとして{to:receiver}に{つける/1}",
        "<attaches|attach> {what} to {to} as energy",
        h.AttachEnergy,
        "905.2",
        also=(
            "{what:card}を、?{to:receiver}に、?エネルギーとして{つける/1}",
            "{what:pickedcards}<それを|>エネルギーとして{to:receiver}に{つける/1}",
            "{what:pickedcards}<それを|>{to:receiver}にエネルギーとして{つける/1}",
            "{what:countedcards}、?エネルギーとして{to:receiver}に{つける/1}",
            "{what:countedcards}、?{to:receiver}にエネルギーとして{つける/1}",
            "{what:card}を、?{to:receiver}のエネルギーに{する/s}",
            "{to:receiver}に、?{what:card}をエネルギーとして{つける/1}",
            "{to:receiver}に、?{what:countedcards}、?エネルギーとして{つける/1}",
            "{to:receiver}に、?{what:countedown}、?エネルギーとして{つける/1}",
            "{what:countedown}、?<エネルギーとして{to:receiver}に|{to:receiver}にエネルギーとして>{つける/1}",
            "{to:receiver}にエネルギーを{what:top_cards}{つける/1}",
            "{to:receiver}に{what:top_cards}、?エネルギーとして{つける/1}",
            "{what:top_cards}、?{to:receiver}にエネルギーとして{つける/1}",
            "{to:picked}<それ|そのユニット|>に{what:card}をエネルギーとして{つける/1}",
            Spelt("<{what:card}を|{what:top_cards}を>、?エネルギーとして{つける/1}", {"to": n.That()}),
            Spelt(
                "{to:receiver}に、?手札<を1枚、|を1枚|1枚を>エネルギーとして{つける/1}",
                {"what": n.Chosen(1, n.InZone(n.Hand(n.You()), n.Cards()))},
            ),
            Spelt(
                "手札を1枚、?<エネルギーとして{to:receiver}に|{to:receiver}にエネルギーとして>{つける/1}",
                {"what": n.Chosen(1, n.InZone(n.Hand(n.You()), n.Cards()))},
            ),
            Spelt(
                "手札1枚を<エネルギーとして{to:receiver}に|{to:receiver}にエネルギーとして>{つける/1}",
                {"what": n.Chosen(1, n.InZone(n.Hand(n.You()), n.Cards()))},
            ),
        ),
    ),
    *acting(
        "{to:units_each}に{what:cards}を{n}枚ずつエネルギーとして{つける/1}",
        "<attaches|attach> {n} {what@n} each to {to} as energy",
        t.AttachEach,
        "905.2",
        also=(
            "{to:units_each}<それぞれ|>に、?{what:cards}<を{n}枚ずつ|{n}枚ずつを>、?エネルギーとして{つける/1}",
            "{what:cards}<を{n}枚ずつ|{n}枚ずつを>、?<エネルギーとして|>{to:units_each}<それぞれ|>に<エネルギーとして|>{つける/1}",
            Spelt(
                "{to:units_each}<それぞれ|>に、?手札<を{n}枚ずつ|{n}枚ずつを>、?エネルギーとして{つける/1}",
                {"what": n.InZone(n.Hand(n.You()), n.Cards())},
            ),
        ),
    ),
    Phrase("units_each", "{it:target}", "{it}"),
    row("all_energy", "{what:cards}", "all {what}", n.All, number=MANY),
    *acting(
        "{to:units_each}に{zone:deck}の上から{n}枚ずつエネルギーとして{つける/1}",
        "<attaches|attach> the top {n:card} of {zone} to each of {to} as energy",
        e.TopAsEnergyEach,
        "905.2 304.3",
        also=(
            "{to:units_each}<それぞれ|>に、?<{zone:deck}|{zone:own_deck}>の<一番|>上から<カードを|>{n}枚ずつ<を|>、?エネルギーとして{つける/1}",
            "<{zone:deck}|{zone:own_deck}>の<一番|>上から<カードを|>{n}枚ずつ<を|>、?<エネルギーとして|>{to:units_each}<それぞれ|>に<エネルギーとして|>{つける/1}",
        ),
    ),
    *acting(
        "{what:card}を{to:receiver}に{つけ替える/1}",
        "<moves|move> {what} to {to}",
        h.MoveEnergy,
        "905.2",
        also=(
            "{what:card}を、?{to:receiver}に<{つけかえる/1}|{付け替える/1}|{移す/5}|{移動する/s}>",
            "{what:all_energy}を、?{to:receiver}に<{つけ替える/1}|{つけかえる/1}|{付け替える/1}|{移す/5}>",
            "{what:countedcards}、?{to:receiver}に<{つけ替える/1}|{移す/5}|{つけかえる/1}|{移動する/s}>",
            "{what:pickedcards}{to:receiver}に<{つけ替える/1}|{移す/5}>",
        ),
    ),
    *acting(
        "{zone:deck}の上から{amount:big}枚をエネルギーとして{to:receiver}に{つける/1}",
        "<attaches|attach> cards from the top of {zone} to {to} as energy: {amount}",
        t.TopAsEnergy,
        "905.2",
        also=(
            "{amount:big}、?{zone:deck}の<一番|>上から<カードを|>、?エネルギーとして{to:receiver}に{つける/1}",
            "{amount:big}、?{zone:deck}の<一番|>上から<カードを|>、?{to:receiver}にエネルギーとして{つける/1}",
        ),
    ),
    *acting(
        "{what:card}を{to:receiver}に{セットする/s}",
        "<sets|set> {what} on {to}",
        t.SetCard,
        "905.3",
        also=(
            "{what:pickedcards}<それを|>{to:receiver}に{セットする/s}",
            "{what:countedcards}、?{to:receiver}に{セットする/s}",
        ),
    ),
    *acting(
        "{what:lying}を{選ぶ/5}",
        "<chooses|choose> {what}",
        t.ChooseCards,
        "910.1",
        also=("{what:countedcards}、?{選ぶ/5}", "{what:countedown}{選ぶ/5}"),
        forms=(("act", "plain"), ("acts_te", "te"), ("acts_can", "potential")),
    ),
    row(
        "lying",
        "{what:cards}{n}枚",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=("{n}枚の{what:cards}", "{what:cards}<のうち|の中から|から>{n}枚"),
    ),
    row(
        "lying",
        "{what:cards}{n}枚まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        clause="910.1",
        also=("{what:cards}<のうち|の中から|から>{n}枚まで",),
    ),
    row(
        "lying",
        "無作為に{what:cards}{n}枚",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=("{what:cards}<から無作為に|無作為に>{n}枚",),
    ),
    row("lying", "好きな枚数の{what:cards}", "any number of {what}", q.AnyNumber, number=MANY, clause="910.1"),
    row("lying", "{what:cards}すべて", "all {what}", n.All, number=MANY, also=("すべての{what:cards}",)),
    *acting(
        "デッキを{n}枚{引く/5}",
        "<draws|draw> {n:card}",
        n.Draw,
        "904.1",
        also=(
            "<さらに|追加で|もう|>{n}枚{引く/5}",
            "<さらに|追加で|もう><デッキを|カードを>{n}枚{引く/5}",
            "<自分の|>デッキから、?<カードを|>{n}枚{引く/5}",
            "<カードを{n}枚|カード{n}枚を|自分のデッキを{n}枚|デッキ{n}枚を>{引く/5}",
            "カードを{n}枚{ドローする/s}",
            "<デッキ|カード>を{n}枚ずつ{引く/5}",
        ),
    ),
    *acting(
        "デッキを{amount:big}{引く/5}",
        "<draws|draw> as many cards: {amount}",
        t.DrawSo,
        "904.2",
        also=(
            "{amount:big}<、|の|だけ|>、?<自分の|><デッキ|カード>を{引く/5}",
            "<自分の|>デッキから<カードを|>{amount:big}{引く/5}",
            "カードを{amount:big}<枚|>{引く/5}",
            "デッキを{amount:big}枚{引く/5}",
        ),
    ),
    *acting(
        "手札が{n}枚になるようにデッキを{引く/5}",
        "<draws|draw> until there are {n:card} in hand",
        t.DrawUntil,
        "904.2",
        also=("<自分の|>手札が{n}枚になる<まで|ように>、?<自分の|><デッキを|カードを|>{引く/5}",),
    ),
    *acting(
        "手札を{n}枚{捨てる/1}",
        "<discards|discard> {n:card} from hand",
        d.DiscardFromHand,
        "911.1",
        also=(
            "手札<{n}枚を|から{n}枚を|から{n}枚|からカードを{n}枚|のカードを{n}枚|のカード{n}枚を>{捨てる/1}",
            "手札を{n}枚捨て場に{置く/5}",
            "手札<を{n}枚ずつ|{n}枚ずつを>{捨てる/1}",
        ),
    ),
    *acting(
        "手札を{amount:big}{捨てる/1}",
        "<discards|discard> as many cards from hand: {amount}",
        t.DiscardSo,
        "911.1",
        also=("{amount:big}、?手札を{捨てる/1}",),
    ),
    *acting(
        "手札が{n}枚になるように手札を{捨てる/1}",
        "<discards|discard> until there are {n:card} in hand",
        t.DiscardDownTo,
        "911.1",
        also=("<自分の|>手札が{n}枚になる<まで|ように>、?<手札を|カードを|>{捨てる/1}",),
    ),
    *acting(
        "手札をすべて{捨てる/1}",
        "<discards|discard> all cards from hand",
        d.DiscardHand,
        "911.2",
        also=(
            "手札を<全て|すべて|>{捨てる/1}",
            "すべての手札を{捨てる/1}",
        ),
    ),
    *on(
        "{what:card}を{捨てる/1}",
        "<discards|discard> {what}",
        n.Discard,
        "911.1",
        also=("{what:countedown}{捨てる/1}",),
    ),
    *on(
        "{what:card}を捨て場に{置く/5}",
        "<puts|put> {what} into the discard",
        d.PutInDiscard,
        "309.2",
        also=(
            "{what:card}を<持ち主の|自分の|相手の>捨て場に{置く/5}",
            "{what:card}を捨て場に{送る/5}",
            "{what:top_cards}、?<を|>捨て場に{置く/5}",
        ),
    ),
    *on(
        "{what:card}を手札に{加える/1}",
        "<adds|add> {what} to hand",
        d.AddToHand,
        "305.1",
        also=(
            "{what:card}を<自分の|相手の|持ち主の|>手札に<{加える/1}|{戻す/5}>",
            Spelt("<自分の|持ち主の|>手札に<{加える/1}|{戻す/5}>", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:card}をスタンバイ・エリアに{置く/5}",
        "<puts|put> {what} into a standby area",
        h.PutInStandby,
        "308.1",
        also=(
            "{what:card}を<自分の|持ち主の|>スタンバイ・エリアに<{置く/5}|{出す/5}>",
            "{what:card}を<エリアに|>{出す/5}",
            Spelt("<自分の|持ち主の|>スタンバイ・エリアに<{置く/5}|{出す/5}>", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:card}をスタンバイ・エリアに{state:lying}で{置く/5}",
        "<puts|put> {what} into a standby area {state}",
        t.PutInStandbySo,
        "303.1a 308.1",
        also=(
            "{what:card}を<自分の|持ち主の|>スタンバイ・エリアに、?{state:lying}で<{置く/5}|{出す/5}>",
            "{what:card}を{state:lying}で、?<自分の|持ち主の|>スタンバイ・エリアに<{置く/5}|{出す/5}>",
            "{what:card}を{state:lying}で{出す/5}",
        ),
    ),
    *on(
        "{what:card}を{zone:home_deck}の{place:place}に{置く/5}",
        "<puts|put> {what} on {place} of {zone}",
        d.PutOnDeck,
        "304.2",
        also=(
            "{what:card}を{zone:home_deck}の{place:place}に{戻す/5}",
            "{what:card}を{zone:own_deck}の{place:place}に<{置く/5}|{戻す/5}>",
            Spelt("{what:card}を{place:place}に<{置く/5}|{戻す/5}>", {"zone": d.DeckOf(n.Owner())}),
        ),
    ),
    Phrase("home_deck", "{zone:deck}", "{zone}"),
    row("home_deck", "持ち主のデッキ", "its owner's deck", d.DeckOf, const={"player": n.Owner()}, clause="302.5"),
    *on(
        "{what:card}を好きな順番で{zone:home_deck}の{place:place}に{置く/5}",
        "<puts|put> {what} on {place} of {zone} in any order",
        d.PutInAnyOrder,
        "304.2",
        also=(
            "{what:card}を<好きな順番で|好きな順で|任意の順番で>、?{zone:home_deck}の{place:place}に<{置く/5}|{戻す/5}>",
            "{what:card}を<好きな順番で|好きな順で|任意の順番で>、?{zone:own_deck}の{place:place}に<{置く/5}|{戻す/5}>",
            "{what:card}を<{zone:home_deck}|{zone:own_deck}>の{place:place}に<好きな順番で|好きな順で|任意の順番で><{置く/5}|{戻す/5}>",
        ),
    ),
    *on(
        "{what:card}をデッキに{戻す/5}",
        "<returns|return> {what} to the deck, which is shuffled",
        t.CardsIntoDeck,
        "912.1",
        also=(
            "{what:card}を<自分の|相手の|持ち主の|>デッキに<{戻す/5}|{加える/1}>",
            "{what:card}を<自分の|相手の|持ち主の|>デッキに<戻して|戻し、|加えて>{シャッフルする/s}",
            "{what:card}をデッキに戻してから{シャッフルする/s}",
            Spelt(
                "手札を<すべて|全て>、?<自分の|>デッキに<{戻す/5}|戻して{シャッフルする/s}|戻し、{シャッフルする/s}>",
                {"what": n.All(HELD)},
            ),
            Spelt(
                "<すべての手札|手札のカードすべて>を、?<自分の|>デッキに<{戻す/5}|戻して{シャッフルする/s}>",
                {"what": n.All(HELD)},
            ),
        ),
    ),
    *acting(
        "{zone:seen}を{見る/1}",
        "<looks|look> at {zone}",
        n.LookAt,
        "910.2",
        also=("{zone:seen}を<すべて|全て>{見る/1}", "{zone:seen}を{確認する/s}"),
    ),
    *acting(
        "{zone:bare_hand}を{公開する/s}",
        "<reveals|reveal> {zone}",
        t.RevealAll,
        "903.1",
        also=("{zone:bare_hand}を<すべて|全て>{公開する/s}",),
    ),
    row("bare_hand", "手札", "your hand", n.Hand, const={"player": n.You()}, clause="305.4"),
    *acting(
        "{zone:deck}を{シャッフルする/s}",
        "<shuffles|shuffle> {zone}",
        d.Shuffle,
        "912.1a",
        also=("{zone:own_deck}を{シャッフルする/s}",),
    ),
    *acting(
        "{zone:deck}の上から{what:until_it}まで{公開する/s}",
        "<reveals|reveal> cards from the top of {zone} until the first {what@what} is revealed",
        t.RevealUntil,
        "903.1 304.3",
        also=(
            "{zone:deck}<の|を><一番|>上から<カードを|>{what:until_it}<まで|まで、><1枚ずつ|>{公開する/s}",
            "{zone:own_deck}<の|を><一番|>上から<カードを|>{what:until_it}<まで|まで、><1枚ずつ|>{公開する/s}",
            "{what:until_it}まで、?<{zone:deck}|{zone:own_deck}><の|を><一番|>上から<カードを|><1枚ずつ|>{公開する/s}",
        ),
    ),
    row("until_it", "{what:special}が出る", "{what@}", also=("{what:special}<が公開される|が1枚出る|が見つかる>",)),
    *acting(
        "{low}から{high}までの数を1つ{選ぶ/5}",
        "<names|name> a number from {low} to {high}",
        t.ChooseNumber,
        "104.5",
        also=(
            "{low}<から|以上><、|>{high}<まで|以下>の<数|数字|整数|数値>を<1つ|>{選ぶ/5}",
            Spelt("<数|数字|好きな数|好きな数字|数値>を<1つ|><{選ぶ/5}|{宣言する/s}>", {"low": 0, "high": 99}),
        ),
    ),
    *acting(
        "属性を1つ{選ぶ/5}",
        "<names|name> an attribute",
        t.ChooseAttribute,
        "204.1",
        also=("<好きな|いずれかの|>属性<を1つ|1つを|を>、?<{選ぶ/5}|{宣言する/s}|{選択する/s}>",),
    ),
    *acting(
        "{じゃんけんする/s}",
        "<plays|play> rock-paper-scissors",
        t.PlayJanken,
        "919.1",
        also=(
            "<相手と|対戦相手と|>じゃんけん<を{する/s}|を{行う/5}>",
            "相手と{じゃんけんする/s}",
        ),
    ),
    *acting("ゲームに{勝利する/s}", "<wins|win> the game", t.WinGame, "103.2", also=("ゲームに{勝つ/5}",)),
    *acting("ゲームに{敗北する/s}", "<loses|lose> the game", t.LoseGame, "103.1", also=("ゲームに{負ける/1}",)),
)

SHOWN: Final = (
    *on(
        "{what:card}を{公開する/s}",
        "<reveals|reveal> {what}",
        d.Reveal,
        "903.1",
        also=("{what:card}を相手に<{見せる/1}|{公開する/s}>",),
    ),
    *acting(
        "{what:card}を{公開する/s}",
        "reveal {what}",
        d.Reveal,
        "903.1",
        also=named_also("{what:card}を{公開する/s}", ("{what:card}を相手に<{見せる/1}|{公開する/s}>",), CHOSEN),
        forms=(("show_te", "te"), ("show_ren", "stem")),
    ),
)

FINDING: Final = (
    row(
        "find_ren",
        "{zone:deck}から{what:kinds}{n}枚を探し",
        "search {zone} for {n} {what@n}",
        d.Search,
        number="n",
        clause="910.2",
        also=(
            "{zone:deck}<から|の中から|から、>{what:kinds}<{n}枚を|を{n}枚|を{n}枚まで|{n}枚までを><探し|選び|探して|選んで>",
            "{what:kinds}<{n}枚を|を{n}枚|を{n}枚まで><{zone:deck}|{zone:own_deck}>から<探し|選び|探して>",
            "{zone:own_deck}<から|の中から|から、>{what:kinds}<{n}枚を|を{n}枚|を{n}枚まで|{n}枚までを><探し|選び|探して|選んで>",
        ),
    ),
    *acting(
        "手札に{加える/1}",
        "add <it|them> to your hand",
        d.AddToHand,
        "305.1",
        {"what": n.That()},
        also=(
            "<自分の|持ち主の|>手札に<{加える/1}|{戻す/5}>",
            "<それを|それらを|そのカードを>手札に<{加える/1}|{戻す/5}>",
        ),
        forms=ON_IT,
    ),
    *acting("{捨てる/1}", "discard <it|them>", n.Discard, "911.1", {"what": n.That()}, forms=ON_IT),
    *acting(
        "スタンバイ・エリアに{置く/5}",
        "put <it|them> into a standby area",
        h.PutInStandby,
        "308.1",
        {"what": n.That()},
        also=("<自分の|>スタンバイ・エリアに<{置く/5}|{出す/5}>",),
        forms=ON_IT,
    ),
    *acting(
        "捨て場に{置く/5}", "put <it|them> into the discard", d.PutInDiscard, "309.2", {"what": n.That()}, forms=ON_IT
    ),
    *acting(
        "エネルギーとして{to:receiver}に{つける/1}",
        "attach <it|them> to {to} as energy",
        h.AttachEnergy,
        "905.2",
        {"what": n.That()},
        also=("{to:receiver}にエネルギーとして{つける/1}",),
        forms=ON_IT,
    ),
    *acting(
        "{to:receiver}に{セットする/s}", "set <it|them> on {to}", t.SetCard, "905.3", {"what": n.That()}, forms=ON_IT
    ),
    Phrase("on_it", "{effect:on_one}", "{effect@}"),
    row(
        "on_it",
        "{first:on_it_te}{second:on_it}",
        "{first@} and {second@}",
        a.Chain,
        also=("{first:on_it_ren}、{second:on_it}", "{first:on_it_te}、{second:on_it}"),
    ),
    row(
        "on_it_te",
        "公開して",
        "reveal <it|them>",
        d.Reveal,
        const={"what": n.That()},
        clause="903.1",
        also=("<相手に|>公開して", "<相手に見せて|見せて|公開してから|相手に見せてから|相手に公開してから>"),
    ),
    row(
        "on_it_ren",
        "公開し",
        "reveal <it|them>",
        d.Reveal,
        const={"what": n.That()},
        clause="903.1",
        also=("相手に公開し",),
    ),
)
