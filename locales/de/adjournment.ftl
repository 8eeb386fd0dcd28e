# Hängepartie: Abgabezug, Umschlag, Wiederaufnahme (Richtlinien I).
said-adjourned-seal = Die Partie wird vertagt. Geben Sie Ihren Zug ab: abgeben und der Zug, dann die Uhr anhalten.
said-adjourned = Die Partie wird vertagt. { $who } gibt einen Zug ab.
said-adjourned-until = Wiederaufnahme: { $value }.
said-sealed-stop = Ihr Zug ist im Umschlag. Bis Sie die Uhr anhalten, dürfen Sie ihn ändern.
said-sealed = Ihr Zug ist im Umschlag.
said-sealed-by = { $who } hat einen Zug abgegeben.
said-envelope-opened = Der Umschlag ist geöffnet. Abgabezug, { $who }:
said-envelope-unclear = Der Umschlag ist geöffnet. { $who } schrieb „{ $text }“, das ist kein regelgemäßer Zug.
said-envelope-lost = Der Umschlag fehlt. { $who } führt den Abgabezug auf dem Brett aus.
said-resumed = Die Partie wird wieder aufgenommen.
refused-adjourned = Die Partie ist vertagt.
refused-not-adjourned = Die Partie ist nicht vertagt.
refused-no-envelope = Es gibt keinen geschlossenen Umschlag.
refused-envelope-elsewhere = Der Abgabezug ist an dem Computer geblieben, an dem er abgegeben wurde: Öffnen Sie den Umschlag dort. Ist er nicht zu haben, geben Sie umschlag verloren ein; dann wird der Zug auf dem Brett ausgeführt.
refused-move-is-made = Sie haben auf Ihrem Brett einen anderen Zug ausgeführt. Dieser muss abgegeben werden.

# Was auf dem Umschlag steht, zum Drucken.
envelope-title = Umschlag einer Hängepartie
envelope-written = Auf dem Umschlag
envelope-position = Stellung vor dem Abgabezug: { $value }
envelope-time = { $who }: { $used } verbraucht, noch { $left } auf der Uhr
envelope-sealer = Abgegeben von: { $value }
envelope-number = Nummer des Abgabezugs: { $value }
envelope-offer = Remis angeboten von: { $value }
envelope-no-offer = Kein Remis ist angeboten.
envelope-until = Wiederaufnahme: { $value }
envelope-until-open = Tag, Stunde und Ort der Wiederaufnahme stehen nicht fest.

# Befehle; mehrere Wörter für einen Befehl sind durch Strichpunkte getrennt.
line-seal = abgeben;zug abgeben
line-adjourn = vertagen;vertagen bis
desk-line-envelope = umschlag speichern;umschlag drucken
desk-line-open-envelope = umschlag öffnen
desk-line-lose-envelope = umschlag verloren
desk-line-lose-position = stellung verloren
desk-line-resume = wieder aufnehmen
control-adjourn = Vertagen
control-adjourn-help = Der Spieler am Zug gibt seinen Zug ab. Mit vertagen bis, Tag, Stunde und Ort stehen diese auf dem Umschlag.
control-open-envelope = Umschlag öffnen
control-open-envelope-help = Öffnet den Umschlag einer Hängepartie, wenn der Spieler da ist, der antworten muss.
control-resume = Partie wieder aufnehmen
control-resume-help = Die vertagte Partie geht weiter, und die Uhr des Spielers, der antworten muss, läuft.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Ausgangsstellung
new-game-position-hint = Nichts für die gewöhnliche; für Schach960 eine Zahl von 0 bis 959 oder das Wort Los. Eine Stellung lässt sich auch tippen: »Weiß König e1, Dame d1; Schwarz König e8«, oder eine FEN.
new-game-error-position = Die Ausgangsstellung ist nicht zu lesen. Richtig ist nichts, eine Zahl von 0 bis 959 oder Los.

# Results of games that were not played.
result-white-by-forfeit = Weiß gewinnt kampflos
result-black-by-forfeit = Schwarz gewinnt kampflos

# The quickplay finish (Guidelines III).
control-claim-quickplay = Antrag: nicht zu gewinnen
control-claim-quickplay-help = Beantragt Remis, weil der Gegner mit normalen Mitteln nicht gewinnen kann oder es nicht versucht, bei weniger als zwei Minuten und ohne Zeitzugabe. Beide Uhren halten an.
line-claim-quickplay = endspurt beantragen;endspurt
claim-quickplay = die Partie ist mit normalen Mitteln nicht zu gewinnen
