"""The numbered clauses of Castello. Titles and texts are in `locales/*/castello-rules.ftl`."""

from castelude.core.clauses import ClauseBook

CLAUSES = ClauseBook(
    "castello",
    [
        *(f"CO-1.{n}" for n in range(1, 7)),
        *(f"CO-2.{n}" for n in range(1, 6)),
        *(f"CO-3.{n}" for n in range(1, 4)),
        *(f"CO-4.{n}" for n in range(1, 6)),
        *(f"CO-5.{n}" for n in range(1, 7)),
        *(f"CO-6.{n}" for n in range(1, 6)),
        *(f"CO-7.{n}" for n in range(1, 8)),
        *(f"CO-8.{n}" for n in range(1, 4)),
        *(f"CO-9.{n}" for n in range(1, 3)),
        *(f"CO-10.{n}" for n in range(1, 5)),
    ],
    rulings=[
        "CO-1.2",
        "CO-1.4",
        "CO-1.5",
        "CO-2.2",
        "CO-3.1",
        "CO-4.3",
        "CO-4.5",
        "CO-5.1",
        "CO-5.3",
        "CO-5.6",
        "CO-6.1",
        "CO-6.2",
        "CO-6.4",
        "CO-7.3",
        "CO-7.4",
        "CO-7.5",
        "CO-7.6",
        "CO-7.7",
    ],
)
