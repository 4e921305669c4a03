//! Tables of exact values for whoever plays.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ndongu_engine::{Engine, Exact};
use ndongu_solver::Tables;

use crate::{failure::Failure, folders};

/// Where the tables are, as the command line says it.
#[derive(clap::Args, Clone)]
pub struct Folder {
    /// A folder with tables of exact values, for positions that they reach; without it, the usual one
    /// of `ndongu tables`, if there are any.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

/// Tables that may be there.
#[derive(Clone, Debug, Default)]
pub struct Known(Option<Arc<Tables>>);

impl Folder {
    /// Opens the tables of the folder that was named, or those in the usual one.
    pub fn open(&self) -> Result<Known, Failure> {
        if let Some(folder) = &self.tables {
            return Known::open(folder);
        }
        let usual = folders::tables().filter(|folder| folder.is_dir());
        let tables = usual.map(|folder| Tables::open(&folder)).transpose();
        let tables = tables.map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Known(tables.map(Arc::new)))
    }
}

impl Known {
    /// Opens tables that somebody wants, so that there must be some.
    pub fn open(folder: &Path) -> Result<Known, Failure> {
        let tables = Tables::open(folder).map_err(|error| Failure::Input(error.to_string()))?;
        if tables.files().is_empty() {
            let folder = folder.display();
            return Err(Failure::Input(format!(
                "{folder}: there are no tables here"
            )));
        }
        Ok(Known(Some(Arc::new(tables))))
    }

    /// The tables, which are there if [`open`](Self::open) opened them.
    pub fn tables(&self) -> Option<Arc<Tables>> {
        self.0.clone()
    }

    /// Lets an engine ask them.
    pub fn tell(&self, engine: &mut Engine) {
        engine.consult(self.exact());
    }

    /// What an engine asks.
    pub fn exact(&self) -> Option<Arc<dyn Exact>> {
        let tables = self.0.clone()?;
        Some(tables)
    }

    /// Refuses tables that the engine has found damaged.
    pub fn check(&self) -> Result<(), Failure> {
        match self.0.as_ref().and_then(|tables| tables.damage()) {
            Some(damage) => Err(Failure::Input(damage.to_string())),
            None => Ok(()),
        }
    }
}
