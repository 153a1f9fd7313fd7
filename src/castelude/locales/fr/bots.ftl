## Les niveaux des robots

level-novice = Novice
level-casual = Amateur
level-adept = Adepte
level-expert = Expert
level-master = Maître
level-random = Au hasard
level-greedy = Glouton

play-bots = Les robots jouent au niveau : { $level }. Choisissez-en un autre avec --level.
error-level = Il n’y a pas de niveau { $name }. Il y a : { $known }.
play-hint-says = Conseil : { $action }.
