//! Certificates by their ids: a record says which one is bought or sold, but not where it lies. Who holds which follows from what was moved, and from how certificates are swapped when a presidency changes.

use std::collections::BTreeMap;

use rules::event::Holder;
use rules::{Action, CompanyId, Event, F56Action, Game, Seat, View};

/// The certificates of all companies: who holds which, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Certificates {
    held: BTreeMap<(CompanyId, Owner), Vec<u8>>,
}

/// Who holds a certificate that has left the initial offering.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Owner {
    Pool,
    Vaclav,
    Player(Seat),
}

/// The number of the president's certificate.
const PRESIDENTS: u8 = 0;
/// Certificates of a company with ten shares; further ones of the national company have numbers from `MORE`.
const CERTIFICATES: u8 = 9;
const MORE: std::ops::Range<u8> = 20..30;

fn number(id: &str) -> Option<u8> {
    id.rsplit_once('_')?.1.parse().ok()
}

fn numbers(ids: &[String]) -> Vec<u8> {
    ids.iter().filter_map(|id| number(id)).collect()
}

impl Certificates {
    fn of(&mut self, company: CompanyId, place: Owner) -> &mut Vec<u8> {
        self.held.entry((company, place)).or_default()
    }

    fn move_one(&mut self, company: CompanyId, certificate: u8, to: Owner) {
        for (_, held) in self.held.iter_mut().filter(|((of, _), _)| *of == company) {
            held.retain(|&other| other != certificate);
        }
        self.of(company, to).push(certificate);
    }

    /// Moves the first ones that somebody holds.
    fn move_first(&mut self, company: CompanyId, count: usize, from: Owner, to: Owner) {
        let first: Vec<u8> = self.of(company, from).iter().copied().take(count).collect();
        for certificate in first {
            self.move_one(company, certificate, to);
        }
    }

    /// Whether these lie in the pool.
    pub fn in_pool(&mut self, company: CompanyId, ids: &[String]) -> bool {
        let pool = self.of(company, Owner::Pool);
        ids.iter().filter_map(|id| number(id)).any(|certificate| pool.contains(&certificate))
    }

    /// The first one in the pool.
    pub fn first_in_pool(&self, company: CompanyId) -> Option<u8> {
        self.held.get(&(company, Owner::Pool))?.first().copied()
    }

    /// The first one of the initial offering of a company with so many shares.
    pub fn next_in_offering(&self, company: CompanyId, shares: u8) -> Option<u8> {
        let (first, more) = if shares > 10 { (CERTIFICATES, MORE) } else { (shares - 1, 0..0) };
        let has_left = |certificate: &u8| {
            self.held.iter().any(|((of, _), held)| *of == company && held.contains(certificate))
        };
        (1..first).chain(more).find(|certificate| !has_left(certificate))
    }

    /// What the player sells: single shares first, and the president's certificate where they are too few.
    pub fn for_sale(&self, company: CompanyId, seat: Seat, shares: u8) -> Vec<u8> {
        let held = self.held.get(&(company, Owner::Player(seat))).cloned().unwrap_or_default();
        let singles = held.iter().copied().filter(|&certificate| certificate != PRESIDENTS);
        let mut sold: Vec<u8> = singles.take(usize::from(shares)).collect();
        if sold.len() < usize::from(shares) && held.contains(&PRESIDENTS) {
            sold.push(PRESIDENTS);
        }
        sold
    }

    /// Keeps account of what changed hands by an action, and of what a new president has exchanged; `ids` are what it names.
    pub fn dealt(&mut self, before: &Game, after: &Game, seat: Seat, action: &Action, ids: &[String]) {
        let president = |game: &Game, company: CompanyId| game.state().company(company).director;
        let presidents = |company: CompanyId| (president(before, company), president(after, company));
        match *action {
            Action::StartCompany { company, .. } => self.started(company, seat),
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company })
                if before.view().buys_open_half(company, seat) =>
            {
                self.grown(company, seat, president(before, company));
            }
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company }) => {
                self.bought(company, ids, seat, presidents(company));
            }
            Action::SellShares { company, shares } => {
                self.sold(company, ids, shares, seat, presidents(company));
            }
            _ => {}
        }
    }

    /// The company was started by the player.
    fn started(&mut self, company: CompanyId, seat: Seat) {
        self.move_one(company, PRESIDENTS, Owner::Player(seat));
    }

    /// Václav has drawn the company and got so many shares of it: besides the director's certificate every second one.
    pub fn drawn(&mut self, company: CompanyId, shares: u8) {
        for certificate in (PRESIDENTS..).step_by(2).take(usize::from(shares) - 1) {
            self.move_one(company, certificate, Owner::Vaclav);
        }
    }

    /// The player bought these; the presidency may have gone from one to another.
    fn bought(
        &mut self,
        company: CompanyId,
        ids: &[String],
        seat: Seat,
        presidents: (Option<Seat>, Option<Seat>),
    ) {
        for certificate in numbers(ids) {
            self.move_one(company, certificate, Owner::Player(seat));
        }
        if let (Some(before), Some(after)) = presidents
            && before != after
        {
            self.swap(company, after, Owner::Player(before));
        }
    }

    /// The player, who has a share, paid for another one and got the open half of the president's certificate for it.
    fn grown(&mut self, company: CompanyId, seat: Seat, before: Option<Seat>) {
        if let Some(before) = before.filter(|&before| before != seat) {
            self.move_first(company, 1, Owner::Player(seat), Owner::Player(before));
            self.move_one(company, PRESIDENTS, Owner::Player(seat));
        }
    }

    /// The player sold so many shares with these certificates, of which the president's may be sold in part.
    fn sold(
        &mut self,
        company: CompanyId,
        ids: &[String],
        shares: u8,
        seat: Seat,
        presidents: (Option<Seat>, Option<Seat>),
    ) {
        let certificates = numbers(ids);
        for &certificate in &certificates {
            self.move_one(company, certificate, Owner::Pool);
        }
        let (Some(before), Some(after)) = presidents else { return };
        if before == after {
            return;
        }
        let worth = |certificates: &[u8]| -> u8 {
            certificates.iter().map(|&certificate| if certificate == PRESIDENTS { 2 } else { 1 }).sum()
        };
        let left = worth(self.of(company, Owner::Player(before)));
        let to = if left >= 2 { Owner::Player(before) } else { Owner::Pool };
        self.swap(company, after, to);
        let too_many = worth(&certificates).saturating_sub(shares);
        self.move_first(company, usize::from(too_many), Owner::Pool, Owner::Player(seat));
    }

    /// The president's certificate goes to the new president for two others.
    fn swap(&mut self, company: CompanyId, president: Seat, to: Owner) {
        self.move_first(company, 2, Owner::Player(president), to);
        self.move_one(company, PRESIDENTS, Owner::Player(president));
    }

    /// The national company hands its certificates out from the last one on, but to its president the president's first, and those of
    /// the pool all at once.
    pub fn formed(&mut self, view: View<'_>, company: CompanyId, events: &[Event]) {
        let mut left: Vec<u8> = (1..CERTIFICATES).collect();
        if view.total_shares(company) > 10 {
            left.extend(MORE);
        }
        for event in events {
            let Event::SharesMoved { company: of, shares, from: Holder::Bank, to } = event else { continue };
            if *of != company {
                continue;
            }
            let (place, mut count) = match to {
                Holder::Player(seat) => (Owner::Player(*seat), *shares),
                Holder::Pool => (Owner::Pool, *shares),
                _ => continue,
            };
            if let Holder::Player(seat) = to
                && view.state.company(company).director == Some(*seat)
            {
                self.move_one(company, PRESIDENTS, place);
                count = count.saturating_sub(2);
            }
            let mut taken = left.split_off(left.len().saturating_sub(count.into()));
            if place != Owner::Pool {
                taken.reverse();
            }
            self.of(company, place).append(&mut taken);
        }
    }
}

#[cfg(test)]
mod tests;
