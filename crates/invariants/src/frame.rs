//! The frame of play: rounds, order cards, agenda, phase.

use crate::fault::Fault;
use crate::faults::Faults;
use crate::trains::first_side;
use rules::asked::Asked;
use rules::operating_turn::OperatingTurn;
use rules::state::{Bidding, PrivateAuction, PrivateOwner, Round, Status};
use rules::{CompanyId, CzDecision, Decision, F56Decision, Money, PhaseId, PrivateId, Seat};

pub(crate) fn check(faults: &mut Faults<'_>) {
    order_cards(faults);
    if faults.asked {
        agenda(faults);
    }
    round(faults);
    phase(faults);
}

/// Every seat has just one order card.
fn order_cards(faults: &mut Faults<'_>) {
    let state = faults.view.state;
    let mut seats = state.order.to_vec();
    seats.sort_unstable();
    let all: Vec<Seat> = state.seats().collect();
    faults.unless(seats == all, || Fault::OrderCards);
}

/// Somebody at the table must decide, unless the game is over.
fn agenda(faults: &mut Faults<'_>) {
    let state = faults.view.state;
    faults
        .unless(state.agenda.is_empty() == state.is_over(), || Fault::Agenda { waiting: state.agenda.len() });
    for decision in &state.agenda {
        let seat = match decision.asked() {
            Asked::Seat(seat) => Some(seat),
            // One of the two players decides for Václav (XI.1).
            Asked::Company(company) if state.is_vaclavs(company) => {
                let has_vaclav = faults.view.title.play.vaclav.is_some();
                (has_vaclav && decision.question().is_some()).then(|| faults.view.decider(decision))
            }
            Asked::Company(company) => state.company(company).director,
        };
        // A company that was closed while others came first is passed over (R-36-CGR-03).
        let closed = matches!(decision, Decision::F56(F56Decision::Debts { company })
            if state.company(*company).status == Status::Closed && state.decision() != Some(decision));
        let sits = seat.is_some_and(|seat| seat.index() < state.players.len());
        faults.unless(sits || closed, || Fault::NobodyDecides);
    }
}

/// The round fits the process track, and the turn in progress fits the round.
fn round(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let price =
        match &state.round {
            Round::PreStock { passed, .. } => {
                faults.unless(passed.len() == state.players.len(), || Fault::Passes);
                None
            }
            Round::Auction { unsold, bidding, .. } => {
                auction(faults, unsold, bidding.as_ref());
                None
            }
            Round::Privates(privates) => {
                privates_auction(faults, privates);
                None
            }
            Round::Stock { number, next, passes, .. } => {
                let players = state.players.len();
                faults.unless(usize::from(*next) < players && usize::from(*passes) < players, || {
                    Fault::Turn { next: *next, passes: *passes, players }
                });
                let before = usize::from(*number).checked_sub(2).and_then(|set| title.sets.get(set));
                before.and_then(|set| set.local_prices.last().copied())
            }
            Round::Operating { set, number, order, begun, turn } => {
                operating(faults, order, *begun, turn.as_ref());
                let set = title.sets.get(usize::from(*set).wrapping_sub(1));
                set.and_then(|set| set.local_prices.get(usize::from(*number).wrapping_sub(1)).copied())
            }
            Round::Export { set } => {
                let set = title.sets.get(usize::from(*set).wrapping_sub(1));
                set.and_then(|set| set.local_prices.last().copied())
            }
            // Nobody bid for a paper: all of them are gone, and no company was started (R-MOR-13).
            Round::Over if faults.view.nobody_bid() => {
                let gone = state.privates.iter().all(|private| private.owner == PrivateOwner::Removed);
                faults.unless(gone && state.market.is_empty(), || Fault::EndedEarly);
                None
            }
            Round::Over => title.sets.last().and_then(|set| set.local_prices.last().copied()),
        };
    faults
        .unless(state.local_price == price, || Fault::LocalPrice { price: state.local_price, right: price });
}

/// The bids for private companies that are for sale, covered by cash (R-36-AUC-04).
fn privates_auction(faults: &mut Faults<'_>, auction: &PrivateAuction) {
    let state = faults.view.state;
    let players = state.players.len();
    faults.unless(usize::from(auction.next) < players && usize::from(auction.passes) < players, || {
        Fault::Turn { next: auction.next, passes: auction.passes, players }
    });
    for seat in state.seats() {
        let committed: Money = auction.bids.iter().filter(|bid| bid.1 == seat).map(|bid| bid.2).sum();
        let cash = state.player(seat).cash;
        faults.unless(committed <= cash, || Fault::BidsAboveCash { seat, bids: committed, cash });
    }
    let sold = auction.bids.iter().any(|bid| state.private(bid.0).owner != PrivateOwner::Sheet);
    faults.unless(!sold, || Fault::SoldIsBidFor);
}

/// The bids for a paper that is still on the board, and no more of them than there are players and money (XI.2).
fn auction(faults: &mut Faults<'_>, unsold: &[PrivateId], bidding: Option<&Bidding>) {
    let state = faults.view.state;
    let players = state.players.len();
    let on_sheet = |&paper: &PrivateId| state.private(paper).owner == PrivateOwner::Sheet;
    faults.unless(unsold.iter().all(on_sheet), || Fault::SoldIsBidFor);
    let Some(Bidding { paper, next, highest, out }) = bidding else { return };
    let fits = out.len() == players && usize::from(*next) < players && out.iter().any(|out| !out);
    faults.unless(fits, || Fault::Bidders);
    faults.unless(state.private(*paper).owner == PrivateOwner::Sheet, || Fault::SoldIsBidFor);
    if let Some((seat, bid)) = highest {
        let good = !out[seat.index()]
            && *bid >= faults.view.title.private(*paper).price
            && *bid <= state.player(*seat).cash;
        faults.unless(good, || Fault::ImpossibleBid { seat: *seat, bid: *bid });
    }
}

fn operating(faults: &mut Faults<'_>, order: &[CompanyId], begun: u8, turn: Option<&OperatingTurn>) {
    let state = faults.view.state;
    let mut once = order.to_vec();
    once.sort_unstable();
    once.dedup();
    faults.unless(once.len() == order.len(), || Fault::OperatesTwice);
    for &company in order {
        let status = state.company(company).status;
        faults.unless(status >= Status::Floated, || Fault::OperatesUnfloated { company });
    }
    let Some(turn) = turn else {
        let asked = state
            .agenda
            .iter()
            .all(|decision| matches!(decision, Decision::Cz(CzDecision::RailwayTile { .. })));
        // A company that merged or closed in its own turn has none, while others return trains or decide on debts (R-36-CGR-25).
        let returning = state.agenda.iter().any(|decision| {
            matches!(
                decision,
                Decision::ReturnTrains { .. }
                    | Decision::F56(
                        F56Decision::NationalTrains { .. }
                            | F56Decision::NationalStations { .. }
                            | F56Decision::Debts { .. }
                    )
            )
        });
        faults.unless(begun == 0 && asked || returning || !faults.asked, || Fault::NoTurn);
        return;
    };
    let company = turn.company;
    let in_turn = usize::from(begun).checked_sub(1).and_then(|place| order.get(place));
    faults.unless(in_turn == Some(&company), || Fault::OutOfTurn { company });
    let open = state.company(company).status == Status::Floated;
    faults.unless(open, || Fault::OperatesClosed { company });
    faults.unless(state.company(company).has_operated, || Fault::TurnNotBegun { company });
    let most = if turn.first { faults.view.title.figures.first_tiles.max(1) } else { 1 };
    faults.unless(turn.laid <= most, || Fault::TilesInTurn { company, laid: turn.laid, most });
}

/// The phase is that of the last card that left the stack.
fn phase(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let top = state.trains.top.index();
    let sold = PhaseId::at(top);
    let unsold = PhaseId::at(top.saturating_sub(1));
    let last = faults.view.last_card();
    if title.play.features.last_beside && (state.phase.index() >= last.index() || state.trains.top == last) {
        // The last kind of train is sold beside the stack, too (R-36-PHS-03).
        return;
    }
    let right = match title.cards[top].count(state.players.len()) {
        Some(count) if state.trains.left == count => state.phase == unsold,
        Some(_) => state.phase == sold,
        None => state.phase == sold || state.phase == unsold,
    };
    faults.unless(right, || {
        let untouched = title.cards[top].count(state.players.len()) == Some(state.trains.left);
        Fault::WrongPhase {
            phase: state.phase,
            train: first_side(title, top),
            left: state.trains.left,
            right: if untouched { unsold } else { sold },
        }
    });
}
