//! The document of the API against what the API answers.

use crate::common::{Browser, server, three};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Compares a value with a schema, as far as our document uses them.
fn check(document: &Value, schema: &Value, value: &Value, path: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema =
            document.pointer(reference.trim_start_matches('#')).expect("the reference leads somewhere");
        return check(document, schema, value, path);
    }
    if let Some(choices) = schema["enum"].as_array() {
        assert!(choices.contains(value), "{path} is none of {choices:?}: {value}");
    }
    if let Some(schemas) = schema["oneOf"].as_array() {
        let fits = |schema: &&Value| match schema["type"].as_str() {
            Some("null") => value.is_null(),
            _ => !value.is_null(),
        };
        let schema = schemas.iter().find(fits).unwrap_or_else(|| panic!("{path}: {value}"));
        return check(document, schema, value, path);
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    match &schema["type"] {
        Value::String(wanted) => assert_eq!(wanted, kind, "{path}: {value}"),
        Value::Array(wanted) => assert!(wanted.contains(&json!(kind)), "{path}: {value}"),
        _ => {}
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        check(document, &schema["items"], item, &format!("{path}/{index}"));
    }
    let Some(object) = value.as_object() else { return };
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        assert!(object.contains_key(name), "{path} lacks {name}");
    }
    for (name, item) in object {
        let path = format!("{path}/{name}");
        match (&schema["properties"][name.as_str()], &schema["additionalProperties"]) {
            (Value::Null, Value::Bool(true)) => {}
            (Value::Null, more @ Value::Object(_)) => check(document, more, item, &path),
            (Value::Null, _) => panic!("{path} is not documented"),
            (property, _) => check(document, property, item, &path),
        }
    }
}

struct Documented {
    document: Value,
}

impl Documented {
    /// Compares an answer with what the document says of this operation.
    fn check(&self, method: &str, path: &str, answer: &crate::common::Answer) -> Value {
        let operation = &self.document["paths"][path][method];
        assert!(operation.is_object(), "{method} {path} is documented");
        let body = answer.json();
        if answer.status == StatusCode::OK {
            let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
            check(&self.document, schema, &body, path);
        } else {
            let code = answer.status.as_u16().to_string();
            assert!(operation["responses"][&code].is_object(), "{method} {path} may answer with {code}");
            let schema = json!({"$ref": "#/components/schemas/Trouble"});
            check(&self.document, &schema, &body, path);
        }
        body
    }
}

#[tokio::test]
async fn answers_have_the_documented_shapes() {
    let server = server();
    let (id, [mut anna, mut bela, mut cyril]) = three(&server).await;
    let document = anna.get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], json!("3.1.0"));
    let documented = Documented { document };
    let game = |path: &str| format!("/api/games/{id}{path}");

    let first = documented.check("get", "/api/games/{id}", &anna.get(&game("")).await);
    let seat = first["seat"].as_u64().expect("a seat") as usize;
    let private = &first["offers"][0]["choices"][0]["action"];
    let people = [&mut anna, &mut bela, &mut cyril];
    let acted = people[seat].act(&id, 0, private).await;
    documented.check("post", "/api/games/{id}/actions", &acted);
    let old = people[seat].act(&id, 0, private).await;
    documented.check("post", "/api/games/{id}/actions", &old);
    let wrong = people[(seat + 2) % 3].act(&id, 1, private).await;
    documented.check("post", "/api/games/{id}/actions", &wrong);
    let undone = people[seat].ask(&id, "undo", 1).await;
    documented.check("post", "/api/games/{id}/undo", &undone);
    let redone = people[seat].ask(&id, "redo", 2).await;
    documented.check("post", "/api/games/{id}/redo", &redone);
    let none = people[seat].ask(&id, "undo/agree", 3).await;
    documented.check("post", "/api/games/{id}/undo/agree", &none);

    let log = documented.check("get", "/api/games/{id}/log", &anna.get(&game("/log")).await);
    assert_eq!(
        log["entries"].as_array().map(Vec::len),
        Some(4),
        "the start, an action, undo and redo: {log}"
    );
    for file in ["lokalka.json", "18xx.json"] {
        let answer = anna.get(&game(&format!("/{file}"))).await;
        documented.check("get", &format!("/api/games/{{id}}/{file}"), &answer);
        let none = anna.get(&format!("/api/games/none/{file}")).await;
        documented.check("get", &format!("/api/games/{{id}}/{file}"), &none);
    }

    documented.check("get", "/api/games", &anna.get("/api/games").await);
    documented.check("get", "/api/me", &anna.get("/api/me").await);
    documented.check(
        "post",
        "/api/games/{id}/chat",
        &anna.post(&game("/chat"), &json!({"text": "Hi"})).await,
    );
    documented.check("get", "/api/games/{id}/chat", &anna.get(&game("/chat")).await);
    let note = anna.put(&game("/seats/0/notes"), &json!({"text": "x"})).await;
    documented.check("put", "/api/games/{id}/seats/{seat}/notes", &note);
    documented.check("get", "/api/games/{id}/seats/{seat}/notes", &anna.get(&game("/seats/0/notes")).await);

    let gathering = anna.gather("invite").await;
    documented.check("get", "/api/lobby", &anna.get("/api/lobby").await);
    let invites = anna.get(&format!("/api/games/{gathering}/invites")).await;
    let links = documented.check("get", "/api/games/{id}/invites", &invites);
    let link = links["invites"][0]["link"].as_str().expect("a link");
    let joined = bela.post(&format!("/api{link}"), &json!({"name": "Bela"})).await;
    documented.check("post", "/api/join/{invite}", &joined);
    documented.check("delete", "/api/games/{id}", &anna.delete(&format!("/api/games/{gathering}")).await);

    documented.check("get", "/api/games/{id}/audit", &anna.get(&game("/audit")).await);
    let stranger = Browser::new(&server).get(&game("/audit")).await;
    documented.check("get", "/api/games/{id}/audit", &stranger);

    let account = json!({"name": "Anna", "password": "correct horse"});
    documented.check("post", "/api/account", &anna.post("/api/account", &account).await);
    documented.check("post", "/api/session", &anna.post("/api/session", &account).await);
    let sure = json!({"password": "correct horse"});
    let begun = anna.post("/api/account/second-factor", &sure).await;
    documented.check("post", "/api/account/second-factor", &begun);
    let confirmed = anna.post("/api/account/second-factor/confirm", &json!({"code": "none"})).await;
    documented.check("post", "/api/account/second-factor/confirm", &confirmed);
    let off = json!({"password": "correct horse", "code": "none"});
    let off = anna.post("/api/account/second-factor/off", &off).await;
    documented.check("post", "/api/account/second-factor/off", &off);
    documented.check("get", "/api/account/second-factor", &anna.get("/api/account/second-factor").await);
    documented.check("post", "/api/tokens", &anna.post("/api/tokens", &json!({"label": "x"})).await);
    documented.check("get", "/api/tokens", &anna.get("/api/tokens").await);
    let sessions = documented.check("get", "/api/sessions", &anna.get("/api/sessions").await);
    let session = sessions["sessions"][0]["id"].as_str().expect("an id");
    let ended = anna.delete(&format!("/api/sessions/{session}")).await;
    documented.check("delete", "/api/sessions/{id}", &ended);
    documented.check("delete", "/api/sessions", &anna.delete("/api/sessions").await);
    anna.post("/api/session", &account).await;
    documented.check("delete", "/api/sessions", &anna.delete("/api/sessions").await);
    documented.check("delete", "/api/session", &anna.delete("/api/session").await);
    documented.check("get", "/api/tokens", &anna.get("/api/tokens").await);
}

#[tokio::test]
async fn people_read_the_same_document() {
    let server = server();
    let mut browser = Browser::new(&server);
    let page = browser.get("/api").await;
    assert_eq!(page.status, StatusCode::OK);
    let document = browser.get("/api/openapi.json").await.json();
    for path in document["paths"].as_object().expect("paths").keys() {
        assert!(page.text.contains(path.as_str()), "{path}");
    }
    let nonsense = browser.post_text("/api/games", "application/json", "nonsense".to_owned()).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nonsense.json()["sentence"].is_string(), "what cannot be read is answered like everything else");
    let id = browser.start().await;
    for path in
        ["/api/nowhere".to_owned(), format!("/api/games/{id}?at=x"), format!("/api/games/{id}/seats/x/notes")]
    {
        let answer = browser.get(&path).await;
        assert!(answer.status.is_client_error(), "{path}");
        assert!(answer.json()["sentence"].as_str().is_some_and(|words| words.len() > 10), "{path}");
    }
    let method = browser.delete("/api/lobby").await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(method.json()["sentence"].is_string());
}
