//! The site as one service: what is answered where, and what holds for every answer.

use axum::{
    Router,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, NotForContentType, Predicate as _},
    },
    set_header::SetResponseHeaderLayer,
};

use crate::{api, assets, guard::guarded, pages, state::State};

/// Nothing from elsewhere, nothing inline. Pictures may be made by scripts, to be downloaded.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'; manifest-src 'self'";

/// The whole site.
pub fn app(state: State) -> Router {
    let site = Router::new()
        .merge(pages::routes())
        .merge(api::routes())
        .route("/assets/{hash}/{*path}", get(assets::serve))
        .route("/healthz", get(|| async { "ok" }))
        .fallback(pages::missing)
        .with_state(state);
    let unbroken = CatchPanicLayer::custom(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response());
    // What comes bit by bit must not wait until there is enough to be made smaller.
    let at_once = NotForContentType::const_new(api::NDJSON);
    let worth_it = DefaultPredicate::new().and(at_once);
    secured(guarded(site.layer(unbroken))).layer(CompressionLayer::new().compress_when(worth_it))
}

/// Sets what keeps browsers from doing what no page of ours asks for.
fn secured(mut site: Router) -> Router {
    let headers = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ];
    for (name, value) in headers {
        let value = HeaderValue::from_static(value);
        site = site.layer(SetResponseHeaderLayer::overriding(name, value));
    }
    site
}
