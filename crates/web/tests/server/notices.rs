//! News of turns: real webhooks and real letters, received over sockets.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::common::news::{Posted, begin, next, nothing, receiver, three_accounts};
use crate::common::{Answer, Browser};
use axum::Router;
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use web::{Config, Repository, app};

/// Short enough for a test, and long enough to act meanwhile.
const GRACE: Duration = Duration::from_secs(1);

fn config() -> Config {
    let repository = Repository::in_memory().expect("memory is there");
    Config::new(repository).notices_after(GRACE, Duration::from_millis(50))
}

/// A server that may reach everything, as the receivers of these tests are on this machine.
fn anywhere() -> Router {
    app(config().webhooks_to(|_| true))
}

/// A webhook that answers with these statuses.
async fn hook(statuses: &'static [&'static str]) -> (String, UnboundedReceiver<Posted>) {
    let (url, received) = receiver(statuses).await;
    (format!("{url}/hook?key=1"), received)
}

fn read(body: &[u8]) -> Value {
    serde_json::from_slice(body).expect("JSON")
}

/// Asks to be told by a webhook, as the form does.
async fn wish(browser: &mut Browser, webhook: &str) -> Answer {
    let webhook = webhook.replace(':', "%3A").replace('/', "%2F").replace('?', "%3F").replace('=', "%3D");
    browser.submit("/account/notices", &format!("active=yes&webhook={webhook}&email=")).await
}

/// Whose turn it is, and the number.
async fn turn(browser: &mut Browser, id: &str) -> (usize, u64) {
    let game = browser.game(id).await;
    (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"))
}

async fn pass(id: &str, people: &mut [Browser; 3]) -> usize {
    let (seat, seq) = turn(&mut people[0], id).await;
    let acted = people[seat].act(id, seq, &json!({"do": "pass"})).await;
    assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
    seat
}

#[tokio::test]
async fn a_webhook_tells_once_when_a_turn_begins() {
    let server = anywhere();
    let (url, mut received) = hook(&["204 No Content"]).await;
    let (id, mut people) = three_accounts(&server).await;
    for person in &mut people {
        let saved = wish(person, &url).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.text);
        assert!(!saved.text.contains("key=1") && saved.text.contains("127.0.0.1"), "the address is a key");
    }
    begin(&id, &mut people).await;
    let (head, body) = next(&mut received).await;
    let body = read(&body);
    assert!(head.starts_with("POST /hook?key=1 HTTP/1.1\r\n"), "{head}");
    let text = body["content"].as_str().expect("for Discord");
    assert_eq!(text, format!("It is your turn in 18CZ with Anna, Bela, Cyril: /games/{id}"));
    assert_eq!(body["text"], body["content"], "for Slack");
    assert_eq!(body["allowed_mentions"], json!({"parse": []}));
    assert!(nothing(&mut received).await, "once is enough");
    pass(&id, &mut people).await;
    next(&mut received).await;
    assert!(nothing(&mut received).await, "the next one is told once as well");
}

#[tokio::test]
async fn who_acts_at_once_or_looks_on_is_not_told() {
    let server = anywhere();
    let (url, mut received) = hook(&["204 No Content"]).await;
    let (id, mut people) = three_accounts(&server).await;
    for person in &mut people {
        wish(person, &url).await;
    }
    // Everybody looks on, until the end.
    let mut streams = Vec::new();
    for person in &people {
        streams.push(person.listen(&id).await);
    }
    begin(&id, &mut people).await;
    pass(&id, &mut people).await;
    assert!(nothing(&mut received).await, "all of them see it");
    // At another table nobody looks on, but they act at once, but for the last.
    let id = people[0].gather("open").await;
    let mut turn_began = Instant::now();
    begin(&id, &mut people).await;
    let mut slow = 0;
    for _ in 0..4 {
        let acts = Instant::now();
        pass(&id, &mut people).await;
        slow += usize::from(turn_began.elapsed() >= GRACE);
        turn_began = acts;
    }
    next(&mut received).await;
    let mut more = 0;
    while !nothing(&mut received).await {
        more += 1;
    }
    // On a slow machine nobody acts at once.
    assert!(more <= slow, "one waits, and one is told: {more} were told besides, {slow} were slow");
    // Switched off, it is.
    for person in &mut people {
        assert_eq!(person.submit("/account/notices", "webhook=&email=").await.status, StatusCode::OK);
    }
    pass(&id, &mut people).await;
    assert!(nothing(&mut received).await);
}

#[tokio::test]
async fn what_fails_is_tried_again_and_then_dropped() {
    let server = anywhere();
    let (url, mut received) = hook(&["503 Busy", "500 Oops", "204 No Content"]).await;
    let (id, mut people) = three_accounts(&server).await;
    for person in &mut people {
        wish(person, &url).await;
    }
    begin(&id, &mut people).await;
    for _ in 0..3 {
        next(&mut received).await;
    }
    assert!(nothing(&mut received).await, "the third attempt was taken");
    let (broken, mut attempts) = hook(&["500 Oops"]).await;
    for person in &mut people {
        wish(person, &broken).await;
    }
    pass(&id, &mut people).await;
    for _ in 0..4 {
        next(&mut attempts).await;
    }
    assert!(nothing(&mut attempts).await, "four attempts are enough");
    let (gone, mut once) = hook(&["404 Not Found"]).await;
    for person in &mut people {
        wish(person, &gone).await;
    }
    pass(&id, &mut people).await;
    next(&mut once).await;
    assert!(nothing(&mut once).await, "what is not there is not asked again");
    // Play went on meanwhile.
    assert_eq!(people[0].game(&id).await["actions"], json!(2));
}

#[tokio::test]
async fn a_test_says_what_went_wrong() {
    let server = anywhere();
    let (url, mut received) = hook(&["204 No Content", "403 Forbidden", "302 Found"]).await;
    let mut anna = Browser::new(&server);
    assert_eq!(anna.submit("/account/notices/trial", "").await.headers["location"], "/sign-in");
    anna.sign_up("Anna").await;
    let nowhere = anna.submit("/account/notices/trial", "").await;
    assert_eq!(nowhere.status, StatusCode::UNPROCESSABLE_ENTITY);
    wish(&mut anna, &url).await;
    let sent = anna.submit("/account/notices/trial", "").await;
    assert_eq!(sent.status, StatusCode::OK, "{}", sent.text);
    assert!(sent.text.contains("The test was sent."));
    let (_, body) = next(&mut received).await;
    assert!(read(&body)["content"].as_str().is_some_and(|text| text.starts_with("Turn notifications")));
    let refused = anna.submit("/account/notices/trial", "").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("does not accept the message"), "{}", refused.text);
    let away = anna.submit("/account/notices/trial", "").await;
    assert!(away.text.contains("redirects elsewhere"), "redirects are not followed: {}", away.text);
    let forgotten = anna.submit("/account/notices", "forget=yes&webhook=&email=").await;
    assert!(!forgotten.text.contains("Send a test") && !forgotten.text.contains("name=\"email\""));
    for _ in 0..5 {
        anna.submit("/account/notices/trial", "").await;
    }
    let often = anna.submit("/account/notices/trial", "").await;
    assert_eq!(often.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Speaks SMTP as a mail server does; tells of each letter who it is for and what it says.
async fn mail_server() -> (SocketAddr, UnboundedReceiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let (sender, letters) = unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.expect("somebody comes");
            tokio::spawn(converse(stream, sender.clone()));
        }
    });
    (address, letters)
}

async fn converse(stream: TcpStream, sender: UnboundedSender<(String, String)>) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 mail.test ESMTP\r\n").await.expect("it is read");
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.is_ok_and(|length| length == 0) {
            return;
        }
        let answer = match line.split([' ', ':', '\r']).next().unwrap_or_default() {
            "EHLO" | "HELO" => "250 mail.test\r\n",
            "RCPT" => {
                line.trim_end().clone_into(&mut to);
                if to.contains("nobody") { "550 no such box\r\n" } else { "250 ok\r\n" }
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.expect("it is read");
                let mut letter = String::new();
                while !letter.ends_with("\r\n.\r\n") {
                    assert!(stream.read_line(&mut letter).await.expect("a line") > 0, "half a letter");
                }
                let _ = sender.send((to.clone(), letter));
                "250 taken\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        if stream.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
    }
}

/// The text of a letter, whose long lines were broken up for the way.
fn unfolded(letter: &str) -> String {
    letter.replace("=\r\n", "").replace("=3D", "=")
}

#[tokio::test]
async fn a_letter_comes_once_its_address_is_confirmed() {
    let (address, mut letters) = mail_server().await;
    let config = config().mail(&format!("smtp://{address}"), "Lokálka <games@example.org>").expect("sound");
    let server = app(config.public_url(Some("https://games.example.org")).expect("an address"));
    let (id, mut people) = three_accounts(&server).await;
    let asked = people[0].submit("/account/notices", "active=yes&webhook=&email=anna%40example.org").await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    assert!(asked.text.contains("is waiting to be confirmed"), "{}", asked.text);
    let (to, letter) = next(&mut letters).await;
    assert_eq!(to, "RCPT TO:<anna@example.org>");
    let text = unfolded(&letter);
    assert!(text.contains("Subject: Confirm your e-mail address"), "{text}");
    assert!(text.contains("games@example.org") && text.contains("Anna"), "{text}");
    let link = text.split("https://games.example.org/account/email/").nth(1).expect("a link");
    let token: String = link.chars().take_while(char::is_ascii_hexdigit).collect();
    // Until then nothing else is sent, whoever waits.
    begin(&id, &mut people).await;
    while turn(&mut people[1], &id).await.0 != 0 {
        pass(&id, &mut people).await;
    }
    assert!(nothing(&mut letters).await, "nothing to an address that is not confirmed");
    // To look at the link does nothing: programs that read letters do so.
    let path = format!("/account/email/{token}");
    assert_eq!(Browser::new(&server).get(&path).await.status, StatusCode::OK);
    assert!(people[0].get("/account").await.text.contains("is waiting to be confirmed"));
    let wrong = people[1].submit("/account/email/0123456789abcdef0123456789abcdef", "").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert_eq!(Browser::new(&server).submit(&path, "").await.status, StatusCode::OK);
    assert_eq!(Browser::new(&server).submit(&path, "").await.status, StatusCode::FORBIDDEN, "once");
    assert!(!people[0].get("/account").await.text.contains("is waiting to be confirmed"));
    pass(&id, &mut people).await;
    while turn(&mut people[1], &id).await.0 != 0 {
        pass(&id, &mut people).await;
    }
    let (to, letter) = next(&mut letters).await;
    assert_eq!(to, "RCPT TO:<anna@example.org>");
    let text = unfolded(&letter);
    assert!(text.contains("Subject: Your turn in 18CZ"), "{text}");
    assert!(text.contains(&format!("https://games.example.org/games/{id}")), "{text}");
    assert!(text.contains("https://games.example.org/account"), "how to switch it off: {text}");
    // With the account, the address goes.
    assert_eq!(people[0].submit("/account/delete", "password=correct+horse").await.status, 303);
    people[0].sign_up("Anna").await;
    assert!(!people[0].get("/account").await.text.contains("anna@example.org"));
}

/// What a letter says, head and body, when the forms are undone in which letters of other alphabets travel.
fn in_letters(letter: &str) -> (String, String) {
    let (head, body) = letter.split_once("\r\n\r\n").expect("a head and a body");
    let subject: String = head.split("Subject: ").nth(1).expect("a subject").split("\r\n").take(1).collect();
    let continued = head
        .split("Subject: ")
        .nth(1)
        .into_iter()
        .flat_map(|rest| rest.split("\r\n").skip(1).take_while(|line| line.starts_with(' ')));
    let words = std::iter::once(subject.as_str()).chain(continued);
    let subject: Vec<u8> = words
        .flat_map(str::split_whitespace)
        .flat_map(|word| match word.strip_prefix("=?utf-8?b?").and_then(|word| word.strip_suffix("?=")) {
            Some(form) => STANDARD.decode(form).expect("base64"),
            None => word.as_bytes().to_vec(),
        })
        .collect();
    let body = if head.contains("Content-Transfer-Encoding: base64") {
        let form: String = body.split_whitespace().filter(|line| *line != ".").collect();
        STANDARD.decode(form).expect("base64")
    } else {
        quoted(&body.replace("=\r\n", ""))
    };
    (String::from_utf8(subject).expect("letters"), String::from_utf8(body).expect("letters"))
}

/// The bytes that quoted-printable text stands for.
fn quoted(text: &str) -> Vec<u8> {
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(code, 16).expect("two digits"));
        bytes.extend(rest.as_bytes());
    }
    bytes
}

/// The words of a letter in the marked language that stand outside of brackets; addresses are none, nor are names.
fn unmarked(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut rest = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => {
                depth += 1;
                rest.push(' ');
            }
            '⟧' => depth -= 1,
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    let words = rest.split_whitespace().filter(|word| !word.starts_with("https://") && !word.contains('@'));
    let words = words.map(|word| word.trim_matches(',')).filter(|word| word.contains(char::is_alphabetic));
    words.filter(|word| !["Anna", "Bela", "Cyril", "18CZ"].contains(word)).map(str::to_owned).collect()
}

#[tokio::test]
async fn nothing_in_a_letter_stays_english() {
    let (address, mut letters) = mail_server().await;
    let config = config().mail(&format!("smtp://{address}"), "Lokálka <games@example.org>").expect("sound");
    let server = app(config.public_url(Some("https://games.example.org")).expect("an address"));
    let (id, mut people) = three_accounts(&server).await;
    people[0].submit("/language", "language=en-XA&place=/").await;
    people[0].submit("/account/notices", "active=yes&webhook=&email=anna%40example.org").await;
    let expect_marked = |letter: &str| {
        let (subject, body) = in_letters(letter);
        assert!(subject.contains('⟦') && body.contains('⟦'), "{subject}: {body}");
        assert!(unmarked(&subject).is_empty() && unmarked(&body).is_empty(), "{subject}: {body}");
        body
    };
    let confirm = expect_marked(&next(&mut letters).await.1);
    let link = confirm.split("https://games.example.org").nth(1).expect("a link");
    let path: String = link.chars().take_while(|letter| !letter.is_whitespace() && *letter != '⟧').collect();
    Browser::new(&server).submit(&path, "").await;
    begin(&id, &mut people).await;
    while turn(&mut people[1], &id).await.0 != 0 {
        pass(&id, &mut people).await;
    }
    let news = expect_marked(&next(&mut letters).await.1);
    assert!(news.contains("18CZ") && confirm.contains("do nothing.⟧"), "{confirm}, {news}");
}

#[tokio::test]
async fn letters_are_few_and_addresses_are_checked() {
    let (address, mut letters) = mail_server().await;
    let config = config().mail(&format!("smtp://{address}"), "games@example.org").expect("sound");
    let server = app(config);
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    for wrong in ["anna", "anna%40example.org%0D%0ABcc%3A+x%40example.org", "Anna+%3Ca%40example.org%3E"] {
        let answer = anna.submit("/account/notices", &format!("active=yes&email={wrong}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    let none = anna.submit("/account/notices", "active=yes&email=nobody%40example.org").await;
    assert!(none.text.contains("does not accept messages"), "{}", none.text);
    let mut sent = 0;
    for number in 0..10 {
        let answer = anna.submit("/account/notices", &format!("email=victim{number}%40example.org")).await;
        sent += u32::from(answer.status == StatusCode::OK);
    }
    assert_eq!(sent, 2, "nobody's box is filled");
    for _ in 0..2 {
        next(&mut letters).await;
    }
    assert!(nothing(&mut letters).await);
}
