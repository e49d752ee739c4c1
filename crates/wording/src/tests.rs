//! The wording, pinned on a representative set, and the rules that refusals cite against the catalogue.

mod texts;

use super::Names;
use rules::action::Action;
use rules::deal::Deal;
use rules::decision::Decision;
use rules::event::{DealtBy, Event, For, Holder, Purse, Ran, TrainPlace};
use rules::geometry::Rotation;
use rules::operating_turn::Step;
use rules::refusal::{Refusal, RouteFault, Why};
use rules::round_name::RoundName;
use rules::rule::{self, Rule};
use rules::state::PrivateOwner;
use rules::title::{Colour, Size, Title, embedded};
use rules::train::{Run, Source, TrackPiece, Train};
use rules::{
    CompanyId, CzAction, CzDecision, CzEvent, CzOffer, F56Offer, HexId, Offer, PhaseId, PrivateId, Seat,
    TileId,
};

fn title() -> std::sync::Arc<Title> {
    embedded::title("18cz").expect("it is built in")
}

fn in_words(say: impl Fn(&Names<'_>) -> String) -> String {
    let players = ["Anna", "Ben", "Cyril"].map(String::from);
    seen(say(&Names { title: &title(), players: &players }))
}

/// Spaces that break nowhere as the spaces that they look like.
fn seen(text: String) -> String {
    text.replace('\u{a0}', " ")
}

fn event(event: Event) -> String {
    in_words(|names| names.event(&event).expect("it is told"))
}

fn refusal(rule: Rule, why: Why) -> String {
    in_words(|names| names.refusal(&Refusal { rule, why: why.clone() }))
}

fn company(symbol: &str) -> CompanyId {
    title().company_named(symbol).expect("a company")
}

fn hex(name: &str) -> HexId {
    title().hex_named(name).expect("a hex")
}

fn tile(name: &str) -> TileId {
    title().tile_named(name).expect("a tile")
}

fn private(id: &str) -> PrivateId {
    title().private_named(id).expect("a local railway")
}

fn train(letter: &str, side: Size) -> Train {
    Train { card: title().card_named(letter).expect("a card"), side }
}

fn phase(letter: &str) -> PhaseId {
    PhaseId::at(title().card_named(letter).expect("a card").index())
}

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);

#[test]
fn events_of_the_rounds() {
    let order = vec![BEN, ANNA, Seat(2)];
    assert_eq!(
        event(Event::OrderDealt { order, by: DealtBy::MostCash }),
        "Order of play, most cash first: Ben, Anna, Cyril"
    );
    assert_eq!(event(Event::RoundBegan { round: RoundName::Operating(5, 2) }), "Operating round 5.2 began");
    assert_eq!(event(Event::Passed { seat: ANNA, forced: true }), "Anna passed, having no choice");
    assert_eq!(event(Event::PhaseBegan { phase: phase("d") }), "Phase d began");
    assert_eq!(event(Event::Cz(CzEvent::LocalPriceSet { price: 40 })), "Local railways now cost 40 K");
    assert_eq!(
        event(Event::GameEnded { worth: vec![5, 900, -20] }),
        "The game ended: Ben 900 K, Anna 5 K, Cyril −20 K"
    );
}

#[test]
fn payments() {
    let paid = |from, to, amount, why| event(Event::MoneyMoved { from, to, amount, why });
    let (anna, kk, bn) = (Purse::Player(ANNA), Purse::Company(company("kk")), Purse::Company(company("BN")));
    assert_eq!(
        paid(anna, Purse::Bank, 25, For::Private(private("S1"))),
        "Anna paid 25 K for local railway S1"
    );
    assert_eq!(paid(Purse::Bank, anna, 300, For::Start), "Anna starts with 300 K");
    assert_eq!(paid(Purse::Bank, kk, 900, For::Capital), "kk got 900 K in capital");
    assert_eq!(paid(bn, kk, 130, For::Treasury(company("BN"))), "BN paid kk 130 K out of its treasury");
    assert_eq!(paid(kk, anna, 210, For::TakeOver(company("BN"))), "kk paid Anna 210 K for shares of BN");
    assert_eq!(paid(bn, Purse::Bank, 180, For::Train(train("d", Size::Medium))), "BN paid 180 K for a 3+3d");
    assert_eq!(paid(kk, Purse::Bank, 1000, For::Train(train("j", Size::Large))), "kk paid 1000 K for an 8Ej");
    assert_eq!(paid(anna, bn, 30, For::Help), "Anna paid BN 30 K towards a train");
    assert_eq!(paid(anna, bn, 30, For::LoanHelp), "Anna paid BN 30 K towards repaying its loans");
    assert_eq!(paid(anna, Purse::Bank, 40, For::Repayment), "Anna paid 40 K to repay loans");
}

#[test]
fn events_with_certificates() {
    let bcb = company("BCB");
    let moved = |shares, from, to| event(Event::SharesMoved { company: bcb, shares, from, to });
    assert_eq!(moved(2, Holder::Bank, Holder::Player(ANNA)), "2 shares of BCB went from the bank to Anna");
    assert_eq!(moved(1, Holder::Player(BEN), Holder::Gone), "1 share of BCB held by Ben left the game");
    let changed = |from, to| event(Event::DirectorChanged { company: bcb, from, to });
    assert_eq!(changed(None, Some(ANNA)), "Anna became director of BCB");
    assert_eq!(changed(Some(ANNA), Some(BEN)), "Ben became director of BCB after Anna");
    assert_eq!(
        event(Event::PriceMoved { company: bcb, from: 60, to: 58, space: 2 }),
        "The price of BCB fell from 60 K to 58 K"
    );
    let (from, to) = (PrivateOwner::Player(ANNA), PrivateOwner::Company(bcb));
    assert_eq!(
        event(Event::PrivateMoved { private: private("M2"), from, to }),
        "Local railway M2 went from Anna to BCB"
    );
    assert_eq!(
        event(Event::Cz(CzEvent::DebtChanged { seat: ANNA, debt: 100, penalty: 150 })),
        "Anna now owes 100 K, with a penalty of 150 K"
    );
}

#[test]
fn events_on_the_map() {
    let (bcb, praha) = (company("BCB"), hex("E11"));
    let laid = Event::TileLaid {
        company: bcb,
        hex: hex("E15"),
        tile: tile("57"),
        rotation: Rotation(2),
        replaced: None,
    };
    assert_eq!(event(laid), "BCB laid tile 57 on E15 Pardubice (NW–SE)");
    assert_eq!(
        event(Event::MarkerPlaced { company: bcb, hex: praha, city: Some(1) }),
        "BCB placed a marker on E11 Praha, city 2"
    );
    assert_eq!(event(Event::StepSkipped { company: bcb, step: Step::Station }), "BCB placed no station");
    let stops = vec![(hex("E15"), 20), (praha, 40)];
    let run = Run { train: train("a", Size::Small), track: vec![TrackPiece { hex: hex("E15"), piece: 0 }] };
    let runs = vec![Ran { run, stops, bonus: 0 }];
    assert_eq!(
        event(Event::TrainsRan { company: bcb, runs, revenue: 60 }),
        "BCB earned 60 K: 2a E15 Pardubice 20 – E11 Praha 40"
    );
    let (kk, bn) = (company("kk"), company("BN"));
    assert_eq!(
        event(Event::MarkerReturned { company: kk, hex: praha, city: Some(0), owner: bn }),
        "The marker of BN on E11 Praha, city 1 went to the charter of kk"
    );
    assert_eq!(
        event(Event::Cz(CzEvent::MarkersTakenOver {
            company: kk,
            target: bn,
            unplaced: 1,
            hexes: vec![praha]
        })),
        "kk took over the markers of BN: 1 marker on the charter and one on E11 Praha"
    );
}

#[test]
fn events_with_trains() {
    let (kk, three) = (company("kk"), train("d", Size::Small));
    let moved = |from, to| event(Event::TrainMoved { train: three, from, to });
    assert_eq!(moved(TrainPlace::Stack, TrainPlace::Company(kk)), "A 3d went from the stack to kk");
    assert_eq!(moved(TrainPlace::Company(kk), TrainPlace::Gone), "A 3d from kk left the game");
    let turned = Event::Cz(CzEvent::TrainTurned { company: kk, train: three, side: Size::Large });
    assert_eq!(event(turned), "kk turned a 3d into a 3Ed");
    assert_eq!(event(Event::Cz(CzEvent::TrainExported { train: three })), "Card d was exported");
    let deal = Deal::Train(company("BN"), three);
    assert_eq!(
        event(Event::DealOffered { company: kk, to: ANNA, deal, price: 70 }),
        "kk offered Anna 70 K for the 3d of BN"
    );
    let asked = |deal| event(Event::CounterOffered { seat: ANNA, deal, price: 80 });
    assert_eq!(asked(deal), "Anna asked 80 K for the 3d of BN instead");
    assert_eq!(asked(Deal::TakeOver(company("BN"))), "Anna asked 80 K a share for BN instead");
    assert_eq!(asked(Deal::ForSale(private("S1"))), "Anna offered 80 K for local railway S1 instead");
}

#[test]
fn actions_offers_and_decisions() {
    let action = |action| in_words(|names| names.action(&action));
    let offer = |offer| in_words(|names| names.offer(&offer));
    let decision = |decision| in_words(|names| names.decision(&decision));
    assert_eq!(action(Action::SellShares { company: company("BN"), shares: 1 }), "Sell 1 share of BN");
    assert_eq!(
        action(Action::LayTile {
            hex: hex("E15"),
            tile: tile("57"),
            rotation: Rotation(2),
            private: Some(private("S1"))
        }),
        "Tile 57 on E15 Pardubice (NW–SE) with local railway S1"
    );
    let pool = Source::Pool(train("h", Size::Small));
    assert_eq!(
        action(Action::BuyTrain { source: pool, side: Size::Large }),
        "Buy the 5h in the pool as a 5Eh"
    );
    assert_eq!(action(Action::Accept), "Agree");
    assert_eq!(action(Action::CounterOffer { price: 80 }), "Counter with 80 K");
    assert_eq!(
        offer(Offer::BuyTrain { source: Source::Stack, side: Size::Small, price: 70, help: 30, loan: 10 }),
        "Buy the small train on the stack for 70 K, 30 K of it from the director, 10 K of it as a loan"
    );
    assert_eq!(
        offer(Offer::StartCompany { company: company("BN"), prices: vec![60, 70] }),
        "Start BN at 60, 70 K"
    );
    assert_eq!(
        offer(Offer::Cz(CzOffer::TakeOver { target: company("BN"), from: 28, to: 82 })),
        "Offer 28 to 82 K a share for BN"
    );
    assert_eq!(offer(Offer::Pass), "Pass");
    assert_eq!(
        decision(Decision::Dividend { company: company("BN"), revenue: 90 }),
        "BN pays out or retains 90 K"
    );
    let (company, deal) = (company("kk"), Deal::TakeOver(company("BN")));
    assert_eq!(
        decision(Decision::Answer { seat: ANNA, company, deal, price: 70 }),
        "Anna answers kk, which offers 70 K a share for BN"
    );
    assert_eq!(
        decision(Decision::CounterOffer { seat: BEN, company, deal, offered: 70, by: ANNA, price: 80 }),
        "Ben answers Anna, who asks 80 K a share for BN instead of 70 K"
    );
}

#[test]
fn refusals_name_section_numbers_and_what_would_be_right() {
    let (bcb, bn) = (company("BCB"), company("BN"));
    let limit = |owns| refusal(rule::TRN_03, Why::TrainLimit { company: bcb, owns, phase: phase("d") });
    assert_eq!(limit(3), "VIII.10: BCB owns 3 trains, the limit in phase d");
    assert_eq!(limit(4), "VIII.10: BCB owns 4 trains, at most 3 in phase d");
    assert_eq!(
        refusal(rule::SR_08, Why::CannotAfford { need: 120, have: 80 }),
        "VII.3: It costs 120 K, but only 80 K is available"
    );
    assert_eq!(
        refusal(rule::ACQ_03, Why::OutOfRange { given: 83, from: 28, to: 82 }),
        "VIII.9: 83 K is not between 28 K and 82 K"
    );
    assert_eq!(
        refusal(rule::SR_05, Why::NotAvailableYet { company: bn, phase: phase("a") }),
        "VII.3: BN can be started from phase b on, not in phase a"
    );
    assert_eq!(
        refusal(rule::SR_06, Why::NotAStartPrice { price: 65, prices: vec![60, 70, 80] }),
        "VII.3: 65 K is not a start price; possible are 60, 70 and 80 K"
    );
    assert_eq!(
        refusal(rule::PROM_01, Why::ColourNotYet { colour: Colour::Green, phase: phase("c") }),
        "VIII.5: Green tiles can be laid from phase d on, not in phase c"
    );
    assert_eq!(
        refusal(rule::LOC_05, Why::NoSuchPower { private: private("M1") }),
        "IV.1: Local railway M1 only waives the cost of river and hill"
    );
    assert_eq!(
        refusal(rule::STA_06, Why::PlaceReserved { hex: hex("D2"), company: company("BTE") }),
        "VIII.6: The free place on D2 Cheb is reserved for BTE"
    );
    let fault = RouteFault::StopTwice;
    let why = Why::IllegalRoute { train: train("d", Size::Small), fault, hex: Some(hex("E11")) };
    assert_eq!(refusal(rule::RUN_06, why), "VIII.7: The route of the 3d uses a location twice on E11 Praha");
    let stops = vec![(train("a", Size::Small), vec![hex("E15"), hex("E11")])];
    assert_eq!(
        refusal(rule::RUN_12, Why::BetterRoutes { claimed: 40, best: 60, stops }),
        "VIII.8: The routes earn 40 K, but 60 K is possible: 2a E15 – E11"
    );
    assert_eq!(
        refusal(rule::OR_07, Why::NotYourTurn { seat: ANNA, turn_of: BEN }),
        "VIII.1: Ben must decide, not Anna"
    );
}

#[test]
fn names_that_do_not_exist_are_no_panic() {
    let why = Why::NoSuchTrain { train: train("a", Size::Large) };
    assert_eq!(refusal(rule::TRN_08, why), "VIII.10: No large a is available");
    assert_eq!(event(Event::DealRefused { seat: Seat(5) }), "Player 6 refused");
}

/// Every rule that a refusal can cite is in the catalogue of its title, with the same section.
#[test]
fn cited_rules_are_in_the_catalogue() {
    let section = |cited: &Rule| {
        let title = embedded::title(cited.title)?;
        title.rulebook.as_ref()?.entry(cited.id).map(|entry| entry.section.clone())
    };
    let found: Vec<_> = rule::ALL.iter().map(|cited| (cited.id, section(cited))).collect();
    let expected: Vec<_> = rule::ALL.iter().map(|cited| (cited.id, Some(cited.section.to_owned()))).collect();
    assert_eq!(found, expected);
}

#[test]
fn private_papers() {
    let title = embedded::title("18cz-moravia-silesia").expect("it is built in");
    let players = ["Anna", "Ben", "Cyril"].map(String::from);
    let names = Names { title: &title, players: &players };
    let paper = |id: &str| title.private_named(id).expect("a paper");
    let said = |event: Event| seen(names.event(&event).expect("it is told"));
    assert_eq!(said(Event::RoundBegan { round: RoundName::Auction }), "The auction of private papers began");
    assert_eq!(
        said(Event::Cz(CzEvent::PaperPicked { seat: BEN, private: paper("MW") })),
        "Ben put private MW up for auction"
    );
    assert_eq!(
        said(Event::Cz(CzEvent::BidMade { seat: ANNA, private: paper("S1"), amount: 30 })),
        "Anna bid 30 K for local railway S1"
    );
    assert_eq!(said(Event::Cz(CzEvent::PaperUnsold { private: paper("3E") })), "Nobody bid for private 3E");
    assert_eq!(
        said(Event::Cz(CzEvent::NobodyBid { winner: BEN })),
        "Nobody bid for any private paper: Ben won as the first player"
    );
    let railway = title.company_named("MW").expect("the railway");
    let home = vec![title.hex_named("F22").expect("its home")];
    assert_eq!(
        said(Event::Cz(CzEvent::RailwayClosed { company: railway, hexes: home })),
        "MW closed, and its marker left F22 Přerov"
    );
    let among = ["Sx", "Ug"].map(|symbol| title.company_named(symbol).expect("a company")).to_vec();
    assert_eq!(
        said(Event::Cz(CzEvent::CompanyLeftOut { company: among[1], among })),
        "Ug is not in this game, drawn by lot from Sx and Ug"
    );
    assert_eq!(
        seen(names.offer(&Offer::Cz(CzOffer::Bid { private: paper("3E"), from: 55, to: 400 }))),
        "Bid 55 to 400 K for private 3E"
    );
    assert_eq!(
        names.action(&Action::Cz(CzAction::AssignTrain { private: paper("3E") })),
        "Run private 3E for the company"
    );
    assert_eq!(
        names.decision(&Decision::Cz(CzDecision::RailwayTile { seat: ANNA, paper: paper("MW") })),
        "Anna lays a tile for private MW or passes"
    );
    let refused = |rule, why| names.refusal(&Refusal { rule, why });
    assert_eq!(
        refused(rule::MOR_20, Why::NotForSale { private: paper("3E") }),
        "XI.2: No company can buy private 3E; its owner can only have a company run it"
    );
    assert_eq!(
        refused(rule::MOR_13, Why::FoundNoBid { private: paper("MW") }),
        "XI.2: Nobody bid for private MW; it cannot be put up again until another paper is sold"
    );
    assert_eq!(
        refused(rule::MOR_02, Why::NoShareCompany { company: railway }),
        "XI.2: MW is a private railway and has no shares"
    );
    assert_eq!(
        refused(rule::MOR_12, Why::PrivateNotThere { private: paper("M1") }),
        "XI.2: Local railway M1 is not on the board"
    );
    assert_eq!(
        refused(rule::MOR_15, Why::PrivateNotThere { private: paper("3E") }),
        "XI.2: The director does not own private 3E"
    );
}

#[test]
fn private_companies_are_not_there_in_the_words_of_each_rule() {
    let title = embedded::title("1836jr56").expect("it is built in");
    let names = Names { title: &title, players: &[] };
    let private = title.private_named("ACC").expect("a private company");
    let refused = |rule| names.refusal(&Refusal { rule, why: Why::PrivateNotThere { private } });
    assert_eq!(refused(rule::F56_AUC_02), "2.2: ACC has already been sold");
    assert_eq!(refused(rule::F56_PRV_03), "2.3: No player owns ACC");
    assert_eq!(refused(rule::F56_PRV_04), "2.3: No other player has ACC for sale");
    assert_eq!(refused(rule::F56_EMR_08), "2.15: The president does not own ACC");
    assert_eq!(refused(rule::F56_PRV_07), "2.3: The company does not own ACC");
}

#[test]
fn one_loan_and_one_possible_bid_are_said_in_the_singular() {
    let title = embedded::title("1836jr56").expect("it is built in");
    let names = Names { title: &title, players: &[] };
    let limit = |loans| names.reason(&Refusal { rule: rule::F56_LOAN_01, why: Why::LoanLimit { loans } });
    assert_eq!(limit(1), "The company has 1 loan, as many as players hold shares of it");
    assert_eq!(limit(3), "The company has 3 loans, as many as players hold shares of it");
    let private = title.private_ids().next().expect("a private company");
    let id = &title.private(private).id;
    let bid = |to| seen(names.offer(&Offer::F56(F56Offer::BidFor { private, from: 45, to })));
    assert!(bid(45).starts_with("Bid 45 ") && !bid(45).contains("to"), "{}", bid(45));
    assert!(bid(60).starts_with("Bid 45 to 60 ") && bid(60).ends_with(id.as_str()), "{}", bid(60));
}
