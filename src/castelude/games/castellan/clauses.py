"""The numbered clauses of Castellan. Titles and texts are in `locales/*/castellan-rules.ftl`."""

from castelude.core.clauses import ClauseBook

CLAUSES = ClauseBook(
    "castellan",
    [
        *(f"CA-1.{n}" for n in range(1, 6)),
        *(f"CA-2.{n}" for n in range(1, 4)),
        *(f"CA-3.{n}" for n in range(1, 5)),
        *(f"CA-4.{n}" for n in range(1, 8)),
        *(f"CA-5.{n}" for n in range(1, 5)),
        *(f"CA-6.{n}" for n in range(1, 5)),
        *(f"CA-7.{n}" for n in range(1, 4)),
        *(f"CA-8.{n}" for n in range(1, 6)),
        *(f"CA-9.{n}" for n in range(1, 4)),
        *(f"CA-10.{n}" for n in range(1, 4)),
        *(f"CA-11.{n}" for n in range(1, 3)),
        "CA-12.1",
    ],
    rulings=[
        "CA-1.3",
        "CA-3.1",
        "CA-3.2",
        "CA-4.1",
        "CA-4.2",
        "CA-4.3",
        "CA-4.4",
        "CA-5.1",
        "CA-5.2",
        "CA-5.4",
        "CA-6.3",
        "CA-7.2",
        "CA-7.3",
        "CA-8.1",
        "CA-8.3",
        "CA-8.4",
        "CA-9.1",
        "CA-9.2",
        "CA-10.1",
        "CA-10.2",
        "CA-12.1",
    ],
)
