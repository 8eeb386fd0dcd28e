# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Prova
new-game-site = Cidade e federação
new-game-round = Ronda
new-game-white-fide-id = ID FIDE das brancas
new-game-black-fide-id = ID FIDE das pretas
new-game-error-number = A ronda e os ID FIDE são números. Um campo também pode ficar vazio.
trf-filled = De { $file }: { $event }, ronda { $round }, { $white } de brancas contra { $black } de pretas. Verifique o formulário e comece a partida.
trf-nobody = O ficheiro { $file } não tem jogador chamado { $name }. Mude o seu nome nas definições, ou escreva ronda e nome depois do ficheiro: { $file }#3 Ada.
trf-several = Mais de um jogador de { $file } se chama { $name }. Escreva o nome inteiro ou o ID FIDE depois do ficheiro: { $file }#3 1900001.
trf-no-game = { $name } não tem adversário ali em { $file }. Escreva outra ronda depois do ficheiro: { $file }#3 { $name }.
trf-unread = A linha { $line } de { $file } não pôde ser lida e foi deixada de fora.
