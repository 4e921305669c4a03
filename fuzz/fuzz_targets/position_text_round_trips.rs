//! N1, N2: what prints parses back to the same, and a refusal points into the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ndongu_rules::{AnyPosition, Setup};

fuzz_target!(|text: &str| {
    match text.parse::<AnyPosition>() {
        Ok(position) => {
            let printed = position.to_string();
            assert_eq!(printed.parse(), Ok(position));
            assert_eq!(printed.parse(), Ok(Setup::from(position)));
            assert_eq!(AnyPosition::try_from(Setup::from(position)), Ok(position));
        }
        Err(error) => {
            let read = text.get(..error.offset());
            assert!(read.is_some_and(str::is_ascii), "{error}");
        }
    }
});
