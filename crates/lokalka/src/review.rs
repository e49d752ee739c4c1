//! `lokalka review`: a game looked back at by a bot, with its turning points and what was left behind.

use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use languages::tr;
use records::game_file::{GameFile, Replay};
use rules::{Game, Seat};
use study::{Deed, Line, Review, Standing, Study, TurningPoint, words};
use wording::Names;

use crate::{Outcome, columns, files};

/// Look back at a game: everybody's chances, the ten turning points, and what was left behind
///
/// A bot looks at every decision, and again at those that seem to have cost most: from there it plays on for everybody, several times. The
/// same file and the same number of nodes give the same review on every machine. What trains left behind, money left idle and trains
/// bought too late are exact.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: files::Recorded,
    /// How many actions are played where it is looked twice
    #[arg(long, value_name = "N", default_value_t = study::USUAL_NODES)]
    nodes: u64,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let (file, replay) = arguments.game.replay(None)?;
    let begin =
        file.begin(&arguments.game.shelf()?).map_err(|error| arguments.game.wrong(&error.to_string()))?;
    let line = || {
        let line = Line::of(begin.game.clone(), deeds(&replay));
        line.map_err(|refusal| arguments.game.wrong(refusal.rule.id))
    };
    let review = study(line()?, arguments.nodes);
    if arguments.json {
        let text = serde_json::to_string_pretty(&review).map_err(|error| error.to_string())?;
        outln!("{text}");
    } else {
        out!("{}", told(&Told { line: &line()?, file: &file, review: &review }));
    }
    Ok(ExitCode::SUCCESS)
}

/// What was done in a game, with what was corrected on the way.
fn deeds(replay: &Replay) -> impl Iterator<Item = Deed> {
    let Replay { steps, corrected, .. } = replay;
    (0..=steps.len()).flat_map(move |number| {
        let corrected = corrected.iter().filter(move |(after, _)| *after == number);
        let corrected = corrected.map(|(_, then)| Deed::Correct(Box::new(then.clone())));
        let act = steps.get(number).map(|step| Deed::Act(step.seat, step.action.clone()));
        corrected.chain(act)
    })
}

/// Looks back, and shows how far it has come.
fn study(line: Line, nodes: u64) -> Review {
    let mut study = Study::new(line, nodes);
    let style = ProgressStyle::with_template("{bar:30} {msg}").expect("a valid template");
    let bar = ProgressBar::new(study.progress().of).with_style(style).with_message(tr!("review"));
    while study.step() {
        bar.set_position(study.progress().done);
    }
    bar.finish_and_clear();
    study.finish()
}

/// What is told.
struct Told<'a> {
    line: &'a Line,
    file: &'a GameFile,
    review: &'a Review,
}

impl Told<'_> {
    fn names(&self) -> Names<'_> {
        Names { title: self.line.end.title(), players: &self.file.players }
    }

    fn player(&self, seat: u8) -> String {
        self.names().player(Seat(seat))
    }

    /// The number of the action that was done in a position, as in the file.
    fn number(&self, at: usize) -> usize {
        self.line.actions_until(at) + 1
    }

    fn place(&self, at: usize) -> String {
        words::place(self.names(), self.line.position(at))
    }

    fn money(&self, amount: i64) -> String {
        languages::money(amount, &self.names().title.currency)
    }
}

fn told(told: &Told<'_>) -> String {
    let Told { line, review, .. } = *told;
    let title = &line.end.title().name;
    let mut parts = vec![
        tr!("review-heading", title = title, action_count = review.actions, nodes = review.nodes) + "\n",
    ];
    if !line.end.state().is_over() {
        parts.push(tr!("review-unfinished") + "\n");
    }
    if !told.file.corrections.is_empty() {
        parts.push(tr!("review-corrected") + "\n");
    }
    if review.judged {
        parts.extend([curve(told), turning_points(told), missed(told)]);
    } else {
        parts.push(tr!("review-unjudged") + "\n");
    }
    parts.extend([left_behind(told), idle(told), late_trains(told)]);
    if review.judged {
        parts.push(sides(told));
    }
    parts.join("\n")
}

/// A table under a heading, or what is said where it has no rows. The first columns are words, the others figures.
fn under(heading: String, none: String, head: Vec<String>, rows: Vec<Vec<String>>, words: usize) -> String {
    if rows.is_empty() {
        return format!("{heading}\n  {none}\n");
    }
    let rows: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
    let table = columns::table(&rows, |column, entry, wide| {
        if column < words { columns::left(entry, wide) } else { columns::right(entry, wide) }
    });
    let table: String = table.lines().map(|line| format!("  {line}\n")).collect();
    format!("{heading}\n{table}")
}

fn curve(told: &Told<'_>) -> String {
    let mut head = vec![tr!("review-round")];
    head.extend(told.file.players.iter().cloned());
    let row = |standing: &Standing| {
        let round = wording::round(told.line.position(standing.at));
        let chances = standing.chances.iter().map(|&chance| words::percent(chance));
        [round].into_iter().chain(chances).collect()
    };
    let rows = told.review.standings.iter().map(row).collect();
    under(tr!("review-chances"), String::new(), head, rows, 1)
}

fn turning_points(told: &Told<'_>) -> String {
    if told.review.turning_points.is_empty() {
        return format!("{}\n  {}\n", tr!("review-points-heading"), tr!("review-no-points"));
    }
    let mut text = tr!("review-points-heading") + "\n";
    for (index, point) in told.review.turning_points.iter().enumerate() {
        text += &turning_point(told, index + 1, point);
    }
    text
}

fn turning_point(told: &Told<'_>, number: usize, point: &TurningPoint) -> String {
    let (names, before) = (told.names(), told.line.position(point.at));
    let said = |noted| words::action(names, before, noted).unwrap_or_default();
    let head = tr!(
        "review-point",
        number = number,
        at = told.number(point.at),
        place = told.place(point.at),
        player = told.player(point.seat),
        played = words::percent(point.chance_played),
        better = words::percent(point.chance_better),
        loss = words::points(point.loss()),
    );
    let lines = words::how_sure(told.names(), point);
    let rows = [
        vec![tr!("review-played"), said(&point.played)],
        vec![tr!("review-better"), said(&point.better)],
        vec![tr!("review-why"), languages::listed(&words::why(names, point))],
        vec![tr!("review-sure"), lines],
    ];
    let rows = columns::table(&rows, |_, entry, wide| columns::left(entry, wide));
    let rows: String = rows.lines().map(|line| format!("     {line}\n")).collect();
    format!("{head}\n{rows}")
}

fn missed(told: &Told<'_>) -> String {
    let rows = told.review.missed.iter().map(|missed| {
        let before: &Game = told.line.position(missed.at);
        let better = words::action(told.names(), before, &missed.better).unwrap_or_default();
        let (at, place) = (told.number(missed.at).to_string(), told.place(missed.at));
        vec![at, place, told.player(missed.seat), better, told.money(missed.gain)]
    });
    let head = [tr!("review-at"), tr!("review-where"), tr!("review-player"), tr!("review-better")];
    let head = head.into_iter().chain([tr!("review-gain")]).collect();
    under(tr!("review-missed"), tr!("review-missed-none"), head, rows.collect(), 4)
}

fn left_behind(told: &Told<'_>) -> String {
    let rows = told.review.left_behind.iter().map(|run| {
        let best = told.money(run.best.into());
        let best = if run.proven { best } else { tr!("review-at-least", revenue = best) };
        vec![
            told.number(run.at).to_string(),
            told.place(run.at),
            told.player(run.seat),
            told.money(run.ran.into()),
            best,
            told.money((run.best - run.ran).into()),
        ]
    });
    let head = vec![
        tr!("review-at"),
        tr!("review-where"),
        tr!("review-player"),
        tr!("review-ran"),
        tr!("review-best"),
        tr!("review-lost"),
    ];
    under(tr!("review-left"), tr!("review-left-none"), head, rows.collect(), 3)
}

fn idle(told: &Told<'_>) -> String {
    let rows = told.review.idle.iter().map(|idle| {
        vec![
            told.number(idle.at).to_string(),
            told.place(idle.at),
            told.player(idle.seat),
            idle.company.clone(),
            told.money(idle.price.into()),
            told.money(idle.cash.into()),
        ]
    });
    let head = vec![
        tr!("review-at"),
        tr!("review-where"),
        tr!("review-player"),
        tr!("review-share"),
        tr!("review-price"),
        tr!("review-cash"),
    ];
    under(tr!("review-idle"), tr!("review-idle-none"), head, rows.collect(), 4)
}

fn late_trains(told: &Told<'_>) -> String {
    let rows = told.review.late_trains.iter().map(|late| {
        vec![
            told.number(late.at).to_string(),
            told.place(late.at),
            told.player(late.seat),
            late.train.clone(),
            told.money(late.would_run.into()),
        ]
    });
    let head = [tr!("review-at"), tr!("review-where"), tr!("review-player"), tr!("review-train")];
    let head = head.into_iter().chain([tr!("review-would-run")]).collect();
    under(tr!("review-late"), tr!("review-late-none"), head, rows.collect(), 4)
}

fn sides(told: &Told<'_>) -> String {
    let rows = told.review.sides.iter().map(|side| {
        vec![
            told.player(side.seat),
            side.decisions.to_string(),
            side.agreed.to_string(),
            words::points(side.lost),
            told.money(side.left_behind.into()),
        ]
    });
    let head = vec![
        tr!("review-player"),
        tr!("review-decisions"),
        tr!("review-agreed"),
        tr!("review-chances-lost"),
        tr!("review-lost"),
    ];
    under(tr!("review-sides"), String::new(), head, rows.collect(), 1)
}
