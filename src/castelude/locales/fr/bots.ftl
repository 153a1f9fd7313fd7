## Les niveaux des robots

level-novice = novice
level-casual = amateur
level-adept = adepte
level-expert = expert
level-master = maître
level-random = au hasard
level-greedy = glouton

play-bots = Les robots jouent au niveau : { $level }. Choisissez-en un autre avec --level.
error-level = Il n’y a pas de niveau { $name }. Les niveaux sont : { $known }.
error-network = Le fichier { $path } n’est pas un réseau pour { $game }.
play-hint-says = Conseil : { $action }.
