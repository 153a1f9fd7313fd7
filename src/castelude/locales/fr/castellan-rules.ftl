## La règle de Castellan, clause par clause

CA-1 = Le contenu de la boîte
CA-1-1 = Les joueurs et leur ordre
    .text = On joue à deux, trois ou quatre. Les tours passent vers la gauche : après le joueur 0 vient le joueur 1, et après le dernier de nouveau le joueur 0. N’importe quel joueur peut commencer.
CA-1-2 = Les cartes
    .text = Chaque joueur a ses 14 cartes, les mêmes pour tous : sept avec une tour au dos (T1 à T7) et sept avec un mur au dos (W1 à W7). La face montre ce que la carte apporte : des tours, des murs longs, des murs courts et, sur certaines, un symbole de carte supplémentaire.
CA-1-3 = L’édition maison
    .text = Castelude joue avec les cartes d’une édition maison. Les propriétaires du jeu imprimé peuvent en recopier les faces dans un fichier de cartes et jouer avec ce fichier sous un autre nom : 14 identifiants différents, T et un nombre pour les sept cartes à dos tour, W et un nombre pour les sept cartes à dos mur.
    .why = La règle d’origine n’imprime que deux faces, les totaux et quelques indices ; les douze autres faces ne figurent que sur les cartes. Nous les avons inventées de sorte que tous les totaux et indices soient respectés : 16 tours, 13 murs longs et 15 murs courts ; une tour sur chaque carte à dos tour, et deux sur quatre d’entre elles ; un mur sur chaque carte à dos mur, et plus d’un sur toutes sauf W7 ; des murs et des tours ensemble sur onze cartes ; quatre symboles de carte supplémentaire.
CA-1-4 = Les pièces
    .text = Il y a exactement autant de pièces que toutes les cartes en montrent : par joueur 13 murs longs, 15 murs courts et 16 tours. En notation ce sont L, S et T. Les pièces ne sont à personne ; tous construisent le même château.
CA-1-5 = Les donjons et le donjon double
    .text = Un donjon à la couleur de son propriétaire marque une cour. Les donjons ne manquent jamais. De plus, chaque joueur a un donjon double, deux donjons empilés, qu’il peut utiliser une fois par partie. Le joueur 0 est rouge, le joueur 1 bleu, le joueur 2 jaune et le joueur 3 vert : la première édition de la boîte a le rouge et le bleu, la seconde le jaune et le vert.

CA-2 = Avant la partie
CA-2-1 = Ce que la table peut choisir
    .text = On peut jouer sans donjon double (double_keep) ; choisir un autre jeu de cartes (edition) ; et dire si l’on peut essayer des pièces et les reprendre pendant son tour (trial_fitting). Avec l’option « essais et erreurs », un tour où l’on ne pioche rien est clos par la décision end (CA-9.2). Sans autre choix, on joue avec les donjons doubles, les essais et erreurs et l’édition maison.
CA-2-2 = Ce que fixe la mise en place
    .text = Une mise en place dit quel joueur commence et, pour chaque joueur, l’ordre de sa pioche de tours et de sa pioche de murs, la carte du dessus en premier. Chaque pioche doit contenir chacune de ses sept cartes exactement une fois.
CA-2-3 = Le début
    .text = Chaque joueur prend les deux premières cartes de chacune de ses deux pioches : c’est sa première main, de quatre cartes. Le château est vide, et le joueur qui commence a le tour 1. À partir de là, rien n’est laissé au hasard.

CA-3 = Le terrain
CA-3-1 = Le quadrillage
    .text = Le château se dresse sur un quadrillage sans fin. Ses croisements s’appellent des nœuds et ont des coordonnées entières, x vers l’est et y vers le nord ; deux voisins sont reliés par une arête de longueur un ; les carrés entre elles sont les cases, et une case porte le nom de son coin sud-ouest.
    .why = La règle d’origine montre des pièces qui s’emboîtent à angle droit mais ne donne pas de mesures. Sur un quadrillage, tout ce qu’elle montre convient, et tous les coins sont droits.
CA-3-2 = Ce que couvre une pièce
    .text = Une tour occupe un nœud. Un mur court couvre une arête et aboutit à ses deux nœuds. Un mur long couvre deux arêtes en ligne droite ; il aboutit aux nœuds extérieurs et passe sur le nœud entre eux, son milieu. Un mur long est donc aussi long que deux murs courts avec une tour entre eux. Les murs vont d’ouest en est ou du sud au nord.
    .why = Les proportions ne sont pas imprimées. Avec celles-ci, le mur que l’image de la règle d’origine interdit est justement un mur qui buterait contre le flanc d’un autre.
CA-3-3 = Les nœuds libres
    .text = Un nœud porte une tour, ou il est le milieu d’un mur long, ou il est libre. Un nœud où des murs aboutissent reste libre tant qu’aucune tour ne s’y dresse.
CA-3-4 = Comment s’écrit une pose
    .text = T et les coordonnées désignent une tour, comme T-1,4. S ou L, les coordonnées et une direction désignent un mur court ou long qui part de là vers l’est (E) ou vers le nord (N), comme L-2,-3N. Un mur se nomme toujours depuis son extrémité ouest ou sud.

CA-4 = Où une pièce peut aller
CA-4-1 = La première pièce
    .text = La première pièce du château se pose à l’origine : une tour T0,0, un mur court S0,0E ou un mur long L0,0E, selon ce que le joueur possède. Les autres règles de ce chapitre valent à partir de la deuxième pièce, sauf CA-4.6 : il faut avoir la pièce.
    .why = Rien ne dit où ni dans quelle direction commencer, ni qu’une tour doit venir d’abord. Toute autre place donnerait le même château, décalé ou tourné.
CA-4-2 = Les tours
    .text = Une tour se pose sur un nœud libre où aboutit au moins un mur.
    .why = La règle d’origine demande que toutes les pièces soient reliées ; nous le demandons de chaque pièce au moment où elle est posée. Tout château possible peut se construire dans un tel ordre.
CA-4-3 = Les murs courts
    .text = Un mur court se pose sur une arête qui n’est pas couverte. Au moins une de ses extrémités touche une tour, et aucune ne tombe sur le milieu d’un mur long : à chaque extrémité, une tour se dresse ou doit pouvoir se dresser.
    .why = La liaison est vérifiée pièce par pièce, comme pour les tours. Qu’une tour doive pouvoir suivre à l’autre extrémité est ce que montre l’image d’un mur interdit dans la règle d’origine.
CA-4-4 = Les murs longs
    .text = Un mur long se pose sur deux arêtes alignées qui ne sont pas couvertes. Au moins une de ses extrémités touche une tour, et aucune ne tombe sur un milieu. Son propre milieu doit être un nœud libre où n’aboutit aucun mur, pour ne rien croiser et ne bloquer l’extrémité d’aucun autre mur.
    .why = La règle d’origine interdit de bloquer l’extrémité d’un mur ; nous appliquons cela aussi au milieu d’un mur long qui passerait là où un autre mur aboutit.
CA-4-5 = Pas dans la cour d’un autre
    .text = Personne ne pose de pièce dans la cour d’un autre joueur ; dans ses propres cours, on peut construire. Un mur se trouve dans la région des cases qui le bordent, une tour dans celle des quatre cases qui l’entourent. Avant la pose, ces cases font toujours partie d’une seule région (CA-5.1).
CA-4-6 = Seulement ce que l’on a
    .text = On ne pose que des pièces de la réserve du tour : celles des cartes que l’on vient de jouer et celles qui ont été transmises.
CA-4-7 = Les extrémités qui se rencontrent
    .text = Plusieurs murs peuvent aboutir au même nœud libre, et une tour posée là les relie tous. Un mur ne se joint jamais à un mur, ni une tour à une tour : deux murs qui se font face de part et d’autre d’un nœud libre laissent un passage.

CA-5 = Les cours
CA-5-1 = Ce qui communique et ce qui est séparé
    .text = Deux cases voisines communiquent quand aucun mur ne couvre l’arête entre elles. Autour d’un nœud libre, les quatre cases communiquent, même par-delà les extrémités des murs. Les tours et les milieux des murs longs ne laissent rien passer. Une région est tout ce que l’on peut atteindre ainsi.
    .why = La règle d’origine ne dit pas quand un espace est complètement fermé. Pour nous, ce sont les pièces qui ferment, non les lignes : là où manque encore la tour d’angle, on passe.
CA-5-2 = Le dehors et les cours
    .text = La seule région sans fin est le dehors. Toute autre région est une cour et appartient, jusqu’à la fin de la partie, au joueur dont la pose l’a fermée.
    .why = La règle d’origine ne parle pas des petits recoins fermés au passage. Elle ne fait pas d’exception pour eux ; ce sont donc des cours comme les autres.
CA-5-3 = Le nom d’une cour
    .text = Une cour porte le nom de sa case la plus à l’ouest et, s’il y en a plusieurs, de la plus au sud d’entre elles.
CA-5-4 = Quelles tours touchent une cour
    .text = Une tour touche une cour quand une des quatre cases autour d’elle en fait partie : à ses angles, le long de ses côtés ou à l’intérieur. Elle compte une fois par cour, mais peut toucher jusqu’à quatre cours.
    .why = La règle d’origine compte les tours autour d’une cour et dit que des tours à l’intérieur en augmentent la valeur ; celles qui se dressent librement dedans ou au bout d’un éperon comptent donc aussi.

CA-6 = Le tour et les cartes
CA-6-1 = Le déroulement d’un tour
    .text = À son tour, un joueur joue d’abord des cartes, pose ensuite les pièces une à une, décide d’une cour chaque fois que c’est demandé, et pioche enfin. Quand il n’y a rien à piocher, il termine son tour par la décision end si la table joue avec essais et erreurs ; sans essais et erreurs, un tel tour se termine de lui-même. Jouer, poser, piocher et terminer sont demandés même s’il n’y a qu’une possibilité.
CA-6-2 = Jouer des cartes
    .text = Jouez une ou plusieurs cartes de votre main, autant que vous voulez. Il n’est pas permis de passer.
CA-6-3 = Les premières cartes de la partie
    .text = Au tour 1, les cartes doivent montrer des pièces qui peuvent former un seul château : au moins une tour, au moins autant de murs que de tours moins une, et au plus trois murs par tour plus un. Si aucun choix de la main ne convient, tout choix est permis ; avec l’édition maison, cela n’arrive jamais.
    .why = Selon la règle d’origine, le joueur qui commence doit relier toutes ses pièces. Ces nombres sont ceux que l’on peut relier, et on peut les vérifier avant de construire.
CA-6-4 = La réserve du tour
    .text = Les pièces montrées par les cartes jouées quittent le stock et vont dans la réserve du tour, avec celles que le joueur précédent a transmises.

CA-7 = Construire
CA-7-1 = Tout poser
    .text = Tant qu’une pièce de la réserve du tour a une place permise, il faut en poser une : n’importe laquelle, à n’importe quelle place et dans n’importe quel ordre.
CA-7-2 = Transmettre
    .text = Quand il reste des pièces et qu’aucune n’a de place nulle part, la construction est finie. Les pièces restantes appartiennent au joueur suivant dès le début de son tour, et il doit les poser avec celles de ses propres cartes. Elles peuvent être transmises encore. Cela peut arriver dès le tour 1, et des cartes dont aucune pièce ne peut être posée sont transmises en entier.
    .why = La règle d’origine ne dit pas quand il n’y a vraiment nulle part où poser une pièce, ni si cela vaut pour une pièce ou pour toutes. Une pièce peut faire de la place pour une autre : on en décide donc à la fin de la construction, pour tout ce qui reste.
CA-7-3 = Les restes de la fin
    .text = Les pièces qui ne trouvent pas de place au dernier tour de la partie sont hors du jeu quand ce tour se termine. Cela n’arrive qu’aux joueurs qui le provoquent, par exemple en fermant un anneau autour de tout le château avant le dernier tour.
    .why = Plus personne n’a de tour pour les recevoir.

CA-8 = Réclamer
CA-8-1 = Fermer des cours
    .text = Chaque espace qu’une pose sépare du dehors devient une cour du joueur actif, avec un donjon. Un mur ferme un espace au plus, une tour peut en fermer plusieurs. On ne peut ni oublier ni refuser une cour.
    .why = La règle de chevalerie veut que les autres signalent un oubli ; les cours sont donc réclamées d’elles-mêmes.
CA-8-2 = Diviser sa propre cour
    .text = Quand une pose divise une cour que l’on possède, chaque partie est une cour à part entière, avec un donjon.
CA-8-3 = Employer le donjon double
    .text = Quand un joueur vient de fermer des cours, ou de diviser une cour qui n’était pas doublée, et qu’il a encore son donjon double, il décide aussitôt : garder telle quelle, ou doubler une des cours qui viennent d’être faites. Plus tard, une cour ne peut plus être doublée.
    .why = La règle d’origine double une cour au moment où on la réclame. Après une division, une partie garde l’ancien donjon et les autres sont nouvelles, et la place des donjons est libre ; n’importe quelle partie peut donc être doublée, mais une seule.
CA-8-4 = Diviser la cour doublée
    .text = Quand une pose divise une cour doublée, son propriétaire dit aussitôt quelle partie reste doublée. Les autres ont un donjon simple.
    .why = La règle d’origine laisse le choix au propriétaire sans en fixer le moment. Avant la pièce suivante, tout est réglé.
CA-8-5 = Les cours d’abord
    .text = Dans tous les autres cas, les donjons sont placés sans question. Une décision sur une cour est prise avant de poser une autre pièce, avant de transmettre des pièces et avant de piocher ou de terminer le tour.

CA-9 = Piocher
CA-9-1 = Combien de cartes
    .text = À la fin de la construction, piochez une carte, et une de plus pour chaque symbole de carte supplémentaire sur les cartes de ce tour, mais jamais plus que vos deux pioches n’en contiennent encore.
    .why = La règle d’origine ne dit pas ce qui se passe quand il reste trop peu de cartes. On pioche ce qu’il y a.
CA-9-2 = De quelles pioches
    .text = Dites d’abord combien de cartes viennent de la pioche de murs et combien de la pioche de tours, puis piochez-les toutes à la fois, du dessus.
        Quand il n’y a rien à piocher parce que vos deux pioches sont vides, vous terminez le tour par end si la table joue avec essais et erreurs. Jusque-là, vous pouvez reprendre des pièces (CA-12.1). C’est demandé à chaque tour de ce genre, même si aucune pièce n’a pu être posée ou s’il en reste, et cela ne fait que terminer le tour. Sans essais et erreurs, rien n’est demandé.
    .why = Il faut piocher toutes les cartes avant d’en regarder une : le partage est donc fixé d’avance. Avec les essais, la pioche met fin aux essais ; dans un tour sans pioche, il faut une décision à sa place, sinon la dernière pièce posée terminerait le tour et ne pourrait pas être essayée.
CA-9-3 = La fin du tour
    .text = Après la pioche ou end, ou aussitôt quand il n’y a ni l’une ni l’autre, le tour est fini. Les cartes jouées sont mises de côté, face visible, et ne reviennent pas ; les pièces restantes sont transmises (CA-7.2, CA-7.3), puis c’est le tour du joueur suivant.

CA-10 = La fin de la partie
CA-10-1 = Le dernier tour de table
    .text = Quand un joueur finit son tour sans carte en main ni dans ses pioches, le dernier tour de table commence : chaque autre joueur, dans l’ordre, a exactement un tour de plus. Se trouver plus tard sans cartes n’ouvre pas de nouveau tour de table.
    .why = La règle d’origine donne aux autres un dernier tour ; à trois et à quatre, nous lisons : un pour chacun.
CA-10-2 = Le dernier tour
    .text = Au début de son dernier tour, un joueur prend en main toutes les cartes de ses pioches, et il joue toute sa main. Tout le reste est comme d’habitude. Il n’y a rien à piocher à la fin de ce tour : avec essais et erreurs, il est donc clos par end.
    .why = La règle d’origine ne dit pas expressément que toutes les cartes doivent être jouées, mais c’est ainsi seulement que les pièces tombent juste, comme elle le promet.
CA-10-3 = La fin
    .text = La partie est finie quand le joueur placé avant celui qui s’est trouvé sans cartes a terminé son dernier tour ; avec essais et erreurs, c’est après son end.

CA-11 = Qui gagne
CA-11-1 = Les points
    .text = Une cour vaut autant de points que de tours la touchent, une cour doublée deux fois plus. Le score d’un joueur est la somme de ses cours, à tout moment de la partie.
CA-11-2 = Le vainqueur
    .text = Le plus haut score gagne. À égalité, celui qui a le plus de donjons gagne, une cour doublée en ayant deux ; ceux qui sont encore à égalité partagent la victoire.

CA-12 = Essayer
CA-12-1 = Essais et erreurs
    .text = Quand la table joue avec essais et erreurs, le joueur actif peut reprendre les poses et les décisions sur les cours de son tour, une à une, la dernière d’abord, jusqu’à ce qu’il pioche ou termine le tour par end. Cela vaut aussi pour le dernier tour de la partie. Les cartes jouées, une pioche et un end ne se reprennent jamais, et ce qui est repris disparaît de l’enregistrement. Sans essais et erreurs, pièce posée est pièce jouée, et end n’est jamais demandé.
    .why = La règle d’origine laisse les joueurs en décider avant la partie. Cela ne change rien à ce que l’on peut atteindre, et les débutants devraient pouvoir essayer : c’est l’affaire de la table, et permis par défaut. La pioche y met fin, car on a alors vu des cartes.
