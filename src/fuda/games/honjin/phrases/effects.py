"""How the card texts of honjin word what happens once.

Each deed has four forms, made from one row: `act` at the end of a sentence, `act_te` before もよい, `act_can` with
できる, `act_ren` before 、 with another deed to follow.
"""

from typing import Final

from fuda.games.honjin.phrases.verbs import KU, RU, RU5, SO, SURU, verb
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_DAMAGE: Final = (
    *verb(
        RU,
        "{what:patient}に【{kinds:damage+/}:{amount:plain}】ダメージを与え",
        "<deals|deal> {amount} {kinds: and } damage to {what}",
        t.Damage,
        "4.5.4",
        also=(
            "{what:patient}に【{kinds:damage+/}】ダメージを{amount:plain}<|点>与え",
            "{what:patient}に{amount:plain}点の<【{kinds:damage+/}】|{kinds:damage+/}>ダメージを与え",
            "{what:patient}に{kinds:damage+/}ダメージを{amount:plain}点与え",
        ),
    ),
    *verb(
        RU,
        "{what:patient}に【{kinds:damage+/}:{amount:measure}】ダメージを与え",
        "<deals|deal> {kinds: and } damage equal to {amount} to {what}",
        t.Damage,
        "4.5.4",
        also=("{what:patient}に、?{amount:measure}<に等しい|と同じ|と等しい|分の>【{kinds:damage+/}】ダメージを与え",),
    ),
    *verb(
        RU,
        "{what:patient}に【{amount:plain}】ダメージを与え",
        "<deals|deal> {amount} damage to {what}",
        t.Damage,
        "4.5.1",
        {"kinds": ()},
        also=(
            "{what:patient}に{amount:plain}<|点|点の>ダメージを与え",
            "{what:patient}にダメージを{amount:plain}<|点>与え",
        ),
    ),
    *verb(
        RU,
        "{what:patient}に【{amount:measure}】ダメージを与え",
        "<deals|deal> damage equal to {amount} to {what}",
        t.Damage,
        "4.5.1",
        {"kinds": ()},
        also=(
            "{what:patient}に、?{amount:measure}<に等しい|と同じ|と等しい|分の><|点数の|値の|数の>ダメージを与え",
            "{amount:measure}<に等しい|と同じ|と等しい|分の>ダメージを{what:patient}に与え",
        ),
    ),
    Phrase(
        "act",
        "{what:patient}に【{kinds:damage+/}:{amount:plain}】ダメージ",
        "{what} <what:takes|take> {amount} {kinds: and } damage",
        t.DamageInShort,
        "4.5.4",
    ),
    Phrase(
        "act",
        "{what:patient}に【{kinds:damage+/}:{amount:measure}】ダメージ",
        "{what} <what:takes|take> {kinds: and } damage equal to {amount}",
        t.DamageInShort,
        "4.5.4",
    ),
    Phrase(
        "act",
        "{what:patient}に【{amount:plain}】ダメージ",
        "{what} <what:takes|take> {amount} damage",
        t.DamageInShort,
        "4.5.1",
        {"kinds": ()},
    ),
    Phrase(
        "act",
        "{what:patient}に【{amount:measure}】ダメージ",
        "{what} <what:takes|take> damage equal to {amount}",
        t.DamageInShort,
        "10.17.1",
        {"kinds": ()},
    ),
    *verb(
        RU,
        "{what:patient}を【{kinds:damage+/}】で死亡させ",
        "<makes|make> {what} die ({kinds: and })",
        t.Kill,
        "11.3.1.3.1",
    ),
    *verb(RU, "{what:patient}を死亡させ", "<makes|make> {what} die", t.Kill, "11.3.1.3.1", {"kinds": ()}),
    *verb(
        RU,
        "【{kinds:damage+/}:{amount:plain}】ダメージを与え",
        "<deals|deal> it {amount} {kinds: and } damage",
        t.Damage,
        "4.5.4",
        {"what": h.Unsaid()},
    ),
    *verb(
        RU,
        "【{kinds:damage+/}:{amount:measure}】ダメージを与え",
        "<deals|deal> it {kinds: and } damage equal to {amount}",
        t.Damage,
        "4.5.4",
        {"what": h.Unsaid()},
    ),
    *verb(SURU, "ダメージを{by:shift}", "<changes|change> the damage by {by}", t.AlterDamage, "10.8.2"),
    *verb(
        RU,
        "{amount:plain}ダメージを受け",
        "<takes|take> {amount} damage",
        t.SetDamage,
        "10.8.2",
        also=("{amount:plain}点のダメージを受け",),
        besides=((SURU, "<そのダメージ|ダメージ>を{amount:plain}に"),),
    ),
    row(
        "less_harm",
        "{n}少ないダメージを受ける",
        "takes {n} less damage",
        t.LessDamage,
        "10.8.2",
        also=(
            "{n}点少ないダメージを受ける",
            "ダメージを{n}<点|>減らす",
            "ダメージを{n}<点|>軽減する",
            "そのダメージを{n}<点|><減らす|軽減する>",
        ),
    ),
    row(
        "less_harm",
        "{n}多いダメージを受ける",
        "takes {n} more damage",
        t.MoreDamage,
        "10.8.2",
        also=("{n}点多いダメージを受ける", "ダメージを{n}<点|>増やす", "そのダメージを{n}<点|>増やす"),
    ),
)

_STATES: Final = (
    *verb(SURU, "{what:patient}を行動完了に", "<makes|make> {what} finished", t.Finish, "10.18.1"),
    *verb(SURU, "{what:patient}を未行動に", "<makes|make> {what} fresh", t.Refresh, "4.1.15"),
    *verb(
        SURU,
        "{what:patient}の「{slot:slots}」を<|すべて>{state:slot_state}に",
        "<makes|make> the {slot} of {what} {state}",
        t.SetSlots,
        "4.1.15",
        also=(
            "{what:patient}の{slot:all_slots}をすべて{state:slot_state}に",
            "{what:patient}のすべての{slot:all_slots}を{state:slot_state}に",
            "{what:patient}のすべての「{slot:slots}」を{state:slot_state}に",
            Spelt(
                "{what:patient}の<未消費の|すべての未消費の>「{slot:slots}」を<|すべて>消費済みに", {"state": "spent"}
            ),
            Spelt(
                "{what:patient}の<消費済みの|すべての消費済みの>「{slot:slots}」を<|すべて>未消費に",
                {"state": "unspent"},
            ),
        ),
    ),
    Phrase("all_slots", "スペル枠", "spell slots", value="spell", clause="13.1.3.1"),
    Phrase("all_slots", "アイテム枠", "item slots", value="item", clause="13.1.2.1"),
    *verb(
        RU,
        "{one:swapped}と{other:swapped}の<位置|隊列>を入れ替え",
        "{one} and {other} change places",
        t.SwapPlaces,
        "8.3.3.1",
    ),
    Phrase("swapped", "{what:one}", "{what}"),
    Phrase("swapped", "{what:units}1体", "1 {what@what}", n.Chosen, "10.10.1", {"n": 1}),
    Phrase("swapped", "最前列の{what:own_units}", "the {what} in the front", h.Foremost, "8.3.3.2"),
    Phrase("swapped", "最後列の{what:own_units}", "the {what} in the rear", h.Rearmost, "8.3.3.2"),
    Phrase("own_units", "{player:owner}ユニット", "{player} unit", n.Controlled, "3.2.1.2", {"what": n.Units()}),
    *verb(
        SURU,
        "{what:patient}の{slot:slot_word}{n}つを{state:slot_state}に",
        "<makes|make> {n} {slot@n} of {what} {state}",
        t.SetSomeSlots,
        "4.1.15",
        also=(
            "{what:patient}の「{slot:slot_quoted}」<を{n}つ|{n}つを>{state:slot_state}に",
            "{what:patient}の{slot:slot_word}を{n}つ{state:slot_state}に",
            Spelt("{what:patient}の未消費の「{slot:slot_quoted}」<を{n}つ|{n}つを>消費済みに", {"state": "spent"}),
            Spelt("{what:patient}の消費済みの「{slot:slot_quoted}」<を{n}つ|{n}つを>未消費に", {"state": "unspent"}),
        ),
    ),
    *verb(
        SURU,
        "{what:patient}を{place:rank}に移動",
        "<moves|move> {what} to the {place}",
        t.MoveInFormation,
        "8.3.3.2",
        also=("{what:patient}の隊列を{place:rank}に<移動|変更>",),
        besides=((RU, "{what:patient}を{place:rank}<に|へ>移動させ"), (KU, "{what:patient}を{place:rank}に置")),
    ),
    *verb(
        SURU,
        "{what:patient}を{where:chosen_area}に移動",
        "<moves|move> {what} to {where}",
        t.Move,
        "12.2.1",
        also=("{what:patient}を{where:chosen_area}へ移動",),
        besides=((RU, "{what:patient}を{where:chosen_area}<に|へ>移動させ"),),
    ),
)

_MOVES: Final = (
    *verb(SURU, "{what:prey}を破棄", "<discards|discard> {what}", t.Discard, "12.4.1"),
    *verb(
        SURU,
        "{what:prey}をゲームから除外",
        "<removes|remove> {what} from the game",
        t.Remove,
        "12.5.1",
        also=("{what:prey}を除外",),
        besides=((KU, "{what:prey}をゲームから取り除"),),
    ),
    *verb(
        SO,
        "{what:prey}を<|所有者の|その所有者の|持ち主の|自軍>手札に戻",
        "<returns|return> {what} to hand",
        t.ReturnToHand,
        "5.1.1.4",
    ),
    *verb(
        RU,
        "{what:prey}を<|所有者の|その所有者の|持ち主の|自軍>手札に加え",
        "<adds|add> {what} to hand",
        t.AddToHand,
        "5.1.1.4",
    ),
    *verb(
        KU,
        "{what:prey}を山札の1番{place:deck_end}に置",
        "<puts|put> {what} {place} of the deck",
        t.PutOnDeck,
        "5.1.1.4",
        also=(
            "{what:prey}を<所有者の|その所有者の|持ち主の|自軍>山札の<1番|>{place:deck_end}に置",
            "{what:prey}を山札の{place:deck_end}に置",
            "{what:hand_taken}<|自軍|自身の|自分の|所有者の>山札の<1番|>{place:deck_end}に置",
            "{what:prey}を<好きな|任意の>順番で<|自軍|所有者の>山札の<1番|>{place:deck_end}に置",
        ),
        besides=(
            (
                SO,
                Spelt("<好きな|任意の>順番で<|自軍|所有者の>山札の<1番|>{place:deck_end}に戻", {"what": h.ThatCard()}),
            ),
            (
                KU,
                Spelt("<好きな|任意の>順番で<|自軍|所有者の>山札の<1番|>{place:deck_end}に置", {"what": h.ThatCard()}),
            ),
            (SO, "{what:prey}を<|所有者の|その所有者の|持ち主の|自軍>山札の<1番|>{place:deck_end}に戻"),
            (SO, "{what:prey}を<好きな|任意の>順番で<|自軍|所有者の>山札の<1番|>{place:deck_end}に戻"),
        ),
    ),
    Phrase("deck_end", "上", "on the top", value="top", clause="5.1.3.9"),
    Phrase("deck_end", "下", "at the bottom", value="bottom", clause="5.1.3.9"),
    *verb(
        SURU,
        "{what:patient}を裏返して代理地形に",
        "<turns|turn> {what} over to be a proxy terrain",
        t.MakeProxy,
        "14.8.3",
        also=("{what:patient}を代理地形に",),
    ),
    *verb(
        SURU,
        "<カードを{amount:plain}枚|{amount:plain}枚カードを>補充",
        "<refills|refill> {amount:card}",
        t.Refill,
        "12.3.1.3",
    ),
    *verb(
        SURU,
        "<{amount:measure}と同じ枚数のカードを|{amount:measure}と同じ枚数だけカードを|{amount:measure}だけカードを|カードを{amount:measure}だけ|カードを{amount:measure}と同じ枚数|カードを{amount:measure}枚|{amount:measure}と同じ枚数、カードを>補充",
        "<refills|refill> cards, as many as {amount}",
        t.Refill,
        "12.3.1.3",
        also=(Spelt("<同じ|同じだけの|その><枚数の|枚数だけ>カードを補充", {"amount": r.JustDone()}),),
    ),
    *verb(SURU, "カードを{amount:plain}枚まで補充", "<refills|refill> up to {amount:card}", t.RefillUpTo, "12.3.1.2"),
    Phrase(
        "act",
        "カードを{least}~{most}枚補充してもよい",
        "<refills|refill> {least} to {most} cards or none",
        t.RefillBetween,
        "12.3.1.1",
    ),
    *verb(
        SURU,
        "<{zone:hand}を{amount:plain}枚|{zone:hand}から{amount:plain}枚|{zone:hand}からカードを{amount:plain}枚|{zone:hand}{amount:plain}枚を><|選び、|選んで>破棄",
        "<discards|discard> {amount:card} from {zone}",
        t.DiscardCards,
        "12.4.2",
    ),
    *verb(
        SURU,
        "{zone:deck}<を|の上から|の上からカードを|の1番上から>{amount:plain}枚破棄",
        "<discards|discard> {amount:card} from {zone}",
        t.DiscardCards,
        "12.4.2",
    ),
    *verb(
        SURU,
        "{zone:hand}を{least}~{most}枚破棄",
        "<discards|discard> {least} to {most} cards from {zone}",
        t.DiscardBetween,
        "10.1.7",
    ),
    *verb(
        SURU,
        "{zone:hand}<を|から><ランダムに|無作為に>{amount:plain}枚<|選び、|選んで>破棄",
        "<discards|discard> {amount:card} at random from {zone}",
        t.DiscardAtRandom,
        "1.3.6",
        also=(
            "{zone:hand}<を|から|からカードを>{amount:plain}枚、?<ランダムに|無作為に><|選び、|選んで>破棄",
            "{zone:hand}<の|から>カードを<ランダムに|無作為に>{amount:plain}枚<|選び、|選んで>破棄",
            "<ランダムに|無作為に>{zone:hand}を{amount:plain}枚<|選び、|選んで>破棄",
        ),
    ),
    *verb(
        SURU,
        "{zone:hand}を{amount:plain}枚まで破棄",
        "<discards|discard> up to {amount:card} from {zone}",
        t.DiscardUpTo,
        "12.4.2",
        also=("{zone:hand}から<カードを|>{amount:plain}枚まで<選び、|を|>破棄",),
    ),
    *verb(SURU, "{zone:hand}をすべて破棄", "<discards|discard> all of {zone}", t.DiscardAll, "12.4.1"),
    *verb(
        SURU,
        "{zone:hand}をランダムに{amount:plain}枚公開",
        "<shows|show> {amount:card} at random from {zone}",
        t.RevealSome,
        "4.11.1.1",
        also=("{zone:hand}から<ランダムに|無作為に>{amount:plain}枚<を|>公開",),
    ),
    *verb(
        SURU, "{zone:hand}を公開", "<shows|show> {zone}", t.RevealHand, "4.11.1.1", also=("{zone:hand}をすべて公開",)
    ),
    *verb(
        RU,
        "{zone:deck}の上からカードを{amount:plain}枚見",
        "<looks|look> at the top {amount:card} of {zone}",
        t.LookTop,
        "5.1.3.7",
        also=(
            "{zone:deck}<の上から|の1番上から|の上の>{amount:plain}枚<を|>見",
            "{zone:deck}<の1番上から|の上の|の1番上の>カードを{amount:plain}枚見",
        ),
    ),
    *verb(
        SURU,
        "{zone:deck}の上からカードを{amount:plain}枚公開",
        "<shows|show> the top {amount:card} of {zone}",
        t.RevealTop,
        "4.11.1.1",
        also=(
            "{zone:deck}<の上から|の1番上から|の上の>{amount:plain}枚<を|>公開",
            "{zone:deck}<の1番上から|の上の|の1番上の>カードを{amount:plain}枚公開",
        ),
    ),
    *verb(
        RU,
        "{zone:deck}から{what:cards}を{n}枚<選び、|まで選び、>手札に加え",
        "<takes|take> up to {n} {what@n} from {zone} to hand",
        t.SearchDeck,
        "5.1.3.7",
    ),
    *verb(SURU, "{zone:deck}をシャッフル", "<shuffles|shuffle> {zone}", t.ShuffleDeck, "12.7.1"),
    *verb(
        SURU,
        "{what:card_picked}を{where:chosen_area}に召喚",
        "<summons|summon> {what} to {where}",
        t.SummonCards,
        "15.1.7",
        also=(
            "{what:card_picked}を、{where:chosen_area}に召喚",
            "{where:chosen_area}に{what:card_picked}を召喚",
            "{where:chosen_area}に、?{what:zone_taken}召喚".replace("、?", "<、|>"),
            "{what:zone_taken}<、|>{where:chosen_area}に召喚",
        ),
    ),
    *verb(
        SURU, "{where:chosen_area}に代理地形を配置", "<lays|lay> a proxy terrain on {where}", t.LayProxy, "5.1.2.20.1"
    ),
)

_USES: Final = (
    *verb(
        RU,
        "{what:patient}が使用中の{kind:use}の効果を1つ選んで消失させ",
        "<chooses|choose> 1 effect of {kind} that {what} <what:uses|use>: it vanishes",
        t.VanishUse,
        "10.15.1.1",
    ),
    *verb(RU, "{what:patient}の効果を消失させ", "<makes|make> the effect of {what} vanish", t.Vanish, "10.15.1.1"),
    *verb(
        RU,
        "{what:patient}に適用されている効果をすべて消失させ",
        "<makes|make> all effects vanish that apply to {what}",
        t.VanishGrants,
        "10.15.1",
    ),
    *verb(
        SURU,
        "{what:patient}が使用している{kind:card_use}を1つ選び、破棄",
        "<chooses|choose> 1 of the {kind} that {what} <what:uses|use> and <discards|discard> it",
        t.DiscardUse,
        "10.15.3",
    ),
    *verb(
        SURU,
        "{what:patient}が装備している装備品を{n}つ選び、破棄",
        "<chooses|choose> and <discards|discard> {n:piece} of equipment of {what}",
        t.DiscardEquipment,
        "12.4.1",
        also=(
            "{what:patient}<が装備している|の>装備品を{n}つ破棄",
            "{what:patient}の装備品を{n}つ選<び、|んで>破棄",
            "{what:patient}が装備している装備品を{n}つ選んで破棄",
        ),
    ),
)

_DICE: Final = (
    *verb(
        SURU,
        "「イニシアチブ決定のダイス」<|のダイス結果|の結果>を{by:shift}",
        "<changes|change> the initiative die by {by}",
        t.AlterInitiativeDie,
        "8.3.4.5",
        {"player": h.Oneself()},
    ),
    *verb(
        SURU,
        "{player:die_of}「イニシアチブ決定のダイス」<|のダイス結果|の結果>を{by:shift}",
        "<changes|change> {player} initiative die by {by}",
        t.AlterInitiativeDie,
        "8.3.4.5",
    ),
    *verb(
        SO,
        "{what:die_of}「イニシアチブ決定のダイス」を<|1回|もう1度|1回ずつ|それぞれ>振りなお",
        "<rolls|roll> {what} initiative die again",
        t.Reroll,
        "8.3.4.5",
        also=("{what:die_of}「イニシアチブ決定のダイス」を<|1回|もう1度|1回ずつ|それぞれ>振り直",),
    ),
    *verb(
        SO,
        "「イニシアチブ決定のダイス」を<|1回|もう1度>振りなお",
        "<rolls|roll> the initiative die again",
        t.Reroll,
        "8.3.4.5",
        {"what": h.Oneself()},
        also=("「イニシアチブ決定のダイス」を<|1回|もう1度>振り直",),
    ),
    *verb(
        SURU,
        "{player:die_of}「イニシアチブ決定のダイス」<|のダイス結果>を{results:die_face+または}に<変更|>",
        "<makes|make> {player} initiative die {results: or }",
        t.SetInitiativeDie,
        "8.3.4.5",
    ),
    *[Phrase("die_face", str(each), str(each), value=each, clause="3.4.1") for each in range(1, 7)],
    row(
        "die_of",
        "<双方|両軍|両プレイヤー|両者|お互い|プレイヤーすべて|各プレイヤー|自軍と敵軍>の",
        "each player's",
        a.EachPlayer,
        "8.3.4.7",
    ),
    row("die_of", "自軍<|プレイヤー>の", "your", n.You, "8.3.4.7"),
    row("die_of", "敵軍<|プレイヤー>の", "the enemy's", n.Opponent, "8.3.4.7"),
    Phrase("die_of", "対象の", "the target's", h.Target, "8.3.4.7"),
    *verb(SURU, "ダイス結果を{by:shift}", "<changes|change> the result of the dice by {by}", t.AlterRoll, "3.4.6"),
    *verb(
        SURU,
        "{what:patient}が使用中の効果のダイス結果を{by:shift}",
        "<changes|change> the result of the dice of what {what} <what:uses|use> by {by}",
        t.AlterUseRoll,
        "3.4.6",
    ),
    *verb(
        SURU, "{n}D", "<rolls|roll> {n}D", t.Roll, "3.4.2", besides=((RU5, "{n}Dを振"), (RU5, "ダイスを{n}<|個|つ>振"))
    ),
)


ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_DAMAGE, *_STATES, *_MOVES, *_USES, *_DICE)
