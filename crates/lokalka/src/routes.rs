//! `lokalka routes`: the best routes of companies at a position of a game.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use rules::board::RailNetwork;
use rules::state::Status;
use rules::{CompanyId, Game, runnable};
use wording::Names;

use crate::{Outcome, files};

/// The best routes of a company, or of all, at any position of a game
///
/// The routes are proven to be the best that the company's trains can run: the revenue that rule VIII.8 asks for.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: files::Position,
    /// Only this company
    #[arg(long, value_name = "SYMBOL")]
    company: Option<String>,
    /// Draw the routes on the map, into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let (file, replay) = arguments.position.replay()?;
    let game = replay.game;
    let companies = chosen(&game, arguments.company.as_deref())?;
    let names = Names { title: game.title(), players: &file.players };
    let mut drawn = Vec::new();
    for company in companies {
        drawn.extend(show(&game, &names, company));
    }
    if let Some(path) = &arguments.svg {
        let picture = draw::picture(game.view(), &drawn, draw::Theme::Light);
        crate::draw::write(path, picture.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The company asked for, or all that have floated, in operating order.
fn chosen(game: &Game, symbol: Option<&str>) -> Result<Vec<CompanyId>, String> {
    let floated: Vec<CompanyId> = (game.state().market.iter().copied())
        .filter(|&company| game.state().company(company).status == Status::Floated)
        .collect();
    let Some(symbol) = symbol else { return Ok(floated) };
    let title = game.title();
    let listed = |companies: &[CompanyId]| {
        let symbols: Vec<&str> = companies.iter().map(|&id| title.charter(id).symbol.as_str()).collect();
        symbols.join(", ")
    };
    match title.company_named(symbol) {
        Some(company) if floated.contains(&company) => Ok(vec![company]),
        Some(_) if floated.is_empty() => Err(format!("{symbol} does not operate, nor does any company yet")),
        Some(_) => Err(format!("{symbol} does not operate here; those that do are {}", listed(&floated))),
        None => {
            let all: Vec<CompanyId> = title.company_ids().collect();
            Err(format!("no company `{symbol}`; there are {}", listed(&all)))
        }
    }
}

/// Prints the best routes of a company, and gives them back for the picture.
fn show(game: &Game, names: &Names<'_>, company: CompanyId) -> Vec<draw::Route> {
    let view = game.view();
    let symbol = &view.title.charter(company).symbol;
    let trains = runnable(view, company);
    if trains.is_empty() {
        outln!("{symbol}: no train to run");
        return Vec::new();
    }
    let began = Instant::now();
    let (runs, best) = RailNetwork::of(view, company).solve(view, &trains, None);
    let took = began.elapsed();
    let routes::Proof::Optimal { nodes } = best.proof else { unreachable!("no limit was set") };
    outln!(
        "{symbol}: {}, proven the best in {:.2} ms ({nodes} nodes)",
        names.money(best.total),
        took.as_secs_f64() * 1e3
    );
    let mut drawn = Vec::new();
    for ran in runs {
        let stops: Vec<String> =
            ran.stops.iter().map(|&(hex, value)| format!("{} {value}", names.hex(hex))).collect();
        let bonus = if ran.bonus > 0 { format!(" + {} bonus", ran.bonus) } else { String::new() };
        let line = format!(
            "{} {}: {}{bonus} = {}",
            symbol,
            names.train(ran.run.train),
            stops.join(" – "),
            names.money(ran.revenue())
        );
        outln!("    {line}");
        drawn.push(draw::Route { track: ran.run.track, stops: ran.stops, caption: line });
    }
    drawn
}
