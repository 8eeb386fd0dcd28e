//! The help names every subcommand and every option: `make attack` tries each of them on a locked game.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::subcommands::{Subcommand, of_usage};

fn usage() -> Vec<Subcommand> {
    let help = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("help")
        .env("LANG", "C.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LANGUAGE")
        .output()
        .unwrap();
    of_usage(&String::from_utf8(help.stdout).unwrap())
}

fn source(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli").join(name)).unwrap()
}

/// The texts in quotation marks.
fn quoted(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// The text between the first of these and the next end.
fn between<'a>(code: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = code.split_once(start).unwrap_or_default();
    rest.split_once(end).unwrap_or_default().0
}

#[test]
fn the_help_names_every_subcommand() {
    let known: Vec<String> = usage().into_iter().map(|command| command.name).collect();
    let code = source("mod.rs");
    // A row may stand behind a feature.
    let rows = between(&code, "const COMMANDS", "];").lines();
    let rows: String = rows.filter(|line| !line.trim_start().starts_with("#[")).collect();
    let mut taken: Vec<&str> = quoted(&rows).collect();
    let mut named: Vec<&str> = known.iter().map(String::as_str).collect();
    taken.sort_unstable();
    named.sort_unstable();
    assert_eq!(named, taken);
}

#[test]
fn the_help_names_every_option() {
    let usage = usage();
    let named: Vec<&str> = usage
        .iter()
        .flat_map(|command| command.options.iter().map(String::as_str))
        .collect();
    let mut unnamed = Vec::new();
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let code = source(&name);
        let listed = between(&code, "const OPTIONS", ";\n");
        let listed = listed.split_once('=').unwrap_or_default().1;
        let gathered = code.split("Given::gathered(").skip(1);
        let gathered = gathered.map(|rest| rest.split_once(")?").unwrap_or_default().0);
        let options = gathered.chain([listed]).flat_map(quoted);
        unnamed.extend(
            options
                .filter(|option| !named.contains(&format!("--{option}").as_str()))
                .map(|option| format!("{name}: --{option}")),
        );
    }
    assert_eq!(unnamed, Vec::<String>::new());
}
