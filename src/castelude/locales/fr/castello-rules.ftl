## CO-1

CO-1 = Tablier et pièces

CO-1-1 = Les cases
    .text = Le tablier est un rectangle de 315 cases. Il compte 21 colonnes, de A à U d’ouest en est, et 15 rangées, de 1 à 15 du sud au nord. Le nom d’une case est celui de sa colonne puis celui de sa rangée, avec une majuscule et sans zéro initial : A1, K8, U15.
        Deux cases sont adjacentes quand elles se touchent, par un côté ou par un coin. Une case a au plus huit cases adjacentes. Celles qui ont un côté commun avec elle, quatre au plus, sont ses voisines orthogonales.
        Il y a huit directions : l’est (vers la colonne suivante), l’ouest, le nord (vers la rangée suivante), le sud et les quatre diagonales.

CO-1-2 = Trois sections
    .text = Le tablier est partagé d’ouest en est.
        – Les colonnes A à G sont le domicile de Rouge.
        – Les colonnes H à N sont la section centrale.
        – Les colonnes O à U sont le domicile de Noir.
        Le domicile d’un joueur est le camp adverse de l’autre.
    .why = La règle d’origine ne montre les sections que sur une figure. Le tablier a 21 colonnes, soit trois parties égales, et une description du jeu publié, datée de 1972, compte trois champs de sept colonnes.

CO-1-3 = Deux joueurs
    .text = Castello se joue à deux exactement ; tout autre nombre est refusé (bad_players). Le joueur 0 joue Rouge et le joueur 1 joue Noir. Chaque couleur a 30 pions.

CO-1-4 = Les châteaux
    .text = Il y a onze châteaux. Ils n’appartiennent à personne et ne bougent jamais. L’option layout (CO-2.1) choisit leurs cases.
        – classic : F3, G8, F13 dans le domicile de Rouge ; I4, I12, K8, M4, M12 dans la section centrale ; P3, O8, P13 dans le domicile de Noir.
        – brio : G2, F6, G10, F14 dans le domicile de Rouge ; K3, K8, K13 dans la section centrale ; P2, O6, P10, O14 dans le domicile de Noir.
        Dans les deux dispositions, le château en K8 s’appelle le château du milieu.
    .why = Le texte de la règle d’origine fixe 3 + 5 + 3 : il compte onze châteaux en tout et trois dans le domicile d’un joueur. Leurs cases ne sont que sur sa figure, perdue pour nous ; toutes les cases de classic, sauf celle du milieu, sont donc notre choix. Le tablier publié, tel que d’autres sources le montrent, est en 4 + 3 + 4 : c’est brio. Nous proposons les deux, et classic par défaut.

CO-1-5 = Le départ normal
    .text = Les cases de départ de Rouge sont toutes les cases des colonnes A et B ; celles de Noir sont toutes les cases des colonnes T et U. Au départ normal, chaque case de départ porte un pion de sa couleur. Un pion qui n’a jamais bougé est dit neuf ; au départ normal, les 60 pions le sont. Rouge joue le premier tour.
    .why = Les cases de départ, elles aussi, ne sont que sur la figure illisible, et le texte ne dit pas qui commence. Une description du jeu publié, datée de 1972, relève deux colonnes pleines à chaque bord extérieur. Rouge commence parce que la règle d’origine nomme Rouge en premier.

CO-1-6 = Cases libres
    .text = Une case ne porte jamais plus d’une pièce. Une case libre est une case du tablier sans pion ni château.

## CO-2

CO-2 = Options et mise en place

CO-2-1 = Les options
    .text = Une table peut choisir trois options avant de jouer.
        – layout vaut "classic" ou "brio" ; par défaut "classic". Cette option place les châteaux (CO-1.4).
        – repetition vaut 0 ou un nombre entier de 2 à 9 ; par défaut 3. Cette option dit à quelle apparition d’une position la partie est nulle (CO-7.5) ; 0 supprime cette règle.
        – quiet_limit est un nombre entier de 0 à 10000 ; par défaut 400. Cette option dit après combien de tours sans capture la partie est nulle (CO-7.6) ; 0 supprime cette règle.
        Toute autre clé ou valeur est refusée (bad_options). Les valeurs true et false ne sont pas admises comme nombres.

CO-2-2 = Les mises en place
    .text = Une mise en place est un objet JSON qui décrit la position où la partie commence. Toutes les clés sont facultatives, et {"{"}{"}"} est le départ normal.
        – first : le joueur qui joue le premier tour, 0 ou 1. Si la clé manque : 0.
        – red et black : pour chaque couleur, la liste des cases qui portent ses pions. Si la clé manque : les 30 cases de départ de cette couleur.
        – captured : un objet avec les clés pawns et castles, pour ce qui a déjà été capturé. La valeur de pawns est une liste de deux nombres, celle de castles une liste de deux listes de cases ; dans les deux, le premier élément est ce que le joueur 0 a capturé et le second ce que le joueur 1 a capturé. Chacune des deux clés peut manquer : elle vaut alors [0,0] ou [[],[]]. Un exemple : {"{"}"pawns":[3,0],"castles":[["O8"],[]]{"}"}.
        – castles : la liste des cases où un château est encore debout. Si la clé manque : tous les châteaux de la disposition, sauf ceux de captured.
        – unmoved : la liste des cases des pions qui n’ont jamais bougé. Si la clé manque : tous les pions sur une case de départ de leur couleur.
    .why = La règle d’origine décrit un seul départ et aucun moyen de poser un problème. Chez nous, une mise en place peut donner n’importe quelle position. L’exemple de la figure 3 peut ainsi être vérifié, et les joueurs peuvent composer des énigmes.

CO-2-3 = Mises en place acceptées
    .text = Une mise en place n’est acceptée que si toutes ces conditions sont remplies ; sinon elle est refusée (bad_setup).
        – C’est un objet, et captured aussi s’il est donné. Aucun des deux n’a d’autres clés que celles de CO-2.2.
        – first vaut 0 ou 1.
        – Chaque liste de cases ne contient que des noms valables, et aucun nom deux fois.
        – red a au plus 30 cases, et black aussi.
        – Aucune case n’est dans deux des listes red, black et castles.
        – Tout château nommé, debout ou capturé, est un château de la disposition. Aucun n’est à la fois debout et capturé, et aucun n’est capturé par les deux joueurs.
        – captured.pawns est fait de deux nombres entiers de 0 à 27. Le premier nombre et les pions noirs sur le tablier font 30 au plus ; le second nombre et les pions rouges sur le tablier aussi.
        – captured.castles a au plus trois châteaux par joueur, et aucun du domicile de ce joueur. Un joueur n’a K8 que s’il a aussi un château du domicile de l’autre joueur.
        – Chaque case de unmoved porte un pion, et ce pion est sur une case de départ de sa couleur.
        – Aucune valeur n’est null.

CO-2-4 = Les pièces restées dans la boîte
    .text = Une mise en place peut omettre des pions et des châteaux : ni sur le tablier, ni capturés. Ils ne prennent pas part à la partie, et personne ne les compte.

CO-2-5 = Pas de mélange
    .text = Castello ne laisse rien au hasard. Quelle que soit la graine, la mise en place est {"{"}"first":0{"}"}. L’enregistrement d’une partie garde sans changement la mise en place que vous avez donnée, ou {"{"}"first":0{"}"} si vous n’en avez pas donné, et les valeurs en vigueur des trois options.

## CO-3

CO-3 = Le tour

CO-3-1 = Le début d’un tour
    .text = Le joueur dont c’est le tour s’appelle le joueur au trait. Chaque tour, le tout premier compris, commence par trois vérifications, dans cet ordre.
        1. Si quiet_limit est supérieur à 0 et que le compteur de calme (CO-7.6) l’a atteint, la partie est nulle (quiet).
        2. Si le joueur au trait n’a aucune première décision possible (CO-3.2), il passe sans qu’on lui demande rien et l’autre joueur a le trait. Si celui-ci n’en a pas non plus, la partie est nulle (blocked). Passer n’est pas un tour : tous les compteurs restent inchangés, et aucun château n’est examiné.
        3. La position est notée avec le joueur au trait (CO-7.5). Si repetition n’est pas 0 et que la position est maintenant apparue ce nombre de fois, la partie est nulle (repetition).
    .why = La règle d’origine ne dit pas ce qui arrive à un joueur qui ne peut pas bouger. Elle connaît deux façons de gagner, et bloquer l’adversaire n’en est pas une. Ce joueur passe donc, et la partie est nulle si aucun des deux ne peut bouger.

CO-3-2 = La première décision
    .text = Le joueur au trait choisit l’un de ses pions et fait un pas (CO-4.2), un double pas (CO-4.3) ou un saut (CO-4.4). Personne ne peut choisir de passer. Après un pas ou un double pas, le tour est fini. Après un saut, il peut rester des décisions à prendre (CO-5).

CO-3-3 = La fin d’un tour
    .text = Un tour finit dans cet ordre.
        1. Le nombre de tours joués augmente de 1.
        2. Le joueur au trait capture des châteaux (CO-6).
        3. Le compteur de calme revient à 0 si le tour a capturé un pion ou un château. Sinon il augmente de 1.
        4. Si le joueur au trait a maintenant quatre châteaux ou plus, il a gagné (CO-7.2). Sinon le tour de l’autre joueur commence (CO-3.1).

## CO-4

CO-4 = Les déplacements

CO-4-1 = Où un pion peut arriver
    .text = Tout déplacement suit l’une des huit directions et mesure une ou deux cases. La case où le pion arrive doit être libre.

CO-4-2 = Le pas
    .text = Un pion peut faire un pas vers toute case adjacente libre, en arrière comme en avant.

CO-4-3 = Le double pas
    .text = Un pion neuf peut se déplacer d’exactement deux cases en ligne droite, dans l’une des huit directions. La case qu’il traverse et celle où il arrive doivent être libres toutes les deux. Il n’y est pas obligé : il peut faire un pas ou un saut à la place. Après son premier déplacement, quel qu’il soit, le pion n’est plus neuf, même si une chaîne le ramène sur la case d’où il est parti (CO-5.3). Un double pas ne capture jamais de pion et ne franchit jamais de château.
    .why = La règle d’origine accorde deux cases au premier déplacement d’un pion. Elle ne dit ni dans quelles directions, ni ce qui peut se trouver sur le chemin. Nous admettons les directions de tout autre déplacement, en ligne droite et par des cases libres. C’est un choix et non un devoir, car la règle d’origine dit que le pion peut le faire.

CO-4-4 = Le saut
    .text = Un pion peut sauter par-dessus un pion adjacent, de sa couleur ou de l’autre. Il arrive sur la case suivante dans la même direction, juste derrière ce pion, et cette case doit être libre.

CO-4-5 = Ce qui barre le chemin
    .text = Un château est un obstacle : aucun pion ne saute par-dessus, n’arrive sur sa case ni ne le traverse. Les déplacements en diagonale sont libres : les pièces sur les deux cases qui bordent la diagonale ne les bloquent jamais, quelles qu’elles soient.
    .why = La règle d’origine ne dit pas si l’on peut sauter par-dessus un château. Elle ne nomme que des pions comme pièces à sauter ; les châteaux sont donc exclus. Elle permet les déplacements en diagonale sans aucune condition ; nous n’en ajoutons pas.

## CO-5

CO-5 = Captures et chaînes

CO-5-1 = Capturer un pion
    .text = Un saut par-dessus un pion adverse le capture. Le pion capturé quitte le tablier aussitôt, avant toute autre décision. Un saut par-dessus un pion de votre couleur laisse ce pion à sa place.
    .why = La règle d’origine fait retirer les pions capturés, mais ne dit pas si chacun part pendant le déplacement ou tous à la fin. Nous retirons chacun aussitôt, comme dans certaines formes du jeu de dames. Ainsi aucun pion ne peut être capturé deux fois.

CO-5-2 = La chaîne
    .text = Après un saut, le pion qui a sauté peut sauter de nouveau. Il peut changer de direction, et sauter par-dessus des pions de l’une ou l’autre couleur. Ces sauts à la suite s’appellent une chaîne. Une chaîne continue par des sauts de ce même pion et par rien d’autre : ni pas, ni double pas, ni autre pion.

CO-5-3 = Aucune case deux fois sans capture
    .text = Pendant un tour, le pion n’arrive jamais sur une case où il s’est trouvé depuis sa dernière capture. Tant qu’il n’a rien capturé pendant ce tour, ce sont toutes ses cases depuis le début du tour, y compris celle d’où il est parti.
        Une capture rouvre toutes les cases où le pion s’est trouvé auparavant ; la première case fermée ensuite est celle où arrive le saut qui capture. Seule une capture déjà faite rouvre des cases : le saut qui capture ne peut pas lui-même arriver sur une case fermée.
        Une chaîne peut donc fermer une ronde de captures et ramener le pion sur sa case de départ. Les sauts par-dessus ses propres pions, à eux seuls, ne ramènent jamais en arrière. En revanche, un pion de sa couleur peut être sauté plus d’une fois.
    .why = La règle d’origine ne limite pas les sauts par-dessus ses propres pions : une chaîne pourrait tourner en rond sans fin. Elle permet plusieurs sauts et ne limite que les captures ; nous n’interdisons donc pas plus qu’il ne faut : une capture rouvre les cases précédentes, et tout tour se termine quand même. Deux descriptions plus tardives du jeu sont plus strictes : l’une ferme la première case, l’autre toutes les cases du tour. Le coup de la figure 3 est possible dans tous les cas.

CO-5-4 = Continuer ou s’arrêter
    .text = Tant qu’un autre saut est possible (CO-4.4 et CO-5.3), le joueur au trait choisit : l’un des sauts possibles, ou stop. Quand aucun saut n’est possible, le tour finit sans décision. À tout autre moment, stop n’est pas permis. Tout cela vaut aussi quand une ronde a ramené le pion sur la case d’où il est parti.

CO-5-5 = Cinq captures au plus
    .text = Quand le pion a capturé cinq pions adverses pendant un tour, le tour est fini aussitôt, qu’une ronde soit fermée ou non. Les sauts par-dessus ses propres pions ne comptent pas parmi les cinq, et leur nombre n’est pas limité. Tout tour se termine : il y a au plus cinq captures, et aucune case ne sert deux fois entre deux d’entre elles.

CO-5-6 = Captures libres
    .text = Personne n’est obligé de capturer. Vous pouvez jouer autre chose alors qu’une capture est possible, et arrêter une chaîne alors qu’elle pourrait capturer encore.
    .why = La règle d’origine ne dit pas si une capture est obligatoire. Elle parle partout de ce qu’un pion peut faire, jamais de ce qu’il doit faire.

## CO-6

CO-6 = Les châteaux

CO-6-1 = Le siège
    .text = Un joueur assiège un château quand des pions de sa couleur occupent au moins trois de ses quatre voisines orthogonales. Les pions en diagonale ne comptent pas, et les pions des deux couleurs ne s’additionnent jamais.
    .why = Dans la règle d’origine, un château tombe quand trois pions l’entourent. Elle ne dit pas quelles cases comptent, ni si les couleurs peuvent se mêler, et la figure 4 est illisible. Un château a quatre côtés ; trois pions autour de lui laissent une seule ouverture. Nous comprenons : trois côtés tenus par une même couleur.

CO-6-2 = Quand les châteaux tombent
    .text = Un château ne peut tomber qu’à la fin d’un tour, et seulement devant le joueur au trait. Tous les châteaux debout qu’il a le droit de prendre sont alors examinés, même loin du pion qui a bougé. Un siège qui n’a existé que pendant une chaîne ne capture rien. Les sièges de l’autre joueur ne sont pas examinés.
    .why = La règle d’origine ne parle ni d’un siège qui n’existe qu’au passage, ni d’un siège que le coup de l’adversaire achève. Conquérir un château est l’acte du joueur qui joue. Seul le joueur au trait capture donc, et seulement quand son tour est fini.

CO-6-3 = Votre domicile
    .text = Aucun joueur ne capture jamais un château qui se trouve dans son propre domicile.

CO-6-4 = L’ordre, et le château du milieu
    .text = Le joueur au trait capture d’abord, tous ensemble, les châteaux assiégés du camp adverse et les châteaux assiégés de la section centrale autres que K8. Ensuite vient l’examen de K8. Si le joueur au trait l’assiège et a capturé au moins un château du camp adverse, pendant ce tour ou avant, K8 est capturé aussi. Si K8 est assiégé avant cela, rien n’est perdu : les pions restent là et, tant que le siège tient, il compte à la fin de chaque tour suivant de ce joueur.
    .why = La règle d’origine ne dit pas ce qui arrive quand un seul tour achève plusieurs sièges. Nous faisons tomber tous ces châteaux. Elle protège le château du milieu tant qu’aucun château du camp adverse n’est pris. La lecture la plus naturelle est de prendre d’abord ceux du camp adverse, puis d’examiner K8.

CO-6-5 = Après une capture
    .text = Un château capturé quitte le tablier, et sa case devient une case comme les autres. Les pions qui l’assiégeaient restent où ils sont.

## CO-7

CO-7 = La fin de la partie

CO-7-1 = Après la fin
    .text = Une fois la partie finie, aucune action n’est permise.

CO-7-2 = Gagner par les châteaux
    .text = Le joueur au trait qui a quatre châteaux capturés ou plus à la fin de son tour gagne (castles). Il peut y en avoir plus de quatre, car plusieurs châteaux peuvent tomber ensemble (CO-6.4).

CO-7-3 = Gagner par les pions
    .text = Un joueur gagne par le saut qui porte à 28 le nombre de pions qu’il a capturés (pawns). La partie finit là, même si la chaîne pouvait continuer. Le tour compte comme joué et le compteur de calme revient à 0, mais les châteaux ne sont plus examinés.
    .why = La règle d’origine ne dit pas si la chaîne se joue jusqu’au bout une fois capturé le dernier pion nécessaire. Le but est atteint : la partie finit donc là.

CO-7-4 = Personne ne peut bouger
    .text = Si aucun des deux joueurs ne peut bouger, la partie est nulle (blocked, CO-3.1). Un joueur sans pions ne peut pas bouger, mais cela seul ne finit pas la partie. Avec ne serait-ce qu’un pion en jeu, un pion au moins touche une case libre. Une partie ne finit donc ainsi qu’après une mise en place sans aucun pion.
    .why = La règle d’origine ne dit rien des joueurs qui ne peuvent pas bouger ou qui n’ont plus de pions. Elle donne deux façons de gagner, et ce n’en est pas une. Si un joueur peut encore bouger, la partie continue ; si personne ne le peut, une partie nulle est le résultat juste.

CO-7-5 = Positions répétées
    .text = La partie est nulle quand une position est apparue au début d’un tour autant de fois que le dit l’option repetition (repetition). Deux positions sont les mêmes quand tout ceci est égal : le joueur au trait, après un passage éventuel ; les cases des pions rouges, des pions noirs et des châteaux ; et l’ensemble des pions neufs. La position du début de la partie compte comme sa première apparition.
    .why = La règle d’origine ne prévoit pas de fin pour une partie où les deux joueurs vont et viennent. Une position qui revient sans cesse rend la partie nulle. Les joueurs qui n’en veulent pas peuvent la supprimer.

CO-7-6 = Tours calmes
    .text = Le compteur de calme compte les tours à la suite où ni pion ni château n’a été capturé. Il vaut 0 au début de la partie. Quand il atteint l’option quiet_limit, la partie est nulle (quiet).
    .why = Une partie pourrait aussi errer sans fin et sans se répéter, et la règle d’origine ne prévoit pas de fin pour ce cas non plus. Un long temps sans capture rend la partie nulle. Les joueurs qui n’en veulent pas peuvent la supprimer.

CO-7-7 = Scores et gagnants
    .text = Le score de chaque joueur est le nombre de châteaux qu’il a capturés. Il en va de même après une victoire par les pions ou une partie nulle. La liste des gagnants (winners) contient le seul joueur gagnant ; après une partie nulle, elle vaut [0,1]. Les nombres de pions capturés font partie de l’état (CO-9.1).
    .why = La règle d’origine ne donne pas de points. Les châteaux sont le premier de ses deux buts ; nous les comptons donc.

## CO-8

CO-8 = Écrire les actions

CO-8-1 = La forme d’une action
    .text = Un pas, un double pas et un saut s’écrivent tous de la même façon, comme première décision et dans une chaîne : la case que le pion quitte, un trait d’union, la case qu’il atteint. Un exemple : B5-D5. Le mot stop finit une chaîne. Aucun autre texte n’est une action : ni cases en minuscules, ni espaces, ni zéros initiaux, ni lettre x.

CO-8-2 = Un texte, un déplacement
    .text = Le texte d’une action n’a qu’un sens. Si ses cases sont à deux cases l’une de l’autre, celle du milieu décide : si elle est libre, c’est un double pas ; si elle porte un pion, c’est un saut.

CO-8-3 = Quelle clause est citée
    .text = Toute réponse sur une action (explain, et l’erreur illegal_action) cite une clause. C’est celle de la première ligne qui convient ici. DE est la case avant le trait d’union, VERS la case après.
        – La partie est finie : CO-7.1.
        – L’action est stop, permise dans une chaîne et nulle part ailleurs : CO-5.4.
        – Le texte n’est pas une action : CO-8.1.
        – Dans une chaîne, DE n’est pas la case du pion qui saute : CO-5.2.
        – Dans une chaîne, VERS est une case où ce pion s’est trouvé depuis sa dernière capture de ce tour, celle où il est compris : CO-5.3.
        – À la première décision, il n’y a pas de pion du joueur au trait en DE : CO-3.2.
        – VERS n’est pas libre : CO-4.1.
        – VERS n’est pas à une ou deux cases de DE dans une direction : CO-4.1.
        – À une case, dans une chaîne : interdit, CO-5.2.
        – À une case, à la première décision : permis (un pas), CO-4.2.
        – À deux cases, un château entre les deux : interdit, CO-4.5.
        – À deux cases, une case libre entre les deux, dans une chaîne : interdit, CO-5.2.
        – À deux cases, une case libre entre les deux, à la première décision : CO-4.3 ; permis si le pion est neuf, interdit sinon.
        – À deux cases, un pion entre les deux : permis (un saut), CO-4.4 à la première décision et CO-5.2 dans une chaîne.
        Les autres erreurs citent ces clauses : bad_players CO-1.3, bad_options CO-2.1, bad_setup CO-2.3, game_over CO-7.1.

## CO-9

CO-9 = État et vues

CO-9-1 = L’état
    .text = L’état est un objet JSON. Il a les clés suivantes et aucune autre. Les listes de cases sont triées comme du texte simple (A1, A10, A2), sauf les deux qui sont dans chain.
        – game : toujours "castello".
        – options : les trois options avec leurs valeurs.
        – actor : le joueur qui décide, 0 ou 1 ; null une fois la partie finie.
        – over : true une fois la partie finie, sinon false.
        – end : null pendant la partie ; ensuite "castles", "pawns", "blocked", "repetition" ou "quiet".
        – winners : la liste des joueurs gagnants ; [] pendant la partie.
        – red, black, castles : les cases des pions rouges, des pions noirs et des châteaux debout.
        – unmoved : les cases de tous les pions neufs, les deux couleurs ensemble.
        – captured_pawns : deux nombres, les pions capturés par le joueur 0 et par le joueur 1.
        – captured_castles : deux listes de cases, les châteaux capturés par le joueur 0 et par le joueur 1.
        – chain : null quand aucune chaîne n’est ouverte. Sinon un objet avec deux listes dans l’ordre du jeu : path, les cases du pion depuis celle d’où il est parti jusqu’à celle où il est, et taken, les cases des pions qu’il a capturés pendant ce tour. Une case peut figurer plusieurs fois dans path. Les cases fermées par CO-5.3 sont celles de path à partir de la case où est arrivé le dernier saut qui a capturé ; tant que taken est vide, c’est path en entier.
        – turns : le nombre de tours joués ; passer ne compte pas.
        – quiet : le compteur de calme.
        – seen : combien de fois la position du début de ce tour est apparue jusqu’ici, cette fois comprise. Ce nombre est tenu même quand repetition vaut 0. Une fois la partie finie, c’est le dernier nombre noté, ou 0 s’il n’y en a pas eu.

CO-9-2 = Les vues
    .text = Castello n’a pas de secrets. La vue du joueur 0, du joueur 1 et d’un spectateur est l’état entier avec une clé de plus : seat, qui vaut 0, 1 ou null.

## CO-10

CO-10 = Notation pour les personnes

CO-10-1 = La feuille et ses étiquettes
    .text = Une partie peut s’écrire sur une feuille faite pour être lue ; l’enregistrement JSON reste la référence. La feuille a sept lignes d’étiquettes, une ligne vide, les lignes de tours et une ligne avec le résultat. Chaque ligne finit par un saut de ligne (LF). Une ligne d’étiquette a la forme [Layout "classic"]. Les étiquettes, dans cet ordre :
        – Game : le mot Castello.
        – Layout, Repetition, QuietLimit : les valeurs des trois options.
        – Setup : la mise en place de l’enregistrement en JSON, sans espaces et avec les clés triées. Une barre oblique inverse y précède chaque barre oblique inverse et chaque guillemet droit : [Setup "{"{"}\"first\":0{"}"}"].
        – End : le mot de la fin selon CO-9.1, ou - si la partie n’est pas finie.
        – Result : 1-0 si Rouge a gagné, 0-1 si Noir a gagné, 1/2-1/2 pour une partie nulle, * si la partie n’est pas finie. La dernière ligne de la feuille dit la même chose.

CO-10-2 = Un tour
    .text = Un tour donne les cases du pion qui bouge, dans l’ordre. Le signe entre deux cases est x si un pion adverse a été capturé entre elles, et - sinon. Chaque château capturé à la fin du tour suit, sous la forme + et sa case, dans l’ordre du texte simple. Exemples : B5-D5, E4-E2xC2xA2xC4, C3xE3xE5xC5xC3, N6-O7+K8+O8. Le signe -- veut dire que l’on passe. L’action stop ne s’écrit pas, et un tour qui n’est pas fini est omis.

CO-10-3 = Les lignes de tours
    .text = Une ligne contient un tour de Rouge et le tour de Noir qui suit. Elle a le numéro de la ligne, un point, une espace, le tour de Rouge, une espace et le tour de Noir ; 1. B5-D5 T7-R7 en est un exemple. La dernière ligne peut n’avoir que le tour de Rouge. Si Noir commence, la première ligne est 1. ... suivi d’une espace et du tour de Noir, et la ligne suivante porte le numéro 2. Passer occupe la place d’un tour : Rouge et Noir alternent donc toujours.

CO-10-4 = Lire une feuille
    .text = Les étiquettes peuvent venir dans n’importe quel ordre. Game est obligatoire ; toute autre étiquette qui manque vaut sa valeur par défaut. Un tour se joue de case en case, et si la chaîne est encore ouverte à sa dernière case, stop est ajouté. Si les signes x, - et + ne s’accordent pas avec ce qui arrive pendant le tour, la feuille est refusée. Les passages, les numéros de ligne, les trois points et les résultats sont sautés : ils ne jouent rien.
