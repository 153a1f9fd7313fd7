## What stands on a cell

web-castello-pawn = { $seat ->
    [0] red pawn
   *[other] black pawn
}
web-castello-castle = castle
web-castello-barred-home = of your own home: never yours to take
web-castello-barred-middle = not to be taken before a castle of the enemy’s home
web-castello-castle-home = { $cell } stands in your own home: you can never take it.
web-castello-castle-middle = { $cell } stands in the middle: first take a castle of the enemy’s home.
web-castello-castle-missing = { $count ->
    [0] You besiege { $cell }: it falls at the end of your turn.
    [one] One more pawn of yours on a side of { $cell } and you take it; corners do not count.
   *[other] { $count } more pawns of yours on the sides of { $cell } and you take it; corners do not count.
}
web-castello-siege = { $seat ->
    [0] red
   *[other] black
} on { $count ->
    [one] 1 side
   *[other] { $count } sides
}
web-castello-taken = a castle taken by { $seat ->
    [0] Red
   *[other] Black
} stood here
web-castello-free = free
web-castello-unmoved = not moved yet
web-castello-hopping = in the middle of a chain
web-castello-chosen = chosen
web-castello-target = can be reached
web-castello-movable = can move
web-castello-keys = Arrow keys go from cell to cell, Enter chooses, Escape lets go, N and P jump to cells where something can be done.
web-castello-reserve = Captured: { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
} of 4, { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} of 28

## What can be done

web-castello-now-move = Move a pawn: a step, two cells if it has not moved yet, or a hop.
web-castello-now-target = Choose a ringed cell for the pawn on { $cell }, or another pawn.
web-castello-now-chain = Hop on with the pawn on { $cell }, or stop.
web-castello-now-chain-castle = Hop on with the pawn on { $cell }, or stop and take the castle on { $castle }.
web-castello-stop = Stop here

## The first-game guide

web-castello-guide-start = Red and Black face each other across the field, with eleven castles between. Whoever takes four castles wins; so does whoever captures 28 pawns. A pawn steps to any of the eight cells around it. Choose a red pawn of the second column, B, and step one cell forward.
    .title = The field
    .done = That was a turn. After each one the other side is to move.
web-castello-guide-double = A pawn on a brass plate (a notch on the plain board) has not moved yet. Its first move may be two cells in a straight line, if both are free. Take two cells with one of the pawns.
    .title = Two cells at first
    .done = Its mark is gone: from now on this pawn steps one cell, or hops.
web-castello-guide-hop = A pawn hops over a neighbour, of either colour, to the free cell right behind it. Hop with the pawn on D7 over its friend on E7.
    .title = Hop
    .done = Your own pawns stay where they are. Hopping is the quick way across the field.
web-castello-guide-capture = Hopping over an enemy pawn captures it. Capture the black pawn on I9; diagonals are as good as straight lines.
    .title = Capture
    .done = The black pawn is gone. You are never obliged to capture.
web-castello-guide-chain = After a hop the same pawn may hop again, in any direction. Begin with H8 over I9 and go on as long as you can.
    .title = Chains
    .done = Several pawns in one turn. The fifth captured pawn would end the turn at once.
web-castello-guide-stop = You may end a chain whenever you like. Hop with M7 over N7: then three red pawns stand around the castle on O8. Stop there.
    .title = Knowing when to stop
    .done = The castle fell, because you stopped in the right place. Castles are taken at the end of your turn only.
web-castello-guide-siege = Three pawns of one colour on the four sides of a castle take it; corners do not count. Only castles of the centre and of the enemy’s home can fall to you, never those of your own home. O8 stands in Black’s home: close the siege from below.
    .title = Siege
    .done = The castle is yours, and its cell is free now. The three castles of your own home, such as G8, can only fall to Black.
web-castello-guide-middle = The castle in the middle, K8, can be taken only after a castle of the enemy’s home. You have one, and two more: take K8 and win.
    .title = The middle castle
    .done = Four castles: Red wins. You know how to play Castello.

## The film of a table
web-castello-told-captures = { $seat } plays { $action } and captures { $count } pawns
web-castello-moment = { $words } ({ $castles } of 4)

## The board editor
web-castello-edit-red = Red pawn
web-castello-edit-black = Black pawn
web-castello-edit-erase = Empty cell
web-castello-edit-unmoved = Pawn that has not moved
web-castello-edit-castle = Castle
web-castello-edit-castle-red = Castle captured by Red
web-castello-edit-castle-black = Castle captured by Black
