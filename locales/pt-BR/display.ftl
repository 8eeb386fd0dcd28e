# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (tabuleiro do jogador vidente) – Annabella
display-title-assistant = { $white } – { $black } (assistente) – Annabella
display-title-arbiter = { $white } – { $black } (árbitro) – Annabella
display-board-own = Tabuleiro: { $who }
display-board-mine = Tabuleiro
display-board-official = Posição oficial
display-move-line = Lance
display-move-line-hint = Digite um lance ou um comando e pressione Enter
display-sheet-field = Anotar na minha planilha
display-sheet-hint = Digite o lance como o anota e pressione Enter
display-sheet = Minha planilha
display-log = Mensagens
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } captura { $captured } { $to }
display-tray = Fora do tabuleiro
display-tray-piece = { $piece }, { $count } fora do tabuleiro
display-in-hand = Na mão: { $piece }
display-promote = Promover a
display-clock-runs = em andamento
display-clock-stands = parado
display-clock-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
display-flag-fallen = Seta caída
display-no-clock = Sem relógio
display-clocks = Relógios

# The next duty, as the window shows it.
display-nothing-announced = Nenhum lance anunciado ainda

# The parts of the window.
display-pane-board = Tabuleiro
display-pane-move-line = Linha de lances
display-pane-sheet = Planilha
display-pane-clocks = Relógios
display-pane-log = Mensagens
display-pane-game = Partida

# The list of keys and commands.
display-help-title = Teclas e comandos
display-lines = Linhas
help-search = Procurar na ajuda
more-search = Procurar uma ação
help-none = Nada na ajuda contém essas palavras.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Digite { $words }
display-help-of-several = Se houver mais de uma proposta em aberto, acrescente o nome: { $names }
help-typed-moves = Comandos digitados: lances e perguntas
help-other-player = Digite { $words }. Um lance ou comando do outro jogador, digitado aqui em casa.
help-assistant = Digite { $words }. Um lance ou comando do seu assistente, que está aqui com você.
help-typed-claims = Comandos digitados: reivindicações e correções
help-typed-clocks = Comandos digitados: relógios (acrescente cor e tempo)
help-typed-recorder = Comandos digitados: gravador
help-typed-sound = Comandos digitados: fone e alto-falante (acrescente um número)
help-typed-boards = Comandos digitados: tabuleiros eletrônicos (acrescente número e cor)
help-typed-settings = Comandos digitados: configurações
help-typed-desk = Comandos digitados: árbitro
display-close = Fechar

# Reasons why a control does nothing now.
display-not-now-no-offer = Nenhum empate foi oferecido.
display-not-now-ended = A partida terminou.
display-not-now-no-clock = Esta partida não tem relógio.

# Warnings that stay on the screen.
display-warning-not-saved = A partida não está sendo salva.
display-warning-no-voice = Nenhuma voz instalada para { $language }; instale o espeak-ng.
display-event-not-approved = Não aprovado pela Comissão Técnica da FIDE; o árbitro deve aprovar este dispositivo (11.3.2.1).

# The form for a new game.
new-game-title = Nova partida
new-game-white-name = Nome das brancas
new-game-black-name = Nome das pretas
new-game-sight = Visão
new-game-vi = Pessoa cega ou com baixa visão
new-game-sighted = Vidente
new-game-deaf = Vidente com surdez
new-game-white-assistant = Assistente das brancas (opcional)
new-game-black-assistant = Assistente das pretas (opcional)
new-game-arbiter = Árbitro (opcional)
new-game-time = Ritmo de jogo
new-game-time-hint = Minutos+segundos, ou none.
new-game-vocabulary = Palavras dos anúncios
new-game-place = Onde
new-game-home = Em casa
new-game-event = Em um torneio
new-game-not-chosen = não escolhido
new-game-start = Começar a partida
new-game-sentence = { $own } (com deficiência visual) de { $side } contra { $other } ({ $sight }), { $time }, { $place }. Anúncios: { $words }.
new-game-short = { $side } contra { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = Você
new-game-opponent = seu adversário
new-game-as-white = brancas
new-game-as-black = pretas
new-game-is-vi = com deficiência visual
new-game-is-sighted = vidente
new-game-is-deaf = com surdez
new-game-no-clock = sem relógio
new-game-at-home = em casa
new-game-at-event = em um torneio
new-game-side = Cor
new-game-begin = Começar
new-game-rest = Mais opções…
new-game-how-to-change = Tab: mudar.
new-game-how-to-leave = Enter em Começar começa, Escape fecha.
new-game-cancel = Cancelar
new-game-error-white-name = Falta o nome das brancas.
new-game-error-black-name = Falta o nome das pretas.
new-game-error-time = Esse ritmo de jogo não é válido. Use 90+30, 15 ou none.
new-game-error-vi = Um dos jogadores precisa ser cego ou ter deficiência visual: este programa é para partidas segundo o Apêndice D.
new-game-error-no-assistant = Quando uma pessoa com deficiência visual joga contra uma surda, é obrigatório um assistente (D.2.11). Escreva um nome em um dos campos de assistente.
new-game-error-assistant = O jogador vidente só pode ter assistente se o jogador com deficiência visual não tiver (D.2.11). Deixe um dos dois campos vazio.
display-warning-reader-is-heard = Todos ouvem o seu leitor de tela. Torne o fone a saída padrão do sistema.
display-pressed = Relógio acionado.
new-game-opponents = Adversário
new-game-a-person = uma pessoa
