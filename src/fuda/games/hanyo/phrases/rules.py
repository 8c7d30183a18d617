"""How texts say what holds always or for a while: figures, information, permissions, prohibitions, durations.

A rule stands as `rule`; `rule_ren` is the form before another one; `tail` is a rule about what the sentence began with.
"""

from typing import Final

from fuda.games.hanyo.phrases.limits import LIMIT_PHRASES
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.joining import before_another, without_topic
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

_NOBODY: Final = (
    "<お互いに|お互いは|各プレイヤーは|両プレイヤーは|お互いのプレイヤーは|プレイヤーは|すべてのプレイヤーは|"
    "どちらのプレイヤーも|いずれのプレイヤーも|どのプレイヤーも>"
)
_FREELY: Final = (
    "<退却コストを支払わずに|退却コストなしで|コストを支払わずに|コストなしで|エネルギーを捨てずに>、?"
    "<メイン・ユニットを|自分のメイン・ユニットを|>"
    "退却<できる|することができる|させることができる|させられる|してもよい|させてもよい>"
)
_PICKED: Final = "<その|そのユニットの|それぞれの|それらの|>"


def _figure(
    tail: str, en: str, node: type[Node], clause: str, *others: str, group: str = "subject"
) -> tuple[Phrase, ...]:
    """The rows of a figure: raised, lowered, set; alone and before another rule."""
    what = f"{{what:{group}}}"
    rule: list[str | Spelt] = []
    ren: list[str | Spelt] = []
    for each in (tail, *others):
        rule += [f"{what}{each}を、?{{change:change}}", f"{what}{each}<は|が>、?{{change:becomes}}"]
        rule += [f"{{change:ahead_up}}、?{what}{each}をアップする", f"{{change:ahead_down}}、?{what}{each}をダウンする"]
        ren += [f"{what}{each}<を|は|が>、?{{change:change_ren}}"]
        if group == "skills" and node is h.ChangeSkillDamage:
            rule += [
                "{what:only_this}が与えるダメージを、?{change:change}",
                "{what:only_this}が与えるダメージ<は|が>{change:becomes}",
            ]
            rule += [
                Spelt("{change:extra}", {"what": h.ThisSkill()}),
                Spelt("ダメージを、?{change:change}", {"what": h.ThisSkill()}),
                Spelt("ダメージ<は|が>、?{change:becomes}", {"what": h.ThisSkill()}),
            ]
            ren += ["{what:only_this}が与えるダメージ<を|は|が>{change:change_ren}"]
        if group == "skills" and each.startswith("の"):
            rule += [f"{{what:unable}}{each}を、?{{change:change}}"]
        if group == "subject" and each.startswith("の"):
            rule += [f"{{what:picked}}{_PICKED}{each[1:]}を、?{{change:change}}"]
        elif group == "subject":
            rule += [f"{{what:picked}}<そのユニット|それ>{each}を、?{{change:change}}"]
    return (
        row("rule", f"{what}{tail}を{{change:change}}", f"{en} is {{change}}", node, clause, also=tuple(rule)),
        row(
            "unit_ren" if group == "subject" else "rule_ren",
            f"{what}{tail}を{{change:change_ren}}",
            f"{en} is {{change}}",
            node,
            clause,
            also=tuple(ren),
        ),
    )


_ONLY_THIS: Final = (row("only_this", "このスキル", "this skill", h.ThisSkill),)
_TOPICS: Final = tuple(
    [
        row(
            "tail",
            f"{ja}を{{change:change}}",
            f"{en} is {{change}}",
            node,
            clause,
            {"what": t.Topic()},
            also=(f"{ja}を、?{{change:change}}", f"{ja}<は|が>、?{{change:becomes}}"),
        )
        for ja, en, node, clause in (
            ("HP", "its HP", h.ChangeHp, "918.1"),
            ("与えるダメージ", "the damage dealt by it", h.ChangeDamage, "916.2"),
            ("受けるダメージ", "the damage taken by it", h.ChangeDamageTaken, "916.2"),
            ("退却コスト", "its retreat cost", h.ChangeRetreatCost, "206.1"),
        )
    ]
)

_FIGURES: Final = (
    *_TOPICS,
    *_ONLY_THIS,
    row(
        "rule",
        "{what:subject}が{by:subject}から受けるダメージを{change:change}",
        "the damage that {what} <what:takes|take> from {by} is {change}",
        u.ChangeDamageFrom,
        clause="916.2",
        also=(
            "{what:subject}<が|は>、?{by:subject}から受けるダメージを{change:change}",
            "{what:subject}<が|は>、?{by:subject}から受けるダメージ<は|が>{change:becomes}",
            Spelt("{what:subject}は、?{by:subject}から<の|>ダメージを受けない", {"change": q.To(n.Number(0))}),
            "{by:subject}<が|は|は、>{what:subject}に<対して|>与えるダメージを、?{change:change}",
            "{by:subject}<が|は|は、>{what:subject}に<対して|>与えるダメージ<は|が>、?{change:becomes}",
        ),
    ),
    row(
        "rule",
        "{what:subject}が与えるダメージと受けるダメージを{change:change}",
        "the damage dealt and taken by {what} is {change}",
        u.ChangeBothDamages,
        clause="916.2",
        also=("{what:subject}<が|の>与えるダメージ<と|および>受けるダメージ<を{change:change}|は{change:becomes}>",),
    ),
    row("changeable", "HP", "HP", value="hp", clause="918.1", also=("最大HP",)),
    row("changeable", "退却コスト", "retreat cost", value="retreat", clause="206.1"),
    row("changeable", "与えるダメージ", "damage dealt", value="dealt", clause="916.2"),
    row("changeable", "受けるダメージ", "damage taken", value="taken", clause="916.2"),
    *_figure("のHP", "the HP of {what}", h.ChangeHp, "918.1", "の最大HP"),
    *_figure(
        "が与えるダメージ",
        "the damage dealt by {what}",
        h.ChangeDamage,
        "916.2",
        "の与えるダメージ",
        "がスキルで与えるダメージ",
    ),
    *_figure(
        "が受けるダメージ",
        "the damage taken by {what}",
        h.ChangeDamageTaken,
        "916.2",
        "の受けるダメージ",
        "に与えられるダメージ",
        "が与えられるダメージ",
        "へのダメージ",
        "に与えるダメージ",
    ),
    *_figure(
        "のダメージ",
        "the damage of {what}",
        h.ChangeSkillDamage,
        "704.3b",
        "のスキルダメージ",
        "で与えるダメージ",
        group="skills",
    ),
    *_figure("の退却コスト", "the retreat cost of {what}", h.ChangeRetreatCost, "206.1"),
    *_figure("のコスト", "the cost of {what}", h.ChangeSkillCost, "210.1", "のスキルコスト", "コスト", group="skills"),
)

_INFORMATION: Final = (
    row(
        "rule",
        "{what:subject}は{attribute:attribute}属性を得る",
        "{what} <what:gains|gain> the {attribute} attribute",
        h.GainAttribute,
        clause="809.1b",
        also=(
            "{what:subject}は、?{attribute:attribute}属性<を持つ|も持つ|<のユニット|>としても扱う|<のユニット|>でもある>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{first:attribute}属性と{second:attribute}属性を得る",
        "{what} <what:gains|gain> the attributes {first} and {second}",
        u.GainAttributes,
        clause="809.1b",
        also=("{what:subject}は、?{first:attribute}属性<と|および>{second:attribute}属性を<得る|持つ>",),
    ),
    row(
        "rule",
        "{what:subject}は{attribute:attribute}属性を失う",
        "{what} <what:loses|lose> the {attribute} attribute",
        h.LoseAttribute,
        clause="809.1b",
    ),
    row(
        "rule",
        "{what:subject}は属性を失う",
        "{what} <what:loses|lose> all attributes",
        u.LoseAttributes,
        clause="809.1b",
        also=("{what:subject}は、?<すべての属性を失う|属性をすべて失う|属性を持たない>",),
    ),
    row(
        "rule",
        "{what:this_card}は{attribute:attribute}属性でもある",
        "{what} is also {attribute}",
        h.IsAlso,
        clause="805.2",
    ),
    row(
        "rule",
        "{what:subject}は{attribute:attribute}属性への有利を得る",
        "{what} <what:gains|gain> the advantage over {attribute}",
        h.GainAdvantage,
        clause="809.1b",
        also=(
            "{what:subject}は、?<属性が{attribute:attribute}である|属性が{attribute:attribute}の|{attribute:attribute}属性の|{attribute:attribute}属性を持つ>ユニット<に対する有利を得る|への有利を得る|に有利を得る|に有利になる|に対して有利になる|に対して有利を得る>",
            "{what:subject}は、?{attribute:attribute}属性<に対する有利を得る|に有利を得る|に有利になる|に対して有利になる|への有利を持つ|に対して有利を得る>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{first:attribute}属性と{second:attribute}属性への有利を得る",
        "{what} <what:gains|gain> the advantage over {first} and {second}",
        u.GainAdvantages,
        clause="809.1b",
        also=(
            "{what:subject}は、?{first:attribute}属性<と|および|、|への有利と>{second:attribute}属性<への|に対する>有利を<得る|持つ>",
        ),
    ),
    row(
        "rule",
        "{what:subject}はすべての属性への有利を得る",
        "{what} <what:gains|gain> the advantage over every attribute",
        u.GainEveryAdvantage,
        clause="809.1b",
        also=(
            "{what:subject}は、?<すべての|全ての|あらゆる>属性<への|に対する|に対して><有利を得る|有利を持つ|有利になる>",
            "{what:subject}は、?<すべての|全ての>属性に有利<になる|を得る>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は有利を失う",
        "{what} <what:loses|lose> the advantage",
        h.LoseAdvantage,
        clause="809.1b",
        also=(
            "{what:subject}は、?<すべての有利を失う|有利を持たない|有利をすべて失う>",
            "{what:subject}の有利は<無効になる|失われる|なくなる>",
            "{what:subject}は、?有利を<得られない|得ない|得ることができない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}の属性は{attribute:attribute}になる",
        "the attribute of {what} becomes {attribute}",
        h.BecomeAttribute,
        clause="809.5",
        also=(
            "{what:subject}<の属性は|の属性を|は>{attribute:attribute}<属性|><になる|にする|に変更する|に変わる|に変える>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は『{ability:line}』を得る",
        "{what} <what:gains|gain> “^{ability}”",
        h.GainAbility,
        clause="809.1c",
        also=("{what:subject}は、?『{ability:line}』<の能力を得る|を持つ|の効果を得る|という能力を得る>",),
    ),
    row(
        "rule",
        "{what:subject}はEXスキルを失う",
        "{what} <what:loses|lose> all EX skills",
        h.LoseExSkills,
        clause="809.1c",
        also=(
            "{what:subject}は、?<EXスキルをすべて失う|すべてのEXスキルを失う|EXスキルを持たない>",
            "{what:subject}のEXスキル<は無効になる|は無効である|を無効にする|をすべて無効にする|は使えない|は失われる>",
        ),
    ),
)

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

_LIMITS: Final = (
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
            "<このユニットは|自分は|相手は>、?{what:skills}を<使えない|使用できない|使うことができない>",
            "{what:unable}を<使えない|使用できない|使うことができない>",
        ),
    ),
    row(
        "unable",
        "{of:someones}はコスト{cost:points}のスキル",
        "the skills of {of} that cost {cost}",
        g.SkillsCosting,
        number=MANY,
        clause="210.1",
        also=("{of:someones}は、?<スキルコスト|コスト><|が>{cost:points}のスキル",),
    ),
    row(
        "unable",
        "{of:object}は「{name:name}」",
        "“{name}” of {of}",
        g.SkillOf,
        clause="902.1b",
        also=("{of:object}は、?<スキル|>「{name:name}」",),
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
        also=("<復帰できない|復帰されない|復帰することができない>",),
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
            "{what:subject}<のセット|の強化|にセットされている強化|にセットされているカード><は|を>、?{by:by}<で|によって|により|では|によっては>、?<捨てられない|捨てられることはない|捨てることができない>",
            Spelt(
                "{what:subject}<のセット|の強化|にセットされている強化|にセットされているカード>は<捨てられない|捨てられることはない>",
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
    row(
        "rule",
        "{what:subject}は{of:someones}のスキルを使える",
        "{what} can use the skills of {of}",
        u.UsesSkillsOf,
        clause="104.1 703.2a-1",
        also=(
            "{what:subject}は、?{of:someones}<の|が持つ|の持つ>スキルを、?<使える|使うことができる|使用することができる>",
            "{what:subject}は、?{of:someones}<の|が持つ|の持つ>スキルを、?<自身の|自分の>スキルとして<使える|使うことができる>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{of:someones}の属性をすべて得る",
        "{what} <what:gains|gain> all attributes of {of}",
        u.GainAttributesOf,
        clause="809.1b",
        also=(
            "{what:subject}は、?{of:someones}<の|が持つ|の持つ>属性を<すべて|全て|>、?<得る|持つ>",
            "{of:someones}<の|が持つ|の持つ>属性を、?{what:subject}は、?<すべて|全て|>、?得る",
            "{what:subject}は、?{of:someones}と同じ属性<を得る|を持つ|としても扱う|でもある>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{of:cards}の属性をすべて得る",
        "{what} <what:gains|gain> all attributes of {of}",
        u.GainAttributesOfCards,
        clause="809.1b",
        also=(
            "{what:subject}は、?{of:cards}<の|が持つ|の持つ>属性を<すべて|全て|>、?<得る|持つ>",
            "{of:cards}<の|が持つ|の持つ>属性を、?{what:subject}は、?<すべて|全て|>、?得る",
        ),
    ),
    row(
        "rule",
        "{what:subject}の属性は{of:someones}と同じになる",
        "the attributes of {what} become those of {of}",
        u.BecomeAttributesOf,
        clause="809.5",
        also=(
            "{what:subject}<の属性は|の属性を|は>、?{of:someones}<の属性と同じ|と同じ属性><になる|にする>",
            "{what:subject}の属性<は|を>、?{of:someones}と同じ<もの|><になる|にする>",
        ),
    ),
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
    row(
        "rule",
        "どのプレイヤーも{deed:impossible}",
        "no player can {deed}",
        u.CannotDo,
        const={"player": a.EachPlayer()},
        clause="104.4",
        also=(f"{_NOBODY}、?{{deed:impossible}}",),
    ),
    row(
        "rule",
        "どのプレイヤーも{kind:playable}をプレイできない",
        "no player can play {kind} cards",
        h.CannotPlay,
        const={"player": a.EachPlayer()},
        clause="104.4",
        also=(
            f"{_NOBODY}、?{{kind:playable}}<カード|>を<プレイできない|プレイすることができない|使えない|使用できない>",
        ),
    ),
    row(
        "rule",
        "{what:skills}のダメージは有利によって2倍にならない",
        "the damage of {what} is not doubled by advantage",
        u.IgnoresAdvantage,
        clause="205.1",
        also=(
            "{what:skills}<のダメージ|>は、?有利<によって|で|による><2倍にならない|倍にならない|増えない>",
            "{what:skills}は、?有利<の影響を受けない|を無視する|を適用しない>",
            "{what:skills}のダメージ<に|には>、?有利<を適用しない|は適用されない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}が受けるダメージは有利によって2倍にならない",
        "the damage taken by {what} is not doubled by advantage",
        u.IgnoresAdvantage,
        clause="205.1",
        also=(
            "{what:subject}<が受ける|の受ける|への>ダメージは、?有利<によって|で><2倍にならない|倍にならない|増えない>",
            "{what:subject}は、?<相手の|>有利の影響を受けない",
        ),
    ),
    row(
        "rule",
        "{player:player}は退却コストを支払わずに退却できる",
        "{player} may retreat at no cost",
        u.RetreatFree,
        clause="206.1",
        also=(
            f"{{player:player}}は、?{_FREELY}",
            Spelt(_FREELY, {"player": n.You()}),
        ),
    ),
    row(
        "impossible",
        "チャージできない",
        "charge",
        value="charge",
        clause="602.1",
        also=(
            "<チャージすることができない|チャージを行えない|チャージを行うことができない|ユニットにチャージできない>",
        ),
    ),
    row(
        "impossible",
        "ユニットを出せない",
        "put out units",
        value="enter",
        clause="603.1",
        also=("ユニットを<出すことができない|出すことはできない|スタンバイ・エリアに出せない>",),
    ),
    row(
        "impossible",
        "退却できない",
        "retreat",
        value="retreat",
        clause="605.1",
        also=(
            "<退却することができない|メイン・ユニットを退却させることができない|メイン・ユニットを退却できない|退却を行えない|ユニットを退却できない|ユニットを退却させられない|ユニットを退却させることができない|メイン・ユニットを退却させられない>",
        ),
    ),
    row(
        "impossible",
        "デッキを引けない",
        "draw",
        value="draw",
        clause="904.1",
        also=(
            "<デッキを引くことができない|カードを引けない|カードを引くことができない|デッキを引かない|カードを引かない>",
        ),
    ),
    row(
        "impossible",
        "スキルを使えない",
        "use skills",
        value="skill",
        clause="703.2a-3",
        also=("<スキルを使用できない|スキルを使うことができない>",),
    ),
    row(
        "impossible",
        "EXスキルを使えない",
        "use EX skills",
        value="ex",
        clause="606.1",
        also=("<EXスキルを使用できない|EXスキルをプレイできない|EXスキルを使うことができない>",),
    ),
    row(
        "impossible",
        "バトルフェイズを行えない",
        "have a battle phase",
        value="battle",
        clause="504.1",
        also=("<バトルフェイズを行わない|バトルフェイズを行うことができない|バトルフェイズを飛ばす>",),
    ),
    row(
        "rule",
        "{player:player}は{deed:once_more}をもう{n}枚プレイできる",
        "{player} may play {n} more {deed} this turn",
        u.MayDoMore,
        clause="803.2",
        also=(
            "{player:player}は、?{deed:once_more}を<もう|追加で>{n}枚、?プレイ<できる|することができる|してもよい>",
            Spelt(
                "{deed:once_more}を<もう|追加で>{n}枚、?プレイ<できる|することができる|してもよい>", {"player": n.You()}
            ),
        ),
    ),
    row("once_more", "戦略", "strategies", value="strategy", clause="803.2", also=("戦略カード",)),
    row(
        "rule",
        "{player:player}はもう{n}回{deed:again}",
        "{player} may {deed} {n:time} more",
        u.MayDoMore,
        clause="601.2",
        also=(
            "{player:player}は、?<もう|追加で|さらに>{n}<回|度>、?{deed:again}",
            Spelt("<もう|追加で|さらに>{n}<回|度>、?{deed:again}", {"player": n.You()}),
        ),
    ),
    row(
        "again",
        "チャージできる",
        "charge",
        value="charge",
        clause="602.2",
        also=("チャージ<することができる|を行うことができる|してもよい>",),
    ),
    row(
        "again",
        "退却できる",
        "retreat",
        value="retreat",
        clause="605.2",
        also=(
            "<退却することができる|退却を行うことができる|メイン・ユニットを退却できる|メイン・ユニットを退却させることができる|退却してもよい>",
        ),
    ),
    row(
        "rule",
        "{what:this_card}はデッキに何枚でも入れることができる",
        "any number of copies of {what} can be in a deck",
        h.AnyNumberInDeck,
        clause="402.3",
        also=("{what:this_card}は、?デッキに<何枚でも入れられる|好きな枚数入れることができる|何枚でも入れてよい>",),
    ),
    row(
        "rule",
        "{what:this_card}はデッキに{n}枚までしか入れることができない",
        "no more than {n} <n:copy|copies> of {what} can be in a deck",
        u.AtMostInDeck,
        clause="402.3",
        also=(
            "{what:this_card}は、?デッキに{n}枚<まで|><しか><入れられない|入れることができない>",
            "{what:this_card}は、?デッキに{n}枚まで<入れられる|入れることができる>",
        ),
    ),
    row(
        "rule",
        "{event:would}なら、代わりに{effect:instead}",
        "if {event}, instead {effect}",
        a.Instead,
        clause="810.1",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:instead}",
            "{event:would}<なら|場合|とき|時>、?{effect:taken_by}",
            "{event:would}<代わりに|かわりに>、?{effect:instead}",
            "{event:would}<なら|場合|とき|時|たび|たびに>、?{effect:that_damage}",
            "{event:would_of}<は|が>、?{effect:that_becomes}",
            "{event:would_of}を、?{effect:that_change}",
        ),
    ),
    row(
        "rule",
        "{event:would}なら、代わりに{effect:instead_option}",
        "if {event}, {effect} instead",
        a.Instead,
        clause="810.3",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:instead_option}",
            "{event:would}<なら|場合|とき|時>、?{effect:may_take}",
            "{event:would}<代わりに|かわりに>、?{effect:instead_option}",
        ),
    ),
    row(
        "taken_by",
        "そのダメージを{what:object}が代わりに受ける",
        "{what} takes that damage",
        h.TakeThatDamage,
        clause="810.1",
        also=("<そのダメージを|>{what:object}が<代わりに受ける|代わりにそのダメージを受ける|受ける>",),
    ),
    row("may_take", "{effect:taken_te}もよい", "you may have it that {effect}", n.May, const={"player": n.You()}),
    row(
        "taken_te",
        "そのダメージを{what:object}が代わりに受けて",
        "{what} takes that damage",
        h.TakeThatDamage,
        clause="810.1",
        also=("<そのダメージを|>{what:object}が<代わりに受けて|代わりにそのダメージを受けて|受けて>",),
    ),
    row(
        "would_of",
        "{what:someone}が受ける{bound:points}のダメージ",
        "{what} would take {bound} damage",
        v.TookDamage,
        clause="916.1",
        also=("{what:someone}<が受ける|の受ける|が与えられる|に与えられる|への>{bound:points}<の|点の|>ダメージ",),
    ),
    row("that_becomes", "{change:becomes}", "that damage is {change}", t.ChangeThatDamage, clause="916.2"),
    row("that_change", "{change:change}", "that damage is {change}", t.ChangeThatDamage, clause="916.2"),
    Phrase("instead", "{effect:acts}", "{effect}"),
    Phrase("instead", "{effect:they}", "{effect}"),
    row(
        "instead_option",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=("{effect:acts}ことができる",),
    ),
    row("that_damage", "そのダメージを{change:change}", "that damage is {change}", t.ChangeThatDamage, clause="916.2"),
    row(
        "that_damage_te",
        "そのダメージを{change:change_te}",
        "that damage is {change}",
        t.ChangeThatDamage,
        clause="916.2",
    ),
    Phrase("instead", "{effect:that_damage}", "{effect}"),
    row(
        "instead",
        "その点数を{change:change}",
        "as much as that, {change}",
        t.ChangeThatHealing,
        clause="917.1",
        also=(
            "<その回復|その値|回復する点数|回復する値|その回復量>を{change:change}",
            Spelt("その2倍<の点数|の値|><を|>回復する", {"change": q.Twice()}),
            Spelt("その半分<の点数|の値|><を|>回復する", {"change": q.Half()}),
        ),
    ),
    row(
        "instead_option",
        "{effect:that_damage_te}もよい",
        "you may have it that {effect}",
        n.May,
        const={"player": n.You()},
        also=("{effect:that_damage}ことができる",),
    ),
)

_ONLY: Final = (
    row(
        "rule",
        "{what:skills}は{condition:condition}ときにしか使えない",
        "{what} can be used only if {condition}",
        u.UsableOnlyIf,
        clause="703.2a-3",
        also=(
            "{what:skills}は、?{condition:condition}<とき|場合|時><にしか使えない|にのみ使える|だけ使える|にだけ使える|しか使えない>",
            "{what:skills}は、?{condition:unless}、?<使えない|使用できない|使うことができない>",
            "{what:skills}は、?{condition:condition}<とき|場合|時><にしか使用できない|にのみ使用できる|だけ使用できる>",
        ),
    ),
)

_JOINED: Final = (
    row("rules", "{effect:rule}", "{effect}"),
    row("rules", "{first:rule_ren}、{second:rules}", "{first} and {second}", a.Both),
    row("rules", "{first:unit_ren}、{second:tails}", "{first} and {second}", t.BothOn),
    row("rules", "{first:player_ren}、{second:his_tails}", "{first} and {second}", t.BothOn),
    Phrase("rule_ren", "{effect:unit_ren}", "{effect}"),
    Phrase("rule_ren", "{effect:player_ren}", "{effect}"),
    Phrase("his_tails", "{effect:his_tail}", "{effect}"),
    row("his_tails", "{first:his_tail_ren}、{second:his_tails}", "{first} and {second}", a.Both),
    Phrase("tails", "{effect:tail}", "{effect}"),
    row("tails", "{first:tail_ren}、{second:tails}", "{first} and {second}", a.Both),
    row(
        "rules",
        "{each:each}につき、{effect:rule}",
        "for each {each}, {effect}",
        t.ForEach,
        clause="916.4a",
        also=("{each:each}<ごとに、|ごとに|につき、>{effect:rule}",),
    ),
    row(
        "rules",
        "{amount:done_each}につき、{effect:rule}",
        "for each {amount}, {effect}",
        t.ForCount,
        clause="916.4a",
        also=("{amount:done_each}<ごとに、|ごとに|につき、|につき>{effect:rule}",),
    ),
)

_DURATIONS: Final = (
    Phrase("duration", "{duration:as_long}", "{duration}"),
    Phrase("his_duration", "{duration:duration}", "{duration}"),
    row(
        "his_duration",
        "次の自身のターン",
        "during the next turn of that player",
        a.InNextTurnOf,
        const={"player": t.Topic()},
        clause="809.8",
        also=("次の<自身|自分自身>のターン<中|の間|に|中は|は|では|には>",),
    ),
    row(
        "his_duration",
        "次の自身のターンの終了時まで",
        "until the end of the next turn of that player",
        a.UntilEndOfNextTurnOf,
        const={"player": t.Topic()},
        clause="801.2b",
        also=("次の<自身|自分自身>のターン<終了時まで|が終わるまで>",),
    ),
    row(
        "duration",
        "このターン",
        "this turn",
        n.UntilEndOfTurn,
        clause="809.8a",
        also=(
            "<このターン中|このターンの間|このターン中は|このターンの終了時まで|ターン終了時まで|このターン終了時まで|このターンが終わるまで|ターンの終了時まで|このターン終了まで>",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターン",
        "during {player} next turn",
        a.InNextTurnOf,
        clause="809.8",
        also=(
            "次の{player:whose}のターン<中|の間|中は|に|には|では|の間は>",
            "{player:whose}の次のターン<中|の間|>",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}の{phase:phase}",
        "during {player} next {phase}",
        u.InNextPhaseOf,
        clause="801.2b",
        also=(
            "次の{player:whose}の{phase:phase}<中|の間|中は|の間は|に|では>",
            "{player:whose}の次の{phase:phase}<中|の間|>",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターンの終了時まで",
        "until the end of {player} next turn",
        a.UntilEndOfNextTurnOf,
        clause="801.2b",
        also=(
            "次の{player:whose}のターン<終了時まで|が終わるまで|の終わりまで>",
            "{player:whose}の次のターン<の|>終了時まで",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターンの開始時まで",
        "until the start of {player} next turn",
        u.UntilStartOfNextTurnOf,
        clause="801.2b",
        also=(
            "次の{player:whose}のターン<開始時まで|が始まるまで|まで>",
            "{player:whose}の次のターン<の|>開始時まで",
        ),
    ),
    row(
        "as_long",
        "{condition:condition}かぎり",
        "as long as {condition}",
        a.AsLongAs,
        clause="809.7",
        also=("{condition:condition}<限り|間|あいだ|間は|かぎりは>",),
    ),
    row("period", "{player:whoses}のターン", "{player} turn", n.TurnOf, clause="105.1"),
    row(
        "period",
        "{player:whoses}の{phase:phase}",
        "{player} {phase}",
        n.PhaseOf,
        clause="501.1",
        also=(Spelt("<各|>{phase:phase}", {"player": a.EachPlayer()}),),
    ),
    row("phase", "メインフェイズ", "main phase", value="main", clause="503.1"),
    row("phase", "バトルフェイズ", "battle phase", value="battle", clause="504.1"),
    row("phase", "ドローフェイズ", "draw phase", value="draw", clause="502.1"),
    row("phase", "エンドフェイズ", "end phase", value="end", clause="505.1"),
)

# What ends a rule in a slot of its own, and the same before another rule.
_ENDS: Final = {
    "spared": "spared_ren",
    "spared_of": "spared_of_ren",
    "impossible": "impossible_ren",
    "capped": "capped_ren",
}
_PLAIN: Final = (*_INFORMATION, *_LIMITS, *_ONLY, *LIMIT_PHRASES)
_ENDINGS: Final = tuple(
    [made for each in _PLAIN if each.category in _ENDS for made in before_another(each, _ENDS[each.category])]
)
_TOPIC: Final = ("{what:subject}は",)
_SKILL_TOPIC: Final = ("{what:skills}は",)
_HIS_TOPIC: Final = ("{player:player}は", "{player:players}は")


def _forms(phrase: Phrase) -> tuple[Phrase, ...]:
    """A rule before another one, and after one about the same units or the same player."""
    if phrase.ja.startswith(_SKILL_TOPIC):
        skills = without_topic(phrase, "skill_tail", "what", _SKILL_TOPIC, t.Topic(), "it")
        return (*before_another(phrase, "rule_ren", _ENDS), *skills)
    of_player = phrase.ja.startswith(_HIS_TOPIC)
    before = "player_ren" if of_player else "unit_ren" if phrase.ja.startswith("{what:subject}") else "rule_ren"
    if of_player:
        tails = without_topic(phrase, "his_tail", "player", _HIS_TOPIC, t.Topic(), "")
    else:
        tails = without_topic(phrase, "tail", "what", _TOPIC, t.Topic(), "it")
    ren = [made for each in tails for made in before_another(each, f"{each.category}_ren", _ENDS)]
    return (*before_another(phrase, before, _ENDS), *tails, *ren)


_FORMS: Final = (
    *[made for each in _PLAIN if each.category in ("rule", "limit") for made in _forms(each)],
    *[made for each in _TOPICS for made in before_another(each, "tail_ren", {"change": "change_ren"})],
)

RULE_PHRASES: Final[tuple[Phrase, ...]] = (
    *_FIGURES,
    *_INFORMATION,
    *_LIMITS,
    *_ONLY,
    *LIMIT_PHRASES,
    Phrase("rule", "{effect:limit}", "{effect}"),
    *_ENDINGS,
    *_FORMS,
    *_JOINED,
    *_DURATIONS,
)
