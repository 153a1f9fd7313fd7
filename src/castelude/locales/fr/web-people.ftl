## Mes parties

web-games-playing = En cours
web-games-key = La touche G ouvre la partie qui vous attend depuis le plus longtemps, sur toute page.
web-games-none = Vous ne jouez aucune partie en ce moment.
web-games-begin = Commencer une partie
web-games-turn-of = Au tour de { $seat }
web-games-due = fin du temps { $when }

## Historique

web-history = Parties finies
web-history-empty = Vos parties finies figureront ici, avec leur résultat et de quoi les revoir.
web-history-none = Aucune partie finie ne répond à ces critères.
web-history-all = Toutes
web-history-clear = Montrer toutes les parties
web-history-more = Montrer des parties plus anciennes
web-history-outcome = Résultat
web-history-pace = Rythme
web-history-against = Adversaires
web-history-rating = Classement
web-history-name = Nom d’un autre joueur
web-history-winner = vainqueur
web-history-rated = classée
web-outcome-of-won = Gagnée
web-outcome-of-drawn = Nulle
web-outcome-of-lost = Perdue
web-outcome-of-left = Quittée
web-outcome-of-shared = Un appareil
web-tempo-none = sans pendule
web-tempo-quick = rapide
web-tempo-slow = lent
web-tempo-days = par jours
web-against-people = personnes
web-against-bots = robots seuls
web-rated-true = classées
web-rated-false = non classées
web-why-game = jouée jusqu’au bout
web-why-resigned = par abandon
web-why-time = au temps
web-why-draw = nulle d’un commun accord

## Classement

web-ratings = Mes classements
web-rating-none = Vous n’avez pas encore de classement. Cochez « Partie classée » en ouvrant une table.
web-rating-account = Un classement demande un compte, pour vous suivre sur chaque appareil.
web-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-rating-provisional = provisoire
web-rating-moved = Votre classement : { $points } ± { $margin } ({ $change } pour cette partie).
web-rating-profile = Mon profil
web-ladder = Classements
web-ladder-intro = On commence à 1000 points ; avec 400 points de plus, on peut espérer gagner dix parties sur onze. Les robots ont obtenu leur classement en jouant entre eux. Les personnes sont rangées selon le classement qu’elles ont très probablement au moins.
web-ladder-season = Saison
web-ladder-season-of = { $year }, trimestre { $quarter }
web-ladder-all-time = depuis toujours
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-games = Parties
web-ladder-empty = Personne n’a encore joué de partie classée ici. Les robots attendent.

## Les joueurs

web-people = Les joueurs
web-people-intro = Toute personne qui a un compte a un profil avec ses classements et ses parties, à moins qu’elle ne le cache.
web-people-find = Trouver des joueurs
web-people-name = Début du nom
web-people-search = Chercher
web-people-none = Aucun compte ne porte un nom qui commence ainsi, ou la personne ne souhaite pas être trouvée.
web-person-hidden = quelqu’un
web-person-since = Ici depuis le { $day }
web-person-you = Voilà ce que les autres voient de vous. Vous choisissez les parties à revoir sous « Mes parties ».
web-person-you-hidden = Personne d’autre que vous ne voit cette page, car vous ne figurez pas dans les listes.
web-person-settings = Changer cela
web-person-ratings = Classements
web-person-no-ratings = Pas encore de partie classée.
web-person-games = Jeux, du plus joué au moins joué
web-person-no-games = Pas encore de partie finie.
web-person-pinned = Parties choisies
web-person-latest = Dernières parties publiques
web-person-latest-none = Il n’y a pas de partie finie que tout le monde puisse regarder.
web-pin = Sur mon profil
web-plot-choose = Évolution du classement
web-plot-words = { $ladder } : { $count ->
    [one] une partie classée, { $last } points.
   *[other] de { $first } à { $last } points au cours des { $count } dernières parties classées, { $best } au mieux.
}
web-plot-days = Du { $from } au { $to }.
web-plot-table = Sous forme de tableau
web-plot-day = Jour

## Défi du jour

web-daily-ends = le prochain commence { $when }
web-daily-intro = Dans chaque jeu, tout le monde reçoit la même couleur et la même donne contre les mêmes robots. Votre premier essai compte ; ensuite, vous voyez ce que les autres en ont fait, et vous pouvez vous entraîner autant que vous voulez. Un essai commencé aujourd’hui peut se finir un autre jour.
web-daily-seat = Votre place : { $seat }.
web-daily-bots = { $count ->
    [one] Un robot joue contre vous : { $level }.
   *[other] { $count } robots jouent contre vous : { $level }.
}
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-practise = S’entraîner
web-daily-own-replay = Revoir ma partie
web-daily-guest = Un invité peut jouer aussi. Avec un compte, le salon retient vos résultats sur chaque appareil.
web-daily-streak = Vous avez joué { $count } jours de suite.
web-daily-archive = Les jours précédents
web-daily-archive-help = Vous pouvez regarder les résultats de ces jours et vous entraîner ; les essais ne comptent plus.
web-daily-of = { $game }, { $day } : { $end }
web-daily-look = Voir
web-daily-closed = Vous verrez les résultats et les parties des autres quand votre propre essai sera fini.
web-daily-nobody = Personne n’a encore fini ce défi.
web-daily-score = Score
web-daily-plies = Coups
web-daily-replay-of = Revoir la partie de { $name }
web-daily-compare = Comparer
web-daily-beside = Votre essai à côté de celui de { $name }
web-daily-yours = Vous
web-daily-turn = Tour { $turn } sur { $turns }
web-daily-parted = Première différence
web-daily-parted-here = première différence
web-daily-start = Au début
web-daily-ended = fin de la partie
web-outcome-of-running = En cours
web-outcome-of-cancelled = Annulée

## Messages

web-notices = Quand c’est à moi de jouer
web-notices-badge = Montrer le nombre de parties en attente dans le titre et sur l’icône de l’application
web-notices-alerts = Me prévenir quand une page est ouverte en arrière-plan
web-notices-push = Prévenir cet appareil même quand la page est fermée
web-notices-unsupported = Ce navigateur ne peut pas recevoir de messages ici. Il faut une connexion sûre (https) et, sur certains téléphones, que l’application soit installée.
web-notices-denied = Ce navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
web-notices-quiet = Heures calmes
web-notices-quiet-help = Pendant ces heures, aucun message n’est envoyé à vos appareils. Fuseau horaire : { $zone }.
web-notices-from = De
web-notices-to = à
web-notices-keep = Enregistrer les heures calmes
web-notices-never-quiet = Pas d’heures calmes
web-notices-test = Envoyer un message d’essai
web-notices-tested = Le message est en route.
web-mail = Courriel
web-mail-help = Avec une adresse, vous pouvez être prévenu quand c’est à vous de jouer, et recevoir un code si vous perdez votre mot de passe. Personne ne la voit.
web-mail-address = Adresse
web-mail-send-code = M’envoyer un code
web-mail-sent = Un code est en route vers { $address }. Il est valable une heure.
web-mail-code = Code reçu par courriel
web-mail-confirm = Confirmer l’adresse
web-mail-confirmed = Votre adresse est confirmée.
web-mail-is = Les messages vont à { $address }.
web-mail-notices = M’écrire quand c’est à moi de jouer
web-mail-forget = Oublier mon adresse
web-mail-forgotten = Votre adresse est oubliée.

## Vacances

web-vacation = Vacances
web-vacation-help = Pendant vos vacances, votre pendule s’arrête dans les parties en cours qui se jouent par jours. Il vous reste { $left } jours sur { $all } cette année.
web-vacation-days = Jours, à partir de maintenant
web-vacation-go = Partir en vacances
web-vacation-until = Vous êtes en vacances jusqu’au { $day }. Vos pendules sont arrêtées.
web-vacation-end = Revenir maintenant

## Chercher des adversaires

web-pair-game = Jeu
web-pair-players = Joueurs
web-pair-clock-quick = 5 minutes chacun, et 5 secondes de plus après chaque tour
web-pair-clock-slow = 25 minutes chacun, et 10 secondes de plus après chaque tour
web-pair-clock-days = 3 jours par tour
web-pair-rated-help = Le résultat compte pour votre classement. Les adversaires d’un classement proche du vôtre passent d’abord.
web-pair-range = Classement des adversaires
web-pair-range-help = Sans limites, les personnes d’un classement proche du vôtre passent d’abord, et après une minute tout le monde. Avec des limites, vous ne jouez qu’avec les personnes qui s’y trouvent, quelle que soit l’attente. On commence à 1000 points.
web-pair-low = De
web-pair-high = à
web-pair-looking = Recherche d’adversaires : { $what }
web-pair-leave = Quitter la file
web-pair-stay = Quand quelqu’un vient, la partie commence d’elle-même si vous regardez cette page. Sur toute autre page du salon, on vous appelle.
web-pair-queue = Qui attend
web-pair-nobody = Personne n’attend en ce moment. La prochaine personne vous cherche peut-être.
web-pair-waiting = { $count ->
    [one] { $count } personne, depuis { $time }
   *[other] { $count } personnes, la première depuis { $time }
}
web-pair-play = Jouer
web-pair-you = Vous
web-pair-found = Quelqu’un veut jouer avec vous.
web-pair-accept = Aller à la table
web-pair-decline = Non, merci
web-pair-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-pair-bot-ends = Votre partie contre les robots est alors mise de côté.
web-pair-waiting-others = Vous avez des adversaires. La table s’ouvre quand tout le monde est venu, dans { $count } secondes au plus.
web-pair-lost = Vous n’êtes plus dans la file : votre page est restée muette trop longtemps, ou vous n’êtes pas venu à la table à temps.
web-pair-bot = Jouer un robot en attendant
web-pair-bot-level = Niveau du robot
web-pair-bot-back = Retour au robot
web-pair-bot-help = Vous restez dans la file. Quand une personne vient, on vous appelle, et la partie contre le robot est annulée sans résultat.

## Suivre, inviter, bloquer

web-follow = Suivre
web-following = Vous suivez cette personne
web-unfollow = Ne plus suivre
web-unblock = Lever le blocage
web-blocked-note = Cette personne ne peut ni vous inviter ni s’asseoir à vos tables, elle ne vous est pas donnée comme adversaire, et vous ne voyez pas ce qu’elle écrit.
web-blocked = Personnes bloquées
web-followed = Les personnes que vous suivez
web-followed-none = Vous ne suivez encore personne. Le bouton se trouve sur les profils et, la partie finie, à la table.
web-followed-online = en ligne
web-followed-playing = en train de jouer
web-followed-offline = pas là
web-followed-hidden = ne souhaite pas être vu
web-followed-watch = Regarder
web-followed-invite = Quand vous ouvrez une table, vous pouvez les y inviter.
web-invite-followed = Inviter les personnes que vous suivez
web-invite-person = Inviter
web-invited = Invitation envoyée
web-invited-by = { $name } vous invite à une table de { $game }.
web-invited-look = Voir la table
web-report-this = Signaler aux administrateurs
web-report-reason = Qu’est-ce qui ne va pas ? (facultatif)
web-report-send = Envoyer le signalement
