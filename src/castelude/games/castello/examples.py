"""The positions of Castello's rules page (`locales/*/rules/castello.md`)."""

from castelude.core.examples import Example

EXAMPLES = {
    "start": Example({}, legal=["B5-D5", "A5-C5", "B5-C6"], refused={"T5-S5": "CO-3.2"}),
    "brio": Example({}, options={"layout": "brio"}, legal=["B5-D5"]),
    "step": Example(
        {"red": ["D8"], "black": ["S8"], "castles": []},
        next=["D8-E9"],
        frame=["C7", "E9"],
        legal=["D8-C7", "D8-C8", "D8-C9", "D8-D7", "D8-D9", "D8-E7", "D8-E8", "D8-E9"],
        refused={"D8-F8": "CO-4.3"},
    ),
    "double-step": Example(
        {"red": ["B8"], "black": ["U8"], "castles": []},
        next=["B8-D10"],
        frame=["A6", "D10"],
        legal=["B8-B6", "B8-B10", "B8-D6", "B8-D8", "B8-D10"],
        leads_to={"unmoved": ["U8"]},
    ),
    "hop": Example(
        {"red": ["A1", "B2"], "black": ["U1"], "castles": []},
        next=["A1-C3"],
        frame=["A1", "D4"],
        leads_to={"red": ["B2", "C3"], "captured_pawns": [0, 0]},
    ),
    "castle-in-the-way": Example(
        {"red": ["F8"], "black": ["U1"]},
        frame=["F8", "G7", "G9"],
        legal=["F8-G7", "F8-G9"],
        refused={"F8-G8": "CO-4.1", "F8-H8": "CO-4.5"},
    ),
    "capture": Example(
        {"red": ["B5"], "black": ["C5", "U1"], "castles": []},
        next=["B5-D5"],
        frame=["A4", "D6"],
        refused={"B5-C5": "CO-4.1"},
        leads_to={"black": ["U1"], "captured_pawns": [1, 0]},
    ),
    "chain": Example(
        {"first": 1, "red": ["D2", "B2", "B3", "A12"], "black": ["E4", "E3"]},
        next=["E4-E2", "E2-C2", "C2-A2", "A2-C4"],
        leads_to={"red": ["A12"], "black": ["C4", "E3"], "captured_pawns": [0, 3], "actor": 0},
    ),
    "no-way-back": Example(
        {"red": ["D5", "E5", "F6", "E7", "D6"], "black": ["U1"]},
        next=["D5-F5", "F5-F7", "F7-D7"],
        leads_to={"actor": 1, "turns": 1, "captured_pawns": [0, 0]},
    ),
    "ring": Example(
        {"red": ["C3"], "black": ["D3", "E4", "D5", "C4", "U1"]},
        next=["C3-E3", "E3-E5", "E5-C5", "C5-C3"],
        leads_to={"red": ["C3"], "captured_pawns": [4, 0], "actor": 1},
    ),
    "five": Example(
        {"red": ["A1"], "black": ["B1", "D1", "F1", "H1", "J1", "L1"]},
        next=["A1-C1", "C1-E1", "E1-G1", "G1-I1", "I1-K1"],
        frame=["A1", "L1"],
        leads_to={"captured_pawns": [5, 0], "black": ["L1"], "actor": 1},
    ),
    "siege": Example(
        {"red": ["N8", "O9", "N6"], "black": ["U1"]},
        next=["N6-O7"],
        frame=["N6", "O9"],
        leads_to={"captured_castles": [["O8"], []]},
    ),
    "own-home": Example(
        {"red": ["F8", "G9", "H7"], "black": ["U1"]},
        next=["H7-H8"],
        frame=["F7", "H9"],
        leads_to={"captured_castles": [[], []]},
    ),
    "middle": Example(
        {"red": ["J8", "K9", "L7", "N8", "O9", "N6"], "black": ["U1"]},
        next=["L7-L8", "U1-U2", "N6-O7"],
        frame=["J6", "O9"],
        leads_to={"captured_castles": [["K8", "O8"], []]},
    ),
    "in-passing": Example(
        {"red": ["I5", "J4", "H2", "H1"], "black": ["H3", "G5", "U1"]},
        next=["H2-H4", "H4-F6"],
        leads_to={"captured_castles": [[], []], "captured_pawns": [2, 0]},
    ),
    "fourth-castle": Example(
        {
            "red": ["J8", "K9", "L6"],
            "black": ["T3"],
            "captured": {"castles": [["O8", "I4", "M12"], []]},
        },
        next=["L6-K7"],
        frame=["J6", "L9"],
        leads_to={"over": True, "end": "castles", "winners": [0]},
    ),
    "cannot-move": Example(
        {"first": 1, "red": ["S1", "S3", "T1", "T2", "U2", "U3"], "black": ["U1"]},
        frame=["S1", "U3"],
        legal=["S1-R1"],
        leads_to={"actor": 0, "turns": 0},
    ),
}
