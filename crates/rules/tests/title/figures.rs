//! Faults of the figures: what is missing, what nothing asks for, and what cannot be.

use super::faults::{check, faults};
use rules::title::embedded;

/// The faults of a built-in title with a change to one of its files.
fn with(id: &str, file: &str, from: &str, to: &str) -> Vec<String> {
    let mut texts = embedded::texts(id).expect("it is built in");
    let text = texts.files.get_mut(file).expect("it has the file");
    assert!(text.contains(from), "{from} is not in {file}");
    *text = text.replace(from, to);
    faults(&texts)
}

#[test]
fn what_the_order_of_play_asks_for_is_there_and_nothing_else() {
    let file = "figures.toml";
    check(file, "stations = [40, 100]", "", &[("figures.toml: stations", "missing")]);
    check(file, "red_bonus = 50", "", &[("figures.toml: red_bonus", "missing")]);
    check(file, "take_over = [50, 150]", "", &[("figures.toml: take_over", "missing")]);
    check(file, "red_bonus = 50", "red_bonus = 50\nbid_step = 5", &[("figures.toml: bid_step", "nothing")]);
    let none = "nothing in this title asks for it";
    let loans = "loans = { amount = 100, interest = 10, off_share = 10 }";
    let step = with("18cz-moravia-silesia", file, "bid_step = 5", loans);
    let missing = "figures.toml: bid_step: missing; the order of play asks for it";
    assert_eq!(step, [missing.to_owned(), format!("figures.toml: loans: {none}")]);
    let unformed = with("1836jr56", "companies.toml", "national = true, ", "home = \"G7\", ");
    assert!(unformed.contains(&format!("figures.toml: national: {none}")), "{unformed:#?}");
    let file = with("1836jr56", file, loans, "loans = { amount = 100, interest = 10 }");
    assert_eq!(file, ["figures.toml: loans: missing field `off_share`"]);
}

#[test]
fn figures_that_cannot_be() {
    for (from, to, fault) in [
        ("stations = [40, 100]", "stations = []", "stations: none"),
        ("first_tiles = 2", "first_tiles = 0", "first_tiles: 0"),
        ("take_over = [50, 150]", "take_over = [150, 50]", "take_over: list the lowest"),
        ("take_over = [50, 150]", "take_over = [0, 50]", "take_over: list the lowest"),
    ] {
        let found = with("18cz", "figures.toml", from, to);
        assert!(found.len() == 1 && found[0].starts_with(&format!("figures.toml: {fault}")), "{found:#?}");
    }
    for (from, to, fault) in [
        ("bid_step = 5", "bid_step = 0", "bid_step: 0"),
        ("pool = 50", "pool = 101", "pool: the pool holds"),
        ("privates = [50, 200]", "privates = [200, 50]", "privates: list the lowest"),
        ("incremental = 5", "incremental = 3", "capital.incremental: below escrow"),
        ("float = 6", "float = 11", "capital.float: at least"),
        ("float = 6", "float = 1", "capital.float: at least"),
        ("interest = 10", "interest = 100", "loans.interest: it is"),
        ("interest = 10", "interest = 0", "loans.interest: it is"),
        ("multiple_of = 5", "multiple_of = 0", "national.multiple_of: 0"),
        ("shares = [10, 20]", "shares = [20, 10]", "national.shares: two numbers"),
        ("shares = [10, 20]", "shares = [10, 15]", "national.shares: two numbers"),
        ("trains = 3", "trains = 0", "national.trains: 0"),
        ("lowest_price = 100", "lowest_price = 500", "national.lowest_price: no space"),
    ] {
        let found = with("1836jr56", "figures.toml", from, to);
        assert!(found.len() == 1 && found[0].starts_with(&format!("figures.toml: {fault}")), "{found:#?}");
    }
}

/// The rules are written for people, sentence by sentence; those with figures in them say what is played.
#[test]
fn the_rules_in_words_have_the_same_figures() {
    let says = |id: &str, rule: &str, figures: &[u32]| {
        let title = embedded::title(id).expect("it is built in");
        let book = title.rulebook.as_ref().expect("every built-in title has one");
        let says = &book.entry(rule).expect("it is a rule").says;
        for figure in figures {
            let said =
                says.split(|letter: char| !letter.is_ascii_digit()).any(|word| word == figure.to_string());
            assert!(said, "{rule} of {id} does not say {figure}: {says}");
        }
    };
    let title = |id| embedded::title(id).expect("it is built in");
    let (cz, moravia, credit) = (title("18cz"), title("18cz-moravia-silesia"), title("1836jr56"));
    says("18cz", "R-STA-02", &cz.figures.stations);
    says("18cz", "R-INC-03", &[cz.figures.red_bonus]);
    says("18cz-moravia-silesia", "R-MOR-11", &[moravia.figures.red_bonus]);
    says("18cz-moravia-silesia", "R-MOR-12", &[moravia.figures.bid_step]);
    let (figures, size) = (&credit.figures, &credit.sizes[2]);
    let (loans, step) = (figures.loans, figures.bid_step);
    says("1836jr56", "R-36-STN-02", &figures.stations);
    says("1836jr56", "R-36-AUC-03", &[step]);
    says("1836jr56", "R-36-AUC-07", &[step]);
    says("1836jr56", "R-36-SR-15", &[u32::from(size.most * size.percent())]);
    says("1836jr56", "R-36-PAR-06", &[u32::from(figures.capital.float * size.percent())]);
    says("1836jr56", "R-36-LOAN-01", &[loans.amount]);
    says("1836jr56", "R-36-LOAN-02", &[loans.amount, loans.amount - loans.interest]);
    says("1836jr56", "R-36-LOAN-04", &[loans.interest]);
    says("1836jr56", "R-36-END-05", &[loans.off_share]);
    says("1836jr56", "R-36-CGR-09", &[figures.national.lowest_price]);
}
