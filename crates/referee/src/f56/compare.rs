//! The referee's table beside the engine's: whatever differs, and whether both ask the same.

use rules::state::{Position, Status};
use rules::{Decision, Event, F56Decision};

use super::table::{Ask, Need, Table};

impl Table<'_> {
    /// Everything that lies on the table but money of players and bank.
    pub(super) fn compare_things(&self, theirs: &Position) -> Result<(), String> {
        let ours = &self.s;
        same("the order of players", &ours.order, &theirs.order)?;
        same("the shares of players", &ours.shares, &theirs.shares)?;
        same("the pool of shares", &ours.pool, &theirs.pool)?;
        for (charter, (ours, theirs)) in
            self.title.companies.iter().zip(ours.companies.iter().zip(&theirs.companies))
        {
            let of = |what: &str| format!("{what} of {}", charter.symbol);
            same(&of("the state"), &ours.status, &theirs.status)?;
            if ours.status == Status::Closed {
                continue;
            }
            same(&of("the president"), &ours.director, &theirs.director)?;
            same(&of("the first price"), &ours.start_price, &theirs.start_price)?;
            same(&of("the space"), &ours.space, &theirs.space)?;
            same(&of("the treasury"), &ours.treasury, &theirs.treasury)?;
            let sorted = |trains: &[rules::train::Train]| {
                let mut trains = trains.to_vec();
                trains.sort();
                trains
            };
            same(&of("the trains"), &sorted(&ours.trains), &sorted(&theirs.trains))?;
            same(&of("the markers"), &ours.markers, &theirs.markers)?;
            if !charter.national {
                same(&of("the home"), &ours.home_placed, &theirs.home_placed)?;
            }
            same(&of("whether it has operated"), &ours.has_operated, &theirs.has_operated)?;
        }
        same("the markers on the chart", &ours.market, &theirs.market)?;
        same("the credit", &ours.credit, &theirs.credit)?;
        same("the private companies", &ours.privates, &theirs.privates)?;
        same("the tiles", &ours.board.tiles, &theirs.board.tiles)?;
        same("the stations", &ours.board.markers, &theirs.board.markers)?;
        same("the supply of tiles", &ours.supply, &theirs.supply)?;
        same("the trains of the bank", &ours.trains, &theirs.trains)?;
        same("the phase", &ours.phase, &theirs.phase)?;
        same("the marker of the post", &ours.post, &theirs.post)?;
        let national = |state: &Position| {
            let national = state.national.as_ref().filter(|national| national.shares > 0)?;
            Some((national.company, national.shares, national.temporary, national.frozen, national.first))
        };
        same("the national company", &national(ours), &national(theirs))?;
        Ok(())
    }

    /// Field by field; the first difference in words.
    pub(super) fn compare(&self, after: &Position, events: &[Event]) -> Result<(), String> {
        let (ours, theirs) = (&self.s, after);
        for seat in self.seats() {
            let index = seat.index();
            same(
                &format!("the cash of player {index}"),
                &ours.players[index].cash,
                &theirs.players[index].cash,
            )?;
        }
        // While the national company is being formed, when things change hands is nobody's concern; afterwards all is compared.
        if self.forming.is_none() {
            self.compare_things(theirs)?;
        }
        let bank = |state: &Position| state.bank.map(|bank| (bank.cash, bank.broken, bank.rounds));
        same("the bank", &bank(ours), &bank(theirs))?;
        let decision = after.agenda.last();
        match (self.asked.last(), decision) {
            (None, None) => {
                let worth = events.iter().find_map(|event| match event {
                    Event::GameEnded { worth } => Some(worth.clone()),
                    _ => None,
                });
                same("what players are worth", &self.worth, &worth)
            }
            (Some(ask), Some(decision)) if is_same_question(ask, decision) => Ok(()),
            (ask, decision) => Err(format!("{ask:?} should be asked, and {decision:?} is")),
        }
    }
}

pub(super) fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what} should be {ours:?} and is {theirs:?}")) }
}

/// Whether the referee and the engine ask for the same.
pub(super) fn is_same_question(ask: &Ask, decision: &Decision) -> bool {
    match (ask, decision) {
        (Ask::Privates(ours), Decision::F56(F56Decision::Privates { seat })) => ours == seat,
        (Ask::Raise(ours, on), Decision::F56(F56Decision::Raise { seat, private })) => {
            (ours, on) == (seat, private)
        }
        (Ask::Exchange(ours), Decision::F56(F56Decision::Exchange { seat, .. })) => ours == seat,
        (Ask::HomeCity(ours, of, at), Decision::HomeCity { seat, company, hex }) => {
            (ours, of, at) == (seat, company, hex)
        }
        (Ask::Track(ours), Decision::Track { company })
        | (Ask::Station(ours), Decision::Station { company })
        | (Ask::Borrow(ours), Decision::F56(F56Decision::Borrow { company }))
        | (Ask::Run(ours), Decision::Run { company })
        | (Ask::Trains(ours), Decision::Trains { company })
        | (Ask::ReturnTrains(ours), Decision::ReturnTrains { company, .. })
        | (Ask::Loans(ours), Decision::F56(F56Decision::Loans { company }))
        | (Ask::Debts(ours), Decision::F56(F56Decision::Debts { company }))
        | (Ask::NationalTrains(ours), Decision::F56(F56Decision::NationalTrains { company })) => {
            ours == company
        }
        (Ask::PrivateStation(ours, at), Decision::F56(F56Decision::PrivateStation { company, hex })) => {
            (ours, at) == (company, hex)
        }
        (Ask::Dividend(ours, earned), Decision::Dividend { company, revenue }) => {
            (ours, earned) == (company, revenue)
        }
        (
            Ask::Raising { seat: ours, company: of, due: owed, need: what },
            Decision::F56(F56Decision::Raising { seat, company, due, need }),
        ) => {
            let same_need = match (what, need) {
                (Need::Interest(ours), rules::Need::Interest(theirs)) => ours == theirs,
                (Need::Loans, rules::Need::Loans) => true,
                _ => false,
            };
            same_need && (ours, of, owed) == (seat, company, due)
        }
        (Ask::NationalStations(ours, at), Decision::F56(F56Decision::NationalStations { company, hex })) => {
            (ours, at) == (company, hex)
        }
        (Ask::Answer { seat: ours, deal: of, price: at, .. }, Decision::Answer { seat, deal, price, .. }) => {
            (ours, of, at) == (seat, deal, price)
        }
        (
            Ask::Counter { seat: ours, deal: of, offered: first, by: whom, price: at, .. },
            Decision::CounterOffer { seat, deal, offered, by, price, .. },
        ) => (ours, of, first, whom, at) == (seat, deal, offered, by, price),
        _ => false,
    }
}
