# A comparação de tabuleiros e planilhas, para o árbitro e para o jogador em questão (D.2.9).
state-not-executed = Ainda não está no seu tabuleiro:
said-compare-reminder = Hora de comparar os dois tabuleiros.
said-sheets-agree = As duas planilhas coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheets-unofficial = As duas planilhas coincidem, mas o registro do programa segue outro caminho depois de { $official ->
    [one] { $official } meio-lance
   *[other] { $official } meios-lances
}. As Leis não dizem o que fazer; o registro é uma ajuda, não uma prova. A decisão é sua. Artigo 6.12.2.
said-sheet-unreadable = { $who }: a planilha não pode ser lida em "{ $text }". Antes disso { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheet-incomplete = { $who }: a planilha está incompleta. Até aqui { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheets-differ-white = As planilhas diferem no lance { $number } das brancas. Planilha das brancas: { $white }. Planilha das pretas: { $black }. Artigo { $article }.
said-sheets-differ-black = As planilhas diferem no lance { $number } das pretas. Planilha das brancas: { $white }. Planilha das pretas: { $black }. Artigo { $article }.
proposed-correction-of-board = Proposta: { $who } corrige o tabuleiro. Artigo { $article }.
proposed-clocks-back = Proposta: os dois relógios para a posição depois do meio-lance { $ply }. Brancas { $white } e { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}, pretas { $black } e { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}. Você pode deixá-los como estão. Artigo { $article }.

# Comandos digitados na mesa do árbitro; várias palavras para um comando são separadas por ponto e vírgula.
desk-line-compare-boards = comparar tabuleiros;comparar
desk-line-compare-sheets = comparar planilhas
desk-line-enter-sheet = informar planilha
desk-line-open-sheet = abrir planilha
desk-line-enter = informar;informar tabuleiro
desk-line-rank = linha
desk-line-done = pronto
desk-line-drop = abandonar;cancelar
desk-line-step = passo;corrigir
desk-line-right = certo;tabuleiro certo
desk-line-reinstate = retornar;voltar a
desk-line-accept = aceitar;aceitar proposta;aceito
desk-line-decline = recusar;recusar proposta;recuso
desk-line-warn = advertir
desk-line-penalise = penalizar;punir;penalidade
desk-line-note = anotar
desk-line-rule = decidir;decidir resultado
desk-line-annul = anular;anular resultado
desk-line-approve = aprovar;aprovar assistente
desk-line-pin = pin
desk-line-lock = trancar
desk-line-journal = registro
desk-line-close = fechar mesa
desk-line-report = relatório;salvar relatório

proposal-kind-penalty = penalidade
proposal-kind-result = resultado
proposal-kind-correction = correção;correcao
proposal-kind-clock = relógio;relogio
proposal-kind-claim = reivindicação;reivindicacao

# O que é dito na mesa.
said-desk-open = A mesa do árbitro está aberta.
said-locked = Trancado com este PIN.
said-locked-for = Enquanto estiver trancada valem as decisões de { $event }, torneio número { $digits }.
said-locked-weakly = Trancado. Quem copiar o arquivo da partida descobre um PIN de tão poucos dígitos em minutos ou horas; contra isso, tranque com oito dígitos ou três palavras.
said-wrong-pins = Desde a última vez que esteve aberta, { $count ->
    [one] um PIN errado foi digitado, às { $time } do relógio da mesa.
   *[other] { $count } PINs errados foram digitados, o último às { $time } do relógio da mesa.
}
said-desk-closed = A mesa do árbitro está fechada.
said-entry-begun = { $who }: informe as casas que diferem da posição oficial e depois pronto.
said-board-right = { $who }: o tabuleiro está certo.
said-step = { $step } { $count ->
    [one] Falta um passo.
   *[other] Faltam { $count } passos.
}
said-report-saved = O relatório está salvo.
said-result-annulled = O resultado { $result } foi anulado. A partida continua quando os relógios forem acionados.
said-sheet-opened = { $who }: a planilha do arquivo foi informada, { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheet-opened-so-far = { $who }: a planilha do arquivo foi informada. Dá para ler { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}, até a linha { $line }: "{ $text }".
question-penalise = Penalidade para as { $who }: { $penalty }?
question-penalise-time = Penalidade para as { $who }: { $penalty }, { $time }?

# O relatório de uma partida.
report-title = Relatório: { $white } – { $black }
report-people = Jogadores e oficiais
report-created = Mesa preparada: { $date }
report-result = Resultado
report-moves = Lances e tempos restantes
report-sheets = Planilhas
report-irregularities = Irregularidades e decisões
report-journal = Registro
report-nothing = Nada.
report-assistant = Assistente de { $who }: { $name }
report-arbiter = Árbitro: { $name }
report-corrected = { $who } corrige o anúncio: { $text }
report-not-executed = { $who }: lance do meio-lance { $ply } não executado por muito tempo.
report-note = Nota: { $text }
report-approved = Assistente aprovado: { $who }
report-approved-device = Dispositivo aprovado.
report-sheet-entered = Planilha de papel, { $who }: { $text }
report-locked = Regulamento trancado com um PIN.
report-pin-accepted = Mesa do árbitro aberta com o PIN.
report-wrong-pins = { $count ->
    [one] { $count } PIN errado na mesa do árbitro.
   *[other] { $count } PINs errados na mesa do árbitro, o último neste momento.
}
report-accepted = Proposta aceita: { $kind }
report-declined = Proposta recusada: { $kind }

# A mesa do árbitro na tela.
desk-pin = PIN da mesa do árbitro
desk-pin-hint = Digite o PIN e depois Enter
desk-needs = Sua vez: { $what }
desk-needs-nothing = Nada para você fazer.
desk-compared = Comparados há { $minutes } min.
desk-compared-now = Comparados agora mesmo.
desk-need-ruling = { $kind } a decidir ({ $article })
desk-need-board = o tabuleiro das { $who }, difere em { $squares } ({ $article })
desk-need-clocks-stopped = os dois relógios estão parados
desk-need-clocks-not-started = os relógios não foram acionados
desk-need-comparison = tabuleiros sem comparação há { $minutes } min
desk-look = Ver
desk-approve = Aprovar
desk-next-proposal = Próxima proposta
desk-effect-clocks = Aceitar para os relógios.
desk-effect-real-board = O tabuleiro passa a valer como certo: corrija antes o verdadeiro.
change-all = Aceitar muda: { $changes }.
change-taken-back = lances desfeitos: { $moves }
change-taken-back-many = lances desfeitos: { $count } meios-lances, { $first } até { $last }
change-move = lance { $number }, { $side }: { $move }
change-board = tabuleiro, { $who }: { $squares }
change-board-many = tabuleiro, { $who }: { $count } casas
change-square = { $square } { $before } depois { $after }
change-clock = relógio, { $who }: { $before }, depois { $after }
change-counter = contador, { $who }: { $before }, depois { $after }
change-running = Depois, relógio em andamento: { $who }.
change-taken-back-too = Aceitar a correção aberta agora desfaria também: { $move }.
change-older-first = Primeiro se decide a proposta mais antiga deste tipo.
proposal-lapsed = A proposta caducou: { $kind }.
desk-more = Mais…
desk-report = Relatório
desk-envelope = Envelope do lance secreto
desk-envelope-file = envelope
desk-sheets = As duas planilhas
desk-pending = O que está em aberto
desk-steps = Passos que corrigem os tabuleiros
desk-said = Tudo o que foi dito, e a quem
desk-unexplained = { $who }: inexplicado. Nem um engano nem dois deixam o tabuleiro assim.
desk-checks = Tempos verificados, a cada 30 minutos
desk-before-the-round = Para conferir antes da rodada
desk-before-boards = Tabuleiros: o de pinos com pelo menos 20 por 20 centímetros, casas pretas em relevo, um orifício em cada casa (D.1)
desk-before-sets = Peças: pinos que cabem nos orifícios, modelo Staunton, as pretas marcadas (D.1.4)
desk-before-clocks = Relógios: anunciam tempo e lances ou podem ser tateados, os dois lados ajustados igualmente (D.2.6)
desk-before-assistants = Assistentes: quem para quem, aprovados (D.2.10)
desk-before-announcements = Anúncios: os dois jogadores conhecem os nomes das colunas, dos números e das peças (D.2.1)
desk-before-recorders = Anotação: planilha, Braille ou gravador, o aparelho aprovado (D.2.7)
desk-time-check = Tempos verificados: brancas { $white }, { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}; pretas { $black }, { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}.
desk-sum = Na soma restam { $left }; gastos: { $used }; desde o início: { $since }.
desk-sum-agrees = Confere com o controle de tempo.
desk-sum-more = A mais do que dá o controle de tempo: { $difference }.
desk-sum-less = A menos do que dá o controle de tempo: { $difference }.
desk-cell-differs = { $cell }, difere, oficial { $official }
desk-board-entered = { $who }: tabuleiro sendo informado
desk-no-tray = Digite a casa e a peça, por exemplo e4 peão branco.
desk-board-unseen = não visto
desk-board-differs = difere em { $squares }
desk-board-behind = ainda não executado: { $move }
desk-board-in-sync = como a posição oficial
desk-square = { $square }: tabuleiro das brancas { $white }, tabuleiro das pretas { $black }, oficial { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Primeira diferença
desk-sheet-missing = não anotado
desk-not-approved = { $who }: o assistente não está aprovado.
desk-device-not-approved = Este dispositivo não está aprovado.
desk-offer = { $who } propôs empate.
desk-accept = Aceitar. { $text }
desk-decline = Recusar. { $text }
desk-said-line = Para { $to }: { $text }
desk-assistant-of = assistente de { $who }
desk-arbiter = o árbitro
desk-pane-boards = Os dois tabuleiros
desk-pane-rulings = Comandos e propostas
desk-pane-sheets = As duas planilhas
desk-pane-said = Tudo o que foi dito
desk-opened = A mesa do árbitro.
desk-left = A tela do jogador.
desk-is-open = A mesa do árbitro já está aberta em janela própria.
opponents-window-open = O tabuleiro do adversário está à vista.
opponents-window-closed = O tabuleiro do adversário está fechado.
assistants-window-open = O tabuleiro do assistente está à vista.
assistants-window-closed = O tabuleiro do assistente está fechado.
opponents-window-none = Ninguém mais tem um tabuleiro neste computador.
opponents-window-over = O tabuleiro do jogador cego está embaixo desta janela. Para vê-lo, feche esta janela ou aperte { $key }.
keyboard-there = O teclado está na outra janela.
keyboard-left = O teclado saiu da outra janela.
one-window = Nesta tela cabe um tabuleiro. { $key } mostra o do adversário e, de novo, o seu.
one-window-assistant = Nesta tela cabe um tabuleiro. { $key } mostra o do assistente e, de novo, o seu.
display-sheet-struck = { $entry }, riscado
desk-answer-accept = Aceitar
desk-answer-decline = Recusar
desk-answer-why = Por quê…
desk-why = Por quê: artigo { $article }
