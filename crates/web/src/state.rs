//! What all handlers share.

use crate::{pool::Pool, store::Store};

/// Shared by all handlers; cheap to clone.
#[derive(Clone, Debug)]
pub struct State {
    /// Where games are kept.
    pub(crate) store: Store,
    /// Where engines think.
    pub(crate) pool: Pool,
}

impl State {
    /// A site that keeps its games there.
    pub fn new(store: Store) -> State {
        State {
            store,
            pool: Pool::default(),
        }
    }
}
