//! Trains to buy, of the bank, the pool and other companies: price, revenue, trains that are scrapped and of whom, the limit, and what
//! is for sale next.

use super::credit::found;
use super::{Played, SEED, after, best, browser, by_bots, choice, earns, games, helped, money, offered};
use rules::event::For;
use rules::title::Side;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, Decision, Event, F56Action, F56Offer, Game, Money, Offer, runnable};
use wording::Names;

/// Trains of bank and pool, for money alone or for a train besides.
fn of_bank(offer: &Offer) -> bool {
    matches!(offer, Offer::BuyTrain { .. }) || for_another(offer)
}

fn of_pool(offer: &Offer) -> bool {
    matches!(offer, Offer::BuyTrain { source: Source::Pool(_), .. })
}

fn for_another(offer: &Offer) -> bool {
    matches!(offer, Offer::F56(F56Offer::TradeTrain { .. }))
}

fn of_others(offer: &Offer) -> bool {
    matches!(offer, Offer::BuyTrainFrom { .. })
}

/// Whether trains are bought now.
fn is_market(game: &Game) -> bool {
    matches!(game.state().decision(), Some(Decision::Trains { .. }))
}

/// Positions in which such a train may be bought, spread over the game.
fn selling(played: &Played, wanted: fn(&Offer) -> bool) -> Vec<usize> {
    played.positions(|game| is_market(game) && !offered(game, wanted).1.is_empty())
}

/// The company that buys.
fn buyer(game: &Game) -> CompanyId {
    game.view().operating_company().expect("a company buys")
}

/// The names of trains, with nothing but a space between them.
fn listed(game: &Game, trains: &[Train]) -> String {
    let names = Names { title: game.title(), players: &[] };
    trains.iter().map(|&train| names.train(train)).collect::<Vec<_>>().join(", ")
}

/// What is left of some trains when others are taken away, each once.
fn without(trains: &[Train], taken: &[Train]) -> Vec<Train> {
    let mut left = trains.to_vec();
    for train in taken {
        if let Some(index) = left.iter().position(|other| other == train) {
            left.remove(index);
        }
    }
    left
}

/// Games in which something comes up that does not in every game; each is played when it is asked for.
fn more_games() -> impl Iterator<Item = Played> {
    (1..=20).map(|more| by_bots("1836jr56", helped(), 3, SEED + more, Some(more)))
}

/// What a purchase does to the trains of a company: those that it loses, beside one that it hands in for another, and whether it must
/// return any.
#[derive(PartialEq)]
struct Loss {
    company: CompanyId,
    scrapped: Vec<Train>,
    returns: bool,
}

/// Whose trains change when this is bought.
fn losses(before: &Game, action: &Action, after: &Game) -> Vec<Loss> {
    let (was, is) = (before.state(), after.state());
    let handed_in = match action {
        Action::F56(F56Action::TradeTrain { train, .. }) => Some(*train),
        _ => None,
    };
    let pooled = without(&is.trains.pool, &was.trains.pool);
    // Companies that merge give theirs to the national one (R-36-CGR-15).
    let national = before.title().national();
    let merged =
        national.map_or_else(Vec::new, |of| without(&is.company(of).trains, &was.company(of).trains));
    let of = |company: CompanyId| {
        let traded = handed_in.filter(|_| company == buyer(before));
        let had = without(&was.company(company).trains, traded.as_slice());
        let lost = without(&had, &is.company(company).trains);
        let lost = without(&lost, &merged);
        let scrapped = without(&lost, &pooled);
        let asked = |decision: &Decision| matches!(decision, Decision::ReturnTrains { company: of, .. } if *of == company);
        Loss { company, returns: lost != scrapped || is.agenda.iter().any(asked), scrapped }
    };
    let losses = before.title().company_ids().map(of);
    losses.filter(|loss| loss.returns || !loss.scrapped.is_empty()).collect()
}

/// What is said of the next run of the buyer: nothing, where it can run nothing before and after.
fn next_run(before: &Game, after: &Game) -> Option<String> {
    let company = buyer(before);
    let runs = |game: &Game| !runnable(game.view(), company).is_empty();
    let words = || format!("next run {}", earns(before, best(before, company), best(after, company)));
    (runs(before) || runs(after)).then(words)
}

/// Compares what is said of the next run.
fn compare_next_run(said: &str, before: &Game, after: &Game) -> bool {
    match next_run(before, after) {
        Some(expected) => assert!(said.contains(&expected), "{said} should say {expected}"),
        None => assert!(!said.contains("next run"), "it has nothing to run: {said}"),
    }
    next_run(before, after).is_some()
}

/// In a low window they were below the fold, and nothing else could be done.
#[tokio::test]
async fn shares_to_sell_stand_above_trains_that_nobody_can_pay() {
    let sells = |offer: &Offer| matches!(offer, Offer::SellShares { .. });
    let buys = |game: &Game| !offered(game, |offer| of_bank(offer) || of_others(offer)).1.is_empty();
    let asked = |game: &Game| is_market(game) && !offered(game, sells).1.is_empty();
    let compare = async |played: &Played, at: usize| {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser(), at).await;
        let [shares, trains] = ["sell-shares", "buy-train"].map(|verb| {
            page.find(&format!("<section class=\"group verb-{verb}\"")).expect("it is on the page")
        });
        assert_eq!(trains < shares, buys(game), "after {at} actions");
    };
    for played in games() {
        for at in played.positions(asked) {
            compare(played, at).await;
        }
    }
    for may_buy in [false, true] {
        let (played, at) = found(|game| asked(game) && buys(game) == may_buy);
        compare(&played, at).await;
    }
}

/// What was compared: trains for sale whose next run is told, and trains of the pool and for one handed in.
#[derive(Default)]
struct ForSale {
    runs: usize,
    pooled: usize,
    traded: usize,
}

async fn compare_prices(played: &Played, compared: &mut ForSale) {
    let mut browser = browser();
    for at in [of_bank, of_pool, for_another].into_iter().flat_map(|kind| selling(played, kind)) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let (seat, offers) = offered(game, of_bank);
        for offer in offers {
            let action = offer.action(0);
            let done = game.play(seat, &action).expect("it is offered");
            let paid = done.events.iter().find_map(|event| match event {
                Event::MoneyMoved { amount, why: For::Train(_), .. } => Some(*amount),
                _ => None,
            });
            let (said, paid) =
                (choice(&page, game, &action), money(game, paid.expect("a train costs money")));
            assert!(said.contains(&paid), "{said} should say {paid}");
            compared.runs += usize::from(compare_next_run(said, game, &done.game));
            compared.pooled += usize::from(of_pool(&offer));
            compared.traded += usize::from(for_another(&offer));
        }
    }
}

#[tokio::test]
async fn a_train_says_its_price_and_what_the_next_run_earns_with_it() {
    let mut compared = ForSale::default();
    for played in games() {
        compare_prices(played, &mut compared).await;
    }
    let mut more = more_games();
    while compared.pooled == 0 || compared.traded == 0 {
        compare_prices(&more.next().expect("both come up"), &mut compared).await;
    }
    assert!(compared.runs > super::OF_EACH, "only {} trains were compared", compared.runs);
}

/// What was compared: purchases that scrap trains of somebody, after which somebody must return some, and of the last of a card.
#[derive(Default)]
struct Compared {
    scrap: usize,
    return_some: usize,
    last_of_card: usize,
}

async fn compare_changes(played: &Played, compared: &mut Compared) {
    let mut browser = browser();
    // Where a purchase changes something is looked for: most scrap nothing, and are not the last of their card.
    let changes = |game: &Game, action: &Action| {
        let after = after(game, action);
        !losses(game, action, &after).is_empty() || after.state().trains.top != game.state().trains.top
    };
    for at in played.positions(|game| {
        is_market(game) && offered(game, of_bank).1.iter().any(|offer| changes(game, &offer.action(0)))
    }) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        for offer in offered(game, of_bank).1 {
            let action = offer.action(0);
            let (after, said) = (after(game, &action), choice(&page, game, &action));
            let losses = losses(game, &action, &after);
            let names = Names { title: game.title(), players: &[] };
            for Loss { company, scrapped, .. } in losses.iter().filter(|loss| !loss.scrapped.is_empty()) {
                let count = match scrapped.len() {
                    1 => "a train".to_owned(),
                    count => format!("{count} trains"),
                };
                let loses = format!("{} loses {count} ({})", names.company(*company), listed(game, scrapped));
                assert!(said.contains(&loses), "{said} should say {loses}");
                compared.scrap += 1;
            }
            for Loss { company, .. } in losses.iter().filter(|loss| loss.returns) {
                let returns = format!("{} must return trains to the pool", names.company(*company));
                assert!(said.contains(&returns), "{said} should say {returns}");
                compared.return_some += 1;
            }
            let lines = said.matches(" loses ").count() + said.matches(" must return ").count();
            let changes = |loss: &Loss| usize::from(loss.returns) + usize::from(!loss.scrapped.is_empty());
            assert_eq!(lines, losses.iter().map(changes).sum::<usize>(), "no more than that: {said}");
            let top = after.state().trains.top;
            let side =
                |side: &Side| format!("{} ({})", names.train_type(side.train), money(game, side.price));
            let sides: Vec<String> = game.title().card(top).sides.iter().map(side).collect();
            let next = format!("next for sale: {}", sides.join(", "));
            let is_last = top != game.state().trains.top;
            assert_eq!(said.contains(&next), is_last, "{said} and {next}");
            compared.last_of_card += usize::from(is_last);
        }
    }
}

#[tokio::test]
async fn a_train_says_which_trains_it_scraps_and_of_whom_and_what_is_for_sale_next() {
    let mut compared = Compared::default();
    for played in games() {
        compare_changes(played, &mut compared).await;
    }
    let mut more = more_games();
    while compared.return_some == 0 {
        compare_changes(&more.next().expect("it comes up"), &mut compared).await;
    }
    let Compared { scrap, last_of_card, .. } = compared;
    assert!(
        scrap > 0 && last_of_card > 0,
        "{scrap} lose trains, {last_of_card} times it is the last of a card"
    );
}

/// Compares what is said of companies in debt where a train forms the national company; how many repay or merge at once.
async fn compare_formation(played: &Played) -> usize {
    let mut settled = 0;
    let forms = |game: &Game, offer: &Offer| {
        game.state().national.is_none() && after(game, &offer.action(0)).state().national.is_some()
    };
    for at in played
        .positions(|game| is_market(game) && offered(game, of_bank).1.iter().any(|offer| forms(game, offer)))
    {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser(), at).await;
        for offer in offered(game, of_bank).1.into_iter().filter(|offer| forms(game, offer)) {
            let action = offer.action(0);
            let (then, said) = (after(game, &action), choice(&page, game, &action));
            let names = Names { title: game.title(), players: &[] };
            let loans = |game: &Game, company| game.view().credit(company).loans;
            let mut repaying = 0;
            for &company in game.state().market.iter().filter(|&&company| loans(game, company) > 0) {
                let symbol = names.company(company);
                let merges = !then.state().market.contains(&company);
                let repays = !merges && loans(&then, company) != loans(game, company);
                let told = |words: &str| said.matches(&format!(">{symbol} {words}")).count();
                assert_eq!(told("merges into"), usize::from(merges), "{said}");
                let loans_then = match loans(&then, company) {
                    1 => "then has 1 loan<".to_owned(),
                    count => format!("then has {count} loans<"),
                };
                assert_eq!(told(&loans_then), usize::from(repays), "{said}");
                settled += usize::from(merges || repays);
                repaying += usize::from(repays);
            }
            assert_eq!(said.matches(" loan").count(), repaying, "no more than that: {said}");
        }
    }
    settled
}

/// Loans were told one by one, down to none, of companies that merged, too.
#[tokio::test]
async fn a_train_that_forms_the_national_company_says_once_what_becomes_of_each_debtor() {
    let mut settled = 0;
    for played in games() {
        settled += compare_formation(played).await;
    }
    let mut more = more_games();
    while settled == 0 {
        settled += compare_formation(&more.next().expect("somebody repays or merges at once")).await;
    }
}

#[tokio::test]
async fn the_limit_of_trains_and_how_many_are_left_of_the_card_stand_above_what_is_for_sale() {
    for played in games() {
        let mut browser = browser();
        for at in played.positions(is_market) {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            let (company, stock) = (buyer(game), &game.state().trains);
            let owned = &game.state().company(company).trains;
            let has = match owned.len() {
                0 => "no train".to_owned(),
                1 => format!("1 train ({})", listed(game, owned)),
                count => format!("{count} trains ({})", listed(game, owned)),
            };
            let symbol = &game.title().charter(company).symbol;
            let limit = game.view().train_limit(company);
            let said = [format!("{symbol} has {has}; the limit is {limit}.")].into_iter();
            let card = game.title().card(stock.top);
            let left = match card.count(game.view().players()) {
                Some(_) => format!("{} left of card {}", stock.left, card.letter),
                None => format!("card {}, as many as needed", card.letter),
            };
            for said in said.chain([left]) {
                assert!(page.contains(&said), "after {at} actions: {said}");
            }
        }
    }
}

/// The game after an offer for a train of another company, to which whoever is asked agrees.
fn agreed(game: &Game, action: &Action) -> Game {
    let asked = after(game, action);
    match asked.state().decision() {
        Some(Decision::Answer { .. }) => after(&asked, &Action::Accept),
        _ => asked,
    }
}

#[tokio::test]
async fn a_train_of_another_company_says_what_the_next_run_earns_with_it() {
    let mut compared = 0;
    for played in games() {
        let mut browser = browser();
        for at in selling(played, of_others) {
            let game = &played.games[at];
            let (_, page) = played.page(&mut browser, at).await;
            for offer in offered(game, of_others).1 {
                let action = offer.action(0);
                let said = choice(&page, game, &action);
                compared += usize::from(compare_next_run(said, game, &agreed(game, &action)));
            }
        }
    }
    assert!(compared > super::OF_EACH, "only {compared} trains were compared");
}

/// What the printed side of a train costs, and what the company that buys has.
fn printed_and_treasury(game: &Game, train: Train) -> (Money, Money) {
    (game.view().side(train).price, game.state().company(buyer(game)).treasury)
}

/// Offers that were compared: to others, between one's own companies, and those in which a president's own money may help.
#[derive(Default)]
struct ToOthers {
    others: usize,
    own: usize,
    helped: usize,
}

async fn compare_offers(played: &Played, compared: &mut ToOthers) {
    let with_help = |game: &Game, offer: &Offer| match *offer {
        Offer::BuyTrainFrom { train, from, to, .. } => from < to && to > printed_and_treasury(game, train).1,
        _ => false,
    };
    let mut browser = browser();
    // Where somebody's own money may help is looked at besides: that is rare.
    let some = selling(played, of_others);
    let rich = played
        .positions(|game| is_market(game) && !offered(game, |offer| with_help(game, offer)).1.is_empty());
    for at in some.into_iter().chain(rich) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser, at).await;
        let (seat, offers) = offered(game, of_others);
        for offer in offers {
            let Offer::BuyTrainFrom { seller, train, from, to } = offer else { unreachable!() };
            if from == to {
                continue;
            }
            let (printed, treasury) = printed_and_treasury(game, train);
            let is_own = game.state().company(seller).director == Some(seat);
            // Between one's own companies one's own money may help at once. Others may have refused more than all this: then the
            // offer must be higher still.
            let expected = if is_own { printed.min(to) } else { printed.min(treasury) }.max(from);
            let said = choice(&page, game, &offer.action(0));
            assert!(said.contains(&format!(" value=\"{expected}\"")), "{said} should begin at {expected}");
            *(if is_own { &mut compared.own } else { &mut compared.others }) += 1;
            compared.helped += usize::from(!is_own && with_help(game, &offer));
        }
    }
}

#[tokio::test]
async fn an_offer_for_a_train_begins_at_its_printed_price_as_far_as_the_treasury_goes() {
    let mut compared = ToOthers::default();
    for played in games() {
        compare_offers(played, &mut compared).await;
    }
    let mut more = more_games();
    while compared.helped == 0 {
        compare_offers(&more.next().expect("money may help in some of them"), &mut compared).await;
    }
    let ToOthers { others, own, .. } = compared;
    assert!(others > 0 && own > 0, "{others} of others, {own} one's own");
}
