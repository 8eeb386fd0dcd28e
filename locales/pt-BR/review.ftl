# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } de { $move } { $side }:
walked-variation-end = Fim da variante { $number }.
walked-game = Partida { $number }: { $white } – { $black }{ $rest }
walked-result = Resultado: { $result }.
walked-locked = Há uma partida trancada em andamento aqui, por isso não se pode abrir mais nada. Espere até que ela termine ou o árbitro a destranque.
beside-online = Sua partida no Lichess "{ $game }" ainda está aberta aqui, por isso não há ajuda até o fim dela. Abra-a: { $file }. Se já acabou no Lichess, acaba aqui também. Se ficar parada por 30 dias, isso deixa de valer.
walked-no-ply = Esta partida só tem { $count } meios-lances. Indique um número menor com --ply.
walked-not-written = Não é possível gravar em { $path }; nada mudou nele. Escolha outro lugar ou libere espaço.
walked-kept = { $path }, partida { $number }: não foi possível ler tudo, por isso o texto foi copiado sem alterações.
walked-none = Nenhuma partida corresponde.
walked-more = { $path } contém { $games } partidas. Esta foi a primeira; para outra, acrescente --game 2.
option-ply = mostra só a posição depois deste meio-lance; 0 é o início
option-depth = profundidade do motor em meios-lances; padrão: 12
option-write = grava a partida (ou, sem --game, todas) com tudo o que contém neste arquivo novo
option-find = lista as partidas de um jogador com este nome, ou com este lance (Cf3) ou posição (FEN)
usage-review =
    annabella review PARTIDA.pgn|REGISTRO [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine CAMINHO] [--depth N] [--write NOVO] [--find TEXTO] [--data PASTA]
        percorre uma partida: cada lance com comentários, sinais e variantes, ou uma só posição; salva-a sem perder nada
    annabella review [PARTIDA.pgn|REGISTRO] --mistakes [--player NOME] [--train] [--game N] [--written-in LETTERS] [--engine CAMINHO] [--depth N] [--data PASTA]
        lista os lances que mais custaram e diz qual tipo de erro é o mais frequente; sem arquivo, em todas as partidas salvas
capability-review = Revê partidas com a avaliação de um programa, só em casa.
