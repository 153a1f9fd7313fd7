## Names and lines of play

castello-name = Castello
castello-seat-0 = Red
castello-seat-1 = Black
castello-option-layout = Layout
    .help = How the eleven castles are spread over the home of Red, the centre and the home of Black.
castello-option-layout-classic = Classic: 3 + 5 + 3
castello-option-layout-brio = Brio: 4 + 3 + 4
castello-option-repetition = Repetition
    .help = How often a position must occur for a draw; 0 switches this off.
castello-option-quiet_limit = Quiet limit
    .help = How many turns in a row without a capture make a draw; 0 switches this off.
castello-drawing-captured = { $seat }: { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
} and { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} captured
castello-drawing-turn = { $seat } to move
castello-drawing-chain = { $seat } may hop on with the pawn marked @, or stop
castello-drawing-legend = r is a red pawn, b a black one, # a castle, @ the pawn in the middle of a chain. Capital letters are pawns that have not moved yet.
castello-picture-pawns = { $pawns ->
    [one] 1 pawn captured
   *[other] { $pawns } pawns captured
}
castello-picture-description = Castello: { $red ->
    [one] 1 red pawn
   *[other] { $red } red pawns
}, { $black ->
    [one] 1 black pawn
   *[other] { $black } black pawns
}, { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
} standing. { $turn }.
castello-end-castles = { $winner } wins: four castles
castello-end-pawns = { $winner } wins: 28 pawns
castello-end-blocked = A draw: nobody can move
castello-end-repetition = A draw: the same position has come back
castello-end-quiet = A draw: no capture for too long

## Why an action is allowed or refused

castello-over = The game is over.
castello-may-stop = The chain is open, so you may end it here.
castello-no-chain = There is no chain to stop. You can stop only after a hop that could be continued.
castello-no-action = "{ $text }" is not an action. An action is two cells and a hyphen, such as B5-D5, or stop.
castello-other-pawn = During a chain, only the pawn on { $cell } may move.
castello-stood-there = The pawn has already been on { $cell } since its latest capture of this turn, or since the turn began if it has captured nothing yet.
castello-no-own-pawn = There is no pawn of yours on { $cell }.
castello-not-free = { $cell } is not free.
castello-too-far = { $target } is not one or two cells away from { $source } in a straight line.
castello-step-in-chain = A chain continues with hops only, and { $source }-{ $target } is a step.
castello-may-step = A step from { $source } to { $target }.
castello-castle-between = A castle on { $cell } is in the way, and pawns cannot hop over castles.
castello-double-in-chain = A chain continues with hops only, and there is no pawn between { $source } and { $target }.
castello-may-double-step = A double step: the pawn on { $source } has not moved yet.
castello-moved-before = The pawn on { $cell } has already moved, so it can move two cells only by hopping over a pawn.
castello-may-hop = A hop from { $source } to { $target }.
castello-may-hop-on = The chain may continue from { $source } to { $target }.

## Setups that are refused

castello-setup-first = first is the seat that begins, 0 or 1, not { $value }.
castello-setup-list = { $where } must be a list of cells, not { $value }.
castello-setup-cell = { $value } in { $where } is not a cell. Cells are A1 to U15.
castello-setup-twice = { $cell } is listed twice in { $where }.
castello-setup-too-many-pawns = { $where ->
    [black] Too many black pawns: { $number }. There are 30 in the box.
   *[red] Too many red pawns: { $number }. There are 30 in the box.
}
castello-setup-two-lists = captured.castles must be two lists of cells, one for each seat, not { $value }.
castello-setup-too-many-castles = { $seat ->
    [0] Red
   *[other] Black
} has { $number } captured castles; before the end a seat has at most 3.
castello-setup-own-home = { $seat ->
    [0] Red
   *[other] Black
} cannot have captured { $cell }, a castle of its own home.
castello-setup-taken-twice = { $cell } is captured by both seats.
castello-setup-middle = { $seat ->
    [0] Red
   *[other] Black
} cannot have captured K8 without a castle of the enemy home.
castello-setup-standing-and-captured = { $cell } is both standing and captured.
castello-setup-no-castle = { $cell } in { $where } is not a castle of the layout { $layout }.
castello-setup-shared = { $cell } holds both { $one ->
    [red] a red pawn
   *[black] a black pawn
} and { $other ->
    [black] a black pawn
   *[castles] a castle
}.
castello-setup-captured-pawns = captured.pawns must be two numbers from 0 to 27, not { $value }.
castello-setup-box = { $seat ->
    [0] Red has captured { $captured } black pawns
   *[other] Black has captured { $captured } red pawns
}, and { $standing } of that colour still stand: together more than 30.
castello-setup-unmoved = Only a pawn on a starting cell of its own colour can be unmoved; { $cell } holds none.

## Human notation

castello-sheet-turn = This is not a turn: { $value }.
castello-sheet-illegal = In the turn { $turn }, { $action } cannot be played: { $why }
castello-sheet-marks = The marks of the turn { $turn } do not match what happens; it should read { $right }.

## The log

castello-log-move = { $seat } plays { $action }
castello-log-capture = { $seat } plays { $action } and captures the pawn on { $cell }
castello-log-stop = { $seat } stops
castello-log-castle = { $seat } takes the castle on { $cell }
castello-sheet = Lay both sheets side by side. Castles: keeps (classic), or rings and K8 (brio).

## What counts for an action, beside another

castello-counts-pawns = Compared with { $other }, you have more pawns, or the opponent has fewer.
castello-counts-castles = Compared with { $other }, you are ahead in castles.
castello-counts-siege = Compared with { $other }, more of your pawns, or fewer of the opponent’s, stand beside a castle.
castello-counts-near = Compared with { $other }, your pawns are nearer to castles that they can take.
castello-counts-moves = Compared with { $other }, you have more moves, or the opponent has fewer.
castello-counts-danger = { $count ->
    [one] After { $other }, the opponent could take your pawn on { $cells }. It is safe here.
   *[other] After { $other }, the opponent could take one of your pawns on { $cells }. They are safe here.
}
