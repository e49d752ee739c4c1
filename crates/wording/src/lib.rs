//! Plain words for people: events, actions, offers, decisions, refusals and why bots do what they do, one short line each without a
//! full stop.
//!
//! What the rules say is a [`Message`], a key with typed arguments; a language has a text for every key, in Fluent files
//! (`languages/`). A text gets the words of the rulebook, money as `120 K`, hexes with their places (`E11 Praha`) and trains as type and
//! letter (`3+3d`), and may ask for the parts (module `arguments`) and call functions (crate `languages`). Nothing here is read back.

mod arguments;
mod known;
mod printed;
mod rounds;
#[cfg(test)]
mod tests;

use fluent_bundle::{FluentArgs, FluentValue};
use rules::deal::Deal;
use rules::decision::ForVaclav;
use rules::geometry::EdgeSet;
use rules::message::{Arg, Keyed, Message, ToArg};
use rules::notation::train_name;
use rules::title::Title;
use rules::train::Train;
use rules::{
    Action, CompanyId, Decision, Event, HexId, Money, Offer, PhaseId, PrivateId, Refusal, Seat, TileId,
    TrainTypeId,
};

pub use printed::Printed;
pub use rounds::round;

/// The names that sentences need: those of the title, and those of the players by seat.
///
/// ```
/// use rules::{Game, Options, title::embedded};
/// use wording::Names;
///
/// let title = embedded::title("18cz").expect("it is built in");
/// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
/// let offers = game.offers().expect("the game has begun");
/// let players = ["Anna", "Bela", "Cyril"].map(str::to_owned);
/// let names = Names { title: game.title(), players: &players };
/// let told: Vec<String> = offers.offers.iter().take(2).map(|offer| names.offer(offer)).collect();
/// assert_eq!(told, ["Pass", "Buy local railway S1 for 25\u{a0}K"]);
/// # Ok::<(), rules::WrongPlayerCount>(())
/// ```
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// The players by seat; a seat without a name is called by its number.
    pub players: &'a [String],
}

impl Names<'_> {
    /// What happened; nothing of what people need not read.
    pub fn event(&self, event: &Event) -> Option<String> {
        (!event.is_quiet()).then(|| self.say(&event.message()))
    }

    /// What a seat asks for, as an order.
    pub fn action(&self, action: &Action) -> String {
        self.say(&action.message())
    }

    /// What is offered, as an order with what it costs or brings.
    pub fn offer(&self, offer: &Offer) -> String {
        self.say(&offer.message())
    }

    /// What is waited for.
    pub fn decision(&self, decision: &Decision) -> String {
        self.say(&decision.message())
    }

    /// Who decides for Václav, and why: `Anna decides the track of EKJ for Václav, with the lowest order card`.
    pub fn for_vaclav(&self, asked: ForVaclav) -> String {
        let args = vec![
            ("seat", asked.seat.to_arg()),
            ("question", asked.question.to_arg()),
            ("company", asked.company.to_arg()),
            ("priority", asked.priority.to_arg()),
        ];
        self.say(&Message { key: "for-vaclav", args })
    }

    /// Why an action was refused, with the section of the rulebook: `VIII.10: BCB owns 3 trains, the limit in phase d`.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let why = self.reason(refusal);
        named("refusal", [("section", refusal.rule.section.into()), ("why", why.into())])
    }

    /// The reason alone: `BCB owns 3 trains, the limit in phase d`.
    pub fn reason(&self, refusal: &Refusal) -> String {
        let mut why = refusal.why.message();
        why.args.extend(self.known_of_reason(&refusal.why, refusal.rule));
        why.args.push(("rule", Arg::Case(refusal.rule.id, Vec::new())));
        self.say(&why)
    }

    /// Any message in words.
    pub fn say(&self, message: &Message) -> String {
        let (words, errors) = languages::try_say(message.key, &self.arguments(message));
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.key);
        words
    }
}

impl<'a> Names<'a> {
    /// `120 K`, in the money of the title.
    pub fn money(&self, amount: Money) -> String {
        languages::money(amount, &self.title.currency)
    }

    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) => name.clone(),
            None => named("player", [("number", (seat.index() + 1).into())]),
        }
    }

    /// The symbol of a company.
    pub fn company(&self, company: CompanyId) -> &'a str {
        &self.title.charter(company).symbol
    }

    /// Who offers: the company, or the player who would have a private company (R-36-PRV-04).
    pub fn offerer(&self, company: CompanyId, deal: Deal) -> String {
        match deal {
            Deal::BetweenPlayers(_, seat) => self.player(seat),
            Deal::TakeOver(_) | Deal::Train(..) | Deal::Private(_) | Deal::ForSale(_) => {
                self.company(company).to_owned()
            }
        }
    }

    /// A hex with its places: `E11 Praha`.
    pub fn hex(&self, hex: HexId) -> String {
        let hex = self.title.hex(hex);
        if hex.places.is_empty() {
            hex.name.clone()
        } else {
            format!("{} {}", hex.name, hex.places.join("/"))
        }
    }

    /// A city: just its hex where there is only one, otherwise with the number of the city.
    pub fn city(&self, hex: HexId, city: u8) -> String {
        self.say(&Message { key: "city", args: vec![("hex", hex.to_arg()), ("city", city.to_arg())] })
    }

    /// The sides of a hex at which track leaves it: `NE–SE`.
    pub fn sides(&self, edges: EdgeSet) -> String {
        let said = edges.iter().map(|edge| named("direction", [("edge", i64::from(edge.0).into())]));
        said.collect::<Vec<_>>().join("–")
    }

    /// The id of a tile.
    pub fn tile(&self, tile: TileId) -> &'a str {
        &self.title.tile(tile).name
    }

    /// A local railway, `local railway S1`, or another private paper, `private MW`.
    pub fn private(&self, private: PrivateId) -> String {
        let paper = self.title.private(private);
        named("private", [("kind", arguments::kind(paper.kind).into()), ("id", paper.id.as_str().into())])
    }

    /// A train as type and letter: `3+3d`. A side that the card does not have is named by its size.
    pub fn train(&self, train: Train) -> String {
        let card = self.title.card(train.card);
        match card.side(train.side) {
            Some(_) => train_name(self.title, train),
            None => {
                let side = train.side.name().into();
                named("train-without-side", [("side", side), ("letter", card.letter.as_str().into())])
            }
        }
    }

    /// A type of train: `3+3`.
    pub fn train_type(&self, train_type: TrainTypeId) -> &'a str {
        &self.title.train_types[train_type.index()].name
    }

    /// A phase: `phase d`.
    pub fn phase(&self, phase: PhaseId) -> String {
        named("phase", [("name", self.title.phase(phase).name.as_str().into())])
    }
}

/// The name of a thing by the text of its kind.
fn named<const COUNT: usize>(key: &str, args: [(&str, FluentValue<'_>); COUNT]) -> String {
    languages::say(key, &FluentArgs::from_iter(args))
}
