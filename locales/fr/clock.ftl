# La pendule : ce qu'on demande, dit, montre et corrige.
control-manual = Petit manuel de la pendule
control-manual-help = Ouvre le manuel de la pendule, ligne par ligne. Échap le ferme.
control-period = Période
control-period-help = Dit dans quelle période de la cadence vous êtes.
control-time-used = Temps utilisé
control-time-used-help = Dit combien de temps les deux joueurs ont utilisé depuis le début.
control-turn = Qui a le trait
control-turn-help = Dit qui doit jouer.
control-control = Coups jusqu'au contrôle
control-control-help = Dit combien de coups il vous reste à achever avant le contrôle de temps.
control-correct-clocks = Corriger les pendules
control-correct-clocks-help = Ouvre le formulaire des temps, des compteurs de coups et des périodes. Les pendules doivent être arrêtées ; une question est posée avant tout réglage.
control-clock-window = Pendules dans leur propre fenêtre
control-clock-window-help = Montre les deux pendules en grand, pour un second écran.
control-clock-full-screen = Pendules en plein écran
control-clock-full-screen-help = Montre les deux pendules dans leur propre fenêtre, aussi grande que son écran ; encore une fois, ou Échap dans cette fenêtre, et elle redevient une fenêtre.
control-time-marks = Annoncer mon temps à mes repères
control-time-marks-help = Dit votre temps, à vous seul, quand il descend à vos repères. En tournoi, demandez d'abord à l'arbitre.
control-pulses = Impulsions quand mon temps devient court
control-pulses-help = Sons graves dans votre écouteur, dans les cinq dernières minutes, plus rapprochés vers la fin.
control-short-times = Temps courts
control-short-times-help = Dit seulement le temps lui-même.

line-control = contrôle;controle;contrôle de temps;controle de temps;coups restants
line-period = période;periode
line-time-used = temps utilisé;temps utilise;temps consommé;temps consomme
line-set-clock = régler pendule;regler pendule;régler;regler
line-add-time = ajouter temps;ajouter
line-take-time = enlever temps;enlever
line-set-moves = régler coups;regler coups
line-set-period = régler période;regler periode
line-marks-on = activer repères;activer reperes
line-marks-off = désactiver repères;desactiver reperes
line-marks = repères;reperes
line-pulses-on = activer impulsions
line-pulses-off = désactiver impulsions;desactiver impulsions
line-short-times = temps courts
line-full-times = temps complets
line-clock-window-on = fenêtre pendules;fenetre pendules;ouvrir pendules
line-clock-window-off = fermer pendules
line-manual = manuel;manuel pendule;aide pendule

# Réponses.
answer-own-clock-short = { $time }.
answer-clock-short = { $side } : { $time }.
answer-clocks-stand-short = Arrêtées.
answer-byo-yomi = Byo-yomi : { $periods ->
    [one] la dernière période
   *[other] { $periods } périodes
}, { $time } sur celle en cours.
answer-control-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} jusqu'au contrôle de temps.
answer-control-by-flag = La période se termine quand une pendule arrive à zéro.
answer-control-last = Plus de contrôle de temps.
answer-control-quickplay = Plus de contrôle de temps : c’est la fin au KO.
answer-period = Période { $period } sur { $of }.
answer-period-quickplay = Période { $period } sur { $of } : la fin au KO.
answer-time-used = Temps utilisé : Blancs { $white }, Noirs { $black }.

# Ce qui est dit.
said-period-passed-by = Contrôle de temps passé : { $who }, période { $period }.
said-marks = Votre temps est annoncé à { $times }.
switch-short-times-on = Les temps sont dits en bref.
switch-short-times-off = Les temps sont dits en entier.
switch-clock-window-on = Fenêtre des pendules ouverte.
switch-clock-window-off = Fenêtre des pendules fermée.
battery-low = La batterie de cet ordinateur est à { $percent } pour cent. Branchez-le sur le secteur.

# Ce qui est montré.
display-clock-to-control = { $moves ->
    [one] { $moves } coup jusqu'au contrôle de temps
   *[other] { $moves } coups jusqu'au contrôle de temps
}
display-clock-period = Période { $period } sur { $of }
display-clock-period-quickplay = Période { $period } sur { $of }, fin au KO
display-clock-delay = Délai
display-clock-byo-yomi = Byo-yomi
display-clock-low = Temps court
display-clock-period-over = Période terminée par le drapeau
display-flag-fallen-first = Drapeau tombé en premier
display-flag-fallen-second = Drapeau tombé en second

# La correction.
clock-form-time = { $who } : temps restant (heures:minutes:secondes)
clock-form-moves = { $who } : coups achevés
clock-form-period = { $who } : période
clock-form-set = Régler les pendules
clock-form-error-time = { $side } : le temps est illisible. Il faut par exemple 1:05:00 ou 4:10.
clock-form-error-moves = { $side } : le nombre de coups est illisible.
clock-form-error-period = { $side } : la période est illisible.
clock-form-error-nothing = Rien n'a été changé.
question-correct-clocks = Régler les pendules ? { $changes }
change-set-time = { $side } : { $time }.
change-add-time = { $side } : { $time } de plus.
change-take-time = { $side } : { $time } de moins.
change-set-period = { $side } : période { $period }.
change-set-moves = { $side } : { $moves ->
    [one] { $moves } coup achevé
   *[other] { $moves } coups achevés
}.

# Cadences usuelles.
preset-3-2 = Blitz : 3 minutes, 2 secondes d'incrément par coup
preset-5 = Blitz : 5 minutes
preset-10-5 = Rapide : 10 minutes, 5 secondes d'incrément par coup
preset-15-10 = Rapide : 15 minutes, 10 secondes d'incrément par coup
preset-25-10 = Rapide : 25 minutes, 10 secondes d'incrément par coup
preset-90-30 = Lente : 90 minutes, 30 secondes d'incrément par coup
preset-40-90 = Lente : 90 minutes pour 40 coups, puis 30 minutes, 30 secondes d'incrément par coup
preset-40-100 = Lente : 100 minutes pour 40 coups, 50 minutes pour 20 coups, puis 15 minutes, 30 secondes d'incrément par coup
preset-byo-yomi = Byo-yomi : 10 minutes, puis 5 périodes de 30 secondes

# Le petit manuel (exigence L pour les pendules).
manual-what = Ce programme est une pendule d'échecs à deux affichages, dont un seul marche à la fois, et il dit sur demande le temps et le nombre de coups (D.2.6.1).
manual-not-approved = Il n'est pas homologué par la Commission technique de la FIDE. En tournoi, l'arbitre doit en approuver l'usage.
manual-start = Démarrer : choisissez la cadence dans le formulaire d'une nouvelle partie, Ctrl+N. L'arbitre met les pendules en marche ; sans arbitre, l'un des joueurs le fait, par le bouton ou en tapant démarrer.
manual-press = Appuyer : F12 ou Ctrl+Entrée. Cela arrête votre pendule et met en marche celle de l'adversaire. Votre coup doit être joué et annoncé avant.
manual-shown = L'affichage montre heures, minutes et secondes, et les dixièmes dans les dix dernières secondes. Un triangle marque la pendule en marche, deux barres celle qui est arrêtée, une croix un drapeau tombé. Zéro n'apparaît que lorsque le drapeau est tombé.
manual-ask = Demander : F2 votre temps, F2 deux fois les deux temps, Maj+F2 le temps de l'adversaire, F7 les coups achevés, Maj+F7 les coups jusqu'au contrôle de temps, Ctrl+F2 la période, Ctrl+Maj+F2 le temps utilisé par les deux, Maj+F5 qui a le trait. La réponse est pour vous seul.
manual-forms = Les temps sont dits en mots. Tapez temps courts ou temps complets pour choisir ce qui est dit.
manual-marks = Ctrl+M active ou désactive vos repères : votre temps est annoncé quand il y descend. En tournoi, ils sont désactivés tant que vous ne les activez pas. Tapez par exemple repères 10 5 2 1 30s pour votre propre liste : des minutes, ou des secondes avec un s. Chaque repère est dit une fois par période, même si du temps est ajouté ensuite.
manual-pulses = Tapez activer impulsions pour des sons graves dans votre écouteur dans les cinq dernières minutes.
manual-stop = Arrêter les deux pendules et appeler l'arbitre : le bouton, ou tapez arrêter. Elles repartent avec démarrer.
manual-flag = Quand une pendule arrive à zéro, son drapeau tombe, et c'est dit. Appuyer ensuite n'ajoute plus rien. Si les deux tombent, l'affichage dit lequel est tombé en premier. L'arbitre décide du résultat ; sans arbitre, l'adversaire réclame.
manual-control = Quand vous passez un contrôle de temps, c'est dit, et le temps de la période suivante est ajouté. Après une période terminée par le drapeau, un signe reste cinq minutes à la pendule arrivée à zéro.
manual-modes = Le temps par coup peut être ajouté, rendu dans la mesure où il a été utilisé, ou s'écouler avant le temps principal : incrément, Bronstein et délai. Byo-yomi et sablier existent aussi. Ce qui reste d'un délai ou d'une période de byo-yomi est affiché.
manual-correct = Corriger : l'arbitre arrête les pendules et appuie sur Ctrl+T : un formulaire avec temps, compteurs de coups et périodes, puis Régler les pendules, puis une question dont la réponse sûre est non. Rien ne peut être changé pendant qu'une pendule marche, et chaque correction est enregistrée.
manual-correct-typed = La même chose peut être tapée : régler blancs 1:05:00, ajouter noirs 2:00, enlever blancs 1:00, régler coups blancs 12, régler période blancs 2.
manual-window = Ctrl+K montre les deux pendules en grand dans leur propre fenêtre, pour un second écran. F11 donne à cette fenêtre tout son écran, et encore une fois sa taille de fenêtre.
manual-battery = Quand la batterie de l'ordinateur est faible, à 20, 10 et 5 pour cent, tout le monde en est averti.
manual-restart = Si le programme est fermé pendant qu'une pendule marche, il rouvre la partie avec les deux pendules arrêtées aux derniers temps affichés.
