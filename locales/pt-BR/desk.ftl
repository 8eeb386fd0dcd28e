# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Ainda não executado no seu tabuleiro:
said-compare-reminder = Hora de comparar os dois tabuleiros.
said-sheets-agree = As duas planilhas coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheets-unofficial = As duas planilhas coincidem, mas o registro do programa diverge delas depois de { $official ->
    [one] { $official } meio-lance
   *[other] { $official } meios-lances
}. As Leis não dizem o que fazer; o registro é uma ajuda, não uma prova. A decisão é sua. Artigo 6.12.2.
said-sheet-unreadable = { $who }: não é possível ler "{ $text }" na planilha. Antes disso { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheet-incomplete = { $who }: a planilha está incompleta. Até aqui { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheets-differ-white = As planilhas diferem no lance { $number } das brancas. As brancas anotaram { $white }, as pretas { $black }. Artigo { $article }.
said-sheets-differ-black = As planilhas diferem no lance { $number } das pretas. As brancas anotaram { $white }, as pretas { $black }. Artigo { $article }.
proposed-correction-of-board = Proposta: corrigir o tabuleiro, { $who }. Artigo { $article }.
proposed-clocks-back = Proposta: acertar os dois relógios para a posição depois do meio-lance { $ply }. Brancas { $white } e { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}, pretas { $black } e { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}. Você pode deixá-los como estão. Artigo { $article }.
proposed-clocks-back-since = O tempo usado desde então continua descontado.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = comparar tabuleiros;comparar
desk-line-compare-sheets = comparar planilhas
desk-line-enter-sheet = informar planilha
desk-line-open-sheet = abrir planilha
desk-line-enter = informar;informar tabuleiro
desk-line-rank = fileira;linha
desk-line-done = pronto
desk-line-drop = abandonar;cancelar
desk-line-step = passo;corrigir
desk-line-right = tabuleiro correto;correto;certo;tabuleiro certo
desk-line-reinstate = restabelecer;retornar;voltar a
desk-line-accept = aceitar;aceitar proposta;aceito
desk-line-decline = recusar;recusar proposta;recuso;rejeitar
desk-line-warn = advertir
desk-line-penalise = penalizar;punir;penalidade
desk-line-note = anotar
desk-line-rule = decidir;decidir resultado
desk-line-annul = anular;anular resultado
usage-warn = Uma advertência precisa de um motivo: digite { $word }, a cor e o motivo.
usage-rule = Um resultado precisa de um motivo: digite { $word }, o resultado e o motivo.
usage-annul = Falta o motivo: digite { $word } e o motivo.
desk-line-approve = aprovar;aprovar assistente
desk-line-pin = pin
desk-line-lock = trancar
desk-line-journal = registro
desk-line-close = fechar mesa
desk-line-report = relatório;salvar relatório

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = penalidade
proposal-kind-result = resultado
proposal-kind-correction = correção;correcao
proposal-kind-clock = relógio;relogio
proposal-kind-claim = reivindicação;reivindicacao

# Sentences of the arbiter's desk.
said-desk-open = A mesa do árbitro está aberta.
said-locked = Partida trancada com este PIN.
said-locked-for = Enquanto esta mesa estiver trancada, só valem as decisões de { $event }, torneio número { $digits }.
said-locked-weakly = Partida trancada. Quem copiar o arquivo dela pode descobrir um PIN tão curto em minutos ou horas; use oito dígitos ou três palavras.
said-wrong-pins = Desde a última vez que a mesa do árbitro esteve aberta, { $count ->
    [one] um PIN errado foi digitado, às { $time }.
   *[other] { $count } PINs errados foram digitados, o último às { $time }.
}
said-desk-closed = A mesa do árbitro está fechada.
said-entry-begun = { $who }: informe as casas que diferem da posição oficial e depois pronto.
said-board-right = { $who }: o tabuleiro está correto.
said-step = { $step } { $count ->
    [one] Falta um passo.
   *[other] Faltam { $count } passos.
}
said-report-saved = Relatório salvo.
said-result-annulled = O resultado { $result } foi anulado. Inicie os relógios para continuar a partida.
said-result-annulled-to-player = O árbitro anulou o resultado { $result }. A partida está aberta de novo, com os relógios parados: aguarde o árbitro.
said-result-left = O resultado { $result } não vale mais. A partida continua.
said-sheet-opened = { $who }: a planilha do arquivo foi informada, { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheet-opened-so-far = { $who }: a planilha do arquivo foi informada. Foi possível ler { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}, até a linha { $line }: "{ $text }".
question-penalise = Penalidade para as { $who }: { $penalty }?
question-penalise-time = Penalidade para as { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Relatório: { $white } – { $black }
report-people = Jogadores, árbitro e assistentes
report-created = Mesa preparada: { $date }
report-result = Resultado
report-moves = Lances e tempos restantes
report-sheets = Planilhas
report-irregularities = Irregularidades e decisões
report-journal = Registro da partida
report-nothing = Nada consta.
report-assistant = Assistente de { $who }: { $name }
report-arbiter = Árbitro: { $name }
report-corrected = { $who } corrige o anúncio: { $text }
report-not-executed = { $who }: o meio-lance { $ply } demorou muito a ser executado.
report-note = Nota: { $text }
report-approved = Assistente aprovado: { $who }
report-approved-device = Dispositivo aprovado.
report-sheet-entered = Planilha de papel informada, { $who }: { $text }
report-locked = Regulamento trancado com um PIN.
report-pin-accepted = Mesa do árbitro aberta com o PIN.
report-wrong-pins = { $count ->
    [one] { $count } PIN errado na mesa do árbitro.
   *[other] { $count } PINs errados na mesa do árbitro, o último neste momento.
}
report-accepted = Proposta aceita: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN da mesa do árbitro
desk-pin-hint = Digite o PIN e pressione Enter
desk-needs = A fazer: { $what }
desk-needs-nothing = Nada requer a sua atenção.
desk-compared = Comparados há { $minutes } min.
desk-compared-now = Comparados agora mesmo.
desk-need-ruling = decidir: { $kind } ({ $article })
desk-need-board = { $who }: o tabuleiro difere em { $squares } ({ $article })
desk-need-clocks-stopped = os dois relógios estão parados
desk-need-clocks-not-started = os relógios não foram iniciados
desk-need-comparison = tabuleiros sem comparação há { $minutes } min
desk-look = Mostrar
desk-approve = Aprovar
desk-next-proposal = Próxima proposta
desk-effect-clocks = Ao aceitar, os relógios param.
desk-effect-real-board = O programa passa a considerar o tabuleiro correto: corrija antes o tabuleiro real.
change-all = Ao aceitar, muda: { $changes }.
change-taken-back = lances retirados: { $moves }
change-taken-back-many = lances retirados: { $count } meios-lances, de { $first } a { $last }
change-move = lance { $number }, { $side }: { $move }
change-board = { $who }, tabuleiro: { $squares }
change-board-many = { $who }, tabuleiro: { $count } casas
change-square = { $square }: { $before }, depois { $after }
change-clock-set = { $who }, relógio: ajustado para { $time }
change-clock-from-to = { $who }, relógio: ajustado de { $before } para { $time }
change-clock-more = { $who }, relógio: mais { $time }
change-clock-less = { $who }, relógio: menos { $time }
change-counter = { $who }, contador: { $before }, depois { $after }
change-running = Depois, relógio em andamento: { $who }.
change-taken-back-too = Aceitar agora a correção em aberto também retiraria: { $move }.
change-older-first = Decida primeiro sobre a proposta mais antiga deste tipo.
proposal-lapsed = A proposta perdeu a validade: { $kind }.
proposal-declined = Proposta recusada: { $kind }.
proposal-accepted-by = { $who } aceita: { $kind }. Aceite ou recuse também.
desk-more = Mais…
desk-report = Relatório
desk-envelope = Envelope do lance secreto
desk-envelope-file = envelope
desk-sheets = As duas planilhas
desk-pending = Questões em aberto
desk-steps = Passos para corrigir os tabuleiros
desk-said = Registro de mensagens
desk-unexplained = { $who }: causa desconhecida. Nem um nem dois enganos explicam esta posição.
desk-checks = Tempos verificados, a cada 30 minutos
desk-before-the-round = Lista de verificação antes da rodada
desk-before-boards = Tabuleiros: o tátil com pelo menos 20 por 20 cm, casas pretas em relevo, um orifício em cada casa (D.1)
desk-before-sets = Peças: pinos que cabem nos orifícios, modelo Staunton, as pretas marcadas (D.1.4)
desk-before-clocks = Relógios: anunciam tempo e lances ou podem ser lidos pelo tato, os dois lados acertados igualmente (D.2.6)
desk-before-assistants = Assistentes: quem auxilia quem, e aprovados (D.2.10)
desk-before-announcements = Anúncios: os dois jogadores conhecem os nomes das colunas, dos números e das peças (D.2.1)
desk-before-recorders = Anotação: planilha, braille ou gravador, com o dispositivo aprovado (D.2.7)
desk-time-check = Tempos verificados: brancas { $white }, { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}; pretas { $black }, { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}.
desk-sum = Ao todo restam { $left }; gastos: { $used }; desde o início: { $since }.
desk-sum-agrees = Confere com o ritmo de jogo.
desk-sum-more = São { $difference } a mais do que o ritmo de jogo permite.
desk-sum-less = São { $difference } a menos do que o ritmo de jogo permite.
desk-cell-differs = { $cell }: difere; deveria ser { $official }
desk-board-entered = { $who }: informando a posição
desk-no-tray = Digite a casa e a peça, por exemplo e4 peão branco.
desk-board-unseen = não verificado
desk-board-differs = difere em { $squares }
desk-board-behind = ainda não executado: { $move }
desk-board-in-sync = correto
desk-square = { $square }: tabuleiro das brancas { $white }, tabuleiro das pretas { $black }, oficial { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Primeira diferença
desk-sheet-missing = não anotado
desk-not-approved = { $who }: o assistente não está aprovado.
desk-device-not-approved = Este dispositivo não está aprovado.
desk-offer = { $who }: oferta de empate.
desk-accept = Aceitar. { $text }
desk-decline = Recusar. { $text }
desk-said-to-all = Para todos: { $text }
desk-said-line = Para { $to }: { $text }
desk-assistant-of = assistente de { $who }
desk-arbiter = o árbitro
desk-pane-boards = Os dois tabuleiros
desk-pane-rulings = Comandos e propostas
desk-pane-sheets = As duas planilhas
desk-pane-said = Mensagens
desk-opened = Mesa do árbitro.
desk-left = Tela do jogador.
desk-is-open = A mesa do árbitro já está aberta em sua própria janela.
opponents-window-open = A janela do adversário está aberta.
opponents-window-closed = A janela do adversário está fechada.
assistants-window-open = A janela do assistente está aberta.
assistants-window-closed = A janela do assistente está fechada.
opponents-window-none = Ninguém mais joga neste computador.
opponents-window-over = O tabuleiro do jogador cego está atrás desta janela. Para vê-lo, feche esta janela ou pressione { $key }.
keyboard-there = O teclado funciona agora na outra janela.
keyboard-left = O teclado está de novo nesta janela.
one-window = Outro tabuleiro: { $key }.
display-sheet-struck = { $entry }, riscado
desk-answer-accept = Aceitar
desk-answer-decline = Recusar
desk-answer-why = Por quê…
desk-why = Por quê: artigo { $article }
