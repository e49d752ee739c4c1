//! What everybody is worth, at the end of the game and today.

use super::{Played, SEED, browser, by_bots, games};
use rules::state::PrivateOwner;
use rules::title::PaperKind;
use rules::{Game, Options, Seat};

/// The cells of a player in the table of all players, without their tags.
fn row(page: &str, game: &Game, seat: Seat) -> Vec<String> {
    let table = page.split("class=\"players\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let place = game.state().order.iter().position(|&other| other == seat).expect("everybody plays");
    // The first row is that of the headings.
    let row = table.and_then(|table| table.split("<tr").nth(place + 2)).expect("a row for everybody");
    row.split("<td")
        .skip(1)
        .map(|cell| cell.split(['>', '<']).nth(1).unwrap_or_default().to_owned())
        .collect()
}

/// What a player owns if the bank paid so much for each local railway; other papers are worth nothing (R-MOR-18).
fn owned(game: &Game, seat: Seat, local: i64) -> i64 {
    let (state, view) = (game.state(), game.view());
    let shares: i64 =
        state.market.iter().map(|&of| i64::from(state.shares(of, seat)) * i64::from(view.price(of))).sum();
    let is_local = |&private: &_| matches!(game.title().private(private).kind, PaperKind::Local);
    let locals = view.privates_of(PrivateOwner::Player(seat)).filter(is_local).count();
    let player = state.player(seat);
    i64::from(player.cash) + shares + local * locals as i64
        - i64::from(player.debt)
        - i64::from(player.penalty)
}

async fn compare_worth(played: &Played) -> usize {
    let mut compared = 0;
    for at in played.positions(|game| game.state().local_price.is_some()) {
        let game = &played.games[at];
        let (_, page) = played.page(&mut browser(), at).await;
        for seat in game.state().seats() {
            let price = game.state().local_price.expect("the bank buys local railways");
            let end = i64::from(game.title().local_end_value);
            let [worth, today] = [end, i64::from(price)].map(|local| owned(game, seat, local));
            let cells = row(&page, game, seat);
            let told: Vec<i64> = cells
                .iter()
                .filter_map(|cell| cell.replace(' ', "").replace('−', "-").parse().ok())
                .collect();
            assert!(told.ends_with(&[worth, today]), "{cells:?} should end with {worth} and {today}");
            compared += 1;
        }
    }
    compared
}

#[tokio::test]
async fn everybody_is_told_at_the_end_and_today_as_the_rules_count() {
    // Papers of this variant are not all local railways.
    let moravia = by_bots("18cz-moravia-silesia", Options::BOOK, 3, SEED, None);
    let papers =
        |game: &Game| game.state().seats().any(|seat| owned(game, seat, 0) < game.view().worth(seat));
    assert!(moravia.games.iter().any(papers), "somebody owns a paper");
    assert!(compare_worth(&moravia).await > 0);
    for played in games() {
        let has_locals = played.games.iter().any(|game| game.state().local_price.is_some());
        assert_eq!(compare_worth(played).await > 0, has_locals);
    }
}
