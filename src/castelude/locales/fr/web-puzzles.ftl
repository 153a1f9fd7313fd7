# Problèmes.

web-puzzles-intro = Des positions tirées de parties entre robots forts, où un tour est nettement le meilleur. Trouvez le tour entier sur le plateau. Votre première réponse compte ; après une erreur, vous voyez ce qui la réfute.
web-puzzles-today = Problèmes du jour
web-puzzles-ends = les prochains arrivent { $when }
web-puzzles-guest = Sans compte, vous pouvez résoudre tous les problèmes. Avec un compte, vous avez un classement et vos jours de suite sont comptés.
web-puzzles-streak = { $count ->
    [one] Vous avez résolu le problème du jour.
   *[other] Vous avez résolu un problème du jour { $count } jours de suite.
}
web-puzzles-none = Il n’y a pas encore de problème pour ce jeu.
web-puzzles-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
} ; vous en avez essayé { $tried } et résolu { $solved }.
web-puzzles-rating = Votre classement ici : { $points } ± { $margin }.
web-puzzles-solve = Résoudre
web-puzzles-by-band = Par difficulté :
web-puzzles-by-theme = Par thème :
web-puzzles-made = Chaque problème a été confirmé par le robot maître avec dix fois son effort habituel. Le classement des problèmes part de ce que les robots ont su résoudre ; ensuite, ce sont les résultats des gens qui comptent.

web-puzzle-find = { $seat } est au trait. Trouvez le meilleur tour.
web-puzzle-only = Un seul tour est le meilleur pour { $seat } : trouvez-le.
web-puzzle-chance = Trouvez la meilleure chance pour { $seat }.
web-puzzle-rated = Classé { $points } ({ $band })
web-puzzle-of-today = problème du jour
web-puzzle-band-easy = facile
web-puzzle-band-moderate = moyen
web-puzzle-band-hard = difficile
web-puzzle-outcome-right = vous l’avez résolu
web-puzzle-outcome-wrong = votre première réponse était fausse
web-puzzle-outcome-helped = vous l’avez résolu avec un indice
web-puzzle-outcome-hinted = vous avez eu un indice
web-puzzle-judging = Le salon examine votre tour…
web-puzzle-right = C’est juste !
web-puzzle-wrong = Ce n’est pas le meilleur tour.
web-puzzle-solution-is = Voici la solution.
web-puzzle-hint = Indice
web-puzzle-hint-place = Regardez l’endroit marqué.
web-puzzle-hint-action = Pensez à ceci : { $words }.
web-puzzle-hint-theme = Thème : { $themes }
web-puzzle-from-start = Reprendre le tour
web-puzzle-again = Réessayer
web-puzzle-refute = Montrer la réfutation
web-puzzle-refutation = La réponse à votre tour
web-puzzle-show = Montrer la solution
web-puzzle-solution = Meilleur tour
web-puzzle-solution-and = Meilleur tour, et la suite
web-puzzle-worth = Chance de gagner après votre tour : { $value } %. Après le meilleur tour : { $best } %.
web-puzzle-worth-solution = Chance de gagner ensuite : { $value } %. Sans son coup clé : { $rival } % au plus.
web-puzzle-themes = Thèmes : { $themes }
web-puzzle-next = Problème suivant
web-puzzle-analyse = Ouvrir sur le plateau d’analyse
web-puzzle-own-rating = Votre classement : { $points } ({ $change }).
web-puzzle-guest = Les réponses sans compte ne sont pas classées.
web-puzzle-keys = Touches : h indice, r réfutation, t réessayer, s solution, n problème suivant, ← → le long d’une suite.

## Thèmes

web-puzzle-theme-win = gagner la partie
web-puzzle-theme-hold = tenir la position
web-puzzle-theme-quiet = un coup tranquille
web-puzzle-theme-ring = un cercle se ferme
web-puzzle-theme-capture = prise
web-puzzle-theme-chain = prises en chaîne
web-puzzle-theme-siege-in-two = siège en deux tours
web-puzzle-theme-sent-home = renvoi
web-puzzle-theme-out-of-the-game = hors du jeu
web-puzzle-theme-exchange = l’échange
web-puzzle-theme-change-of-sides = changement de camp
web-puzzle-theme-draw = piocher
web-puzzle-theme-on-the-move = en mouvement
web-puzzle-theme-courtyard = cour
web-puzzle-theme-double-courtyard = double cour
web-puzzle-theme-division = diviser une cour
web-puzzle-theme-keep = le second donjon
web-puzzle-theme-last-card = dernière carte
web-puzzle-theme-recruits = recrues et remparts
web-puzzle-theme-supplies = ressources
web-puzzle-theme-angels = anges
web-puzzle-theme-the-line = la ligne ennemie
web-puzzle-theme-reward = choisir la récompense
web-puzzle-by = Composé par { $name }. Non classé.
