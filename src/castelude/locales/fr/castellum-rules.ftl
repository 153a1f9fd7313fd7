## Les règles de Castellum : Maastricht, article par article

CM-1 = Matériel et vocabulaire

CM-1-1 = Quatre années
    .text = Une partie raconte quatre sièges : 1579, 1632, 1673 et 1794, dans cet ordre. Chacun défend deux colonnes la première année et une de plus à chaque année suivante : deux, trois, quatre, cinq.
CM-1-2 = Ressources
    .text = Il y a trois ressources, toujours nommées dans le même ordre : or, pierre, bois. Ni elles ni les jetons Renfort ne peuvent s’épuiser.
    .why = La règle d’origine ne dit rien d’une réserve vide. La boîte contient 36 jetons de chaque sorte, presque jamais tous en jeu ; on prend donc la règle la plus simple : il y en a toujours assez.
CM-1-3 = La ligne et ses colonnes
    .text = Sous sa partie de la muraille, chacun a une ligne de cinq colonnes, c1 à c5 de gauche à droite. Une colonne peut accueillir une fortification, deux troupes et un ennemi. Seules les colonnes disponibles cette année, comptées depuis c1, peuvent contenir quelque chose. Une colonne d’une ligne quelconque se nomme avec son joueur : s1c3 est la colonne 3 du joueur 1.
CM-1-4 = Les cartes
    .text = Il y a quatre fortifications START (F01 à F04) et seize à vendre (F05 à F20), 32 troupes (T01 à T32), 56 ennemis (8, 12, 16 et 20 pour les quatre années, nommés comme E1632-05), 28 anges (A01 à A28) et une récompense par année, à quatre côtés numérotés dans le sens des aiguilles d’une montre. Les troupes et les ennemis sont d’infanterie, de cavalerie ou d’artillerie.
    .why = La règle d’origine donne le nombre de cartes, mais pas ce qu’elles montrent, et notre exemplaire a perdu ses icônes. Tous les noms, coûts, attaques, puissances et points, les cases du plateau et leurs ouvriers forment une édition maison. Seuls 8, 12, 16 et 20 ennemis font 56 cartes qui suffisent à quatre joueurs chaque année. Les troupes et les ennemis ont les mêmes trois types, car les deux listes de la règle d’origine ont trois icônes. Deux cases ne s’ouvrent qu’à trois ou à quatre joueurs, pour qu’il y ait à peu près autant de ressources par joueur. Les propriétaires du jeu imprimé peuvent jouer avec ses valeurs (CM-2.2, CM-16).
CM-1-5 = Ouvriers
    .text = Chacun a cinq ouvriers, dont autant d’ouvriers libres que de colonnes disponibles ; les autres se tiennent sur la muraille, un au-dessus de chaque colonne qui n’est pas encore disponible.
CM-1-6 = Sens du jeu et Premier Joueur
    .text = Le sens des aiguilles d’une montre est l’ordre des numéros des joueurs, le dernier étant suivi du joueur 0. Chaque année, un joueur est Premier Joueur.

CM-2 = Avant la partie

CM-2-1 = Joueurs
    .text = On joue à deux, trois ou quatre.
CM-2-2 = Options
    .text = La seule option est l’édition. Les joueurs qui possèdent d’autres cartes peuvent choisir la leur par le nom de son fichier de cartes (CM-16) ; sinon, on joue avec l’édition maison, que les enregistrements ne nomment pas.
CM-2-3 = La mise en place
    .text = Avant de jouer, on fixe qui est Premier Joueur en 1579, et l’ordre des fortifications à vendre, des troupes, des anges, des anges quand leur pioche sert une seconde fois, et des ennemis de chaque année. Chaque carte est exactement une fois dans sa pioche.
CM-2-4 = Ce que chacun reçoit au départ
    .text = Le joueur 0 reçoit la carte START F01, le joueur 1 la carte F02, et ainsi de suite, et la pose dans sa colonne c1. Chacun reçoit aussi 3 or, 3 pierres et 3 bois. Personne ne commence avec un ange.
    .why = La règle d’origine donne à chacun une carte START sans dire laquelle ni dans quelle colonne. Les quatre se ressemblent ; on les distribue donc dans l’ordre des joueurs, et la première colonne est l’endroit naturel.
CM-2-5 = Pas de hasard pendant la partie
    .text = Après la mise en place, plus rien n’est dû au hasard : tous les mélanges sont faits avant la première décision.

CM-3 = L’année

CM-3-1 = Début de l’année
    .text = D’abord, sauf en 1579, chacun prend un ouvrier de plus sur sa muraille, ce qui libère une colonne. Le renfort gagné avec la dernière récompense est posé sur chaque colonne disponible. Quatre fortifications et huit troupes des pioches forment le marché de l’année, qui n’est pas complété. Puis chacun reçoit les ressources indiquées comme revenu sur les cartes de sa ligne et enfin, joueur après joueur à partir du Premier Joueur, les anges. Les revenus sont reçus aussi en 1579.
    .why = La règle d’origine parle de revenus sur les fortifications et d’un bonus sur toutes les colonnes l’année suivante. Toute carte portant un revenu le donne, et le bonus vaut aussi pour la colonne qui vient d’être libérée.
CM-3-2 = Aucune décision n’est sautée
    .text = On demande à un joueur de décider même quand une seule réponse est possible, sauf si une règle dit que la décision est sautée.

CM-4 = Construction

CM-4-1 = Placer ses ouvriers à tour de rôle
    .text = À partir du Premier Joueur et dans le sens des aiguilles d’une montre, chacun place un ouvrier libre et exécute aussitôt l’action de sa case, jusqu’à ce qu’il n’y ait plus d’ouvrier libre. On ne peut pas passer.
CM-4-2 = Où un ouvrier peut aller
    .text = Un ouvrier peut aller sur toute case d’action qui existe à ce nombre de joueurs et où il reste de la place : une case pour un seul ouvrier doit être vide cette année. Une case où l’on achète ne peut être choisie que par un joueur qui peut y acheter quelque chose. Toutes les autres cases peuvent toujours être choisies, même une case qui donne un ange avec une main pleine.
    .why = Selon la règle d’origine, l’ouvrier exécute immédiatement l’action de sa case. Une action impossible n’est donc pas proposée.
CM-4-3 = Cases qui donnent des ressources
    .text = On reçoit les ressources indiquées sur la case.
CM-4-4 = Le renfort
    .text = Chacune de vos colonnes disponibles reçoit un point de renfort, qui dure jusqu’à la fin de l’année.
CM-4-5 = Ressources au choix
    .text = On choisit une ou deux ressources, selon la case ; deux peuvent être d’une même sorte ou de deux. Dans l’édition maison, on en prend une sur la case Oude Brug et deux sur la case Markt.
CM-4-6 = Acheter une carte
    .text = On achète au marché une carte de la sorte vendue sur la case, on paie tout son coût et on la place dans une colonne disponible de sa propre ligne où il y a un emplacement libre. Les cartes restent où elles sont posées ; seul l’effet d’engagement d’un ange peut déplacer une troupe.
CM-4-7 = Piocher un ange
    .text = On prend en main l’ange du dessus de la pioche. Si le joueur en a déjà trois, la nouvelle carte est en trop (CM-4.8). Quand la pioche est vide, les anges défaussés en forment d’abord une nouvelle, dans un ordre fixé avant la partie.
    .why = La règle d’origine ne dit pas ce qui arrive quand les anges sont épuisés. On les mélange à nouveau ; ce mélange est fait avant la partie pour que rien ne dépende du hasard en cours de jeu, et personne ne le connaît.
CM-4-8 = Un quatrième ange
    .text = Un joueur qui a trois anges et en pioche un quatrième peut jouer un don : la carte piochée ou une carte de sa main. La carte piochée prend la place du don de la main dès que celui-ci est posé, avant que quelqu’un puisse l’annuler ; elle peut donc servir aussitôt contre une annulation, et elle reste en main même si le don est annulé. Sinon, la carte piochée est défaussée, jamais une carte de la main ; sans don, cela se fait sans poser de question. Il y a une telle décision pour chaque carte, qu’elle vienne d’un ouvrier, d’un revenu ou d’une récompense. Les anges encore dus sont ensuite piochés un par un, tous ceux d’un joueur avant ceux du suivant.
    .why = La règle d’origine fait défausser les cartes reçues au-delà de la troisième et cite ce moment même parmi ceux où un don peut être joué. « À tout moment » vaut pour un don de la main comme pour la carte piochée ; un don quitte la main quand il est posé, et il y a donc de la place dès cet instant. Sans don, il n’y a rien à décider.
CM-4-9 = Des dons avant un ouvrier
    .text = Avant de placer son ouvrier, le joueur dont c’est le tour peut jouer de sa main des anges du don, l’un après l’autre, autant qu’il veut. Chacun peut être annulé par les autres ; puis le même joueur continue. Il ne peut pas le faire entre un ouvrier et le choix qui le suit, et aucun autre joueur ne le peut.
    .why = La règle d’origine permet le don à tout moment. Il peut être joué à trois moments : avant un ouvrier, à son tour dans la Phase des Anges et chaque fois qu’un quatrième ange est pioché. À d’autres moments, il ne pourrait guère que soustraire ses ressources à un tribut, et il faudrait interroger tout le monde sans cesse.

CM-5 = Siège

CM-5-1 = Distribuer les ennemis
    .text = De la pioche de l’année, chacun reçoit, dans le sens des aiguilles d’une montre à partir du Premier Joueur, autant d’ennemis qu’il a de colonnes disponibles. Les mains sont secrètes. Le reste de la pioche ne sert pas.
CM-5-2 = Placer les ennemis
    .text = À tour de rôle à partir du Premier Joueur, chacun place un ennemi de sa main, face visible, dans une colonne disponible de n’importe quelle ligne, la sienne comprise, qui ne contient pas encore d’ennemi. Quand toutes les mains sont vides, chaque colonne disponible contient un ennemi.

CM-6 = Anges

CM-6-1 = Jouer ou passer
    .text = À tour de rôle à partir du Premier Joueur, chacun joue un ange ou passe. Un joueur sans ange passe automatiquement. Un joueur qui a passé peut jouer de nouveau plus tard. La phase se termine quand tous ont passé l’un après l’autre, et aussitôt si personne n’a d’ange. Un ange joué, même annulé, fait recommencer le compte des joueurs qui passent ; seul un don ne le fait pas (CM-6.8).
    .why = Selon la règle d’origine, la phase prend fin lorsque plus personne ne souhaite jouer. Passer n’est donc pas définitif, et il faut que tous passent à la suite pour terminer la phase.
CM-6-2 = Deux façons de jouer un ange
    .text = Un ange se joue soit pour son nombre, soit pour son effet. Seul l’effet imprimé sur la carte peut servir.
CM-6-3 = Pour son nombre
    .text = La carte est posée sous une colonne disponible de n’importe quelle ligne et ajoute son nombre à l’attaque de cette colonne jusqu’à la fin de l’année. Cela ne peut pas être annulé, et le tour passe.
    .why = La règle d’origine dit « une colonne de votre choix ». Ce peut être celle d’un adversaire, car la récompense se gagne ensemble.
CM-6-4 = Fureur
    .text = Un ennemi d’une ligne quelconque a 2 de puissance en plus jusqu’à la fin de l’année. Un même ennemi peut être rendu furieux plusieurs fois.
    .why = La règle d’origine donne ces points à la carte Ennemi ; ils appartiennent donc à l’ennemi et non à sa colonne.
CM-6-5 = Échange
    .text = Les ennemis de deux colonnes différentes, d’une même ligne ou de deux, échangent leurs places. Les points de fureur suivent leur ennemi. On écrit d’abord la colonne du joueur au plus petit numéro ; dans une même ligne, la colonne au plus petit numéro.
    .why = Comme pour la fureur, la règle d’origine donne les points à la carte ; ils se déplacent donc avec elle.
CM-6-6 = Engagement
    .text = On prend une troupe d’une autre ligne ou du marché et on la place dans une colonne disponible de sa propre ligne qui a moins de deux troupes. Il faut payer tout le coût : au propriétaire de la troupe, ou à la réserve pour une carte du marché.
    .why = La règle d’origine fait payer le coût au propriétaire ou à la réserve. Nous lisons : tout le coût, ou pas d’engagement.
CM-6-7 = Foudre
    .text = Un joueur qui a dans sa ligne une troupe du type voulu peut payer 1 pierre pour vaincre un ennemi de sa propre ligne, même dans une colonne sans aucune carte. Cet ennemi compte comme un ennemi vaincu au combat. Dans l’édition maison, ce type est l’artillerie ; une autre édition peut en nommer un autre.
    .why = L’icône du type manque dans notre exemplaire de la règle d’origine ; l’artillerie est un choix de l’édition maison.
CM-6-8 = Don
    .text = On prend deux ressources de son choix. Dans la Phase des Anges, un don n’est pas le coup du tour : le compte des joueurs qui ont passé reste tel quel, même si quelqu’un annule le don, et le même joueur décide ensuite à nouveau. S’il n’a plus d’ange, il passe automatiquement. On peut donc jouer dans un même tour un don pour obtenir une pierre, puis la foudre.
    .why = Ce qui peut être joué à tout moment ne prend le tour de personne. Un don ne compte donc pas comme passer, et n’interrompt pas non plus une suite de joueurs qui passent.
CM-6-9 = Annulation
    .text = Un ange qui annule n’a pas d’effet au tour de celui qui le joue : il répond aux effets des autres, ou se joue pour son nombre.

CM-7 = Annuler un effet

CM-7-1 = La fenêtre
    .text = Un effet qui est joué, dans n’importe quelle phase, ne se produit pas encore et rien n’est payé : on interroge d’abord les autres, dans le sens des aiguilles d’une montre, à partir de celui qui suit. Seuls ceux qui ont un ange en main sont interrogés ; s’il n’y en a pas, l’effet se produit aussitôt.
    .why = On interroge tous ceux qui ont un ange quelconque, pour que la question ne trahisse pas celui qui détient une annulation.
CM-7-2 = La réponse
    .text = Le joueur interrogé laisse l’effet se produire, ou joue un ange qui annule.
CM-7-3 = Annuler une annulation
    .text = Une annulation est elle-même un effet qui vient d’être joué : la première fenêtre se ferme, et tous, sauf celui qui a annulé, sont interrogés sur la nouvelle carte. Ceux qui n’avaient pas encore été interrogés sur l’ancienne ne le sont plus.
    .why = La règle d’origine permet d’annuler l’effet spécial de tout ange qui vient d’être joué, et annuler est un tel effet.
CM-7-4 = Règlement
    .text = Quand plus personne n’annule, tout est réglé à partir de la carte du dessus. Le premier effet se produit si un nombre pair d’annulations le couvre, et ne se produit pas si ce nombre est impair. Un effet qui ne se produit pas ne coûte rien. Toutes ces cartes sont défaussées.
    .why = Une annulation porte sur tout l’effet, et son coût en fait partie.
CM-7-5 = La suite
    .text = Dans la Phase des Anges, le tour passe au joueur qui suit celui qui a joué la première carte ; après un don, le même joueur décide à nouveau. Avant un ouvrier, le même joueur décide à nouveau. Quand un quatrième ange a été pioché, on pioche ceux qui restent dus, puis le jeu continue : après un ouvrier, par le tour du joueur suivant ; après les revenus, par le premier ouvrier du Premier Joueur ; après une récompense, par la fin de l’année.

CM-8 = Combat

CM-8-1 = Tributs
    .text = Pour chaque ennemi encore dans sa ligne qui indique un tribut, le joueur défausse une ressource de cette sorte, s’il en a une, que l’ennemi soit ensuite vaincu ou non.
    .why = La règle d’origine fait défausser la ressource pendant le combat, si possible. Nous lisons : c’est le propriétaire de la ligne qui paie, pour chaque ennemi encore présent.
CM-8-2 = Attaque d’une colonne
    .text = On additionne l’attaque de la fortification et des troupes de la colonne ; pour chaque troupe qui s’y trouve, 1 par carte de la même ligne qui renforce son type, elle-même comprise ; les points de renfort ; et les nombres des anges posés dessous.
    .why = La règle d’origine renforce toutes les troupes d’un type ; une carte de ce type en fait partie : elle se renforce donc aussi.
CM-8-3 = Puissance d’un ennemi
    .text = On additionne sa puissance imprimée, ses points de fureur, et ce que donnent les ennemis de la même ligne qui renforcent son type, lui-même compris. Toutes les puissances d’une ligne sont calculées avant qu’un de ses ennemis ne parte.
    .why = Toute la ligne combat en même temps : un ennemi vaincu dans ce combat renforce encore les autres.
CM-8-4 = Qui est vaincu
    .text = Un ennemi est vaincu si sa colonne contient une fortification ou une troupe et si l’attaque atteint au moins sa puissance. Une colonne sans carte ne vainc jamais d’ennemi, quels que soient ses bonus.
CM-8-5 = Le tas des vaincus
    .text = Un ennemi vaincu va, face cachée, sur le tas du joueur et compte pour la récompense de l’année. Personne ne peut regarder les tas, pas même leurs propriétaires.

CM-9 = Récompense

CM-9-1 = Gagner la récompense
    .text = Si les joueurs, ensemble, ont vaincu cette année au moins autant d’ennemis que la carte Récompense en demande à ce nombre de joueurs, chacun est récompensé ; sinon, personne ne l’est.
    .why = La règle d’origine ne dit pas combien d’ennemis une récompense demande ; les nombres sont ceux de l’édition maison.
CM-9-2 = Qui oriente la carte
    .text = Le joueur qui a vaincu le plus d’ennemis cette année oriente la carte. En cas d’égalité, c’est le Premier Joueur ou, sinon, le plus proche du Premier Joueur dans le sens des aiguilles d’une montre.
    .why = La règle d’origine parle des ennemis vaincus cette année ; ceux qu’un ange a vaincus en font partie.
CM-9-3 = Orienter la carte
    .text = Le joueur qui décide choisit le côté qui lui fait face. À deux, les joueurs sont assis face à face : l’autre reçoit le côté opposé. À trois ou quatre, le joueur suivant reçoit le côté suivant, et ainsi de suite ; le côté 1 suit le côté 4. Chacun reçoit ce que montre son côté, même sans avoir vaincu d’ennemi.
    .why = La carte a quatre côtés même à deux ou trois joueurs. À deux, on est assis face à face et on a donc des côtés opposés ; à trois, les côtés se suivent dans l’ordre des joueurs à partir de celui qui choisit. Les autres côtés ne font face à personne.
CM-9-4 = Ce que donne un côté
    .text = Les ressources sont reçues aussitôt. Le renfort est gardé pour toutes les colonnes de l’année suivante. Une combinaison compte à la fin. Enfin, les anges sont piochés, dans le sens des aiguilles d’une montre à partir du Premier Joueur, tous ceux d’un joueur, puis ceux du suivant. L’année finit après la dernière pioche.

CM-10 = Fin de l’année

CM-10-1 = Ranger
    .text = Les ennemis non vaincus sont défaussés, avec leur fureur ; puis les anges posés sous les colonnes ; tout le renfort disparaît ; les cartes restées au marché sont défaussées ; les ouvriers rentrent. Les fortifications, les troupes, les ressources et les anges en main restent.
CM-10-2 = L’année suivante
    .text = Après chacune des trois premières années, le joueur suivant devient Premier Joueur et une nouvelle année commence.

CM-11 = Fin et décompte

CM-11-1 = La fin
    .text = La partie est finie à la fin de l’année 1794, une fois tout rangé.
CM-11-2 = Le score
    .text = Les points viennent de quatre sources : les points des ennemis vaincus ; 1 par groupe de trois ressources restantes, quelles qu’en soient les sortes ; pour chaque carte à points de la ligne, 1 par carte de la sorte indiquée dans la même ligne, elle-même comprise si elle est de cette sorte (les cartes START sont des fortifications) ; et, avec une combinaison de la récompense de 1794, 1 par combinaison complète d’ennemis dans le tas.
    .why = La règle d’origine compte des groupes de trois ressources sans demander une seule sorte, et laisse chaque carte à points compter pour elle-même.
CM-11-3 = Le vainqueur
    .text = Le joueur qui a le plus de points gagne ; les joueurs à égalité partagent la victoire.
CM-11-4 = Pas de score en cours de partie
    .text = Pendant la partie, on ne montre de score à personne, car il révélerait ce que contiennent les tas. Seul l’arbitre peut le calculer.

CM-12 = Notation

CM-12-1 = Comment s’écrivent les actions
    .text = Une action est un texte court sans espace, avec les identifiants des cartes, les colonnes comptées depuis 1 et les joueurs depuis 0 : worker:markt, take:gold+wood, buy:T12>c2, discard:A20, enemy:E1632-05>s1c3, pass, angel:A07+s0c2, angel:A01!fury:s1c3, let, cancel:A26, orient:2.

CM-14 = Ce que chacun voit

CM-14-1 = Ce qui est caché
    .text = Chacun voit sa propre main. Des autres mains, de toutes les pioches, des ennemis défaussés et de chaque tas d’ennemis vaincus, le sien compris, il ne voit que le nombre de cartes ; les ennemis vaincus sont montrés à la fin. Un quatrième ange n’est vu que du joueur qui l’a pioché ; les autres voient que ce joueur est interrogé, puis la carte défaussée ou posée, mais non si un don venait de la pioche ou de la main. Un spectateur ne voit aucune main.
    .why = La règle d’origine interdit de regarder les ennemis vaincus ; personne ne voit donc les tas avant la fin, pas même leurs propriétaires.
CM-14-2 = Ce qui est visible
    .text = Le marché, toutes les lignes et les fortifications, troupes et anges défaussés sont visibles de tous.

CM-16 = Éditions

CM-16-1 = Où se trouvent les fichiers de cartes
    .text = Une édition est un fichier de cartes, et son nom est celui du fichier sans .json. Les fichiers se trouvent dans le dossier castellum du dossier des éditions et sont relus à chaque nouvelle partie. Les règles sont les mêmes avec toute édition.
CM-16-2 = Ce que contient un fichier de cartes
    .text = Le fichier nomme son édition, le type de troupe qu’il faut à un ange pour vaincre un ennemi, de 3 à 40 cases d’action avec leurs propres identifiants, toutes les fortifications, les troupes, les ennemis et les anges par leurs identifiants, et les quatre récompenses. Les nombres vont de 0 à 99. La page sur les fichiers de cartes énumère toutes les clés.
CM-16-3 = Toujours une case libre
    .text = Au moins une case est ouverte à tout nombre d’ouvriers et à tout nombre de joueurs, et ne vend rien : un ouvrier doit toujours pouvoir aller quelque part.
CM-16-4 = Fichiers incorrects
    .text = On ne joue pas avec un fichier illisible ou incorrect ; le refus donne le nom de l’édition et le premier problème. La vérification d’un fichier énumère tous les problèmes avec leur emplacement.
CM-16-5 = Les noms des cases
    .text = Les actions et les états nomment les cases par les identifiants du fichier. Les noms comme Markt ou Dinghuis dans ces règles sont ceux de l’édition maison.
