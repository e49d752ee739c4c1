//! What a sequence of stops is worth to a train, and whether the train may run it (R-RUN-02 … 05, R-INC-03).

use crate::illegal::Why;
use crate::network::{Bonus, Call, Network, Reach, StopId, StopKind, Train, When};

/// A train's best reading of a sequence of stops.
pub(crate) struct Reading {
    pub calls: Vec<Call>,
    pub bonuses: Vec<(usize, u32)>,
    pub value: u32,
}

/// Values a path for a train: the best legal choice of the towns it leaves out. The path itself (passing, groups,
/// repeats) is the business of the caller.
pub(crate) fn read(net: &Network, train: &Train, stops: &[StopId]) -> Result<Reading, Why> {
    let mut counted = vec![true; stops.len()];
    may_run(net, train, stops, &mut counted)?;
    let mut calls: Vec<Call> =
        stops.iter().zip(&counted).map(|(&stop, &counted)| Call { stop, counted, value: 0 }).collect();
    let stations = calls.iter().filter(|c| c.counted && net.stop(c.stop).station).count();
    let mut value = 0;
    for call in calls.iter_mut().filter(|c| c.counted) {
        let stop = net.stop(call.stop);
        call.value = match stop.kind {
            StopKind::Port => stop.value * stations_besides(stations, stop.station),
            _ => stop.value,
        };
        value += call.value;
    }
    let bonuses: Vec<(usize, u32)> = train
        .bonuses
        .iter()
        .enumerate()
        .filter(|(_, b)| earned(b, stops, &counted))
        .map(|(i, b)| (i, b.amount))
        .collect();
    value += bonuses.iter().map(|&(_, amount)| amount).sum::<u32>();
    Ok(Reading { calls, bonuses, value })
}

/// How many stations a port is paid for: those of the other stops, not its own.
pub(crate) fn stations_besides(stations: usize, own: bool) -> u32 {
    (stations - usize::from(own)) as u32
}

fn may_run(net: &Network, train: &Train, stops: &[StopId], counted: &mut [bool]) -> Result<(), Why> {
    let towns = stops.iter().filter(|&&s| net.stop(s).kind == StopKind::Town).count();
    match train.reach {
        Reach::Unlimited => {}
        Reach::Plain(n) => at_most(stops.len(), n)?,
        Reach::Plus { cities, total } => {
            at_most(stops.len(), total)?;
            if stops.len() - towns > usize::from(cities) {
                return Err(Why::TooManyCities { has: stops.len() - towns, may: usize::from(cities) });
            }
        }
        Reach::Express(n) => leave_out(net, train, stops, usize::from(n), counted)?,
    }
    let count = counted.iter().filter(|&&c| c).count();
    let least = if stops.iter().any(|&s| net.stop(s).kind == StopKind::Port) { 3 } else { 2 };
    if count < least {
        return Err(Why::TooFewStops { has: count, needs: least });
    }
    // Stops with a station are never left out, so that it does not matter which towns were.
    if !stops.iter().any(|&s| net.stop(s).station) {
        return Err(Why::NoStation);
    }
    Ok(())
}

fn at_most(has: usize, may: u16) -> Result<(), Why> {
    let may = usize::from(may);
    if has > may {
        return Err(Why::TooManyStops { has, may });
    }
    Ok(())
}

fn earned(bonus: &Bonus, stops: &[StopId], counted: &[bool]) -> bool {
    let last = stops.len() - 1;
    stops.iter().zip(counted).enumerate().any(|(i, (s, &c))| {
        c && (bonus.when == When::Visits || i == 0 || i == last) && bonus.stops.contains(s)
    })
}

/// Chooses the towns that an express train leaves out: the best `n` minus the stops that must count stay.
fn leave_out(
    net: &Network,
    train: &Train,
    stops: &[StopId],
    n: usize,
    counted: &mut [bool],
) -> Result<(), Why> {
    let musts = stops.iter().filter(|&&s| !net.stop(s).optional()).count();
    if musts > n {
        return Err(Why::TooManyStops { has: musts, may: n });
    }
    let room = n - musts;
    let mut towns: Vec<usize> = (0..stops.len()).filter(|&i| net.stop(stops[i]).optional()).collect();
    if towns.len() <= room {
        return Ok(());
    }
    let last = stops.len() - 1;
    let earns =
        |b: &Bonus, i: usize| (b.when == When::Visits || i == 0 || i == last) && b.stops.contains(&stops[i]);
    // A bonus that one town alone can earn is as good as value of that town. One that several towns can earn is paid
    // once, so that the towns are not independent: try each way to earn it or not.
    let mut weight: Vec<u32> = stops.iter().map(|&s| net.stop(s).value).collect();
    let mut shared: Vec<(u32, Vec<usize>)> = Vec::new();
    for bonus in &train.bonuses {
        if (0..stops.len()).any(|i| !net.stop(stops[i]).optional() && earns(bonus, i)) {
            continue;
        }
        let at: Vec<usize> = towns.iter().copied().filter(|&i| earns(bonus, i)).collect();
        match at.as_slice() {
            [] => {}
            [only] => weight[*only] += bonus.amount,
            _ => shared.push((bonus.amount, at)),
        }
    }
    towns.sort_by_key(|&i| (std::cmp::Reverse(weight[i]), stops[i]));
    let mut best: (u32, Vec<usize>) = (0, towns[..room].to_vec());
    if !shared.is_empty() {
        let mut kept = Vec::new();
        try_shared(&shared, &shared, &towns, &weight, room, &mut kept, &mut best);
    }
    for &i in &towns {
        counted[i] = best.1.contains(&i);
    }
    Ok(())
}

/// For each bonus that several towns can earn: forget it, or keep one of its towns; then fill up with the best.
fn try_shared(
    open: &[(u32, Vec<usize>)],
    all: &[(u32, Vec<usize>)],
    towns: &[usize],
    weight: &[u32],
    room: usize,
    kept: &mut Vec<usize>,
    best: &mut (u32, Vec<usize>),
) {
    let Some(((_, at), rest)) = open.split_first() else {
        let mut set = kept.clone();
        for &i in towns {
            if set.len() < room && !set.contains(&i) {
                set.push(i);
            }
        }
        let value = set.iter().map(|&i| weight[i]).sum::<u32>()
            + all
                .iter()
                .filter(|(_, at)| at.iter().any(|i| set.contains(i)))
                .map(|&(amount, _)| amount)
                .sum::<u32>();
        if value > best.0 {
            *best = (value, set);
        }
        return;
    };
    try_shared(rest, all, towns, weight, room, kept, best);
    for &i in at {
        if kept.contains(&i) {
            continue; // the bonus is earned already: the first branch has it
        }
        if kept.len() < room {
            kept.push(i);
            try_shared(rest, all, towns, weight, room, kept, best);
            kept.pop();
        }
    }
}
