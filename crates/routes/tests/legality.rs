//! One test for each reason of illegality, and the scenarios T-100 … T-111 (18CZ) and T-56 … T-62 (1836Jr-56).

mod common;

use StopKind::{City, Port, Terminus, Town};
use common::{point_end, stop_end};
use routes::{
    Bonus, Illegal, Network, Piece, PieceId, PointId, Proof, Reach, Route, Side, Stop, StopId, StopKind,
    Train, Valued, When, Why, best, check,
};

/// Stops in a row, joined by one piece each: piece i joins stops i and i + 1. The first stop has the station.
fn row(stops: &[(StopKind, u32)]) -> Network {
    let mut net = Network::default();
    for &(kind, value) in stops {
        net.stops.push(Stop::new(kind, value));
    }
    net.stops[0].station = true;
    for i in 1..stops.len() {
        net.pieces.push(Piece { ends: [stop_end(i - 1), stop_end(i)] });
    }
    net
}

fn route(start: u16, pieces: &[u16]) -> Option<Route> {
    Some(Route { start: StopId(start), pieces: pieces.iter().map(|&p| PieceId(p)).collect() })
}

/// The whole row as a route.
fn all(net: &Network) -> Option<Route> {
    route(0, &(0..net.pieces.len() as u16).collect::<Vec<_>>())
}

fn value(net: &Network, reach: Reach, r: Option<Route>) -> Result<u32, Why> {
    check(net, &[Train::new(reach)], &[r]).map(|v| v.total).map_err(|i| i.why)
}

fn total(net: &Network, trains: &[Train]) -> u32 {
    let found = best(net, trains, None);
    assert!(matches!(found.proof, Proof::Optimal { .. }));
    found.total
}

const THREE_CITIES: [(StopKind, u32); 3] = [(City, 10), (City, 20), (City, 30)];

#[test]
fn no_train() {
    let net = row(&THREE_CITIES);
    let bad = check(&net, &[], &[all(&net)]).unwrap_err();
    assert_eq!(bad, Illegal { train: 0, why: Why::NoTrain });
    assert_eq!(check(&net, &[], &[None, None]), Ok(Valued { runs: vec![], total: 0 }));
    assert_eq!(bad.to_string(), "train 0: there is no such train");
}

#[test]
fn unknown_stop_and_piece() {
    let net = row(&THREE_CITIES);
    let plain = Reach::Plain(3);
    assert_eq!(value(&net, plain, route(9, &[])), Err(Why::UnknownStop(StopId(9))));
    assert_eq!(value(&net, plain, route(0, &[0, 7])), Err(Why::UnknownPiece(PieceId(7))));
}

#[test]
fn broken_path_and_reversing_at_a_junction() {
    let mut net = row(&THREE_CITIES);
    let plain = Reach::Plain(3);
    assert_eq!(value(&net, plain, route(0, &[1])), Err(Why::Broken(PieceId(1))));
    // Two pieces that reach a point from the same side are a junction: no way from one to the other.
    net.points = 1;
    net.pieces = vec![
        Piece { ends: [stop_end(0), point_end(0, Side::A)] },
        Piece { ends: [point_end(0, Side::A), stop_end(1)] },
        Piece { ends: [point_end(0, Side::B), stop_end(2)] },
    ];
    assert_eq!(value(&net, plain, route(0, &[0, 1])), Err(Why::Broken(PieceId(1))));
    assert_eq!(value(&net, plain, route(0, &[0, 2])), Ok(40));
    assert_eq!(total(&net, &[Train::new(plain)]), 40);
}

#[test]
fn ends_on_track() {
    let mut net = row(&THREE_CITIES);
    net.points = 1;
    net.pieces.push(Piece { ends: [stop_end(2), point_end(0, Side::A)] });
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(Why::EndsOnTrack(PointId(0))));
}

#[test]
fn stop_twice() {
    let mut net = row(&THREE_CITIES);
    net.pieces.push(Piece { ends: [stop_end(2), stop_end(0)] });
    assert_eq!(value(&net, Reach::Plain(9), all(&net)), Err(Why::StopTwice(StopId(0))));
    assert_eq!(total(&net, &[Train::new(Reach::Plain(9))]), 60);
}

#[test]
fn t_106_one_location_is_not_visited_twice() {
    let mut net = row(&THREE_CITIES);
    net.stops[0].group = Some(3);
    net.stops[2].group = Some(3);
    let two = Why::SameLocation(StopId(0), StopId(2));
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(two));
    assert_eq!(total(&net, &[Train::new(Reach::Plain(3))]), 30);
    net.stops[2].group = Some(2); // another location, such as the second city of an OO tile
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Ok(60));
}

#[test]
fn piece_twice() {
    let net = row(&THREE_CITIES);
    assert_eq!(value(&net, Reach::Plain(3), route(0, &[0, 0])), Err(Why::PieceTwice(PieceId(0))));
}

#[test]
fn point_twice() {
    // From stop 0 through point 0, and back through it by other pieces that meet it.
    let mut net = row(&[(City, 10), (City, 20), (City, 30)]);
    net.points = 1;
    net.pieces = vec![
        Piece { ends: [stop_end(0), point_end(0, Side::A)] },
        Piece { ends: [point_end(0, Side::B), stop_end(1)] },
        Piece { ends: [stop_end(1), point_end(0, Side::B)] },
        Piece { ends: [point_end(0, Side::A), stop_end(2)] },
    ];
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(Why::PointTwice(PointId(0))));
    assert_eq!(total(&net, &[Train::new(Reach::Plain(3))]), 30);
}

#[test]
fn t_107_red_tiles_are_ends() {
    let mut net = row(&[(Terminus, 30), (City, 20), (Terminus, 30)]);
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Ok(80));
    net.stops[1].kind = Terminus;
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(Why::PassesTerminus(StopId(1))));
}

#[test]
fn t_108_full_foreign_city() {
    let mut net = row(&THREE_CITIES);
    net.stops[1].closed = true;
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(Why::PassesClosed(StopId(1))));
    assert_eq!(value(&net, Reach::Plain(3), route(0, &[0])), Ok(30));
    assert_eq!(total(&net, &[Train::new(Reach::Plain(3))]), 30);
}

#[test]
fn no_station() {
    let net = row(&THREE_CITIES);
    assert_eq!(value(&net, Reach::Plain(3), route(1, &[1])), Err(Why::NoStation));
}

#[test]
fn too_few_stops() {
    let net = row(&THREE_CITIES);
    let few = Why::TooFewStops { has: 1, needs: 2 };
    assert_eq!(value(&net, Reach::Plain(3), route(0, &[])), Err(few));
    // An express train with room for one stop counts one of two.
    let net = row(&[(City, 10), (Town, 20)]);
    assert_eq!(value(&net, Reach::Express(1), all(&net)), Err(few));
}

#[test]
fn t_100_plain_train_counts_every_stop() {
    let net = row(&[(City, 20), (Town, 10), (City, 30), (City, 40)]);
    let many = Why::TooManyStops { has: 4, may: 3 };
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Err(many));
    assert_eq!(value(&net, Reach::Plain(3), route(0, &[0, 1])), Ok(60));
    assert_eq!(value(&net, Reach::Unlimited, all(&net)), Ok(100));
}

#[test]
fn t_101_and_t_102_plus_trains() {
    let plus = |n: u16| Reach::Plus { cities: n, total: 2 * n };
    let kinds = |cities: usize, towns: usize| {
        let mut stops = vec![(City, 10); cities];
        stops.extend(vec![(Town, 10); towns]);
        row(&stops)
    };
    let run = |n: u16, net: &Network| value(net, plus(n), all(net));
    assert_eq!(run(3, &kinds(3, 3)), Ok(60));
    assert_eq!(run(3, &kinds(4, 0)), Err(Why::TooManyCities { has: 4, may: 3 }));
    assert_eq!(run(3, &kinds(1, 5)), Ok(60));
    assert_eq!(run(3, &kinds(1, 6)), Err(Why::TooManyStops { has: 7, may: 6 }));
    assert_eq!(run(5, &kinds(3, 6)), Ok(90));
}

#[test]
fn t_103_express_leaves_out_towns_only() {
    let net = row(&[(City, 40), (City, 20), (Town, 30), (City, 40)]);
    let trains = [Train::new(Reach::Express(3))];
    let found = best(&net, &trains, None);
    assert_eq!(found.total, 100);
    let run = found.runs[0].as_ref().unwrap();
    assert_eq!(run.counted().collect::<Vec<_>>(), [StopId(0), StopId(1), StopId(3)]);
    assert_eq!(run.calls.iter().map(|c| c.value).collect::<Vec<_>>(), [40, 20, 0, 40]);
    assert_eq!(value(&net, Reach::Express(2), all(&net)), Err(Why::TooManyStops { has: 3, may: 2 }));
}

#[test]
fn t_104_and_t_105_express_may_count_towns() {
    let towns =
        [(City, 40), (Town, 10), (Town, 10), (Town, 10), (Town, 10), (Town, 10), (Town, 10), (City, 30)];
    let net = row(&towns);
    assert_eq!(total(&net, &[Train::new(Reach::Express(8))]), 130);
    let net = row(&[(City, 40), (City, 40), (Town, 30), (City, 40), (City, 40), (City, 40)]);
    assert_eq!(total(&net, &[Train::new(Reach::Express(6))]), 230);
}

#[test]
fn an_end_town_may_be_left_out_in_a_given_route() {
    let net = row(&[(City, 40), (City, 20), (Town, 30)]);
    assert_eq!(value(&net, Reach::Express(2), all(&net)), Ok(60));
}

#[test]
fn t_109_shared_stem_and_crossing() {
    // Stop 0 reaches point 0; beyond it a junction leads to stops 1 and 2. Another track crosses without a point.
    let mut net = row(&[(City, 10), (City, 20), (City, 30), (City, 40)]);
    net.points = 1;
    net.pieces = vec![
        Piece { ends: [stop_end(0), point_end(0, Side::A)] },
        Piece { ends: [stop_end(0), point_end(0, Side::A)] },
        Piece { ends: [point_end(0, Side::B), stop_end(1)] },
        Piece { ends: [point_end(0, Side::B), stop_end(2)] },
        Piece { ends: [stop_end(0), stop_end(3)] },
    ];
    let two = vec![Train::new(Reach::Plain(2)), Train::new(Reach::Plain(2))];
    let clash = check(&net, &two, &[route(0, &[0, 2]), route(0, &[1, 3])]).unwrap_err();
    assert_eq!(clash, Illegal { train: 1, why: Why::SharedPoint { point: PointId(0), with: 0 } });
    let clash = check(&net, &two, &[route(0, &[4]), route(0, &[4])]).unwrap_err();
    assert_eq!(clash, Illegal { train: 1, why: Why::SharedPiece { piece: PieceId(4), with: 0 } });
    assert_eq!(check(&net, &two, &[route(0, &[0, 3]), route(0, &[4])]).unwrap().total, 90);
    assert_eq!(total(&net, &two), 90);
    // R-MOR-15: a train apart may use the same track.
    let mut private = Train::new(Reach::Express(3));
    private.apart = true;
    let three = [two[0].clone(), two[1].clone(), private];
    assert_eq!(total(&net, &three), 90 + 80);
    assert_eq!(check(&net, &three, &[route(0, &[0, 2]), None, route(0, &[1, 3])]).unwrap().total, 70);
}

#[test]
fn t_111_bonus_at_the_home_red_tile() {
    let net = row(&[(Terminus, 30), (City, 20), (City, 40)]);
    let mut train = Train::new(Reach::Express(4));
    assert_eq!(total(&net, std::slice::from_ref(&train)), 90);
    train.bonuses.push(Bonus { stops: vec![StopId(0)], amount: 50, when: When::Ends });
    let found = best(&net, std::slice::from_ref(&train), None);
    assert_eq!(found.total, 140);
    assert_eq!(found.runs[0].as_ref().unwrap().bonuses, [(0, 50)]);
    // R-MOR-11: one bonus for each red tile, at most the two at the ends.
    train.bonuses.push(Bonus { stops: vec![StopId(2)], amount: 50, when: When::Ends });
    assert_eq!(total(&net, &[train]), 190);
}

#[test]
fn t_56_to_t_58_ports() {
    let mut net = row(&[(City, 20), (City, 30), (Port, 20)]);
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Ok(70));
    net.stops[1].station = true;
    assert_eq!(value(&net, Reach::Plain(3), all(&net)), Ok(90));
    let few = Why::TooFewStops { has: 2, needs: 3 };
    assert_eq!(value(&net, Reach::Plain(2), route(1, &[1])), Err(few));
    assert_eq!(total(&net, &[Train::new(Reach::Plain(2))]), 50);
    let mut net = row(&[(City, 50), (City, 30), (City, 50), (Port, 20)]);
    net.stops[2].station = true;
    assert_eq!(total(&net, &[Train::new(Reach::Plain(4))]), 170);
    net.stops[0].kind = Port;
    net.stops[0].group = Some(0);
    net.stops[3].group = Some(0);
    let two = Why::SameLocation(StopId(0), StopId(3));
    assert_eq!(value(&net, Reach::Plain(4), all(&net)), Err(two));
    net.stops[0].kind = Terminus;
    net.stops[0].group = None;
    assert!(value(&net, Reach::Plain(4), all(&net)).is_ok());
}

#[test]
fn bonus_for_a_visit_is_paid_once_and_not_for_a_town_left_out() {
    let net = row(&[(City, 40), (Town, 10), (Town, 10), (City, 30)]);
    let mut train = Train::new(Reach::Plain(4));
    let stops = vec![StopId(1), StopId(2)];
    train.bonuses.push(Bonus { stops, amount: 20, when: When::Visits });
    assert_eq!(total(&net, std::slice::from_ref(&train)), 110);
    train.reach = Reach::Express(3);
    assert_eq!(total(&net, std::slice::from_ref(&train)), 100);
    train.reach = Reach::Express(2);
    assert_eq!(total(&net, &[train]), 70);
}

#[test]
fn nothing_to_run() {
    let mut net = row(&THREE_CITIES);
    assert_eq!(total(&net, &[]), 0);
    assert_eq!(total(&net, &[Train::new(Reach::Plain(1)), Train::new(Reach::Express(0))]), 0);
    net.stops[0].station = false;
    assert_eq!(best(&net, &[Train::new(Reach::Plain(3))], None).runs, [None]);
    assert_eq!(total(&Network::default(), &[Train::new(Reach::Unlimited)]), 0);
}

#[test]
fn ties_go_to_less_track_then_to_smaller_ids() {
    let mut net = row(&[(City, 10), (City, 20)]);
    net.points = 1;
    net.pieces = vec![
        Piece { ends: [stop_end(0), point_end(0, Side::A)] },
        Piece { ends: [point_end(0, Side::B), stop_end(1)] },
        Piece { ends: [stop_end(1), stop_end(0)] },
        Piece { ends: [stop_end(0), stop_end(1)] },
    ];
    let found = best(&net, &[Train::new(Reach::Plain(2))], None);
    assert_eq!(found.routes(), [route(0, &[2])]);
}
