## Pièces, places et cours en mots

web-castellan-and = { $first } et { $last }
web-castellan-kind-t = tour
web-castellan-kind-s = mur court
web-castellan-kind-l = mur long
web-castellan-place-t = Tour en { $node }
web-castellan-place-se = Mur court de { $node } vers l'est
web-castellan-place-sn = Mur court de { $node } vers le nord
web-castellan-place-le = Mur long de { $node } vers l'est
web-castellan-place-ln = Mur long de { $node } vers le nord
web-castellan-keys = Les flèches vont de place en place, Entrée y construit ou reprend une pièce de ce tour. T, S et L prennent en main une tour, un mur court ou un mur long. N et P vont à la place suivante et précédente, Retour arrière reprend la dernière pièce.
web-castellan-castle = { $label }. Tours : { $towers }, murs : { $walls }, cours : { $courtyards }.
web-castellan-take-back = { $piece } : reprendre
web-castellan-lift = { $count ->
    [one] Cliquez pour reprendre cette pièce.
   *[other] Cliquez deux fois pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
}
web-castellan-lift-again = Cliquez encore pour reprendre cette pièce et tout ce qui suit ({ $count } étapes).
web-castellan-yard = Cour { $cell } de { $seat } : { $towers } tours, { $points } points
web-castellan-yard-doubled = Cour { $cell } de { $seat } : { $towers } tours, doublée, { $points } points
web-castellan-ledger = Cours et points

## Ce qu'une pièce ferait

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
web-castellan-effect-double = Vous pourrez y mettre votre double donjon.
web-castellan-effect-stay = Divise votre cour doublée : vous choisirez la partie qui reste doublée.
web-castellan-tip = Choisissez un anneau sur le plan : la pièce en main peut y aller.
web-castellan-tip-back = Choisissez un anneau pour construire, ou une pièce de ce tour pour la reprendre.
web-castellan-tip-draw = Ensuite vous piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.

## Cartes et décisions

web-castellan-card = { $name } ({ $id }) : { $what }
web-castellan-hand = Votre main
web-castellan-played = Cartes jouées par { $seat }
web-castellan-play = { $count ->
    [0] Jouer
    [one] Jouer { $count } carte
   *[other] Jouer { $count } cartes
}
web-castellan-sum = À poser ensuite : { $pieces }.
web-castellan-pool = Pièces à poser
web-castellan-hold = Prendre en main : { $kind } ({ $count } à poser)
web-castellan-claim = Le double donjon
web-castellan-double = La doubler
web-castellan-double-one = { $towers ->
    [one] Doubler { $cell } ({ $towers } tour)
   *[other] Doubler { $cell } ({ $towers } tours)
}
web-castellan-stay-one = { $towers ->
    [one] { $cell } reste doublée ({ $towers } tour)
   *[other] { $cell } reste doublée ({ $towers } tours)
}
web-castellan-keep = Le garder pour plus tard
web-castellan-words-double = Doubler la cour { $cell }
web-castellan-words-stay = La cour { $cell } reste doublée
web-castellan-words-keep = Garder le double donjon pour plus tard
web-castellan-score-after = → score { $points }
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
web-castellan-decks = Reste dans vos pioches : cartes tour { $towers }, cartes mur { $walls }.
web-castellan-deck-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
web-castellan-reserve = Points : { $points }, donjons : { $keeps }. En main : cartes tour { $towers }, cartes mur { $walls }. Reste à piocher : { $decks }.
web-castellan-double-free = Le double donjon est encore libre.
web-castellan-last-round = Dernier tour de table : { $seat } n'a plus de cartes. Encore un dernier tour : { $seats }.

## Ce qu'on peut faire

web-castellan-now-play = Choisissez une ou plusieurs cartes et jouez-les : elles vous donnent les pièces à poser.
web-castellan-now-last = Votre dernier tour : toutes vos cartes sont jouées.
web-castellan-now-handed = On vous transmet : { $pieces }.
web-castellan-now-build = Posez { $pieces }.
web-castellan-now-double = Vous avez fait une cour. Mettez-y votre double donjon maintenant, ou gardez-le pour plus tard.
web-castellan-now-stay = Vous avez divisé votre cour doublée. Choisissez la partie qui reste doublée.
web-castellan-now-draw = { $number ->
    [one] Piochez { $number } carte : choisissez la pioche.
   *[other] Piochez { $number } cartes : choisissez dans quelles pioches.
}

## Le guide de la première partie

web-castellan-guide-cards = Tous les sièges bâtissent un seul château. À chaque tour vous jouez des cartes ; elles montrent les pièces à poser : tours, murs courts et murs longs. Choisissez le châtelet (2 tours, 2 murs courts) et jouez-le.
    .title = Les cartes donnent des pièces
    .done = Ses pièces sont maintenant sous le plan. Toutes doivent être posées. Plus vous jouez de cartes, plus vous bâtissez, mais vous n'en piochez qu'une.
web-castellan-guide-build = Un mur doit partir d'une tour ; une tour va là où un mur aboutit. Les anneaux montrent où peut aller la pièce en main ; sous le plan vous choisissez une autre sorte. Posez les trois pièces comme il vous plaît.
    .title = Bâtir
    .done = Toutes les pièces sont posées. Un mur peut rester ouvert : il servira peut-être à un autre, ou à vous.
web-castellan-guide-close = Quatre murs entourent un carré, mais il y a un trou au coin 1,1. Seules les pièces ferment un espace : mettez une tour dans le coin.
    .title = Fermer une cour
    .done = La cour est à vous jusqu'à la fin, parce que vous l'avez fermée, peu importe qui a bâti le reste. Elle compte un point pour chaque tour qui la touche : 4.
web-castellan-guide-double = Une fois par partie, au moment où vous faites une cour, vous pouvez y mettre votre double donjon : elle compte double dès lors. Les boutons disent votre score dans chaque cas. Doublez-la.
    .title = Le double donjon
    .done = 8 points. Une cour plus grande aurait rapporté davantage, mais elle ne viendra peut-être jamais.
web-castellan-guide-long = Un mur long est aussi long que mur court, tour, mur court. En son milieu rien ne peut se joindre. Prenez un mur long en main et continuez un des deux côtés ouverts.
    .title = Les murs longs
    .done = Cliquez sur une place impossible, et le plan vous dit la règle.
web-castellan-guide-try = Vous pouvez essayer jusqu'à la pioche : cliquez sur une pièce de ce tour et elle revient dans votre main. Vous pouvez aussi bâtir dans vos propres cours, jamais dans celles des autres. Posez deux pièces ; reprenez-en une si vous voulez.
    .title = Essayer et reprendre
    .done = Les tours à l'intérieur d'une cour comptent aussi. Un bout de mur y offre une place.
web-castellan-guide-divide = Cette cour a 6 tours : 6 points. Un mur en travers en fait deux cours, et les tours du milieu comptent pour les deux. Divisez-la avec le mur court.
    .title = Diviser
    .done = 4 et 4 : 8 points. De petites cours aux tours partagées valent plus qu'une seule grande.
web-castellan-guide-draw = Toutes les pièces sont posées. Vous piochez maintenant : une carte, et une de plus pour chaque signe sur les cartes jouées. Les cartes tour montrent plus de tours, les cartes mur plus de murs. Choisissez une pioche.
    .title = Piocher
    .done = La main passe. Quand un siège n'a plus de cartes, chacun des autres joue un dernier tour avec toutes ses cartes. Le plus de points gagne. Vous savez jouer à Castellan.
