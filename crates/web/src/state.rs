//! What all handlers share.

use crate::pool::Pool;

/// Shared by all handlers; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// Where engines think.
    pub(crate) pool: Pool,
}
