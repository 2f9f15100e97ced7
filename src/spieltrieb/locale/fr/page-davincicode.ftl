### What the board of Da Vinci Code says.

# Shared pieces
page-davincicode-value = { $value ->
        [hyphen] tiret
       *[other] { $value }
    }
page-davincicode-tile = { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
page-davincicode-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-davincicode-points-help = Pour les essais réussis. Le vainqueur y ajoute les nombres encore cachés de son code.
page-davincicode-points-sum = { $guesses } pour les essais réussis et { $numbers } pour les nombres encore cachés.
page-davincicode-out = éliminé
page-davincicode-acting = au tour de :
page-davincicode-close = Fermer

# The codes
page-davincicode-rack = Code : { $name }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, dont { $hidden ->
        [one] { $hidden } cachée
       *[other] { $hidden } cachées
    }
page-davincicode-tile-hidden = Tuile { $place } : { $colour ->
        [black] noire
       *[white] blanche
    }, cachée
page-davincicode-tile-hidden-not = Tuile { $place } : { $colour ->
        [black] noire
       *[white] blanche
    }, cachée, pas { $values }
page-davincicode-tile-known = Tuile { $place } : { page-davincicode-tile }, caché aux autres
page-davincicode-tile-open = Tuile { $place } : { page-davincicode-tile }, visible
page-davincicode-apart = Nouvelle tuile, à l’écart : { page-davincicode-tile }
page-davincicode-apart-hidden = Nouvelle tuile, à l’écart : { $colour ->
        [black] noire
       *[white] blanche
    }, cachée
page-davincicode-gap = Mettre la nouvelle tuile ici, en position { $place }
page-davincicode-show = Révéler : { $tile }
page-davincicode-orders = Façons de dresser ton code
page-davincicode-order = Dresser : { $tiles }
page-davincicode-mark-miss = Dernier essai : ce n’est pas { $value ->
        [hyphen] un tiret
       *[other] { $value }
    }
page-davincicode-mark-hit = Trouvée à l’instant
page-davincicode-mark-new = Placée en dernier

# The pool and the buttons
page-davincicode-pool = Pioche
page-davincicode-take = Prendre une tuile { $colour ->
        [black] noire
       *[white] blanche
    }, encore { $left }
page-davincicode-heap = Tuiles { $colour ->
        [black] noires
       *[white] blanches
    } dans la pioche : { $left }
page-davincicode-stop = Stop, elle reste cachée
page-davincicode-stop-empty = Stop
page-davincicode-go-on = Deviner encore

# The pad
page-davincicode-pad = Tuile { $place }, { $owner }
page-davincicode-pad-guess = { $owner }, tuile { $place } : qu’est-ce que c’est ?
page-davincicode-pad-note = { $owner }, tuile { $place } : tes notes
page-davincicode-values = Valeurs
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , tu vois cette tuile
        [out] , déjà essayé, raté
        [no] , barré
        [yes] , entouré
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } pour cent
    }
page-davincicode-to-notes = Prendre des notes
page-davincicode-to-guess = Revenir aux essais
page-davincicode-note-help = Touche une fois pour barrer, deux fois pour entourer.

# The notepad
page-davincicode-notepad = Bloc-notes
page-davincicode-card = Notes sur la tuile { $place }, { $colour ->
        [black] noire
       *[white] blanche
    }, { $owner }
page-davincicode-fill = Remplir automatiquement
page-davincicode-fill-later = Demande un conseil quand c’est ton tour ; le bloc-notes pourra alors se remplir tout seul.
page-davincicode-filled = Le bloc-notes est rempli.
page-davincicode-clear = Tout effacer

# What is to be done now
page-davincicode-prompt-take-first = Prends une tuile pour ton code : noire ou blanche ?
page-davincicode-prompt-take = À toi. Prends une tuile : noire ou blanche ?
page-davincicode-prompt-set = Où mettre ton tiret ? Choisis ton code.
page-davincicode-prompt-guess = Touche une tuile cachée des autres et dis ce que c’est.
page-davincicode-prompt-guess-new = Touche une tuile cachée et dis ce que c’est. Les codes sont rangés.
page-davincicode-prompt-hit = Touché ! Arrête-toi et garde ta nouvelle tuile cachée, ou devine encore.
page-davincicode-prompt-hit-empty = Touché ! Arrête-toi là, ou devine encore.
page-davincicode-prompt-insert = Choisis un intervalle dans ton code pour la nouvelle tuile. Elle reste cachée.
page-davincicode-prompt-insert-one = Ta nouvelle tuile va dans ton code, cachée.
page-davincicode-prompt-lay = Raté. Choisis un intervalle dans ton code : la nouvelle tuile y va, visible.
page-davincicode-prompt-lay-one = Raté. Ta nouvelle tuile va dans ton code, visible.
page-davincicode-prompt-show = Raté, et la pioche est vide. Laquelle de tes tuiles révèles-tu ?
page-davincicode-prompt-take-wait = { $name } prend une tuile.
page-davincicode-prompt-set-wait = Chacun prépare son code.
page-davincicode-prompt-guess-wait = { $name } réfléchit à un essai.
page-davincicode-prompt-hit-wait = Touché ! { $name } : continuer ou s’arrêter ?
page-davincicode-prompt-insert-wait = { $name } met la nouvelle tuile dans son code.
page-davincicode-prompt-lay-wait = Raté. { $name } met la nouvelle tuile, visible, dans son code.
page-davincicode-prompt-show-wait = Raté. { $name } doit révéler une tuile.
page-davincicode-prompt-over = { $name } garde le dernier secret et gagne cette partie.
page-davincicode-prompt-won = Ton code a gardé son secret le plus longtemps. Tu gagnes cette partie !
page-davincicode-not-there = Elle ne peut pas aller là : les nombres doivent croître de gauche à droite.
page-davincicode-not-rack = Pose-la sur ton propre code.

# What happened
page-davincicode-log-take = { $name } prend une tuile { $colour ->
        [black] noire
       *[white] blanche
    }.
page-davincicode-log-face = { $name } reçoit le { page-davincicode-tile }.
page-davincicode-log-face-hidden = { $name } la regarde. Personne d’autre ne voit son nombre.
page-davincicode-log-set = { $name } dresse un code.
page-davincicode-log-guess = { $name } devine chez { $owner } : la tuile { $place } est un { $value ->
        [hyphen] tiret
       *[other] { $value }
    }.
page-davincicode-log-hit = { $name } devine chez { $owner } : la tuile { $place } est un { $value ->
        [hyphen] tiret
       *[other] { $value }
    }. Touché !
page-davincicode-log-miss = { $name } devine chez { $owner } : la tuile { $place } est un { $value ->
        [hyphen] tiret
       *[other] { $value }
    }. Raté.
page-davincicode-log-stop = { $name } s’arrête.
page-davincicode-log-insert = { $name } met la nouvelle tuile, cachée, dans son code, en position { $place }.
page-davincicode-log-lay = { $name } met le { page-davincicode-tile }, visible, dans son code, en position { $place }.
page-davincicode-log-show = { $name } révèle la tuile { $place } : le { page-davincicode-tile }.

# The tutorial
page-davincicode-tutorial-code = Voici ton code secret, de ton plus petit nombre à gauche à ton plus grand à droite. { $friend } en garde un aussi : tu ne vois que le dos de ses tuiles, mais tu vois lesquelles sont noires et lesquelles sont blanches. Le joueur qui a encore une tuile cachée à la fin gagne.
page-davincicode-tutorial-take = C’est ton tour. D’abord, tu prends une tuile dans la pioche. Touche la pile blanche.
page-davincicode-tutorial-guess = Tu as pris le 5 blanc. Pour l’instant, il reste à l’écart. Maintenant, devine ! La première tuile d’{ $friend } est noire, et à sa droite se trouve son 1 noir, visible. Les nombres grandissent, alors que peut-il y avoir à gauche du 1 ? Touche cette tuile et choisis 0.
page-davincicode-tutorial-hit = Touché, la tuile bascule ! Tu peux deviner encore. Mais si tu rates, ta nouvelle tuile va dans ton code, visible de tous. Arrête-toi là et garde-la cachée.
page-davincicode-tutorial-insert = Ton 5 blanc est maintenant caché dans ton code, à sa juste place. La page l’y met pour toi. C’est au tour d’{ $friend }.
page-davincicode-tutorial-miss = { $friend } a pris une tuile et a dit que ta dernière tuile est un 10. Raté ! Sa nouvelle tuile, le 6 blanc, est donc visible dans son code. Et tout le monde sait maintenant ce que ta tuile n’est pas.
page-davincicode-tutorial-notes = Le bloc-notes t’aide à t’y retrouver. Les essais ratés y sont barrés d’office, et tu peux barrer et entourer ce que tu veux. Maintenant, trouve les derniers secrets d’{ $friend } !

# Keys
page-davincicode-keys-black = prendre une tuile noire
page-davincicode-keys-white = prendre une tuile blanche
page-davincicode-keys-move = aller d’une tuile cachée à l’autre
page-davincicode-keys-choose = choisir la tuile
page-davincicode-keys-guess = deviner son nombre, ou le noter
page-davincicode-keys-stop = arrêter de deviner
page-davincicode-keys-notes = ouvrir ou fermer le bloc-notes
page-davincicode-keys-cancel = choisir une autre tuile

page-davincicode-blind-black = Noir
page-davincicode-blind-white = Blanc
page-davincicode-goal = Trouve les codes des autres avant qu’ils ne trouvent le tien. Chaque code est rangé, le plus petit nombre à gauche.

page-davincicode-look-walnut = Noyer
page-davincicode-look-felt = Feutrine
page-davincicode-look-navy = Bleu marine
page-davincicode-curtain-wait = Chacun prépare son code.
page-davincicode-curtain-blind = Prends une tuile pour ton code. Tu verras son nombre plus tard.
