//! Lines to PostgreSQL, encrypted as the address asks, and to nobody but who it names.

mod folder;

use std::fs;
use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

use fixtures::Cluster;
use folder::Folder;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, Issuer, KeyPair};
use store::{Holder, NewAction, NewGame, NewSeat, SeatAccess, Status, Store, Visibility};

type Authority = CertifiedIssuer<'static, KeyPair>;

fn authority() -> Authority {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// A certificate with its key for this machine under one name, by an authority.
fn certified(authority: &Issuer<'_, KeyPair>) -> (String, String) {
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    (params.signed_by(&key, authority).unwrap().pem(), key.serialize_pem())
}

/// What PostgreSQL says of the lines to a database: how many there are, and how many are encrypted.
fn lines(cluster: &Cluster, database: &str) -> (u32, u32) {
    let all = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let told = cluster.ask(database, all);
    let (all, encrypted) = told.split_once('|').expect("two columns");
    (all.parse().unwrap(), encrypted.parse().unwrap())
}

fn name_of(database: &str) -> &str {
    database.rsplit('/').next().unwrap()
}

#[test]
fn a_line_is_encrypted_and_the_server_checked_as_sslmode_says() {
    let (right, wrong) = (authority(), authority());
    let (certificate, key) = certified(&right);
    let Some((cluster, port)) = Cluster::start_encrypted_or_skip(&certificate, &key) else { return };
    let scratch = Folder::new();
    fs::create_dir(scratch.path()).unwrap();
    let kept = |name: &str, pem: &str| {
        let path = scratch.path().join(name);
        fs::write(&path, pem).unwrap();
        format!("sslrootcert={}", path.display())
    };
    let (right, wrong) = (kept("right", &right.pem()), kept("wrong", &wrong.pem()));
    let both = kept("both", &(fs::read_to_string(scratch.path().join("wrong")).unwrap() + &certificate));
    // Under its name, and under one that the certificate does not have.
    let (known, unknown) = ("host=localhost hostaddr=127.0.0.1", "host=elsewhere.example hostaddr=127.0.0.1");
    let cases = [
        (known, "sslmode=disable".to_owned(), Ok(false)),
        (known, String::new(), Ok(true)),
        (known, "sslmode=prefer".to_owned(), Ok(true)),
        (unknown, "sslmode=require".to_owned(), Ok(true)),
        (unknown, format!("sslmode=require {right}"), Ok(true)),
        (known, format!("sslmode=require {wrong}"), Err("certificate")),
        (unknown, format!("sslmode=verify-ca {right}"), Ok(true)),
        (known, format!("sslmode=verify-ca {wrong}"), Err("certificate")),
        (known, format!("sslmode=verify-full {right}"), Ok(true)),
        (known, format!("sslmode=verify-full {both}"), Ok(true)),
        (unknown, format!("sslmode=verify-full {right}"), Err("certificate")),
        (unknown, format!("sslmode=verify-full {both}"), Err("certificate")),
        (known, format!("sslmode=verify-full {wrong}"), Err("certificate")),
        (known, "sslmode=verify-full".to_owned(), Err("certificate")),
    ];
    for (host, mode, expected) in cases {
        let database = cluster.new_database();
        let address = format!("{host} port={port} user=postgres dbname={} {mode}", name_of(&database));
        match (Store::connect(&address), expected) {
            (Ok(store), Ok(encrypted)) => {
                store.ping(0).unwrap();
                let (all, under_cover) = lines(&cluster, &database);
                assert!(all >= 1, "{host} {mode}");
                assert_eq!(under_cover, if encrypted { all } else { 0 }, "{host} {mode}");
            }
            (Err(refused), Err(words)) => {
                assert!(refused.to_string().contains(words), "{host} {mode}: {refused}");
            }
            (answer, _) => panic!("{host} {mode}: {answer:?}"),
        }
    }
}

/// What asks, what appends, what tells and what listens each has a line of its own.
#[test]
fn every_line_of_a_server_is_encrypted() {
    let authority = authority();
    let (certificate, key) = certified(&authority);
    let Some((cluster, port)) = Cluster::start_encrypted_or_skip(&certificate, &key) else { return };
    let scratch = Folder::new();
    fs::create_dir(scratch.path()).unwrap();
    let root = scratch.path().join("root of all.pem");
    fs::write(&root, authority.pem()).unwrap();
    let database = cluster.new_database();
    let root = root.display().to_string().replace('/', "%2F").replace(' ', "%20");
    let address = format!(
        "postgres://postgres@localhost:{port}/{}?sslmode=verify-full&sslrootcert={root}",
        name_of(&database)
    );
    let store = Store::connect(&address).unwrap();
    let me = Holder::Browser("b".to_owned());
    let seat = NewSeat {
        name: "Anna".to_owned(),
        kind: "person".to_owned(),
        holder: Some(me.clone()),
        access: SeatAccess::Closed,
    };
    let game = NewGame {
        id: "g".to_owned(),
        title: "18cz".to_owned(),
        options: "{}".to_owned(),
        seed: 1,
        rules_revision: "1".to_owned(),
        created_at: 0,
        owner: Some(me),
        visibility: Visibility::ByLink,
        status: Status::Playing,
        seats: vec![seat],
    };
    store.create_game(&game).unwrap();
    let action = NewAction {
        seq: 1,
        seat: 0,
        by: None,
        holder: None,
        text: "pass".to_owned(),
        state_hash: String::new(),
        at: 1,
    };
    store.append("g", &action).unwrap();
    let listener = store.clone();
    let listening = thread::spawn(move || {
        let mut heard = 0;
        listener.listen(&mut |_| {
            heard += 1;
            // Once it listens, and a silence after: meanwhile the lines are counted.
            if heard > 30 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    let told = loop {
        let told = lines(&cluster, &database);
        if told.0 >= 4 || listening.is_finished() {
            break told;
        }
        thread::sleep(Duration::from_millis(20));
    };
    assert!(told.0 >= 4 && told.0 == told.1, "{told:?}");
    drop(listening);
}
