//! A program that pairs the next round of a Swiss tournament: bbpPairings, `JaVaFo`, `py4swiss` and the like.
//!
//! It is started directly, never by a shell, in the folder of the tournament; its report and its list are files there, so that the
//! arbiter can check both.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::child::{Bounds, NoChildAnswer, answer, command};
use super::disk_files;
use super::uci::find;

/// The report that the program reads, in the folder of the tournament.
const REPORT: &str = "pairing.trf";
/// The list that it writes, if its command line names one.
const LIST: &str = "pairing.txt";

/// The words in a command line that stand for these two files.
const REPORT_WORD: &str = "{report}";
const LIST_WORD: &str = "{list}";

/// The largest list in bytes.
const LONGEST_LIST: u64 = 1 << 20;

/// The reason why a pairing program has made no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoList {
    /// The command line is empty.
    Unnamed,
    /// No program of that name is found.
    NotFound(String),
    /// The program cannot be started, for the system's reason.
    NotStarted(String, String),
    /// The program took longer than the patience and was ended.
    Late(String),
    /// The program ended with an error: its exit code if it has one, and the first line of its error output.
    Failed(String, Option<i32>, String),
    /// The output of the program is missing, too long, or no text.
    Unusable(String),
}

/// The words of a command line: blanks part them, quotation marks keep blanks in a word.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut is_quoted, mut has_word) = (Vec::new(), String::new(), false, false);
    for letter in line.chars() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                has_word = true;
            }
            blank if blank.is_whitespace() && !is_quoted => {
                if std::mem::take(&mut has_word) {
                    words.push(std::mem::take(&mut word));
                }
            }
            other => {
                word.push(other);
                has_word = true;
            }
        }
    }
    if has_word {
        words.push(word);
    }
    words
}

/// Checks that the command line names a program that is found.
///
/// # Errors
/// It names none, or the program is not found.
pub fn must_be_there(line: &str) -> Result<(), NoList> {
    let named = words(line).into_iter().next().ok_or(NoList::Unnamed)?;
    find(&named).map(drop).ok_or(NoList::NotFound(named))
}

/// Runs the program of that command line on the report, and returns its list. In the command line `{report}` stands for the report, which
/// otherwise comes last, and `{list}` for the file with the list, which is otherwise read from the program's output.
///
/// # Errors
/// The program is missing, does not start, takes longer than the patience or than it is wanted, fails, or its list cannot be read.
pub fn pair(
    line: &str,
    report: &str,
    folder: &Path,
    patience: Duration,
    is_called_off: impl Fn() -> bool,
) -> Result<String, NoList> {
    let mut words = words(line).into_iter();
    let named = words.next().ok_or(NoList::Unnamed)?;
    let program = find(&named).ok_or_else(|| NoList::NotFound(named.clone()))?;
    let not_started = |what: &std::io::Error| NoList::NotStarted(named.clone(), what.to_string());
    disk_files::replace_in(folder, REPORT, report).map_err(|why| not_started(&why))?;
    let list = folder.join(LIST);
    // The list of an earlier round must not be taken for this one.
    fs::remove_file(&list).ok();
    let mut arguments: Vec<String> = words.collect();
    if !arguments.iter().any(|word| word.contains(REPORT_WORD)) {
        arguments.push(REPORT_WORD.to_owned());
    }
    let writes_list = arguments.iter().any(|word| word.contains(LIST_WORD));
    let arguments = arguments
        .iter()
        .map(|word| word.replace(REPORT_WORD, REPORT).replace(LIST_WORD, LIST));
    let mut program = command(program);
    program.args(arguments).current_dir(folder);
    let bounds = Bounds {
        patience,
        most: LONGEST_LIST,
    };
    let answered = answer(&mut program, "", bounds, is_called_off).map_err(|why| match why {
        NoChildAnswer::NotStarted(what) => not_started(&what),
        NoChildAnswer::Late => NoList::Late(named.clone()),
        NoChildAnswer::Failed(code, said) => NoList::Failed(named.clone(), code, said),
        NoChildAnswer::Unusable => NoList::Unusable(named.clone()),
    })?;
    let bytes = if writes_list {
        disk_files::RegularFile::open(&list)
            .and_then(|mut opened| disk_files::at_most(&mut opened, LONGEST_LIST))
            .map_err(|_unread| NoList::Unusable(named.clone()))?
    } else {
        answered
    };
    String::from_utf8(bytes).map_err(|_letters| NoList::Unusable(named))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_parted_at_blanks_outside_quotation_marks() {
        assert_eq!(
            words(r#""C:\Program Files\bbp.exe" --dutch  {report} -p {list} """#),
            [r"C:\Program Files\bbp.exe", "--dutch", "{report}", "-p", "{list}", ""]
        );
        assert!(words("  ").is_empty());
    }
}
