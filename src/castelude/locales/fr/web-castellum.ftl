## Le plateau

web-castellum-city = La ville au bord de la Meuse : les lieux de travail
web-castellum-river = Meuse
web-castellum-meuse = Les ouvriers se tiennent là où ils ont travaillé cette année.
web-castellum-single = un seul ouvrier
web-castellum-workers = ouvriers de { $seats }
web-castellum-possible = possible
web-castellum-chosen = choisi
web-castellum-market-empty = Rien n’est à vendre.
web-castellum-line = Ligne de { $seat }
web-castellum-column = colonne { $column } de { $seat }
web-castellum-closed = pas encore ouverte
web-castellum-empty = vide
web-castellum-enemy = en face { $enemy }
web-castellum-attack = attaque { $attack }
web-castellum-holds = attaque { $attack } contre { $power } : tient
web-castellum-falls = attaque { $attack } contre { $power } : cède
web-castellum-then = alors { $stand }
web-castellum-fury = fureur : { $points } de puissance en plus
web-castellum-reinforced = +{ $points } sur chaque colonne l’an prochain
web-castellum-combo = 1 point par combinaison { $types } vaincue
web-castellum-free-workers = { $workers ->
    [one] { $workers } ouvrier libre
   *[other] { $workers } ouvriers libres
}
web-castellum-hand-angels = { $number ->
    [one] { $number } ange en main
   *[other] { $number } anges en main
}
web-castellum-hand-enemies = { $number ->
    [one] { $number } ennemi en main
   *[other] { $number } ennemis en main
}
web-castellum-defeated = { $number ->
    [one] { $number } ennemi vaincu
   *[other] { $number } ennemis vaincus
}, dont { $year } cette année
web-castellum-scoring = Cartes à points : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
web-castellum-income = Chaque année :
web-castellum-hand-empty = Ni ennemis ni anges en main.
web-castellum-first = Premier joueur : { $seat }
web-castellum-phases = Étapes de l’année
web-castellum-defeats = Vaincus en l’état : { $number }, requis : { $needed }
web-castellum-reserve = { $gold } or, { $stone } pierre, { $wood } bois, { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
}
web-castellum-look = Pointez une carte, un lieu ou une colonne : ses mots s’affichent ici.
web-castellum-sum-attack = Attaque { $attack } = cartes { $printed } + bonus { $boost } + renfort { $bonus } + anges { $angels }.
web-castellum-sum-power = Puissance { $power } = carte { $printed } + autres ennemis { $lent } + fureur { $fury }.
web-castellum-keys = Les flèches vont d’un objet à l’autre, Entrée choisit, Échap revient d’un pas, N et P vont à ce qui est possible.

## Ce qu’on peut faire

web-castellum-tray = Votre décision
web-castellum-now-worker = Placez un ouvrier{ $workers ->
    [one] , le dernier
   *[other] , il vous en reste { $workers }
}{ $gifts ->
    [0] .
   *[other] , ou jouez d’abord un ange des greniers.
}
web-castellum-now-take = Prenez { $count ->
    [one] 1 ressource
   *[other] 2 ressources
} de votre choix.
web-castellum-now-troop = Achetez une troupe : choisissez-la au marché.
web-castellum-now-fort = Achetez une fortification : choisissez-la au marché.
web-castellum-now-buy-column = Choisissez sa colonne.
web-castellum-now-enemy = Placez un ennemi : choisissez une carte de votre main.
web-castellum-now-enemy-column = Choisissez la colonne qu’il attaque, la vôtre ou celle d’un autre.
web-castellum-now-angel = Jouez un ange de votre main, ou passez.
web-castellum-now-use = Jouez-le pour son nombre ou pour son effet.
web-castellum-now-number = Choisissez la colonne qu’il renforce.
web-castellum-now-fury = Choisissez l’ennemi qui gagne 2 de puissance.
web-castellum-now-swap = Choisissez le premier des deux ennemis à échanger.
web-castellum-now-swap-second = Choisissez l’autre ennemi.
web-castellum-now-hire = Choisissez la troupe à engager, au marché ou dans une autre ligne.
web-castellum-now-hire-column = Choisissez la colonne où elle servira.
web-castellum-now-destroy = Choisissez l’ennemi à détruire, pour 1 pierre.
web-castellum-now-gift = Choisissez les 2 ressources.
web-castellum-now-react = Laissez l’effet se produire ou annulez-le.
web-castellum-now-excess = Un ange de trop : prenez son don ou défaussez-le.
web-castellum-now-orient = Vous avez le mieux défendu : tournez la carte de récompense.
web-castellum-pass = Passer
web-castellum-back = Retour
web-castellum-discard = Le défausser
web-castellum-use-number = Nombre : posez-le sous une colonne, { $value } d’attaque en plus.
web-castellum-use-fury = Effet : un ennemi de votre choix gagne 2 de puissance.
web-castellum-use-swap = Effet : deux ennemis changent de place.
web-castellum-use-hire = Effet : engagez une troupe du marché ou d’une autre ligne, à son prix.
web-castellum-use-destroy = Effet : avec de l’artillerie et 1 pierre, battez aussitôt un ennemi de votre ligne.
web-castellum-use-gift = Effet : prenez 2 ressources.
web-castellum-use-cancel = Effet : annule l’ange qu’un autre joue ; pas maintenant.
web-castellum-let = Laisser faire
web-castellum-let-cancel = Le laisser annulé
web-castellum-cancel = L’annuler avec { $card } ({ $value })
web-castellum-stands = En l’état des cartes, l’effet se produit.
web-castellum-cancelled = En l’état des cartes, l’effet est annulé.
web-castellum-asked = Doivent encore répondre : { $seats }.
web-castellum-paid-to = Le prix est payé à { $seat }.
web-castellum-turn = Position { $side }. { $gains }

## Années et points

web-castellum-chronicle = Les années : ennemis vaincus et récompenses
web-castellum-year-won = { $year } s’achève : { $total ->
    [one] { $total } ennemi vaincu
   *[other] { $total } ennemis vaincus
}, { $needed } requis ; la récompense est gagnée
web-castellum-year-lost = { $year } s’achève : { $total ->
    [one] { $total } ennemi vaincu
   *[other] { $total } ennemis vaincus
}, { $needed } requis ; pas de récompense
web-castellum-sum = Total
web-castellum-together = Ensemble / requis
web-castellum-go-on = Continuer
web-castellum-nobody = aucun ennemi vaincu

## Le guide de la première partie

web-castellum-guide-city = Vous êtes Rouge. Avec Bleu, vous défendez Maastricht pendant quatre sièges ; qui a le plus de points à la fin gagne. Chaque année commence par le travail : à tour de rôle, chacun envoie un ouvrier en ville. Envoyez-en un là où l’on reçoit trois ressources pareilles : bois, pierre ou or.
    .title = Travailler en ville
    .done = L’ouvrier a travaillé aussitôt. Un lieu à un seul rond est pris pour l’année ; les autres accueillent tout le monde.
web-castellum-guide-troop = Votre ligne a deux colonnes, une troisième s’ouvrira l’an prochain. La colonne 1 a une porte, la colonne 2 est vide : elle laisserait passer n’importe quel ennemi. Envoyez un ouvrier au Vrijthof, choisissez les Mousquetaires (ou les Fusiliers, ou les Grenadiers) au marché, puis la colonne 2.
    .title = Garnir le rempart
    .done = Le nombre d’une carte est son attaque. Une colonne additionne ses cartes : une fortification et deux troupes au plus.
web-castellum-guide-siege = Voici le siège. Chacun tient des ennemis et les place à tour de rôle devant une colonne, la sienne ou celle d’un autre. Choisissez les Vétérans du tercio, les plus forts, et envoyez-les contre Bleu. Chaque colonne possible montre ce qu’elle deviendrait.
    .title = L’ennemi arrive
    .done = L’attaque contre la puissance : une croix veut dire que l’ennemi passe à cet endroit.
web-castellum-guide-prey = Il vous reste un ennemi, un faible. Les ennemis battus sont des points (la petite étoile) : placez-le donc là où vous pouvez le battre, devant votre colonne 2.
    .title = Proie facile
    .done = Quatre contre trois : les Mousquetaires les battront. Un ennemi qui passe ne vous coûte que ses points.
web-castellum-guide-number = Viennent les anges. Chacun s’emploie de deux façons. Il manque un point d’attaque à la colonne 1 : choisissez votre ange, prenez son nombre et posez-le sous la colonne 1.
    .title = Le nombre d’un ange
    .done = Cinq contre quatre. Un nombre ne peut pas être annulé.
web-castellum-guide-effect = L’autre façon est l’effet. Les Vétérans du tercio sont trop forts pour votre colonne 2. Jouez l’Ange des chemins pour son effet : choisissez les vétérans, puis un ennemi de puissance 4 devant Bleu.
    .title = L’effet d’un ange
    .done = Avant qu’un effet se produise, on demande à tous ceux qui tiennent un ange s’ils l’annulent. Bleu en tient un, lui aussi.
web-castellum-guide-cancel = Bleu joue un ange : 2 de puissance en plus pour l’ennemi devant votre colonne 2, qui céderait. Vous tenez un Ange du silence. Annulez l’effet.
    .title = Pas question
    .done = Annulé. Une annulation peut être annulée à son tour.
web-castellum-guide-reward = Après le combat : tous ensemble, vous avez battu assez d’ennemis, il y a donc une récompense pour chacun. Vous en avez battu le plus, ou étiez premier joueur : vous tournez la carte. Chaque position montre qui recevrait quoi. Choisissez-en une.
    .title = Tourner la récompense
    .done = L’année suivante commence : plus de colonnes, plus d’ouvriers, des ennemis plus forts. À la fin comptent les ennemis battus, un point pour trois ressources, les cartes à points et une combinaison de la dernière récompense. Vous savez jouer à Castellum.
