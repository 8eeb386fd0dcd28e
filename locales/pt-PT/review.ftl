# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } de { $move } { $side }:
walked-variation-end = Fim da variante { $number }.
walked-game = Partida { $number }: { $white } – { $black }{ $rest }
walked-result = Resultado: { $result }.
walked-locked = Há aqui uma partida bloqueada em curso, por isso não se pode abrir mais nada. Espere até que termine ou o árbitro a desbloqueie.
beside-online = A sua partida no Lichess «{ $game }» ainda está aberta aqui, por isso não há ajuda até ao fim dela. Abra-a: { $file }. Se já acabou no Lichess, acaba aqui também. Se ficar parada 30 dias, isso deixa de valer.
walked-no-ply = Esta partida só tem { $count } meios-lances. Indique um número menor com --ply.
walked-not-written = Não é possível escrever em { $path }; nada mudou nele. Escolha outro local ou liberte espaço.
walked-kept = { $path }, partida { $number }: não foi possível ler tudo, por isso o texto foi copiado sem alterações.
walked-none = Nenhuma partida corresponde.
walked-more = { $path } contém { $games } partidas. Esta foi a primeira; para outra, acrescente --game 2.
option-ply = mostra só a posição depois deste meio-lance; 0 é o início
option-depth = profundidade do motor em meios-lances; predefinição: 12
option-write = escreve a partida (ou, sem --game, todas) com tudo o que contém neste ficheiro novo
option-find = lista as partidas de um jogador com este nome, ou com este lance (Cf3) ou posição (FEN)
usage-review =
    annabella review PARTIDA.pgn|REGISTO [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine CAMINHO] [--depth N] [--write NOVO] [--find TEXTO] [--data PASTA]
        percorre uma partida: cada lance com comentários, sinais e variantes, ou uma só posição; guarda-a sem perder nada
    annabella review [PARTIDA.pgn|REGISTO] --mistakes [--player NOME] [--train] [--game N] [--written-in LETTERS] [--engine CAMINHO] [--depth N] [--data PASTA]
        lista os lances que mais custaram e diz que tipo de erro é o mais frequente; sem ficheiro, em todas as partidas guardadas
capability-review = Revê partidas com a avaliação de um motor, só em casa.
