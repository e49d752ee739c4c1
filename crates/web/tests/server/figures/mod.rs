//! An expert's figures on the page, each compared with the engine: what is told before a decision is played, and looked at
//! afterwards. On games that bots have played, and on recorded ones where they are at hand.

mod credit;
mod players;
mod returns;
mod shares;
mod start;
mod stations;
mod take_overs;
mod track;
mod trains;

use std::path::Path;
use std::sync::LazyLock;

use crate::common::{Browser, server};
use bots::{Budget, Strength, think};
use fixtures::Random;
use records::conformance;
use records::game_file::{self, GameFile};
use rules::board::RailNetwork;
use rules::title::Shelf;
use rules::train::Train;
use rules::{
    Action, CompanyId, Decision, Event, Game, Money, Offer, Options, Seat, notation, runnable, title,
};
use serde_json::json;

/// So many positions of each kind are looked at in a game.
const OF_EACH: usize = 8;

/// What bots' games are set up by.
const SEED: u64 = 77;

/// A game with all that was played.
struct Played {
    file: GameFile,
    /// The positions before each action, and the events of each.
    games: Vec<Game>,
    events: Vec<Vec<Event>>,
}

/// All games that figures are compared on; played once for all tests.
fn games() -> &'static [Played] {
    static GAMES: LazyLock<Vec<Played>> = LazyLock::new(|| {
        let of_bots = [
            by_bots("18cz", Options::BOOK, 4, SEED, None),
            by_bots("1836jr56", Options::BOOK, 3, SEED, None),
            by_bots("1836jr56", helped(), 3, SEED, Some(2)),
        ];
        let there = ["18cz/recorded-3p-29247.json", "1836jr56/recorded-2p-diesel.json"];
        of_bots.into_iter().chain(there.into_iter().filter_map(recorded)).collect()
    });
    &GAMES
}

/// A president may help with trains of other companies, too (R-36-EMR-04).
fn helped() -> Options {
    let mut options = Options::BOOK;
    options.f56.help_for_bank_only = false;
    options
}

/// Bots play to the end. Novices know what they do; now and then, `hasty` ones do something else that is allowed, and come into
/// straits that novices stay out of.
fn by_bots(id: &str, options: Options, players: usize, seed: u64, hasty: Option<u64>) -> Played {
    let title = title::embedded::title(id).expect("it is built in");
    let mut game = Game::new(title.clone(), options, players, seed).expect("so many play").game;
    let mut chance = hasty.map(Random);
    let mut actions = Vec::new();
    while let Some(thought) = think(&game, Strength::Novice, &Budget::nodes(1), actions.len() as u64) {
        let action = chance.as_mut().and_then(|chance| any(&game, chance)).unwrap_or(thought.action);
        game = game.play(thought.seat, &action).expect("it is offered").game;
        actions.push((thought.seat, action));
    }
    let names = ["Anna", "Bela", "Cyril", "Dora"][..players].iter().map(|&name| name.to_owned()).collect();
    followed(GameFile::of(&title, options, seed, names, &actions).expect("it was played"))
}

/// Once in a while, anything that is offered, but no run that leaves money on the track.
fn any(game: &Game, chance: &mut Random) -> Option<Action> {
    let offers = game.offers()?.offers;
    let mut below = |bound: usize| (chance.next() % bound as u64) as usize;
    let offer = &offers[below(offers.len())];
    let once = below(8) == 0 && !matches!(offer, Offer::RunTrains { .. });
    once.then(|| offer.action(below(offer.len())))
}

/// A game that people have played elsewhere, where the folder with such games lies beside the project.
fn recorded(name: &str) -> Option<Played> {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let path = above.map(|folder| folder.join("shared/conformance").join(name)).find(|path| path.is_file());
    let Some(path) = path else {
        fixtures::skip(&format!("there is no shared/conformance/{name} beside the project"));
        return None;
    };
    let text = std::fs::read_to_string(path).expect("it can be read");
    Some(followed(conformance::to_game_file(&text, &Shelf::built_in()).expect("it can be followed")))
}

/// Plays a file, and keeps all positions.
fn followed(file: GameFile) -> Played {
    let mut game = file.begin(&Shelf::built_in()).expect("it can be set up").game;
    let (mut games, mut events) = (Vec::new(), Vec::new());
    for done in &file.actions {
        let action = notation::read(game.view(), &done.action).expect("it can be read");
        let seat = file.players.iter().position(|player| Some(player) == done.seat.as_ref());
        let seat = seat.map(Seat::at).or(game.decider()).expect("somebody acts");
        games.push(game.clone());
        let played = game.play(seat, &action).expect("it was played");
        events.push(played.events);
        game = played.game;
    }
    Played { file, games, events }
}

impl Played {
    /// Positions of which this holds, spread over the game.
    fn positions(&self, wanted: impl Fn(&Game) -> bool) -> Vec<usize> {
        let all: Vec<usize> = (0..self.games.len()).filter(|&at| wanted(&self.games[at])).collect();
        let count = all.len().min(OF_EACH);
        (0..count).map(|index| all[index * all.len() / count]).collect()
    }

    /// Positions in which something of this kind is offered, spread over the game.
    fn offering(&self, wanted: impl Fn(&Offer) -> bool) -> Vec<usize> {
        self.positions(|game| game.offers().is_some_and(|offers| offers.offers.iter().any(&wanted)))
    }

    /// The table of a position, as whoever plays all seats sees it: its number and its page.
    async fn page(&self, browser: &mut Browser, at: usize) -> (String, String) {
        let file = self.file.part(at);
        let answer = browser.post_text("/api/import", "text/plain", game_file::write(&file)).await;
        let id = answer.json()["id"].as_str().unwrap_or_else(|| panic!("{}", answer.text)).to_owned();
        let page = browser.get(&format!("/games/{id}/table")).await.text;
        (id, page)
    }
}

/// A browser at a server of its own: nobody may bring any number of games to one.
fn browser() -> Browser {
    Browser::new(&server())
}

/// The offers of this kind, and who decides.
fn offered(game: &Game, wanted: impl Fn(&Offer) -> bool) -> (Seat, Vec<Offer>) {
    let offers = game.offers().expect("somebody decides");
    (offers.seat, offers.offers.into_iter().filter(|offer| wanted(offer)).collect())
}

/// All actions that an offer stands for.
fn actions(offer: &Offer) -> impl Iterator<Item = Action> {
    (0..offer.len()).map(|index| offer.action(index))
}

/// The game after an action that is offered.
fn after(game: &Game, action: &Action) -> Game {
    game.play(game.decider().expect("somebody decides"), action).expect("it is offered").game
}

/// The button, or the form with a number, that plays the action: what stands between its tags.
fn choice<'a>(page: &'a str, game: &Game, action: &Action) -> &'a str {
    let written = json!(notation::write(game.view(), action)).to_string().replace('"', "&quot;");
    let mark = format!("data-action=\"{written}\"");
    let (before, rest) = page.split_once(&mark).unwrap_or_else(|| panic!("no choice with {mark}"));
    let end = match before.rsplit('<').next() {
        Some(tag) if tag.starts_with("form") => "</form>",
        _ => "</button>",
    };
    rest.split(end).next().unwrap_or_default()
}

/// What is said of a choice, with what is said once above all choices under its heading.
fn with_heading(page: &str, verb: &str, said: &str) -> String {
    let above = page.split(verb).nth(1).and_then(|group| group.split("<ul").next());
    format!("{}{said}", above.unwrap_or_default())
}

/// An amount in the money of the title.
fn money(game: &Game, amount: Money) -> String {
    languages::money(amount, &game.title().currency).replace('\u{a0}', " ")
}

/// What the solver finds for these trains of a company.
fn best_with(game: &Game, company: CompanyId, trains: &[Train]) -> Money {
    let best = RailNetwork::of(game.view(), company).best(game.view(), trains);
    assert!(best.is_proven(), "the figure is exact");
    best.revenue
}

/// What it finds for all that the company has, once trains above its limit are returned: those that earn least.
fn best(game: &Game, company: CompanyId) -> Money {
    match game.state().decision() {
        Some(Decision::ReturnTrains { .. }) => {
            let (_, returns) = offered(game, |_| true);
            let each = returns.iter().map(|offer| best(&after(game, &offer.action(0)), company));
            each.max().expect("something is returned")
        }
        _ => best_with(game, company, &runnable(game.view(), company)),
    }
}

/// What is said of two revenues.
fn earns(game: &Game, before: Money, after: Money) -> String {
    match (before, after) {
        (0, 0) => "still earns nothing".to_owned(),
        _ if before == after => format!("still earns {}", money(game, after)),
        _ => format!("earns {before} → {}", money(game, after)),
    }
}
