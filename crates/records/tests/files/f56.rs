//! Records of 1836Jr-56 by games of our own: loans by their numbers, answers that come later than here, who says that somebody is
//! bankrupt, and what is offered of a game that cannot be told.

use std::collections::BTreeMap;

use crate::common::{random_game_of, shelf};
use records::game_file::GameFile;
use records::site::Exemption;
use records::{game_file, site};
use rules::{Game, Options};
use serde_json::{Value, json};

const SEEDS: std::ops::Range<u64> = 101..125;

/// Games that can be told, with their records.
fn told() -> impl Iterator<Item = (u64, GameFile, Value)> {
    SEEDS.filter_map(|seed| {
        let players = 2 + seed as usize % 3;
        let (file, _) = random_game_of("1836jr56", Options::AS_ON_18XX_GAMES, players, seed, usize::MAX);
        let text = site::write(&file, &shelf()).ok()?;
        Some((seed, file, serde_json::from_str(&text).unwrap()))
    })
}

fn actions(record: &Value) -> &Vec<Value> {
    record["actions"].as_array().unwrap()
}

/// The game as it is after the record.
fn followed(record: &Value) -> Result<Game, site::Error> {
    let file = site::to_game_file(&site::read(&record.to_string()).unwrap(), &shelf())?;
    Ok(game_file::replay(&file, &shelf(), None).unwrap().game)
}

/// There one marker in two hands is repaid by both at once.
#[test]
fn a_loan_marker_is_in_one_hand_at_a_time() {
    let (mut taken, mut repaid) = (0, 0);
    for (seed, _, record) in told() {
        let mut held: BTreeMap<u64, String> = BTreeMap::new();
        for action in actions(&record) {
            let company = action["entity"].as_str().unwrap_or_default();
            match action["type"].as_str().unwrap() {
                "take_loan" => {
                    taken += 1;
                    held.insert(action["loan"].as_u64().unwrap(), company.to_owned());
                }
                "payoff_loan" => {
                    repaid += 1;
                    let owner = held.remove(&action["loan"].as_u64().unwrap());
                    assert_eq!(owner.as_deref(), Some(company), "seed {seed}: {action}");
                }
                _ => {}
            }
        }
    }
    assert!(taken > 100 && repaid > 5, "{taken} taken, {repaid} repaid");
}

/// It is the president who gives up, whether he or his company says so.
#[test]
fn a_bankruptcy_may_be_sent_by_the_company() {
    let mut seen = 0;
    for (seed, _, record) in told() {
        let list = actions(&record);
        if list.last().is_none_or(|last| last["type"] != "bankrupt") {
            continue;
        }
        let company = list.iter().rev().find(|action| action["entity_type"] == "corporation").unwrap();
        let mut by_company = record.clone();
        let last = by_company["actions"].as_array_mut().unwrap().last_mut().unwrap();
        (last["entity"], last["entity_type"]) = (company["entity"].clone(), json!("corporation"));
        let [one, other] = [&record, &by_company].map(|record| followed(record).unwrap());
        assert!(one.state() == other.state(), "seed {seed}");
        seen += 1;
    }
    assert!(seen > 2, "only {seen} bankruptcies");
}

/// There a turn goes on while another company is to return trains.
#[test]
fn a_train_may_be_returned_after_what_comes_next() {
    let mut seen = 0;
    for (seed, _, record) in told() {
        let list = actions(&record);
        let place = list.windows(2).position(|pair| {
            let other = pair[0]["entity"] != pair[1]["entity"];
            pair[0]["type"] == "discard_train" && pair[1]["type"] == "take_loan" && other
        });
        let Some(place) = place else { continue };
        let mut later = record.clone();
        later["actions"].as_array_mut().unwrap().swap(place, place + 1);
        let [one, other] = [&record, &later].map(|record| followed(record).unwrap());
        assert!(one.state() == other.state(), "seed {seed}");
        // Without the answer nothing that waits for it is played.
        later["actions"].as_array_mut().unwrap().remove(place + 1);
        later["actions"].as_array_mut().unwrap().truncate(place + 1);
        later["status"] = json!("active");
        assert!(followed(&later).unwrap_err().to_string().contains("take_loan"), "seed {seed}");
        seen += 1;
    }
    println!("{seen} trains returned later");
}

/// What cannot be told is named by its number and in words, and what comes before it can be told.
#[test]
fn the_part_before_what_cannot_be_told_is_written() {
    let mut named = 0;
    for seed in 1..25 {
        let (file, _) = random_game_of("1836jr56", Options::BOOK, 2 + seed as usize % 3, seed, usize::MAX);
        let Err(untellable) = site::write(&file, &shelf()) else { continue };
        let Some(action) = untellable.action else { continue };
        assert!(untellable.to_string().contains(&format!("action {action} (")), "seed {seed}: {untellable}");
        assert_eq!(untellable.tellable(), Some(action - 1));
        named += 1;
        let part = site::write_part(&file, &shelf(), action - 1);
        let part = part.unwrap_or_else(|why| panic!("seed {seed}, before action {action}: {why}"));
        let record: Value = serde_json::from_str(&part).unwrap();
        assert_eq!(record["status"], "active");
        assert!(followed(&record).is_ok());
    }
    assert!(named > 5, "only {named}");
}

#[test]
fn every_exemption_has_a_name_of_its_own_a_reason_and_a_place() {
    assert!(Exemption::ALL.len() <= 6);
    for (index, exemption) in Exemption::ALL.into_iter().enumerate() {
        assert!(exemption.reason().ends_with('.') && exemption.applies().contains(": "), "{exemption}");
        assert!(Exemption::ALL[..index].iter().all(|other| other.name() != exemption.name()));
    }
}
