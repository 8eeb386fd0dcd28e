//! The packages' descriptions of the program for a desktop: several files have them, and they must say the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use annabella::cli::pages;
use locale::Locale;
use protocols::eboard::BoardMake;

fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// A file of the packages with its texts in every language, as `packaging/texts` makes it.
pub(crate) fn with_texts(path: &str) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/texts");
    let made = Command::new(script).arg(path).output().unwrap();
    assert!(made.status.success() && made.stderr.is_empty(), "{path}: {made:?}");
    String::from_utf8(made.stdout).unwrap()
}

/// Every language but English, in which those files name none.
fn others() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().filter(|locale| *locale != Locale::En)
}

/// A text of the packages in that language.
fn package_text(locale: Locale, id: &str) -> String {
    let texts = text(&format!("locales/{locale}/packaging.ftl"));
    behind(&texts, &format!("{id} = ")).unwrap().to_owned()
}

/// The texts between each of these and the next of those.
fn each<'a>(text: &'a str, before: &str, behind: &str) -> BTreeSet<&'a str> {
    let found = text.split(before).skip(1);
    found.map(|rest| rest.split_once(behind).unwrap().0).collect()
}

pub(crate) const METAINFO: &str = "packaging/linux/io.github.annabella_chess.Annabella.metainfo.xml";

#[test]
fn the_same_kinds_of_files_are_opened_declared_and_named() {
    let (desktop, kinds, metainfo) = (
        with_texts("assets/annabella.desktop"),
        with_texts("assets/annabella.xml"),
        with_texts(METAINFO),
    );
    let opened = desktop.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap();
    let opened: BTreeSet<&str> = opened.split_terminator(';').collect();
    assert_eq!(opened, each(&kinds, "<mime-type type=\"", "\""));
    assert_eq!(opened, each(&metainfo, "<mediatype>", "</mediatype>"));
}

#[test]
fn the_desk_has_its_own_menu_entry_in_every_language() {
    let entry = with_texts("assets/annabella.desktop");
    let (_, desk) = entry.split_once("[Desktop Action Desk]\n").unwrap();
    assert!(entry.contains("\nActions=Desk;\n"));
    assert!(desk.contains("Exec=annabella hall --last\n"));
    for tag in others().map(Locale::posix) {
        assert!(desk.contains(&format!("\nName[{tag}]=")), "{tag}");
    }
}

/// The text behind these words in a line of that text.
fn behind<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(words))
}

#[test]
fn the_desk_has_the_same_menu_entry_on_windows_and_macos() {
    let entry = with_texts("assets/annabella.desktop");
    let (_, desk) = entry.split_once("[Desktop Action Desk]\n").unwrap();
    let (installer, texts) = (
        text("packaging/windows/annabella.nsi"),
        with_texts("packaging/windows/texts.nsh"),
    );
    for locale in Locale::ALL {
        let key = if locale == Locale::En {
            "Name=".to_owned()
        } else {
            format!("Name[{}]=", locale.posix())
        };
        let (name, language) = (
            behind(desk, &key).unwrap(),
            package_text(locale, "package-installer-language"),
        );
        assert!(texts.contains(&format!("!insertmacro MUI_LANGUAGE \"{language}\"\n")));
        let line = format!("LangString DESK ${{LANG_{}}} \"{name}\"\n", language.to_uppercase());
        assert!(texts.contains(&line), "{line}");
    }
    assert!(installer.contains("!include \"${TEXTS}\""));
    assert!(installer.contains(r#"CreateShortcut "$SMPROGRAMS\$(DESK).lnk" "$INSTDIR\annabella.exe" "hall --last""#));
    let (_, uninstaller) = installer.split_once("Section \"Uninstall\"").unwrap();
    assert!(uninstaller.contains("!insertmacro NoDesk"));
    let [bundle, start, about] = ["bundle", "desk", "Desk.plist"].map(|file| text(&format!("packaging/macos/{file}")));
    assert!(start.contains("--args hall --last") && bundle.contains("packaging/macos/desk"));
    let english = behind(desk, "Name=").unwrap();
    assert!(about.contains(&format!("<string>{english}</string>")) && bundle.contains(&format!("{english}.app")));
}

#[test]
fn software_centres_are_told_in_every_language_of_the_program() {
    let metainfo = with_texts(METAINFO);
    for tag in others().map(|locale| locale.posix().replace('_', "-")) {
        for element in ["summary", "p", "caption"] {
            assert!(
                metainfo.contains(&format!("<{element} xml:lang=\"{tag}\">")),
                "{element} {tag}"
            );
        }
    }
}

/// Texts are put between quotation marks, and in the installer `$` and `\` begin words of its own.
#[test]
fn no_text_of_a_package_ends_the_place_it_is_put_in() {
    for locale in Locale::ALL {
        let texts = text(&format!("locales/{locale}/packaging.ftl"));
        for line in texts.lines().filter(|line| !line.starts_with('#')) {
            let signs = line.replace("{ $folder }", "");
            assert!(!signs.contains(['"', '$', '\\', '@', '{']), "{locale}: {line}");
        }
    }
}

#[test]
fn every_header_and_set_word_is_on_the_page_of_game_scripts() {
    let files = pages::all();
    let page = &files
        .iter()
        .find(|(name, _)| name == "man/man5/annabella-game.5")
        .unwrap()
        .1;
    let page = page.replace("\\-", "-");
    let code = text("crates/table/src/script/header.rs");
    let arms = code
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" =>"));
    let words: Vec<&str> = arms.map(|(word, _)| word).collect();
    assert!(words.len() > 20, "{words:?}");
    for word in words {
        assert!(page.contains(word), "{word}");
    }
}

#[test]
fn a_board_known_by_its_usb_name_is_covered_by_the_udev_rule() {
    let rule = text("packaging/linux/70-annabella-boards.rules").to_lowercase();
    // A letter that may be large or small stands there in both.
    let pairs = ["[mm]", "[cc]", "[ll]", "[tt]"];
    let rule = pairs.iter().fold(rule, |rule, pair| rule.replace(pair, &pair[1..2]));
    for word in BoardMake::ALL.iter().flat_map(|kind| kind.plugs()) {
        for attribute in ["manufacturer", "product"] {
            let line = rule
                .lines()
                .find(|line| line.contains(&format!("attrs{{{attribute}}}==\"*")));
            assert!(line.unwrap().contains(word), "{attribute}: {word}");
        }
    }
}
