## Le salon : pourquoi quelque chose est refusé

room-host-only = Seul l’hôte de la table peut faire cela.
room-no-seat = Vous n’avez pas de place à cette table.
room-table-open = La partie n’a pas encore commencé.
room-table-dealing = La donne est en cours.
room-table-running = La partie est en cours.
room-table-finished = La partie est terminée.
room-table-cancelled = La partie a été annulée.
room-outdated = Les règles ont changé depuis cette partie, qui ne peut plus être rejouée. Son résultat, s’il est enregistré, et son journal sont conservés.
room-seated-already = Vous avez déjà une place.
room-other-game = Le jeu d’une table ne peut pas changer ; ouvrez une autre table pour un autre jeu.
room-rematch-agree = Pour accepter la revanche, demandez-la aussi.
room-full = Toutes les places sont prises.
room-exhibition = Ici jouent des robots de la maison. Vous pouvez les regarder ; pour jouer, ouvrez une table à vous.
room-seat-taken = La place { $seat } est prise.
room-seat-free = La place { $seat } est libre.
room-seats-free = La place { $seat } est encore libre : attendez quelqu’un, ou installez-y un robot.
room-not-ready = { $name } n’est pas encore prêt.
room-left-already = Vous êtes déjà parti.
room-reveal-wrong = Ce nonce n’est pas celui qui a été engagé pour votre place.
room-revealed = Vous avez déjà révélé votre nonce.
room-not-your-turn = Ce n’est pas à vous de jouer.
room-no-hints = Les conseils ne sont disponibles que dans les parties sans autre personne.
room-hint-later = Vous avez utilisé vos conseils pour l’instant. Vous pourrez en demander un autre dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}.
room-analysis-later = L’analyse est possible une fois la partie terminée.
room-analysis-queue = Trop de parties attendent leur analyse. Réessayez plus tard.
room-not-your-seat = Ce n’est pas votre place.
room-names-shared = Les places n’ont un nom à elles que lorsque des joueurs partagent un appareil.
room-no-takebacks = À cette table, on n’annule pas ses coups.
room-takeback-ask = Vous ne pouvez plus annuler ce coup seul ; demandez aux autres joueurs.
room-asked-already = Cette demande attend déjà une réponse.
room-no-draws = Dans ce jeu, il n’y a pas de partie nulle.
room-bots-play-on = Les robots n’acceptent pas de partie nulle.
room-replace-whom = Dites quelle place doit être cédée.
room-removed = L’hôte vous a exclu de cette table.
room-seat-secret = Dans un jeu à cartes cachées, personne ne peut reprendre la place d’un autre joueur.
room-replaced-already = Un robot joue déjà à la place { $seat }.
room-replace-early = La personne à la place { $seat } est partie, mais peut encore revenir : un robot pourra jouer pour elle dans { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
room-replace-present = La personne à la place { $seat } n’est pas partie.
room-nothing-asked = Personne n’a demandé cela.
room-own-request = Vous ne pouvez pas répondre à votre propre demande.
room-claim-own = Seul un adversaire peut réclamer la partie quand le temps d’un joueur est écoulé.
room-claim-early = Il reste du temps à la pendule.
room-time-up = Le temps est écoulé ; la partie est terminée.
room-stale = La partie a avancé entre-temps ; actualisez et réessayez (seq { $seq }).
room-open-tables = Vous avez déjà { $most } tables qui attendent des joueurs. Commencez ou fermez-en une d’abord.
room-busy = La table est trop occupée pour le moment ; réessayez.
room-away = La base de données est indisponible. Réessayez dans un instant.
room-no-title = Rien ne porte un tel titre.
room-no-table = Cette table n’existe pas.
room-not-found = Il n’y a rien à cette adresse.
room-no-watching = Les spectateurs ne sont pas admis à cette table.
room-record-later = L’enregistrement est disponible une fois la partie terminée.
room-position-film = Une séquence compte { $most } actions au plus et commence à l’une des { $count } données.
room-position-form = Donnez au plus { $most } actions.
room-seat-number = Les places de cette table portent les numéros 0 à { $most }.
room-chat-text = Un message doit contenir des caractères visibles.
room-text-marks = Trop de signes sont empilés sur une lettre.
room-too-large = C’est trop gros : on peut envoyer au plus { $most } Ko à la fois.
room-malformed = Cette requête est mal formée : { $reason }
room-language = La langue « { $lang } » n’existe pas ici. Il y a : { $known }.
room-too-many = Trop de requêtes. Attendez un instant et réessayez.
room-bot-tables = Vous avez lancé beaucoup de tables avec des robots. Attendez un instant avant d’en lancer une autre.
room-crowded = Le serveur est surchargé. Réessayez dans un instant.
room-origin = Cette demande vient d’un autre site.
room-who-are-you = Le serveur ne vous connaît pas encore ; demandez d’abord /api/me.
room-clock-none = Une table sans pendule n’a pas de réglage de temps.
room-clock-move = Le temps par tour doit être de 5 à 3600 secondes.
room-clock-fischer = Le temps Fischer doit être de 10 à 21600 secondes, avec un ajout de 0 à 600.
room-clock-grace = Seule une pendule en jours peut avoir un délai de grâce, de 0 à 168 heures.
room-clock-days = Le nombre de jours par tour doit être de 1 à 30.

## Les personnes

room-name = Un nom a de 1 à { $most } caractères visibles, dont au moins une lettre ou un chiffre, sans signes invisibles ni empilés.
room-name-scripts = Un nom ne peut pas mêler des alphabets dont les lettres se ressemblent, comme le latin et le cyrillique.
room-name-taken = Ce nom appartient à un compte, ou lui ressemble. Choisissez-en un autre.
room-guest = Invité { $number }
room-account-already = Vous avez déjà un compte.
room-login-form = Un nom de compte compte 3 à 30 minuscules, chiffres, points, traits d’union ou tirets bas, et commence par une lettre ou un chiffre.
room-password-form = Un mot de passe compte { $least } à { $most } caractères.
room-password-easy = Ce mot de passe est facile à deviner : il est courant, trop régulier, ou proche du nom de votre compte. Trois ou quatre mots sans lien entre eux sont plus sûrs et faciles à retenir.
room-login-taken = Ce nom de compte est pris.
room-sign-in = Le nom ou le mot de passe est incorrect.
room-recovery-wrong = Le nom ou le code de secours est incorrect.
room-no-such-account = Il n’y a pas de compte { $login }.
room-no-account = Vous êtes invité et n’avez pas de mot de passe ; créez d’abord un compte.
room-no-session = Vous n’avez pas de session de ce nom ; elle est peut-être déjà finie.
room-mute = Vous ne pouvez pas écrire dans la discussion{ $hours ->
    [0] {""}
   *[other] {" "}pendant encore { $hours } { $hours ->
        [one] heure
       *[other] heures
    }
}. Motif : { $reason }
room-ban = Vous êtes exclu de ce salon{ $hours ->
    [0] {""}
   *[other] {" "}pendant encore { $hours } { $hours ->
        [one] heure
       *[other] heures
    }
}. Motif : { $reason }
room-admin-only = Cela est réservé aux administrateurs.
room-address = { $address } n’est pas une adresse. Écrivez 192.0.2.7, ou 192.0.2.0/24 pour un réseau.
room-sanction-whom = Indiquez soit une personne, soit une adresse ; une adresse peut seulement être exclue.
room-sanction-admin = On ne peut ni faire taire ni exclure un administrateur. Retirez-lui d’abord ce rôle avec castelude admin --remove.
room-no-sanction = Cette sanction n’existe pas ; elle est peut-être déjà terminée.
room-no-report = Ce signalement n’existe pas.
room-no-person = Cette personne n’existe pas ; son compte a peut-être été supprimé.
room-no-profile = Personne avec un compte ne porte ce nom, ou cette personne ne souhaite pas être trouvée.
room-pins = Un profil montre { $most } parties au plus. Retirez-en d’abord une.
room-pin-account = Un profil demande un compte. Créez le vôtre sur la page de profil.
room-pin-own = Seules les parties finies que vous avez jouées peuvent figurer sur votre profil.
room-pin-private = Personne d’autre ne peut regarder cette partie : elle ne peut pas figurer sur votre profil.
room-puzzle-unknown = Ce problème n’existe pas ici, ou n’y est plus.
room-puzzles-none = Il n’y a pas encore de problème de ce genre.
room-no-puzzle-over = Ce n’est pas un problème : la partie est finie.
room-no-puzzle-chance = Ce n’est pas un problème : le hasard vient ensuite, et personne ne décide.
room-no-puzzle-forced = Ce n’est pas un problème : un seul tour est possible.
room-no-puzzle-won = Ce n’est pas un problème : plusieurs tours gagnent.
room-no-puzzle-lost = Ce n’est pas un problème : la partie est perdue quoi que l’on joue.
room-no-puzzle-unclear = Ce n’est pas un problème : aucun tour n’est nettement meilleur que tous les autres.
room-puzzle-title = Problème : { $game }
room-puzzle-proof = Chance de gagner après ce tour : { $value } %. Avec tout autre : { $rival } % au plus.
room-daily-day = Il n’y a pas de défi pour ce jour : seulement pour aujourd’hui et les trente jours précédents.
room-daily-over = Ce jour est passé. Vous pouvez encore vous entraîner sur son défi.
room-daily-first = L’entraînement vient après votre propre essai.
room-daily-rematch = Un défi du jour n’a pas de revanche. La page des résultats permet de s’entraîner encore.
room-no-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
room-club-link = Ce lien vers un club ne fonctionne plus. Demandez-en un nouveau.
room-club-full = Le club compte { $most } membres et n’en accepte pas davantage.
room-club-owner = Seule la personne responsable du club peut faire cela.
room-club-member = Il n’y a pas de tel membre à retirer.
room-clubs-many = Vous êtes déjà dans { $most } clubs.
room-club-only = Seuls les membres du club peuvent s’inscrire à ce tournoi.
room-no-tournament = Ce tournoi n’existe pas.
room-title = Un titre doit contenir des lettres ou des chiffres visibles, sur une seule ligne.
room-tournament-clock = Chaque partie d’un tournoi a besoin d’une pendule qui y met fin d’elle-même.
room-tournament-arena-clock = Une arène se joue avec une pendule rapide : un quart d’heure au plus par joueur.
room-tournament-minutes = Une arène a une durée en minutes, et aucune autre formule n’en a.
room-tournament-rounds = Seul un tournoi suisse a un nombre de rondes choisi.
room-tournament-twice = Les matchs aller-retour n’existent que dans un tournoi toutes rondes.
room-tournament-most = Un tournoi toutes rondes compte au plus { $most } joueurs.
room-tournament-starts = Un tournoi commence entre maintenant et dans soixante jours.
room-tournament-listed = Seul un administrateur peut organiser un tournoi pour tout le salon.
room-tournament-many = Vous avez déjà { $most } tournois qui ne sont pas terminés.
room-tournament-organiser = Seule la personne qui organise le tournoi peut faire cela.
room-tournament-finished = Le tournoi est terminé.
room-tournament-cancelled = Le tournoi a été annulé.
room-tournament-open = Le tournoi n’a pas encore commencé.
room-tournament-began = Le tournoi a déjà commencé.
room-tournament-end = Seule une arène peut se terminer avant l’heure. Les autres tournois s’annulent.
room-tournament-few = Un tournoi demande au moins { $least } joueurs.
room-tournament-full = Le tournoi est complet : { $most } inscrits.
room-tournament-late = Il est trop tard pour s’inscrire à ce tournoi.
room-tournament-removed = La personne qui organise ce tournoi vous en a exclu.
room-tournament-not-in = Cette personne ne participe pas à ce tournoi.
room-tournament-bots = Au plus { $most } robots peuvent participer à un tournoi entre amis.
room-tournament-seat = Les places à cette table sont celles des joueurs d’un tournoi.
room-tournament-plays = Une partie de tournoi se joue jusqu’au bout : elle ne s’annule pas, et aucun robot ne remplace un joueur.
room-tournament-rematch = Une partie de tournoi n’a pas de revanche. Le tournoi vous trouvera un autre adversaire.
room-push-turn-title = À vous de jouer
room-push-turn = C’est à vous de jouer dans une partie de { $game }.
room-push-invite-title = Invitation
room-push-invite = { $name } vous invite à une table : { $game }.
room-push-game-title = Votre partie commence
room-push-game = Votre partie de { $game } en tournoi a commencé.
room-push-test-title = Castelude
room-push-test = Les messages arrivent sur cet appareil.
room-no-mail = Ce salon n’envoie pas de courriel.
room-mail-failed = Le message à { $address } n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
room-mail-code = Ce code est faux ou date de plus d’une heure. Vous pouvez en demander un autre.
room-mail-unconfirmed = Confirmez d’abord votre adresse avec le code qui y a été envoyé.
room-mail-confirm-subject = Votre code pour Castelude
room-mail-confirm =
    Quelqu’un, sans doute vous, a donné cette adresse à Castelude. Ce code la confirme ; il est valable une heure :

        { $code }

    Si ce n’était pas vous, vous n’avez rien à faire : aucun autre message ne viendra.
room-mail-recover-subject = Retrouver votre compte Castelude
room-mail-recover =
    Quelqu’un, sans doute vous, a perdu le mot de passe du compte { $login }. Ce code permet d’en choisir un nouveau ; il est valable une heure :

        { $code }

    Sur { $link }, choisissez « J’ai perdu mon mot de passe ».
    Si ce n’était pas vous, vous n’avez rien à faire : le mot de passe reste le même.
room-mail-message =
    { $text }
    { $link }

    Vous recevez ce message parce que vous l’avez choisi dans votre profil ; vous pouvez y renoncer ici : { $stop }
room-push-none = Aucun de vos appareils ne reçoit encore de messages.
room-push-refused = Aucun message n’a pu être envoyé. Désactivez puis réactivez les messages sur cet appareil.
room-push-keys = Ce ne sont pas les clés d’un navigateur.
room-push-service = Ce salon n’envoie pas de messages par ce service.
room-time-zone = Ce serveur ne connaît pas le fuseau horaire { $zone }.
room-vacation-days = Il vous reste { $left } jours de vacances cette année.
room-no-line = Ce message n’existe pas.
room-no-invitation = Cette invitation n’existe pas ; elle est peut-être épuisée.
room-registration-invited = Il faut une invitation pour créer un compte. Demandez un code aux personnes qui tiennent ce salon.
room-registration-closed = Ce salon n’accepte pas de nouveaux comptes pour le moment.
room-former = Ancien joueur
room-unhealthy = Le salon ne peut accueillir personne pour le moment : { $reason }.
room-crash = Une erreur s’est produite sur le serveur. Elle a été enregistrée et rien n’est perdu. Réessayez.

## Faire tourner le salon

room-database-url = { $url } n’est pas une adresse de base de données. Utilisez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
room-database-old = La base est à la version { $present }, ce programme demande { $wanted } : lancez castelude migrate.
room-setting-number = { $name } doit être un nombre entier à partir de 1, et non { $value }.
room-setting-switch = { $name } doit être 0 ou 1, et non { $value }.
room-setting-smtp = CASTELUDE_SMTP doit être l’adresse d’un serveur de courriel, par exemple smtp://nom:motdepasse@mail.example:587 ou smtps://mail.example.
room-setting-mail = Pour le courriel, il faut aussi CASTELUDE_MAIL_FROM (l’adresse de l’expéditeur) et CASTELUDE_PUBLIC_URL (pour les liens).
room-no-opentelemetry = Des traces sont demandées (OTEL_EXPORTER_OTLP_ENDPOINT), mais OpenTelemetry n’est pas installé : pip install 'castelude[otel]'.
room-sub-path = { $url } contient un chemin, or le salon a besoin d’un hôte à lui seul, par exemple https://castles.example.
room-workers = Il peut y avoir 1 à { $most } processus.
room-port = { $port } n’est pas un port ; les ports vont de 1 à 65535.
room-migrated = La base de données est à jour.
room-admin-made = { $login } peut désormais modérer le salon, à la page /admin.
room-admin-gone = { $login } ne peut plus modérer le salon.
room-recovery-made = Le nouveau code de secours de { $login } est { $code }. Remettez-le en privé : toute personne qui l’a peut choisir un nouveau mot de passe.
room-recomputing = Résultats calculés jusqu’ici : { $count }.
room-recomputed = Résultats recalculés depuis le journal : { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}.
room-recounted-puzzles = Essais de problèmes classés recomptés depuis le premier : { $count }.
room-recounted = Parties classées comptées depuis la première : { $count }.
room-whom = Une personne se désigne par son nom, ou par une table et une marque à cette table.
room-yourself = C’est vous.
room-follow-most = Vous pouvez suivre { $most } personnes au plus.
room-follow-blocked = Vous avez bloqué cette personne. Levez d’abord le blocage.
room-block-most = Vous pouvez bloquer { $most } personnes au plus.
room-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
room-invite-whom = Vous pouvez inviter les personnes que vous suivez.
room-invite-refused = Cette personne ne peut pas être invitée.
room-pairing-players = On cherche des adversaires pour une partie à deux joueurs ou plus.
room-pairing-range = Le classement le plus bas ne peut pas dépasser le plus haut.
room-pairing-gone = Il n’y a plus de table à accepter : quelqu’un n’est pas venu à temps, ou vous avez quitté la file.
room-pairing-bots = En attendant, vous ne pouvez jouer que contre des robots, dans une partie à vous et sans classement.
room-rated-accounts = Seuls les joueurs qui ont un compte jouent des parties classées. Créez le vôtre sur la page de profil, ou jouez sans classement.
room-rated-shared = Les parties sur un appareil partagé ne sont pas classées.
room-rated-setup = Les parties à partir d’une position choisie ne sont pas classées.
room-rated-clock = Une partie classée demande une pendule, pour qu’elle ait une fin.
room-rated-takebacks = On ne reprend pas de coup dans une partie classée.
room-rated-seat = Dans une partie classée, une place ne passe pas à une autre personne. Laissez un robot la remplacer.
room-history-key = Ce n’est pas la clé d’une page de l’historique.
room-database-foreign = { $name } n’est pas une base de ce programme ; elle reste comme elle est.
room-database-newer = { $name } a été écrite par une version plus récente de ce programme (schéma { $present }). Installez cette version ou restaurez une sauvegarde plus ancienne.
room-database-corrupt = { $name } est endommagé ou n’est pas une base de données ({ $reason }). Mettez ce fichier de côté et restaurez une sauvegarde avec castelude restore.
room-database-missing = La base { $name } n’existe pas. Créez-la, puis lancez castelude migrate.
room-database-no-file = La base { $name } n’existe pas.
room-database-closed = Impossible d’ouvrir { $name } : { $reason }.
room-backup-itself = { $name } est la base elle-même. Écrivez la sauvegarde dans un autre fichier.
room-backed-up = { $path } contient { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} et { $accounts ->
    [one] 1 compte
   *[other] { $accounts } comptes
}. Gardez ce fichier pour vous : il contient les empreintes des mots de passe et les secrets des parties en cours.
room-restored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} et { $accounts ->
    [one] 1 compte
   *[other] { $accounts } comptes
} restaurés depuis { $path }.
room-restore-replace = La base contient déjà un salon ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $accounts ->
    [one] 1 compte
   *[other] { $accounts } comptes
}). Ajoutez --replace pour le remplacer.
error-room-missing = Le salon de jeu n’est pas installé (il manque { $module }). Installez castelude avec l’extra room.

## Équité

verify-form = Ce n’est pas une partie avec sa preuve : il faut un enregistrement et ses données d’équité (termes, nonces et sceau), tels que le salon les donne à la fin de la partie.
verify-early = Les nonces de cette partie ne sont pas encore révélés : redemandez l’enregistrement à la fin de la partie.
verify-seal-form = { $seal } n’est pas un sceau : un sceau compte 64 chiffres hexadécimaux.
verify-seal = Ce n’est pas la partie annoncée. Son sceau est { $found }, celui que vous avez donné est { $seal }.
verify-seal-inside = Les termes de cette partie ne correspondent pas à son propre sceau : leur sceau est { $found }.
verify-terms = Le jeu, le nombre de joueurs ou les options ne sont pas ceux des termes scellés.
verify-rules = La partie a été distribuée selon la version { $sealed } des règles, et celle-ci est la version { $here } : utilisez le Castelude de l’époque.
verify-house = Le nonce de la maison n’est pas celui auquel elle s’était engagée.
verify-nonce = Le nonce de la place { $number } n’est pas celui qui avait été engagé.
verify-setup = La mise en place ne découle pas des nonces.
verify-custom = La mise en place choisie n’est pas celle qui avait été scellée.
verify-chance = L’événement aléatoire de l’action { $number } ne découle pas des nonces.
verify-good = { $count ->
    [one] La seule action de cette partie se rejoue
   *[other] Les { $count } actions de cette partie se rejouent
}, et tout le hasard découle des nonces. Table { $table }, état { $hash }.
verify-announced = Prouvé : c’est la partie annoncée sous le sceau { $seal } ; la table, le jeu, les options, les places et les nonces n’ont pas changé depuis.
verify-not-announced = Non prouvé : que cette partie soit celle qui avait été annoncée. Donnez avec --seal le sceau noté au début ; le sceau de ce fichier est { $seal }.
verify-seat = Place { $number }, { $name } : { $by ->
    [player] le nonce du joueur, engagé avant la donne.
    [late] un nonce de la maison ; le joueur en avait engagé un et ne l’a pas révélé à temps.
    [bot] un nonce de la maison, pour un robot.
   *[house] un nonce de la maison ; le joueur n’en a pas engagé.
}
verify-is-custom = Mise en place choisie : l’hôte de la table l’a donnée, rien n’a été distribué. Seuls les événements aléatoires suivants découlent des nonces.
verify-joint = Prouvé : personne n’a pu choisir seul le hasard de cette partie, si l’un des joueurs nommés ci-dessus a envoyé un nonce aléatoire. Non prouvé : que ces joueurs soient des personnes différentes, ni que la maison n’ait dit à personne ce qu’elle savait.
verify-house-alone = Non prouvé : que la maison n’ait pas choisi le hasard de cette partie, car aucun joueur n’a donné de nonce.
room-puzzles-later = Vous avez demandé l’examen de beaucoup de positions en peu de temps. Réessayez dans un instant.
room-lines-later = Vous avez demandé beaucoup de suites en peu de temps. D’autres viendront dans un instant.
room-study-none = Cette étude n’existe pas, ou elle est privée.
room-study-not-yours = Seul son propriétaire peut modifier cette étude. Vous pouvez enregistrer une copie d’un chapitre.
room-study-most = Vous pouvez garder au plus { $most } études. Supprimez-en une dont vous n’avez plus besoin.
room-study-chapters = Une étude a au plus { $most } chapitres.
room-study-size = Les chapitres d’une étude tiennent ensemble en { $most } Ko au plus. Commencez une autre étude.
room-study-stale = L’étude a été modifiée entre-temps, dans une autre fenêtre ou sur un autre appareil. Rechargez-la, ou enregistrez la vôtre comme nouvelle étude.
room-study-last = Une étude garde au moins un chapitre. Supprimez plutôt l’étude entière.
room-study-no-chapter = L’étude n’a pas ce chapitre.
