//! The measure of the house: how many files a type is implemented in, and how many fields a struct has.

use super::source::{Token, tokens, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// Traits of the language and its library: what a type of any kind may also be. An `impl` of one is no part of the count.
const COMMON_TRAITS: &str = "Add AddAssign AsRef Borrow Clone Debug Default Deref DerefMut Deserialize Display Div Drop Eq Error \
    Extend From FromIterator FromStr Hash Index IndexMut Into IntoIterator Iterator Mul Neg Not Ord PartialEq PartialOrd Read \
    Serialize Sub SubAssign Sum TryFrom Write";

/// A file of `src`: its path from the top of the repository, and its words without the tests.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) code: Vec<Token>,
}

impl Source {
    pub(crate) fn new(name: &str, text: &str) -> Self {
        let code = without_tests(&tokens(text));
        Source {
            name: name.to_owned(),
            code,
        }
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

/// In how many files each type is implemented, the most first.
pub(crate) fn implementations(files: &[Source]) -> Vec<Count> {
    let mut declared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in files {
        for name in file.declared() {
            declared.entry(name).or_default().push(&file.name);
        }
    }
    let mut counted: BTreeMap<(String, &str), usize> = BTreeMap::new();
    for file in files {
        for name in file.implemented() {
            // Of several types with one name it is the one that stands nearest.
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

/// How many fields each struct has, the most first.
pub(crate) fn struct_fields(files: &[Source]) -> Vec<Count> {
    sorted(files.iter().flat_map(|file| {
        file.structs().map(|(name, number)| Count {
            name: name.to_owned(),
            place: file.name.clone(),
            number,
        })
    }))
}

fn sorted(counts: impl Iterator<Item = Count>) -> Vec<Count> {
    let mut all: Vec<Count> = counts.collect();
    all.sort_by(|one, other| other.number.cmp(&one.number).then(one.name.cmp(&other.name)));
    all
}

fn common_length(one: &str, other: &str) -> usize {
    one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count()
}

mod tests {
    use super::{Source, implementations, struct_fields};

    fn counted(files: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
        let files: Vec<Source> = files.iter().map(|(name, text)| Source::new(name, text)).collect();
        let shown = |count: &super::Count| format!("{} {} {}", count.name, count.place, count.number);
        let implemented = implementations(&files).iter().map(shown).collect();
        (implemented, struct_fields(&files).iter().map(shown).collect())
    }

    #[test]
    fn a_type_is_counted_once_a_file_and_common_traits_not_at_all() {
        let (implemented, _) = counted(&[
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
        assert_eq!(implemented, ["A src/a.rs 2"]);
    }

    #[test]
    fn types_of_one_name_are_kept_apart() {
        let (implemented, _) = counted(&[
            ("src/a/mod.rs", "struct A;"),
            ("src/a/more.rs", "impl A {}"),
            ("src/b.rs", "enum A {} impl A {}"),
        ]);
        assert_eq!(implemented, ["A src/a/mod.rs 1", "A src/b.rs 1"]);
    }

    #[test]
    fn fields_are_counted_and_what_stands_in_their_types_is_not() {
        let (_, fields) = counted(&[(
            "src/a.rs",
            "struct A<'a> { pub x: Box<dyn Fn(u8, y: u8)>, /// more: much\n #[doc(alias)] z: a::B<C, D> } struct E;",
        )]);
        assert_eq!(fields, ["A src/a.rs 2", "E src/a.rs 0"]);
    }
}
