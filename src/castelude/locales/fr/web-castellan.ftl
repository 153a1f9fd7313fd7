## Pièces, emplacements et cours en mots

web-castellan-and = { $first } et { $last }
web-castellan-kind-t = tour
web-castellan-kind-s = mur court
web-castellan-kind-l = mur long
web-castellan-start = au départ
web-castellan-east = { $steps } à l’est
web-castellan-west = { $steps } à l’ouest
web-castellan-north = { $steps } au nord
web-castellan-south = { $steps } au sud
web-castellan-place-t = Tour, { $node }
web-castellan-place-se = Mur court, { $node }, vers l’est
web-castellan-place-sn = Mur court, { $node }, vers le nord
web-castellan-place-le = Mur long, { $node }, vers l’est
web-castellan-place-ln = Mur long, { $node }, vers le nord
web-castellan-keys = Les flèches vont d’un emplacement à l’autre, Entrée y construit ou reprend une pièce de ce tour. T, S et L prennent en main une tour, un mur court ou un mur long. N et P vont à la place suivante et précédente, Retour arrière reprend la dernière pièce. Les places se comptent en pas depuis la première pièce.
web-castellan-castle = { $label }. Tours : { $towers }, murs : { $walls }, cours : { $courtyards }.
web-castellan-take-back = { $piece } : reprendre
web-castellan-lift = { $count ->
    [one] { $how ->
        [tap] Touchez encore pour reprendre cette pièce.
       *[click] Cliquez pour reprendre cette pièce.
    }
   *[other] { $how ->
        [tap] Touchez deux fois pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
       *[click] Cliquez deux fois pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
    }
}
web-castellan-lift-again = { $count ->
    [one] { $how ->
        [tap] Touchez encore pour reprendre cette pièce.
       *[click] Cliquez encore pour reprendre cette pièce.
    }
   *[other] { $how ->
        [tap] Touchez encore pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
       *[click] Cliquez encore pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
    }
}
web-castellan-yard = Cour de { $seat } : { $towers } tours, { $points } points
web-castellan-yard-doubled = Cour de { $seat } : { $towers } tours, doublée, { $points } points
web-castellan-ledger = Cours et points

## Ce qu’une pièce ferait

web-castellan-effect-close = Ferme une cour à { $towers } tours : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
web-castellan-effect-several = Ferme { $count } cours : { $points } points de plus.
web-castellan-effect-divide = Divise votre cour en { $parts } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
web-castellan-effect-grow = Une tour de plus compte : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
web-castellan-effect-double = Avec votre donjon double, vous auriez { $score } points.
web-castellan-effect-stay = Divise votre cour doublée : vous choisirez la partie qui reste doublée, pour { $score } points en tout au mieux.
web-castellan-tip = { $how ->
    [tap] Touchez un des contours pour y essayer une pièce.
   *[click] Cliquez sur un des contours pour y poser une pièce.
}
web-castellan-tip-back = { $how ->
    [tap] Touchez un des contours pour y essayer une pièce, ou une pièce de ce tour pour la reprendre.
   *[click] Cliquez sur un des contours pour y poser une pièce, ou sur une pièce de ce tour pour la reprendre.
}
web-castellan-tip-draw = Ensuite vous piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
web-castellan-tip-end = { $how ->
    [tap] Jusque-là, touchez une pièce de ce tour pour la reprendre.
   *[click] Jusque-là, cliquez sur une pièce de ce tour pour la reprendre.
}

## Cartes et décisions

web-castellan-card = { $name } ({ $id }) : { $what }
web-castellan-hand = Votre main
web-castellan-played = Cartes jouées par { $seat }
web-castellan-play = { $count ->
    [0] Jouer
    [one] Jouer { $count } carte
   *[other] Jouer { $count } cartes
}
web-castellan-sum = Vous poserez { $pieces }.
web-castellan-pool = Pièces à poser
web-castellan-hold = Prendre en main : { $kind } ({ $count } à poser)
web-castellan-claim = Le donjon double
web-castellan-double = La doubler
web-castellan-double-one = Doubler { $part }
web-castellan-stay-one = Garder { $part }
web-castellan-keep = Le garder
web-castellan-part-left = celle de gauche
web-castellan-part-right = celle de droite
web-castellan-part-upper = celle du haut
web-castellan-part-lower = celle du bas
web-castellan-part-at = celle-ci : { $where }
web-castellan-place-it = { $kind ->
    [L] Poser ici le mur long
    [S] Poser ici le mur court
   *[T] Poser ici la tour
}
web-castellan-tap-again = Touchez encore au même endroit pour y poser la pièce.
web-castellan-new = nouvelle
web-castellan-words-double = Mettre le donjon double dans la cour { $where }
web-castellan-words-stay = Laisser doublée la cour { $where }
web-castellan-words-draw = Piocher { $cards }
web-castellan-words-keep = Garder le donjon double pour plus tard
web-castellan-words-end = Terminer le tour
web-castellan-score-after = → { $points } points
web-castellan-draw = Piocher
web-castellan-draw-split = { $towers ->
    [0] { $walls ->
        [one] { $walls } carte mur
       *[other] { $walls } cartes mur
    }
   *[other] { $walls ->
        [0] { $towers ->
            [one] { $towers } carte tour
           *[other] { $towers } cartes tour
        }
       *[other] { $towers } tour + { $walls } mur
    }
}
web-castellan-of = sur { $left }
web-castellan-decks = Reste dans vos pioches : cartes tour { $towers }, cartes mur { $walls }.
web-castellan-ending = La fin de votre tour
web-castellan-end = Terminer mon tour
web-castellan-end-game = Terminer la partie
web-castellan-left-next = Impossible de poser { $pieces } : le joueur suivant devra le faire.
web-castellan-left-out = Impossible de poser { $pieces } : ces pièces sortent du jeu.
web-castellan-points = { $points } pts
web-castellan-deck-left = { $count } à piocher
web-castellan-deal-tower = { $seat } : cartes tour, dans l’ordre de la pioche
web-castellan-deal-wall = { $seat } : cartes mur, dans l’ordre de la pioche
web-castellan-deal-in-hand = en main
web-castellan-reserve = Points : { $points }, donjons : { $keeps }. En main : cartes tour { $towers }, cartes mur { $walls }. Reste à piocher : { $decks }.
web-castellan-double-free = Le donjon double est encore libre.
web-castellan-last-round = Dernier tour de table : { $seat } n’a plus de cartes.
web-castellan-equal = Égalité de points : le joueur qui a le plus de donjons l’emporte ({ $keeps }).
web-castellan-last-turns = Encore à jouer : { $seats }.

## Le journal

web-castellan-told-play = { $cards } : { $pieces }
web-castellan-told-close = ferme une cour à { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
web-castellan-told-divide = divise une cour : { $parts }
web-castellan-told-part = une à { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
web-castellan-told-double = la double : { $points } points
web-castellan-told-stay = la partie à { $points } points reste doublée
web-castellan-told-left = impossible de poser { $pieces } : le joueur suivant les reçoit
web-castellan-told-out = impossible de poser { $pieces } : hors du jeu
web-castellan-told-draw = pioche { $towers ->
    [0] { $walls ->
        [one] { $walls } carte mur
       *[other] { $walls } cartes mur
    }
   *[other] { $walls ->
        [0] { $towers ->
            [one] { $towers } carte tour
           *[other] { $towers } cartes tour
        }
       *[other] { $towers } tour et { $walls } mur
    }
}
web-castellan-told-last = n’a plus de cartes : le dernier tour de table commence

## Ce qu’on peut faire

web-castellan-now-play = Choisissez une ou plusieurs cartes et jouez‑les : elles vous donnent les pièces à poser.
web-castellan-now-last = Votre dernier tour : vous jouez toutes vos cartes.
web-castellan-now-handed = On vous transmet : { $pieces }.
web-castellan-now-build = Posez { $pieces }.
web-castellan-now-double = Vous avez fermé une cour. Mettez-y votre donjon double pour la compter double, ou gardez-le pour plus tard.
web-castellan-now-stay = Vous avez divisé votre cour doublée. Choisissez la partie qui reste doublée, ici ou sur le plan.
web-castellan-now-draw = { $number ->
    [one] Piochez { $number } carte : choisissez la pioche.
   *[other] Piochez { $number } cartes : choisissez dans quelles pioches.
}
web-castellan-now-draw-only = { $number ->
    [one] Piochez { $number } carte ; cette fois, vous n’avez pas le choix de la pioche.
   *[other] Piochez { $number } cartes ; cette fois, vous n’avez pas le choix des pioches.
}
web-castellan-now-end = Vos pioches sont vides : il n’y a rien à piocher. Terminez votre tour quand votre construction vous convient.

## Le guide de la première partie

web-castellan-guide-cards = Tous construisent le même château. Le joueur qui ferme une cour la possède et marque un point par tour qui la borde ; celui qui a le plus de points gagne. Chaque tour commence par des cartes : elles montrent les pièces à poser. Choisissez le châtelet (2 tours, 2 murs courts) sous le plan et jouez-le.
    .title = Les cartes donnent des pièces
    .done = Ses pièces sont maintenant sous le plan, et toutes doivent être posées. Plus vous jouez de cartes, plus vous construisez ; mais à la fin du tour vous n’en piochez qu’une.
web-castellan-guide-build = La première tour est déjà là. Un mur part d’une tour ; une tour va là où un mur aboutit. Les contours montrent où une pièce peut aller ; ailleurs, le plan vous dit pourquoi pas. Posez les trois autres pièces comme il vous plaît.
    .title = Construire
    .done = Toutes les pièces sont posées. Un mur peut finir dans le vide : il servira peut-être à un autre, ou à vous.
web-castellan-guide-close = Quatre murs entourent un carré, mais son coin en haut à droite est ouvert. Posez-y une tour : le plan montre d’avance ce que cela rapporte.
    .title = Fermer une cour
    .done = La cour est à vous jusqu’à la fin parce que vous l’avez fermée, peu importe qui a construit ses murs. Elle compte un point pour chaque tour qui la touche : 4.
web-castellan-guide-double = Une fois par partie, au moment où vous fermez une cour, vous pouvez y mettre votre donjon double : dès lors elle compte double. Les boutons disent vos points dans chaque cas. Mettez-le ici.
    .title = Le donjon double
    .done = 8 points. Une cour plus grande aurait rapporté davantage, mais elle ne viendra peut-être jamais.
web-castellan-guide-long = Un mur long va sur deux pas, et rien ne se joint en son milieu. Choisissez le mur long sous le plan ; puis posez-le pour continuer un des deux côtés ouverts du grand carré.
    .title = Les murs longs
    .done = Encore un côté et la dernière tour, et la grande cour sera fermée.
web-castellan-guide-try = Jusqu’à la pioche ou à la fin de votre tour, vous pouvez essayer : choisissez une pièce posée dans ce tour, et elle revient. Vous pouvez aussi construire dans vos propres cours, jamais dans celles des autres. Posez deux pièces ; reprenez-en une si vous voulez.
    .title = Essayer et reprendre
    .done = Les tours à l’intérieur d’une cour comptent aussi : un mur qui y finit offre un emplacement.
web-castellan-guide-divide = Cette cour a 6 tours : 6 points. Un mur en travers en fait deux cours, et les tours du milieu comptent pour les deux. Divisez-la avec le mur court.
    .title = Diviser
    .done = 4 et 4 : 8 points. De petites cours aux tours partagées valent plus qu’une seule grande.
web-castellan-guide-draw = Toutes les pièces sont posées : vous piochez une carte, et une de plus pour chaque carte jouée qui montre un plus et un dos de carte. Les cartes tour montrent plus de tours, les cartes mur plus de murs. Choisissez une pioche sous le plan.
    .title = Piocher
    .done = C’est au joueur suivant. Quand vos pioches sont vides, vous terminez votre tour par un bouton. Quand quelqu’un n’a plus de cartes, chacun des autres joue un dernier tour avec toutes ses cartes. Celui qui a le plus de points gagne. Vous savez jouer à Castellan.

## Le film de la table
web-castellan-last-cards = { $seat } a pioché sa dernière carte.
web-castellan-outcome = { $count ->
    [one] { $winners } gagne avec { $points } points.
   *[other] { $winners } se partagent la victoire avec { $points } points chacun.
}
