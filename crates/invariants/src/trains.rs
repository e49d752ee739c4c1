//! Train cards: counts, sides, limits, scrapping.

use crate::fault::Fault;
use crate::faults::Faults;
use rules::operating_turn::Step;
use rules::state::Status;
use rules::title::{Size, Title};
use rules::train::Train;
use rules::{CardId, CompanyId, CzDecision, Decision, F56Decision};

pub(crate) fn check(faults: &mut Faults<'_>) {
    cards(faults);
    for company in faults.view.title.company_ids() {
        owned(faults, company);
        limit(faults, company);
    }
    for &train in &faults.view.state.trains.pool {
        in_play(faults, train, None);
    }
}

/// No letter is in play more often than it left the stack; the rest is out of the game.
fn cards(faults: &mut Faults<'_>) {
    let (title, trains) = (faults.view.title, &faults.view.state.trains);
    let companies = faults.view.state.companies.iter().flat_map(|company| &company.trains);
    let seen: Vec<Train> = companies.chain(&trains.pool).copied().collect();
    for (index, card) in title.cards.iter().enumerate() {
        let in_play = seen.iter().filter(|train| train.card.index() == index).count();
        let beside = title.play.features.last_beside && index == faults.view.last_card().index();
        let sold = match card.count(faults.view.players()) {
            Some(count) if beside => usize::from(count.saturating_sub(trains.beside)),
            Some(count) if index == trains.top.index() => {
                faults.unless((1..=count).contains(&trains.left), || Fault::CardsLeft {
                    train: first_side(title, index),
                    left: trains.left,
                    count,
                });
                usize::from(count.saturating_sub(trains.left))
            }
            Some(count) if index < trains.top.index() => usize::from(count),
            Some(_) => 0,
            None if index == trains.top.index() => usize::MAX,
            None => 0,
        };
        faults.unless(in_play <= sold, || Fault::CardsInPlay {
            train: first_side(title, index),
            count: in_play,
            sold,
        });
    }
    let mut scrapped = trains.scrapped.to_vec();
    scrapped.sort_unstable();
    scrapped.dedup();
    faults.unless(scrapped.len() == trains.scrapped.len(), || Fault::ScrappedTwice);
}

/// A train of the card: the first of its sides.
pub(crate) fn first_side(title: &Title, card: usize) -> Train {
    let side = title.cards[card].sides.first().map_or(Size::Small, |side| side.size);
    Train { card: CardId::at(card), side }
}

/// A card shows a side that it has, of a type that is not scrapped (VIII.12).
fn in_play(faults: &mut Faults<'_>, train: Train, company: Option<CompanyId>) {
    let view = faults.view;
    match view.title.card(train.card).side(train.side) {
        None => faults.unless(false, || Fault::NoSuchSide { company }),
        Some(side) => faults.unless(!view.state.trains.scrapped.contains(&side.train), || Fault::Scrapped {
            train_type: side.train,
            company,
        }),
    }
}

/// Only floated companies own trains, none larger than themselves (IV.2).
fn owned(faults: &mut Faults<'_>, company: CompanyId) {
    let view = faults.view;
    let owner = view.state.company(company);
    let may_own = owner.status == Status::Floated || faults.is_forming(company);
    faults.unless(owner.trains.is_empty() || may_own, || Fault::TrainsUnfloated { company });
    for &train in &owner.trains {
        in_play(faults, train, Some(company));
        faults
            .unless(train.side <= view.size(company), || Fault::TrainTooLarge { company, side: train.side });
    }
}

/// Nobody is above the train limit, unless a decision about it waits (XII.9, VIII.12).
fn limit(faults: &mut Faults<'_>, company: CompanyId) {
    let view = faults.view;
    let (owns, limit) = (view.state.company(company).trains.len(), view.train_limit(company));
    let asked = view.state.agenda.iter().any(|decision| match decision {
        Decision::ReturnTrains { company: other, .. }
        | Decision::F56(F56Decision::NationalTrains { company: other })
        | Decision::Cz(CzDecision::TakenTrains { company: other, .. }) => *other == company,
        _ => false,
    });
    // Without `scrap_surplus` the acquirer returns its surplus when the step of take-overs is over.
    let settles_later = !view.options.scrap_surplus
        && view.state.operating().is_some_and(|turn| turn.company == company && turn.step == Step::TakeOver);
    // The national company is asked when all companies are decided on.
    let gathers = faults.is_forming(company);
    // Without `export_meets_limits` a surplus may stay until the next train has changed hands, and the step of take-overs is over.
    let taking = || view.state.operating().is_some_and(|turn| turn.step == Step::TakeOver);
    let overlooked = !view.options.export_meets_limits && (view.state.trains.overlooked || taking());
    // A bankruptcy ends the game before trains are given back (R-36-END-01).
    let bankrupt = view.state.bank.is_some_and(|bank| bank.bankrupt.is_some());
    faults.unless(owns <= limit || asked || settles_later || gathers || overlooked || bankrupt, || {
        Fault::TrainLimit { company, owns, most: limit }
    });
}
