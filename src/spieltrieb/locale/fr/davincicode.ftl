### The rules of Da Vinci Code, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Ton code secret est bien gardé… jusqu’à ce que quelqu’un se mette à réfléchir.

davincicode-rules-aim = But du jeu
    .text =
        Chacun garde un code secret : une ligne de tuiles dont les nombres vont croissant. Trouve les nombres des autres avant qu’ils ne trouvent les tiens. Le dernier joueur qui a encore une tuile cachée gagne.

davincicode-rules-material = Ce qu’il vous faut
    .text =
        C’est un jeu pour 2 à 4 joueurs.

        - Il y a 12 tuiles noires et 12 tuiles blanches. Chaque couleur a les nombres de 0 à 11. Chaque nombre existe donc deux fois : une fois en noir et une fois en blanc.
        - Pour les joueurs aguerris, il y a aussi un tiret noir et un tiret blanc. Si vous jouez sans tirets, laissez-les dans la boîte.

        Le dos des tuiles est de la même couleur que leur face. Tout le monde voit donc toujours quelles tuiles sont noires et lesquelles sont blanches, même dans la pioche, la réserve au milieu de la table.

davincicode-rules-setup = Mise en place
    .text =
        Toutes les tuiles sont mélangées et forment la pioche, face cachée. En commençant par le premier joueur, chacun en prend une à son tour, jusqu’à ce que tout le monde en ait quatre. À quatre joueurs, chacun n’en reçoit que trois. À chaque fois, tu choisis la couleur, mais pas le nombre. Personne d’autre que toi ne doit voir le nombre. Prendre les tuiles une par une est une règle maison : la règle du jeu n’en dit rien.

        Quand tous ont leurs tuiles, chacun dresse son code, tous en même temps. Le plus petit nombre est à ta gauche, le plus grand à ta droite. Si tu as deux fois un nombre, le noir est à gauche du blanc.

        Chaque code est montré tel que son propriétaire le voit : le plus petit nombre est toujours à gauche.

        Le premier joueur est tiré au sort, sauf si vous en choisissez un.

davincicode-rules-turn = Ton tour
    .text =
        Vous jouez chacun votre tour, dans le sens des aiguilles d’une montre. Ton tour se passe ainsi :

        - Prends une tuile dans la pioche. Tu choisis noir ou blanc, tant qu’il reste des deux. Regarde-la, mais ne la montre à personne. Pour l’instant, elle reste à l’écart de ton code.
        - Maintenant tu dois deviner. Montre du doigt une tuile cachée dans le code de quelqu’un d’autre et dis un nombre.
        - Touché : cette tuile est révélée. Tu peux alors t’arrêter, ou deviner une autre tuile, chez le même joueur ou chez un autre. Tu peux continuer ainsi tant que tu devines juste.
        - Raté : ton tour est fini. La tuile que tu as prise va dans ton code, visible de tous.
        - Si tu t’arrêtes, la tuile que tu as prise va dans ton code, cachée.

        Tu peux dire n’importe quel nombre, même un qui ne peut pas être le bon. Le bluff fait partie du jeu !

        Tout le monde entend chaque essai et sait s’il était juste.

davincicode-rules-places = Où va une tuile
    .text =
        Une nouvelle tuile va là où ton code reste en ordre : les nombres grandissent de ta gauche à ta droite, et de deux nombres égaux, le noir est à gauche. Pour un nombre, il n’y a toujours qu’un seul emplacement de ce genre, tant que ton code n’a pas de tiret.

        Une tuile qui est dans un code n’est plus jamais déplacée.

        N’oublie pas : à droite d’un 5 noir visible, il peut y avoir un 5 blanc ; à sa gauche, tous les nombres sont plus petits. Et à gauche d’un 5 blanc visible, il peut y avoir un 5 noir ; à sa droite, tous les nombres sont plus grands.

davincicode-rules-pool = Quand la pioche est vide
    .text =
        Quand il n’y a plus de tuiles à prendre, tu devines, c’est tout.

        - Touché : tu peux t’arrêter ou continuer. Si tu t’arrêtes, ton tour est simplement fini.
        - Raté : tu révèles l’une des tuiles cachées de ton propre code. C’est toi qui choisis laquelle. Puis ton tour est fini.

        Si tu as pris la dernière tuile de la pioche, ce tour-là est encore un tour ordinaire.

davincicode-rules-out = Élimination
    .text =
        Si ton code n’a plus aucune tuile cachée, tu es éliminé. Peu importe que quelqu’un ait deviné ta dernière tuile cachée ou que tu aies dû la révéler toi-même. Tu ne joues plus, et tes tuiles visibles restent sur la table.

        La tuile qu’un joueur vient de prendre est à l’écart. Personne ne peut la deviner, et elle ne sauve pas son propriétaire de l’élimination.

davincicode-rules-hyphens = Tirets
    .text =
        Ceci s’adresse aux joueurs aguerris. Si vous jouez avec les tirets, le tiret noir et le tiret blanc sont aussi dans la pioche.

        Un tiret n’est pas un nombre. Il peut être n’importe où dans ton code : tout à gauche, tout à droite, ou entre deux tuiles quelconques, même entre un 3 noir et un 3 blanc. Tu choisis son emplacement quand tu dresses ton code, ou quand tu l’ajoutes plus tard, caché ou visible.

        À côté d’un tiret, un nombre peut avoir le choix entre plusieurs intervalles. Disons que ton code est 2, tiret, 8, et que tu veux y ajouter un 5. Il peut aller à gauche ou à droite du tiret. Si les deux tirets sont côte à côte, il peut même y avoir trois intervalles. Tous ceux qui laissent les nombres en ordre sont permis, et tu en choisis un.

        Une fois en place, un tiret ne bouge plus. Pour deviner un tiret, dis « tiret » au lieu d’un nombre.

davincicode-rules-end = Fin de la partie
    .text =
        Dès que tous les joueurs sauf un sont éliminés, la partie s’arrête, et celui qui reste gagne. Une partie seule a donc toujours exactement un vainqueur.

davincicode-rules-points = Points
    .text =
        On compte toujours les points :

        - 10 points chaque fois que tu devines juste. Pour un 6 ou un tiret, c’est 20 points.
        - 50 points de plus si tu révèles ainsi la dernière tuile cachée de quelqu’un d’autre.
        - À la fin, le vainqueur additionne les nombres des tuiles encore cachées dans son code. Il ajoute autant de points. Les tirets comptent 0.

        Règles maison, là où la règle du jeu se tait : si un joueur doit révéler lui-même sa dernière tuile cachée, personne ne reçoit les 50 points, et une tuile encore à l’écart ne compte pas.

        Une partie seule est gagnée par le dernier joueur en lice, même si un autre a plus de points. Les points décident d’un tournoi.

davincicode-rules-match = Jouer un tournoi
    .text =
        Convenez d’un nombre de parties. Après chaque partie, le joueur suivant dans le sens des aiguilles d’une montre devient le premier joueur. On additionne les points de toutes les parties. Le joueur qui en a le plus remporte le tournoi. En cas d’égalité, la victoire est partagée.

davincicode-rules-options = Options
    .text =
        Vous pouvez convenir de ceci avant la partie :

        - Qui commence. On tire au sort, sauf si vous choisissez quelqu’un.
        - Si vous jouez avec les deux tirets. Si rien n’est convenu, on joue sans.

davincicode-rules-moves = Dans un terminal
    .text =
        Tu tapes tes coups. Une tuile s’écrit avec une lettre et un nombre, `b` pour le noir (black) et `w` pour le blanc (white) : `b7` est le 7 noir, `w10` est le 10 blanc. Les tirets sont `b-` et `w-`. Les emplacements d’un code se comptent à partir de 1, depuis la gauche de son propriétaire. Les places sont numérotées de 0 à 3, dans le sens des aiguilles d’une montre.

        - `take black` ou `take white` : prends une tuile noire ou une tuile blanche.
        - `set b1 w4 b7 w10` : dresse ton code, de ta gauche à ta droite.
        - `guess 1.3=5` : tu dis que la troisième tuile de la place 1 est un 5.
        - `guess 1.3=-` : tu dis que c’est un tiret.
        - `stop` : arrête de deviner après avoir deviné juste.
        - `insert 2` : après t’être arrêté, mets ta nouvelle tuile dans ton code, cachée. Elle devient la deuxième à partir de ta gauche.
        - `lay b7@2` : après avoir raté, mets ta nouvelle tuile, ici le 7 noir, dans ton code, visible. Elle devient la deuxième à partir de ta gauche.
        - `show w9@4` : après avoir raté avec une pioche vide, révèle ta quatrième tuile, ici le 9 blanc.

        Dresser le code et y mettre une tuile sont toujours des coups à part, même s’il n’y a qu’une façon de faire. Ainsi personne ne peut savoir si tu avais le choix.

        Les majuscules et les espaces en trop ne changent rien.

        Les options s’appellent `starter` (une place ; dans un terminal, la première par défaut) et `hyphens` (`true` ou `false`), comme dans `--set hyphens=true`.

        Dans une partie enregistrée, chaque coup est précédé de sa place, comme dans `0:take black`. Une étoile représente le hasard : `*:=b7` veut dire que la tuile était le 7 noir. Ce que tu n’as pas le droit de savoir apparaît comme un point d’interrogation, comme dans `b?`.

davincicode-option-starter = Qui commence
davincicode-option-hyphens = Jouer avec le tiret noir et le tiret blanc

davincicode-reason-last = Un seul joueur a encore une tuile cachée.
