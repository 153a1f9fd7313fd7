# Leçons après le guide : des positions avec une seule réponse nettement meilleure. Un test demande à un bot fort si chacune est vraie.
web-lessons = Leçons
web-lesson-step = Leçon { $step } sur { $steps }

## Castello

web-castello-lesson-chain = Le pion en H8 peut capturer I8 ou I9. Chaque saut peut en amener un autre. Regardez les deux chemins jusqu’au bout avant de commencer, puis faites le premier saut du meilleur.
    .title = Lire la chaîne jusqu’au bout
    .done = Bien. Depuis J8, le chemin continue. Une chaîne est un seul tour : comptez tout ce qu’elle prend, pas seulement le premier pion.
web-castello-lesson-guard = Noir est à côté de votre château en G8 avec deux pions, en G7 et H8 ; un troisième le prend. Le pion en G11 est en route. Arrêtez-le.
    .title = Garder ses châteaux
    .done = Bien. Qui capture le troisième pion d’un siège a défendu le château et gagné un pion.
web-castello-lesson-middle = Vous avez un château du camp noir : le château du milieu, K8, peut donc tomber entre vos mains. Deux pions sont à côté de lui. Quatre châteaux gagnent la partie : amenez le troisième pion.
    .title = Le milieu tombe ensuite
    .done = Bien. Un château vaut plus que n’importe quel pas ailleurs, et celui du milieu s’atteint de tous les côtés.

## Castel

web-castel-lesson-traitor = Beige joue, avec une carte de plus que Noir. Le Traître, posé sur un rempart, renvoie une carte découverte d’une case de la cour voisine. Le Prêtre de Noir est en b4. Posez le Traître de façon à l’atteindre, et renvoyez le Prêtre.
    .title = Deux cartes en une action
    .done = Bien. Votre main a diminué et celle de Beige a grandi en une seule action. Les cartes qui en renvoient d’autres valent le plus quand il y a quelque chose à renvoyer.
web-castel-lesson-exchange = Beige joue, et Noir n’a plus qu’une carte. Trois Engins de siège se dressent devant les murs, et le suivant est à l’échange ; votre Ambassadeur n’a nulle place où aller. Un échange coûte une action et ne réduit aucune main. En vaut-il la peine ?
    .title = Un échange qui rapporte
    .done = Bien. Le quatrième engin renvoie tous les soldats des remparts : six de Noir et deux des vôtres. Cela vaut plus que deux actions. Regardez l’échange avant de poser une carte faible.
web-castel-lesson-dragon = Noir joue, et les deux mains ont seize cartes. Laquelle de vos cartes y change le plus tout de suite ?
    .title = La carte la plus forte d’abord
    .done = Bien. Le Dragon renvoie une carte hors des murs et une carte d’une tour ou d’un rempart : Beige a les deux. Les effets forts veulent des cibles, et maintenant il y en a.

## Castellan

web-castellan-lesson-close = Rouge joue. Entre le mur du bas et les deux tours de droite, une grande cour est presque fermée. Quelle carte, à elle seule, a les tours et les murs qui manquent ?
    .title = Compter ce qui manque
    .done = Bien. Le châtelet apporte deux tours et deux murs courts : la cour se ferme à ce tour, et on peut la doubler. Comptez tours et murs avant de choisir une carte.
web-castellan-lesson-nothing-left = Rouge joue, avec deux points d’avance. Autour du château, des murs restent ouverts que Bleu pourrait fermer ensuite. Vous pouvez jouer plusieurs cartes en un tour. Choisissez le châtelet, la barbacane, la poterne et la courtine.
    .title = Ne rien laisser aux autres
    .done = Bien. Ce que vous fermez vous-même, personne d’autre ne peut le fermer. Beaucoup de cartes en un tour sont bonnes quand chacune achève quelque chose.
web-castellan-lesson-patience = Rouge joue, avec huit points de retard. Vos murs sont forts, mais il leur manque des tours. Quelle carte prépare le plus et ouvre le moins ?
    .title = Préparer sans ouvrir
    .done = Bien. « Les deux guets » pose deux tours et apporte une carte de plus, et les murs restent dans votre main. Un mur que vous posez sans pouvoir fermer aide celui qui vient après.

## Castellum

web-castellum-lesson-column = Il reste à Rouge un ouvrier, 2 or et 3 pierres. La colonne 1 n’a que la porte, avec une attaque de 3. Employez l’ouvrier pour qu’elle puisse tenir contre les ennemis de cette année.
    .title = Une colonne pour chaque ennemi
    .done = Bien. Avec l’obusier, la colonne a une attaque de 7. Un ennemi ne rapporte que si une colonne est assez forte quand il arrive ; les ressources seules ne vainquent personne.
web-castellum-lesson-take-away = Rouge joue un ange. La colonne 2 de Bleu a une attaque de 9 contre un ennemi de puissance 7, avec l’aide d’une couleuvrine. L’ange des enseignes engage une troupe, même d’une autre ligne. Laquelle fait le plus mal ?
    .title = Prendre ce dont l’autre a besoin
    .done = Bien. Sans la couleuvrine, la colonne de Bleu est trop faible pour son ennemi, et la vôtre est plus forte. Une troupe qui change de camp compte deux fois.
web-castellum-lesson-keep = Bleu joue. Vos colonnes 1 et 2 vaincront leurs ennemis, et aucun ange n’aide assez les colonnes 3 et 4. Vous tenez l’ange de la discorde. Qu’en faites-vous cette année ?
    .title = Garder ce qui ne sert pas encore
    .done = Bien. Vous passez et gardez l’ange pour l’année suivante. Un effet qui ne change aucun combat est gaspillé.
web-castellum-lesson-every-column = Il reste un ouvrier à Rouge en 1794. Les cinq colonnes sont ouvertes. Une case aide toutes les colonnes à la fois.
    .title = Un peu partout
    .done = Bien. Le Dinghuis donne 1 d’attaque à chaque colonne, et avec cinq colonnes cela vaut plus que les ressources du marché.
