### The rules of 5 vor 12, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Les petits nombres par ici, les grands par là : ça n’a rien de sorcier, si ?

fivetotwelve-rules-aim = But du jeu
    .text =
        Ta planche a seize cases. Couvre-les toutes de tuiles avant les autres !

        Il y a juste un hic. Dans chaque rangée, les nombres doivent grandir de gauche à droite. Dans chaque colonne, ils doivent grandir de haut en bas.

fivetotwelve-rules-material = Ce qu’il vous faut
    .text =
        C’est un jeu pour 2 à 4 joueurs.

        - Chacun a une planche de 4 × 4 cases. Quatre d’entre elles portent un point. Ces points forment une ligne en biais, du coin en haut à gauche au coin en bas à droite.
        - Il y a une série de tuiles par joueur, avec les nombres de 1 à 20. Cela fait 40 tuiles à deux, 60 à trois et 80 à quatre. La couleur des tuiles ne compte pas.

fivetotwelve-rules-setup = Mise en place
    .text =
        Toutes les tuiles sont mélangées et attendent au milieu, face cachée.

        Viennent alors quatre petites manches. À chaque manche, tout le monde reçoit une tuile, face visible, et la met sur l’un de ses points libres. Vous le faites tous en même temps. Après les quatre manches, tous tes points sont couverts.

        Tant que tous les points ne sont pas couverts, une tuile posée reste où elle est. Tu choisis le point libre que tu veux : même un 20 dans le coin en haut à gauche est permis. Ce n’est pas malin, car rien n’est plus grand que 20. À sa droite et en dessous, aucun nombre ne conviendra tant que tu ne l’auras pas échangé.

        Ensuite, les points ne servent plus à rien.

        Autour d’une vraie table, c’est au plus âgé de commencer. Ici, on tire au sort, sauf si vous choisissez quelqu’un.

fivetotwelve-rules-turn = Ton tour
    .text =
        Vous jouez chacun votre tour, dans le sens des aiguilles d’une montre. À ton tour, tu fais l’une de ces deux choses :

        - Piocher : retourne une tuile cachée. Mets-la ensuite sur ta planche, ou laisse-la au milieu, face visible. Tu as le droit de la laisser même si elle convient.
        - Prendre : choisis une tuile déjà visible au milieu. Tu dois la mettre sur ta planche. Tu ne peux donc prendre qu’une tuile qui peut être posée quelque part.

        Puis c’est au suivant.

fivetotwelve-rules-placing = Poser une tuile
    .text =
        Tu peux mettre une tuile sur une case libre. Ou bien tu échanges : tu la mets sur une case déjà couverte. L’ancienne tuile part alors au milieu, face visible, et n’importe qui pourra la prendre à un tour suivant.

        Le nouveau nombre doit convenir à sa rangée et à sa colonne :

        - Il est plus grand que tous les nombres à sa gauche dans la rangée et au-dessus de lui dans la colonne.
        - Il est plus petit que tous les nombres à sa droite dans la rangée et en dessous de lui dans la colonne.

        Toutes les tuiles de la rangée et de la colonne comptent, pas seulement la plus proche. Les cases libres entre deux tuiles ne gênent pas, les nombres sautés non plus. Deux nombres égaux ne vont jamais dans la même rangée ni dans la même colonne. Lors d’un échange, l’ancienne tuile ne compte pas, puisqu’elle quitte la planche.

        Tu ne peux pas échanger une tuile contre une autre du même nombre : c’est ainsi que nous lisons l’exemple de la règle du jeu. Et aucune tuile ne passe d’une case de ta planche à une autre.

        Un exemple : une rangée montre un 3, une case libre, un 9 et encore une case libre. Dans le premier trou vont les nombres de 4 à 8, dans le second les nombres à partir de 10. Le 9 lui-même peut s’échanger contre tout autre nombre à partir de 4. Mais seulement si la colonne est d’accord, elle aussi !

fivetotwelve-rules-end = Fin de la partie
    .text =
        La partie peut se terminer de trois façons :

        - Quelqu’un couvre sa dernière case libre. La partie s’arrête aussitôt, et ce joueur gagne seul.
        - La dernière tuile cachée est retournée. On finit ce tour, et la partie est terminée. Si ce tour remplit la planche, ce joueur gagne seul, comme ci-dessus. Sinon, le joueur qui a le moins de cases libres gagne.
        - Pendant 100 tours de suite, personne n’a pioché. (Vous pouvez convenir d’un autre nombre.) Les tours de tout le monde comptent ensemble, et à chaque pioche le compte repart de 0. Là aussi, le joueur qui a le moins de cases libres gagne. C’est une règle maison : sans elle, une partie où l’on ne fait que prendre pourrait durer une éternité.

        Si plusieurs joueurs sont à égalité, ils se partagent la victoire.

fivetotwelve-rules-points = Points
    .text =
        On compte les points après chaque partie :

        - Le joueur qui gagne reçoit 2 points, même quand la victoire est partagée.
        - Tous les autres reçoivent 1 point négatif par case libre.

        Pour une partie seule, ce sont les planches qui désignent le vainqueur, et rien d’autre. Les points prennent leur importance dans un tournoi.

fivetotwelve-rules-match = Jouer un tournoi
    .text =
        Un tournoi compte autant de parties qu’il y a de joueurs. Chacun commence une fois. On additionne les points de toutes les parties. Le joueur qui en a le plus remporte le tournoi. En cas d’égalité, la victoire est partagée.

fivetotwelve-rules-options = Options
    .text =
        Vous pouvez convenir de ceci avant la partie :

        - Qui commence. On tire au sort, sauf si vous choisissez quelqu’un.
        - Après combien de tours de suite sans pioche la partie s’arrête. C’est 100, sauf si vous choisissez un autre nombre.
        - Comment les quatre premières tuiles arrivent sur les points. D’habitude, vous les posez vous-mêmes, une par une. Ou bien tout le monde reçoit quatre tuiles déjà rangées : la plus petite en haut à gauche, la plus grande en bas à droite. D’autres éditions du jeu commencent ainsi.

fivetotwelve-rules-moves = Dans un terminal
    .text =
        Tu tapes tes coups. Une case s’écrit avec une lettre et un chiffre. Les lettres de a à d sont les colonnes, à partir de la gauche. Les chiffres de 1 à 4 sont les rangées, à partir du haut. b3 est donc dans la deuxième colonne et la troisième rangée. Les points sont a1, b2, c3 et d4.

        - `draw` : retourne une tuile cachée.
        - `13@b2` : mets sur b2 le 13 que tu viens de recevoir. Tu tapes cela après avoir pioché et pendant la mise en place.
        - `leave` : laisse la tuile piochée au milieu, face visible.
        - `take 12@c3` : prends un 12 visible au milieu et mets-le sur c3.

        S’il y a déjà une tuile sur cette case, elle est échangée.

        Les majuscules et les espaces en trop ne changent rien. Les places sont numérotées de 0 à 3, dans le sens des aiguilles d’une montre.

        Les options s’appellent `starter` (une place ; dans un terminal, la première par défaut), `quiet_turns` (un nombre, au moins 1) et `setup` (`placed` ou `sorted`), comme dans `--set setup=sorted`.

        Dans une partie enregistrée, chaque coup est précédé de sa place, comme dans `0:draw`. Une étoile représente le hasard : `*:=13` veut dire qu’un 13 a été retourné.

fivetotwelve-option-starter = Qui commence
fivetotwelve-option-quiet-turns = Tours de suite sans pioche avant la fin de la partie
fivetotwelve-option-setup = Comment les quatre premières tuiles arrivent sur les points

fivetotwelve-reason-full = Une planche est pleine.
fivetotwelve-reason-exhausted = La dernière tuile cachée a été retournée.
fivetotwelve-reason-quiet = Personne n’a pioché depuis trop longtemps.
