"""How texts say how the rules are applied to a card or a player: see words.uses."""

from typing import Final

from fuda.games.wars3x3.phrases.forms import on
from fuda.games.wars3x3.phrases.groups import predicates
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_IT: Final = "<これ|このユニット|このカード>"
_TREATED: Final = "<ものとして扱う|ものとして扱ってもよい|ものとして数える|数として扱う>"
_AS: Final = "<として扱う|として数える|として扱ってもよい|として数えてもよい|としても数える|として数えることができる>"

_CARDS: Final = (
    # When a card is used so; all of these mean the card itself.
    row(
        "given_up",
        "これを再配備のコストにする時",
        "when this card is given up for a redeployment,",
        n.This,
        also=(f"{_IT}<を|は|が>再配備<のコスト|の素材|>に<する|あてる|使う|使われる|される><時|場合|とき><、|>",),
    ),
    row(
        "boosting",
        "これを強化に使う場合、対象のユニットのパワーは",
        "when this card is used for a boost,",
        n.This,
        also=(f"{_IT}を強化に<使う|使った><場合|時|とき>、対象のユニット<のパワー|>は<、|>",),
    ),
    row(
        "for_power",
        "必要魔力を数える時、これ",
        "for required power this card",
        n.This,
        also=(
            f"<あなたが|あなたは|あなたの|>必要魔力<を|に><数える|計算する|満たす|確認する><時|とき|場合>、{_IT}",
            f"<あなたが|あなたは|>魔法の必要魔力を<数える|計算する|満たす><時|とき|場合>、{_IT}",
            f"<あなたが|あなたの|>必要魔力<として数える|に含める><時|とき|場合>、{_IT}",
        ),
    ),
    row(
        "for_power_it",
        "これは、必要魔力を数える時、",
        "for required power this card",
        n.This,
        also=(f"{_IT}は<、|><あなたが|あなたの|>必要魔力<を|に><数える|計算する|満たす><時|とき|場合|際>、",),
    ),
    row(
        "bringing",
        "これを配備する場合",
        "bringing in this card",
        n.This,
        also=(f"{_IT}を<配備する|配備または再配備する><場合|時|とき|ために|のに><、|>", f"{_IT}の配備に"),
    ),
    row(
        "effect",
        "{what:given_up}、これのコストを{change:moreless}ものとして扱う",
        "{what} its cost counts as {change}",
        x.WorthGivenUp,
        clause="4.2b",
        also=(
            f"{{what:given_up}}<これの|その|>コスト<を|は>{{change:moreless}}{_TREATED}",
            "{what:given_up}<これの|その|>コスト<を|は>{change:set_to}",
            "{what:given_up}{change:set_to}",
        ),
    ),
    row(
        "set_to",
        "{amount:amount}として扱う",
        "{amount}",
        q.To,
        also=("コスト{amount:amount}<として扱う|のユニットとして扱う|として数える>",),
    ),
    row(
        "effect",
        "{what:boosting}これのコストの代わりに{amount:amount}プラスされる",
        "{what} it gives {amount} instead of its cost",
        x.BoostGives,
        clause="2.2",
        also=(
            "{what:boosting}<|これのコストの代わりに|コストの代わりに><、|>{amount:big}<|だけ><プラスされる|プラス修正される|増加する|強化される>",
            "{what:boosting}<これのコストの代わりに|コストの代わりに><、|>{amount:amount}<プラスされる|プラス修正される|増加する|強化される>",
        ),
    ),
    row(
        "effect",
        "{what:boosting}さらに{amount:amount}プラスされる",
        "{what} it gives {amount} more",
        x.BoostAdds,
        clause="2.2",
        also=(
            "{what:boosting}<さらに|追加で><\u002b|>{amount:amount}<プラスされる|プラス修正される|増加する|強化される>",
        ),
    ),
    row(
        "effect",
        "{what:for_power}はすべての属性のユニットとして数える",
        "{what} counts as a unit of every colour",
        x.CountsEvery,
        clause="M3",
        also=(
            f"{{what:for_power}}<は|を><すべての|全ての|どの|好きな>属性<|のユニット|を持つユニット|のユニット1体>{_AS}",
            f"{{what:for_power_it}}<すべての|全ての|どの|好きな>属性<|のユニット|を持つユニット>{_AS}",
        ),
    ),
    row(
        "effect",
        "{what:for_power}は{colour:hue}としても数える",
        "{what} counts as {colour} too",
        x.CountsAs,
        clause="M3",
        also=(
            f"{{what:for_power}}<は|を>{{colour:hue}}<|のユニット|でもあるもの>{_AS}",
            f"{{what:for_power_it}}{{colour:hue}}<|のユニット>{_AS}",
        ),
    ),
    row(
        "effect",
        "{what:for_power}は{n}体として数える",
        "{what} counts as {n:unit}",
        x.CountsTimes,
        clause="M3",
        also=(
            f"{{what:for_power}}<は|を><|ユニット>{{n}}体<|分|ぶん|のユニット|分のユニット>{_AS}",
            f"{{what:for_power_it}}<|ユニット>{{n}}体<|分|ぶん|のユニット|分のユニット>{_AS}",
        ),
    ),
    row(
        "effect",
        "{what:bringing}、必要な領土は{change:needing}",
        "{what} needs {change} territories",
        x.OwnNeed,
        clause="4.2a",
        also=(
            "{what:bringing}<必要な領土|必要な領土の数><は|が|を><、|>{change:needing}",
            f"{{what:bringing}}<これの|その|>コスト<を|は>{{change:moreless}}{_TREATED}",
            "{what:bringing}<これの|その|>コスト<を|は>{change:needing}",
            Spelt("<必要な領土|必要な領土の数>は{change:needing}", {"what": n.This()}),
            Spelt(
                f"<あなたは|>{_IT}を{{change:as_cost}}<配備できる|配備してもよい|配備することができる>",
                {"what": n.This()},
            ),
        ),
    ),
    row(
        "as_cost",
        "コスト{amount:amount}のユニットとして",
        "{amount}",
        q.To,
        also=("コスト{amount:amount}<として|のカードとして|のユニット・カードとして>",),
    ),
    row(
        "effect",
        "{player:player}が{kind:cards}を配備する場合、必要な領土は{change:needing}",
        "for {player} bringing in a {kind@kind} needs {change} territories",
        x.NeedOf,
        clause="4.2a",
        also=(
            "{player:player}が{kind:cards}を配備する<ために|のに|場合、|時、><必要な領土|必要な領土の数><は|が|を>{change:needing}",
            "{player:player}の{kind:unit_kind}<を配備するのに|の配備に|を配備するために|を配備する場合、|の><必要な領土|必要な領土の数><は|が|を>{change:needing}",
            "{player:player}の{kind:unit_kind}<は|を、?>コスト<が|を|>{change:moreless}<もの|カード|ユニット><として|とみなして><配備できる|配備してもよい|配備することができる|扱って配備できる>",
            "{player:player}<は|が>{kind:cards}を、?コスト<が|を|>{change:moreless}<もの|カード|ユニット>として<配備できる|配備してもよい|配備することができる>",
            "{player:player}<は|が>{kind:unit_kind}を配備する<場合|時>、<その|>コスト<を|は>{change:moreless}<ものとして扱う|ものとして扱ってもよい>",
            Spelt(
                "{player:player}<が次に行う|が行う|の>配備に<必要な領土|必要な領土の数><は|が|を>{change:needing}",
                {"kind": n.UnitCards()},
            ),
        ),
    ),
    row("unit_kind", "ユニット", "unit card", n.UnitCards),
    *predicates("unit_kind"),
    row(
        "needing",
        "{amount:amount}少なくなる",
        "{amount} fewer",
        m.Down,
        also=(
            "{amount:amount}<つ|枚|個|点|><少なくなる|少ない|少なくてよい|少なくする|少なくて済む|減る|減らす|減少する|軽減される|下がる|小さくなる|減らしてもよい>",
            "-{amount:amount}<される|する|となる>",
        ),
    ),
    row(
        "needing",
        "{amount:amount}多くなる",
        "{amount} more",
        m.Up,
        also=("{amount:amount}<つ|枚|個|点|><多くなる|増える|増やす|増加する|上がる|大きくなる|多く必要になる>",),
    ),
    row(
        "needing",
        "{amount:amount}になる",
        "{amount}",
        q.To,
        also=("{amount:amount}<つ|枚|個|点|>に<なる|する>", "{amount:amount}<つ|枚|個|点|><でよい|とする>"),
    ),
    row(
        "effect",
        "これを使った呪文は打消されない",
        "a spell made with this card cannot be countered",
        x.Uncountered,
        clause="2.3a",
        also=(
            "<これを使った|このカードを使った|これによる|これで発動した>呪文は、?<打消されない|打ち消されない|打消できない|打消すことができない|打消の対象にならない>",
            "<これ|このカード>は<打消されない|打ち消されない|打消できない|打消の対象にならない>",
            "打消されない",
            "これを<呪文として|><使った|使う><場合|時>、<それ|その呪文|これ|相手>は<打消されない|打消できない>",
        ),
    ),
)

_PLAYERS: Final = (
    row(
        "effect",
        "{player:player}の{operation:use}は打消されない",
        "{operation} spells that {player} <player:uses|use> cannot be countered",
        x.SafeSpells,
        clause="P2",
        also=(
            "{player:player}<の|が発動する|が発動した|が行う>{operation:use}は、?<打消されない|打ち消されない|打消できない|打消の対象にならない>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は{step:step}を飛ばす",
        "{player} <player:leaves|leave> out the {step}",
        x.LeaveOut,
        clause="P2",
        also=(
            "{player:actor}は、?{step:step}を<スキップする|飛ばす|行わない|行えない|行うことができない|スキップしなければならない>",
            "{player:holder}の{step:step}を<スキップする|飛ばす>",
            "{player:holder}の{step:step}は<行われない|スキップされる|飛ばされる>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の次の{step:step}を飛ばす",
        "{player} next {step} is left out",
        x.LeaveOutNext,
        clause="P2",
        also=(
            "{player:whose}の次の{step:step}<を、?|は、?><スキップする|飛ばす|行われない|スキップされる|飛ばされる>",
            "次の{player:whose}の{step:step}<を、?|は、?><スキップする|飛ばす|行われない|スキップされる>",
            "{player:holder}は<次の自分の|次の>{step:step}を<スキップする|飛ばす|行えない|行わない>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は1ターンに{n}回までしか{operation:operation}を発動できない",
        "{player} cannot use a {operation} more than {n:time} in a turn",
        x.NoMoreThan,
        clause="P2",
        also=(
            "{player:actor}は<1ターンに|各ターンに|ターンごとに|各ターン>{n}<回|枚|度><までしか|しか>{operation:operation}を<発動できない|行えない|使えない|発動することができない|行うことができない>",
            "{player:actor}は{operation:operation}を<1ターンに|各ターンに|ターンごとに|各ターン>{n}<回|枚|度><までしか|しか><発動できない|行えない|使えない|発動することができない|行うことができない>",
            "{player:actor}は<1ターンに|各ターンに|ターンごとに>{operation:operation}を{n}<回|枚|度><までしか|しか><発動できない|行えない|使えない|発動することができない|行うことができない>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の魔法の必要魔力を無視する",
        "{player} magics ask for no power",
        x.NoPowerNeeded,
        clause="M3",
        also=(
            "{player:player}<の|が発動する|が使う>魔法<の|に>必要魔力<を無視する|は不要になる|は必要ない|を満たさなくてもよい|を満たす必要はない|を無視してもよい|は0になる|を無視できる>",
            "{player:holder}は必要魔力を<無視して魔法を発動できる|無視して魔法を発動してもよい|満たさずに魔法を発動できる|満たさなくても魔法を発動できる>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の魔法の必要魔力を{n}減らす",
        "{player} magics ask for {n} less power",
        x.LessPower,
        clause="M3",
        also=(
            "{player:player}<の|が発動する>魔法の必要魔力<を|は>{n}<点|体|つ|><減らす|少なくする|減る|少なくなる|減少する>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の配備エリアは{n}体までになる",
        "{player} deploy area has {n:place}",
        x.Places,
        clause="4.2",
        also=(
            "{player:whose}の配備エリア<|の数>は{n}<つ|体|枠|か所><|まで><になる|である|となる>",
            "{player:whose}の配備エリアに<出せる|置ける|いられる>ユニット<は|の数は>、?{n}体<まで|>になる",
            "{player:holder}の<配備エリア|場><に|には>、?ユニットを{n}体まで<出せる|出すことができる|置ける|配備できる>",
            "{player:holder}はユニットを<配備エリアに|場に>{n}体まで<出せる|出すことができる|置ける|配備できる>",
            "{player:holder}は、?<配備エリアに|自分の配備エリアに|場に|>ユニットを{n}体まで<出せる|出すことができる|置ける|配備できる>",
            "{player:holder}は、?<配備エリアに|場に|>ユニットを{n}体<まで|>しか<出せない|置けない|配備できない>",
        ),
    ),
    row(
        "effect",
        "{player:actor}はドローステップにカードを1枚ではなく{n}枚引く",
        "in the draw step {player} <player:draws|draw> {n:card} instead of 1",
        x.DrawPerTurn,
        clause="1.1",
        also=(
            "{player:actor}は<自分の|>ドローステップ<に|で>、?<カードを|>1枚ではなく、?<カードを|>{n}枚引く",
            Spelt(
                "各プレイヤーのドローステップに、?<そのプレイヤーは|>カードを1枚<ではなく|の代わりに>、?{n}枚引く",
                {"player": a.EachPlayer()},
            ),
            "{player:holder}のドローステップ<に|で>、?<カードを|>1枚<ではなく|の代わりに>、?<カードを|>{n}枚引く",
            "{player:actor}は<自分の|>ドローステップ<に|で>、?<1枚の代わりに|代わりに>、?カードを{n}枚引く",
            "{player:player}が<自分の|>ドローステップ<に|で>引くカードは{n}枚になる",
            "{player:holder}のドローステップ<に|で>引くカード<の枚数|>は{n}枚<になる|である|とする>",
        ),
    ),
)

_MORE: Final = (
    row(
        "effect",
        "{player:actor}はライフを得ることができない",
        "{player} cannot gain life",
        x.NoLife,
        clause="P2",
        also=("{player:actor}は<、|>ライフを<得られない|回復できない|回復することができない|得る事ができない>",),
    ),
    row(
        "effect",
        "{player:actor}はカードを引くことができない",
        "{player} cannot draw",
        x.NoDraw,
        clause="P2",
        also=("{player:actor}は<、|><カード|デッキからカード>を<引けない|引く事ができない>",),
    ),
    row(
        "event",
        "{what:someone}の攻撃で{player:player}がダメージを受けた",
        "{what} deals damage to {player}",
        x.Struck,
        clause="3.2",
        also=(
            "{what:someone}が{player:player}に<戦闘|攻撃で|戦闘で|>ダメージを与えた",
            "{what:someone}が<攻撃|戦闘><で|によって|により>{player:player}に<戦闘|>ダメージを与えた",
            "{what:someone}の<攻撃|戦闘><で|によって|により>{player:player}にダメージを与えた",
            "{what:someone}が攻撃して{player:player}にダメージを与えた",
        ),
    ),
    row(
        "event",
        "{player:player}が攻撃で{n}点以上のダメージを受けた",
        "{player} <player:takes|take> {n} or more damage from an attack",
        x.StruckSo,
        clause="3.2",
        also=(
            "<あなたの|>攻撃<で|によって>{player:player}に{n}点以上のダメージを与えた",
            "{player:player}が<攻撃|戦闘><で|によって>{n}点以上のダメージを受けた",
            "<戦闘|攻撃>で{player:player}に{n}点以上のダメージを与えた",
        ),
    ),
    *on(
        "{player:whose}のライフを{amount:amount}{減らす/5}",
        "<reduces|reduce> {player} life by {amount}",
        x.ReduceLife,
        "W1.1",
        also=(
            "{player:whose}のライフを{amount:amount}<{減らす/5}|{減少させる/1}>",
            "{player:player}に{amount:life}を{失わせる/1}",
        ),
    ),
)

_ACTS: Final = (
    *on("{amount:damage}を{受ける/1}", "<takes|take> {amount}", x.TakeDamage, "W1.1"),
    *on(
        "その呪文を{無効化する/s}",
        "<negates|negate> that spell",
        x.VoidSpell,
        "M7",
        also=("その<除去|呪文>の効果を{無効化する/s}",),
    ),
    *on(
        "{operation:again}を{n}回まで{行う/5}",
        "{operation} up to {n:time}",
        x.UpToTimes,
        "4.1",
        also=(
            "{operation:again}を<合計|>{n}<回|度>まで<{行う/5}|{発動する/s}>",
            "{n}<回|度>まで{operation:again}を{行う/5}",
        ),
    ),
    *on(
        "数字を1つ{宣言する/s}",
        "<names|name> a number",
        x.NameNumber,
        "M6",
        also=("<好きな数字|数字|数|好きな数|コスト>を<1つ|一つ|><{宣言する/s}|{選ぶ/5}|{指定する/s}|{言う/5}>",),
    ),
    *on(
        "属性を1つ{宣言する/s}",
        "<names|name> a colour",
        x.NameColour,
        "M6",
        also=(
            "<好きな属性|属性|好きな色|色>を<1つ|一つ|><{宣言する/s}|{選ぶ/5}|{指定する/s}>",
            "<炎、水、草、天|炎・水・草・天><の|から|のうち|の中から>1つ<を|の属性を|><{宣言する/s}|{選ぶ/5}>",
            "<好きな属性|属性>1つを<{宣言する/s}|{選ぶ/5}>",
        ),
    ),
    *on(
        "追加のターンを{行う/5}",
        "<takes|take> another turn after this one",
        x.TakeTurn,
        "5.1",
        also=(
            "<このターンの後に|このターンの後|このターンの終了後に><、|><追加の|もう一度|もう1度|あなたの|自分の|もう一度自分の>ターンを{行う/5}",
            "<このターンの後に|このターンの後|><、|><あなたの|自分の>ターンを<追加で1回|もう1回|もう一度>{行う/5}",
            "<追加の|もう1回><ターン|手番>を<1回|><{行う/5}|{得る/1}>",
        ),
    ),
    *on(
        "お互いのライフを{交換する/s}",
        "<exchanges|exchange> the lives of both players",
        x.SwapLives,
        "W1.1",
        also=(
            "<お互い|両プレイヤー|各プレイヤー>のライフを<{交換する/s}|{入れ替える/1}>",
            "あなたのライフと相手のライフを<{交換する/s}|{入れ替える/1}>",
        ),
    ),
    *on(
        "{what:what}のパワーを{入れ替える/1}",
        "<exchanges|exchange> the powers of {what}",
        x.SwapPowers,
        "S10",
        also=("{what:what}のパワーを{交換する/s}",),
    ),
    *on(
        "{what:what}をあなたの場に{移す/5}",
        "<takes|take> over {what}",
        x.TakeOver,
        "4.2",
        also=(
            "{what:what}を<、|><あなたの|自分の><空いている|><場|配備エリア>に<{移動させる/1}|{移す/5}|{移動する/s}>",
            "{what:what}の<コントロール|支配|支配権>を{得る/1}",
            "{what:what}を<奪う場|>{奪う/5}",
        ),
    ),
    row(
        "units",
        "宣言したコストの{what:units}",
        "{what@} of the named cost",
        x.OfNamedCost,
        also=(
            "<宣言した|選んだ|指定した|その><コスト|数字のコスト|数字と同じコスト|数字をコストに持つ|数のコスト|数字に等しいコスト><の|を持つ|>{what:units}",
            "コストが<その|宣言した|選んだ><数字|数><と同じ|に等しい|の|である>{what:units}",
        ),
    ),
    row(
        "cards",
        "宣言したコストの{what:cards}",
        "{what@} of the named cost",
        x.OfNamedCost,
        also=(
            "<宣言した|選んだ|指定した|その><コスト|数字のコスト|数字と同じコスト|数字をコストに持つ|数のコスト|数字に等しいコスト><の|を持つ|>{what:cards}",
            "コストが<その|宣言した|選んだ><数字|数><と同じ|に等しい|の|である>{what:cards}",
        ),
    ),
    row(
        "units",
        "宣言した属性の{what:units}",
        "{what@} of the named colour",
        x.OfNamedColour,
        also=("<宣言した|選んだ|指定した|その><属性|色><の|を持つ>{what:units}",),
    ),
    row(
        "cards",
        "宣言した属性の{what:cards}",
        "{what@} of the named colour",
        x.OfNamedColour,
        also=("<宣言した|選んだ|指定した|その><属性|色><の|を持つ>{what:cards}",),
    ),
    row(
        "counted_amount",
        "宣言した数字",
        "the named number",
        x.NamedNumber,
        also=("<選んだ|指定した|その><数字|コスト数>",),
    ),
)

USE_PHRASES: Final[tuple[Phrase, ...]] = (*_CARDS, *_PLAYERS, *_MORE, *_ACTS)
