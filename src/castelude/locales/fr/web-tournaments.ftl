## Tournois

web-tournaments-intro = Disputez un classement avec des amis, des inconnus et des robots. Toutes les parties se jouent à deux, à la pendule ; une victoire vaut deux points et une nulle un point.
web-tournaments-mine = Mes tournois
web-tournaments-room = Ouverts à tous
web-tournaments-empty = Aucun tournoi n’est annoncé pour tout le salon. Organisez-en un entre amis : ils s’inscrivent par le lien.
web-tournament-new = Organiser un tournoi
web-tournament-new-help = Vous recevez un lien pour les participants. Vous lancez le tournoi quand tout le monde est là, ou il commence tout seul à l’heure dite.
web-tournament-untitled = Tournoi sans titre
web-tournament-name = Titre
web-tournament-format = Formule
web-tournament-swiss = Système suisse
    .help = Quelques rondes. On rencontre ceux qui ont à peu près autant de points, jamais deux fois la même personne, et nul n’est éliminé.
web-tournament-roundrobin = Toutes rondes
    .help = Chacun rencontre chacun, à 16 joueurs au plus. Par correspondance, toutes les parties commencent en même temps.
web-tournament-knockout = Élimination directe
    .help = Le perdant est éliminé. Une nulle se rejoue en changeant de couleur, puis le sort décide.
web-tournament-arena = Arène
    .help = Pendant un temps donné : qui a fini une partie reçoit aussitôt la suivante.
web-tournament-rounds = Rondes
web-tournament-rounds-auto = automatique
web-tournament-rounds-of = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
web-tournament-twice = Aller-retour : chacun rencontre chacun deux fois, une fois avec chaque couleur
web-tournament-twice-short = aller-retour
web-tournament-minutes = Durée en minutes
web-tournament-lasts = { $minutes } minutes
web-tournament-most = Nombre maximal de joueurs
web-tournament-starts = Commence le
web-tournament-starts-help = Laissez ce champ vide pour lancer le tournoi vous-même. À l’heure dite, il faut au moins deux joueurs.
web-tournament-bots = Robots participants
web-tournament-me = Je participe
web-tournament-late = On peut encore s’inscrire après le début
web-tournament-listed = L’annoncer à tout le salon
web-tournament-plan = Organiser
web-tournament-entrants = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-tournament-status-open = En attente du départ
web-tournament-status-running = En cours
web-tournament-status-paused = En pause : il n’y a pas de nouvelle partie avant la reprise.
web-tournament-status-finished = Terminé
web-tournament-status-cancelled = Annulé
web-tournament-why-organiser = Le tournoi a été annulé par la personne qui l’organisait.
web-tournament-why-few = Le tournoi a été annulé : il y avait moins de deux joueurs à l’heure dite.
web-tournament-why-expired = Le tournoi a été annulé, car personne ne l’a lancé pendant deux semaines.
web-tournament-begins = Départ automatique : { $when }
web-tournament-organised-by = Organisé par { $name }
web-tournament-next = Votre partie a commencé, et la pendule tourne.
web-tournament-play = Au plateau
web-tournament-wait = Vous n’avez pas de partie en ce moment. Cette page vous préviendra quand la prochaine commencera.
web-tournament-winners = { $count ->
    [one] { $names } a gagné le tournoi.
   *[other] { $names } se partagent le premier rang.
}
web-tournament-left = encore { $time }
web-tournament-round-of = ronde { $number } sur { $count }
web-tournament-enter = Participer
web-tournament-return = Je suis de retour
web-tournament-withdraw = Se retirer
web-tournament-withdraw-sure = Vous retirer du tournoi ? Vous abandonnez la partie que vous y jouez.
web-tournament-start = Lancer le tournoi
web-tournament-pause = Mettre en pause
web-tournament-resume = Reprendre
web-tournament-end = Terminer maintenant
web-tournament-end-sure = Terminer l’arène maintenant ? Les parties en cours se jouent jusqu’au bout et comptent encore.
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Annuler le tournoi ? Les parties en cours peuvent se terminer, mais ne comptent pas.
web-tournament-add-bot = Faire participer un robot
web-tournament-remove = Retirer { $name }
web-tournament-entered = Participants
web-tournament-nobody = Personne ne participe encore.
web-tournament-standings = Classement
web-tournament-points = Points
web-tournament-record = Gagnées, nulles et perdues
web-tournament-record-short = G–N–P
web-tournament-points-help = Une victoire ou une exemption vaut deux points, une nulle un point.
web-tournament-ties = À égalité décident, dans cet ordre : { $ties }.
web-tie-buchholz = le Buchholz (les points de tous les adversaires)
web-tie-buchholz-short = BH
web-tie-sonneborn = le Sonneborn-Berger (les points des adversaires battus, et la moitié de ceux des nulles)
web-tie-sonneborn-short = SB
web-tie-direct = la confrontation directe (les parties entre les ex æquo)
web-tie-direct-short = CD
web-tie-wins = le nombre de victoires
web-tournament-state-out = retiré
web-tournament-state-absent = absent
web-tournament-gone = un joueur retiré
web-tournament-games = Parties
web-tournament-round = Ronde { $number }
web-tournament-latest = Dernières parties
web-tournament-final-0 = Finale
web-tournament-final-1 = Demi-finales
web-tournament-final-2 = Quarts de finale
web-tournament-playing = en cours
web-tournament-drawn = nulle
web-tournament-won-by = victoire de { $name }
web-tournament-by-lot = nulle ; le sort a désigné { $name }
web-tournament-bye = { $name } est exempt.
web-tournament-walkover = { $name } passe sans jouer : { $other } s’est retiré.

## Clubs

web-clubs-intro = Un club est un groupe privé : une famille, un café ludique, des collègues. Il a son propre classement, ses tournois, et un tournoi chaque semaine qui s’ouvre tout seul.
web-clubs-empty = Vous n’êtes encore dans aucun club. Fondez-en un et transmettez le lien.
web-club-new = Fonder un club
web-club-name = Nom du club
web-club-found = Fonder
web-club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
web-club-owner = responsable
web-club-invited = { $count ->
    [one] Vous êtes invité dans ce club, qui compte { $count } membre.
   *[other] Vous êtes invité dans ce club, qui compte { $count } membres.
}
web-club-join = Rejoindre le club
web-club-no-tournaments = Le club n’a pas encore de tournoi.
web-club-leaderboard = Classement
web-club-leaderboard-help = Comptent les parties entre membres, dès que les deux le sont : deux points pour une victoire, un pour une nulle.
web-club-invite = Inviter quelqu’un
web-club-invite-help = Toute personne qui a ce lien peut rejoindre le club.
web-club-new-link = Créer un nouveau lien
web-club-leave = Quitter le club
web-club-leave-sure = Quitter le club ? S’il est à vous, il passe au membre le plus ancien.
web-club-close = Fermer le club
web-club-close-sure = Fermer le club pour tout le monde ? Les parties et les tournois joués restent.
web-club-remove-short = Retirer
web-club-remove = Retirer { $name }
web-club-remove-sure = Retirer { $name } du club ? Le lien change, pour qu’il ne permette pas de revenir.
web-club-weekly = Tournoi de chaque semaine
web-club-weekly-help = Le prochain est toujours ouvert : les membres s’y inscrivent avant l’heure, et il commence tout seul.
web-club-weekly-is = Chaque { $day } à { $time } ({ $zone }) : { $format }, { $game }.
web-club-weekly-set = Le jouer chaque semaine
web-club-weekly-none = Plus de tournoi chaque semaine
web-club-day = Jour
web-club-time = Heure
web-club-zone = Les heures sont celles de { $zone }.
