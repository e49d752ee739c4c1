//! Boards full of track with diesels: the search for the best routes of such positions may take very long.

use records::game_file::GameFile;
use rules::geometry::Edge;
use rules::seed::Draws;
use rules::title::RunKind;
use rules::{Action, CompanyId, Decision, F56Offer, Game, Offer, Offers, Options, runnable};

use super::Play;

/// A company with so many diesels is what is looked for; it may not have more.
const DIESELS: usize = 2;

/// Games of these seeds come to boards that took seconds to minutes before routes were searched for by diagrams.
const SEEDS: [u64; 4] = [13, 8, 3, 6];

/// How many ways to go on are tried.
const WAYS: u64 = 12;

/// After so many actions the best of them is gone on with.
const STRETCH: usize = 40;

/// No game is played longer.
const LONGEST: usize = 2500;

/// So many games that end where a company with diesels on a board full of track may lay more.
///
/// # Errors
/// In words, when there is none.
pub(in crate::siege) fn dense_boards(wanted: usize) -> Result<Vec<GameFile>, String> {
    let mut found = Vec::new();
    for seed in SEEDS.into_iter().take(wanted) {
        found.extend(dense_board(seed)?);
    }
    if found.is_empty() {
        Err("no game comes to diesels any more: try other seeds".to_owned())
    } else {
        Ok(found)
    }
}

/// Random play that tries several ways to go on, and keeps the one that promises most.
fn dense_board(seed: u64) -> Result<Option<GameFile>, String> {
    let mut options = Options::BOOK;
    options.f56.diesels = true;
    let mut play = Play::begin("1836jr56", 4, options, seed)?;
    let mut densest: Option<(usize, Play)> = None;
    while play.played.len() < LONGEST {
        let mut ways = Vec::new();
        for number in 1..=WAYS {
            let mut way = play.clone();
            way.draws = Draws::new(play.draws.place() + 0x0123_4567 * number);
            for _ in 0..STRETCH {
                let Some(offers) = way.game.offers() else { break };
                let density = density(&way.game);
                if density > 0 && densest.as_ref().is_none_or(|(most, _)| density > *most) {
                    densest = Some((density, way.clone()));
                }
                let action = choose(&mut way, &offers);
                way.play(offers.seat, action)?;
            }
            ways.push(way);
        }
        let going_on = ways.into_iter().filter(|way| !way.game.state().is_over());
        let Some(best) = going_on.max_by_key(|way| promise(&way.game)) else { break };
        play = best;
    }
    densest.map(|(_, play)| play.file()).transpose()
}

/// How near a position comes to what is looked for: the bank must not break before.
fn promise(game: &Game) -> i64 {
    let (view, state) = (game.view(), game.state());
    let diesels: usize = view.floated().map(|company| diesels(game, company)).sum();
    let treasuries: i64 =
        view.floated().map(|company| i64::from(state.company(company).treasury.min(1100))).sum();
    let bank = state.bank.map_or(0, |bank| bank.cash).clamp(-500, 1500);
    [
        300 * state.phase.index() as i64,
        300 * diesels as i64,
        40 * view.floated().count() as i64,
        2 * track(game) as i64,
        treasuries / 10,
        bank / 2,
    ]
    .iter()
    .sum()
}

fn track(game: &Game) -> usize {
    game.title().hex_ids().map(|hex| game.view().face(hex).track.len()).sum()
}

/// How much track there is where a company with diesels may lay more, and 0 anywhere else.
fn density(game: &Game) -> usize {
    let (Some(Decision::Track { .. }), Some(company)) =
        (game.state().decision(), game.view().operating_company())
    else {
        return 0;
    };
    if diesels(game, company) < DIESELS { 0 } else { track(game) }
}

fn diesels(game: &Game, company: CompanyId) -> usize {
    let view = game.view();
    let types = &game.title().train_types;
    let trains = runnable(view, company);
    trains.iter().filter(|&&train| types[view.side(train).train.index()].run == RunKind::Unlimited).count()
}

/// Track and diesels before everything else; what keeps companies and their presidents from ruin until then.
fn weight(game: &Game, offer: &Offer) -> usize {
    let view = game.view();
    let price = view.operating_company().map_or(0, |company| view.price(company));
    let least = if game.state().phase.index() >= 2 { 50 } else { 70 };
    match offer {
        Offer::BuyPrivate { .. } | Offer::BuyShare { .. } | Offer::F56(F56Offer::BuyFromPool { .. }) => 600,
        Offer::StartCompany { .. } => 300,
        Offer::PlaceStation { .. } => 100,
        Offer::RunTrains { revenue, .. } => 50 + 400 * usize::from(*revenue > 0),
        Offer::Retain if price >= least => 800,
        Offer::PayOut if price >= least => 200,
        Offer::Retain => 100,
        Offer::PayOut => 900,
        Offer::BuyTrain { help: 0, .. } => 1000,
        Offer::BuyTrain { .. } => 500,
        Offer::F56(F56Offer::TradeTrain { .. }) => 4000,
        Offer::F56(F56Offer::RepayLoan | F56Offer::PayLoans { .. }) => 600,
        Offer::SellShares { .. } | Offer::BuyTrainFrom { .. } | Offer::F56(F56Offer::GoBankrupt) => 1,
        Offer::F56(F56Offer::TakeLoan { .. }) => 10,
        Offer::Pass => 80,
        _ => 40,
    }
}

/// A lay that joins much track where one is possible, otherwise something by its weight.
fn choose(play: &mut Play, offers: &Offers) -> Action {
    let lays: Vec<Action> = (offers.offers.iter())
        .filter(|offer| matches!(offer, Offer::LayTile { private: None, .. }))
        .flat_map(|offer| (0..offer.len()).map(|index| offer.action(index)))
        .collect();
    if lays.is_empty() || !matches!(play.game.state().decision(), Some(Decision::Track { .. })) {
        return play.choose(offers, weight);
    }
    let weights: Vec<usize> = lays.iter().map(|lay| joined(&play.game, lay).pow(4)).collect();
    lays[play.draws.weighted(&weights)].clone()
}

/// How much track a tile has and how much it meets.
fn joined(game: &Game, lay: &Action) -> usize {
    let &Action::LayTile { hex, tile, rotation, .. } = lay else { return 0 };
    let face = game.title().tile(tile).face(rotation);
    let meets = Edge::ALL.into_iter().zip(game.title().hex(hex).neighbours).filter(|&(edge, neighbour)| {
        face.exits().contains(edge)
            && neighbour.is_some_and(|next| game.view().face(next).exits().contains(edge.opposite()))
    });
    1 + 4 * meets.count() + face.track.len()
}
