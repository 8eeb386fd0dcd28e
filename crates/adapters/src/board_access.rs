//! The reason why the port of an electronic board may not be opened, and the remedy.

#[cfg(unix)]
use std::path::{Path, PathBuf};

/// The reason why an existing port was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAccess {
    /// The port is gone by now.
    Gone,
    /// The user may open the port, so another program has it.
    Busy,
    /// The user is not in the group that owns the port.
    NotInGroup {
        /// The group.
        group: String,
        /// The user.
        user: String,
    },
    /// The user was added to the group after logging in.
    NotLoggedInSince {
        /// The group.
        group: String,
    },
    /// No group helps, and the rule that gives boards to the user sitting at the machine is not where the system reads
    /// it.
    NoRule {
        /// The path of a copy of the rule.
        rule: String,
    },
    /// The rule is there: the board was plugged in before it, or the user does not sit at this machine.
    NotByRule,
    /// The administrator of the machine has given the right to no group or user.
    NoRight,
}

impl NoAccess {
    /// The message with the reason and the remedy, and its values besides `device`.
    pub fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            Self::Gone => ("board-access-gone", Vec::new()),
            Self::Busy => ("board-access-busy", Vec::new()),
            Self::NotInGroup { group, user } => (
                "board-access-group",
                vec![("group", group.clone()), ("user", user.clone())],
            ),
            Self::NotLoggedInSince { group } => ("board-access-login", vec![("group", group.clone())]),
            Self::NoRule { rule } => ("board-access-rule", vec![("rule", rule.clone())]),
            Self::NotByRule => ("board-access-replug", Vec::new()),
            Self::NoRight => ("board-access-right", Vec::new()),
        }
    }
}

/// The reason why the port at that place was not opened. Windows lets every user open a port that is free.
#[cfg(not(unix))]
pub fn why_not(_place: &str) -> NoAccess {
    NoAccess::Busy
}

/// The reason why the port at that place was not opened.
#[cfg(unix)]
pub fn why_not(place: &str) -> NoAccess {
    Facts::of_this_machine(Path::new(place)).map_or(NoAccess::Gone, |facts| facts.why_not())
}

/// The facts about a port and about the user who wants to open it.
#[cfg(unix)]
#[derive(Clone, Debug, Default)]
struct Facts {
    /// The port's owner, and the user.
    owner: u32,
    user: u32,
    user_name: String,
    /// The port's group, with its name where it has one.
    group: u32,
    group_name: Option<String>,
    /// The permissions to read and write the port: nine bits, as `chmod` has them.
    mode: u32,
    /// The groups that this process is in.
    groups: Vec<u32>,
    /// The user is in the group's list, whatever groups this process is in.
    is_listed: bool,
    /// The system reads the rule for boards.
    has_rule: bool,
    /// The path of the program's copy of the rule.
    rule: Option<PathBuf>,
}

/// The permissions to read and to write.
#[cfg(unix)]
const READ_WRITE: u32 = 0o6;
#[cfg(unix)]
const ROOT: u32 = 0;

#[cfg(unix)]
impl Facts {
    /// The one remedy that is surest to help.
    fn why_not(&self) -> NoAccess {
        let gives = |shift: u32| (self.mode >> shift) & READ_WRITE == READ_WRITE;
        let is_in_group = self.groups.contains(&self.group);
        let may_open = if self.user == ROOT {
            true
        } else if self.user == self.owner {
            gives(6)
        } else {
            gives(if is_in_group { 3 } else { 0 })
        };
        if may_open {
            return NoAccess::Busy;
        }
        let helping_group = self
            .group_name
            .clone()
            .filter(|_| gives(3) && self.group != ROOT && !is_in_group);
        match (helping_group, &self.rule) {
            (Some(group), _) if self.is_listed => NoAccess::NotLoggedInSince { group },
            (Some(group), _) => NoAccess::NotInGroup {
                group,
                user: self.user_name.clone(),
            },
            (None, _) if self.has_rule => NoAccess::NotByRule,
            (None, Some(rule)) => NoAccess::NoRule {
                rule: rule.to_string_lossy().into_owned(),
            },
            (None, None) => NoAccess::NoRight,
        }
    }

    /// The facts of that port; none if there is no such file.
    fn of_this_machine(place: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;

        let port = std::fs::metadata(place).ok()?;
        let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
        let user = rustix::process::geteuid().as_raw();
        let user_name = named(&read("/etc/passwd"), user).map(|(name, _)| name);
        // A user known to the network and not to this machine.
        let user_name = user_name.or_else(|| std::env::var("USER").ok()).unwrap_or_default();
        let groups = rustix::process::getgroups().unwrap_or_default();
        let own = rustix::process::getegid().as_raw();
        let group = named(&read("/etc/group"), port.gid());
        Some(Self {
            owner: port.uid(),
            user,
            group: port.gid(),
            is_listed: group
                .as_ref()
                .is_some_and(|(_, members)| members.split(',').any(|member| member == user_name)),
            group_name: group.map(|(name, _)| name),
            user_name,
            mode: port.mode(),
            groups: groups
                .into_iter()
                .map(rustix::process::Gid::as_raw)
                .chain([own])
                .collect(),
            has_rule: RULES.iter().any(|folder| Path::new(folder).join(RULE).exists()),
            rule: own_rule(),
        })
    }
}

/// The rule for boards (packaging/linux), and where a system reads such rules.
#[cfg(unix)]
const RULE: &str = "70-annabella-boards.rules";
#[cfg(unix)]
const RULES: [&str; 4] = [
    "/etc/udev/rules.d",
    "/run/udev/rules.d",
    "/usr/local/lib/udev/rules.d",
    "/usr/lib/udev/rules.d",
];

/// The copy that was installed with the program. The system does not read it in a home folder; the user is told its
/// path.
#[cfg(unix)]
fn own_rule() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let rule = program.parent()?.parent()?.join("lib/udev/rules.d").join(RULE);
    rule.exists().then_some(rule)
}

/// The name with that number in `/etc/passwd` or `/etc/group`, and its fourth field: the members of a group.
#[cfg(unix)]
fn named(list: &str, number: u32) -> Option<(String, String)> {
    list.lines().find_map(|line| {
        let mut fields = line.split(':');
        let (name, own) = (fields.next()?, fields.nth(1)?);
        let members = fields.next().unwrap_or_default();
        (own.parse() == Ok(number)).then(|| (name.to_owned(), members.to_owned()))
    })
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    /// A board at which Ada sits, on Debian: root and dialout may read and write it.
    fn port() -> Facts {
        Facts {
            user: 1000,
            user_name: String::from("ada"),
            group: 20,
            group_name: Some(String::from("dialout")),
            mode: 0o020_660,
            groups: vec![1000],
            ..Facts::default()
        }
    }

    #[test]
    fn who_is_not_in_the_group_of_the_port_is_told_how_to_get_there() {
        let (group, user) = (String::from("dialout"), String::from("ada"));
        let missing = NoAccess::NotInGroup {
            group: group.clone(),
            user,
        };
        assert_eq!(port().why_not(), missing);
        let has_rule = true;
        assert_eq!(Facts { has_rule, ..port() }.why_not(), missing);
        let (id, values) = missing.message();
        assert_eq!(id, "board-access-group");
        assert_eq!(
            values,
            [("group", String::from("dialout")), ("user", String::from("ada"))]
        );
        let is_listed = true;
        let waits = NoAccess::NotLoggedInSince { group };
        assert_eq!(Facts { is_listed, ..port() }.why_not(), waits);
    }

    #[test]
    fn what_may_be_opened_and_is_not_belongs_to_another_program() {
        let groups = vec![1000, 20];
        assert_eq!(Facts { groups, ..port() }.why_not(), NoAccess::Busy);
        assert_eq!(Facts { owner: 1000, ..port() }.why_not(), NoAccess::Busy);
        assert_eq!(Facts { user: ROOT, ..port() }.why_not(), NoAccess::Busy);
        assert_eq!(Facts { mode: 0o666, ..port() }.why_not(), NoAccess::Busy);
    }

    #[test]
    fn where_no_group_helps_the_rule_does() {
        let bare = Facts {
            group: ROOT,
            group_name: Some(String::from("root")),
            ..port()
        };
        assert_eq!(bare.why_not(), NoAccess::NoRight);
        let copied = Facts {
            rule: Some(PathBuf::from("/home/ada/rule")),
            ..bare.clone()
        };
        let rule = String::from("/home/ada/rule");
        assert_eq!(copied.why_not(), NoAccess::NoRule { rule });
        let has_rule = true;
        assert_eq!(Facts { has_rule, ..copied }.why_not(), NoAccess::NotByRule);
        // A group that may not write does not help either, nor one that the user is in already.
        assert_eq!(Facts { mode: 0o640, ..port() }.why_not(), NoAccess::NoRight);
        let groups = vec![20];
        let mode = 0o600;
        assert_eq!(Facts { mode, groups, ..port() }.why_not(), NoAccess::NoRight);
    }

    #[test]
    fn names_and_members_are_read_from_the_lists_of_the_system() {
        let list = "root:x:0:\nbroken\ndialout:x:20:ada,ben\n";
        let read = |number| named(list, number);
        assert_eq!(read(20), Some((String::from("dialout"), String::from("ada,ben"))));
        assert_eq!(read(0), Some((String::from("root"), String::new())));
        assert_eq!(read(5), None);
        let users = "ada:x:1000:1000:Ada:/home/ada:/bin/sh";
        assert_eq!(named(users, 1000).map(|(name, _)| name), Some(String::from("ada")));
    }

    #[test]
    fn a_port_that_is_not_there_is_gone_and_one_of_our_own_is_busy() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        assert_eq!(why_not(&place("none")), NoAccess::Gone);
        assert_eq!(why_not(&folder.path().to_string_lossy()), NoAccess::Busy);
    }
}
