## Le plateau

web-castellum-city = La ville au bord de la Meuse : les cases d’action
web-castellum-river = Meuse
web-castellum-meuse = Les ouvriers restent sur leur case jusqu’à la fin de l’année.
web-castellum-single = un seul ouvrier
web-castellum-workers = ouvriers de { $seats }
web-castellum-possible = possible
web-castellum-chosen = choisi
web-castellum-market-empty = Rien n’est à vendre.
web-castellum-deal-market = en vente en 1579
web-castellum-deal-forts = Fortifications, à partir du dessus
web-castellum-deal-troops = Troupes, à partir du dessus
web-castellum-deal-angels = Anges, à partir du dessus
web-castellum-deal-angels-again = Anges, quand la défausse est mélangée
web-castellum-deal-enemies = Ennemis de { $year }, à partir du dessus
web-castellum-line = Ligne de { $seat }
web-castellum-column = colonne { $column } de { $seat }
web-castellum-own-column = Colonne { $column }
web-castellum-closed = pas encore ouverte
web-castellum-empty = vide, ne vainc aucun ennemi
web-castellum-enemy = en face { $enemy }
web-castellum-attack = attaque { $attack }
web-castellum-holds = attaque { $attack } contre { $power } : l’ennemi est vaincu
web-castellum-falls = attaque { $attack } contre { $power } : l’ennemi passe
web-castellum-then = alors { $stand }
web-castellum-fury = fureur : { $points } de puissance en plus
web-castellum-reinforced = +{ $points } d’attaque dans chaque colonne l’an prochain
web-castellum-combo = à la fin, 1 point par combinaison { $types } d’ennemis vaincus
web-castellum-combo-key = à la fin, 1 point par combinaison de ce genre parmi les ennemis que vous avez vaincus
web-castellum-reinforce-key = d’attaque en plus dans chaque colonne l’an prochain
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
web-castellum-income = Revenu de chaque année : { $given }
web-castellum-you = vous
web-castellum-larger = Agrandir les colonnes
web-castellum-smaller = Toutes les colonnes
web-castellum-hand-empty = Ni ennemis ni anges en main.
web-castellum-first = Premier Joueur : { $seat }
web-castellum-phases = Phases de l’année
web-castellum-last-year = Dernière année
web-castellum-defeats = { $number } / { $needed } ennemis vaincus pour la récompense, en l’état actuel
web-castellum-defeats-final = { $beaten } / { $needed } ennemis vaincus pour la récompense
web-castellum-reserve = { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $wood } bois, { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
}
web-castellum-look = Pointez une carte, une case ou une colonne : son explication s’affiche ici.
web-castellum-look-touch = Laissez le doigt sur un élément pour lire son explication sans le choisir.
web-castellum-sum-attack = Attaque { $attack } = { $parts }.
web-castellum-sum-power = Puissance { $power } = { $parts }.
web-castellum-part-printed = cartes { $points }
web-castellum-part-boost = autres cartes de la ligne { $points }
web-castellum-part-bonus = renfort { $points }
web-castellum-part-angels = anges { $points }
web-castellum-part-card = carte { $points }
web-castellum-part-lent = ennemis de la ligne { $points }
web-castellum-part-fury = fureur { $points }
web-castellum-keys = Les flèches parcourent le plateau, Entrée choisit, Échap revient d’un pas, N et P vont à ce qui est possible.

## Les signes

web-castellum-signs = Légende
web-castellum-sign-number = grand nombre : attaque de vos cartes, puissance des ennemis ; une colonne vainc son ennemi si son attaque atteint au moins sa puissance
web-castellum-sign-cost = au bas d’une carte à vendre : son coût
web-castellum-sign-type = infanterie, cavalerie, artillerie, fortification
web-castellum-sign-boost = 1 de plus pour chaque carte de ce type dans la ligne
web-castellum-sign-income = revenu au début de chaque année
web-castellum-sign-score = à la fin, 1 point pour chacune de vos cartes de ce type
web-castellum-sign-vp = points pour avoir vaincu l’ennemi
web-castellum-sign-toll = ce que l’ennemi prend avant le combat
web-castellum-sign-worker = ouvriers libres
web-castellum-sign-skull = ennemis en main
web-castellum-sign-flag = ennemis vaincus
web-castellum-sign-reinforce = 1 d’attaque en plus dans chaque colonne cette année
web-castellum-sign-slot = un seul ouvrier par an ; ∞ : nombre illimité

## Ce qu’on peut faire

web-castellum-tray = Votre décision
web-castellum-wait-worker = { $seat } place un ouvrier.
web-castellum-wait-take = { $seat } prend des ressources.
web-castellum-wait-buy = { $seat } achète au marché.
web-castellum-wait-excess = { $seat } a un ange en trop.
web-castellum-wait-enemy = { $seat } place un ennemi.
web-castellum-wait-angel = { $seat } peut jouer un ange.
web-castellum-wait-react = { $seat } peut annuler l’ange.
web-castellum-wait-orient = { $seat } oriente la carte Récompense.
web-castellum-now-worker = { $workers ->
    [one] Envoyez votre dernier ouvrier en ville
   *[other] Envoyez un ouvrier en ville, il vous en reste { $workers }
}{ $gifts ->
    [0] .
   *[other] , ou jouez d’abord un ange du don.
}
web-castellum-now-take = Prenez { $count ->
    [one] 1 ressource
   *[other] 2 ressources
} de votre choix.
web-castellum-now-troop = Choisissez une troupe au marché.
web-castellum-now-fort = Choisissez une fortification au marché.
web-castellum-now-buy-column = Choisissez sa colonne.
web-castellum-now-enemy = Placez un ennemi : choisissez une carte de votre main.
web-castellum-now-enemy-column = Choisissez la colonne à attaquer, chez vous ou chez un autre.
web-castellum-now-angel = Jouez un ange de votre main, ou passez.
web-castellum-now-use = Jouez-le pour son nombre ou pour son effet.
web-castellum-now-number = Choisissez la colonne qu’il renforce.
web-castellum-now-fury = Choisissez l’ennemi qui reçoit 2 de puissance en plus.
web-castellum-now-swap = Choisissez le premier des deux ennemis à échanger.
web-castellum-now-swap-second = Choisissez l’autre ennemi.
web-castellum-now-hire = Choisissez la troupe à engager, au marché ou dans une autre ligne.
web-castellum-now-hire-column = Choisissez la colonne où vous la placez.
web-castellum-now-destroy = Choisissez l’ennemi à vaincre, pour 1 pierre.
web-castellum-now-gift = Choisissez les 2 ressources.
web-castellum-now-react = Laissez l’effet se produire ou annulez-le.
web-castellum-now-let = Vous n’avez aucun ange qui annule : l’effet se produit.
web-castellum-now-excess = Vous avez pioché un quatrième ange : { $chosen ->
    [yes] prenez 2 ressources avec le don, ou défaussez la carte piochée.
   *[no] choisissez le don à jouer, ou défaussez la carte piochée.
}
web-castellum-now-orient = Vous orientez la carte Récompense : choisissez qui reçoit quoi.
web-castellum-pass = Passer
web-castellum-figures = Attaque : puissance de l’ennemi
web-castellum-back = Désélectionner
web-castellum-discard = Défausser { $card }
web-castellum-use-number = Nombre : posez-le sous une colonne pour lui donner { $value } d’attaque en plus.
web-castellum-use-fury = Effet : un ennemi de votre choix reçoit 2 de puissance en plus.
web-castellum-use-swap = Effet : deux ennemis changent de place.
web-castellum-use-hire = Effet : engagez une troupe du marché ou d’une autre ligne, pour son coût.
web-castellum-use-destroy = Effet : avec { $type ->
    [infantry] de l’infanterie
    [cavalry] de la cavalerie
   *[artillery] de l’artillerie
} dans votre ligne et 1 pierre, vaincre aussitôt un ennemi de cette ligne.
web-castellum-use-gift = Effet : prenez 2 ressources.
web-castellum-use-cancel = Effet : annule l’ange qu’un adversaire joue. Vous ne pouvez pas l’employer maintenant.
web-castellum-let = Laisser l’effet se produire
web-castellum-let-cancel = Laisser l’effet annulé
web-castellum-cancel = Annuler avec { $card } ({ $value })
web-castellum-stands = En l’état actuel, l’effet se produit.
web-castellum-cancelled = En l’état actuel, l’effet est annulé.
web-castellum-asked = Doivent encore répondre : { $seats }.
web-castellum-paid-to = Le coût est payé à { $seat }.
web-castellum-turn = Choix { $side }. { $gains }
web-castellum-do-worker = un ouvrier : { $space }
web-castellum-do-take = prendre { $given }
web-castellum-do-buy = acheter { $card } pour la colonne { $column }
web-castellum-do-enemy = { $card } contre la colonne { $column } de { $owner }
web-castellum-do-number = { $card }, pour son nombre, sous la colonne { $column } de { $owner }
web-castellum-do-fury = { $card } : 2 de puissance en plus pour l’ennemi de la colonne { $column } de { $owner }
web-castellum-do-swap = { $card } : échanger les ennemis de la colonne { $column } de { $owner } et de la colonne { $column_two } de { $owner_two }
web-castellum-do-hire = { $card } : engager { $troop } dans la colonne { $column }
web-castellum-do-destroy = { $card } : vaincre l’ennemi de la colonne { $column }
web-castellum-do-gift = { $card } : prendre { $given }
web-castellum-do-discard = défausser { $card }
web-castellum-do-cancel = annuler avec { $card }
web-castellum-do-let = laisser l’effet se produire
web-castellum-do-pass = passer
web-castellum-do-orient = orienter la carte Récompense, choix { $side } sur 4

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
web-castellum-beaten = Ennemis vaincus
web-castellum-together = Ensemble / requis
web-castellum-fought = Colonne par colonne
web-castellum-gone = plus d’ennemi
web-castellum-fought-won = { $enemy } : vaincu, { $attack } contre { $power }
web-castellum-fought-lost = { $enemy } : passé, { $attack } contre { $power }
web-castellum-reward-of = Récompense de { $year } : un côté pour chaque joueur ; celui qui vainc le plus d’ennemis l’oriente
web-castellum-go-on = Continuer
web-castellum-score-enemies = Étoiles des ennemis vaincus
web-castellum-score-resources = Ressources restantes, 1 pour 3
web-castellum-score-scoring = Cartes à points
web-castellum-score-combination = Combinaison de la dernière récompense
web-castellum-score-total = Total
web-castellum-nobody = aucun ennemi vaincu

## Le guide de la première partie

web-castellum-guide-city = Vous êtes Rouge. Avec Bleu, vous défendez Maastricht pendant quatre sièges ; celui qui a le plus de points à la fin gagne. Chaque année commence par la construction : à tour de rôle, chacun envoie un ouvrier en ville. Envoyez-en un sur une case qui donne trois ressources de la même sorte : bois, pierre ou or.
    .title = Travailler en ville
    .done = L’ouvrier a agi aussitôt : au-dessus de votre muraille, vous voyez ce que vous possédez. Une case marquée d’un rond accueille un ouvrier par an, une case marquée ∞ un nombre illimité.
web-castellum-guide-troop = Les cartes sous votre muraille forment votre ligne. Elle a deux colonnes ; une troisième sera libérée l’an prochain. La colonne 2 est vide : elle laisserait passer n’importe quel ennemi. Le grand nombre d’une carte est son attaque, et son coût se trouve au bas. Envoyez un ouvrier au Vrijthof, choisissez les Mousquetaires, les Fusiliers ou les Grenadiers au marché, puis la colonne 2.
    .title = Garnir la muraille
    .done = L’attaque d’une colonne est la somme de ses cartes, une fortification et deux troupes au plus ; la barre au-dessous la montre.
web-castellum-guide-siege = Voici le siège. Chacun a en main des ennemis (les cartes sombres) et en envoie un, à son tour, contre une colonne qui n’en a pas encore, dans n’importe quelle ligne. Choisissez les Vétérans du tercio, les plus puissants, et envoyez-les contre la colonne 1 de Bleu. Chaque colonne possible montre ce qui s’y passerait : son attaque contre la puissance de l’ennemi.
    .title = L’ennemi arrive
    .done = Trois contre cinq : la colonne rougit, et ce qui lui manque est en pointillé : l’ennemi passera à cet endroit. Verte, elle le vaincrait. Une colonne vainc son ennemi si son attaque atteint au moins sa puissance.
web-castellum-guide-prey = Bleu a envoyé des Fourrageurs contre votre colonne 1. Il vous reste un ennemi, qui est faible. Un ennemi vaincu rapporte des points (la petite étoile) au propriétaire de la colonne : envoyez donc celui-ci là où vous pouvez le vaincre, contre votre colonne 2.
    .title = Proie facile
    .done = Quatre contre trois : les Mousquetaires gagneront. Un ennemi qui passe ne détruit rien ; il ne vous rapporte simplement pas de points.
web-castellum-guide-number = Viennent les anges ; cette fois, vous en avez pioché un à la basilique. Chacun s’emploie de deux façons. Il manque un point d’attaque à la colonne 1 : choisissez votre ange, prenez son nombre et posez-le sous la colonne 1.
    .title = Le nombre d’un ange
    .done = Cinq contre quatre. Un nombre ne peut pas être annulé.
web-castellum-guide-effect = L’autre façon est l’effet. Dans ce siège, les Lanciers de Parme attaquent votre colonne 2, et le nombre de votre ange n’y suffit pas. Jouez l’Ange des chemins pour son effet : choisissez les lanciers, puis un ennemi de puissance 4 qui attaque Bleu.
    .title = L’effet d’un ange
    .done = Avant qu’un effet se produise, tous les autres joueurs qui ont un ange en main peuvent l’annuler. Bleu en a un, lui aussi.
web-castellum-guide-cancel = Dans ce siège, c’est Bleu qui joue un ange : 2 de puissance en plus pour l’ennemi de votre colonne 2, qui passerait alors. Vous avez un Ange du silence. Annulez l’effet.
    .title = Annuler un effet
    .done = Annulé. Une annulation peut être annulée à son tour. Quand plus personne ne veut jouer d’ange, toutes les colonnes combattent.
web-castellum-guide-reward = Un siège réussi : ensemble, vous avez vaincu quatre ennemis, et il en fallait trois ; chacun reçoit donc un côté de la carte Récompense. Celui qui en a vaincu le plus l’oriente ; vous êtes à égalité avec Bleu, mais vous êtes Premier Joueur. Chaque choix montre qui recevrait quoi. Choisissez-en un.
    .title = Orienter la récompense
    .done = L’année suivante commence : plus de colonnes, plus d’ouvriers, des ennemis plus puissants. À la fin comptent les étoiles des ennemis vaincus, un point par groupe de trois ressources, les cartes à points et la combinaison de la dernière récompense. Vous savez jouer à Castellum.

## Le film de la table
web-castellum-announced-construction = { $year } : la ville construit
web-castellum-announced-siege = { $year } : l’ennemi arrive devant la muraille
web-castellum-announced-angels = { $year } : l’heure des anges
web-castellum-announced-reward = { $year } : la récompense est gagnée
web-castellum-siege = Le siège de { $year }
web-castellum-siege-count = { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
} sur { $needed }
web-castellum-siege-told-won = Le siège de { $year } : { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
}, il en fallait { $needed } ; la ville tient bon.
web-castellum-siege-told-lost = Le siège de { $year } : { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
} sur { $needed }, et pas de récompense.
web-castellum-siege-fought = Colonne { $column } : attaque { $attack } contre puissance { $power }
web-castellum-siege-goal = Ensemble, il faut vaincre { $needed } ennemis : chacun sera alors récompensé.
web-castellum-siege-rule = Dans chaque colonne, l’attaque doit atteindre la puissance de l’ennemi.
web-castellum-siege-column = Colonne { $column } sur { $columns }
web-castellum-siege-attack = Attaque
web-castellum-siege-power = Puissance
web-castellum-siege-falls = Vaincu
web-castellum-siege-through = { $missing ->
    [one] Il manque { $missing } point : l’ennemi passe
   *[other] Il manque { $missing } points : l’ennemi passe
}
web-castellum-siege-empty = Personne sur le mur : l’ennemi passe
web-castellum-siege-gone = Vaincu par la foudre
web-castellum-siege-near = Plus qu’un !
web-castellum-siege-reached = Assez pour la récompense !
web-castellum-siege-won = La ville tient bon : chacun est récompensé. { $seat } oriente la carte.
web-castellum-siege-lost = { $missing ->
    [one] Il en manque un : pas de récompense.
   *[other] Il en manque { $missing } : pas de récompense.
}
web-castellum-reward-shared = La récompense, pour tous
web-castellum-outcome = { $count ->
    [one] { $winners } gagne avec { $points } points.
   *[other] { $winners } se partagent la victoire avec { $points } points chacun.
}
