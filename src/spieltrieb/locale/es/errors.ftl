### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = «{ $text }» no es ninguna jugada de este juego.
error-illegal = «{ $text }» no es posible aquí.
error-ambiguous = «{ $text }» puede ser más de una jugada; di cuál.
error-wrong-actor = No le toca al asiento { $seat }.
error-game-over = La partida ha terminado.
error-unknown-game = No hay ningún juego «{ $game }».
error-bad-players = Eso no encaja con el número de jugadores ({ $players }).
error-bad-option = Esta opción no encaja.
error-bad-record = Algo no está bien en el registro de la partida: { $where }.
error-bad-match = Este torneo no se puede jugar así.
error-bad-language = No hay textos en el idioma «{ $lang }»; hay: { $known }.
error-bad-bot = No hay ningún bot «{ $bot }» para estos asientos; hay: { $known }.
error-bot-failed = El bot «{ $bot }» no respondió con una jugada válida ({ $said }).
error-bad-simulation = Hay que jugar al menos una partida, no { $games }.
error-no-advice = Aquí no hay consejos que dar.

## At the server's tables

error-bad-message = El servidor no ha entendido este mensaje.
error-bad-table = No se puede preparar una mesa así.
error-bad-link = Este enlace personal ya no sirve. Crea uno nuevo en el otro dispositivo.
error-bad-origin = Otro sitio ha intentado usar este servidor; no está permitido.
error-no-guest = El servidor aún no te conoce. Vuelve a cargar la página.
error-bad-cookie = El servidor no te reconoce. Vuelve a cargar la página.
error-not-your-seat = Este no es tu asiento.
error-not-allowed = Aquí no puedes hacer eso.
error-banned = Quienes administran este servidor te han excluido.
error-advice-off = En esta mesa se juega sin consejos.
error-unknown-table = Esa mesa no existe. ¿Se cortó el enlace?
error-unknown-page = En esta dirección no hay nada.
error-not-now = Ahora no se puede.
error-table-full = Todos los asientos están ocupados. Puedes mirar.
error-time-up = Se te acabó el tiempo antes de que llegara la jugada.
error-stale = La partida ya ha avanzado; vuelve a mirar.
error-no-take-back = No hay nada que puedas deshacer.
error-table-closed = Esta mesa se ha cerrado.
error-too-long = Eso era demasiado largo para el servidor.
error-too-fast = Eso fue demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-too-many = Ya tienes demasiados. Cierra antes alguno.
error-no-storage = El servidor no puede guardar nada nuevo ahora mismo. No se ha perdido nada; inténtalo más tarde.
error-busy = El servidor tiene mucho en que pensar ahora mismo. Inténtalo en un momento.
error-bad-setting = Un ajuste del servidor no es válido: { $setting }.
error-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }.
error-not-on-windows = El servidor y su página no funcionan en Windows, solo en WSL; aquí sí funcionan spieltrieb play, games, rules, simulate, arena, replay, advise, review y la biblioteca.
error-cannot-keep = Lo que se compilaría ahora no se podría guardar, porque no se puede escribir en la carpeta: indica otra con SPIELTRIEB_CACHE.
error-bad-action = No hay ninguna acción «{ $action }».
