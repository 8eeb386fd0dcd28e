use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex};

use super::*;

/// Keys in memory, that answer, will not, or never do.
#[derive(Default)]
struct TestKeys {
    held: Mutex<BTreeMap<String, String>>,
    will_not: bool,
    asks_somebody: Option<Mutex<bool>>,
    never: Condvar,
}

impl TestKeys {
    fn answer<T>(&self, answer: impl FnOnce(&mut BTreeMap<String, String>) -> T) -> Kept<T> {
        if let Some(answered) = &self.asks_somebody {
            drop(self.never.wait_while(answered.lock().unwrap(), |answered| !*answered));
        }
        if self.will_not {
            Err(NoKeys)
        } else {
            Ok(answer(&mut self.held.lock().unwrap()))
        }
    }
}

impl SecretStore for TestKeys {
    fn get(&self, host: &str) -> Kept<Option<String>> {
        self.answer(|held| held.get(host).cloned())
    }

    fn put(&self, host: &str, secret: &str) -> Kept<()> {
        self.answer(|held| drop(held.insert(host.to_owned(), secret.to_owned())))
    }

    fn forget(&self, host: &str) -> Kept<()> {
        self.answer(|held| drop(held.remove(host)))
    }
}

fn secret() -> LichessToken {
    LichessToken("lip_aaaabbbbcccc".into())
}

fn keeping(keys: TestKeys, data: &Path) -> (Keeping, Arc<TestKeys>) {
    let keys = Arc::new(keys);
    let patience = if keys.asks_somebody.is_some() {
        Duration::from_millis(20)
    } else {
        Duration::from_mins(1)
    };
    let keeping = Keeping::new(
        "127.0.0.1:80",
        Some(Arc::<TestKeys>::clone(&keys)),
        patience,
        Some(data),
    );
    (keeping, keys)
}

fn files(data: &Path) -> Vec<PathBuf> {
    fs::read_dir(data).unwrap().map(|file| file.unwrap().path()).collect()
}

#[test]
fn the_key_store_is_first_and_then_no_file_has_it() {
    let data = tempfile::tempdir().unwrap();
    let (keeping, keys) = keeping(TestKeys::default(), data.path());
    assert_eq!(keeping.find(), None);
    own_files::create_new(&data.path().join("lichess-token-127.0.0.1-80"))
        .unwrap()
        .write_all(b"old")
        .unwrap();
    assert!(keeping.find().unwrap().is_in_file);
    assert!(!keeping.keep(&secret()).unwrap());
    assert!(files(data.path()).is_empty());
    assert_eq!(
        keeping.find(),
        Some(StoredToken {
            token: secret(),
            is_in_file: false
        })
    );
    keeping.forget();
    assert!(keys.held.lock().unwrap().is_empty());
    assert_eq!(keeping.find(), None);
}

#[test]
fn without_a_usable_key_store_the_token_is_in_a_private_file() {
    let waits = TestKeys {
        asks_somebody: Some(Mutex::new(false)),
        ..TestKeys::default()
    };
    let refuses = TestKeys {
        will_not: true,
        ..TestKeys::default()
    };
    for keys in [refuses, waits] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("new");
        let (keeping, _) = keeping(keys, &data);
        assert!(keeping.keep(&LichessToken("before".into())).unwrap());
        assert!(keeping.keep(&secret()).unwrap());
        let [file] = &files(&data)[..] else { panic!("one file") };
        assert_eq!(fs::read_to_string(file).unwrap(), secret().0);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert_eq!(
            keeping.find(),
            Some(StoredToken {
                token: secret(),
                is_in_file: true
            })
        );
        keeping.forget();
        assert!(files(&data).is_empty());
        assert_eq!(keeping.find(), None);
    }
}

#[test]
fn the_token_of_one_server_is_not_that_of_another() {
    let data = tempfile::tempdir().unwrap();
    let at = |host| Keeping::new(host, None, Duration::ZERO, Some(data.path()));
    at("127.0.0.1:80").keep(&secret()).unwrap();
    assert_eq!(at("lichess.org").find(), None);
    assert!(at("127.0.0.1:80").find().is_some());
    assert!(
        Keeping::new("lichess.org", None, Duration::ZERO, None)
            .keep(&secret())
            .is_err()
    );
}

#[test]
fn what_is_no_token_is_none() {
    for text in ["", " \n", "a b", "a\r\nHost: x", "ä", &"a".repeat(513)] {
        assert_eq!(taken(&LichessToken(text.into())), None, "{text:?}");
    }
    assert_eq!(taken(&LichessToken(" lip_aaaabbbbcccc\n".into())), Some(secret()));
    assert_eq!(
        format!(
            "{:?}",
            StoredToken {
                token: secret(),
                is_in_file: true
            }
        ),
        "StoredToken { token: LichessToken(…), is_in_file: true }"
    );
}

#[cfg(unix)]
#[test]
fn a_process_that_has_taken_a_token_leaves_no_core_file() {
    use rustix::process::{Resource, getrlimit};
    assert_eq!(taken(&secret()), Some(secret()));
    let most = getrlimit(Resource::Core);
    assert_eq!((most.current, most.maximum), (Some(0), Some(0)));
}
