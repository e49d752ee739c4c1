//! The site as an app: manifest, icons, the worker beside the pages, and what is kept of games.

use crate::common::{Browser, server, three};

/// The addresses of files in a text.
fn files(text: &str) -> Vec<String> {
    text.split('"').filter(|word| word.starts_with("/assets/")).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_phone_finds_manifest_and_icons() {
    let server = server();
    let mut browser = Browser::new(&server);
    let page = browser.get("/").await.text;
    let manifest = files(&page).into_iter().find(|file| file.ends_with("manifest.json")).expect("a manifest");
    let manifest = browser.get(&manifest).await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let manifest = manifest.json();
    assert_eq!(
        (manifest["start_url"].as_str(), manifest["display"].as_str()),
        (Some("/"), Some("standalone"))
    );
    let icons = manifest["icons"].as_array().expect("icons");
    for (size, purpose) in [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")] {
        assert!(
            icons.iter().any(|icon| icon["sizes"] == size && icon["purpose"] == purpose),
            "{size} {purpose}"
        );
    }
    for icon in icons {
        let answer = browser.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.headers["content-type"].to_str().ok(), icon["type"].as_str());
        assert!(answer.headers["cache-control"].to_str().is_ok_and(|lasts| lasts.contains("immutable")));
    }
    assert!(page.contains("name=\"theme-color\"") && page.contains("rel=\"apple-touch-icon\""));
}

#[tokio::test]
async fn the_worker_knows_files_that_are_there_and_a_page_for_lost_lines() {
    let server = server();
    let mut browser = Browser::new(&server);
    let worker = browser.get("/worker.js").await;
    assert!(worker.headers["content-type"].to_str().is_ok_and(|kind| kind.starts_with("text/javascript")));
    assert_eq!(worker.headers["cache-control"], "no-store", "a new release is found at once");
    let found = files(&worker.text);
    assert!(found.len() >= 5 && !worker.text.contains("$FILES") && !worker.text.contains("$POLICY"));
    for file in found {
        assert_eq!(browser.get(&file).await.status, 200, "{file}");
    }
    let policy = worker.headers["content-security-policy"].to_str().expect("a policy");
    assert!(worker.text.contains(policy), "what is kept is held to the same policy");
    let offline = browser.get("/offline").await;
    assert!(offline.status == 200 && offline.text.contains("id=\"kept\""));
}

#[tokio::test]
async fn only_tables_at_which_one_sits_are_to_be_kept_under_a_mark_of_whose_they_are() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let mut watcher = Browser::new(&server);
    let own = |page: &str| page.split_once("data-own=\"").map(|(_, rest)| rest[..16].to_owned());
    let mut marks = Vec::new();
    for person in &mut people {
        marks.push(own(&person.get(&format!("/games/{id}")).await.text).expect("a mark"));
    }
    assert!(marks[0] != marks[1] && marks[1] != marks[2] && marks[0] != marks[2], "{marks:?}");
    assert_eq!(own(&people[0].get(&format!("/games/{id}/table")).await.text).as_ref(), Some(&marks[0]));
    assert_eq!(own(&watcher.get(&format!("/games/{id}")).await.text), None);
}
