//! Boards full of track with diesels: the search for the best routes of such positions may take very long.

use records::game_file::GameFile;
use rules::state::Status;
use rules::{Decision, F56Offer, Game, Offer, Options, runnable};

use super::Play;

/// Games with these seeds come to a dense board.
const SEEDS: std::ops::Range<u64> = 1..40;

/// A company with as many trains and a board with as much track as this is what is looked for.
const DIESELS: usize = 2;

/// A game that ends where a company with diesels on a board full of track may lay more.
///
/// # Errors
/// In words, when no such game comes up.
pub fn dense_board(wanted: usize) -> Result<Vec<GameFile>, String> {
    let mut found = Vec::new();
    for seed in SEEDS {
        if found.len() == wanted {
            break;
        }
        found.extend(play(seed)?);
    }
    if found.is_empty() { Err("no game came to diesels".to_owned()) } else { Ok(found) }
}

fn play(seed: u64) -> Result<Option<GameFile>, String> {
    let mut options = Options::BOOK;
    options.f56.diesels = true;
    let mut play = Play::begin(options, seed)?;
    let mut best = None;
    while let Some(offers) = play.game.offers() {
        let dense = dense(&play.game);
        if dense > 0 && best.as_ref().is_none_or(|(most, _)| dense > *most) {
            best = Some((dense, play.played.len()));
        }
        let action = play.choose(&offers, weight);
        play.play(offers.seat, action)?;
    }
    let Some((_, length)) = best else { return Ok(None) };
    play.played.truncate(length);
    play.file().map(Some)
}

/// How much track there is where a company with diesels may lay more, and 0 anywhere else.
fn dense(game: &Game) -> usize {
    let (Some(Decision::Track { .. }), Some(company)) =
        (game.state().decision(), game.view().operating_company())
    else {
        return 0;
    };
    let view = game.view();
    let diesels = runnable(view, company).iter().filter(|&&train| game.title().train_types[view.side(train).train.index()].run == rules::title::RunKind::Unlimited).count();
    if diesels < DIESELS {
        return 0;
    }
    game.title().hex_ids().map(|hex| view.face(hex).track.len()).sum()
}

/// Track and diesels before everything else, and money for them.
fn weight(game: &Game, offer: &Offer) -> usize {
    let started = game.title().company_ids().filter(|&id| game.state().company(id).status != Status::Unstarted).count();
    let _ = started;
    match offer {
        Offer::LayTile { tile, .. } => {
            let face = game.title().tile(*tile).faces.first();
            40 * face.map_or(1, |face| face.track.len()).pow(2)
        }
        Offer::BuyPrivate { .. } | Offer::BuyShare { .. } | Offer::F56(F56Offer::BuyFromPool { .. }) => 60,
        Offer::StartCompany { .. } => 30,
        Offer::PlaceStation { .. } => 20,
        Offer::RunTrains { revenue, .. } => 1 + 400 * usize::from(*revenue > 0),
        Offer::Retain => 60,
        Offer::PayOut => 20,
        Offer::BuyTrain { .. } | Offer::F56(F56Offer::TradeTrain { .. }) => 200,
        Offer::F56(F56Offer::RepayLoan | F56Offer::PayLoans { .. }) => 60,
        Offer::SellShares { .. } | Offer::BuyTrainFrom { .. } | Offer::F56(F56Offer::GoBankrupt) => 1,
        Offer::F56(F56Offer::TakeLoan { .. }) => 6,
        Offer::Pass => 8,
        _ => 4,
    }
}
