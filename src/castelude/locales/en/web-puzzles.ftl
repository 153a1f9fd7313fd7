# Puzzles.

web-puzzles-intro = Positions from games of strong bots in which one turn is clearly the best. Find the whole turn on the board. Your first answer counts; after a wrong one you see what refutes it.
web-puzzles-today = Puzzles of today
web-puzzles-ends = the next ones come { $when }
web-puzzles-guest = As a guest you can solve all puzzles. With an account you get a rating, and your days in a row are counted.
web-puzzles-streak = { $count ->
    [one] You have solved the puzzle of the day today.
   *[other] You have solved a puzzle of the day on { $count } days in a row.
}
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}; you have tried { $tried } and solved { $solved }.
web-puzzles-rating = Your rating here: { $points } ± { $margin }.
web-puzzles-solve = Solve
web-puzzles-by-band = By difficulty:
web-puzzles-by-theme = By theme:
web-puzzles-made = Every puzzle was confirmed by the master bot with ten times its usual effort. Ratings begin with what the bots could solve; then the results of people count.

web-puzzle-find = { $seat } is to move. Find the best turn.
web-puzzle-only = One turn is the best for { $seat }: find it.
web-puzzle-chance = Find the best chance for { $seat }.
web-puzzle-rated = Rated { $points } ({ $band })
web-puzzle-of-today = puzzle of the day
web-puzzle-band-easy = easy
web-puzzle-band-moderate = moderate
web-puzzle-band-hard = hard
web-puzzle-outcome-right = you solved it
web-puzzle-outcome-wrong = your first answer was wrong
web-puzzle-outcome-helped = you solved it with a hint
web-puzzle-outcome-hinted = you have had a hint
web-puzzle-judging = The room looks at your turn…
web-puzzle-right = That is right!
web-puzzle-wrong = That is not the best turn.
web-puzzle-solution-is = This is the solution.
web-puzzle-hint = Hint
web-puzzle-hint-place = Look at the marked place.
web-puzzle-hint-action = Think of this: { $words }.
web-puzzle-hint-theme = Theme: { $themes }
web-puzzle-from-start = Start the turn again
web-puzzle-again = Try again
web-puzzle-refute = Show what refutes it
web-puzzle-refutation = The answer to your turn
web-puzzle-show = Show the solution
web-puzzle-solution = Best turn
web-puzzle-solution-and = Best turn, and what follows
web-puzzle-worth = Chance to win after your turn: { $value }%. After the best turn: { $best }%.
web-puzzle-worth-solution = Chance to win after it: { $value }%. Without its key: at most { $rival }%.
web-puzzle-themes = Themes: { $themes }
web-puzzle-next = Next puzzle
web-puzzle-analyse = Open on the analysis board
web-puzzle-own-rating = Your rating: { $points } ({ $change }).
web-puzzle-guest = Answers of guests are not rated.
web-puzzle-keys = Keys: h hint, r refutation, t try again, s solution, n next puzzle, ← → through a line.

## Themes

web-puzzle-theme-win = winning the game
web-puzzle-theme-hold = holding the position
web-puzzle-theme-quiet = a quiet move
web-puzzle-theme-ring = a ring closes
web-puzzle-theme-capture = capture
web-puzzle-theme-chain = chain of captures
web-puzzle-theme-siege-in-two = siege in two turns
web-puzzle-theme-sent-home = sent home
web-puzzle-theme-out-of-the-game = out of the game
web-puzzle-theme-exchange = the exchange
web-puzzle-theme-change-of-sides = change of sides
web-puzzle-theme-draw = drawing cards
web-puzzle-theme-on-the-move = on the move
web-puzzle-theme-courtyard = courtyard
web-puzzle-theme-double-courtyard = double courtyard
web-puzzle-theme-division = dividing a courtyard
web-puzzle-theme-keep = the second keep
web-puzzle-theme-last-card = last card
web-puzzle-theme-recruits = recruits and walls
web-puzzle-theme-supplies = supplies
web-puzzle-theme-angels = angels
web-puzzle-theme-the-line = the enemy’s line
web-puzzle-theme-reward = choosing the reward
web-puzzle-by = Made by { $name }. Not rated.
