//! The measure of the house: how many files implement a type, how many fields a struct has, which imports of `laws` run upward,
//! how many files a new event, setting or key touches, how long the program is. The tidy test sets limits to some of it;
//! `make measure` prints it all, beside an earlier commit.

use super::circles::Crate;
use super::source::{Token, paths, rust_files, test_items, test_modules, tokens, without_tests};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Traits of the language and its library: what a type of any kind may also be. An `impl` of one is no part of the count.
const COMMON_TRAITS: &str = "Add AddAssign AsRef Borrow Clone Debug Default Deref DerefMut Deserialize Display Div Drop Eq Error \
    Extend From FromIterator FromStr Hash Index IndexMut Into IntoIterator Iterator Mul Neg Not Ord PartialEq PartialOrd Read \
    Serialize Sub SubAssign Sum TryFrom Write";

/// A file of `src` without its tests.
pub(crate) struct Source {
    /// The path from the top of the repository, with `/`.
    pub(crate) name: String,
    code: Vec<Token>,
    lines: usize,
}

impl Source {
    fn new(name: &str, text: &str) -> Self {
        let all = tokens(text);
        let tests: usize = test_items(&all)
            .iter()
            .map(|item| all[item.end - 1].line - all[item.start].line + 1)
            .sum();
        Source {
            name: name.to_owned(),
            lines: text.lines().count() - tests,
            code: without_tests(&all),
        }
    }

    /// The path of modules that it is in its crate.
    fn place_in_crate(&self) -> Vec<&str> {
        let path = self
            .name
            .split_once("src/")
            .map_or("", |(_, path)| path)
            .trim_end_matches(".rs");
        let mut place: Vec<&str> = path.split('/').collect();
        if matches!(place.last(), Some(&("mod" | "lib" | "main"))) {
            place.pop();
        }
        place
    }

    /// The place within a room, module by module; `None` if it is in another.
    fn place_within(&self, room: &str) -> Option<Vec<&str>> {
        let path = within(&self.name, room)?;
        let path = path
            .trim_end_matches(".rs")
            .trim_end_matches("mod")
            .trim_end_matches("lib")
            .trim_end_matches('/');
        Some(path.split('/').filter(|part| !part.is_empty()).collect())
    }

    fn word(&self, at: usize) -> &str {
        self.code.get(at).map_or("", |token| token.text.as_str())
    }

    /// One past the `>` that closes the `<` at `at`, or `at` itself where there is none.
    fn behind_generics(&self, at: usize) -> usize {
        let (mut here, mut depth) = (at, 0);
        while here < self.code.len() {
            match self.word(here) {
                "<" => depth += 1,
                ">" if self.word(here.wrapping_sub(1)) != "-" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return if here == at { at } else { here + 1 };
            }
            here += 1;
        }
        here
    }

    /// The types that this file implements, by name: an `impl` of their own, or of a trait that is not a common one.
    fn implemented(&self) -> BTreeSet<String> {
        let starts_an_item = |at: usize| at == 0 || matches!(self.word(at - 1), "}" | "{" | ";" | "]");
        (0..self.code.len())
            .filter(|at| self.word(*at) == "impl" && starts_an_item(*at))
            .filter_map(|at| {
                let (first, behind) = self.last_name(self.behind_generics(at + 1));
                if self.word(behind) != "for" {
                    return first;
                }
                let of = first.filter(|of| !COMMON_TRAITS.split(' ').any(|common| common == of));
                of.and_then(|_| self.last_name(behind + 1).0)
            })
            .collect()
    }

    /// The last name of the path at `at`, its generics left out, and where the path ends.
    fn last_name(&self, mut at: usize) -> (Option<String>, usize) {
        let mut name = None;
        while !matches!(self.word(at), "{" | "for" | "where" | "") {
            match self.word(at) {
                "<" => {
                    at = self.behind_generics(at);
                    continue;
                }
                word if word.starts_with(char::is_alphabetic) => name = Some(word.to_owned()),
                _ => {}
            }
            at += 1;
        }
        (name, at)
    }

    /// The structs and enums that this file declares.
    fn declared(&self) -> impl Iterator<Item = &str> {
        let words = 0..self.code.len();
        let keywords = words.filter(|at| matches!(self.word(*at), "struct" | "enum"));
        keywords.map(|at| self.word(at + 1))
    }

    /// The variants of the enum of that name, if it is declared here.
    fn variants(&self, name: &str) -> Vec<String> {
        let Some(at) = (0..self.code.len()).find(|at| self.word(*at) == "enum" && self.word(at + 1) == name) else {
            return Vec::new();
        };
        let (mut depth, mut variants) = (0, Vec::new());
        let starts = |here: usize| matches!(self.word(here - 1), "{" | "," | "]");
        for here in at + 2.. {
            match self.word(here) {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                word if depth == 1 && word.starts_with(char::is_uppercase) && starts(here) => {
                    variants.push(word.to_owned());
                }
                _ => {}
            }
            if depth == 0 {
                return variants;
            }
        }
        variants
    }

    /// The structs that this file declares, and how many fields each has.
    fn structs(&self) -> impl Iterator<Item = (&str, usize)> {
        let words = (0..self.code.len()).filter(|at| self.word(*at) == "struct");
        words.map(|at| (self.word(at + 1), self.fields(self.behind_generics(at + 2))))
    }

    /// The fields of the struct whose name and generics end at `at`.
    fn fields(&self, mut at: usize) -> usize {
        while !matches!(self.word(at), "{" | "(" | ";" | "") {
            at += 1;
        }
        let named = self.word(at) == "{";
        let (mut depth, mut count) = (0, 0);
        for here in at.. {
            match self.word(here) {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                ":" if named && depth == 1 => count += 1,
                "," if !named && depth == 1 => count += 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        count
    }
}

/// Something that is counted: a type by its name, where it is declared, and the number.
pub(crate) struct Count {
    pub(crate) name: String,
    pub(crate) place: String,
    pub(crate) number: usize,
}

/// The program as it stands in a folder.
pub(crate) struct SourceTree(Vec<Source>);

impl SourceTree {
    /// Reads `src` and `crates` below the folder `top`.
    pub(crate) fn at(top: &Path) -> Self {
        let folders = ["src", "crates"];
        let files: Vec<(String, String)> = folders.iter().flat_map(|folder| rust_files(top, folder)).collect();
        let tests: Vec<String> = files.iter().flat_map(|(name, text)| test_modules(name, text)).collect();
        let is_program = |name: &str| !tests.iter().any(|place| name.starts_with(place.as_str()));
        let program = files.iter().filter(|(name, _)| is_program(name));
        SourceTree(program.map(|(name, text)| Source::new(name, text)).collect())
    }

    /// In how many files each type is implemented, the most first.
    pub(crate) fn implementations(&self) -> Vec<Count> {
        let mut declared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for file in &self.0 {
            for name in file.declared() {
                declared.entry(name).or_default().push(&file.name);
            }
        }
        let mut counted: BTreeMap<(String, &str), usize> = BTreeMap::new();
        for file in &self.0 {
            for name in file.implemented() {
                // The nearest of several types with one name is meant.
                let near = |place: &&&str| common_length(place, &file.name);
                let place = declared
                    .get(name.as_str())
                    .and_then(|places| places.iter().max_by_key(near));
                if let Some(place) = place {
                    *counted.entry((name, place)).or_default() += 1;
                }
            }
        }
        sorted(counted.into_iter().map(|((name, place), number)| Count {
            name,
            place: place.to_owned(),
            number,
        }))
    }

    /// The number of fields of each struct, the most first.
    pub(crate) fn struct_fields(&self) -> Vec<Count> {
        sorted(self.0.iter().flat_map(|file| {
            file.structs().map(|(name, number)| Count {
                name: name.to_owned(),
                place: file.name.clone(),
                number,
            })
        }))
    }

    /// The modules of `laws` that use others: pairs of names. Each of the rules is a module of its own.
    pub(crate) fn imports_within_laws(&self) -> BTreeSet<(String, String)> {
        let files = self
            .0
            .iter()
            .filter_map(|file| Some((file, file.place_within("laws")?)));
        let files: Vec<(&Source, Vec<&str>)> = files.collect();
        let named = |place: &[&str]| match place {
            ["rules", part, ..] => format!("rules::{part}"),
            [first, ..] => (*first).to_owned(),
            [] => String::new(),
        };
        let modules: BTreeSet<String> = files.iter().map(|(_, place)| named(place)).collect();
        // A name that `laws` exports again belongs to its definition.
        let module = |place: &[&str]| {
            [named(place), format!("rules::{}", place.first()?)]
                .into_iter()
                .find(|name| modules.contains(name))
        };
        let mut imports = BTreeSet::new();
        for (file, place) in files.iter().filter(|(_, place)| !place.is_empty()) {
            let own = named(place);
            for used in paths(&file.code) {
                let parts: Vec<&str> = used.parts.iter().map(String::as_str).collect();
                let supers = parts.iter().take_while(|part| **part == "super").count();
                let target: Vec<&str> = match parts[..] {
                    ["crate", "laws", ..] => parts[2..].to_vec(),
                    ["crate", ..] if file.name.starts_with("crates/") => parts[1..].to_vec(),
                    _ if (1..=place.len()).contains(&supers) => {
                        [&place[..place.len() - supers], &parts[supers..]].concat()
                    }
                    _ => continue,
                };
                if let Some(used) = module(&target).filter(|used| *used != own) {
                    imports.insert((own.clone(), used));
                }
            }
        }
        imports
    }

    /// The number of files that have one of these words.
    fn files_with(&self, words: &[String]) -> usize {
        let has = |file: &&Source| file.code.iter().any(|token| words.contains(&token.text));
        self.0.iter().filter(has).count()
    }

    /// The variants of the enum of that name in the crate `folder`.
    fn variants(&self, folder: &str, name: &str) -> Vec<String> {
        let files = self.0.iter().filter(|file| within(&file.name, folder).is_some());
        files.flat_map(|file| file.variants(name)).collect()
    }

    /// The rows `Name = "name"` of a list below `folder`.
    fn rows(&self, folder: &str) -> Vec<String> {
        let files = self.0.iter().filter(|file| within(&file.name, folder).is_some());
        let windows = files.flat_map(|file| file.code.windows(3));
        let rows = windows.filter(|window| window[1].text == "=" && window[2].text == kebab(&window[0].text));
        rows.map(|window| window[0].text.clone()).collect()
    }

    /// The circles of imports in each crate that has any: the files of each, the largest first.
    pub(crate) fn circles(&self) -> Vec<(String, Vec<BTreeSet<&str>>)> {
        let mut crates: BTreeMap<String, Vec<&Source>> = BTreeMap::new();
        for file in &self.0 {
            let own = file
                .name
                .strip_prefix("crates/")
                .and_then(|rest| rest.split_once("/src/"));
            crates
                .entry(own.map_or("annabella", |(own, _)| own).to_owned())
                .or_default()
                .push(file);
        }
        let circles = crates.into_iter().map(|(own, files)| {
            let files = files
                .iter()
                .map(|file| (file.place_in_crate(), file.name.as_str(), file.code.as_slice()));
            let circles = Crate::new(files).circles();
            (own, circles)
        });
        circles.filter(|(_, circles)| !circles.is_empty()).collect()
    }

    fn lines(&self) -> usize {
        self.0.iter().map(|file| file.lines).sum()
    }

    /// The lines that hold more than a comment.
    fn lines_of_code(&self) -> usize {
        let lines = |file: &Source| file.code.iter().map(|token| token.line).collect::<BTreeSet<_>>().len();
        self.0.iter().map(lines).sum()
    }

    /// The measure: what is measured, what it should be, and what it is. `floors` names the modules of `laws` from the lowest up.
    pub(crate) fn measure(&self, floors: &[&str]) -> Vec<[String; 3]> {
        let mut rows = Vec::new();
        let mut row = |what: &str, goal: &str, is: String| rows.push([what.to_owned(), goal.to_owned(), is]);
        let implementations = self.implementations();
        for name in ["Table", "Game", "Runner", "Window"] {
            let found = implementations.iter().find(|count| count.name == name);
            let number = found.map_or("none of that name".to_owned(), |count| count.number.to_string());
            row(&format!("files that implement `{name}`"), "6", number);
        }
        let most = |count: &Count| format!("{} {}", count.name, count.number);
        for (at, count) in implementations.iter().take(3).enumerate() {
            row(&format!("the most, {}", at + 1), "6", most(count));
        }
        for (at, count) in self.struct_fields().iter().take(10).enumerate() {
            row(&format!("fields of the largest structs, {}", at + 1), "20", most(count));
        }
        let imports = self.imports_within_laws();
        let upward = upward(&imports, floors).len();
        row(
            "imports within `laws` that run upward",
            "0",
            format!("{upward} of {}", imports.len()),
        );
        let events = self.variants("laws", "Event").into_iter();
        let files = events.map(|name| self.files_with(&[format!("{name}Record"), name]));
        row("files that name an event", "5", median(files));
        let files = SWITCHES
            .map(|(name, field)| self.files_with(&[name.to_owned(), field.to_owned(), snake(name), kebab(name)]));
        row("files that name a switch of a seat", "3", median(files.into_iter()));
        let controls = self.rows("controls").into_iter();
        let files = controls.map(|name| self.files_with(&[kebab(&name), name]));
        row("files that name a control", "2", median(files));
        for (own, circles) in self.circles() {
            let sizes: Vec<String> = circles.iter().map(|circle| circle.len().to_string()).collect();
            row(
                &format!("circles of imports in `{own}`, files in each"),
                "5",
                sizes.join(", "),
            );
        }
        row(
            "lines of `src` and `crates` without tests",
            "–",
            self.lines().to_string(),
        );
        let code = self.lines_of_code();
        row("of these, neither blank nor a comment", "4,000 fewer", code.to_string());
        rows
    }
}

/// Switches that a seat has, by which a new one is measured, and where each is kept.
const SWITCHES: [(&str, &str); 6] = [
    ("ReadBack", "read_back_first"),
    ("MoveMyBoard", "typed_moves_move_my_board"),
    ("SecondKeyboard", "second_keyboard"),
    ("TimeMarks", "time_marks"),
    ("ShortTimes", "short_times"),
    ("Pulses", "pulses"),
];

/// The path of a file inside a crate; before there were crates, inside a folder of `src`.
fn within<'a>(name: &'a str, own: &str) -> Option<&'a str> {
    let inside = |name: &'a str| name.strip_prefix(own)?.strip_prefix('/');
    match name.strip_prefix("crates/") {
        Some(name) => inside(name)?.strip_prefix("src/"),
        None => inside(name.strip_prefix("src/")?),
    }
}

/// The imports that run from a lower floor to a higher one; a module without a floor stands above all.
pub(crate) fn upward<'a>(imports: &'a BTreeSet<(String, String)>, floors: &[&str]) -> Vec<&'a (String, String)> {
    let floor = |module: &str| floors.iter().position(|known| *known == module).unwrap_or(floors.len());
    imports.iter().filter(|(own, used)| floor(own) < floor(used)).collect()
}

/// The middle one, and beside it the least and the most.
fn median(numbers: impl Iterator<Item = usize>) -> String {
    let mut all: Vec<usize> = numbers.collect();
    all.sort_unstable();
    match (all.first(), all.get(all.len() / 2), all.last()) {
        (Some(least), Some(middle), Some(most)) => format!("{middle} ({least} to {most})"),
        _ => "none found".to_owned(),
    }
}

fn sorted(counts: impl Iterator<Item = Count>) -> Vec<Count> {
    let mut all: Vec<Count> = counts.collect();
    all.sort_by(|one, other| other.number.cmp(&one.number).then(one.name.cmp(&other.name)));
    all
}

fn common_length(one: &str, other: &str) -> usize {
    one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count()
}

/// `ShortTimes` as the string `"short-times"`.
fn kebab(name: &str) -> String {
    format!("\"{}\"", snake(name).replace('_', "-"))
}

/// `ShortTimes` as `short_times`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Source, SourceTree, upward};

    fn house(files: &[(&str, &str)]) -> SourceTree {
        SourceTree(files.iter().map(|(name, text)| Source::new(name, text)).collect())
    }

    fn shown(counts: &[super::Count]) -> Vec<String> {
        let shown = |count: &super::Count| format!("{} {} {}", count.name, count.place, count.number);
        counts.iter().map(shown).collect()
    }

    #[test]
    fn a_type_is_counted_once_a_file_and_common_traits_not_at_all() {
        let house = house(&[
            (
                "src/a.rs",
                "pub struct A<T>(T); impl<T: Fn() -> u8> A<T> {} impl<T> super::Own for A<T> {}",
            ),
            (
                "src/b.rs",
                "impl crate::a::A<u8> { fn f() -> impl Iterator<Item = u8> {} }",
            ),
            (
                "src/c.rs",
                "impl std::fmt::Display for A<u8> {} #[cfg(test)] impl A<u8> {}",
            ),
        ]);
        assert_eq!(shown(&house.implementations()), ["A src/a.rs 2"]);
    }

    #[test]
    fn types_of_one_name_are_kept_apart() {
        let house = house(&[
            ("src/a/mod.rs", "struct A;"),
            ("src/a/more.rs", "impl A {}"),
            ("src/b.rs", "enum A {} impl A {}"),
        ]);
        assert_eq!(shown(&house.implementations()), ["A src/a/mod.rs 1", "A src/b.rs 1"]);
    }

    #[test]
    fn fields_are_counted_and_what_stands_in_their_types_is_not() {
        let house = house(&[(
            "src/a.rs",
            "struct A<'a> { pub x: Box<dyn Fn(u8, y: u8)>, /// more: much\n #[doc(alias)] z: a::B<C, D> } struct E;",
        )]);
        assert_eq!(shown(&house.struct_fields()), ["A src/a.rs 2", "E src/a.rs 0"]);
    }

    #[test]
    fn an_import_from_a_lower_floor_is_found() {
        let house = house(&[
            ("src/laws/mod.rs", "use self::rule::A;"),
            ("src/laws/rule.rs", "use super::state::B; use crate::laws::state::C;"),
            (
                "src/laws/state.rs",
                "use super::{rule, part}; #[cfg(test)] use super::other;",
            ),
            ("src/laws/part/mod.rs", "use super::state;"),
            ("src/laws/part/rule.rs", "use super::rule; use super::super::rule;"),
        ]);
        let imports = house.imports_within_laws();
        let up: Vec<String> = upward(&imports, &["state", "part", "rule"])
            .iter()
            .map(|(own, used)| format!("{own} {used}"))
            .collect();
        assert_eq!(
            (imports.len(), up.join(", ")),
            (5, "part rule, state part, state rule".to_owned())
        );
    }

    #[test]
    fn the_measure_is_taken() {
        let house = house(&[
            (
                "src/laws/event.rs",
                "enum Event { Arrived { by: Person }, Resumed(Resumed), }",
            ),
            (
                "src/speech/tell.rs",
                "fn f() { Event::Arrived }\n#[cfg(test)]\nmod tests {\n}\n",
            ),
            (
                "src/controls/catalogue.rs",
                "rows! { Help = \"help\", \"short-times\"; }",
            ),
            (
                "src/table/mod.rs",
                "struct Table { a: u8 }\nimpl Table { fn short_times() {} }",
            ),
        ]);
        let rows: Vec<String> = house
            .measure(&[])
            .iter()
            .map(|[what, _, is]| format!("{what}: {is}"))
            .collect();
        for expected in [
            "files that implement `Table`: 1",
            "fields of the largest structs, 1: Table 1",
            "imports within `laws` that run upward: 0 of 0",
            "files that name an event: 2 (1 to 2)",
            "files that name a switch of a seat: 0 (0 to 2)",
            "files that name a control: 1 (1 to 1)",
            "lines of `src` and `crates` without tests: 5",
        ] {
            assert!(rows.iter().any(|row| row == expected), "{expected} is not in {rows:#?}");
        }
    }
}
