//! The body of a request as a value; one that cannot be used is answered with a sentence like everything else.

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::AppError;

/// What the JSON of a body says.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, AppError> {
        let Json(value) = Json::<Value>::from_request(request, state)
            .await
            .map_err(|rejection| AppError::Invalid(rejection.body_text()))?;
        serde_json::from_value(value).map(Body).map_err(|error| AppError::Invalid(error.to_string()))
    }
}
