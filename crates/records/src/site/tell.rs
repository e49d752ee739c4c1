//! Telling a game of ours as a record of 18xx.games.
//!
//! The game is played once more with that site's options, and each action is written in its words: ids of tiles,
//! cities, shares and trains, routes as chains of hexes, passes where its engine waits.

use rules::{
    Action, CardId, CompanyId, CzAction, CzEvent, Decision, Event, F56Action, F56Decision, Game, HexId,
    Played, Seat, View,
};
use std::collections::{BTreeMap, BTreeSet};

use rules::event::{Holder, TrainPlace};
use rules::geometry::Rotation;
use rules::notation::train_name;
use rules::state::State;
use rules::train::{Run, Source, Train};
use serde_json::{Map, Value, json};
use wording::Names;

use super::certificates::Certificates;
use super::loans::Loans;
use super::names::{private_on, their_company, their_hex, their_space};
use super::untellable::Untold;
use super::{record, routes, waits};
use crate::family::{Family, family};

/// A train card with its id.
pub(super) struct Card {
    pub id: String,
    pub train: Train,
    pub owner: Option<CompanyId>,
}

/// Who acts there: the id, and what it is the id of.
pub(super) type By = (Value, &'static str);

/// An action in their words.
pub(super) struct Told {
    kind: &'static str,
    fields: Value,
    /// Who acts, if it is not whoever was asked.
    by: Option<By>,
}

impl Told {
    pub fn new(kind: &'static str, fields: Value) -> Told {
        Told { kind, fields, by: None }
    }

    pub fn by(self, by: impl Into<Option<By>>) -> Told {
        Told { by: by.into(), ..self }
    }
}

/// A player who acts.
pub(super) fn player(seat: Seat) -> By {
    (json!(seat.index()), "player")
}

/// A game that is being told.
pub(super) struct Teller {
    pub game: Game,
    pub actions: Vec<Value>,
    pub(super) cards: Vec<Card>,
    /// The copy of a tile on each hex.
    pub(super) tiles: BTreeMap<HexId, String>,
    /// How many cards of each letter have left the stack.
    drawn: Vec<usize>,
    /// The card that the action told last is about: of two equal ones it must be this one that moves.
    pub(super) told: Option<String>,
    /// Who holds which certificate.
    pub(super) papers: Certificates,
    /// Companies of 18CZ that were once joined to another city: there they always have a route from then on.
    pub(super) joined: BTreeSet<CompanyId>,
    /// The loans of 1836Jr-56.
    pub(super) loans: Loans,
    /// The id of the train that is borrowed.
    pub(super) borrowed: Option<String>,
    /// Returned trains that are told when the loans are passed.
    pub(super) held: Vec<Value>,
}

impl Teller {
    pub fn new(begun: Played) -> Teller {
        let Played { game, events } = begun;
        let title = game.title();
        let mut teller = Teller {
            actions: Vec::new(),
            cards: Vec::new(),
            tiles: BTreeMap::new(),
            drawn: vec![0; title.cards.len()],
            told: None,
            papers: Certificates::default(),
            joined: BTreeSet::new(),
            loans: Loans::default(),
            borrowed: None,
            held: Vec::new(),
            game,
        };
        teller.note(&events);
        teller
    }

    pub(super) fn view(&self) -> View<'_> {
        self.game.view()
    }

    pub(super) fn state(&self) -> &State {
        self.game.state()
    }

    pub(super) fn symbol(&self, company: CompanyId) -> String {
        their_company(self.game.title(), company)
    }

    /// Plays an action of whoever must decide, and tells it.
    pub fn play(&mut self, action: &Action) -> Result<(), Untold> {
        let seat = self.game.decider().ok_or(Untold::Over)?;
        let played = self.game.play(seat, action).map_err(|refusal| Untold::refused(&self.game, &refusal))?;
        let family = family(self.game.title());
        self.told = None;
        if family == Family::F56 {
            self.release(action);
        }
        if *action == Action::Pass {
            self.tell_passes(seat);
        } else if let Some(told) = self.tell(family, seat, action, &played.events)? {
            self.told = told.fields.get("train").and_then(Value::as_str).map(str::to_owned);
            let by = told.by.unwrap_or_else(|| self.asked(seat));
            self.push(told.kind, by, told.fields);
        }
        if family == Family::F56 {
            self.mind_order(action, &played)?;
        }
        let before = std::mem::replace(&mut self.game, played.game);
        self.note(&played.events);
        let ids = record::texts(self.actions.last().and_then(|told| told.get("shares")));
        self.papers.dealt(&before, &self.game, seat, action, &ids);
        match family {
            Family::Cz => self.note_joined(&played.events),
            Family::F56 => self.note_of_f56(&played.events),
        }
        Ok(())
    }

    /// Who is asked: a company, a private company whose tile was laid, or the player.
    fn asked(&self, seat: Seat) -> By {
        if let Some(Decision::F56(F56Decision::PrivateStation { hex, .. })) = self.state().decision() {
            return (json!(private_on(self.game.title(), *hex)), "company");
        }
        self.asked_company()
            .map_or_else(|| player(seat), |company| (json!(self.symbol(company)), "corporation"))
    }

    /// The company that is asked, or whose turn it is.
    pub(super) fn asked_company(&self) -> Option<CompanyId> {
        match self.state().decision() {
            Some(
                Decision::F56(
                    F56Decision::Debts { company }
                    | F56Decision::NationalTrains { company }
                    | F56Decision::NationalStations { company, .. },
                )
                | Decision::ReturnTrains { company, .. },
            ) => Some(*company),
            // Whoever laid the tile chooses there, whose home it may be.
            Some(Decision::HomeCity { company, .. }) => self.view().operating_company().or(Some(*company)),
            Some(Decision::F56(F56Decision::Raising { .. })) => None,
            _ => self.view().operating_company(),
        }
    }

    /// The company whose turn it is.
    pub(super) fn operating(&self) -> Result<By, Untold> {
        let company = self.view().operating_company().ok_or(Untold::Missing("operating-company"))?;
        Ok((json!(self.symbol(company)), "corporation"))
    }

    pub(super) fn push(&mut self, kind: &str, (entity, entity_type): By, fields: Value) {
        let mut action = Map::new();
        action.insert("type".into(), json!(kind));
        action.insert("entity".into(), entity);
        action.insert("entity_type".into(), json!(entity_type));
        action.insert("id".into(), json!(self.actions.len() + 1));
        if let Value::Object(fields) = fields {
            action.extend(fields);
        }
        self.actions.push(Value::Object(action));
    }

    fn tell_passes(&mut self, seat: Seat) {
        for _ in 0..waits::passes(&self.game) {
            self.push("pass", self.asked(seat), json!({}));
        }
    }

    /// An action in their words, or nothing where they do not wait for it.
    fn tell(
        &mut self,
        family: Family,
        seat: Seat,
        action: &Action,
        events: &[Event],
    ) -> Result<Option<Told>, Untold> {
        let title = self.game.title().clone();
        let told = match action {
            Action::StartCompany { company, price } => {
                let (row, column) = their_space(&title, title.chart.space(*price).unwrap_or(0));
                let price = format!("{price},{row},{column}");
                Told::new("par", json!({"corporation": self.symbol(*company), "share_price": price}))
            }
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company }) => {
                let total = self.view().total_shares(*company);
                let offered = self.papers.next_in_offering(*company, total).filter(|_| !in_pool(action));
                let number = offered.or_else(|| self.papers.first_in_pool(*company));
                let id =
                    format!("{}_{}", self.symbol(*company), number.ok_or(Untold::Missing("certificate"))?);
                Told::new("buy_shares", json!({"shares": [id], "percent": 100 / u32::from(total)}))
            }
            Action::SellShares { company, shares } => {
                let symbol = self.symbol(*company);
                let numbers = self.papers.for_sale(*company, seat, *shares);
                let ids: Vec<String> = numbers.iter().map(|number| format!("{symbol}_{number}")).collect();
                let each = 100 / u32::from(self.view().total_shares(*company));
                Told::new("sell_shares", json!({"shares": ids, "percent": u32::from(*shares) * each}))
                    .by(player(seat))
            }
            Action::LayTile { hex, tile, rotation, private } => {
                let id = self.free_copy(&title.tile(*tile).name);
                let by = private.map(|private| (json!(title.private(private).id), "company"));
                Told::new("lay_tile", self.laid(*hex, id, *rotation)).by(by)
            }
            Action::ChooseCity { city } => match self.state().decision() {
                Some(Decision::HomeCity { hex, .. }) => Told::new("place_token", self.city(*hex, *city)),
                _ => return Err(Untold::NotAskedFor("city")),
            },
            Action::PlaceStation { hex, city } => Told::new("place_token", self.city(*hex, *city)),
            Action::PayOut => Told::new("dividend", json!({"kind": "payout"})),
            Action::Retain => Told::new("dividend", json!({"kind": "withhold"})),
            Action::BuyTrain { source, side } => {
                let (id, card) = (self.id_for_sale(*source)?, self.view().card_at(*source));
                let train = Train { card, side: *side };
                let price = self.view().side(train).price;
                Told::new(
                    "buy_train",
                    json!({"train": id, "price": price, "variant": train_name(&title, train)}),
                )
            }
            Action::BuyTrainFrom { seller, train, price } => {
                let id = self.card(*seller, *train)?;
                Told::new(
                    "buy_train",
                    json!({"train": id, "price": price, "variant": train_name(&title, *train)}),
                )
            }
            Action::ReturnTrain { train } | Action::Cz(CzAction::ScrapTrain { train }) => {
                let company = self.asked_company().ok_or(Untold::NotAskedFor("train"))?;
                Told::new("discard_train", json!({"train": self.card(company, *train)?}))
            }
            Action::OfferForPrivate { private, price } => {
                let fields = json!({"company": title.private(*private).id, "price": price});
                Told::new("buy_company", fields).by(self.operating()?)
            }
            _ => {
                return match family {
                    Family::Cz => self.tell_of_cz(action, events),
                    Family::F56 => self.tell_of_f56(seat, action, events).map(Some),
                };
            }
        };
        Ok(Some(told))
    }

    /// Why an action is not told.
    pub(super) fn not_told(&self, action: &Action) -> Untold {
        let names = Names { title: self.game.title(), players: &[] };
        Untold::NoSuchAction(names.action(action))
    }

    /// What is told of a tile, which lies there from now on.
    pub(super) fn laid(&mut self, hex: HexId, id: String, rotation: Rotation) -> Value {
        let fields = json!({"hex": their_hex(self.game.title(), hex), "tile": id, "rotation": rotation.0});
        self.tiles.insert(hex, id);
        fields
    }

    /// A copy of the tile that lies nowhere.
    pub(super) fn free_copy(&self, name: &str) -> String {
        let laid = |id: &String| self.tiles.values().any(|other| other == id);
        let mut copies = (0..).map(|index: usize| format!("{name}-{index}"));
        copies.find(|id| !laid(id)).unwrap_or_default()
    }

    /// A city; on a bare hex it is named after the hex. Only Praha and the two-city hexes hold markers without a tile,
    /// and those that can be reached so stand first in their group.
    pub(super) fn city(&self, hex: HexId, city: u8) -> Value {
        let title = self.game.title();
        let bare = || format!("{}-0", their_hex(title, hex));
        let tile = self.tiles.get(&hex).cloned().unwrap_or_else(bare);
        json!({"city": format!("{tile}-{city}"), "slot": self.view().markers_in(hex, city)})
    }

    /// The id of a company's train: of equal ones the last that it got.
    pub(super) fn card(&self, owner: CompanyId, train: Train) -> Result<String, Untold> {
        let is_it = |card: &&Card| card.owner == Some(owner) && card.train == train;
        let card = self.cards.iter().rfind(is_it).ok_or(Untold::Missing("train-card"))?;
        Ok(card.id.clone())
    }

    /// The id of a train that is for sale.
    pub(super) fn id_for_sale(&self, source: Source) -> Result<String, Untold> {
        let Source::Pool(train) = source else { return Ok(self.next_id(self.view().card_at(source))) };
        let card = self.cards.iter().find(|card| card.owner.is_none() && card.train == train);
        Ok(card.ok_or(Untold::Missing("train-card"))?.id.clone())
    }

    /// The id of the next card of a letter; of an unlimited one there is always one more.
    pub(super) fn next_id(&self, card: CardId) -> String {
        let title = self.game.title();
        let side = title.card(card).sides.first().map_or(rules::title::Size::Small, |side| side.size);
        format!("{}-{}", train_name(title, Train { card, side }), self.drawn[card.index()])
    }

    pub(super) fn routes(&self, company: CompanyId, events: &[Event]) -> Value {
        let (view, title) = (self.view(), self.game.title());
        let ran = events.iter().find_map(|event| match event {
            Event::TrainsRan { runs, .. } => Some(runs.as_slice()),
            _ => None,
        });
        let mut used: Vec<&str> = Vec::new();
        let mut told = Vec::new();
        for ran in ran.unwrap_or_default() {
            let Run { train, track } = &ran.run;
            let is_free = |card: &&Card| {
                card.owner == Some(company) && card.train == *train && !used.contains(&card.id.as_str())
            };
            let owned = self.cards.iter().find(is_free);
            used.extend(owned.map(|card| card.id.as_str()));
            let borrowed = self.borrowed_card(company, *train);
            let Some(card) = owned.or(borrowed.as_ref()) else { continue };
            let names =
                |hexes: &[HexId]| -> Vec<String> { hexes.iter().map(|&hex| their_hex(title, hex)).collect() };
            let connections: Vec<Vec<String>> =
                routes::chains(view, track).iter().map(|chain| names(chain)).collect();
            let stops = routes::stops(view, track);
            let hexes = names(&stops.iter().map(|&(hex, _)| hex).collect::<Vec<_>>());
            let nodes = stops.iter().map(|&(hex, stop)| format!("{}-{stop}", their_hex(title, hex)));
            told.push(json!({
                "train": card.id,
                "connections": connections,
                "revenue_str": hexes.join("-"),
                "hexes": hexes,
                "revenue": ran.revenue(),
                "nodes": nodes.collect::<Vec<_>>(),
            }));
        }
        json!({"routes": told, "extra_revenue": 0})
    }

    /// Keeps account of certificates and cards after an action.
    fn note(&mut self, events: &[Event]) {
        let cz = family(self.game.title()) == Family::Cz;
        for event in events {
            match *event {
                Event::SharesMoved { company, shares, to: Holder::Vaclav, .. } => {
                    self.papers.drawn(company, shares);
                }
                Event::TrainMoved { train, from, to } => self.move_train(train, from, to),
                Event::Cz(CzEvent::TrainTurned { company, train, side }) => {
                    if let Some(index) = self.find(|card| card.owner == Some(company) && card.train == train)
                    {
                        self.cards[index].train.side = side;
                    }
                }
                Event::MarkerPlaced { company, hex, city } if cz => self.tell_choice(company, hex, city),
                _ => {}
            }
        }
    }

    /// The card that was told of, if it is such a one, or the last such card.
    fn find(&self, is_it: impl Fn(&Card) -> bool) -> Option<usize> {
        let told = self.cards.iter().position(|card| self.told.as_ref() == Some(&card.id) && is_it(card));
        told.or_else(|| self.cards.iter().rposition(is_it))
    }

    fn move_train(&mut self, train: Train, from: TrainPlace, to: TrainPlace) {
        let owner = match to {
            TrainPlace::Company(company) => Some(company),
            _ => None,
        };
        if from == TrainPlace::Stack {
            let id = self.next_id(train.card);
            self.drawn[train.card.index()] += 1;
            // One that comes back from a loan goes to the pool; one that is exported is gone.
            if owner.is_some() || to == TrainPlace::Pool {
                self.cards.push(Card { id, train, owner });
            }
            return;
        }
        let found = self.find(|card| match from {
            TrainPlace::Company(company) => card.owner == Some(company) && card.train == train,
            // Who buys a card out of the pool may turn it.
            _ if owner.is_some() => card.owner.is_none() && card.train.card == train.card,
            _ => card.owner.is_none() && card.train == train,
        });
        if let Some(index) = found {
            let card = self.cards.remove(index);
            if to != TrainPlace::Gone {
                self.cards.push(Card { train, owner, ..card });
            }
        }
    }
}

fn in_pool(action: &Action) -> bool {
    matches!(action, Action::F56(F56Action::BuyFromPool { .. }))
}
