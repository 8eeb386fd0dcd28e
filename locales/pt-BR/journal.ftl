# O diário de uma partida.
journal-whole = { $entries ->
    [one] O diário está íntegro: { $entries } registro.
   *[other] O diário está íntegro: { $entries } registros.
}
journal-withheld = { $count ->
    [one] Uma entrada não está neste arquivo: ficou no computador em que foi escrita, um bloqueio ou um lance secreto. Número { $list }.
   *[other] { $count } entradas não estão neste arquivo: ficaram no computador em que foram escritas, bloqueios ou lances secretos. Números { $list }.
}
journal-rulings = { $count ->
    [one] Uma decisão de um posto; a assinatura confere.
   *[other] { $count } decisões de postos; todas as assinaturas conferem.
}
journal-rulings-unproved = { $count ->
    [one] Uma decisão de um posto não está assinada para esta partida com a chave que indica: entrada { $list }. Alguém a alterou ou inventou.
   *[other] { $count } decisões de postos não estão assinadas para esta partida com as chaves que indicam: entradas { $list }. Alguém as alterou ou inventou.
}
journal-rulings-by = Assinado por { $name } com a chave { $key }: { $count }.
journal-rulings-by-chief = Assinado por { $name } com a chave do evento, { $key }: { $count }.
journal-lock-of = Entrada { $number }: a tranca é do torneio { $event }.
journal-lock-of-none = Entrada { $number }: a tranca não é de nenhum torneio. Só o PIN a abre.
journal-lock-unknown = Entrada { $number }: a tranca não diz de que torneio é; um programa mais antigo a escreveu.
journal-rulings-own-event = Decisões do torneio desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisões de outro torneio que não o desta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# O número e o código da última entrada; quem os tem no papel sabe se algo antes dela mudou.
journal-anchor = Última entrada do registro: { $number }, { $hash }.
journal-not-stored = Esta partida não é salva.
# O que se encontrou em um registro ao abri-lo.
journal-heartbeat-unfit = A anotação do relógio em andamento não condiz com o registro, um dos dois foi alterado, e ela não é usada. Os relógios ficam como na última entrada; confira os tempos antes de continuar.
journal-shortened = Na última vez que esta partida foi vista aqui, o registro era mais longo: a entrada { $number } agora falta ou é outra. Procure uma cópia ou compare as planilhas antes de continuar.
journal-moved = Esta partida veio do posto de { $name }: o computador em que era jogada na mesa { $table } falhou.
journal-moved-on = A mesa { $table } continua agora neste computador. Foi transferida por { $name }; as chaves dos dois computadores estão no registro.
journal-withheld-lock = Esta partida foi trancada com um PIN em outro computador, e o PIN ficou lá: aqui ela continua trancada até que o árbitro a destrave do posto no salão.
journal-withheld-envelope = O lance secreto desta partida ficou no computador em que foi selado: aqui não é possível abrir o envelope.
journal-strange-ruling = Alguém enviou a esta mesa uma decisão que não vale aqui: não foi assinada para ela ou já foi usada. Não teve efeito. Avise o árbitro.
journal-rescued-from = Recuperada do arquivo danificado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] { $count } entrada depois do dano ainda pode ser lida e não foi aproveitada: { $list }.
   *[other] { $count } entradas depois do dano ainda podem ser lidas e não foram aproveitadas: { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrada íntegra é agora uma nova partida: { $path }.
   *[other] { $count } entradas íntegras são agora uma nova partida: { $path }.
}
journal-rescue-whole = Esta partida não está danificada. Abra-a como está.
journal-rescue-nothing = Nem o começo desta partida está íntegro. Procure uma cópia do arquivo.
journal-rescue-exists = Já existe um arquivo com o novo nome. Escolha outro.
journal-rescue-not-written = A nova partida não pode ser gravada ali. Escolha outro lugar.
journal-damaged = { $good ->
    [0] O diário está danificado desde o primeiro registro: { $why }
    [one] O diário está danificado a partir do registro { $number }: { $why } O registro anterior está bom.
   *[other] O diário está danificado a partir do registro { $number }: { $why } Os { $good } registros anteriores estão bons.
}
journal-flaw-chain = o registro não é o que foi escrito ali.
journal-flaw-opening = um registro que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio arquivo está danificado ({ $detail }).
journal-flaw-no-record = seu texto não é um registro.
journal-flaw-unknown = este programa não sabe o que é "{ $name }"; talvez um mais novo o tenha escrito.
journal-flaw-value = "{ $value }" nada significa como { $field }; talvez um programa mais novo o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Não existe o arquivo { $file }.
journal-not-a-journal = { $file } não é um diário da Annabella.
journal-beside-not-a-file = { $file } não é um arquivo comum, e sim uma pasta, um link, um pipe ou um dispositivo. Tire-o dali e tente de novo.
journal-no-folder = Não é possível criar a pasta { $file }: outra coisa tem o nome dela. Tire isso dali ou indique outra pasta com --data.
journal-too-new = { $file } foi escrito por uma Annabella mais nova, na forma { $found }; esta conhece as formas até { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto, em outra janela ou em outra máquina.
journal-locked = { $file } é uma partida trancada em andamento: nada se informa dela até que termine ou o árbitro a destranque; --verify já a confere.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Não é possível ler { $file }: você não tem permissão. O dono do arquivo pode dá-la.
journal-log-missing = { $file } não contém lances: eles estão em { $file }-wal, e esse arquivo falta. Ponha-o de volta ao lado do outro.
journal-out-of-order = { $file } contém registros diferentes dos desta partida: alguém mais escreveu nele.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }. Verifique o disco e as permissões da pasta.
