//! The check for a newer version: one request to GitHub's list of releases, on a thread that ends with the answer.
//!
//! The request holds the address, the program's name and its version. The answer is read strictly: one that is malformed, from elsewhere,
//! too long or too late counts as no answer.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use semver::Version;
use serde::Deserialize;

use super::{disk_files, own_files};
use crate::ports::releases::{Releases, UpdateResult};

/// `OWNER/NAME` of the repository that releases this copy; set by the builder of a release.
const REPOSITORY: Option<&str> = option_env!("ANNABELLA_RELEASES");
/// The program's name and version, and nothing else.
const WHO_ASKS: &str = concat!("annabella/", env!("CARGO_PKG_VERSION"));
/// The longest answer that is read, in bytes: GitHub's has some 30 KB with the files of a release.
const LARGEST: u64 = 256 * 1024;
/// The longest wait for the whole request.
const PATIENCE: Duration = Duration::from_secs(10);
/// The shortest time between two automatic checks.
const DAY: Duration = Duration::from_hours(24);
/// The file whose age is the time since the last check.
const ASKED: &str = "asked-for-release";

/// The place of the releases.
#[derive(Clone, Debug)]
struct ReleasesAddress {
    /// The URL of the request.
    question: String,
    /// The beginning of each release's URL.
    page: String,
    patience: Duration,
}

impl ReleasesAddress {
    /// The place of that GitHub repository, if its name is valid.
    fn of_repository(repository: &str) -> Option<Self> {
        let (owner, name) = repository.split_once('/')?;
        let is_name = |part: &str| !part.is_empty() && part.chars().all(is_plain);
        (is_name(owner) && is_name(name)).then(|| Self {
            question: format!("https://api.github.com/repos/{repository}/releases/latest"),
            page: format!("https://github.com/{repository}/releases/"),
            patience: PATIENCE,
        })
    }

    /// The result of a check for a version newer than that one.
    fn ask(&self, own: &Version) -> UpdateResult {
        self.latest().map_or(UpdateResult::Unknown, |(version, address)| {
            if version.cmp_precedence(own).is_gt() {
                UpdateResult::Version {
                    version: version.to_string(),
                    address,
                }
            } else {
                UpdateResult::None
            }
        })
    }

    /// The latest release and its address without `https://`; none if the answer is malformed.
    fn latest(&self) -> Option<(Version, String)> {
        let agent = ureq::Agent::config_builder()
            .https_only(self.question.starts_with("https:"))
            .max_redirects(0)
            .timeout_global(Some(self.patience))
            .user_agent(WHO_ASKS)
            .accept("application/json")
            .build()
            .new_agent();
        let mut answer = agent.get(&self.question).call().ok()?;
        if answer.status() != 200 {
            return None;
        }
        let text = answer.body_mut().with_config().limit(LARGEST).read_to_vec().ok()?;
        self.understand(&serde_json::from_slice(&text).ok()?)
    }

    /// A finished version, and a page of the same repository: nothing else is ever shown to the user.
    fn understand(&self, latest: &LatestRelease) -> Option<(Version, String)> {
        let tag = &latest.tag_name;
        let version = Version::parse(tag.strip_prefix('v').unwrap_or(tag)).ok()?;
        let is_finished = version.pre.is_empty() && version.build.is_empty();
        let page = latest.html_url.strip_prefix(&self.page)?;
        let is_page = page.chars().all(|letter| letter == '/' || is_plain(letter));
        let address = latest.html_url.split_once("://")?.1;
        let is_short = address.len() <= self.page.len() + tag.len() + "tag/".len();
        (is_finished && is_page && is_short).then(|| (version, address.to_owned()))
    }
}

/// GitHub's description of a release, as far as it is read.
#[derive(Deserialize)]
struct LatestRelease {
    tag_name: String,
    html_url: String,
}

const fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.')
}

/// The releases of the repository that this copy was built for.
pub struct GithubReleases {
    place: Option<ReleasesAddress>,
    asked: Option<PathBuf>,
    answer: Arc<dyn Fn(UpdateResult) + Send + Sync>,
    is_under_way: Arc<AtomicBool>,
}

impl GithubReleases {
    /// The releases of this copy. Without a folder for its data the time of the last check is unknown, and only
    /// requested checks are made.
    pub fn of_this_copy(data: Option<&Path>, answer: impl Fn(UpdateResult) + Send + Sync + 'static) -> Self {
        Self::at(REPOSITORY.and_then(ReleasesAddress::of_repository), data, answer)
    }

    fn at(
        place: Option<ReleasesAddress>,
        data: Option<&Path>,
        answer: impl Fn(UpdateResult) + Send + Sync + 'static,
    ) -> Self {
        Self {
            place,
            asked: data.map(|data| data.join(ASKED)),
            answer: Arc::new(answer),
            is_under_way: Arc::default(),
        }
    }

    /// True if an automatic check is due: a day has passed since the last one, and this one can be remembered. A date in the
    /// future is ignored.
    fn is_due(&self) -> bool {
        let Some(asked) = &self.asked else { return false };
        let age = fs::metadata(asked).and_then(|about| about.modified()).ok();
        let age = age.and_then(|at| at.elapsed().ok());
        age.is_none_or(|age| age >= DAY)
    }

    fn remember(&self) -> io::Result<()> {
        let Some(asked) = &self.asked else { return Ok(()) };
        if let Some(folder) = asked.parent() {
            own_files::create_folder(folder)?;
        }
        disk_files::replace(asked, WHO_ASKS.as_bytes())
    }
}

impl Releases for GithubReleases {
    fn knows_where(&self) -> bool {
        self.place.is_some()
    }

    fn look(&mut self) {
        let Some(place) = self.place.clone() else { return };
        if self.is_under_way.swap(true, Ordering::AcqRel) {
            return;
        }
        // A check made on request proceeds, remembered or not.
        self.remember().ok();
        let (answer, is_under_way) = (Arc::clone(&self.answer), Arc::clone(&self.is_under_way));
        let ask = move || {
            let own = Version::parse(env!("CARGO_PKG_VERSION"));
            let newer = own.map_or(UpdateResult::Unknown, |own| place.ask(&own));
            is_under_way.store(false, Ordering::Release);
            answer(newer);
        };
        let thread = std::thread::Builder::new().name(String::from("newer-version"));
        if thread.spawn(ask).is_err() {
            self.is_under_way.store(false, Ordering::Release);
            (self.answer)(UpdateResult::Unknown);
        }
    }

    fn look_daily(&mut self) {
        if self.place.is_some() && self.is_due() && self.remember().is_ok() {
            self.look();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader};
    use std::net::{TcpListener, TcpStream};
    use std::sync::mpsc::{Receiver, channel};
    use std::thread::JoinHandle;
    use std::time::SystemTime;

    use std::io::Write as _;

    use super::*;

    const OWN: Version = Version::new(0, 1, 0);

    /// A server for one request on this machine; its thread returns the request.
    fn server(answer: impl FnOnce(TcpStream) + Send + 'static) -> (ReleasesAddress, JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let here = format!("http://{}", listener.local_addr().unwrap());
        let place = ReleasesAddress {
            question: format!("{here}/repos/somebody/annabella/releases/latest"),
            page: String::from("https://github.com/somebody/annabella/releases/"),
            patience: PATIENCE,
        };
        let serve = move || {
            let (stream, _) = listener.accept().unwrap();
            let lines = BufReader::new(stream.try_clone().unwrap()).lines();
            let asked = lines.map(Result::unwrap).take_while(|line| !line.is_empty()).collect();
            answer(stream);
            asked
        };
        (place, std::thread::Builder::new().spawn(serve).unwrap())
    }

    /// Answers with that head and body.
    fn with(head: &str, body: &str) -> impl FnOnce(TcpStream) + Send + 'static {
        let text = format!("HTTP/1.1 {head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        move |mut stream| stream.write_all(text.as_bytes()).unwrap_or_default()
    }

    fn latest(tag: &str, page: &str) -> String {
        format!(r#"{{"url":"x","tag_name":"{tag}","html_url":"{page}","assets":[{{"size":1}}]}}"#)
    }

    fn of_tag(tag: &str) -> String {
        latest(
            tag,
            &format!("https://github.com/somebody/annabella/releases/tag/{tag}"),
        )
    }

    fn answered(head: &str, body: &str) -> UpdateResult {
        let (place, serves) = server(with(head, body));
        let newer = place.ask(&OWN);
        serves.join().unwrap();
        newer
    }

    #[test]
    fn a_newer_version_is_found_and_only_name_and_version_are_sent() {
        let (place, serves) = server(with("200 OK", &of_tag("v0.10.0")));
        let newer = UpdateResult::Version {
            version: String::from("0.10.0"),
            address: String::from("github.com/somebody/annabella/releases/tag/v0.10.0"),
        };
        assert_eq!(place.ask(&OWN), newer);
        let mut asked = serves.join().unwrap();
        assert_eq!(
            asked.remove(0),
            "GET /repos/somebody/annabella/releases/latest HTTP/1.1"
        );
        asked.retain(|line| !line.to_lowercase().starts_with("host: 127.0.0.1:"));
        asked.sort_by_key(|line| line.to_lowercase());
        let asked: Vec<String> = asked.iter().map(|line| line.to_lowercase()).collect();
        assert_eq!(asked, ["accept: application/json", "user-agent: annabella/0.1.0"]);
    }

    #[test]
    fn the_same_and_an_older_one_are_not_newer() {
        for tag in ["v0.1.0", "0.1.0", "v0.0.9"] {
            assert_eq!(answered("200 OK", &of_tag(tag)), UpdateResult::None, "{tag}");
        }
    }

    #[test]
    fn a_malformed_answer_is_rejected() {
        let elsewhere = "https://evil.example/somebody/annabella/releases/tag/v2.0.0";
        let cases = [
            ("200 OK", String::from("<html>Sign in to the hotel's network</html>")),
            ("200 OK", String::new()),
            ("200 OK", String::from(r#"{"tag_name": 2}"#)),
            ("200 OK", of_tag("v2")),
            ("200 OK", of_tag("v2.0.0-rc.1")),
            ("200 OK", latest("v2.0.0", elsewhere)),
            (
                "200 OK",
                latest(
                    "v2.0.0",
                    "https://github.com/somebody/annabella/releases/tag/\u{202e}v2",
                ),
            ),
            (
                "200 OK",
                latest(
                    "v2.0.0",
                    &format!(
                        "{}{}",
                        "https://github.com/somebody/annabella/releases/",
                        "a".repeat(400)
                    ),
                ),
            ),
            ("404 Not Found", of_tag("v2.0.0")),
            ("500 Oh", of_tag("v2.0.0")),
            ("201 Created", of_tag("v2.0.0")),
            ("no HTTP at all", of_tag("v2.0.0")),
        ];
        for (head, body) in cases {
            assert_eq!(answered(head, &body), UpdateResult::Unknown, "{head} {body}");
        }
    }

    #[test]
    fn redirects_are_not_followed() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        other.set_nonblocking(true).unwrap();
        let to = other.local_addr().unwrap();
        let head = format!("302 Found\r\nLocation: http://{to}/");
        assert_eq!(answered(&head, &of_tag("v2.0.0")), UpdateResult::Unknown);
        assert_eq!(
            other.accept().unwrap_err().kind(),
            io::ErrorKind::WouldBlock,
            "nobody came"
        );
    }

    #[test]
    fn an_endless_answer_ends_at_its_limit_and_a_slow_one_in_time() {
        let endless = |mut stream: TcpStream| {
            let begun = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n");
            let part = [b' '; 16 * 1024];
            let mut goes_on = begun;
            while goes_on.is_ok() {
                goes_on = stream.write_all(&part);
            }
        };
        // Sends nothing until the other end has gone.
        let silent = |stream: TcpStream| {
            BufReader::new(stream).read_line(&mut String::new()).unwrap_or_default();
        };
        let begins_and_hangs = |mut stream: TcpStream| {
            stream
                .write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{")
                .unwrap_or_default();
            BufReader::new(stream).read_line(&mut String::new()).unwrap_or_default();
        };
        let (place, serves) = server(endless);
        assert_eq!(place.ask(&OWN), UpdateResult::Unknown);
        serves.join().unwrap();
        for (mut place, serves) in [server(silent), server(begins_and_hangs)] {
            place.patience = Duration::from_millis(300);
            assert_eq!(place.ask(&OWN), UpdateResult::Unknown);
            serves.join().unwrap();
        }
    }

    #[test]
    fn where_nobody_listens_there_is_no_answer() {
        let gone = TcpListener::bind("127.0.0.1:0").unwrap();
        let place = ReleasesAddress {
            question: format!("http://{}/", gone.local_addr().unwrap()),
            ..ReleasesAddress::of_repository("somebody/annabella").unwrap()
        };
        drop(gone);
        assert_eq!(place.ask(&OWN), UpdateResult::Unknown);
    }

    fn releases(place: Option<ReleasesAddress>, data: &Path) -> (GithubReleases, Receiver<UpdateResult>) {
        let (tell, told) = channel();
        let answer = move |newer| tell.send(newer).unwrap();
        (GithubReleases::at(place, Some(data), answer), told)
    }

    #[test]
    fn unasked_it_asks_once_a_day_and_by_hand_at_any_time() {
        let data = tempfile::tempdir().unwrap();
        let (place, serves) = server(with("200 OK", &of_tag("v0.1.0")));
        let (mut first, told) = releases(Some(place.clone()), data.path());
        first.look_daily();
        assert_eq!(told.recv().unwrap(), UpdateResult::None);
        serves.join().unwrap();
        assert!(!first.is_due(), "the program is started again");
        first.look_daily();
        assert!(!first.is_under_way.load(Ordering::Acquire));
        first.look();
        assert_eq!(
            told.recv().unwrap(),
            UpdateResult::Unknown,
            "nobody listens there any more"
        );
        let stamp = fs::File::options().write(true).open(data.path().join(ASKED)).unwrap();
        let now = stamp.metadata().unwrap().modified().unwrap();
        let dated = |at: SystemTime| {
            stamp.set_modified(at).unwrap();
            first.is_due()
        };
        assert!(dated(now - DAY));
        assert!(dated(now + DAY * 400), "a clock that was wrong");
        assert!(!dated(now - DAY / 2));
    }

    #[test]
    fn a_copy_without_an_address_or_a_place_to_remember_asks_nobody() {
        let data = tempfile::tempdir().unwrap();
        let (mut lost, told) = releases(None, data.path());
        assert!(!lost.knows_where());
        lost.look();
        lost.look_daily();
        assert!(told.try_recv().is_err() && !data.path().join(ASKED).exists());
        let place = ReleasesAddress::of_repository("somebody/annabella");
        let mut forgetful = GithubReleases::at(place, None, |_| {});
        assert!(forgetful.knows_where());
        forgetful.look_daily();
        assert!(!forgetful.is_under_way.load(Ordering::Acquire));
    }

    #[test]
    fn a_repository_is_an_owner_and_a_name() {
        for wrong in [
            "",
            "annabella",
            "/annabella",
            "somebody/",
            "a/b/c",
            "a/b c",
            "a/b?x",
            "evil.example/a/../b",
        ] {
            assert!(ReleasesAddress::of_repository(wrong).is_none(), "{wrong}");
        }
    }
}
