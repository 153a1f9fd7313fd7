## Noms et déroulement

castellan-name = Castellan
castellan-seat-0 = Rouge
castellan-seat-1 = Bleu
castellan-seat-2 = Jaune
castellan-seat-3 = Vert
castellan-drawing-card = { $title } : { $face }
castellan-drawing-legend = ■ est une tour, ○ une extrémité de mur libre où une tour pourrait aller ; les traits fins sont des murs courts, les doubles des murs longs. Un chiffre dans une case est le numéro du joueur qui possède la cour, une étoile marque une cour doublée.
castellan-option-double_keep = Donjon double
    .help = Chaque joueur peut doubler la valeur d’une cour, une fois par partie, au moment où il la ferme.
castellan-option-edition = Cartes
    .help = Le jeu de cartes utilisé : l’édition maison ou votre propre fichier de cartes.
castellan-option-edition-house = Édition maison
castellan-option-trial_fitting = Essais et erreurs
    .help = Les pièces posées pendant votre tour peuvent être reprises jusqu’à ce que vous piochiez ou terminiez votre tour.
castellan-pieces-L = { $number ->
    [one] { $number } mur long
   *[other] { $number } murs longs
}
castellan-pieces-S = { $number ->
    [one] { $number } mur court
   *[other] { $number } murs courts
}
castellan-pieces-T = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
castellan-pieces-none = rien
castellan-extra = { $number ->
    [one] { $number } carte de plus
   *[other] { $number } cartes de plus
}
castellan-now-play = { $seat } joue une ou plusieurs cartes.
castellan-now-last = C’est le dernier tour de { $seat }, qui joue toutes ses cartes.
castellan-now-handed = Pièces transmises : { $pieces }.
castellan-now-build = { $seat } construit. Reste à poser : { $pieces }.
castellan-now-double = { $seat } a fermé une cour : la garder telle quelle ou y mettre le donjon double.
castellan-now-stay = { $seat } a divisé la cour doublée : quelle partie reste doublée ?
castellan-now-draw = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
castellan-now-end = { $seat } n’a rien à piocher et termine son tour, ou reprend des pièces.
castellan-now-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
castellan-now-shared = { $seat } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
castellan-drawing-courtyard = Cour { $cell } : { $seat }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-drawing-doubled = Cour { $cell } : { $seat }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, doublée, { $points } points
castellan-drawing-seat = { $number } { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $keeps ->
    [one] { $keeps } donjon
   *[other] { $keeps } donjons
} ; main { $towers } T { $walls } W ; pioches { $tower_deck } T { $wall_deck } W
castellan-drawing-hand = Votre main :
castellan-picture-hand = Main : { $towers } T, { $walls } W
castellan-picture-decks = Pioches : { $tower_deck } T, { $wall_deck } W
castellan-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-picture-keeps = { $keeps ->
    [one] { $keeps } donjon
   *[other] { $keeps } donjons
}
castellan-picture-double-free = Donjon double libre
castellan-picture-double-used = Donjon double posé
castellan-picture-description = Castellan : un château de { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $short ->
    [one] { $short } mur court
   *[other] { $short } murs courts
} et { $long ->
    [one] { $long } mur long
   *[other] { $long } murs longs
}, avec { $courtyards ->
    [one] { $courtyards } cour
   *[other] { $courtyards } cours
}. { $now }

## Pourquoi une action est permise ou refusée

castellan-over = La partie est finie.
castellan-due-play = Il faut maintenant jouer des cartes, par exemple play:T2+W1.
castellan-due-build = Il faut maintenant poser une pièce, par exemple T0,0, S1,0N ou L-2,0E.
castellan-due-claim = Décidez d’abord de la cour qui vient d’être fermée.
castellan-due-draw = La construction est finie. Il faut maintenant piocher, par exemple draw:W1T0.
castellan-due-end = La construction est finie et vos pioches sont vides : il n’y a rien à piocher. Terminez votre tour par end, ou reprenez d’abord des pièces.
castellan-play-form = { $text } n’est pas un choix de cartes. On écrit play: puis les cartes jointes par +, par exemple play:T2+W1.
castellan-no-card = La carte { $card } n’existe pas. Votre main est { $hand }.
castellan-not-in-hand = { $card } n’est pas dans votre main. Votre main est { $hand }.
castellan-card-twice = Chaque carte est nommée une seule fois.
castellan-play-order = Les cartes sont nommées dans l’ordre : { $right }.
castellan-whole-hand = À votre dernier tour, vous jouez toute votre main : { $right }.
castellan-may-play-all = C’est votre dernier tour : vous jouez toutes vos cartes.
castellan-may-play = Vous pouvez jouer n’importe quelles cartes de votre main.
castellan-may-play-first = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} et { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
} peuvent former un seul château.
castellan-first-no-tower = Les premières cartes jouées doivent montrer au moins une tour.
castellan-first-set = Les premières cartes doivent donner un seul château : { $towers ->
    [one] avec { $towers } tour
   *[other] avec { $towers } tours
} il faut de { $least } à { $most } murs, et elles en montrent { $walls }.
castellan-placement-form = { $text } n’est pas une pose. Écrivez Tx,y pour une tour ; Sx,yE, Sx,yN, Lx,yE ou Lx,yN pour un mur, nommé depuis son extrémité ouest ou sud.
castellan-no-piece = Vous n’avez pas de { $kind ->
    [L] mur long
    [S] mur court
   *[T] tour
} à poser.
castellan-may-first = { $text } est l’emplacement d’une première pièce de cette sorte.
castellan-first-piece = La première pièce de cette sorte se pose en { $right } : partout ailleurs ce serait le même château, décalé ou tourné.
castellan-foreign-courtyard = Cet endroit est dans la cour d’un autre joueur, et seul son propriétaire peut y construire.
castellan-may-T = Un mur y aboutit : une tour peut s’y dresser.
castellan-may-S = Ce mur court touche une tour, et une tour peut tenir à ses deux extrémités.
castellan-may-L = Ce mur long touche une tour, une tour peut tenir à ses deux extrémités et rien ne le gêne.
castellan-tower-there = Une tour s’y dresse déjà.
castellan-tower-on-middle = C’est le milieu d’un mur long ; aucune tour n’y tient.
castellan-no-wall-end = Aucun mur n’aboutit là : une tour n’y serait pas reliée au château.
castellan-edge-covered = Un mur occupe déjà cet emplacement.
castellan-end-at-middle = Le mur aboutirait au milieu d’un mur long, où l’on ne peut ajouter de tour.
castellan-long-over-tower = Une tour gêne : le milieu du mur long s’y trouverait.
castellan-long-over-middle = Le mur long en croiserait un autre.
castellan-long-over-end = Le milieu du mur long bloquerait un mur qui y aboutit.
castellan-not-connected = Le mur ne serait pas relié au château : il doit partir d’une tour.
castellan-claim-form = { $text } n’est pas une décision sur une cour. On écrit { $word }: puis la cour, par exemple { $word }:0,0.
castellan-must-stay = Vous avez divisé votre cour doublée : choisissez la partie qui reste doublée, par stay: et son nom.
castellan-nothing-stays = Aucune cour doublée ne vient d’être divisée.
castellan-may-keep = Vous pouvez garder votre donjon double pour plus tard.
castellan-no-such-courtyard = { $cell } n’est pas une des cours qui viennent d’être formées : { $cells }.
castellan-may-double = Vous pouvez mettre votre donjon double dans la cour { $cell }.
castellan-may-stay = La cour { $cell } peut rester la cour doublée.
castellan-double-off = Cette table joue sans donjon double.
castellan-double-used = Vous avez déjà posé votre donjon double.
castellan-no-claim = Une cour ne se double qu’au moment où elle est formée, et aucune ne vient de l’être.
castellan-draw-form = { $text } n’est pas une pioche. On écrit draw:WaTb avec les nombres de cartes mur et tour, par exemple draw:W1T0.
castellan-draw-number = Vous piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en tout, ni plus ni moins.
castellan-draw-deck = Il ne reste pas assez de cartes : votre pioche de murs en a { $walls }, votre pioche de tours { $towers }.
castellan-may-draw = Vous piochez { $walls } dans la pioche de murs et { $towers } dans la pioche de tours.
castellan-may-end = Vos deux pioches sont vides : vous terminez votre tour sans piocher.
castellan-no-end = Cette table joue sans essais et erreurs : un tour où l’on ne pioche rien se termine de lui-même.

## Mises en place refusées

castellan-setup-first = first est le joueur qui commence, de 0 à { $most }, et non { $value }.
castellan-setup-decks = { $key } doit être une liste de { $players } pioches, une par joueur, et non { $value }.
castellan-setup-deck = { $where } doit être une liste de cartes, { $wanted } dans un ordre quelconque, et non { $value }.
castellan-setup-card = { $value } n’a pas sa place dans { $where }. Ses cartes sont { $wanted }.
castellan-setup-twice = { $card } est deux fois dans { $where }.
castellan-setup-lacking = Il manque à { $where } : { $cards }.

## Fichiers de cartes

castellan-edition-bad = Le fichier de cartes de l’édition { $edition } est inutilisable. { $problem }
castellan-edition-object = Un fichier de cartes est un objet JSON, et non { $value }.
castellan-edition-game = Il faut ici "castellan", et non { $value }.
castellan-edition-name = L’édition doit avoir un nom, qui doit être un texte, et non { $value }.
castellan-edition-list = Il faut ici la liste des 14 cartes, et non { $value }.
castellan-edition-key = Il n’y a pas ici de champ { $key }. Les champs sont : { $known }.
castellan-edition-words = Il faut ici un objet avec un texte sous chacune des clés { $needed }, et sous aucune autre clé que { $known } ; et non { $value }.
castellan-edition-totals = Il faut ici un objet avec exactement { $known }, et non { $value }.
castellan-edition-number = Il faut ici un nombre entier de 0 à { $most }, et non { $value }.
castellan-edition-card = Une carte est un objet JSON, et non { $value }.
castellan-edition-id = Un identifiant est T ou W suivi d’un nombre de 1 à 99, comme T1 ou W7, et non { $value }.
castellan-edition-back = La carte { $id } a le dos "{ $wanted }", et non { $value }.
castellan-edition-missing = Il manque à la carte { $id } le champ { $key }.
castellan-edition-no-tower = La carte à dos tour { $id } ne montre aucune tour.
castellan-edition-no-wall = La carte à dos mur { $id } ne montre aucun mur.
castellan-edition-twice = L’identifiant { $id } est utilisé deux fois.
castellan-edition-backs = Il faut 7 cartes différentes dont l’identifiant commence par { $back }, et il y en a { $number }.
castellan-edition-total = Le total de { $key } sur toutes les cartes est { $total } ; il devrait être { $wanted }.

## Notation humaine

castellan-sheet-line = La ligne { $line } n’est pas un tour comme "1. 0 T2: T0,0 S0,0E +W1T0" : { $value }.
castellan-sheet-turn = À la ligne { $line } devrait figurer le tour { $turn } du joueur { $seat } : { $value }.
castellan-sheet-turn-over = À la ligne { $line }, le tour est fini avant { $action }.
castellan-sheet-after-result = La ligne { $line } vient après le résultat : { $value }.
castellan-sheet-illegal = À la ligne { $line }, { $action } ne peut pas être joué : { $why }
castellan-sheet-marks = La ligne { $line } ne correspond pas à ce qui se passe ; il faudrait : { $right }

## Le journal

castellan-log-play = { $seat } joue { $cards }
castellan-log-build-T = { $seat } construit : { $piece }
castellan-log-build-S = { $seat } construit : { $piece }
castellan-log-build-L = { $seat } construit : { $piece }
castellan-log-close = { $seat } ferme une cour ({ $cell }) à { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
castellan-log-divide = { $seat } obtient une partie ({ $cell }) à { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
castellan-log-keep = { $seat } garde son donjon double pour plus tard
castellan-log-double = { $seat } met son donjon double dans la cour ({ $cell }), qui vaut maintenant { $points } points
castellan-log-stay = { $seat } laisse la partie ({ $cell }) doublée : { $points } points
castellan-log-draw = { $seat } pioche { $walls ->
    [0] { $towers ->
        [one] 1 carte tour
       *[other] { $towers } cartes tour
    }
   *[other] { $towers ->
        [0] { $walls ->
            [one] 1 carte mur
           *[other] { $walls } cartes mur
        }
       *[other] { $walls ->
            [one] 1 carte mur
           *[other] { $walls } cartes mur
        } et { $towers ->
            [one] 1 carte tour
           *[other] { $towers } cartes tour
        }
    }
}
castellan-log-end = { $seat } termine son tour sans piocher
castellan-log-left = Pièces impossibles à poser (tours : { $t }, murs courts : { $s }, murs longs : { $l }) : transmises au joueur suivant
castellan-log-out = Pièces impossibles à poser (tours : { $t }, murs courts : { $s }, murs longs : { $l }) : hors du jeu
castellan-log-last = { $seat } n’a plus de cartes : le dernier tour de table commence, un tour pour chacun des autres joueurs

# Les cartes de l’édition maison.
castellan-card-T1 = Les deux guets
castellan-card-T2 = Le châtelet
castellan-card-T3 = Le grand front
castellan-card-T4 = Les deux flancs
castellan-card-T5 = La tour d’angle
castellan-card-T6 = La barbacane
castellan-card-T7 = La poterne
castellan-card-W1 = La grande enceinte
castellan-card-W2 = La petite enceinte
castellan-card-W3 = La courtine
castellan-card-W4 = Le zigzag
castellan-card-W5 = Le convoi de pierres
castellan-card-W6 = Les maçons
castellan-card-W7 = Le maître d’œuvre

## Ce qui parle pour une action plutôt qu’une autre

castellan-counts-points = Par rapport à { $other }, vous avez l’avantage aux points.
castellan-counts-gaps = Par rapport à { $other }, vous laissez moins de cours que le joueur suivant peut fermer.
castellan-counts-cards = Par rapport à { $other }, vous gardez plus de cartes à jouer.
