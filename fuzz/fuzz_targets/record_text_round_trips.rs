//! N4: a record that was read is written in one way, which reads as the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ndongu_rules::record;

fuzz_target!(|text: &str| {
    let mut records = Vec::new();
    for read in record::read(text) {
        match read {
            Ok(record) => records.push(record),
            Err(error) => assert!(text.is_char_boundary(error.offset()), "{error}"),
        }
    }
    for record in &records {
        let written = record.to_string();
        let again: Vec<_> = record::read(&written).collect();
        assert_eq!(again, [Ok(record.clone())], "{written}");
    }
    let file = record::write(&records);
    let again: Result<Vec<_>, _> = record::read(&file).collect();
    assert_eq!(again.as_ref(), Ok(&records), "{file}");
});
