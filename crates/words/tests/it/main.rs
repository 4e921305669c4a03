//! Sentences as they are said, and the files that they stand in.

mod english;
