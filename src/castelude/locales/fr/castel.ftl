## Noms et lignes de jeu

castel-name = Castel
castel-seat-0 = Noir
castel-seat-1 = Beige
castel-seat-2 = Rouge
castel-seat-3 = Vert
castel-seat-4 = Violet
castel-chance = Le hasard
castel-option-hand_limit = Main limitée
    .help = Un joueur qui a en main autant de cartes qu’il en a reçu au départ ne peut pas piocher.
castel-option-merchant_finish = Marchand en dernier
    .help = Le marchand peut-il être la dernière carte placée par un joueur ?
castel-option-minstrel = Baladin
    .help = Ce que le baladin fait des cartes qui l’entourent : il les repose toutes dans un autre ordre, ou il en intervertit deux.
castel-option-minstrel-all = Réarrange toutes les cartes
castel-option-minstrel-two = Intervertit deux cartes
castel-option-turn_limit = Limite de tours
    .help = Après ce nombre de tours, la partie s’arrête et le joueur qui a le moins de cartes l’emporte ; 0 supprime la limite.
castel-drawing-legend = Chaque carte s’écrit avec le numéro du joueur dont elle porte le pion : king/0 porte un pion du joueur 0, king/- aucun. +1 sous une carte est un chevalier avec un pion du joueur 1.
castel-drawing-outside = Hors les murs : { $cards }
castel-drawing-exchange = Échange : { $cards }
castel-drawing-removed = Hors du jeu : { $cards }
castel-drawing-seat = { $number } { $seat } : { $hand } en main, { $pile } dans la pioche
castel-drawing-hand = Votre main : { $cards }
castel-drawing-turn = Tour { $turn }, { $seat } : { $actions ->
    [one] encore 1 action
   *[other] encore { $actions } actions
}
castel-end-out = { $winners } n’a plus de cartes et gagne
castel-end-blocked = La partie est bloquée ; le moins de cartes : { $winners }
castel-end-turn_limit = Le dernier tour est passé ; le moins de cartes : { $winners }
castel-asked = { $kind } — { $who } : { $what }
castel-drawing-ask-king = { $step ->
    [1] choisissez la carte du château que le roi renvoie.
   *[other] la favorite a son mot à dire : choisissez n’importe quelle carte du château à renvoyer, même le roi.
}
castel-drawing-ask-queen = choisissez la carte de la cour qui est renvoyée.
castel-drawing-ask-courtier = choisissez la carte voisine du courtisan qui est renvoyée.
castel-drawing-ask-lady = choisissez l’homme renvoyé d’une case de cour voisine.
castel-drawing-ask-black-knight = choisissez le chevalier voisin qui est renvoyé.
castel-drawing-ask-assassin = choisissez la carte voisine qui quitte la partie.
castel-drawing-ask-traitor = choisissez la carte renvoyée d’une case de cour voisine.
castel-drawing-ask-barbarian = choisissez la carte renvoyée d’une tour ou d’un rempart.
castel-drawing-ask-dragon = { $step ->
    [1] choisissez la carte hors les murs qui est renvoyée.
   *[other] choisissez la carte renvoyée d’une tour ou d’un rempart.
}
castel-drawing-ask-archer = choisissez la carte hors les murs qui est renvoyée.
castel-drawing-ask-wizard = choisissez la carte qui part à l’échange.
castel-drawing-ask-minstrel = { $verb ->
    [lay] choisissez la carte qui occupera la case { $cell }.
   *[switch] choisissez les deux cartes voisines qui changent de case.
}
castel-drawing-ask-charming = choisissez la femme qui se déplace et sa destination.
castel-drawing-ask-princess = choisissez le chevalier qui se déplace et la carte où il va.
castel-drawing-ask-favourite = déplacez le roi et un chevalier, dans l’ordre de votre choix.
castel-drawing-ask-watchman = choisissez le soldat qui se déplace et son nouveau poste.
castel-drawing-ask-fairy = choisissez qui est attiré hors du château.
castel-drawing-ask-thief = choisissez la carte voisine qui perd son pion.
castel-drawing-ask-schemer = { $step ->
    [1] choisissez la première des deux cartes qui échangent leurs pions.
   *[other] choisissez la seconde carte.
}
castel-drawing-ask-spy = choisissez le pion pour { $card }.
castel-drawing-ask-merchant = choisissez une carte d’un autre joueur qui prend votre pion ({ $step } sur 3).
castel-drawing-ask-advisor = choisissez la carte de l’échange qui entre en jeu, et où.
castel-drawing-ask-witch = choisissez une carte de l’échange et qui la reçoit.
castel-drawing-ask-alchemist = { $verb ->
    [give] choisissez la carte de votre main que vous donnez ({ $step } sur 2).
   *[get] choisissez la carte de l’échange que vous prenez.
}
castel-drawing-ask-courtesan = { $step ->
    [1] choisissez la carte que vous donnez, et à qui.
   *[other] une carte de l’autre main est prise au hasard.
}
castel-drawing-ask-jester = choisissez la carte que vous passez à votre voisin de gauche.
castel-drawing-ask-fool = une carte de la main du voisin de droite est prise au hasard.
castel-picture-outside = Hors les murs
castel-picture-exchange = Échange
castel-picture-hand = Main de { $seat }
castel-picture-removed = Hors du jeu
castel-picture-you = { $seat } (vous)
castel-picture-counts = main { $hand }, pioche { $pile }
castel-picture-description = Castel, tour { $turn } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en jeu, { $exchange } à l’échange. { $what }.
castel-no-pawn-on-it = (sans pion)

## Les cartes : leur nom et ce qu’elles font

castel-card-ambassador = Ambassadeur
    .text = N’arrive que sur la dernière case libre de la cour. Toujours protégé.
castel-card-assassin = Assassin
    .text = Retire pour de bon une carte voisine de la partie, mais jamais le roi.
castel-card-minstrel = Baladin
    .text = Remet dans un autre ordre, à votre gré, les cartes des cases de cour autour de lui.
castel-card-jester = Bouffon
    .text = Chacun passe à son voisin de gauche une carte de sa main, au choix, tous en même temps. Absent à deux joueurs.
castel-card-black-knight = Chevalier noir
    .text = Renvoie un chevalier voisin.
castel-card-advisor = Conseiller du roi
    .text = Arrive à côté du roi, ou du prince tant que le roi n’est pas à la cour. Fait entrer en jeu, sans pion, une carte de l’échange ; vous décidez de son effet.
castel-card-courtier = Courtisan
    .text = Renvoie une carte voisine.
castel-card-courtesan = Courtisane
    .text = Donnez une carte de votre main à un joueur et prenez-lui-en une au hasard.
castel-card-lady = Dame de compagnie
    .text = Arrive à côté de la reine ou de la princesse. Renvoie un homme d’une case de cour voisine.
castel-card-spy = Espion
    .text = Redistribue à votre gré les pions de toutes les cartes voisines.
castel-card-favourite = Favorite
    .text = Ne peut pas venir tant que la reine est à la cour. Déplace le roi et un chevalier.
castel-card-fool = Fou
    .text = Chacun prend une carte au hasard dans la main de son voisin de droite, tous en même temps. Absent à deux joueurs.
castel-card-schemer = Intrigant
    .text = Échange les pions de deux autres cartes.
castel-card-merchant = Marchand
    .text = Mettez votre pion à la place de trois pions d’autres joueurs, puis jouez une action de plus.
castel-card-prince = Prince
    .text = Tant que le roi n’est pas à la cour, le conseiller peut se placer à côté du prince.
castel-card-priest = Prêtre
    .text = Protège les cartes voisines dont le pion est de la couleur du sien.
castel-card-charming = Prince charmant
    .text = Arrive à côté de la princesse si elle est à la cour. Déplace un personnage féminin dans sa zone.
castel-card-princess = Princesse
    .text = Déplace un chevalier sur une autre carte de la même zone.
castel-card-queen = Reine
    .text = Arrive à côté du roi s’il est à la cour. Renvoie une autre carte de la cour.
castel-card-king = Roi
    .text = Renvoie une autre carte du château. Si la favorite était à la cour à son arrivée, le joueur dont elle porte le pion renvoie ensuite n’importe quelle carte du château, même le roi.
castel-card-thief = Voleur
    .text = Ôte le pion d’une carte voisine.
castel-card-barbarian = Barbare
    .text = Renvoie une carte d’une tour ou d’un rempart.
castel-card-dragon = Dragon
    .text = Renvoie une autre carte hors les murs, puis une carte d’une tour ou d’un rempart.
castel-card-enchanter = Enchanteur
    .text = Renvoie la carte placée juste avant lui.
castel-card-fairy = Fée
    .text = Attire un personnage hors du château.
castel-card-herald = Héraut
    .text = Tant qu’il est en jeu, le joueur qui a le roi en main doit le placer avant tout.
castel-card-siege = Engin de siège
    .text = Se dresse face à un rempart. Le quatrième engin renvoie tous les soldats des remparts.
castel-card-captain = Capitaine
    .text = Soldat. Protège les autres soldats de son rempart, pas lui-même.
castel-card-traitor = Traître
    .text = Soldat. Renvoie une carte d’une case de cour voisine.
castel-card-soldier = Soldat
    .text = S’il occupe la dernière case libre d’un rempart, il renvoie l’engin de siège qui fait face à ce rempart.
castel-card-alchemist = Alchimiste
    .text = Échangez deux cartes de votre main contre deux cartes de l’échange.
castel-card-archer = Archer
    .text = Renvoie une carte hors les murs.
castel-card-ghost = Fantôme
    .text = Arrive dans une tour occupée et renvoie la carte qui s’y trouvait.
castel-card-watchman = Guetteur
    .text = Déplace un soldat vers une case de rempart libre.
castel-card-wizard = Magicien
    .text = Envoie n’importe quelle autre carte en jeu à l’échange.
castel-card-witch = Sorcière
    .text = Donne une carte de l’échange au joueur de votre choix.
castel-card-knight = Chevalier
    .text = Se pose sur une carte en jeu et la protège.

## Le journal

castel-log-draw = { $seat } pioche une carte
    .short = pioche
castel-log-drew = { $seat } pioche { $kind }
    .short = pioche { $kind }
castel-log-swap = { $seat } met { $kind } à l’échange et prend { $other }
    .short = { $kind } ⇄ { $other }
castel-log-place = { $seat } place { $kind } : { $spot }
    .short = { $kind } → { $spot }
castel-log-enter = { $seat } fait entrer { $kind } depuis l’échange : { $spot }
    .short = échange : { $kind } → { $spot }
castel-log-deal = { $seat } donne à { $to } la carte { $kind } de l’échange
    .short = échange : { $kind } à { $to }
castel-log-give = { $seat } met { $kind } de côté pour l’échange
    .short = donne { $kind }
castel-log-get = { $seat } prend { $kind } à l’échange
    .short = prend { $kind }
castel-log-pick = { $seat } choisit { $kind } ({ $place })
    .short = choisit { $kind } ({ $place })
castel-log-pass = { $seat } passe une carte à gauche
    .short = passe une carte
castel-log-passed = { $seat } passe { $kind } à gauche
    .short = passe { $kind }
castel-log-trade = { $seat } donne une carte à { $to }
    .short = une carte à { $to }
castel-log-traded = { $seat } donne { $kind } à { $to }
    .short = { $kind } à { $to }
castel-log-take = { $seat } reçoit une carte de { $to } au hasard
    .short = { $seat } reçoit une carte de { $to }
castel-log-took = { $seat } reçoit { $kind } de { $to }, au hasard
    .short = { $seat } reçoit { $kind } de { $to }
castel-log-received = { $kind } arrive dans votre main
    .short = vous recevez { $kind }
castel-log-move = { $kind } se déplace de { $place } à { $spot }
    .short = { $kind } { $place } → { $spot }
castel-log-switch = { $kind } et { $other } changent de case
    .short = { $kind } ⇄ { $other }
castel-log-stays = { $kind } reste en { $place }
    .short = { $kind } reste
castel-log-back = { $kind } ({ $place }) retourne dans la main de { $to }
    .short = { $kind } ↩ { $to }
castel-log-exchanged = { $kind } ({ $place }) part à l’échange
    .short = { $kind } ↩ échange
castel-log-killed = { $kind } ({ $place }) quitte la partie
    .short = { $kind } hors de la partie
castel-log-pawn = { $kind } ({ $place }) porte maintenant un pion de { $to }
    .short = { $kind } : pion de { $to }
castel-log-no-pawn = { $kind } ({ $place }) perd le pion de { $to }
    .short = { $kind } perd le pion de { $to }
castel-log-chose = { $seat } a choisi
    .short = choisi

## Pourquoi une action est permise ou refusée

castel-over = La partie est finie.
castel-no-answer = L’effet en cours attend une réponse comme { $example }.
    .board = L’effet en cours attend sa réponse.
castel-no-action = Une action est draw, swap:archer>king ou place:king@c3.
    .board = Placez une carte, piochez, ou échangez une carte.
castel-bad-form = Cette action ne s’écrit pas ainsi ; elle ressemble à { $example }.
    .board = Cela ne peut pas se faire.
castel-no-effect = Aucun effet n’est en cours, { $verb } n’a donc pas d’objet. Une action est draw, swap ou place.
    .board = Aucun effet ne le demande à présent : placez une carte, piochez, ou échangez une carte.
castel-effect-first = L’effet de la carte { $kind } doit d’abord être appliqué. La réponse ressemble à { $example }.
    .board = L’effet de la carte { $kind } doit d’abord être appliqué.
castel-other-verb = L’effet de la carte { $kind } demande autre chose à présent. La réponse ressemble à { $example }.
    .board = L’effet de la carte { $kind } demande autre chose à présent.
castel-may-answer = L’effet de la carte { $kind } le permet.
castel-may-draw = La carte du dessus de la pioche va dans la main.
castel-may-swap = { $own } va à l’échange, { $other } dans la main.
castel-may-place = La carte { $kind } peut être placée en { $spot }.
castel-no-kind = Il n’y a pas de carte { $kind }.
castel-no-card = Il n’y a pas de carte { $card }.
castel-no-seat = Il n’y a pas de joueur { $seat } ; les numéros vont de 0 à { $most }.
castel-king-first = Le héraut est en jeu et vous avez le roi en main : placez-le avant toute autre chose.
castel-pile-empty = Votre pioche est vide.
castel-hand-full = Avec la main limitée, un joueur qui a { $most } cartes ou plus en main ne peut pas piocher.
castel-not-in-hand = Il n’y a pas de { $kind } dans la main.
castel-not-in-exchange = Il n’y a pas de { $kind } à l’échange.
castel-merchant-last = À cette table, le marchand ne peut pas être la dernière carte d’un joueur.
castel-knight-spot = Un chevalier se pose sur une carte, et il n’y en a pas en { $spot }.
castel-slot-taken = Un engin se dresse déjà en { $spot }.
castel-engine-spot = Un engin de siège va sur l’un des emplacements N, E, S et W, pas en { $spot }.
    .board = Un engin de siège va sur l’un des quatre emplacements devant les murs ; { $spot } n’en est pas un.
castel-outside-spot = La carte { $kind } se place hors les murs (out), et non en { $spot }.
    .board = La carte { $kind } se place hors les murs, et non en { $spot }.
castel-zone-court = La carte { $kind } va à la cour, sur les cases b2 à e5, et { $spot } n’en est pas une.
castel-zone-rampart = La carte { $kind } va sur les remparts, et { $spot } n’est pas une case de rempart.
castel-zone-tower = La carte { $kind } va dans les tours a1, a6, f1 et f6, et { $spot } n’en est pas une.
castel-occupied = Il y a déjà une carte en { $spot }.
castel-ghost-empty = Il faut au fantôme une tour occupée, et { $spot } est vide.
castel-ghost-protected = La carte en { $spot } est protégée, le fantôme ne peut pas prendre sa place.
castel-kind-needs-ambassador = L’ambassadeur n’arrive que sur la dernière case libre de la cour.
castel-kind-needs-advisor = Le conseiller se place à côté du roi, ou du prince tant que le roi n’est pas à la cour ; { $spot } ne convient pas.
castel-kind-needs-lady = La dame de compagnie se place à côté de la reine ou de la princesse, à la cour ; { $spot } ne convient pas.
castel-kind-needs-favourite = La favorite ne peut pas arriver tant que la reine est à la cour.
castel-kind-needs-charming = La princesse est à la cour, le prince charmant se place donc à côté d’elle ; { $spot } ne convient pas.
castel-kind-needs-queen = Le roi est à la cour, la reine se place donc à côté de lui ; { $spot } ne convient pas.
castel-no-such-card = { $ref } n’est pas en jeu.
castel-place-order = Deux cartes de cases différentes se nomment dans l’ordre des emplacements, et { $one } ne vient pas avant { $other }.
    .board = { $one } et { $other } ne peuvent pas changer de case.
castel-protected = La carte { $ref } est protégée.
castel-itself = Un effet ne touche jamais la carte dont il vient.
castel-not-a-target = { $ref } n’est pas parmi les cartes que cet effet peut choisir.
castel-no-pawn = { $ref } ne porte pas de pion.
castel-own-pawn = { $ref } porte déjà votre pion.
castel-spy-order = Les pions se distribuent dans l’ordre des emplacements, et { $ref } n’est pas la carte suivante.
castel-not-in-pool = Il ne reste pas de pion du joueur { $seat } à distribuer.
    .board = Il ne reste plus de pion de cette couleur à distribuer.
castel-lay-order = Les cases sont servies dans l’ordre des emplacements, et { $due } vient avant { $spot }.
    .board = Choisissez d’abord la carte pour { $due }.
castel-not-to-lay = { $kind } ne fait pas partie des cartes qui restent à poser.
castel-lay-as-before = Avec { $kind } en { $spot }, tout resterait en place, et l’ordre doit changer.
castel-goal-zone = La carte en { $place } se déplace vers un autre endroit de sa zone, et { $spot } n’en est pas un.
castel-goal-taken = Il y a déjà une carte en { $spot }.
castel-goal-no-card = Un chevalier se déplace sur une carte, et il n’y en a pas en { $spot }.
castel-fairy-goal = La fée attire une carte hors du château (out), et non en { $spot }.
    .board = La fée attire une carte hors du château, et non en { $spot }.
castel-fairy-goal-knight = Un chevalier qui quitte le château va sur une carte hors les murs, et il n’y en a pas en { $spot }.
castel-no-take = La carte { $card } ne peut pas être prise pour le joueur { $seat } ici.
castel-no-trade = Rien à échanger avec le joueur { $seat } : il faut un autre joueur qui ait des cartes en main.
    .board = Rien à échanger ici : il faut un autre joueur qui ait des cartes en main.

## Donnes refusées

castel-setup-seats = { $where } doit être { $players } listes de cartes, une par joueur, et non { $value }.
castel-setup-list = { $where } doit être une liste de cartes, et non { $value }.
castel-setup-size = { $where } doit avoir { $number } cartes, et non { $given }.
castel-setup-card = { $value } dans { $where } n’est pas une carte comme king ou soldier-01.
castel-setup-not-used = La carte { $card } n’est pas utilisée à deux joueurs.
castel-setup-twice = La carte { $card } figure deux fois dans la donne.
castel-setup-first = first est le numéro du joueur qui commence, de 0 à { $most }, et non { $value }.

## Notation humaine

castel-sheet-line = Cette ligne n’est ni un tour ni le résultat : { $line }.
castel-sheet-colour = Dans { $line }, ce devrait être le tour de { $right }.
castel-sheet-turn = { $line } ne convient pas : la partie en est au tour { $turn }.
castel-sheet-no-pass = { $line } dit que rien n’était possible, or il reste quelque chose à faire.
castel-sheet-who = Dans { $action }, ce n’est pas le bon joueur qui décide ; il faudrait { $right }
castel-sheet-action = Ce n’est pas une action : { $value }.
castel-sheet-illegal = { $action } ne peut pas être jouée : { $why }
castel-sheet-end = L’étiquette { $tag } dit { $value }, mais la partie aboutit à { $right }.

## Ce qui parle pour une action plutôt qu’une autre

castel-counts-hand = Par rapport à { $other }, vous avez moins de cartes en main, ou les autres en ont plus.
castel-counts-pile = Par rapport à { $other }, il vous reste moins de cartes à piocher, ou davantage aux autres.
castel-counts-blocked = Par rapport à { $other }, moins de vos cartes n’ont nulle part où aller.
castel-counts-returns = Par rapport à { $other }, moins de vos cartes en jeu peuvent vous revenir.
