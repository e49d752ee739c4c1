//! Counts what looks silly in games of bots: `flaws TITLE BOTS GAMES SEED`. What it prints is a row of a table.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Memory, think_with};
use rules::event::TrainPlace;
use rules::state::{Round, Status};
use rules::train::Train;
use rules::{Action, CompanyId, Event, F56Action, Game, Options, Seat, TrainTypeId};

/// A train that a company bought.
struct Bought {
    company: CompanyId,
    train: Train,
    kind: TrainTypeId,
    round: usize,
    /// From the bank, and not from another company.
    new: bool,
    ran: bool,
}

/// What was seen of games.
#[derive(Default)]
struct Seen {
    bought: Vec<Bought>,
    /// Shares that were bought in this stock round.
    shares: Vec<(Seat, CompanyId)>,
    round: usize,
    trains: usize,
    never_ran: usize,
    handed_on: usize,
    handed_on_never_ran: usize,
    soon_scrapped: usize,
    idle: u64,
    unfloated: usize,
    bought_and_sold: usize,
}

impl Seen {
    fn action(&mut self, game: &Game, seat: Seat, action: &Action) {
        match *action {
            Action::BuyShare { company }
            | Action::StartCompany { company, .. }
            | Action::F56(F56Action::BuyFromPool { company }) => self.shares.push((seat, company)),
            Action::SellShares { company, .. } if matches!(game.state().round, Round::Stock { .. }) => {
                self.bought_and_sold += usize::from(self.shares.contains(&(seat, company)));
            }
            _ => {}
        }
    }

    fn event(&mut self, game: &Game, event: &Event) {
        let mover = game.state().operating().map(|turn| turn.company);
        match event {
            Event::RoundBegan { .. } => {
                self.round += 1;
                self.shares.clear();
            }
            Event::TrainMoved { train, from, to: TrainPlace::Company(company), .. } => {
                let kind = game.view().side(*train).train;
                self.bought.push(Bought {
                    company: *company,
                    train: *train,
                    kind,
                    round: self.round,
                    new: !matches!(from, TrainPlace::Company(_)),
                    ran: false,
                });
            }
            Event::TrainsRan { company, runs, .. } => {
                for ran in runs {
                    let of = |bought: &&mut Bought| {
                        bought.company == *company && bought.train == ran.run.train && !bought.ran
                    };
                    if let Some(bought) = self.bought.iter_mut().find(of) {
                        bought.ran = true;
                    }
                }
            }
            Event::TypeScrapped { train_type } => {
                let by = mover.and_then(|company| game.state().company(company).director);
                let soon = self.bought.iter().filter(|bought| {
                    let owner = game.state().company(bought.company).director;
                    bought.kind == *train_type && bought.round + 2 > self.round && owner != by
                });
                self.soon_scrapped += soon.count();
            }
            _ => {}
        }
    }

    fn end(&mut self, game: &Game) {
        let count = |new: bool, ran: fn(&Bought) -> bool| {
            self.bought.iter().filter(|bought| bought.new == new && ran(bought)).count()
        };
        (self.trains, self.never_ran) = (count(true, |_| true), count(true, |bought| !bought.ran));
        (self.handed_on, self.handed_on_never_ran) =
            (count(false, |_| true), count(false, |bought| !bought.ran));
        let companies = &game.state().companies;
        self.idle = companies.iter().map(|company| u64::from(company.treasury)).sum();
        self.unfloated = companies.iter().filter(|company| company.status == Status::Started).count();
    }
}

fn play(game: Game, bots: &[Bot], seed: u64) -> Option<Seen> {
    let (mut game, mut seen) = (game, Seen::default());
    let mut memories: Vec<Memory> = bots.iter().map(|_| Memory::default()).collect();
    let (budget, mut number) = (Budget::nodes(1_000), 0);
    while let Some(seat) = game.decider() {
        number += 1;
        let bot = (seat.index() + seed as usize) % bots.len();
        let thought = think_with(&mut memories[bot], &game, bots[bot], &budget, seed ^ number << 20)?;
        seen.action(&game, thought.seat, &thought.action);
        let played = game.play(thought.seat, &thought.action).ok()?;
        played.events.iter().for_each(|event| seen.event(&game, event));
        game = played.game;
        if number > 20_000 {
            return None;
        }
    }
    seen.end(&game);
    Some(seen)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [title, seats, games, seed] = &words[..] else {
        eprintln!("flaws TITLE BOTS GAMES SEED");
        return ExitCode::FAILURE;
    };
    let title = rules::title::embedded::title(title).expect("a built-in title");
    let bots: Vec<Bot> = seats.split(',').map(|name| name.parse().expect("a bot")).collect();
    let (games, seed): (u64, u64) = (games.parse().expect("a number"), seed.parse().expect("a number"));
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let seed = seed * 1_000_003 + number;
                    let begun =
                        Game::new(title.clone(), Options::BOOK, bots.len(), seed).expect("so many play");
                    if let Some(seen) = play(begun.game, &bots, seed) {
                        all.lock().expect("nobody panics").push(seen);
                    }
                }
            });
        }
    });
    let all = all.into_inner().expect("nobody panics");
    let sum = |of: fn(&Seen) -> usize| all.iter().map(of).sum::<usize>();
    println!(
        "| {} {seats} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
        title.id,
        all.len(),
        sum(|seen| seen.trains),
        sum(|seen| seen.never_ran),
        sum(|seen| seen.handed_on),
        sum(|seen| seen.handed_on_never_ran),
        sum(|seen| seen.soon_scrapped),
        sum(|seen| seen.idle as usize) / all.len().max(1),
        sum(|seen| seen.unfloated),
        sum(|seen| seen.bought_and_sold),
    );
    ExitCode::SUCCESS
}
