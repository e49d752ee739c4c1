//! What is in the data folder: many small games, and a few long ones as they are played, taken back and played again.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::channel;

use rules::seed::Draws;
use rules::title::embedded;
use rules::{Game, Options, notation};
use serde_json::{Value, json};
use store::{Holder, NewAction, NewGame, NewSeat, SeatAccess, Store};
use tokio::runtime::Runtime;

use crate::{Client, Server};

const PLAYERS: [&str; 6] = ["Anna", "Bela", "Cyril", "Dana", "Emil", "Fanny"];

/// The seed of all games here, and of the chance that plays them.
const SEED: u64 = 1;

/// The id of the first small game, of which the others are copies.
pub(super) const SMALL: &str = "small0";

/// The longest of the small games; the others have fewer actions, in turns.
const SMALL_LENGTH: usize = 40;

/// One browser owns so many of them.
const OF_ONE: usize = 20;

/// So many are written side by side: they share commits.
const AT_ONCE: usize = 512;

/// A game with a long log.
pub(super) struct LongGame {
    pub(super) id: String,
    /// How many entries its log has.
    pub(super) entries: usize,
    /// How many actions of them were not taken back.
    pub(super) actions: usize,
}

/// What is done at a table.
enum Done {
    Act(Value),
    Undo,
}

impl LongGame {
    /// Plays one of so many entries over HTTP, so that it is kept as any game is.
    pub(super) fn play(server: SocketAddr, entries: usize, runtime: &Runtime) -> Result<LongGame, String> {
        let course = course(entries)?;
        runtime.block_on(async {
            let mut client = Client::new(server, 1);
            let made =
                client.expect("POST", "/api/games", &json!({"players": PLAYERS, "seed": SEED})).await?;
            let id = made["id"].as_str().ok_or("a new game has no id")?.to_owned();
            let mut actions = 0;
            for (seq, done) in course.iter().enumerate() {
                let (path, body) = match done {
                    Done::Act(action) => ("actions", json!({"seq": seq, "action": action})),
                    Done::Undo => ("undo", json!({"seq": seq})),
                };
                client.expect("POST", &format!("/api/games/{id}/{path}"), &body).await?;
                actions = if matches!(done, Done::Act(_)) { actions + 1 } else { actions - 1 };
            }
            Ok(LongGame { id, entries: course.len(), actions })
        })
    }
}

/// A game by chance, cut off where it has so many entries. Where it is over before, actions all along the way are taken back and done
/// again, so often that it has as many or one fewer.
fn course(entries: usize) -> Result<Vec<Done>, String> {
    let actions = by_chance(entries)?;
    let again = (entries - actions.len()) / 2;
    let mut course = Vec::with_capacity(entries);
    for (index, action) in actions.iter().enumerate() {
        course.push(Done::Act(action.clone()));
        let times = again * (index + 1) / actions.len() - again * index / actions.len();
        for _ in 0..times {
            course.extend([Done::Undo, Done::Act(action.clone())]);
        }
    }
    Ok(course)
}

/// The actions of a game by chance, at most so many, and never the last one: the game goes on.
fn by_chance(most: usize) -> Result<Vec<Value>, String> {
    let title = embedded::title("18cz").ok_or("there is no title 18cz")?;
    let begun = Game::new(title, Options::BOOK, PLAYERS.len(), SEED).map_err(|wrong| wrong.to_string())?;
    let (mut game, mut draws, mut actions) = (begun.game, Draws::new(SEED), Vec::new());
    while actions.len() < most
        && let Some(offers) = game.offers()
    {
        let action = offers.action(draws.below(offers.len())).ok_or("nothing is offered")?;
        let noted = notation::write(game.view(), &action);
        let played = game.play(offers.seat, &action);
        game = played.map_err(|refusal| format!("what is offered is refused: {refusal:?}"))?.game;
        actions.push(serde_json::to_value(noted).map_err(|error| error.to_string())?);
    }
    if game.state().is_over() {
        actions.pop();
    }
    Ok(actions)
}

/// Fills a data folder up to so many games: one is played over HTTP, and the store gets copies of its beginning.
pub(super) fn fill(
    folder: &Path,
    games: usize,
    server: &mut Server,
    runtime: &Runtime,
) -> Result<(), String> {
    let said = |error: store::Error| error.to_string();
    let store = Store::open(folder).map_err(said)?;
    let there = store.game_ids().map_err(said)?;
    if there.is_empty() {
        drop(store);
        server.start_again()?;
        let played = LongGame::play(server.address(), SMALL_LENGTH, runtime)?;
        server.stop()?;
        let store = Store::open(folder).map_err(said)?;
        let model = Model::read(&store, &played.id).map_err(said)?;
        model.copy(&store, 0..1).map_err(said)?;
        // The other one is the model's copy from now on, under an id that is known.
        store.delete_game(&played.id, &model.owner).map_err(said)?;
        return fill(folder, games, server, runtime);
    }
    let model = Model::read(&store, SMALL).map_err(said)?;
    let numbers: Vec<usize> = (there.len()..games).collect();
    for some in numbers.chunks(AT_ONCE) {
        if let [first, .., last] | [first @ last] = some {
            model.copy(&store, *first..*last + 1).map_err(said)?;
        }
    }
    Ok(())
}

/// A game that is copied.
struct Model {
    game: store::Game,
    options: String,
    log: Vec<store::Action>,
    owner: Holder,
}

impl Model {
    fn read(store: &Store, id: &str) -> store::Result<Model> {
        let game = store.game(id)?;
        let owner = game.owner.clone().ok_or(store::Error::NotOwner)?;
        Ok(Model { options: store.options(id)?, log: store.actions(id, 0)?, game, owner })
    }

    /// Keeps copies under these numbers: all of the log in the first one, and a part of it in each other.
    fn copy(&self, store: &Store, numbers: std::ops::Range<usize>) -> store::Result<()> {
        for number in numbers.clone() {
            store.create_game(&self.numbered(number))?;
        }
        for index in 0..self.log.len() {
            let (tell, told) = channel();
            for number in numbers.clone().filter(|number| index < self.length(*number)) {
                let tell = tell.clone();
                let outcome = Box::new(move |appended| drop(tell.send(appended)));
                store.append_then(&format!("small{number}"), self.action(index, number), outcome);
            }
            drop(tell);
            for appended in told {
                appended?;
            }
        }
        Ok(())
    }

    fn length(&self, number: usize) -> usize {
        self.log.len() - number % self.log.len()
    }

    fn owner(&self, number: usize) -> Holder {
        if number == 0 { self.owner.clone() } else { Holder::Browser(format!("{:064x}", number / OF_ONE)) }
    }

    fn numbered(&self, number: usize) -> NewGame {
        let owner = self.owner(number);
        let seat = |seat: &store::Seat| NewSeat {
            name: seat.name.clone(),
            kind: seat.kind.clone(),
            holder: Some(owner.clone()),
            access: SeatAccess::Closed,
        };
        NewGame {
            id: format!("small{number}"),
            title: self.game.title.clone(),
            options: self.options.clone(),
            seed: self.game.seed,
            rules_revision: self.game.rules_revision.clone(),
            created_at: self.game.created_at,
            visibility: self.game.visibility,
            status: self.game.status.clone(),
            seats: self.game.seats.iter().map(seat).collect(),
            owner: Some(owner),
        }
    }

    fn action(&self, index: usize, number: usize) -> NewAction {
        let store::Action { seq, seat, by: _, text, state_hash, at } = self.log[index].clone();
        NewAction { seq, seat, by: Some(self.owner(number)), holder: None, text, state_hash, at }
    }
}
