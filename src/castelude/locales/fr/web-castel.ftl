## Les cartes et les lieux

web-castel-zone-court = cour
web-castel-zone-rampart = rempart
web-castel-zone-tower = tour
web-castel-zone-outside = hors les murs
web-castel-zone-knight = sur une carte en jeu
web-castel-outside = hors les murs
web-castel-outside-place = hors les murs { $number }
web-castel-slot-n = l’emplacement nord
web-castel-slot-e = l’emplacement est
web-castel-slot-s = l’emplacement sud
web-castel-slot-w = l’emplacement ouest
web-castel-ref = { $kind } ({ $place })
web-castel-pawn = pion de { $seat }
web-castel-no-pawn = sans pion
web-castel-free = libre
web-castel-guard-knight = protégée par le chevalier posé dessus
web-castel-guard-ambassador = toujours protégée
web-castel-guard-captain = protégée par le capitaine du même rempart
web-castel-guard-priest = protégée par le prêtre voisin, dont le pion est de la même couleur
web-castel-chosen = choisi
web-castel-due = reçoit une carte maintenant
web-castel-possible = peut être choisi
web-castel-placeless = sans emplacement pour l’instant
web-castel-copies = { $count } cartes
web-castel-new = nouvelle
web-castel-keys = Les flèches vont d’un endroit à l’autre, Entrée choisit, Échap revient en arrière, N et P sautent aux endroits qui peuvent être choisis, aussi depuis la main.

## Autour du château

web-castel-hand = Votre main
web-castel-hand-empty = Aucune carte en main.
web-castel-exchange = Échange
web-castel-to-exchange = Échange ↓
web-castel-exchange-empty = L’échange est vide.
web-castel-deal-hand = { $seat } : main
web-castel-deal-pile = { $seat } : pioche, à partir du dessus
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
web-castel-left = { $count ->
    [0] plus de carte
    [one] 1 carte restante
   *[other] { $count } cartes restantes
}
web-castel-seats = Les cartes des joueurs

## Ce que dit une carte

web-castel-detail = Ce que dit la carte
web-castel-read = Pointez une carte, ou gardez-y le doigt, pour la lire.
web-castel-stack = Cartes de cette case
web-castel-choose = Choisir : { $card }
web-castel-belongs = Sa zone : { $zone }
web-castel-returns = Renvoyée, la carte retourne dans la main de { $seat }.
web-castel-returns-own = Renvoyée, la carte retourne dans votre main.
web-castel-returns-exchange = La carte ne porte pas de pion : renvoyée, elle part à l’échange.
web-castel-goes = Peut aller : { $places }
web-castel-goes-many = Peut aller aux { $count } endroits marqués.
web-castel-goes-nowhere = Elle ne peut pas être placée pour l’instant ; elle peut être échangée.
web-castel-would = Ensuite : { $lines }

## Ce qu’on peut faire

web-castel-now = { $ways ->
    [draw-place-swap] Placez une carte, piochez, ou échangez une carte
    [draw-swap] Piochez, ou échangez une carte
    [draw-place] Placez une carte ou piochez
    [place-swap] Placez une carte, ou échangez-en une
    [place] Placez une carte
    [swap] Échangez une carte
   *[draw] Piochez une carte
}. { $count ->
    [one] Encore 1 action.
   *[other] Encore { $count } actions.
}
web-castel-last = Votre dernière carte. { $words }
web-castel-now-king = Le héraut appelle : placez le roi avant toute autre chose.
web-castel-now-effect = { $kind } : { $what }
web-castel-now-effect-of = { $kind } de { $seat } : { $what }
web-castel-ask-pass = choisissez la carte que vous passez à { $seat }, à votre gauche.
web-castel-ask-give = choisissez la carte que vous donnez à { $seat }.
web-castel-ask-lay = choisissez la carte qui ira en { $cell }, où se trouve maintenant : { $card }. Les autres cartes suivront.
web-castel-ask-where = choisissez où va { $card }.
web-castel-step-hand = { $kind } : { $ways ->
    [place-swap] { $zone ->
        [knight] choisissez la carte à protéger, ou une carte de l’échange à prendre.
       *[other] choisissez où placer la carte, ou une carte de l’échange à prendre.
    }
    [place-no] { $zone ->
        [knight] choisissez la carte à protéger.
       *[other] choisissez où placer la carte.
    }
    [no-swap] aucun emplacement possible à présent ; choisissez une carte de l’échange à prendre.
   *[other] rien n’est possible avec cette carte à présent.
}
web-castel-step-exchange = { $kind } : choisissez la carte de votre main à donner.
web-castel-step-where = { $kind } : choisissez la destination.
web-castel-step-other = { $kind } : choisissez l’autre carte.
web-castel-step-who = { $spot } : choisissez la carte à y placer.
web-castel-step-seat = { $kind } : choisissez qui reçoit cette carte.
web-castel-step-pawn = { $kind } : choisissez le pion de cette carte.
web-castel-step-layer = Plusieurs cartes se trouvent ici : choisissez-en une.
web-castel-give-pawn = Pion de { $seat }
web-castel-give-to = À { $seat }
web-castel-do-draw = piocher une carte
web-castel-do-send = renvoyer { $card }
web-castel-do-kill = retirer { $card } de la partie
web-castel-do-rob = ôter le pion de { $card }
web-castel-do-claim = mettre votre pion sur { $card }
web-castel-do-pawn = mettre un pion de { $seat } sur { $card }
web-castel-do-take = donner { $card } à { $seat }, au hasard

## Le guide de la première partie

web-castel-guide-place = Chacun veut se défaire de toutes ses cartes. Un tour compte deux actions, et placer une carte en est une. Chaque carte a sa zone : les rouges la cour, au milieu, les bleues les tours rondes, les ocre les remparts entre elles, les vertes hors les murs. Choisissez le soldat de votre main, puis une case libre d’un rempart, ou faites-l’y glisser.
    .title = Placer une carte
    .done = Le disque noir sur le soldat est votre pion. Un effet peut renvoyer le soldat : il revient alors dans la main du joueur dont il porte le pion, la vôtre.
web-castel-guide-draw = Vous devez jouer toute votre main, et aussi votre pioche, face cachée. Pour votre seconde action, choisissez la pioche à côté de votre main pour en tirer une carte.
    .title = Piocher
    .done = Les deux actions sont faites, c’est à Beige. Le premier qui n’a plus ni main ni pioche gagne.
web-castel-guide-swap = La troisième action possible : échanger une carte de votre main contre une carte de l’échange, qui est face visible. Choisissez l’engin de siège de votre main, puis le roi de l’échange.
    .title = Échanger
    .done = Le roi est à vous : un point vert marque la carte qui vient d’arriver. L’échange débarrasse d’une carte que rien n’accueille, ou procure un effet qui vous sert.
web-castel-guide-king = La plupart des cartes ont un effet quand on les place, et il a lieu, qu’on le veuille ou non. Le roi renvoie une carte du château dans la main du joueur dont elle porte le pion. Placez-le à la cour, puis choisissez l’archer de Beige dans sa tour.
    .title = Le roi
    .done = L’archer est de retour dans la main de Beige, qui devra le rejouer. Sans autre carte à renvoyer, le roi aurait renvoyé votre propre soldat.
web-castel-guide-knight = Un chevalier se pose sur une carte et la protège. Posez votre chevalier sur votre prince.
    .title = Les chevaliers
    .done = Personne ne peut plus renvoyer, déplacer ni échanger le prince tant que le chevalier reste là. Le petit écu marque une carte protégée ; pointez-la pour lire pourquoi.
web-castel-guide-protected = Le courtisan renvoie une carte d’une case voisine, coins compris. Placez-le en c2, c4, d2 ou d4, à côté des deux cartes de Beige. Puis choisissez : le prince est protégé, mais le chevalier posé sur lui ne l’est pas.
    .title = Ce qui est protégé
    .done = La carte est de retour dans la main de Beige. Le prêtre et le capitaine protègent aussi. Si vous tentez un coup impossible, le plateau vous dit quelle règle l’interdit.
web-castel-guide-rampart = Un engin de siège de Beige fait face au rempart sud. Quatre soldats sur ce rempart le chassent : placez vos deux soldats en d1 et e1.
    .title = Engins et remparts
    .done = L’engin est revenu dans la main de Beige. Mais si les quatre engins sont en place, ce sont les soldats qui s’en vont.
web-castel-guide-merchant = Les pions comptent : ils disent dans quelle main une carte revient. Le marchand vous donne une action de plus, mais cela a un prix : trois cartes des autres joueurs reçoivent votre pion. Placez-le à la cour, puis choisissez trois soldats de Beige.
    .title = Le marchand
    .done = Renvoyés, ces soldats vous reviendraient désormais ; mais il vous reste deux actions dans ce tour. Vous savez jouer à Castel : chaque carte dit ce qu’elle fait.

## Le film de la table
web-castel-many-back = { $count } cartes sont renvoyées d’un coup
web-castel-one-left = Il ne reste qu’une carte à { $seat }.
