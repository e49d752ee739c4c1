//! What would it run for? Any company with any trains, at any position, with tiles and stations on the map that nobody has laid:
//! the best routes by the solver that runs them. Nothing is kept, and no branch is needed.

use std::sync::Arc;

use rules::board::RailNetwork;
use rules::event::Ran;
use rules::geometry::Rotation;
use rules::notation::{train_name, train_named};
use rules::state::{Marker, Position};
use rules::train::Train;
use rules::{CardId, CompanyId, Event, Game, HexId, Money, TileId, runnable};
use serde::Deserialize;

use crate::error::AppError;
use crate::repository::Holder;
use crate::tables::Tables;
use crate::text::{listed, t, tr};
use crate::work::{self, Effort};

/// The most trains of a question: more than any company may have.
pub(crate) const MAX_TRAINS: usize = 6;

/// The most tiles and stations of a question.
const MAX_GHOSTS: usize = 24;

/// What is asked.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// After so many actions; without it, now.
    pub(crate) at: Option<usize>,
    pub(crate) company: String,
    /// The trains; without them, those that it has.
    pub(crate) trains: Option<Vec<String>>,
    /// Tiles on the map that nobody has laid, in this order.
    #[serde(default)]
    pub(crate) tiles: Vec<GhostTile>,
    /// Stations that nobody has placed.
    #[serde(default)]
    pub(crate) stations: Vec<GhostStation>,
}

/// A tile that nobody has laid.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GhostTile {
    pub(crate) hex: String,
    pub(crate) tile: String,
    pub(crate) rotation: u8,
}

/// A station that nobody has placed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GhostStation {
    pub(crate) hex: String,
    #[serde(default)]
    pub(crate) city: u8,
    /// Whose it is; without it, the company's that is asked about.
    pub(crate) company: Option<String>,
}

/// What the trains would earn.
pub(crate) struct Answer {
    /// The game with all that was put on its map.
    pub(crate) game: Game,
    pub(crate) company: CompanyId,
    pub(crate) trains: Vec<Train>,
    pub(crate) runs: Vec<Ran>,
    pub(crate) revenue: Money,
    /// Nothing better is possible; otherwise it is at least so much.
    pub(crate) proven: bool,
}

impl Tables {
    /// Answers what a company would run for; in a branch of one's own as well.
    pub(crate) async fn what_if(
        &self,
        who: &Holder,
        id: &str,
        question: Question,
    ) -> Result<Answer, AppError> {
        let at = question.at;
        let game = self.look(who.clone(), id, move |table| Ok(table.position(at)?.1.into_owned())).await?;
        work::run(Effort::Quick, move |_| question.answer(game)).await
    }
}

impl Question {
    fn answer(&self, game: Game) -> Result<Answer, AppError> {
        let trains = self.trains.as_ref().map_or(0, Vec::len);
        if trains > MAX_TRAINS || self.tiles.len() + self.stations.len() > MAX_GHOSTS {
            return Err(AppError::Invalid(tr!("what-if-many", trains = MAX_TRAINS, ghosts = MAX_GHOSTS)));
        }
        let company = company(&game, &self.company)?;
        let trains = match &self.trains {
            Some(names) => names.iter().map(|name| train(&game, name)).collect::<Result<_, _>>()?,
            None => runnable(game.view(), company),
        };
        let game =
            self.stations.iter().try_fold(self.tiles.iter().try_fold(game, with_tile)?, |game, ghost| {
                with_station(game, ghost, company)
            })?;
        let best = RailNetwork::joined(game.view(), company).best(game.view(), &trains);
        let (revenue, proven) = (best.revenue, best.is_proven());
        Ok(Answer { company, trains, runs: best.runs, revenue, proven, game })
    }
}

fn company(game: &Game, symbol: &str) -> Result<CompanyId, AppError> {
    let found = game.title().company_named(symbol);
    found.ok_or_else(|| AppError::Invalid(tr!("what-if-company", company = symbol)))
}

fn hex(game: &Game, name: &str) -> Result<HexId, AppError> {
    game.title().hex_named(name).ok_or_else(|| AppError::Invalid(tr!("what-if-hex", hex = name)))
}

fn train(game: &Game, name: &str) -> Result<Train, AppError> {
    train_named(game.title(), name).ok_or_else(|| {
        let names: Vec<String> = all_trains(game).map(|train| train_name(game.title(), train)).collect();
        AppError::Invalid(tr!("what-if-train", train = name, trains = listed(&names)))
    })
}

/// All trains of a title.
pub(crate) fn all_trains(game: &Game) -> impl Iterator<Item = Train> {
    let title = game.title();
    (0..title.cards.len())
        .map(CardId::at)
        .flat_map(move |card| title.card(card).sides.iter().map(move |side| Train { card, side: side.size }))
}

/// The tiles that could lie on a hex one day, by one promotion after the other, whatever phase it is and whoever has them.
pub(crate) fn tiles_for(game: &Game, hex: HexId) -> Vec<(TileId, Rotation)> {
    let (title, state) = (game.title(), game.state());
    let mut found: Vec<(TileId, Rotation)> = match state.board.tiles[hex.index()] {
        Some(laid) => title.upgrades.onto(hex, laid.tile, laid.rotation).collect(),
        None => title.upgrades.first(hex).to_vec(),
    };
    let mut looked_at = 0;
    while let Some(&(tile, rotation)) = found.get(looked_at) {
        looked_at += 1;
        for next in title.upgrades.onto(hex, tile, rotation) {
            if !found.contains(&next) {
                found.push(next);
            }
        }
    }
    found
}

/// The game with one more tile; markers follow their track as if it had been laid.
fn with_tile(game: Game, ghost: &GhostTile) -> Result<Game, AppError> {
    let wrong = || {
        AppError::Invalid(tr!("what-if-tile", tile = ghost.tile, rotation = ghost.rotation, hex = ghost.hex))
    };
    let title = Arc::clone(game.title());
    let hex = hex(&game, &ghost.hex)?;
    let tile = title.tile_named(&ghost.tile).ok_or_else(wrong)?;
    let rotation = *Rotation::ALL.get(usize::from(ghost.rotation)).ok_or_else(wrong)?;
    let alike = title.tile(tile).same_as[rotation.index()];
    if !tiles_for(&game, hex).contains(&(tile, alike)) {
        return Err(wrong());
    }
    let mut position = Position::clone(game.state());
    let replaced = position.board.tiles[hex.index()].map(|laid| laid.tile);
    // There is one, whatever is left of them.
    position.supply[tile.index()] = position.supply[tile.index()].max(1);
    let mut game = Game::at(title, *game.options(), position);
    let company = CompanyId(0);
    game.follow(&[Event::TileLaid { company, hex, tile, rotation: alike, replaced }]);
    Ok(game)
}

/// The game with one more station, where there is a place for it.
fn with_station(game: Game, ghost: &GhostStation, asked: CompanyId) -> Result<Game, AppError> {
    let hex = hex(&game, &ghost.hex)?;
    let owner = ghost.company.as_ref().map_or(Ok(asked), |symbol| company(&game, symbol))?;
    let view = game.view();
    let is_city = view.face(hex).stops.get(usize::from(ghost.city)).is_some_and(|stop| stop.slots() > 0);
    if !is_city || view.free_places(hex, ghost.city) == 0 {
        return Err(AppError::Invalid(tr!("what-if-station", hex = ghost.hex)));
    }
    let marker = Marker { hex, city: Some(ghost.city), company: owner };
    let mut position = Position::clone(game.state());
    if position.board.markers.contains(&marker) {
        return Err(AppError::Invalid(t("what-if-station-there")));
    }
    position.board.markers.push(marker);
    position.board.markers.sort_unstable();
    Ok(Game::at(Arc::clone(game.title()), *game.options(), position))
}
