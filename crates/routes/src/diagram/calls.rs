//! What calling at stops means to a train: what it counts, what that is worth, and whether a route may run.

use std::collections::BTreeMap;

use crate::bounds::Budget;
use crate::network::{Network, Stop, StopId, StopKind, Train, When};

use super::cells::Cells;
use super::frontier::Flags;

/// Something that happens at most once in a route and can happen in several cells: its bit, and the last of the cells.
#[derive(Clone, Copy)]
struct Once {
    bit: u8,
    last: usize,
}

impl Once {
    /// None if there are too many of them.
    fn number(index: usize, last: usize) -> Option<Self> {
        Some(Self { bit: 1_u8.checked_shl(index as u32)?, last })
    }
}

/// A train and the stops that it can call at.
pub(crate) struct Calls<'a> {
    net: &'a Network,
    train: &'a Train,
    budget: Budget,
    /// What a port pays for each station of the route, if there is any.
    pub port: Option<u32>,
    groups: BTreeMap<u16, Once>,
    bonuses: Vec<Once>,
}

impl<'a> Calls<'a> {
    /// None if a route might end at two ports, if ports pay unlike, or if there is more to remember than there is room for.
    pub fn new(cells: &Cells<'a>, train: &'a Train) -> Option<Self> {
        let net = cells.net;
        let stops =
            || (0..).zip(&cells.cells).flat_map(|(c, cell)| cell.stops.iter().map(move |&stop| (c, stop)));
        let mut ports = stops().map(|(_, stop)| net.stop(stop)).filter(|stop| stop.kind == StopKind::Port);
        let port = ports.next();
        let alike =
            |other: &Stop| port.is_some_and(|port| (port.value, port.group) == (other.value, other.group));
        if port.is_some_and(|port| port.group.is_none()) || !ports.all(alike) {
            return None;
        }
        let mut seen: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (c, stop) in stops() {
            if let Some(group) = net.stop(stop).group {
                seen.entry(group).or_default().push(c);
            }
        }
        // Within one cell no way calls at two stops of a group.
        seen.retain(|_, cells| cells.iter().min() < cells.iter().max());
        let groups = seen
            .into_iter()
            .enumerate()
            .map(|(i, (group, cells))| Some((group, Once::number(i, cells.into_iter().max()?)?)));
        let bonuses = train.bonuses.iter().enumerate().map(|(i, bonus)| {
            let last = stops().filter(|(_, stop)| bonus.stops.contains(stop)).map(|(c, _)| c).max();
            Once::number(i, last.unwrap_or(0))
        });
        let budget = Budget::new(train.reach, net.stops.len());
        u8::try_from(budget.full).ok()?;
        Some(Self {
            net,
            train,
            budget,
            port: port.map(|port| port.value),
            groups: groups.collect::<Option<_>>()?,
            bonuses: bonuses.collect::<Option<_>>()?,
        })
    }

    /// Before the first call.
    pub fn start(&self) -> Flags {
        Flags { count: self.budget.full as u8, ..Flags::default() }
    }

    /// All that calling at these stops can mean, and what it is then worth: an express train counts a town or leaves it
    /// out.
    pub fn at(&self, flags: Flags, calls: &[(StopId, bool)], found: &mut Vec<(Flags, u32)>) {
        found.clear();
        found.push((flags, 0));
        for &(stop, ends) in calls {
            let free = self.budget.towns_free && self.net.stop(stop).optional();
            for (before, value) in std::mem::take(found) {
                let Some(flags) = self.call(before, stop) else { continue };
                found.extend(self.count(flags, stop, ends).map(|(flags, more)| (flags, value + more)));
                if free {
                    found.push((flags, value));
                }
            }
        }
    }

    /// None if the route has called at this group.
    fn call(&self, mut flags: Flags, stop: StopId) -> Option<Flags> {
        if let Some(once) = self.net.stop(stop).group.and_then(|group| self.groups.get(&group)) {
            if flags.groups & once.bit != 0 {
                return None;
            }
            flags.groups |= once.bit;
        }
        Some(flags)
    }

    /// None if the train cannot count the stop.
    fn count(&self, mut flags: Flags, stop: StopId, ends: bool) -> Option<(Flags, u32)> {
        let place = self.net.stop(stop);
        flags.count = if self.budget.limited {
            self.budget.after(usize::from(flags.count), place.kind == StopKind::Town)? as u8
        } else {
            (flags.count + 1).min(3)
        };
        flags.station |= place.station;
        let mut value = 0;
        if place.kind == StopKind::Port {
            flags.at_port = flags.port.then_some(true)?;
        } else {
            value += place.value;
            value += self.port.filter(|_| flags.port && place.station).unwrap_or(0);
        }
        for (bonus, once) in self.train.bonuses.iter().zip(&self.bonuses) {
            let earned = (bonus.when == When::Visits || ends) && bonus.stops.contains(&stop);
            if earned && flags.bonuses & once.bit == 0 {
                flags.bonuses |= once.bit;
                value += bonus.amount;
            }
        }
        Some((flags, value))
    }

    /// Whether a route may run that is complete.
    pub fn may_run(&self, flags: Flags) -> bool {
        let counted = self.budget.counted(usize::from(flags.count));
        flags.station && flags.port == flags.at_port && counted >= if flags.port { 3 } else { 2 }
    }

    /// What of the flags matters beyond a cell: what cannot happen again need not be known.
    pub fn beyond(&self, cell: usize, mut flags: Flags) -> Flags {
        for once in self.bonuses.iter().filter(|once| once.last <= cell) {
            flags.bonuses &= !once.bit;
        }
        for once in self.groups.values().filter(|once| once.last <= cell) {
            flags.groups &= !once.bit;
        }
        flags
    }
}
