# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Ainda não executado no seu tabuleiro:
said-compare-reminder = Está na altura de comparar os dois tabuleiros.
said-sheets-agree = As duas folhas de registo coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheets-unofficial = As duas folhas de registo coincidem, mas o registo do programa afasta-se delas depois de { $official ->
    [one] { $official } meio-lance
   *[other] { $official } meios-lances
}. As Leis não dizem o que fazer então; o registo é uma ajuda, não uma prova. A decisão é sua. Artigo 6.12.2.
said-sheet-unreadable = { $who }: não é possível ler «{ $text }» na folha de registo. Antes disso { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheet-incomplete = { $who }: a folha de registo está incompleta. Até agora { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheets-differ-white = As folhas de registo diferem no lance { $number } das brancas. As brancas anotaram { $white }, as pretas { $black }. Artigo { $article }.
said-sheets-differ-black = As folhas de registo diferem no lance { $number } das pretas. As brancas anotaram { $white }, as pretas { $black }. Artigo { $article }.
proposed-correction-of-board = Proposta: corrigir o tabuleiro, { $who }. Artigo { $article }.
proposed-clocks-back = Proposta: acertar os dois relógios para a posição depois do meio-lance { $ply }. Brancas { $white } e { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}, pretas { $black } e { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}. Pode deixá-los como estão. Artigo { $article }.
proposed-clocks-back-since = O tempo usado desde então continua descontado.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = comparar tabuleiros;comparar
desk-line-compare-sheets = comparar folhas
desk-line-enter-sheet = introduzir folha
desk-line-open-sheet = abrir folha
desk-line-enter = introduzir;introduzir tabuleiro
desk-line-rank = linha
desk-line-done = pronto
desk-line-drop = descartar;cancelar
desk-line-step = passo;corrigir
desk-line-right = tabuleiro correto;correto;certo;tabuleiro certo
desk-line-reinstate = repor;voltar a
desk-line-accept = aceitar;aceitar proposta;aceito
desk-line-decline = recusar;recusar proposta;recuso;rejeitar
desk-line-warn = advertir
desk-line-penalise = penalizar;punir;penalização
desk-line-note = anotar
desk-line-rule = decidir;decidir resultado
desk-line-annul = anular;anular resultado
usage-warn = Uma advertência precisa de um motivo: escreva { $word }, a cor e o motivo.
usage-rule = Um resultado precisa de um motivo: escreva { $word }, o resultado e o motivo.
usage-annul = Falta o motivo: escreva { $word } e o motivo.
desk-line-approve = aprovar;aprovar assistente
desk-line-pin = pin
desk-line-lock = bloquear
desk-line-journal = registo;diário
desk-line-close = fechar mesa
desk-line-report = relatório;guardar relatório

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = penalização;penalizacao
proposal-kind-result = resultado
proposal-kind-correction = correção;correcao
proposal-kind-clock = relógio;relogio
proposal-kind-claim = reclamação;reclamacao

# Sentences of the arbiter's desk.
said-desk-open = A mesa do árbitro está aberta.
said-locked = Partida bloqueada com este PIN.
said-locked-for = Enquanto esta mesa estiver bloqueada, só valem as decisões de { $event }, torneio número { $digits }.
said-locked-weakly = Partida bloqueada. Quem copiar o ficheiro dela pode descobrir um PIN tão curto em minutos ou horas; use oito algarismos ou três palavras.
said-wrong-pins = Desde a última vez que a mesa do árbitro esteve aberta, { $count ->
    [one] foi escrito um PIN errado, às { $time }.
   *[other] foram escritos { $count } PIN errados, o último às { $time }.
}
said-desk-closed = A mesa do árbitro está fechada.
said-entry-begun = { $who }: introduza as casas que diferem da posição oficial e depois pronto.
said-board-right = { $who }: o tabuleiro está correto.
said-step = { $step } { $count ->
    [one] Falta um passo.
   *[other] Faltam { $count } passos.
}
said-report-saved = Relatório guardado.
said-result-annulled = O resultado { $result } foi anulado. Inicie os relógios para continuar a partida.
said-result-annulled-to-player = O árbitro anulou o resultado { $result }. A partida está de novo aberta, com os relógios parados: aguarde o árbitro.
said-result-left = O resultado { $result } já não conta. A partida continua.
said-sheet-opened = { $who }: a folha de registo do ficheiro foi introduzida, { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheet-opened-so-far = { $who }: a folha de registo do ficheiro foi introduzida. Foi possível ler { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}, até à linha { $line }: «{ $text }».
question-penalise = Penalização para as { $who }: { $penalty }?
question-penalise-time = Penalização para as { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Relatório: { $white } – { $black }
report-people = Jogadores, árbitro e assistentes
report-created = Mesa preparada: { $date }
report-result = Resultado
report-moves = Lances e tempos restantes
report-sheets = Folhas de registo
report-irregularities = Irregularidades e decisões
report-journal = Registo da partida
report-nothing = Nada a assinalar.
report-assistant = Assistente de { $who }: { $name }
report-arbiter = Árbitro: { $name }
report-corrected = { $who } corrige o anúncio: { $text }
report-not-executed = { $who }: o meio-lance { $ply } demorou muito a ser executado.
report-note = Nota: { $text }
report-approved = Assistente aprovado: { $who }
report-approved-device = Dispositivo aprovado.
report-sheet-entered = Folha de registo em papel introduzida, { $who }: { $text }
report-locked = Regulamento bloqueado com um PIN.
report-pin-accepted = Mesa do árbitro aberta com o PIN.
report-wrong-pins = { $count ->
    [one] { $count } PIN errado na mesa do árbitro.
   *[other] { $count } PIN errados na mesa do árbitro, o último neste momento.
}
report-accepted = Proposta aceite: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN da mesa do árbitro
desk-pin-hint = Escreva o PIN e prima Enter
desk-needs = A fazer: { $what }
desk-needs-nothing = Nada requer a sua atenção.
desk-compared = Comparados há { $minutes } min.
desk-compared-now = Comparados agora mesmo.
desk-need-ruling = decidir: { $kind } ({ $article })
desk-need-board = { $who }: o tabuleiro difere em { $squares } ({ $article })
desk-need-clocks-stopped = os dois relógios estão parados
desk-need-clocks-not-started = os relógios não foram iniciados
desk-need-comparison = tabuleiros por comparar há { $minutes } min
desk-look = Mostrar
desk-approve = Aprovar
desk-next-proposal = Proposta seguinte
desk-effect-clocks = Ao aceitar, os relógios param.
desk-effect-real-board = O programa passa a considerar o tabuleiro correto: corrija antes o tabuleiro real.
change-all = Ao aceitar, muda: { $changes }.
change-taken-back = lances retirados: { $moves }
change-taken-back-many = lances retirados: { $count } meios-lances, de { $first } a { $last }
change-move = lance { $number }, { $side }: { $move }
change-board = { $who }, tabuleiro: { $squares }
change-board-many = { $who }, tabuleiro: { $count } casas
change-square = { $square }: { $before }, depois { $after }
change-clock-set = { $who }, relógio: acertado para { $time }
change-clock-from-to = { $who }, relógio: acertado de { $before } para { $time }
change-clock-more = { $who }, relógio: mais { $time }
change-clock-less = { $who }, relógio: menos { $time }
change-counter = { $who }, contador: { $before }, depois { $after }
change-running = Depois, relógio a andar: { $who }.
change-taken-back-too = Aceitar agora a correção em aberto também retiraria: { $move }.
change-older-first = Decida primeiro sobre a proposta mais antiga deste tipo.
proposal-lapsed = A proposta caducou: { $kind }.
proposal-declined = Proposta recusada: { $kind }.
proposal-accepted-by = { $who } aceita: { $kind }. Aceite ou recuse também.
desk-more = Mais…
desk-report = Relatório
desk-envelope = Envelope do lance secreto
desk-envelope-file = envelope
desk-sheets = As duas folhas de registo
desk-pending = Questões em aberto
desk-steps = Passos para corrigir os tabuleiros
desk-said = Registo de mensagens
desk-unexplained = { $who }: causa desconhecida. Nem um nem dois enganos explicam esta posição.
desk-checks = Tempos verificados, a cada 30 minutos
desk-before-the-round = Lista de verificação antes da ronda
desk-before-boards = Tabuleiros: o tátil com pelo menos 20 por 20 cm, casas pretas em relevo, um orifício em cada casa (D.1)
desk-before-sets = Peças: pinos que encaixam nos orifícios, modelo Staunton, as pretas marcadas (D.1.4)
desk-before-clocks = Relógios: anunciam tempo e lances ou podem ser lidos pelo tato, os dois lados acertados da mesma maneira (D.2.6)
desk-before-assistants = Assistentes: quem auxilia quem, e aprovados (D.2.10)
desk-before-announcements = Anúncios: os dois jogadores conhecem os nomes das colunas, dos números e das peças (D.2.1)
desk-before-recorders = Anotação: folha de registo, braille ou gravador, com o dispositivo aprovado (D.2.7)
desk-time-check = Tempos verificados: brancas { $white }, { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}; pretas { $black }, { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}.
desk-sum = Ao todo restam { $left }; gastos: { $used }; desde o início: { $since }.
desk-sum-agrees = Está de acordo com o ritmo de jogo.
desk-sum-more = São { $difference } a mais do que o ritmo de jogo permite.
desk-sum-less = São { $difference } a menos do que o ritmo de jogo permite.
desk-cell-differs = { $cell }: difere; deveria ser { $official }
desk-board-entered = { $who }: a introduzir a posição
desk-no-tray = Escreva a casa e a peça, por exemplo e4 peão branco.
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
desk-offer = { $who }: proposta de empate.
desk-accept = Aceitar. { $text }
desk-decline = Recusar. { $text }
desk-said-to-all = Para todos: { $text }
desk-said-line = Para { $to }: { $text }
desk-assistant-of = assistente de { $who }
desk-arbiter = o árbitro
desk-pane-boards = Os dois tabuleiros
desk-pane-rulings = Comandos e propostas
desk-pane-sheets = As duas folhas de registo
desk-pane-said = Mensagens
desk-opened = Mesa do árbitro.
desk-left = Ecrã do jogador.
desk-is-open = A mesa do árbitro já está aberta na sua própria janela.
opponents-window-open = A janela do adversário está aberta.
opponents-window-closed = A janela do adversário está fechada.
assistants-window-open = A janela do assistente está aberta.
assistants-window-closed = A janela do assistente está fechada.
opponents-window-none = Mais ninguém joga neste computador.
opponents-window-over = O tabuleiro do jogador cego está atrás desta janela. Para o ver, feche esta janela ou prima { $key }.
keyboard-there = O teclado funciona agora na outra janela.
keyboard-left = O teclado está de novo nesta janela.
one-window = Outro tabuleiro: { $key }.
display-sheet-struck = { $entry }, riscado
desk-answer-accept = Aceitar
desk-answer-decline = Recusar
desk-answer-why = Porquê…
desk-why = Porquê: artigo { $article }
