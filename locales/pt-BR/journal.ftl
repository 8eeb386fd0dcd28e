# The journal of a game.
journal-clocks-changed = O estado anotado dos relógios foi alterado: não decorre das entradas, que estão intactas.
journal-without-entries = Este registro não tem entradas. Talvez falte o arquivo ao lado, com o mesmo nome e -wal no fim.
journal-whole = { $entries ->
    [one] O registro da partida está íntegro: { $entries } entrada.
   *[other] O registro da partida está íntegro: { $entries } entradas.
}
journal-withheld = { $count ->
    [one] Uma entrada não está neste arquivo: uma tranca ou um lance secreto, que fica no computador em que foi escrito. Número { $list }.
   *[other] { $count } entradas não estão neste arquivo: trancas ou lances secretos, que ficam no computador em que foram escritos. Números { $list }.
}
journal-rulings = { $count ->
    [one] Uma decisão de um posto; a assinatura confere.
   *[other] { $count } decisões de postos; todas as assinaturas conferem.
}
journal-rulings-unproved = { $count ->
    [one] Uma decisão (entrada { $list }) não está corretamente assinada. Foi alterada ou forjada.
   *[other] { $count } decisões (entradas { $list }) não estão corretamente assinadas. Foram alteradas ou forjadas.
}
journal-rulings-by = Assinado por { $name } com a chave { $key }: { $count }.
journal-rulings-by-chief = Assinado por { $name } com a chave do torneio, { $key }: { $count }.
journal-lock-of = Entrada { $number }: a tranca é do torneio { $event }.
journal-lock-of-none = Entrada { $number }: a tranca não é de nenhum torneio. Só o PIN a abre.
journal-lock-unknown = Entrada { $number }: a tranca não diz de que torneio é; foi escrita por uma versão mais antiga.
journal-rulings-own-event = Decisões do torneio desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisões de um torneio que não é o desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Última entrada do registro: { $number }, { $hash }.
journal-not-stored = Esta partida não está salva.
# Findings when a journal is opened.
journal-heartbeat-unfit = O estado salvo dos relógios não condiz com o registro da partida, por isso não foi usado. Os relógios estão como na última entrada; confira os tempos antes de continuar.
journal-shortened = Faltam a esta partida entradas que ela tinha quando foi aberta aqui pela última vez: a entrada { $number } falta ou é outra. Procure uma cópia, ou compare as planilhas antes de continuar.
journal-moved = Esta partida foi trazida do posto de { $name }, porque o computador da mesa { $table } falhou.
journal-moved-on = A mesa { $table } continua agora neste computador. Foi transferida por { $name }; as chaves dos dois computadores estão no registro.
journal-withheld-lock = Esta partida foi trancada com um PIN em outro computador, e o PIN ficou lá: aqui ela continua trancada até que o árbitro a destranque do posto no salão.
journal-withheld-envelope = O lance secreto desta partida ficou no computador em que foi feito: aqui não é possível abrir o envelope.
journal-strange-ruling = Esta mesa recebeu uma decisão inválida (assinatura errada, ou repetida). Foi ignorada. Avise o árbitro.
journal-rescued-from = Recuperada do arquivo danificado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] { $count } entrada depois do dano é legível, mas não foi copiada: { $list }.
   *[other] { $count } entradas depois do dano são legíveis, mas não foram copiadas: { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrada íntegra é agora uma nova partida: { $path }.
   *[other] { $count } entradas íntegras são agora uma nova partida: { $path }.
}
journal-rescue-whole = Esta partida não está danificada. Abra-a como está.
journal-rescue-nothing = Nem o começo desta partida está íntegro. Procure uma cópia do arquivo.
journal-rescue-exists = Esse arquivo já existe. Escolha outro nome.
journal-rescue-not-written = Não é possível gravar nesse lugar. Escolha outro.
journal-damaged = { $good ->
    [0] O registro da partida está danificado desde a primeira entrada: { $why }
    [one] O registro da partida está danificado a partir da entrada { $number }: { $why } A entrada anterior está íntegra.
   *[other] O registro da partida está danificado a partir da entrada { $number }: { $why } As { $good } entradas anteriores estão íntegras.
}
journal-flaw-chain = a entrada foi alterada.
journal-flaw-opening = uma entrada que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio arquivo está danificado ({ $detail }).
journal-flaw-no-record = o texto não é uma entrada válida.
journal-flaw-unknown = "{ $name }" é desconhecido desta versão; talvez uma mais nova o tenha escrito.
journal-flaw-value = "{ $value }" não é válido para { $field }; talvez uma versão mais nova o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Arquivo não encontrado: { $file }.
journal-not-a-journal = { $file } não é uma partida do Annabella.
journal-beside-not-a-file = { $file } não é um arquivo comum, e sim uma pasta, um link, um pipe ou um dispositivo. Tire-o dali e tente de novo.
journal-no-folder = Não é possível criar a pasta { $file }: outra coisa tem esse nome. Tire-a dali ou escolha outra pasta com --data.
journal-too-new = { $file } usa o formato { $found }, de uma versão mais nova; esta conhece até o { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto em outra janela ou em outro computador.
journal-locked = { $file } é uma partida trancada em andamento: o conteúdo fica oculto até que ela termine ou o árbitro a destranque; --verify funciona.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Você não tem permissão para ler { $file }. Peça-a ao dono do arquivo.
journal-log-missing = { $file } não contém lances: eles estão em { $file }-wal, que falta. Ponha-o de volta ao lado do outro.
journal-out-of-order = { $file } foi alterado por outro programa.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }. Verifique o disco e as permissões da pasta.
