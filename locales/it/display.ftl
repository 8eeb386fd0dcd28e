# Che cosa mostrano le finestre.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, scacchiera del giocatore vedente: { $white } – { $black }
display-title-assistant = Annabella, assistente: { $white } – { $black }
display-title-arbiter = Annabella, arbitro: { $white } – { $black }
display-board-own = Scacchiera del { $who }
display-board-official = Posizione ufficiale
display-move-line = Mossa
display-move-line-hint = Digitare una mossa o un comando, poi Invio
display-sheet-field = Annotazione sul mio formulario
display-sheet-hint = Digitare l'annotazione, poi Invio
display-sheet = Il mio formulario
display-log = Annunci e messaggi
display-plain-move = { $piece } { $from } – { $to }
display-tray = Accanto alla scacchiera
display-tray-piece = { $piece }, { $count } accanto alla scacchiera
display-in-hand = In mano: { $piece }
display-clock-runs = in moto
display-clock-stands = fermo
display-clock-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
display-flag-fallen = Bandierina caduta
display-no-clock = Senza orologio
display-clocks = Orologi

# La prossima cosa da fare, come la mostra la finestra.
display-nothing-announced = Ancora nessun annuncio

# Le parti della finestra.
display-pane-board = Scacchiera
display-pane-move-line = Riga di mossa
display-pane-sheet = Formulario
display-pane-clocks = Orologi
display-pane-log = Annunci
display-pane-game = Partita

# L'elenco dei tasti e dei comandi.
display-help-title = Tasti e comandi
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Digitare { $words }
display-help-of-several = Se sono aperte più proposte, aggiungere il nome di quella voluta: { $names }
help-typed-moves = Si scrive: mosse e domande
help-other-player = Digitare { $words }. Una mossa o un comando dell'altro giocatore, scritto qui in casa.
help-assistant = Digitare { $words }. Una mossa o un comando del Suo assistente, seduto qui con Lei.
help-typed-claims = Si scrive: reclamare e correggere
help-typed-clocks = Si scrive: regolare gli orologi; seguono colore e tempo
help-typed-recorder = Si scrive: il registratore
help-typed-sound = Si scrive: auricolari e altoparlante; segue un numero
help-typed-boards = Si scrive: scacchiere elettroniche; seguono numero e colore
help-typed-settings = Si scrive: impostazioni
help-typed-desk = Si scrive: l'arbitro
display-close = Chiudere

# Perché un elemento ora non fa nulla.
display-not-now-no-offer = Non c'è alcuna proposta.
display-not-now-ended = La partita è finita.
display-not-now-no-clock = Questa partita non ha orologio.

# Avvisi che restano in vista.
display-warning-not-saved = La partita non viene salvata.
display-warning-no-voice = Nessuna voce parla { $language }; installare espeak-ng.
display-event-not-approved = Non omologato dalla Commissione tecnica della FIDE; l'arbitro deve approvare questo dispositivo (11.3.2.1).

# Il modulo di una nuova partita.
new-game-title = Nuova partita
new-game-white-name = Nome del Bianco
new-game-black-name = Nome del Nero
new-game-sight = Vista
new-game-vi = Non vedente o ipovedente
new-game-sighted = Vedente
new-game-deaf = Vedente e sordo
new-game-white-assistant = Assistente del Bianco, se c'è
new-game-black-assistant = Assistente del Nero, se c'è
new-game-arbiter = Arbitro, se c'è
new-game-time = Cadenza
new-game-time-hint = Minuti, poi secondi di incremento per mossa: 90+30 o 15. La parola none significa senza orologio.
new-game-vocabulary = Parole degli annunci
new-game-place = Luogo della partita
new-game-home = A casa
new-game-event = In torneo
new-game-not-chosen = non scelto
new-game-start = Cominciare la partita
new-game-sentence = { $own } (non vedente) con { $side } contro { $other } ({ $sight }), { $time }, { $place }.
new-game-you = Lei
new-game-opponent = il Suo avversario
new-game-as-white = il Bianco
new-game-as-black = il Nero
new-game-is-vi = non vedente
new-game-is-sighted = vedente
new-game-is-deaf = non udente
new-game-no-clock = senza orologio
new-game-at-home = a casa
new-game-at-event = a un torneo
new-game-side = Colore
new-game-begin = Iniziare
new-game-rest = Tutto il resto…
new-game-cancel = Annullare
new-game-error-white-name = Manca il nome del Bianco.
new-game-error-black-name = Manca il nome del Nero.
new-game-error-time = La cadenza non è leggibile. Va bene, per esempio, 90+30, 15 o none.
new-game-error-vi = Uno dei giocatori deve essere non vedente o ipovedente: questo programma è per partite secondo l'Appendice D.
new-game-error-no-assistant = Un giocatore con disabilità visiva contro un giocatore sordo: deve essere nominato un assistente (D.2.11). Scrivere un nome in uno dei campi dell'assistente.
new-game-error-assistant = Un giocatore vedente può avere un assistente solo se il giocatore con disabilità visiva non ne ha (D.2.11). Lasciare vuoto uno dei due campi.
display-warning-reader-is-heard = Lo screen reader non parla nell'auricolare. Fare dell'auricolare l'uscita predefinita del sistema.
display-pressed = Orologio premuto.
