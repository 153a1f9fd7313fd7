## Le cadre

web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Salon
web-nav-new = Nouvelle table
web-nav-rules = Règles
web-nav-help = Aide
web-nav-profile = Profil
web-games = Mes parties
web-games-next = Autre partie
web-night = Couleurs de nuit
web-loading = Un instant.
web-close = Fermer
web-no = Non
web-save = Enregistrer
web-try-again = Réessayer
web-to-home = Retour à l’accueil
web-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-offline-note = Vous êtes hors ligne. La page reste telle quelle et reprendra dès le retour de la connexion.
web-error-client = Une erreur est survenue sur cette page. Rechargez-la ; vos tables sont en sûreté.
web-error-server = Le serveur n’a pas pu répondre. Réessayez dans un instant.
web-missing = Il n’y a rien ici
web-missing-help = Cette adresse ne mène nulle part. Il manque peut-être une partie du lien.

## Titres des pages

web-title-home = Castelude : quatre jeux de châteaux à une table
web-title-turn = ● À vous – { $game }
web-title-table = { $game } – Castelude
web-title-lobby = Salon – Castelude
web-title-pair = Trouver un adversaire – Castelude
web-title-games = Mes parties – Castelude
web-title-ladder = Classements – Castelude
web-title-people = Les joueurs – Castelude
web-title-person = { $name } – Castelude
web-title-puzzles = Problèmes – Castelude
web-title-puzzle = { $game } : problème – Castelude
web-title-daily = Défi du jour – Castelude
web-title-clubs = Clubs – Castelude
web-title-club = { $name } – Castelude
web-title-tournaments = Tournois – Castelude
web-title-tournament = { $title } – Castelude
web-title-challenge = Défi du jour : { $game } – Castelude
web-turns-waiting = { $count ->
    [one] , une vous attend
   *[other] , { $count } vous attendent
}
web-title-new = Nouvelle table – Castelude
web-title-replay = Revoir { $game } – Castelude
web-title-rules = Règles de { $game } – Castelude
web-title-guide = Apprendre { $game } – Castelude
web-title-profile = Profil – Castelude
web-title-help = Aide – Castelude

## Accueil

web-home-title = Quatre jeux de châteaux, entre amis ou contre des robots
web-home-intro = Jouez entre amis par un simple lien ou seul contre des robots, sur tout appareil et sans compte. Chaque règle est numérotée, et le plateau vous dit pourquoi une chose n’est pas possible.
web-home-games = Les jeux
web-home-join = Rejoindre une table
web-home-link = Le lien que vous avez reçu
web-home-link-wrong = Ce n’est pas le lien d’une table. Il ressemble à …/t/ suivi de vingt lettres et chiffres.
web-home-sit = Aller à la table
web-home-lobby = Voir les tables ouvertes
web-pitch-castello = Une guerre abstraite pour onze châteaux. Avancez, sautez, capturez en chaîne ; assiégez un château sur trois côtés pour le prendre.
web-pitch-castellan = Construisez ensemble un château de murs et de tours, et réclamez les cours à mesure qu’elles se ferment.
web-pitch-castel = Courtisans, chevaliers et espions prennent place dans un château ; chacun change ce que les autres peuvent faire.
web-pitch-castellum = Défendez une muraille ensemble et chacun pour soi : ouvriers au bord du fleuve, colonnes sous la muraille, ennemis à la porte.
web-box-minutes = { $least } à { $most } min
web-box-difficulty-1 = Facile à apprendre
web-box-difficulty-2 = Quelques règles à apprendre
web-box-difficulty-3 = Pour des soirées entières
web-short-rules-castello = Avancez un pion d’un pas, ou sautez par-dessus d’autres pions, plusieurs fois de suite ; un saut par-dessus un pion adverse le capture. Un château de la section centrale ou du camp adverse est à vous quand trois de vos pions occupent trois de ses quatre côtés. Quatre châteaux ou 28 pions capturés donnent la victoire.
web-short-rules-castellan = Jouez des cartes pour ajouter murs et tours à un château commun. Si vous fermez un espace, il devient votre cour, et vous la réclamez avec un donjon. Chaque cour rapporte un point par tour qui l’entoure, et le plus grand nombre de points l’emporte.
web-aim-castel = But du jeu : être le premier sans carte, ni en main ni dans la pioche.
web-aim-castellan = But du jeu : fermer des cours ; chaque tour de leur enceinte vaut un point.
web-aim-castello = But du jeu : prendre 4 châteaux (3 pions sur les côtés de chacun), ou capturer 28 pions.
web-aim-castellum = But du jeu : marquer le plus de points en quatre sièges devant vos murs.
web-short-rules-castel = Placez chaque personnage dans sa zone du château ; chacun a un effet à son arrivée. Un tour compte deux actions : placer une carte, en piocher une ou en échanger une. Le premier joueur qui n’a plus de cartes gagne.
web-short-rules-castellum = Envoyez vos ouvriers dans la ville pour réunir des ressources, construire des fortifications et recruter des troupes. Menez ensuite les ennemis devant les colonnes de la muraille, les vôtres et celles de vos rivaux, et voyez lesquelles tiennent. Après quatre sièges, le plus grand nombre de points l’emporte.
web-film = Quelques coups de { $game }
web-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-players-range = De { $least } à { $most } joueurs
web-play-now = Jouer
web-play-friends = Entre amis
web-pair = Trouver un adversaire
web-choose-bots = Combien de robots ?
web-choose-level = De quelle force { $count ->
    [one] sera le robot
   *[other] seront les robots
} ?
web-level-first = { $level }, pour vos premières parties
web-cancel = Annuler
web-learn = Apprendre en 5 minutes
web-rulebook = Règles du jeu

## Robots

web-bot = { $name } (robot, { $level })
web-bot-role = { $name }, { $role }
web-bot-level = Force du robot

## Tables en liste

web-your-turn = À vous
web-plies = { $count ->
    [0] rien n’est encore joué
    [one] { $count } action
   *[other] { $count } actions
}
web-seats-free = { $count ->
    [0] toutes les places sont prises
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-status-dealing = donne en cours
web-status-running = en cours
web-status-finished = finie
web-status-cancelled = annulée
web-status-outdated = Anciennes règles
web-lobby = Salon
web-lobby-which = Quelles tables
web-lobby-open = Ouvertes
web-lobby-running = En cours
web-lobby-finished = Finies
web-lobby-more = Montrer plus de tables
web-lobby-empty-open = Aucune table n’attend de joueurs. Ouvrez-en une : elle apparaîtra ici aussitôt.
web-lobby-empty-running = Aucune partie publique n’est en cours.
web-lobby-empty-finished = Il n’y a pas encore de partie finie à montrer.
web-title-watch = Regarder – Castelude
web-watch-live = Regarder des parties
web-watch-live-short = Les parties du moment, ou deux maîtres de la maison.
web-watch-intro = La table la plus suivie vient en premier. Vous voyez ce que tout le monde peut savoir, jamais une main.
web-watch-exhibition = Personne ne joue en public pour l’instant. En attendant, deux maîtres de la maison jouent pour vous, assez lentement pour qu’on les suive ; ils se reposent quand personne ne regarde.
web-hour = La table du moment
web-hour-exhibition = Deux maîtres de la maison jouent
web-spectators = { $count ->
    [0] aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## A new table

web-new = Nouvelle table
web-new-game = Jeu
web-new-players = Joueurs
web-new-seat = Qui joue { $seat }
web-new-seats-help = Une place ouverte est pour la personne qui suivra le lien. Prenez plusieurs places pour jouer sur un seul appareil.
web-new-hotseat = Plusieurs personnes jouent sur cet appareil, l’une après l’autre. Donnez un nom à leurs places, si vous voulez.
web-seat-name = Nom du joueur de { $seat }
web-seat-name-short = Nom du joueur
web-new-options = Options du jeu
web-rating = Classement
web-rating-counts = le résultat compte
web-new-rated = Partie classée
    .help = Le résultat compte pour le classement de tous les joueurs, qui doivent avoir un compte. Une partie classée se joue avec une pendule, sans reprise de coup et sans conseil.
web-new-clock-none = Sans pendule
    .help = Chacun prend le temps qu’il lui faut.
web-new-clock-fischer = Un temps pour toute la partie
    .help = Chaque place dispose de ce nombre de minutes et gagne quelques secondes après chaque tour.
web-new-clock-move = Un temps pour chaque tour
    .help = Chaque tour doit être joué dans ce nombre de secondes.
web-new-clock-days = Des jours pour chaque tour
    .help = Pour jouer par correspondance ; chaque coup est confirmé avant l’envoi.
web-new-minutes = Minutes
web-new-increment = Secondes ajoutées après chaque tour
web-new-seconds = Secondes
web-new-days = Jours
web-new-clock-grace = Heures de grâce
web-new-grace = Minutes pour revenir
web-new-grace-help = La place d’un joueur qui s’en va l’attend aussi longtemps ; ensuite, les autres peuvent laisser un robot jouer pour lui. Il peut revenir à tout moment.
web-new-listed = Montrer cette table au salon tant qu’une place est ouverte
web-new-setup = Position particulière
web-new-setup-help = Une mise en place en JSON, telle que la décrit la spécification du jeu. Laissez vide pour le départ normal.
web-new-setup-json = La position particulière n’est pas du JSON.
web-new-more = Pendule, reprises de coups et autres options
web-new-create = Ouvrir la table
web-option-without = sans { $what }
web-option-numbers = Valeurs possibles : { $numbers }.
web-option-range = de { $low } à { $high }
web-plan-me = vous
web-plan-open = ouverte
web-plan-bot = robot
web-takebacks = Annuler un coup
web-takebacks-free = Libre pendant votre tour
    .help = Tant que rien de caché n’a été montré et que personne d’autre n’a agi ; ensuite, sur demande. Seul contre des robots, à tout moment.
web-takebacks-ask = Sur demande seulement
    .help = Les autres doivent accepter.
web-takebacks-never = Jamais
    .help = Ce qui est joué est joué.
web-watch = Spectateurs
web-watch-link = Par le lien
    .help = Toute personne qui a le lien peut regarder.
web-watch-everybody = Tout le monde
    .help = La partie est listée pendant qu’elle se joue.
web-watch-nobody = Personne
    .help = Seuls ceux qui jouent voient la partie.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = { $seconds } secondes pour chaque tour
web-clock-fischer = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} et { $increment ->
    [one] { $increment } seconde par tour
   *[other] { $increment } secondes par tour
}
web-clock-days = { $days ->
    [one] { $days } jour pour chaque tour
   *[other] { $days } jours pour chaque tour
}
web-clock-end = Quand le temps est écoulé
web-clock-end-itself = La partie se termine d’elle-même
    .help = Avec des jours par tour, après les heures de grâce.
web-clock-end-claim = Un adversaire réclame le gain
    .help = Rien ne se passe tant qu’aucun adversaire ne le fait.
web-clock-itself = la partie se termine d’elle-même quand le temps est écoulé
web-clock-claim = un adversaire doit réclamer le gain au temps
web-clock-grace = { $grace ->
    [0] la partie se termine d’elle-même quand le temps est écoulé
    [one] la partie se termine d’elle-même 1 heure après la fin du temps
   *[other] la partie se termine d’elle-même { $grace } heures après la fin du temps
}
web-clock-left = Temps restant
web-day-short = j

## Avant le début

web-waiting-intro = La partie commence quand chaque place est prise et que tous sont prêts.
web-seats = Places
web-seat-free = Libre
web-you = vous
web-ready = prêt
web-ready-now = Je suis prêt
web-not-ready = Je ne suis pas prêt
web-waiting-full = La partie commence dès que { $count ->
    [one] la dernière place est prise.
   *[other] les { $count } places libres sont prises.
}
web-invite = Inviter un ami
web-invite-help = Envoyez le lien, ou faites scanner le code avec un téléphone. Aucun compte n’est nécessaire.
web-invite-share = Partager…
web-invite-qr = Le lien vers cette table sous forme de code QR
web-one-device = Jouer ensemble sur cet appareil
web-one-device-help = Sans lien : l’appareil passe de main en main, et ce qui est secret reste caché entre deux joueurs.
web-invitation = { $name } vous invite à jouer à { $game }
web-invitation-nobody = Vous êtes invité à jouer à { $game }
web-invitation-seat = Votre place
web-invitation-any = N’importe laquelle
web-invitation-sit = S’installer
web-invitation-full = Toutes les places sont prises.
web-join = Rejoindre
web-sit = S’asseoir ici
web-seat-bot = Placer un robot
web-free-seat = Libérer cette place
web-close-table = Fermer la table
web-table-closed = Cette table a été fermée avant le début de la partie.
web-stand-up = Se lever
web-start = Commencer la partie
web-start-later = Chaque place doit être prise et prête.
web-here = Présents : { $names }
web-share = Lien vers cette table
web-share-page = Lien vers cette page
web-copy = Copier
web-copied = Copié.
web-copy-link = Copier le lien de cette table

## À la table

web-table = Table
web-table-of = Une table de { $game }
web-board-of = Plateau de { $game }
web-tabs = Journal, discussion et table
web-now = Ce que vous pouvez faire
web-now-seat = { $seat } : { $words }
web-now-pending = Envoyé. Un instant.
web-now-choose = { $count ->
    [one] À vous : une action est possible.
   *[other] À vous : choisissez parmi { $count } actions.
}
web-now-wait = Au tour de { $seat } : { $name }.
web-now-nobody = Il n’y a rien à décider pour l’instant.
web-now-film = Voici ce qui s’est passé. Touchez le plateau ou cliquez dessus pour revenir au présent.
web-now-premove = Vous jouerez { $action } dès que ce sera votre tour, si c’est alors possible. Touchez le plateau ou cliquez dessus pour y renoncer.
web-now-confirm = Jouer { $action } ?
web-confirm = Confirmer
web-not-yet = Pas encore
web-to-decide = c’est son tour
web-has-left = a quitté la partie
web-stands-in = a quitté la partie, un robot joue à sa place
web-left-until = { $name } a quitté la partie et peut revenir à tout moment. Un robot pourra jouer à sa place dans { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
web-left-over = { $name } a quitté la partie. Un robot peut jouer à sa place jusqu’à son retour.
web-you-left = Vous avez quitté cette partie ; votre place vous est gardée.
web-grace = Départ
web-grace-minutes = { $minutes ->
    [one] une place attend 1 minute
   *[other] une place attend { $minutes } minutes
}
web-not-here = hors ligne
web-hint = Conseil
web-hint-is = Le choix d’un robot fort : { $action }.
web-hint-why = Pourquoi ?
web-hints-left = { $count ->
    [0] Plus de conseil pour le moment.
    [one] Vous pouvez demander encore un conseil tout de suite.
   *[other] Vous pouvez demander encore { $count } conseils tout de suite.
}
web-takeback = Annuler
web-step-back = Désélectionner
web-more = Plus : abandon, lien, réglages
web-settings = Réglages
web-draw-arrows = Dessiner des flèches et des cercles
web-now-drawing = Tirez pour une flèche, touchez pour un cercle, de nouveau pour l’effacer. Rien n’est joué pendant ce temps.
web-flip = Retourner le plateau
web-claim = Réclamer le gain au temps
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-story = Ce qui s’est passé
web-film-again = Revoir ce tour
web-film-skip = Abréger
web-film-tap = Touchez l’écran pour abréger
web-film-present = Revenir au présent
web-pace = Rythme des actions des autres
web-pace-calm = Lent
web-pace-normal = Normal
web-pace-quick = Rapide
web-pace-instant = Immédiat
web-chat = Discussion
web-chat-unread = Discussion : { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-removed = Ce message a été supprimé.
web-chat-empty = Personne n’a encore rien dit.
web-chat-spectator = spectateur
web-chat-guest = invité
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-mute = Masquer ce que dit { $name }
web-mute-short = masquer
web-block = Bloquer
web-muted = Vous ne voyez plus les lignes de { $name } tant que cette page est ouverte.
web-blocked-done = Bloqué. Vous pouvez lever le blocage sous « Les joueurs ».
web-watching = Vous regardez.
web-missed = { $count ->
    [one] En votre absence, un coup a été joué :
   *[other] En votre absence, { $count } coups ont été joués :
}
web-seen = Vu
web-line-lost = La connexion est coupée. Elle sera rétablie automatiquement ; rien de ce qui était confirmé n’est perdu.
web-line-missing = Cette table n’existe pas. Il manque peut-être une partie du lien.
web-line-forbidden = Seuls ceux qui jouent peuvent voir cette table.
web-line-crowded = Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes et rechargez la page.
web-line-outdated = Castelude a été mis à jour. Rechargez cette page pour continuer.
web-reload = Recharger
web-curtain = Les mains et les secrets restent cachés jusqu’à ce que le joueur suivant les ouvre.
web-now-hand-over = Passez l’appareil à { $named ->
    [yes] { $name } ({ $seat })
   *[no] { $seat }
}.
web-now-look = Regardez ce que vous avez obtenu, puis terminez votre tour : { $named ->
    [yes] { $name } ({ $seat })
   *[no] { $seat }
} joue ensuite.
web-hand-over = Terminer mon tour
web-curtain-open = J’ai l’appareil
web-zoom-in = Agrandir
web-zoom-out = Réduire

## Demander et finir

web-ask-draw = Proposer la nulle
web-ask-takeback = Demander à annuler un coup
web-ask-cancel = Demander à annuler la partie
web-ask-replace = Laisser jouer un robot
web-request-own = { $what ->
    [draw] Vous avez proposé la nulle.
    [takeback] Vous avez demandé à annuler un coup.
    [cancel] Vous avez demandé à annuler la partie.
   *[replace] Vous avez demandé à laisser jouer un robot.
}
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-leave = Partir
web-leave-sure = Quitter cette partie ? Vous pouvez revenir à tout moment. Au bout de { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, les autres pourront laisser un robot jouer à votre place.
web-replace = Laisser un robot jouer { $seat }
web-come-back = Reprendre votre place
web-over = La partie est finie
web-result-victory = Victoire !
web-result-shared = Victoire partagée !
web-result-defeat = Défaite
web-result-draw = Partie nulle
web-result-over = La partie est finie
web-best-moment = Le moment de la partie
web-scene-close = Voir le plateau
web-scene-show = Revoir la fin
web-share-replay = Partager
web-rematch = Revanche
web-rematch-asked = { $name } aimerait une revanche.
web-rematch-waiting = Vous aimeriez une revanche. On attend { $names }.
web-rematch-agree = Accepter
web-rematch-decline = Non, merci
web-rematch-go = Rejoindre la revanche
web-outcome-game = { $count ->
    [0] La partie est finie.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
web-outcome-resigned = { $winner } gagne : l’autre camp a abandonné.
web-outcome-resigned-own = Vous avez abandonné : { $winner } gagne.
web-outcome-time = { $winner } gagne au temps.
web-outcome-draw = Partie nulle d’un commun accord.
web-outcome-cancelled = La partie a été annulée.
web-outcome-outdated = Cette partie ne peut plus être rejouée, et son résultat n’est pas enregistré.
web-outdated = Les règles ont changé depuis cette partie. { $replayed ->
    [0] Aucune de ses { $all } actions ne peut être rejouée.
    [one] Seule la première de ses { $all } actions peut être rejouée.
   *[other] Les { $replayed } premières de ses { $all } actions peuvent être rejouées.
} Le journal est conservé.
web-note-seated = { $name } prend place : { $seat }.
web-note-named = { $name } joue { $seat }.
web-note-unseated = { $seat } est de nouveau libre.
web-note-bot = Un robot joue { $seat } ({ $level }).
web-note-started = La partie commence.
web-note-tookback = { $seat } a annulé un coup.
web-note-asked-draw = { $seat } propose la nulle.
web-note-asked-takeback = { $seat } demande à annuler un coup.
web-note-asked-cancel = { $seat } demande à annuler la partie.
web-note-asked-replace = { $seat } demande à laisser un robot jouer pour le joueur parti.
web-note-asked-rematch = { $seat } aimerait une revanche.
web-note-agreed = { $seat } accepte.
web-note-declined = { $seat } refuse.
web-note-resigned = { $seat } abandonne.
web-note-timedout = Le temps de { $seat } est écoulé.
web-note-left = { $name } a quitté la partie.
web-note-returned = { $name } est de retour.
web-note-closed = La table a été fermée.
web-note-vacation = { $name } est en vacances.
web-on-vacation = en vacances jusqu’au { $day }
web-note-renamed = Un joueur s’appelle désormais { $name }.
web-note-adopted = { $name } s’est connecté.
web-note-rematched = La revanche est ouverte.
web-note-bottrouble = Le robot qui joue { $seat } a échoué ; un robot plus simple a joué à sa place.
web-dealing = La donne est en cours…
web-fairness = Sceau de la donne
web-deal-house-seal = Engagement de la maison pour la donne
web-deal-about = Le sceau lie la table, le jeu, les options, les places et les nombres aléatoires dont découle la donne. Notez-le : il prouve à la fin que rien n’a changé.
web-deal-proof = Enregistrement avec preuve, pour castelude verify
web-deal-joint = Vérifié : le sceau est celui du début, et votre propre nombre aléatoire a compté dans la donne. Personne n’a pu la choisir.
web-deal-others = Vérifié : le sceau et les nombres aléatoires concordent. Ce navigateur n’a pas pris part à la donne.
web-deal-house = Vérifié : le sceau et les nombres aléatoires concordent. Ils viennent tous de la maison, car le navigateur d’aucun joueur n’a pris part à la donne.
web-deal-late = Votre nombre aléatoire n’a pas compté dans la donne : il est arrivé trop tard, ou la maison l’a écarté. Le reste correspond au sceau.
web-deal-changed = Attention : la donne ne correspond pas au sceau du début.
web-deal-unable = La donne ne peut pas être vérifiée ici : les navigateurs ne le peuvent que par HTTPS.
web-deal-daily = Toute personne qui relève le défi de ce jour reçoit cette mise en place.
web-puzzles = Problèmes
web-puzzles-short = Un tour est nettement le meilleur. Trouvez-le.
web-daily = Défi du jour
web-daily-short = Chaque jour, la même donne pour tous.
web-doors-ladder-short = Les joueurs et les robots, par jeu et par cadence.
web-doors-ladder = Classements
web-daily-results = Résultats du jour
web-clubs = Clubs
web-clubs-short = Un groupe privé avec son classement et ses tournois hebdomadaires.
web-tournaments = Tournois
web-tournaments-short = Organisez-en un entre amis, ou participez.
web-tournament-back = Retour au tournoi
web-deal-custom = L’hôte a donné la mise en place : elle n’a pas été distribuée.

## Revoir une partie

web-replay = Revoir
web-replay-at = { $ply ->
    [0] Début de la partie
   *[other] Action { $ply } sur { $plies }
}
web-replay-slider = Moment de la partie
web-replay-first = Au début
web-replay-back = Reculer
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Avancer
web-replay-last = À la fin
web-replay-turn-back = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-moment-back = Moment fort précédent
web-replay-moment-next = Moment fort suivant
web-export-json = Partie (JSON)
web-export-notation = Notation
web-export-svg = Image (SVG)

## Analyse

web-analysis = Analyse
web-analysis-board = Plateau d’analyse
web-explorer = Explorateur
web-studies-and-analysis = Études et plateau d’analyse
web-studies-and-analysis-short = Essayez des variantes, consultez un robot, gardez vos trouvailles.
web-embed-open = Ouvrir dans Castelude
web-embed-missing = Cette partie n’existe pas, ou ses joueurs ne la montrent pas.
web-embed-home = Vers Castelude
web-percent = { $value } %
web-then = { $first } ; { $next }
web-sentences = { $first }. { $next }
web-named = { $what } : { $value }
web-analysis-action = Action
web-line = Suite
web-line-show = Montrer le plateau après ce coup
web-line-back = Un coup en arrière dans la suite
web-line-next = Un coup plus loin dans la suite
web-line-at = Coup { $place } sur { $count }
web-line-here = Suite, coup { $place } sur { $count }
web-line-keep = Garder comme variante
web-line-leave = Quitter la suite

## Règle et guide

web-rules-of = Règles de { $game }
web-rules-intro = Les petits numéros comme CO-5.3 désignent la règle exacte derrière une phrase : appuyez dessus pour la lire. Un point marque ce que la règle d’origine laisse ouvert et que nous avons dû trancher.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
web-rules-nothing = Aucun passage ne contient ces mots.
web-rules-contents = Chapitres
web-ruling-why = Pourquoi :
web-rules-mark = La règle exacte { $clause }
web-rules-mark-ruling = La règle exacte { $clause }, notre interprétation
web-rules-exact = La règle { $clause } mot à mot
web-rules-page = Ouvrir comme page
web-rules-close = Retour à la partie
web-rules = Règles
web-print = Imprimer
web-print-of = { $game } sur papier
web-print-sheet = { $game }, feuille { $number } sur { $count }
web-print-none = Il n’y a rien à imprimer pour ce jeu.
web-title-print = { $game } sur papier – Castelude
web-credits = Crédits et sources
web-credits-rulings = Nos interprétations pour { $game }
web-title-credits = Crédits et sources – Castelude
web-edition-own-castellan = La plupart des cartes sont de notre propre édition : la règle d’origine n’en montre que deux.
web-edition-own-castellum = Toutes les valeurs, tous les coûts et tous les noms sont de notre propre édition : la règle d’origine n’en donne aucun.
web-example-start = La position avant
web-guide-step = Étape { $step } sur { $steps }
web-guide-words = Explication
web-guide-next = Continuer
web-guide-skip = Sauter cette étape
web-guide-back = Précédent
web-guide-leave = Quitter le guide
web-lesson-leave = Quitter la leçon
web-guide-play = Jouer une partie
web-guide-none = Ce jeu n’a pas encore de guide ; les règles disent tout.
web-guide-astray = C’est possible ({ $action }), mais cette étape demande autre chose. Rien n’a changé : essayez encore.

## Jeux sans plateau à eux

web-generic-filter = { $count ->
    [one] Une action est possible ; cherchez-la :
   *[other] { $count } actions sont possibles ; cherchez la vôtre :
}
web-generic-actions = Actions possibles
web-generic-parts = Ce dont les actions se composent
web-generic-none = Aucune action ne s’écrit ainsi ; Entrée demande pourquoi.
web-generic-view = Ce que l’on voit, en liste
web-generic-more = { $count } de plus ; écrivez pour les trouver.

## Profil

web-profile = Profil
web-profile-name = Votre nom à la table
web-profile-name-help = Les parties déjà commencées gardent le nom que vous aviez en vous asseyant.
web-profile-saved = Enregistré.
web-profile-look = Apparence et sons
web-profile-lang = Langue
web-profile-theme = Couleurs
web-theme-system = Comme l’appareil
web-theme-light = Claires
web-theme-night = De nuit
web-theme-contrast = Très contrastées
web-profile-distinction = Distinction renforcée
web-distinction-system = Selon le contraste demandé par l’appareil
web-distinction-on = Lettres et contours marqués sur les pièces
web-distinction-off = Formes et motifs seulement
web-distinction-help = Pour les petits écrans et pour les yeux qui distinguent mal certaines couleurs.
web-profile-boards = Plateaux
web-profile-boards-help = Un plateau simple montre les mêmes pièces en formes plates, sans matière, lumière ni ombre.
web-board-drawn = Dessiné
web-board-plain = Simple
web-profile-motion = Mouvement
web-motion-system = Comme l’appareil
web-motion-full = Animé
web-motion-none = Aucune animation
web-profile-remarks = Laisser les robots dire quelques mots à table
web-profile-sounds = Des sons discrets pour les coups, les grands moments et votre tour
web-profile-volume = Volume sonore
web-profile-confirm = Me demander de confirmer chaque coup
web-profile-account = Compte
web-profile-account-help = Vous êtes un invité, connu de ce seul navigateur. Un compte vous permet de continuer sur tout appareil ; vos tables vous suivent.
web-report = Signaler ce que { $name } a écrit
web-report-short = signaler
web-report-sent = Merci. Les personnes qui tiennent ce salon vont regarder.
web-profile-invitation = Code d’invitation, pour un nouveau compte
web-admin-link = Modérer ce salon
web-profile-login = Nom du compte
web-profile-password = Mot de passe
web-profile-sign-in = Se connecter
web-profile-register = Créer un compte
web-profile-registered = Votre compte est créé.
web-profile-welcome = Vous êtes connecté.
web-profile-signed-in = Connecté sous le nom { $login }.
web-profile-sign-out = Se déconnecter
web-profile-signed-out = Vous êtes déconnecté.

## Aide

web-help = Aide
