//! `lokalka routes`: the best routes of companies at a position of a game.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use languages::tr;
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
        Some(_) if floated.is_empty() => Err(tr!("routes-none-operate", company = symbol)),
        Some(_) => Err(tr!("routes-does-not-operate", company = symbol, others = listed(&floated))),
        None => {
            let all: Vec<CompanyId> = title.company_ids().collect();
            Err(tr!("routes-no-company", company = symbol, others = listed(&all)))
        }
    }
}

/// Prints the best routes of a company, and gives them back for the picture.
fn show(game: &Game, names: &Names<'_>, company: CompanyId) -> Vec<draw::Route> {
    let view = game.view();
    let symbol = &view.title.charter(company).symbol;
    let trains = runnable(view, company);
    if trains.is_empty() {
        outln!("{}", tr!("routes-no-train", company = symbol));
        return Vec::new();
    }
    let began = Instant::now();
    let (runs, best) = RailNetwork::of(view, company).solve(view, &trains, None);
    let took = began.elapsed();
    let routes::Proof::Optimal { nodes } = best.proof else { unreachable!("no limit was set") };
    let (revenue, time) = (names.money(best.total), format!("{:.2}", took.as_secs_f64() * 1e3));
    outln!("{}", tr!("routes-best", company = symbol, revenue = revenue, time = time, count = nodes));
    let mut drawn = Vec::new();
    for ran in runs {
        let stops: Vec<String> =
            ran.stops.iter().map(|&(hex, value)| format!("{} {value}", names.hex(hex))).collect();
        let (train, stops) = (names.train(ran.run.train), stops.join(" – "));
        let (bonus, revenue) = (ran.bonus, names.money(ran.revenue()));
        let line = if bonus > 0 {
            tr!(
                "routes-route-bonus",
                company = symbol,
                train = train,
                stops = stops,
                bonus = bonus,
                revenue = revenue,
            )
        } else {
            tr!("routes-route", company = symbol, train = train, stops = stops, revenue = revenue)
        };
        outln!("    {line}");
        drawn.push(draw::Route { track: ran.run.track, stops: ran.stops, caption: line });
    }
    drawn
}
