//! The rules in words: those of the built-in titles, and faults in a `rules.toml`.

use rules::title::{Rulebook, embedded};

/// What is wrong with the text of a `rules.toml`.
fn faults(text: &str) -> Vec<String> {
    let faults = Rulebook::from_text(text).err();
    faults.iter().flat_map(|faults| faults.all()).map(ToString::to_string).collect()
}

#[test]
fn every_built_in_title_brings_its_rules() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        let book = title.rulebook.as_ref().unwrap_or_else(|| panic!("{id} brings no rules"));
        assert!(book.chapters.len() > 3, "{id}");
        assert!(book.chapters.iter().all(|chapter| !chapter.rules.is_empty()), "{id}");
        let last = book.entries().last().expect("there are rules");
        assert_eq!(book.entry(&last.id), Some(last));
    }
}

/// What a variant changes stands in the title that holds otherwise, which changes nothing itself.
#[test]
fn r_boh_23_r_mor_19_what_variants_change_is_there_to_be_changed() {
    let book = |id: &str| embedded::title(id).and_then(|title| title.rulebook.clone());
    let mut changed = 0;
    for variant in embedded::ids().iter().filter_map(|id| book(id)) {
        let Some(other) = &variant.otherwise else { continue };
        let other = book(other).unwrap_or_else(|| panic!("there is no title {other}"));
        assert_eq!(other.otherwise, None, "one page leads to all that holds");
        for id in variant.entries().flat_map(|entry| &entry.changes) {
            assert!(other.entry(id).is_some(), "there is no {id}");
            changed += 1;
        }
    }
    assert!(changed > 30, "only {changed}");
}

#[test]
fn all_faults_of_the_rules_are_said() {
    let text = r#"
        sections = "Of the book."
        colour = "red"
        [[chapter]]
        name = "Set-up"
        [[chapter.rule]]
        id = "R-SET-01"
        section = "I"
        says = "One."
        changes = ["R-OLD-01"]
        [[chapter.rule]]
        id = "R SET 02"
        section = "I"
        says = " "
        [[chapter]]
        name = "Later"
        [[chapter.rule]]
        id = "R-SET-01"
        section = "I"
        says = "Two."
        [[chapter.rule]]
        id = "R-LATER-01"
        section = "I"
        [[chapter]]
        name = "Empty"
    "#;
    let found = faults(text);
    for (place, what) in [
        ("colour", "unknown key; the keys here are sections, otherwise, chapter"),
        ("chapter.Set-up.rule.R-SET-01.changes", "say which one by `otherwise"),
        ("chapter.Set-up.rule.R SET 02.id", "capital letters, digits and hyphens"),
        ("chapter.Set-up.rule.R SET 02.says", "say the rule in a sentence"),
        ("chapter.Later.rule.R-SET-01", "numbers are unique"),
        ("rule.R-LATER-01", "missing field `says`"),
        ("rule", "needs at least one row"),
    ] {
        let begins = format!("rules.toml: {place}: ");
        let said = found.iter().any(|fault| fault.starts_with(&begins) && fault.contains(what));
        assert!(said, "{begins}{what} is not among {found:#?}");
    }
    assert_eq!(found.len(), 7, "{found:#?}");
    assert_eq!(
        faults("sections = \"Of the book.\""),
        ["rules.toml: chapter: the list is missing or empty; it needs at least one row"]
    );
    assert!(faults("anything")[0].starts_with("rules.toml: line 1: not TOML"));
    assert!(faults("")[0].contains("what the sections are"));
}

#[test]
fn faults_of_the_rules_are_faults_of_the_title() {
    let mut texts = embedded::texts("18cz").expect("it is built in");
    texts.files.insert("rules.toml".into(), "anything".into());
    let found = rules::Title::from_texts(&texts).expect_err("the rules are broken");
    assert_eq!(found.all().len(), 1, "{found}");
}
