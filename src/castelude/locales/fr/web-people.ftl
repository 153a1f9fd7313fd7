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
web-ladder = Classements
web-ladder-intro = On commence à 1000 points ; avec 400 points de plus, on peut espérer gagner dix parties sur onze. Les robots ont obtenu leur classement en jouant entre eux. Les personnes sont rangées selon le classement qu’elles ont très probablement au moins.
web-ladder-season = Saison
web-ladder-season-of = { $year }, trimestre { $quarter }
web-ladder-all-time = depuis toujours
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-games = Parties
web-ladder-empty = Personne n’a encore joué de partie classée ici. Les robots attendent.
