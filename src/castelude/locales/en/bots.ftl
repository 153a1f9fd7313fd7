## The levels of the bots

level-novice = Novice
level-casual = Casual
level-adept = Adept
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy

play-bots = The bots play as: { $level }. Choose another level with --level.
error-level = There is no level { $name }. There are: { $known }.
play-hint-says = Hint: { $action }.
