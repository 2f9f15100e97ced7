### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = «{ $text }» no es ninguna jugada de este juego.
error-illegal = «{ $text }» no es posible aquí.
error-ambiguous = «{ $text }» puede ser más de una jugada; di cuál.
error-wrong-actor = No le toca al asiento { $seat }.
error-game-over = La partida ha terminado.
error-unknown-game = No hay ningún juego «{ $game }».
error-bad-players = Eso no concuerda con el número de jugadores ({ $players }).
error-bad-option = Esta opción no es válida.
error-bad-record = Algo no está bien en el registro de la partida: { $where }.
error-bad-match = Este torneo no se puede jugar así.
error-bad-language = No hay textos en el idioma «{ $lang }»; hay: { $known }.
error-bad-bot = No hay ningún bot «{ $bot }» para estos asientos; hay: { $known }.
error-bot-failed = El bot «{ $bot }» no respondió con una jugada válida ({ $said }).
error-bad-simulation = Hay que jugar al menos una partida, no { $games }.
error-no-advice = Aquí no hay consejos que dar.
error-lost-worker = Un proceso de trabajo terminó antes de acabar su parte.
error-bad-cluster = Este clúster de Ray no se puede usar.
error-missing-extra = { $package } no está instalado; así se añade: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = El nombre de una imagen animada termina en { $known }; «{ $file }», no.
error-bad-picture-still = Esta imagen es un SVG: da a su archivo un nombre que termine en .svg, no «{ $file }».

## At the server's tables

error-bad-message = El servidor no ha entendido este mensaje.
error-bad-message-empty = Este mensaje está vacío.
error-bad-message-parameter = En la dirección, «{ $found }» no vale para «{ $name }».
error-bad-message-name = Un nombre necesita al menos una letra o un signo visible.
error-bad-table = No se puede preparar una mesa así.
error-bad-table-me = Solo puedes ocupar un asiento; los demás en tu pantalla tienen el suyo.
error-bad-table-clock = Un reloj da al menos { $seconds } segundos.
error-bad-link = Este enlace personal ya no sirve. Crea uno nuevo en el otro dispositivo.
error-bad-origin = Otro sitio ha intentado usar este servidor; no está permitido.
error-bad-host = No se puede acceder a este servidor con el nombre «{ $host }». Pide la dirección correcta a quien lo gestiona.
error-no-guest = El servidor aún no te conoce. Vuelve a cargar la página.
error-bad-cookie = El servidor no te reconoce. Vuelve a cargar la página.
error-not-your-seat = Este no es tu asiento.
error-not-allowed = Aquí no puedes hacer eso.
error-not-allowed-players = Eso solo pueden hacerlo los jugadores; tú estás mirando.
error-not-allowed-host = Eso solo puede hacerlo quien abrió la mesa.
error-not-allowed-advice = Los consejos son para los jugadores, cada uno para su propio asiento.
error-not-allowed-here = Este jugador está aquí, o acaba de irse.
error-not-allowed-close = Aquí juegan otros. Mejor deja tu asiento a un bot.
error-not-allowed-self = No puedes echarte a ti mismo; mejor cierra la mesa.
error-not-allowed-report = Solo se puede denunciar a otra persona que juegue o hable en esta mesa.
error-banned = Quienes administran este servidor te han excluido.
error-advice-off = En esta mesa se juega sin consejos.
error-unknown-table = Esa mesa no existe. ¿Se cortó el enlace?
error-unknown-page = En esta dirección no hay nada.
error-not-now = Ahora no se puede.
error-not-now-running = Esta partida aún no ha terminado.
error-not-now-no-game = En esta mesa no hay ninguna partida { $round }: { $count ->
        [0] no se ha jugado ninguna
        [one] solo hay una
       *[other] solo hay { $count }
    }.
error-not-now-seed = El secreto se muestra cuando han terminado todas las partidas; en el reto del día, al día siguiente.
error-not-now-turn = Los consejos se dan cuando te toca.
error-not-now-begun = La partida ya ha empezado; puedes mirarla.
error-not-now-seated = Ya tienes un asiento en esta mesa.
error-not-now-stand = La partida ha empezado: puedes dejar tu asiento a un bot, pero no liberarlo.
error-not-now-mix = Ya ha salido la primera ficha: no se pueden mezclar más palabras.
error-not-now-next = Ahora no hay ninguna partida siguiente que empezar.
error-not-now-waiting = La partida no ha empezado: todavía hay un asiento libre.
error-not-now-bot = Un bot juega por ti. Recupera antes tu asiento.
error-not-now-answer = Ya nadie pide deshacer una jugada.
error-not-now-hand = Ahora no se puede dejar este asiento a un bot.
error-not-now-close = La partida ha terminado; no hay nada que cerrar.
error-not-now-rematch = La revancha llega cuando han terminado todas las partidas; el reto del día se juega una sola vez.
error-not-now-moment-over = En este momento la partida ya ha terminado; vuelve un poco atrás.
error-not-now-moves = Esta partida solo tiene { $moves } jugadas.
error-not-now-study = Una prueba empieza con una partida repartida en otra mesa: no hay nada que comprobar.
error-table-full = Todos los asientos están ocupados. Puedes mirar.
error-table-full-seat = Ese asiento está ocupado. Elige otro.
error-time-up = Se te acabó el tiempo antes de que llegara la jugada.
error-stale = La partida ya ha avanzado; vuelve a mirar.
error-no-take-back = No hay nada que puedas deshacer.
error-no-take-back-over = No hay nada que deshacer: no hay ninguna partida en curso.
error-no-take-back-first = No hay nada que deshacer: todavía no has hecho ninguna jugada.
error-no-take-back-daily = En el reto del día, una jugada queda hecha en cuanto has visto algo nuevo.
error-table-closed = Esta mesa se ha cerrado.
error-too-long = Eso era demasiado largo para el servidor.
error-too-fast = Eso fue demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-too-many = Ya tienes demasiados. Cierra antes alguno.
error-too-many-connections = Ya hay demasiadas páginas conectadas. Cierra una o inténtalo más tarde.
error-no-storage = El servidor no puede guardar nada nuevo ahora mismo. No se ha perdido nada; inténtalo más tarde.
error-busy = El servidor está muy ocupado ahora mismo. Inténtalo en un momento.
error-overloaded = Ahora mismo hay aquí más actividad de la que el servidor puede atender. Las partidas en curso siguen; inténtalo en unos minutos.
error-bad-setting = Un ajuste del servidor no es válido: { $setting }.
error-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }.
error-not-on-windows = El servidor y su página no funcionan en Windows, solo en WSL; aquí sí funcionan spieltrieb play, games, rules, simulate, arena, replay, advise, review y la biblioteca.
error-cannot-keep = El código compilado no se puede guardar, porque no se puede escribir en su carpeta: indica otra con SPIELTRIEB_CACHE.
error-bad-action = No hay ninguna acción «{ $action }».

## Exactly why: an error that has many causes names one of these

error-bad-players-range = { $game } es para { $low } a { $high } jugadores, no para { $players }.
error-bad-players-seat = --seat lleva asientos de 0 a { $high }, separados por comas; «{ $found }» no lo es.
error-bad-players-names = Hay más nombres ({ $names }) que personas ante el teclado ({ $players }).
error-bad-option-unknown = { $game } no tiene la opción «{ $option }»; hay: { $known }.
error-bad-option-flag = La opción «{ $option }» debe ser true o false, no { $was }.
error-bad-option-number = La opción «{ $option }» debe ser un número entero de { $low } a { $high }, no { $was }.
error-bad-option-choice = La opción «{ $option }» debe ser una de estas palabras: { $choices }; era { $was }.
error-bad-option-seat = La opción «{ $option }» debe ser un asiento de { $low } a { $high }, no { $was }.
error-bad-option-set = Una opción se fija con --set NOMBRE=VALOR, no con «{ $setting }».
error-bad-option-data = La opción «{ $option }» consta de datos: dala en JSON o como ruta de un archivo JSON. { $kind ->
        [unread] No se puede leer { $value } ({ $why }).
       *[json] Esto no es JSON válido ({ $why }).
    }
error-bad-option-all-human = Indica --seat o --all-human, no los dos.
error-bad-option-resume = Una partida reanudada sigue como empezó: { $option } no se puede usar con --resume.
error-bad-match-number = --match lleva un número de partidas; «{ $rounds }» no lo es.
error-bad-bot-none = Nombra los bots que van a jugar.
error-bad-bot-twice = El bot «{ $bot }» está nombrado dos veces.
error-bad-bot-count = Hay { $count } bots para { $seats } asientos; nombra uno para todos o uno para cada uno.
error-bad-simulation-processes = Tiene que jugar al menos un proceso, no { $processes }.
error-bad-simulation-budget = El tiempo por jugada debe ser de más de 0 segundos, no { $budget }.
error-bad-simulation-memory = Los resultados de { $games } partidas no caben aquí en la memoria; juega como mucho { $most }.
error-bad-cluster-none = No hay ningún clúster de Ray en «{ $address }» ({ $said }). Inicia uno con `ray start --head`, indica otra dirección o usa `local` para esta máquina sola.
error-bad-cluster-version = El clúster de Ray en «{ $address }» no se puede usar desde aquí ({ $said }).
error-bad-cluster-missing = A un nodo del clúster de Ray le falta Spieltrieb; instala la versión { $wanted } en todos.
error-bad-cluster-sources = Un nodo del clúster de Ray tiene Spieltrieb { $found } y esta máquina { $wanted }; instala la misma versión en todos.
error-bad-record-json = { $where } no es un objeto JSON completo (véase el carácter { $character }); quizá el archivo quedó cortado.
error-bad-record-nested = { $where } no es un registro: está anidado a demasiada profundidad.
error-bad-record-object = { $where } no es un objeto JSON.
error-bad-record-format = { $where } tiene el formato { $found }; esta versión lee el formato { $format }. ¿Lo escribió un Spieltrieb más nuevo, o no es un registro?
error-bad-record-texts = { $where }: «{ $field }» debe ser una lista de textos.
error-bad-record-missing = { $where }: falta «{ $field }».
error-bad-record-kind = { $where }: «{ $field }» debe ser { $kind ->
        [list] una lista
        [dict] un objeto JSON
        [int] un número entero
       *[str] un texto
    }.
error-bad-record-game = { $where }: no hay ningún juego «{ $game }»; hay: { $known }.
error-bad-record-rules = { $where }: sigue la versión { $version } de las reglas de { $game }; este Spieltrieb juega la versión { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, jugada { $move }: { $why }
error-bad-record-no-result = { $where }: la partida ha terminado, pero el registro no tiene resultado.
error-bad-record-not-over = { $where }: hay un resultado, pero la partida no ha terminado tras { $moves ->
        [one] su única jugada
       *[other] sus { $moves } jugadas
    }.
error-bad-record-result = { $where }: { $field ->
        [scores] los puntos indicados son
        [winners] los ganadores indicados son
       *[reason] el motivo indicado es
    } { $said }, pero de las jugadas resulta { $expected }.
error-bad-record-promise = Esta semilla no es la prometida: su SHA-256 es distinto.
error-bad-record-draw = La jugada { $move } es { $text }, pero esta semilla da { $expected }.
error-bad-record-secret = Este secreto no es el prometido: su SHA-256 es distinto.
error-bad-record-seed = La semilla no empieza por el secreto.
error-bad-record-encoding = { $where } no es un texto en UTF-8, así que no contiene registros.
error-bad-record-together = { $option } solo vale junto con { $with }; indica los dos.
error-bad-record-unread = No se puede leer { $where } ({ $why }).
error-bad-record-unwritten = No se puede escribir { $where } ({ $why }).
error-bad-record-no-file = { $where } { $kind ->
        [folder] es una carpeta
       *[other] no es un archivo corriente
    }; indica un archivo.
error-bad-record-named-twice = { $where } está nombrado dos veces; da a cada archivo un nombre distinto.
error-bad-record-other = { $where } contiene algo que no son registros, así que no se toca. { $why }
error-bad-record-empty = { $where } no contiene registros.
error-bad-record-no-position = Este registro tiene { $count } jugadas; no hay posición después de la jugada { $wanted }.
error-bad-record-number = { $where } contiene { $count ->
        [one] 1 registro
       *[other] { $count } registros
    }; no hay ningún registro { $wanted }.
error-bad-record-line = { $where } no tiene ningún registro en la línea { $line }.
error-bad-record-over = La última partida de { $where } ha terminado, así que no hay nada que reanudar.
error-no-take-back-stays = Una ficha puesta en la preparación se queda donde está.
error-no-take-back-chance = Desde tu jugada se ha destapado una ficha, así que la jugada vale.
error-no-take-back-declined = Los demás han dicho que no: la jugada vale.
error-not-allowed-kicked = Te han hecho salir de esta mesa.
error-not-allowed-locked = Ya no se deja entrar a nadie más.
error-not-now-kick = La partida ha empezado: ya no se puede echar a quien juega.
error-not-now-long = El historial de esta mesa está lleno: aún podéis jugar hasta el final, abandonar o parar.
error-not-allowed-kick = Solo se puede echar a quien juegue, mire o hable en esta mesa.
error-not-now-daily = Las partidas del reto del día se muestran cuando el día ha acabado en todas partes: al día siguiente a las 12:00 UTC.
error-bad-table-promise = El reparto prometido ha caducado. Inténtalo de nuevo.
error-bad-message-words = Este servidor no permite una de estas palabras. Elige otras.
error-not-now-resigned = Abandonaste esta partida; un bot la juega hasta el final.
error-not-now-stop = Los demás prefieren seguir. Vuelve a preguntar después de la próxima jugada.
error-not-now-end = No hay ninguna partida en curso.
error-not-now-end-daily = Un reto del día se juega hasta el final o se deja; te espera.
error-not-allowed-delete = Aquí juegan otras personas. Abandona o acordad parar antes de eliminarla.
