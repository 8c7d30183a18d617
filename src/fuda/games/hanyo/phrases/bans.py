"""What is not done to units, cards and hands: prohibitions, by whose effects and of what sort."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

# By whose effects, and of what sort.
_SIDES: Final = (
    ("", "", "any", ""),
    ("相手の", " of your opponent", "opponent", "<相手のカードの|対戦相手の|相手プレイヤーの>"),
    ("自分の", " of your own", "own", "<自分のカードの|あなたの>"),
)

_SORTS: Final = (
    ("効果", "effects", "effect", "801.2d", "<効果|カードの効果>"),
    ("スキル", "skills", "skill", "813.3", "<スキル|スキルの効果|スキルのダメージ|ユニットのスキル>"),
    ("EXスキル", "EX skills", "ex", "813.3", "<EXスキル|EXスキルの効果>"),
    ("コマンド", "commands", "command", "801.2d", "<コマンド|コマンドの効果|コマンドカードの効果>"),
    (
        "戦略と戦術",
        "strategies and tactics",
        "onetime",
        "801.2d",
        "<戦略と戦術|戦術と戦略|戦略や戦術|戦術や戦略|戦略または戦術|戦術または戦略><|の効果>",
    ),
    ("戦術", "tactics", "tactics", "801.2d", "<戦術|戦術カード><|の効果>"),
    ("戦略", "strategies", "strategy", "801.2d", "<戦略|戦略カード><|の効果>"),
    ("強化", "enhancements", "enhancement", "801.2d", "<強化|強化カード><|の効果>"),
)

_BY: Final = tuple(
    [
        row(
            "by",
            f"{whose}{ja}",
            f"{en}{whom}",
            value=f"{side} {sort}",
            clause=clause,
            also=(f"{whose}{spelt}", f"{others}{spelt}") if others else (spelt,),
        )
        for whose, whom, side, others in _SIDES
        for ja, en, sort, clause, spelt in _SORTS
    ]
)

LIMITS: Final = (
    Phrase("rule", "{failure:failure}", "{failure}"),
    row("trying", "{condition:trial}、{effects:failure}", "{condition}, {effects}", n.If, clause="920.1b-1"),
    Phrase("lasting", "{rule:rules}", "{rule}"),
    Phrase("lasting", "{rule:trying}", "{rule}"),
    row(
        "rule",
        "{what:subject}にはエネルギーを{n}枚までしかつけられない",
        "no more than {n} energy can be attached to {what}",
        u.AtMostEnergy,
        clause="104.4 905.2",
        also=(
            "{what:subject}<には|に|は>、?エネルギー<を|は>、?{n}枚<までしか|しか><つけられない|つけることができない|つかない|持てない>",
            "{what:subject}<につけられる|がつけられる>エネルギーは{n}枚までである",
            Spelt(
                "{what:subject}<には|に>、?<エネルギーをつけられない|エネルギーをつけることができない|チャージできない|チャージすることができない>",
                {"n": 0},
            ),
            Spelt("{what:subject}はチャージできない", {"n": 0}),
        ),
    ),
    row(
        "rule",
        "{what:this_card}は{condition:condition}ときにしか手札から出せない",
        "{what} can be put out only if {condition}",
        u.EnterableIf,
        clause="104.4 603.1",
        also=(
            "{what:this_card}は、?{condition:condition}<とき|場合><にしか|しか|でなければ>、?<手札から|><出せない|出すことができない>",
            "{what:this_card}は、?{condition:condition}<とき|場合><にのみ|のみ|だけ|にだけ>、?<手札から|><出せる|出すことができる>",
            Spelt(
                "このユニットは、?{condition:condition}<とき|場合><にしか|しか|でなければ>、?<手札から|><出せない|出すことができない>",
                {"what": n.This()},
            ),
            Spelt(
                "このユニットは、?{condition:condition}<とき|場合><にのみ|のみ|だけ|にだけ>、?<手札から|><出せる|出すことができる>",
                {"what": n.This()},
            ),
        ),
    ),
    row(
        "rule",
        "{condition:condition}なら、{what:this_card}は手札から出せない",
        "{what} cannot be put out if {condition}",
        u.EnterableUnless,
        clause="104.4 603.1",
        also=(
            "{condition:condition}<なら|場合|とき|かぎり|間>、?{what:this_card}は<手札から|><出せない|出すことができない>",
            "{condition:unless_so}、{what:this_card}は<手札から|><出せない|出すことができない>",
            "{what:this_card}は、?{condition:unless_so}、?<手札から|><出せない|出すことができない>",
            "{what:this_card}は、?{condition:condition}<なら|場合|とき|かぎり|間>、?<手札から|><出せない|出すことができない>",
            Spelt(
                "{condition:condition}<なら|場合|とき|かぎり|間>、?このユニットは<手札から|><出せない|出すことができない>",
                {"what": n.This()},
            ),
            Spelt("{condition:unless_so}、このユニットは<手札から|><出せない|出すことができない>", {"what": n.This()}),
        ),
    ),
    row(
        "failure",
        "{what:skills}は失敗する",
        "{what} <what:fails|fail>",
        h.Fails,
        clause="920.1a",
        also=("{what:skills}は、必ず失敗する",),
    ),
    row("rule", "{what:skills}は失敗しない", "{what} <what:does|do> not fail", u.NeverFails, clause="920.1c"),
    row(
        "rule",
        "{what:skills}は使えない",
        "{what} cannot be used",
        h.CannotUse,
        clause="703.2a-3",
        also=(
            "{what:skills}<は使用できない|を使えない|を使用できない|は使うことができない|を使うことができない>",
            "<このユニットは|自分は>、?{what:only_this}を<使えない|使用できない|使うことができない>",
            "{what:unable}を<使えない|使用できない|使うことができない>",
        ),
    ),
    row(
        "unable",
        "{of:holders}はコスト{cost:points}のスキル",
        "the skills of {of} that cost {cost}",
        g.SkillsCosting,
        number=MANY,
        clause="210.1",
        also=("{of:holders}は、?<スキルコスト|コスト><|が>{cost:points}のスキル",),
    ),
    row(
        "unable",
        "{of:whose}は「{name:name}」",
        "{of} “{name}”",
        g.SkillOf,
        clause="902.1b",
        also=("{of:whose}は、?<スキル|EXスキル|>「{name:name}」",),
    ),
    row(
        "unable",
        "{of:object}は「{name:name}」",
        "“{name}” of {of}",
        g.SkillOf,
        clause="902.1b",
        also=("{of:object}は、?<スキル|EXスキル|>「{name:name}」",),
    ),
    row(
        "rule",
        "{what:subject}はスキルを使えない",
        "{what} cannot use skills",
        u.NoSkills,
        clause="703.2a-3",
        also=("{what:subject}は、?スキルを<使用できない|使うことができない>",),
    ),
    row(
        "rule",
        "{what:subject}は{state:state}でもスキルを使える",
        "{what} can use skills though {state}",
        u.UsesThough,
        clause="703.1",
        also=(
            "{what:subject}は、?{state:state}でも、?スキルを<使うことができる|使用できる|使用することができる>",
            "{what:subject}は、?{state:state}の<とき|場合>でも、?スキルを<使える|使うことができる|使用できる>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は退却できない",
        "{what} cannot retreat",
        h.CannotRetreat,
        clause="915.1",
        also=(
            "{what:subject}<は退却することができない|を退却させることができない|を退却させられない>",
            "{what:subject}は退却しない",
        ),
    ),
    row(
        "rule",
        "{player:player}は{kind:playable}をプレイできない",
        "{player} cannot play {kind} cards",
        h.CannotPlay,
        clause="104.4",
        also=(
            "{player:player}は、?{kind:playable}<カード|>を<プレイできない|プレイすることができない|使えない|使用できない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は状態異常にならない",
        "{what} cannot become afflicted",
        h.NotAfflicted,
        clause="908.3",
        also=(
            "{what:subject}は、?<レストもスタンもしない|レストやスタンをしない|レスト状態やスタン状態にならない|レスト状態にもスタン状態にもならない>",
        ),
    ),
)

SPARED: Final = (
    row(
        "rule",
        "{what:subject}は{deed:spared}",
        "{what} cannot be {deed}",
        u.Forbid,
        const={"by": "any"},
        clause="104.4",
        also=(
            "{what:subject}は、{deed:spared}",
            "{what:subject}を{deed:spared_of}",
            Spelt("{what:subject}のHP<は|が><回復しない|回復されない|回復できない>", {"deed": "heal"}),
            Spelt("{what:subject}のHPを回復<できない|することができない>", {"deed": "heal"}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は{by:by}で{deed:spared}",
        "{what} cannot be {deed} by {by}",
        u.Forbid,
        clause="104.4",
        also=(
            "{what:subject}は、?{by:by}<で|によって|により|では|によっては>、?{deed:spared}",
            Spelt(
                "{what:subject}は、?{by:by}<によるダメージ|からのダメージ|のダメージ|からダメージ>を受けない",
                {"deed": "damage"},
            ),
            Spelt("{what:subject}は、?{by:by}の<効果|対象>に選ばれない", {"deed": "chosen"}),
            Spelt("{what:subject}のHPは、?{by:by}<で|によって|により|では|によっては>、?回復しない", {"deed": "heal"}),
            Spelt("{what:subject}は、?{by:by}の対象にならない", {"deed": "chosen"}),
        ),
    ),
    row("spared", "ダメージを受けない", "damaged", value="damage", clause="916.1", also=("ダメージを与えられない",)),
    row("spared", "KOされない", "knocked out", value="ko", clause="909.1", also=("<KOしない|KO状態にならない>",)),
    row(
        "spared",
        "レストしない",
        "rested",
        value="rest",
        clause="908.1",
        also=("<レストされない|レスト状態にならない>",),
    ),
    row(
        "spared",
        "スタンしない",
        "stunned",
        value="stun",
        clause="908.1",
        also=("<スタンされない|スタン状態にならない>",),
    ),
    row(
        "spared",
        "復帰しない",
        "recovered",
        value="recover",
        clause="907.1",
        also=(
            "<復帰できない|復帰されない|復帰することができない|状態異常から復帰しない|状態異常から復帰できない|通常状態にならない>",
        ),
    ),
    row(
        "spared",
        "HPを回復できない",
        "healed",
        value="heal",
        clause="917.1",
        also=("<HPを回復しない|HPが回復しない|回復できない|回復しない|HPを回復されない|HPを回復することができない>",),
    ),
    row("spared", "選ばれない", "chosen", value="chosen", clause="910.1", also=("<選択されない|対象にならない>",)),
    row(
        "spared",
        "入れ替えられない",
        "swapped",
        value="swap",
        clause="914.1",
        also=("<|メイン・ユニットと|他のユニットと><入れ替えられない|入れ替わらない|入れ替えることができない>",),
    ),
)

KEPT: Final = (
    row(
        "rule",
        "{what:subject}のエネルギーは{by:by}で捨てられない",
        "the energy of {what} cannot be discarded by {by}",
        u.Forbid,
        const={"deed": "energy"},
        clause="104.4 905.2a",
        also=(
            "{what:subject}<のエネルギー|についているエネルギー><は|を>、?{by:by}<で|によって|により|では|によっては>、?<捨てられない|捨てられることはない|捨てることができない>",
            Spelt(
                "{what:subject}<のエネルギー|についているエネルギー>は<捨てられない|捨てられることはない>",
                {"by": "any effect"},
            ),
        ),
    ),
    row(
        "rule",
        "{what:subject}のセットは{by:by}で捨てられない",
        "the cards set on {what} cannot be discarded by {by}",
        u.Forbid,
        const={"deed": "sets"},
        clause="104.4 905.3a",
        also=(
            "{what:subject}<のセット|の強化|にセットされている強化|にセットされているカード|にセットされた強化|にセットされたカード><は|を>、?{by:by}<で|によって|により|では|によっては>、?<捨てられない|捨てられることはない|捨てることができない>",
            Spelt(
                "{what:subject}<のセット|の強化|にセットされている強化|にセットされているカード|にセットされた強化|にセットされたカード>は<捨てられない|捨てられることはない>",
                {"by": "any effect"},
            ),
            Spelt(
                "<このカード|この強化>は、?{by:by}<で|によって|により|では|によっては>、?捨てられない",
                {"what": h.ThisUnit()},
            ),
        ),
    ),
    row(
        "rule",
        "{player:holder}の手札は{by:by}で捨てられない",
        "{player} hand cannot be discarded by {by}",
        u.KeepsHand,
        clause="104.4 911.1",
        also=(
            "{player:holder}の手札<のカード|><は|を>、?{by:by}<で|によって|により|では|によっては>、?<捨てられない|捨てられることはない|捨てることができない>",
            "{player:holder}は、?{by:by}<で|によって|により|では|によっては>、?手札を<捨てない|捨てられない>",
            Spelt("{player:holder}の手札は<捨てられない|捨てられることはない>", {"by": "any effect"}),
        ),
    ),
    row(
        "rule",
        "{what:subject}が与えるダメージはダウンしない",
        "the damage dealt by {what} is not lowered",
        u.KeepsDamage,
        const={"by": "any"},
        clause="104.6 916.2",
        also=(
            "{what:subject}<が|の>与えるダメージは、?<ダウンしない|ダウンされない|減らない|減少しない|減らされない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}が与えるダメージは相手の効果でダウンしない",
        "the damage dealt by {what} is not lowered by effects of your opponent",
        u.KeepsDamage,
        const={"by": "opponent effect"},
        clause="104.6 916.2",
        also=(
            "{what:subject}<が|の>与えるダメージは、?相手の<カードの|>効果<で|によって|により|では|によっては>、?<ダウンしない|ダウンされない|減らない|減少しない|減らされない>",
        ),
    ),
)

_LOWERED: Final = "<ダウンしない|ダウンされない|減らない|減少しない|減らされない>"
OF_SKILLS: Final = (
    row(
        "tail",
        "スキルは失敗しない",
        "its skills do not fail",
        u.NeverFails,
        const={"what": h.Skills(t.Topic())},
        clause="920.1c",
        also=("<その|>スキルは失敗しない",),
    ),
    row(
        "rule",
        "{what:skills}のダメージはダウンしない",
        "the damage of {what} is not lowered",
        u.KeepsDamage,
        const={"by": "any"},
        clause="104.6 916.2",
        also=(f"{{what:skills}}のダメージは、?{_LOWERED}",),
    ),
    row(
        "rule",
        "{what:skills}のダメージは相手の効果でダウンしない",
        "the damage of {what} is not lowered by effects of your opponent",
        u.KeepsDamage,
        const={"by": "opponent effect"},
        clause="104.6 916.2",
        also=(f"{{what:skills}}のダメージは、?相手の<カードの|>効果<で|によって|により|では|によっては>、?{_LOWERED}",),
    ),
)

SPARED_TOO: Final = (
    row(
        "spared",
        "手札に戻されない",
        "returned to hand",
        value="return",
        clause="302.5",
        also=("<手札に戻らない|手札に戻せない>",),
    ),
    row(
        "spared_of",
        "選ぶことができない",
        "chosen",
        value="chosen",
        clause="910.1",
        also=("<選べない|選ぶことはできない>",),
    ),
    row("spared_of", "入れ替えることができない", "swapped", value="swap", clause="914.1", also=("入れ替えられない",)),
    *_BY,
    row(
        "rule",
        "{player:player}は{deed:impossible}",
        "{player} cannot {deed}",
        u.CannotDo,
        clause="104.4",
        also=("{player:player}は、{deed:impossible}",),
    ),
)
