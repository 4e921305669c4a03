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
            let numbers: Vec<i16> = line.split(' ').flat_map(str::parse).collect();
            let (number, weight) = match numbers[..] {
                [number, full, empty] => (number as usize, [full, empty]),
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
