//! Portuguese, as it is spoken in Brazil.

use shakmaty::Role;

use super::super::vocabulary::WordMeaning::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Word, Words, laws, laws_spoken, ours};
use super::everyday::EverydayPhrases;
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// A voice reads "e" as the word for "and"; the name of the letter is "é".
const FILES: [Word; 8] = {
    let [a, b, c, d, _, f, g, h] = LETTERS;
    [a, b, c, d, laws_spoken("e", "é"), f, g, h]
};

/// The same where no rank follows.
const FILES_ALONE: [Word; 8] = {
    let [a, ..] = LETTERS_ALONE;
    let [_, b, c, d, e, f, g, h] = FILES;
    [a, b, c, d, e, f, g, h]
};

/// The words of the Brazilian edition of the Laws.
pub(crate) const WORDS: Words = Words {
    language: "pt-BR",
    files: FILES,
    files_alone: FILES_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Peão"),
        knight: laws("Cavalo"),
        bishop: laws("Bispo"),
        rook: laws("Torre"),
        queen: laws("Dama"),
        king: laws("Rei"),
    },
    castling_short: laws("Roque pequeno"),
    castling_long: laws("Roque grande"),
    takes: ours("captura"),
    check: ours("xeque"),
    mate: ours("mate"),
    en_passant: ours("en passant"),
    draw_offer: ours("oferta de empate"),
    numbers: &["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"],
    also: &[
        ("rainha", Piece(Role::Queen)),
        ("toma", Takes),
        ("come", Takes),
        ("por", Takes),
        ("roque", Castling),
        ("pequeno", Short),
        ("menor", Short),
        ("curto", Short),
        ("grande", Long),
        ("maior", Long),
        ("longo", Long),
        ("promove", Promotes),
        ("vira", Promotes),
        ("para", Nothing),
        ("em", Nothing),
        ("xeque-mate", Nothing),
        ("xequemate", Nothing),
        ("passant", Nothing),
    ],
    sides: ["branc", "pret|negr"],
    between: "",
    not_left_out: "nao|sem|desculpa|erro|errado|empate|desisto|abandono",
    everyday: &EVERYDAY,
};

const EVERYDAY: EverydayPhrases = EverydayPhrases {
    files: [
        "a|ah|ana|anna|amor|aveiro|alice|alfa|anita|abelha|antonio|a de ana|a de amor|america",
        "b|be|bela|bella|bala|bandeira|braga|bola|bernardo|beatriz|bravo|b de bola|b de bela|bel|bebe|belo",
        "c|ce|se|cesar|cobra|coimbra|carlos|cesare|ceza|cezar|c de casa|c de cesar|charlie",
        "d|de|davi|david|dado|dedo|dafundo|daniel|davide|d de dado|d de davi",
        "e|eva|eh|he|estrela|evora|elefante|eco|ester|ema|eduardo|ee|e de eva|e de elefante",
        "f|efe|fe|felix|felipe|feira|faro|fernando|felicio|faca|fabio|fatima|f de faca|foxtrote|fox|foca|feliz",
        "g|ge|gue|gustavo|je|gato|guarda|goiaba|guerra|golfe|golfo|gabriel|guilherme|g de gato|gus|guga",
        "h|aga|agar|heitor|hector|homem|horta|hugo|helena|hotel|h de hotel|agha|agah|ahga|etor",
    ],
    ranks: [
        "um|uma|hum|primeira|1a|1o",
        "dois|duas|segunda|doi|2a|doiz",
        "tres|treis|terceira|treiz|3a",
        "quatro|quarta|quatru|cuatro|4a",
        "cinco|quinta|sinco|5a|cincu",
        "seis|meia|sexta|seiz|ceis|6a",
        "sete|setima|sete s|7a|cete",
        "oito|oitava|oitu|8a|oito s",
    ],
    pieces: [
        "peao|peoes|peao do rei|peao rei|peao da dama|peao de rei|peao de dama|piao|peaozinho|peonzinho|peaozito|peoa|infantaria|peao central|peao passado|peao do bispo|peao da torre|peao do cavalo|peaum|peao e|peao branco|peao preto",
        "cavalo|cavalos|cavalo do rei|cavalo da dama|cavalinho|cavalo rei|cavalito|cavalao|cavalim|corcel|potro|pangare|cavalu|cavaleiro|cavalo de rei|cavalo de dama|cavalo preto|cavalo branco|egua",
        "bispo|bispos|bispo do rei|bispo da dama|bispinho|bispito|bisbo|bispo de rei|bispo de dama|bispo rei|bispo preto|bispo branco|bispu",
        "torre|torres|torre do rei|torre da dama|torrinha|torrezinha|torrezita|castelo|torre de rei|torre de dama|torre preta|torre branca|tore|torri",
        "dama|rainha|damas|rainhazinha|daminha|damazinha|a senhora|senhora|rainhas",
        "rei|reizinho|monarca|sua majestade|reis",
    ],
    described: [
        "torre da dama|torre dama",
        "cavalo da dama|cavalo dama",
        "bispo da dama|bispo dama",
        "dama|da dama|de dama|rainha",
        "rei|do rei|de rei",
        "bispo do rei|bispo rei",
        "cavalo do rei|cavalo rei",
        "torre do rei|torre rei",
    ],
    takes: "por|toma|tomo|tomar|captura|capturo|capturar|come|como|comer|x|xis|vezes|mata|pega|retoma|toma em|captura em|come em|leva|papa|ganha|recaptura|comendo|capturando|tomando|bate|captura o|captura a|toma o|toma a|come o|come a|como o|como a|tomo o|capturo o|capturo em|tomo em|como em|pego|pega o|pega em|pego em|pegar|pegando|mato|mata o|matar|matando|leva o|levo|levar|ganho|ganhando|papo|papa o|papar|retomo|retoma em|retomo em|retomando|recapturo|recaptura em|recapturo em|elimina|elimino|devora|engole|abocanha|tira|tiro|rouba|roubo|troca|troco|troca em|trocando|vezes o|x em|bate em|bato|captura no|come no|toma no|comeu|tomou|capturou|pegou|tomada|tomada em|captura de|contra|se apodera de|apanha|apanho|bate o",
    taking: "",
    in_passing: "en passant|de passagem|na passagem|an passan|em passant|ao passar|a passante|em passan",
    from: "de|da|do|desde|em|na|no|da casa|da coluna|que esta em|que esta na|que esta no|situado em|situada em|partindo de|saindo de|desde a|desde o|de casa|la de|estando em",
    to: "para|pra|em|a|na|no|ate|vai para|vai pra|joga em|joga para|sobre|ao|pro|pula para|salta para|vai a|para a|para o|pra a|pro o|pras|para casa|para a casa|pra casa|a casa|na casa|em casa|ate a|ate o|rumo a|com destino a|la em|la para|la pra|la no|direto para|direto pra|em direcao a|as|aos|a a|dentro de|prum|pra o",
    with: "com|com o|com a",
    becomes: "promove|promove a|promove para|promove em|promovendo a|promovendo|promocao|promocao a|promocao para|promocao em|promovido a|vira|e vira|igual|igual a|se transforma em|transforma em|faz|e faz|coroa|coroando|torna se|a|em|para|e promove a|e torna se|que vira|transforma se em|pede|pedindo|subpromocao a|subpromove a|virando|promovo|promovo a|promovo para|promovo em|promover a|promover para|promove o peao a|e promovo a|e promove para|e promove|e promovo|se promove a|sendo promovido a|promovida a|promocao de|promocao por|com promocao a|com promocao para|virou|virar|viro|vai virar|e virou|e vai virar|transformo em|transforma|se torna|tornando se|e se torna|e se transforma em|convertido em|converte em|converte se em|se converte em|peco|peco uma|peco um|e peco|e peco uma|quero|quero uma|escolho|escolho uma|faco|faco uma|faco um|fazendo|fazendo uma|coroo|e coroa|ganhando uma|recebo|recebo uma|nova|novo|por uma|por um|vira uma|vira um|subpromove para|subpromocao para|subpromocao|subpromovo a|subpromovo para|e faz uma|e faz um|que e promovido a|troca por|trocando por|troco por",
    castles: "roque|rocar|roco|rocando|faco roque|faco o roque|rocada|roca|o roque|roques|rocamos|rocar agora|vou rocar|fazer roque|fazer o roque|fazendo roque|faz roque|faz o roque|um roque|roquezao|roquinho|roque agora|eu roco|rocou|rocado|hoque|rock|rocagem|vou fazer roque|vou fazer o roque",
    short: "roque pequeno|pequeno roque|roque curto|roque menor|faco roque curto|faco o roque curto|faco o roque pequeno|faco roque pequeno|curto|pequeno|roque do lado do rei|roque no lado do rei|roque lado do rei|roco curto|roque do rei|zero zero|roque na ala do rei|rocar curto|roque da ala do rei|faco o pequeno roque|roco pequeno|zero traco zero|o o|zero a zero|oh oh|roquinho",
    long: "roque grande|grande roque|roque longo|roque maior|faco roque longo|faco o roque longo|faco o roque grande|faco roque grande|longo|grande|roque do lado da dama|roque no lado da dama|roque lado da dama|roco longo|roque da dama|zero zero zero|roque na ala da dama|rocar longo|roque da ala da dama|faco o grande roque|roco grande|zero traco zero traco zero|o o o|oh oh oh|roquezao",
    sides: [
        "curto|curta|pequeno|menor|lado curto|lado do rei|lado de rei|ala do rei|flanco do rei|flanco de rei",
        "longo|longa|grande|maior|lado longo|lado da dama|lado de dama|ala da dama|flanco da dama",
    ],
    and: "e|depois|e depois|em seguida|dai",
    moves: "move|movimento|movendo|mexo|mexe|mexer|vai|ir|vem|venho|vou com|salta|salto|saltar|saltando|pula|pulo|pular|pulando|desliza|deslizo|deslizando|escorrega|recua|recuo|recuar|recuando|volta|volto|voltar|voltando|regressa|regresso|retira|retorna|retorno|foge|fujo|fugindo|escapa|escapo|sai|saio|sair|saindo|tirando|desenvolve|desenvolvo|desenvolver|desenvolvendo|se desenvolve|avanca|avancar|avancando|avanco o|empurra|empurrar|empurrando|sobe|subo|subir|desce|desco|descer|entra|entro|entrar|entrando|invade|invado|penetra|infiltra|chega|chego|chegar|coloca|colocando|boto|bota|botar|poe|por o|pondo|levando|trago|traz|trazer|trazendo|transfere|transfiro|desloca|desloco|se desloca|corre|corro|caminha|anda|ando|andar|andando|marcha|da um passo|duas casas|uma casa|dois passos|um passo|pra frente|para frente|para a frente|pra tras|para tras|adiante|atras|fora|dentro|direto|na diagonal|em diagonal|ataca|ataco|atacando|ocupa|ocupo|defende|defendo|bloqueia|crava|ameaca|ameacando|sacrifica|sacrifico|sacrificando|entrega|comeco|comeco com|abro|abro com|inicio|inicio com|vou de|vou com o|respondo|respondo com|continuo com|sigo com|responde com|joguei|se move|se coloca|aparece|pousa|cai|caindo|manda|mando|bate em retirada|passa|passo|passar|passeia|empurro o|a casa|coloco o|coloco a|coloco meu|ponho o|ponho a|ponho meu|eu coloco|eu ponho|retiro o|retiro a|retiro meu|colocar o|colocar a",
    checks: "xeque ao rei|xeque no rei|xeque ao seu rei|xeque ao teu rei|xeque rei|xeque do rei|e xeque|e xeque mate|e e mate|e xequemate|da xeque|dando xeque|dou xeque|com xeque mate|com mate|e da xeque|e dou xeque|em xeque|faz xeque|fazendo xeque|xeque e mate|da mate|dando mate|dou mate|xeque duplo|duplo xeque|com xeque duplo|com xeque descoberto|xeque a descoberta|xeque de descoberta|xeque descoberta|a descoberta|xeque descoberto|cheque ao rei|cheque no rei|check|check mate|chequemate|xeque mati|mati|e isso e mate|isso e mate|isso e xeque|cheque e mate|mate sufocado|mata mate|checkmate",
    manners: "por gentileza|por obsequio|se faz favor|faz favor|faca favor|muito obrigado|muito obrigada|valeu|oi|ola|bom dia|boa tarde|boa noite|boa sorte|boa partida|bom jogo|bela jogada|boa jogada|bem jogado|sua vez|tua vez|e sua vez|e a sua vez|e a tua vez|agora voce|agora e voce|agora e sua vez|e com voce|e contigo|contigo|sua jogada|voce joga|minha vez|e minha vez|e a minha vez|minha jogada|minha jogada e|a minha jogada e|a jogada e|jogada|a jogada|o lance e|lance|o lance|o meu lance|meu lance e|o meu lance e|meu movimento|meu movimento e|primeiro lance|meu primeiro lance|meu primeiro lance e|ja|ja esta|pronto|prontinho|feito|e isso|isso|isso ai|e so|so|so isso|somente|apenas|tambem|de novo|novamente|outra vez|enfim|finalmente|primeiro|antes de tudo|la|la vai|la vou eu|aqui|aqui vai|ali|vamos|vamos la|vamos ver|vejamos|deixa eu ver|deixa eu pensar|deixe me ver|deixe me pensar|um momento|momento|um instante|espera|espere|perai|um minutinho|sim|claro|com certeza|certo|ta certo|ta bom|ta bem|esta bem|beleza|legal|otimo|perfeito|muito bem|tudo bem|blz|tranquilo|acho|acho que|penso|penso que|creio|creio que|diria|eu diria|digo|vou dizer|digamos|talvez|quem sabe|simplesmente|oh|ah ah|opa|eita|ih|uh|hmm|mmm|ora|ora bem|pois|pois bem|pois e|entao ta|entao vou|entao vai|ok entao|amigo|meu amigo|parceiro|mestre|senhor|adversario|atencao|cuidado|surpresa|olha|olha so|olha ai|toma la|pumba|pimba|bum|tcharam|voila|sacrificio|o sacrificio|um sacrificio|gambito|gambito da dama|gambito do rei|troca de damas|naturalmente|obviamente|logicamente|agorinha|de leve",
    around: "eu|eu jogo|jogo|jogar|joga|jogando|vou|vou jogar|movo|mover|meu|minha|seu|sua|o|a|os|as|um|uma|eh|ah|hum|bem|bom|ai|entao|agora|por favor|favor|obrigado|obrigada|vai|xeque|mate|xeque mate|xequemate|cheque|cheque mate|com xeque|e mate|meu lance|lance e|quero|xeque duplo|xeque descoberto|se|ta|ok|no caso|avanco|empurro|passo|ne|la|eu vou|eu vou jogar|eu quero|vamos jogar|vou mover|vou fazer|vou de|jogarei|moverei|queria|gostaria|gostaria de jogar|quero jogar|prefiro|tenho|tem|que|lhe|nos|te|ele|ela|dele|dela|esse|essa|este|esta|aquele|aquela|meus|minhas|teu|tua|seus|suas|nosso|ao|aos|num|numa|dum|duma|uns|umas|a casa|coluna|a coluna|linha|a linha|fileira|lado|ala|peca|a peca|branco|branca|brancas|brancos|preto|preta|pretas|pretos|negro|negra|negras|inimigo|inimiga|adversario|do adversario|esquerda|direita|da esquerda|da direita|outro|outra|mesmo|pobre|coitado|do centro|centro|ao centro|no centro|em jogo|no jogo|fazer|ser|estou|foi|assim|assim sendo|pra mim|para mim|passado|central|do meio|tu|isolado|livre|ai vai|ja vou",
};
