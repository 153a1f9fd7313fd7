## Les cartes et les lieux

web-castel-zone-court = cour
web-castel-zone-rampart = rempart
web-castel-zone-tower = tour
web-castel-zone-outside = hors les murs
web-castel-zone-knight = sur une carte en jeu
web-castel-outside = hors les murs
web-castel-outside-place = hors les murs { $number }
web-castel-slot-n = emplacement nord
web-castel-slot-e = emplacement est
web-castel-slot-s = emplacement sud
web-castel-slot-w = emplacement ouest
web-castel-ref = { $kind } ({ $place })
web-castel-pawn = pion de { $seat }
web-castel-no-pawn = sans pion
web-castel-free = libre
web-castel-guard-knight = protégée par le chevalier posé dessus
web-castel-guard-ambassador = toujours protégée
web-castel-guard-captain = protégée par le capitaine du même rempart
web-castel-guard-priest = protégée par le prêtre voisin, dont le pion est de la même couleur
web-castel-chosen = choisi
web-castel-possible = peut être choisi
web-castel-copies = { $count } cartes
web-castel-keys = Les flèches vont de lieu en lieu, Entrée choisit, Échap revient en arrière, N et P sautent aux lieux qui peuvent être choisis.

## Autour du château

web-castel-hand = Votre main
web-castel-hand-of = Main de { $seat }
web-castel-hand-empty = Aucune carte en main.
web-castel-exchange = Échange
web-castel-exchange-empty = L’échange est vide.
web-castel-removed = Hors de la partie
web-castel-aside = Mises de côté
web-castel-pile = Votre pioche : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
web-castel-draw = Piocher
web-castel-counts = { $seat } : { $hand ->
    [one] 1 carte
   *[other] { $hand } cartes
} en main, { $pile } dans la pioche
web-castel-seats = Les cartes des joueurs
web-castel-left = { $count ->
    [0] plus aucune carte
    [one] encore 1 carte
   *[other] encore { $count } cartes
}

## Ce que dit une carte

web-castel-read = Pointez une carte pour la lire.
web-castel-belongs = Sa place : { $zone }
web-castel-returns = Renvoyée, elle retourne dans la main de { $seat }.
web-castel-returns-exchange = Elle ne porte pas de pion : renvoyée, elle part à l’échange.
web-castel-goes = Peut aller : { $places }
web-castel-goes-many = Peut aller à { $count } endroits ; choisissez-la pour les voir.
web-castel-goes-nowhere = Elle ne peut pas être posée pour l’instant ; elle peut être échangée.
web-castel-would = Ensuite : { $lines }

## Ce qu’on peut faire

web-castel-now = { $ways ->
    [draw-place-swap] Posez une carte, piochez, ou changez une carte avec l’échange
    [draw-swap] Piochez, ou changez une carte avec l’échange
    [draw-place] Posez une carte ou piochez
    [place-swap] Posez une carte, ou changez-en une avec l’échange
    [place] Posez une carte
    [swap] Changez une carte avec l’échange
   *[draw] Piochez une carte
}. { $count ->
    [one] Encore 1 action.
   *[other] Encore { $count } actions.
}
web-castel-now-king = Le héraut appelle : posez le roi avant toute autre chose.
web-castel-now-effect = { $kind } : { $what }
web-castel-step-hand = { $kind } : { $ways ->
    [place-swap] { $zone ->
        [knight] choisissez la carte à protéger, ou une carte de l’échange à prendre.
       *[other] choisissez où poser la carte, ou une carte de l’échange à prendre.
    }
    [place-no] { $zone ->
        [knight] choisissez la carte à protéger.
       *[other] choisissez où poser la carte.
    }
    [no-swap] aucune place possible à présent ; choisissez une carte de l’échange à prendre.
   *[other] rien n’est possible avec cette carte à présent.
}
web-castel-step-exchange = { $kind } : choisissez la carte de votre main à donner.
web-castel-step-where = { $kind } : choisissez la destination.
web-castel-step-other = { $kind } : choisissez l’autre carte.
web-castel-step-who = { $spot } : choisissez la carte à y poser.
web-castel-step-seat = { $kind } : choisissez qui reçoit cette carte.
web-castel-step-pawn = { $kind } : choisissez le pion de cette carte.
web-castel-step-layer = Plusieurs cartes se trouvent ici : choisissez-en une.
web-castel-give-pawn = Pion de { $seat }
web-castel-give-to = À { $seat }
web-castel-back = Revenir
