## The arena

arena-head = | contestant | games | points | share of a seat | 95 % | Elo | 95 % |
arena-pair = { $above } against { $below }: { $share } of { $games } games ({ $low } to { $high }), { $times } times a fair share
arena-pace = { $games } games of { $actions } actions on average; this run took { $seconds } s, { $times } times as fast as playing one game after another.
arena-tuned = { $rounds } rounds in { $seconds } s, { $times } times as fast as playing one game after another.
arena-epoch = Epoch { $epoch }: loss { $taught }, on positions held back { $kept }
arena-learned = Learned from { $games } games with { $positions } positions. The evaluation by hand-set weights has a loss of { $by_hand }.
arena-forfeit = Deal { $deal }: game forfeited by { $reason }
arena-calibrated-head = | positions and seats | chance | won | 95 % |
arena-calibrated = Fitted to { $positions } positions of { $games } games. Expected calibration error on games held back: { $error }; of the search itself: { $before }.
arena-calibration-checked = Tested with { $positions } positions of { $games } games. Expected calibration error of the table in use: { $error }; of the search itself: { $before }.

error-contestant = { $words } is not a contestant: write a level, random, greedy, LEVEL:nodes=N, LEVEL:ms=N, exec:COMMAND, py:FILE:CLASS or from:FOLDER:CONTESTANT.
error-setting = { $words }: there is no setting { $key }. The settings are: { $known }.
error-setting-idle = { $words }: { $key } would change nothing here. These settings have an effect: { $known }.
error-contestants = { $number } contestants do not fit { $players } seats: give two, or one for each seat.
error-ladder = A ladder needs at least two contestants.
error-program = The program { $words } cannot be started: { $reason }
error-python = There is no Python class { $words }: { $reason }
error-checkout = { $words } does not name a folder with a checkout of the project and a contestant: write FOLDER:CONTESTANT.
error-python-act = { $words } is not a class with a method act(view, actions).
error-results-plan = The file { $path } holds the results of another campaign. Choose another file.
error-results-line = The file { $path } is not a results file.
error-no-ray = Ray is not installed. Install castelude[arena], or leave out --ray.
error-no-torch = Neither PyTorch nor NumPy is installed. Install castelude[learn].
error-no-inputs = { $game } has no evaluation that could learn.
error-seats-games = { $words } does not say how many games to play with how many seats. Write 2:500,5:1500: 500 games with two seats and 1,500 with five.
error-network-size = The network takes { $size } bytes; at most { $most } are allowed. Give it fewer units with --hidden.
error-weight = The evaluation of { $game } has no weight { $name }. It has: { $known }.
error-no-weights = { $game } has no evaluation with weights to tune.
error-calibrate-games = { $path } must hold at least { $least } games, all of { $game }.
