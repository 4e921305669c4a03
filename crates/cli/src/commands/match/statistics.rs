//! What the score of a match tells of the difference in strength.
//!
//! Both games of a pair begin in the same opening, which may favour a side, so they are not
//! independent, and pairs are what is counted: a pair brings the first player 0, ½, 1, 1½ or 2
//! points (the *pentanomial* model). With N pairs, xᵢ the share of its two points that pair i
//! brings, μ the mean of the xᵢ and σ² their variance (divided by N):
//!
//! - A score s is a difference of 400 log₁₀(s/(1 − s)) in Elo (Arpad Elo, *The Rating of
//!   Chessplayers*, 1978).
//! - The error bars are Wilson's interval (Edwin Wilson, "Probable inference, the law of succession,
//!   and statistical inference", *JASA* 22, 1927) for a share of μ among as many independent trials
//!   as have the same variance: n = N μ(1 − μ)/σ², the *effective sample size* of Edward Korn and
//!   Barry Graubard ("Confidence intervals for proportions with small expected number of positive
//!   counts estimated from survey data", *Survey Methodology* 24, 1998). With many pairs it is
//!   μ ± 1.96 σ/√N; but it stays between 0 and 1, and has a width even if every pair was won.
//! - The log-likelihood ratio of two scores s₀ and s₁ is ½ N ln((σ² + (μ − s₀)²) / (σ² + (μ − s₁)²)),
//!   the generalised ratio of normal distributions whose variance is not known. Close to μ this is
//!   N (s₁ − s₀)(2μ − s₀ − s₁)/(2σ²), formula 2.1 of Michel Van den Bergh, "A practical introduction
//!   to the GSPRT" (<https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>), and it needs no care
//!   where σ is 0.
//! - The test of two hypotheses ends when that ratio leaves ln(β/(1 − α)) … ln((1 − β)/α), here with
//!   α = β = 0.05 (Abraham Wald, "Sequential tests of statistical hypotheses", *Annals of
//!   Mathematical Statistics* 16, 1945).

use std::str::FromStr;

/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// α and β of the sequential test: how often it may prefer the wrong hypothesis.
const ERROR: f64 = 0.05;

/// How many pairs brought the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u64; 5]);

/// A number, and the bounds between which it lies with a confidence of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate {
            value: f(self.value),
            low: f(self.low),
            high: f(self.high),
        }
    }
}

impl Pairs {
    /// Counts a pair that brought the first player so many half points.
    pub fn add(&mut self, half_points: u8) {
        self.0[usize::from(half_points)] += 1;
    }

    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points; `None` without a pair.
    pub fn score(&self) -> Option<Estimate> {
        let Moments {
            count,
            mean,
            variance,
        } = self.moments()?;
        let spread = mean * (1.0 - mean);
        // Pairs that are all alike tell nothing of their spread: each is one trial.
        let trials = if variance > 0.0 {
            count * spread / variance
        } else {
            count
        };
        let z2 = Z * Z / trials;
        let centre = (mean + z2 / 2.0) / (1.0 + z2);
        let half_width = Z * (spread / trials + z2 / (4.0 * trials)).sqrt() / (1.0 + z2);
        Some(Estimate {
            value: mean,
            // At the ends the bound is the end itself, but for what rounding makes of it.
            low: if mean > 0.0 { centre - half_width } else { 0.0 },
            high: if mean < 1.0 { centre + half_width } else { 1.0 },
        })
    }

    /// The difference in strength; infinite where every point was won or lost.
    pub fn elo(&self) -> Option<Estimate> {
        self.score().map(|score| score.map(elo_of_score))
    }

    fn moments(&self) -> Option<Moments> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let shares = self.0.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let shares = shares.map(|(pairs, share)| (*pairs as f64 / count, share));
        let mean = shares.clone().map(|(p, share)| p * share).sum::<f64>();
        Some(Moments {
            count,
            mean,
            variance: shares.map(|(p, share)| p * (share - mean).powi(2)).sum(),
        })
    }
}

/// Number, mean and variance of what the pairs brought.
struct Moments {
    count: f64,
    mean: f64,
    variance: f64,
}

fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test of two differences in Elo: `0,10`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Test {
    pub elo0: f64,
    /// Greater than `elo0`.
    pub elo1: f64,
}

/// Which difference a test has found more likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    Elo0,
    Elo1,
}

/// Pairs before the test may stop.
const LEAST_PAIRS: f64 = 16.0;

impl Test {
    /// The test goes on while the log-likelihood ratio is less than this and more than its negation.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The logarithm of how much more likely `elo1` is than `elo0`.
    pub fn llr(self, pairs: &Pairs) -> f64 {
        let Some(Moments {
            count,
            mean,
            variance,
        }) = pairs.moments()
        else {
            return 0.0;
        };
        let about = |elo| variance + (mean - score_of_elo(elo)).powi(2);
        count / 2.0 * (about(self.elo0) / about(self.elo1)).ln()
    }

    /// The difference that is to be believed, if it is clear by now. Never after a few pairs: how much
    /// they scatter is hardly known then, and the ratio supposes that it is.
    pub fn accepted(self, pairs: &Pairs) -> Option<Accepted> {
        if pairs
            .moments()
            .is_none_or(|moments| moments.count < LEAST_PAIRS)
        {
            return None;
        }
        match self.llr(pairs) {
            llr if llr >= Test::bound() => Some(Accepted::Elo1),
            llr if llr <= -Test::bound() => Some(Accepted::Elo0),
            _ => None,
        }
    }
}

impl FromStr for Test {
    type Err = String;

    fn from_str(text: &str) -> Result<Test, String> {
        let elo = |text: &str| {
            let elo = text.trim().parse::<f64>().ok();
            elo.filter(|elo| elo.abs() <= 1000.0)
        };
        let both = text.split_once(',');
        match both.and_then(|(elo0, elo1)| Some((elo(elo0)?, elo(elo1)?))) {
            Some((elo0, elo1)) if elo0 < elo1 => Ok(Test { elo0, elo1 }),
            _ => {
                Err("expected two differences in Elo, the smaller one first, like 0,10".to_owned())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() < by, "{found}, not {expected}");
    }

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        // Elo's table: 200 points more are a score of 0.76, 400 points 10 to 1.
        near(score_of_elo(200.0), 0.76, 0.001);
        near(elo_of_score(10.0 / 11.0), 400.0, 1e-9);
        for elo in [-800.0, -3.5, 0.0, 12.0, 400.0] {
            near(elo_of_score(score_of_elo(elo)), elo, 1e-9);
        }
    }

    #[test]
    fn many_pairs_are_judged_as_others_judge_them() {
        // Published results of OpenBench for tests of the chess engine Clockwork
        // (https://github.com/official-clockwork/Clockwork/pull/364).
        let published = [
            ([398, 4112, 7672, 4336, 430], 2.95, 2.18),
            ([56, 1144, 2546, 1310, 77], 7.04, 3.62),
            ([5, 295, 1145, 466, 2], 14.99, 4.97),
        ];
        for (pairs, elo, error) in published {
            let found = Pairs(pairs).elo().unwrap();
            near(found.value, elo, 0.01);
            near((found.high - found.low) / 2.0, error, 0.01);
        }
    }

    #[test]
    fn pairs_that_are_won_or_lost_as_a_whole_are_wilsons_trials() {
        // Wilson's interval of 8 in 10 is 0.4902 … 0.9433, as statistics packages give it.
        let score = Pairs([2, 0, 0, 0, 8]).score().unwrap();
        near(score.value, 0.8, 1e-12);
        near(score.low, 0.4902, 1e-4);
        near(score.high, 0.9433, 1e-4);
    }

    #[test]
    fn a_score_of_nothing_or_everything_has_one_bound() {
        let (won, lost) = (Pairs([0, 0, 0, 0, 20]), Pairs([20, 0, 0, 0, 0]));
        // n/(n + z²), z² = 3.8415.
        near(won.score().unwrap().low, 20.0 / 23.8415, 1e-4);
        let (won, lost) = (won.elo().unwrap(), lost.elo().unwrap());
        assert_eq!((won.value, won.high), (f64::INFINITY, f64::INFINITY));
        assert_eq!(
            (lost.value, lost.low),
            (f64::NEG_INFINITY, f64::NEG_INFINITY)
        );
        near(won.low, -lost.high, 1e-9);
        assert!(won.low > 200.0 && won.low < 400.0);
    }

    #[test]
    fn no_pairs_tell_nothing_and_even_ones_little() {
        assert_eq!(Pairs::default().score(), None);
        let even = Pairs([0, 0, 7, 0, 0]).score().unwrap();
        assert!(even.low > 0.1 && even.low < 0.5 && even.high < 0.9);
    }

    #[test]
    fn the_likelihood_ratio_by_hand() {
        // Ten of each: μ = ½, σ² = (¼ + 1/16 + 0 + 1/16 + ¼)/5 = ⅛. A difference of 400 log₁₀ 3 is
        // a score of ¾, so that LLR = 25 ln(⅛ / (⅛ + 1/16)) = 25 ln ⅔.
        let test = Test {
            elo0: 0.0,
            elo1: 400.0 * 3f64.log10(),
        };
        near(test.llr(&Pairs([10; 5])), 25.0 * (2.0f64 / 3.0).ln(), 1e-9);
        assert_eq!(test.accepted(&Pairs([10; 5])), Some(Accepted::Elo0));
    }

    #[test]
    fn close_to_the_score_the_ratio_is_van_den_berghs_approximation() {
        let pairs = Pairs([398, 4112, 7672, 4336, 430]);
        let Moments {
            count,
            mean,
            variance,
        } = pairs.moments().unwrap();
        let test = Test {
            elo0: 0.0,
            elo1: 3.0,
        };
        let (s0, s1) = (score_of_elo(0.0), score_of_elo(3.0));
        let approximation = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(test.llr(&pairs), approximation, 0.01);
    }

    #[test]
    fn a_test_ends_at_walds_bounds() {
        near(Test::bound(), 2.944, 0.001);
        let test: Test = "0,10".parse().unwrap();
        let mut pairs = Pairs::default();
        assert_eq!(test.accepted(&pairs), None);
        while test.accepted(&pairs).is_none() {
            pairs.add(4);
        }
        // Every pair is worth ½ ln(0.5² / 0.4856²) = 0.0292.
        assert_eq!(
            (pairs.count(), test.accepted(&pairs)),
            (101, Some(Accepted::Elo1))
        );
    }

    #[test]
    fn only_two_differences_in_order_are_a_test() {
        for text in ["", "5", "5,5", "10,0", "0,x", "0,inf", "NaN,1", "0,5,9"] {
            assert!(text.parse::<Test>().is_err(), "{text}");
        }
        assert_eq!(
            "-5, 0".parse(),
            Ok(Test {
                elo0: -5.0,
                elo1: 0.0
            })
        );
    }

    #[test]
    fn a_few_pairs_decide_nothing() {
        let test: Test = "0,200".parse().unwrap();
        for few in [[0, 0, 1, 0, 0], [15, 0, 0, 0, 0], [0, 0, 0, 0, 15]] {
            assert_eq!(test.accepted(&Pairs(few)), None, "{few:?}");
        }
        assert!(matches!(
            test.accepted(&Pairs([0, 0, 0, 0, 16])),
            Some(Accepted::Elo1)
        ));
    }
}
