//! Deals: an offer, a price that the other side names, and what was refused offered again when something has changed.

use browser::positions::noted;
use browser::positions::{self, Position, Temper};
use browser::{Key, Table, Viewport};
use rules::notation::ActionNotation;
use rules::train::Source;
use rules::{Action, Game, Offer};
use serde_json::json;

use crate::operating::operating;
use crate::play;
use crate::stock::company;
use crate::trains::trains;

fn next(game: &Game, action: &Action) -> Option<Game> {
    Some(game.play(game.decider()?, action).ok()?.game)
}

/// An offer for a train of another director's company, at a price above which there is room.
fn bid(game: &Game, offer: &Offer) -> Option<Action> {
    match *offer {
        Offer::BuyTrainFrom { seller, train, from, to } if from + 20 < to => {
            let foreign = game.state().company(seller).director != game.decider();
            foreign.then_some(Action::BuyTrainFrom { seller, train, price: from + 9 })
        }
        _ => None,
    }
}

/// A position with such an offer that the wish holds of.
pub fn before_a_deal(wish: impl Fn(&Game, &Action) -> bool) -> (Position, ActionNotation) {
    let wanted = |game: &Game, offer: &Offer| bid(game, offer).filter(|action| wish(game, action));
    let position = positions::find_offer(3, Temper::Keen, |game, offer| wanted(game, offer).is_some());
    let offers = position.game.offers().expect("offers").offers;
    let action = offers.iter().find_map(|offer| wanted(&position.game, offer)).expect("an offer");
    let written = position.written(&action);
    (position, written)
}

fn price_of(action: &ActionNotation) -> u32 {
    action.number("price").expect("a train is offered for")
}

fn treasury(table: &Table, symbol: &str) -> u64 {
    company(&table.state(), symbol)["treasury"].as_u64().expect("a treasury")
}

/// Makes the offer on a screen of this kind, up to the answer.
fn asked(table: &Table, position: &mut Position, look: Viewport, action: &ActionNotation) {
    table.set_viewport(look);
    table.reload();
    table.act(action);
    position.play(action);
    table.until_decided_by(position.decider());
    table.turn_to("choices");
}

fn buys_at_the_price_that_was_named(look: Viewport) {
    play(|stage| {
        let (mut position, action) = before_a_deal(|_, _| true);
        let table = stage.table_of(&position.file);
        let (buyer, director) = (operating(&position), position.decider().to_owned());
        let had = (treasury(&table, &buyer), trains(&table, &buyer).len());
        asked(&table, &mut position, look, &action);
        let owner = position.decider().to_owned();
        let named = noted(json!({"do": "counter_offer", "price": price_of(&action) + 7}));
        table.act(&named);
        position.play(&named);
        table.until_decided_by(&director);
        let choices = table.words("#choices");
        let told = format!("{owner} asks {} K for the", price_of(&action) + 7);
        assert!(choices.contains(&told), "{told}: {choices}");
        assert!(choices.contains(&format!("You offered {} K", price_of(&action))), "{choices}");
        assert!(!table.shows("#choices .verb-counter-offer"), "it is yes or no");
        table.act(&noted(json!({"do": "accept"})));
        assert_eq!(treasury(&table, &buyer), had.0 - u64::from(price_of(&action)) - 7);
        assert_eq!(trains(&table, &buyer).len(), had.1 + 1);
        let wide = table.evaluate("document.documentElement.scrollWidth <= innerWidth");
        assert_eq!(wide, json!(true), "the page is wider than the screen");
    });
}

#[test]
fn a_director_names_another_price_for_a_train_and_it_is_paid() {
    buys_at_the_price_that_was_named(Viewport::DESKTOP);
}

#[test]
fn a_director_names_another_price_on_a_phone() {
    buys_at_the_price_that_was_named(Viewport::PHONE);
}

#[test]
fn a_price_is_named_by_the_keyboard_alone() {
    play(|stage| {
        let (mut position, action) = before_a_deal(|_, _| true);
        let table = stage.table_of(&position.file);
        let director = position.decider().to_owned();
        asked(&table, &mut position, Viewport::DESKTOP, &action);
        let label = table.evaluate(
            "document.querySelector('.verb-counter-offer input').labels[0].textContent.includes('Your price')",
        );
        assert_eq!(label, json!(true), "the field has a name");
        table.tab_to("the price", "it.matches('.verb-counter-offer input')");
        // From the lowest price up by one.
        table.press(Key::Up);
        table.until_settled();
        table.entry(|| table.press(Key::Enter));
        table.until_decided_by(&director);
        let told = format!("asks {} K", price_of(&action) + 2);
        assert!(table.words("#choices").contains(&told), "{told}: {}", table.words("#choices"));
    });
}

/// The same price may be offered again after a new train was bought.
#[test]
fn a_refused_price_is_offered_again_when_something_has_changed() {
    let from_stack = |offer: &Offer| matches!(offer, Offer::BuyTrain { source: Source::Stack, help: 0, .. });
    let purchase = move |game: &Game| {
        game.offers()?.offers.iter().find(|offer| from_stack(offer)).map(|offer| offer.action(0))
    };
    let again = move |game: &Game, action: &Action| {
        let refused = next(game, action).and_then(|asked| next(&asked, &Action::Refuse));
        let Some(refused) = refused else { return false };
        let bought = purchase(&refused).and_then(|purchase| next(&refused, &purchase));
        let open = |game: &Game| game.decider().is_some_and(|seat| game.check(seat, action).is_ok());
        !open(&refused) && bought.is_some_and(|bought| open(&bought))
    };
    play(|stage| {
        let (mut position, action) = before_a_deal(again);
        let table = stage.table_of(&position.file);
        let director = position.decider().to_owned();
        let refuse = |table: &Table, position: &mut Position| {
            table.act(&action);
            position.play(&action);
            table.until_decided_by(position.decider());
            table.act(&noted(json!({"do": "refuse"})));
            position.play(&noted(json!({"do": "refuse"})));
            table.until_decided_by(&director);
        };
        let lowest = || {
            let script = format!(
                "Math.min(...[...document.querySelectorAll('#choices form[data-action]')]
                    .filter((form) => {{
                        const [action, wanted] = [JSON.parse(form.dataset.action), {}];
                        return ['do', 'seller', 'train'].every((key) => action[key] === wanted[key]);
                    }})
                    .map((form) => Number(form.querySelector('input').min)))",
                json!(action)
            );
            table.evaluate(&script).as_u64()
        };
        let before = lowest();
        refuse(&table, &mut position);
        assert_eq!(lowest(), Some(u64::from(price_of(&action)) + 1), "only more");
        let train = position.written(&purchase(&position.game).expect("a train"));
        table.act(&train);
        position.play(&train);
        assert_eq!(lowest(), before, "something has changed");
        refuse(&table, &mut position);
        assert_eq!(lowest(), Some(u64::from(price_of(&action)) + 1));
    });
}
