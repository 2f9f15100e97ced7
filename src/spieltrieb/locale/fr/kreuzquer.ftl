### The rules of Kreuz & Quer, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Tout le monde reçoit les mêmes tuiles. Qui tracera les meilleurs chemins ?

kreuzquer-rules-aim = But du jeu
    .text =
        Deux chemins se croisent au centre de ta planche. Seize nombres attendent tout autour, sur le bord. Tuile après tuile, tu construis des chemins du centre vers les nombres.

        Chaque nombre que tu n’atteins pas te coûte des points négatifs. À la fin, le joueur qui en a le moins gagne.

kreuzquer-rules-material = Ce qu’il vous faut
    .text =
        C’est un jeu pour 1 à 4 joueurs. Chacun a une planche et une série de tuiles.

        La planche a 5 × 5 cases.

        - La case du centre est imprimée. Un chemin large la traverse de gauche à droite, un chemin étroit de haut en bas. Au centre, ils se rejoignent.
        - Chaque côté de la planche a quatre nombres : à la première, à la deuxième, à la quatrième et à la cinquième case. Une case de coin a donc deux nombres, un sur chacun de ses côtés extérieurs. Au milieu de chaque côté, il n’y a pas de nombre : le bord y est un mur.
        - Il y a six 1, six 2 et quatre 3. Ils sont placés autrement sur chacune des quatre planches, mais toutes les planches sont d’égale difficulté.

        Tout le monde a les mêmes 28 tuiles.

        - Chaque tuile a son propre symbole, pour qu’on puisse l’appeler par son nom. Au dos de chaque tuile, il y a une spirale.
        - L’endroit où un chemin quitte une tuile s’appelle une sortie. Une sortie est large ou étroite. Un côté sans sortie est dit vide.
        - Deux tuiles ont une sortie, sept en ont deux, douze en ont trois et sept en ont quatre. Sorties larges et étroites peuvent se mêler sur une même tuile. Toutes les sorties d’une tuile sont reliées entre elles : un chemin large peut donc devenir étroit.

        Les tuiles, les emplacements des nombres et la direction des deux chemins du centre sont notre propre reconstitution. Si tu possèdes la boîte du jeu, tu peux saisir les vrais en ouvrant une table.

kreuzquer-rules-setup = Mise en place
    .text =
        L’un de vous est le premier joueur. Ses tuiles attendent face cachée, bien mélangées. Tous les autres étalent les leurs face visible.

        Autour d’une vraie table, le premier joueur est le plus âgé. Ici, on tire au sort, sauf si vous choisissez quelqu’un. Retourner les tuiles est sa seule tâche particulière, et la page s’en charge.

kreuzquer-rules-turn = Une manche
    .text =
        Il y a 24 manches. Chacune se passe ainsi :

        - Le premier joueur retourne l’une de ses tuiles et annonce son symbole.
        - Chacun pose sa propre tuile avec ce symbole sur sa propre planche. Vous le faites tous en même temps.
        - Quand ta tuile te plaît comme elle est, tu confirmes. Quand tout le monde a confirmé, on retourne la tuile suivante.

        Tu peux encore changer d’avis jusqu’à ce que la tuile suivante soit retournée : reprends ton coup et repose la tuile. Après, ta tuile reste comme elle est.

kreuzquer-rules-placing = Poser une tuile
    .text =
        Pose la tuile sur une case libre. Tu peux la tourner comme tu veux. Elle doit convenir :

        - Au moins une de ses sorties doit prolonger une sortie d’une tuile voisine ou du centre. Large va avec large, et étroit va avec étroit.
        - Aucune de ses sorties ne doit rencontrer une sortie de l’autre largeur.
        - Aucune de ses sorties ne doit buter contre le côté vide d’une tuile ou contre un mur.
        - Aucun de ses côtés vides ne doit bloquer la sortie d’une voisine.

        Seules les cases qui se touchent par un côté sont voisines. Se toucher par un coin ne compte pas.

        Face aux nombres du bord, tu as toute liberté. Une sortie large, une sortie étroite, un côté vide : tout est permis à côté d’un nombre. De même, n’importe quel côté peut donner sur une case encore libre ou sur une spirale.

kreuzquer-rules-spiral = Spirales
    .text =
        Parfois une tuile ne peut être posée nulle part, ou bien les places possibles ne te plaisent pas. Alors pose-la face cachée, pour montrer sa spirale. Une spirale peut aller sur toute case libre, même sans aucune voisine.

        Une spirale coupe tous les chemins qui y mènent. Les tuiles suivantes peuvent tourner vers elle une sortie ou un côté vide. Mais une spirale ne prolonge aucun chemin : une nouvelle tuile doit quand même prolonger une sortie d’une tuile visible ou du centre.

        Chaque spirale coûte 1 point négatif à la fin.

kreuzquer-rules-end = Fin de la partie
    .text =
        La partie est terminée après 24 manches. Toutes les planches sont alors pleines. Quatre tuiles de chaque série ne servent pas.

kreuzquer-rules-points = Points
    .text =
        Regarde chaque nombre sur ton bord. Il est atteint si la tuile d’à côté a une sortie vers lui, et si de là un chemin continu mène au centre. Large ou étroit, peu importe.

        - Chaque nombre qui n’est pas atteint coûte autant de points négatifs que sa valeur.
        - Chaque spirale coûte 1 point négatif.

        Le joueur qui a le moins de points négatifs gagne. Si plusieurs joueurs sont à égalité, ils se partagent la victoire.

        Dans les résultats, les points négatifs s’écrivent avec un signe moins : −7 veut dire 7 points négatifs.

kreuzquer-rules-solo = Jouer en solo
    .text =
        Ce jeu se joue aussi en solo, avec les mêmes règles. Tes points négatifs te valent un titre :

        - 0 ou 1 : Virtuose des voies
        - de 2 à 4 : Crack des carrefours
        - de 5 à 7 : Bricoleur de bifurcations
        - de 8 à 10 : Apprenti aiguilleur
        - 11 et plus : Piéton perplexe

kreuzquer-rules-match = Jouer un tournoi
    .text =
        Un tournoi compte autant de parties qu’il y a de joueurs. Chacun est une fois le premier joueur. On additionne les points négatifs de toutes les parties. Le joueur qui en a le moins remporte le tournoi. En cas d’égalité, la victoire est partagée.

kreuzquer-rules-options = Options
    .text =
        Vous pouvez convenir de ceci avant la partie :

        - Qui retourne les tuiles. On tire au sort, sauf si vous choisissez quelqu’un.
        - Avec quelles tuiles et quelles planches vous jouez. Vous n’en avez besoin que pour jouer avec celles d’une boîte du jeu. Ce que vous saisissez est vérifié avant la partie.

kreuzquer-rules-moves = Dans un terminal
    .text =
        Tu tapes tes coups. Une case s’écrit avec une lettre et un chiffre. Les lettres de a à e sont les colonnes, à partir de la gauche. Les chiffres de 1 à 5 sont les rangées, à partir du haut. b3 est donc dans la deuxième colonne et la troisième rangée, et le centre est c3.

        - `key@b3/90` : pose la clé sur b3, tournée de 90 degrés dans le sens des aiguilles d’une montre. Tu peux tourner une tuile de 0, 90, 180 ou 270 degrés.
        - `spiral@c1` : pose la tuile face cachée sur c1.

        Si une tuile a le même aspect après deux rotations différentes, tu peux taper l’une ou l’autre. C’est le plus petit nombre qui est noté.

        Voici comment taper les symboles : `key` (clé), `star` (étoile), `sun` (soleil), `triangle` (triangle), `smiley` (smiley), `moon` (lune), `heart` (cœur), `anchor` (ancre), `cloud` (nuage), `leaf` (feuille), `fish` (poisson), `bell` (cloche), `crown` (couronne), `drop` (goutte), `flower` (fleur), `ladder` (échelle), `hammer` (marteau), `candle` (bougie), `boat` (bateau), `house` (maison), `cup` (tasse), `bird` (oiseau), `tree` (arbre), `comb` (peigne), `spoon` (cuillère), `kite` (cerf-volant), `snail` (escargot) et `glove` (gant).

        Les majuscules et les espaces en trop ne changent rien. Les places sont numérotées de 0 à 3, dans le sens des aiguilles d’une montre.

        Les options s’appellent `starter` (la place qui retourne les tuiles ; dans un terminal, la première par défaut), `tiles`, `centre` et `ports`, comme dans `--set tiles=miennes.json`. Une tuile s’écrit avec un signe par côté, dans l’ordre haut, droite, bas, gauche : `W` pour une sortie large, `n` pour une sortie étroite, `-` pour un côté vide. `W-n-` a donc une sortie large en haut et une sortie étroite en bas. Le centre s’écrit de la même façon. Deux chemins qui ne sont pas reliés ont un signe plus entre eux : `W-W-+-n-n`. Chaque tuile a pour nom un seul mot en lettres minuscules ; deux noms ne sont jamais les mêmes, et aucun n’est `spiral`. L’emplacement d’un nombre est une case et un côté : N est le haut, E la droite, S le bas, W la gauche. `a1N` est donc au-dessus de la case en haut à gauche.

        Dans une partie enregistrée, chaque coup est précédé de sa place, comme dans `0:key@b3/90`. Seul l’emplacement final de chaque tuile est enregistré. Une étoile représente le hasard : `*:=key` veut dire que la clé a été retournée.

kreuzquer-option-starter = Qui retourne les tuiles
kreuzquer-option-tiles = Les tuiles : quel symbole a quels chemins
kreuzquer-option-centre = Les chemins sur la case du centre
kreuzquer-option-ports = Les nombres au bord de chaque planche

kreuzquer-reason-full = Toutes les planches sont pleines.

kreuzquer-rating-1 = Virtuose des voies
kreuzquer-rating-2 = Crack des carrefours
kreuzquer-rating-3 = Bricoleur de bifurcations
kreuzquer-rating-4 = Apprenti aiguilleur
kreuzquer-rating-5 = Piéton perplexe

kreuzquer-symbol-key = clé
kreuzquer-symbol-star = étoile
kreuzquer-symbol-sun = soleil
kreuzquer-symbol-triangle = triangle
kreuzquer-symbol-smiley = smiley
kreuzquer-symbol-moon = lune
kreuzquer-symbol-heart = cœur
kreuzquer-symbol-anchor = ancre
kreuzquer-symbol-cloud = nuage
kreuzquer-symbol-leaf = feuille
kreuzquer-symbol-fish = poisson
kreuzquer-symbol-bell = cloche
kreuzquer-symbol-crown = couronne
kreuzquer-symbol-drop = goutte
kreuzquer-symbol-flower = fleur
kreuzquer-symbol-ladder = échelle
kreuzquer-symbol-hammer = marteau
kreuzquer-symbol-candle = bougie
kreuzquer-symbol-boat = bateau
kreuzquer-symbol-house = maison
kreuzquer-symbol-cup = tasse
kreuzquer-symbol-bird = oiseau
kreuzquer-symbol-tree = arbre
kreuzquer-symbol-comb = peigne
kreuzquer-symbol-spoon = cuillère
kreuzquer-symbol-kite = cerf-volant
kreuzquer-symbol-snail = escargot
kreuzquer-symbol-glove = gant

## Why the tiles and boards that somebody typed in, or a file with them, can't be played

kreuzquer-box-tiles = Les tuiles doivent associer des chemins à { $count } symboles.
kreuzquer-box-count = Il faut exactement { $count } tuiles, pas { $found }.
kreuzquer-box-symbol = Un symbole porte un nom d’un seul mot en minuscules de a à z, pas { $found }.
kreuzquer-box-spiral = Aucun symbole ne peut s’appeler « spiral » : c’est une tuile posée face cachée. Trouve un autre nom.
kreuzquer-box-face = { $part ->
        [centre] Le centre
       *[tile] La tuile « { $symbol } »
    } demande quatre signes, pour le haut, la droite, le bas et la gauche : W pour une sortie large, n pour une étroite, - pour aucune, par exemple WWn-. Deux chemins séparés s’écrivent W-W-+-n-n. C’était { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] Le centre
       *[tile] La tuile « { $symbol } »
    } doit avoir au moins une sortie sur chaque chemin ; { $face } a un chemin sans sortie.
kreuzquer-box-two-exits = { $part ->
        [centre] Le centre
       *[tile] La tuile « { $symbol } »
    } ne peut avoir qu’une sortie par côté ; dans { $face }, deux chemins se rencontrent { $side ->
        [N] en haut
        [E] à droite
        [S] en bas
       *[W] à gauche
    }.
kreuzquer-box-boards = Il faut une à quatre planches, chacune avec ses nombres.
kreuzquer-box-board = La planche { $board } doit associer un nombre à chaque endroit du bord, par exemple 1 à a1N.
kreuzquer-box-port = La planche { $board } a { $port }, où il n’y a pas de nombre ; il y a seulement { $known }.
kreuzquer-box-number = La planche { $board } doit avoir un 1, un 2 ou un 3 en { $port }, pas { $found }.
kreuzquer-box-missing = La planche { $board } n’a pas de nombre en { $missing }.
kreuzquer-box-unequal = Toutes les planches doivent avoir autant de 1, de 2 et de 3 : la planche 1 en a { $first_1 }, { $first_2 } et { $first_3 }, la planche { $board } en a { $other_1 }, { $other_2 } et { $other_3 }.
kreuzquer-box-players = Pour { $players } joueurs, il faut { $players } planches ; il n’y en a que { $found }.
kreuzquer-box-file-unread = Le fichier { $path } est illisible ({ $why }).
kreuzquer-box-file-parts = Le fichier { $path } doit être un seul objet JSON avec « tiles », « centre » et « ports », et rien d’autre.
kreuzquer-box-file-content = Quelque chose ne va pas dans le fichier { $path }. { $why }
kreuzquer-box-file-large = Le fichier { $path } a plus de { $most } octets, trop pour une boîte ; choisis le bon fichier.
kreuzquer-box-file-encoding = Le fichier { $path } n’est pas un texte en UTF-8 (octet { $byte }) ; enregistre-le en UTF-8.
kreuzquer-box-file-json = Le fichier { $path } n’est pas du JSON valide à la ligne { $line }, colonne { $column } ; cherche une virgule ou un guillemet qui manque.
kreuzquer-box-file-nested = Le fichier { $path } a une imbrication trop profonde.
kreuzquer-box-file-repeat = Dans le fichier { $path }, un objet contient { $times } fois { $name } ; renommes-en un ou supprime-le.
kreuzquer-box-file-digits = Dans le fichier { $path }, un nombre a beaucoup trop de chiffres.
