//! The page of an account: where news of turns go, and where one is signed in.

use browser::{Page, Spot, Viewport};

use crate::play;

fn sign(page: &Page, button: &str) {
    page.fill("[name=name]", "Anežka");
    page.fill("[name=password]", "correct horse");
    page.click(Spot::from("button").with(button));
    page.until_shown(Spot::from(".account a").with("Anežka"));
}

#[test]
fn sessions_are_ended_and_webhooks_into_the_house_refused() {
    play(|stage| {
        let here = stage.visitor_at("/sign-up");
        sign(&here, "Sign up");
        let there = stage.visitor_at("/sign-in");
        sign(&there, "Sign in");
        here.go(&stage.address("/account"));
        here.until_shown(Spot::from("#sessions").with("signed in"));
        assert!(here.words("section:has(#sessions)").contains("this browser"));
        here.expect_complaint("status of 4");
        here.fill("[name=webhook]", "http://127.0.0.1/");
        here.click("[name=active]");
        here.click(Spot::from("button").with("Save"));
        here.until_shown(Spot::from("[role=alert]").with("public internet"));
        for look in [Viewport::PHONE, Viewport::PHONE.in_the_dark()] {
            here.set_viewport(look);
            here.go(&stage.address("/account"));
            let wide = here.evaluate("document.documentElement.scrollWidth");
            assert!(wide.as_u64() <= Some(390), "the page is {wide} wide");
        }
        here.set_viewport(Viewport::DESKTOP);
        here.go(&stage.address("/account"));
        here.click(Spot::from("button").with("Sign out there"));
        here.until("one session", "document.querySelectorAll('[action$=\"/end\"]').length === 1");
        there.reload();
        there.until_shown(Spot::from(".account a").with("Sign in"));
        here.click(Spot::from("button").with("Sign out everywhere"));
        here.until("the form to sign in", "location.pathname === '/sign-in'");
    });
}
