//! The tiles: totals of the component list, first tiles, promotions, red tiles.

use super::title;
use rules::geometry::{Edge, Rotation};
use rules::title::upgrades::{follow, same_picture};
use rules::title::{Colour, Title, TrackEnd, embedded};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn tiles_agree_with_the_component_list() {
    let title = title();
    let mut all: BTreeMap<Colour, u32> = BTreeMap::new();
    let mut purple = all.clone();
    for tile in &title.tiles {
        *all.entry(tile.colour()).or_default() += u32::from(tile.count);
        if tile.purple {
            *purple.entry(tile.colour()).or_default() += u32::from(tile.count);
        }
    }
    use Colour::{Brown, Green, Grey, Red, Yellow};
    assert_eq!(all, BTreeMap::from([(Yellow, 69), (Green, 54), (Brown, 28), (Grey, 4), (Red, 5)]));
    assert_eq!(all.values().sum::<u32>(), 160);
    assert_eq!(purple, BTreeMap::from([(Green, 10), (Brown, 7), (Grey, 3)]));
}

#[test]
fn rotations_with_the_same_picture_are_one() {
    let title = title();
    let rotations = |name: &str| {
        let tile = title.tile(title.tile_named(name).expect("a tile"));
        tile.rotations().map(|rotation| rotation.0).collect::<Vec<_>>()
    };
    assert_eq!(rotations("9"), [0, 1, 2]);
    assert_eq!(rotations("8"), [0, 1, 2, 3, 4, 5]);
    assert_eq!(rotations("40"), [0, 1]);
    assert_eq!(rotations("595p"), [0]);
    assert_eq!(rotations("56"), [0, 1, 2, 3, 4, 5]);
    // The two towns or cities change places, and the picture is the same.
    assert_eq!(rotations("1"), [0, 1, 2]);
    assert_eq!(rotations("8860"), [0, 1, 2]);
    let tile = title.tile(title.tile_named("1").expect("a tile"));
    assert!(same_picture(&tile.faces[0], &tile.faces[3]));
    assert_ne!(tile.faces[0], tile.faces[3]);
    assert_eq!(*follow(&tile.faces[0], &tile.faces[3]), [1, 0]);
}

/// The names and rotations of first tiles, such as `7:0,5 8:0`.
fn first(title: &Title, hex: &str) -> String {
    let list = title.upgrades.first(title.hex_named(hex).expect("a hex"));
    let mut names: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (tile, rotation) in list {
        names.entry(&title.tile(*tile).name).or_default().push(rotation.0.to_string());
    }
    names
        .iter()
        .map(|(name, rotations)| format!("{name}:{}", rotations.join(",")))
        .collect::<Vec<_>>()
        .join(" ")
}

fn first_names(title: &Title, hex: &str) -> Vec<String> {
    let list = title.upgrades.first(title.hex_named(hex).expect("a hex"));
    let names: BTreeSet<_> = list.iter().map(|(tile, _)| tile).collect();
    names.iter().map(|tile| title.tile(**tile).name.clone()).collect()
}

#[test]
fn r_or_trk_05_double_cities_take_no_yellow_tile() {
    let title = title();
    for hex in ["B8", "C7", "D26"] {
        assert_eq!(first_names(&title, hex), ["8859", "8860", "8863", "8864", "8865", "8885"], "{hex}");
    }
    assert_eq!(first(&title, "E11"), "8889:1 8890:1");
}

#[test]
fn r_or_trk_06_tile_and_hex_agree() {
    let title = title();
    assert_eq!(first_names(&title, "D6"), ["7", "8", "9"]);
    assert_eq!(first_names(&title, "E3"), ["3", "4", "58"]);
    assert_eq!(first_names(&title, "F20"), ["1", "2", "55", "56", "69"]);
    assert_eq!(first_names(&title, "F22"), ["5", "6", "57"]);
    assert_eq!(first_names(&title, "G19"), ["201", "202", "621"]);
    // Nothing on the grey town and on red-edged hexes.
    assert!(first(&title, "D0").is_empty() && first(&title, "A7").is_empty());
}

#[test]
fn r_or_trk_07_no_track_off_the_map() {
    let title = title();
    // B24 has neighbours in the south-west, west and south-east only.
    assert_eq!(first(&title, "B24"), "7:0,5 8:5");
    // A9 lies beside the red-edged A7 in the west, which track may lead to.
    assert!(title.upgrades.first(title.hex_named("A9").expect("A9")).iter().any(|(tile, rotation)| {
        title.tile(*tile).face(*rotation).exits().iter().any(|edge| edge.0 == 1)
    }));
    for hex in title.hex_ids() {
        for (tile, rotation) in title.upgrades.first(hex) {
            for edge in title.tile(*tile).face(*rotation).exits().iter() {
                assert!(title.hex(hex).neighbours[usize::from(edge.0)].is_some());
            }
            for (to, turned) in title.upgrades.onto(hex, *tile, *rotation) {
                for edge in title.tile(to).face(turned).exits().iter() {
                    assert!(title.hex(hex).neighbours[usize::from(edge.0)].is_some());
                }
            }
        }
    }
}

#[test]
fn r_or_trk_08_stubs_are_connected() {
    let title = title();
    assert_eq!(first(&title, "D12"), "7:0,5 8:0,4 9:0");
    assert_eq!(first(&title, "F12"), "3:1,2 4:2 58:0,2");
}

/// The promotions of a tile at rotation 0, such as `14:0 619:3,4`.
fn next(title: &Title, name: &str) -> String {
    let list = title.upgrades.next(title.tile_named(name).expect("a tile"));
    let show = |promotion: &rules::title::upgrades::Promotion| {
        let rotations: Vec<_> = promotion.rotations.iter().map(|rotation| rotation.0.to_string()).collect();
        format!("{}:{}", title.tile(promotion.to).name, rotations.join(","))
    };
    list.iter().map(show).collect::<Vec<_>>().join(" ")
}

#[test]
fn r_prom_01_one_colour_at_a_time() {
    let title = title();
    for tile in title.tile_ids() {
        for promotion in title.upgrades.next(tile) {
            assert_eq!(Some(title.tile(promotion.to).colour()), title.tile(tile).colour().next());
        }
    }
}

#[test]
fn r_prom_04_old_track_and_stops_stay() {
    let title = title();
    assert_eq!(next(&title, "7"), "26:1 27:0 28:1 29:0 30:0 31:1");
    assert_eq!(next(&title, "8"), "16:0,5 19:4 23:2 24:0 25:0,2 28:2 29:0 30:2 31:0");
    assert_eq!(next(&title, "57"), "14:0,2 15:0,3 619:0,3 14p:1,2 15p:0,3");
    assert_eq!(next(&title, "201"), "207:0,4,5 208:0 622:3,4");
    assert_eq!(next(&title, "20"), "44:0 47:0");
    assert_eq!(next(&title, "70"), "");
}

#[test]
fn r_prom_05_cities_merge_and_praha_grows() {
    let title = title();
    assert_eq!(next(&title, "8859"), "8896p:0");
    assert_eq!(next(&title, "8889"), "8891:0");
    assert_eq!(next(&title, "8890"), "8891:0,2,4");
    assert_eq!(next(&title, "8891"), "8892:0");
    let face = |name: &str| &title.tile(title.tile_named(name).expect("a tile")).faces[0];
    assert_eq!(*follow(face("8891"), face("8892")), [0, 0, 0, 0]);
    assert_eq!(*follow(face("8889"), face("8891")), [1, 2, 3]);
    let places = |name: &str| face(name).stops.iter().map(|stop| stop.slots()).collect::<Vec<_>>();
    assert_eq!((places("8890"), places("8891"), places("8892")), (vec![1; 3], vec![1; 4], vec![4]));
    // The printed circles: NWB keeps edge 5, BN edge 3.
    let praha = &title.hex(title.hex_named("E11").expect("Praha")).face;
    for (tile, rotation) in title.upgrades.first(title.hex_named("E11").expect("Praha")) {
        let new = title.tile(*tile).face(*rotation);
        let edges = |stop| new.exits_of(stop).iter().map(|edge| edge.0).collect::<Vec<_>>();
        let followed: Vec<_> = follow(praha, new).into_iter().map(edges).collect();
        assert_eq!(followed, [vec![5], vec![3]]);
    }
}

#[test]
fn r_prom_06_two_towns_become_one_on_purple() {
    let title = title();
    for (two, one) in
        [("1", "888p:2"), ("2", "887p:0"), ("55", "888p:2"), ("56", "887p:0"), ("69", "8866p:1")]
    {
        assert_eq!(next(&title, two), one, "tile {two}");
    }
}

#[test]
fn r_prom_10_what_needs_purple_tiles() {
    let title = title();
    for tile in &title.tiles {
        let id = title.tile_named(&tile.name).expect("itself");
        let face = &tile.faces[0];
        let double = face.label.as_deref() == Some("OO");
        let to_grey = tile.colour() == Colour::Brown && face.label.as_deref() != Some("P");
        if face.towns() > 0 || double || to_grey {
            let all_purple = title.upgrades.next(id).iter().all(|promotion| title.tile(promotion.to).purple);
            assert!(all_purple, "tile {}", tile.name);
        }
    }
}

#[test]
fn promotions_turn_with_the_tile() {
    let title = title();
    let hex = title.hex_named("F8").expect("open land with six neighbours");
    for id in title.tile_ids() {
        for turned in title.tile(id).rotations() {
            let old = title.tile(id).face(turned);
            let list: Vec<_> = title.upgrades.onto(hex, id, turned).collect();
            assert!(list.is_sorted_by(|a, b| a < b), "sorted and unique");
            let count: usize =
                title.upgrades.next(id).iter().map(|promotion| promotion.rotations.len()).sum();
            assert_eq!(list.len(), count, "tile {} at {}", title.tile(id).name, turned.0);
            for (to, rotation) in list {
                let new = title.tile(to);
                assert_eq!(new.same_as[rotation.index()], rotation, "canonical");
                assert!(new.face(rotation).exits().includes(old.exits()));
                for (stop, heir) in follow(old, new.face(rotation)).into_iter().enumerate() {
                    assert!(new.face(rotation).exits_of(heir).includes(old.exits_of(stop as u8)));
                }
            }
        }
    }
}

#[test]
fn r_home_05_red_tiles_face_the_map() {
    let title = title();
    let rotations = |hex: &str| {
        let list = title.upgrades.red_rotations(title.hex_named(hex).expect("a hex"));
        list.iter().map(|rotation| rotation.0).collect::<Vec<_>>()
    };
    let wanted = [
        ("A7", vec![4, 5]),
        ("B4", vec![4, 5]),
        ("B18", vec![0, 4, 5]),
        ("A21", vec![5]),
        ("F2", vec![2, 3, 4]),
        ("H4", vec![2, 3]),
        ("J14", vec![1]),
        ("I17", vec![2, 3]),
        ("I23", vec![1, 2]),
        ("G27", vec![1]),
    ];
    for (hex, wanted) in wanted {
        assert_eq!(rotations(hex), wanted, "{hex}");
    }
    assert!(rotations("E11").is_empty());
}

#[test]
fn r_inc_02_value_of_red_tiles() {
    let title = title();
    for tile in title.tiles.iter().filter(|tile| tile.home_of.is_some()) {
        let values =
            [Colour::Green, Colour::Brown, Colour::Grey].map(|era| tile.faces[0].stops[0].value(era));
        assert_eq!(values, [30, 40, 50], "tile {}", tile.name);
    }
    assert_eq!(title.tiles.iter().filter(|tile| tile.home_of.is_some()).count(), 5);
}

#[test]
fn exits_are_together_where_track_connects_them_and_apart_where_it_only_crosses() {
    let mut apart = 0;
    for id in embedded::ids() {
        let title = embedded::title(id).expect("every id has a title");
        for tile in title.tile_ids() {
            for rotation in (0..6).map(Rotation) {
                let face = title.tile(tile).face(rotation);
                let groups = face.connected_exits();
                let of = |edge: Edge| groups.iter().filter(|group| group.contains(edge)).collect::<Vec<_>>();
                assert!(
                    face.exits().iter().all(|edge| of(edge).len() == 1),
                    "{id} {}",
                    title.tile(tile).name
                );
                assert_eq!(groups.iter().map(|group| group.len()).sum::<usize>(), face.exits().len());
                // From edge to edge, by one piece or by two that meet at a stop, as often as it goes on.
                let step = |from: Edge| {
                    face.track.iter().flat_map(move |piece| match piece.to {
                        TrackEnd::Edge(to) if piece.edge == from => vec![to],
                        TrackEnd::Edge(to) if to == from => vec![piece.edge],
                        TrackEnd::Stop(stop) if piece.edge == from => face.exits_of(stop).iter().collect(),
                        _ => Vec::new(),
                    })
                };
                for from in face.exits().iter() {
                    let mut reached = vec![from];
                    let mut next = 0;
                    while let Some(&edge) = reached.get(next) {
                        let new: Vec<Edge> = step(edge).filter(|edge| !reached.contains(edge)).collect();
                        reached.extend(new);
                        next += 1;
                    }
                    let together = |edge: Edge| of(from)[0].contains(edge);
                    assert!(face.exits().iter().all(|edge| together(edge) == reached.contains(&edge)));
                }
                apart += usize::from(groups.len() > 1);
            }
        }
    }
    assert!(apart > 50, "only {apart} faces have track that does not meet");
}
