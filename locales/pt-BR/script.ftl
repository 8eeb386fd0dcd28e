# Game scripts.
script-not-text = { $place }: aqui o arquivo não é texto UTF-8. Salve-o como UTF-8.
script-wrong = { $place }: "{ $word }" não é válido aqui. Esperado: { $right }.
script-missing = { $place }: falta algo. Esperado: { $right }.
script-did-not-come = { $place }: esperado "{ $expected }", recebido: { $came }
script-nothing-came = { $place }: esperado "{ $expected }", nada recebido.
script-unwanted = { $place }: saída inesperada: { $output }
script-refused = { $place }: recusado inesperadamente: { $output }
script-right-time = um tempo como 0:05:00 ou 2:00
script-right-later-time = um tempo que não seja anterior ao de cima
script-right-number = um número inteiro dentro do limite
script-right-square = uma casa, de a1 a h8
script-right-time-control = um ritmo de jogo como 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 ou none
script-right-fen = uma posição em FEN, ou 960: com um número de 0 a 959
script-right-placement = as peças como a FEN as escreve, por exemplo 4k3/8/8/8/8/8/8/4K3
script-right-name = um nome
script-right-move = um lance, como Springer Felix drei, Nf3 ou g1f3
script-right-text = algum texto
script-right-key-value = chave=valor
script-right-players = as linhas de cabeçalho "white vi NOME" e "black sighted NOME" (vi, sighted ou deaf)
script-right-nothing = o fim da linha
script-right-header-first = uma linha do roteiro (at, >, ?, <, !, both); o cabeçalho vem antes
script-right-header-once = outra linha de cabeçalho; esta já existe
script-right-closing-quote = outra aspa; esta nunca é fechada
