//! What all handlers share.

/// Shared by all handlers; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct State {}
