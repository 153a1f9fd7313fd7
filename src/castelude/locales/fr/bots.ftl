## Les niveaux des robots

level-novice = novice
level-casual = amateur
level-adept = adepte
level-expert = expert
level-master = maître
level-random = au hasard
level-greedy = glouton

## La maisonnée : qui joue à chaque niveau. On parle peu à table : au début, à un grand moment, à la fin.

bot-novice = Colin
    .role = le page
    .line = Joue ce qui lui tape dans l’œil et ne voit guère le reste.
    .greeting = J’ai appris les règles ce matin.
    .moment = Vous avez vu ?
    .won = J’ai gagné ? Vraiment ?
    .lost = On refait une partie ?
bot-casual = Berthe
    .role = la cuisinière
    .line = Prend le meilleur morceau en vue et regarde rarement plus loin.
    .greeting = Le ragoût peut attendre.
    .moment = Voilà qui est savoureux.
    .won = C’était bien assaisonné, je crois.
    .lost = Bien joué. Il y a de la soupe pour tout le monde.
bot-adept = Amina
    .role = l’intendante
    .line = Réfléchit un peu à l’avance et tient sa maison en ordre.
    .greeting = J’ai un moment entre deux chambres.
    .moment = Chaque chose à sa place.
    .won = Et maintenant, les comptes.
    .lost = Vous avez été plus ordonné que moi.
bot-expert = Isabeau
    .role = la maréchale
    .line = Prévoit plusieurs coups et frappe aux points faibles.
    .greeting = Montrez-moi vos défenses.
    .moment = La ligne est rompue.
    .won = Une belle campagne.
    .lost = Je vous salue.
bot-master = Anselme
    .role = le chambellan
    .line = Réfléchit aussi longtemps que permis et n’oublie rien.
    .greeting = J’ai vu bien des parties dans cette maison.
    .moment = Comme prévu.
    .won = La maison a bonne mémoire.
    .lost = On ne m’avait pas surpris ainsi depuis des années.

play-bots = Les robots jouent au niveau : { $level }. Choisissez-en un autre avec --level.
error-level = Il n’y a pas de niveau { $name }. Les niveaux sont : { $known }.
error-network = Le fichier { $path } n’est pas un réseau pour { $game }.
play-hint-says = Conseil : { $action }.
