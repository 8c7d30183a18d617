"""How texts say what happens once. Every act is written once and stands in all forms of its verb.

An act on chosen units or cards can also name them in the words …を1体選び、… and …を1体…, which `on_chosen` adds.
"""

from typing import Final

from fuda.games.kokuryoku.phrases.acting import on_chosen
from fuda.games.kokuryoku.phrases.card_acts import CARD_ACTS
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, acting, row
from fuda.language.words import nodes as n

_CHIPS: Final = (
    *on_chosen(
        "{what:target}の気力を{amount:amount}{回復する/s}",
        "<restores|restore> {amount} spirit to {what}",
        e.Recover,
        "X3.2",
        also=(
            "{what:target}の気力を{amount:amount}<{回復させる/1}|{増やす/5}>",
            "{what:target}に気力チップを{amount:amount}{乗せる/1}",
            "{what:target}に未使用チップを{amount:amount}{乗せる/1}",
            "{what:target}に<自分の|><未使用チップ|気力チップ|チップ>{amount:amount}を{乗せる/1}",
            "{what:target}に<未使用チップ|気力チップ|チップ>を{amount:amount}{追加する/s}",
            "未使用チップを{amount:amount}{what:target}に{乗せる/1}",
            "未使用チップ{amount:amount}を{what:target}に{乗せる/1}",
            "未使用チップから{amount:amount}{what:target}に{乗せる/1}",
            "{what:target}に自分の未使用チップ<を|から>{amount:amount}{乗せる/1}",
            "気力チップを{amount:amount}{what:target}に{乗せる/1}",
            "{what:target}を{amount:amount}{回復する/s}",
            "{what:target}は気力を{amount:amount}{回復する/s}",
            "{what:target}<を|に>{amount:amount}{支援する/s}",
            "{amount:big}、?{what:target}の気力を{回復する/s}",
            "{what:target}は、?{amount:each_spirit}{回復する/s}",
            Spelt("気力を{amount:amount}{回復する/s}", {"what": g.Its()}),
        ),
    ),
    *on_chosen(
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
    *on_chosen(
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
    *on_chosen(
        "{what:target}の気力を最大まで{回復する/s}",
        "<restores|restore> all spirit to {what}",
        t.RecoverAll,
        "X3.2",
        also=(
            "{what:target}の気力をすべて{回復する/s}",
            "{what:target}の気力を最大<値|>に{する/s}",
            "{what:target}を最大まで{回復する/s}",
            "{what:target}に乗っている<気力チップ|チップ>を最大<値|>に{する/s}",
            "未使用チップを{what:target}に最大まで{乗せる/1}",
            "{what:target}に未使用チップを最大まで{乗せる/1}",
        ),
    ),
    *on_chosen(
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
            "{what:target}は気力を{amount:amount}{失う/5}",
            "{what:target}は気力{amount:amount}を{失う/5}",
            "{amount:big}、?{what:target}は気力を{失う/5}",
            "{what:target}は、?{amount:each_spirit}{失う/5}",
            Spelt("気力を{amount:amount}{失う/5}", {"what": g.Its()}),
        ),
    ),
    *on_chosen(
        "{what:target}の気力を{amount:amount}{支払う/5}",
        "<pays|pay> {amount} spirit of {what}",
        t.PaySpirit,
        "X3.4",
        also=(
            "{what:payer}は気力<を{amount:amount}<|多く|余分に|追加で>|{amount:amount}を<|多く|余分に|追加で>>{支払う/5}",
            "{what:target}<の|から>気力<を{amount:amount}|{amount:amount}を>{支払う/5}",
            Spelt("<追加で|さらに|余分に>気力<を{amount:amount}|{amount:amount}を>{支払う/5}", {"what": g.Its()}),
            Spelt(
                "気力<を{amount:amount}<|多く|余分に|追加で>|{amount:amount}を<|多く|余分に|追加で>>{支払う/5}",
                {"what": g.Its()},
            ),
        ),
    ),
    *on_chosen(
        "{what:target}に{amount:amount}のダメージを{与える/1}",
        "<deals|deal> {amount} damage to {what}",
        t.DealDamage,
        "X7.45",
        also=(
            "{what:target}に{amount:amount}<|点の>ダメージを{与える/1}",
            "{what:target}は{amount:amount}<|の>ダメージを{受ける/1}",
        ),
    ),
    *on_chosen(
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
            "{source:target}の<気力チップ|気力>を{target:target}に{amount:amount}<{移す/5}|{移動する/s}|{移動させる/1}>",
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
            "{n}枚<を|まで|までを>未使用に{戻す/5}",
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
            "{amount:big}<の数|>まで、?使用済みチップを未使用に{戻す/5}",
            "使用済みチップを{amount:big}<の数|>まで未使用に{戻す/5}",
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

_UNITS: Final = (
    *on_chosen(
        "{what:target}を待機状態に{する/s}",
        "<makes|make> {what} wait",
        e.MakeWaiting,
        "K5.4a",
        also=("{what:target}を{待機させる/1}", "{what:target}は待機状態に{なる/5}"),
    ),
    *on_chosen(
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
    *on_chosen(
        "{what:target}を隣接する空いているマスに{移す/5}",
        "<puts|put> {what} on an empty square next to it",
        e.Shift,
        "X2.3",
        also=(
            "{what:target}を<隣接した空いているマス|隣接する空きマス|隣接する空いたマス|空いている隣接マス>に<{移す/5}|{移動させる/1}|{移動する/s}|{置く/5}>",
            "{what:target}を隣接する空いているマスに<{移動させる/1}|{移動する/s}|{置く/5}>",
            "{what:target}を<|もう|さらに|続けてもう>1マス<{移動させる/1}|{移動する/s}>",
            "{what:target}を隣接する<空いている|空き|>マスに<もう|さらに|>1マス{移動させる/1}",
        ),
    ),
    *on_chosen(
        "{what:target}を{where:empties}に{移す/5}",
        "<puts|put> {what} on {where}",
        t.MoveTo,
        "X2.3",
        also=(
            "{what:target}を{where:empties}<に|へ><{移動させる/1}|{移動する/s}|{置く/5}|{配置する/s}|{移す/5}|{戻す/5}>",
        ),
    ),
    *on_chosen(
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
    *on_chosen(
        "{what:target}をもう1回{移動させる/1}",
        "<moves|move> {what} once more",
        t.MoveOnce,
        "X4.1",
        also=(
            "{what:target}を<もう1回|さらに1回|追加で1回|続けて><{移動させる/1}|{移動する/s}>",
            "{what:target}を移動範囲<内|>の<空いている|>マスに<{移動させる/1}|{移す/5}>",
        ),
    ),
    *on_chosen(
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
            "{one:target}と、?{other:target}<を|の位置を|の場所を>{入れ替える/1}",
            "{one:target}の位置と{other:target}の位置を{入れ替える/1}",
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
    *on_chosen(
        "{what:xcard}を{出撃させる/1}",
        "<lets|let> {what} sortie",
        e.SortieNow,
        "K4.2a",
        also=(
            "{what:xcard}を<{出撃する/s}|空いている出撃マスに{出撃させる/1}|出撃マスに{配置する/s}>",
            "{what:xcard}を<空いている自分の|自分の空いている|自分の>出撃マスに<{出撃させる/1}|{配置する/s}>",
        ),
    ),
    *on_chosen(
        "{what:xcard}を{where:sortied_to}に{出撃させる/1}",
        "<lets|let> {what} sortie to {where}",
        t.SortieTo,
        "K4.2a",
        also=("{what:xcard}を{where:sortied_to}に{出撃する/s}",),
    ),
    *on_chosen(
        "{what:xcard}を気力{n}で{出撃させる/1}",
        "<lets|let> {what} sortie with {n} spirit",
        t.SortieWith,
        "X3.1",
        also=(
            "{what:xcard}を<自分の出撃マスに|空いている出撃マスに>気力{n}で{出撃させる/1}",
            "{what:xcard}を気力{n}で<自分の出撃マスに|空いている出撃マスに|出撃マスに>{出撃させる/1}",
            "{what:xcard}を、?<未使用チップ|気力チップ><{n}枚|{n}枚を|を{n}枚><で|乗せて>、?<|自分の出撃マスに|空いている出撃マスに|空いている自分の出撃マスに|出撃マスに><{出撃させる/1}|{配置する/s}>",
            "{what:xcard}を<自分の出撃マスに|空いている出撃マスに|元のマスに>気力{n}で<{戻す/5}|{置く/5}|{配置する/s}>",
        ),
    ),
    *on_chosen(
        "{what:target}を{クラスチェンジさせる/1}",
        "<changes|change> the class of {what}",
        t.ChangeClass,
        "X6.1",
        also=("{what:target}を{クラスチェンジする/s}",),
    ),
    *acting(
        "{first:target}と{second:target}を{選ぶ/5}",
        "<chooses|choose> {first} and {second}",
        t.ChooseBoth,
        also=("{first:target}<と、|および>{second:target}を{選ぶ/5}",),
    ),
    *acting(
        "{first:units}と{second:units}を{n}体ずつ{選ぶ/5}",
        "<chooses|choose> {n} each of {first} and {second}",
        t.ChooseOfEach,
        also=("{first:units}と{second:units}{n}体ずつを{選ぶ/5}",),
    ),
    *on_chosen("{what:target}を{選ぶ/5}", "<chooses|choose> {what}", n.Choose),
    *on_chosen("{what:card}を{選ぶ/5}", "<chooses|choose> {what}", t.ChooseCards),
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
        "この反撃を{中止する/s}",
        "<calls|call> off this counter-attack",
        t.CallOffCounter,
        "X5.6",
        also=("<この|その|>反撃を<無効に{する/s}|{中止させる/1}|{取りやめる/1}|{終了する/s}|{中止する/s}>",),
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
            "<この攻撃の|この戦闘の|>防御ユニットを{what:single}に<{変更する/s}|{変える/1}>",
            "<この攻撃の|この戦闘の|>防御ユニットは{what:single}に<{変わる/5}|{なる/5}>",
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

ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_CHIPS, *CARD_ACTS, *_UNITS, *_BATTLE)
