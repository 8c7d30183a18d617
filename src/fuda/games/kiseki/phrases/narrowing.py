"""How is a group of kiseki narrowed down? The words that are the same on the field and elsewhere."""

from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n


def narrowed(category: str, what: str) -> tuple[Phrase, ...]:
    """The ways to narrow a group down that are the same on the field and elsewhere."""
    return (
        Phrase(category, f"{{state:lying}}の{{what:{what}}}", "{state} {what@}", n.InState, clause="402.1"),
        row(
            category,
            f"{{state:lying}}でない{{what:{what}}}",
            "not {state} {what@}",
            h.NotInState,
            "402.1",
            also=(f"{{state:lying}}<ではない|以外の>{{what:{what}}}",),
        ),
        Phrase(category, f"{{state:unmarked}}{{what:{what}}}", "{what@} {state@}", h.NotInState, clause="401.2"),
        row(
            category,
            f"{{group:heads}}でない{{what:{what}}}",
            "{what@} other than {group}",
            h.NotBeing,
            "203.5",
            also=(f"{{group:heads}}<以外の|ではない>{{what:{what}}}",),
        ),
        row(category, f"{{of:it}}以外の{{what:{what}}}", "{what@} other than {of}", h.OtherThan, "1204.2d"),
        row(
            category,
            f"最も{{stat:stat}}が高い{{what:{what}}}",
            "{what@} with the highest {stat}",
            h.WithHighest,
            "209.1",
            also=(
                f"最も{{stat:stat}}が<大きい|多い>{{what:{what}}}",
                f"{{stat:stat}}が最も<高い|大きい|多い>{{what:{what}}}",
            ),
        ),
        row(
            category,
            f"最も{{stat:stat}}が低い{{what:{what}}}",
            "{what@} with the lowest {stat}",
            h.WithLowest,
            "209.1",
            also=(
                f"最も{{stat:stat}}が<小さい|少ない>{{what:{what}}}",
                f"{{stat:stat}}が最も<低い|小さい|少ない>{{what:{what}}}",
            ),
        ),
        row(
            category,
            f"{{stat:stat}}が{{bound:adjective_bound}}{{what:{what}}}",
            "{what@} with {stat} {bound}",
            k.WithStat,
            clause="204.1 209.1",
            also=(f"{{bound:adjective_bound}}{{stat:stat}}<の|を持つ>{{what:{what}}}",),
        ),
        Phrase(category, f"{{state:marked}}{{what:{what}}}", "{what@} {state@}", n.InState, clause="401.2"),
        row(
            category,
            f"その種類の{{what:{what}}}",
            "{what@} of that kind",
            z.OfDeclaredKind,
            "203.2",
            also=(f"<その|宣言した|選んだ|指定した>種類の{{what:{what}}}",),
        ),
        row(
            category,
            f"その名前の{{what:{what}}}",
            "{what@} of that name",
            z.OfDeclaredName,
            "201.1",
            also=(
                f"<その|宣言した|選んだ|指定した><名前|カード名>の{{what:{what}}}",
                f"<その|宣言した|選んだ|指定した><名前|カード名>を持つ{{what:{what}}}",
            ),
        ),
        *[
            row(
                category,
                f"このターンに{{event:{past}}}{{what:{what}}}",
                "{what@} that {event} this turn",
                node,
                "1221.1",
                also=(f"このターン<中に|、|中|>{{event:{past}}}{{what:{what}}}",),
            )
            for past, node in (("past", h.ThisTurn), ("not_past", h.NotThisTurn))
            if what == "inner"  # of what lies elsewhere nothing is remembered
        ],
        Phrase(category, f"組織を持つ{{what:{what}}}", "{what@} with an organisation", k.WithAnyOrganisation),
        Phrase(category, f"アーツを持つ{{what:{what}}}", "{what@} with an art", k.WithArt, clause="1332.5"),
        Phrase(category, f"クラフトを持つ{{what:{what}}}", "{what@} with a craft", k.WithCrafts, clause="1332.4"),
        Phrase(category, f"クラフトを持たない{{what:{what}}}", "{what@} without crafts", k.WithoutCrafts),
        Phrase(
            category,
            f"{{organisation:organisation}}を持つ{{what:{what}}}",
            "{what@} of the {organisation}",
            k.WithOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category,
            f"{{organisation:organisation}}を持たない{{what:{what}}}",
            "{what@} not of the {organisation}",
            k.WithoutOrganisation,
            clause="1332.3",
        ),
        row(
            category,
            f"組織を{{bound:pieces}}持つ{{what:{what}}}",
            "{what@} the number of whose organisations is {bound}",
            h.WithOrganisations,
            "1333.2",
            also=(
                f"<組織を|組織を合計で>{{bound:pieces}}<持っている|持つ>{{what:{what}}}",
                f"{{bound:pieces}}の組織を<持つ|持っている>{{what:{what}}}",
            ),
        ),
        row(
            category,
            f"選んだ組織を持つ{{what:{what}}}",
            "{what@} with the chosen organisation",
            k.WithChosenOrganisation,
            clause="1312.4",
            also=(f"その組織を持つ{{what:{what}}}",),
        ),
        row(
            category,
            f"選んだ組織を持たない{{what:{what}}}",
            "{what@} without the chosen organisation",
            h.WithoutChosenOrganisation,
            clause="1312.4",
            also=(f"その組織を持たない{{what:{what}}}",),
        ),
        row(
            category,
            f"{{group:called}}の{{what:{what}}}",
            "{what@} that are {group}",
            h.AlsoBeing,
            clause="1302.2",
        ),
        Phrase(
            category,
            f"{{of:it}}と同じ組織を持つ{{what:{what}}}",
            "{what@} sharing an organisation with {of}",
            k.SharingOrganisation,
            clause="1332.3",
        ),
        row(
            category,
            f"{{of:it}}と{{stat:stat}}が同じ{{what:{what}}}",
            "{what@} whose {stat} is that of {of}",
            h.WithSameStat,
            clause="104.6",
            also=(
                f"{{stat:stat}}が{{of:it}}と<同じ|等しい>{{what:{what}}}",
                f"{{of:it}}と同じ{{stat:stat}}<の|を持つ>{{what:{what}}}",
            ),
        ),
        *[
            row(
                category,
                f"{{of:it}}より{{stat:stat}}が{normal}{{what:{what}}}",
                f"{{what@}} with {en} {{stat}} than {{of}}",
                node,
                "104.6",
                also=(
                    f"{{of:it}}より{{stat:stat}}が<{others}>{{what:{what}}}",
                    f"{{stat:stat}}が{{of:it}}より<{normal}|{others}>{{what:{what}}}",
                    f"{{of:it}}より<{normal}|{others}>{{stat:stat}}<の|を持つ>{{what:{what}}}",
                ),
            )
            for normal, others, en, node in (
                ("小さい", "低い|少ない", "a lower", h.WithLess),
                ("大きい", "高い|多い", "a higher", h.WithMore),
            )
        ],
        *[
            row(
                category,
                f"{{stat:stat}}が{{of:it}}{ja}の{{what:{what}}}",
                f"{{what@}} whose {{stat}} is {en} that of {{of}}",
                node,
                "104.6",
                also=(
                    f"{{stat:stat}}が{{of:it}}{ja}である{{what:{what}}}",
                    f"{{of:it}}{ja}の{{stat:stat}}<の|を持つ>{{what:{what}}}",
                ),
            )
            for ja, en, node in (("以上", "at least", h.WithNoLess), ("以下", "at most", h.WithNoMore))
        ],
        Phrase(
            category,
            f"{{of:it}}の本来の組織以外の組織を持つ{{what:{what}}}",
            "{what@} with an organisation other than the printed ones of {of}",
            k.WithOtherOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category, f"【{{label:label}}】を持つ{{what:{what}}}", "{what@} with {label}", k.WithIcon, clause="1332.4"
        ),
        Phrase(
            category,
            f"【{{label:label}}】を持たない{{what:{what}}}",
            "{what@} without {label}",
            k.WithoutIcon,
            clause="1332.4",
        ),
        Phrase(
            category,
            f"{{keyword:keyword}}を持つ{{what:{what}}}",
            "{what@} with {keyword}",
            k.WithKeyword,
            clause="1332.6",
        ),
        Phrase(
            category,
            f"カード名に“{{name:name}}”を含む{{what:{what}}}",
            "{what@} with “{name}” in the card name",
            k.NameContains,
            clause="1302.1a",
        ),
        row(
            category,
            f"{{stat:stat}}が{{bound:bound}}の{{what:{what}}}",
            "{what@} with {stat} {bound}",
            k.WithStat,
            "204.1 209.1",
            also=(
                f"{{stat:stat}}<が|は|>{{bound:bound}}<の|である>{{what:{what}}}",
                f"{{stat:stat}}が{{bound:equal_bound}}{{what:{what}}}",
                f"{{bound:bound}}の{{stat:stat}}<の|を持つ>{{what:{what}}}",
            ),
        ),
        Phrase(
            category,
            f"{{stat:stat}}の値が{{bound:own_bound}}の{{what:{what}}}",
            "{what@} with {stat} {bound}",
            k.WithStat,
            clause="1215.1a",
        ),
        row(
            category,
            f"本来の{{stat:stat}}が{{bound:bound}}の{{what:{what}}}",
            "{what@} with printed {stat} {bound}",
            k.WithPrintedStat,
            "1215.1a",
            also=(f"本来の{{stat:stat}}<が|>{{bound:bound}}<の|である>{{what:{what}}}",),
        ),
    )
