; What the installer says, in the eight languages of the program. Each text stands alone, for it is read aloud.

!macro Texts language welcome_title welcome finish_title finish start running games_stay game pgn report desk
    LangString WELCOME_TITLE ${LANG_${language}} "${welcome_title}"
    LangString WELCOME ${LANG_${language}} "${welcome}"
    LangString FINISH_TITLE ${LANG_${language}} "${finish_title}"
    LangString FINISH ${LANG_${language}} "${finish}"
    LangString START ${LANG_${language}} "${start}"
    LangString RUNNING ${LANG_${language}} "${running}"
    LangString GAMES_STAY ${LANG_${language}} "${games_stay}"
    LangString GAME ${LANG_${language}} "${game}"
    LangString PGN ${LANG_${language}} "${pgn}"
    LangString REPORT ${LANG_${language}} "${report}"
    LangString DESK ${LANG_${language}} "${desk}"
!macroend

!insertmacro Texts ENGLISH \
    "Install Annabella" \
    "Annabella will be installed for you alone. No administrator is needed.$\r$\n$\r$\nPress Enter to install it." \
    "Annabella is installed" \
    "You find it in the start menu under Annabella. It speaks when it starts.$\r$\n$\r$\nPress Enter to finish." \
    "Start Annabella" \
    "Annabella is running. Close it, then press Retry." \
    "Your games stay. They lie in $LOCALAPPDATA\annabella. Delete that folder yourself if you no longer need them." \
    "Annabella game" "PGN chess games" "FIDE tournament report" "Arbiter's desk"

!insertmacro Texts GERMAN \
    "Annabella installieren" \
    "Annabella wird nur für Sie installiert. Ein Administrator ist nicht nötig.$\r$\n$\r$\nDrücken Sie die Eingabetaste, um es zu installieren." \
    "Annabella ist installiert" \
    "Sie finden es im Startmenü unter Annabella. Es spricht, sobald es startet.$\r$\n$\r$\nDrücken Sie zum Abschluss die Eingabetaste." \
    "Annabella starten" \
    "Annabella läuft noch. Schließen Sie es, dann drücken Sie Wiederholen." \
    "Ihre Partien bleiben. Sie liegen in $LOCALAPPDATA\annabella. Löschen Sie diesen Ordner selbst, wenn Sie sie nicht mehr brauchen." \
    "Annabella-Partie" "Schachpartien (PGN)" "FIDE-Turnierbericht" "Schiedsrichterpult"

!insertmacro Texts SPANISH \
    "Instalar Annabella" \
    "Annabella se instalará solo para usted. No hace falta un administrador.$\r$\n$\r$\nPulse Intro para instalarlo." \
    "Annabella está instalado" \
    "Lo encontrará en el menú Inicio, en Annabella. Habla nada más abrirse.$\r$\n$\r$\nPulse Intro para terminar." \
    "Abrir Annabella" \
    "Annabella está abierto. Ciérrelo y pulse Reintentar." \
    "Sus partidas se conservan. Están en $LOCALAPPDATA\annabella. Borre usted esa carpeta si ya no las necesita." \
    "Partida de Annabella" "Partidas de ajedrez (PGN)" "Informe de torneo de la FIDE" "Puesto del árbitro"

!insertmacro Texts FRENCH \
    "Installer Annabella" \
    "Annabella sera installé pour vous seul. Aucun administrateur n'est nécessaire.$\r$\n$\r$\nAppuyez sur Entrée pour l'installer." \
    "Annabella est installé" \
    "Vous le trouverez dans le menu Démarrer, sous Annabella. Il parle dès qu'il démarre.$\r$\n$\r$\nAppuyez sur Entrée pour terminer." \
    "Démarrer Annabella" \
    "Annabella est ouvert. Fermez-le, puis appuyez sur Réessayer." \
    "Vos parties restent. Elles sont dans $LOCALAPPDATA\annabella. Supprimez vous-même ce dossier si vous n'en avez plus besoin." \
    "Partie Annabella" "Parties d'échecs (PGN)" "Rapport de tournoi de la FIDE" "Pupitre de l'arbitre"

!insertmacro Texts ITALIAN \
    "Installa Annabella" \
    "Annabella sarà installato solo per Lei. Non serve un amministratore.$\r$\n$\r$\nPrema Invio per installarlo." \
    "Annabella è installato" \
    "Lo trova nel menu Start, sotto Annabella. Parla appena si avvia.$\r$\n$\r$\nPrema Invio per finire." \
    "Avvia Annabella" \
    "Annabella è aperto. Lo chiuda, poi prema Riprova." \
    "Le Sue partite restano. Sono in $LOCALAPPDATA\annabella. Elimini Lei quella cartella quando non Le servono più." \
    "Partita di Annabella" "Partite di scacchi (PGN)" "Rapporto di torneo FIDE" "Postazione dell'arbitro"

!insertmacro Texts DUTCH \
    "Annabella installeren" \
    "Annabella wordt alleen voor u geïnstalleerd. Een beheerder is niet nodig.$\r$\n$\r$\nDruk op Enter om het te installeren." \
    "Annabella is geïnstalleerd" \
    "U vindt het in het startmenu onder Annabella. Het spreekt zodra het start.$\r$\n$\r$\nDruk op Enter om af te sluiten." \
    "Annabella starten" \
    "Annabella is nog open. Sluit het en druk dan op Opnieuw proberen." \
    "Uw partijen blijven staan. Ze staan in $LOCALAPPDATA\annabella. Verwijder die map zelf als u ze niet meer nodig hebt." \
    "Annabella-partij" "Schaakpartijen (PGN)" "FIDE-toernooirapport" "Arbitertafel"

!insertmacro Texts PORTUGUESE \
    "Instalar o Annabella" \
    "O Annabella será instalado só para si. Não é preciso um administrador.$\r$\n$\r$\nPrima Enter para o instalar." \
    "O Annabella está instalado" \
    "Encontra-o no menu Iniciar, em Annabella. Fala assim que arranca.$\r$\n$\r$\nPrima Enter para terminar." \
    "Abrir o Annabella" \
    "O Annabella está aberto. Feche-o e prima Repetir." \
    "As suas partidas ficam. Estão em $LOCALAPPDATA\annabella. Apague essa pasta quando já não precisar delas." \
    "Partida do Annabella" "Partidas de xadrez (PGN)" "Relatório de torneio da FIDE" "Posto do árbitro"

!insertmacro Texts PORTUGUESEBR \
    "Instalar o Annabella" \
    "O Annabella será instalado só para você. Não é preciso um administrador.$\r$\n$\r$\nPressione Enter para instalar." \
    "O Annabella está instalado" \
    "Ele está no menu Iniciar, em Annabella. Ele fala assim que abre.$\r$\n$\r$\nPressione Enter para concluir." \
    "Abrir o Annabella" \
    "O Annabella está aberto. Feche-o e pressione Repetir." \
    "Suas partidas ficam. Elas estão em $LOCALAPPDATA\annabella. Apague essa pasta quando não precisar mais delas." \
    "Partida do Annabella" "Partidas de xadrez (PGN)" "Relatório de torneio da FIDE" "Posto do árbitro"
