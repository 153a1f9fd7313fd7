## The levels of the bots

level-novice = novice
level-casual = casual
level-adept = adept
level-expert = expert
level-master = master
level-random = random
level-greedy = greedy

play-bots = The bots play as: { $level }. Choose another level with --level.
error-level = There is no level { $name }. The levels are: { $known }.
error-network = The file { $path } is not a network for { $game }.
play-hint-says = Hint: { $action }.
