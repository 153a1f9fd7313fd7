## Noms

castellum-name = Castellum : Maastricht
castellum-seat-0 = Rouge
castellum-seat-1 = Bleu
castellum-seat-2 = Vert
castellum-drawing-legend = c1 à c5 sont les colonnes d’une ligne. « attaque » est celle de la colonne, à comparer à la puissance de l’ennemi qui s’y trouve ; ∞ marque une case ouverte à un nombre illimité d’ouvriers.
castellum-seat-3 = Violet
castellum-option-edition = Édition
    .help = Les cartes avec lesquelles on joue : l’édition maison, ou votre propre fichier de cartes.
castellum-option-edition-house = Édition maison
castellum-phase-construction = construction
castellum-phase-siege = siège
castellum-phase-angels = anges
castellum-phase-reward = récompense
castellum-phase-over = fin de la partie
castellum-infantry = infanterie
castellum-cavalry = cavalerie
castellum-artillery = artillerie
castellum-fortification = fortification
castellum-gold = { $number } or
castellum-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
castellum-wood = { $number } bois
castellum-nothing = rien
castellum-and = { $first } et { $last }
castellum-angels = { $number ->
    [one] { $number } ange
   *[other] { $number } anges
}

## Ce que font les cartes et les cases

castellum-card-attack = attaque { $number }
castellum-card-cost = coûte { $cost }
castellum-card-income = donne { $income } chaque année
castellum-card-boost = +1 à votre { $type }
castellum-card-score = à la fin, 1 point par carte du type { $kind } dans votre ligne
castellum-card-power = puissance { $number }
castellum-card-vp = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
castellum-card-enemy-boost = +{ $points } à tous les ennemis du type { $type } de la même ligne, lui-même compris
castellum-card-toll = avant le combat, prend 1 { $resource ->
    [gold] or
    [stone] pierre
   *[wood] bois
} au propriétaire de la ligne
castellum-card-value = nombre { $number }
castellum-effect-fury = donner 2 de puissance en plus à un ennemi
castellum-effect-swap = échanger deux ennemis
castellum-effect-hire = engager une troupe
castellum-effect-destroy = avec { $type ->
    [infantry] de l’infanterie
    [cavalry] de la cavalerie
   *[artillery] de l’artillerie
} et 1 pierre, vaincre un ennemi de votre ligne
castellum-effect-gift = prendre 2 ressources
castellum-effect-cancel = annuler l’effet d’un ange
castellum-short-fury = +2 de puissance à un ennemi
castellum-short-swap = échanger 2 ennemis
castellum-short-hire = engager une troupe
castellum-short-destroy = vaincre un ennemi pour 1 pierre
castellum-short-gift = prendre 2 ressources
castellum-short-cancel = annuler un effet
castellum-space-gain = prendre { $gives }
castellum-space-choose = prendre { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
} au choix
castellum-space-reinforce = +1 d’attaque dans chacune de vos colonnes cette année
castellum-space-angel = piocher un ange
castellum-space-troop = acheter une troupe
castellum-space-fort = acheter une fortification

## La table en mots

castellum-drawing-year = { $year }, { $phase }. Premier Joueur : { $first }. Récompense : { $needed ->
    [one] { $needed } ennemi
   *[other] { $needed } ennemis
} à vaincre ensemble
castellum-drawing-spaces = Cases d’action
castellum-drawing-market = Marché
castellum-drawing-empty = (vide)
castellum-drawing-seat = { $seat } : { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $wood } bois ; { $workers ->
    [one] { $workers } ouvrier libre
   *[other] { $workers } ouvriers libres
} ; { $angels ->
    [one] { $angels } ange
   *[other] { $angels } anges
} en main ; { $defeated ->
    [one] { $defeated } ennemi vaincu
   *[other] { $defeated } ennemis vaincus
}, dont { $year } cette année
castellum-drawing-column = attaque { $attack }
castellum-drawing-closed = pas encore disponible
castellum-drawing-enemy = { $enemy }, puissance { $power }
castellum-drawing-next-bonus = +{ $points } d’attaque dans chaque colonne l’an prochain
castellum-drawing-combo = combinaison : { $combo }
castellum-drawing-bonus = renfort +{ $points }
castellum-drawing-under = ange { $angel } (+{ $value })
castellum-drawing-hand = Votre main
castellum-drawing-played = Sur la table : { $seat } a joué { $card } ({ $effect }{ $args })
castellum-drawing-score = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} (ennemis { $enemies }, ressources { $resources }, cartes à points { $scoring }, combinaisons { $combination })

## Ce qui est demandé maintenant

castellum-ask-worker = { $seat } : placez un ouvrier
castellum-ask-take = { $seat } : prenez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix
castellum-ask-troop = { $seat } : achetez une troupe et placez-la
castellum-ask-fort = { $seat } : achetez une fortification et placez-la
castellum-ask-excess = { $seat } : vous avez un ange en trop ; défaussez celui que vous avez pioché, ou jouez un don
castellum-ask-react = { $seat } : laissez l’effet se produire, ou annulez-le
castellum-ask-orient = { $seat } : orientez la carte Récompense
castellum-ask-enemy = { $seat } : placez un ennemi
castellum-ask-angel = { $seat } : jouez un ange, ou passez
castellum-ask-over = La partie est finie. { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire !
}
castellum-picture-description = { $name }, { $year }, { $phase }. { $ask }.
castellum-picture-first = Premier Joueur
castellum-picture-reward = Récompense : { $defeated } sur { $needed }
castellum-picture-needed = Récompense : { $needed } requis
castellum-picture-decks = Il reste dans les pioches : { $forts ->
    [one] { $forts } fortification
   *[other] { $forts } fortifications
}, { $troops ->
    [one] { $troops } troupe
   *[other] { $troops } troupes
}, { $angels ->
    [one] { $angels } ange
   *[other] { $angels } anges
}
castellum-picture-market = Marché
castellum-picture-hand = Main de { $seat }
castellum-picture-defeated = vaincus
castellum-picture-score = Décompte final
castellum-picture-enemies = Ennemis
castellum-picture-resources = Ressources
castellum-picture-scoring = Cartes à points
castellum-picture-combination = Combinaisons
castellum-picture-total = Total

## Pourquoi une action est permise ou refusée

castellum-over = La partie est finie.
castellum-malformed = Cette action « { $word } » est incomplète ou mal écrite. Elle s’écrit ainsi : { $examples }.
castellum-no-action = Une action commence par l’un de ces mots : { $known }. Exemples : worker:markt, buy:T12>c2.
castellum-no-card = Il n’y a pas de carte { $card } de cette sorte ; les identifiants vont de { $first } à { $last }.
castellum-no-space = Il n’y a pas de case { $space }. Les cases sont : { $known }.
castellum-no-side = Une carte Récompense a les côtés 1 à 4 ; le côté { $side } n’existe pas.
castellum-pair-order = Deux ressources s’écrivent dans l’ordre alphabétique : { $known }.
castellum-no-column = { $column } n’est pas disponible : cette année, chaque ligne a les colonnes c1 à c{ $columns }.
castellum-no-line = { $place } n’appartient à aucune ligne : les joueurs ont les numéros 0 à { $last }.
castellum-only-gift-before-worker = Avant de placer un ouvrier, on ne peut jouer que des anges dont l’effet est « gift » (le don).
castellum-only-gift-at-draw = Quand on pioche un ange avec une main pleine, on ne peut jouer que des anges dont l’effet est « gift » (le don).
castellum-no-gift-in-siege = Pendant le siège, on ne joue pas d’ange.
castellum-no-window = Aucun effet n’attend de réponse.
castellum-now-worker = Maintenant, placez un ouvrier.
castellum-worker-first = Pour l’acheter, envoyez d’abord un ouvrier : { $space }.
castellum-now-take = Maintenant, prenez { $count ->
    [one] une ressource
   *[other] deux ressources
}.
castellum-now-troop = Maintenant, achetez une troupe.
castellum-now-fort = Maintenant, achetez une fortification.
castellum-now-excess = Vous avez un ange en trop : défaussez celui que vous avez pioché, ou jouez un ange pour son don.
castellum-now-react = Répondez d’abord à l’ange posé sur la table : laissez son effet se produire, ou annulez-le.
castellum-now-orient = Maintenant, orientez la carte Récompense.
castellum-now-enemy = Maintenant, placez un ennemi de votre main.
castellum-now-angel = Maintenant, jouez un ange ou passez.
castellum-space-absent = La case { $space } n’existe pas à { $players } joueurs.
castellum-space-taken = La case { $space } a déjà son ouvrier pour cette année.
castellum-nothing-to-buy = Vous ne pouvez rien acheter sur la case { $space } : il n’y a aucune carte que vous puissiez à la fois payer et placer.
castellum-not-in-market = { $card } n’est pas au marché.
castellum-too-dear = { $card } coûte { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
} et { $wood } bois : c’est plus que vous n’avez.
castellum-no-troop-room = La colonne { $column } contient déjà deux troupes.
castellum-no-fort-room = La colonne { $column } contient déjà une fortification.
castellum-other-excess = Vous avez pioché { $card } ; aucun autre ange ne peut être défaussé maintenant.
castellum-no-enemy-in-hand = L’ennemi { $card } n’est pas dans votre main.
castellum-column-besieged = La colonne { $place } contient déjà un ennemi.
castellum-no-angel-in-hand = L’ange { $card } n’est pas dans votre main.
castellum-cancel-only = { $card } annule les effets des autres ; à votre tour, vous ne pouvez le jouer que pour son nombre.
castellum-other-effect = L’effet de { $card } est { $effect }.
castellum-no-enemy-there = Il n’y a pas d’ennemi dans la colonne { $place }.
castellum-swap-same = Il faut deux colonnes différentes pour un échange.
castellum-swap-order = On écrit d’abord la colonne du joueur au plus petit numéro ; dans une même ligne, la colonne au plus petit numéro : { $first },{ $second }.
castellum-hire-own = { $card } est déjà dans votre ligne.
castellum-hire-nowhere = { $card } n’est ni au marché ni dans une autre ligne.
castellum-no-destroyer = Pour cet effet, il vous faut une troupe { $type ->
    [infantry] d’infanterie
    [cavalry] de cavalerie
   *[artillery] d’artillerie
} dans votre ligne.
castellum-no-stone = Il vous faut 1 pierre pour payer cet effet.
castellum-no-cancel = { $card } ne peut pas annuler d’effet.
castellum-may-worker = Un ouvrier peut aller sur la case { $first }.
castellum-may-take = Vous pouvez prendre { $first }.
castellum-may-buy = Vous pouvez acheter la carte { $card } et la placer en { $first }.
castellum-may-discard = Vous pouvez défausser { $card }.
castellum-may-enemy = Vous pouvez placer { $card } en { $first }.
castellum-may-pass = Vous pouvez passer ; vous pourrez encore jouer un ange quand votre tour reviendra.
castellum-may-number = Vous pouvez poser { $card } sous { $first }.
castellum-may-fury = Vous pouvez donner 2 de puissance en plus à l’ennemi de { $first }.
castellum-may-swap = Vous pouvez échanger les ennemis de { $first } et { $second }.
castellum-may-hire = Vous pouvez engager { $first } pour { $second }.
castellum-may-destroy = Vous pouvez vaincre l’ennemi de { $first }.
castellum-may-gift = Vous pouvez prendre { $first } avec { $card }.
castellum-may-let = Vous pouvez laisser l’effet se produire.
castellum-may-cancel = Vous pouvez annuler la carte posée sur la table avec { $card }.
castellum-may-orient = Vous pouvez tourner le côté { $first } vers vous.

## Mises en place refusées

castellum-setup-first = first est le numéro du Premier Joueur, de 0 à { $last }, pas { $value }.
castellum-setup-list = { $where } doit être une liste de cartes, pas { $value }.
castellum-setup-card = { $value } n’a pas sa place dans { $where } ; ses cartes vont de { $first } à { $last }.
castellum-setup-twice = { $card } figure deux fois dans { $where }.
castellum-setup-absent = { $card } manque dans { $where }, qui doit contenir ses { $number } cartes.

## Fichiers de cartes

castellum-edition-object = doit être un objet JSON, pas { $value }.
castellum-edition-list = doit être une liste, pas { $value }.
castellum-edition-key = ne doit pas avoir de clé { $key }. Les clés sont : { $known }.
castellum-edition-missing = doit avoir la clé { $key }.
castellum-edition-format = doit être 1, pas { $value }.
castellum-edition-text = doit être un texte de 1 à { $most } caractères sur une ligne, pas { $value }.
castellum-edition-id = doit être un identifiant de { $first } à { $last }, pas { $value }.
castellum-edition-space-id = doit avoir 1 à 20 lettres minuscules de a à z et chiffres, pas { $value }.
castellum-edition-space-number = doit avoir de { $least } à { $most } cases d’action, pas { $given }.
castellum-edition-twice = figure deux fois.
castellum-edition-absent = doit contenir { $card }.
castellum-edition-number = doit être un nombre entier de { $least } à { $most }, pas { $value }.
castellum-edition-word = doit être l’un de : { $allowed } ; pas { $value }.
castellum-edition-limit = doit être 1 (un ouvrier) ou null (un nombre illimité), pas { $value }.
castellum-edition-only-with = ne sert qu’à l’action { $action } ; la valeur doit être ici { $blank }, pas { $value }.
castellum-edition-start = doit être { $right }, pas { $value } : les cartes START sont F01 à F04, et aucune autre.
castellum-edition-year = doit être { $right }, l’année indiquée dans son identifiant, pas { $value }.
castellum-edition-sides = doit être une liste de quatre côtés, pas { $value }.
castellum-edition-combo = doit être null ou une liste de 1 à { $most } types d’ennemis, pas { $value }.
castellum-edition-combo-year = doit être null, pas { $value } : seule la récompense de { $year } a des combinaisons.
castellum-edition-open = doit avoir au moins une case ouverte à un nombre illimité d’ouvriers, avec min_players 2, où rien ne se vend : un ouvrier doit toujours pouvoir aller quelque part.
castellum-edition-unreadable = Le fichier de l’édition { $name } ne peut pas être lu : { $reason }
castellum-edition-broken = Le fichier de l’édition { $name } n’est pas valable ({ $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
}). La première : { $reason }

## Notation humaine

castellum-sheet-line = La ligne { $line } n’est ni un titre comme « 1579 siege » ni un tour comme « s0 markt gold+wood » : { $value }.
castellum-sheet-heading = La ligne { $line } dit { $value }, mais la partie en est à { $right }.
castellum-sheet-seat = La ligne { $line } est pour le joueur { $value }, mais c’est au tour de { $right }.
castellum-sheet-ended = La ligne { $line } continue après la fin de la partie.
castellum-sheet-word = Ligne { $line } : { $value } n’est pas une action possible à ce moment.
castellum-sheet-illegal = Ligne { $line } : { $word } ne peut pas être joué : { $why }
castellum-sheet-result = L’étiquette Result dit { $value }, mais la partie en est à { $right }.

## Le journal

castellum-log-worker = { $seat } envoie un ouvrier : { $space }
castellum-log-angel = { $seat } envoie un ouvrier et pioche un ange : { $space }
castellum-log-full = { $seat } a déjà trois anges : { $card } est défaussé
castellum-log-reinforce = { $seat } envoie un ouvrier : { $space }, +1 d’attaque dans chaque colonne cette année
castellum-log-gain = { $seat } envoie un ouvrier : { $space }, { $given }
castellum-log-take = { $seat } prend { $given }
castellum-log-buy = { $seat } achète { $card } pour la colonne { $column }
castellum-log-discard = { $seat } défausse l’ange en trop : { $card }
castellum-log-enemy = { $seat } envoie { $card } contre la colonne { $column } de { $owner }
castellum-log-pass = { $seat } passe
castellum-log-number = { $seat } pose { $card } sous la colonne { $column } de { $owner }
castellum-log-fury = { $seat } joue { $card } : 2 de puissance en plus pour { $enemy }, colonne { $column } de { $owner }
castellum-log-swap = { $seat } joue { $card } : { $enemy } (colonne { $column } de { $owner }) et { $enemy_two } (colonne { $column_two } de { $owner_two }) changent de place
castellum-log-hire = { $seat } joue { $card } pour engager { $troop } dans la colonne { $column }
castellum-log-destroy = { $seat } joue { $card } pour vaincre { $enemy }, colonne { $column }
castellum-log-gift = { $seat } joue { $card } pour prendre { $given }
castellum-log-let = { $seat } laisse l’effet se produire
castellum-log-cancel = { $seat } répond par { $card } pour l’annuler
castellum-log-happens = L’effet se produit
castellum-log-undone = L’effet est annulé
castellum-log-orient = { $seat } oriente la carte Récompense
castellum-log-reward = { $seat } reçoit { $given }
castellum-log-bonus = { $seat } aura +{ $points } d’attaque dans chaque colonne l’an prochain
castellum-log-combo = { $seat } marquera 1 point par combinaison { $combo } parmi ses ennemis vaincus
castellum-log-toll = { $seat } perd { $given } au profit de l’ennemi
castellum-log-combat = Combat : { $seat } { $count ->
    [0] ne vainc aucun ennemi
   *[other] vainc { $enemies }
}
castellum-log-won = Vaincus en tout : { $total } ; requis : { $needed }. La récompense est gagnée
castellum-log-lost = Vaincus en tout : { $total } ; requis : { $needed }. Il n’y a pas de récompense
castellum-log-year = L’année { $year } commence
castellum-log-income = { $seat } reçoit son revenu : { $given }

## Cartes et cases de l’édition maison

castellum-name-dinghuis = Dinghuis
castellum-name-helpoort = Helpoort (porte de l’Enfer)
castellum-name-houtmaas = Houtmaas (quai au bois)
castellum-name-jeker = Moulins du Jeker
castellum-name-markt = Markt (marché)
castellum-name-muntstraat = Muntstraat (rue de la Monnaie)
castellum-name-oudebrug = Oude Brug (vieux pont)
castellum-name-pietersberg = Carrières du Sint-Pietersberg
castellum-name-servaas = Basilique Saint-Servais
castellum-name-vrijthof = Vrijthof (place d’armes)
castellum-name-wyck = Entrepôts de Wyck
castellum-name-F01 = Porte du nord
castellum-name-F02 = Porte de l’est
castellum-name-F03 = Porte du sud
castellum-name-F04 = Porte de l’ouest
castellum-name-F05 = Tour d’angle
castellum-name-F06 = Fossé inondé
castellum-name-F07 = Chemin couvert
castellum-name-F08 = Demi-lune
castellum-name-F09 = Ouvrage à corne
castellum-name-F10 = Casemate
castellum-name-F11 = Bastion
castellum-name-F12 = Ouvrage à couronne
castellum-name-F13 = Scierie de la Meuse
castellum-name-F14 = Puits de marne
castellum-name-F15 = Maison de change
castellum-name-F16 = Chapelle de rempart
castellum-name-F17 = Caserne
castellum-name-F18 = Écuries
castellum-name-F19 = Plate-forme de tir
castellum-name-F20 = Bureau du génie
castellum-name-T01 = Milice des métiers
castellum-name-T02 = Guet de nuit
castellum-name-T03 = Piquiers
castellum-name-T04 = Arquebusiers
castellum-name-T05 = Hallebardiers
castellum-name-T06 = Mousquetaires
castellum-name-T07 = Fusiliers
castellum-name-T08 = Grenadiers
castellum-name-T09 = Vieille garde de la ville
castellum-name-T10 = Tambours
castellum-name-T11 = Colonel de la garnison
castellum-name-T12 = Sapeurs
castellum-name-T13 = Estafettes
castellum-name-T14 = Éclaireurs montés
castellum-name-T15 = Carabiniers
castellum-name-T16 = Chevau-légers
castellum-name-T17 = Dragons
castellum-name-T18 = Lanciers
castellum-name-T19 = Cuirassiers
castellum-name-T20 = Cavalerie lourde
castellum-name-T21 = Trompettes
castellum-name-T22 = Maître de cavalerie
castellum-name-T23 = Fauconneau
castellum-name-T24 = Couleuvrine
castellum-name-T25 = Pièce de campagne
castellum-name-T26 = Pièce de rempart
castellum-name-T27 = Demi-canon
castellum-name-T28 = Obusier
castellum-name-T29 = Canon de siège
castellum-name-T30 = Gros mortier
castellum-name-T31 = Maîtres artificiers
castellum-name-T32 = Commissaire des poudres
castellum-name-E1579-01 = Arquebusiers wallons
castellum-name-E1579-02 = Piquiers du tercio
castellum-name-E1579-03 = Fourrageurs
castellum-name-E1579-04 = Vétérans du tercio
castellum-name-E1579-05 = Reîtres
castellum-name-E1579-06 = Lanciers de Parme
castellum-name-E1579-07 = Sape espagnole
castellum-name-E1579-08 = Batterie de brèche
castellum-name-E1632-01 = Mousquetaires zélandais
castellum-name-E1632-02 = Régiment frison
castellum-name-E1632-03 = Régiment écossais
castellum-name-E1632-04 = Terrassiers
castellum-name-E1632-05 = Gardes du stathouder
castellum-name-E1632-06 = Arquebusiers à cheval
castellum-name-E1632-07 = Maraudeurs
castellum-name-E1632-08 = Cuirassiers des États
castellum-name-E1632-09 = Escorte du prince
castellum-name-E1632-10 = Pont de bateaux
castellum-name-E1632-11 = Mineurs anglais
castellum-name-E1632-12 = Grande batterie
castellum-name-E1673-01 = Infanterie de Picardie
castellum-name-E1673-02 = Gardes suisses
castellum-name-E1673-03 = Pionniers
castellum-name-E1673-04 = Grenadiers du roi
castellum-name-E1673-05 = Compagnies franches
castellum-name-E1673-06 = Régiment anglais
castellum-name-E1673-07 = Dragons du roi
castellum-name-E1673-08 = Chevau-légers de Lorraine
castellum-name-E1673-09 = Cuirassiers du roi
castellum-name-E1673-10 = Mousquetaires gris
castellum-name-E1673-11 = Maison du roi
castellum-name-E1673-12 = Première parallèle
castellum-name-E1673-13 = Tranchée en zigzag
castellum-name-E1673-14 = Batterie de mortiers
castellum-name-E1673-15 = Tir à ricochet
castellum-name-E1673-16 = Place d’armes de l’ingénieur
castellum-name-E1794-01 = Volontaires nationaux
castellum-name-E1794-02 = Demi-brigade de ligne
castellum-name-E1794-03 = Demi-brigade légère
castellum-name-E1794-04 = Tirailleurs
castellum-name-E1794-05 = Réquisitionnaires
castellum-name-E1794-06 = Grenadiers de Sambre-et-Meuse
castellum-name-E1794-07 = Sans-culottes
castellum-name-E1794-08 = Représentant en mission
castellum-name-E1794-09 = Hussards
castellum-name-E1794-10 = Chasseurs à cheval
castellum-name-E1794-11 = Convoi de réquisition
castellum-name-E1794-12 = Dragons de la République
castellum-name-E1794-13 = Carabiniers à cheval
castellum-name-E1794-14 = État-major de Kléber
castellum-name-E1794-15 = Artillerie volante
castellum-name-E1794-16 = Batterie incendiaire
castellum-name-E1794-17 = Batterie de mortiers républicaine
castellum-name-E1794-18 = Parc de siège
castellum-name-E1794-19 = Deuxième parallèle
castellum-name-E1794-20 = Feu de brèche
castellum-name-A01 = Ange de la discorde
castellum-name-A02 = Ange de la discorde
castellum-name-A03 = Ange de la discorde
castellum-name-A04 = Ange de la discorde
castellum-name-A05 = Ange de la discorde
castellum-name-A06 = Ange des chemins
castellum-name-A07 = Ange des chemins
castellum-name-A08 = Ange des chemins
castellum-name-A09 = Ange des chemins
castellum-name-A10 = Ange des chemins
castellum-name-A11 = Ange des enseignes
castellum-name-A12 = Ange des enseignes
castellum-name-A13 = Ange des enseignes
castellum-name-A14 = Ange des enseignes
castellum-name-A15 = Ange du tonnerre
castellum-name-A16 = Ange du tonnerre
castellum-name-A17 = Ange du tonnerre
castellum-name-A18 = Ange du tonnerre
castellum-name-A19 = Ange des greniers
castellum-name-A20 = Ange des greniers
castellum-name-A21 = Ange des greniers
castellum-name-A22 = Ange des greniers
castellum-name-A23 = Ange des greniers
castellum-name-A24 = Ange des greniers
castellum-name-A25 = Ange du silence
castellum-name-A26 = Ange du silence
castellum-name-A27 = Ange du silence
castellum-name-A28 = Ange du silence

## Ce qui parle pour une action plutôt qu’une autre

castellum-counts-points = Par rapport à { $other }, vous avez l’avantage aux points.
castellum-counts-sure = Par rapport à { $other }, votre ligne défait plus d’ennemis parmi ceux qui se tiennent devant elle.
castellum-counts-hope = Par rapport à { $other }, votre ligne est prête contre plus d’ennemis de cette année.
castellum-counts-later = Par rapport à { $other }, votre ligne est prête contre plus d’ennemis des années suivantes.
castellum-counts-attack = Par rapport à { $other }, votre ligne a plus d’attaque.
castellum-counts-store = Par rapport à { $other }, vous gardez plus de ressources, ou en gagnez davantage.
castellum-counts-angels = Par rapport à { $other }, vous gardez plus d’anges.
castellum-counts-column = La colonne { $column } défait alors son ennemi, avec une attaque de { $attack } contre une puissance de { $power } ; après { $other }, non.
