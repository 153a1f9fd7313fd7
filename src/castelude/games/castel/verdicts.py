from castelude.core.verdict import Verdict
from castelude.games.castel.position import CastelPosition


def explain(position: CastelPosition, text: str) -> Verdict:
    raise NotImplementedError
