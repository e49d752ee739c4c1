//! What is shown in its own way of games of 18CZ: companies by size, and cards with two sides.

use rules::notation::train_name;
use rules::state::Status;
use rules::{CompanyId, Money, View};
use serde_json::{Value, json};

/// The start price, which nothing is left of but the price now, and what only these companies show.
pub(super) fn corporation(view: View<'_>, id: CompanyId) -> (Money, Value) {
    let in_bank = u32::from(view.shares_in_bank(id)) * u32::from(view.title.size_of(id).percent());
    let more = json!({
        "available": view.title.phase(view.state.phase).companies.contains(&view.size(id)),
        "floated": view.state.company(id).status == Status::Floated,
        "bank_percent": in_bank,
    });
    (view.price(id), more)
}

/// The trains of the stack by their first sides.
pub(super) fn depot(view: View<'_>) -> Value {
    let trains = &view.state.trains;
    let mut upcoming = Vec::new();
    for (index, card) in view.title.cards.iter().enumerate().skip(trains.top.index()) {
        let left =
            if index == trains.top.index() { trains.left } else { card.count(view.players()).unwrap_or(1) };
        let side = card.sides.first().map_or_else(String::new, |side| {
            format!("{}{}", view.title.train_types[side.train.index()].name, card.letter)
        });
        upcoming.extend(std::iter::repeat_n(side, usize::from(left)));
    }
    let discarded: Vec<String> = trains.pool.iter().map(|&train| train_name(view.title, train)).collect();
    json!({"upcoming": upcoming, "discarded": discarded})
}
