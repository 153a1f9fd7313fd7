## Ce qui se trouve sur une case

web-castello-pawn = { $seat ->
    [0] pion rouge
   *[other] pion noir
}
web-castello-castle = château
web-castello-barred-home = de votre domicile : vous ne pouvez jamais le prendre
web-castello-barred-middle = imprenable avant un château du camp adverse
web-castello-castle-home = { $cell } se trouve dans votre domicile : vous ne pouvez jamais le prendre.
web-castello-castle-middle = { $cell } est le château du milieu : prenez d’abord un château du camp adverse.
web-castello-castle-missing = { $count ->
    [0] Vous assiégez { $cell } : il tombe à la fin de votre tour.
    [one] Encore un de vos pions sur un côté de { $cell } et vous le prenez ; les coins ne comptent pas.
   *[other] Encore { $count } de vos pions sur les côtés de { $cell } et vous le prenez ; les coins ne comptent pas.
}
web-castello-siege = { $seat ->
    [0] rouge
   *[other] noir
} sur { $count ->
    [one] { $count } côté
   *[other] { $count } côtés
}
web-castello-taken = ici se dressait un château pris par { $seat ->
    [0] Rouge
   *[other] Noir
}
web-castello-free = libre
web-castello-unmoved = pas encore joué
web-castello-hopping = au milieu d’une chaîne
web-castello-chosen = choisi
web-castello-target = peut être atteinte
web-castello-movable = peut jouer
web-castello-keys = Les flèches vont de case en case, Entrée choisit, Échap renonce, N et P vont aux cases où l’on peut agir.
web-castello-reserve = Pris : { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
} sur 4, { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} sur 28

## Ce que l’on peut faire

web-castello-now-move = Jouez un pion : un pas, deux cases s’il n’a pas encore bougé, ou un saut.
web-castello-now-target = Choisissez une case entourée pour le pion en { $cell }, ou un autre pion.
web-castello-now-chain = Continuez à sauter avec le pion en { $cell }, ou arrêtez-vous.
web-castello-now-chain-castle = Continuez à sauter avec le pion en { $cell }, ou arrêtez-vous et prenez le château en { $castle }.
web-castello-stop = S’arrêter ici

## Le guide de la première partie

web-castello-guide-start = Rouge et Noir se font face, avec onze châteaux entre eux. Le joueur qui prend quatre châteaux gagne ; celui qui capture 28 pions aussi. Un pion fait un pas vers l’une des huit cases qui l’entourent. Choisissez un pion rouge de la deuxième colonne, B, et avancez d’une case.
    .title = Le tablier
    .done = C’était un tour. Après chacun, c’est à l’autre camp de jouer.
web-castello-guide-double = Un pion sur une plaque de laiton (une encoche sur le plateau simple) n’a pas encore bougé. Son premier coup peut être de deux cases en ligne droite, si toutes deux sont libres. Avancez de deux cases avec l’un des pions.
    .title = Deux cases pour commencer
    .done = Sa marque a disparu : désormais ce pion avance d’une case, ou saute.
web-castello-guide-hop = Un pion saute par-dessus un voisin, de l’une ou l’autre couleur, vers la case libre juste derrière. Sautez avec le pion en D7 par-dessus son ami en E7.
    .title = Le saut
    .done = Vos pions restent où ils sont. Sauter est la voie rapide à travers le tablier.
web-castello-guide-capture = Sauter par-dessus un pion adverse le capture. Capturez le pion noir en I9 ; les diagonales valent les lignes droites.
    .title = La capture
    .done = Le pion noir a disparu. Vous n’êtes jamais obligé de capturer.
web-castello-guide-chain = Après un saut, le même pion peut sauter encore, dans toute direction. Commencez par H8 par-dessus I9 et continuez tant que vous le pouvez.
    .title = Les chaînes
    .done = Plusieurs pions en un tour. Le cinquième pion capturé finirait le tour aussitôt.
web-castello-guide-stop = Vous pouvez arrêter une chaîne quand vous voulez. Sautez avec M7 par-dessus N7 : trois pions rouges entourent alors le château en O8. Arrêtez-vous là.
    .title = Savoir s’arrêter
    .done = Le château est tombé, parce que vous vous êtes arrêté au bon endroit. Les châteaux ne se prennent qu’à la fin de votre tour.
web-castello-guide-siege = Trois pions d’une même couleur sur les quatre côtés d’un château le prennent ; les coins ne comptent pas. Vous ne pouvez prendre que les châteaux de la section centrale et du camp adverse, jamais ceux de votre domicile. O8 est dans le domicile de Noir : fermez le siège par le bas.
    .title = Le siège
    .done = Le château est à vous, et sa case est libre. Les trois châteaux de votre propre domicile, comme G8, ne peuvent tomber que devant Noir.
web-castello-guide-middle = Le château du milieu, K8, ne se prend qu’après un château du camp adverse. Vous en avez un, et deux autres : prenez K8 et gagnez.
    .title = Le château du milieu
    .done = Quatre châteaux : Rouge gagne. Vous savez jouer à Castello.

## Le film de la table
web-castello-told-captures = { $seat } joue { $action } et capture { $count } pions
web-castello-moment = { $words } ({ $castles } sur 4)

## L’éditeur de position
web-castello-edit-red = Pion rouge
web-castello-edit-black = Pion noir
web-castello-edit-erase = Case vide
web-castello-edit-unmoved = Pion qui n’a pas bougé
web-castello-edit-castle = Château
web-castello-edit-castle-red = Château capturé par Rouge
web-castello-edit-castle-black = Château capturé par Noir
