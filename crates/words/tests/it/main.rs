//! Sentences as they are said, and the files that they stand in.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod english;
mod locales;
