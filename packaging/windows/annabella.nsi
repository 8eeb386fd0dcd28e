Target amd64-unicode
; The installer: for one user, without an administrator. Made by .ci/windows, which gives VERSION, EDITION ("", -event or -event-hall: it is installed in the place of another), FILES (a folder), TEXTS (texts.nsh as packaging/texts makes it) and OUT.
; Its pages are plain text in ordinary controls, which a screen reader reads from the top: what will be done, done, start?
; Silently: setup.exe /S [/D=C:\a\folder], and uninstall.exe /S. Exit code 2: Annabella is running, and nothing was changed.

Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!if "${EDITION}" == ""
    !define TITLE "Annabella"
!else
    !define TITLE "Annabella for events"
!endif
Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Annabella"
InstallDirRegKey HKCU "Software\Annabella" "Folder"
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; annabella.com is annabella.exe once more: within the dictionary it costs nothing
ManifestDPIAware true
BrandingText "${TITLE} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "FileDescription" "Annabella setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-3.0-or-later"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Annabella"
!define CLASSES "Software\Classes"
!define MUI_ICON "annabella.ico"
!define MUI_UNICON "annabella.ico"

!define MUI_WELCOMEPAGE_TITLE "$(WELCOME_TITLE)"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(FINISH_TITLE)"
!define MUI_FINISHPAGE_TEXT "$(FINISH)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\annabella.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(START)"
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!include "${TEXTS}"

; A program that runs cannot be written over, and half an installation is worse than none.
!macro NotWhileItRuns prefix
Function ${prefix}NotWhileItRuns
    again:
    IfFileExists "$INSTDIR\annabella.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\annabella.exe" a
    IfErrors busy
    FileClose $0
    Goto free
    busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
    free:
FunctionEnd
!macroend
!insertmacro NotWhileItRuns ""
!insertmacro NotWhileItRuns "un."

Function .onInit
    Call NotWhileItRuns
FunctionEnd

Function un.onInit
    Call un.NotWhileItRuns
FunctionEnd

; "Open with" for a kind of file that other programs know as well: offered, never taken.
!macro OpenWith ending class
    WriteRegNone HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}"
!macroend
!macro NoLongerOpenWith ending class
    DeleteRegValue HKCU "${CLASSES}\${ending}\OpenWithProgids" "${class}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}"
!macroend
!macro Class class name
    WriteRegStr HKCU "${CLASSES}\${class}" "" "${name}"
    WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\annabella.exe,0"
    WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" '"$INSTDIR\annabella.exe" "%1"'
!macroend

; The arbiter's desk in the start menu, under the name it was given there: Windows may speak another language today.
!macro NoDesk
    ReadRegStr $0 HKCU "Software\Annabella" "Desk"
    StrCmp $0 "" +2
    Delete "$SMPROGRAMS\$0.lnk"
!macroend

Section
    SetShellVarContext current
    SetOutPath "$INSTDIR"
    SetOverwrite on
    RMDir /r "$INSTDIR\espeak-ng-data"
    File /r "${FILES}/*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Annabella.lnk" "$INSTDIR\annabella.exe"
    !insertmacro NoDesk
    !if "${EDITION}" != "-event" ; which has no hall
        CreateShortcut "$SMPROGRAMS\$(DESK).lnk" "$INSTDIR\annabella.exe" "hall --last"
    !endif

    WriteRegStr HKCU "Software\Annabella" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Annabella" "Desk" "$(DESK)"
    !insertmacro Class "Annabella.Game" "$(GAME)"
    WriteRegStr HKCU "${CLASSES}\.annabella" "" "Annabella.Game"
    !insertmacro Class "Annabella.Pgn" "$(PGN)"
    !insertmacro OpenWith ".pgn" "Annabella.Pgn"
    !insertmacro Class "Annabella.Report" "$(REPORT)"
    !insertmacro OpenWith ".trf" "Annabella.Report"
    !insertmacro OpenWith ".trfx" "Annabella.Report"

    WriteRegStr HKCU "${ENTRY}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\annabella.exe,0"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "Annabella"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $0
    ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
    SetShellVarContext current
    Delete "$SMPROGRAMS\Annabella.lnk"
    !insertmacro NoDesk
    ; By name: the chosen folder may hold other files of the user.
    Delete "$INSTDIR\annabella.exe"
    Delete "$INSTDIR\annabella.com"
    Delete "$INSTDIR\espeak-ng.exe"
    Delete "$INSTDIR\espeak-ng-licence.txt"
    Delete "$INSTDIR\licence.txt"
    Delete "$INSTDIR\copyright.txt"
    Delete "$INSTDIR\third-party.txt"
    Delete "$INSTDIR\readme.txt"
    RMDir /r "$INSTDIR\espeak-ng-data"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"

    DeleteRegKey HKCU "${ENTRY}"
    !insertmacro NoLongerOpenWith ".pgn" "Annabella.Pgn"
    !insertmacro NoLongerOpenWith ".trf" "Annabella.Report"
    !insertmacro NoLongerOpenWith ".trfx" "Annabella.Report"
    DeleteRegKey HKCU "${CLASSES}\.annabella"
    DeleteRegKey HKCU "${CLASSES}\Annabella.Game"
    DeleteRegKey HKCU "${CLASSES}\Annabella.Pgn"
    DeleteRegKey HKCU "${CLASSES}\Annabella.Report"
    DeleteRegKey HKCU "Software\Annabella"
    ${RefreshShellIcons}
SectionEnd
