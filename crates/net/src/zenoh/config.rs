//! The configuration of zenoh. A machine does only what it is told here: it finds nobody by itself, and stamps,
//! compresses and shares nothing.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value as Json, json};
use shakmaty::Color;
use zenoh::Config;

use link::topic::ROOT;
use link::{Address, Credentials, MOST_BYTES, MachineRole};

/// The address that those who look for an event call; one of our own, so that no robot next door answers.
const SCOUTING: &str = "224.0.0.224:7463";
/// The delay that an unresponsive machine may cause the next one, as the share of the time for which a link may be
/// silent: `lease_ms * 2 / OPENS_IN`. The way to the next one is as slow.
const OPENS_IN: u64 = 5;
/// The most machines that may come in at the same time: a whole hall is switched on at once.
const AT_ONCE: u64 = 500;

/// The protocol that carries the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Carrier {
    /// UDP with certificates: a machine that vanishes holds nobody up.
    Quic,
    /// TCP with certificates, where a network lets no UDP through.
    Tls,
    /// TCP as it is: on this machine alone, or for what is sealed end to end.
    Tcp,
}

impl Carrier {
    /// The carriers that fit, the best first.
    pub(super) const fn of(credentials: Option<&Credentials>) -> &'static [Self] {
        match credentials {
            Some(_) => &[Self::Quic, Self::Tls],
            None => &[Self::Tcp],
        }
    }

    fn endpoint(self, at: &Address) -> String {
        let name = match self {
            Self::Quic => "quic",
            Self::Tls => "tls",
            Self::Tcp => "tcp",
        };
        format!("{name}/{at}")
    }
}

/// A machine that others do not connect to. It has one link, to the first neighbour that answers, and looks for another
/// when the link is lost.
pub(super) fn client(
    carrier: Carrier,
    connect: &[Address],
    credentials: Option<&Credentials>,
    lease_ms: u64,
) -> zenoh::Result<Config> {
    let endpoints: Vec<String> = connect.iter().map(|at| carrier.endpoint(at)).collect();
    let mut config = common("client", credentials, lease_ms)?;
    // This program keeps trying by itself, so zenoh tries each endpoint once and returns the error.
    set(&mut config, "connect/endpoints", &json!(endpoints))?;
    set(&mut config, "connect/timeout_ms", &json!(0))?;
    set(&mut config, "connect/exit_on_failure", &json!(true))?;
    Ok(config)
}

/// The time allowed for an answer at first, in milliseconds.
pub(super) const fn patience_ms(lease_ms: u64) -> u64 {
    lease_ms * 2 / OPENS_IN
}

/// Sets that patience instead.
pub(super) fn patient(mut config: Config, patience_ms: u64) -> zenoh::Result<Config> {
    set(&mut config, "transport/unicast/open_timeout", &json!(patience_ms))?;
    Ok(config)
}

/// A machine that others connect to by these carriers, the best first, and that passes on what it hears. It has one
/// link to each neighbour.
pub(super) fn router(
    carriers: &[Carrier],
    listen: &[Address],
    connect: &[(Carrier, Address)],
    credentials: Option<&Credentials>,
    lease_ms: u64,
) -> zenoh::Result<Config> {
    let listening = listen
        .iter()
        .flat_map(|at| carriers.iter().map(|carrier| carrier.endpoint(at)));
    let connecting: Vec<String> = connect.iter().map(|(carrier, at)| carrier.endpoint(at)).collect();
    let mut config = common("router", credentials, lease_ms)?;
    set(&mut config, "listen/endpoints", &json!(listening.collect::<Vec<_>>()))?;
    set(&mut config, "connect/endpoints", &json!(connecting))?;
    set(&mut config, "connect/timeout_ms", &json!(-1))?;
    set(&mut config, "connect/exit_on_failure", &json!(false))?;
    set(&mut config, "transport/unicast/accept_pending", &json!(AT_ONCE))?;
    set(
        &mut config,
        "access_control",
        &if credentials.is_some() {
            by_role()
        } else {
            open_to_all()
        },
    )?;
    Ok(config)
}

/// The door for newcomers, who have no certificate: they may ask there, and do nothing else.
pub(super) fn door(at: &Address, is_found: bool) -> zenoh::Result<Config> {
    let mut config = common("router", None, 10_000)?;
    set(&mut config, "listen/endpoints", &json!([Carrier::Tcp.endpoint(at)]))?;
    set(&mut config, "transport/unicast/max_sessions", &json!(64))?;
    set(
        &mut config,
        "transport/link/rx/max_message_size",
        &json!(4 * MOST_KNOCK),
    )?;
    set(&mut config, "scouting/multicast/enabled", &json!(is_found))?;
    let knock = [format!("{ROOT}/pair/*")];
    let may = |id: &str, flow: &str, messages: &[&str]| rule(id, flow, messages, &knock);
    let there = [format!("{ROOT}/pair/*/*")];
    let rules = [
        rule("is-there", "ingress", &["liveliness_token"], &there),
        may("asks", "ingress", &["query"]),
        may("is-answered", "egress", &["reply", "declare_queryable"]),
    ];
    let ids: Vec<_> = rules.iter().filter_map(|rule| rule.get("id").cloned()).collect();
    let policies = [json!({ "rules": ids, "subjects": ["newcomer"] })];
    set(
        &mut config,
        "access_control",
        &access(&rules, &[json!({ "id": "newcomer" })], &policies),
    )?;
    Ok(config)
}

/// The longest message of a newcomer, in bytes.
pub(super) const MOST_KNOCK: usize = 4 * 1024;

/// The configuration of a machine that looks for desks nearby.
pub(super) fn looking() -> zenoh::Result<Config> {
    common("client", None, 10_000)
}

/// The configuration of a newcomer at that door.
pub(super) fn newcomer(at: &Address) -> zenoh::Result<Config> {
    client(Carrier::Tcp, std::slice::from_ref(at), None, 10_000)
}

fn common(mode: &str, credentials: Option<&Credentials>, lease_ms: u64) -> zenoh::Result<Config> {
    let mut config = Config::default();
    for (key, value) in [
        ("mode", json!(mode)),
        ("listen/endpoints", json!([])),
        (
            "connect/retry",
            json!({ "period_init_ms": 500, "period_max_ms": 2_000, "period_increase_factor": 1.5 }),
        ),
        ("scouting/multicast/enabled", json!(false)),
        ("scouting/multicast/address", json!(SCOUTING)),
        ("scouting/gossip/enabled", json!(false)),
        ("timestamping/enabled", json!(false)),
        ("transport/shared_memory/enabled", json!(false)),
        ("transport/unicast/open_timeout", json!(patience_ms(lease_ms))),
        ("transport/link/tx/lease", json!(lease_ms)),
        ("transport/link/rx/max_message_size", json!(MOST_BYTES + 1024)),
    ] {
        set(&mut config, key, &value)?;
    }
    if let Some(credentials) = credentials {
        let (certificate, key) = (encoded(&credentials.certificate), encoded(&credentials.key));
        // The name is checked. Beside our authority zenoh trusts every authority of the web, and one of those may have
        // given anybody a certificate for a name of their own, but none for the addresses of a hall.
        let tls = json!({
            "root_ca_certificate_base64": encoded(&credentials.authority),
            "enable_mtls": true,
            "verify_name_on_connect": true,
            "listen_certificate_base64": certificate,
            "listen_private_key_base64": key,
            "connect_certificate_base64": certificate,
            "connect_private_key_base64": key,
        });
        set(&mut config, "transport/link/tls", &tls)?;
    }
    Ok(config)
}

fn encoded(pem: &str) -> String {
    STANDARD.encode(pem)
}

fn set(config: &mut Config, key: &str, value: &Json) -> zenoh::Result<()> {
    config.insert_json5(key, &value.to_string())
}

/// All messages and declarations.
const EVERYTHING: [&str; 9] = [
    "put",
    "delete",
    "declare_subscriber",
    "query",
    "reply",
    "declare_queryable",
    "liveliness_token",
    "liveliness_query",
    "declare_liveliness_subscriber",
];
/// The declarations which say that somebody hears or answers. They tell nothing of a game.
const WHO_HEARS: [&str; 2] = ["declare_subscriber", "declare_queryable"];

/// Everybody may use the keys of this program, and no others.
fn open_to_all() -> Json {
    let rules = [rule_both("ours", &[format!("{ROOT}/*/**")])];
    let policies = [json!({ "rules": ["ours"], "subjects": ["anybody"] })];
    access(&rules, &[json!({ "id": "anybody" })], &policies)
}

/// The messages that each role may send and receive. Signatures, not these rules, keep table 3 from speaking as table
/// 17. A seat asks and hears for its own side alone; a table of an event has nothing to do with seats.
fn by_role() -> Json {
    let event = |keys: &[&str]| keys.iter().map(|key| format!("{ROOT}/*/{key}")).collect::<Vec<_>>();
    let answered = event(&["t/*/log", "t/*/rule"]);
    let roster = event(&["roster"]);
    let public = event(&["pub/**", "roster"]);
    let there = event(&["t/*/alive", "d/*/alive"]);
    let mut rules = vec![
        rule_both("all", &event(&["**"])),
        rule("table-tells", "ingress", &["put"], &event(&["t/*/head", "t/*/entry"])),
        rule(
            "table-is-there",
            "ingress",
            &["liveliness_token"],
            &event(&["t/*/alive"]),
        ),
        rule("table-answers", "ingress", &["declare_queryable", "reply"], &answered),
        rule("table-hears", "ingress", &["declare_subscriber"], &roster),
        rule("table-asks", "ingress", &["query"], &roster),
        rule(
            "table-looks",
            "ingress",
            &["declare_liveliness_subscriber", "liveliness_query"],
            &event(&["t/*/alive", "d/*/alive"]),
        ),
        rule("table-is-asked", "egress", &["query"], &answered),
        rule("table-is-told", "egress", &["put"], &roster),
        rule("table-is-answered", "egress", &["reply"], &roster),
        rule("table-sees", "egress", &["liveliness_token"], &there),
        rule("screen-hears", "ingress", &["declare_subscriber"], &public),
        rule("screen-asks", "ingress", &["query"], &public),
        rule(
            "screen-is-there",
            "ingress",
            &["liveliness_token"],
            &event(&["s/*/alive"]),
        ),
        rule("screen-is-told", "egress", &["put"], &public),
        rule("screen-is-answered", "egress", &["reply"], &public),
        rule("who-hears", "egress", &WHO_HEARS, &event(&["**"])),
    ];
    for side in Color::ALL {
        let name = MachineRole::Seat(side).name();
        let [asked, told] = ["do", "see"].map(|what| event(&[&format!("t/*/seat/{side}/{what}")]));
        let table = event(&["t/*/alive"]);
        let looks = ["declare_liveliness_subscriber", "liveliness_query"];
        rules.extend([
            rule(&format!("{name}-asks"), "ingress", &["query"], &asked),
            rule(&format!("{name}-hears"), "ingress", &["declare_subscriber"], &told),
            rule(&format!("{name}-looks"), "ingress", &looks, &table),
            rule(&format!("{name}-is-answered"), "egress", &["reply"], &asked),
            rule(&format!("{name}-is-told"), "egress", &["put"], &told),
            rule(&format!("{name}-sees"), "egress", &["liveliness_token"], &table),
        ]);
    }
    let of = |beginning: &str| -> Vec<Json> {
        let ids = rules.iter().filter_map(|rule| rule.get("id")?.as_str());
        ids.filter(|id| id.starts_with(beginning) || *id == "who-hears")
            .map(Json::from)
            .collect()
    };
    let subjects = MachineRole::ALL.map(|role| json!({ "id": role.name(), "cert_common_names": [role.name()] }));
    let seat = |side: Color| {
        let name = MachineRole::Seat(side).name();
        json!({ "rules": of(&format!("{name}-")), "subjects": [name] })
    };
    let policies = [
        json!({ "rules": ["all"], "subjects": [MachineRole::Desk.name(), MachineRole::Relay.name()] }),
        json!({ "rules": of("table-"), "subjects": [MachineRole::Table.name()] }),
        json!({ "rules": of("screen-"), "subjects": [MachineRole::Spectator.name()] }),
        seat(Color::White),
        seat(Color::Black),
    ];
    access(&rules, &subjects, &policies)
}

fn rule(id: &str, flow: &str, messages: &[&str], keys: &[String]) -> Json {
    json!({ "id": id, "flows": [flow], "messages": messages, "key_exprs": keys, "permission": "allow" })
}

fn rule_both(id: &str, keys: &[String]) -> Json {
    json!({ "id": id, "flows": ["ingress", "egress"], "messages": EVERYTHING, "key_exprs": keys, "permission": "allow" })
}

fn access(rules: &[Json], subjects: &[Json], policies: &[Json]) -> Json {
    json!({ "enabled": true, "default_permission": "deny", "rules": rules, "subjects": subjects, "policies": policies })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zenoh_takes_every_configuration() {
        let credentials = Credentials {
            authority: "a".into(),
            certificate: "c".into(),
            key: "k".into(),
        };
        let at = [Address("127.0.0.1:7461".into())];
        for credentials in [None, Some(&credentials)] {
            for carrier in Carrier::of(credentials) {
                client(*carrier, &at, credentials, 5_000).unwrap();
            }
            let carriers = Carrier::of(credentials);
            let connect = [(carriers[0], at[0].clone())];
            router(carriers, &at, &connect, credentials, 5_000).unwrap();
        }
        door(&at[0], true).unwrap();
        looking().unwrap();
        newcomer(&at[0]).unwrap();
    }
}
