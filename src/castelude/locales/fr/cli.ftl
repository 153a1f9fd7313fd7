## Jouer dans le terminal

play-welcome = { $game } dans le terminal. Tapez un coup, ou aide.
play-hint = Tapez un coup, ou aide.
play-hand-over = C’est au tour de { $seat }. Passez le clavier, puis appuyez sur Entrée.
play-opponent = { $seat } joue { $action }
play-scores = Score : { $scores }
play-draw = Partie nulle.
play-winners = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
play-not-yours = Ce n’est plus à vous de jouer ; { $action } n’a pas été joué.
play-refused = Impossible : { $reason } ({ $clause })
play-allowed = Possible : { $reason } ({ $clause })
play-no-moves = Aucun coup permis ne commence par { $start }.
play-clauses = Tapez règle et un numéro, par exemple règle CO-4.3. Les clauses :
play-nothing-to-undo = Vous n’avez encore rien joué.
play-resign-sure = Abandonner la partie ? (o/n)
play-resigned = { $seat } abandonne. Merci pour la partie.
play-save-name = Nommez un fichier : enregistrer FICHIER
play-saved = Enregistré dans { $path }. Pour continuer plus tard : castelude play --record { $path }
play-left = Au revoir.
play-help-actions = Tapez un coup dans la notation du jeu, par exemple { $example }. Une ligne peut en contenir plusieurs.
play-help-help = aide                  cette aide
play-help-moves = coups [DÉBUT]         les coups permis, ou ceux qui commencent par DÉBUT
play-help-why = pourquoi COUP         ce coup est-il possible ici, et selon quelle clause
play-help-rule = règle [CLAUSE]        une clause de la règle, ou la liste des clauses
play-help-hint = conseil               ce qu’un bon robot ferait à votre place
play-help-undo = annuler               revenir à votre dernière décision
play-help-resign = abandonner            abandonner la partie
play-help-save = enregistrer FICHIER   garder la partie jouée jusqu’ici
play-help-quit = quitter               partir

# Ce qu’on peut taper à part un coup : des mots séparés par des virgules. Ceux de toutes les langues sont compris.
play-words-help = aide
play-words-moves = coups
play-words-why = pourquoi
play-words-rule = règle, regle, règles, regles
play-words-hint = conseil, indice
play-words-undo = annuler
play-words-resign = abandonner
play-words-save = enregistrer
play-words-quit = quitter
play-words-yes = o, oui

## La règle

rulebook-preface = La règle de ce jeu telle que Castelude la joue, clause par clause. Chaque refus à la table nomme sa clause. Cette page est produite à partir des textes du programme.
rulings-title = Interprétations
rulings-preface = Là où une règle laisse une question ouverte, Castelude choisit une lecture et dit pourquoi. Le texte complet des clauses est dans docs/spec.
rulebook-ruling = interprétation
rulebook-why = Pourquoi cette interprétation :
rulebook-card = Carte
rulebook-card-text = Ce qu’elle fait

## Éditions

editions-folder = Vos propres fichiers de cartes se placent dans { $path }/JEU/NOM.json
editions-good = { $game } : ce fichier de cartes est valable.
editions-bad = { $game } : { $count ->
    [one] { $count } problème trouvé
   *[other] { $count } problèmes trouvés
}.
error-edition-game = { $path } n’est pas un fichier de cartes d’un des jeux.

## Erreurs de la ligne de commande

error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
error-option-word = Une option s’écrit clé=valeur, et non { $word }.
error-unknown-clause = Il n’y a pas de clause { $name }. Les clauses sont : { $known }.
error-seconds = Le nombre de secondes doit être supérieur à 0, et non { $value }.
error-file-utf8 = Le fichier { $path } n’est pas un texte en UTF-8.

## Ce qui est installé

doctor-games = Jeux : { $games }
doctor-languages = Langues : { $languages }
doctor-client = Client pour navigateur : construit
doctor-no-client = Client pour navigateur : non construit, le salon ne sert donc que les programmes. Dans un clone, make web le construit.
doctor-extra = Extra { $extra } : { $packages }
doctor-extra-missing = Extra { $extra } : non installé ({ $missing })

## Ce qu’un jeu promet

check-facts = Les données déclarées s’accordent
check-words = Le nom, les options et les clauses ont un texte dans chaque langue
check-seed = La même graine donne la même partie
check-chance = Les événements aléatoires viennent de la graine
check-perft = Perft compte les suites de décisions
check-log = Le journal a un texte dans chaque langue
check-undo = Les actions peuvent être reprises
check-hides = Ce qui est caché est déclaré
check-notation = Les parties s’écrivent en notation et se relisent
check-pictures = Il y a des dessins et des images à chaque étape
check-refusals = Les actions illégales sont refusées avec une clause et ne changent rien
check-setups = Les mises en place abîmées sont refusées ou jouées
check-play = Les parties au hasard se terminent, avec des listes légales triées qui se relisent
check-records = Les enregistrements rejoués mènent au même état
check-copies = Les copies ne partagent rien
check-setup-kept = Les positions ne partagent rien avec leur mise en place
check-pickle = Les positions passent dans d’autres processus
check-views = Vues, images et listes légales ne dépendent que de ce qu’un joueur peut savoir
check-foresight = Les prévisions ne dépendent que de ce qu’un joueur peut savoir
check-arrays = Encodages : masques, indices dans les deux sens, observations sans secrets
check-kept = { $game } tient toutes ses promesses.
check-broken = { $broken ->
    [one] { $game } manque à une promesse.
   *[other] { $game } manque à { $broken } promesses.
}

## Un nouveau jeu

scaffold-next = Ensuite : pip install --editable { $folder }, castelude check { $name }, castelude play { $name }. Puis transformez-le.

error-game-name = { $name } ne peut pas être l’identifiant d’un jeu : il faut 3 à 20 lettres minuscules et chiffres, en commençant par une lettre.
error-game-name-taken = Le nom { $name } est déjà pris.
error-folder-taken = { $folder } existe et n’est pas un dossier vide.

## Les parties comme données

puzzles-mined = { $count } problèmes dans { $path }.
puzzles-share = { $asked } problèmes ont été recalculés, { $refuted } ont été réfutés ({ $share } %).
puzzles-shipped = { $count } problèmes confirmés dans { $path }.
puzzles-weighed = { $count } problèmes dans { $path } ; chances modifiées : { $changed }, problèmes écartés parce qu’ils ne tenaient plus : { $out }.
games-generated = { $games } parties et { $decisions } décisions dans { $path }.
games-packed = { $games } parties tassées en { $bytes } octets : { $path }
games-exported = { $rows } décisions dans { $path }.
error-games-file = { $path } n’est pas un fichier écrit par castelude games generate.
error-dataset-kind = Les décisions s’écrivent dans un fichier qui se termine par .parquet, ou par .jsonl sans observations ; pas dans { $path }.
error-no-shtab = La complétion a besoin de shtab : pip install castelude[completion]
error-no-pyarrow = Parquet a besoin de pyarrow : pip install castelude[parquet]
