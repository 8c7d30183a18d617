"""How skills are named."""

from typing import Final

from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n

SKILLS: Final = (
    row("skills", "このスキル", "this skill", h.ThisSkill),
    row("skills", "{of:whose}のスキル", "{of} skills", h.Skills, number=MANY, clause="208.1"),
    row(
        "skills",
        "{of:someones}のスキル",
        "the skills of {of}",
        h.Skills,
        number=MANY,
        clause="801.1g-1",
        also=("{of:someones}が<使う|使用する|持つ>スキル",),
    ),
    row(
        "skills",
        "{of:holders}のコスト{cost:points}のスキル",
        "the skills of {of} that cost {cost}",
        g.SkillsCosting,
        number=MANY,
        clause="210.1",
        also=("{of:holders}の<スキルコスト|コスト>が{cost:points}のスキル",),
    ),
    Phrase("holders", "{of:someones}", "{of}"),
    row("holders", "自分", "you", n.You, clause="105.3"),
    row("holders", "相手", "your opponent", n.Opponent, clause="105.3"),
    row(
        "skills",
        "{of:whose}の「{name:name}」",
        "{of} “{name}”",
        g.SkillOf,
        clause="902.1b",
        also=("{of:whose}の<スキル|EXスキル>「{name:name}」",),
    ),
    row(
        "skills",
        "{of:object}の「{name:name}」",
        "“{name}” of {of}",
        g.SkillOf,
        clause="902.1b",
        also=("{of:object}の<スキル|EXスキル>「{name:name}」", "{of:object}が持つ「{name:name}」"),
    ),
    row(
        "skills",
        "スキル名に「{name:name}」を含む{what:skills}",
        "{what} with “{name}” in the name",
        g.SkillsWithName,
        number=MANY,
        clause="902.1a",
        also=("スキル名に「{name:name}」が<含まれる|つく>{what:skills}", "名前に「{name:name}」を含む{what:skills}"),
    ),
    Phrase("someones", "{it:object}", "{it}"),
    row("someones", "{what:units}", "{what}", n.All, number=MANY),
    row(
        "skills",
        "コスト{cost:points}の{what:skills}",
        "{what} that cost {cost}",
        n.WithCost,
        number=MANY,
        clause="210.1",
        also=("<スキルコスト|コスト><|が>{cost:points}の{what:skills}",),
    ),
    row(
        "skills",
        "「{name:name}」",
        "“{name}”",
        h.SkillNamed,
        clause="902.1b",
        also=("<スキル|EXスキル>「{name:name}」",),
    ),
)
