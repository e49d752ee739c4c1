//! Pictures for README and docs: not a test of its own, taken by `cargo xtask screenshots`.

pub(crate) mod decisions;

use std::fs;
use std::path::{Path, PathBuf};

use browser::positions::{self, F56, Position, Temper};
use browser::{Page, Spot, Stage, Table, Viewport, smaller};
use languages::Language;
use rules::state::Round;
use rules::{CzOffer, Decision, Game, Offer, Offers};
use serde_json::json;

use crate::{deals, f56, moravia, play, waiting};

/// Where the pictures lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}

/// Takes the four pictures of a page: large and small, light and dark.
fn take(page: &Page, name: &str, arrange: impl Fn(&Page)) {
    for (size, look) in [("desktop", Viewport::DESKTOP), ("phone", Viewport::PHONE)] {
        for (colours, look) in [("light", look), ("dark", look.in_the_dark())] {
            page.set_viewport(look);
            page.reload();
            shoot(page, &format!("{name}-{size}-{colours}"), &arrange);
        }
    }
}

/// Takes pictures of a page in the hand otherwise than upright on a phone: the phone on its side, a tablet both ways, light and dark.
fn take_in_hand(page: &Page, name: &str, arrange: impl Fn(&Page)) {
    let of = |width, height| Viewport { width, height, ..Viewport::PHONE };
    for (size, look) in [
        ("phone-on-its-side", of(844, 390)),
        ("tablet", of(820, 1180)),
        ("tablet-on-its-side", of(1180, 820)),
    ] {
        for (colours, look) in [("light", look), ("dark", look.in_the_dark())] {
            page.set_viewport(look);
            page.reload();
            shoot(page, &format!("{name}-{size}-{colours}"), &arrange);
        }
    }
}

/// Takes a picture of a page that has just been opened.
pub fn shoot(page: &Page, name: &str, arrange: &impl Fn(&Page)) {
    let ready = "!document.getElementById('table') || 'ready' in document.body.dataset";
    page.until("the page to have its tools", ready);
    // The browser's own trace of a tap fades slowly.
    page.evaluate("document.documentElement.style.webkitTapHighlightColor = 'transparent'");
    arrange(page);
    // Two frames later everything that moves has come to rest.
    page.evaluate(
        "new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest(true))))",
    );
    let path = folder().join(format!("{name}.png"));
    let picture = smaller(&page.picture()).expect("a picture");
    fs::write(&path, picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Takes a picture of a path in every language but English: large, and on a narrow phone.
fn take_in_languages(stage: &Stage, page: &Page, path: &str, name: &str, arrange: impl Fn(&Page)) {
    let narrow = Viewport { width: 360, height: 740, ..Viewport::PHONE };
    for tag in Language::all().map(Language::tag).filter(|&tag| tag != "en") {
        for (size, look) in [("desktop", Viewport::DESKTOP), ("phone", narrow)] {
            page.set_viewport(look);
            page.go(&stage.address(&format!("{path}?lang={tag}")));
            shoot(page, &format!("{tag}-{name}-{size}"), &arrange);
        }
    }
}

/// A position well into the game, so that there is something to see.
fn later(set: u8, temper: Temper, wish: impl Fn(&Game, &Offers) -> bool) -> Position {
    positions::find(4, temper, |game, offers| {
        let now = match game.state().round {
            Round::Stock { number, .. } => number,
            Round::Operating { set, .. } => set,
            _ => 0,
        };
        now >= set && wish(game, offers)
    })
}

fn table(stage: &Stage, position: &Position) -> Table {
    stage.table_of(&position.file)
}

#[test]
#[ignore = "takes the pictures of the README; run by cargo xtask screenshots"]
fn pictures_of_every_chapter() {
    fs::create_dir_all(folder()).expect("the folder of the pictures");
    play(|stage| {
        take(&stage.visitor_at("/"), "first-page", |_| {});

        let mut draft = positions::beginning(4);
        for _ in 0..5 {
            draft.play(&draft.offered(|offer| matches!(offer, Offer::BuyPrivate { .. })));
        }
        let at_draft = table(stage, &draft);
        take(&at_draft, "draft", |_| {});
        take(&at_draft, "tour", |page| {
            // The offer was declined; on a phone the way to the tour is behind a tab.
            page.evaluate("document.querySelector('#help [data-tour]').click()");
            for step in 2..=3 {
                page.click("#tour [data-step='1']");
                page.until_shown(Spot::from("#tour output").with(&format!("{step}/")));
            }
        });

        let stock = later(3, Temper::Keen, |_, offers| {
            let has = |kind: fn(&Offer) -> bool| offers.offers.iter().any(kind);
            has(|offer| matches!(offer, Offer::BuyShare { .. }))
                && has(|offer| matches!(offer, Offer::SellShares { .. }))
        });
        let at_stock = table(stage, &stock);
        take(&at_stock, "stock-round", |_| {});
        take_in_hand(&at_stock, "stock-round", |_| {});

        let lays = |offer: &Offer| matches!(offer, Offer::LayTile { cost: 0, rotations, private: None, .. } if rotations.len() > 1);
        let track = later(5, Temper::Keen, |game, offers| {
            matches!(game.state().decision(), Some(Decision::Track { .. })) && offers.offers.iter().any(lays)
        });
        let action = track.offered(lays);
        let hex = json!(action)["hex"].as_str().expect("a hex").to_owned();
        let at_track = table(stage, &track);
        let choose = |_: &Page| {
            at_track.choose_hex(&hex);
            at_track.choose_tile(&action);
            // What tiles earn is worked out while they are looked at.
            at_track.until_shown("#tray [data-earns]:not(:empty)");
        };
        take(&at_track, "track", choose);
        take_in_hand(&at_track, "track", choose);

        let run = later(6, Temper::Keen, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::RunTrains { runs, .. } if runs.len() > 2))
        });
        let at_run = table(stage, &run);
        take(&at_run, "run", |_| at_run.turn_to("map"));
        take_in_hand(&at_run, "run", |_| at_run.turn_to("map"));

        let station = later(3, Temper::Keen, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::PlaceStation { .. }))
        });
        take(&table(stage, &station), "station", |_| {});
        let dividend = later(4, Temper::Keen, |game, _| {
            matches!(game.state().decision(), Some(Decision::Dividend { .. }))
        });
        take(&table(stage, &dividend), "dividend", |_| {});
        let trains = later(4, Temper::Keen, |_, offers| {
            let buys = |offer: &&Offer| matches!(offer, Offer::BuyTrain { .. } | Offer::BuyTrainFrom { .. });
            offers.offers.iter().filter(buys).count() > 1
        });
        take(&table(stage, &trains), "trains", |_| {});

        let taking =
            |offer: &Offer| matches!(offer, Offer::Cz(CzOffer::TakeOver { from, to, .. }) if from < to);
        // A company that brings something along.
        let rich = |game: &Game, offer: &Offer| match offer {
            Offer::Cz(CzOffer::TakeOver { target, .. }) => {
                let company = game.state().company(*target);
                taking(offer) && !company.trains.is_empty() && game.state().markers_of(*target).count() > 1
            }
            _ => false,
        };
        let take_over =
            later(3, Temper::Keen, |game, offers| offers.offers.iter().any(|offer| rich(game, offer)));
        let action = take_over.offered(|offer| rich(&take_over.game, offer));
        let at_take_over = table(stage, &take_over);
        take(&at_take_over, "take-over", |_| at_take_over.look_into_take_over(&action));

        take(&table(stage, &positions::whole_game(4, Temper::Keen, 1)), "end", |_| {});

        let board = positions::find_in(F56, 3, Temper::Keen, |game, offers| {
            let late = matches!(game.state().round, Round::Operating { set, .. } if set >= 5);
            late && offers
                .offers
                .iter()
                .any(|offer| matches!(offer, Offer::RunTrains { runs, .. } if runs.len() > 1))
        });
        let at_board = table(stage, &board);
        take(&at_board, "benelux", |_| at_board.turn_to("map"));

        let (mut deal, offer) = deals::before_a_deal(|_, _| true);
        deal.play(&offer);
        take(&table(stage, &deal), "deal", |_| {});

        let crisis = positions::find_in(F56, 3, Temper::Indebted, waiting::sale_adds_loans);
        take(&table(stage, &crisis), "crisis", |_| {});

        let formation = positions::find_in(F56, 3, Temper::Indebted, f56::formation_begins);
        take(&table(stage, &formation), "nationalisation", |_| {});

        let mut auction = moravia::beginning();
        auction.play(&moravia::pick("MW"));
        take(&table(stage, &auction), "auction", |_| {});
    });
}

#[test]
#[ignore = "takes pictures in every language; run by cargo xtask screenshots"]
fn pictures_in_every_language() {
    fs::create_dir_all(folder()).expect("the folder of the pictures");
    play(|stage| {
        let page = stage.visitor_at("/");
        take_in_languages(stage, &page, "/", "first-page", |_| {});
        let stock = later(3, Temper::Keen, |_, offers| {
            let has = |kind: fn(&Offer) -> bool| offers.offers.iter().any(kind);
            has(|offer| matches!(offer, Offer::BuyShare { .. }))
                && has(|offer| matches!(offer, Offer::SellShares { .. }))
        });
        let track = later(5, Temper::Keen, |game, offers| {
            matches!(game.state().decision(), Some(Decision::Track { .. }))
                && offers.offers.iter().any(|offer| matches!(offer, Offer::LayTile { .. }))
        });
        let run = later(6, Temper::Keen, |_, offers| {
            offers.offers.iter().any(|offer| matches!(offer, Offer::RunTrains { runs, .. } if runs.len() > 2))
        });
        let end = positions::whole_game(4, Temper::Keen, 1);
        for (position, name) in [(&stock, "stock-round"), (&track, "track"), (&run, "run"), (&end, "end")] {
            let table = stage.table_at(&page, &position.file);
            take_in_languages(stage, &page, &format!("/games/{}", table.id()), name, |_| {});
        }
    });
}
