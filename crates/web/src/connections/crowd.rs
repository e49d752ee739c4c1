//! Those who are connected: how many, from where, and who gives way when there are too many.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use prometheus::IntGauge;
use tokio::sync::oneshot;

use super::Limits;
use super::refusals::Why;

/// What somebody who is connected does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A request is expected, or has begun: they have just come, or have sent some of its headers.
    Asking,
    /// A request is being answered.
    Answered,
    /// The answer is through, and there is nothing of another request.
    Idle,
}

/// Those who are connected.
pub(super) struct Crowd {
    most: usize,
    most_per_address: usize,
    /// How many connections are open, here and at other doors.
    gauge: IntGauge,
    members: Mutex<Members>,
}

#[derive(Default)]
struct Members {
    /// Numbers both connections and what they do, so that what is older has the smaller one.
    next: u64,
    by_id: HashMap<u64, Member>,
    all: Group,
    by_address: HashMap<IpAddr, Group>,
}

struct Member {
    address: IpAddr,
    phase: Phase,
    /// The number of when that began.
    since: u64,
    /// Dropped when the connection has to give way.
    _stay: oneshot::Sender<()>,
}

/// Some of them, by what they do: since when, and who.
#[derive(Default)]
struct Group {
    count: usize,
    asking: BTreeSet<(u64, u64)>,
    idle: BTreeSet<(u64, u64)>,
}

/// What came of letting somebody in.
pub(super) struct Entered {
    pub(super) ticket: Result<Ticket, Why>,
    /// Who had to give way for it, and why.
    pub(super) shed: Vec<(IpAddr, Why)>,
}

/// The right to be connected, as long as it is held.
pub(super) struct Ticket {
    crowd: Arc<Crowd>,
    id: u64,
    pub(super) address: IpAddr,
    /// Ends when the connection has to give way to another; taken by whoever listens for it.
    gives_way: Option<oneshot::Receiver<()>>,
}

impl Crowd {
    pub(super) fn new(limits: &Limits, gauge: IntGauge) -> Crowd {
        let (most, most_per_address) = (limits.connections, limits.per_address);
        Crowd { most, most_per_address, gauge, members: Mutex::default() }
    }

    /// Lets somebody in, if need be in place of another. Only the address of somebody who is `limited` is counted.
    pub(super) fn enter(self: &Arc<Crowd>, address: IpAddr, limited: bool) -> Entered {
        let (mut members, mut shed) = (self.lock(), Vec::new());
        let from_there = members.by_address.get(&address).map_or(0, |group| group.count);
        if limited && from_there >= self.most_per_address {
            let first = members.by_address.get(&address).and_then(Group::first_to_go);
            let Some(id) = first else { return Entered { ticket: Err(Why::Address), shed } };
            shed.extend(members.remove(id).map(|address| (address, Why::Address)));
        }
        if members.all.count >= self.most {
            let Some(id) = members.all.first_to_go() else { return Entered { ticket: Err(Why::All), shed } };
            shed.extend(members.remove(id).map(|address| (address, Why::All)));
        }
        let (stay, gives_way) = oneshot::channel();
        let id = members.add(address, stay);
        self.gauge.inc();
        let ticket = Ticket { crowd: Arc::clone(self), id, address, gives_way: Some(gives_way) };
        Entered { ticket: Ok(ticket), shed }
    }

    /// How many are connected.
    pub(super) fn open(&self) -> usize {
        self.lock().all.count
    }

    /// Lets one go that can, for when the system has no room.
    pub(super) fn make_room(&self) {
        let mut members = self.lock();
        if let Some(id) = members.all.first_to_go() {
            members.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Members> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ticket {
    /// Waits until the connection has to give way to another. To be asked for once.
    pub(super) fn gives_way(&mut self) -> impl Future<Output = ()> + use<> {
        let word = self.gives_way.take();
        async {
            match word {
                Some(word) => drop(word.await),
                None => std::future::pending().await,
            }
        }
    }

    /// Says what they do now; false when they had to give way meanwhile.
    pub(super) fn turn_to(&self, phase: Phase) -> bool {
        self.crowd.lock().turn(self.id, phase)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.crowd.lock().remove(self.id);
        self.crowd.gauge.dec();
    }
}

impl Members {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn add(&mut self, address: IpAddr, stay: oneshot::Sender<()>) -> u64 {
        let id = self.number();
        let member = Member { address, phase: Phase::Asking, since: id, _stay: stay };
        for group in [&mut self.all, self.by_address.entry(address).or_default()] {
            group.count += 1;
            group.put(&member, id);
        }
        self.by_id.insert(id, member);
        id
    }

    fn turn(&mut self, id: u64, phase: Phase) -> bool {
        let since = self.number();
        let Some(member) = self.by_id.get_mut(&id) else { return false };
        let mut groups = [Some(&mut self.all), self.by_address.get_mut(&member.address)];
        groups.iter_mut().flatten().for_each(|group| group.take(member, id));
        (member.phase, member.since) = (phase, since);
        groups.iter_mut().flatten().for_each(|group| group.put(member, id));
        true
    }

    /// Forgets somebody, who hears of it; gives where they came from.
    fn remove(&mut self, id: u64) -> Option<IpAddr> {
        let member = self.by_id.remove(&id)?;
        for group in [Some(&mut self.all), self.by_address.get_mut(&member.address)].into_iter().flatten() {
            group.count -= 1;
            group.take(&member, id);
        }
        if self.by_address.get(&member.address).is_some_and(|group| group.count == 0) {
            self.by_address.remove(&member.address);
        }
        Some(member.address)
    }
}

impl Group {
    /// Who gives way first: whoever has asked for nothing yet, and then whoever has been answered.
    fn first_to_go(&self) -> Option<u64> {
        self.asking.first().or_else(|| self.idle.first()).map(|&(_, id)| id)
    }

    fn line(&mut self, phase: Phase) -> Option<&mut BTreeSet<(u64, u64)>> {
        match phase {
            Phase::Asking => Some(&mut self.asking),
            Phase::Idle => Some(&mut self.idle),
            Phase::Answered => None,
        }
    }

    fn put(&mut self, member: &Member, id: u64) {
        if let Some(line) = self.line(member.phase) {
            line.insert((member.since, id));
        }
    }

    fn take(&mut self, member: &Member, id: u64) {
        if let Some(line) = self.line(member.phase) {
            line.remove(&(member.since, id));
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn crowd() -> (Arc<Crowd>, IpAddr, IpAddr) {
        let limits = Limits { connections: 5, per_address: 3, ..Limits::default() };
        let gauge = IntGauge::new("open", "Open connections").expect("a name");
        (Arc::new(Crowd::new(&limits, gauge)), IpAddr::from([1; 4]), IpAddr::from([2; 4]))
    }

    fn enter(crowd: &Arc<Crowd>, address: IpAddr) -> Ticket {
        crowd.enter(address, true).ticket.expect("there is room")
    }

    #[test]
    fn who_has_asked_for_nothing_gives_way_first_and_who_is_answered_never() {
        let (crowd, here, there) = crowd();
        let [idle, mut silent, answered] = [(); 3].map(|()| enter(&crowd, here));
        assert!(
            idle.turn_to(Phase::Answered) && idle.turn_to(Phase::Idle) && answered.turn_to(Phase::Answered)
        );
        let fourth = crowd.enter(here, true);
        assert_eq!(fourth.shed, [(here, Why::Address)]);
        assert!(silent.gives_way().now_or_never().is_some());
        assert!(!silent.turn_to(Phase::Answered), "it is too late for it to be answered");
        let fourth = fourth.ticket.expect("there is room now");
        assert!(fourth.turn_to(Phase::Answered));
        let fifth = crowd.enter(here, true).ticket.expect("who is idle gives way next");
        assert!(fifth.turn_to(Phase::Answered) && !idle.turn_to(Phase::Asking));
        let refused = crowd.enter(here, true);
        assert_eq!((refused.ticket.err(), refused.shed.len()), (Some(Why::Address), 0));
        assert!(crowd.enter(there, true).ticket.is_ok() && crowd.enter(here, false).ticket.is_ok());
        drop(answered);
        assert!(crowd.enter(here, true).ticket.is_ok(), "who leaves makes room");
    }

    #[test]
    fn in_all_there_are_so_many_and_nobody_is_remembered_for_ever() {
        let (crowd, here, there) = crowd();
        let proxied: Vec<Ticket> =
            (0..4).map(|_| crowd.enter(here, false).ticket.expect("not limited")).collect();
        assert!(proxied.iter().all(|ticket| ticket.turn_to(Phase::Answered)));
        let silent = enter(&crowd, there);
        let sixth = crowd.enter(here, false);
        assert_eq!((crowd.open(), sixth.shed), (5, vec![(there, Why::All)]));
        let sixth = sixth.ticket.expect("there is room now");
        assert!(sixth.turn_to(Phase::Answered));
        assert_eq!(crowd.enter(there, true).ticket.err(), Some(Why::All));
        drop(proxied.into_iter().next());
        let last = enter(&crowd, there);
        crowd.make_room();
        assert!(!last.turn_to(Phase::Answered) && crowd.open() == 1);
        drop((silent, sixth, last));
        assert_eq!(crowd.gauge.get(), 0);
        let members = crowd.lock();
        assert!(members.by_id.is_empty() && members.by_address.is_empty() && members.all.asking.is_empty());
    }
}
