## Errors that every game shares

error-unknown-game = There is no game { $game }. The games are: { $known }.
error-players = { $game } is for { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}, not { $players }.
error-players-type = The number of players is a whole number, not { $value }.
error-options-type = Options are an object with a value for each key, not { $value }.
error-seed = A seed is a whole number, 0 or more, not { $value }.
error-no-encoding = { $game } has no encoding for learning programs.
error-action-index = There is no legal action with the index { $value }; the indices are 0 to { $most }, and the mask names the legal ones.
error-batch-actions = A batch of { $size } rows needs { $size } actions, not an array of the shape { $value }.
error-batch-action = The action { $value } is not legal in row { $row }.
error-batch-size = A batch has one row or more, not { $value }.
error-batch-kind = The actions of a batch are whole numbers, not { $value }.
error-batch-processes = A batch of { $size } rows runs in 1 to { $size } processes, not in { $value }.
error-option-unknown = There is no option { $key }. The options are: { $known }.
error-option-value = The option { $key } cannot be { $value }. It may be: { $allowed }.
error-seed-and-setup = Give either a seed or a setup, not both.
error-action-number = Action { $number }: { $reason }
error-nothing-to-undo = There is no action to take back.
error-record-object = A record is a JSON object, not { $value }.
error-record-key = A record has no key { $key }. Its keys are: { $known }.
error-record-missing = The record lacks the key { $key }.
error-record-type = The value of { $key } in the record is of a wrong type: { $value }.
error-record-action = Action { $number } of the record is not a text: { $value }.
error-record-replay = Action { $number } of the record, { $action }, cannot be played: { $reason }

## The referee

error-bad-json = This line is not JSON: { $reason }.
error-request-object = A request is a JSON object, not { $value }.
error-no-game = There is no game yet. Start one with "new" or "load".
error-no-cmd = A request needs the key cmd. The requests are: { $known }.
error-unknown-cmd = There is no request { $value }. The requests are: { $known }.
error-request-key = The request { $cmd } has no key { $key }. Its keys are: { $known }.
error-request-missing = The request { $cmd } needs { $key }: { $wanted }.
error-request-type = { $key } in the request { $cmd } cannot be { $value }; it must be { $wanted }.
error-action-or-actions = Give either "action" or "actions".
error-ms-or-nodes = Give either "ms" or "nodes", not both.
error-suggest-chance = Chance decides now; there is nothing to suggest.
error-line-too-long = This line is longer than { $limit } bytes.

referee-text = a text
referee-texts = a list of texts
referee-flag = true or false
referee-object = a JSON object
referee-whole = a whole number
referee-natural = a whole number, 0 or more
referee-positive = a whole number, 1 or more
referee-depth = a whole number from 0 to { $depth }
referee-seat = a seat of this game, or null for a spectator
referee-level = one of { $levels }
referee-anything = a value

## Files

error-file-missing = There is no file { $path }.
error-file-read = The file { $path } cannot be read: { $reason }.
error-file-write = The file { $path } cannot be written: { $reason }.
error-file-json = The file { $path } is not JSON: { $reason }.
error-ply = The record has { $count ->
    [one] 1 action
   *[other] { $count } actions
}, so --ply may be 0 to { $count }, not { $ply }.

## The log of a game

log-action = { $seat } plays { $action }
log-chance = Chance: { $action }

## Why a bot would do this

hint-points = It brings at least { $points ->
    [one] a point
   *[other] { $points } points
    } at once.
hint-wins = It wins the game.
hint-answer = After { $other }, { $line } would be a strong answer.
hint-only = This is the only possible action.
hint-clearly = It is clearly better than { $other } (about { $chance }%).
hint-better = It is a little better than { $other } (about { $chance }%).
hint-alike = { $other } is about as good ({ $chance }%).
hint-chance = Your chance of winning is then about { $chance }%.
hint-line = Expected: { $line }

## Setups and score sheets

error-setup-object = { $where } must be a JSON object with { $known }, not { $value }.
error-setup-key = { $where } has no key { $key }. Its keys are: { $known }.
error-setup-missing = { $where } lacks the key { $key }.
error-sheet-tag = This is not a tag line such as [Game "Castello"]: { $value }.
error-sheet-tag-twice = The tag { $value } appears twice.
error-sheet-tag-name = There is no tag { $value }. The tags are: { $known }.
error-sheet-no-game = The tag Game is missing; it should say { $right }.
error-sheet-game = The tag Game says { $value }; it should say { $right }.
error-sheet-players = The tag Players must be { $least } to { $most }, not { $value }.
error-sheet-no-setup = The tag Setup is missing: it holds the setup as JSON.
error-sheet-setup = The tag Setup must hold the setup as JSON, not { $value }.
error-tree-action = Action { $number } of the tree, { $action }, cannot be played: { $reason }
error-tree-parent = Action { $number } of the tree does not follow an earlier one.
error-tree-twice = Action { $number } of the tree, { $action }, is there already.
error-tree-nested = At most { $most } variations may lie within each other.
error-tree-mark = This is not a mark such as green:B5 or red:B5>D5: { $value }.
error-tree-no-game = This is neither a record nor a sheet: the tag Game is missing, such as [Game "Castello"].
error-tree-line = Line { $number } is not the beginning or the end of a variation: { $value }.
error-tree-open = The variation that begins in line { $number } has no end.
error-tree-sheet = The variation that begins in line { $number } cannot be read: { $reason }
error-tree-comment = The comment in line { $number } should begin with the number of actions before it, at most { $most }, and marks, such as {"{"}4 green:B5{"}"}: { $value }
error-tree-json = This is not JSON, although it begins with a brace.
error-tree-size = This game with its variations is larger than a chapter may be ({ $most } KB).
error-tree-chapter = This is not a study as the room exports it: { $reason }
error-no-sheets = { $game } has nothing to print.
