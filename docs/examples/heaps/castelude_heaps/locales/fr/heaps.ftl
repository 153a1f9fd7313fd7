heaps-name = Tas
heaps-seat-0 = Premier
heaps-seat-1 = Second
heaps-option-heaps = Tas
    .help = Combien de tas il y a.
heaps-end-empty = { $winner } a pris la dernière pierre et gagne
heaps-log = { $seat } prend { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
} du tas { $heap }
heaps-drawing = Tour { $turn }
heaps-over = La partie est finie.
heaps-form = { $action } n’est pas une action. Une action est un tas et un nombre de pierres, par exemple a2.
heaps-too-many = Le tas { $heap } a moins de { $stones } pierres.
heaps-takes = { $stones } du tas { $heap }.
heaps-setup = { $value } n’est pas une mise en place : il faut « heaps », { $heaps } nombres de 1 à 9, et « first », 0 ou 1.
heaps-notation = { $value } n’est pas une partie de Tas. La première ligne est de la forme « heaps 3 4 5 first 0 », la seconde énumère les actions.

HE-1 = Les tas et les places
HE-1-1 = Les places
    .text = Deux joueurs jouent à tour de rôle.
HE-1-2 = Les tas
    .text = Il y a de un à cinq tas de une à neuf pierres. Le hasard décide de leur taille et de qui commence.
HE-2 = Le jeu
HE-2-1 = Prendre
    .text = À son tour, on prend une ou plusieurs pierres d’un seul tas.
HE-2-2 = Ne pas passer
    .text = Il faut prendre.
HE-2-3 = La fin
    .text = Qui prend la dernière pierre gagne.
