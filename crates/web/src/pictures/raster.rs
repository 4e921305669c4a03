//! From the drawing to pixels, and from pixels to a file.

use std::{
    borrow::Cow,
    collections::HashMap,
    sync::{Arc, LazyLock},
};

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Repeat};
use ndongu_rules::{AnyPosition, Hole};
use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

use super::animation::{Frame, Mark};
use crate::{
    Style, Theme,
    board::{board_svg, hole_at},
};

/// The fonts that pictures are written with, of one family for each script.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [
        include_bytes!("../../fonts/NotoSans-Regular.ttf").as_slice(),
        include_bytes!("../../fonts/NotoSans-Bold.ttf"),
        include_bytes!("../../fonts/NotoSerif-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansLao-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansDevanagari-Regular.ttf"),
    ] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Noto Sans");
    fonts.set_serif_family("Noto Serif");
    Arc::new(fonts)
});

/// Draws boards of one size and style.
pub(super) struct Raster {
    style: Style,
    width: u32,
}

impl Raster {
    /// Where the style leaves day and night to the viewer, it is day.
    pub fn new(style: Style, width: u32) -> Raster {
        let theme = match style.theme {
            Theme::Auto | Theme::Light => Theme::Light,
            Theme::Dark => Theme::Dark,
        };
        let style = Style { theme, ..style };
        Raster { style, width }
    }

    pub fn png(&self, pos: &AnyPosition) -> Vec<u8> {
        let pixels = self.draw(&board_svg(pos, self.style));
        pixels.encode_png().expect("it is written to memory")
    }

    /// Of at least one frame, unless it is not wanted any more.
    pub fn gif(&self, frames: &[Frame], is_wanted: impl Fn() -> bool) -> Option<Vec<u8>> {
        let marked = |frame: &Frame| self.draw(&self.marked_svg(frame));
        let (first, last) = (frames.first(), frames.last());
        let samples: Vec<Pixmap> = [first, last].into_iter().flatten().map(marked).collect();
        let mut palette = Palette::of(&samples);
        let mut animation = Animation::begin(&samples[0], &palette);
        for frame in frames {
            is_wanted().then_some(())?;
            animation.show(&marked(frame), frame.hundredths, &mut palette);
        }
        Some(animation.end())
    }

    /// With rings around the holes to look at.
    fn marked_svg(&self, frame: &Frame) -> String {
        let svg = board_svg(&frame.pos, self.style);
        let holes = frame.pos.holes();
        let rings = frame.marks.iter();
        let rings: String = rings
            .map(|(hole, mark)| self.ring(*hole, *mark, holes))
            .collect();
        svg.replace("</svg>", &format!("{rings}</svg>"))
    }

    /// Told apart by its line, too: dashed where seeds left, dotted where they were captured.
    fn ring(&self, hole: Hole, mark: Mark, holes: usize) -> String {
        let is_dark = self.style.theme == Theme::Dark;
        let (colour, dashes) = match (mark, is_dark) {
            (Mark::Left, false) => ("#2b2118", "14 9"),
            (Mark::Left, true) => ("#f1e7d8", "14 9"),
            (Mark::Reached, false) => ("#2f5a1f", "none"),
            (Mark::Reached, true) => ("#9ccb80", "none"),
            (Mark::Captured, false) => ("#a2300a", "3 7"),
            (Mark::Captured, true) => ("#ff9d6b", "3 7"),
        };
        let (x, y) = hole_at(hole, holes);
        format!(
            r#"<circle cx="{x}" cy="{y}" r="52" fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round" stroke-dasharray="{dashes}"/>"#
        )
    }

    fn draw(&self, svg: &str) -> Pixmap {
        let options = Options {
            fontdb: Arc::clone(&FONTS),
            font_family: "Noto Sans".to_owned(),
            ..Options::default()
        };
        let tree = Tree::from_str(svg, &options).expect("a drawn board is an SVG");
        let size = tree.size();
        let scale = self.width as f32 / size.width();
        let height = (size.height() * scale).round().max(1.0) as u32;
        let mut pixels = Pixmap::new(self.width, height).expect("it has a size");
        pixels.fill(match self.style.theme {
            Theme::Dark => Color::from_rgba8(0x17, 0x13, 0x10, 0xff),
            Theme::Auto | Theme::Light => Color::from_rgba8(0xfa, 0xf6, 0xef, 0xff),
        });
        let scale = Transform::from_scale(scale, height as f32 / size.height());
        resvg::render(&tree, scale, &mut pixels.as_mut());
        pixels
    }
}

/// Colours of a palette: one is left for what does not change.
const COLOURS: usize = 255;
const UNCHANGED: u8 = 255;

/// The colours of an animation.
struct Palette {
    quant: NeuQuant,
    known: HashMap<[u8; 3], u8>,
}

impl Palette {
    fn of(pictures: &[Pixmap]) -> Palette {
        /// From 1 to 30: the higher, the fewer pixels are looked at.
        const SAMPLES: i32 = 10;

        let pixels: Vec<u8> = pictures.iter().flat_map(Pixmap::data).copied().collect();
        Palette {
            quant: NeuQuant::new(SAMPLES, COLOURS, &pixels),
            known: HashMap::new(),
        }
    }

    fn index(&mut self, pixel: &[u8]) -> u8 {
        let colour = [pixel[0], pixel[1], pixel[2]];
        let quant = &self.quant;
        let index = || quant.index_of(&[colour[0], colour[1], colour[2], 255]) as u8;
        *self.known.entry(colour).or_insert_with(index)
    }
}

/// A GIF being written.
struct Animation {
    encoder: Encoder<Vec<u8>>,
    /// The picture shown last, to begin with none.
    shown: Vec<u8>,
    width: usize,
}

impl Animation {
    fn begin(size: &Pixmap, palette: &Palette) -> Animation {
        let (width, height) = (size.width() as u16, size.height() as u16);
        let colours = palette.quant.color_map_rgb();
        let mut encoder =
            Encoder::new(Vec::new(), width, height, &colours).expect("it is written to memory");
        encoder
            .set_repeat(Repeat::Infinite)
            .expect("it is written to memory");
        Animation {
            encoder,
            shown: Vec::new(),
            width: width.into(),
        }
    }

    /// Writes the rows that have changed, and in them the pixels that have.
    fn show(&mut self, picture: &Pixmap, hundredths: u16, palette: &mut Palette) {
        let pixels = picture.data().chunks_exact(4);
        let indices: Vec<u8> = pixels.map(|pixel| palette.index(pixel)).collect();
        let shown = &self.shown;
        let row = |index: usize| index * self.width..(index + 1) * self.width;
        let changed = |index: &usize| shown.get(row(*index)) != indices.get(row(*index));
        let rows = indices.len() / self.width;
        let top = (0..rows).find(changed).unwrap_or(0);
        let end = (top..rows).rfind(changed).map_or(top + 1, |last| last + 1);
        let area = row(top).start..row(end - 1).end;
        let change = area.clone().map(|at| match shown.get(at) {
            Some(before) if *before == indices[at] => UNCHANGED,
            _ => indices[at],
        });
        let frame = gif::Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            top: top as u16,
            width: self.width as u16,
            height: (end - top) as u16,
            buffer: Cow::Owned(change.collect()),
            ..gif::Frame::default()
        };
        self.encoder
            .write_frame(&frame)
            .expect("it is written to memory");
        self.shown = indices;
    }

    fn end(self) -> Vec<u8> {
        self.encoder.into_inner().expect("it is written to memory")
    }
}
