//! Circles of imports: files of one crate which reach each other by the paths they name, each path followed to the file that
//! defines its last name.

use super::source::{Token, paths};
use std::collections::{BTreeMap, BTreeSet};

/// The longest way through names that files pass on (`pub use`) which is followed.
const PASSED_ON: usize = 8;

/// Keywords before the name that an item defines.
const ITEMS: [&str; 9] = [
    "struct", "enum", "trait", "fn", "type", "const", "static", "union", "mod",
];

/// The files of one crate.
pub(crate) struct Crate<'a>(BTreeMap<Vec<&'a str>, Module<'a>>);

struct Module<'a> {
    file: &'a str,
    defined: BTreeSet<&'a str>,
    /// The paths that the file names, from the top of its crate where they lead into it.
    named: Vec<Vec<String>>,
}

impl<'a> Crate<'a> {
    /// Reads files by their name and their words; each place is the path of modules that the file is.
    pub(crate) fn new(files: impl Iterator<Item = (Vec<&'a str>, &'a str, &'a [Token])>) -> Self {
        let mut modules = BTreeMap::new();
        for (place, file, code) in files {
            let word = |at: usize| code.get(at).map_or("", |token| token.text.as_str());
            let names = (1..code.len()).filter(|at| ITEMS.contains(&word(at - 1)));
            let absolute = |parts: &Vec<String>| {
                let ups = parts.iter().take_while(|part| *part == "super").count();
                let below = place.len().checked_sub(ups)?;
                Some(match parts.first().map(String::as_str) {
                    Some("crate") => parts[1..].to_vec(),
                    Some("self") => [own(&place), parts[1..].to_vec()].concat(),
                    _ => [own(&place[..below]), parts[ups..].to_vec()].concat(),
                })
            };
            let named = paths(code).iter().filter_map(|path| absolute(&path.parts)).collect();
            let defined = names.map(word).collect();
            modules.insert(place.clone(), Module { file, defined, named });
        }
        Crate(modules)
    }

    /// The file that a path leads to, if that is in this crate: the one that defines its last name, or the module itself.
    fn defining(&self, path: &[String], further: usize) -> Option<&'a str> {
        let place = |length: usize| path[..length].iter().map(String::as_str).collect::<Vec<_>>();
        let length = (0..=path.len())
            .rev()
            .find(|length| self.0.contains_key(&place(*length)))?;
        let module = self.0.get(&place(length))?;
        let Some(name) = path.get(length).filter(|name| *name != "*") else {
            return Some(module.file);
        };
        if module.defined.contains(name.as_str()) {
            return Some(module.file);
        }
        // The module passes the name on: by name, or all names of another module.
        let further = further.checked_sub(1)?;
        module.named.iter().find_map(|named| {
            let (last, above) = named.split_last()?;
            let leads = last == name && named[..] != path[..=length];
            match last.as_str() {
                "*" => self.defining(&[above, std::slice::from_ref(name)].concat(), further),
                _ if leads => self.defining(named, further),
                _ => None,
            }
        })
    }

    /// The circles of two files or more, the largest first.
    pub(crate) fn circles(&self) -> Vec<BTreeSet<&'a str>> {
        let uses: BTreeMap<&str, BTreeSet<&str>> = (self.0.values())
            .map(|module| {
                let used = module.named.iter().filter_map(|path| self.defining(path, PASSED_ON));
                (module.file, used.filter(|file| *file != module.file).collect())
            })
            .collect();
        let reached = |from: &'a str| {
            let (mut open, mut found) = (vec![from], BTreeSet::new());
            while let Some(next) = open.pop() {
                open.extend(
                    uses.get(next)
                        .into_iter()
                        .flatten()
                        .filter(|file| found.insert(**file))
                        .copied(),
                );
            }
            found
        };
        let all: BTreeMap<&str, BTreeSet<&str>> = uses.keys().map(|file| (*file, reached(file))).collect();
        let circle = |file: &&'a str| -> BTreeSet<&'a str> {
            all[file]
                .iter()
                .filter(|other| all[*other].contains(file))
                .copied()
                .collect()
        };
        let circles: BTreeSet<BTreeSet<&str>> = uses.keys().map(circle).filter(|circle| circle.len() > 1).collect();
        let mut circles: Vec<_> = circles.into_iter().collect();
        circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
        circles
    }
}

fn own(place: &[&str]) -> Vec<String> {
    place.iter().map(|part| (*part).to_owned()).collect()
}
