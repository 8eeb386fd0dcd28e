//! The target of an attack, its strength and its deadline.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// See the module.
pub struct Arena {
    /// The program.
    pub binary: PathBuf,
    /// The size of the largest hostile file, in megabytes.
    pub megabytes: u64,
    /// The seconds that a part may take, if not its own.
    pub seconds: Option<u64>,
    /// The seed of everything that is left to chance.
    pub seed: u64,
    /// The deadline of the part.
    pub until: Instant,
}

/// Bounds of time are for a release build.
pub const SLOWER: f64 = if cfg!(debug_assertions) { 5.0 } else { 1.0 };

const USAGE: &str = "attack [PART…] [--binary PATH] [--megabytes N] [--seconds N] [--seed N], PART one of: ";

/// The arena and the parts that a command line asks for: all where none is named.
pub fn read<'a>(arguments: impl Iterator<Item = String>, parts: &[&'a str]) -> Result<(Arena, Vec<&'a str>), String> {
    let usage = || format!("{USAGE}{}", parts.join(", "));
    let own = || PathBuf::from(env!("CARGO_BIN_EXE_annabella"));
    let other = std::env::var_os("ANNABELLA_ATTACKED").filter(|path| !path.is_empty());
    let mut arena = Arena {
        binary: other.map_or_else(own, PathBuf::from),
        megabytes: 200,
        seconds: None,
        seed: 1,
        until: Instant::now(),
    };
    let mut chosen = Vec::new();
    let mut rest = arguments;
    while let Some(word) = rest.next() {
        let mut number = || rest.next().and_then(|text| text.parse().ok()).ok_or_else(usage);
        match word.as_str() {
            "--megabytes" => arena.megabytes = number()?,
            "--seconds" => arena.seconds = Some(number()?),
            "--seed" => arena.seed = number()?,
            // Cargo says so to every bench.
            "--bench" => {}
            "--binary" => arena.binary = rest.next().map(PathBuf::from).ok_or_else(usage)?,
            word => chosen.push(*parts.iter().find(|part| **part == word).ok_or_else(usage)?),
        }
    }
    if chosen.is_empty() {
        chosen = parts.to_vec();
    }
    arena.binary = fs::canonicalize(&arena.binary).map_err(|why| format!("{}: {why}", arena.binary.display()))?;
    Ok((arena, chosen))
}

impl Arena {
    /// True if the part's time is over.
    pub fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// The moment at which so much of the part's remaining time is over.
    pub fn share(&self, part: f64) -> Instant {
        Instant::now() + self.left().mul_f64(part)
    }

    fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// The program with these arguments, without a display, a sound card or a session; `home` is all it knows of the user's.
    pub fn command<S: AsRef<OsStr>>(&self, home: &Path, arguments: impl IntoIterator<Item = S>) -> Command {
        let silence = home.join("asound.conf");
        fs::write(&silence, "pcm.!default { type null }\nctl.!default { type null }\n").unwrap();
        let mut command = Command::new(&self.binary);
        command.args(arguments).env_clear().current_dir(home);
        let kept = ["PATH", "TMPDIR", "LD_LIBRARY_PATH"];
        command.envs(kept.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", home)
            .env("XDG_DATA_HOME", home.join("share"))
            .env("LANG", "C.UTF-8")
            .env("ALSA_CONFIG_PATH", &silence)
            .env("PULSE_SERVER", "unix:/nonexistent")
            .env("SPEECHD_CMD", "/nonexistent")
            .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent");
        command
    }

    /// Numbers by chance, the same for the same seed.
    pub fn chance(&self, stream: u64) -> Chance {
        Chance(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ stream.wrapping_mul(0xd134_2543_de82_ef95))
    }
}

/// Numbers by chance (splitmix64).
pub struct Chance(u64);

impl Chance {
    /// A number below that.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end.max(1)
    }

    /// The same for a place in something of that length.
    pub fn place(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).unwrap()
    }

    /// One of these.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.place(of.len())]
    }
}
