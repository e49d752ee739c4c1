//! What a bot would do, for whoever studies a game.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use bots::{Bot, Budget, Cancel, Strength};
use rules::message::Keyed;
use rules::{Action, Game, notation};
use serde_json::{Value, json};

use crate::Server;
use crate::bots::{THINKING, think_off_thread};
use crate::error::AppError;
use crate::identity::Person;
use crate::laid::laid;
use crate::passing::pass_words;
use crate::text::t;
use crate::throttle::SUGGEST;
use crate::work::Effort;

/// What the conductor would do now. Only where nobody else plays, or the others would be deceived.
pub(crate) async fn suggest(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(SUGGEST, &person)?;
    let asked = server.tables.at(&id, move |table| {
        if !table.is_study_of(&person.holder) {
            return Err(AppError::Forbidden(t("suggest-alone")));
        }
        Ok((table.game().clone(), table.seq(), table.file().players))
    });
    let (game, seq, players) = asked.await?;
    let budget = |left: &Cancel| Budget { cancel: left.clone(), ..Budget::time(THINKING) };
    let (bot, metrics) = (Bot::from(Strength::Conductor), server.tables.metrics());
    let thought = think_off_thread(Effort::Slow, game.clone(), bot, budget, seq, metrics).await?;
    let thought = thought.ok_or_else(|| AppError::Invalid(t("game-over")))?;
    let names = wording::Names { title: game.title(), players: &players };
    Ok(Json(json!({
        "seq": seq,
        "action": notation::write(game.view(), &thought.action),
        "words": in_words(&game, names, &thought.action),
        "why": names.say(&thought.reason.message()),
        "tile": laid(&game, &thought.action),
    })))
}

/// The action with what it costs, where the offer that it is one of says so; to pass as on the button.
fn in_words(game: &Game, names: wording::Names<'_>, action: &Action) -> String {
    if *action == Action::Pass {
        return pass_words(game);
    }
    let offers = game.offers().map(|offers| offers.offers).unwrap_or_default();
    match offers.iter().find(|offer| offer.allows(action)) {
        Some(offer) if offer.len() == 1 && !matches!(action, Action::LayTile { .. }) => names.offer(offer),
        _ => names.action(action),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::passing::has_laid;
    use rules::seed::Draws;
    use rules::{Decision, Options};

    #[test]
    fn to_pass_is_called_what_the_button_says() {
        let title = rules::title::embedded::title("18cz").expect("it is embedded");
        let players: Vec<String> = ["Anna", "Bela", "Cyril"].map(str::to_owned).into();
        let names = wording::Names { title: &title, players: &players };
        let mut game = Game::new(title.clone(), Options::BOOK, 3, 7).expect("it is played by three").game;
        let mut draws = Draws::new(7);
        let mut told = std::collections::BTreeSet::new();
        while let Some(offers) = game.offers().filter(|_| told.len() < 4) {
            if offers.allow(&Action::Pass) {
                let words = in_words(&game, names, &Action::Pass);
                let said = match game.state().decision() {
                    Some(Decision::Track { .. }) if has_laid(&game) => Some(t("pass-track")),
                    Some(Decision::Track { .. }) => Some(t("pass-track-unlaid")),
                    Some(Decision::Station { .. }) => Some(t("pass-station")),
                    Some(Decision::Trains { .. }) => Some(t("pass-trains")),
                    _ => None,
                };
                if let Some(said) = said {
                    assert_eq!(words, said);
                    told.insert(said);
                }
            }
            let offer = &offers.offers[draws.below(offers.offers.len())];
            let action = offer.action(draws.below(offer.len()));
            game = game.play(offers.seat, &action).expect("it is offered").game;
        }
        assert_eq!(told.len(), 4, "{told:?}");
    }
}
