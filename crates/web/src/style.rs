//! How a board looks: its ground, its seeds, and its colours by day and by night.

use std::fmt;

use ndongu_words::Language;

/// How a board is drawn.
///
/// ```
/// # use ndongu_web::{Look, Seeds, Style, Theme};
/// let style = Style { look: Look::Wood, ..Style::default() };
/// assert_eq!((style.seeds, style.theme), (Seeds::Mubuthi, Theme::Auto));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// What the board is made of.
    pub look: Look,
    /// What it is played with.
    pub seeds: Seeds,
    /// Day or night.
    pub theme: Theme,
    /// What its words are in.
    pub language: Language,
}

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// Hollows scooped into sun-baked ground.
    #[default]
    Earth,
    /// Square-cornered hollows cut into a plank.
    Wood,
    /// Flat, with the highest contrast and large numbers.
    Plain,
}

/// What the board is played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seeds {
    /// Grey nickernuts.
    #[default]
    Mubuthi,
    /// Yellow berries of the Sodom apple.
    Ndongu,
    /// Pebbles from a stream.
    Pebble,
}

/// Which colours are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Those of the day, and those of the night where the viewer asks for dark colours.
    #[default]
    Auto,
    /// Those of the day.
    Light,
    /// Those of the night.
    Dark,
}

impl Look {
    /// Every look, the default first.
    pub const ALL: [Look; 3] = [Look::Earth, Look::Wood, Look::Plain];

    /// The name in attributes of pages.
    pub fn name(self) -> &'static str {
        match self {
            Look::Earth => "earth",
            Look::Wood => "wood",
            Look::Plain => "plain",
        }
    }

    /// `<defs>`: the symbols `ground`, `hole`, `store` and `nki`, and what they are shaded with.
    pub(crate) fn defs(self) -> &'static str {
        match self {
            Look::Earth => include_str!("art/earth.svg"),
            Look::Wood => include_str!("art/wood.svg"),
            Look::Plain => include_str!("art/plain.svg"),
        }
    }

    fn palettes(self) -> &'static Palettes {
        match self {
            Look::Earth => &EARTH,
            Look::Wood => &WOOD,
            Look::Plain => &PLAIN,
        }
    }

    /// Font sizes of the counts, names, letters and words.
    fn font_sizes(self) -> [u8; 4] {
        match self {
            Look::Earth | Look::Wood => [28, 26, 20, 17],
            Look::Plain => [32, 26, 20, 18],
        }
    }
}

impl Seeds {
    /// Every kind of seed, the default first.
    pub const ALL: [Seeds; 3] = [Seeds::Mubuthi, Seeds::Ndongu, Seeds::Pebble];

    /// The name in attributes of pages.
    pub fn name(self) -> &'static str {
        match self {
            Seeds::Mubuthi => "mubuthi",
            Seeds::Ndongu => "ndongu",
            Seeds::Pebble => "pebble",
        }
    }

    /// `<defs>`: the symbols `seed` and `heap`, a layer of seeds under a full pile.
    pub(crate) fn defs(self) -> &'static str {
        match self {
            Seeds::Mubuthi => include_str!("art/mubuthi.svg"),
            Seeds::Ndongu => include_str!("art/ndongu.svg"),
            Seeds::Pebble => include_str!("art/pebble.svg"),
        }
    }
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
}

impl Style {
    /// The style sheet. Colours stand in it plainly, not as variables: many programs that draw
    /// SVG know neither variables nor `prefers-color-scheme`, and pass over what they do not know.
    pub(crate) fn sheet(self) -> String {
        let Palettes { day, night } = self.look.palettes();
        let colours = match self.theme {
            Theme::Auto => format!("{day}@media(prefers-color-scheme:dark){{\n{night}}}\n"),
            Theme::Light => day.to_string(),
            Theme::Dark => night.to_string(),
        };
        let [count, name, letter, words] = self.look.font_sizes();
        format!(
            "text{{text-anchor:middle;font-family:system-ui,-apple-system,'Segoe UI','Noto Sans',\
             'DejaVu Sans',sans-serif;font-size:{words}px}}\n\
             .after{{text-anchor:start}}\n\
             .waits{{fill-opacity:0}}\n\
             .count{{font-size:{count}px;font-weight:600;font-variant-numeric:tabular-nums}}\n\
             .name,.letter{{font-family:Georgia,'Noto Serif','DejaVu Serif',serif}}\n\
             .name{{font-size:{name}px}}\n\
             .letter{{font-size:{letter}px}}\n\
             {colours}"
        )
    }
}

/// The colours of a look.
struct Palettes {
    day: Palette,
    night: Palette,
}

/// The colours of a look by day or by night.
///
/// # Invariants
///
/// On the ground `ink`, `south`, `north` and `fence` have a contrast of at least 5.5 : 1, so that
/// 4.5 : 1 is left where grit or grain darkens it, or the sun lightens it.
struct Palette {
    ground: &'static str,
    /// The ground where the sun falls on it.
    sunlit: &'static str,
    hole: &'static str,
    /// The far wall of a hole, in the sun.
    lit: &'static str,
    /// The near wall of a hole, in its own shadow.
    shade: &'static str,
    ink: &'static str,
    /// The ring around an nki.
    fence: &'static str,
    south: &'static str,
    north: &'static str,
}

impl fmt::Display for Palette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, ".ground{{fill:{}}}", self.ground)?;
        writeln!(f, ".on-ground{{stop-color:{}}}", self.ground)?;
        writeln!(f, ".on-sunlit{{stop-color:{}}}", self.sunlit)?;
        writeln!(f, ".floor{{fill:{}}}", self.hole)?;
        writeln!(f, ".on-hole{{stop-color:{}}}", self.hole)?;
        writeln!(f, ".on-lit{{stop-color:{}}}", self.lit)?;
        writeln!(f, ".on-shade{{stop-color:{}}}", self.shade)?;
        writeln!(f, "text{{fill:{}}}", self.ink)?;
        writeln!(f, ".line{{stroke:{}}}", self.ink)?;
        writeln!(f, ".fence{{stroke:{}}}", self.fence)?;
        for (side, colour) in [("south", self.south), ("north", self.north)] {
            writeln!(
                f,
                ".{side} .letter,.{side} .name,.{side} .mark{{fill:{colour}}}"
            )?;
            writeln!(f, ".{side} .mark{{stroke:{colour}}}")?;
        }
        Ok(())
    }
}

const EARTH: Palettes = Palettes {
    day: Palette {
        ground: "#dcb88f",
        sunlit: "#e9cca7",
        hole: "#b98a5c",
        lit: "#cda274",
        shade: "#6d4726",
        ink: "#2b2118",
        fence: "#553618",
        south: "#6b2407",
        north: "#0c3c41",
    },
    night: Palette {
        ground: "#3a2c20",
        sunlit: "#46362a",
        hole: "#241a13",
        lit: "#33261b",
        shade: "#0d0906",
        ink: "#f1e7d8",
        fence: "#d3b692",
        south: "#f4ad89",
        north: "#8fc9cb",
    },
};

const WOOD: Palettes = Palettes {
    day: Palette {
        ground: "#cb9a66",
        sunlit: "#d9ad7c",
        hole: "#94602f",
        lit: "#b07a45",
        shade: "#4a2a10",
        ink: "#1b1008",
        fence: "#43240d",
        south: "#481302",
        north: "#06292d",
    },
    night: Palette {
        ground: "#3b2416",
        sunlit: "#492f1f",
        hole: "#21120a",
        lit: "#341f12",
        shade: "#0b0502",
        ink: "#f3e4d0",
        fence: "#d0ab80",
        south: "#f3a780",
        north: "#93cccd",
    },
};

const PLAIN: Palettes = Palettes {
    day: Palette {
        ground: "#ffffff",
        sunlit: "#ffffff",
        hole: "#efe9e1",
        lit: "#efe9e1",
        shade: "#efe9e1",
        ink: "#000000",
        fence: "#000000",
        south: "#8a2c0a",
        north: "#0f4f54",
    },
    night: Palette {
        ground: "#000000",
        sunlit: "#000000",
        hole: "#2b2622",
        lit: "#2b2622",
        shade: "#2b2622",
        ink: "#ffffff",
        fence: "#ffffff",
        south: "#ffb38f",
        north: "#9fdcde",
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_stands_out_from_the_ground() {
        for look in Look::ALL {
            let Palettes { day, night } = look.palettes();
            for palette in [day, night] {
                for colour in [palette.ink, palette.south, palette.north, palette.fence] {
                    for ground in [palette.ground, palette.sunlit] {
                        let contrast = contrast(colour, ground);
                        assert!(
                            contrast >= 5.5,
                            "{look:?}: {colour} on {ground}: {contrast:.2}"
                        );
                    }
                }
            }
        }
    }

    /// Contrast as the Web Content Accessibility Guidelines define it.
    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }
}
