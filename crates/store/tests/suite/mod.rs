//! One suite for every database: `store_suite!` makes its cases into tests over a [`TestDatabase`].

pub mod actions;
pub mod audit;
pub mod branches;
pub mod chat;
pub mod games;
pub mod notices;
pub mod people;
pub mod push;
pub mod seats;
pub mod second_factors;
pub mod shared;

use store::{
    Holder, NewAction, NewGame, NewMessage, NewSeat, NewUser, SeatAccess, Status, Store, Visibility,
};

/// Where a database is kept during one test. It is empty at first and gone at the end.
pub trait TestDatabase: Sized {
    /// A new place; `None` where there can be none on this machine.
    fn new() -> Option<Self>;

    /// Opens the store there: the first time, again after all handles are dropped, or beside others as a second server.
    fn open(&self) -> Store;
}

/// Makes every case of the suite a test in a module over a place.
macro_rules! store_suite {
    ($name:ident: $place:ty) => {
        mod $name {
            use super::*;

            suite::store_suite!(@ $place, actions:
                start_at_one_and_come_back_in_order,
                only_the_next_number_is_taken,
                of_many_writers_of_one_number_exactly_one_wins,
                of_two_servers_on_one_game_exactly_one_wins_each_number,
                of_many_at_once_each_gets_its_own_answer,
                need_a_game_and_a_seat,
                need_the_seat_still_to_be_held_where_nobody_has_looked,
                a_frozen_game_takes_none_until_it_is_thawed,
                any_text_is_kept_as_it_is,
                are_there_after_reopening,
            );
            suite::store_suite!(@ $place, audit:
                deeds_come_back_latest_first,
                deeds_outlive_the_game,
                a_deleted_account_is_not_named_in_deeds,
            );
            suite::store_suite!(@ $place, branches:
                are_their_owners_alone,
                are_as_many_as_the_host_allows,
                of_two_changes_one_is_made,
                what_departs_from_a_deleted_one_stays,
                moves_wait_one_plan_for_each,
                go_with_whoever_signs_in_and_with_the_account,
            );
            suite::store_suite!(@ $place, games:
                come_back_as_they_were_made,
                an_id_is_used_once,
                a_game_that_cannot_be_made_leaves_nothing,
                unknown_ones_are_named,
                of_somebody_are_those_owned_or_sat_in_latest_first,
                the_lobby_lists_what_is_listed_and_gathers,
                every_status_comes_back,
                are_deleted_by_their_owner_alone,
                in_which_others_acted_stay,
                a_deleted_game_takes_everything_along,
                a_browser_that_signs_in_takes_its_games_along,
                nobody_with_an_account_plays_and_nobody_acts_are_abandoned,
                everything_is_there_after_reopening,
            );
            suite::store_suite!(@ $place, seats:
                are_claimed_with_the_right_invite,
                an_invite_is_for_one_seat,
                open_and_closed_ones,
                of_many_who_claim_one_exactly_one_gets_it,
                are_released_by_their_holder_and_claimed_anew,
                a_bot_stands_in_and_hands_back,
                a_new_invite_makes_the_old_one_worthless,
                unknown_ones_are_named,
            );
            suite::store_suite!(@ $place, shared:
                a_setting_keeps_the_first_value,
                a_sign_of_life_is_written_and_replaced,
            );
            suite::store_suite!(@ $place, chat:
                messages_are_numbered_per_game,
                messages_said_at_once_all_get_a_number,
                notes_are_per_seat,
                notes_are_not_left_to_the_next_holder,
            );
            suite::store_suite!(@ $place, notices:
                wishes_are_kept_and_replaced,
                an_address_counts_once_it_is_confirmed,
                wishes_go_with_the_account,
            );
            suite::store_suite!(@ $place, push:
                browsers_are_kept_in_order_and_forgotten,
                a_browser_is_whose_it_was_last_and_of_many_the_latest_stay,
                browsers_go_with_the_account,
            );
            suite::store_suite!(@ $place, second_factors:
                are_active_once_a_code_was_given,
                let_every_code_be_used_once,
                of_two_who_use_one_code_at_once_one_may,
                go_with_the_account_or_alone,
            );
            suite::store_suite!(@ $place, people:
                users_come_back_by_id_and_name,
                names_are_unique_in_any_letter_case,
                sessions_last_until_they_expire_or_end,
                names_that_look_the_same_are_refused,
                a_new_password_ends_all_sessions,
                tokens_end_with_the_password_and_everywhere,
                sessions_are_listed_and_ended_one_by_one,
                the_hash_of_a_password_is_renewed_without_an_end_of_sessions,
                tokens_are_listed_used_and_deleted,
                sessions_and_tokens_need_a_user_and_a_new_hash,
                a_deleted_account_leaves_its_games_without_its_name,
                are_there_after_reopening,
            );
        }
    };
    (@ $place:ty, $chapter:ident: $($case:ident,)*) => {
        mod $chapter {
            use super::*;

            $(
                #[test]
                fn $case() {
                    if let Some(place) = <$place as suite::TestDatabase>::new() {
                        suite::$chapter::$case(&place);
                    }
                }
            )*
        }
    };
}
pub(crate) use store_suite;

/// A user by id.
pub fn user(id: &str) -> Holder {
    Holder::User(id.to_owned())
}

/// A browser by id.
pub fn browser(id: &str) -> Holder {
    Holder::Browser(id.to_owned())
}

/// A game owned by browser "anna": she sits on seat 0, seat 1 is by invite "invite-GAME", seat 2 is a bot's.
pub fn new_game(id: &str) -> NewGame {
    NewGame {
        id: id.to_owned(),
        title: "18cz".to_owned(),
        options: "{}".to_owned(),
        seed: 7,
        rules_revision: "1".to_owned(),
        created_at: 1000,
        owner: Some(browser("anna")),
        visibility: Visibility::ByLink,
        status: Status::Playing,
        seats: vec![
            new_seat("Anna", "person", Some(browser("anna")), SeatAccess::Closed),
            new_seat("Seat 2", "person", None, SeatAccess::Invite(format!("invite-{id}"))),
            new_seat("Robot", "bot:novice", None, SeatAccess::Closed),
        ],
    }
}

/// A seat.
pub fn new_seat(name: &str, kind: &str, holder: Option<Holder>, access: SeatAccess) -> NewSeat {
    NewSeat { name: name.to_owned(), kind: kind.to_owned(), holder, access }
}

/// An action of browser "anna" on seat 0.
pub fn new_action(seq: u32) -> NewAction {
    NewAction {
        seq,
        seat: 0,
        by: Some(browser("anna")),
        holder: None,
        text: format!("action {seq}"),
        state_hash: format!("hash {seq}"),
        at: 1000 + i64::from(seq),
    }
}

/// A message.
pub fn new_message(author: &Holder, name: &str, text: &str) -> NewMessage {
    NewMessage { author: Some(author.clone()), name: name.to_owned(), text: text.to_owned(), at: 5 }
}

/// A user to be made; the id is the name in small letters.
pub fn new_user(name: &str) -> NewUser {
    NewUser {
        id: name.to_lowercase(),
        name: name.to_owned(),
        skeleton: format!("looks like {}", name.to_lowercase()),
        password_hash: "$argon2id$…".to_owned(),
        created_at: 3,
    }
}

/// A store with the one game "g".
pub fn with_game(place: &impl TestDatabase) -> Store {
    let store = place.open();
    store.create_game(&new_game("g")).unwrap();
    store
}
