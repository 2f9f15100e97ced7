### The page around the boards. What a board says is in page-GAME.ftl, rules and options are in GAME.ftl.

## Everywhere

page-title = ¿A qué jugamos?
page-subtitle = Juegos de una a cuatro personas: contra la máquina, con amigos o en la misma pantalla.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● Te toca – { $game }
page-home = A la página de inicio
page-nav = Menú
page-skip = Ir al contenido
page-loading = Un momento…
page-close = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-saved = Guardado.
page-copy = Copiar
page-copied = Copiado.
page-copy-failed = Aquí no se permite copiar. Este es el texto: { $text }
page-share = Compartir
page-notices = Avisos
page-lost = Esta dirección no lleva a ninguna parte. Aquí empieza todo.
page-no-such-game = Aquí no hay ningún juego así.
page-show-all = Ver todo ({ $count })
page-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-named = { $name }: { $value }

page-line-offline = Sin conexión. El tutorial y las reglas siguen funcionando; tus jugadas se guardan y se enviarán en cuanto vuelva el servidor.
page-line-short = Sin conexión. Tus jugadas se guardan.
page-line-reconnecting = Se ha cortado la conexión. Intentándolo de nuevo…
page-renewal = Hay una versión más nueva de esta página. Se recargará en cuanto termines lo que estás haciendo; no se pierde nada.
page-renewal-now = Recargar ahora

page-error-offline = No se puede llegar al servidor en este momento.
page-missing = No se ha podido cargar esta página.
page-error-server = Algo ha salido mal en el servidor. Inténtalo de nuevo.
page-error-not-found = En esta dirección no hay nada.
page-error-unexpected = Algo ha salido mal. Inténtalo de nuevo.

## Settings

page-settings = Ajustes
page-language = Idioma
page-theme = Colores
page-theme-auto = Sistema
page-theme-light = Claros
page-theme-dark = Oscuros
page-looks = Tableros
page-theme-button = Colores: { $theme }
page-speed = Animaciones
page-speed-0 = Ninguna
page-speed-1 = Normales
page-speed-2 = Lentas
page-sound = Sonidos
page-big-text = Texto más grande
page-mute-chat = Ocultar el chat
page-mute-reactions = Ocultar las reacciones
page-single-keys = Atajos de una sola tecla
page-shortcuts = Atajos de teclado
page-about = Acerca de Spieltrieb

page-key-tab = Tab
page-key-enter = Enter
page-key-space = Espacio
page-key-escape = Esc
page-key-shift = Mayús
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Inicio
page-key-end = Fin
page-keys-tab = ir al siguiente elemento
page-keys-arrows = moverse por el tablero
page-keys-act = elegir o jugar
page-keys-cancel = anular la selección
page-keys-help = esta lista
page-keys-settings = ajustes
page-keys-sound = sonidos sí o no
page-keys-theme = colores claros u oscuros
page-keys-hint = mostrar un consejo
page-keys-undo = deshacer la última jugada
page-keys-rules = abrir las reglas
page-keys-chat = ir al chat
page-keys-log = ir al historial
page-keys-skip = saltar la animación
page-keys-first = al principio
page-keys-last = al final

## Start page

page-games = Juegos
page-play-now = Jugar ya
page-preparing = La primera vez tarda un poco más: se está preparando todo. Después será al momento.
page-new-short = Nueva mesa
page-learn-short = Aprender
page-rules-short = Reglas
page-rules-of = Las reglas de { $game }
page-continue = Seguir jugando
page-continue-short = Continuar
page-join-title = Jugar con amigos
page-join-label = Código o enlace de una mesa
page-join-example = p. ej. k7qm-2xpd-9wt4h
page-join = Entrar
page-join-wrong = Eso no es ni el código ni el enlace de una mesa. Cópialo otra vez, por favor.
page-daily = Reto del día
page-daily-text = Cada día, un reto por juego, igual para todos. ¿Quién le saca más partido?
page-daily-go = A los retos de hoy
page-lobby = Mesas abiertas
page-lobby-empty = Nadie busca jugadores en este momento. ¡Abre tú una mesa y muéstrasela a todos!
page-state-my-turn = Te toca
page-state-gathering =
    { $count ->
        [0] A punto de empezar
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-state-playing = En curso
page-state-over = Terminada

## New table

page-new-title = Nueva mesa
page-players = Jugadores
page-options = Más opciones
page-seat-kind = Quién ocupa el asiento { $seat }
page-seat-level = Nivel de la máquina en el asiento { $seat }
page-seat-name = Nombre de quien ocupa el asiento { $seat }
page-seat-remove = Quitar el asiento { $seat }
page-seat-add = Añadir un jugador
page-seat-number = Jugador { $seat }
page-seat-me = Yo
page-seat-bot = Máquina
page-seat-open = Un amigo, por enlace
page-seat-screen = Alguien en esta pantalla
page-seat-open-text = Recibirás un enlace para compartir.
page-name-example = Nombre
page-new-public = Mostrar esta mesa a todos en la página de inicio
page-new-match =
    { $count ->
        [one] Un torneo de { $count } partida
       *[other] Un torneo de { $count } partidas, para que cada jugador empiece una vez
    }
page-new-rounds = Número de partidas (los puntos se suman)
page-new-advice = Permitir consejos
page-new-open = Abrir la mesa
page-new-start = Empezar la partida
page-clock = Tiempo para pensar
page-clock-none = Todo el que quieras
page-clock-move-30 = 30 segundos por jugada
page-clock-move-60 = 1 minuto por jugada
page-clock-move-180 = 3 minutos por jugada
page-clock-move-day = 1 día por jugada
page-clock-move-3days = 3 días por jugada
page-clock-game-5 = 5 minutos por jugador, más 5 segundos por cada jugada
page-clock-game-15 = 15 minutos por jugador, más 10 segundos por cada jugada
page-clock-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
page-words-label = Tus palabras para el azar
page-words-help = Lo que quieras. Se mezcla con el azar de esta mesa, para que nadie lo decida por su cuenta.
page-words-add = Mezclar

## Before the game

page-waiting =
    { $count ->
        [0] Allá vamos…
        [one] Falta { $count } jugador
       *[other] Faltan { $count } jugadores
    }
page-seat-free = Asiento libre
page-sit = Sentarme aquí
page-seen-as = Los demás te ven como { $name }
page-stand = Dejar el asiento
page-close-table = Cerrar la mesa
page-invite = Invitar
page-invite-link = Enlace para tus amigos
page-invite-code = Código:
page-invite-qr = Código QR con el enlace de esta mesa
page-invite-text = ¡Ven a jugar a { $game } conmigo!
page-fair = Juego limpio, y cómo comprobarlo
page-fair-text = En esta mesa, todo el azar sale de un secreto sorteado antes de la partida. Su huella se muestra ya; el secreto en sí, después de la última partida. Así cualquiera puede comprobar que no se cambió nada.
page-fair-commitment = Huella (SHA-256):

## At the table

page-table-trouble = Esta mesa no se puede mostrar
page-table-closed = Esta mesa se ha cerrado.
page-status-mine = Te toca
page-status-yours = { $name }, te toca
page-status-others =
    { $count ->
        [0] Un momento…
        [one] { $names } está pensando
       *[other] { $names } están pensando
    }
page-status-over = La partida ha terminado
page-watching = Estás mirando: todos los asientos están ocupados.
page-seat-you = tú
page-seat-turn = le toca
page-seat-here = presente
page-seat-away = ausente
page-seat-stand-in = juega un bot
page-seat-return = Recuperar mi asiento
page-seat-hand = Dejar que un bot juegue por { $name }
page-match-points = Puntos en el torneo
page-tools = Herramientas
page-hint = Consejo
page-hint-asking = Pensando…
page-back = Deshacer
page-back-asked = { $name } quiere deshacer la última jugada. ¿Te parece bien?
page-back-waiting = { $name } ha pedido deshacer una jugada. Falta la respuesta de los demás.
page-back-yes = De acuerdo
page-back-no = No
page-skip-motion = Saltar la animación
page-side = Historial y chat
page-log = Historial
page-log-notation = En notación
page-log-empty = Todavía nada.
page-chat = Chat
page-chat-label = Di algo
page-chat-send = Enviar
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-muted = El chat está oculto.
page-chat-unmute = Volver a mostrarlo
page-chat-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
page-watchers =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
page-reactions = Reacciones rápidas
page-reaction-hello = ¡Hola!
page-reaction-well-played = ¡Bien jugado!
page-reaction-thanks = ¡Gracias!
page-reaction-oops = ¡Uy!
page-reaction-wow = ¡Guau!
page-reaction-thinking = Déjame pensar…
page-reaction-hurry = ¡Te toca!
page-reaction-bye = ¡Hasta luego!

page-curtain = Pasa el dispositivo a { $name }
page-curtain-text = Ahora los demás no miran.
page-curtain-ready = Soy { $name }

## The end

page-result-game =
    { $count ->
        [0] No gana nadie
        [one] ¡Gana { $names }!
       *[other] { $names } comparten la victoria
    }
page-result-game-you =
    { $count ->
        [one] ¡Has ganado!
       *[other] ¡Compartes la victoria!
    }
page-result-match =
    { $count ->
        [0] Nadie gana el torneo
        [one] ¡{ $names } gana el torneo!
       *[other] { $names } comparten la victoria en el torneo
    }
page-result-match-you =
    { $count ->
        [one] ¡Has ganado el torneo!
       *[other] ¡Compartes la victoria en el torneo!
    }
page-result-solo = ¡Bien hecho!
page-result-solo-bot = Esta partida la jugó un bot.
page-sheet = Hoja de puntos
page-sheet-points = Puntos
page-sheet-game = Partida { $count }
page-sheet-sum = Total
page-sheet-winner = ha ganado
page-next-round = Partida { $round } de { $of }
page-rematch = Revancha
page-rematch-go = A la revancha
page-rematch-waits = La mesa de la revancha está lista; tu sitio te espera.
page-result-fold = Ver el tablero
page-result-unfold = Ver el resultado
page-review = Análisis
page-check = Comprobar el azar
page-check-unfair = Algo no cuadra.
page-check-secret = Secreto
page-check-words = Palabras de { $name }
page-check-seed = Semilla de esta partida
page-share-score = { $name } { $points }
page-share-text = { $game }: { $headline } ({ $scores })
page-share-daily = { $game }, reto del día ({ $day }): { $headline } ({ $scores })

page-review-of = { $game }: análisis
page-review-back = Volver a la mesa
page-review-eyes = Visto por
page-review-eyes-all = Todo a la vista
page-review-before = Una jugada atrás
page-review-next = Una jugada adelante
page-review-play = Reproducir
page-review-pause = Pausa
page-review-first = Antes de la primera jugada
page-review-place = Jugada { $move } de { $of }
page-review-curve = Las perspectivas de cada uno a lo largo de la partida
page-review-wait = Se revisa cada jugada: { $done } de { $total }…
page-review-again = Intentar de nuevo
page-review-panel = Todas las jugadas
page-review-moves = Jugadas
page-review-best = Mostrar las mejores jugadas
page-review-best-of = Las mejores jugadas para { $name } en este momento
page-review-better = Mejor: { $move }
page-review-show = Mostrar en el tablero
page-review-slip = Imprecisión: costó { $loss }.
page-review-mistake = Error: costó { $loss }.
page-review-blunder = Error grave: costó { $loss }.
page-review-luck = Suerte para { $name }: de { $before } a { $after }.
page-review-misfortune = Mala suerte para { $name }: de { $before } a { $after }.
page-review-mark-slip = Imprecisión
page-review-mark-mistake = Error
page-review-mark-blunder = Error grave
page-review-mark-luck = Suerte para { $name }
page-review-mark-misfortune = Mala suerte para { $name }
page-review-share = Compartir este momento
page-review-share-text = { $game }, tras la jugada { $move }
page-review-try = Seguir jugando desde aquí
page-review-try-text = Empieza una partida nueva en este momento. Lo que venga se sortea de nuevo, y la partida no cuenta.
page-review-try-hidden = Empieza una partida nueva en este momento. Lo que venga se sortea de nuevo, igual que las fichas que no se veían desde tu puesto. La partida no cuenta.
page-review-try-seat = Juegas por
page-review-try-bots = Contra
page-study = Prueba: sigues tras la jugada { $move } de otra partida. No cuenta.
page-study-back = Volver al análisis

## Daily deal

page-daily-play = Jugar
page-daily-continue = Seguir
page-daily-look = Ver
page-daily-players =
    { $count ->
        [0] Nadie lo ha jugado todavía. ¡Empieza tú!
        [one] Lo ha jugado { $count } persona.
       *[other] Lo han jugado { $count } personas.
    }
page-daily-result =
    { $points ->
        [one] { $points } punto, puesto { $place } de { $players }
       *[other] { $points } puntos, puesto { $place } de { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, reto del día ({ $day }): { $points } punto, puesto { $place } de { $players }
       *[other] { $game }, reto del día ({ $day }): { $points } puntos, puesto { $place } de { $players }
    }
page-leaderboard = Clasificación
page-leaderboard-empty = Todavía no hay nadie.
page-leaderboard-more = Mostrar más

## Mine

page-mine = Mi página
page-profile = Quién soy
page-name = Nombre
page-avatar = Imagen
page-avatar-fox = Zorro
page-avatar-owl = Búho
page-avatar-cat = Gato
page-avatar-hedgehog = Erizo
page-avatar-whale = Ballena
page-avatar-snail = Caracol
page-avatar-bee = Abeja
page-avatar-frog = Rana
page-avatar-teapot = Tetera
page-avatar-lantern = Farol
page-avatar-anchor = Ancla
page-avatar-kite = Cometa
page-avatar-cactus = Cactus
page-avatar-mushroom = Hongo
page-avatar-moon = Luna
page-avatar-acorn = Bellota
page-stats = Estadísticas
page-stats-none = Todavía nada. Las encontrarás aquí después de tu primera partida.
page-stats-played = Partidas
page-stats-won = Ganadas
page-stats-best = Mejor resultado
page-stats-mean = En promedio
page-stats-streak = Victorias seguidas
page-stats-streaks = { $now } (récord: { $longest })
page-stats-people = Personas
page-stats-of = { $won } de { $played }
page-stats-chart =
    { $count ->
        [one] Los puntos de la última partida; el mejor resultado es { $best }.
       *[other] Los puntos de las últimas { $count } partidas; el mejor resultado es { $best }.
    }
page-records = Descargar mis partidas
page-link = En otro dispositivo
page-link-text = Con un enlace personal, otro dispositivo también pasa a ser tuyo: el mismo nombre, las mismas mesas. No se lo des a nadie más.
page-link-make = Crear un enlace personal
page-link-until = Se puede usar una sola vez, hasta el { $time }.
page-devices = Otros dispositivos
page-devices-text = ¿Has perdido el móvil o has jugado en un ordenador ajeno? Cierra la sesión en todas partes menos aquí. También se desconectan los programas que juegan en tu nombre.
page-devices-button = Cerrar sesión en otros dispositivos
page-devices-done = La sesión está cerrada en todas partes menos aquí.
page-forget = Olvídame
page-forget-text = No hay ninguna cuenta, solo una cookie. Si quieres, el servidor olvida tu nombre, tus resultados y la lista de tus mesas.
page-forget-button = Olvidar todo
page-forget-sure = Se borrarán tu nombre, tus resultados y la lista de tus mesas. Esto no se puede deshacer.
page-forgotten = Todo olvidado. Empiezas de cero.
page-go-title = Seguir aquí
page-go-text = Con este enlace personal sigues en este dispositivo con tu nombre y tus mesas. Quien eras hasta ahora en este dispositivo no se conserva.
page-go-button = Seguir aquí
page-go-done = ¡Qué bueno verte de nuevo, { $name }!

## Learning

page-rules-search = Buscar en las reglas
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] { $count } sección encontrada
       *[other] { $count } secciones encontradas
    }
page-rules-nothing = No se ha encontrado nada.
page-learn-step = Paso { $step } de { $of }
page-learn-before = Atrás
page-learn-next = Siguiente
page-learn-skip = Saltar
page-learn-other = También se puede, pero aquí probamos otra cosa.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Texts of first games name a friend: this name, too, is a woman’s, begins with A and ends in a.
page-learn-friend-else = Anna
page-learn-done = ¡Ya sabes jugar!
page-learn-done-text = Ahora pruébalo en una partida de verdad. La máquina irá con calma.
page-learn-play = Mi primera partida
page-learn-again = Otra vez
page-first-show = Muéstrame cómo

## About

page-about-text = Spieltrieb lleva cuatro pequeños juegos de mesa al navegador. Es gratis, no necesita cuenta, no muestra publicidad y no le pide nada a ningún otro servidor.
page-about-by = de { $author }
page-about-rights = Los juegos pertenecen a sus autores y editoriales. Las reglas están contadas con nuestras propias palabras, y todos los tableros los hemos dibujado nosotros.
page-about-privacy = Qué se conserva
page-about-privacy-text = Una cookie le dice a este servidor quién eres. El servidor conserva tu nombre, tu imagen, tus partidas y tus resultados hasta que le pidas que te olvide. Tus ajustes se quedan en este navegador.
page-about-version = Versión { $version }

## People among people: chat, reports, fair dealing

page-practice = Práctica: se deshizo algo ya visto, así que esta partida no cuenta.
page-people = Quién está en esta mesa
page-person-watches = mira
page-person-mute = Silenciar a { $name }
page-person-unmute = Dejar de silenciar a { $name }
page-person-report = Denunciar a { $name }
page-person-kick = Hacer salir a { $name }
page-report-text = ¿Qué ocurre? Quienes llevan este servidor verán tu denuncia con el chat de esta mesa.
page-report-insult = Insultos o amenazas
page-report-spam = Spam
page-report-name = Un nombre ofensivo
page-report-cheating = Trampas
page-report-other = Otra cosa
page-report-done = Gracias. Tu denuncia se ha enviado.
page-lock = No dejar entrar a nadie más
page-talk = Los espectadores pueden hablar
page-chat-closed = Aquí solo hablan quienes están sentados a la mesa.
page-daily-late = Acabadas cuando el día ya había pasado
page-daily-result-late =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, acabada cuando el día ya había pasado
page-daily-before = El día anterior
page-daily-after = El día siguiente
page-daily-told = El análisis y la comprobación llegan cuando el día ha acabado en todas partes: { $when }.
page-check-first = El secreto tiene la huella que tu navegador vio primero, el { $when }.
page-check-late = El secreto tiene la huella mostrada. Tu navegador no la vio hasta empezada la partida.
page-check-changed = La huella no es la que tu navegador vio primero.
page-check-broken = El secreto no tiene la huella prometida.
page-check-words-lost = Tus palabras no están en la semilla.
page-check-words-mine = Tus palabras están en la semilla.
page-check-moves = Las jugadas del registro no son las que vio tu navegador.
page-check-draw = La extracción { $number } es { $found }, pero el secreto da { $expected }.
page-check-browser =
    { $count ->
        [one] Tu navegador ha calculado él mismo la extracción. Todo limpio.
       *[other] Tu navegador ha calculado él mismo las { $count } extracciones. Todo limpio.
    }
page-check-second = El servidor también lo ha comprobado y coincide.
page-check-second-not = La comprobación del servidor dice otra cosa.

## Mis partidas, y cómo salir de una

page-my-games = Mis partidas
page-my-running = En curso
page-my-finished = Terminadas
page-my-none = Todavía nada. Aquí aparecerán tus partidas.
page-delete = Eliminar
page-delete-text = La partida desaparece de tu lista. Su resultado sigue contando, y quien jugó contigo la conserva.
page-delete-running = La partida se cierra para siempre y desaparece de tu lista. Si juegan otras personas, abandona antes o acordad parar.
page-delete-done = Eliminada.
page-state-won = Ganada
page-state-lost = Perdida
page-state-shared = Victoria compartida
page-state-stopped = Interrumpida
page-state-practice = Práctica
page-agreed = Lo acordado
page-agreed-rounds =
    { $count ->
        [one] Una sola partida
       *[other] { $count } partidas; los puntos se suman
    }
page-agreed-clock-move = { $seconds } segundos por jugada
page-agreed-clock-game = { $seconds } segundos cada uno, más { $increment } por jugada
page-agreed-hints = Se permiten consejos
page-agreed-no-hints = Sin consejos
page-agreed-lots = Se sortea quién empieza
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option }: no
    }
page-starter-lot = Por sorteo
page-this-game = Esta partida
page-leave = Salir
page-leave-waits = La partida te espera; la encontrarás en la página de inicio y en tu lista.
page-leave-bot = Un bot sigue jugando por ti para que los demás no esperen. Puedes volver y recuperar tu asiento cuando quieras.
page-end = Terminar la partida
page-end-text = La partida acaba en el acto, sin resultado.
page-end-sure = Terminar ahora
page-stop = Proponer parar
page-stop-text = Si todos están de acuerdo, la partida acaba y no cuenta para nadie. Mientras tanto, sigue.
page-stop-sure = Preguntar a los demás
page-stop-asked = { $name } propone parar. La partida no contaría para nadie. ¿De acuerdo?
page-stop-no = Seguir jugando
page-stop-waiting = Has propuesto parar. Falta la respuesta de { $names }.
page-stop-told = A favor de parar: { $wanted }. Falta la respuesta de { $names }.
page-stop-withdraw = Retirar
page-resign = Abandonar
page-resign-ends = La partida acaba en el acto y la pierdes.
page-resign-match = Todo el torneo acaba en el acto y lo pierdes.
page-resign-bot = Los demás siguen. Un bot juega en tu asiento hasta el final, no puedes recuperarlo y la partida cuenta como perdida para ti.
page-resign-sure = Sí, abandonar
page-seat-resigned = abandonó
page-seat-stood-for =
    { $who ->
        [you] Un bot está jugando por ti.
       *[other] Un bot está jugando por { $name }.
    }
page-note-late =
    { $who ->
        [you] Se te acabó el tiempo. Un bot hace esta única jugada por ti.
       *[other] A { $name } se le acabó el tiempo. Un bot hace esta única jugada.
    }
page-note-time =
    { $who ->
        [you] Se te ha acabado el tiempo. Desde ahora juega un bot por ti, hasta que recuperes tu asiento.
       *[other] A { $name } se le ha acabado el tiempo. Desde ahora juega un bot en su asiento.
    }
page-note-left =
    { $who ->
        [you] Has salido. Un bot juega por ti.
       *[other] { $name } ha salido. Un bot juega en su asiento.
    }
page-note-away =
    { $who ->
        [you] No estabas. Un bot juega por ti.
       *[other] { $name } no está. Un bot juega en su asiento.
    }
page-note-back =
    { $who ->
        [you] Vuelves a jugar tú.
       *[other] { $name } ha vuelto y juega de nuevo.
    }
page-note-resigned =
    { $who ->
        [you] Has abandonado.
       *[other] { $name } ha abandonado.
    }
page-note-took-back =
    { $who ->
        [you] Has deshecho una jugada.
       *[other] { $name } ha deshecho una jugada.
    }
page-note-bot = Jugado por un bot
page-note-gone = { $name } no está. Toca su nombre para que siga jugando un bot.
page-note-offline = { $name } no está.
page-note-online = { $name } ha vuelto.
page-result-stopped = La partida se ha interrumpido
page-reason-stopped = No cuenta para nadie.
page-reason-resigned =
    { $count ->
        [one] { $names } ha abandonado.
       *[other] { $names } han abandonado.
    }
page-share-won = He ganado a { $game }: { $scores }
page-share-shared = Victoria compartida en { $game }: { $scores }
page-share-lost = He perdido a { $game }: { $scores }
page-share-solo =
    { $points ->
        [one] He hecho { $points } punto en { $game }
       *[other] He hecho { $points } puntos en { $game }
    }
page-share-picture = El final de la partida de { $game }
page-share-no-picture = No se ha podido dibujar la imagen. El texto se puede compartir igualmente.
page-share-words = Tus palabras y un enlace al análisis
page-share-download = Guardar la imagen
page-in-numbers = En números
page-spread-count =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
page-spread-mine = tú
page-stats-given-up = Abandonadas
page-stats-course =
    { $count ->
        [one] La última partida
       *[other] Las últimas { $count } partidas, en orden; verde: ganada
    }
page-stats-course-solo =
    { $count ->
        [one] La última partida
       *[other] Las últimas { $count } partidas, en orden
    }
page-stats-spread = Cuántas veces has hecho cuántos puntos; en color: la última partida
page-daily-streak =
    { $count ->
        [0] Juega hoy para empezar una racha.
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
page-daily-longest = (récord: { $count })
page-daily-past = Has jugado { $count } de los últimos { $of } días
page-daily-next = Próximos retos en
page-daily-new = Ya hay nuevos retos
page-daily-others = Lo que han logrado { $count } personas
page-daily-better = Lo has hecho mejor que el { $percent } % de los demás; han jugado { $count } personas.
page-move-waits = Tu jugada espera a ser enviada
