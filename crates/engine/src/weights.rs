//! The weights of the evaluation.

use crate::evaluate::Weights;

/// Giuthi.
pub(crate) const GIUTHI: Weights = [
    [20, 20],
    [100, 100],
    [25, 25],
    [5, 5],
    [0, 0],
    [5, 5],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
];

/// Kiothi.
pub(crate) const KIOTHI: Weights = [
    [20, 20],
    [100, 100],
    [25, 25],
    [5, 5],
    [0, 0],
    [5, 5],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
];
