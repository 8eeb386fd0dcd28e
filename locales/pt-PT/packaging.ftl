# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Posto do árbitro
package-game = Partida do Annabella
package-pgn = Partidas de xadrez (PGN)
package-report = Relatório de torneio da FIDE

# Menus and software centres.
package-kind = Xadrez para cegos e normovisuais
package-comment = Dois tabuleiros, um relógio falante (Leis da FIDE, Apêndice D)
package-summary = Xadrez entre um jogador cego e um normovisual
package-rules = Cada jogador tem o seu tabuleiro. Cada lance é anunciado, repetido e feito no outro tabuleiro, e depois aciona-se o relógio, como manda o Apêndice D das Leis do Xadrez da FIDE.
package-access = Tudo se faz com o teclado, com um leitor de ecrã, numa linha braille ou com a voz do programa nos auscultadores. Quem vê tem uma janela com um tabuleiro grande; o árbitro tem a sua mesa.
package-picture-player = Uma partida no ecrã do jogador cego
package-picture-desk = A mesa do árbitro

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = Portuguese
package-install-title = Instalar o Annabella
package-install = O Annabella será instalado só para si. Não é preciso ser administrador.
package-install-key = Prima Enter para o instalar.
package-installed-title = O Annabella está instalado
package-installed = Encontra-o no menu Iniciar, em Annabella. Fala assim que abre.
package-installed-key = Prima Enter para terminar.
package-start = Abrir o Annabella
package-running = O Annabella está aberto. Feche-o e prima Repetir.
package-games-stay = As suas partidas continuam em { $folder }. Apague essa pasta quando já não precisar delas.

# macOS asks for the microphone.
package-microphone = O Annabella grava a sua folha de registo enquanto a dita, e em nenhum outro momento. A gravação fica neste computador.
