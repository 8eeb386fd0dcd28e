# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Puesto del árbitro
package-game = Partida de Annabella
package-pgn = Partidas de ajedrez (PGN)
package-report = Informe de torneo de la FIDE

# Menus and software centres.
package-kind = Ajedrez para ciegos y videntes
package-comment = Dos tableros, un reloj que habla (Leyes de la FIDE, Apéndice D)
package-summary = Ajedrez entre una persona ciega y una que ve
package-rules = Cada jugador tiene su tablero. Cada jugada se anuncia, se repite y se hace en el otro tablero, y entonces se pulsa el reloj: así lo piden las Leyes del Ajedrez de la FIDE en el Apéndice D.
package-access = Todo se hace con el teclado, con un lector de pantalla, en una línea braille o con la voz del programa en los auriculares. Quien ve tiene una ventana con un tablero grande; el árbitro tiene su mesa.
package-picture-player = Una partida en la pantalla del jugador ciego
package-picture-desk = La mesa del árbitro

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = Spanish
package-install-title = Instalar Annabella
package-install = Annabella se instalará solo para usted. No hace falta un administrador.
package-install-key = Pulse Enter para instalarlo.
package-installed-title = Annabella está instalada
package-installed = La encontrará en el menú Inicio, en Annabella. Habla nada más abrirse.
package-installed-key = Pulse Enter para terminar.
package-start = Abrir Annabella
package-running = Annabella está abierta. Ciérrela y pulse Reintentar.
package-games-stay = Sus partidas se conservan en { $folder }. Si ya no las necesita, borre esa carpeta.

# macOS asks for the microphone.
package-microphone = Annabella graba su planilla mientras usted la dicta, y en ningún otro momento. La grabación se queda en este ordenador.
