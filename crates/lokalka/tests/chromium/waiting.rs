//! Steps that wait for what a company may do at any time of its turn: a station for the money of a local railway, an empty run for
//! a purple-edged tile; and presidents in need: a loan before giving up, loans that grow with each share sold, debts in order.

use browser::positions::{self, F56, Temper};
use rules::state::Round;
use rules::{Action, CompanyId, CzOffer, Decision, F56Decision, F56Offer, Game, Money, Need, Offer, Offers};

use crate::play;

fn has(offers: &Offers, choice: impl Fn(&Offer) -> bool) -> bool {
    offers.offers.iter().any(choice)
}

fn is_station(offer: &Offer) -> bool {
    matches!(offer, Offer::PlaceStation { .. })
}

/// The sale of a local railway that pays for a station.
fn sale_for_station(game: &Game, offers: &Offers) -> Option<Action> {
    let waits = matches!(game.state().decision(), Some(Decision::Station { .. })) && !has(offers, is_station);
    let sales = offers.offers.iter().filter(|offer| matches!(offer, Offer::Cz(CzOffer::SellLocal { .. })));
    let mut sales = sales.map(|offer| offer.action(0)).filter(|_| waits);
    sales.find(|sale| {
        let sold = game.play(offers.seat, sale).expect("it was offered").game;
        sold.offers().is_some_and(|offers| has(&offers, is_station))
    })
}

#[test]
fn a_local_railway_is_sold_for_a_station() {
    play(|stage| {
        let wish = |game: &Game, offers: &Offers| sale_for_station(game, offers).is_some();
        let mut position = positions::find(4, Temper::Tinkering, wish);
        let table = stage.table_of(&position.file);
        assert!(table.question().contains("station"), "{}", table.question());
        let offers = position.game.offers().expect("somebody decides");
        let sale = position.written(&sale_for_station(&position.game, &offers).expect("it was found"));
        table.act(&sale);
        position.play(&sale);
        let station = position.offered(is_station);
        table.act(&station);
        position.play(&station);
        table.until_logged("station");
    });
}

#[test]
fn an_empty_run_waits_for_a_purple_tile() {
    play(|stage| {
        let purple = |game: &Game, offer: &Offer| matches!(offer, Offer::LayTile { tile, .. } if game.title().tile(*tile).purple);
        let empty = |offer: &Offer| matches!(offer, Offer::RunTrains { revenue: 0, .. });
        let mut position = positions::find(4, Temper::Tinkering, |game, offers| {
            matches!(game.state().decision(), Some(Decision::Run { .. }))
                && has(offers, empty)
                && has(offers, |offer| purple(game, offer))
        });
        let table = stage.table_of(&position.file);
        let game = position.game.clone();
        let tile = position.offered(|offer| purple(&game, offer));
        table.act(&tile);
        position.play(&tile);
        table.until_logged("tile");
    });
}

#[test]
fn nobody_goes_bankrupt_while_a_loan_would_do() {
    play(|stage| {
        let mut position = positions::find_in(F56, 3, Temper::Indebted, |game, offers| {
            game.view().raising().is_some_and(|raising| raising.missing() > 0)
                && has(offers, |offer| matches!(offer, Offer::F56(F56Offer::TakeLoan { .. })))
                && !has(offers, |offer| {
                    matches!(offer, Offer::SellShares { .. } | Offer::F56(F56Offer::GoBankrupt))
                })
        });
        let table = stage.table_of(&position.file);
        let said = table.words("#choices");
        assert!(said.contains("loan") && !said.contains("Go bankrupt"), "{said}");
        let loan = position.offered(|offer| matches!(offer, Offer::F56(F56Offer::TakeLoan { .. })));
        table.act(&loan);
        position.play(&loan);
        assert!(!position.game.state().is_over());
    });
}

/// What is due for loans that a company may not keep.
fn loans_due(game: &Game) -> Option<(CompanyId, Money)> {
    match game.state().decision() {
        Some(&Decision::F56(F56Decision::Raising { company, due, need: Need::Loans, .. })) => {
            Some((company, due))
        }
        _ => None,
    }
}

/// A sale of the indebted company's own shares, after which more of its loans are due (R-36-LOAN-07).
fn sale_that_adds_loans(game: &Game, offers: &Offers) -> Option<Action> {
    let (company, due) = loans_due(game)?;
    let own = |offer: &&Offer| matches!(offer, Offer::SellShares { company: of, .. } if *of == company);
    let mut sales = offers.offers.iter().filter(own).map(|offer| offer.action(0));
    sales.find(|sale| {
        let sold = game.play(offers.seat, sale).expect("it was offered").game;
        loans_due(&sold).is_some_and(|(of, more)| of == company && more > due)
    })
}

pub fn sale_adds_loans(game: &Game, offers: &Offers) -> bool {
    sale_that_adds_loans(game, offers).is_some()
}

#[test]
fn shares_of_the_company_in_debt_make_more_loans_due() {
    play(|stage| {
        let mut position = positions::find_in(F56, 3, Temper::Indebted, sale_adds_loans);
        let table = stage.table_of(&position.file);
        let missing = |game: &Game| game.view().raising().expect("money is raised").missing();
        let said = table.words("#choices .raising");
        assert!(said.contains(&missing(&position.game).to_string()), "{said}");
        assert!(said.contains("makes another loan of 100 F due"), "{said}");
        let (_, due) = loans_due(&position.game).expect("loans are due");
        let offers = position.game.offers().expect("somebody decides");
        let sale = sale_that_adds_loans(&position.game, &offers).expect("it was found");
        let Action::SellShares { company: own, shares } = sale else { panic!("shares are sold") };
        let price = offers.offers.iter().find_map(|offer| match offer {
            Offer::SellShares { company, price, .. } if *company == own => Some(*price),
            _ => None,
        });
        let price = price.expect("it was offered");
        // Every sale says what is missing after it, with the loans that it makes due itself.
        let offered = table.words("#choices .for-sale");
        let sale = position.written(&sale);
        let before = missing(&position.game);
        table.act(&sale);
        position.play(&sale);
        let after = missing(&position.game);
        assert_eq!(after, before + 100 * Money::from(shares) - Money::from(shares) * price);
        assert!(offered.contains(&format!("then {after} F ")), "{offered}");
        let (_, more) = loans_due(&position.game).expect("loans are still due");
        assert!(more > due);
        let said = table.words("#choices .raising");
        assert!(said.contains(&missing(&position.game).to_string()), "{said}");
    });
}

/// The companies in debt that one president is asked about, in their order.
fn debts_of_one(game: &Game) -> Option<Vec<CompanyId>> {
    let state = game.state();
    let Some(&Decision::F56(F56Decision::Debts { company })) = state.decision() else { return None };
    let forming = state.national.as_ref()?.forming.as_ref()?;
    let president = state.company(company).director;
    let others = forming.open.iter().copied();
    let his: Vec<CompanyId> = [company]
        .into_iter()
        .chain(others.take_while(|&other| state.company(other).director == president))
        .collect();
    (his.len() > 1).then_some(his)
}

#[test]
fn debts_are_decided_about_in_the_order_of_the_round() {
    play(|stage| {
        let wish = |game: &Game, _: &Offers| debts_of_one(game).is_some();
        let mut position = positions::find_in(F56, 2, Temper::Indebted, wish);
        let table = stage.table_of(&position.file);
        let Round::Operating { order, .. } = position.game.state().round.clone() else {
            panic!("it is formed in an operating round")
        };
        let his = debts_of_one(&position.game).expect("it was found");
        let places: Vec<_> =
            his.iter().map(|company| order.iter().position(|other| other == company)).collect();
        assert!(places.is_sorted(), "{places:?}");
        for company in his {
            let symbol = position.game.title().charter(company).symbol.clone();
            assert!(table.words("#choices .debtors tr.operating").contains(&symbol));
            let answer = position.offered(|offer| matches!(offer, Offer::F56(F56Offer::Merge)));
            table.act(&answer);
            position.play(&answer);
        }
    });
}
