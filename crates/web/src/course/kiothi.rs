//! Learning Kiothi.

use super::{
    Goal::{Capture, Hold, KeepMarks, LandIn, Laps, StaySafe, Take, Win, WinByOneWarrior},
    Lesson, Task,
};

pub const LESSONS: &[Lesson] = &[
    // Boma and warriors.
    Lesson::new(
        "kiothi 0,0,4,0/0,0,0,0 0-0 S",
        &["C4"],
        &[
            Task::one("kiothi 0,0,2,0,0/0,0,0,0,0 0-0 S", &[LandIn('E')]),
            Task::one("kiothi 3,0,0,0/0,0,0,0 0-0 S", &[LandIn('D')]),
            Task::one("kiothi 0,0,0,4/0,0,0,0 0-0 S", &[LandIn('c')]),
        ],
    ),
    // How many to take.
    Lesson::new(
        "kiothi 5,0,0,0,0/0,0,0,2,0 0-0 S",
        &["A3"],
        &[
            Task::one("kiothi 5,0,0,0,0/0,0,0,0,0 0-0 S", &[LandIn('C')]),
            Task::one("kiothi 0,3,0,0,4/0,0,0,0,0 0-0 S", &[LandIn('b')]),
            Task::one("kiothi 4,0,4,0/0,0,0,0 0-0 S", &[LandIn('D'), Hold('A', 4)]),
        ],
    ),
    // Where you may not land.
    Lesson::new(
        "kiothi 3,0,2*,1/0,1,0,0 0-0 S",
        &["A1"],
        &[
            Task::one("kiothi 4,0,1,1/0,0,0,0 0-0 S", &[LandIn('B')]),
            Task::one("kiothi 3,1,2,0/0,0,0,0 0-0 S", &[LandIn('D')]),
            Task::one("kiothi 0,6,0/0,0,0 0-0 S", &[LandIn('B')]),
        ],
    ),
    // Relays go on.
    Lesson::new(
        "kiothi 0,1,0,2/0,1,0,0 0-0 S",
        &["D2"],
        &[
            Task::one("kiothi 0,3,1,0/1*,0,0,0 0-0 S", &[Laps(2)]),
            Task::one("kiothi 1,1,0,2*/0,2*,0,0 0-0 S", &[Laps(3)]),
            Task::one("kiothi 0,1,0,2/2,0,1,3 0-0 S", &[Laps(5)]),
        ],
    ),
    // Capturing.
    Lesson::new(
        "kiothi 0,3*,0,0/0,2,0,2 0-0 S",
        &["B1"],
        &[
            Task::one("kiothi 2,0,0,1/0,2,0,1 0-0 S", &[Capture(3)]),
            Task::one("kiothi 0,0,0,3*/0,0,1,1 0-0 S", &[Capture(3)]),
            Task::one("kiothi 0,2,2,0/1,0,3,1 0-0 S", &[Take("b")]),
        ],
    ),
    // Nki.
    Lesson::new(
        "kiothi 3,0,0,0/2*,3,0,0 0-0 S",
        &["A3"],
        &[
            Task::one("kiothi 3*,0,0,0/0,2*,2,0 0-0 S", &[Capture(3)]),
            Task::one("kiothi 0,3,0,0,1,0/0,0,2,1*,0,0 0-0 S", &[Take("c")]),
            Task::one("kiothi 2*,0,0,0,1,0/1*,0,3,0,1,0 0-0 S", &[Capture(2)]),
        ],
    ),
    // Losing the mark.
    Lesson::new(
        "kiothi 3*,2,0,0/0,0,2,0 0-0 S",
        &["A2"],
        &[
            Task::one(
                "kiothi 3*,1,0,0,0/0,0,1,0,0 0-0 S",
                &[Capture(2), KeepMarks],
            ),
            Task::one("kiothi 0,2,2*,0/1,0,0,0 0-0 S", &[Capture(2), KeepMarks]),
            Task::one("kiothi 3,2*,0/0,3*,0 0-0 S", &[StaySafe]),
        ],
    ),
    // The bonus of the leftmost boma.
    Lesson::new(
        "kiothi 0,0,0,0,4,0/1*,4,0,0,2,0 0-0 S",
        &["E3"],
        &[
            Task::one("kiothi 0,0,2*,0,3,1/0,4,1,0,0,0 0-0 S", &[Capture(5)]),
            Task::one("kiothi 0,0,4,1,0,3/0,4,0,0,0,0 0-0 S", &[Take("fedc")]),
            Task::one("kiothi 0,0,0,4*,0,0/2,4*,1,0,2,0 0-0 S", &[Capture(8)]),
        ],
    ),
    // The redistribution.
    Lesson::new(
        "kiothi 0,0,2,2/0,0,2,2 0-0 S opening",
        &["CD=A1B1c2", "cd=c4d2"],
        &[
            Task::one("kiothi 0,0,2,2/0,0,2,2 0-0 S opening", &[Hold('A', 4)]),
            Task::one(
                "kiothi 0,2,2,2/0,2,2,2 0-0 S opening",
                &[Hold('B', 2), Hold('a', 1), Hold('A', 3)],
            ),
            Task::one(
                "kiothi 0,2,2,2/0,2,2,2 0-0 S opening",
                &[Hold('c', 4), Hold('d', 4)],
            ),
        ],
    ),
    // The end and the count.
    Lesson::new(
        "kiothi 2,0,0,1*/0,0,2,0 28-27 S",
        &["A1"],
        &[
            Task::one("kiothi 3*,0,0/0,2,0 28-27 S", &[Win]),
            Task::one("kiothi 2,0,1*,2/0,0,0,0 28-27 S", &[Win]),
            Task::game("kiothi 0,0,2*,2*/0,0,2*,2* 0-0 S", &[Win], 12),
        ],
    ),
    // A win of one warrior.
    Lesson::new(
        "kiothi 3,0,0/0,2,0 26-29 S",
        &["A1"],
        &[
            Task::one("kiothi 2,0,0,1*/0,2,0,0 26-29 S", &[WinByOneWarrior]),
            Task::one("kiothi 2*,0,1,2*/0,0,0,0 26-29 S", &[WinByOneWarrior]),
            Task::game("kiothi 0,2,0,2/2,0,0,0 27-27 S", &[WinByOneWarrior], 3),
        ],
    ),
    // A first game.
    Lesson::new(
        "kiothi 0,0,0,3*,3*,3*/0,0,0,3*,3*,3* 0-0 S",
        &[],
        &[
            Task::game("kiothi 0,3,0/0,3,0 0-0 S", &[Win], 20),
            Task::game("kiothi 0,0,2*,2*/0,0,2*,2* 0-0 S", &[Win], 20),
            Task::game("kiothi 0,0,0,3*,3*,3*/0,0,0,3*,3*,3* 0-0 S", &[Win], 40),
        ],
    ),
];
