"""How texts give and take attributes, advantage, abilities and skills."""

from typing import Final

from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

INFORMATION: Final = (
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
        "{what:subject}は{of:someones}の属性への有利を得る",
        "{what} <what:gains|gain> the advantage over the attributes of {of}",
        u.GainAdvantageOver,
        clause="809.1b",
        also=(
            "{what:subject}は、?{of:someones}<の|が持つ|の持つ><属性|すべての属性|属性すべて><への|に対する|に対して><有利を得る|有利を持つ|有利になる>",
            "{what:subject}は、?{of:someones}<への有利を得る|に対する有利を得る|に有利になる|に対して有利になる|への有利を持つ|に対して有利を得る>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は「{name:name}」としても扱う",
        "{what} <what:is|are> also named “{name}”",
        u.GainName,
        clause="202.1 809.1b",
        also=(
            "{what:subject}は、?「{name:name}」<でもある|という名前も持つ|という名前を得る|の名前を得る|の名前も持つ>",
            "{what:subject}<は|の名前は>、?<名前を|>「{name:name}」としても扱<う|われる>",
            "{what:subject}<は|の名前は>、?名前<が|を|に>「{name:name}」<でもある|としても扱う|を得る|を加える>",
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
            "{what:subject}の有利を<無効にする|失わせる|なくす>",
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

TAKEN: Final = (
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
            "{what:subject}は、?{of:someones}<の|が持つ|の持つ><すべての属性|属性すべて>を<得る|持つ>",
            Spelt(
                "{what:subject}は、?<公開したカード|捨てたカード|選んだカード|そのカード|公開したユニットカード|捨てたユニットカード|選んだユニットカード><の|が持つ|の持つ><属性|すべての属性|属性すべて|属性をすべて><を|>得る",
                {"of": n.That()},
            ),
            Spelt(
                "{what:subject}は、?<公開したカード|捨てたカード|選んだカード|そのカード>と同じ属性<を得る|を持つ|としても扱う>",
                {"of": n.That()},
            ),
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
)
