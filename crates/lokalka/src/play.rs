//! `lokalka play`: the terminal: a person against bots, with a text board and numbered offers.

mod numbers;
mod sketch;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use bots::{Bot, Budget, Strength, UnknownStrength, think};
use languages::tr;
use records::game_file::{self, GameFile};
use records::in_words::player_count;
use rules::message::Keyed;
use rules::{Action, CzOffer, Game, Offer, Offers, Options, Seat};
use wording::Names;

use numbers::Numbers;

use crate::{Outcome, columns, tables, thinking, titles, usual_seats};

/// What can be typed, and what it does. The words themselves are the same in all languages.
fn commands() -> [(String, String); 9] {
    let (number, file) = (tr!("play-number"), tr!("play-file"));
    let word = |word: &str| word.to_owned();
    [
        (number.clone(), tr!("play-help-number")),
        (format!("{number} {number}"), tr!("play-help-amount")),
        (word("map"), tr!("play-help-map")),
        (word("board"), tr!("play-help-board")),
        (word("log"), tr!("play-help-log")),
        (word("hint"), tr!("play-help-hint")),
        (word("undo"), tr!("play-help-undo")),
        (format!("save {file}"), tr!("play-help-save")),
        (word("quit"), tr!("play-help-quit")),
    ]
}

/// Why nothing could be printed.
fn cannot_print(error: std::io::Error) -> String {
    tr!("terminal-cannot-answer", error = error)
}

/// The bot of this name.
fn bot(word: &str) -> Result<Bot, String> {
    word.parse().map_err(|UnknownStrength(unknown)| {
        let known = Strength::ALL.map(Strength::name).join(", ");
        tr!("play-seat-unknown", word = unknown, known = known)
    })
}

/// Play in the terminal, against bots or with friends at one keyboard
///
/// Offers are numbered: type the number, and where one asks for an amount or a position, the number of that too; 0 passes.
/// `map` draws the map, `board` shows the whole table, `log` the last events, `hint` says what a bot would do, `undo` takes
/// your last action back, `save FILE` writes the game, `help` lists all of this, `quit` ends.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    title: titles::Chosen,
    /// Who plays, separated by commas: `me`, or random, novice, conductor, director; without it you and conductors
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seats: Vec<String>,
    /// The same seed sets up the same game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The longest time that a bot thinks, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    time: f64,
    /// Bots say why they do what they do
    #[arg(long)]
    reasons: bool,
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Person,
    Bot(Bot),
}

struct Table {
    sitters: Vec<Sitter>,
    players: Vec<String>,
    beginning: Game,
    line: Vec<Step>,
    seed: u64,
    budget: Budget,
    reasons: bool,
    numbers: Numbers,
}

struct Step {
    seat: Seat,
    action: Action,
    game: Game,
    told: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let input = std::io::stdin();
    let mut table = Table::set_up(arguments)?;
    table.play(&mut input.lock(), &mut std::io::stdout().lock())
}

impl Table {
    fn set_up(arguments: &Arguments) -> Result<Table, String> {
        let title = arguments.title.title()?;
        let mut sitters = Vec::new();
        if arguments.seats.is_empty() {
            sitters.push(Sitter::Person);
            sitters.resize(usual_seats(&title), Sitter::Bot(Strength::Conductor.into()));
        }
        for word in &arguments.seats {
            sitters.push(match word.as_str() {
                "me" => Sitter::Person,
                word => Sitter::Bot(bot(word)?),
            });
        }
        let people = sitters.iter().filter(|&&sitter| sitter == Sitter::Person).count();
        let mut person = 0;
        let players: Vec<String> = sitters
            .iter()
            .enumerate()
            .map(|(seat, sitter)| match sitter {
                Sitter::Person if people == 1 => tr!("play-person"),
                Sitter::Person => {
                    person += 1;
                    Names { title: &title, players: &[] }.player(Seat::at(person - 1))
                }
                Sitter::Bot(bot) => tr!("play-bot", bot = bot, number = seat + 1),
            })
            .collect();
        let played = Game::new(title, Options::BOOK, players.len(), arguments.seed)
            .map_err(|wrong| player_count(&wrong))?;
        Ok(Table {
            sitters,
            players,
            beginning: played.game,
            line: Vec::new(),
            seed: arguments.seed,
            budget: Budget::time(thinking::time(arguments.time)?),
            reasons: arguments.reasons,
            numbers: Numbers::default(),
        })
    }

    fn game(&self) -> &Game {
        self.line.last().map_or(&self.beginning, |step| &step.game)
    }

    fn names(&self) -> Names<'_> {
        Names { title: self.beginning.title(), players: &self.players }
    }

    fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Outcome {
        if let Some(warning) = thinking::without_mind(self.beginning.title())
            && self.sitters.iter().any(|&sitter| sitter != Sitter::Person)
        {
            writeln!(output, "{warning}").map_err(cannot_print)?;
        }
        loop {
            let Some(seat) = self.game().decider() else {
                let board = tables::all(self.game(), &self.players);
                writeln!(output, "{board}").map_err(cannot_print)?;
                return Ok(ExitCode::SUCCESS);
            };
            match self.sitters[seat.index()] {
                Sitter::Bot(bot) => {
                    let seed = self.seed ^ ((self.line.len() as u64) << 20);
                    let thought = think(self.game(), bot, &self.budget, seed);
                    let thought = thought.ok_or_else(|| tr!("play-stuck"))?;
                    self.act(thought.seat, thought.action)?;
                    self.tell(output).map_err(cannot_print)?;
                    if self.reasons {
                        let why = self.names().say(&thought.reason.message());
                        writeln!(output, "    ({why})").map_err(cannot_print)?;
                    }
                }
                Sitter::Person => {
                    if !self.ask(input, output)? {
                        return Ok(ExitCode::SUCCESS);
                    }
                }
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let played = self.game().play(seat, &action).map_err(|refusal| self.names().refusal(&refusal))?;
        let told = played.events.iter().filter_map(|event| self.names().event(event)).collect();
        self.line.push(Step { seat, action, game: played.game, told });
        Ok(())
    }

    fn tell(&self, output: &mut impl Write) -> std::io::Result<()> {
        for line in self.line.last().iter().flat_map(|step| &step.told) {
            writeln!(output, "  {line}")?;
        }
        Ok(())
    }

    /// Asks a person until something is done; `false` when the person leaves.
    fn ask(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool, String> {
        let Some(offers) = self.game().offers() else { return Ok(true) };
        let names = Names { title: self.beginning.title(), players: &self.players };
        let numbers = self.numbers.of(offers.seat, &offers.offers, |offer| names.offer(offer));
        self.show(&offers, &numbers, output).map_err(cannot_print)?;
        loop {
            write!(output, "> ").and_then(|()| output.flush()).map_err(cannot_print)?;
            let mut line = String::new();
            let read =
                input.read_line(&mut line).map_err(|error| tr!("terminal-cannot-listen", error = error))?;
            if read == 0 {
                return Ok(false);
            }
            let line = line.trim();
            match line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim())) {
                ("", _) => {}
                ("quit" | "q", _) => return Ok(false),
                ("board" | "b", _) => {
                    writeln!(output, "{}", tables::all(self.game(), &self.players)).map_err(cannot_print)?;
                }
                ("map" | "m", _) => write!(output, "{}", sketch::map(self.game())).map_err(cannot_print)?,
                ("help" | "?", _) => {
                    let commands = commands();
                    let wide = commands.iter().map(|(typed, _)| columns::width(typed)).max().unwrap_or(0);
                    for (typed, meaning) in commands {
                        let typed = columns::left(&typed, wide + 1);
                        writeln!(output, "  {typed} {meaning}").map_err(cannot_print)?;
                    }
                }
                ("hint" | "h", _) => writeln!(output, "{}", self.hint()).map_err(cannot_print)?,
                ("log" | "l", _) => {
                    let from = self.line.len().saturating_sub(20);
                    for told in self.line[from..].iter().flat_map(|step| &step.told) {
                        writeln!(output, "  {told}").map_err(cannot_print)?;
                    }
                }
                ("undo" | "u", _) => {
                    if self.undo() {
                        return Ok(true);
                    }
                    writeln!(output, "{}", tr!("play-nothing-done")).map_err(cannot_print)?;
                }
                ("save", file) => match self.save(&PathBuf::from(file)) {
                    Ok(()) => {
                        writeln!(output, "{}", tr!("play-saved", file = file)).map_err(cannot_print)?;
                    }
                    Err(why) => writeln!(output, "{why}").map_err(cannot_print)?,
                },
                (number, "")
                    if self.draws_tile(&offers, &numbers, number, output).map_err(cannot_print)? => {}
                (number, rest) => match choose(&offers, &numbers, number, rest) {
                    Ok(action) => match self.act(offers.seat, action) {
                        Ok(()) => {
                            self.tell(output).map_err(cannot_print)?;
                            return Ok(true);
                        }
                        Err(why) => writeln!(output, "{why}").map_err(cannot_print)?,
                    },
                    Err(why) => writeln!(output, "{why}").map_err(cannot_print)?,
                },
            }
        }
    }

    /// What a bot would do here, and why.
    fn hint(&self) -> String {
        let seed = self.seed ^ self.line.len() as u64;
        let names = self.names();
        match think(self.game(), Strength::Novice, &self.budget, seed) {
            Some(thought) => {
                let reason = names.say(&thought.reason.message());
                tr!("play-hint", action = names.action(&thought.action), reason = reason)
            }
            None => tr!("play-nothing-to-decide"),
        }
    }

    /// Draws the positions of a tile that was asked for without one; `false` where something else was asked for.
    fn draws_tile(
        &self,
        offers: &Offers,
        numbers: &[usize],
        number: &str,
        output: &mut impl Write,
    ) -> std::io::Result<bool> {
        let Some(Offer::LayTile { tile, rotations, .. }) = numbered(offers, numbers, number) else {
            return Ok(false);
        };
        if rotations.len() > 1 {
            write!(output, "{}", sketch::positions(self.game(), *tile, rotations))?;
            let first = tr!("play-first-position", number = number, position = rotations[0].0);
            writeln!(output, "  {first}")?;
        }
        Ok(rotations.len() > 1)
    }

    /// What may be done, numbered.
    fn show(&self, offers: &Offers, numbers: &[usize], output: &mut impl Write) -> std::io::Result<()> {
        let (game, names) = (self.game(), self.names());
        writeln!(output)?;
        if let Some(decision) = game.state().decision() {
            writeln!(output, "{}", names.decision(decision))?;
            if let Some(asked) = game.view().for_vaclav(decision) {
                writeln!(output, "  {}", names.for_vaclav(asked))?;
            }
        }
        let player = names.player(offers.seat);
        let cash = names.money(game.state().player(offers.seat).cash);
        let purses = match game.view().operating_company() {
            Some(id) => {
                let (company, treasury) = (names.company(id), names.money(game.state().company(id).treasury));
                tr!("play-treasury", company = company, treasury = treasury, player = player, cash = cash)
            }
            None => tr!("play-cash", player = player, cash = cash),
        };
        writeln!(output, "  {purses}")?;
        for (number, offer) in numbers.iter().zip(&offers.offers) {
            writeln!(output, "{number:>4}  {}{}", names.offer(offer), detail(offer))?;
        }
        writeln!(output, "      {}", tr!("play-prompt"))
    }

    /// Takes back everything since the last action of a person, and that action.
    fn undo(&mut self) -> bool {
        let last = self.line.iter().rposition(|step| self.sitters[step.seat.index()] == Sitter::Person);
        if let Some(index) = last {
            self.line.truncate(index);
        }
        last.is_some()
    }

    fn save(&self, path: &std::path::Path) -> Result<(), String> {
        if path.as_os_str().is_empty() {
            return Err(tr!("play-save-where"));
        }
        let played: Vec<(Seat, Action)> =
            self.line.iter().map(|step| (step.seat, step.action.clone())).collect();
        let title = self.beginning.title();
        let file = GameFile::of(title, Options::BOOK, self.seed, self.players.clone(), &played)
            .map_err(|error| error.to_string())?;
        std::fs::write(path, game_file::write(&file))
            .map_err(|error| tr!("play-cannot-save", path = path.display(), error = error))
    }
}

/// What has to be typed besides the number, with a space before it.
fn detail(offer: &Offer) -> String {
    let words = match offer {
        Offer::LayTile { rotations, .. } | Offer::Cz(CzOffer::LayHomeTile { rotations, .. })
            if rotations.len() > 1 =>
        {
            let positions: Vec<String> = rotations.iter().map(|rotation| rotation.0.to_string()).collect();
            tr!("play-and-position", positions = positions.join(", "))
        }
        Offer::StartCompany { prices, .. } if prices.len() > 1 => {
            let prices: Vec<String> = prices.iter().map(ToString::to_string).collect();
            tr!("play-and-price", prices = prices.join(", "))
        }
        offer if offer.len() > 1 => tr!("play-and-amount"),
        _ => return String::new(),
    };
    format!("  {words}")
}

/// The offer that has this number.
fn numbered<'a>(offers: &'a Offers, numbers: &[usize], number: &str) -> Option<&'a Offer> {
    let number: usize = number.parse().ok()?;
    let index = numbers.iter().position(|&other| other == number)?;
    offers.offers.get(index)
}

/// The action that was typed: the number of an offer, and where needed which of its actions.
fn choose(offers: &Offers, numbers: &[usize], number: &str, rest: &str) -> Result<Action, String> {
    let offer = numbered(offers, numbers, number).ok_or_else(|| tr!("play-not-a-number", typed = number))?;
    if offer.len() == 1 {
        return Ok(offer.action(0));
    }
    let amount: u32 = rest
        .parse()
        .map_err(|_| tr!("play-second-number", number = number, example = first_number(offer)))?;
    offer
        .actions()
        .find(|action| action.number() == Some(amount))
        .ok_or_else(|| tr!("play-not-possible", amount = amount, detail = detail(offer)))
}

fn first_number(offer: &Offer) -> u32 {
    offer.action(0).number().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{F56Offer, PrivateId, Seat};

    /// What is offered at a range of prices is done by a second number.
    #[test]
    fn prices_are_typed() {
        let private = PrivateId(0);
        let ranges = [
            Offer::Cz(CzOffer::Bid { private, from: 40, to: 60 }),
            Offer::OfferForPrivate { private, from: 40, to: 60 },
            Offer::F56(F56Offer::BidFor { private, from: 40, to: 60 }),
            Offer::F56(F56Offer::OfferPrivate { private, from: 40, to: 60 }),
            Offer::CounterOffer { from: 40, to: 60 },
        ];
        for offer in ranges {
            let offers = Offers { seat: Seat(0), offers: vec![offer.clone()] };
            assert_eq!(choose(&offers, &[1], "1", "45"), Ok(offer.action(5)), "{offer:?}");
            let refused = |amount| choose(&offers, &[1], "1", amount).is_err();
            assert!(refused("61") && refused(""), "{offer:?}");
        }
    }
}
