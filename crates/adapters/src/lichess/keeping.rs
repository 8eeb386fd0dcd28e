//! The place of the token: the system's key store, or if none answers a file readable by its owner alone.
//!
//! A key store may prompt the user before it answers, and wait without end; so it is asked on a thread of its own, with a limit on
//! the wait.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::Builder;
use std::time::Duration;

use crate::{disk_files, own_files};
use protocols::lichess::LichessToken;

/// The name under which key stores have it, and the beginning of the file's.
const SERVICE: &str = "annabella";
const FILE: &str = "lichess-token";
/// The longest token accepted, in bytes: tokens of lichess have some 20, those of other servers are unknown.
const LONGEST: usize = 512;
/// The longest token file that is read, in bytes.
const LONGEST_FILE: u64 = 1024;

/// A store of secrets, each under the name of a host.
pub trait SecretStore: Send + Sync {
    /// The secret of that host.
    fn get(&self, host: &str) -> Kept<Option<String>>;
    /// Keeps the secret of that host.
    fn put(&self, host: &str, secret: &str) -> Kept<()>;
    /// Forgets the secret of that host.
    fn forget(&self, host: &str) -> Kept<()>;
}

/// The answer of a store of secrets; an error if there is none, or it refuses.
pub type Kept<T> = Result<T, NoKeys>;

/// The error of a store of secrets that is missing or refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKeys;

/// The system's: the Secret Service, Windows' credentials, the Mac's keychain.
#[derive(Clone, Copy, Debug)]
pub struct SystemKeys;

impl SystemKeys {
    fn with<T>(host: &str, ask: impl FnOnce(&keyring::v1::Entry) -> keyring::v1::Result<T>) -> keyring::v1::Result<T> {
        let entry = keyring::v1::Entry::new(SERVICE, &format!("lichess {host}"))?;
        ask(&entry)
    }
}

impl SecretStore for SystemKeys {
    fn get(&self, host: &str) -> Kept<Option<String>> {
        match Self::with(host, keyring::v1::Entry::get_password) {
            Ok(secret) => Ok(Some(secret)),
            Err(keyring::v1::Error::NoEntry) => Ok(None),
            Err(_) => Err(NoKeys),
        }
    }

    fn put(&self, host: &str, secret: &str) -> Kept<()> {
        Self::with(host, |entry| entry.set_password(secret)).or(Err(NoKeys))
    }

    fn forget(&self, host: &str) -> Kept<()> {
        match Self::with(host, keyring::v1::Entry::delete_credential) {
            Ok(()) | Err(keyring::v1::Error::NoEntry) => Ok(()),
            Err(_) => Err(NoKeys),
        }
    }
}

/// The place of the token for one host.
#[derive(Clone)]
pub struct Keeping {
    host: String,
    keys: Option<Arc<dyn SecretStore>>,
    patience: Duration,
    file: Option<PathBuf>,
}

/// A stored token, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredToken {
    /// The token.
    pub token: LichessToken,
    /// True if the token was in the file.
    pub is_in_file: bool,
}

impl Keeping {
    /// Uses those keys, if any, with that limit on the wait, and otherwise a file of that folder, if there is one.
    pub fn new(host: &str, keys: Option<Arc<dyn SecretStore>>, patience: Duration, data: Option<&Path>) -> Self {
        let letters = host.chars().map(|letter| {
            if letter.is_ascii_alphanumeric() || letter == '.' {
                letter
            } else {
                '-'
            }
        });
        let name = format!("{FILE}-{}", letters.collect::<String>());
        Self {
            host: host.to_owned(),
            keys,
            patience,
            file: data.map(|data| data.join(name)),
        }
    }

    /// The stored token.
    pub fn find(&self) -> Option<StoredToken> {
        let found = |is_in_file| {
            move |secret: String| {
                let token = taken(&LichessToken(secret))?;
                Some(StoredToken { token, is_in_file })
            }
        };
        let in_keys = self.ask(|keys, host| keys.get(host)).ok().flatten();
        in_keys.and_then(found(false)).or_else(|| {
            let text = disk_files::text(self.file.as_ref()?, LONGEST_FILE).ok()?;
            found(true)(text)
        })
    }

    /// Keeps the token, in one place only. True if that is the file.
    ///
    /// # Errors
    /// The token can be kept nowhere.
    pub fn keep(&self, token: &LichessToken) -> io::Result<bool> {
        let secret = token.0.clone();
        if self.ask(move |keys, host| keys.put(host, &secret)).is_ok() {
            self.remove_file();
            return Ok(false);
        }
        let file = self.file.as_ref().ok_or(io::ErrorKind::NotFound)?;
        if let Some(folder) = file.parent() {
            own_files::create_folder(folder)?;
        }
        // Written next to the file and renamed: an existing file of this name, whatever its permissions, is not written
        // into.
        let new = file.with_extension("new");
        fs::remove_file(&new).ok();
        let mut writer = own_files::create_new(&new)?;
        writer.write_all(token.0.as_bytes())?;
        writer.sync_all()?;
        drop(writer);
        fs::rename(&new, file)?;
        Ok(true)
    }

    /// Forgets the token, wherever it is.
    pub fn forget(&self) {
        self.remove_file();
        if self.ask(|keys, host| keys.forget(host)).is_err() && self.keys.is_some() {
            log::info!("no key store has answered; it may hold a token of lichess");
        }
    }

    fn remove_file(&self) {
        if let Some(file) = &self.file
            && let Err(error) = fs::remove_file(file)
            && error.kind() != io::ErrorKind::NotFound
        {
            log::warn!(
                "the file with the token of lichess could not be removed: {}",
                error.kind()
            );
        }
    }

    fn ask<T: Send + 'static>(&self, ask: impl FnOnce(&dyn SecretStore, &str) -> Kept<T> + Send + 'static) -> Kept<T> {
        let keys = self.keys.clone().ok_or(NoKeys)?;
        let host = self.host.clone();
        let (answer, answered) = mpsc::sync_channel(1);
        let thread = Builder::new().name("lichess-keys".into()).spawn(move || {
            // The caller may have stopped waiting.
            answer.send(ask(keys.as_ref(), &host)).ok();
        });
        thread.or(Err(NoKeys))?;
        answered.recv_timeout(self.patience).or(Err(NoKeys))?
    }
}

/// The token without the characters around it when it was pasted, if it can be a token. A process that has taken one
/// leaves no core file.
pub(super) fn taken(token: &LichessToken) -> Option<LichessToken> {
    let text = token.0.trim();
    let is_token = !text.is_empty() && text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
    is_token.then(|| {
        #[cfg(unix)]
        leave_no_core_file();
        LichessToken(text.to_owned())
    })
}

/// Asks the system to write no core file of this process, which would hold the token; collectors of crashes obey the
/// same limit.
#[cfg(unix)]
fn leave_no_core_file() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let none = Rlimit {
        current: Some(0),
        maximum: Some(0),
    };
    if let Err(error) = setrlimit(Resource::Core, none) {
        log::warn!("a core file of this process may hold the token of lichess: {error}");
    }
}

#[cfg(test)]
mod tests;
