//! What the score of a match tells of the difference in strength.
//!
//! Both games of a pair begin in the same opening, which may favour a side, so they are not
//! independent, and pairs are what is counted: a pair brings the first player 0, ½, 1, 1½ or 2
//! points of 2 (the *pentanomial* model of Michel Van den Bergh, "Comments on Normalized Elo",
//! <https://www.cantate.be/Fishtest/normalized_elo.pdf>). With N pairs, xᵢ the share of the points
//! that pair i brings, μ the mean of the xᵢ and σ² their variance (divided by N):
//!
//! - A score s is a difference of −400 log₁₀(1/s − 1) in Elo (Arpad Elo, *The Rating of
//!   Chessplayers*, 1978).
//! - The error bars are Wilson's interval (Edwin Wilson, "Probable inference, the law of succession,
//!   and statistical inference", *JASA* 22, 1927) for a share of μ among as many independent trials
//!   as have the same variance: n = N μ(1 − μ)/σ², the *effective sample size* of Edward Korn and
//!   Barry Graubard ("Confidence intervals for proportions with small expected number of positive
//!   counts estimated from survey data", *Survey Methodology* 24, 1998). Unlike μ ± 1.96 σ/√N, to
//!   which it comes close for many pairs, it stays between 0 and 1, and has a width even if every pair
//!   was won.
//! - The log-likelihood ratio of two scores s₀ and s₁ is that of normal distributions with these
//!   means and any variance: ½ N ln((σ² + (μ − s₀)²) / (σ² + (μ − s₁)²)) (Michel Van den Bergh, "The
//!   Generalized Sequential Probability Ratio Test for Fishtest", which calls it an approximation
//!   of the generalised ratio, <https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>).
//! - The test of two hypotheses ends when that ratio leaves ln(β/(1 − α)) … ln((1 − β)/α) (Abraham
//!   Wald, "Sequential tests of statistical hypotheses", 1945).

/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// How many pairs brought the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u64; 5]);

/// A number and the bounds that hold it with a confidence of 95 %.
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
        let (count, mean, variance) = self.moments()?;
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

    /// Number, mean and variance of what the pairs brought.
    fn moments(&self) -> Option<(f64, f64, f64)> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let share = |f: &dyn Fn(f64) -> f64| {
            let weighted = self.0.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
            weighted.map(|(n, x)| *n as f64 * f(x)).sum::<f64>() / count
        };
        let mean = share(&|x| x);
        let variance = share(&|x| (x - mean).powi(2));
        Some((count, mean, variance))
    }
}

fn elo_of_score(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}
