# O diário de uma partida.
journal-whole = { $entries ->
    [one] O diário está íntegro: { $entries } entrada.
   *[other] O diário está íntegro: { $entries } entradas.
}
journal-withheld = { $count ->
    [one] Uma entrada não está neste ficheiro: ficou no computador em que foi escrita, um bloqueio ou um lance secreto. Número { $list }.
   *[other] { $count } entradas não estão neste ficheiro: ficaram no computador em que foram escritas, bloqueios ou lances secretos. Números { $list }.
}
journal-rulings = { $count ->
    [one] Uma decisão de um posto; a assinatura está certa.
   *[other] { $count } decisões de postos; todas as assinaturas estão certas.
}
journal-rulings-unproved = { $count ->
    [one] Uma decisão de um posto não está assinada para esta partida com a chave que indica: entrada { $list }. Alguém a alterou ou inventou.
   *[other] { $count } decisões de postos não estão assinadas para esta partida com as chaves que indicam: entradas { $list }. Alguém as alterou ou inventou.
}
journal-rulings-by = Assinado por { $name } com a chave { $key }: { $count }.
journal-rulings-by-chief = Assinado por { $name } com a chave do evento, { $key }: { $count }.
journal-lock-of = Entrada { $number }: o bloqueio é do torneio { $event }.
journal-lock-of-none = Entrada { $number }: o bloqueio não é de nenhum torneio. Só o PIN o abre.
journal-lock-unknown = Entrada { $number }: o bloqueio não diz de que torneio é; um programa mais antigo escreveu-o.
journal-rulings-own-event = Decisões do torneio desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisões de outro torneio que não o desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# O número e o código da última entrada; quem os tem em papel sabe se algo antes dela mudou.
journal-anchor = Última entrada do diário: { $number }, { $hash }.
journal-not-stored = Esta partida não é guardada.
# O que se encontrou num diário ao abri-lo.
journal-heartbeat-unfit = A nota do relógio a andar não condiz com o diário, um dos dois foi alterado, e não é usada. Os relógios ficam como na última entrada; verifique os tempos antes de continuar.
journal-shortened = Da última vez que esta partida foi vista aqui, o diário era mais longo: a entrada { $number } falta agora ou é outra. Procure uma cópia ou compare as folhas de registo antes de continuar.
journal-moved = Esta partida veio do posto de { $name }: o computador em que era jogada na mesa { $table } avariou.
journal-moved-on = A mesa { $table } continua agora neste computador. Foi transferida por { $name }; as chaves dos dois computadores estão no diário.
journal-withheld-lock = Esta partida foi bloqueada com um PIN noutro computador, e o PIN ficou lá: aqui continua bloqueada até o árbitro a desbloquear a partir do posto na sala.
journal-withheld-envelope = O lance secreto desta partida ficou no computador em que foi selado: aqui não se pode abrir o envelope.
journal-strange-ruling = Alguém enviou a esta mesa uma decisão que não vale aqui: não foi assinada para ela ou já foi usada. Não teve efeito. Avise o árbitro.
journal-rescued-from = Recuperada do ficheiro danificado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] { $count } entrada depois do dano ainda pode ser lida e não foi aproveitada: { $list }.
   *[other] { $count } entradas depois do dano ainda podem ser lidas e não foram aproveitadas: { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrada íntegra é agora uma nova partida: { $path }.
   *[other] { $count } entradas íntegras são agora uma nova partida: { $path }.
}
journal-rescue-whole = Esta partida não está danificada. Abra-a como está.
journal-rescue-nothing = Nem o início desta partida está íntegro. Procure uma cópia do ficheiro.
journal-rescue-exists = Já existe um ficheiro com o novo nome. Escolha outro.
journal-rescue-not-written = A nova partida não pode ser escrita aí. Escolha outro lugar.
journal-damaged = { $good ->
    [0] O diário está danificado desde a primeira entrada: { $why }
    [one] O diário está danificado a partir da entrada { $number }: { $why } A entrada anterior está boa.
   *[other] O diário está danificado a partir da entrada { $number }: { $why } As { $good } entradas anteriores estão boas.
}
journal-flaw-chain = a entrada não é a que lá foi escrita.
journal-flaw-opening = uma entrada que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio ficheiro está danificado ({ $detail }).
journal-flaw-no-record = o seu texto não é um registo.
journal-flaw-unknown = este programa não sabe o que é «{ $name }»; talvez um mais recente o tenha escrito.
journal-flaw-value = «{ $value }» não significa nada como { $field }; talvez um programa mais recente o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Não existe o ficheiro { $file }.
journal-not-a-journal = { $file } não é um diário da Annabella.
journal-beside-not-a-file = { $file } não é um ficheiro normal, mas uma pasta, uma ligação, um pipe ou um dispositivo. Tire-o dali e tente de novo.
journal-no-folder = Não é possível criar a pasta { $file }: outra coisa tem o nome dela. Tire isso dali ou indique outra pasta com --data.
journal-too-new = { $file } foi escrito por uma Annabella mais recente, na forma { $found }; esta conhece as formas até { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto, noutra janela ou noutro computador.
journal-locked = { $file } é uma partida bloqueada em curso: nada se diz dela até terminar ou o árbitro a desbloquear; --verify já a verifica.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Não é possível ler { $file }: não tem permissão. O dono do ficheiro pode dá-la.
journal-log-missing = { $file } não contém lances: estão em { $file }-wal, e esse ficheiro falta. Volte a pô-lo ao lado do outro.
journal-out-of-order = { $file } contém outras entradas que não as desta partida: mais alguém escreveu nele.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }. Verifique o disco e as permissões da pasta.
