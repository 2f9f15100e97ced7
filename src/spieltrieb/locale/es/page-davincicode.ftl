### What the board of Da Vinci Code says.

# Shared pieces
page-davincicode-value = { $value ->
        [hyphen] guion
       *[other] { $value }
    }
page-davincicode-tile = { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
page-davincicode-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
page-davincicode-points-help = Por los aciertos. Quien gana suma los números aún ocultos de su código.
page-davincicode-points-sum = { $guesses } por los aciertos y { $numbers } por los números aún ocultos.
page-davincicode-out = fuera
page-davincicode-acting = le toca a:
page-davincicode-close = Cerrar

# The codes
page-davincicode-rack = Código de { $name }: { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $hidden ->
        [one] 1 oculta
       *[other] { $hidden } ocultas
    }
page-davincicode-tile-hidden = Ficha { $place }: { $colour ->
        [black] negra
       *[white] blanca
    }, oculta
page-davincicode-tile-hidden-not = Ficha { $place }: { $colour ->
        [black] negra
       *[white] blanca
    }, oculta, no { $values }
page-davincicode-tile-known = Ficha { $place }: { page-davincicode-tile }, oculta para los demás
page-davincicode-tile-open = Ficha { $place }: { page-davincicode-tile }, descubierta
page-davincicode-apart = Ficha nueva, aparte: { page-davincicode-tile }
page-davincicode-apart-hidden = Ficha nueva, aparte: { $colour ->
        [black] negra
       *[white] blanca
    }, oculta
page-davincicode-gap = Poner aquí la ficha nueva, en el lugar { $place }
page-davincicode-show = Descubrir: { $tile }
page-davincicode-orders = Maneras de ordenar tu código
page-davincicode-order = Ordenar así: { $tiles }
page-davincicode-mark-miss = Último intento: no es { $value ->
        [hyphen] un guion
       *[other] un { $value }
    }
page-davincicode-mark-hit = Adivinada ahora mismo
page-davincicode-mark-new = La última colocada

# The pool and the buttons
page-davincicode-pool = Reserva
page-davincicode-take = Tomar una ficha { $colour ->
        [black] negra
       *[white] blanca
    }, { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }
page-davincicode-heap = Fichas { $colour ->
        [black] negras
       *[white] blancas
    } restantes: { $left }
page-davincicode-stop = Plantarse, queda oculta
page-davincicode-stop-empty = Plantarse
page-davincicode-go-on = Seguir adivinando

# The pad
page-davincicode-pad = Ficha { $place } de { $owner }
page-davincicode-pad-guess = { $owner }, ficha { $place }: ¿qué es?
page-davincicode-pad-note = { $owner }, ficha { $place }: tus notas
page-davincicode-values = Valores
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , esa ficha la ves
        [out] , ya se dijo y fue un fallo
        [no] , tachado
        [yes] , con un círculo
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } por ciento
    }
page-davincicode-to-notes = Tomar notas
page-davincicode-to-guess = Dejar las notas
page-davincicode-note-help = Toca una vez para tachar y dos para poner un círculo.

# The notepad
page-davincicode-notepad = Libreta
page-davincicode-card = Notas sobre la ficha { $place } de { $owner }, { $colour ->
        [black] negra
       *[white] blanca
    }
page-davincicode-fill = Rellenar automáticamente
page-davincicode-fill-later = Pide un consejo cuando te toque; entonces la libreta puede rellenarse sola.
page-davincicode-filled = La libreta está rellena.
page-davincicode-clear = Borrar todo

# What is to be done now
page-davincicode-prompt-take-first = Toma una ficha para tu código: ¿negra o blanca?
page-davincicode-prompt-take = Te toca. Toma una ficha: ¿negra o blanca?
page-davincicode-prompt-set = ¿Dónde va tu guion? Elige tu código.
page-davincicode-prompt-guess = Toca una ficha oculta de los demás y di qué es.
page-davincicode-prompt-guess-new = Toca una ficha oculta y di qué es. Cada código está en orden, de menor a mayor.
page-davincicode-prompt-hit = ¡Acierto! Plántate y deja oculta tu ficha nueva, o sigue adivinando.
page-davincicode-prompt-hit-empty = ¡Acierto! Plántate aquí o sigue adivinando.
page-davincicode-prompt-insert = Elige en tu código un hueco para la ficha nueva. Sigue oculta.
page-davincicode-prompt-insert-one = Tu ficha nueva entra en tu código, oculta.
page-davincicode-prompt-lay = Fallo. Elige un hueco en tu código: la ficha nueva entra descubierta.
page-davincicode-prompt-lay-one = Fallo. Tu ficha nueva entra en tu código, descubierta.
page-davincicode-prompt-show = Fallo, y la reserva está vacía. ¿Cuál de tus fichas descubres?
page-davincicode-prompt-take-wait = { $name } toma una ficha.
page-davincicode-prompt-set-wait = Todos ordenan su código.
page-davincicode-prompt-guess-wait = { $name } está pensando qué decir.
page-davincicode-prompt-hit-wait = ¡Acierto! ¿{ $name } sigue o se planta?
page-davincicode-prompt-insert-wait = { $name } pone la ficha nueva en su código.
page-davincicode-prompt-lay-wait = Fallo. { $name } pone la ficha nueva en su código, descubierta.
page-davincicode-prompt-show-wait = Fallo. { $name } tiene que descubrir una ficha.
page-davincicode-prompt-over = El último secreto es de { $name }, que gana esta partida.
page-davincicode-prompt-won = Tu código ha guardado su secreto más tiempo que ninguno. ¡Ganas esta partida!
page-davincicode-not-there = Ahí no puede ir: los números deben crecer de izquierda a derecha.
page-davincicode-not-rack = Ponla en tu propio código.

# What happened
page-davincicode-log-take = { $name } toma una ficha { $colour ->
        [black] negra
       *[white] blanca
    }.
page-davincicode-log-face = { $name } recibe el { page-davincicode-tile }.
page-davincicode-log-face-hidden = { $name } la mira. Nadie más ve su número.
page-davincicode-log-set = { $name } ordena su código.
page-davincicode-log-guess = { $name } dice: la ficha { $place } de { $owner } es un { $value ->
        [hyphen] guion
       *[other] { $value }
    }.
page-davincicode-log-hit = { $name } dice: la ficha { $place } de { $owner } es un { $value ->
        [hyphen] guion
       *[other] { $value }
    }. ¡Acierto!
page-davincicode-log-miss = { $name } dice: la ficha { $place } de { $owner } es un { $value ->
        [hyphen] guion
       *[other] { $value }
    }. Fallo.
page-davincicode-log-stop = { $name } se planta.
page-davincicode-log-insert = { $name } pone la ficha nueva, oculta, en el lugar { $place }.
page-davincicode-log-lay = { $name } pone el { page-davincicode-tile }, descubierto, en el lugar { $place }.
page-davincicode-log-show = { $name } descubre la ficha { $place }: el { page-davincicode-tile }.

# The tutorial
page-davincicode-tutorial-code = Este es tu código secreto, de tu número más pequeño a la izquierda a tu número más grande a la derecha. { $friend } también protege uno: solo ves el dorso de sus fichas, pero ves cuáles son negras y cuáles blancas. Gana quien al final aún tenga una ficha oculta.
page-davincicode-tutorial-take = Es tu turno. Primero tomas una ficha de la reserva. Toca el montón blanco.
page-davincicode-tutorial-guess = Has tomado el 5 blanco. Por ahora se queda aparte. ¡Ahora adivina! La primera ficha de { $friend } es negra, y a su derecha está su 1 negro, descubierto. Los números crecen, así que ¿qué puede haber a la izquierda del 1? Toca esa ficha y elige el 0.
page-davincicode-tutorial-hit = ¡Acierto, la ficha cae! Puedes seguir adivinando. Pero si fallas, tu ficha nueva entra en tu código a la vista de todos. Plántate aquí y déjala oculta.
page-davincicode-tutorial-insert = Tu 5 blanco está ahora oculto en tu código, en su lugar. La página lo pone ahí por ti. Ahora le toca a { $friend }.
page-davincicode-tutorial-miss = { $friend } ha tomado una ficha y ha dicho que tu última ficha es un 10. ¡Fallo! Por eso su ficha nueva, el 6 blanco, está descubierta en su código. Y ahora todos saben qué no es tu ficha.
page-davincicode-tutorial-notes = La libreta te ayuda a llevar la cuenta. Los fallos se tachan allí solos, y puedes tachar y poner círculos donde quieras. ¡Ahora encuentra los últimos secretos de { $friend }!

# Keys
page-davincicode-keys-black = tomar una ficha negra
page-davincicode-keys-white = tomar una ficha blanca
page-davincicode-keys-move = ir de ficha oculta en ficha oculta
page-davincicode-keys-choose = elegir la ficha
page-davincicode-keys-guess = adivinar su número, o anotarlo
page-davincicode-keys-stop = dejar de adivinar
page-davincicode-keys-notes = abrir o cerrar la libreta
page-davincicode-keys-cancel = elegir otra ficha

page-davincicode-blind-black = Negra
page-davincicode-blind-white = Blanca
page-davincicode-goal = Descubre los códigos de los demás antes de que descubran el tuyo. Cada código está en orden, el número más pequeño a la izquierda.

page-davincicode-look-walnut = Nogal
page-davincicode-look-felt = Fieltro
page-davincicode-look-navy = Azul marino
page-davincicode-curtain-wait = Se preparan los códigos.
page-davincicode-curtain-blind = Toma una ficha para tu código. Su número lo verás más tarde.
