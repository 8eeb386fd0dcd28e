# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Posto do árbitro
package-game = Partida do Annabella
package-pgn = Partidas de xadrez (PGN)
package-report = Relatório de torneio da FIDE

# Menus and software centres.
package-kind = Xadrez para cegos e videntes
package-comment = Dois tabuleiros, um relógio falante (Leis da FIDE, Apêndice D)
package-summary = Xadrez entre um jogador cego e um vidente
package-rules = Cada jogador tem seu tabuleiro. Cada lance é anunciado, repetido e feito no outro tabuleiro, e então se aciona o relógio, como pede o Apêndice D das Leis do Xadrez da FIDE.
package-access = Tudo se faz com o teclado, com um leitor de tela, em uma linha braille ou com a voz do programa em um fone de ouvido. Quem vê tem uma janela com um tabuleiro grande; o árbitro tem sua mesa.
package-picture-player = Uma partida na tela do jogador cego
package-picture-desk = A mesa do árbitro

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = PortugueseBR
package-install-title = Instalar o Annabella
package-install = O Annabella será instalado só para você. Não é preciso ser administrador.
package-install-key = Pressione Enter para instalar.
package-installed-title = O Annabella está instalado
package-installed = Ele está no menu Iniciar, em Annabella, e fala assim que abre.
package-installed-key = Pressione Enter para concluir.
package-start = Abrir o Annabella
package-running = O Annabella está aberto. Feche-o e pressione Repetir.
package-games-stay = Suas partidas continuam em { $folder }. Apague essa pasta quando não precisar mais delas.

# macOS asks for the microphone.
package-microphone = O Annabella grava a sua planilha enquanto você a dita, e em nenhum outro momento. A gravação fica neste computador.
