//! Certificates that are not what they should be.

use ndongu_rules::AnyPosition;
use ndongu_solver::{check, lead_of};

use crate::{order, proof::proof, tables};

/// Where the parts begin in a certificate of Giuthi on 2×3.
const PARTS: usize = 16 + 6 + 4;
/// The bytes of an entry there: two rows, who begins, and a lead.
const ENTRY: usize = 6 + 1 + 2;
/// Where the entries of the first part begin.
const ENTRIES: usize = PARTS + 10;

fn certificate(start: &str) -> Vec<u8> {
    let position: AnyPosition = start.parse().expect("a position");
    let proof = proof(&position);
    proof.certificate().expect("a proof").to_bytes()
}

/// North wins `giuthi 3x3`: one part.
fn win() -> Vec<u8> {
    certificate("giuthi 3x3")
}

/// `giuthi 3x6` is a draw: two parts.
fn draw() -> Vec<u8> {
    certificate("giuthi 3x6")
}

/// With the checksum that its bytes have now.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 4;
    let checksum = crc32fast::hash(&bytes[..end]);
    bytes[end..].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

/// The sentence with which a certificate is refused after some change.
fn refusal(mut bytes: Vec<u8>, change: impl FnOnce(&mut Vec<u8>)) -> String {
    change(&mut bytes);
    let error = check(sealed(bytes).as_slice()).expect_err("a certificate that is broken");
    error.to_string()
}

fn entries(bytes: &[u8]) -> usize {
    let count = bytes[PARTS + 2..PARTS + 10]
        .try_into()
        .expect("eight bytes");
    u64::from_le_bytes(count) as usize
}

fn set_entries(bytes: &mut [u8], count: usize) {
    bytes[PARTS + 2..PARTS + 10].copy_from_slice(&(count as u64).to_le_bytes());
}

/// The bytes of an entry, the first being 0.
fn entry(index: usize) -> std::ops::Range<usize> {
    ENTRIES + index * ENTRY..ENTRIES + (index + 1) * ENTRY
}

fn swap(bytes: &mut [u8], first: usize, second: usize) {
    let (one, other) = (bytes[entry(first)].to_vec(), bytes[entry(second)].to_vec());
    bytes[entry(first)].copy_from_slice(&other);
    bytes[entry(second)].copy_from_slice(&one);
}

fn add_to_lead(bytes: &mut [u8], index: usize, more: i16) {
    let at = entry(index).end - 2;
    let lead = i16::from_le_bytes([bytes[at], bytes[at + 1]]) + more;
    bytes[at..at + 2].copy_from_slice(&lead.to_le_bytes());
}

type Change = fn(&mut Vec<u8>);

#[test]
fn a_broken_header_is_refused() {
    let header: [(Change, &str); 13] = [
        (|bytes| bytes[0] = b'P', "this is no certificate"),
        (
            |bytes| bytes[8] = 2,
            "format 2 of a certificate, and this program reads format 1 only",
        ),
        (|bytes| bytes[10] = 3, "byte 10: rules that are not known"),
        (|bytes| bytes[11] = 0, "byte 11: a row has 1 to 10 holes"),
        (|bytes| bytes[11] = 11, "byte 11: a row has 1 to 10 holes"),
        (
            |bytes| bytes[12] = 2,
            "byte 12: neither 0 for South nor 1 for North",
        ),
        (
            |bytes| bytes[13] = 0,
            "byte 13: it says that it has 0 parts, and there can be 1 or 2",
        ),
        (
            |bytes| bytes[13] = 3,
            "byte 13: it says that it has 3 parts, and there can be 1 or 2",
        ),
        (
            |bytes| bytes[14] = 200,
            "its position cannot stand on a board",
        ),
        (
            |bytes| bytes[22] = 1,
            "its position cannot stand on a board",
        ),
        (|bytes| bytes[23] = 1, "a boma beyond the row is nki"),
        (
            |bytes| bytes[PARTS] = 2,
            "byte 26: neither 0 for South nor 1 for North",
        ),
        (
            |bytes| bytes[PARTS + 1] = 2,
            "byte 27: neither 0 nor 1 says whether the player can win",
        ),
    ];
    for (change, why) in header {
        let told = refusal(win(), change);
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_broken_win_is_refused() {
    let of_a_win: [(Change, &str); 12] = [
        // South's lead, another seed: the entries are sound, but of another position.
        (|bytes| bytes[14] = 1, "the position is not among them"),
        (|bytes| bytes[12] = 1, "the position is not among them"),
        (|bytes| bytes[PARTS] = 0, "the position is not among them"),
        (|bytes| bytes[PARTS + 1] = 0, "it is out of order"),
        (
            |bytes| {
                let last = entries(bytes) - 1;
                set_entries(bytes, last);
                bytes.drain(entry(last));
            },
            "the position is not among them",
        ),
        (
            |bytes| {
                let last = entries(bytes) - 1;
                set_entries(bytes, last);
                bytes.drain(entry(0));
            },
            "it does not follow from earlier entries",
        ),
        (
            |bytes| {
                let last = entries(bytes) - 1;
                swap(bytes, 0, last);
            },
            "entry 1 on North: South before 3,3,3/3,3,3, lead 0: it does not follow from earlier entries",
        ),
        (
            |bytes| {
                let more = entries(bytes) + 1;
                set_entries(bytes, more);
                let first = bytes[entry(0)].to_vec();
                bytes.splice(ENTRIES..ENTRIES, first);
            },
            "entry 2 on North",
        ),
        (
            |bytes| add_to_lead(bytes, 0, -100),
            "it does not follow from earlier entries",
        ),
        (
            |bytes| add_to_lead(bytes, 0, 500),
            "no lead can be so large",
        ),
        (|bytes| bytes[ENTRIES] = 255, "it has too many seeds"),
        (
            |bytes| bytes[ENTRIES + 6] = 2,
            "neither 0 nor 1 says whose turn begins",
        ),
    ];
    for (change, why) in of_a_win {
        let told = refusal(win(), change);
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_broken_draw_is_refused() {
    let of_a_draw: [(Change, &str); 6] = [
        (
            |bytes| bytes[PARTS + 1] = 1,
            "it does not follow from earlier entries",
        ),
        (|bytes| swap(bytes, 0, 1), "entry 2 on South"),
        (
            |bytes| add_to_lead(bytes, 0, 100),
            "it does not follow from the other entries",
        ),
        (|bytes| bytes[15] = 20, "the position is not among them"),
        (
            |bytes| {
                let second = entry(entries(bytes)).start;
                bytes[second] = 0;
            },
            "a second part on the same player",
        ),
        (
            |bytes| {
                let (first, second) = (entry(0), entry(1));
                let copy = bytes[first].to_vec();
                bytes[second].copy_from_slice(&copy);
            },
            "entry 2 on South",
        ),
    ];
    for (change, why) in of_a_draw {
        let told = refusal(draw(), change);
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_mirror_image_may_not_stand_for_its_board() {
    let told = refusal(win(), |bytes| {
        let lopsided = (0..entries(bytes)).map(entry).find(|entry| {
            let rows = &bytes[entry.clone()][..6];
            rows[0] != rows[2]
        });
        let at = lopsided
            .expect("a board that is not its own mirror image")
            .start;
        bytes[at..at + 3].reverse();
        bytes[at + 3..at + 6].reverse();
    });
    assert!(told.contains("its mirror image comes first"), "{told}");
}

#[test]
fn other_rules_need_another_certificate() {
    // The first position in which the rule sets differ: four seeds or three (G9).
    let four = certificate("giuthi 0,0,2/0,1,1 0-3 S");
    assert!(check(four.as_slice()).is_ok());
    let told = refusal(four, |bytes| bytes[10] = 1);
    assert!(told.contains("it does not follow"), "{told}");
}

#[test]
fn whatever_is_cut_off_or_added_is_noticed() {
    let whole = draw();
    for length in 0..whole.len() {
        let error = check(&whole[..length]).expect_err("a part of a certificate");
        assert!(!error.is_refutation(), "{length} bytes: {error}");
    }
    let more = [whole.as_slice(), b"\n"].concat();
    let told = check(more.as_slice()).expect_err("too long").to_string();
    assert_eq!(
        told,
        format!("it goes on at byte {}, where it should end", whole.len())
    );
}

#[test]
fn every_changed_byte_is_noticed() {
    for whole in [win(), draw()] {
        for at in 0..whole.len() {
            for change in [0x01, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= change;
                assert!(
                    check(bytes.as_slice()).is_err(),
                    "byte {at} changed by {change:#x}"
                );
            }
        }
    }
}

/// Whatever is changed: what the checker accepts is true.
#[test]
fn no_change_makes_a_certificate_lie() {
    let start: AnyPosition = "giuthi 0,2,1/2,1,2 0-0 S".parse().expect("a position");
    let tables = tables(order(start.rules(), 3, 8));
    let worth = tables.worth(&start).expect("sound").expect("eight seeds");
    let right = worth.value(lead_of(&start));
    let whole = proof(&start).certificate().expect("a proof").to_bytes();
    let mut accepted = 0;
    for at in PARTS..whole.len() - 4 {
        for value in 0..=8u8 {
            let mut bytes = whole.clone();
            bytes[at] = value;
            if let Ok(checked) = check(sealed(bytes).as_slice()) {
                assert_eq!(checked.value(), Some(right), "byte {at} is {value}");
                accepted += 1;
            }
        }
    }
    // Where a byte is as it was, and a few that say less than they could.
    assert!(accepted > 0);
}
