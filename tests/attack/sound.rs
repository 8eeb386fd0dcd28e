//! A neighbour listens: a thousand private answers of real programs that share an earphone and a loudspeaker, while the earphone is
//! pulled out and put back and somebody tries to move the streams. Nothing of it may be heard on the loudspeaker.

use crate::arena::Arena;
use crate::pulse::SoundServer;
use crate::run::Talk;
use crate::tally::{Row, Tally};
use std::fs;
use std::time::{Duration, Instant};

const UTTERANCES: u32 = 1_000;

/// The number of programs that speak at the same time.
const TABLES: usize = 4;

/// The earphone is pulled after so many utterances, and put back after so many more.
const PULLED: u32 = 90;
const BACK: u32 = 12;

/// The loudspeaker is on, so that an accident would be heard.
const TABLE: &str = "set place=event\nwhite vi Ada\nblack sighted Ben\n";
const SETTINGS: &str = "earphone = \"earphone\"\nloudspeaker = \"loudspeaker\"\noutput = \"own-voice\"\n";

/// Each is answered to who asks alone.
const QUESTIONS: [&str; 6] = [
    "position",
    "square e1",
    "regulations",
    "white pieces",
    "rank 2",
    "help me",
];

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let mut row = Row::new("private words, the earphone pulled: silence on the loudspeaker");
    let server = SoundServer::start();
    let (mut earphone, loudspeaker) = server.listen_to_both();
    let homes: Vec<_> = (0..TABLES).map(|_| tempfile::tempdir().unwrap()).collect();
    let mut tables: Vec<Talk> = homes
        .iter()
        .map(|home| {
            let data = home.path().join("data");
            fs::create_dir(&data).unwrap();
            fs::write(data.join("settings.toml"), SETTINGS).unwrap();
            fs::write(home.path().join("table.game"), TABLE).unwrap();
            let arguments = [
                "console",
                "--table",
                "table.game",
                "--data",
                "data",
                "--json",
                "--lang",
                "en",
            ];
            Talk::start(
                arena
                    .command(home.path(), arguments)
                    .env("PULSE_SERVER", server.address()),
            )
        })
        .collect();
    for table in &mut tables {
        table.ask("loudspeaker on", |_| true).expect("the program answers");
    }
    // The words so far were private, too; check that anything was heard at all.
    tables[0].send("position");
    earphone.wait_for_words();
    let mut chance = arena.chance(6);
    let (mut said, mut heard, mut pulled) = (0, earphone.peak(), 0);
    while said < UTTERANCES && !arena.is_over() {
        let table = &mut tables[said as usize % TABLES];
        let question = chance.one(&QUESTIONS);
        let answer = table.ask(question, |line| line.contains("\"channel\":\"private\""));
        said += 1;
        if said % PULLED == 0 {
            heard = heard.max(earphone.peak());
            server.unplug("earphone");
            pulled += 1;
        } else if pulled > 0 && said % PULLED == BACK {
            server.plug_in("earphone");
            earphone = server.listen("earphone");
        } else if said % 7 == 0 {
            moved(&server);
        }
        loudspeaker.wait_for_more(Duration::from_millis(20 + chance.below(130)));
        let peak = loudspeaker.peak();
        row.hold(answer.is_some() && peak == 0, || match answer {
            Some(_) => format!("utterance {said}, {question}: peak {peak} on the loudspeaker"),
            None => format!("utterance {said}, {question}: no answer"),
        });
    }
    let until = Instant::now() + Duration::from_secs(1);
    while Instant::now() < until {
        loudspeaker.wait_for_more(Duration::from_millis(100));
    }
    heard = heard.max(earphone.peak());
    row.hold(loudspeaker.peak() == 0 && heard > 1_000, || {
        format!(
            "at the end: peak {} on the loudspeaker, {heard} on the earphone",
            loudspeaker.peak()
        )
    });
    tally.push(row);
    tally.figure(&format!(
        "{said} private utterances, the earphone pulled {pulled} times: peak {heard} on it, {} on the loudspeaker",
        loudspeaker.peak()
    ));
}

/// Tries to move every stream to the loudspeaker, as a volume control does.
fn moved(server: &SoundServer) {
    let streams = server.pactl(&["list", "short", "sink-inputs"]);
    for stream in streams.lines().filter_map(|line| line.split_whitespace().next()) {
        // The command must fail; its effect is heard.
        let mut command = crate::pulse::program("pactl", "pulseaudio-utils");
        let pactl = command
            .args(["move-sink-input", stream, "loudspeaker"])
            .env("PULSE_SERVER", server.address());
        pactl.stderr(std::process::Stdio::null()).status().ok();
    }
}
