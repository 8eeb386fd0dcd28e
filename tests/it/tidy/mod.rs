//! The house rules that no compiler knows: what a pure crate may not name, and where serde and opened files belong.
//! Each finding is a sentence with its place; the reasons stand in ARCHITECTURE.md.

mod circles;
mod crates;
mod floors;
mod measure;
mod promises;
mod source;

use crates::{PARTS, PURE};
use floors::FLOORS;
use measure::{Count, SourceTree, upward};
use source::files_of;
use source::{Token, paths, test_modules, without_tests};
pub(crate) use source::{rust_files, tokens};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Paths that the pure half may not name.
const BANNED: &[&str] = &["std::fs", "std::net", "std::process", "std::thread"];
/// Words it may not name in any form.
const BANNED_WORDS: &[&str] = &["Instant", "SystemTime"];

/// The places where serde may be named: the stored forms, output in JSON, and answers of others that are read. Elsewhere it would turn a
/// type into a promise. In `laws` it is in one file only, which says how each value of an event is written.
const SERDE: &[&str] = &[
    "crates/laws/src/stored",
    "crates/journal/src/record",
    "crates/settings/src",
    "crates/protocols/src/lichess/reading",
    "crates/link/src",
    "crates/hall/src/tournament/stored",
    "crates/hall/src/desk/stored",
    "crates/net/src/zenoh/config",
    "crates/adapters/src/eboard/livechess",
    "crates/adapters/src/settings",
    "crates/adapters/src/releases",
    "src/cli",
    "crates/table/src/script",
    "crates/tactics/src/record",
];

/// Calls that open a file by its path: a pipe would keep them waiting, and a device has no end.
const OPENS: &[[&str; 2]] = &[
    ["fs", "copy"],
    ["fs", "read"],
    ["fs", "read_to_string"],
    ["Connection", "open"],
    ["Connection", "open_with_flags"],
    ["Connection", "open_with_flags_and_vfs"],
    ["File", "create"],
    ["File", "open"],
    ["File", "options"],
    ["OpenOptions", "new"],
];
/// The places that may call them: in the one careful way, after it (SQLite opens by paths), for the system's own facts about its devices
/// and processes, for a connection to a sound server, and in a build script.
const MAY_OPEN: &[&str] = &[
    "crates/adapters/src/own_files.rs",
    "crates/adapters/src/desk_file.rs",
    "crates/adapters/src/sqlite.rs",
    "crates/adapters/src/board_access.rs",
    "crates/adapters/src/linux_battery.rs",
    "crates/adapters/src/screen_reader/buses.rs",
    "crates/adapters/src/wakefulness.rs",
    "crates/adapters/src/pulse.rs",
    "crates/display/build.rs",
];

/// Files of `laws` that hold no rule: `apply` refuses nothing, a moment is a number.
const WITHOUT_RULES: &[&str] = &[
    "/lib.rs",
    "/mod.rs",
    "/moment.rs",
    "/script.rs",
    "/spelling.rs",
    "/stored.rs",
];

/// A type that is implemented in more files than this is more than one idea.
const FILES_OF_A_TYPE: usize = 6;
/// A function or a story with a longer name, in letters, says more than one thing.
const LETTERS_OF_A_NAME: usize = 60;
/// A struct with more fields than this hides values that want a name.
const FIELDS_OF_A_STRUCT: usize = 20;
/// The most files of one crate that may import each other in a circle.
const FILES_OF_A_CIRCLE: usize = 5;

/// The findings for one file; `name` is its path from the top of the repository, with `/`. What begins with one of `tests`
/// belongs to a test module.
fn findings(name: &str, text: &str, tests: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    let all = tokens(text);
    for banned in [&["#", "[", "ignore"][..], &["todo", "!"], &["unimplemented", "!"]] {
        for token in sequences(&all, banned) {
            found.push(format!(
                "{name}:{} has `{}`: finish it, or take it out.",
                token.line,
                banned.concat()
            ));
        }
    }
    found.extend(riddles(name, text));
    let comments = text.lines().map(|line| comment_of(line).unwrap_or_default());
    found.extend(gendered(name, comments));
    found.extend(refused_names(name, &all));
    let is_test = source_of(name).is_none() || tests.iter().any(|place| name.starts_with(place.as_str()));
    if !is_test {
        found.extend(rules_of_src(name, text, &without_tests(&all)));
    }
    found
}

/// Words with which no comment opens: a reader would have to find the noun first (CONTRIBUTING.md, rule 8).
const RELATIVE: &[&str] = &[
    "What",
    "Who",
    "Whoever",
    "Whom",
    "Whose",
    "That",
    "So many",
    "Of",
    "Nobody",
    "Somebody",
    "With what",
    "To whom",
    "As",
];

/// Comments that open with a relative word.
fn riddles(name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut before = None;
    for (at, line) in text.lines().enumerate() {
        let comment = ["///", "//!", "//"]
            .iter()
            .find_map(|mark| line.trim_start().strip_prefix(mark));
        if let (None, Some(comment)) = (before, comment) {
            let opens = |word: &&&str| {
                let rest = comment.trim_start().strip_prefix(**word);
                rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
            };
            if let Some(word) = RELATIVE.iter().find(opens) {
                let line = at + 1;
                found.push(format!(
                    "{name}:{line} opens a comment with \"{word}\"; begin with a noun or a verb."
                ));
            }
        }
        before = comment;
    }
    found
}

/// The comment at the end of a line, or all over it.
fn comment_of(line: &str) -> Option<&str> {
    let starts = |(at, _): &(usize, &str)| {
        let before = &line[..*at];
        (before.is_empty() || before.ends_with(char::is_whitespace)) && before.matches('"').count().is_multiple_of(2)
    };
    line.match_indices("//").find(starts).map(|(at, _)| &line[at..])
}

/// Lines that make a person a man: people are "they" (CONTRIBUTING.md, rule 8).
fn gendered<'a>(name: &str, lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let word_in = |line: &str| {
        let mut words = line.split(|c: char| !c.is_alphanumeric());
        words
            .find(|word| ["he", "him", "his", "himself"].contains(&word.to_lowercase().as_str()))
            .map(str::to_owned)
    };
    let found = lines
        .enumerate()
        .filter_map(|(at, line)| Some((at + 1, word_in(line)?)));
    found
        .map(|(line, word)| format!("{name}:{line} says \"{word}\" of a person; people are \"they\"."))
        .collect()
}

/// Words that no name of a type, a module, a function or a constant has, each with the word to use instead. "Counts", "looks" and "desk"
/// are missing: they are right for counting, looking and the desk of a hall.
const REFUSED_WORDS: &[(&str, &str)] = &[
    ("man", "piece"),
    ("men", "pieces"),
    ("tray", "off_board"),
    ("beside", "off_board, next_to"),
    ("on_move", "to_move"),
    ("has_the_move", "to_move"),
    ("put_right", "correct"),
    ("go_on", "continue"),
    ("goes_on", "continues"),
    ("earphone", "headphones, private_channel"),
    ("earphones", "headphones, private_channel"),
    ("own_voice", "built_in_voice"),
    ("cue", "earcon"),
    ("cues", "earcons"),
    ("reason_time", "flag_fall"),
    ("he", "they"),
    ("him", "them"),
    ("his", "their"),
    ("himself", "themselves"),
];
/// The places in which a function or a constant named after an event means the tournament; an event is what happened in a game.
const TOURNAMENTS: &[&str] = &["crates/hall/", "crates/link/", "src/app/hall.rs", "src/cli/hall.rs"];
/// Names of types with one meaning each, and the one file that may declare such a type, if any.
const TYPES_WITH_ONE_PLACE: &[(&str, &str)] = &[
    ("Event", "crates/laws/src/event.rs"),
    ("Pairing", "crates/link/src/roster.rs"),
    ("Desk", ""),
    ("House", ""),
    ("Told", ""),
];

/// Declared names that readers do not know, or know as another thing.
fn refused_names(name: &str, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    for declared in code.windows(2) {
        let [keyword, own] = declared else { continue };
        let is_type = ["struct", "enum", "trait", "type"].contains(&keyword.text.as_str());
        if !is_type && !["mod", "fn", "const", "static"].contains(&keyword.text.as_str()) {
            continue;
        }
        let Token { text, line } = own;
        let words = format!("_{}_", words_of(text));
        for (word, better) in REFUSED_WORDS {
            if words.contains(&format!("_{word}_")) {
                found.push(format!(
                    "{name}:{line} names `{text}`; instead of \"{word}\" say {better}."
                ));
            }
        }
        let names_event =
            !is_type && keyword.text != "mod" && (words.contains("_event_") || words.contains("_events_"));
        if names_event && !words.contains("_an_event_") && TOURNAMENTS.iter().any(|place| name.starts_with(place)) {
            found.push(format!(
                "{name}:{line} names `{text}`; instead of \"event\" say tournament."
            ));
        }
        let is_elsewhere = |(refused, place): &&(&str, &str)| text == refused && name != *place;
        if let Some((_, place)) = TYPES_WITH_ONE_PLACE.iter().find(is_elsewhere).filter(|_| is_type) {
            let why = if place.is_empty() {
                "the noun of its content"
            } else {
                *place
            };
            found.push(format!(
                "{name}:{line} names a type `{text}`; that name belongs to {why}."
            ));
        }
    }
    found
}

/// The words of a name in lower case: `own_voice` of `OwnVoice` and of `OWN_VOICE`.
fn words_of(name: &str) -> String {
    let mut words = String::new();
    let mut was_lower = false;
    for c in name.chars() {
        if c.is_uppercase() && was_lower {
            words.push('_');
        }
        was_lower = c.is_lowercase() || c.is_ascii_digit();
        words.extend(c.to_lowercase());
    }
    words
}

/// Rules for the program's own code, tests taken out.
fn rules_of_src(name: &str, text: &str, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    for (signs, called) in [
        (&["unwrap", "(", ")"][..], "unwrap()"),
        (&["expect", "(", "\""], "expect(…)"),
    ] {
        for token in sequences(code, signs) {
            found.push(format!(
                "{name}:{} calls {called}; say with a type what happens when it is not there.",
                token.line
            ));
        }
    }
    if !SERDE.iter().any(|place| name.starts_with(place))
        && let Some(token) = code
            .iter()
            .find(|token| matches!(token.text.as_str(), "serde" | "serde_json"))
    {
        found.push(format!(
            "{name}:{} names serde, which belongs to stored forms only ({}).",
            token.line,
            SERDE.join(", ")
        ));
    }
    if source_of(name) == Some("laws")
        && !WITHOUT_RULES.iter().any(|file| name.ends_with(file))
        && !["Art", "D.2", "Guidelines"].iter().any(|word| text.contains(word))
    {
        found.push(format!(
            "{name} cites no Article; a rule says where it stands in the Laws."
        ));
    }
    if !MAY_OPEN.contains(&name) {
        let opens = |path: &source::Path| OPENS.iter().any(|open| path.parts.ends_with(&open.map(str::to_owned)));
        for path in paths(code).iter().filter(|path| opens(path)) {
            found.push(format!(
                "{name}:{} calls `{}`; files are opened by adapters::own_files and disk_files, which wait for nobody.",
                path.line,
                path.parts.join("::")
            ));
        }
    }
    let own = source_of(name).unwrap_or_default();
    found.extend(parts_only(name, own, code));
    if PURE.contains(&own) {
        found.extend(impurities(name, own, code));
    }
    found
}

/// Paths into a crate of which this one may name a part only.
fn parts_only(name: &str, own: &str, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    for [_, used, part] in PARTS.iter().filter(|[of, ..]| *of == own) {
        for path in paths(code).iter().filter(|path| path.parts[0] == *used) {
            let full = path.parts.join("::");
            if full != *part && !full.starts_with(&format!("{part}::")) {
                found.push(format!(
                    "{name}:{} uses `{full}`; {own} may use `{part}` only.",
                    path.line
                ));
            }
        }
    }
    found
}

/// Names in the pure half that it may not have.
fn impurities(name: &str, own: &str, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    let mut say = |line: usize, what: &str| {
        found.push(format!("{name}:{line} names {what}; {own} is in the pure half, which does no input or output and never asks the time."));
    };
    for path in paths(code) {
        let full = path.parts.join("::");
        if let Some(banned) = BANNED
            .iter()
            .find(|banned| full == **banned || full.starts_with(&format!("{banned}::")))
        {
            say(path.line, banned);
        }
    }
    for token in code {
        if BANNED_WORDS.contains(&token.text.as_str()) {
            say(token.line, &token.text);
        }
    }
    found
}

/// The tokens at which this sequence starts; `"` in it is any string.
fn sequences<'a>(code: &'a [Token], signs: &[&str]) -> Vec<&'a Token> {
    let is = |text: &str, sign: &str| text == sign || sign == "\"" && text.starts_with('"');
    code.windows(signs.len())
        .filter(|window| window.iter().zip(signs).all(|(token, sign)| is(&token.text, sign)))
        .map(|window| &window[0])
        .collect()
}

/// The crate whose own code stands in that file: `crates/laws/src/game.rs` is of `laws`, `src/main.rs` of `annabella`; a test is of none.
fn source_of(name: &str) -> Option<&str> {
    if name.starts_with("src/") {
        return Some("annabella");
    }
    let (own, inside) = name.strip_prefix("crates/")?.split_once('/')?;
    inside.starts_with("src/").then_some(own)
}

/// The top of the repository.
pub(crate) fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources, read once for all tests about their structure.
fn sources() -> &'static SourceTree {
    static SOURCES: OnceLock<SourceTree> = OnceLock::new();
    SOURCES.get_or_init(|| SourceTree::at(top()))
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} finding(s):\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_sources_keep_the_rules_of_the_house() {
    let files: Vec<(String, String)> = ["src", "crates", "tests", "benches"]
        .iter()
        .flat_map(|folder| rust_files(top(), folder))
        .collect();
    let tests: Vec<String> = files.iter().flat_map(|(name, text)| test_modules(name, text)).collect();
    let found: Vec<String> = files
        .iter()
        .flat_map(|(name, text)| findings(name, text, &tests))
        .collect();
    assert_none(&found);
}

#[test]
fn docs_and_stories_say_they_of_people() {
    let docs = files_of(top(), "docs", "md")
        .into_iter()
        .chain(files_of(top(), "crates", "md"));
    let pages = [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "assets/manual/en.md",
    ];
    let pages = pages.map(|name| (name.to_owned(), std::fs::read_to_string(top().join(name)).unwrap()));
    let mut found: Vec<String> = docs
        .chain(pages)
        .chain(files_of(top(), "tests/games", "md"))
        .flat_map(|(name, text)| gendered(&name, text.lines()))
        .collect();
    let stories = files_of(top(), "tests/games", "game");
    assert!(stories.len() > 500, "only {} stories were found", stories.len());
    for (name, text) in stories {
        found.extend(gendered(
            &name,
            text.lines().map(|line| if line.starts_with('#') { line } else { "" }),
        ));
    }
    assert_none(&found);
}

#[test]
fn no_test_and_no_story_has_a_long_name() {
    let found: Vec<String> = promises::names(top())
        .into_iter()
        .filter(|name| name.chars().count() > LETTERS_OF_A_NAME)
        .map(|name| format!("`{name}` has more than {LETTERS_OF_A_NAME} letters; say its point alone."))
        .collect();
    assert_none(&found);
}

#[test]
fn no_type_is_in_too_many_files_and_no_struct_too_wide() {
    let sources = sources();
    let mut found = too_many(
        &sources.implementations(),
        FILES_OF_A_TYPE,
        "is implemented in",
        "files",
    );
    found.extend(too_many(&sources.struct_fields(), FIELDS_OF_A_STRUCT, "has", "fields"));
    assert_none(&found);
}

#[test]
fn few_files_import_each_other_in_a_circle() {
    let circles = sources().circles();
    assert!(!circles.is_empty(), "no circle of two files was found");
    let wide = circles.iter().flat_map(|(own, circles)| {
        let wide = circles.iter().filter(|circle| circle.len() > FILES_OF_A_CIRCLE);
        wide.map(move |circle| {
            format!(
                "In `{own}` {} files import each other in a circle; {FILES_OF_A_CIRCLE} are the most: {circle:?}. A value knows no act.",
                circle.len()
            )
        })
    });
    assert_none(&wide.collect::<Vec<_>>());
}

#[test]
fn within_the_laws_everything_uses_what_is_below_it() {
    let imports = sources().imports_within_laws();
    assert!(imports.len() > 100, "only {} imports were found", imports.len());
    let unplaced = imports.iter().flat_map(|(own, used)| [own, used]);
    let unplaced = unplaced.filter(|module| !FLOORS.contains(&module.as_str()));
    let mut found: Vec<String> = unplaced
        .map(|module| format!("`laws::{module}` has no place yet; give it one in tests/it/tidy/floors.rs."))
        .collect();
    let up = upward(&imports, FLOORS).into_iter();
    found.extend(
        up.map(|(own, used)| {
            format!("laws::{own} uses laws::{used}, which stands above it (tests/it/tidy/floors.rs).")
        }),
    );
    found.sort();
    found.dedup();
    assert_none(&found);
}

/// Only rules ask for the number of an edition and the place of a rule.
#[test]
fn the_state_of_a_game_asks_no_rule() {
    let files = rust_files(top(), "crates/laws/src");
    let state = files.iter().filter(|(name, _)| {
        !name.starts_with("crates/laws/src/rules/")
            && !["regulations.rs", "articles.rs"].iter().any(|own| name.ends_with(own))
    });
    let asks = |(name, text): &(String, String)| {
        let code = without_tests(&tokens(text));
        let asked = ["parameters", "article"].map(|rule| sequences(&code, &[".", rule, "("]).len());
        (asked.iter().sum::<usize>() > 0).then(|| format!("{name} asks the regulations; say it in the event."))
    };
    assert_none(&state.filter_map(asks).collect::<Vec<_>>());
}

/// The counts over the limit.
fn too_many(counts: &[Count], limit: usize, has: &str, what: &str) -> Vec<String> {
    let over = counts.iter().filter(|count| count.number > limit);
    over.map(|Count { name, place, number }| {
        format!(
            "{name} ({place}) {has} {number} {what}; {limit} is the most. What changes together is a value with a name."
        )
    })
    .collect()
}

#[test]
fn architecture_names_every_crate() {
    let page = std::fs::read_to_string(top().join("ARCHITECTURE.md")).unwrap();
    let crates = std::fs::read_dir(top().join("crates")).unwrap();
    let names = crates.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let missing = names.filter(|name| !page.contains(&format!("`{name}`")));
    assert_none(
        &missing
            .map(|name| format!("ARCHITECTURE.md does not name `{name}`."))
            .collect::<Vec<_>>(),
    );
}

/// Languages are one list: a file that names these two, far from each other in every order, keeps a list of its own.
const FAR_APART: [&[&str]; 2] = [
    &["nl", "Nl", "Dutch", "DUTCH", "Nederlands"],
    &["pt-PT", "pt_PT", "pt", "PtPt", "Portuguese", "PORTUGUESE", "português"],
];
/// The one list, and the piece letters of every language that has any (C.2), ours or not.
const NAMES_LANGUAGES: &[&str] = &["crates/locale/src/languages.rs", "crates/notation/src/algebraic.rs"];

#[test]
fn no_other_list_of_languages_is_kept_by_hand() {
    // Files in one language each, and files about the past, are no list.
    let own = ["assets/manual", "docs/screens", "assets/pieces"].map(|folder| top().join(folder));
    let mut folders = ["src", "crates", "assets", "packaging", "docs", ".ci", ".github"]
        .map(|name| top().join(name))
        .to_vec();
    let mut files: Vec<PathBuf> = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Makefile"]
        .map(|name| top().join(name))
        .into();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let list = if path.is_dir() { &mut folders } else { &mut files };
            list.extend(Some(path).filter(|path| !own.contains(path)));
        }
    }
    assert!(files.len() > 400, "only {} files were found", files.len());
    let lists = files.iter().filter_map(|path| {
        let name = path.strip_prefix(top()).unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).ok()?;
        let is_test = name.split('/').any(|part| part == "tests" || part == "tests.rs");
        (!is_test && !NAMES_LANGUAGES.contains(&name.as_str()) && lists_languages(&name, &text)).then(|| {
            format!("{name} lists languages by hand; take them from `locale::languages`, and for packages from packaging/texts.")
        })
    });
    assert_none(&lists.collect::<Vec<_>>());
}

/// True if the file names both of two languages far apart; tests may.
fn lists_languages(name: &str, text: &str) -> bool {
    let is_rust = Path::new(name).extension().is_some_and(|ending| ending == "rs");
    let code = is_rust.then(|| without_tests(&tokens(text)));
    let code = code.map(|code| code.into_iter().map(|token| token.text + "\n").collect::<String>());
    let text = code.as_deref().unwrap_or(text);
    let words: BTreeSet<&str> = text
        .split(|c: char| !(c.is_alphanumeric() || "-_".contains(c)))
        .collect();
    FAR_APART
        .iter()
        .all(|language| language.iter().any(|word| words.contains(word)))
}

mod tests {
    use super::source::test_modules;
    use super::{findings, lists_languages};

    fn check(name: &str, text: &str, expected: &[&str]) {
        let found = findings(name, text, &[]);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.contains(expected), "{found:?} should say {expected:?}");
        }
    }

    #[test]
    fn part_of_a_crate_may_be_allowed() {
        check("crates/ui/src/hall.rs", "use hall::screen::HallScreen;", &[]);
        check(
            "crates/ui/src/hall.rs",
            "use hall::desk::HallDesk;",
            &["crates/ui/src/hall.rs:1 uses `hall::desk::HallDesk`; ui may use `hall::screen` only"],
        );
        check("crates/ui/src/window.rs", "use crate::hall::Pages;", &[]);
    }

    #[test]
    fn the_pure_half_has_no_world_and_no_time() {
        check("crates/query/src/lib.rs", "use std::{fs, fmt};", &["names std::fs"]);
        check(
            "crates/query/src/lib.rs",
            "fn f(now: std::time::Instant) {}",
            &["names Instant"],
        );
        check("crates/adapters/src/files.rs", "use std::fs;", &[]);
        check(
            "crates/query/src/lib.rs",
            "#[cfg(test)]\nmod tests { use std::fs; }",
            &[],
        );
    }

    #[test]
    fn a_list_of_languages_is_one_in_any_file() {
        assert!(lists_languages("docs/x.md", "in Deutsch, Nederlands and português"));
        assert!(lists_languages(
            "src/x.rs",
            "const ALL: &[&str] = &[\"nl\", \"pt-PT\"];"
        ));
        assert!(!lists_languages(
            "src/x.rs",
            "// nl and pt-PT\n#[cfg(test)] mod tests { fn f() { (Nl, PtPt) } }"
        ));
        assert!(!lists_languages("src/x.rs", "Locale::PtPt => \"only Portugal\","));
    }

    #[test]
    fn nothing_is_left_for_later() {
        check(
            "tests/it/x.rs",
            "#[ignore]\nfn f() {}",
            &["tests/it/x.rs:1 has `#[ignore`"],
        );
        check("src/app.rs", "fn f() { todo!() }", &["has `todo!`"]);
        check(
            "src/app.rs",
            "fn f() { x.unwrap(); y.expect(\"z\") }",
            &["calls unwrap()", "calls expect(…)"],
        );
        check("src/app.rs", "#[cfg(test)] mod tests { fn f() { x.unwrap() } }", &[]);
    }

    #[test]
    fn a_test_module_in_a_file_of_its_own_is_exempt() {
        let tests = test_modules("crates/laws/src/lib.rs", "#[cfg(test)]\npub(crate) mod stories;");
        assert_eq!(tests, ["crates/laws/src/stories.rs", "crates/laws/src/stories/"]);
        assert_eq!(
            test_modules("crates/laws/src/game.rs", "#[cfg(test)] mod tests {} mod x;"),
            [""; 0]
        );
        assert_eq!(findings("crates/laws/src/stories.rs", "use std::fs;", &tests), [""; 0]);
    }

    #[test]
    fn a_comment_opens_with_a_noun_or_a_verb() {
        check(
            "crates/query/src/lib.rs",
            "/// Whose turn it is.\nfn f() {}\n// Of the two the first.\n// What follows is the same comment.",
            &[
                "lib.rs:1 opens a comment with \"Whose\"",
                "lib.rs:3 opens a comment with \"Of\"",
            ],
        );
        check("crates/query/src/lib.rs", "/// Whatsit: a noun.\n//! Asks.", &[]);
    }

    #[test]
    fn people_are_they() {
        let text = "// He waits.\nx(); // Shows him both.\nlet history = 1; // The history of this.";
        let found = ["x.rs:1 says \"He\"", "x.rs:2 says \"him\""];
        check("tests/it/x.rs", text, &found);
    }

    #[test]
    fn a_name_has_the_words_of_the_field() {
        check(
            "tests/it/x.rs",
            "struct OwnVoice;\nfn on_move(men: u8) {}\nconst BESIDE_IT: u8 = 0;\nfn omen(human: u8) {}\nstruct Tournament;",
            &[
                "x.rs:1 names `OwnVoice`; instead of \"own_voice\" say built_in_voice",
                "x.rs:2 names `on_move`",
                "x.rs:3 names `BESIDE_IT`",
            ],
        );
        let pairing = "pub struct Pairing { desk: Desk }";
        check("crates/link/src/roster.rs", pairing, &[]);
        check("crates/hall/src/berger.rs", pairing, &["names a type `Pairing`"]);
        check("crates/hall/src/berger.rs", "struct BergerPairing; fn desk() {}", &[]);
        let events = "fn join_event() {} struct Event; fn at_an_event() {} const EVENTS: u8 = 0;";
        check(
            "crates/hall/src/berger.rs",
            events,
            &["names `join_event`", "names a type `Event`", "names `EVENTS`"],
        );
    }

    #[test]
    fn stored_forms_are_kept_apart() {
        check(
            "crates/speech/src/earcon.rs",
            "#[derive(serde::Serialize)] struct X;",
            &["names serde"],
        );
        check("crates/journal/src/record.rs", "use serde::Serialize;", &[]);
    }

    #[test]
    fn a_rule_cites_its_article() {
        check("crates/laws/src/turn.rs", "//! Turns.", &["cites no Article"]);
        check("crates/laws/src/turn.rs", "//! Turns (Art. 4).", &[]);
    }
}
