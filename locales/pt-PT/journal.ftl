# The journal of a game.
journal-clocks-changed = O estado anotado dos relógios foi alterado: não decorre das entradas, que estão intactas.
journal-without-entries = Este registo não tem entradas. Talvez falte o ficheiro ao lado, com o mesmo nome e -wal no fim.
journal-whole = { $entries ->
    [one] O registo da partida está íntegro: { $entries } entrada.
   *[other] O registo da partida está íntegro: { $entries } entradas.
}
journal-withheld = { $count ->
    [one] Uma entrada não está neste ficheiro: um bloqueio ou um lance secreto, que fica no computador em que foi escrito. Número { $list }.
   *[other] { $count } entradas não estão neste ficheiro: bloqueios ou lances secretos, que ficam no computador em que foram escritos. Números { $list }.
}
journal-rulings = { $count ->
    [one] Uma decisão de um posto; a assinatura está certa.
   *[other] { $count } decisões de postos; todas as assinaturas estão certas.
}
journal-rulings-unproved = { $count ->
    [one] Uma decisão (entrada { $list }) não está corretamente assinada. Foi alterada ou forjada.
   *[other] { $count } decisões (entradas { $list }) não estão corretamente assinadas. Foram alteradas ou forjadas.
}
journal-rulings-by = Assinado por { $name } com a chave { $key }: { $count }.
journal-rulings-by-chief = Assinado por { $name } com a chave do torneio, { $key }: { $count }.
journal-lock-of = Entrada { $number }: o bloqueio é do torneio { $event }.
journal-lock-of-none = Entrada { $number }: o bloqueio não é de nenhum torneio. Só o PIN o abre.
journal-lock-unknown = Entrada { $number }: o bloqueio não diz de que torneio é; foi escrito por uma versão mais antiga.
journal-rulings-own-event = Decisões do torneio desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisões de um torneio que não é o desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Última entrada do registo: { $number }, { $hash }.
journal-not-stored = Esta partida não está guardada.
# Findings when a journal is opened.
journal-heartbeat-unfit = O estado guardado dos relógios não condiz com o registo da partida, por isso não foi usado. Os relógios estão como na última entrada; verifique os tempos antes de continuar.
journal-shortened = Faltam a esta partida entradas que tinha quando foi aberta aqui pela última vez: a entrada { $number } falta ou é outra. Procure uma cópia, ou compare as folhas de registo antes de continuar.
journal-moved = Esta partida foi trazida do posto de { $name }, porque o computador da mesa { $table } avariou.
journal-moved-on = A mesa { $table } continua agora neste computador. Foi transferida por { $name }; as chaves dos dois computadores estão no registo.
journal-withheld-lock = Esta partida foi bloqueada com um PIN noutro computador, e o PIN ficou lá: aqui continua bloqueada até o árbitro a desbloquear a partir do posto na sala.
journal-withheld-envelope = O lance secreto desta partida ficou no computador em que foi feito: aqui não se pode abrir o envelope.
journal-strange-ruling = Esta mesa recebeu uma decisão inválida (assinatura errada, ou repetida). Foi ignorada. Avise o árbitro.
journal-rescued-from = Recuperada do ficheiro danificado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] { $count } entrada depois do dano é legível, mas não foi copiada: { $list }.
   *[other] { $count } entradas depois do dano são legíveis, mas não foram copiadas: { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrada íntegra é agora uma nova partida: { $path }.
   *[other] { $count } entradas íntegras são agora uma nova partida: { $path }.
}
journal-rescue-whole = Esta partida não está danificada. Abra-a como está.
journal-rescue-nothing = Nem o início desta partida está íntegro. Procure uma cópia do ficheiro.
journal-rescue-exists = Esse ficheiro já existe. Escolha outro nome.
journal-rescue-not-written = Não é possível escrever nesse local. Escolha outro.
journal-damaged = { $good ->
    [0] O registo da partida está danificado desde a primeira entrada: { $why }
    [one] O registo da partida está danificado a partir da entrada { $number }: { $why } A entrada anterior está íntegra.
   *[other] O registo da partida está danificado a partir da entrada { $number }: { $why } As { $good } entradas anteriores estão íntegras.
}
journal-flaw-chain = a entrada foi alterada.
journal-flaw-opening = uma entrada que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio ficheiro está danificado ({ $detail }).
journal-flaw-no-record = o texto não é uma entrada válida.
journal-flaw-unknown = «{ $name }» é desconhecido desta versão; talvez uma mais recente o tenha escrito.
journal-flaw-value = «{ $value }» não é válido para { $field }; talvez uma versão mais recente o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Ficheiro não encontrado: { $file }.
journal-not-a-journal = { $file } não é uma partida do Annabella.
journal-beside-not-a-file = { $file } não é um ficheiro normal, mas uma pasta, uma ligação, um pipe ou um dispositivo. Tire-o dali e tente de novo.
journal-no-folder = Não é possível criar a pasta { $file }: outra coisa tem esse nome. Tire-a dali ou escolha outra pasta com --data.
journal-too-new = { $file } usa o formato { $found }, de uma versão mais recente; esta conhece até ao { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto noutra janela ou noutro computador.
journal-locked = { $file } é uma partida bloqueada em curso: o conteúdo fica oculto até terminar ou o árbitro a desbloquear; --verify funciona.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Não tem permissão para ler { $file }. Peça-a ao dono do ficheiro.
journal-log-missing = { $file } não contém lances: estão em { $file }-wal, que falta. Volte a pô-lo ao lado do outro.
journal-out-of-order = { $file } foi alterado por outro programa.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }. Verifique o disco e as permissões da pasta.
