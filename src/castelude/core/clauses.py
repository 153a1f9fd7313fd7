"""The numbered clauses of a game: each rule cites one, each test names one, the rulebook shows them all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from castelude.core.verdict import Param, Verdict
from castelude.texts import DEFAULT_LANG, say


@dataclass(frozen=True)
class Clause:
    """One numbered rule. Its title and text are in the catalogues under its key."""

    id: str
    ruling: bool
    prefix: str

    @property
    def key(self) -> str:
        """The catalogue key: `CO-4.3` is `CO-4-3`."""
        return self.id.replace(".", "-")

    def title(self, lang: str = DEFAULT_LANG) -> str:
        return say(self.key, lang)

    def text(self, lang: str = DEFAULT_LANG) -> str:
        return say(f"{self.key}.text", lang)

    def reason(self, lang: str = DEFAULT_LANG) -> str:
        """For a ruling: what the rulebook leaves open, and why it is read this way."""
        return say(f"{self.key}.why", lang)

    def refuse(self, reason: str, **params: Param) -> Verdict:
        """This clause forbids an action; the message `<game>-<reason>` says why."""
        return Verdict(False, self.id, f"{self.prefix}-{reason}", params)

    def allow(self, reason: str, **params: Param) -> Verdict:
        """This clause allows an action; the message `<game>-<reason>` says how."""
        return Verdict(True, self.id, f"{self.prefix}-{reason}", params)


class ClauseBook:
    """All clauses of one game in the order of its page. Asking for an unknown id fails, at import where it is named."""

    def __init__(self, prefix: str, ids: Sequence[str], rulings: Sequence[str]) -> None:
        unknown = set(rulings) - set(ids)
        if unknown:
            raise KeyError(f"rulings that are no clauses: {sorted(unknown)}")
        self.prefix = prefix
        self._clauses = {clause_id: Clause(clause_id, clause_id in rulings, prefix) for clause_id in ids}

    def __getitem__(self, clause_id: str) -> Clause:
        return self._clauses[clause_id]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __contains__(self, clause_id: str) -> bool:
        return clause_id in self._clauses

    def __len__(self) -> int:
        return len(self._clauses)

    def chapters(self) -> list[tuple[str, list[Clause]]]:
        """The clauses by chapter: `CO-4` with `CO-4.1`, `CO-4.2` and so on."""
        chapters: dict[str, list[Clause]] = {}
        for clause in self:
            chapters.setdefault(clause.id.partition(".")[0], []).append(clause)
        return list(chapters.items())
