## Noms et lignes de jeu

castello-name = Castello
castello-seat-0 = Rouge
castello-seat-1 = Noir
castello-option-layout = Disposition
    .help = La répartition des onze châteaux entre le domicile de Rouge, la section centrale et le domicile de Noir.
castello-option-layout-classic = Classique : 3 + 5 + 3
castello-option-layout-brio = Brio : 4 + 3 + 4
castello-option-repetition = Répétition
    .help = Combien de fois une position doit apparaître pour que la partie soit nulle ; 0 supprime cette règle.
castello-option-quiet_limit = Limite de calme
    .help = Combien de tours à la suite sans capture rendent la partie nulle ; 0 supprime cette règle.
castello-drawing-captured = { $seat } a capturé { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
} et { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
castello-drawing-turn = Trait à { $seat }
castello-drawing-chain = { $seat } peut continuer à sauter avec le pion marqué @, ou s’arrêter
castello-drawing-legend = r est un pion rouge, b un pion noir (« black »), # un château, @ le pion au milieu d’une chaîne. Les capitales sont les pions qui n’ont pas encore bougé.
castello-picture-pawns = { $pawns ->
    [one] { $pawns } pion capturé
   *[other] { $pawns } pions capturés
}
castello-picture-description = Castello : { $red ->
    [one] { $red } pion rouge
   *[other] { $red } pions rouges
}, { $black ->
    [one] { $black } pion noir
   *[other] { $black } pions noirs
}, { $castles ->
    [one] { $castles } château debout
   *[other] { $castles } châteaux debout
}. { $turn }.
castello-end-castles = { $winner } gagne : quatre châteaux
castello-end-pawns = { $winner } gagne : 28 pions
castello-end-blocked = Partie nulle : personne ne peut bouger
castello-end-repetition = Partie nulle : la même position est revenue
castello-end-quiet = Partie nulle : aucune capture depuis trop longtemps

## Pourquoi une action est permise ou refusée

castello-over = La partie est finie.
castello-may-stop = La chaîne est ouverte : vous pouvez l’arrêter ici.
castello-no-chain = Il n’y a pas de chaîne à arrêter : c’est possible seulement après un saut qui pourrait continuer.
castello-no-action = « { $text } » n’est pas une action. Une action, ce sont deux cases et un trait d’union, comme B5-D5, ou stop.
castello-other-pawn = Dans une chaîne, seul le pion en { $cell } peut continuer.
castello-stood-there = Le pion s’est déjà trouvé en { $cell } depuis sa dernière capture de ce tour, ou depuis le début du tour s’il n’a encore rien capturé.
castello-no-own-pawn = Vous n’avez pas de pion en { $cell }.
castello-not-free = La case { $cell } n’est pas libre.
castello-too-far = { $target } n’est pas à une ou deux cases de { $source } en ligne droite.
castello-step-in-chain = Une chaîne ne continue que par des sauts, et { $source }-{ $target } est un pas.
castello-may-step = Un pas de { $source } à { $target }.
castello-castle-between = Un château en { $cell } barre le chemin, et un pion ne saute pas par-dessus un château.
castello-double-in-chain = Une chaîne ne continue que par des sauts, et il n’y a pas de pion entre { $source } et { $target }.
castello-may-double-step = Un double pas : le pion en { $source } n’a pas encore bougé.
castello-moved-before = Le pion en { $cell } a déjà bougé : il ne se déplace de deux cases qu’en sautant par-dessus un pion.
castello-may-hop = Un saut de { $source } à { $target }.
castello-may-hop-on = La chaîne peut continuer de { $source } à { $target }.

## Mises en place refusées

castello-setup-first = first est le numéro du joueur qui commence, 0 ou 1, et non { $value }.
castello-setup-list = { $where } doit être une liste de cases, et non { $value }.
castello-setup-cell = { $value } dans { $where } n’est pas une case. Les cases vont de A1 à U15.
castello-setup-twice = { $cell } figure deux fois dans { $where }.
castello-setup-too-many-pawns = { $where ->
    [black] Trop de pions noirs : { $number }. Il y en a 30 dans la boîte.
   *[red] Trop de pions rouges : { $number }. Il y en a 30 dans la boîte.
}
castello-setup-two-lists = captured.castles doit être fait de deux listes de cases, une par joueur, et non { $value }.
castello-setup-too-many-castles = { $seat ->
    [0] Rouge
   *[other] Noir
} a { $number } châteaux capturés ; avant la fin, un joueur en a 3 au plus.
castello-setup-own-home = { $seat ->
    [0] Rouge
   *[other] Noir
} ne peut pas avoir capturé { $cell }, un château de son propre domicile.
castello-setup-taken-twice = { $cell } est capturé par les deux joueurs.
castello-setup-middle = { $seat ->
    [0] Rouge
   *[other] Noir
} ne peut pas avoir capturé K8 sans un château du domicile adverse.
castello-setup-standing-and-captured = { $cell } est à la fois debout et capturé.
castello-setup-no-castle = { $cell } dans { $where } n’est pas un château de la disposition { $layout }.
castello-setup-shared = Il y a en { $cell } à la fois { $one ->
    [red] un pion rouge
   *[black] un pion noir
} et { $other ->
    [black] un pion noir
   *[castles] un château
}.
castello-setup-captured-pawns = captured.pawns doit être fait de deux nombres de 0 à 27, et non { $value }.
castello-setup-box = { $seat ->
    [0] Rouge a capturé { $captured } pions noirs
   *[other] Noir a capturé { $captured } pions rouges
} et { $standing } de cette couleur sont encore debout : ensemble plus de 30.
castello-setup-unmoved = Seul un pion sur une case de départ de sa couleur peut être neuf ; il n’y en a pas en { $cell }.

## Notation pour les personnes

castello-sheet-turn = Ce n’est pas un tour : { $value }.
castello-sheet-illegal = Dans le tour { $turn }, { $action } ne peut pas être joué : { $why }
castello-sheet-marks = Les signes du tour { $turn } ne correspondent pas à ce qui se passe ; il faudrait { $right }.

## Le journal

castello-log-move = { $seat } joue { $action }
castello-log-capture = { $seat } joue { $action } et capture le pion en { $cell }
castello-log-stop = { $seat } s’arrête
castello-log-castle = { $seat } prend le château en { $cell }
castello-sheet = Posez les deux feuilles côte à côte. Châteaux : tours (classic), ou ronds et K8 (brio).

## Ce qui parle pour une action plutôt qu’une autre

castello-counts-pawns = Par rapport à { $other }, vous avez plus de pions, ou l’adversaire en a moins.
castello-counts-castles = Par rapport à { $other }, vous avez plus de châteaux, ou l’adversaire en a moins.
castello-counts-siege = Par rapport à { $other }, plus de vos pions, ou moins de pions adverses, se trouvent à côté d’un château.
castello-counts-near = Par rapport à { $other }, vos pions sont plus près des châteaux qu’ils peuvent prendre.
castello-counts-moves = Par rapport à { $other }, vous avez plus de coups possibles, ou l’adversaire en a moins.
castello-counts-danger = { $count ->
    [one] Après { $other }, l’adversaire pourrait prendre votre pion en { $cells }. Ici, il est à l’abri.
   *[other] Après { $other }, l’adversaire pourrait prendre l’un de vos pions en { $cells }. Ici, ils sont à l’abri.
}
