//! A screen in memory with a session bus and an accessibility bus, and a hand on its keyboard and mouse.
//! Everything it starts ends with it, also when the test is killed. Desktops take turns: two cores carry one.

use super::{accessibility::Accessibility, wait_until};
use std::{
    ffi::OsStr,
    fs::{self, File},
    io::{BufRead as _, BufReader, Write as _},
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    time::{Duration, Instant},
};

type Environment = Vec<(&'static str, String)>;

/// The variables of the session that a test's programs may see: where programs and libraries are, and what is watched in them. The
/// developer's own desktop, screen reader, voice, sound and settings stay unknown to them.
const KEPT: [&str; 6] = [
    "PATH",
    "LD_LIBRARY_PATH",
    "TMPDIR",
    "RUST_BACKTRACE",
    "RUST_LOG",
    "LLVM_PROFILE_FILE",
];

/// The longest that anything may take to start before the test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// The tool that types.
enum Hand {
    /// One xdotool that is already running.
    Xdotool(ChildStdin),
    /// A wtype for each key; one that waits keeps the keyboard plugged in.
    Wtype,
}

/// See the module. Fields drop in this order: programs first, the folder and the turn last.
pub(crate) struct Desktop {
    hand: Hand,
    accessibility: Accessibility,
    services: Vec<Service>,
    environment: Environment,
    folder: tempfile::TempDir,
    /// None of one that stands next to another, whose turn it is.
    _turn: Option<File>,
}

impl Desktop {
    /// A screen of 1280 by 900.
    pub(crate) fn start() -> Self {
        Self::sized(1280, 900)
    }

    /// A screen of that many pixels, with both buses up and a screen reader announced on them.
    pub(crate) fn sized(width: u32, height: u32) -> Self {
        let turn = turn();
        Self::x11(Some(turn), width, height)
    }

    /// One more computer, for a test whose turn it is: a screen with buses and a keyboard of its own.
    #[cfg(feature = "hall")]
    pub(crate) fn another(width: u32, height: u32) -> Self {
        Self::x11(None, width, height)
    }

    fn x11(turn: Option<File>, width: u32, height: u32) -> Self {
        Self::on(turn, |environment, _| {
            let screen = format!("{width}x{height}x24");
            // Without a reset: when whoever is there alone leaves, it would turn away whoever is just coming in.
            let arguments = [
                "-displayfd",
                "1",
                "-noreset",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
                &screen,
            ];
            let (xvfb, display) = Service::start("Xvfb", "xvfb", &arguments, environment);
            environment.push(("DISPLAY", format!(":{display}")));
            environment.push(("XDG_SESSION_TYPE", "x11".to_owned()));
            let mut hand = Service::spawn(
                command(on_path("xdotool", "xdotool"), environment)
                    .arg("-")
                    .stdin(Stdio::piped()),
            );
            let stdin = hand.0.stdin.take().unwrap();
            (vec![hand, xvfb], Hand::Xdotool(stdin))
        })
    }

    /// The same under Wayland, with screens of these sizes side by side: sway, which needs neither card nor input device.
    pub(crate) fn wayland(screens: &[(u32, u32)]) -> Self {
        let turn = turn();
        Self::on(Some(turn), |environment, folder| {
            let mut from = 0;
            let output = |(number, (width, height)): (u32, &(u32, u32))| {
                let at = from;
                from += width;
                format!("output HEADLESS-{number} resolution {width}x{height} position {at} 0\n")
            };
            let outputs: String = (1..).zip(screens).map(output).collect();
            let file = folder.join("sway");
            fs::write(&file, format!("default_border none\nfocus_follows_mouse no\n{outputs}")).unwrap();
            environment.push(("XDG_SESSION_TYPE", "wayland".to_owned()));
            environment.push(("WLR_BACKENDS", "headless".to_owned()));
            environment.push(("WLR_RENDERER", "pixman".to_owned()));
            environment.push(("WLR_LIBINPUT_NO_DEVICES", "1".to_owned()));
            environment.push(("WLR_HEADLESS_OUTPUTS", screens.len().to_string()));
            let sway = on_path("sway", "sway");
            // The program will not run for root, who may do too much; in a namespace without users it does.
            let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
            let mut sway = if is_root {
                let mut unshared = command("unshare", environment);
                unshared.arg("--user").arg(sway);
                unshared
            } else {
                command(sway, environment)
            };
            let sway = Service::spawn(sway.arg("-c").arg(&file));
            let found = |beginning: &str| {
                wait_until("sway's sockets", PATIENCE, || {
                    let mut files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
                    let fits = |name: &std::ffi::OsString| {
                        let name = name.to_string_lossy();
                        name.starts_with(beginning) && !name.ends_with(".lock")
                    };
                    files.find(fits).map(|name| name.to_string_lossy().into_owned())
                })
            };
            environment.push(("WAYLAND_DISPLAY", found("wayland-")));
            environment.push(("SWAYSOCK", folder.join(found("sway-ipc")).display().to_string()));
            let keyboard = Service::spawn(command(on_path("wtype", "wtype"), environment).args(["-s", "10000000"]));
            wait_until("a keyboard", PATIENCE, || {
                let inputs = printed(command("swaymsg", environment).args(["-r", "-t", "get_inputs"]));
                inputs.contains("keyboard").then_some(())
            });
            (vec![keyboard, sway], Hand::Wtype)
        })
    }

    /// A screen that this starts, and what is started with it, the first to end first.
    fn on(turn: Option<File>, screen: impl FnOnce(&mut Environment, &Path) -> (Vec<Service>, Hand)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
        let inside = |name: &str| folder.path().join(name).display().to_string();
        let mut environment = vec![
            ("XDG_RUNTIME_DIR", folder.path().display().to_string()),
            ("HOME", inside("home")),
            ("LIBGL_ALWAYS_SOFTWARE", "1".to_owned()),
            ("GSETTINGS_BACKEND", "memory".to_owned()),
            ("LANG", "C.UTF-8".to_owned()),
        ];
        fs::create_dir(inside("home")).unwrap();

        let arguments = ["--session", "--nofork", "--print-address=1"];
        let (bus, address) = Service::start("dbus-daemon", "dbus-daemon", &arguments, &environment);
        environment.push(("DBUS_SESSION_BUS_ADDRESS", address.clone()));
        let launcher = newer_debian("/usr/libexec/at-spi-bus-launcher", &environment).unwrap_or_else(|| {
            let folders = ["/usr/libexec", "/usr/lib/at-spi2-core"];
            command(program(&folders, "at-spi-bus-launcher", "at-spi2-core"), &environment)
        });
        let launcher = Service::spawn({ launcher }.arg("--launch-immediately"));
        let accessibility = Accessibility::connect(&address);

        let mut services = vec![launcher, bus];
        let (of_screen, hand) = screen(&mut environment, folder.path());
        services.extend(of_screen);
        Self {
            hand,
            accessibility,
            services,
            environment,
            folder,
            _turn: turn,
        }
    }

    /// A window manager as people have one: a click gives a window the keyboard, a program may ask for it. Before any window.
    pub(crate) fn start_window_manager(&mut self) {
        let manager = Service::spawn(&mut command(on_path("openbox", "openbox"), &self.environment));
        self.services.insert(0, manager);
        wait_until("the window manager", PATIENCE, || {
            (!self.xdotool(&["get_desktop"]).is_empty()).then_some(())
        });
    }

    /// The events and trees that a screen reader sees and hears here.
    pub(crate) fn accessibility(&mut self) -> &mut Accessibility {
        &mut self.accessibility
    }

    /// The address of its X server.
    pub(crate) fn display(&self) -> &str {
        let display = self.environment.iter().find(|(name, _)| *name == "DISPLAY");
        display.map_or("", |(_, value)| value)
    }

    /// A folder that goes away with the desktop; also the programs' `XDG_RUNTIME_DIR`.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A command that will run on this desktop and nowhere else; start it with [`Desktop::launch`].
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        command(program.as_ref(), &self.environment)
    }

    /// The screen reader that is tried here: of this system, or of the newer one.
    pub(crate) fn orca(&self) -> Command {
        let newer = newer_debian("/usr/bin/orca", &self.environment);
        newer.unwrap_or_else(|| self.command(on_path("orca", "orca")))
    }

    /// Starts a program here. What it prints goes to a file: [`Program::printed`].
    pub(crate) fn launch(&self, command: &mut Command) -> Program {
        let (file, log) = tempfile::NamedTempFile::new_in(self.folder()).unwrap().keep().unwrap();
        command
            .stdin(Stdio::null())
            .stdout(file.try_clone().unwrap())
            .stderr(file);
        let started = Instant::now();
        Program {
            service: Service::spawn(command),
            log,
            started,
        }
    }

    /// Waits for the program's window with that title and gives it the keyboard.
    pub(crate) fn focus_window(&mut self, title: &str) {
        let title = format!("^{title}$");
        if matches!(self.hand, Hand::Wtype) {
            wait_until(&format!("a window titled {title}"), PATIENCE, || {
                let asked = format!("[title=\"{title}\"] focus");
                self.swaymsg(&[&asked]).contains("true").then_some(())
            });
            return;
        }
        let window = wait_until(&format!("a window titled {title}"), PATIENCE, || {
            let found = self.xdotool(&["search", "--onlyvisible", "--name", &title]);
            found.lines().next().map(str::to_owned)
        });
        wait_until("the keyboard's focus", PATIENCE, || {
            self.xdotool(&["windowfocus", &window]);
            (self.xdotool(&["getwindowfocus"]).trim() == window).then_some(())
        });
    }

    /// Presses and releases a key or a chord, in xdotool's names: `F2`, `ctrl+Return`. Answers the moment it was sent.
    pub(crate) fn key(&mut self, key: &str) -> Instant {
        if matches!(self.hand, Hand::Wtype) {
            let mut names: Vec<&str> = key.split('+').collect();
            let name = names.pop().unwrap_or_default();
            let held = names.iter().flat_map(|held| ["-M", held]);
            return self.wtype(&held.chain(["-k", name]).collect::<Vec<_>>());
        }
        self.tell_hand(&format!("key {key}"))
    }

    /// Types a text as if on a keyboard.
    pub(crate) fn type_text(&mut self, text: &str) -> Instant {
        assert!(
            !text.contains(['"', '\n', '\\']),
            "type_text takes plain text, not {text:?}"
        );
        if matches!(self.hand, Hand::Wtype) {
            return self.wtype(&["-d", "8", "--", text]);
        }
        self.tell_hand(&format!("type --delay 8 \"{text}\""))
    }

    /// Clicks the left button at that point of the screen.
    pub(crate) fn click(&mut self, x: u32, y: u32) -> Instant {
        self.tell_hand(&format!("mousemove {x} {y}"));
        self.tell_hand("click 1")
    }

    /// Runs xdotool once and answers what it prints (nothing where it failed): windows, drags, the rest of its words.
    pub(crate) fn xdotool(&self, arguments: &[&str]) -> String {
        let output = self
            .command(on_path("xdotool", "xdotool"))
            .args(arguments)
            .stdout(Stdio::piped())
            .output()
            .unwrap();
        if output.status.success() {
            String::from_utf8(output.stdout).unwrap()
        } else {
            String::new()
        }
    }

    /// The whole screen as a PNG.
    pub(crate) fn screenshot(&self, path: &Path) {
        let status = self
            .command(on_path("import", "imagemagick"))
            .args(["-window", "root"])
            .arg(path)
            .status()
            .unwrap();
        assert!(status.success(), "import could not write {}", path.display());
    }

    /// One xdotool that is already running does what it reads: no process start lies between key and measurement.
    fn tell_hand(&mut self, line: &str) -> Instant {
        let now = Instant::now();
        let Hand::Xdotool(hand) = &mut self.hand else {
            panic!("there is no mouse here: {line}");
        };
        writeln!(hand, "{line}")
            .and_then(|()| hand.flush())
            .unwrap_or_else(|error| panic!("xdotool: {error}: {}", words(&self.environment)));
        now
    }
}

impl Desktop {
    /// Asks sway, or tells it something; its answer.
    pub(crate) fn swaymsg(&self, arguments: &[&str]) -> String {
        printed(command("swaymsg", &self.environment).arg("-r").args(arguments))
    }

    /// Types under Wayland, and waits until that is done.
    fn wtype(&self, arguments: &[&str]) -> Instant {
        let now = Instant::now();
        let status = command("wtype", &self.environment).args(arguments).status();
        assert!(
            status.unwrap().success(),
            "wtype {arguments:?}: {}",
            words(&self.environment)
        );
        now
    }
}

/// The output of a command until it ends.
fn printed(command: &mut Command) -> String {
    let output = command.stdout(Stdio::piped()).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

impl Drop for Desktop {
    /// Ends the services, and then whatever else still carries this desktop's folder in its environment: daemons such as
    /// speech-dispatcher leave their process group.
    fn drop(&mut self) {
        self.services.clear();
        let mark = format!("XDG_RUNTIME_DIR={}", self.folder().display());
        for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let environment = fs::read(process.path().join("environ")).unwrap_or_default();
            if environment
                .split(|byte| *byte == 0)
                .any(|entry| entry == mark.as_bytes())
            {
                kill("KILL", &process.file_name().to_string_lossy());
            }
        }
    }
}

/// A program under test; it ends when this is dropped.
pub(crate) struct Program {
    service: Service,
    log: PathBuf,
    /// The moment before it was started.
    pub(crate) started: Instant,
}

impl Program {
    pub(crate) fn pid(&self) -> u32 {
        self.service.0.id()
    }

    /// All output so far, both streams.
    pub(crate) fn printed(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// Has it ended, and how? For waiting: `wait_until("the end", …, || program.ended())`.
    pub(crate) fn ended(&mut self) -> Option<std::process::ExitStatus> {
        self.service.0.try_wait().unwrap()
    }
}

/// A child with its own process group, all of which ends when this is dropped.
struct Service(Child);

impl Service {
    /// Starts a program that says on its first line of output where it can be found.
    fn start(name: &str, package: &str, arguments: &[&str], environment: &Environment) -> (Self, String) {
        let mut service = Self::spawn(
            command(on_path(name, package), environment)
                .args(arguments)
                .stdout(Stdio::piped()),
        );
        let mut line = String::new();
        BufReader::new(service.0.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        assert!(
            !line.trim().is_empty(),
            "{name} ended before it was ready: {}",
            words(environment)
        );
        (service, line.trim().to_owned())
    }

    fn spawn(command: &mut Command) -> Self {
        // A group of its own, so that its children end with it.
        Self(
            command
                .process_group(0)
                .spawn()
                .unwrap_or_else(|error| panic!("{command:?} did not start: {error}")),
        )
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // Asked politely first: at-spi-bus-launcher then ends the bus daemon it has started, which a KILL would leave behind.
        for (signal, patience) in [("TERM", 2000), ("KILL", 5000)] {
            let sent = kill(signal, &format!("-{}", self.0.id()));
            let end = Instant::now() + Duration::from_millis(patience);
            while sent && Instant::now() < end {
                if matches!(self.0.try_wait(), Ok(Some(_)) | Err(_)) {
                    return;
                }
                std::thread::park_timeout(Duration::from_millis(1));
            }
        }
    }
}

/// Sends a signal to a process, or with `-` before its number to its group. The shell's own `kill`: a small Debian has no other.
fn kill(signal: &str, target: &str) -> bool {
    let line = format!("kill -s {signal} -- {target}");
    let status = Command::new("sh").args(["-c", &line]).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// A command with this desktop's environment and nothing else; its words go to the services' log.
/// The end is bound to ours: Linux sends it TERM when the thread that started it ends.
fn command(program: impl AsRef<OsStr>, environment: &Environment) -> Command {
    let log = File::options()
        .create(true)
        .append(true)
        .open(log(environment))
        .unwrap();
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "TERM", "--"]).arg(program);
    command.env_clear();
    command.envs(KEPT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    // Our own output may not be held open: its reader would wait for ever.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    command
}

fn log(environment: &Environment) -> PathBuf {
    let folder = environment.iter().find(|(name, _)| *name == "XDG_RUNTIME_DIR");
    Path::new(&folder.unwrap().1).join("services.log")
}

/// The output of the services.
fn words(environment: &Environment) -> String {
    fs::read_to_string(log(environment)).unwrap()
}

/// `make test-orca-new` names the folder of a newer Debian, whose accessibility bus and screen reader then serve.
fn newer_debian(program: &str, environment: &Environment) -> Option<Command> {
    let root = std::env::var_os("ANNABELLA_TEST_NEWER_DEBIAN")?;
    let mut command = command(Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/chroot"), environment);
    command.arg("in").arg(root).arg(program);
    Some(command)
}

fn on_path(name: &str, package: &str) -> PathBuf {
    let path = std::env::var("PATH").unwrap_or_default();
    program(&path.split(':').collect::<Vec<_>>(), name, package)
}

fn program(folders: &[&str], name: &str, package: &str) -> PathBuf {
    let found = folders
        .iter()
        .map(|folder| Path::new(folder).join(name))
        .find(|path| path.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is not installed; it is in the Debian package {package}: .ci/install-packages")
    })
}

/// Waits until no other test of this checkout has a desktop. The turn ends when the file is closed.
fn turn() -> File {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("desktop.lock");
    let file = File::create(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.lock().unwrap();
    file
}
