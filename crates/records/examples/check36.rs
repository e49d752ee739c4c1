fn main() { for path in std::env::args().skip(1) { let text = std::fs::read_to_string(&path).unwrap(); println!("{path}: {}", records::conformance::check_file(&text)); } }
