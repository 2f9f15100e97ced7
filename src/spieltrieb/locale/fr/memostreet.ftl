### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = Ce joker, tu l’as vu il y a une minute à peine. Mais où ?

memostreet-rules-aim = But du jeu
    .text =
        Dix lignes vides attendent sur ton tableau de score. À chaque tour, tu en utilises une. Avec les bonnes tuiles, une ligne rapporte beaucoup de points ; avec les mauvaises, peu ou pas du tout.

        Un peu de chance aide. Mais se rappeler où est chaque tuile aide encore plus. À la fin, le joueur qui a le plus de points gagne.

memostreet-rules-material = Ce qu’il vous faut
    .text =
        C’est un jeu pour 2 à 4 joueurs.

        - Il y a 91 tuiles : treize de chacun des nombres 1, 2, 3, 4, 5 et 6, et treize jokers.
        - À quatre, vous les utilisez toutes. À trois, vous en prenez onze de chaque sorte, soit 77 tuiles. À deux, vous en prenez neuf de chaque sorte, soit 63 tuiles.
        - Chacun a un tableau de score de dix lignes. Chaque ligne a trois cases.

memostreet-rules-setup = Mise en place
    .text =
        Les tuiles sont mélangées et étalées face cachée. Elles forment 7 rangées. À quatre, chaque rangée compte 13 tuiles, à trois 11, et à deux 9.

        Autour d’une vraie table, c’est au plus jeune de commencer. Ici, on tire au sort, sauf si vous choisissez quelqu’un.

memostreet-rules-turn = Ton tour
    .text =
        Vous jouez chacun votre tour, dans le sens des aiguilles d’une montre. Ton tour se passe ainsi :

        - Retourne trois tuiles, l’une après l’autre. Regarde bien chacune avant de choisir la suivante.
        - Choisis sur ton tableau une ligne que tu n’as pas encore utilisée. Remplis-la avec les tuiles qui conviennent, ou barre une ligne.
        - Remets face cachée toutes les tuiles que tu n’as pas utilisées, là où elles sont.

        Tu dois poser toutes les tuiles retournées qui conviennent à la ligne choisie. Tu ne peux pas en garder une. Une ligne utilisée est fermée pour de bon, même s’il lui reste des cases libres.

        Un exemple : tu retournes un 4, un 2 et un joker. Si tu choisis les 4, le 4 et le joker y vont, pour 8 points. Si tu choisis les 2, le 2 et le joker y vont, pour 4 points. Si tu choisis les 1, seul le joker y va, pour 1 point.

        Vers la fin, il reste peut-être moins de trois tuiles sur la table. Tu retournes alors ce qui reste. Une ligne qui demande trois tuiles ne peut plus être remplie, mais tu peux encore la barrer.

        Règles maison, là où la règle du jeu laisse le choix : les tuiles se retournent une par une, toutes celles qui conviennent doivent être posées, et on retourne les dernières même s’il y en a moins de trois.

        Se souvenir, c’est ton affaire ! On ne te montre que ce qui est visible à l’instant. L’ordinateur a une mémoire, lui aussi : plus il joue fort, meilleure elle est.

memostreet-rules-rows = Les dix lignes
    .text =
        Les six lignes du haut prennent une, deux ou trois tuiles :

        - Les 1, les 2, les 3, les 4, les 5 et les 6 : les tuiles de ce nombre conviennent, et les jokers. Chaque tuile vaut ce nombre. Un joker vaut le nombre de sa ligne. Une ligne peut même ne contenir que des jokers.

        Les quatre lignes du bas prennent les trois tuiles retournées, ou aucune :

        - Petite suite : un 1, un 2 et un 3. Des jokers peuvent remplacer les nombres manquants. Elle vaut 15 points.
        - Grande suite : un 4, un 5 et un 6. Des jokers peuvent remplacer les nombres manquants. Elle vaut 20 points.
        - Brelan : trois fois le même nombre, ou trois jokers. Ici, pas de mélange entre nombres et jokers. Il vaut toujours 30 points.
        - Chance : trois tuiles quelconques. Elle vaut la somme de leurs nombres. Les jokers y comptent 0.

        Aucun nombre ne peut venir deux fois dans une suite : deux 1 et un joker ne font pas une petite suite. Mais trois jokers font aussi bien une petite suite ou une grande suite qu’un brelan.

        Un exemple pour la chance : un 2, un 6 et un joker valent 8 points.

memostreet-rules-void = Barrer une ligne
    .text =
        Si tes tuiles ne conviennent à aucune de tes lignes libres, tu dois barrer l’une de ces lignes. Tu peux aussi le faire quand quelque chose convient, si cela te paraît sage. Tu choisis la ligne libre que tu veux.

        Choisis l’une des tuiles que tu as retournées et pose-la face cachée dans la ligne. Elle est hors du jeu. Les autres tuiles sont remises face cachée là où elles sont.

        Une ligne barrée est utilisée, et elle vaut 0 point.

memostreet-rules-end = Fin de la partie
    .text =
        La partie est terminée quand tout le monde a joué dix tours. Toutes les lignes sont alors utilisées.

        Elle s’arrête aussi dès que la dernière tuile a quitté la table. Certains ont alors peut-être joué un tour de moins que les autres. Les lignes jamais utilisées rapportent 0 point. Cela ne peut arriver qu’à trois ou quatre joueurs.

memostreet-rules-points = Points
    .text =
        Additionne ce que valent tes dix lignes.

        Regarde ensuite seulement tes six lignes du haut. Si elles rapportent 42 points ou plus, tu reçois un bonus de 20 points. Bon à savoir : deux tuiles dans chaque ligne du haut font exactement 42.

        Le joueur qui a le plus de points gagne. Si plusieurs joueurs sont à égalité, ils se partagent la victoire (règle maison).

memostreet-rules-match = Jouer un tournoi
    .text =
        La règle du jeu ne prévoit que des parties seules. En règle maison, vous pouvez jouer un tournoi : convenez d’un nombre de parties, de préférence une par joueur, pour que chacun commence une fois. Additionnez les points de toutes les parties. Le joueur qui en a le plus gagne. En cas d’égalité, la victoire est partagée.

memostreet-rules-options = Options
    .text =
        Vous pouvez convenir de ceci avant la partie :

        - Qui commence. On tire au sort, sauf si vous choisissez quelqu’un.
        - Si l’on peut garder des tuiles qui conviennent. D’habitude, tu dois poser toutes les tuiles qui conviennent. Si vous en convenez autrement, tu peux ne poser dans une ligne du haut qu’une partie des tuiles qui conviennent, mais au moins une. Les autres retournent sur la table, face cachée. Les lignes du bas demandent toujours les trois tuiles.

memostreet-rules-moves = Dans un terminal
    .text =
        Tu tapes tes coups. Un emplacement sur la table s’écrit avec une lettre et un chiffre. Les lettres sont les colonnes, à partir de la gauche : de a à i à deux joueurs, de a à k à trois, de a à m à quatre. Les chiffres de 1 à 7 sont les rangées, à partir du haut. c4 est donc dans la troisième colonne et la quatrième rangée.

        Les lignes de ton tableau s’appellent `ones` (les 1), `twos` (les 2), `threes` (les 3), `fours` (les 4), `fives` (les 5), `sixes` (les 6), `small` (petite suite), `large` (grande suite), `triple` (brelan) et `chance` (chance).

        - `turn c4` : retourne la tuile en c4.
        - `fives a1 c4` : remplis les 5 avec les tuiles qui sont en a1 et c4.
        - `small a1 b2 c4` : fais la petite suite avec ces trois tuiles.
        - `void sixes a1` : barre les 6, avec la tuile qui est en a1.

        Tu peux nommer les tuiles dans n’importe quel ordre. Les majuscules et les espaces en trop ne changent rien. Les places sont numérotées de 0 à 3, dans le sens des aiguilles d’une montre.

        Les options s’appellent `starter` (une place ; dans un terminal, la première par défaut) et `free_choice` (`true` ou `false`), comme dans `--set free_choice=true`.

        Dans une partie enregistrée, chaque coup est précédé de sa place, comme dans `0:turn c4`. Une étoile représente le hasard : `*:=5` veut dire qu’un 5 a été retourné pour la première fois, et `*:=J` veut dire un joker.

memostreet-option-starter = Qui commence
memostreet-option-free-choice = Dans une ligne du haut, tu peux ne poser qu’une partie des tuiles qui conviennent

memostreet-reason-rows = Toutes les lignes sont utilisées.
memostreet-reason-exhausted = Il n’y a plus de tuiles sur la table.

memostreet-row-ones = Les 1
memostreet-row-twos = Les 2
memostreet-row-threes = Les 3
memostreet-row-fours = Les 4
memostreet-row-fives = Les 5
memostreet-row-sixes = Les 6
memostreet-row-small = Petite suite
memostreet-row-large = Grande suite
memostreet-row-triple = Brelan
memostreet-row-chance = Chance
