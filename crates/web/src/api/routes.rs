//! Every address of the API, in one list: the router is built from it, and the document is compared with it.

use axum::routing::{MethodRouter, delete, get, post, put};

use super::{
    account, audit, chat, corrections, document, events, games, log, moves, position, seats, second_factor,
    suggestion,
};
use crate::{Server, bodies, files};

/// An address: the method, the path, and who answers.
pub(crate) struct Route {
    /// In small letters, as the document has it.
    #[cfg_attr(not(test), allow(dead_code, reason = "only the comparison with the document asks"))]
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) handler: MethodRouter<Server>,
}

/// All addresses of the API.
pub(crate) fn routes() -> Vec<Route> {
    let route = |method, path, handler| Route { method, path, handler };
    vec![
        route("get", "/api/openapi.json", get(document::json)),
        route("get", "/api/me", get(account::me)),
        route("post", "/api/account", post(account::sign_up)),
        route("post", "/api/account/password", post(account::change_password)),
        route("post", "/api/account/delete", post(account::delete)),
        route("get", "/api/account/second-factor", get(second_factor::show)),
        route("post", "/api/account/second-factor", post(second_factor::begin)),
        route("post", "/api/account/second-factor/confirm", post(second_factor::confirm)),
        route("post", "/api/account/second-factor/off", post(second_factor::end)),
        route("post", "/api/session", post(account::sign_in)),
        route("delete", "/api/session", delete(account::sign_out)),
        route("get", "/api/sessions", get(account::sessions)),
        route("delete", "/api/sessions", delete(account::sign_out_everywhere)),
        route("delete", "/api/sessions/{id}", delete(account::end_session)),
        route("get", "/api/tokens", get(account::tokens)),
        route("post", "/api/tokens", post(account::create_token)),
        route("delete", "/api/tokens/{id}", delete(account::revoke_token)),
        route("get", "/api/lobby", get(games::lobby)),
        route("get", "/api/games", get(games::games)),
        route("post", "/api/games", post(games::create)),
        route("post", bodies::IMPORT, post(files::import)),
        route("get", "/api/games/{id}", get(position::game)),
        route("delete", "/api/games/{id}", delete(games::delete)),
        route("get", "/api/games/{id}/log", get(log::log)),
        route("get", "/api/games/{id}/audit", get(audit::audit)),
        route("get", "/api/games/{id}/lokalka.json", get(files::export_lokalka)),
        route("get", "/api/games/{id}/18xx.json", get(files::export_18xx)),
        route("post", "/api/games/{id}/actions", post(moves::act)),
        route("get", "/api/games/{id}/position", get(corrections::written)),
        route("post", "/api/games/{id}/corrections", post(corrections::correct)),
        route("post", "/api/games/{id}/undo", post(moves::undo)),
        route("post", "/api/games/{id}/undo/agree", post(moves::agree)),
        route("post", "/api/games/{id}/undo/refuse", post(moves::refuse)),
        route("post", "/api/games/{id}/redo", post(moves::redo)),
        route("get", "/api/games/{id}/events", get(events::events)),
        route("get", "/api/games/{id}/invites", get(seats::invites)),
        route("post", "/api/games/{id}/seats/{seat}/join", post(seats::join)),
        route("post", "/api/games/{id}/seats/{seat}/leave", post(seats::leave)),
        route("post", "/api/games/{id}/seats/{seat}/invite", post(seats::renew_invite)),
        route("post", "/api/games/{id}/seats/{seat}/stand-in", post(seats::stand_in)),
        route("get", "/api/games/{id}/suggestion", get(suggestion::suggest)),
        route("post", "/api/join/{invite}", post(seats::join_by_invite)),
        route("get", "/api/games/{id}/chat", get(chat::messages)),
        route("post", "/api/games/{id}/chat", post(chat::say)),
        route("get", "/api/games/{id}/seats/{seat}/notes", get(chat::note)),
        route("put", "/api/games/{id}/seats/{seat}/notes", put(chat::put_note)),
    ]
}
