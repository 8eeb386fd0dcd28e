# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = Die Partie wird vertagt. Tippen Sie abgeben und Ihren Zug, dann halten Sie die Uhr an.
state-adjourned = Die Partie wird vertagt. { $who } gibt einen Zug ab.
state-adjourned-until = Wiederaufnahme: { $value }.
answer-resumption-open = Ein Zeitpunkt der Wiederaufnahme ist nicht angegeben.
said-sealed-stop = Ihr Zug ist im Umschlag. Bis Sie die Uhr anhalten, dürfen Sie ihn ändern.
said-sealed = Ihr Zug ist im Umschlag.
state-sealed-by = { $who } hat einen Zug abgegeben.
said-envelope-opened = Der Umschlag ist geöffnet. Abgabezug, { $who }:
said-envelope-unclear = Der Umschlag ist geöffnet. { $who } schrieb „{ $text }“, das ist kein regelgemäßer Zug.
said-envelope-lost = Der Umschlag fehlt. { $who } führt den Abgabezug auf dem Brett aus.
said-resumed = Die Partie wird wieder aufgenommen.
refused-adjourned = Die Partie ist vertagt.
refused-not-adjourned = Die Partie ist nicht vertagt.
refused-no-envelope = Es gibt keinen geschlossenen Umschlag.
refused-own-seal = Nur wer am Zug ist, gibt einen Zug ab. Um zu vertagen, tippen Sie vertagen.
usage-adjourn-until = Die Zeit fehlt: Tippen Sie { $word } und Uhrzeit oder Tag.
usage-seal = Der Zug fehlt: Tippen Sie { $word } und den Zug.
usage-square = Das Feld fehlt: Tippen Sie { $word } und ein Feld.
refused-envelope-elsewhere = Der Abgabezug liegt auf dem Computer, an dem er abgegeben wurde: Öffnen Sie den Umschlag dort. Geht das nicht, tippen Sie: umschlag verloren. Wer abgegeben hat, führt den Zug dann auf dem Brett aus.
refused-move-is-made = Sie haben auf Ihrem Brett schon einen anderen Zug ausgeführt. Geben Sie diesen ab.

# Text printed on the envelope.
envelope-title = Umschlag einer Hängepartie
envelope-written = Angaben auf dem Umschlag
envelope-position = Stellung vor dem Abgabezug: { $value }
envelope-time = { $who }: { $used } verbraucht, noch { $left } auf der Uhr
envelope-sealer = Abgegeben von: { $value }
envelope-number = Nummer des Abgabezugs: { $value }
envelope-offer = Remis angeboten von: { $value }
envelope-no-offer = Kein Remisangebot.
envelope-until = Wiederaufnahme: { $value }
envelope-until-open = Tag, Uhrzeit und Ort der Wiederaufnahme stehen noch nicht fest.

# Commands; semicolons separate several words for one command.
line-seal = abgeben;zug abgeben
line-adjourn = vertagen
line-adjourn-until = vertagen bis
desk-line-envelope = umschlag speichern;umschlag drucken
desk-line-open-envelope = umschlag öffnen
desk-line-lose-envelope = umschlag verloren
desk-line-lose-position = stellung verloren
desk-line-resume = wieder aufnehmen
control-adjourn = Vertagen
control-adjourn-help = Der Spieler am Zug gibt einen Zug ab. Tippen Sie „vertagen bis“ mit Tag, Uhrzeit und Ort, um sie auf den Umschlag zu drucken.
control-open-envelope = Umschlag öffnen
control-open-envelope-help = Öffnet den Umschlag einer Hängepartie, wenn der Spieler da ist, der antworten muss.
control-resume = Partie wieder aufnehmen
control-resume-help = Setzt die vertagte Partie fort und startet die Uhr des Spielers, der antworten muss.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Anfangsstellung
new-game-position-hint = Leer: die normale; 0 bis 959 oder zufällig: Chess960; auch Figuren oder eine FEN.
new-game-error-position = Die Anfangsstellung ist nicht gültig. Lassen Sie das Feld leer, oder tippen Sie eine Zahl von 0 bis 959 oder zufällig.

# Results of games that were not played.
result-white-by-forfeit = Weiß gewinnt kampflos
result-black-by-forfeit = Schwarz gewinnt kampflos

# The quickplay finish (Guidelines III).
control-claim-quickplay = Remis reklamieren (Endspurtphase)
control-claim-quickplay-help = Reklamiert Remis, weil der Gegner mit normalen Mitteln nicht gewinnen kann oder es nicht versucht, bei weniger als zwei Minuten und ohne Zugabe. Hält beide Uhren an.
line-claim-quickplay = endspurt beantragen;endspurt
claim-quickplay = die Partie ist mit normalen Mitteln nicht zu gewinnen
