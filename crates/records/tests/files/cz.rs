//! Records of 18CZ: certificates by their numbers, and debts repaid in part.

use crate::common::{random_game, shelf};
use fixtures::Random;
use records::game_file::GameFile;
use records::site;
use rules::title::{Size, embedded};
use rules::{Action, CzAction, CzOffer, Game, Offer, Options, Seat};
use serde_json::Value;

fn actions(text: &str) -> Vec<Value> {
    let record: Value = serde_json::from_str(text).unwrap();
    record["actions"].as_array().unwrap().clone()
}

/// Of his companies Václav has the director's certificate and every second one after it.
#[test]
fn nobody_buys_or_sells_what_is_vaclavs() {
    let mut traded = 0;
    for seed in 40..46 {
        let (file, game) = random_game(Options::AS_ON_18XX_GAMES, 2, seed, usize::MAX);
        let text = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let his = Size::ALL.into_iter().filter_map(|size| game.view().vaclavs(size)).map(|company| {
            let shares = usize::from(game.state().company(company).vaclav);
            let symbol = &game.title().charter(company).symbol;
            (symbol.to_uppercase(), (0..shares - 1).map(|place| 2 * place).collect::<Vec<usize>>())
        });
        let his: Vec<(String, Vec<usize>)> = his.collect();
        for action in actions(&text) {
            for id in action["shares"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                let (symbol, number) = id.rsplit_once('_').unwrap();
                let of_his = his.iter().find(|(his, _)| *his == symbol.to_uppercase());
                let number: usize = number.parse().unwrap();
                traded += usize::from(of_his.is_some());
                assert!(of_his.is_none_or(|(_, held)| !held.contains(&number)), "seed {seed}: {id}");
            }
        }
    }
    assert!(traded > 0, "shares of his companies were traded");
}

/// What was played, and by whom.
type Played = Vec<(Seat, Action)>;

/// A game in which somebody may repay a part of a debt, up to there.
fn owing(seed: u64) -> Option<(u64, Game, Played)> {
    let options = Options { repay_in_part: true, ..Options::AS_ON_18XX_GAMES };
    let (mut dice, mut played) = (Random(seed), Played::new());
    let mut game = Game::new(embedded::title("18cz").unwrap(), options, 4, seed).unwrap().game;
    while let Some(offers) = game.offers() {
        if offers
            .offers
            .iter()
            .any(|offer| matches!(offer, Offer::Cz(CzOffer::RepayDebt { most, .. }) if *most > 1))
        {
            return Some((seed, game, played));
        }
        let offer = &offers.offers[dice.below(offers.offers.len())];
        if matches!(offer, Offer::ClaimRevenue {} | Offer::Cz(CzOffer::RepayDebt { .. })) {
            continue;
        }
        let action = offer.action(dice.below(offer.len()));
        game = game.play(offers.seat, &action).unwrap().game;
        played.push((offers.seat, action));
    }
    None
}

#[test]
fn a_debt_repaid_in_part_is_told_once_its_parts_make_up_what_can_be_repaid() {
    let (seed, game, played) = (0..40).find_map(owing).expect("somebody owes");
    let seat = game.decider().unwrap();
    let player = game.state().player(seat);
    let most = player.debt.min(player.cash);
    let file = |parts: &[u32]| {
        let mut played = played.clone();
        played.extend(parts.iter().map(|&amount| (seat, Action::Cz(CzAction::RepayDebt { amount }))));
        let names = ["Anna", "Bela", "Cyril", "Dana"].map(str::to_owned).to_vec();
        GameFile::of(game.title(), *game.options(), seed, names, &played).unwrap()
    };
    let in_part = site::write(&file(&[1]), &shelf()).unwrap_err();
    assert_eq!(in_part.action, Some(played.len() + 1), "{in_part}");
    assert!(
        in_part.to_string().contains("Repay 1") && in_part.to_string().contains("not in part"),
        "{in_part}"
    );
    let told = actions(&site::write(&file(&[1, most - 1]), &shelf()).unwrap());
    let repaid = told.iter().filter(|action| action["type"] == "special_buy");
    assert_eq!((repaid.count(), told.last().unwrap()["type"].as_str()), (1, Some("special_buy")));
}
