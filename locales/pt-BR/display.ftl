# O que as janelas mostram.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, tabuleiro do jogador vidente: { $white } – { $black }
display-title-assistant = Annabella, assistente: { $white } – { $black }
display-title-arbiter = Annabella, árbitro: { $white } – { $black }
display-board-own = Tabuleiro: { $who }
display-board-official = Posição oficial
display-move-line = Lance
display-move-line-hint = Digite um lance ou um comando e tecle Enter
display-sheet-field = Anotação na minha planilha
display-sheet-hint = Digite a anotação e tecle Enter
display-sheet = Minha planilha
display-log = Anúncios e mensagens
display-plain-move = { $piece } { $from } – { $to }
display-tray = Ao lado do tabuleiro
display-tray-piece = { $piece }, { $count } ao lado do tabuleiro
display-in-hand = Na mão: { $piece }
display-clock-runs = em andamento
display-clock-stands = parado
display-clock-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
display-flag-fallen = Seta caída
display-no-clock = Sem relógio
display-clocks = Relógios

# O próximo passo, como a janela o mostra.
display-nothing-announced = Nenhum anúncio ainda

# As áreas da janela.
display-pane-board = Tabuleiro
display-pane-move-line = Linha de lances
display-pane-sheet = Planilha
display-pane-clocks = Relógios
display-pane-log = Anúncios
display-pane-game = Partida

# A lista de teclas e comandos.
display-help-title = Teclas e comandos
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Digite { $words }
display-help-of-several = Com várias propostas abertas, acrescente o nome da desejada: { $names }
help-typed-moves = Digita-se: lances e perguntas
help-other-player = Digite { $words }. Um lance ou comando do outro jogador, digitado aqui em casa.
help-assistant = Digite { $words }. Um lance ou comando do seu assistente, que está aqui com você.
help-typed-claims = Digita-se: reivindicar e corrigir
help-typed-clocks = Digita-se: acertar os relógios; seguem cor e tempo
help-typed-recorder = Digita-se: o gravador
help-typed-sound = Digita-se: fones e alto-falante; segue um número
help-typed-boards = Digita-se: tabuleiros eletrônicos; seguem número e cor
help-typed-settings = Digita-se: ajustes
help-typed-desk = Digita-se: o árbitro
display-close = Fechar

# Por que um controle não faz nada agora.
display-not-now-no-offer = Não há proposta de empate.
display-not-now-ended = A partida terminou.
display-not-now-no-clock = Esta partida não tem relógio.

# Avisos que ficam à vista.
display-warning-not-saved = A partida não está sendo salva.
display-warning-no-voice = Nenhuma voz fala { $language }; instale o espeak-ng.
display-event-not-approved = Não aprovado pela Comissão Técnica da FIDE; o árbitro deve aprovar este dispositivo (11.3.2.1).

# O formulário de uma nova partida.
new-game-title = Nova partida
new-game-white-name = Nome das brancas
new-game-black-name = Nome das pretas
new-game-sight = Visão
new-game-vi = Pessoa cega ou com baixa visão
new-game-sighted = Vidente
new-game-deaf = Vidente com surdez
new-game-white-assistant = Assistente das brancas, se houver
new-game-black-assistant = Assistente das pretas, se houver
new-game-arbiter = Árbitro, se houver
new-game-time = Tempo de reflexão
new-game-time-hint = Minutos, depois segundos de acréscimo por lance: 90+30 ou 15. A palavra none significa sem relógio.
new-game-vocabulary = Palavras dos anúncios
new-game-place = Local da partida
new-game-home = Em casa
new-game-event = Em um evento
new-game-not-chosen = não escolhido
new-game-start = Começar a partida
new-game-sentence = { $own } (sem visão) de { $side } contra { $other } ({ $sight }), { $time }, { $place }.
new-game-you = Você
new-game-opponent = seu adversário
new-game-as-white = brancas
new-game-as-black = pretas
new-game-is-vi = sem visão
new-game-is-sighted = com visão
new-game-is-deaf = com surdez
new-game-no-clock = sem relógio
new-game-at-home = em casa
new-game-at-event = em um torneio
new-game-side = Cor
new-game-begin = Começar
new-game-rest = Todo o resto…
new-game-cancel = Cancelar
new-game-error-white-name = Falta o nome das brancas.
new-game-error-black-name = Falta o nome das pretas.
new-game-error-time = O ritmo de jogo não pode ser lido. O correto é, por exemplo, 90+30, 15 ou none.
new-game-error-vi = Um dos jogadores precisa ser cego ou ter deficiência visual: o programa é para partidas do Apêndice D.
new-game-error-no-assistant = Uma pessoa com deficiência visual contra uma surda: é preciso designar um assistente (D.2.11). Escreva um nome em um dos campos do assistente.
new-game-error-assistant = Quem enxerga só pode ter assistente quando a pessoa com deficiência visual não tem (D.2.11). Deixe um dos dois campos vazio.
display-warning-reader-is-heard = O leitor de tela não fala no fone. Torne o fone a saída padrão do sistema.
display-pressed = Relógio acionado.
