"""How texts say what happens once. Every act is written once and stands in all forms of its verb."""

from typing import Final

from fuda.games.wars3x3.phrases.forms import ALL_FORMS, on
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, acting, row
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_LIFE: Final = (
    row(
        "life",
        "{value}点のライフ",
        "{value} life",
        n.Number,
        clause="W1.1",
        also=("<ライフを{value}点|ライフ{value}点|ライフを{value}|ライフ{value}>",),
    ),
    row(
        "life",
        "{amount:big}に等しい点数のライフ",
        "life equal to {amount}",
        clause="S16",
        also=(
            "{amount:big}<に等しい|と同じ|と同じ点数の|の分の|分の|点の|の|に等しい値の|と同じ値の>ライフ",
            "ライフを{amount:big}<点|>",
            "{amount:big}、ライフを",
            "{amount:big}<点|>ライフを",
        ),
    ),
    row(
        "damage",
        "{value}点のダメージ",
        "{value} damage",
        n.Number,
        clause="W1.1",
        also=("<{value}点ダメージ|{value}ダメージ|{value}のダメージ|ダメージを{value}点>",),
    ),
    row(
        "damage",
        "{amount:big}に等しい点数のダメージ",
        "damage equal to {amount}",
        clause="W1.1",
        also=("{amount:big}<に等しい|と同じ|と同じ点数の|の分の|分の|点の|の|に等しい値の>ダメージ",),
    ),
    *on(
        "{player:actor}に{amount:damage}を{与える/1}",
        "<deals|deal> {amount} to {player}",
        n.Damage,
        "W1.1",
        also=(
            "{amount:damage}を{player:actor}に{与える/1}",
            "{player:actor}<に、|それぞれに|のそれぞれに>{amount:damage}を{与える/1}",
            "{amount:big}<、|>{player:player}にダメージを{与える/1}",
        ),
        short=("{player:actor}に{amount:damage}",),
    ),
    *on(
        "{amount:life}を{得る/1}",
        "<gains|gain> {amount}",
        n.GainLife,
        "W1.1",
        also=("{amount:life}<を|><{得る/1}|{回復する/s}|{獲得する/s}>",),
    ),
    *on(
        "{amount:life}を{失う/5}",
        "<loses|lose> {amount}",
        t.LoseLife,
        "W1.1",
        also=("{amount:life}<を|><{失う/5}|{支払う/5}|{払う/5}|{減らす/5}>",),
    ),
    *on(
        "{player:whose}のライフを{amount:amount}に{する/s}",
        "<sets|set> {player} life to {amount}",
        t.SetLife,
        "W1.1",
        also=("{player:whose}のライフを{amount:amount}<に|と>{する/s}",),
    ),
)

_DRAWING: Final = (
    *on(
        "カードを{n}枚{引く/5}",
        "<draws|draw> {n:card}",
        n.Draw,
        "1.1",
        also=(
            "<デッキから|山札から|追加で|デッキから追加で|さらに|>カード<を{n}枚|{n}枚を>{引く/5}",
            "{n}枚{引く/5}",
            "{n}枚カードを{引く/5}",
            "デッキから{n}枚{引く/5}",
            "カードを<追加で|さらに|もう>{n}枚{引く/5}",
            "追加で{n}枚{引く/5}",
        ),
    ),
    *on(
        "カードを{amount:big}枚{引く/5}",
        "<draws|draw> as many cards as {amount}",
        t.DrawSo,
        "1.1",
        also=(
            "カードを{amount:big}<枚|>{引く/5}",
            "{amount:big}<の|に等しい枚数の|と同じ枚数の|枚の|、>カードを{引く/5}",
            "{amount:big}カードを{引く/5}",
            "{amount:big}{引く/5}",
        ),
    ),
    *on(
        "手札が{n}枚になるまでカードを{引く/5}",
        "<draws|draw> until there are {n:card} in hand",
        t.DrawUntil,
        "1.1",
        also=("<あなたの|自分の|>手札が{n}枚になる<まで|ように>、?<カードを|>{引く/5}",),
    ),
    *on(
        "手札が{n}枚になるまで手札を{捨てる/1}",
        "<discards|discard> until there are {n:card} in hand",
        t.DiscardDownTo,
        "M6",
        also=(
            "<あなたの|自分の|>手札が{n}枚<|以下>になる<まで|ように>、?<手札を|カードを|><{捨てる/1}|捨札に{置く/5}>",
            "{n}枚<|以下>になるまで<手札を|カードを|><{捨てる/1}|捨札に{置く/5}>",
        ),
    ),
    *on(
        "{what:few}を{見る/1}",
        "<looks|look> at {what}",
        t.LookAtCards,
        "M6",
        also=("{what:few}を{確認する/s}", "{what:counted_few}{見る/1}"),
    ),
    *acting(
        "{zone:zone}を{見る/1}",
        "<looks|look> at {zone}",
        n.LookAt,
        forms=ALL_FORMS,
        also=("{zone:zone}を{確認する/s}",),
    ),
    *on(
        "{what:what}を{公開する/s}",
        "<reveals|reveal> {what}",
        d.Reveal,
        "M6",
        also=(
            "{what:what}を相手に{公開する/s}",
            "{what:what}を<{公開させる/1}|相手に{見せる/1}|{見せる/1}>",
        ),
    ),
    *on(
        "デッキを{シャッフルする/s}",
        "<shuffles|shuffle> the deck",
        t.ShuffleDeck,
        "W2.2",
        also=("<デッキ|山札>を<{シャッフルする/s}|{切る/5}|よく{切る/5}|{混ぜる/1}>",),
    ),
)

_MOVING: Final = (
    *on("{what:what}を{捨てる/1}", "<discards|discard> {what}", n.Discard, also=("{what:what}を{捨てさせる/1}",)),
    *on("{what:what}を{破壊する/s}", "<destroys|destroy> {what}", n.Destroy, "S1"),
    *on(
        "{what:what}を{除外する/s}",
        "<exiles|exile> {what}",
        n.Exile,
        "G5",
        also=("{what:what}をゲームから{除外する/s}",),
    ),
    *on(
        "{what:what}を捨札に{置く/5}",
        "<puts|put> {what} into the discard pile",
        d.PutInDiscard,
        "S1",
        also=("{what:what}を<捨札|捨て札|捨札置き場><に|へ><{置く/5}|{送る/5}>",),
    ),
    *on(
        "{what:what}を{zone:back}に{戻す/5}",
        "<returns|return> {what} to {zone}",
        n.Return,
        also=(
            "{what:what}を{zone:back}<に|へ>{戻す/5}",
            "{what:what}を{zone:pile}<に|へ><{加える/1}|{入れる/1}>",
            *[
                Spelt(f"{{what:{each}}}{joint}手札<に|へ>{{戻す/5}}", {"zone": n.Hand(n.Owner())})
                for each, joint in (("what", "を"), ("picked", ""), ("counted", ""), ("topic", ""), ("from_zone", ""))
            ],
        ),
    ),
    *on(
        "{what:what}をデッキに戻して{シャッフルする/s}",
        "<shuffles|shuffle> {what} into the deck",
        t.ShuffleIn,
        "W3.4",
        also=(
            "{what:what}を<デッキ|山札>に<戻し、|戻して、|戻して|加えて|加え、><|デッキを><{シャッフルする/s}|{切る/5}>",
        ),
    ),
    *on(
        "{what:what}を{state:state}で{zone:zone}に{置く/5}",
        "<puts|put> {what} {state} into {zone}",
        t.Put,
        "4.1",
        also=(
            "{what:what}を{state:state}<で|のまま>{zone:landing}<に|として>{置く/5}",
            Spelt(
                "{what:what}を{zone:landing}<に|として><{置く/5}|{加える/1}|{出す/5}|{配置する/s}>",
                {"state": "face_down"},
            ),
            Spelt("{what:what}を{zone:landing}に{する/s}", {"state": "face_down"}),
            "{what:what}を{state:state}で{zone:landing}に{する/s}",
            "{what:what}を{zone:landing}<に|として>{state:state}で<{置く/5}|{出す/5}|{加える/1}>",
            Spelt("{what:picked}{zone:landing}<に|として><{置く/5}|{加える/1}|{出す/5}>", {"state": "face_down"}),
            Spelt("{what:counted}{zone:landing}<に|として><{置く/5}|{加える/1}|{出す/5}>", {"state": "face_down"}),
        ),
    ),
    row(
        "landing",
        "{player:whose}の領土",
        "{player} territories",
        w.Territory,
        clause="4.1",
        also=(Spelt("領土", {"player": q.Own()}), "{player:whose}の場<に領土|の領土>"),
    ),
    *on(
        "{what:what}を{zone:zone}の一番下に{置く/5}",
        "<puts|put> {what} on the bottom of {zone}",
        t.PutUnder,
        also=(
            "{what:what}を{zone:pile}の<一番|>下<に|へ><{置く/5}|{戻す/5}>",
            "{what:what}を好きな順番で{zone:pile}の<一番|>下に{置く/5}",
        ),
    ),
    *on(
        "{what:what}を無作為な順番でデッキの一番下に{置く/5}",
        "<puts|put> {what} on the bottom of the deck in a random order",
        t.MixUnder,
        "W3.4",
        also=(
            "{what:what}を<無作為な順番で|無作為な順で|無作為に|シャッフルして|シャッフルし、|シャッフルして、>デッキの<一番|>下に<{置く/5}|{戻す/5}|{加える/1}>",
        ),
    ),
    *on(
        "{what:what}をデッキの一番上に{置く/5}",
        "<puts|put> {what} on top of the deck",
        t.PutOver,
        "W2.2",
        also=("{what:what}を<|好きな順番で><デッキ|山札>の<一番|>上<に|へ><{置く/5}|{戻す/5}>",),
    ),
    *on(
        "{what:what}を場に{出す/5}",
        "<puts|put> {what} onto the field",
        t.Bring,
        "4.2",
        also=(
            "{what:what}を<、|><|コストを無視して|領土の数に関係なく|領土の数を無視して|コストを支払わずに|コストに関係なく><あなたの場に|自分の場に|場に|あなたの配備エリアに|空いている配備エリアに|あなたの空いている配備エリアに|自分の空いている配備エリアに|自分の配備エリアに|配備エリアに><{出す/5}|{置く/5}>",
            "{what:what}を<コストを無視して|コストを支払わずに|領土の数に関係なく|領土を無視して|領土の数を無視して>{配備する/s}",
        ),
    ),
    *on(
        "{what:what}を{state:state}に{する/s}",
        "<turns|turn> {what} {state}",
        t.Turn,
        "M5",
        also=("{what:what}を{state:state}<に|へ><{する/s}|{戻す/5}>",),
    ),
    *on("{what:what}を{選ぶ/5}", "<chooses|choose> {what}", n.Choose),
    *acting(
        "{one:what}と{other:what}を{交換する/s}",
        "<exchanges|exchange> {one} with {other}",
        n.Exchange,
        "S17",
        forms=ALL_FORMS,
        also=("{one:what}を{other:what}と<{交換する/s}|{入れ替える/1}>",),
    ),
)

_POWER: Final = (
    *on(
        "{what:what}のパワーを{n}{増加する/s}",
        "<increases|increase> the power of {what} by {n}",
        n.IncreasePower,
        "S10",
        also=(
            "{what:what}のパワーを{n}<{増加させる/1}|{増やす/5}|{上げる/1}>",
            "{what:what}のパワーを<+{n}|{n}点><{増加する/s}|{増加させる/1}|{する/s}>",
            "{what:what}のパワー<は|が><、|>{n}{増加する/s}",
            "{what:what}のパワーに+{n}の修正を{加える/1}",
            "{what:what}のパワーを+{n}{修正する/s}",
            "{what:what}<は|を>パワー<を|が|>{n}{増加する/s}",
            "{what:what}を{n}{増加する/s}",
            "{what:what}はパワー+{n}の修正を{受ける/1}",
        ),
        short=(
            "{what:what}のパワーを<+|>{n}増加",
            "{what:what}のパワー<は|が><、|>+{n}<される|増加する|になる|上がる>",
            "{what:what}のパワー<は|が><、|>{n}<増加される|上がる|増える|高くなる>",
        ),
    ),
    *on(
        "{what:what}のパワーを{amount:big}{増加する/s}",
        "<increases|increase> the power of {what} by {amount}",
        t.RaisePower,
        "S10",
        also=(
            "{what:what}のパワーを<|、|+>{amount:big}<{増加する/s}|{増加させる/1}|{増やす/5}|{上げる/1}>",
            "{amount:big}、?{what:what}のパワーを<{増加する/s}|{増やす/5}|{上げる/1}>",
            "{what:what}のパワー<は|が><、|>{amount:big}{増加する/s}",
        ),
    ),
    *on(
        "{what:what}のパワーを{amount:amount}{減少する/s}",
        "<reduces|reduce> the power of {what} by {amount}",
        t.LowerPower,
        "S10",
        also=(
            "{what:what}のパワーを<|、|->{amount:amount}<{減少する/s}|{減少させる/1}|{減らす/5}|{下げる/1}>",
            "{what:what}のパワー<は|が><、|>{amount:amount}{減少する/s}",
            "{what:what}のパワーを-{amount:amount}{する/s}",
            "{what:what}のパワーに-{amount:amount}の修正を{加える/1}",
            "{what:what}のパワーを-{amount:amount}{修正する/s}",
        ),
        short=(
            *[
                "{what:what}のパワーを<-|>{amount:amount}<減少する|減らす|下げる|修正する|する>(<0未満にはならない|0未満にならない|0より小さくはならない|最小0|最低0|0まで>)"
            ],
        ),
    ),
    *on(
        "{what:what}のパワーを{amount:amount}に{する/s}",
        "<sets|set> the power of {what} to {amount}",
        t.SetPower,
        "S10",
        also=(
            "{what:what}のパワーを{amount:amount}<と{する/s}|として{扱う/5}>",
            "{what:what}のパワー<は|が><、|>{amount:amount}に{なる/5}",
        ),
        short=(
            "{what:what}のパワー<は|が><、|>{amount:counted_amount}<に等しい|と等しい|と同じになる|と等しくなる|に等しくなる>",
        ),
    ),
    *on(
        "{what:what}のパワーを2倍に{する/s}",
        "<doubles|double> the power of {what}",
        t.DoublePower,
        "S10",
        also=("{what:what}のパワーを倍に{する/s}", "{what:what}のパワー<は|が>2倍に{なる/5}"),
    ),
    *on(
        "{what:what}のパワーを半分に{する/s}",
        "<halves|halve> the power of {what}",
        t.HalvePower,
        "S10",
        also=(
            "{what:what}のパワーを<{半減する/s}|{半減させる/1}|半分(端数切り捨て)に{する/s}|半分(切り捨て)に{する/s}>",
        ),
    ),
    *on(
        "{what:what}は{label:trait}を{得る/1}",
        "{what} <what:gains|gain> {label}",
        n.GainTrait,
        "S2",
        also=(
            "{what:what}は<、|すべて|全て|>{label:trait}<|の特性><を{得る/1}|を{持つ/5}>",
            "{what:what}は<、|>特性「{label:trait}」を{得る/1}",
            "{what:what}は<、|>【{label:trait}】を{得る/1}",
            "{what:what}に{label:trait}<|の特性>を{与える/1}",
            "{what:picked}{label:trait}を{与える/1}",
        ),
    ),
    *on(
        "{what:what}は{label:trait}を{失う/5}",
        "{what} <what:loses|lose> {label}",
        t.LoseTrait,
        "S2",
        also=(
            "{what:what}は<、|>【{label:trait}】を{失う/5}",
            "{what:what}は<、|>{label:trait}の特性を{失う/5}",
            "{what:what}から{label:trait}を{失わせる/1}",
            "{what:what}の{label:trait}<|の特性>を{失わせる/1}",
            "{what:what}の{label:trait}<|の特性>を無効に{する/s}",
        ),
    ),
    *on(
        "{what:what}を+{n}{強化する/s}",
        "<boosts|boost> {what} by +{n}",
        w.Boost,
        "S10",
        also=("{what:what}を{n}{強化する/s}", "{what:what}のパワーを+{n}{強化する/s}"),
    ),
    *on(
        "{what:what}を{amount:big}{強化する/s}",
        "<boosts|boost> {what} by {amount}",
        t.BoostSo,
        "S10",
        also=("{what:what}を+{amount:big}{強化する/s}",),
    ),
    *on(
        "{what:object}を{無効化する/s}",
        "<negates|negate> {what}",
        w.Negate,
        "S15",
        also=(
            "{what:object}<を|の効果を><{無効化する/s}|無効に{する/s}|{打ち消す/5}>",
            Spelt(
                "その<魔法|大魔術|強化|除去|効果|発動><を|の効果を><{無効化する/s}|無効に{する/s}>", {"what": n.That()}
            ),
        ),
    ),
)

_GAME: Final = (
    *on(
        "{player:whose}の領土に+{n}の修正を{加える/1}",
        "<gives|give> {player} territories a +{n} modifier",
        w.ModifyTerritory,
        "S3",
    ),
    *on("必要魔力に{what:object}を{数える/1}", "<counts|count> {what} towards required power", w.CountForPower, "S5"),
    *on(
        "{operation:operation}を{発動する/s}",
        "<activates|activate> a {operation}",
        w.Activate,
        "2.3a",
        also=(
            "{operation:operation}を<{発動する/s}|{行う/5}|{使う/5}|{使用する/s}|{宣言する/s}|{発動させる/1}>",
            "{operation:operation}{する/s}",
        ),
    ),
    *on(
        "お互いのライフを{amount:amount}に{する/s}",
        "<sets|set> the life of each player to {amount}",
        c.SetLives,
        "W1.1",
        also=("<お互い|両プレイヤー|各プレイヤー>のライフを{amount:amount}<に|と>{する/s}",),
    ),
    *on(
        "{operation:operation}を{n}回{行う/5}",
        "{operation} {n:time}",
        w.Perform,
        "Q10",
        also=(
            "{operation:operation}を追加で{n}回{行う/5}",
            "追加で{n}回{operation:operation}を{行う/5}",
            Spelt(
                "<手札から|手札の|あなたの手札から|自分の手札から>ユニット・カード<1枚|を1枚>を?{配備する/s}".replace(
                    "を?", ""
                ),
                {"operation": "deploy", "n": 1},
            ),
            Spelt("手札<から|の>ユニット・カード1枚を{配備する/s}", {"operation": "deploy", "n": 1}),
            Spelt("手札から領土を{n}<枚|つ>{置く/5}", {"operation": "expand"}),
        ),
    ),
    *on(
        "{operation:again}をもう{n}回{行う/5}",
        "{operation} {n:time} more",
        t.OneMore,
        "4.1",
        also=(
            "{operation:again}を<もう|さらに|追加で|余分に>{n}<回|度>{行う/5}",
            "<もう|追加でもう|さらにもう|あと>{n}<回|度>{operation:again}を{行う/5}",
            "{operation:again}を<追加でもう|さらにもう|あと>{n}<回|度>{行う/5}",
            "もう{n}<回|度>{operation:again}{する/s}",
            "{operation:again}を<もう|さらに|追加で>{n}<回|度>{発動する/s}",
            "もう{n}<回|度>{operation:again}を{発動する/s}",
            Spelt("<追加で|もう|さらに>1<回|度>、?配備<または|か>再配備を{行う/5}", {"operation": "strategy", "n": 1}),
            Spelt("配備<または|か>再配備を<もう|さらに|追加で><1回|1度>{行う/5}", {"operation": "strategy", "n": 1}),
            Spelt(
                "配備と再配備<を1回ずつ|を1回|の両方を|を両方|をそれぞれ1回>{行う/5}", {"operation": "strategy", "n": 1}
            ),
        ),
    ),
    *on(
        "{what:object}のコストを{low}~{high}の好きな数として{扱う/5}",
        "<treats|treat> the cost of {what} as any number from {low} to {high}",
        w.TreatCostAs,
        "S9",
        also=(
            "{what:object}のコスト<を|は>{low}~{high}の<いずれか|どれか|うち好きな数|好きな数|好きな値|うち1つ|中から選んだ数|いずれかの数|間の好きな数|うち好きな値|いずれかの数字><として|と>{扱う/5}",
            "{what:object}のコスト<を|は>{low}~{high}の<うち|中から><、|><あなたが|><選んだ|好きな><数|数字>として{扱う/5}",
            "{what:object}のコスト<を|は>{low}から{high}の<好きな数|いずれか|うち好きな数|間の好きな数|いずれかの数>として{扱う/5}",
            "{what:object}<を|は>コスト{low}~{high}の<好きな数|いずれか|いずれかのカード|好きなコスト>として{扱う/5}",
        ),
    ),
    *acting(
        "{step:step}を{phase:phase}の前に{移す/5}",
        "<moves|move> the {step} to before the {phase}",
        w.MoveStep,
        "S7",
        also=(
            "{step:step}を{phase:phase}の<前|直前><に|へ><{移す/5}|{行う/5}|{移動させる/1}|{移動する/s}|{移行する/s}|{移行させる/1}>",
        ),
        forms=(("move", "plain"), ("move_te", "te")),
    ),
    *on(
        "{zone:zone}に無作為な{n}枚を残して他を{除外する/s}",
        "<leaves|leave> {n} random <n:card|cards> in {zone} and <exiles|exile> the others",
        w.KeepAtRandom,
        "S16",
    ),
    *on(
        "{ignored:requirement+と}を無視して{what:what}を魔法として{発動する/s}",
        "<activates|activate> {what} as a magic, ignoring its {ignored: and }",
        w.ActivateAsMagic,
        "S18",
    ),
    *on("{colour:colour}の魔力を{n}点{得る/1}", "<has|have> {n} more power of {colour}", w.GainPower, "Q13"),
    row(
        "acts",
        "発動コストを支払う代わりに{effect:act}",
        "{effect} instead of paying the activation cost",
        w.InsteadOfPaying,
        clause="S12",
        also=("発動コストの代わりに{effect:act}",),
    ),
    row(
        "acts_te",
        "発動コストを支払う代わりに{effect:act_te}",
        "{effect} instead of paying the activation cost",
        w.InsteadOfPaying,
        clause="S12",
        also=(
            "発動コストの代わりに{effect:act_te}",
            "発動コストを支払う代わりに、{effect:act_te}",
            "{effect:paid_te}<、|><これを|この魔法を|魔法を|>発動して",
        ),
    ),
    row(
        "acts_can",
        "{effect:paid_te}発動できる",
        "{effect} instead of paying the activation cost",
        w.InsteadOfPaying,
        clause="S12",
        also=(
            "{effect:paid_te}<、|><これを|この魔法を>発動できる",
            "{effect:paying}ことで<、|><これを|この魔法を|>発動できる",
        ),
    ),
    row("paid_te", "{what:object}を除外して", "exile {what}", n.Exile),
    row("paying", "{what:object}を除外する", "exile {what}", n.Exile),
)


ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_LIFE, *_DRAWING, *_MOVING, *_POWER, *_GAME)
