//! Guesses at passwords, and passwords that are only there to be hashed.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, timeout};

use super::ground::{Ground, OWNER, address};
use super::outcome::Finding;
use super::tally::Reply;
use crate::{Answer, Client};

/// The account that everybody is after.
const NAME: &str = "Karolina";
const PASSWORD: &str = "slow train over seven hills";

/// Guesses at it, each from an address of its own.
const GUESSES: usize = 40;

/// After the counts were washed away no more than these are let through: some time has passed.
const MORE_GUESSES: usize = 3;

/// Who washes at once, and how many attempts each address makes.
const WASHERS: usize = 16;
const ATTEMPTS: usize = 6;

/// Longer than any name: it is counted, and not looked up.
const LONG_NAME: usize = 100;

/// What has not been answered after so long is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Guesses at one account, then a flood of other attempts from many addresses, then guesses again. Its owner must get in.
pub(super) async fn guessing(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut owner = sign_up(ground).await?;
    let before = guess(ground, 0).await;
    let washed = ground.scale(20_000, 480);
    let wash = |ground: Ground, number: usize| wash(ground, number, washed / ATTEMPTS / WASHERS);
    ground.together(WASHERS, wash).await?;
    let after = guess(ground, GUESSES).await;
    Ok(vec![
        Finding::goal(
            format!("of {GUESSES} guesses at one account {before} were looked at"),
            before < GUESSES,
        ),
        Finding::goal(
            format!("after {washed} requests from many addresses {after} more (at most {MORE_GUESSES})"),
            after <= MORE_GUESSES,
        ),
        owner_gets_in(&mut owner).await,
    ])
}

/// Attempts with passwords that must be hashed, for names that are there and for new ones.
pub(super) async fn passwords(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut owner = sign_up(ground).await?;
    let flood = ground.together(ground.scale(64, 8), hash);
    let (flood, owner) = tokio::join!(flood, async {
        tokio::time::sleep_until(ground.middle()).await;
        owner_gets_in(&mut owner).await
    });
    flood?;
    Ok(vec![owner])
}

/// The owner makes the account, is known by the browser from then on, and leaves.
async fn sign_up(ground: &Ground) -> Result<Client, String> {
    let mut owner = ground.client(OWNER);
    owner.expect("POST", "/api/account", &json!({"name": NAME, "password": PASSWORD})).await?;
    owner.expect("DELETE", "/api/session", &serde_json::Value::Null).await?;
    Ok(owner)
}

async fn owner_gets_in(owner: &mut Client) -> Finding {
    let began = Instant::now();
    let asked = timeout(PATIENCE, sign_in(owner, NAME, PASSWORD)).await.ok().flatten();
    let status = asked.map_or_else(|| "no answer".to_owned(), |answer| answer.status.to_string());
    let words =
        format!("the owner signs in from the own browser: {status} in {} ms", began.elapsed().as_millis());
    Finding::goal(words, status == "200")
}

async fn sign_in(client: &mut Client, name: &str, password: &str) -> Option<Answer> {
    client.post("/api/session", &json!({"name": name, "password": password})).await.ok()
}

/// How many guesses were looked at.
async fn guess(ground: &Ground, first: usize) -> usize {
    let mut looked_at = 0;
    for number in first..first + GUESSES {
        let mut client = ground.client(address(number));
        let asked = timeout(PATIENCE, sign_in(&mut client, NAME, &format!("guess number {number}"))).await;
        let status = asked.ok().flatten().map(|answer| answer.status);
        ground.note(status.map_or(Reply::Closed, Reply::Status));
        looked_at += usize::from(matches!(status, Some(200 | 401)));
    }
    looked_at
}

/// Attempts that cost the server little, from so many addresses.
async fn wash(ground: Ground, washer: usize, addresses: usize) {
    for number in 0..addresses {
        tokio::time::sleep_until(ground.when(number, addresses)).await;
        let place = 1000 + washer * addresses + number;
        let mut client = ground.client(address(place));
        let name = format!("{place:0>LONG_NAME$}");
        for _ in 0..ATTEMPTS {
            let status = sign_in(&mut client, &name, "wrong").await.map(|answer| answer.status);
            ground.note(status.map_or(Reply::Closed, Reply::Status));
        }
    }
}

/// Signs up and in by turns until the end, each time from another address.
async fn hash(ground: Ground, number: usize) {
    for turn in 0.. {
        if ground.is_over() {
            break;
        }
        let mut client = ground.client(address(1000 * (number + 1) + turn));
        let given = json!({"name": format!("nobody {number} {turn}"), "password": format!("{turn} times nobody {number}")});
        let path = if turn % 2 == 0 { "/api/session" } else { "/api/account" };
        ground.post(&mut client, path, &given).await;
    }
}
