# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = erkläre;regel;was sagt die regel
answer-law = Artikel { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Den Artikel erklären
control-explain-help = Erklärt den Artikel, der Ihnen zuletzt genannt wurde.
refused-no-such-article = Unter „{ $word }“ gibt es nichts zu erklären.
refused-nothing-to-explain = Es wurde noch kein Artikel genannt. Tippen Sie erkläre und seine Nummer.

law-alternately = Zwei Spieler ziehen abwechselnd mit ihren Figuren auf einem quadratischen Brett; der Spieler mit den weißen Figuren beginnt.
law-has-the-move = Ein Spieler ist am Zug, sobald der Zug des Gegners ausgeführt ist; das Drücken der Uhr spielt dafür keine Rolle.
law-aim = Ziel ist es, den gegnerischen König so anzugreifen, dass der Gegner keinen regelgemäßen Zug hat: matt, und damit gewonnen. Den eigenen König einem Angriff auszusetzen oder darin stehen zu lassen ist nicht erlaubt, einen König zu schlagen auch nicht.
law-board = Das Brett hat acht mal acht gleich große Felder, abwechselnd hell und dunkel. Es liegt so, dass das Eckfeld rechts von jedem Spieler weiß ist.
law-initial = Jede Seite beginnt mit König, Dame, zwei Türmen, zwei Läufern, zwei Springern und acht Bauern. Von a bis h stehen auf der ersten Reihe Turm, Springer, Läufer, Dame, König, Läufer, Springer und Turm, davor die Bauern; die schwarzen Figuren stehen gegenüber.
law-files = Die acht senkrechten Spalten heißen Linien, die acht waagerechten Zeilen Reihen. Eine gerade Folge gleichfarbiger Felder von Rand zu Rand ist eine Diagonale.
law-legal-moves = Ein Zug ist regelgemäß, wenn die Figur so ziehen kann und der eigene König danach nicht im Schach steht. Rochieren darf man nicht mehr, sobald der König oder dieser Turm gezogen hat; ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer.
law-capture = Auf ein Feld mit einer Figur der eigenen Farbe darf nicht gezogen werden. Wer auf das Feld einer gegnerischen Figur zieht, schlägt sie. Eine Figur greift ein Feld an, wenn sie dort schlagen könnte, auch wenn sie nicht ziehen darf, weil der eigene König dann im Schach stünde.
law-lines = Der Läufer zieht auf Diagonalen, der Turm auf Linien und Reihen, die Dame auf ihnen allen. Keiner von ihnen darf über eine Figur springen.
law-knight = Der Springer zieht auf eines der nächsten Felder, die nicht auf derselben Reihe, Linie oder Diagonale liegen.
law-pawn = Ein Bauer zieht ein Feld geradeaus, wenn es frei ist, von seinem ersten Feld aus auch zwei, wenn beide frei sind. Er schlägt ein Feld schräg nach vorn.
law-en-passant = Ein Bauer, der eben zwei Felder vorgerückt ist, kann von einem gegnerischen Bauern daneben geschlagen werden, als wäre er nur ein Feld gezogen. Das geht nur im unmittelbar folgenden Zug.
law-promotion-choice = Ein Bauer, der die letzte Reihe erreicht, wird im selben Zug gegen eine neue Dame, einen Turm, Läufer oder Springer seiner Farbe getauscht, gleich, was vorher geschlagen wurde. Die neue Figur wirkt sofort.
law-king = Der König zieht auf ein Nachbarfeld oder rochiert: zwei Felder auf einen Turm seiner ersten Reihe zu, der dann auf das Feld kommt, das der König überquert hat. Das Recht ist verloren, sobald der König oder dieser Turm gezogen hat. Vorübergehend geht die Rochade nicht, wenn das Feld des Königs, das überquerte oder das erreichte angegriffen ist oder eine Figur dazwischen steht.
law-check = Ein König steht im Schach, wenn er angegriffen ist, auch von Figuren, die selbst nicht ziehen dürfen. Nach keinem Zug darf der eigene König im Schach stehen.
law-illegal-position = Eine Stellung ist regelwidrig, wenn keine Folge regelgemäßer Züge zu ihr führen kann.
law-one-hand = Jeder Zug wird mit nur einer Hand ausgeführt.
law-adjust = Nur der Spieler am Zug darf Figuren zurechtrücken, und er sagt es vorher: ich rücke zurecht.
law-contact = Jede andere Berührung einer Figur gilt als absichtlich, wenn sie nicht eindeutig ein Versehen ist.
law-touch-move = Wer absichtlich Figuren auf dem Brett berührt, muss mit der ersten berührten eigenen ziehen, die ziehen kann, oder die erste berührte gegnerische schlagen, die geschlagen werden kann. Auf dem Steckbrett heißt berührt: aus dem Loch genommen.
law-touch-both = Wer Figuren beider Farben berührt, schlägt die erste berührte gegnerische mit der ersten berührten eigenen. Ist das regelwidrig, entscheidet die erste berührte Figur, die ziehen oder geschlagen werden kann. Ist unklar, welche zuerst berührt wurde, gilt die eigene als zuerst berührt.
law-touch-castling = Sind König und Turm berührt, wird auf dieser Seite rochiert, wenn es regelgemäß ist. Ist der Turm zuerst berührt, darf in diesem Zug nicht rochiert werden. Geht die Rochade nicht, folgt ein anderer Königszug, und ohne einen solchen jeder regelgemäße Zug. Die Wahl der Umwandlungsfigur ist endgültig, sobald sie das Feld { $old ->
    [yes] erreicht hat und losgelassen ist
   *[no] berührt hat
}.
law-free-choice = Kann keine berührte Figur ziehen oder geschlagen werden, ist jeder regelgemäße Zug erlaubt.
law-promotion = Bei der Umwandlung muss der Bauer nicht erst auf der letzten Reihe stehen: Ihn wegzunehmen und die neue Figur hinzustellen geht in jeder Reihenfolge. Eine gegnerische Figur auf dem Feld wird geschlagen.
law-made = Eine auf ihrem Feld losgelassene Figur bleibt dort. Ein Schlagzug ist ausgeführt, wenn auch die geschlagene Figur vom Brett ist, die Rochade, wenn der Turm losgelassen ist, die Umwandlung, wenn die neue Figur steht und der Bauer vom Brett ist.
law-touch-claim = Wer absichtlich eine Figur berührt, darf nicht mehr reklamieren, dass der Gegner gegen „berührt, geführt“ verstoßen hat.
law-moving-assistant = Ein Spieler, der die Figuren nicht bewegen kann, darf einen Assistenten nennen, den der Schiedsrichter zulässt.
law-game-over = Eine Partie endet durch Matt, Aufgabe oder Patt, in einer toten Stellung oder durch Vereinbarung.
law-checkmate = Matt durch einen regelgemäßen Zug beendet die Partie sofort; es gilt mit dem Loslassen der Figur, auch wenn die Uhr nicht gedrückt ist.
law-resignation = Wer aufgibt, verliert.{ $draws ->
    [yes] {" "}Kann der Gegner durch keine regelgemäße Zugfolge mattsetzen, ist die Partie remis.
   *[no] {""}
}
law-stalemate = Hat der Spieler am Zug keinen regelgemäßen Zug und steht er nicht im Schach, ist es patt: sofort remis.
law-dead-position = Kann keiner der beiden durch irgendeine Folge regelgemäßer Züge mattsetzen, ist die Stellung tot: sofort remis.
law-agreement = Beide Spieler können sich auf Remis einigen{ $both ->
    [yes] , sobald jeder einen Zug gemacht hat
   *[no] {""}
}.
law-clock = Eine Schachuhr hat zwei Anzeigen, von denen nur eine läuft. Das Fallblättchen fällt, wenn die Bedenkzeit abgelaufen ist.
law-press = Ein Zug ist abgeschlossen, wenn er ausgeführt und die Uhr gedrückt ist. Jeder muss immer drücken dürfen{ $old ->
    [yes] .
   *[no] ; ohne Zug zu drücken ist eine Unregelmäßigkeit.
}
law-also-completed = Ein Zug ist auch abgeschlossen, wenn er die Partie beendet, oder sobald der Spieler ohne zu drücken den nächsten ausgeführt hat.
law-same-hand = Die Uhr wird mit der Hand gedrückt, die gezogen hat. Der Finger darf nicht auf der Uhr bleiben oder über ihr schweben.
law-clock-care = Die Uhr ist ordentlich zu behandeln: { $old ->
    [yes] sie darf nicht heftig gedrückt, hochgehoben oder umgestoßen werden
   *[no] sie darf nicht heftig oder vor dem Zug gedrückt, hochgehoben oder umgestoßen werden
}. Missbrauch wird bestraft.
law-adjust-on-own-time = Nur der Spieler, dessen Uhr läuft, darf Figuren zurechtrücken.
law-no-deduction = Wer die Uhr nicht bedienen kann, darf einen Assistenten haben{ $old ->
    [yes] ; der Schiedsrichter stellt die Uhren gerecht ein.
   *[no] ; einem Spieler mit Behinderung wird dafür keine Zeit abgezogen.
}
law-periods = Die Züge jeder Zeitperiode müssen in ihrer Zeit gemacht werden. Gesparte Zeit kommt zur nächsten Zeitperiode dazu.
law-delay = Im Verzögerungsmodus haben beide Spieler eine Grundzeit und für jeden Zug eine feste Zusatzzeit. Die Grundzeit läuft erst, wenn die Zusatzzeit verbraucht ist.
law-flag-check = Sobald ein Fallblättchen gefallen ist, wird geprüft, ob der Spieler die Züge der Zeitperiode gemacht hat.
law-clock-place = Vor der Partie entscheidet der Schiedsrichter, wo die Uhr steht.
law-start = Zur festgesetzten Zeit wird die Uhr von Weiß in Gang gesetzt.
law-default-time = Wer erst nach Ablauf der Karenzzeit erscheint, verliert, es sei denn, der Schiedsrichter entscheidet anders.
law-both-late = Ist zu Beginn keiner der beiden da, verliert Weiß die Zeit bis zum Eintreffen, wenn Reglement oder Schiedsrichter nichts anderes sagen.
law-flag-seen = Das Fallblättchen gilt als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht reklamiert.
law-flag-fall = Wer die Züge nicht in der Zeit schafft, verliert. Remis ist es, wenn der Gegner durch keine regelgemäße Zugfolge mattsetzen kann.
law-defective-clock = Was die Uhren zeigen, gilt, es sei denn, eine Uhr ist offensichtlich defekt; dann wird sie ersetzt und nach bestem Ermessen gestellt.
law-wrong-setting = Eine falsch gestellte Uhr wird sofort angehalten; der Schiedsrichter berichtigt Zeiten und Zugzähler.
law-stop-clocks = Ein Spieler darf die Uhren nur anhalten, um den Schiedsrichter zu rufen; dieser entscheidet, wann sie weiterlaufen.
law-interruption = Muss die Partie unterbrochen werden, hält der Schiedsrichter die Uhren an.
law-stop-without-reason = Wer die Uhren ohne triftigen Grund anhält, wird bestraft.
law-displays = Eine Anzeige darf Stellung, Züge und Zugzahl zeigen, aber keine Reklamation darf { $old ->
    [yes] sich darauf stützen
   *[no] sich allein darauf stützen
}. Dieses Programm ist eine solche Hilfe.
law-both-flags = Sind beide Fallblättchen gefallen und niemand weiß, welches zuerst, geht die Partie in einer früheren Zeitperiode weiter; in der letzten ist sie remis.
law-reinstated = Wird eine Stellung wiederhergestellt, stellt der Schiedsrichter Zeiten und Zugzähler nach seinem Ermessen; er darf sie lassen.
law-set-up = War die Anfangsstellung falsch, wird die Partie annulliert und eine neue gespielt.
law-board-turned = Lag das Brett verkehrt herum, wird die Stellung auf ein richtig liegendes übertragen und weitergespielt.
law-colours = Wurde die Partie mit vertauschten Farben begonnen, { $anew ->
    [none] geht sie weiter, wenn der Schiedsrichter nicht anders entscheidet
   *[moves] wird neu begonnen, solange nicht beide { $anew } Züge gemacht haben; danach geht sie weiter
}.
law-displaced = Wer Figuren verrückt, stellt sie in seiner eigenen Zeit wieder auf.
law-displaced-help = Wenn nötig, darf jeder der beiden die Uhren anhalten und den Schiedsrichter rufen; dieser kann den Spieler bestrafen, der die Figuren verrückt hat.
law-illegal-move = Nach einem regelwidrigen Zug wird die Stellung davor wiederhergestellt. Die berührte Figur muss ziehen oder geschlagen werden, wenn das regelgemäß möglich ist.
law-unpromoted = Bleibt ein Bauer auf der letzten Reihe stehen und wird die Uhr gedrückt, ist das ein regelwidriger Zug; der Bauer wird eine Dame.
law-press-without-move = Die Uhr zu drücken, ohne gezogen zu haben, gilt als regelwidriger Zug.
law-two-hands = Mit zwei Händen zu rochieren, zu schlagen oder umzuwandeln gilt als regelwidriger Zug.
law-illegal-penalty = { $losing ->
    [1] Schon der erste regelwidrige Zug verliert die Partie
   *[more] Für einen regelwidrigen Zug bekommt der Gegner { $minutes } min; der { $losing }. regelwidrige Zug verliert die Partie
}.{ $drawable ->
    [yes] {" "}Remis ist es, wenn der Gegner durch keine regelgemäße Zugfolge mattsetzen kann.
   *[no] {""}
}
law-wrong-square = Steht eine Figur auf einem falschen Feld, wird die Stellung davor wiederhergestellt, oder die letzte, die sich feststellen lässt.
law-record = Die Spieler schreiben ihre eigenen Züge und die des Gegners auf, Zug um Zug, in algebraischer Notation.
law-electronic-sheet = Statt zu schreiben, geben die Spieler die Züge in ein zertifiziertes elektronisches Partieformular ein, wenn das Turnier es vorschreibt.
law-record-in-advance = Ein Zug darf nicht vor seiner Ausführung aufgeschrieben werden, außer für eine Remisreklamation{ $old ->
    [yes] {""}
   *[no] {" "}oder einen Abgabezug
}.
law-record-before-next = Die Spieler dürfen antworten, bevor sie schreiben, müssen aber ihren vorigen Zug aufgeschrieben haben, bevor sie den nächsten ausführen.
law-sheet-use = Auf das Partieformular gehören nur Züge, Zeiten der Uhren, Remisangebote, Reklamationen und andere wichtige Angaben.
law-sheet-offer = Beide Spieler vermerken jedes Remisangebot auf dem Formular mit dem Zeichen (=).
law-sheet-assistant = Wer nicht schreiben kann, lässt einen Assistenten schreiben{ $old ->
    [yes] , dem der Schiedsrichter zustimmt.
   *[no] ; einem Spieler mit Behinderung wird dafür keine Zeit abgezogen.
}
law-sheet-visible = Der Schiedsrichter muss das Formular während der ganzen Partie sehen können.
law-sheet-owner = Die Partieformulare gehören dem Veranstalter.
law-need-not-record = Wer in einer Zeitperiode einmal weniger als fünf Minuten hat und nicht dreißig Sekunden je Zug bekommt, muss für den Rest dieser Zeitperiode nicht aufschreiben.{ $old ->
    [yes] {" "}Bei dreißig Sekunden je Zug schreiben beide, sobald einer weniger als fünf Minuten hat, den Zug des Gegners auf, bevor sie antworten.
   *[no] {""}
}
law-update = Sobald ein Fallblättchen gefallen ist, vervollständigt ein Spieler, der nicht mitgeschrieben hat, sein Formular, bevor er zieht; das des Gegners darf er benutzen. Ist kein Formular vollständig, wird die Partie unter Aufsicht des Schiedsrichters auf einem anderen Brett nachgespielt.
law-arbiter-records = Muss keiner der beiden aufschreiben, bemüht sich der Schiedsrichter oder ein Assistent, dabei zu sein und die Züge aufzuschreiben. Fällt ein Blättchen, hält der Schiedsrichter die Uhren an, bis beide ihre Formulare vervollständigt haben.
law-next-period = Zeigen die Formulare nicht, dass jemand die Zeit überschritten hat, gilt der nächste Zug als erster der nächsten Zeitperiode, wenn nichts für mehr Züge spricht.
law-sign = Am Ende unterschreiben beide Spieler beide Formulare mit dem Ergebnis. Auch ein falsches gilt, wenn der Schiedsrichter nicht anders entscheidet.
law-draw-restricted = Das Turnierreglement kann Remisangebote für eine Anzahl Züge oder ohne Zustimmung des Schiedsrichters verbieten.
law-draw-offer = Remis bietet man nach dem Zug und vor dem Drücken an. Das Angebot lässt sich nicht zurücknehmen; es endet, wenn der Gegner es annimmt, ablehnt oder eine Figur berührt, oder mit der Partie.
law-claim-is-offer = Eine Remisreklamation gilt zugleich als Remisangebot.
law-threefold = Der Spieler am Zug kann Remis reklamieren, wenn dieselbe Stellung mindestens zum dritten Mal entsteht oder gerade entstanden ist. Den beabsichtigten Zug schreibt er auf, sagt ihn dem Schiedsrichter und spielt ihn nicht. Stellungen sind gleich, wenn derselbe Spieler am Zug ist und dieselben Züge möglich sind.
law-fifty = Der Spieler am Zug kann Remis reklamieren, wenn beide in den letzten fünfzig Zügen, den aufgeschriebenen mitgezählt, weder geschlagen noch einen Bauern gezogen haben.
law-claim-forfeited = Wer { $touching ->
    [yes] absichtlich eine Figur berührt
   *[no] einen Zug macht
}, ohne vorher zu reklamieren, verliert für diesen Zug das Recht dazu.
law-claim-procedure = Wer Remis reklamiert, darf die Uhren anhalten und die Reklamation nicht zurücknehmen. Ist sie berechtigt, ist die Partie remis; ist sie es nicht, bekommt der Gegner { $claim } min, und der beabsichtigte Zug muss gespielt werden.{ $old ->
    [yes] {" "}Wer reklamiert hat, verliert die Hälfte seiner Restzeit, höchstens drei Minuten; von ein bis zwei Minuten bleibt eine, weniger als eine bleibt unberührt.
   *[no] {""}
}
law-automatic-draw = Fünfmal dieselbe Stellung oder je fünfundsiebzig Züge ohne Schlagen und Bauernzug beenden die Partie remis. Ein Matt mit dem letzten Zug geht vor.
law-points = Ein Sieg zählt einen Punkt, ein Remis einen halben, eine Niederlage keinen, wenn das Reglement nichts anderes sagt.
law-points-limit = Die Punkte einer Partie dürfen ihre übliche Summe nicht übersteigen, und jeder bekommt eine übliche Punktzahl: drei Viertel zu ein Viertel ist nicht erlaubt.
law-disrepute = Spieler dürfen nichts tun, was das Schachspiel in Verruf bringt.
law-playing-area = Der Spielbereich ist der Ort, an dem gespielt wird; zum Turnierareal gehören außerdem Toiletten, Erfrischungs- und Raucherbereiche und was der Schiedsrichter sonst bestimmt. Das Areal darf ein Spieler nur mit Erlaubnis des Schiedsrichters verlassen, und wer am Zug ist, braucht sie auch, um den Spielbereich zu verlassen.
law-area-others = Wer weder Spieler noch Schiedsrichter ist, braucht die Erlaubnis des Schiedsrichters, um den Spielbereich zu betreten.
law-area-leaving = Das Reglement kann verlangen, dass sich auch der Gegner des Spielers am Zug beim Schiedsrichter meldet, bevor er den Spielbereich verlässt.
law-no-help = Während der Partie darf niemand Notizen, Quellen, Rat oder Analyse benutzen. Darum zeigt das Programm einem Spieler keine möglichen Züge und keine Bewertung.
law-devices = Elektronische Geräte sind im Turnierareal verboten, wenn der Schiedsrichter sie nicht zugelassen hat. Auch dieses Programm braucht die Zulassung.
law-device-bag = Das Reglement kann Geräte in der Tasche des Spielers erlauben, ganz ausgeschaltet; die Tasche darf ohne Erlaubnis nicht benutzt werden.
law-device-found = { $old ->
    [yes] Klingelt während der Partie im Turnierareal das Mobiltelefon eines Spielers, verliert er; die Punkte des Gegners bestimmt der Schiedsrichter.
   *[no] Wer im Turnierareal mit einem elektronischen Gerät angetroffen wird, verliert, wenn das Reglement keine mildere Strafe vorsieht.
}
law-inspection = Der Schiedsrichter darf Kleidung, Taschen, andere Gegenstände oder den Körper eines Spielers unter vier Augen durchsuchen lassen, von einer Person gleichen Geschlechts. Wer sich weigert, wird bestraft.
law-smoking = Rauchen, auch mit E-Zigaretten, ist nur dort erlaubt, wo der Schiedsrichter es gestattet.
law-finished = Spieler, deren Partie beendet ist, sind Zuschauer.
law-disturbing = Den Gegner zu stören oder zu belästigen ist verboten; dazu gehören unbegründete Reklamationen und Remisangebote.
law-infractions = Verstöße gegen diese Verhaltensregeln bestraft der Schiedsrichter.
law-refusal = Wer sich beharrlich weigert, die Regeln einzuhalten, verliert die Partie.
law-both-guilty = Haben sich beide Spieler schuldig gemacht, verlieren beide.
law-explain = Ein Spieler darf sich vom Schiedsrichter eine Regel erklären lassen.
law-appeal = Wenn das Reglement nichts anderes sagt, darf ein Spieler gegen jede Entscheidung des Schiedsrichters Einspruch einlegen, auch nachdem er das Formular unterschrieben hat.
law-reconstruction = Beide Spieler helfen dem Schiedsrichter, wenn die Partie nachgespielt werden muss, auch bei Remisreklamationen.
law-own-count = Auf dreimalige Stellung und fünfzig Züge achten die Spieler selbst.
law-arbiter = Der Schiedsrichter sorgt dafür, dass die Regeln eingehalten werden, und ist für Entscheidungen, Zeiten und Ergebnisse verantwortlich.
law-arbiter-duties = Der Schiedsrichter handelt im besten Interesse des Turniers, sorgt für gute Spielbedingungen und dafür, dass die Spieler nicht gestört werden, und überwacht den Ablauf.{ $old ->
    [yes] {""}
   *[no] {" "}Er sorgt auch für Fairness, trifft besondere Maßnahmen für Spieler mit Behinderung oder mit Bedarf an ärztlicher Betreuung und befolgt die Regeln gegen Betrug.
}
law-observe = Der Schiedsrichter beobachtet die Partien, vor allem bei Zeitnot, setzt seine Entscheidungen durch und verhängt Strafen, wo es angebracht ist.
law-observers = Der Schiedsrichter darf Assistenten zum Beobachten von Partien ernennen, etwa wenn mehrere Spieler in Zeitnot sind.
law-disturbed-from-outside = Wird die Partie von außen gestört, kann der Schiedsrichter einem oder beiden Spielern zusätzliche Zeit geben.
law-not-told = Der Schiedsrichter sagt niemandem, wie viele Züge gemacht sind oder dass der Gegner gezogen oder das Drücken vergessen hat, außer nach dem Fallen eines Blättchens beim Vervollständigen der Formulare.
law-others-report = { $old ->
    [yes] Zuschauer und Spieler anderer Partien dürfen nicht über eine Partie sprechen und auf keine Weise in sie eingreifen; der Schiedsrichter darf sie aus dem Turnierareal weisen.
   *[no] Wer in einer fremden Partie eine Unregelmäßigkeit sieht, sagt sie nur dem Schiedsrichter.
}
law-phones = { $old ->
    [yes] Niemand darf im Turnierareal oder in einem Bereich, den der Schiedsrichter bestimmt, ein Mobiltelefon benutzen.
   *[no] Ohne Erlaubnis des Schiedsrichters darf niemand im Turnierareal oder in angrenzenden Bereichen, die der Schiedsrichter bestimmt, ein Mobiltelefon oder ein anderes Gerät zur Verständigung benutzen.
}
law-penalties = Der Schiedsrichter darf verwarnen, dem Gegner Zeit geben oder dem Schuldigen nehmen, Punkte ändern, die Partie für verloren erklären{ $old ->
    [yes] {" "}oder des Turniers verweisen
   *[no] , Geldstrafen verhängen, ausschließen oder des Turniers verweisen
}.
law-interpretation = Verbände können die FIDE bei Fragen zu den Regeln um eine amtliche Entscheidung bitten.
law-rapid = Schnellschach: Grundzeit und sechzig Zugaben zusammen liegen { $old ->
    [yes] zwischen fünfzehn und sechzig Minuten
   *[no] über zehn und unter sechzig Minuten
}.
law-rapid-basis = Es gelten die Schachregeln, wo Schnellschach keine eigenen hat.
law-blitz-basis = Blitz folgt den Regeln des Schnellschachs, wo es keine eigenen hat.
law-fast-record = Die Spieler müssen nicht aufschreiben{ $old ->
    [yes] {""}
   *[no] ; sie behalten ihre Ansprüche auf Grund von Formularen und dürfen den Schiedsrichter jederzeit um ein Formular bitten
}.
law-one-minute = Die Strafen von zwei Minuten in den Artikeln 7 und 9 betragen eine Minute.
law-rapid-supervised = Im Schnellschach gelten die Wettkampfregeln, wenn ein Schiedsrichter höchstens drei Partien betreut und jede Partie von ihm oder einem Assistenten aufgezeichnet wird, möglichst elektronisch.
law-blitz-supervised = Im Blitz gelten die Wettkampfregeln, wenn ein Schiedsrichter eine Partie betreut und jede Partie von ihm oder einem Assistenten aufgezeichnet wird, möglichst elektronisch.
law-record-shown = Der Spieler am Zug darf sich vom Schiedsrichter die Aufzeichnung der Partie zeigen lassen, höchstens fünfmal in einer Partie; öfter gilt als Stören des Gegners.
law-rapid-otherwise = Wo die Wettkampfregeln nicht gelten, hat Schnellschach eigene Regeln für die Aufstellung, regelwidrige Züge und gefallene Blättchen.
law-blitz-otherwise = Wo die Wettkampfregeln nicht gelten, hat Blitz keine eigenen Regeln und folgt denen des Schnellschachs für solche Partien.
law-fast-set-up = Nach je { $frozen } Zügen lassen sich Anfangsstellung, Lage des Bretts und Uhreinstellung nicht mehr ändern.{ $old ->
    [yes] {" "}Ein König, der mit der Dame vertauscht steht, darf nicht rochieren.
   *[no] {" "}{ $new ->
        [yes] Ein König oder Turm auf dem falschen Feld darf nicht rochieren.
       *[no] Ein König, der mit der Dame vertauscht steht, und ein Turm auf dem falschen Feld dürfen nicht rochieren.
    }
}
law-fast-touch = Über berührte Figuren entscheidet der Schiedsrichter nur, wenn ein Spieler es verlangt.
law-fast-illegal = Ein regelwidriger Zug kann reklamiert werden, bis der Gegner seinen nächsten Zug gemacht hat; danach gilt er{ $old ->
    [yes] . Der Schiedsrichter greift nur auf eine Reklamation hin ein, oder wenn beide Könige im Schach stehen oder eine Umwandlung nicht vollendet ist
   *[no] , wenn sich nicht beide anders einigen. Bis dahin greift auch ein Schiedsrichter ein, der ihn sieht
}.
law-fast-time = { $old ->
    [yes] Wer Zeitüberschreitung reklamiert, hält beide Uhren an; die Reklamation ist berechtigt, wenn dann das eigene Blättchen noch oben und das des Gegners gefallen ist.
   *[no] Wer Zeitüberschreitung reklamiert, darf die Uhren anhalten. Remis ist es, wenn der Reklamierende durch keine regelgemäße Zugfolge mattsetzen kann.
}
law-both-kings = Stehen beide Könige im Schach oder ein Bauer unverwandelt, wartet der Schiedsrichter den nächsten Zug ab; ist es dann noch so, ist die Partie remis.
law-fast-flag = { $old ->
    [yes] Das Fallblättchen reklamieren die Spieler; der Schiedsrichter schweigt
   *[no] Der Schiedsrichter { $new ->
    [yes] meldet auch ein gefallenes Blättchen, das er sieht
   *[no] darf ein gefallenes Blättchen melden, das er sieht
}
}.
law-fast-both-flags = Sind beide Fallblättchen gefallen, ist die Partie remis.
law-one-way = Das Reglement sagt für das ganze Turnier, ob die Wettkampfregeln gelten oder nicht.
law-blitz = Blitz: Grundzeit und sechzig Zugaben zusammen sind { $old ->
    [yes] weniger als fünfzehn Minuten
   *[no] höchstens zehn Minuten
}.
law-blitz-illegal = Im Blitz kann der Gegner nach einem regelwidrigen Zug den Gewinn reklamieren, bis er selbst gezogen hat; remis ist es, wenn er durch keine regelgemäße Zugfolge mattsetzen kann. Danach gilt der Zug.
law-notation = Die FIDE erkennt bei ihren Turnieren nur die algebraische Notation an. Ein Formular in einer anderen ist kein Beweis; der Schiedsrichter weist einen Spieler, der eine andere benutzt, darauf hin.
law-notation-piece = In diesem Anhang heißt „Figur“ eine Figur, die kein Bauer ist.
law-notation-pieces = Eine Figur wird mit dem großen Anfangsbuchstaben ihres Namens in der Sprache des Spielers geschrieben; ein Bauer hat keinen Buchstaben.
law-notation-squares = Die Linien heißen a bis h, von links aus Sicht von Weiß, die Reihen 1 bis 8, von der Seite von Weiß aus. Jedes Feld ist ein Buchstabe und eine Zahl.
law-notation-moves = Ein Zug wird mit dem Buchstaben der Figur und dem erreichten Feld geschrieben, ein Bauernzug nur mit dem Feld.{ $old ->
    [yes] {""}
   *[no] {" "}Die längere Form mit beiden Feldern wird auch anerkannt.
}
law-notation-captures = { $old ->
    [yes] Vor dem Feld eines Schlagzugs steht
   *[no] Vor dem Feld eines Schlagzugs darf stehen:
} ein x. Schlägt ein Bauer, steht seine Ausgangslinie am Anfang. Die Buchstaben e.p. bezeichnen das Schlagen en passant.
law-notation-like = Können zwei gleiche Figuren das Feld erreichen, wird die Linie der ziehenden hinzugefügt, oder ihre Reihe, wenn beide auf derselben Linie stehen.
law-notation-promotion = Bei einer Umwandlung folgt dem Feld der Buchstabe der neuen Figur.
law-notation-signs = 0-0 ist die Rochade mit dem Turm der h-Linie, 0-0-0 die mit dem der a-Linie; x heißt schlägt, + Schach, ++ oder # matt, e.p. en passant geschlagen.
law-two-boards = Mit einem sehbehinderten Spieler kann jeder Spieler zwei Bretter verlangen: ein Steckbrett für den einen, ein gewöhnliches für den anderen.
law-board-size = Das Brett des sehbehinderten Spielers misst mindestens 20 mal 20 Zentimeter.
law-raised-squares = Seine schwarzen Felder sind leicht erhöht.
law-holes = Jedes Feld hat ein Loch, das die Figuren hält.
law-pegs = Die Figuren haben Stifte, die in die Löcher passen, sind vom Modell Staunton, und die schwarzen sind besonders gekennzeichnet.
law-announce = Jeder Zug wird deutlich angesagt, vom Gegner wiederholt und auf seinem Brett ausgeführt{ $named ->
    [yes] {"; "}die Umwandlungsfigur wird genannt
   *[no] {""}
}.
law-peg-touched = Auf dem Steckbrett ist eine Figur berührt, wenn sie aus dem Loch genommen ist; tasten darf man frei.
law-peg-made = Der Zug des sehbehinderten Spielers ist ausgeführt, wenn eine geschlagene Figur vom Brett ist, seine Figur in einem anderen Loch steckt und der Zug angesagt ist.
law-peg-press = Erst wenn der Zug ausgeführt und angesagt ist, wird die Uhr des Gegners in Gang gesetzt.
law-sighted = Für den sehenden Spieler gilt wie in jeder Partie, wann berührt und wann gezogen ist.
law-talking-clock = Eine Uhr für den sehbehinderten Spieler { $old ->
    [yes] hat Zeiger, Punkte und ein Fallblättchen, die sich ertasten lassen
   *[no] sagt Zeit und Zugzahl an oder lässt sich ertasten
}.
law-vi-record = Der sehbehinderte Spieler schreibt in Braille oder gewöhnlicher Schrift mit oder nimmt auf.
law-slip = Ein Versprecher muss sofort berichtigt werden, bevor die Uhr des Gegners läuft.
law-boards-differ = Weichen die Bretter voneinander ab, werden sie mit Hilfe des Schiedsrichters und beider Formulare berichtigt. Stimmen die Formulare überein, berichtigt sein Brett, wer falsch gezogen hat{ $old ->
    [yes] .
   *[no] ; wenn nicht, geht es zurück bis zur Übereinstimmung, und der Schiedsrichter stellt die Uhren.
}
law-sheets-differ = Weichen die Formulare voneinander ab, geht es zurück bis zur letzten Übereinstimmung, und der Schiedsrichter stellt die Uhren.
law-assistant = Der Assistent des sehbehinderten Spielers darf auf beiden Brettern ziehen, ansagen, aufschreiben, drücken, auf Anfrage Zeiten nennen, das Fallblättchen reklamieren und dem Schiedsrichter melden, dass der sehende Spieler eine Figur berührt hat. Auch die Formalitäten einer Vertagung darf er erledigen.
law-sighted-assistant = Hat der sehbehinderte Spieler keinen Assistenten, darf der sehende einen zum Ziehen und Ansagen haben.{ $old ->
    [yes] {""}
   *[no] {" "}Gegen einen gehörlosen Spieler muss ein Assistent bestimmt werden.
}
law-sealed-move = Bei der Vertagung schreibt der Spieler am Zug seinen Zug verdeckt auf, beide Formulare kommen in einen Umschlag, und erst dann hält er die Uhr an. Wer früher vertagt, dem wird der Rest der Sitzung angerechnet.
law-envelope-data = Auf dem Umschlag stehen Namen, Stellung, verbrauchte Zeiten, wer welchen Zug abgab, ein Remisangebot und wann und wo es weitergeht.
law-envelope-kept = Der Schiedsrichter prüft die Angaben auf dem Umschlag und verwahrt ihn.
law-offer-after-sealing = Ein Remisangebot nach der Abgabe bleibt offen, bis es beantwortet ist.
law-before-resumption = Bevor die Partie weitergeht, wird die Stellung vor dem Abgabezug aufgebaut, und die Uhren zeigen die Zeiten bei der Vertagung.
law-ended-before-resumption = Einigen sich die Spieler vor der Wiederaufnahme auf Remis oder gibt einer auf, ist die Partie beendet.
law-open-envelope = Der Umschlag wird erst geöffnet, wenn der Spieler da ist, der antworten muss.
law-unclear-sealed = Ein mehrdeutiger, falscher oder regelwidriger Abgabezug verliert die Partie.
law-resumption = Ist der Spieler da, der antworten muss, wird der Umschlag geöffnet, der Zug gespielt und seine Uhr gestartet. Fehlt er, läuft seine Uhr. Fehlt der andere, der abgegeben hat, darf er seine Antwort abgeben.
law-late-resumption = Wer zur Wiederaufnahme zu spät kommt, verliert, es sei denn, der Abgabezug hat die Partie beendet.
law-both-absent = Fehlen beide, verliert der Spieler, der antworten muss, die Zeit, bis jemand kommt.
law-lost-envelope = Ist der Umschlag verloren, spielt, wer abgegeben hat, den Zug, den er nach eigenen Worten abgegeben hat. Lässt sich die Stellung nicht wiederherstellen, wird neu gespielt.
law-wrong-times = Zeigt eine Uhr bei der Wiederaufnahme eine falsche Zeit und sagt es ein Spieler vor seinem ersten Zug, wird sie berichtigt; sonst geht die Partie weiter, wenn der Schiedsrichter nicht anders entscheidet.
law-sessions = Für die Sitzungen vertagter Partien gilt die { $old ->
    [yes] Wanduhr
   *[no] Uhr des Schiedsrichters
}; wann es weitergeht, wird vorher bekannt gegeben.
law-chess960 = Chess960: eine von 960 Anfangsstellungen. Nach der Rochade stehen König und Turm wie im gewöhnlichen Schach.
law-chess960-start = Die Bauern stehen auf der zweiten Reihe. Hinter ihnen stehen die Figuren zufällig, aber der König zwischen den Türmen und die Läufer auf Feldern verschiedener Farbe; die schwarzen Figuren stehen gegenüber.
law-chess960-castling = Jeder darf einmal rochieren. Je nachdem, wo sie stehen, ziehen König und Turm beide, tauschen die Plätze, oder nur einer zieht. Alle Felder, die sie überqueren oder erreichen, müssen bis auf diese beiden leer sein. Um Irrtümer zu vermeiden, sagt man vorher: „Ich rochiere jetzt“.
law-quickplay-phase = Die Endspurtphase ist der Teil der Partie, in dem alle restlichen Züge in einer begrenzten Zeit gemacht werden müssen.
law-quickplay-announced = Die Regeln der Endspurtphase gelten nur, wenn sie angekündigt waren, im Turnier- und Schnellschach ohne Zugabe.
law-quickplay-increment = Mit weniger als zwei Minuten darf der Spieler am Zug fünf Sekunden Zugabe je Zug für beide verlangen; das ist auch ein Remisangebot. Wird es abgelehnt und stimmt der Schiedsrichter zu, wird die Zugabe eingestellt, und der Gegner bekommt zwei Minuten.
law-quickplay = Mit weniger als zwei Minuten darf der Spieler am Zug Remis reklamieren: Der Gegner kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Der Schiedsrichter gibt statt, schiebt die Entscheidung auf oder lehnt ab; lehnt er ab, bekommt der Gegner zwei Minuten.
law-quickplay-final = Die Entscheidung des Schiedsrichters darüber ist endgültig.
law-quickplay-alone = Ohne Schiedsrichter endet das Spiel mit der Reklamation: Die Schlussstellung wird aufgeschrieben, der Gegner prüft sie, und ein Schiedsrichter entscheidet.

law-term-adjournment = Eine Partie wird unterbrochen und später fortgesetzt, statt in einer Sitzung zu Ende gespielt zu werden.
law-term-analysis = Züge auf einem Brett ausprobieren, um die beste Fortsetzung zu finden.
law-term-claim = Ein Spieler kann sich in verschiedenen Lagen mit einer Reklamation an den Schiedsrichter wenden, etwa wegen Remis oder eines gefallenen Blättchens.
law-term-colours = Die 16 hellen Figuren und die hellen Felder heißen weiß, die dunklen schwarz. Weiß und Schwarz heißen auch die Spieler dieser Figuren.
law-term-contiguous = Ein Bereich neben dem Spielbereich, der nicht zu ihm gehört, wie der für Zuschauer.
law-term-counter = Ein Teil der Uhr, der zählt, wie oft jeder Spieler gedrückt hat.
law-term-disability = Ein Zustand von Körper oder Geist, durch den ein Mensch die Fähigkeit zu bestimmten Tätigkeiten im Schach teilweise oder ganz verloren hat.
law-term-discretion = An etwa 39 Stellen überlassen die Regeln die Entscheidung dem Ermessen des Schiedsrichters.
law-term-draw = Eine Partie, die ohne Sieger endet.
law-term-exchange = Ein Bauer wird umgewandelt; oder eine Figur wird gegen eine gleichwertige geschlagen; oder ein Turm geht gegen einen Läufer oder Springer verloren.
law-term-fischer = Jeder Spieler bekommt vor jedem Zug zusätzliche Zeit, oft 30 Sekunden. Was er nicht braucht, behält er.
law-term-increment = Zeit, von 2 bis 60 Sekunden, die jeder Spieler für jeden Zug bekommt, als Zugabe oder als Verzögerung.
law-term-intervene = In etwas eingreifen, das gerade geschieht, um es zu beeinflussen.
law-term-minor = Ein Läufer oder ein Springer.
law-term-move = Ein Zug beider Spieler, wie in „40 Züge in 90 Minuten“; das Recht, als Nächster zu ziehen; oder ein einzelner Zug eines Spielers.
law-term-normal-means = So spielen, dass man zu gewinnen versucht, oder eine Stellung haben, die anders als durch ein gefallenes Blättchen zu gewinnen ist.
law-term-organiser = Wer für die Veranstaltung verantwortlich ist: Ort, Zeiten, Preise, Einladungen und Form.
law-term-over-the-board = Die Regeln gelten nur für das Spiel am Brett, nicht im Internet und nicht für Fernschach.
law-term-piece = Eine der 32 Figuren auf dem Brett; oder nur König, Dame, Turm, Läufer oder Springer, im Unterschied zum Bauern.
law-term-regulations = Mehrere Punkte der Regeln sind wählbar. Das Reglement eines Turniers sagt, was gewählt ist.
law-term-result = Gewöhnlich 1-0, 0-1 oder remis. In Ausnahmen verlieren beide, oder einer bekommt einen halben Punkt und der andere nichts. Eine nicht gespielte Partie ist plus für den einen und minus für den anderen, oder minus für beide.
law-term-standard = Eine Partie, in der jeder Spieler mindestens 60 Minuten hat.
law-term-supervision = Die Wettkampfregeln gelten im Schnellschach, wenn ein Schiedsrichter höchstens drei Partien betreut, im Blitz je eine, und die Partie aufgezeichnet wird.
law-term-time-control = Die Regel über die Zeit jedes Spielers, etwa 40 Züge in 90 Minuten. Wer diese Züge in dieser Zeit macht, erreicht die Zeitkontrolle.
law-term-wings = Der Damenflügel ist die Hälfte des Bretts mit den Linien a bis d, der Königsflügel die mit den Linien e bis h.
law-term-zero-tolerance = Die Spieler müssen am Brett sein, wenn die Runde beginnt.
