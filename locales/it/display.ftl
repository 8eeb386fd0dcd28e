# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (scacchiera del giocatore vedente) – Annabella
display-title-assistant = { $white } – { $black } (assistente) – Annabella
display-title-arbiter = { $white } – { $black } (arbitro) – Annabella
display-board-own = Scacchiera del { $who }
display-board-mine = Scacchiera
display-board-official = Posizione ufficiale
display-move-line = Mossa
display-move-line-hint = Digitare una mossa o un comando e premere Invio
display-sheet-field = Annotare sul mio formulario
display-sheet-hint = Digitare la mossa da annotare e premere Invio
display-sheet = Il mio formulario
display-log = Messaggi
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } cattura { $captured } { $to }
display-tray = Fuori dalla scacchiera
display-tray-piece = { $piece }, { $count } fuori dalla scacchiera
display-in-hand = In mano: { $piece }
display-promote = Promuovere a
display-clock-runs = in moto
display-clock-stands = fermo
display-clock-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
display-flag-fallen = Bandierina caduta
display-no-clock = Senza orologio
display-clocks = Orologi

# The next duty, as the window shows it.
display-nothing-announced = Nessuna mossa ancora annunciata

# The parts of the window.
display-pane-board = Scacchiera
display-pane-move-line = Riga di mossa
display-pane-sheet = Formulario
display-pane-clocks = Orologi
display-pane-log = Messaggi
display-pane-game = Partita

# The list of keys and commands.
display-help-title = Tasti e comandi
display-lines = Righe
help-search = Cercare nell'aiuto
more-search = Cercare un'azione
help-none = Niente nell'aiuto contiene queste parole.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Digitare { $words }
display-help-of-several = Se è aperta più di una proposta, aggiungerne il nome: { $names }
help-typed-moves = Comandi digitati: mosse e domande
help-other-player = Digitare { $words }. Una mossa o un comando dell'altro giocatore, digitato qui a casa.
help-assistant = Digitare { $words }. Una mossa o un comando del suo assistente, che è qui con lei.
help-typed-claims = Comandi digitati: reclami e correzioni
help-typed-clocks = Comandi digitati: orologi (aggiungere colore e tempo)
help-typed-recorder = Comandi digitati: registratore
help-typed-sound = Comandi digitati: cuffie e altoparlante (aggiungere un numero)
help-typed-boards = Comandi digitati: scacchiere elettroniche (aggiungere numero e colore)
help-typed-settings = Comandi digitati: impostazioni
help-typed-desk = Comandi digitati: arbitro
display-close = Chiudere

# Reasons why a control does nothing now.
display-not-now-no-offer = Non è stata proposta patta.
display-not-now-ended = La partita è finita.
display-not-now-no-clock = Questa partita non ha orologio.

# Warnings that stay on the screen.
display-warning-not-saved = La partita non viene salvata.
display-warning-no-voice = Nessuna voce installata per { $language }; installare espeak-ng.
display-event-not-approved = Non omologato dalla Commissione tecnica della FIDE; l'arbitro deve approvare questo dispositivo (11.3.2.1).

# The form for a new game.
new-game-title = Nuova partita
new-game-white-name = Nome del Bianco
new-game-black-name = Nome del Nero
new-game-sight = Vista
new-game-vi = Non vedente o ipovedente
new-game-sighted = Vedente
new-game-deaf = Non udente
new-game-white-assistant = Assistente del Bianco (facoltativo)
new-game-black-assistant = Assistente del Nero (facoltativo)
new-game-arbiter = Arbitro (facoltativo)
new-game-time = Cadenza
new-game-time-hint = Minuti+secondi, o none.
new-game-vocabulary = Parole degli annunci
new-game-place = Dove
new-game-home = A casa
new-game-event = In torneo
new-game-not-chosen = non scelto
new-game-start = Cominciare la partita
new-game-sentence = { $own } (non vedente) con { $side } contro { $other } ({ $sight }), { $time }, { $place }. Annunci: { $words }.
new-game-short = { $side } contro { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = Lei
new-game-opponent = il suo avversario
new-game-as-white = il Bianco
new-game-as-black = il Nero
new-game-is-vi = non vedente
new-game-is-sighted = vedente
new-game-is-deaf = non udente
new-game-no-clock = senza orologio
new-game-at-home = a casa
new-game-at-event = in torneo
new-game-side = Colore
new-game-begin = Iniziare
new-game-rest = Altre opzioni…
new-game-how-to-change = Tab: modificare.
new-game-how-to-leave = Invio su Inizia comincia, Esc chiude.
new-game-cancel = Annullare
new-game-error-white-name = Manca il nome del Bianco.
new-game-error-black-name = Manca il nome del Nero.
new-game-error-time = Questa cadenza non è valida. Usare 90+30, 15 o none.
new-game-error-vi = Uno dei giocatori deve essere non vedente o ipovedente: questo programma è per partite secondo l'Appendice D.
new-game-error-no-assistant = Quando un giocatore con disabilità visiva incontra un giocatore sordo, serve un assistente (D.2.11). Scrivere un nome in uno dei campi dell'assistente.
new-game-error-assistant = Un giocatore vedente può avere un assistente solo se il giocatore con disabilità visiva non ne ha (D.2.11). Lasciare vuoto uno dei due campi.
display-warning-reader-is-heard = Tutti possono sentire lo screen reader. Impostare le cuffie come uscita predefinita del sistema.
display-pressed = Orologio premuto.
new-game-opponents = Avversario
new-game-a-person = una persona
