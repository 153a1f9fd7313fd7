"""The positions of Castellum's rules page (`locales/*/rules/castellum.md`)."""

from castelude.core.examples import Example
from castelude.core.record import JsonObject
from castelude.games.castellum.setup import PILES, YEAR_PILES

ENEMIES = "enemy:E1579-01>s0c2 enemy:E1579-03>s0c1 enemy:E1579-02>s1c2 enemy:E1579-04>s1c1"
SERVAAS = "worker:servaas worker:servaas worker:servaas worker:servaas"
BOUGHT = "worker:vrijthof buy:T06>c1 worker:vrijthof buy:T08>c2 worker:dinghuis worker:muntstraat"
FULL_HAND = (
    "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold "
    "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass "
    "worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold"
)
THUNDER = (
    "worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis "
    "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2"
)


def plain(**on_top: str) -> JsonObject:
    """A setup with every pile in order of id, except for the cards named: they lie on top."""

    def pile(name: str) -> list[str]:
        top = on_top.get(name, "").split()
        return top + [card for card in PILES[name] if card not in top]

    return {
        "first": 0,
        **{name: pile(name) for name in ("forts", "troops", "angels")},
        "angels_again": list(PILES["angels_again"]),
        "enemies": {year: list(cards) for year, cards in YEAR_PILES.items()},
    }


def example(setup: JsonObject, played: str, next: str = "", seat: int | None = None, **claims: object) -> Example:
    return Example(setup, played=played.split(), next=next.split(), seat=seat, **claims)  # type: ignore[arg-type]


EXAMPLES = {
    "start": example(
        plain(),
        "",
        seat=0,
        legal=["worker:markt", "worker:vrijthof", "worker:helpoort"],
        leads_to={"year": 1579, "columns": 2, "actor": 0},
    ),
    "market": example(
        plain(),
        "",
        "worker:markt take:gold+wood",
        leads_to={"actor": 1},
        then_legal=["worker:oudebrug"],
        then_refused={"worker:markt": "CM-4.2"},
    ),
    "buy": example(plain(), "", "worker:vrijthof buy:T06>c1 worker:helpoort buy:F06>c2", legal=["worker:vrijthof"]),
    "reinforce": example(plain(), "", "worker:dinghuis", legal=["worker:dinghuis"], leads_to={"actor": 1}),
    "full-hand": example(
        plain(angels="A01 A02 A03 A20"),
        FULL_HAND,
        "worker:servaas angel:A20!gift:gold+wood",
        0,
        legal=["worker:servaas"],
        leads_to={"angel_discard": ["A20"]},
    ),
    "siege": example(
        plain(),
        BOUGHT,
        "enemy:E1579-01>s0c2 enemy:E1579-03>s0c1 enemy:E1579-02>s1c2",
        then_legal=["enemy:E1579-04>s1c1"],
        then_refused={"enemy:E1579-04>s0c1": "CM-5.2"},
    ),
    "angel-number": example(
        plain(angels="A05"),
        f"worker:servaas worker:muntstraat worker:dinghuis worker:houtmaas {ENEMIES}",
        "angel:A05+s0c1",
        0,
        legal=["angel:A05+s0c1", "pass"],
    ),
    "fury": example(
        plain(angels="A01 A26 A27 A28"),
        f"{SERVAAS} {ENEMIES}",
        "angel:A01!fury:s1c2 cancel:A26 let",
        legal=["angel:A01!fury:s1c2"],
        leads_to={"angel_discard": ["A01", "A26"]},
    ),
    "destroy": example(
        plain(troops="T23 T06", angels="A15"),
        THUNDER,
        "angel:A15!destroy:c2",
        0,
        legal=["angel:A15!destroy:c2"],
        then_legal=["orient:1", "orient:2", "orient:3", "orient:4"],
    ),
    "combat": example(
        plain(),
        f"{BOUGHT} {' '.join(ENEMIES.split()[:3])}",
        "enemy:E1579-04>s1c1",
        leads_to={
            "year": 1632,
            "rewards": [{"year": 1579, "needed": 3, "defeated": 2, "won": False, "seat": None, "side": None}],
        },
    ),
    "reward": example(
        plain(troops="T23 T06", angels="A15"),
        f"{THUNDER} angel:A15!destroy:c2",
        "orient:4",
        legal=["orient:4"],
        leads_to={"year": 1632},
    ),
}
