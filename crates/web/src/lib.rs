//! The game server: pages, live tables, events to browsers.
//!
//! [`app`] is the whole server as a router; whoever calls it brings the socket. A move travels like this: the browser
//! posts the action with the sequence number that it was looking at; the table plays it on the game in memory; the
//! entry is kept; and only then do listeners hear of the new number and fetch what changed.

pub mod admin;
mod api;
mod assets;
mod bodies;
mod bots;
mod branches;
mod choices;
mod compression;
mod config;
mod connections;
mod cookies;
mod counts;
mod cover;
mod entry;
mod error;
mod expiry;
mod family;
mod figures;
mod files;
mod fingerprint;
mod going_on;
mod guard;
mod hosts;
mod identity;
mod impossible;
mod incident;
mod json_body;
mod kept;
mod laid;
mod landmarks;
mod language;
mod mentions;
mod moves;
mod names;
mod new_game;
mod notices;
mod openapi;
mod operation;
mod pages;
mod passing;
mod passwords;
mod peers;
mod people;
mod plans;
mod prospects;
mod proxies;
mod public_url;
mod puzzles;
mod reasons;
mod repository;
mod reviews;
mod seal;
mod streams;
mod table;
mod tables;
mod text;
mod throttle;
mod timestamp;
mod totp;
pub mod verify;
mod what_if;
mod work;

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;

pub use config::Config;
pub use connections::{Limits, connections_that_fit};
pub use hosts::host_name;
pub use ipnet::IpNet;
pub use proxies::network;
pub use repository::{AuditEntry, Repository};
pub use timestamp::format_timestamp;

use assets::Assets;
use connections::Door;
use cookies::Cookies;
use hosts::Hosts;
use notices::Notices;
use operation::contact::Contact;
use operation::health::Health;
use operation::incidents::Incidents;
use people::People;
use plans::Waiting;
use proxies::Proxies;
use public_url::PublicUrl;
use reviews::Reviews;
use streams::Streams;
use tables::Tables;
use throttle::{Rate, Throttle};
use work::{Desk, Share};

/// What everybody calls the site.
const SITE: &str = "Lokálka";

/// The server, as every handler is given it: all of its parts by one handle, since each request copies it several times.
#[derive(Clone)]
struct Server(Arc<Parts>);

impl Deref for Server {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// What the server is made of; each handler takes what it needs.
struct Parts {
    repository: Arc<Repository>,
    tables: Arc<Tables>,
    reviews: Arc<Reviews>,
    people: Arc<People>,
    throttle: Arc<Throttle>,
    public_url: Arc<PublicUrl>,
    proxies: Arc<Proxies>,
    hosts: Arc<Hosts>,
    limits: Limits,
    streams: Streams,
    notices: Arc<Notices>,
    assets: Arc<Assets>,
    desk: Arc<Desk>,
    contact: Option<Arc<Contact>>,
    incidents: Arc<Incidents>,
    health: Arc<Health>,
    puzzles: Arc<puzzles::Positions>,
}

impl Server {
    fn cookies(&self) -> Cookies {
        Cookies { secure: self.public_url.is_secure() }
    }
}

impl FromRef<Server> for Arc<Tables> {
    fn from_ref(server: &Server) -> Arc<Tables> {
        Arc::clone(&server.tables)
    }
}

/// The whole server as a router, for whoever needs no more. Called within a runtime: bots think in tasks of their own.
pub fn app(config: Config) -> Router {
    App::new(config).router()
}

/// A server: its pages, its numbers, and its end.
pub struct App {
    server: Server,
}

impl App {
    /// Starts what runs beside requests. Called within a runtime: bots think in tasks of their own.
    pub fn new(config: Config) -> App {
        App { server: start(config) }
    }

    /// Pages, API and all.
    pub fn router(&self) -> Router {
        router(self.server.clone())
    }

    /// `/metrics` alone, for an address that only those who run the server reach.
    pub fn metrics(&self) -> Router {
        operation::metrics_router().with_state(self.server.clone())
    }

    /// Serves pages, API and all to whoever connects, until told to stop; then what was asked for is answered.
    pub async fn serve(&self, listener: TcpListener, stop: impl Future<Output = ()>) {
        // Before the first visitor there is time for what nobody should have to wait for.
        let assets = Arc::clone(&self.server.assets);
        tokio::task::spawn_blocking(move || assets.compress());
        connections::serve(listener, self.door(self.router()), stop).await;
    }

    /// Serves `/metrics` alone, for as long as it is waited for.
    pub async fn serve_metrics(&self, listener: TcpListener) {
        connections::serve(listener, self.door(self.metrics()), std::future::pending()).await;
    }

    fn door(&self, router: Router) -> Door {
        let (limits, proxies) = (self.server.limits, Arc::clone(&self.server.proxies));
        Door { router, limits, proxies, metrics: self.server.tables.metrics().clone() }
    }

    /// Ends streams of events and the thinking of bots, so that nothing is left but requests that end by themselves.
    pub fn close(&self) {
        self.server.tables.close();
    }

    /// Waits until what was asked for by those who did not wait for the answer is written, too.
    pub async fn settle(&self) {
        self.server.tables.settle().await;
    }
}

fn start(config: Config) -> Server {
    let assets = Arc::new(Assets::new(&config.shelf));
    let repository = Arc::new(config.repository);
    let throttle = Arc::new(Throttle::new(config.rate));
    let desk = if config.rate == Rate::Unlimited { Desk::for_one_address() } else { Desk::new() };
    let (moved, games) = tokio::sync::mpsc::unbounded_channel();
    let (begun, turns) = tokio::sync::mpsc::channel(notices::QUEUE);
    let shelf = Arc::new(config.shelf);
    let (told, planned) = tokio::sync::mpsc::unbounded_channel();
    let tables = Arc::new(Tables::new(
        Arc::clone(&repository),
        moved,
        begun,
        shelf,
        config.seeds,
        config.room,
        Waiting::new(told),
    ));
    let hosts = Arc::new(Hosts::new(&config.public_url, config.hosts));
    let (public_url, streams) = (Arc::new(config.public_url), Streams::new(config.rate == Rate::Unlimited));
    let notices = Arc::new(Notices {
        repository: Arc::clone(&repository),
        public_url: Arc::clone(&public_url),
        throttle: Arc::clone(&throttle),
        streams: streams.clone(),
        mailer: config.mailer,
        allowed_targets: config.allowed_targets,
        timing: config.timing,
        tls: notices::post::tls_config().expect("the provider has the usual versions"),
        signer: std::sync::OnceLock::new(),
    });
    let telling = notices::tell(Arc::clone(&notices), Arc::downgrade(&tables), turns);
    let own = Arc::clone(&desk);
    tokio::spawn(async move { work::on_behalf(&own, Share::House, telling).await });
    tokio::spawn(bots::play(
        Arc::downgrade(&tables),
        Arc::clone(&desk),
        games,
        config.thinking,
        tables.closed(),
    ));
    tokio::spawn(plans::play(Arc::downgrade(&tables), Arc::clone(&desk), planned, tables.closed()));
    let (own, task) = (Arc::clone(&desk), expiry::watch(Arc::clone(&repository), Arc::downgrade(&tables)));
    tokio::spawn(async move { work::on_behalf(&own, Share::House, task).await });
    peers::listen(Arc::clone(&repository), Arc::downgrade(&tables), config.thinking);
    let reviews =
        Reviews::new(Arc::clone(&repository), Arc::clone(&tables), Arc::clone(&desk), config.review_nodes);
    let people = People::new(
        Arc::clone(&repository),
        Arc::clone(&throttle),
        (SITE, public_url.host()),
        config.session,
    );
    Server(Arc::new(Parts {
        tables,
        reviews: Arc::new(reviews),
        people: Arc::new(people),
        public_url,
        proxies: Arc::new(config.proxies),
        hosts,
        limits: config.limits,
        streams,
        notices,
        repository,
        throttle,
        assets,
        desk,
        contact: config.contact.map(Arc::new),
        incidents: Arc::new(Incidents::new()),
        health: Arc::default(),
        puzzles: Arc::default(),
    }))
}

fn router(server: Server) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home::show))
        .route("/tour", get(pages::tour::show))
        .route("/rules", get(pages::rulebook::index))
        .route("/rules/{title}", get(pages::rulebook::show))
        .route("/new/position", get(pages::editor::show).post(pages::editor::change))
        .route("/games/{id}/correct", get(pages::editor::show_correction).post(pages::editor::correct))
        .route("/puzzles", get(pages::puzzles::index))
        .route("/puzzles/next", get(pages::puzzles::next))
        .route("/puzzles/{id}", get(pages::puzzles::solving::show).post(pages::puzzles::solving::answer))
        .route("/puzzles/{id}/routes", get(pages::puzzles::solving::routes))
        .route("/puzzles/{id}/tray", get(pages::puzzles::solving::hex_tray))
        .route("/games", post(pages::home::start))
        .route("/games/{id}", get(pages::gathering::show))
        .route("/games/{id}/try", get(pages::branches::list).post(pages::branches::begin))
        .route("/games/{id}/try/compare", get(pages::branches::compared::show))
        .route("/games/{id}/try/describe", post(pages::branches::describe))
        .route("/games/{id}/try/delete", post(pages::branches::delete))
        .route("/games/{id}/try/play", post(pages::branches::line::play))
        .route("/games/{id}/try/forget", post(pages::branches::line::forget))
        .route("/games/{id}/what-if", get(pages::what_if::show))
        .route("/games/{id}/table", get(pages::table::fragment).post(pages::moves::make))
        .route("/games/{id}/tray", get(pages::tray::show))
        .route("/games/{id}/company", get(pages::company::show))
        .route("/games/{id}/rematch", post(pages::result::rematch))
        .route("/games/{id}/lights", get(pages::lights::company))
        .route("/games/{id}/hex", get(pages::lights::hex))
        .route("/games/{id}/card", get(pages::card::show))
        .route("/games/{id}/tray/revenue", get(pages::tray::revenue::show))
        .route("/games/{id}/take-over", get(pages::take_over::show))
        .route("/games/{id}/take-over/terms", get(pages::take_over::at_price))
        .route("/games/{id}/review", get(pages::review::show).post(pages::review::begin))
        .route("/games/{id}/audit", get(pages::audit::show))
        .route("/games/{id}/log", get(pages::log::show))
        .route("/games/{id}/seats/{seat}/join", post(pages::gathering::join))
        .route("/games/{id}/lokalka.json", get(files::export_lokalka_page))
        .route("/games/{id}/18xx.json", get(files::export_18xx_page))
        .route("/join/{invite}", get(pages::gathering::invitation).post(pages::gathering::accept))
        .route("/sign-in", get(pages::account::sign_in_form).post(pages::account::sign_in))
        .route("/sign-in/code", get(pages::account::sign_in_form).post(pages::second_factor::sign_in))
        .route("/sign-up", get(pages::account::sign_up_form).post(pages::account::sign_up))
        .route("/sign-out", post(pages::account::sign_out))
        .route("/language", post(pages::language::choose))
        .route("/account", get(pages::account::show))
        .route("/account/password", post(pages::account::change_password))
        .route("/account/second-factor", post(pages::second_factor::begin))
        .route("/account/second-factor/confirm", post(pages::second_factor::confirm))
        .route("/account/second-factor/off", post(pages::second_factor::end))
        .route("/account/delete", post(pages::account::delete))
        .route("/account/notices", post(pages::notices::change))
        .route("/account/notices/trial", post(pages::notices::try_out))
        .route("/account/push", post(pages::push::subscribe))
        .route("/account/push/end", post(pages::push::unsubscribe))
        .route("/account/push/end-all", post(pages::push::unsubscribe_all))
        .route("/account/email/{token}", get(pages::notices::confirmation).post(pages::notices::confirm))
        .route("/account/sessions/end", post(pages::sessions::end_all))
        .route("/account/sessions/{id}/end", post(pages::sessions::end))
        .route("/account/tokens", post(pages::account::create_token))
        .route("/account/tokens/{id}/revoke", post(pages::account::revoke_token))
        .route("/games/{id}/charts/{file}", get(pages::charts::file))
        .route("/games/{id}/info/{name}", get(pages::info::show))
        .route("/assets/{mark}/{name}", get(assets::serve))
        .route("/worker.js", get(assets::worker))
        .route("/offline", get(pages::offline::show))
        .route("/api", get(pages::document::page));
    let routes = api::routes::routes().into_iter();
    routes
        .fold(pages, |router, route| router.route(route.path, route.handler))
        .fallback(pages::missing)
        // The guard limits bodies, in words of our own.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(server.clone(), guard::middleware))
        .merge(operation::health_router())
        .layer(middleware::from_fn_with_state(server.clone(), operation::requests::middleware))
        .with_state(server)
}
