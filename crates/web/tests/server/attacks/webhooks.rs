//! Having the server knock at doors of its own network.

use axum::http::StatusCode;

use crate::common::{Browser, server};

#[tokio::test]
async fn webhook_to_loopback() {
    let server = server();
    let mut mallory = Browser::new(&server);
    mallory.sign_up("Mallory").await;
    // Somebody listens there who must never hear of it.
    let door = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    door.set_nonblocking(true).expect("it can be asked");
    let port = door.local_addr().expect("it has an address").port();
    let before = mallory.get("/account").await.text.contains("is kept");
    for url in [
        format!("http://127.0.0.1:{port}/"),
        format!("http://localhost:{port}/"),
        format!("http://[::ffff:127.0.0.1]:{port}/"),
        "http://127.0.0.1/".to_owned(),
        "https://localhost/".to_owned(),
        "http://[::1]/".to_owned(),
        "http://0.0.0.0/".to_owned(),
        "http://10.0.0.1/".to_owned(),
        "http://192.168.1.1/".to_owned(),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[fe80::1]/".to_owned(),
        "http://[64:ff9b::7f00:1]/".to_owned(),
        "http://1.1.1.1:22/".to_owned(),
        "ftp://1.1.1.1/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "https://someone:secret@1.1.1.1/".to_owned(),
    ] {
        let form: String = url.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let answer = mallory.submit("/account/notices", &format!("active=yes&webhook={form}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
        assert!(answer.text.contains("role=\"alert\""), "{url}");
    }
    assert_eq!(mallory.get("/account").await.text.contains("is kept"), before, "none of them is kept");
    let trial = mallory.submit("/account/notices/trial", "").await;
    assert_eq!(trial.status, StatusCode::UNPROCESSABLE_ENTITY);
    let heard = door.accept().map(|_| ()).map_err(|error| error.kind());
    assert_eq!(heard, Err(std::io::ErrorKind::WouldBlock), "nobody knocked");
}

#[tokio::test]
async fn names_of_the_inner_network() {
    let server = server();
    let mut mallory = Browser::new(&server);
    mallory.sign_up("Mallory").await;
    // A name that is known here but not public, and one that nobody knows, since it is too long to be looked up.
    let unknown = format!("http://{}.example/", "x".repeat(64));
    let mut answers = Vec::new();
    for url in ["http://localhost/", &unknown] {
        let form: String = url.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let answer = mallory.submit("/account/notices", &format!("active=yes&webhook={form}")).await;
        let alert = answer.text.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</p>").next());
        answers.push((answer.status, alert.expect("it is said").to_owned()));
    }
    assert_eq!(answers[0], answers[1], "who is told which names there are learns what to attack");
    assert!(answers[0].1.contains("public internet"), "{}", answers[0].1);
}
