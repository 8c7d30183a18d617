"""How texts say that figures are raised, lowered or set."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.joining import before_another
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

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
            ]
            ren += ["{what:only_this}が与えるダメージ<を|は|が>{change:change_ren}"]
        if node is h.ChangeSkillCost and each == "のコスト":
            rule += [
                Spelt(
                    "{what:skills}は、?コスト<を支払わずに|なしで|がなくても><使える|使うことができる>",
                    {"change": q.To(n.Number(0))},
                )
            ]
        if group == "skills" and each.startswith("の"):
            rule += [f"{{what:unable}}{each}を、?{{change:change}}"]
        if group == "subject" and each.startswith("の"):
            rule += [f"{{what:picked}}{_PICKED}{each[1:]}を、?{{change:change}}"]
        elif group == "subject":
            rule += [f"{{what:picked}}<そのユニット|それ>{each}を、?{{change:change}}"]
    return (
        row("rule", f"{what}{tail}を{{change:change}}", f"{en} is {{change}}", node, clause, also=tuple(rule)),
        row(
            "unit_ren" if group == "subject" else "skill_ren",
            f"{what}{tail}を{{change:change_ren}}",
            f"{en} is {{change}}",
            node,
            clause,
            also=tuple(ren),
        ),
    )


# Only with a time within which it is the next: see linked.py.
ONCE: Final = (
    row(
        "next_only",
        "次に{what:subject}が受けるダメージを{change:change}",
        "the next damage taken by {what} is {change}",
        u.NextDamageTaken,
        clause="916.2",
        also=(
            "次に{what:subject}<が|の>受けるダメージ<を、?{change:change}|は{change:becomes}>",
            "{what:subject}が<次に|最初に>受けるダメージ<を、?{change:change}|は{change:becomes}>",
            "次に{what:subject}<に与えられる|への|に与える>ダメージ<を、?{change:change}|は{change:becomes}>",
            Spelt("次に{what:subject}が受けるダメージを無効にする", {"change": q.To(n.Number(0))}),
            Spelt("{what:subject}が<次に|最初に>受けるダメージを無効にする", {"change": q.To(n.Number(0))}),
        ),
    ),
    row(
        "next_only",
        "次に{what:subject}が与えるダメージを{change:change}",
        "the next damage dealt by {what} is {change}",
        u.NextDamageDealt,
        clause="916.2",
        also=(
            "次に{what:subject}<が|の>与えるダメージ<を、?{change:change}|は{change:becomes}>",
            "{what:subject}が<次に|最初に>与えるダメージ<を、?{change:change}|は{change:becomes}>",
        ),
    ),
)

_ONLY_THIS: Final = (row("only_this", "このスキル", "this skill", h.ThisSkill),)

TOPICS: Final = tuple(
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

_OF_ITS_SKILLS: Final = (
    ("tail", h.Skills(t.Topic()), "スキルのコスト", "the cost of its skills", h.ChangeSkillCost, "210.1"),
    ("tail", h.Skills(t.Topic()), "スキルのダメージ", "the damage of its skills", h.ChangeSkillDamage, "704.3b"),
    ("skill_tail", t.Topic(), "コスト", "its cost", h.ChangeSkillCost, "210.1"),
    ("skill_tail", t.Topic(), "ダメージ", "its damage", h.ChangeSkillDamage, "704.3b"),
)

# The same of a unit's skills, and of skills that were named before.
SKILL_TOPICS: Final = tuple(
    [
        row(
            category,
            f"{ja}を{{change:change}}",
            f"{en} is {{change}}",
            node,
            clause,
            {"what": about},
            also=tuple(
                [
                    f"{head}{ja}<を{{change:change}}|を、{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>"
                    for head in (("", "その") if category == "skill_tail" else ("",))
                ]
            ),
        )
        for category, about, ja, en, node, clause in _OF_ITS_SKILLS
    ]
)

# Behind other skills it would be theirs: alone it is that of the skill in whose text it stands.
_ALONE: Final = (
    row(
        "alone",
        "ダメージを{change:change}",
        "the damage of this skill is {change}",
        h.ChangeSkillDamage,
        "704.3b",
        {"what": h.ThisSkill()},
        also=("ダメージ<を、{change:change}|は{change:becomes}|が{change:becomes}>",),
    ),
)

FIGURES: Final = (
    *TOPICS,
    *_ALONE,
    *before_another(_ALONE[0], "alone_ren", {"change": "change_ren"}),
    *_ONLY_THIS,
    *ONCE,
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
