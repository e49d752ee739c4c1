//! What may be chosen now: every offer as actions in names, grouped by verb; for the page and for the API alike.

use rules::notation::{self, ActionNotation};
use rules::{Action, CzAction, Game, Money, Offer, Offers};
use serde_json::{Value, json};

use crate::table::Table;

/// One thing to choose: an action, perhaps with a number to fill in.
pub(crate) struct Choice {
    /// The key of the verb in the catalogue.
    pub(crate) verb: &'static str,
    /// The offer that it comes from.
    pub(crate) offer: Offer,
    /// The action; with a range, that of the lowest number.
    pub(crate) action: Action,
    /// The action in names.
    pub(crate) notation: ActionNotation,
    /// The number that may be chosen.
    pub(crate) range: Option<Range>,
}

/// A number to fill in.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    /// The field of the action in names.
    pub(crate) field: &'static str,
    pub(crate) from: Money,
    pub(crate) to: Money,
}

impl Choice {
    /// The hex that the action is about.
    pub(crate) fn hex(&self) -> Option<&str> {
        let placed = matches!(
            self.action,
            Action::LayTile { .. } | Action::PlaceStation { .. } | Action::Cz(CzAction::LayHomeTile { .. })
        );
        self.notation.name("hex").filter(|_| placed)
    }

    /// The action as JSON.
    pub(crate) fn json(&self) -> Value {
        json!(self.notation)
    }
}

/// The choices of the decision that is waited for.
pub(crate) fn choices(table: &Table) -> Vec<Choice> {
    table.offers().map_or_else(Vec::new, |offers| of_offers(table.game(), offers))
}

/// The choices that are offered in a game.
pub(crate) fn of_offers(game: &Game, offers: &Offers) -> Vec<Choice> {
    let mut choices = Vec::new();
    for offer in &offers.offers {
        let range = range(offer);
        let count = if range.is_some() { 1 } else { offer.len() };
        for index in 0..count {
            let action = offer.action(index);
            let notation = notation::write(game.view(), &action);
            choices.push(Choice { verb: action.group(), offer: offer.clone(), action, notation, range });
        }
    }
    choices
}

fn range(offer: &Offer) -> Option<Range> {
    let (field, from, to) = offer.range()?;
    // Where there is nothing to choose, the action is complete.
    (from < to).then_some(Range { field, from, to })
}

/// The choices by verb, in the order in which the verbs first come.
pub(crate) fn by_verb(choices: &[Choice]) -> Vec<(&'static str, Vec<&Choice>)> {
    let mut groups: Vec<(&'static str, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        match groups.iter_mut().find(|(verb, _)| *verb == choice.verb) {
            Some((_, group)) => group.push(choice),
            None => groups.push((choice.verb, vec![choice])),
        }
    }
    groups
}

/// The choices as JSON: groups by verb, each action in names and in words.
pub(crate) fn to_json(table: &Table, choices: &[Choice]) -> Value {
    let names = table.names();
    let groups = by_verb(choices).into_iter().map(|(verb, group)| {
        let actions: Vec<Value> = group
            .iter()
            .map(|choice| {
                let mut value = json!({"action": choice.json(), "words": names.action(&choice.action)});
                if let Some(Range { field, from, to }) = choice.range {
                    value["range"] = json!({"field": field, "from": from, "to": to});
                }
                value
            })
            .collect();
        json!({"verb": verb.trim_start_matches("verb-"), "choices": actions})
    });
    groups.collect()
}
