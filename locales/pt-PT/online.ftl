# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = endereço do LiveChess, se não for ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Procurar atualizações
setting-newer-version-help = Desligado: o programa nunca procura atualizações na internet. Ligado: uma vez por dia, ao iniciar, em casa e fora de uma partida, pergunta ao GitHub qual é a versão mais recente. Envia só o próprio nome e a versão; o servidor vê o seu endereço IP, como em qualquer pedido.
said-newer-there = A versão { $version } está disponível em { $address }.
said-newer-none = Tem a versão mais recente, a { $version }.
said-newer-unknown = Não foi possível procurar atualizações. Verifique a ligação à internet, ou tente mais tarde.
said-newer-looking = A procurar atualizações.
said-newer-nowhere = Esta cópia não sabe onde procurar atualizações. Pergunte a quem lha forneceu.
line-newer = versão nova;procurar atualizações;procurar uma versão mais recente
line-newer-on = versão nova sim
line-newer-off = versão nova não
capability-livechess = Lê tabuleiros através do programa LiveChess da DGT.
capability-newer = Pergunta ao GitHub por uma versão mais recente, se pedido, só em casa.
