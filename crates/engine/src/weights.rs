//! The weights of the evaluation, as `ndongu tune` found and wrote them.

use std::{fmt::Write, str::FromStr, sync::LazyLock};

use crate::evaluate::{Evaluate, GRADES, KINDS, feature};

/// For everything that the evaluation sees its weight in hundredths of a seed, on a full board and
/// on an empty one: two numbers in one, so that both are added up at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Weights(Box<[i64; feature::ALL]>);

impl Weights {
    pub(crate) fn giuthi() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_str!("../weights/giuthi.txt")));
        &WEIGHTS
    }

    pub(crate) fn kiothi() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_str!("../weights/kiothi.txt")));
        &WEIGHTS
    }

    pub(crate) fn new(weights: &[[i16; 2]; feature::ALL]) -> Weights {
        let joined = (*weights).map(|[full, empty]| (i64::from(full) << 32) + i64::from(empty));
        Weights(Box::new(joined))
    }

    /// The two ends of a weight, or of a sum of weights.
    #[inline]
    pub(crate) fn ends(both: i64) -> [i32; 2] {
        let empty = both as i32;
        [((both - i64::from(empty)) >> 32) as i32, empty]
    }

    /// Weights without any learning: captured seeds, a quarter of those in the own row, and a fifth of
    /// a seed for the move.
    pub(crate) fn by_hand<P: Evaluate>() -> Weights {
        let mut weights = [[0; 2]; feature::ALL];
        for kind in 0..KINDS {
            for own in 0..GRADES {
                for other in 0..GRADES {
                    let place = feature::FACING + kind * feature::PAIRS + (own | other << 4);
                    weights[place] = [25 * (P::SEEDS[own] - P::SEEDS[other]); 2];
                }
            }
        }
        weights[feature::CAPTURED] = [100; 2];
        weights[feature::MOVE] = [20; 2];
        Weights::new(&weights)
    }

    /// Both ends of a weight, joined for adding up.
    #[inline]
    pub(crate) fn both(&self, feature: usize) -> i64 {
        self.0[feature % feature::ALL]
    }

    /// One line for every weight that is not 0: its number, and what it is on a full and on an empty
    /// board.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (number, both) in self.0.iter().enumerate() {
            let [full, empty] = Weights::ends(*both);
            if *both != 0 {
                writeln!(text, "{number} {full} {empty}").expect("a text takes any line");
            }
        }
        text
    }
}

/// Lines that begin with `#` say where the weights come from.
impl FromStr for Weights {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut weights = [[0; 2]; feature::ALL];
        let lines = text.lines().enumerate();
        for (i, line) in lines.filter(|(_, line)| !line.starts_with('#')) {
            let numbers: Option<Vec<i16>> = line.split(' ').map(|word| word.parse().ok()).collect();
            let (number, weight) = match numbers.as_deref() {
                Some([number, full, empty]) => (*number as usize, [*full, *empty]),
                _ => (usize::MAX, [0; 2]),
            };
            *weights.get_mut(number).ok_or_else(|| {
                let most = feature::ALL - 1;
                format!(
                    "line {}: expected a number up to {most} and two weights",
                    i + 1
                )
            })? = weight;
        }
        Ok(Weights::new(&weights))
    }
}

fn shipped(text: &str) -> Weights {
    text.parse()
        .expect("the weights in this program can be read")
}

#[cfg(test)]
mod tests {
    use ndongu_rules::{Giuthi, Kiothi};

    use super::*;

    #[test]
    fn what_is_written_reads_back_as_the_same() {
        let by_hand = [Weights::by_hand::<Giuthi>(), Weights::by_hand::<Kiothi>()];
        let shipped = [Weights::giuthi().clone(), Weights::kiothi().clone()];
        for weights in by_hand.into_iter().chain(shipped) {
            assert_eq!(weights.text().parse(), Ok(weights));
        }
    }

    #[test]
    fn both_ends_are_added_up_at_once() {
        let ends = [[-7, 300], [20, -1], [i16::MIN, i16::MAX], [0, -5]];
        let mut weights = [[0; 2]; feature::ALL];
        weights[..4].copy_from_slice(&ends);
        let weights = Weights::new(&weights);
        let sum = (0..4).map(|feature| weights.both(feature)).sum();
        let [full, empty] = [0, 1].map(|end| ends.iter().map(|ends| i32::from(ends[end])).sum());
        assert_eq!(Weights::ends(sum), [full, empty]);
    }

    #[test]
    fn lines_that_are_no_weights_are_refused() {
        for line in [
            "1 2",
            "1 2 3 4",
            "1 two 2 3",
            "1  2 3",
            "",
            "2048 1 1",
            "-1 1 1",
            "1 1 40000",
        ] {
            let error = format!("1 1 1\n{line}\n").parse::<Weights>().unwrap_err();
            assert_eq!(
                error, "line 2: expected a number up to 2047 and two weights",
                "{line}"
            );
        }
    }
}
