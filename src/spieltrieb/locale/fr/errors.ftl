### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = « { $text } » n’est pas un coup de ce jeu.
error-illegal = « { $text } » n’est pas possible ici.
error-ambiguous = « { $text } » peut désigner plusieurs coups ; précise lequel.
error-wrong-actor = Ce n’est pas à la place { $seat } de jouer.
error-game-over = La partie est terminée.
error-unknown-game = Il n’y a pas de jeu « { $game } ».
error-bad-players = Cela ne va pas avec le nombre de joueurs ({ $players }).
error-bad-option = Cette option ne convient pas.
error-bad-record = Quelque chose ne va pas dans le relevé de la partie : { $where }.
error-bad-match = Ce tournoi ne peut pas se jouer ainsi.
error-bad-language = Il n’y a pas de textes dans la langue « { $lang } » ; il y a : { $known }.
error-bad-bot = Il n’y a pas de bot « { $bot } » pour ces places ; il y a : { $known }.
error-bot-failed = Le bot « { $bot } » n’a pas répondu par un coup permis ({ $said }).
error-bad-simulation = Il faut jouer au moins une partie, pas { $games }.
error-no-advice = Il n’y a pas de conseil à donner ici.

## At the server's tables

error-bad-message = Le serveur n’a pas compris ce message.
error-bad-table = On ne peut pas ouvrir une table ainsi.
error-bad-link = Ce lien personnel ne marche plus. Crées-en un nouveau sur l’autre appareil.
error-bad-origin = Un autre site a voulu utiliser ce serveur ; ce n’est pas permis.
error-no-guest = Le serveur ne te connaît pas encore. Recharge la page.
error-bad-cookie = Le serveur ne te reconnaît pas. Recharge la page.
error-not-your-seat = Ce n’est pas ta place.
error-not-allowed = Tu n’as pas le droit de faire cela ici.
error-banned = Les responsables de ce serveur t’en ont exclu.
error-advice-off = À cette table, on joue sans conseils.
error-unknown-table = Cette table n’existe pas. Le lien a-t-il été coupé ?
error-unknown-page = Il n’y a rien à cette adresse.
error-not-now = Ce n’est pas possible maintenant.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-time-up = Ton temps était écoulé avant l’arrivée de ce coup.
error-stale = La partie a déjà avancé ; regarde à nouveau.
error-no-take-back = Il n’y a rien que tu puisses reprendre.
error-table-closed = Cette table a été fermée.
error-too-long = C’était trop long pour le serveur.
error-too-fast = C’était trop à la fois. Attends un instant et réessaie.
error-too-many = Tu en as déjà trop. Fermes-en d’abord un.
error-no-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessaie plus tard.
error-busy = Le serveur a beaucoup à réfléchir en ce moment. Réessaie dans un instant.
error-bad-setting = Un réglage du serveur ne convient pas : { $setting }.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port }.
error-not-on-windows = Le serveur et sa page ne fonctionnent pas sous Windows même, seulement dans WSL ; ce qui marche ici : spieltrieb play, games, rules, simulate, arena, replay, advise, review et la bibliothèque.
error-cannot-keep = Ce qui serait compilé maintenant ne pourrait pas être conservé, car le dossier prévu n’est pas accessible en écriture : indiques-en un autre avec SPIELTRIEB_CACHE.
error-bad-action = Il n’y a pas d’action « { $action } ».
