//! Several servers on one PostgreSQL: what one writes the others hear of, also after the database was killed.

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use fixtures::Cluster;
use store::{Error, PeerEvent, Store};

use crate::suite::{new_action, new_game};

/// Longer than anything takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// What a server hears, without the silence, until it is no longer listened to.
fn listen(store: &Store) -> Receiver<Result<PeerEvent, Error>> {
    let (tell, told) = channel();
    let store = store.clone();
    thread::spawn(move || {
        let ended = store.listen(&mut |heard| match heard {
            PeerEvent::Silence => ControlFlow::Continue(()),
            heard => match tell.send(Ok(heard)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            },
        });
        let _ = ended.map_err(|error| tell.send(Err(error)));
    });
    assert_eq!(told.recv_timeout(LONG), Ok(Ok(PeerEvent::Listening)));
    told
}

#[test]
fn others_hear_of_a_game_and_who_wrote_does_not() {
    let Some(cluster) = Cluster::start_or_skip() else { return };
    let address = cluster.new_database();
    let (one, other) = (Store::connect(&address).unwrap(), Store::connect(&address).unwrap());
    let (by_one, by_other) = (listen(&one), listen(&other));
    one.create_game(&new_game("g")).unwrap();
    one.append("g", &new_action(1)).unwrap();
    // A refused action changes nothing, so nobody hears of it.
    assert_eq!(one.append("g", &new_action(1)), Err(Error::Conflict { last: 1 }));
    other.create_game(&new_game("h")).unwrap();
    for heard in [PeerEvent::Game("g".to_owned()), PeerEvent::Moves("g".to_owned())] {
        assert_eq!(by_other.recv_timeout(LONG), Ok(Ok(heard)));
    }
    assert_eq!(by_one.recv_timeout(LONG), Ok(Ok(PeerEvent::Game("h".to_owned()))));
    assert!(by_other.try_recv().is_err() && by_one.try_recv().is_err());
}

#[test]
fn a_killed_database_is_named_and_loses_nothing() {
    let Some(mut cluster) = Cluster::start_or_skip() else { return };
    let store = Store::connect(&cluster.new_database()).unwrap();
    let heard = listen(&store);
    store.create_game(&new_game("g")).unwrap();
    for seq in 1..=5 {
        store.append("g", &new_action(seq)).unwrap();
    }
    cluster.kill();
    // What has come through before the kill reached everything is acknowledged like the five before it.
    let mut acknowledged = 5;
    let failed = loop {
        match store.append("g", &new_action(acknowledged + 1)) {
            Ok(_) => acknowledged += 1,
            Err(failed) => break failed,
        }
    };
    assert!(matches!(failed, Error::Unreachable { .. }), "{failed:?}");
    assert!(matches!(heard.recv_timeout(LONG), Ok(Err(Error::Unreachable { .. }))));
    cluster.run().unwrap();
    // What was acknowledged is there. The last was not, and may be there all the same: the line may break after the commit.
    let last = store.last_seq("g").unwrap();
    assert!([acknowledged, acknowledged + 1].contains(&last), "{last}, acknowledged {acknowledged}");
    store.append("g", &new_action(last + 1)).unwrap();
}

#[test]
fn an_address_without_a_server_is_named() {
    let failed = Store::connect("postgres://postgres@127.0.0.1:1/nothing").unwrap_err();
    assert!(matches!(failed, Error::Unreachable { .. }), "{failed:?}");
    let failed = Store::connect("postgres://:::").unwrap_err();
    assert!(matches!(failed, Error::Database { .. }), "{failed:?}");
}
