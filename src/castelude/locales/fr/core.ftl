## Erreurs communes à tous les jeux

error-unknown-game = Il n’y a pas de jeu { $game }. Les jeux sont : { $known }.
error-players = { $game } se joue { $least ->
    [2] { $most ->
        [2] à 2 joueurs
       *[other] de 2 à { $most } joueurs
    }
   *[other] de { $least } à { $most } joueurs
}, et non à { $players }.
error-players-type = Le nombre de joueurs est un nombre entier, pas { $value }.
error-options-type = Les options sont un objet qui donne une valeur à chaque clé, pas { $value }.
error-seed = Une graine est un nombre entier positif ou nul, pas { $value }.
error-no-encoding = { $game } n’a pas d’encodage pour les programmes d’apprentissage.
error-action-index = Aucune action permise n’a l’indice { $value } ; les indices vont de 0 à { $most }, et le masque donne ceux qui sont permis.
error-batch-actions = Un lot de { $size } lignes attend { $size } actions, pas un tableau de forme { $value }.
error-batch-action = L’action { $value } n’est pas permise à la ligne { $row }.
error-batch-size = Un lot a au moins une ligne, pas { $value }.
error-batch-kind = Les actions d’un lot sont des nombres entiers, pas { $value }.
error-batch-processes = Un lot de { $size } lignes tourne dans 1 à { $size } processus, pas { $value }.
error-option-unknown = Il n’y a pas d’option { $key }. Les options sont : { $known }.
error-option-value = L’option { $key } ne peut pas être { $value }. Valeurs possibles : { $allowed }.
error-seed-and-setup = Donnez une graine ou une mise en place, mais pas les deux.
error-action-number = Action { $number } : { $reason }
error-nothing-to-undo = Il n’y a aucune action à annuler.
error-record-object = Un enregistrement est un objet JSON, et non { $value }.
error-record-key = Un enregistrement n’a pas de clé { $key }. Ses clés sont : { $known }.
error-record-missing = Il manque à l’enregistrement la clé { $key }.
error-record-type = La valeur de { $key } dans l’enregistrement n’est pas du bon type : { $value }.
error-record-action = L’action { $number } de l’enregistrement n’est pas un texte : { $value }.
error-record-replay = L’action { $number } de l’enregistrement, { $action }, ne peut pas être jouée : { $reason }

## L’arbitre

error-bad-json = Cette ligne n’est pas du JSON : { $reason }.
error-request-object = Une requête est un objet JSON, et non { $value }.
error-no-game = Il n’y a pas encore de partie. Commencez-en une par "new" ou "load".
error-no-cmd = Une requête a besoin de la clé cmd. Les requêtes sont : { $known }.
error-unknown-cmd = Il n’y a pas de requête { $value }. Les requêtes sont : { $known }.
error-request-key = La requête { $cmd } n’a pas de clé { $key }. Ses clés sont : { $known }.
error-request-missing = La requête { $cmd } a besoin de { $key } : { $wanted }.
error-request-type = Dans la requête { $cmd }, { $key } ne peut pas être { $value } ; valeur attendue : { $wanted }.
error-action-or-actions = Donnez soit "action", soit "actions".
error-ms-or-nodes = Donnez "ms" ou "nodes", mais pas les deux.
error-suggest-chance = C’est au hasard de décider ; il n’y a rien à suggérer.
error-line-too-long = Cette ligne dépasse { $limit } octets.

referee-text = un texte
referee-texts = une liste de textes
referee-flag = true ou false
referee-object = un objet JSON
referee-whole = un nombre entier
referee-natural = un nombre entier, 0 ou plus
referee-positive = un nombre entier, 1 ou plus
referee-depth = un nombre entier de 0 à { $depth }
referee-seat = une place de cette partie, ou null pour un spectateur
referee-level = l’un de { $levels }
referee-anything = une valeur

## Fichiers

error-file-missing = Il n’y a pas de fichier { $path }.
error-file-read = Le fichier { $path } ne peut pas être lu : { $reason }.
error-file-write = Le fichier { $path } ne peut pas être écrit : { $reason }.
error-file-json = Le fichier { $path } n’est pas du JSON : { $reason }.
error-ply = L’enregistrement compte { $count ->
    [one] { $count } action
   *[other] { $count } actions
} : --ply peut aller de 0 à { $count }, et non être { $ply }.

## Le journal d’une partie

log-action = { $seat } joue { $action }
log-chance = Hasard : { $action }

## Pourquoi un robot ferait cela

hint-points = Ce coup rapporte aussitôt au moins { $points ->
    [one] un point
   *[other] { $points } points
    }.
hint-wins = Il gagne la partie.
hint-answer = Après { $other }, { $line } serait une réponse forte.
hint-only = Il n’y a rien d’autre à faire.
hint-clearly = C’est nettement mieux que { $other } (environ { $chance } %).
hint-better = C’est un peu mieux que { $other } (environ { $chance } %).
hint-alike = { $other } vaut à peu près autant ({ $chance } %).
hint-chance = Vos chances de gagner sont alors d’environ { $chance } %.
hint-line = Suite attendue : { $line }

## Mises en place et feuilles de partie

error-setup-object = { $where } doit être un objet JSON avec { $known }, et non { $value }.
error-setup-key = { $where } n’a pas de clé { $key }. Ses clés sont : { $known }.
error-setup-missing = Il manque à { $where } la clé { $key }.
error-sheet-tag = Ceci n’est pas une ligne d’étiquette comme [Game "Castello"] : { $value }.
error-sheet-tag-twice = L’étiquette { $value } figure deux fois.
error-sheet-tag-name = Il n’y a pas d’étiquette { $value }. Les étiquettes sont : { $known }.
error-sheet-no-game = L’étiquette Game manque ; elle devrait dire { $right }.
error-sheet-game = L’étiquette Game dit { $value } ; elle devrait dire { $right }.
error-sheet-players = L’étiquette Players doit valoir { $least } à { $most }, et non { $value }.
error-sheet-no-setup = L’étiquette Setup manque : elle contient la mise en place en JSON.
error-sheet-setup = L’étiquette Setup doit contenir la mise en place en JSON, et non { $value }.
error-tree-action = L’action { $number } de l’arbre, { $action }, ne peut pas être jouée : { $reason }
error-tree-parent = L’action { $number } de l’arbre ne suit aucune action précédente.
error-tree-twice = L’action { $number } de l’arbre, { $action }, y figure déjà.
error-tree-nested = On peut imbriquer au plus { $most } variantes.
error-tree-mark = Ce n’est pas une marque comme green:B5 ou red:B5>D5 : { $value }.
error-tree-no-game = Ce n’est ni un enregistrement ni une feuille : l’étiquette Game manque, par exemple [Game "Castello"].
error-tree-line = La ligne { $number } n’est ni le début ni la fin d’une variante : { $value }.
error-tree-open = La variante qui commence à la ligne { $number } n’a pas de fin.
error-tree-sheet = La variante qui commence à la ligne { $number } est illisible : { $reason }
error-tree-comment = Le commentaire de la ligne { $number } doit commencer par le nombre d’actions qui le précèdent, { $most } au plus, et par ses marques, comme {"{"}4 green:B5{"}"} : { $value }
error-tree-json = Ce n’est pas du JSON, bien que cela commence par une accolade.
error-tree-size = Cette partie avec ses variantes dépasse la taille d’un chapitre ({ $most } Ko).
error-tree-chapter = Ce n’est pas une étude telle que la salle les exporte : { $reason }
error-no-sheets = { $game } n’a rien à imprimer.
