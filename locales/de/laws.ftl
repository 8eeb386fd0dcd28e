# Was die Regeln sagen, in eigenen Worten (11.9); die Nummer des Artikels steht davor.
line-explain = erkläre;regel;was sagt die regel
answer-law = Artikel { $article }. { $text }
control-explain = Den Artikel erklären
control-explain-help = Sagt, was der Artikel bedeutet, der Ihnen zuletzt genannt wurde
refused-no-such-article = Unter „{ $word }“ gibt es nichts zu erklären.
refused-nothing-to-explain = Ihnen ist noch kein Artikel genannt worden. Tippen Sie „erkläre“ und seine Nummer.

law-has-the-move = Ein Spieler ist am Zug, sobald der Zug des Gegners ausgeführt ist; auf das Drücken der Uhr kommt es dabei nicht an.
law-legal-moves = Ein Zug ist regelgemäß, wenn die Figur so ziehen darf und der eigene König danach nicht im Schach steht. Das Rochaderecht ist verloren, sobald König oder dieser Turm gezogen hat; ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer.
law-illegal-position = Eine Stellung ist regelwidrig, wenn keine Folge regelgemäßer Züge zu ihr führen kann.
law-one-hand = Jeder Zug wird mit nur einer Hand ausgeführt.
law-adjust = Nur der Spieler am Zug darf Figuren zurechtrücken, und er sagt es vorher: ich rücke zurecht.
law-touch-move = Wer auf dem Brett Figuren berührt, um zu ziehen oder zu schlagen, zieht mit der ersten berührten eigenen Figur, die ziehen kann, oder schlägt die erste berührte gegnerische, die geschlagen werden kann. Auf dem Steckbrett heißt berührt: aus dem Loch genommen.
law-touch-castling = König und Turm berührt: Auf dieser Seite wird rochiert, wenn es geht. Turm zuerst berührt: in diesem Zug keine Rochade. Geht die Rochade nicht, dann ein anderer Königszug, und ohne einen solchen jeder regelgemäße Zug. Die Wahl der Umwandlungsfigur gilt, sobald sie das Feld berührt hat.
law-free-choice = Kann keine berührte Figur ziehen oder geschlagen werden, ist jeder regelgemäße Zug erlaubt.
law-promotion = Bei der Umwandlung muss der Bauer nicht erst auf der letzten Reihe stehen: Ihn wegzunehmen und die neue Figur hinzustellen geht in jeder Reihenfolge.
law-made = Eine losgelassene Figur bleibt stehen. Ein Schlagzug ist ausgeführt, wenn auch die geschlagene Figur weg ist, die Rochade, wenn der Turm losgelassen ist, die Umwandlung, wenn die neue Figur steht und der Bauer weg ist.
law-touch-claim = Wer beanstandet, dass der Gegner gegen die Berührt-geführt-Regeln verstoßen hat, verliert dieses Recht, sobald er selbst eine Figur berührt, um zu ziehen oder zu schlagen.
law-moving-assistant = Ein Spieler, der die Figuren nicht bewegen kann, darf einen Assistenten nennen, den der Schiedsrichter zulässt.
law-game-over = Ist die Partie zu Ende, wird nichts mehr gespielt oder berichtigt.
law-checkmate = Matt durch einen regelgemäßen Zug beendet die Partie sofort; es gilt mit dem Loslassen der Figur, auch wenn die Uhr nicht gedrückt ist.
law-resignation = Wer aufgibt, verliert.{ $draws ->
    [yes] {" "}Kann der Gegner durch keine regelgemäße Zugfolge mattsetzen, ist die Partie remis.
   *[no] {""}
}
law-stalemate = Kein regelgemäßer Zug und kein Schach: Patt, sofort remis.
law-dead-position = Eine Stellung, in der keiner durch irgendeine Folge regelgemäßer Züge mattsetzen kann, ist tot: sofort remis.
law-agreement = Beide Spieler können sich auf Remis einigen{ $both ->
    [yes] , sobald jeder einen Zug gemacht hat
   *[no] {""}
}.
law-clock = Eine Schachuhr hat zwei Anzeigen, von denen nur eine läuft. Das Fallblättchen fällt, wenn die Bedenkzeit abgelaufen ist.
law-press = Ein Zug ist abgeschlossen, wenn er ausgeführt und die Uhr gedrückt ist. Drücken darf man immer; wer ohne Zug drückt, macht einen Fehler.
law-no-deduction = Wer die Uhr nicht bedienen kann, darf einen Assistenten haben; einem Spieler mit Behinderung wird dafür keine Zeit abgezogen.
law-periods = Die Züge jeder Phase müssen in ihrer Zeit gemacht werden. Was gespart wurde, kommt zur nächsten Phase.
law-start = Zur festgesetzten Zeit wird die Uhr von Weiß in Gang gesetzt.
law-default-time = Wer nach der Wartezeit erscheint, verliert, es sei denn, der Schiedsrichter entscheidet anders.
law-flag-seen = Das Fallblättchen gilt als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht meldet.
law-flag-fall = Wer die Züge nicht in der Zeit schafft, verliert. Remis ist es, wenn der Gegner durch keine regelgemäße Zugfolge mattsetzen kann.
law-defective-clock = Was die Uhren zeigen, gilt, es sei denn, eine Uhr ist offensichtlich defekt; dann wird sie ersetzt und nach bestem Ermessen gestellt.
law-wrong-setting = Eine falsch gestellte Uhr wird sofort angehalten; der Schiedsrichter berichtigt Zeiten und Zugzähler.
law-stop-clocks = Ein Spieler darf die Uhren nur anhalten, um den Schiedsrichter zu rufen; dieser sagt, wann sie weiterlaufen.
law-displays = Anzeigen dürfen Stellung, Züge und Zugzahl zeigen, aber kein Anspruch stützt sich allein darauf. Dieses Programm ist eine solche Hilfe.
law-both-flags = Beide Fallblättchen sind gefallen und niemand weiß, welches zuerst: In einer früheren Phase geht die Partie weiter, in der letzten ist sie remis.
law-reinstated = Wird eine Stellung wiederhergestellt, stellt der Schiedsrichter Zeiten und Zugzähler nach seinem Ermessen; er darf sie lassen.
law-set-up = War die Anfangsstellung falsch, wird die Partie annulliert und eine neue gespielt.
law-board-turned = Lag das Brett falsch, wird die Stellung auf ein richtig liegendes übertragen und weitergespielt.
law-colours = Die Partie wurde mit vertauschten Farben begonnen: { $anew ->
    [none] Sie geht weiter, wenn der Schiedsrichter nicht anders entscheidet
   *[moves] Bevor beide { $anew } Züge gemacht haben, wird neu begonnen, danach geht sie weiter
}.
law-displaced = Wer Figuren verrückt, stellt sie in seiner eigenen Zeit wieder auf.
law-illegal-move = Nach einem regelwidrigen Zug wird die Stellung davor wiederhergestellt. Die berührte Figur muss ziehen oder schlagen, wenn sie es regelgemäß kann.
law-unpromoted = Bleibt ein Bauer auf der letzten Reihe stehen und wird die Uhr gedrückt, ist das ein regelwidriger Zug; der Bauer wird eine Dame.
law-press-without-move = Die Uhr zu drücken, ohne gezogen zu haben, gilt als regelwidriger Zug.
law-two-hands = Mit zwei Händen zu rochieren, zu schlagen oder umzuwandeln gilt als regelwidriger Zug.
law-illegal-penalty = { $losing ->
    [1] Schon der erste regelwidrige Zug verliert
   *[more] Für einen regelwidrigen Zug bekommt der Gegner { $minutes } min; der { $losing }. verliert
}.{ $drawable ->
    [yes] {" "}Remis ist es, wenn der Gegner durch keine regelgemäße Zugfolge mattsetzen kann.
   *[no] {""}
}
law-wrong-square = Steht eine Figur auf einem falschen Feld, wird die Stellung davor wiederhergestellt, oder die letzte, die sich feststellen lässt.
law-record = Jeder Spieler schreibt seine Züge und die des Gegners auf, Zug um Zug, in algebraischer Notation.
law-record-in-advance = Ein Zug wird nicht vor seiner Ausführung aufgeschrieben, außer beim Remisantrag oder beim Abgabezug.
law-record-before-next = Ein Spieler darf antworten, bevor er schreibt, aber sein voriger Zug muss auf dem Formular stehen, bevor er den nächsten ausführt.
law-sheet-use = Auf dem Partieformular stehen nur Züge, Uhrzeiten, Remisangebote, was einen Antrag betrifft, und andere wichtige Angaben.
law-sheet-offer = Beide Spieler vermerken jedes Remisangebot auf dem Formular mit dem Zeichen (=).
law-sheet-assistant = Wer nicht schreiben kann, lässt einen Assistenten schreiben; einem Spieler mit Behinderung wird dafür keine Zeit abgezogen.
law-sheet-visible = Der Schiedsrichter muss das Formular während der ganzen Partie sehen können.
law-sheet-owner = Die Partieformulare gehören dem Veranstalter.
law-need-not-record = Wer in einer Phase einmal weniger als fünf Minuten hat und nicht dreißig Sekunden je Zug bekommt, muss für den Rest der Phase nicht aufschreiben.{ $old ->
    [yes] {" "}Bei dreißig Sekunden je Zug schreiben beide, sobald einer weniger als fünf Minuten hat, den Zug des Gegners auf, bevor sie antworten.
   *[no] {""}
}
law-update = Sobald ein Fallblättchen gefallen ist, vervollständigt sein Formular, wer nicht mitgeschrieben hat, bevor er zieht; das des Gegners darf er benutzen. Ist kein Formular vollständig, wird die Partie unter Aufsicht auf einem anderen Brett nachgespielt.
law-next-period = Zeigen die Formulare nicht, dass jemand die Zeit überschritten hat, gilt der nächste Zug als erster der nächsten Phase, wenn nichts für mehr Züge spricht.
law-sign = Am Ende unterschreiben beide Spieler beide Formulare mit dem Ergebnis. Auch ein falsches gilt, wenn der Schiedsrichter nicht anders entscheidet.
law-draw-restricted = Das Turnierreglement kann Remisangebote für eine Anzahl Züge oder ohne Zustimmung des Schiedsrichters verbieten.
law-draw-offer = Remis bietet man nach dem Zug und vor dem Drücken an. Das Angebot lässt sich nicht zurücknehmen; es endet durch Annahme, Ablehnung, das Berühren einer Figur oder das Ende der Partie.
law-threefold = Der Spieler am Zug kann Remis beantragen, wenn dieselbe Stellung mindestens zum dritten Mal entsteht oder soeben entstanden ist. Den beabsichtigten Zug schreibt er zuerst auf, sagt ihn dem Schiedsrichter und spielt ihn nicht. Gleich sind Stellungen, wenn derselbe Spieler am Zug ist und dieselben Züge möglich sind.
law-fifty = Der Spieler am Zug kann Remis beantragen, wenn beide in den letzten fünfzig Zügen, den aufgeschriebenen mitgezählt, weder geschlagen noch einen Bauern gezogen haben.
law-claim-forfeited = Wer, ohne Antrag, { $touching ->
    [yes] eine Figur berührt, um zu ziehen,
   *[no] einen Zug macht,
} verliert das Recht auf den Antrag für diesen Zug.
law-claim-procedure = Wer Remis beantragt, darf die Uhren anhalten und den Antrag nicht zurücknehmen. Stimmt er, ist die Partie remis; stimmt er nicht, bekommt der Gegner { $claim } min, und der beabsichtigte Zug muss gespielt werden.{ $old ->
    [yes] {" "}Dem Antragsteller wird die Hälfte seiner Zeit abgezogen, höchstens drei Minuten; von ein bis zwei Minuten bleibt ihm eine, weniger als eine bleibt unberührt.
   *[no] {""}
}
law-automatic-draw = Fünfmal dieselbe Stellung oder je fünfundsiebzig Züge ohne Schlagen und Bauernzug beenden die Partie remis. Ein Matt mit dem letzten Zug geht vor.
law-points = Ein Sieg zählt einen Punkt, ein Remis einen halben, eine Niederlage keinen, wenn das Reglement nichts anderes sagt.
law-playing-area = Der Spielbereich ist der Ort, an dem gespielt wird; zum Turnierareal gehören er, Toiletten, Erfrischungs- und Raucherbereiche und was der Schiedsrichter sonst bestimmt. Das Areal verlässt ein Spieler nur mit Erlaubnis des Schiedsrichters, und wer am Zug ist, auch den Spielbereich.
law-no-help = Während der Partie darf niemand Notizen, Quellen, Rat oder Analyse benutzen. Darum zeigt das Programm einem Spieler keine möglichen Züge und keine Bewertung.
law-devices = Elektronische Geräte sind im Turnierareal verboten, wenn der Schiedsrichter sie nicht zugelassen hat. Auch dieses Programm braucht die Zulassung.
law-disturbing = Den Gegner zu stören ist verboten; auch unbegründete Anträge und Remisangebote stören.
law-refusal = Wer sich beharrlich weigert, die Regeln einzuhalten, verliert die Partie.
law-both-guilty = Haben sich beide Spieler schuldig gemacht, verlieren beide.
law-explain = Ein Spieler darf sich vom Schiedsrichter eine Regel erklären lassen.
law-own-count = Auf dreimalige Stellung oder fünfzig Züge zu achten ist Sache der Spieler.
law-arbiter = Der Schiedsrichter achtet auf die Einhaltung der Regeln; Entscheidungen, Zeiten und Ergebnisse sind seine Sache.
law-not-told = Der Schiedsrichter sagt niemandem, wie viele Züge gemacht sind, noch dass der Gegner gezogen oder das Drücken vergessen hat, außer nach einem Blättchenfall beim Vervollständigen der Formulare.
law-others-report = Wer in einer fremden Partie eine Unregelmäßigkeit sieht, sagt sie nur dem Schiedsrichter.
law-penalties = Der Schiedsrichter darf verwarnen, dem Gegner Zeit geben oder dem Schuldigen nehmen, Punkte ändern, die Partie für verloren erklären, Geldstrafen verhängen, ausschließen oder des Turniers verweisen.
law-rapid = Schnellschach: Grundzeit und sechzig Zuschläge zusammen liegen { $old ->
    [yes] zwischen fünfzehn und sechzig Minuten
   *[no] über zehn und unter sechzig Minuten
}.
law-fast-record = Im Schnell- und Blitzschach muss niemand aufschreiben; das Recht dazu bleibt.
law-fast-supervised = Die Wettkampfregeln gelten im Schnellschach, wenn ein Schiedsrichter höchstens drei Partien betreut, im Blitz je eine, und die Partie aufgezeichnet wird.
law-fast-set-up = Nach je { $frozen } Zügen wird an Aufstellung, Brett und Uhreinstellung nichts mehr geändert.{ $old ->
    [yes] {" "}Ein König, der mit der Dame vertauscht steht, darf nicht rochieren.
   *[no] {" "}Mit einem König oder Turm, der falsch steht, wird nicht rochiert.
}
law-fast-touch = Über berührte Figuren entscheidet der Schiedsrichter nur, wenn ein Spieler es verlangt.
law-fast-illegal = Ein regelwidriger Zug kann beanstandet werden, bis der Gegner seinen nächsten Zug gemacht hat; danach gilt er{ $old ->
    [yes] {""}
   *[no] , wenn nicht beide anders wollen
}.
law-fast-time = { $old ->
    [yes] Wer Gewinn auf Zeit meldet, hält beide Uhren an; er hat recht, wenn dann sein eigenes Blättchen noch oben und das des Gegners gefallen ist.
   *[no] Wer Gewinn auf Zeit meldet, darf die Uhren anhalten. Remis ist es, wenn er selbst durch keine regelgemäße Zugfolge mattsetzen kann.
}
law-both-kings = Stehen beide Könige im Schach oder ein Bauer unverwandelt, wartet der Schiedsrichter den nächsten Zug ab; ist es dann noch so, ist die Partie remis.
law-fast-flag = { $old ->
    [yes] Das Fallblättchen melden die Spieler; der Schiedsrichter schweigt
   *[no] Der Schiedsrichter meldet ein gefallenes Blättchen, das er sieht
}.
law-fast-both-flags = Beide Fallblättchen gefallen: remis.
law-blitz = Blitz: Grundzeit und sechzig Zuschläge zusammen sind { $old ->
    [yes] weniger als fünfzehn Minuten
   *[no] höchstens zehn Minuten
}.
law-blitz-illegal = Im Blitz kann der Gegner nach einem regelwidrigen Zug den Gewinn beanspruchen, bis er selbst gezogen hat; remis ist es, wenn er durch keine regelgemäße Zugfolge mattsetzen kann. Danach gilt der Zug.
law-two-boards = Mit einem sehbehinderten Spieler kann jeder zwei Bretter verlangen: ein Steckbrett für ihn, ein gewöhnliches für den Gegner.
law-board-size = Das Brett des sehbehinderten Spielers misst mindestens 20 mal 20 Zentimeter.
law-raised-squares = Seine schwarzen Felder sind leicht erhöht.
law-holes = Jedes Feld hat ein Loch, in das die Figuren gesteckt werden.
law-pegs = Die Figuren haben Stifte, die in die Löcher passen, sind vom Modell Staunton, und die schwarzen sind besonders gekennzeichnet.
law-announce = Jeder Zug wird deutlich angesagt, vom Gegner wiederholt und auf seinem Brett ausgeführt{ $named ->
    [yes] {"; "}die Umwandlungsfigur wird genannt
   *[no] {""}
}.
law-peg-touched = Auf dem Steckbrett ist eine Figur berührt, wenn sie aus dem Loch genommen ist; tasten darf man frei.
law-peg-made = Der Zug des sehbehinderten Spielers ist ausgeführt, wenn eine geschlagene Figur vom Brett ist, seine Figur in einem anderen Loch steckt und der Zug angesagt ist.
law-peg-press = Erst wenn der Zug samt Ansage ausgeführt ist, wird die Uhr des Gegners in Gang gesetzt.
law-sighted = Für den sehenden Spieler gilt wie in jeder Partie, wann berührt und wann gezogen ist.
law-talking-clock = Eine Uhr für den sehbehinderten Spieler sagt Zeit und Zugzahl an oder lässt sich ertasten.
law-vi-record = Der sehbehinderte Spieler schreibt in Braille oder gewöhnlicher Schrift mit oder nimmt auf.
law-slip = Ein Versprecher wird sofort berichtigt, bevor die Uhr des Gegners läuft.
law-boards-differ = Weichen die Bretter ab, werden sie mit dem Schiedsrichter und beiden Formularen berichtigt. Stimmen die Formulare überein, berichtigt sein Brett, wer falsch gezogen hat; wenn nicht, geht es zurück bis zur Übereinstimmung, und der Schiedsrichter stellt die Uhren.
law-sheets-differ = Weichen die Formulare ab, geht es zurück bis zur letzten Übereinstimmung, und der Schiedsrichter stellt die Uhren.
law-assistant = Der Assistent des sehbehinderten Spielers darf auf beiden Brettern ziehen, ansagen, aufschreiben, drücken, auf Anfrage Zeiten nennen und das Fallblättchen melden. Beraten darf er nicht.
law-sighted-assistant = Hat der sehbehinderte Spieler keinen Assistenten, darf der sehende einen zum Ziehen und Ansagen haben. Gegen einen gehörlosen Spieler muss ein Assistent bestimmt werden.
law-sealed-move = Beim Abbruch schreibt der Spieler am Zug seinen Zug verdeckt auf, beide Formulare kommen in einen Umschlag, und erst dann hält er die Uhr an. Wer früher abbricht, dem wird der Rest der Sitzung angerechnet.
law-envelope-data = Auf dem Umschlag stehen Namen, Stellung, verbrauchte Zeiten, wer welchen Zug abgab, ein Remisangebot und wann und wo es weitergeht.
law-offer-after-sealing = Ein Remisangebot nach der Abgabe bleibt offen, bis es beantwortet ist.
law-open-envelope = Der Umschlag wird erst geöffnet, wenn der Spieler da ist, der antworten muss.
law-unclear-sealed = Ein mehrdeutiger, sinnloser oder regelwidriger Abgabezug verliert.
law-resumption = Ist da, wer antworten muss, wird der Umschlag geöffnet, der Zug gespielt und seine Uhr gestartet. Fehlt er, läuft seine Uhr. Fehlt der Abgebende, darf der Gegner seine Antwort abgeben.
law-late-resumption = Wer zur Wiederaufnahme zu spät kommt, verliert, es sei denn, der Abgabezug hat die Partie beendet.
law-both-absent = Fehlen beide, verliert der, der antworten muss, die Zeit, bis jemand kommt.
law-lost-envelope = Ist der Umschlag verloren, spielt der Abgebende den Zug, den er nach seinen Worten abgegeben hat. Lässt sich die Stellung nicht herstellen, wird neu gespielt.
law-chess960 = Schach960: eine von 960 Anfangsstellungen. Nach der Rochade stehen König und Turm wie im gewöhnlichen Schach.
law-quickplay-announced = Die Regeln der Endspurtphase gelten nur, wenn sie angekündigt waren, im Turnier- und Schnellschach ohne Zuschlag.
law-quickplay-increment = Mit weniger als zwei Minuten darf der Spieler am Zug fünf Sekunden je Zug für beide verlangen; das ist auch ein Remisangebot. Wird es abgelehnt und stimmt der Schiedsrichter zu, wird der Zuschlag eingestellt, und der Gegner bekommt zwei Minuten.
law-quickplay = Mit weniger als zwei Minuten darf der Spieler am Zug Remis beantragen: Der Gegner kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Der Schiedsrichter gibt statt, vertagt oder lehnt ab; bei Ablehnung bekommt der Gegner zwei Minuten.
law-quickplay-alone = Ohne Schiedsrichter endet das Spiel mit dem Antrag: Die Schlussstellung wird aufgeschrieben, der Gegner prüft sie, und ein Schiedsrichter entscheidet.
