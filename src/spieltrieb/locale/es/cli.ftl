### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = clave
cli-column-name = nombre
cli-column-author = autor
cli-column-players = jugadores
cli-column-tagline = de qué trata
cli-column-game = juego
cli-games-next = Para leer las reglas: spieltrieb rules CLAVE. Para jugar: spieltrieb play CLAVE.
cli-game-unknown = No hay ningún juego «{ $game }»; hay: { $games }.
cli-game-close = No hay ningún juego «{ $game }»; ¿quizá { $close }? Hay: { $games }.
cli-game-ambiguous = «{ $game }» puede ser más de un juego: { $games }. Escribe un poco más.

## Choosing what to play

cli-which-game = ¿Qué juego? Escribe su número:
cli-how-many-players = ¿Cuántos jugadores, de { $low } a { $high }? (Enter: { $default })
cli-how-many-people = ¿Cuántos de ellos son personas ante este teclado? (Enter: { $default })
cli-number-from = Escribe un número del { $low } al { $high }.
cli-you = Tú
cli-person = Jugador { $seat }

## Before a game

cli-welcome = { $game }: { $names }
cli-match-round = Un torneo: partida { $round } de { $of }.
cli-match-incomplete = Las otras partidas de este torneo no están en el archivo, así que se juega solo esta.
cli-resumed = Se continúa después de { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }.
cli-new-seed = La semilla con la que se repartió hasta ahora no está en el registro de la partida. De aquí en adelante se usa una nueva, así que el conjunto ya no se puede comprobar con una sola semilla.
cli-promise =
    Una semilla secreta, que se muestra al final, decide lo que sale en esta partida. Para que nadie pueda cambiarla, aquí está ya su SHA-256:
    { $commitment }
cli-help-hint = Escribe ayuda para ver la ayuda, reglas para las reglas, salir para terminar.

## A person's turn

cli-turned-up = Ha salido:
cli-forced = Solo tienes una jugada: { $move }. Pulsa Enter para hacerla.
cli-many = Tienes { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }. Escribe una, por ejemplo { $example }, o ? para verlas todas con números.
cli-type-a-move = Escribe una jugada, por ejemplo { $example }, o su número. ? muestra todas las jugadas.
cli-no-such-number = No hay ninguna jugada { $number }; las jugadas van numeradas del 1 al { $count }. ? las muestra.
cli-no-such-moves = Ninguna jugada contiene «{ $text }». ? a secas las muestra todas.
cli-not-your-seat = Ahora juegas por el asiento { $seat }; no escribas el asiento.
cli-hand-over = Pasa el teclado a { $name }. { $name }, pulsa Enter.
cli-more = Enter para seguir, q y Enter para terminar:
cli-rules-sections = Una sola sección: reglas y su nombre, a elegir entre { $sections }.
cli-help =
    Una jugada se escribe como dicen las reglas, por ejemplo { $example }, o se elige por su número. La tecla Tab la completa.

      ?                  muestra todas las jugadas con sus números; ? TEXTO solo las que contienen TEXTO
      tablero            dibuja otra vez el tablero
      reglas             muestra las reglas; reglas moves explica cómo se escriben las jugadas
      deshacer           retira tu última jugada, mientras no hayas visto nada nuevo
      guardar ARCHIVO    guarda en un archivo la partida hasta aquí, y se sigue jugando
      salir              termina; la partida se puede guardar y continuar más tarde

## The words that may be typed

cli-word-help = ayuda
cli-word-moves = jugadas
cli-word-board = tablero
cli-word-rules = reglas
cli-word-undo = deshacer
cli-word-save = guardar
cli-word-quit = salir
cli-no = no

## Taking back

cli-undo-nothing = Todavía no has hecho ninguna jugada.
cli-undo-chance = Eso no se puede deshacer: desde tu última jugada se ha destapado algo.
cli-undo-other = Eso no se puede deshacer: desde tu última jugada ya ha jugado { $name }.
cli-undo-seen = Eso no se puede deshacer: tu jugada te ha mostrado algo nuevo.
cli-undo-stays = Eso no se puede deshacer: una ficha puesta en la preparación se queda donde está.

## The end

cli-match-over = El torneo ha terminado.
cli-winner = Victoria: { $name }
cli-winners = Victoria compartida: { $names }
cli-and = { $first } y { $second }
cli-title = Tu título: { $title }
cli-next-game = Pulsa Enter para la partida { $round } de { $of }.
cli-keep-finished = Para conservar el registro de la partida, escribe el nombre de un archivo. (Enter: no conservarlo)
cli-keep-unfinished = ¿Guardar la partida en { $path }? (Enter: sí; no; o el nombre de otro archivo)
cli-nothing-kept = No se ha guardado nada.
cli-saved = Guardado en { $path }
cli-save-where = Escribe guardar y el nombre de un archivo.
cli-go-on = Para continuar más tarde:
cli-seed = La semilla era { $seed }
cli-seed-part = Desde que continuaste la partida, la semilla era { $seed }
cli-check = Para comprobar todo lo que salió:

## The server

cli-serving = Spieltrieb está en { $address }. Detenlo con Ctrl-C; no se pierde nada.
cli-thinking = { $workers ->
        [one] Un proceso piensa para { $database }. Detenlo con Ctrl-C; no se pierde nada.
       *[other] { $workers } procesos piensan para { $database }. Detenlos con Ctrl-C; no se pierde nada.
    }
cli-admin-backup = La base de datos se ha copiado en { $path } ({ $size } bytes).
cli-admin-export = { $count ->
        [one] Se ha escrito una línea en { $path }.
       *[other] Se han escrito { $count } líneas en { $path }.
    }
cli-admin-import = { $count ->
        [one] Se ha leído una línea en la nueva base de datos { $path }.
       *[other] Se han leído { $count } líneas en la nueva base de datos { $path }.
    }
cli-admin-close = La mesa { $what } está cerrada.
cli-admin-ban = La persona invitada { $what } queda excluida.
cli-admin-unban = La persona invitada { $what } puede volver a entrar.
cli-admin-ban-network = Ya no se deja entrar a nadie desde { $what }.
cli-admin-unban-network = Se vuelve a dejar entrar desde { $what }.
cli-admin-ban-until = La persona invitada { $what } queda excluida hasta el { $until }.
cli-admin-ban-network-until = No se deja entrar a nadie desde { $what } hasta el { $until }.
cli-admin-key = La clave de { $what }, válida hasta el { $until }. Solo se muestra esta vez:
cli-admin-revoke = La clave de { $what } ya no es válida.
cli-admin-no-operators = Nadie tiene clave todavía: spieltrieb admin key NOMBRE.
cli-admin-report = { $at }: { $name } (persona invitada { $person }) en la mesa { $table }: { $reason }
cli-admin-no-reports = Nadie ha denunciado nada.
cli-admin-erase = Se ha borrado a la persona invitada { $what }: nombre, resultados y todo lo que escribió.
cli-admin-rotate = El servidor tiene claves nuevas. Las cookies anteriores valen { $what } días más; quien vuelva antes conserva su identidad.

## Checking and showing records

cli-replay-input = la entrada
cli-replay-line = { $file }, línea { $line }
cli-replay-valid = { $file }: { $count ->
        [one] 1 registro, válido
       *[other] { $count } registros, todos válidos
    }
cli-replay-dealt = { $file }: { $count ->
        [one] 1 registro, válido y repartido con esta semilla
       *[other] { $count } registros, todos válidos y repartidos con esta semilla
    }
cli-replay-invalid = { $file }: { $count ->
        [one] 1 registro
       *[other] { $count } registros
    }, de ellos { $bad ->
        [one] 1 no válido
       *[other] { $bad } no válidos
    }
cli-replay-more = ... y { $count } más
cli-replay-heading = { $game }, registro { $number } de { $count }
cli-replay-enter = Enter:
cli-replay-unfinished = La partida no ha terminado.

## Many games between bots

cli-playing = Jugando
cli-writing = Escribiendo
cli-simulate-heading = { $game }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, semilla { $seed }
cli-simulate-column-seat = asiento
cli-simulate-column-bot = bot
cli-simulate-column-mean = media
cli-simulate-column-sd = desv. típ.
cli-simulate-column-min = mín.
cli-simulate-column-max = máx.
cli-simulate-column-wins = victorias
cli-simulate-ends = finales
cli-simulate-decisions = decisiones
cli-simulate-steps = pasos
cli-simulate-speed = velocidad
cli-simulate-records = registros
cli-plot-score = puntos
cli-plot-share = partidas en %
cli-plot-moves = jugadas por partida
cli-simulate-spread = { $mean } por partida, de { $min } a { $max }
cli-simulate-per-second = { $speed } decisiones por segundo ({ $seconds } s)
cli-arena-heading = { $game }: { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    } de { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $games } por alineación, semilla { $seed }, { $budget } s por jugada, { $processes ->
        [one] 1 proceso
       *[other] { $processes } procesos
    }, { $seconds } s
cli-arena-standings = Clasificación
cli-arena-pairs = Enfrentamientos
cli-arena-cross = Tabla cruzada: parte de las partidas decididas
cli-arena-failures = Fallos: cada uno costó la partida
cli-arena-column-bot = bot
cli-arena-column-against = contra
cli-arena-column-rating = valoración
cli-arena-column-games = partidas
cli-arena-column-won = ganadas
cli-arena-column-mean = puntos de media
cli-arena-column-median = mediana
cli-arena-column-title = título { $what }
cli-arena-column-time = ms por jugada
cli-arena-column-p95 = 95 %
cli-arena-column-max = máx.
cli-arena-column-failed = fallos
cli-arena-column-wins = victorias
cli-arena-column-draws = empates
cli-arena-column-losses = derrotas
cli-arena-column-share = parte
cli-arena-column-interval = intervalo del 95 %
cli-arena-column-conceded = del otro
cli-arena-column-why = motivo

## Speed, and compiling beforehand

cli-bench-measuring = Midiendo ...
cli-bench-column-measure = medida
cli-bench-column-game = juego
cli-bench-column-players = jugadores
cli-bench-column-measured = medido
cli-bench-column-goal = objetivo
cli-bench-reached = alcanzado
cli-bench-missed = no alcanzado
cli-prepare-off = Aquí la compilación está desactivada, así que no hay nada que preparar.
cli-prepare-compiling = Compilando ...
cli-prepare-missing = No se ha podido compilar todo; lo que falta se compilará cuando haga falta.
cli-prepare-done = Todo está compilado.
