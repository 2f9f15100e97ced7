### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = On retourne la tuile suivante.
page-kreuzquer-prompt-choose = « { $symbol } » : tourne la tuile et touche une case où elle convient.
page-kreuzquer-prompt-choose-new = Prolonge un chemin avec « { $symbol } » pour atteindre les nombres.
page-kreuzquer-prompt-down = Face cachée : touche n’importe quelle case libre.
page-kreuzquer-prompt-nowhere = « { $symbol } » ne peut être posée nulle part. Pose la tuile face cachée où tu veux.
page-kreuzquer-prompt-turn = Sur { $cell }. Touche-la pour la tourner, puis confirme.
page-kreuzquer-prompt-confirm = Sur { $cell }. Confirme, ou choisis une autre case.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Ta tuile est posée. { $count } joueur réfléchit encore.
       *[other] Ta tuile est posée. { $count } joueurs réfléchissent encore.
    }
page-kreuzquer-prompt-watch = Tout le monde pose « { $symbol } ».
page-kreuzquer-prompt-over =
    { $count ->
        [0] Tous les nombres atteints : pas un seul point négatif !
        [one] La planche est pleine : { $count } point négatif.
       *[other] La planche est pleine : { $count } points négatifs.
    }
page-kreuzquer-note-misfit-alone = « { $symbol } » ne convient pas là : aucun chemin à prolonger n’y mène.
page-kreuzquer-note-misfit-wall = « { $symbol } » ne convient pas là : une sortie buterait contre le mur.
page-kreuzquer-note-misfit-width = « { $symbol } » ne convient pas là : un chemin large en rencontrerait un étroit.
page-kreuzquer-note-misfit-blank = « { $symbol } » ne convient pas là : une sortie buterait contre un côté vide.
page-kreuzquer-note-misfit-shuts = « { $symbol } » ne convient pas là : un côté vide bloquerait une sortie.
page-kreuzquer-note-taken = Cette case est prise.
page-kreuzquer-note-one-way = Ici, elle ne convient que dans ce sens.
page-kreuzquer-note-spiral = Face cachée, tous les sens se valent.
page-kreuzquer-note-beside = C’était à côté des cases libres. La tuile revient dans ta main.

## The tile in hand

page-kreuzquer-hand = Tuile retournée : { $symbol }. { $face }. Appuie pour la tourner.
page-kreuzquer-turn-right = Tourner à droite (R)
page-kreuzquer-turn-left = Tourner à gauche (Maj + R)
page-kreuzquer-confirm = Confirmer
page-kreuzquer-flip = Face cachée
page-kreuzquer-take-off = La retirer (Échap)

## The plans

page-kreuzquer-round = Manche { $round } sur { $of }
page-kreuzquer-plan-of =
    Planche : { $name }, { $joined ->
        [one] { $joined } nombre atteint
       *[other] { $joined } nombres atteints
    } sur 16, { $spirals ->
        [one] { $spirals } spirale
       *[other] { $spirals } spirales
    }, { $points ->
        [one] { $points } point négatif
       *[other] { $points } points négatifs
    } si la partie s’arrêtait là
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus } si ça s’arrêtait là
page-kreuzquer-points =
    { $count ->
        [one] { $count } point négatif si la partie s’arrêtait là
       *[other] { $count } points négatifs si la partie s’arrêtait là
    }
page-kreuzquer-confirmed = a confirmé
page-kreuzquer-thinking = réfléchit encore
page-kreuzquer-width = { $width ->
        [W] large
        [n] étroit
       *[none] vide
    }
page-kreuzquer-face = en haut { $north }, à droite { $east }, en bas { $south }, à gauche { $west }
page-kreuzquer-face-two = deux chemins séparés, { page-kreuzquer-face }
page-kreuzquer-face-down = face cachée
page-kreuzquer-cell-centre = { $cell }, le centre : { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, libre : la tuile convient ici
        [turned] { $cell }, libre : la tuile convient ici si tu la tournes
        [down] { $cell }, libre : la tuile peut aller ici face cachée
       *[no] { $cell }, libre
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol } : { $face }
page-kreuzquer-cell-spiral = { $cell }, spirale
page-kreuzquer-cell-try = { $cell }, ta tuile, pas encore confirmée : { $face }
page-kreuzquer-cell-try-down = { $cell }, ta tuile face cachée, pas encore confirmée
page-kreuzquer-tried = { $cell } : { $face }. Entrée confirme.
page-kreuzquer-wall = Un mur : il n’y a rien à atteindre ici.
page-kreuzquer-port =
    { $side ->
        [N] Nombre { $value } en haut
        [E] Nombre { $value } à droite
        [S] Nombre { $value } en bas
       *[W] Nombre { $value } à gauche
    }{ $joined ->
        [yes] , atteint
       *[no] , pas atteint
    }

## The sheet of tiles

page-kreuzquer-sheet =
    { $count ->
        [one] { $count } tuile pas encore vue
       *[other] { $count } tuiles pas encore vues
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] Il n’en viendra plus aucune.
        [one] Il en viendra encore une.
       *[other] Il en viendra encore { $count }.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol } : { $face } (déjà retournée)
       *[no] { $symbol } : { $face }
    }

## The log

page-kreuzquer-log-face = « { $symbol } » est retournée pour tout le monde.
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } pose « { $symbol } » sur { $cell }.
       *[other] { $name } pose « { $symbol } » sur { $cell }, rotation de { $angle } degrés.
    }
page-kreuzquer-log-spiral = { $name } pose une spirale sur { $cell }.

## The first game

page-kreuzquer-tutorial-1 = Voici ta planche. Du centre partent des chemins dans quatre directions : larges vers la gauche et la droite, étroits vers le haut et le bas. Tout autour, sur le bord, attendent seize nombres. Chaque nombre que tu n’atteins pas coûte des points négatifs.
page-kreuzquer-tutorial-2 = On retourne une tuile : un chemin large tout droit. Large va avec large. Tourne-la en la touchant, avec la molette ou avec la touche R, pose-la sur b3, à gauche du centre, et confirme.
page-kreuzquer-tutorial-3 = Elle s’allume : elle est reliée au centre. La tuile suivante fait d’un chemin large un chemin étroit. Pose-la sur a3. Au milieu de chaque côté, le bord est un mur : rien ne doit buter contre lui.
page-kreuzquer-tutorial-4 = Maintenant, étroit va avec étroit. Ce virage convient sur a2, tourné vers le nombre de gauche. Tu atteins ainsi ton premier nombre.
page-kreuzquer-tutorial-5 = Le 1 brille : atteint ! Mais cette tuile n’est qu’une impasse et fermerait un bon chemin. Pose-la plutôt face cachée : cela coûte 1 point négatif et coupe les chemins. Choisis « Poser face cachée », touche c5, où il n’y a pas de nombre, et confirme.
page-kreuzquer-tutorial-6 = Tout le monde pose la même tuile en même temps. Tu as confirmé, et l’autre réfléchit encore. Quand tout le monde a confirmé, la tuile suivante arrive.
page-kreuzquer-tutorial-7 = Après 24 manches, la planche est pleine. Chaque nombre qui n’est pas atteint coûte sa valeur, chaque spirale coûte 1. Ici, cela fait 7 points négatifs. Sauras-tu faire mieux ?
page-kreuzquer-goal = Construis des chemins du centre vers les nombres. Chaque nombre non atteint coûte des points négatifs.

## Drawn examples of the rules

page-kreuzquer-example-material = Trois tuiles : une avec des sorties larges, une avec des sorties étroites, une avec les deux.
page-kreuzquer-example-placing = Deux tuiles qui conviennent, et cinq qui ne conviennent pas.
page-kreuzquer-example-fits = Même largeur : convient
page-kreuzquer-example-width = Large contre étroit
page-kreuzquer-example-blank = Sortie contre un côté vide
page-kreuzquer-example-blocks = Côté vide bloquant une sortie
page-kreuzquer-example-apart = Ne prolonge aucun chemin
page-kreuzquer-example-rim = Sortie contre le mur
page-kreuzquer-example-spiral = Une spirale coupe le chemin qui y mène.
page-kreuzquer-example-points = Un nombre est atteint par un chemin et brille, l’autre ne l’est pas et il est barré.

## Keys

page-kreuzquer-keys-move = aller de case en case
page-kreuzquer-keys-enter = poser la tuile ; encore une fois : confirmer
page-kreuzquer-keys-right = tourner la tuile à droite
page-kreuzquer-keys-left = tourner la tuile à gauche
page-kreuzquer-keys-flip = poser la tuile face cachée, ou de nouveau face visible
page-kreuzquer-keys-cancel = retirer la tuile

page-kreuzquer-box-title = Tes propres tuiles et planches
page-kreuzquer-box-text = Nomme chaque tuile d’un mot en minuscules et décris-la par quatre signes, pour le haut, la droite, le bas et la gauche : W pour une sortie large, n pour une étroite, - pour aucune. Deux chemins qui ne sont pas reliés ont un + entre eux.
page-kreuzquer-box-name = Nom de la tuile « { $symbol } »
page-kreuzquer-box-face = Chemins de la tuile « { $symbol } »
page-kreuzquer-box-twice = Deux tuiles s’appellent « { $symbol } ». Chacune doit avoir son propre nom.
page-kreuzquer-box-tiles = Tuiles
page-kreuzquer-box-boards = Planches
page-kreuzquer-box-board = Planche { $seat }
page-kreuzquer-box-port = Nombre en { $port }
page-kreuzquer-box-centre = Centre
page-kreuzquer-box-right = On peut jouer avec ça.
page-kreuzquer-box-use = Jouer avec

page-kreuzquer-look-blueprint = Plan
page-kreuzquer-look-forest = Forêt
page-kreuzquer-look-plum = Prune
page-kreuzquer-editor-open = Jouer avec les tuiles d’une boîte
page-kreuzquer-editor-chosen = Tes propres tuiles
page-kreuzquer-editor-ours = Reprendre les nôtres
