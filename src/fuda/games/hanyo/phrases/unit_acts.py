"""What is done to units: damage, states, places, counters."""

from typing import Final

from fuda.games.hanyo.phrases.acting import acting, on
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import more_acts as e
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import counters as c
from fuda.language.words import nodes as n

UNITS: Final = (
    *acting(
        "{each:each}につき{n}ダメージを{与える/1}",
        "deal {n} damage for each {each}",
        h.DamageForEach,
        "704.3a-1",
        also=(
            "<このスキルは、|このスキルは>{each:each}につき{n}<の|点の|点|>ダメージを{与える/1}",
            "{each:each}<につき、|ごとに|につき>{n}<の|点の|点|>ダメージを{与える/1}",
        ),
        forms=(("act", "plain"), ("acts_te", "te"), ("acts_can", "potential")),
    ),
    *on(
        "{what:target}に{amount:amount}ダメージを{与える/1}",
        "<deals|deal> {amount} damage to {what}",
        h.DealDamage,
        "916.1",
        also=(
            "{what:target}に、?<それぞれ|>、?{amount:amount}<の|点の|点|>ダメージを{与える/1}",
            "{amount:amount}<の|>ダメージを{what:target}に{与える/1}",
            "{what:target}に、?{amount:alike}ダメージを{与える/1}",
        ),
    ),
    *acting(
        "合計{total}ダメージを{what:target}に{step}ずつ好きなように割り振って{与える/1}",
        "<shares|share> out {total} damage in parts of {step} among {what}",
        t.ShareDamage,
        "916.1",
        also=(
            "合計{total}<の|>ダメージを、?{what:target}に、?{step}<ダメージ|点|>ずつ、?<好きなように|好きに|自由に|>、?<割り振って|振り分けて|割り振り、|分けて>{与える/1}",
            "{what:target}に、?合計{total}<の|>ダメージを、?{step}<ダメージ|点|>ずつ、?<好きなように|好きに|自由に|>、?<割り振って|振り分けて|割り振り、|分けて>{与える/1}",
        ),
    ),
    *acting(
        "{amount:done_each}につき{n}ダメージを{与える/1}",
        "deal {n} damage for each {amount}",
        t.DamageForCount,
        "704.3a-1",
        also=("<このスキルは|>{amount:done_each}<につき、|ごとに|につき>{n}<の|点の|点|>ダメージを{与える/1}",),
        forms=(("act", "plain"), ("acts_te", "te"), ("acts_can", "potential")),
    ),
    *acting(
        "{amount:worth}と同じ点数のダメージを{与える/1}",
        "deal {amount} damage",
        t.DamageSo,
        "704.3a-1",
        also=(
            "<このスキルは|>{amount:product}<の|点の|点|>ダメージを{与える/1}",
            "<このスキルは|>{amount:worth}<と同じ点数の|と同じ値の|に等しい|に等しい点数の|と同じだけの|と等しい|と同じ>ダメージを{与える/1}",
        ),
        forms=(("act", "plain"), ("acts_te", "te"), ("acts_can", "potential")),
    ),
    *acting("{what:object}がそのダメージを{受ける/1}", "{what} takes that damage", h.TakeThatDamage, "810.1"),
    *on(
        "{what:target}のHPを{amount:amount}{回復する/s}",
        "<restores|restore> {amount} HP to {what}",
        h.Heal,
        "917.1",
        also=(
            "{what:target}を{amount:amount}{回復する/s}",
            "{what:target}<のHPを|を>、?<それぞれ|>{amount:amount}<ずつ|点ずつ>{回復する/s}",
            "{amount:ahead}、?{what:target}<のHPを|を>{回復する/s}",
            "{what:target}のHPを、?{amount:amount}{回復させる/1}",
            "{what:target}の<ダメージマーカー|ダメージ>を{amount:amount}<点|点分|分|>{取り除く/5}",
            Spelt("HPを{amount:amount}{回復する/s}", {"what": h.ThisUnit()}),
            Spelt("そのHPを{amount:amount}{回復する/s}", {"what": n.That()}),
            Spelt("{amount:amount}{回復する/s}", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}のHPをすべて{回復する/s}",
        "<restores|restore> all HP to {what}",
        h.HealAll,
        "917.1a",
        also=(
            "{what:target}のHPを<全て|全部|最大まで>{回復する/s}",
            "{what:target}の<ダメージマーカー|ダメージ>を<すべて|全て>{取り除く/5}",
            Spelt("<ダメージマーカー|ダメージ>を<すべて|全て>{取り除く/5}", {"what": h.ThisUnit()}),
        ),
    ),
    *on(
        "{what:target}を{レストする/s}",
        "<rests|rest> {what}",
        h.Rest,
        "908.1",
        also=(
            "{what:target}を<レスト状態に{する/s}|{レストさせる/1}>",
            Spelt("{what:told_apart}<は|が>{レストする/s}", {}),
            Spelt("<{レストする/s}|レスト状態に{する/s}|{レストさせる/1}>", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}を{スタンする/s}",
        "<stuns|stun> {what}",
        h.Stun,
        "908.1",
        also=(
            "{what:target}を<スタン状態に{する/s}|{スタンさせる/1}>",
            Spelt("{what:told_apart}<は|が>{スタンする/s}", {}),
            Spelt("<{スタンする/s}|スタン状態に{する/s}|{スタンさせる/1}>", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}を{復帰する/s}",
        "<recovers|recover> {what}",
        h.Recover,
        "907.1",
        also=(
            "{what:target}を<{復帰させる/1}|通常状態に{する/s}|通常状態に{戻す/5}>",
            "{what:target}を<レスト|スタン|状態異常><状態|>から<{復帰する/s}|{復帰させる/1}>",
            Spelt("{what:told_apart}<は|が>{復帰する/s}", {}),
            Spelt("<{復帰する/s}|{復帰させる/1}>", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}を{KOする/s}",
        "<knocks|knock> out {what}",
        h.KnockOut,
        "909.1",
        also=("{what:target}を<{KOさせる/1}|KO状態に{する/s}>", Spelt("<{KOする/s}|{KOさせる/1}>", {"what": n.That()})),
    ),
    *acting(
        "{one:target}を{other:place_main}と{入れ替える/1}",
        "<swaps|swap> {one} with {other}",
        n.Exchange,
        "914.1",
        also=(
            "{one:target}と{other:target}を{入れ替える/1}",
            "{one:picked}<それを|そのユニットを|>{other:target}と{入れ替える/1}",
            "{one:picked}{other:target}を{入れ替える/1}",
            "{one:counted}、?{other:target}と{入れ替える/1}",
            Spelt("{one:picked}<それを|>メイン・ユニットと{入れ替える/1}", {"other": h.MainUnit(n.Owner())}),
            Spelt("{one:target}を、?メイン・ユニットと{入れ替える/1}", {"other": h.MainUnit(n.Owner())}),
            "{one:target}を、?{other:receiver}と{入れ替える/1}",
            Spelt("{one:target}とメイン・ユニットを{入れ替える/1}", {"other": h.MainUnit(n.Owner())}),
            Spelt("{other:target}と{入れ替える/1}", {"one": n.That()}),
        ),
    ),
    Phrase("place_main", "{it:target}", "{it}"),
    row("place_main", "そのメイン・ユニット", "the main unit of its side", h.MainUnit, const={"player": n.Owner()}),
    *acting(
        "{what:target}を{選ぶ/5}",
        "<chooses|choose> {what}",
        n.Choose,
        "910.1",
        also=("{what:counted}{選ぶ/5}",),
        forms=(("act", "plain"), ("acts_te", "te"), ("acts_can", "potential")),
    ),
    *on(
        "{what:moved}を{zone:home}に{戻す/5}",
        "<returns|return> {what} to {zone}",
        n.Return,
        "302.5",
        also=("{what:moved}を{zone:home}に{加える/1}",),
    ),
    *acting(
        "{what:moved}と、それについているカードをすべて{zone:home}に{戻す/5}",
        "<returns|return> {what} and all cards attached to it to {zone}",
        t.ReturnWithCards,
        "905.1 302.5",
        also=(
            "{what:moved}と、?<それ|そのユニット|それら>に<ついて|つけられて>いる<カードをすべて|カードすべてを|すべてのカードを|カードを>{zone:home}に{戻す/5}",
            "{what:moved}を、?<それ|そのユニット|それら>に<ついて|つけられて>いる<カードすべて|すべてのカード|カード>と<ともに|一緒に>、?{zone:home}に{戻す/5}",
            "{what:picked}<それと|そのユニットと|それとそれに|そのユニットとそのユニットに><ついて|つけられて>いる<カードをすべて|カードすべてを|すべてのカードを|カードを>{zone:home}に{戻す/5}",
        ),
    ),
    *acting(
        "{what:moved}と、そのエネルギーをすべて{zone:home}に{戻す/5}",
        "<returns|return> {what} and all energy on it to {zone}",
        t.ReturnWithEnergy,
        "905.2a 302.5",
        also=(
            "{what:moved}と、?<その|そのユニットの|それらの|そのすべての|それについている|そのユニットについている>エネルギー<をすべて|すべてを|を>{zone:home}に<{戻す/5}|{加える/1}>",
            "{what:moved}と、?その<すべての|ユニットのすべての>エネルギーを{zone:home}に{戻す/5}",
        ),
    ),
    *on(
        "{what:target}を表向きに{する/s}",
        "<turns|turn> {what} face up",
        t.Revive,
        "306.7a-1 909.1",
        also=(
            "{what:target}を<{復活させる/1}|{復活する/s}|KO状態でなく{する/s}|通常状態で表向きに{する/s}|表向きの通常状態に{する/s}|表向きの通常状態に{戻す/5}>",
        ),
    ),
    *on(
        "{what:moved}を{捨てる/1}",
        "<discards|discard> {what}",
        t.DiscardUnits,
        "911.1",
        also=("{what:moved}を<持ち主の|>捨て場に{置く/5}",),
    ),
    *on(
        "{what:moved}をデッキの{place:place}に{置く/5}",
        "<puts|put> {what} on {place} of its owner's deck",
        t.UnitsOnDeck,
        "304.2",
        also=("{what:moved}を<持ち主の|自分の|相手の|>デッキの{place:place}に<{置く/5}|{戻す/5}>",),
    ),
    *on(
        "{what:moved}をデッキに{戻す/5}",
        "<returns|return> {what} to its owner's deck, which is shuffled",
        t.UnitsIntoDeck,
        "912.1",
        also=(
            "{what:moved}を<持ち主の|自分の|相手の>デッキに{戻す/5}",
            "{what:moved}を<持ち主の|自分の|相手の|>デッキに<戻して|戻し、>{シャッフルする/s}",
        ),
    ),
    *on(
        "{what:target}を{退却させる/1}",
        "<makes|make> {what} retreat",
        t.RetreatNow,
        "915.1",
        also=("{what:target}を{退却する/s}",),
    ),
    *on(
        "{what:target}を退却コストを支払わずに{退却させる/1}",
        "<makes|make> {what} retreat at no cost",
        t.RetreatFreely,
        "915.1 206.1",
        also=(
            "{what:target}を、?<退却コストなしで|コストを支払わずに|コストなしで|エネルギーを捨てずに>{退却させる/1}",
            "<退却コストを支払わずに|コストを支払わずに|退却コストなしで|エネルギーを捨てずに>、?{what:target}を{退却させる/1}",
        ),
    ),
    *on(
        "{what:target}をメイン・エリアに{移動する/s}",
        "<moves|move> {what} to the main area",
        t.ToMain,
        "914.1",
        also=(
            "{what:target}を<自分の|>メイン・エリアに<{移動させる/1}|{置く/5}|{出す/5}>",
            "{what:target}をメイン・ユニットに{する/s}",
        ),
    ),
    *on(
        "{what:target}に{チャージする/s}",
        "<charges|charge> {what}",
        h.Charge,
        "906.1",
        also=(
            "{what:target}に、?<もう1度|もう一度|もう1回|さらに|それぞれ|1回ずつ>、?{チャージする/s}",
            Spelt("<もう1度|もう一度|もう1回|さらに|>{チャージする/s}", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}に{counter:counter_name}カウンターを{n}個{置く/5}",
        "<puts|put> {n} {counter} <n:counter|counters> on {what}",
        c.PutCounters,
        "913.2",
        also=(
            "{what:target}に{counter:counter_name}カウンター{n}個を{置く/5}",
            "{what:target}に、?<それぞれ|>{counter:counter_name}カウンター<を{n}個ずつ|{n}個ずつを>{置く/5}",
            "{counter:counter_name}カウンターを{n}個、?{what:target}に{置く/5}",
            Spelt("{counter:counter_name}カウンター<を{n}個|{n}個を>{置く/5}", {"what": n.That()}),
        ),
    ),
    *on(
        "{what:target}の{counter:counter_name}カウンターを{n}個{取り除く/5}",
        "<removes|remove> {n} {counter} <n:counter|counters> from {what}",
        c.RemoveCounters,
        "913.4",
        also=(
            "{what:target}<から|の>{counter:counter_name}カウンター<を{n}個|{n}個を|を{n}個ずつ|{n}個ずつを>{取り除く/5}",
            "{what:target}に<置かれている|置かれた>{counter:counter_name}カウンター<を{n}個|{n}個を>{取り除く/5}",
        ),
    ),
    *acting(
        "{counter:counter_name}カウンターを{n}個{取り除く/5}",
        "<removes|remove> {n} {counter} <n:counter|counters> from this unit",
        e.RemoveOwnCounters,
        "913.4",
        also=("{counter:counter_name}カウンター{n}個を{取り除く/5}",),
    ),
    *on(
        "{what:target}の{counter:counter_name}カウンターを好きな数{取り除く/5}",
        "<removes|remove> any number of {counter} counters from {what}",
        t.RemoveSomeCounters,
        "913.4 104.5",
        also=(
            "{what:target}<から|の>{counter:counter_name}カウンターを<好きな個数|好きな数だけ|好きなだけ|何個でも>{取り除く/5}",
            "{what:target}に<置かれている|置かれた>{counter:counter_name}カウンターを<好きな数|好きな個数|好きなだけ>{取り除く/5}",
        ),
    ),
    *on(
        "{what:target}の{counter:counter_name}カウンターをすべて{取り除く/5}",
        "<removes|remove> all {counter} counters from {what}",
        c.RemoveAllCounters,
        "913.4",
        also=(
            "{what:target}<から|の>{counter:counter_name}カウンターを<全て|すべて>{取り除く/5}",
            "{what:target}に<置かれている|置かれた>{counter:counter_name}カウンターを<全て|すべて>{取り除く/5}",
        ),
    ),
    *on(
        "{what:target}のカウンターをすべて{取り除く/5}",
        "<removes|remove> all counters from {what}",
        t.RemoveEveryCounter,
        "913.4",
        also=(
            "{what:target}<から|の>カウンターを<全て|すべて>{取り除く/5}",
            "{what:target}に<置かれている|置かれた>カウンターを<全て|すべて>{取り除く/5}",
            "{what:target}<の|に置かれている>すべてのカウンターを{取り除く/5}",
        ),
    ),
)
