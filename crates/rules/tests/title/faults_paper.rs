//! The faults of companies, chart, set-up, trains and local railways; the others are in `faults`.

use super::faults::{broken, check, faults, texts};

#[test]
fn homes_that_do_not_fit() {
    let at = "companies.toml: companies";
    let file = "companies.toml";
    check(file, "home = \"D4\"", "home = \"D5\"", &[(&format!("{at}.EKJ.home"), "there is no hex `D5`")]);
    check(file, "home = \"D4\"", "home = \"D6\"", &[(&format!("{at}.EKJ.home"), "D6 has no city")]);
    check(
        file,
        "home = \"D4\"",
        "home = \"C7\"",
        &[(&format!("{at}.EKJ.home"), "say which one with circle")],
    );
    check(file, "home = \"D4\"", "home = \"I9\"", &[(&format!("{at}.VBW.home"), "the home of EKJ already")]);
    check(file, "circle = 5", "circle = 3", &[(&format!("{at}.NWB.home"), "the home of BN already")]);
    check(
        file,
        "circle = 5",
        "circle = 4",
        &[(&format!("{at}.NWB.circle"), "no printed track from a city to edge 4")],
    );
    check(file, "circle = 5", "circle = 6", &[(&format!("{at}.NWB.circle"), "6 is no edge")]);
    check(
        file,
        "circle = 5",
        "circle = 5, choice = true",
        &[(&format!("{at}.NWB"), "either circle or choice")],
    );
    check(
        file,
        "home = \"D4\"",
        "home = \"D4\", choice = true",
        &[(&format!("{at}.EKJ.choice"), "only one city")],
    );
    check(file, "home = \"D4\", ", "", &[(&format!("{at}.EKJ"), "neither a home nor red-edged hexes")]);
    check(
        file,
        "\"Sächsische Eisenbahn\", size",
        "\"Sächsische Eisenbahn\", choice = true, size",
        &[(&format!("{at}.Sx"), "circle and choice go with a home")],
    );
    check(file, "\"#f3e6cf\"", "\"#f3e6cg\"", &[(&format!("{at}.EKJ.colour"), "#rrggbb")]);
    check(
        file,
        "\"Mährische Westbahn\", size = \"small\"",
        "\"\", size = \"small\"",
        &[(&format!("{at}.MW"), "a symbol and a name")],
    );
    check(
        file,
        "\"Mährische Westbahn\", size = \"small\"",
        "\"x\", size = \"huge\"",
        &[(&format!("{at}.MW.size"), "`huge` is no size")],
    );
}

#[test]
fn shares_prices_and_chart() {
    let at = "sizes.toml: sizes";
    let small = "shares = 4, float = 2, most = 3, start_prices = [50, 55, 60, 65, 70], dividend_steps = 1, markers = 3";
    let with = |from: &str, to: &str| small.replace(from, to);
    for (from, to, key, what) in [
        ("shares = 4", "shares = 6", "shares", "100% are not 6 equal shares"),
        ("shares = 4", "shares = 0", "shares", "100% are not 0 equal shares"),
        ("float = 2", "float = 5", "float", "5 of 4 shares"),
        ("float = 2", "float = 1", "float", "the director's two"),
        ("most = 3", "most = 5", "most", "5 of 4 shares"),
        ("50, 55,", "55, 50,", "start_prices", "ascending"),
        ("50, 55,", "51, 55,", "start_prices", "51 is not on the chart"),
        ("[50, 55, 60, 65, 70]", "[]", "start_prices", "some price"),
        ("dividend_steps = 1", "dividend_steps = 0", "dividend_steps", "0"),
        ("markers = 3", "markers = 0", "markers", "home marker"),
    ] {
        let found = faults(&broken(texts(), "sizes.toml", small, &with(from, to)));
        let start = format!("{at}.small.{key}: ");
        assert!(
            found.iter().any(|fault| fault.starts_with(&start) && fault.contains(what)),
            "{to}: {found:#?}"
        );
    }
    check(
        "sizes.toml",
        "size = \"medium\"",
        "size = \"middle\"",
        &[(&format!("{at}.middle"), "no size"), (at, "no row for medium companies")],
    );
    check("chart.toml", "45, 53, 58,", "45, 53, 53,", &[("chart.toml: top[2]", "53 comes after 55")]);
    check("chart.toml", "335, 370,", "335,", &[]);
    check("chart.toml", "335, 370,", "", &[("chart.toml: bottom", "23 below and 21 above")]);
    check(
        "chart.toml",
        "45, 53, 58,",
        "45, \"53\", 58,",
        &[("chart.toml: top", "invalid type"), ("chart.toml: bottom", "23 below and 0 above")],
    );
}

#[test]
fn seats_and_process_track() {
    check(
        "title.toml",
        "players = 3, cash = 380",
        "players = 2, cash = 380",
        &[("title.toml: seats.2", "3 to 6 players")],
    );
    check(
        "title.toml",
        "players = 6, cash = 210",
        "players = 7, cash = 210",
        &[("title.toml: seats.7", "3 to 6 players")],
    );
    check("title.toml", "cash = 380", "cash = 0", &[("title.toml: seats.3.cash", "0")]);
    check(
        "title.toml",
        "certificates = 14",
        "certificates = 0",
        &[("title.toml: seats.3.certificates", "0")],
    );
    check(
        "process.toml",
        "local_prices = [45]",
        "local_prices = [40]",
        &[("process.toml: sets.2.local_prices", "40 after 40")],
    );
    check(
        "process.toml",
        "local_prices = [45]",
        "local_prices = []",
        &[("process.toml: sets.2.local_prices", "at least one operating round")],
    );
    check(
        "process.toml",
        "export = false",
        "export = true",
        &[("process.toml: sets.8.export", "nothing is exported")],
    );
}

#[test]
fn trains_cards_and_phases() {
    let file = "trains.toml";
    let train = "train = \"5E\", size = \"large\", price = 700, scraps = []";
    check(
        file,
        train,
        "train = \"5E\", size = \"large\", price = 0, scraps = []",
        &[("trains.toml: trains.5E.price", "0")],
    );
    check(
        file,
        train,
        "train = \"5E\", size = \"large\", price = 700, scraps = [\"9E\"]",
        &[("trains.toml: trains.5E.scraps", "there is no train `9E`")],
    );
    check(
        file,
        train,
        "train = \"5E\", size = \"large\", price = 700, scraps = [\"5E\"]",
        &[("trains.toml: trains.5E.scraps", "does not scrap itself")],
    );
    check(
        file,
        train,
        "train = \"5E\", size = \"large\", price = 700, scraps = [\"3+3\"]",
        &[("trains.toml: trains.5E.scraps", "another size")],
    );
    check(
        file,
        train,
        "train = \"5E\", size = \"large\", price = 700, scraps = [\"3E\", \"3E\"]",
        &[("trains.toml: trains.5E.scraps", "there twice")],
    );
    check(
        file,
        train,
        "train = \"5E\", size = \"medium\", price = 700, scraps = []",
        &[
            ("trains.toml: trains.5E.size", "medium companies run trains like 2+2"),
            ("trains.toml: cards.h.sides", "one train for each size"),
        ],
    );
    for name in ["E5", "05E", "+5E", "5+E", "1E", "5e", "5++5", "five"] {
        let found = faults(&broken(texts(), file, train, &train.replace("5E", name)));
        let at = format!("trains.toml: trains.{name}: a train is named");
        assert!(found.iter().any(|fault| fault.starts_with(&at)), "{name}: {found:#?}");
    }
    check(
        file,
        "sides = [\"5\", \"5+5\", \"5E\"]",
        "sides = [\"5\", \"5+5\"]",
        &[("trains.toml: trains.5E", "on no card")],
    );
    check(
        file,
        "sides = [\"2\", \"2+2\"]",
        "sides = [\"2+2\", \"2\"]",
        &[("trains.toml: cards.b.sides", "smallest first")],
    );
    check(
        file,
        "sides = [\"2\", \"2+2\"]",
        "sides = [\"2\", \"2-2\"]",
        &[("trains.toml: cards.b.sides", "there is no train `2-2`")],
    );
    check(file, "card = \"a\", count = 5", "card = \"a\", count = 0", &[("trains.toml: cards.a.count", "0")]);
    check(
        file,
        "card = \"a\", count = 5",
        "card = \"a\"",
        &[("trains.toml: cards.a.count", "only the last letter")],
    );
    check(
        file,
        "card = \"a\", count = 5, sides = [\"2\"]",
        "card = \"a\", count = 5, sides = []",
        &[("trains.toml: cards.a.sides", "at least one train")],
    );
    check(
        file,
        "phase = \"c\"",
        "phase = \"k\"",
        &[("trains.toml: phases.k", "the card at this place is `c`")],
    );
    check(
        file,
        "phase = \"i\", tiles = \"grey\"",
        "phase = \"i\", tiles = \"red\"",
        &[
            ("trains.toml: phases.i.tiles", "no colour of promotion"),
            ("trains.toml: phases.i.tiles", "never goes back"),
        ],
    );
    check(
        file,
        "phase = \"h\", tiles = \"brown\"",
        "phase = \"h\", tiles = \"green\"",
        &[("trains.toml: phases.h.tiles", "never goes back")],
    );
    check(
        file,
        "limits = { small = 3 }",
        "limits = { small = 0 }",
        &[("trains.toml: phases.a.limits", "0 for small"), ("trains.toml: phases.b.limits", "rises")],
    );
    check(
        file,
        "limits = { small = 3 }",
        "limits = { small = 3, tiny = 1 }",
        &[("trains.toml: phases.a.limits", "`tiny`")],
    );
    check(
        file,
        "limits = { small = 3 }",
        "limits = { small = 3, large = 3 }",
        &[
            ("trains.toml: phases.a.limits", "card a has no train for them"),
            ("trains.toml: phases.b.limits", "large companies were there before"),
        ],
    );
    check(file, "limits = { small = 3 }", "limits = {}", &[("trains.toml: phases.a.limits", "some size")]);
    let last = "limits = { small = 1, medium = 1, large = 2 }, locals = true, trade = true";
    check(
        file,
        last,
        "limits = { small = 1, medium = 1, large = 2 }, locals = false, trade = false",
        &[
            ("trains.toml: phases.j.locals", "stays allowed"),
            ("trains.toml: phases.j.trade", "stays allowed"),
        ],
    );
    let texts = broken(texts(), file, "    { card = \"j\", sides = [\"5\", \"5+5\", \"8E\"] },\n", "");
    let found = faults(&texts);
    assert!(
        found
            .iter()
            .any(|fault| fault
                == "trains.toml: phases: 10 phases, 9 letters of cards; each letter has a phase")
    );
}

#[test]
fn local_railways_and_their_powers() {
    let file = "locals.toml";
    check(file, "end_value = 120", "", &[("locals.toml: end_value", "missing or 0")]);
    check(
        file,
        "size = \"small\", price = 25",
        "size = \"small\", price = 0",
        &[("locals.toml: locals.S1.price", "0")],
    );
    check(
        file,
        "id = \"S1\", size = \"small\"",
        "id = \"S1\", size = \"tiny\"",
        &[("locals.toml: locals.S1.size", "`tiny`")],
    );
    check(
        file,
        "name_de = \"Plan – Tachau\"",
        "name_de = \"\"",
        &[("locals.toml: locals.S1", "a German name")],
    );
    let power = "size = \"small\", income = 5, purple = [\"green\"], waives = [\"river\"]";
    check(
        file,
        power,
        "size = \"small\", income = 0, purple = [\"green\"], waives = [\"river\"]",
        &[("locals.toml: powers.small.income", "0")],
    );
    check(
        file,
        power,
        "size = \"small\", income = 5, purple = [\"yellow\"], waives = [\"river\"]",
        &[("locals.toml: powers.small.purple", "`yellow`")],
    );
    check(
        file,
        power,
        "size = \"small\", income = 5, purple = [\"green\"], waives = [\"sea\"]",
        &[("locals.toml: powers.small.waives", "`sea`")],
    );
    let large = "purple = [\"green\", \"brown\", \"grey\"]";
    check(
        file,
        large,
        "purple = [\"green\", \"brown\"]",
        &[
            ("tiles.toml: tiles.595p", "no local railway may lay grey"),
            ("tiles.toml: tiles.8857p", "no local railway may lay grey"),
        ],
    );
    let found = faults(&broken(texts(), file, &format!("    {{ {power} }},\n"), ""));
    assert_eq!(found.len(), 6, "{found:#?}");
    assert!(found.iter().all(|fault| fault.contains("there is no power for size `small`")), "{found:#?}");
}
