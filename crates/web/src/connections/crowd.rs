//! Those who are connected: how many, from where, and who gives way when there are too many.
//!
//! What each of them does changes with every request, and who is the first to go is asked when it is full: the former takes no
//! lock, the latter looks at all of them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use prometheus::IntGauge;
use tokio::sync::oneshot;

use super::Limits;
use super::refusals::Why;

/// What somebody who is connected does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A request is expected, or has begun: they have just come, or have sent some of its headers.
    Asking,
    /// The answer is through, and there is nothing of another request.
    Idle,
    /// A request is being answered.
    Answered,
}

/// Those who are connected.
pub(super) struct Crowd {
    most: usize,
    most_per_address: usize,
    /// How many connections are open, here and at other doors.
    gauge: IntGauge,
    opened: Instant,
    members: Mutex<Members>,
}

#[derive(Default)]
struct Members {
    next: u64,
    count: usize,
    by_address: HashMap<IpAddr, HashMap<u64, Member>>,
}

struct Member {
    doing: Arc<Doing>,
    /// Dropped when the connection has to give way.
    _stay: oneshot::Sender<()>,
}

/// What a connection does and since when, in one number: the smaller, the sooner it gives way.
struct Doing(AtomicU64);

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
    doing: Arc<Doing>,
    /// Ends when the connection has to give way to another; taken by whoever listens for it.
    gives_way: Option<oneshot::Receiver<()>>,
}

impl Crowd {
    pub(super) fn new(limits: &Limits, gauge: IntGauge) -> Crowd {
        let (most, most_per_address) = (limits.connections, limits.per_address);
        Crowd { most, most_per_address, gauge, opened: Instant::now(), members: Mutex::default() }
    }

    /// Lets somebody in, if need be in place of another. Only the address of somebody who is `limited` is counted.
    pub(super) fn enter(self: &Arc<Crowd>, address: IpAddr, limited: bool) -> Entered {
        let (mut members, mut shed) = (self.lock(), Vec::new());
        let from_there = members.by_address.get(&address).map_or(0, HashMap::len);
        if limited && from_there >= self.most_per_address {
            if !members.shed_from(address) {
                return Entered { ticket: Err(Why::Address), shed };
            }
            shed.push((address, Why::Address));
        }
        if members.count >= self.most {
            let Some(address) = members.shed_one() else {
                return Entered { ticket: Err(Why::All), shed };
            };
            shed.push((address, Why::All));
        }
        let doing = Arc::new(Doing(AtomicU64::new(Doing::number(Phase::Asking, self.time()))));
        let (stay, gives_way) = oneshot::channel();
        let id = members.add(address, Member { doing: Arc::clone(&doing), _stay: stay });
        self.gauge.inc();
        let ticket = Ticket { crowd: Arc::clone(self), id, address, doing, gives_way: Some(gives_way) };
        Entered { ticket: Ok(ticket), shed }
    }

    /// How many are connected.
    pub(super) fn open(&self) -> usize {
        self.lock().count
    }

    /// Lets one go that can, for when the system has no room.
    pub(super) fn make_room(&self) {
        self.lock().shed_one();
    }

    /// Nanoseconds since the door was opened.
    fn time(&self) -> u64 {
        self.opened.elapsed().as_nanos().try_into().unwrap_or(u64::MAX)
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
        self.doing.turn_to(phase, self.crowd.time())
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.crowd.lock().remove(self.address, self.id);
        self.crowd.gauge.dec();
    }
}

impl Doing {
    /// Who has given way is not asked again.
    const GONE: u64 = u64::MAX;
    /// The phase is in front of the time, so that whoever asks for nothing comes first; there is room for 146 years.
    const TIME_BITS: u32 = 62;
    const TIME: u64 = (1 << Doing::TIME_BITS) - 1;

    fn number(phase: Phase, time: u64) -> u64 {
        // The last of all times is left out, so that no number is that of who has gone.
        ((phase as u64) << Doing::TIME_BITS) | time.min(Doing::TIME - 1)
    }

    fn turn_to(&self, phase: Phase, time: u64) -> bool {
        let turned = self.0.fetch_update(Ordering::AcqRel, Ordering::Acquire, |now| {
            (now != Doing::GONE).then(|| Doing::number(phase, time))
        });
        turned.is_ok()
    }

    /// How soon they give way, the smaller the sooner; who is being answered does not.
    fn place_in_line(&self) -> Option<u64> {
        let number = self.0.load(Ordering::Acquire);
        (number >> Doing::TIME_BITS < Phase::Answered as u64).then_some(number)
    }

    /// Lets go, unless they have turned to something else since their place was looked at.
    fn let_go(&self, place: u64) -> bool {
        self.0.compare_exchange(place, Doing::GONE, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }
}

impl Members {
    fn add(&mut self, address: IpAddr, member: Member) -> u64 {
        self.next += 1;
        self.count += 1;
        self.by_address.entry(address).or_default().insert(self.next, member);
        self.next
    }

    /// Lets the first go of those who came from an address, if one can.
    fn shed_from(&mut self, address: IpAddr) -> bool {
        loop {
            let there = self.by_address.get(&address).into_iter().flatten();
            match first_to_go(there.map(|(id, member)| (address, *id, member))) {
                None => return false,
                Some(first) if self.let_go(&first) => return true,
                Some(_) => {}
            }
        }
    }

    /// Lets the first of all go, if one can; gives where they came from.
    fn shed_one(&mut self) -> Option<IpAddr> {
        loop {
            let all = self
                .by_address
                .iter()
                .flat_map(|(address, there)| there.iter().map(move |(id, member)| (*address, *id, member)));
            let first = first_to_go(all)?;
            if self.let_go(&first) {
                return Some(first.address);
            }
        }
    }

    fn let_go(&mut self, first: &First) -> bool {
        let there = self.by_address.get(&first.address).and_then(|there| there.get(&first.id));
        let gone = there.is_some_and(|member| member.doing.let_go(first.place));
        if gone {
            self.remove(first.address, first.id);
        }
        gone
    }

    /// Forgets somebody, who hears of it.
    fn remove(&mut self, address: IpAddr, id: u64) {
        let Some(there) = self.by_address.get_mut(&address) else { return };
        if there.remove(&id).is_some() {
            self.count -= 1;
        }
        if there.is_empty() {
            self.by_address.remove(&address);
        }
    }
}

/// Who gives way first.
struct First {
    address: IpAddr,
    id: u64,
    place: u64,
}

/// Whoever has asked for nothing yet, and then whoever has been answered; of them who has been so for the longest.
fn first_to_go<'a>(members: impl Iterator<Item = (IpAddr, u64, &'a Member)>) -> Option<First> {
    let in_line = members.filter_map(|(address, id, member)| {
        member.doing.place_in_line().map(|place| First { address, id, place })
    });
    in_line.min_by_key(|first| first.place)
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
        assert!(members.by_address.is_empty() && members.count == 0);
    }
}
