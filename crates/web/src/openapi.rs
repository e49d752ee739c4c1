//! The document of the API as it is written: OpenAPI 3.1.

use serde_json::Value;

/// The document as it is written.
pub(crate) const TEXT: &str = include_str!("../assets/openapi.json");

/// The same, read.
pub(crate) fn document() -> Value {
    // A test sees to it that it can be read.
    serde_json::from_str(TEXT).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::routes::routes;

    #[test]
    fn every_address_is_documented_and_every_documented_address_is_there() {
        let written: Value = serde_json::from_str(TEXT).expect("the document is JSON");
        let there: BTreeSet<_> =
            routes().iter().map(|route| (route.path.to_owned(), route.method.to_owned())).collect();
        let paths = written["paths"].as_object().expect("paths");
        let documented: BTreeSet<_> = paths
            .iter()
            .flat_map(|(path, item)| {
                item.as_object().expect("operations").keys().map(move |method| (path.clone(), method.clone()))
            })
            .collect();
        assert_eq!(there, documented);
        let tags: Vec<_> = written["tags"].as_array().expect("tags").iter().map(|tag| &tag["name"]).collect();
        for (path, item) in paths {
            for (method, operation) in item.as_object().expect("operations") {
                assert!(operation["summary"].is_string(), "{method} {path} has a summary");
                assert!(tags.contains(&&operation["tags"][0]), "{method} {path} is in a chapter");
            }
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = document();
        for reference in TEXT.split("\"$ref\": \"#").skip(1).map(|rest| rest.split('"').next()) {
            let pointer = reference.expect("a reference ends");
            assert!(document.pointer(pointer).is_some(), "{pointer}");
        }
    }
}
