//! Tables in a folder: building them, checking them, and asking them.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

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
            Some(
                (0..=order.seeds)
                    .map(|layer| plan.places(layer.into()) as u64)
                    .sum(),
            )
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
        mut done: impl FnMut(Done),
    ) -> Result<(), BuildError> {
        match self.rules {
            RuleSet::Giuthi(rules) => self.build_as::<Giuthi>(rules, folder, work, &mut done),
            RuleSet::Kiothi => self.build_as::<Kiothi>((), folder, work, &mut done),
        }
    }

    fn build_as<G: Ranked>(
        self,
        account: G::Account,
        folder: &Path,
        work: &Work,
        done: &mut dyn FnMut(Done),
    ) -> Result<(), BuildError> {
        let (plan, mut groups, mut layers) = self.prepare::<G>(account)?;
        for seeds in 0..=usize::from(self.seeds) {
            groups.push(plan.groups(seeds));
            let subject = self.subject(seeds);
            let path = folder.join(subject.file_name());
            let found = path.exists();
            let layer = if found {
                (work.looked)(plan.places(seeds) as u64);
                read(&plan, subject, &path)?
            } else {
                let layer = solve::solve(&plan, &groups, &layers, work);
                let layer = layer.ok_or(BuildError::Stopped)?;
                file::write(folder, subject, layer.worths())?;
                layer
            };
            layers.push(layer);
            done(told(&plan, seeds, found));
        }
        Ok(())
    }

    /// Looks at every checksum of the tables in a folder, and whether every worth follows from where the
    /// turns of its board lead. That alone does not prove that the worths are the right ones, since
    /// play without end may have several solutions; it does prove that nothing was changed or left
    /// out, and that every finite gain that is promised is one move nearer after the best move.
    ///
    /// # Errors
    ///
    /// See [`BuildError`].
    pub fn verify(
        self,
        folder: &Path,
        work: &Work,
        mut done: impl FnMut(Done),
    ) -> Result<(), BuildError> {
        match self.rules {
            RuleSet::Giuthi(rules) => self.verify_as::<Giuthi>(rules, folder, work, &mut done),
            RuleSet::Kiothi => self.verify_as::<Kiothi>((), folder, work, &mut done),
        }
    }

    fn verify_as<G: Ranked>(
        self,
        account: G::Account,
        folder: &Path,
        work: &Work,
        done: &mut dyn FnMut(Done),
    ) -> Result<(), BuildError> {
        let (plan, mut groups, mut layers) = self.prepare::<G>(account)?;
        for seeds in 0..=usize::from(self.seeds) {
            groups.push(plan.groups(seeds));
            let subject = self.subject(seeds);
            let path = folder.join(subject.file_name());
            let layer = read(&plan, subject, &path)?;
            let checked = solve::check(&plan, &groups, &layers, &layer, work);
            checked
                .ok_or(BuildError::Stopped)?
                .map_err(|place| TableError::wrong(&path, place))?;
            layers.push(layer);
            done(told(&plan, seeds, true));
        }
        Ok(())
    }

    fn prepare<G: Ranked>(self, account: G::Account) -> Result<Prepared<G>, BuildError> {
        let plan = Plan::new(account, self.holes.into(), self.seeds.into());
        Ok((plan.ok_or(BuildError::TooLarge)?, Vec::new(), Vec::new()))
    }
}

/// The places of all boards; the groups and the layers so far, none yet.
type Prepared<G> = (Plan<G>, Vec<Vec<crate::plan::Group>>, Vec<Layer>);

fn told<G: Ranked>(plan: &Plan<G>, seeds: usize, found: bool) -> Done {
    Done {
        seeds: seeds as u8,
        boards: plan.boards(seeds),
        places: plan.places(seeds) as u64,
        found,
    }
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
}

/// The tables of one game and size.
#[derive(Debug)]
struct Shelf<G: Ranked> {
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

    /// What the board of a position is worth to the player about to begin a turn there, whatever was
    /// captured before; `None` where no table reaches.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn worth(&self, position: &AnyPosition) -> Result<Option<Worth>, TableError> {
        match position {
            AnyPosition::Giuthi(pos) => self.giuthi(pos),
            AnyPosition::Kiothi(pos) => self.kiothi(pos),
            AnyPosition::Opening(_) => Ok(None),
        }
    }

    /// As [`worth`](Self::worth), of Giuthi.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn giuthi(&self, pos: &Giuthi) -> Result<Option<Worth>, TableError> {
        let of_size = self.giuthi.get(&(pos.rules(), pos.holes() as u8));
        of_size.map_or(Ok(None), |shelf| shelf.worth(pos))
    }

    /// As [`worth`](Self::worth), of Kiothi.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn kiothi(&self, pos: &Kiothi) -> Result<Option<Worth>, TableError> {
        let of_size = self.kiothi.get(&(pos.holes() as u8));
        of_size.map_or(Ok(None), |shelf| shelf.worth(pos))
    }
}

impl<G: Ranked> Shelf<G> {
    fn new(account: G::Account, holes: u8, files: Vec<TableFile>) -> Result<Self, TableError> {
        let most = files.iter().map(|file| file.subject().seeds).max();
        let plan = Plan::new(account, holes.into(), most.unwrap_or(0).into());
        let plan = match (plan, files.last()) {
            (Some(plan), _) => plan,
            (None, Some(file)) => return Err(file.too_large()),
            (None, None) => unreachable!("boards without seeds can be numbered"),
        };
        let mut layers = BTreeMap::new();
        for file in files {
            let seeds = file.subject().seeds;
            file.expect_places(plan.places(seeds.into()))?;
            layers.insert(seeds, (plan.blocks(seeds.into()), file));
        }
        Ok(Shelf { plan, layers })
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
