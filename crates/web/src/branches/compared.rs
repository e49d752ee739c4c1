//! What is compared of two positions side by side: the figures that people decide by.

use std::sync::Arc;

use rules::board::RailNetwork;
use rules::event::Ran;
use rules::notation::train_name;
use rules::state::{Round, Status};
use rules::{CompanyId, Game, Money, Seat, runnable};
use serde::Serialize;
use wording::Names;

use super::is_branch;
use crate::error::AppError;
use crate::prospects::last_runs;
use crate::repository::Holder;
use crate::table::Table;
use crate::tables::Tables;
use crate::work::{self, Effort};

/// One side of a comparison: a branch, or the game as it is.
#[derive(Serialize)]
pub(crate) struct Side {
    /// The id of the branch, or of the game.
    pub(crate) id: String,
    /// What the branch is called.
    pub(crate) name: Option<String>,
    #[serde(flatten)]
    pub(crate) figures: Figures,
}

impl Tables {
    /// One side of a comparison about a game: the game itself, or a branch of it that is theirs.
    pub(crate) async fn side(&self, who: &Holder, game: &str, id: &str) -> Result<Side, AppError> {
        let table = if is_branch(id) {
            let open = self.open_branch(who, id).await?;
            if open.kept.game == game { Ok(open.table) } else { Err(AppError::NotFound) }?
        } else if id == game {
            self.at(game, |table| table.again().ok_or(AppError::PositionNotFound)).await.map(Arc::new)?
        } else {
            return Err(AppError::NotFound);
        };
        // Others should not wait for what is found out here.
        work::run(Effort::Quick, move |_| {
            let name = table.branch().map(|branch| branch.name.clone());
            Ok(Side { id: table.id.clone(), name, figures: figures(&table) })
        })
        .await
    }
}

/// The figures of the last position of a branch, or of a game.
#[derive(Serialize)]
pub(crate) struct Figures {
    /// After how many actions of the whole game.
    pub(crate) at: usize,
    pub(crate) players: Vec<PlayerFigures>,
    pub(crate) companies: Vec<CompanyFigures>,
    /// The companies in the order in which they operate.
    pub(crate) order: Vec<String>,
}

/// What a player has.
#[derive(Serialize)]
pub(crate) struct PlayerFigures {
    pub(crate) name: String,
    pub(crate) cash: Money,
    pub(crate) worth: i64,
    pub(crate) certificates: usize,
    /// By company.
    pub(crate) shares: Vec<(String, u8)>,
}

/// What a company has, and could earn.
#[derive(Serialize)]
pub(crate) struct CompanyFigures {
    pub(crate) symbol: String,
    pub(crate) price: Money,
    pub(crate) treasury: Money,
    pub(crate) trains: Vec<String>,
    /// What its last run brought.
    pub(crate) revenue: Option<Money>,
    /// What its trains would earn now, where it has any.
    pub(crate) best: Option<BestRuns>,
}

/// The best runs of trains.
#[derive(Serialize)]
pub(crate) struct BestRuns {
    pub(crate) revenue: Money,
    /// Nothing better is possible; otherwise it is at least so much.
    pub(crate) proven: bool,
    /// Each run in words: the train and its stops.
    pub(crate) routes: Vec<String>,
}

/// The figures of the present position of a table. The best runs are a search for each company.
fn figures(table: &Table) -> Figures {
    let (game, names, at) = (table.game(), table.names(), table.line().len());
    let (state, title) = (game.state(), game.title());
    let last = last_runs(table, game, at);
    let started = |id: &CompanyId| state.company(*id).status != Status::Unstarted;
    let order = match &state.round {
        Round::Operating { order, .. } => &order[..],
        _ => &state.market[..],
    };
    Figures {
        at,
        players: state.seats().map(|seat| of_player(game, names, seat)).collect(),
        companies: title
            .company_ids()
            .filter(started)
            .map(|id| of_company(game, names, id, last[id.index()].map(|run| run.revenue)))
            .collect(),
        order: order.iter().map(|&id| names.company(id).to_owned()).collect(),
    }
}

fn of_player(game: &Game, names: Names<'_>, seat: Seat) -> PlayerFigures {
    let state = game.state();
    let shares = game.title().company_ids().map(|id| (names.company(id).to_owned(), state.shares(id, seat)));
    PlayerFigures {
        name: names.player(seat),
        cash: state.player(seat).cash,
        worth: game.view().worth(seat),
        certificates: game.view().certificates(seat),
        shares: shares.filter(|(_, count)| *count > 0).collect(),
    }
}

fn of_company(game: &Game, names: Names<'_>, id: CompanyId, revenue: Option<Money>) -> CompanyFigures {
    let (view, company) = (game.view(), game.state().company(id));
    let trains = runnable(view, id);
    CompanyFigures {
        symbol: names.company(id).to_owned(),
        price: view.price(id),
        treasury: company.treasury,
        trains: company.trains.iter().map(|&train| train_name(game.title(), train)).collect(),
        revenue,
        best: (!trains.is_empty()).then(|| {
            let best = RailNetwork::joined(view, id).best(view, &trains);
            let routes = best.runs.iter().map(|ran| route(names, ran)).collect();
            BestRuns { revenue: best.revenue, proven: best.is_proven(), routes }
        }),
    }
}

/// A run in words: the train and its stops.
pub(crate) fn route(names: Names<'_>, ran: &Ran) -> String {
    let stops: Vec<String> =
        ran.stops.iter().map(|&(hex, value)| format!("{} {value}", names.hex(hex))).collect();
    format!("{}: {} = {}", names.train(ran.run.train), stops.join(" – "), names.money(ran.revenue()))
}
