//! Track, stations and homes: judged by the routes that they allow, now and later.

use rules::board::Reach;
use rules::geometry::{Edge, Rotation};
use rules::state::Train;
use rules::title::{Colour, Face};
use rules::{Action, CompanyId, CzAction, CzOffer, Game, HexId, Money, Offer, TileId, View, runnable};

use super::{Care, Mind, ways};
use crate::family::Family;
use crate::forecast::best_revenue;
use crate::idea::Idea;
use crate::reason::Reason;

/// So many lays are judged by the routes that they allow.
const LAYS: usize = 10;

/// What a company could run: now, one day with a long train, and what lies open to its track.
#[derive(Clone, Copy)]
struct Prospects {
    now: Money,
    one_day: Money,
    open: i64,
}

impl Prospects {
    fn of(view: View<'_>, company: CompanyId, trains: &[Train]) -> Prospects {
        Prospects {
            now: best_revenue(view, company, trains),
            one_day: best_revenue(view, company, &[far_train(view)]),
            open: open_country(view, company),
        }
    }

    /// What the change from `before` to this brings to the one who decides.
    fn gain(self, before: Prospects, mind: Mind<'_>, company: CompanyId) -> i64 {
        let runs = mind.forecast.runs_to_come(company);
        let now = i64::from(self.now) - i64::from(before.now);
        let one_day = i64::from(self.one_day) - i64::from(before.one_day);
        let open = self.open - before.open;
        (now * runs + one_day * (runs - 1).max(0) / 3 + open * runs.min(4) / 2) * part(mind, company) / 100
    }
}

/// What lies next to the company's track without a tile: the three best hexes.
fn open_country(view: View<'_>, company: CompanyId) -> i64 {
    let reach = Reach::of(view, company);
    let open = view
        .title
        .hex_ids()
        .filter(|&hex| !view.is_tiled(hex) && view.title.hex(hex).takes_tiles() && reach.touches(hex));
    let mut values: Vec<i64> = open.map(|hex| surroundings(view, hex)).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.iter().take(3).sum()
}

/// What a hex offers, and what lies beyond it.
pub(super) fn surroundings(view: View<'_>, hex: HexId) -> i64 {
    let beyond = view.title.hex(hex).neighbours.iter().flatten();
    let best = beyond.map(|&far| attraction(view, far)).max().unwrap_or(0);
    10 + attraction(view, hex) + best / 3
}

/// The percentage of the company that the one who decides holds; a director cares for at least a third. For Václav it is
/// decided by what it brings more than to the other.
fn part(mind: Mind<'_>, company: CompanyId) -> i64 {
    let view = mind.forecast.view;
    let percent =
        |seat| i64::from(view.state.shares(company, seat)) * i64::from(view.title.size_of(company).percent());
    if view.state.is_vaclavs(company) {
        let others: i64 = view.state.seats().filter(|&seat| seat != mind.seat).map(percent).sum();
        return percent(mind.seat) - others;
    }
    percent(mind.seat).max(33)
}

/// The train by which the map is judged for later.
fn far_train(view: View<'_>) -> Train {
    (Family::of(view.title).far_train)(view)
}

/// The trains that the company runs, or the one that it could buy next.
fn own_trains(view: View<'_>, company: CompanyId) -> Vec<Train> {
    let trains = runnable(view, company);
    if !trains.is_empty() {
        return trains;
    }
    let (top, side) = (view.state.trains.top, view.size(company));
    let sold = view.title.card(top).side(side).is_some();
    if sold { vec![Train { card: top, side }] } else { vec![far_train(view)] }
}

pub(super) fn after(game: &Game, mind: Mind<'_>, action: &Action) -> Option<Game> {
    game.play(mind.seat, action).ok().map(|played| played.game)
}

/// Money spent on building is missing for trains.
fn price_of_money(mind: Mind<'_>, company: CompanyId, cost: Money) -> i64 {
    let view = mind.forecast.view;
    let left = i64::from(view.state.company(company).treasury) - i64::from(cost);
    let train = i64::from(mind.forecast.train_price(view.size(company), 0));
    let needs_train = !view.has_runnable_train(company);
    if needs_train && left < train { i64::from(cost) * 2 } else { i64::from(cost) / 4 }
}

/// Lays and promotions, with those of local railways.
pub(super) fn track(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let mut lays: Vec<(i64, Action, Money, bool)> = Vec::new();
    for offer in mind.offers {
        let Offer::LayTile { hex, tile, ref rotations, local, cost } = *offer else { continue };
        for &rotation in rotations {
            let look = glance(view, hex, tile, rotation) - i64::from(cost) / 4;
            lays.push((look, Action::LayTile { hex, tile, rotation, local }, cost, local.is_some()));
        }
    }
    lays.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    if mind.care == Care::Mind {
        return lays
            .into_iter()
            .take(1)
            .map(|(look, action, cost, local)| {
                let score = look + 5 - price_of_money(mind, company, cost) - power(local);
                Idea::new(action, score, Reason::OpensWay)
            })
            .collect();
    }
    lays.truncate(LAYS);
    let trains = own_trains(view, company);
    let before = Prospects::of(view, company, &trains);
    let mut ideas = Vec::new();
    for (look, action, cost, local) in lays {
        let Some(game) = after(mind.game, mind, &action) else { continue };
        let then = Prospects::of(game.view(), company, &trains);
        let gain = then.gain(before, mind, company);
        let mut way = 0;
        if before.one_day == 0 {
            // Without a route, what counts is how soon there will be one.
            let lays = ways::to_first_route(&game, company, far_train(view));
            way = (ways::TOO_FAR - lays) * ways::LAY;
        }
        let score = gain + way + look / 4 + 5 - price_of_money(mind, company, cost) - power(local);
        let reason = match then.now > before.now {
            true => Reason::Earns { from: before.now, to: then.now },
            false => Reason::OpensWay,
        };
        ideas.push(Idea::new(action, score, reason));
    }
    ideas
}

/// A power of a local railway is used once; it should be worth it.
fn power(local: bool) -> i64 {
    if local { 15 } else { 0 }
}

/// What lies in a hex, at a glance: what a railway would like to reach.
pub(super) fn attraction(view: View<'_>, hex: HexId) -> i64 {
    let face = view.face(hex);
    let printed = view.title.hex(hex);
    if let Some(company) = printed.reserved_for {
        // A red tile that lies there, or may come.
        return if view.state.has_marker(company, hex) { 30 } else { 8 };
    }
    let cities = face.cities() as i64;
    let labelled = if face.label.is_some() { 15 } else { 0 };
    2 + 25 * cities + labelled + 8 * face.towns() as i64
}

/// A lay at a glance: what it joins and where it leads.
pub(super) fn glance(view: View<'_>, hex: HexId, tile: TileId, rotation: Rotation) -> i64 {
    let old = view.face(hex);
    let new = view.title.tile(tile).face(rotation);
    let era = view.title.phase(view.state.phase).tiles;
    let worth = |face: &Face| face.stops.iter().map(|stop| i64::from(stop.value(era))).sum::<i64>();
    let mut look = worth(new) - worth(old);
    let old_exits = old.exits();
    for edge in new.exits().iter().filter(|&edge| !old_exits.contains(edge)) {
        look += leads_to(view, hex, edge);
    }
    look
}

/// What an exit leads to: track that it meets, or a hex where track may come.
fn leads_to(view: View<'_>, hex: HexId, edge: Edge) -> i64 {
    let Some(next) = view.title.hex(hex).neighbours[usize::from(edge.0)] else { return -10 };
    let face = view.face(next);
    if face.exits().contains(edge.opposite()) {
        return 12 + attraction(view, next);
    }
    if face.colour == Colour::Grey || face.colour == Colour::Red {
        return -8;
    }
    let beyond = view.title.hex(next).neighbours.iter().flatten().filter(|&&far| far != hex);
    let best = beyond.map(|&far| attraction(view, far)).max().unwrap_or(0);
    attraction(view, next) / 2 + best / 4
}

/// Stations that open routes.
pub(super) fn station(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    if mind.care == Care::Mind {
        return Vec::new();
    }
    let trains = own_trains(view, company);
    let mut ideas = Vec::new();
    let mut before = None;
    for offer in mind.offers {
        let Offer::PlaceStation { hex, cost, .. } = *offer else { continue };
        let before = *before.get_or_insert_with(|| Prospects::of(view, company, &trains));
        let action = offer.action(0);
        let Some(game) = after(mind.game, mind, &action) else { continue };
        let then = Prospects::of(game.view(), company, &trains);
        let gain = then.gain(before, mind, company);
        // A place of one's own keeps others from closing the city.
        let place = attraction(view, hex) / 4;
        let score = gain + place - price_of_money(mind, company, cost) - i64::from(cost) / 2;
        ideas.push(Idea::new(action, score, Reason::Earns { from: before.now, to: then.now }));
    }
    ideas
}

/// The first tile, city or marker: wherever it leads furthest.
pub(super) fn home(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let trains = own_trains(mind.forecast.view, company);
    let mut ideas = Vec::new();
    let answers = mind.offers.iter().filter(|offer| {
        matches!(
            offer,
            Offer::Cz(CzOffer::LayHomeTile { .. })
                | Offer::ChooseCity { .. }
                | Offer::Cz(CzOffer::ReturnMarker { .. })
        )
    });
    for action in answers.flat_map(|offer| offer.actions()) {
        let Some(game) = after(mind.game, mind, &action) else { continue };
        let view = game.view();
        let mut score = match action {
            Action::Cz(CzAction::LayHomeTile { hex, .. }) => {
                let open: i64 = view.face(hex).exits().iter().map(|edge| leads_to(view, hex, edge)).sum();
                open - ways::to_first_route(&game, company, far_train(view)) * ways::LAY
            }
            _ => 0,
        };
        if mind.care == Care::Table {
            let then = Prospects::of(view, company, &trains);
            score += i64::from(then.now) + i64::from(then.one_day) / 4;
        }
        ideas.push(Idea::new(action, score, Reason::OpensWay));
    }
    ideas
}
