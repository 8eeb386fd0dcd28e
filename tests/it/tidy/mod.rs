//! The house rules that a compiler does not know: who may use whom, and what the pure half may not name.
//! Each finding is a sentence with its place; the reasons stand in ARCHITECTURE.md.

mod floors;
mod measure;
mod rooms;
mod source;

use floors::FLOORS;
use measure::{Count, House, upward};
use rooms::{ROOMS, Room};
use source::{Token, paths, test_modules, without_tests};
pub(crate) use source::{rust_files, tokens};
use std::path::Path;

/// What the pure half may not name.
const BANNED: &[&str] = &[
    "std::fs",
    "std::net",
    "std::thread",
    "egui",
    "eframe",
    "winit",
    "egui_extras",
    "cpal",
    "pulseaudio",
    "tts",
    "rfd",
    "rusqlite",
    "zbus",
];
/// Words it may not name in any form.
const BANNED_WORDS: &[&str] = &["Instant", "SystemTime"];

/// Where serde may be named: the stored forms, what is printed as JSON, and answers of others that are read. Elsewhere it would turn a type into a promise.
/// In `laws` it is in one file only, which says how each value of an event is written.
const SERDE: &[&str] = &[
    "src/laws/stored",
    "src/journal/record",
    "src/settings",
    "src/lichess/reading",
    "src/link",
    "src/hall/event/stored",
    "src/hall/desk/stored",
    "src/adapters/zenoh/config",
    "src/adapters/eboard/livechess",
    "src/adapters/settings",
    "src/adapters/releases",
    "src/cli",
    "src/script",
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
/// Where they may be called: in the one careful way, after it (SQLite opens by paths), for what the system itself says of its devices and
/// processes, and for a connection to a sound server.
const MAY_OPEN: &[&str] = &[
    "src/adapters/own_files.rs",
    "src/adapters/desk_file.rs",
    "src/adapters/sqlite.rs",
    "src/adapters/board_access.rs",
    "src/adapters/linux_battery.rs",
    "src/adapters/screen_reader/buses.rs",
    "src/adapters/wakefulness.rs",
    "src/adapters/pulse.rs",
];

/// Files of `laws` that hold no rule: `apply` refuses nothing, a moment is a number.
const WITHOUT_RULES: &[&str] = &["/mod.rs", "/moment.rs", "/stored.rs"];

/// A type that is implemented in more files than this is more than one idea.
const FILES_OF_A_TYPE: usize = 6;
/// A struct with more fields than this hides values that want a name.
const FIELDS_OF_A_STRUCT: usize = 20;

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
    let is_test = !name.starts_with("src/") || tests.iter().any(|place| name.starts_with(place.as_str()));
    if !is_test {
        found.extend(rules_of_src(name, text, &without_tests(&all)));
    }
    found
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
    if name.starts_with("src/laws/")
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
    let Some(own) = room_name(name) else {
        return found;
    };
    let Some(room) = ROOMS.iter().find(|room| room.name == own) else {
        found.push(format!(
            "{name}: `{own}` is no room yet; give it a line in tests/it/tidy/rooms.rs and in ARCHITECTURE.md."
        ));
        return found;
    };
    found.extend(neighbours(name, room, code));
    if room.pure {
        found.extend(impurities(name, room, code));
    }
    found
}

/// Paths into other rooms that this room may not use.
fn neighbours(name: &str, room: &Room, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    for path in paths(code) {
        let Some(path_in_crate) = from_crate_root(name, &path.parts) else {
            continue;
        };
        let Some(target) = path_in_crate
            .first()
            .filter(|first| ROOMS.iter().any(|room| room.name == first.as_str()))
        else {
            continue;
        };
        let full = path_in_crate.join("::");
        if target != room.name && !room.may_use(&full) {
            found.push(format!(
                "{name}:{} uses `{full}`; {} may use {} (see ARCHITECTURE.md).",
                path.line,
                room.name,
                room.allowed()
            ));
        }
    }
    found
}

/// The parts of a path behind the crate's root, or nothing where it does not lead there.
fn from_crate_root(name: &str, parts: &[String]) -> Option<Vec<String>> {
    let inside = name
        .trim_start_matches("src/")
        .trim_end_matches(".rs")
        .trim_end_matches("/mod");
    let depth = inside.split('/').count();
    let supers = parts.iter().take_while(|part| *part == "super").count();
    match parts.first().map(String::as_str) {
        Some("crate" | "annabella") => Some(parts[1..].to_vec()),
        // An inner module climbs less far than this says; a name that is no room is then passed over.
        Some("super") if supers >= depth => Some(parts[supers..].to_vec()),
        _ => None,
    }
}

/// What the pure half names and may not.
fn impurities(name: &str, room: &Room, code: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    let mut say = |line: usize, what: &str| {
        found.push(format!("{name}:{line} names {what}; {} is in the pure half, which does no input or output and never asks the time.", room.name));
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

/// `src/laws/game.rs` and `src/laws.rs` are in `laws`; `src/lib.rs` is in no room.
fn room_name(name: &str) -> Option<&str> {
    let first = name.strip_prefix("src/")?.split('/').next()?;
    Some(first.trim_end_matches(".rs")).filter(|room| *room != "lib")
}

/// The top of the repository.
pub(crate) fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} finding(s):\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_sources_keep_the_rules_of_the_house() {
    let files: Vec<(String, String)> = ["src", "tests", "benches"]
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
fn no_type_is_in_too_many_files_and_no_struct_too_wide() {
    let house = House::at(top());
    let mut found = too_many(&house.implementations(), FILES_OF_A_TYPE, "is implemented in", "files");
    found.extend(too_many(&house.struct_fields(), FIELDS_OF_A_STRUCT, "has", "fields"));
    assert_none(&found);
}

#[test]
fn within_the_laws_everything_uses_what_is_below_it() {
    let imports = House::at(top()).imports_within_laws();
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

/// Which number an edition has, and where a rule stands, is asked by rules only.
#[test]
fn the_state_of_a_game_asks_no_rule() {
    let files = rust_files(top(), "src/laws");
    let state = files.iter().filter(|(name, _)| {
        !name.starts_with("src/laws/rules/") && !["regulations.rs", "articles.rs"].iter().any(|own| name.ends_with(own))
    });
    let asks = |(name, text): &(String, String)| {
        let code = without_tests(&tokens(text));
        let asked = ["parameters", "article"].map(|rule| sequences(&code, &[".", rule, "("]).len());
        (asked.iter().sum::<usize>() > 0).then(|| format!("{name} asks the regulations; say it in the event."))
    };
    assert_none(&state.filter_map(asks).collect::<Vec<_>>());
}

/// What is over the limit.
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
fn architecture_names_every_room() {
    let page = std::fs::read_to_string(top().join("ARCHITECTURE.md")).unwrap();
    let missing: Vec<String> = ROOMS
        .iter()
        .filter(|room| !page.contains(&format!("`{}`", room.name)))
        .map(|room| format!("ARCHITECTURE.md does not name `{}`.", room.name))
        .collect();
    assert_none(&missing);
}

mod tests {
    use super::findings;
    use super::source::test_modules;

    fn check(name: &str, text: &str, expected: &[&str]) {
        let found = findings(name, text, &[]);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.contains(expected), "{found:?} should say {expected:?}");
        }
    }

    #[test]
    fn the_screen_may_not_name_the_laws() {
        check(
            "src/ui/board.rs",
            "use crate::{display, laws::Game};",
            &["src/ui/board.rs:1 uses `laws::Game`; ui may use display, controls"],
        );
    }

    #[test]
    fn speech_and_display_do_not_know_each_other() {
        check(
            "src/speech/tell.rs",
            "fn f() { crate::display::x() }",
            &["uses `display::x`"],
        );
        check("src/display/mod.rs", "use super::speech;", &["uses `speech`"]);
        check(
            "src/display/arbiter.rs",
            "use super::super::speech::Utterance;",
            &["uses `speech::Utterance`"],
        );
        check("src/display/arbiter.rs", "use super::speech::Column;", &[]);
    }

    #[test]
    fn part_of_a_room_may_be_allowed() {
        check("src/controls/intent.rs", "use crate::laws::command::Command;", &[]);
        check(
            "src/controls/intent.rs",
            "use crate::laws::turn::Turn;",
            &["uses `laws::turn::Turn`"],
        );
    }

    #[test]
    fn the_pure_half_has_no_world_and_no_time() {
        check("src/query/mod.rs", "use std::{fs, fmt};", &["names std::fs"]);
        check(
            "src/query/mod.rs",
            "fn f(now: std::time::Instant) {}",
            &["names Instant"],
        );
        check("src/query/mod.rs", "fn f(ui: &mut egui::Ui) {}", &["names egui"]);
        check("src/adapters/files.rs", "use std::fs;", &[]);
        check("src/query/mod.rs", "#[cfg(test)]\nmod tests { use std::fs; }", &[]);
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
        let tests = test_modules("src/laws/mod.rs", "#[cfg(test)]\npub(crate) mod stories;");
        assert_eq!(tests, ["src/laws/stories.rs", "src/laws/stories/"]);
        assert_eq!(
            test_modules("src/laws/game.rs", "#[cfg(test)] mod tests {} mod x;"),
            [""; 0]
        );
        assert_eq!(
            findings("src/laws/stories.rs", "use crate::ui; use std::fs;", &tests),
            [""; 0]
        );
    }

    #[test]
    fn stored_forms_are_kept_apart() {
        check(
            "src/speech/cue.rs",
            "#[derive(serde::Serialize)] struct X;",
            &["names serde"],
        );
        check("src/journal/record.rs", "use serde::Serialize;", &[]);
    }

    #[test]
    fn a_rule_cites_its_article() {
        check("src/laws/turn.rs", "//! Turns.", &["cites no Article"]);
        check("src/laws/turn.rs", "//! Turns (Art. 4).", &[]);
    }

    #[test]
    fn a_new_module_needs_a_room() {
        check("src/lounge.rs", "", &["`lounge` is no room yet"]);
    }
}
