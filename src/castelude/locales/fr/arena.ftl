## L’arène

arena-head = | concurrent | parties | points | part par place | 95 % | Elo | 95 % |
arena-pair = { $above } contre { $below } : { $share } de { $games } parties ({ $low } à { $high }), { $times } fois une part équitable
arena-pace = { $games } parties de { $actions } actions en moyenne ; cette exécution a pris { $seconds } s, { $times } fois plus vite qu’une partie après l’autre.
arena-tuned = { $rounds } tours en { $seconds } s, { $times } fois plus vite qu’une partie après l’autre.
arena-epoch = Époque { $epoch } : perte { $taught }, sur les positions mises de côté { $kept }
arena-learned = Appris de { $games } parties et { $positions } positions. L’évaluation aux poids réglés à la main a une perte de { $by_hand }.
arena-forfeit = Donne { $deal } : partie perdue par forfait, { $reason }
arena-calibrated-head = | positions et sièges | chance | gagné | 95 % |
arena-calibrated = Ajusté à { $positions } positions de { $games } parties. Erreur de calibration attendue sur les parties mises de côté : { $error } ; celle de la recherche elle-même : { $before }.
arena-calibration-checked = Vérifié sur { $positions } positions de { $games } parties. Erreur de calibration attendue de la table en usage : { $error } ; de la recherche seule : { $before }.

error-contestant = { $words } n’est pas un concurrent : écrivez un niveau, random, greedy, NIVEAU:nodes=N, NIVEAU:ms=N, exec:COMMANDE, py:FICHIER:CLASSE ou from:DOSSIER:CONCURRENT.
error-setting = { $words } : il n’y a pas de réglage { $key }. Les réglages sont : { $known }.
error-setting-idle = { $words } : { $key } ne changerait rien ici. Ces réglages ont un effet : { $known }.
error-contestants = { $number } concurrents ne conviennent pas à { $players } places : donnez-en deux, ou un par place.
error-ladder = Une échelle demande au moins deux concurrents.
error-program = Le programme { $words } ne peut pas être lancé : { $reason }
error-python = Il n’y a pas de classe Python { $words } : { $reason }
error-checkout = { $words } ne nomme pas un dossier qui contient une copie du projet, puis un concurrent : écrivez DOSSIER:CONCURRENT.
error-python-act = { $words } n’est pas une classe qui a une méthode act(view, actions).
error-results-plan = Le fichier { $path } contient les résultats d’une autre campagne. Choisissez un autre fichier.
error-results-line = Le fichier { $path } n’est pas un fichier de résultats.
error-no-ray = Ray n’est pas installé. Installez castelude[arena], ou retirez --ray.
error-no-torch = Ni PyTorch ni NumPy n’est installé. Installez castelude[learn].
error-no-inputs = { $game } n’a pas d’évaluation qui puisse apprendre.
error-seats-games = { $words } ne dit pas combien de parties jouer à combien de joueurs. Écrivez 2:500,5:1500 : 500 parties à deux joueurs et 1 500 à cinq.
error-network-size = Le réseau prend { $size } octets ; { $most } au plus sont permis. Donnez-lui moins d’unités avec --hidden.
error-weight = L’évaluation de { $game } n’a pas de poids { $name }. Elle a : { $known }.
error-no-weights = { $game } n’a pas d’évaluation avec des poids à régler.
error-calibrate-games = { $path } doit contenir au moins { $least } parties, toutes de { $game }.
