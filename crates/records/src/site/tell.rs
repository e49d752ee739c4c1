//! Telling a game of ours as a record of 18xx.games.
//!
//! The game is played once more with that site's options, and each action is written in its words: ids of tiles,
//! cities, shares and trains, routes as chains of hexes, passes where its engine waits.

use rules::{
    Action, CardId, CompanyId, CzAction, Decision, Event, F56Action, Game, HexId, Money, Played, Seat, View,
};
use std::collections::{BTreeMap, BTreeSet};

use rules::action::{Run, Source};
use rules::event::{Holder, TrainPlace};
use rules::geometry::Rotation;
use rules::notation::train_name;
use rules::play::Opening;
use rules::state::{Round, State, Train};
use rules::title::Home;
use serde_json::{Map, Value, json};
use wording::Names;

use super::certificates::Certificates;
use super::loans::Loans;
use super::names::{their_company, their_hex};
use super::{record, routes, waits};

/// A train card with its id.
pub(super) struct Card {
    pub id: String,
    pub train: Train,
    pub owner: Option<CompanyId>,
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
    joined: BTreeSet<CompanyId>,
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
    pub fn play(&mut self, action: &Action) -> Result<(), String> {
        let seat = self.game.decider().ok_or("the game is over")?;
        let played =
            self.game.play(seat, action).map_err(|refusal| crate::refused(&self.game, &[], &refusal))?;
        self.told = None;
        let benelux = self.game.title().play.opening == Opening::Privates;
        if benelux {
            self.tell_of_benelux(seat, action, &played.events)?;
        } else {
            self.tell(seat, action, &played.events)?;
        }
        if benelux && closes_the_last(&self.game, action, &played) {
            return Err(
                "18xx.games would go on with the company that is closed by this sale, and stand still".into(),
            );
        }
        let before = std::mem::replace(&mut self.game, played.game);
        self.note(&played.events);
        self.note_papers(&before, seat, action);
        if benelux {
            self.note_of_benelux(&played.events);
        } else {
            self.note_joined(&played.events);
        }
        Ok(())
    }

    /// Tells that whoever must decide repays so much of a debt.
    pub fn repay(&mut self, amount: Money) -> Result<(), String> {
        let owes = self.game.decider().map(|seat| self.state().player(seat));
        if owes.is_some_and(|owes| amount != owes.debt.min(owes.cash)) {
            return Err("on 18xx.games a debt is repaid as far as the cash goes, not in part".into());
        }
        self.play(&Action::Cz(CzAction::RepayDebt { amount }))
    }

    /// The company that acts: the one asked, or whose turn it is.
    fn actor(&self) -> Option<CompanyId> {
        match self.state().decision() {
            Some(Decision::ReturnTrains { company, .. }) => Some(*company),
            _ => self.view().operating_company(),
        }
    }

    pub(super) fn push(&mut self, kind: &str, entity: Value, entity_type: &str, fields: Value) {
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

    fn tell(&mut self, seat: Seat, action: &Action, events: &[Event]) -> Result<(), String> {
        let player = json!(seat.index());
        match action {
            Action::Pass => {
                for _ in 0..waits::passes(&self.game) {
                    match self.actor() {
                        Some(company) => {
                            self.push("pass", json!(self.symbol(company)), "corporation", json!({}))
                        }
                        None => self.push("pass", player.clone(), "player", json!({})),
                    }
                }
                return Ok(());
            }
            Action::BuyLocal { local } => {
                let local = self.view().title.local(*local);
                let fields = json!({"company": local.id, "price": local.price});
                self.push("bid", player, "player", fields);
            }
            Action::SellShares { company, shares } => {
                let fields = self.sold_shares(seat, *company, *shares);
                self.push("sell_shares", player, "player", fields);
            }
            Action::StartCompany { company, price } => {
                let space = self.view().title.chart.space(*price).unwrap_or(0);
                let fields = json!({"corporation": self.symbol(*company), "share_price": format!("{price},0,{space}")});
                self.push("par", player, "player", fields);
            }
            Action::BuyShare { company } => {
                let shares = self.view().total_shares(*company);
                let number = self.papers.next_in_offering(*company, shares);
                let number = number.or_else(|| self.papers.first_in_pool(*company));
                let id = format!("{}_{}", self.symbol(*company), number.ok_or("no certificate is for sale")?);
                let percent = self.view().title.size_of(*company).percent();
                self.push("buy_shares", player, "player", json!({"shares": [id], "percent": percent}));
            }
            Action::Cz(CzAction::RepayDebt { .. }) => {
                let owes = self.state().player(seat).debt;
                let fields = json!({"description": "Payoff all debt", "cost": owes});
                self.push("special_buy", player, "player", fields);
            }
            _ => self.tell_of_company(action, events)?,
        }
        Ok(())
    }

    fn tell_of_company(&mut self, action: &Action, events: &[Event]) -> Result<(), String> {
        let company = self.actor().ok_or("no company is operating")?;
        let (mut entity, mut entity_type) = (self.symbol(company), "corporation");
        let title = self.game.title().clone();
        let (kind, fields) = match action {
            Action::Cz(CzAction::LayHomeTile { hex, rotation }) => {
                let red = title.tiles.iter().find(|tile| tile.home_of == Some(company));
                let id = format!("{}-0", red.map_or("", |tile| &tile.name));
                ("lay_tile", self.laid(*hex, id, *rotation))
            }
            Action::LayTile { hex, tile, rotation, local } => {
                if let Some(local) = local {
                    (entity, entity_type) = (title.local(*local).id.clone(), "company");
                }
                let id = self.free_copy(&title.tile(*tile).name);
                ("lay_tile", self.laid(*hex, id, *rotation))
            }
            Action::ChooseCity { city } => {
                let Some(Decision::HomeCity { hex, .. }) = self.state().decision() else {
                    return Err("no city is asked for".into());
                };
                ("place_token", self.city(*hex, *city))
            }
            Action::PlaceStation { hex, city } => ("place_token", self.city(*hex, *city)),
            Action::Cz(CzAction::ReturnMarker { city }) => {
                let Some(Decision::DoubledMarker { hex, .. }) = self.state().decision() else {
                    return Err("no doubled marker is asked for".into());
                };
                let mut fields = self.city(*hex, *city);
                fields["slot"] = json!(0);
                ("remove_token", fields)
            }
            // Where they see no route they do not wait for one.
            Action::RunTrains { runs } if runs.is_empty() && !self.waits_for_run(company) => return Ok(()),
            Action::ClaimRevenue { amount: 0 } if !self.waits_for_run(company) => return Ok(()),
            Action::RunTrains { .. } => ("run_routes", self.routes(company, events)),
            Action::ClaimRevenue { amount: 0 } => ("run_routes", json!({"routes": []})),
            Action::ClaimRevenue { .. } => return Err("there a revenue needs routes".into()),
            Action::PayOut => ("dividend", json!({"kind": "payout"})),
            Action::Retain => ("dividend", json!({"kind": "withhold"})),
            Action::Cz(CzAction::TakeOver { target, price }) => {
                ("buy_corporation", json!({"corporation": self.symbol(*target), "price": price}))
            }
            Action::Cz(CzAction::TurnTrain { train, .. }) => {
                ("swap_train", json!({"train": self.card(company, *train)?}))
            }
            Action::Cz(CzAction::ScrapTrain { train }) | Action::ReturnTrain { train } => {
                ("discard_train", json!({"train": self.card(company, *train)?}))
            }
            Action::BuyTrain { source, side } => ("buy_train", self.bought(*source, *side)?),
            Action::BuyTrainFrom { seller, train, price } => {
                let id = self.card(*seller, *train)?;
                ("buy_train", json!({"train": id, "price": price, "variant": train_name(&title, *train)}))
            }
            Action::OfferForLocal { local, price } => {
                ("buy_company", json!({"company": title.local(*local).id, "price": price}))
            }
            Action::Cz(CzAction::SellLocal { local }) => {
                let price = self.state().local_price.unwrap_or(0);
                ("sell_company", json!({"company": title.local(*local).id, "price": price}))
            }
            other => return Err(self.not_told(other)),
        };
        self.told = fields.get("train").and_then(Value::as_str).map(str::to_owned);
        self.push(kind, json!(entity), entity_type, fields);
        Ok(())
    }

    /// Whether they wait for the routes of a company.
    fn waits_for_run(&self, company: CompanyId) -> bool {
        let view = self.view();
        view.has_runnable_train(company)
            && (self.joined.contains(&company) || waits::sees_route(view, company))
    }

    /// Notes whether the operating company is joined to another city. What it knew is forgotten when it takes over stations.
    fn note_joined(&mut self, events: &[Event]) {
        for event in events {
            if let Event::TakenOver { company, .. } = event {
                self.joined.remove(company);
            }
        }
        if let Some(company) = self.view().operating_company()
            && waits::is_joined(self.view(), company)
        {
            self.joined.insert(company);
        }
    }

    /// Why an action is not told.
    pub(super) fn not_told(&self, action: &Action) -> String {
        let names = Names { title: self.game.title(), players: &[] };
        format!("there is no such action there: {}", names.action(action))
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
    pub(super) fn card(&self, owner: CompanyId, train: Train) -> Result<String, String> {
        let is_it = |card: &&Card| card.owner == Some(owner) && card.train == train;
        let card = self.cards.iter().rfind(is_it).ok_or("a train that was never bought")?;
        Ok(card.id.clone())
    }

    fn bought(&self, source: Source, side: rules::title::Size) -> Result<Value, String> {
        let title = self.game.title();
        let (id, card) = match source {
            Source::Stack | Source::Beside => {
                (self.next_id(self.state().trains.top), self.state().trains.top)
            }
            Source::Pool(returned) => {
                let card = self.cards.iter().find(|card| card.owner.is_none() && card.train == returned);
                (card.ok_or("a train that was never returned")?.id.clone(), returned.card)
            }
        };
        let price = title.card(card).side(side).map_or(0, |side| side.price);
        Ok(json!({"train": id, "price": price, "variant": train_name(title, Train { card, side })}))
    }

    /// The id of the next card of a letter; of an unlimited one there is always one more.
    pub(super) fn next_id(&self, card: CardId) -> String {
        let title = self.game.title();
        let side = title.card(card).sides.first().map_or(rules::title::Size::Small, |side| side.size);
        format!("{}-{}", train_name(title, Train { card, side }), self.drawn[card.index()])
    }

    fn sold_shares(&self, seat: Seat, company: CompanyId, shares: u8) -> Value {
        let numbers = self.papers.for_sale(company, seat, shares);
        let ids: Vec<String> =
            numbers.iter().map(|number| format!("{}_{number}", self.symbol(company))).collect();
        let percent = u32::from(shares) * u32::from(self.view().title.size_of(company).percent());
        json!({"shares": ids, "percent": percent})
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

    /// Keeps account of certificates that changed hands, and of those that a new president has exchanged.
    fn note_papers(&mut self, before: &Game, seat: Seat, action: &Action) {
        let ids = record::texts(self.actions.last().and_then(|told| told.get("shares")));
        let director = |game: &Game, company: CompanyId| game.state().company(company).director;
        let change = |company: CompanyId| (director(before, company), director(&self.game, company));
        match *action {
            Action::StartCompany { company, .. } => self.papers.started(company, seat),
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company })
                if before.view().buys_open_half(company, seat) =>
            {
                self.papers.grown(company, seat, director(before, company));
            }
            Action::BuyShare { company } | Action::F56(F56Action::BuyFromPool { company }) => {
                self.papers.bought(company, &ids, seat, change(company));
            }
            Action::SellShares { company, shares } => {
                self.papers.sold(company, &ids, shares, seat, change(company));
            }
            _ => {}
        }
    }

    /// Keeps account of certificates and cards after an action.
    fn note(&mut self, events: &[Event]) {
        let cz = self.game.title().play.opening != Opening::Privates;
        for event in events {
            match *event {
                Event::SharesMoved { company, shares, to: Holder::Vaclav, .. } => {
                    self.papers.drawn(company, shares);
                }
                Event::TrainMoved { train, from, to } => self.move_train(train, from, to),
                Event::TrainTurned { company, train, side } => {
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

    /// Where a home company may choose its city they ask in any case.
    fn tell_choice(&mut self, company: CompanyId, hex: HexId, city: Option<u8>) {
        let asked = matches!(self.state().decision(), Some(Decision::HomeCity { .. }));
        if self.game.title().charter(company).home == Home::Choice(hex) && !asked {
            let mut fields = self.city(hex, city.unwrap_or(0));
            fields["slot"] = json!(0);
            let entity = json!(self.symbol(company));
            self.push("place_token", entity, "corporation", fields);
        }
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

/// Whether a forced sale closes the last company of the round, which would be next, and that site waits for nothing else in this
/// turn: then it waits for ever for the one that is closed.
fn closes_the_last(before: &Game, action: &Action, played: &Played) -> bool {
    let (Some(&Decision::Raising { company, .. }), Action::SellShares { company: sold, .. }) =
        (before.state().decision(), action)
    else {
        return false;
    };
    let Round::Operating { order, begun, .. } = &before.state().round else { return false };
    let closes = played.events.contains(&Event::CompanyClosed { company: *sold });
    if *sold == company || !closes || order[usize::from(*begun)..] != [*sold] {
        return false;
    }
    let round = |game: &Game| match game.state().round {
        Round::Operating { set, number, .. } => Some((set, number)),
        _ => None,
    };
    let mut game = played.game.clone();
    while round(&game) == round(before) {
        let Some(seat) = game.decider().filter(|_| waits::of_benelux(&game) == 0) else { return false };
        let Ok(passed) = game.play(seat, &Action::Pass) else { return false };
        game = passed.game;
    }
    true
}
