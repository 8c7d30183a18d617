"""Why is it so? The questions of a judge, for whoever plays or looks on; answered by `fuda.api.explaining`."""

from fuda.api.explaining import (
    JUDGE,
    Derivation,
    Explanation,
    NothingToExplain,
    Refused,
    Replacement,
    Standing,
    Step,
    Waiting,
    refusal,
    replaced,
    stack,
    triggers,
    value,
    values_of,
)

__all__ = [
    "JUDGE",
    "Derivation",
    "Explanation",
    "NothingToExplain",
    "Refused",
    "Replacement",
    "Standing",
    "Step",
    "Waiting",
    "refusal",
    "replaced",
    "stack",
    "triggers",
    "value",
    "values_of",
]
