//! Profiles: the settings of several people at one machine, each under a name.

/// Whether a profile can have that name: letters and digits first, then also blanks, hyphens and apostrophes, no more than
/// 40 signs. So every file system can keep it, and every voice can say it. The first profile has none.
pub fn may_name_profile(name: &str) -> bool {
    let may_stand = |letter: char| letter.is_alphanumeric() || [' ', '-', '_', '\''].contains(&letter);
    name.is_empty()
        || (name.chars().next().is_some_and(char::is_alphanumeric)
            && !name.ends_with(' ')
            && name.chars().all(may_stand)
            && name.chars().count() <= 40)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_a_file_system_can_keep() {
        for good in ["", "Ada", "Ada Müller-O'Neil", "2", "Ан"] {
            assert!(may_name_profile(good), "{good}");
        }
        for bad in [" ", ".", "..", "../x", "a/b", "a\\b", "C:", "-", "x\n", &"x".repeat(41)] {
            assert!(!may_name_profile(bad), "{bad}");
        }
    }
}
