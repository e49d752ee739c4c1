//! The frame of play: rounds, order cards, agenda, phase.

use crate::faults::Faults;
use rules::asked::Asked;
use rules::operating_turn::OperatingTurn;
use rules::state::{Bidding, PrivateAuction, PrivateOwner, Round, Status};
use rules::{CompanyId, CzDecision, Decision, F56Decision, Money, PhaseId, PrivateId, Seat};

pub(crate) fn check(faults: &mut Faults<'_>) {
    order_cards(faults);
    agenda(faults);
    round(faults);
    phase(faults);
}

/// Every seat has just one order card.
fn order_cards(faults: &mut Faults<'_>) {
    let state = faults.view.state;
    let mut seats = state.order.to_vec();
    seats.sort_unstable();
    let all: Vec<Seat> = state.seats().collect();
    faults.unless(seats == all, || format!("The order cards name the seats {:?}.", state.order));
}

/// Somebody at the table must decide, unless the game is over.
fn agenda(faults: &mut Faults<'_>) {
    let state = faults.view.state;
    faults.unless(state.agenda.is_empty() == state.is_over(), || {
        format!("{} decisions wait in the round {:?}.", state.agenda.len(), state.round)
    });
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
        faults.unless(sits || closed, || format!("Nobody can decide {decision:?}."));
    }
}

/// The round fits the process track, and the turn in progress fits the round.
fn round(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let price = match &state.round {
        Round::PreStock { passed, .. } => {
            faults.unless(passed.len() == state.players.len(), || "Not every seat can pass.".into());
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
                format!("Turn {next} after {passes} passes, with {players} players.")
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
            faults.unless(gone && state.market.is_empty(), || "The game ended before it began.".into());
            None
        }
        Round::Over => title.sets.last().and_then(|set| set.local_prices.last().copied()),
    };
    faults.unless(state.local_price == price, || {
        format!("Local railways cost {:?} where the process track says {price:?}.", state.local_price)
    });
}

/// The bids for private companies that are for sale, covered by cash (R-36-AUC-04).
fn privates_auction(faults: &mut Faults<'_>, auction: &PrivateAuction) {
    let state = faults.view.state;
    let players = state.players.len();
    faults.unless(usize::from(auction.next) < players && usize::from(auction.passes) < players, || {
        format!("Turn {} after {} passes, with {players} players.", auction.next, auction.passes)
    });
    for seat in state.seats() {
        let committed: Money = auction.bids.iter().filter(|bid| bid.1 == seat).map(|bid| bid.2).sum();
        let cash = state.player(seat).cash;
        faults.unless(committed <= cash, || format!("Seat {} bids {committed} with {cash}.", seat.0));
    }
    let sold = auction.bids.iter().any(|bid| state.private(bid.0).owner != PrivateOwner::Sheet);
    faults.unless(!sold, || "A sold private company is bid for.".into());
}

/// The bids for a paper that is still on the board, and no more of them than there are players and money (XI.2).
fn auction(faults: &mut Faults<'_>, unsold: &[PrivateId], bidding: Option<&Bidding>) {
    let state = faults.view.state;
    let players = state.players.len();
    let on_sheet = |&paper: &PrivateId| state.private(paper).owner == PrivateOwner::Sheet;
    faults.unless(unsold.iter().all(on_sheet), || "A sold paper found no bidder.".into());
    let Some(Bidding { paper, next, highest, out }) = bidding else { return };
    let fits = out.len() == players && usize::from(*next) < players && out.iter().any(|out| !out);
    faults.unless(fits, || format!("{out:?} are out, place {next} is next."));
    faults.unless(state.private(*paper).owner == PrivateOwner::Sheet, || "A sold paper is up again.".into());
    if let Some((seat, bid)) = highest {
        let good = !out[seat.index()]
            && *bid >= faults.view.title.private(*paper).price
            && *bid <= state.player(*seat).cash;
        faults.unless(good, || format!("Seat {} cannot have bid {bid}.", seat.0));
    }
}

fn operating(faults: &mut Faults<'_>, order: &[CompanyId], begun: u8, turn: Option<&OperatingTurn>) {
    let state = faults.view.state;
    let mut once = order.to_vec();
    once.sort_unstable();
    once.dedup();
    faults.unless(once.len() == order.len(), || "A company would operate twice in one round.".into());
    for &company in order {
        let status = state.company(company).status;
        let symbol = faults.symbol(company);
        faults.unless(status >= Status::Floated, || format!("{symbol} operates without having floated."));
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
        faults.unless(begun == 0 && asked || returning, || {
            "An operating round waits without a company's turn.".into()
        });
        return;
    };
    let symbol = faults.symbol(turn.company);
    let in_turn = usize::from(begun).checked_sub(1).and_then(|place| order.get(place));
    faults.unless(in_turn == Some(&turn.company), || format!("{symbol} operates out of turn."));
    faults.unless(state.company(turn.company).status == Status::Floated, || {
        format!("{symbol} operates although it is closed.")
    });
    faults.unless(state.company(turn.company).has_operated, || format!("{symbol} has not begun its turn."));
    let most = if turn.first { faults.view.title.figures.first_tiles.max(1) } else { 1 };
    faults.unless(turn.laid <= most, || format!("{symbol} laid {} tiles, at most {most}.", turn.laid));
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
        let letter = &title.cards[top].letter;
        let phase = &title.phase(state.phase).name;
        format!("Phase {phase} with {} cards {letter} left on the stack.", state.trains.left)
    });
}
