//! Tables in a folder: building them, checking them, and asking them.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use ndongu_engine::{Exact, Gains};
use ndongu_rules::{AnyPosition, Giuthi, Kiothi, Position, RuleSet, giuthi};

use crate::{
    TableError, Worth,
    file::{self, Subject, TableFile},
    plan::{Plan, Ranked},
    solve::{self, Layer, Work},
    worth::lead,
};

/// What is to be built or checked: all layers up to a number of seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// The game, and whose account of it.
    pub rules: RuleSet,
    /// Holes in a row: 1 to 10.
    pub holes: u8,
    /// The most seeds on a board: up to [`Worth::MOST_SEEDS`].
    pub seeds: u8,
}

/// Why there is no table at the end.
#[derive(Debug)]
pub enum BuildError {
    /// There would be 2³² places or more in a layer.
    TooLarge,
    /// A file cannot be used or written.
    Table(TableError),
    /// It was stopped; the layers that were finished are kept.
    Stopped,
}

impl From<TableError> for BuildError {
    fn from(error: TableError) -> Self {
        BuildError::Table(error)
    }
}

/// What is told of a layer that has been built, or found built, or checked.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// Seeds on its boards.
    pub seeds: u8,
    /// How many boards, mirror images counted.
    pub boards: u64,
    /// How many worths.
    pub places: u64,
    /// Whether its file was there before.
    pub found: bool,
}

impl Order {
    fn subject(self, seeds: usize) -> Subject {
        Subject {
            rules: self.rules,
            holes: self.holes,
            seeds: seeds as u8,
        }
    }

    /// The places of all layers, to tell how far the work is; `None` if there are too many.
    pub fn places(self) -> Option<u64> {
        fn of<G: Ranked>(order: Order, account: G::Account) -> Option<u64> {
            let plan = Plan::<G>::new(account, order.holes.into(), order.seeds.into())?;
            let layers = 0..=usize::from(order.seeds);
            Some(layers.map(|layer| plan.places(layer) as u64).sum())
        }
        match self.rules {
            RuleSet::Giuthi(rules) => of::<Giuthi>(self, rules),
            RuleSet::Kiothi => of::<Kiothi>(self, ()),
        }
    }

    /// Builds the layers that are missing in a folder, the smallest first, and tells of each. Finished
    /// layers are read and their checksums looked at; nothing is lost by stopping but the layer under
    /// work.
    ///
    /// # Errors
    ///
    /// See [`BuildError`].
    pub fn build(
        self,
        folder: &Path,
        work: &Work,
        done: impl FnMut(Done),
    ) -> Result<(), BuildError> {
        self.carry_out(Task::Build, folder, work, done)
    }

    /// Looks at every checksum of the tables in a folder, and whether every worth follows from where the
    /// turns of its board lead. So damage is found, and mistakes in working a table out that do not
    /// agree with themselves. It is no proof that a worth is right: where play can go on without end,
    /// other numbers may follow from one another too, and only the way they were found tells these
    /// from the right ones.
    ///
    /// # Errors
    ///
    /// See [`BuildError`].
    pub fn verify(
        self,
        folder: &Path,
        work: &Work,
        done: impl FnMut(Done),
    ) -> Result<(), BuildError> {
        self.carry_out(Task::Verify, folder, work, done)
    }

    fn carry_out(
        self,
        task: Task,
        folder: &Path,
        work: &Work,
        mut done: impl FnMut(Done),
    ) -> Result<(), BuildError> {
        match self.rules {
            RuleSet::Giuthi(rules) => {
                self.each_layer::<Giuthi>(rules, task, folder, work, &mut done)
            }
            RuleSet::Kiothi => self.each_layer::<Kiothi>((), task, folder, work, &mut done),
        }
    }

    fn each_layer<G: Ranked>(
        self,
        account: G::Account,
        task: Task,
        folder: &Path,
        work: &Work,
        done: &mut dyn FnMut(Done),
    ) -> Result<(), BuildError> {
        let plan = Plan::<G>::new(account, self.holes.into(), self.seeds.into());
        let plan = plan.ok_or(BuildError::TooLarge)?;
        let (mut groups, mut layers) = (Vec::new(), Vec::new());
        for seeds in 0..=usize::from(self.seeds) {
            groups.push(plan.groups(seeds));
            let subject = self.subject(seeds);
            let path = folder.join(subject.file_name());
            let found = task == Task::Verify || path.exists();
            let layer = if found {
                read(&plan, subject, &path)?
            } else {
                let solved = solve::solve(&plan, &groups, &layers, work);
                let layer = solved.ok_or(BuildError::Stopped)?;
                file::write(folder, subject, layer.worths())?;
                layer
            };
            match task {
                Task::Verify => solve::check(&plan, &groups, &layers, &layer, work)
                    .ok_or(BuildError::Stopped)?
                    .map_err(|place| TableError::wrong(&path, place))?,
                Task::Build if found => (work.looked)(plan.places(seeds) as u64),
                Task::Build => {}
            }
            layers.push(layer);
            done(Done {
                seeds: seeds as u8,
                boards: plan.boards(seeds),
                places: plan.places(seeds) as u64,
                found,
            });
        }
        Ok(())
    }
}

/// What is to be done with every layer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Build,
    Verify,
}

fn read<G: Ranked>(plan: &Plan<G>, subject: Subject, path: &Path) -> Result<Layer, TableError> {
    let table = TableFile::open(path)?;
    table.expect_subject(subject)?;
    table.expect_places(plan.places(subject.seeds.into()))?;
    Ok(Layer::new(plan, subject.seeds.into(), table.check()?))
}

/// All tables of a folder, open to be asked.
#[derive(Debug, Default)]
pub struct Tables {
    giuthi: BTreeMap<(giuthi::Rules, u8), Shelf<Giuthi>>,
    kiothi: BTreeMap<u8, Shelf<Kiothi>>,
    files: Vec<(Subject, PathBuf, u64)>,
    /// The first damage that the engine met with.
    damage: OnceLock<TableError>,
}

/// The tables of one game and size.
#[derive(Debug)]
pub(crate) struct Shelf<G: Ranked> {
    plan: Plan<G>,
    /// By seeds: the first place of each block, and the file.
    layers: BTreeMap<u8, (Vec<usize>, TableFile)>,
}

impl Tables {
    /// Opens all tables in a folder.
    ///
    /// # Errors
    ///
    /// When a file with a table's name is none, or damaged at its beginning, or the folder cannot be
    /// read.
    pub fn open(folder: &Path) -> Result<Tables, TableError> {
        let error = |error: io::Error| TableError::io(folder, error);
        let mut tables = Tables::default();
        let mut opened: BTreeMap<(RuleSet, u8), Vec<TableFile>> = BTreeMap::new();
        for path in file::list(folder).map_err(error)? {
            let table = TableFile::open(&path)?;
            let subject = table.subject();
            tables.files.push((subject, path, table.bytes()));
            opened
                .entry((subject.rules, subject.holes))
                .or_default()
                .push(table);
        }
        for ((rules, holes), files) in opened {
            match rules {
                RuleSet::Giuthi(rules) => {
                    tables
                        .giuthi
                        .insert((rules, holes), Shelf::new(rules, holes, files)?);
                }
                RuleSet::Kiothi => {
                    tables.kiothi.insert(holes, Shelf::new((), holes, files)?);
                }
            }
        }
        Ok(tables)
    }

    /// What they are tables of, where they are, and how many bytes they have.
    pub fn files(&self) -> &[(Subject, PathBuf, u64)] {
        &self.files
    }

    /// What was found damaged when the engine or the search for a proof asked, which went on without it.
    pub fn damage(&self) -> Option<&TableError> {
        self.damage.get()
    }

    /// What the board of a position is worth to the player about to begin a turn there, whatever was
    /// captured before; `None` where no table reaches.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn worth(&self, position: &AnyPosition) -> Result<Option<Worth>, TableError> {
        match position {
            AnyPosition::Giuthi(pos) => self.worth_of(pos),
            AnyPosition::Kiothi(pos) => self.worth_of(pos),
            AnyPosition::Opening(_) => Ok(None),
        }
    }

    /// As [`worth`](Self::worth), for those who go on without a damaged table and ask for the
    /// [`damage`](Self::damage) in the end.
    pub(crate) fn worth_or_damage<G: Shelved>(&self, pos: &G) -> Option<Worth> {
        self.known(self.worth_of(pos))
    }

    /// The most seeds on a board of this one's game and size that there is a table of.
    pub(crate) fn most_seeds_of<G: Shelved>(&self, pos: &G) -> Option<u8> {
        G::shelf(self, pos).and_then(Shelf::most_seeds)
    }

    fn known(&self, worth: Result<Option<Worth>, TableError>) -> Option<Worth> {
        worth.unwrap_or_else(|error| {
            let _ = self.damage.set(error);
            None
        })
    }

    pub(crate) fn worth_of<G: Shelved>(&self, pos: &G) -> Result<Option<Worth>, TableError> {
        let of_size = G::shelf(self, pos);
        of_size.map_or(Ok(None), |shelf| shelf.worth(pos))
    }
}

/// What the engine asks.
impl Exact for Tables {
    fn gains(&self, position: &AnyPosition) -> Option<Gains> {
        let worth = self.known(self.worth(position))?;
        Some(Gains {
            forced: (worth.forced != Worth::NEVER).then_some(worth.forced.into()),
            safe: (worth.safe != Worth::ALWAYS).then_some(worth.safe.into()),
        })
    }

    fn most_seeds(&self, position: &AnyPosition) -> u16 {
        let most = match position {
            AnyPosition::Giuthi(pos) => self.most_seeds_of(pos),
            AnyPosition::Kiothi(pos) => self.most_seeds_of(pos),
            AnyPosition::Opening(_) => None,
        };
        most.map_or(0, u16::from)
    }
}

/// A game that a folder can have tables of.
pub(crate) trait Shelved: Ranked {
    /// The tables for a position's game and size.
    fn shelf<'a>(tables: &'a Tables, pos: &Self) -> Option<&'a Shelf<Self>>;
}

impl Shelved for Giuthi {
    fn shelf<'a>(tables: &'a Tables, pos: &Self) -> Option<&'a Shelf<Self>> {
        tables.giuthi.get(&(pos.rules(), pos.holes() as u8))
    }
}

impl Shelved for Kiothi {
    fn shelf<'a>(tables: &'a Tables, pos: &Self) -> Option<&'a Shelf<Self>> {
        tables.kiothi.get(&(pos.holes() as u8))
    }
}

impl<G: Ranked> Shelf<G> {
    fn new(account: G::Account, holes: u8, files: Vec<TableFile>) -> Result<Self, TableError> {
        let by_seeds = |file: &&TableFile| file.subject().seeds;
        let largest = files.iter().max_by_key(by_seeds);
        let largest = largest.expect("a shelf has tables");
        let plan = Plan::new(account, holes.into(), by_seeds(&largest).into());
        let plan = plan.ok_or_else(|| largest.too_large())?;
        let mut layers = BTreeMap::new();
        for file in files {
            let seeds = file.subject().seeds;
            file.expect_places(plan.places(seeds.into()))?;
            layers.insert(seeds, (plan.blocks(seeds.into()), file));
        }
        Ok(Shelf { plan, layers })
    }

    fn most_seeds(&self) -> Option<u8> {
        self.layers.keys().next_back().copied()
    }

    fn worth(&self, pos: &G) -> Result<Option<Worth>, TableError> {
        let (own, other) = (
            pos.marked_row(pos.turn()),
            pos.marked_row(pos.turn().other()),
        );
        let seeds = own.sum() + other.sum();
        let Some((blocks, file)) = self.layers.get(&(seeds as u8)) else {
            return Ok(None);
        };
        file.worth(self.plan.place(blocks, &own, &other)).map(Some)
    }
}

/// How far ahead in captured seeds the player is whose turn it is.
pub fn lead_of(position: &AnyPosition) -> i16 {
    lead(position.taken(), position.turn())
}
