## Terminal play

play-welcome = { $game } in the terminal. Type an action, or help.
play-hint = Type an action, or help.
play-hand-over = { $seat } comes next. Hand the keyboard over and press Enter.
play-opponent = { $seat } plays { $action }
play-scores = Score: { $scores }
play-draw = The game is a draw.
play-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
play-not-yours = It is no longer your turn, so { $action } was not played.
play-refused = Not possible: { $reason } ({ $clause })
play-allowed = Possible: { $reason } ({ $clause })
play-no-moves = No legal action begins with { $start }.
play-clauses = Type rule and a number, such as rule CO-4.3. The clauses are:
play-nothing-to-undo = You have not played anything yet.
play-resign-sure = Resign this game? (y/n)
play-resigned = { $seat } has resigned. Thank you for the game.
play-save-name = Name a file: save FILE
play-saved = Saved in { $path }. To continue later: castelude play --record { $path }
play-left = Goodbye.
play-help-actions = Type an action in the game’s notation, such as { $example }. You can type several on one line.
play-help-help = help           this help
play-help-moves = moves [START]  list the legal actions, or those that begin with START
play-help-why = why ACTION     is this action possible here, and by which clause
play-help-rule = rule [CLAUSE]  a clause of the rulebook, or the list of clauses
play-help-hint = hint           what a strong bot would do in your place
play-help-undo = undo           go back to your last decision
play-help-resign = resign         resign the game
play-help-save = save FILE      save the game so far
play-help-quit = quit           leave

# What can be typed besides an action: words with commas between them. Those of every language are understood.
play-words-help = help, ?
play-words-moves = moves
play-words-why = why
play-words-rule = rule, rules
play-words-hint = hint
play-words-undo = undo
play-words-resign = resign
play-words-save = save
play-words-quit = quit, exit
play-words-yes = y, yes

## The rulebook

rulebook-preface = The rules of this game as Castelude plays them, clause by clause. Every refusal at the table names its clause. This page is generated from the texts of the program.
rulings-title = Rulings
rulings-preface = Where a rulebook leaves something open, Castelude chooses one reading and says why. The full clauses are on the pages in docs/spec.
rulebook-ruling = ruling
rulebook-why = Why this ruling:
rulebook-card = Card
rulebook-card-text = What it does

## Editions

editions-folder = Put your own card files into { $path }/GAME/NAME.json
editions-good = { $game }: this card file is valid.
editions-bad = { $game }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
} found.
error-edition-game = { $path } is not a card file of any game here.

## Errors of the command line

error-seat = There is no seat { $seat }; the seats are 0 to { $most }.
error-option-word = An option is written key=value, not { $word }.
error-unknown-clause = There is no clause { $name }. The clauses are: { $known }.
error-seconds = The number of seconds must be more than 0, not { $value }.
error-file-utf8 = The file { $path } is not UTF-8 text.

## What is installed

doctor-games = Games: { $games }
doctor-languages = Languages: { $languages }
doctor-client = Browser client: built
doctor-no-client = Browser client: not built, so the room serves programs only. From a clone, make web builds it.
doctor-extra = Extra { $extra }: { $packages }
doctor-extra-missing = Extra { $extra }: not installed ({ $missing })

## What a game promises

check-facts = The declared facts fit each other
check-words = Name, options and clauses have words in every language
check-seed = The same seed gives the same game
check-chance = Random events come from the seed
check-perft = Perft counts sequences of decisions
check-log = The log has words in every language
check-undo = Actions can be taken back
check-hides = Hidden things are declared
check-notation = Games go out in notation and come back
check-pictures = There are drawings and pictures at every stage
check-refusals = Illegal actions are refused with a clause and change nothing
check-setups = Damaged setups are refused or played
check-play = Random games end, with legal lists that are sorted and parse back
check-records = Records replay to the same state
check-copies = Copies share nothing
check-setup-kept = Positions share nothing with their setup
check-pickle = Positions go to other processes
check-views = Views, pictures and legal lists depend only on what a seat may know
check-foresight = Foresight depends only on what a seat may know
check-arrays = Encodings: masks, indices both ways, observations without secrets
check-kept = { $game } keeps every promise.
check-broken = { $broken ->
    [one] { $game } breaks one promise.
   *[other] { $game } breaks { $broken } promises.
}

## A new game

scaffold-next = Next: pip install --editable { $folder }, castelude check { $name }, castelude play { $name }. Then change it.

error-game-name = { $name } cannot be the id of a game: it is 3 to 20 small letters and digits, a letter first.
error-game-name-taken = The name { $name } is taken.
error-folder-taken = { $folder } exists and is not an empty folder.

## Games as data

puzzles-mined = { $count } puzzles in { $path }.
puzzles-share = { $asked } puzzles were searched again, { $refuted } were refuted ({ $share } %).
puzzles-shipped = { $count } confirmed puzzles in { $path }.
puzzles-weighed = { $count } puzzles in { $path }; { $changed } have other chances than before, { $out } did not hold and were left out.
games-generated = { $games } games with { $decisions } decisions in { $path }.
games-packed = { $games } games packed into { $bytes } bytes: { $path }
games-exported = { $rows } decisions in { $path }.
error-games-file = { $path } is not a file that castelude games generate wrote.
error-dataset-kind = Decisions are written to a file that ends with .parquet, or with .jsonl without observations; not to { $path }.
error-no-shtab = Completion needs shtab: pip install castelude[completion]
error-no-pyarrow = Parquet needs pyarrow: pip install castelude[parquet]
