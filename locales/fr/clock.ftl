# The chess clock: questions, announcements, display and corrections.
control-manual = Manuel de la pendule
control-manual-help = Ouvre le manuel de la pendule, ligne par ligne. Échap le ferme.
control-period = Période
control-period-help = Dit dans quelle période de la cadence vous êtes.
control-time-used = Temps utilisé
control-time-used-help = Dit combien de temps les deux joueurs ont utilisé depuis le début.
control-turn = Qui a le trait
control-turn-help = Dit à qui c'est de jouer.
control-control = Coups jusqu'au contrôle
control-control-help = Dit combien de coups il vous reste à achever avant le contrôle de temps.
control-correct-clocks = Régler les pendules
control-correct-clocks-help = Règle les temps, les compteurs de coups et les périodes. Arrêtez d'abord les pendules ; une confirmation est demandée.
control-clock-window = Fenêtre des pendules
control-clock-window-help = Montre les deux pendules en grand, pour un second écran.
control-clock-full-screen = Pendules en plein écran
control-clock-full-screen-help = Montre les deux pendules sur tout l'écran. Appuyez de nouveau, ou sur Échap, pour revenir à une fenêtre.
control-time-marks = Alertes de temps
control-time-marks-help = Vous prévient, vous seul, quand votre temps atteint l'une de vos alertes. En tournoi, demandez d'abord à l'arbitre.
control-pulses = Tics quand il reste peu de temps
control-pulses-help = Tics discrets dans votre casque pendant vos cinq dernières minutes, plus rapides vers la fin.
control-short-times = Annonce brève du temps
control-short-times-help = Dit seulement le temps lui-même.

line-control = contrôle;contrôle de temps;coups restants
line-period = période
line-time-used = temps utilisé;temps consommé
line-set-clock = régler pendule;régler
line-add-time = ajouter temps;ajouter
line-take-time = enlever temps;enlever
line-set-moves = régler coups
line-set-period = régler période
line-marks-on = activer alertes;activer repères
line-marks-off = désactiver alertes;désactiver repères
line-marks = alertes;alertes de temps;repères
line-pulses-on = activer tics;activer impulsions
line-pulses-off = désactiver tics;désactiver impulsions
line-short-times = temps courts
line-full-times = temps complets
line-clock-window-on = fenêtre pendules;ouvrir pendules
line-clock-window-off = fermer pendules
line-manual = manuel;manuel pendule;aide pendule

# Answers.
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
answer-control-quickplay = Plus de contrôle de temps : c'est la fin au KO.
answer-period = Période { $period } sur { $of }.
answer-period-quickplay = Période { $period } sur { $of } : la fin au KO.
answer-time-used = Temps utilisé : Blancs { $white }, Noirs { $black }.

# Announcements.
said-period-passed-by = Contrôle de temps passé : { $who }, période { $period }.
said-marks = Alertes de temps à { $times }.
switch-short-times-on = Annonce brève du temps activée.
switch-short-times-off = Annonce brève du temps désactivée.
switch-clock-window-on = Fenêtre des pendules ouverte.
switch-clock-window-off = Fenêtre des pendules fermée.
battery-low = Batterie à { $percent } pour cent. Branchez l'ordinateur.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } coup jusqu'au contrôle de temps
   *[other] { $moves } coups jusqu'au contrôle de temps
}
display-clock-period = Période { $period } sur { $of }
display-clock-period-quickplay = Période { $period } sur { $of }, fin au KO
display-clock-delay = Délai
display-clock-byo-yomi = Byo-yomi
display-clock-low = Peu de temps
display-clock-period-over = Période terminée au drapeau
display-flag-fallen-first = Drapeau tombé en premier
display-flag-fallen-second = Drapeau tombé en second

# The correction.
clock-form-time = { $who } : temps restant (heures:minutes:secondes)
clock-form-moves = { $who } : coups achevés
clock-form-period = { $who } : période
clock-form-set = Régler les pendules
clock-form-error-time = { $side } : ce n'est pas un temps. Tapez par exemple 1:05:00 ou 4:10.
clock-form-error-moves = { $side } : ce n'est pas un nombre de coups.
clock-form-error-period = { $side } : ce n'est pas une période.
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

# Usual time controls.
preset-3-2 = Blitz : 3 minutes + 2 secondes par coup
preset-5 = Blitz : 5 minutes
preset-10-5 = Rapide : 10 minutes + 5 secondes par coup
preset-15-10 = Rapide : 15 minutes + 10 secondes par coup
preset-25-10 = Rapide : 25 minutes + 10 secondes par coup
preset-90-30 = Lente : 90 minutes + 30 secondes par coup
preset-40-90 = Lente : 90 minutes pour 40 coups, puis 30 minutes, + 30 secondes par coup
preset-40-100 = Lente : 100 minutes pour 40 coups, 50 minutes pour 20 coups, puis 15 minutes, + 30 secondes par coup
preset-byo-yomi = Byo-yomi : 10 minutes, puis 5 périodes de 30 secondes

# The short manual (requirement L for clocks).
manual-what = C'est une pendule d'échecs à deux affichages, dont un seul marche à la fois. Elle dit sur demande le temps et le nombre de coups (D.2.6.1).
manual-not-approved = Elle n'est pas homologuée par la Commission technique de la FIDE. En tournoi, l'arbitre doit en approuver l'usage.
manual-start = Démarrer : choisissez la cadence dans le formulaire d'une nouvelle partie, Ctrl+N. L'arbitre met les pendules en marche ; sans arbitre, l'un des joueurs le fait, par le bouton ou en tapant démarrer.
manual-press = Appuyer : F12 ou Ctrl+Entrée. Cela arrête votre pendule et met en marche celle de l'adversaire. Jouez et annoncez d'abord votre coup.
manual-shown = L'affichage montre heures, minutes et secondes, et les dixièmes dans les dix dernières secondes. Un triangle marque la pendule en marche, deux barres celle qui est arrêtée, une croix un drapeau tombé. Zéro n'apparaît que lorsque le drapeau est tombé.
manual-ask = Demander : F2 votre temps, F2 deux fois les deux temps, Maj+F2 le temps de l'adversaire, F7 les coups achevés, Maj+F7 les coups jusqu'au contrôle de temps, Ctrl+F2 la période, Ctrl+Maj+F2 le temps utilisé par les deux, Maj+F5 qui a le trait. La réponse est pour vous seul.
manual-forms = Les temps sont dits en mots. Tapez temps courts ou temps complets pour en entendre moins ou plus.
manual-marks = Ctrl+M active ou désactive les alertes de temps. En tournoi, elles sont désactivées tant que vous ne les activez pas. Pour choisir les vôtres, tapez par exemple : alertes 10 5 2 1 30s. Ce sont des minutes, ou des secondes avec un s. Chaque alerte est donnée une fois par période, même si du temps est ajouté ensuite.
manual-pulses = Tapez activer tics pour des tics discrets dans votre casque pendant les cinq dernières minutes.
manual-stop = Arrêter les deux pendules et appeler l'arbitre : le bouton, ou tapez arrêter. Elles repartent avec démarrer.
manual-flag = Quand une pendule arrive à zéro, son drapeau tombe, et c'est annoncé. Appuyer ensuite n'a plus d'effet. Si les deux tombent, l'affichage dit lequel est tombé en premier. L'arbitre décide du résultat ; sans arbitre, l'adversaire réclame.
manual-control = Quand vous atteignez un contrôle de temps, c'est annoncé, et le temps de la période suivante est ajouté. Après une période terminée au drapeau, un signe reste cinq minutes à côté de cette pendule.
manual-modes = Incrément, Bronstein et délai sont possibles, ainsi que byo-yomi et sablier. Ce qui reste d'un délai ou d'une période de byo-yomi est affiché.
manual-correct = Régler : l'arbitre arrête les pendules, appuie sur Ctrl+T, saisit temps, compteurs de coups et périodes, choisit Régler les pendules et confirme (la réponse par défaut est non). Rien ne peut être changé pendant qu'une pendule marche, et chaque changement est enregistré.
manual-correct-typed = La même chose peut être tapée : régler blancs 1:05:00, ajouter noirs 2:00, enlever blancs 1:00, régler coups blancs 12, régler période blancs 2.
manual-window = Ctrl+K ouvre une grande fenêtre des pendules, pour un second écran. F11 la met en plein écran, ou l'en sort.
manual-battery = Tout le monde est averti quand la batterie descend à 20, 10 et 5 pour cent.
manual-restart = Si le programme est fermé pendant qu'une pendule marche, il rouvre la partie avec les deux pendules arrêtées aux derniers temps affichés.
line-clock-place = côté de la pendule;où est la pendule
usage-clock-place = À droite de qui se trouve la pendule ? Tapez { $word }, puis une couleur.
usage-time = Le temps manque : tapez { $word }, la couleur et le temps.
clock-place = { $at ->
    [right] La pendule est à votre droite.
    [left] La pendule est à votre gauche.
   *[other] La pendule est à la droite des { $who }.
}
