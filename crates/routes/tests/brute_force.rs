//! The solver against an independent brute force on small random networks (R-RUN-12).

mod common;

use common::{Random, plain_trains, port_network, small_network, trains};
use routes::{
    Effort, End, Network, PieceId, Proof, Reach, Route, Run, Side, StopId, StopKind, Train, When, best,
    best_with, check,
};

/// A path as the brute force sees it.
struct Path {
    route: Route,
    stops: Vec<usize>,
    points: Vec<usize>,
    pieces: Vec<usize>,
}

/// Every simple path from every stop, walking pieces.
fn paths(net: &Network) -> Vec<Path> {
    let mut all = Vec::new();
    for s in 0..net.stops.len() {
        let mut path = Path {
            route: Route { start: StopId(s as u16), pieces: vec![] },
            stops: vec![s],
            points: vec![],
            pieces: vec![],
        };
        walk(net, &mut path, End::Stop(StopId(s as u16)), &mut all);
    }
    all
}

fn walk(net: &Network, path: &mut Path, at: End, all: &mut Vec<Path>) {
    for (i, piece) in net.pieces.iter().enumerate() {
        if path.pieces.contains(&i) {
            continue;
        }
        for (from, to) in [(piece.ends[0], piece.ends[1]), (piece.ends[1], piece.ends[0])] {
            if from != at {
                continue;
            }
            path.pieces.push(i);
            path.route.pieces.push(PieceId(i as u16));
            match to {
                End::Stop(s) => {
                    let s = usize::from(s.0);
                    let fresh = path.stops.iter().all(|&o| {
                        o != s && (net.stops[o].group.is_none() || net.stops[o].group != net.stops[s].group)
                    });
                    if fresh {
                        path.stops.push(s);
                        all.push(Path {
                            route: path.route.clone(),
                            stops: path.stops.clone(),
                            points: path.points.clone(),
                            pieces: path.pieces.clone(),
                        });
                        let kind = net.stops[s].kind;
                        if !net.stops[s].closed && kind != StopKind::Terminus && kind != StopKind::Port {
                            walk(net, path, to, all);
                        }
                        path.stops.pop();
                    }
                }
                End::Point(p, side) => {
                    let id = usize::from(p.0);
                    if !path.points.contains(&id) {
                        path.points.push(id);
                        let across = if side == Side::A { Side::B } else { Side::A };
                        walk(net, path, End::Point(p, across), all);
                        path.points.pop();
                    }
                }
            }
            path.pieces.pop();
            path.route.pieces.pop();
            if piece.ends[0] == piece.ends[1] {
                break;
            }
        }
    }
}

/// The best of all subsets of counted stops that the train allows.
fn worth(net: &Network, train: &Train, stops: &[usize]) -> Option<u32> {
    let mut best = None;
    for mask in 0_u32..1 << stops.len() {
        let counted: Vec<usize> = (0..stops.len()).filter(|i| mask >> i & 1 == 1).map(|i| stops[i]).collect();
        let left_out = |s: &usize| !counted.contains(s);
        let towns = counted.iter().filter(|&&s| net.stops[s].kind == StopKind::Town).count();
        let allowed = match train.reach {
            Reach::Plain(n) => counted.len() == stops.len() && counted.len() <= usize::from(n),
            Reach::Unlimited => counted.len() == stops.len(),
            Reach::Plus { cities, total } => {
                counted.len() == stops.len()
                    && counted.len() <= usize::from(total)
                    && counted.len() - towns <= usize::from(cities)
            }
            Reach::Express(n) => {
                counted.len() <= usize::from(n)
                    && stops
                        .iter()
                        .filter(|s| left_out(s))
                        .all(|&s| net.stops[s].kind == StopKind::Town && !net.stops[s].station)
            }
        };
        let port = stops.iter().any(|&s| net.stops[s].kind == StopKind::Port);
        if !allowed
            || counted.len() < if port { 3 } else { 2 }
            || !counted.iter().any(|&s| net.stops[s].station)
        {
            continue;
        }
        let mut value = 0;
        for &s in &counted {
            let stations = counted.iter().filter(|&&o| o != s && net.stops[o].station).count() as u32;
            let stop = &net.stops[s];
            value += if stop.kind == StopKind::Port { stop.value * stations } else { stop.value };
        }
        for b in &train.bonuses {
            let there = |s: usize| counted.contains(&s) && b.stops.contains(&StopId(s as u16));
            let earned = match b.when {
                When::Ends => there(stops[0]) || there(stops[stops.len() - 1]),
                When::Visits => counted.iter().any(|&s| there(s)),
            };
            value += if earned { b.amount } else { 0 };
        }
        best = best.max(Some(value));
    }
    best
}

/// The highest total, then the fewest pieces, over all combinations.
fn combine(
    lists: &[Vec<(u32, &Path)>],
    trains: &[Train],
    chosen: &mut Vec<Option<usize>>,
    value: u32,
    pieces: usize,
    best: &mut (u32, usize),
) {
    let at = chosen.len();
    if at == lists.len() {
        if value > best.0 || (value == best.0 && pieces < best.1) {
            *best = (value, pieces);
        }
        return;
    }
    let hope: u32 = lists[at..].iter().map(|l| l.iter().map(|c| c.0).max().unwrap_or(0)).sum();
    if value + hope < best.0 {
        return;
    }
    for (i, (worth, path)) in lists[at].iter().enumerate() {
        let clash = !trains[at].apart
            && chosen.iter().enumerate().any(|(o, c)| {
                let Some(c) = *c else { return false };
                let other = lists[o][c].1;
                !trains[o].apart
                    && (other.points.iter().any(|p| path.points.contains(p))
                        || other.pieces.iter().any(|p| path.pieces.contains(p)))
            });
        if !clash {
            chosen.push(Some(i));
            combine(lists, trains, chosen, value + worth, pieces + path.pieces.len(), best);
            chosen.pop();
        }
    }
    chosen.push(None);
    combine(lists, trains, chosen, value, pieces, best);
    chosen.pop();
}

#[test]
fn equals_brute_force() {
    let several = compare(24_000, |r| {
        let net = small_network(r);
        let trains = trains(r, net.stops.len());
        (net, trains)
    });
    assert!(several > 2_000, "only {several} networks let two trains run");
}

#[test]
fn equals_brute_force_with_ports_and_diesels() {
    let mut ports = 0;
    let several = compare(6_000, |r| {
        let net = port_network(r);
        let trains = plain_trains(r, net.stops.len());
        let found = best(&net, &trains, None);
        let at_port =
            |run: &Run| run.calls.iter().any(|c| net.stop(c.stop).kind == StopKind::Port && c.value > 0);
        ports += usize::from(found.runs.iter().flatten().any(at_port));
        (net, trains)
    });
    assert!(several > 500, "only {several} networks let two trains run");
    assert!(ports > 500, "only {ports} networks have a port on a best route");
}

#[test]
fn equals_brute_force_with_several_diesels() {
    let mut third = 0;
    let several = compare(3_000, |r| {
        let net = port_network(r);
        let post = plain_trains(r, net.stops.len()).swap_remove(0).bonuses;
        let diesel = Train { bonuses: post, ..Train::new(Reach::Unlimited) };
        let trains = vec![diesel; 2 + r.below(2)];
        third += usize::from(best(&net, &trains, None).runs.iter().flatten().count() > 2);
        (net, trains)
    });
    assert!(several > 500, "only {several} networks let two diesels run");
    assert!(third > 50, "only {third} networks let three diesels run");
}

/// Compares the solver with the brute force on so many networks; on how many of them two trains run.
fn compare(most: usize, mut made: impl FnMut(&mut Random) -> (Network, Vec<Train>)) -> usize {
    let mut runs = 0;
    let mut seed = 0;
    let mut several = 0;
    while runs < most {
        seed += 1;
        let mut r = Random(seed);
        let (net, trains) = made(&mut r);
        let all = paths(&net);
        if all.len() > 400 {
            continue;
        }
        runs += 1;
        let lists: Vec<Vec<(u32, &Path)>> = trains
            .iter()
            .map(|t| all.iter().filter_map(|p| worth(&net, t, &p.stops).map(|w| (w, p))).collect())
            .collect();
        // `check` agrees with the brute force on every single path.
        for (t, train) in trains.iter().enumerate() {
            for p in &all {
                let mut routes = vec![None; t];
                routes.push(Some(p.route.clone()));
                let ours = check(&net, &trains, &routes).ok().map(|v| v.total);
                assert_eq!(ours, worth(&net, train, &p.stops), "seed {seed}: {p:?}", p = p.route);
            }
        }
        let mut expected = (0, 0);
        combine(&lists, &trains, &mut Vec::new(), 0, 0, &mut expected);
        let found = best(&net, &trains, None);
        assert!(matches!(found.proof, Proof::Optimal { .. }), "seed {seed}");
        let valued = check(&net, &trains, &found.routes()).expect("legal");
        assert_eq!(valued.total, found.total, "seed {seed}");
        assert_eq!(valued.runs, found.runs, "seed {seed}");
        let pieces = found.routes().iter().flatten().map(|r| r.pieces.len()).sum::<usize>();
        assert_eq!((found.total, pieces), expected, "seed {seed}: {net:?} {trains:?}");
        // The same in the ways that are meant for bigger boards: all routes of all trains or of some are listed, or of
        // none. The more elaborate ones take longer.
        let usual = Effort::USUAL;
        let lists = Effort { patience: u64::MAX, ..usual };
        let listing = [usual.small, 20, 0].map(|small| Effort { small, few: 0, long: 0, ..lists });
        let elaborate = [[0, 0], [0, usual.many], [usual.easy, 0]].map(|[easy, many]| Effort {
            small: if easy == 0 { 0 } else { 20 },
            few: 0,
            easy,
            many,
            ..lists
        });
        let diagrams = [0, 1 + seed % 40].map(|patience| Effort { patience, ..usual });
        let count = if runs % 20 == 0 { 8 } else { 5 };
        for effort in diagrams.into_iter().chain(listing).chain(elaborate).take(count) {
            let found = best_with(&net, &trains, None, effort);
            assert!(matches!(found.proof, Proof::Optimal { .. }), "seed {seed}");
            let pieces = found.routes().iter().flatten().map(|r| r.pieces.len()).sum::<usize>();
            assert_eq!((found.total, pieces), expected, "seed {seed}: {effort:?} {net:?} {trains:?}");
        }
        // Where routes are few, trying decides how long it takes, and not which of equal sets is found.
        let untried = best_with(&net, &trains, None, Effort { tries: 0, ..usual });
        assert_eq!(found.runs, untried.runs, "seed {seed}: {net:?} {trains:?}");
        several += usize::from(found.runs.iter().flatten().count() > 1);
        // Any work limit gives a legal set and figures on both sides of the truth.
        let limit = r.below(40) as u64;
        let limit = if limit.is_multiple_of(5) { 40 * limit } else { limit };
        let small = if limit.is_multiple_of(2) { 0 } else { 300 };
        let few = if limit.is_multiple_of(3) { 0 } else { usual.few };
        let easy = [0, 5, usual.easy][limit as usize % 3];
        let many = [0, 10, usual.many, usual.many][limit as usize % 4];
        let patience = [0, 10, u64::MAX][limit as usize % 3];
        let effort = Effort { small, few, easy, many, long: few, patience, ..usual };
        let hasty = best_with(&net, &trains, Some(limit), effort);
        assert_eq!(check(&net, &trains, &hasty.routes()).expect("legal").total, hasty.total);
        match hasty.proof {
            Proof::Optimal { .. } => assert_eq!(hasty.total, found.total, "seed {seed}"),
            Proof::AtLeast { found: low, bound, .. } => {
                assert_eq!(low, hasty.total);
                assert!(low <= found.total && found.total <= bound, "seed {seed}: {low} {bound}");
            }
        }
    }
    several
}
