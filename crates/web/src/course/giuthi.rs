//! Learning Giuthi.

use super::{
    Goal::{Again, Capture, ComeHome, FindNothing, LandIn, Laps, MakeNorthPass, Repeat, Take, Win},
    Lesson, Task,
};

pub const LESSONS: &[Lesson] = &[
    // Sowing round.
    Lesson::new(
        "giuthi 2,0,4,0/0,2,0,2 0-0 S",
        &["C+"],
        &[
            Task::one("giuthi 0,0,2,0,0,2/0,0,0,0,0,0 0-0 S", &[LandIn('b')]),
            Task::one("giuthi 0,0,0,3,4,0/0,0,0,0,0,0 0-0 S", &[LandIn('c')]),
            Task::one("giuthi 0,6,2/0,0,0 0-0 S", &[LandIn('B')]),
        ],
    ),
    // Choosing a direction.
    Lesson::new(
        "giuthi 2,0,2,0/0,0,0,0 0-0 S",
        &["A-"],
        &[
            Task::one("giuthi 2,0,0,2/0,0,0,0 0-0 S", &[LandIn('c')]),
            Task::one("giuthi 0,3,0,3/0,0,0,0 0-0 S", &[LandIn('A')]),
            Task::one("giuthi 3,0,0,0,2/0,0,0,0,0 0-0 S", &[LandIn('b')]),
        ],
    ),
    // A relay turns round.
    Lesson::new(
        "giuthi 0,2,2,1/0,0,0,0 0-0 S",
        &["B+"],
        &[
            Task::one("giuthi 3,0,0,2,0/0,0,0,0,0 0-0 S", &[Laps(2)]),
            Task::one("giuthi 0,2,2,0/1,0,0,0 0-0 S", &[Laps(2)]),
            Task::one("giuthi 2,0,3,0/0,0,0,0 0-0 S", &[Laps(2), LandIn('c')]),
        ],
    ),
    // A relay at work.
    Lesson::new(
        "giuthi 2,0,4,0/0,3,0,2 0-0 S",
        &["A+"],
        &[
            Task::one("giuthi 0,3,3,0/0,1,0,0 0-0 S", &[Laps(3)]),
            Task::one("giuthi 2,0,0,0,0,3/1,0,1,1,0,0 0-0 S", &[Laps(5)]),
            Task::one("giuthi 0,0,1,0,3,3/0,0,0,0,0,1 0-0 S", &[LandIn('f')]),
        ],
    ),
    // Moving again.
    Lesson::new(
        "giuthi 0,0,4,2/0,0,0,0 0-0 S",
        &["D-"],
        &[
            Task::one("giuthi 2,0,0,4,0/0,0,0,0,0 0-0 S", &[Again(1)]),
            Task::turn("giuthi 0,0,2,0,4,0/1,0,0,1,0,0 0-0 S", &[Again(2)], 2),
            Task::one("giuthi 6x4", &[Again(1)]),
        ],
    ),
    // Entering the land.
    Lesson::new(
        "giuthi 0,0,2,2/2,0,0,0 0-0 S",
        &["C+"],
        &[
            Task::one("giuthi 2,0,0,2/0,0,2,0 0-0 S", &[ComeHome]),
            Task::one("giuthi 0,2,2,0/0,0,2,1 0-0 S", &[ComeHome]),
            Task::one("giuthi 3,2,0,0/1,1,0,1 0-0 S", &[ComeHome, Laps(5)]),
        ],
    ),
    // Capturing.
    Lesson::new(
        "giuthi 0,0,2,3/0,0,2,0 0-0 S",
        &["D+"],
        &[
            Task::one("giuthi 0,3,0,0,0,2/1,1,0,0,0,0 0-0 S", &[Capture(4)]),
            Task::one("giuthi 6x4", &[Capture(5)]),
            Task::turn("giuthi 0,3,2/3,0,1 0-0 S", &[Again(1), Capture(3)], 2),
        ],
    ),
    // Chain captures.
    Lesson::new(
        "giuthi 2,0,0,0,3,0/1,0,2,1,1,0 0-0 S",
        &["A-"],
        &[
            Task::one("giuthi 3,0,3,0,0,0/0,0,0,2,0,0 0-0 S", &[Take("fe")]),
            Task::one("giuthi 0,0,2,2/2,0,3,1 0-0 S", &[Take("cd")]),
            Task::one("giuthi 2,0,0,0,0,3/1,0,2,0,1,0 0-0 S", &[Capture(7)]),
        ],
    ),
    // When nothing is taken; passing.
    Lesson::new(
        "giuthi 2,0,0,3/0,0,0,0 0-0 S",
        &["D+", "pass"],
        &[
            Task::one("giuthi 2,2,0,0,1/0,0,0,0,1 0-0 S", &[FindNothing]),
            Task::one("giuthi 3,0,3/3,0,0 0-0 S", &[MakeNorthPass]),
            Task::one("giuthi 0,2,2/0,3,1 0-0 S", &[MakeNorthPass, Capture(4)]),
        ],
    ),
    // The end and the count.
    Lesson::new(
        "giuthi 0,0,2/0,0,1 4-3 S",
        &["C+"],
        &[
            Task::one("giuthi 3,3,0,0/4,0,1,1 0-0 S", &[Win]),
            Task::game("giuthi 0,0,3,0/2,0,2,0 6-5 S", &[Win], 8),
            Task::game("giuthi 0,3,2/3,0,1 3-5 S", &[Win], 6),
        ],
    ),
    // Repetition and endless sowings.
    Lesson::new(
        "giuthi 0,3,1/0,1,0 1-6 S",
        &["B-", "c+"],
        &[
            Task::game("giuthi 3,1,0,1/0,1,0,0 1-7 S", &[Repeat], 1),
            Task::game("giuthi 0,3,1,3/0,0,1,0 0-9 S", &[Repeat], 3),
            Task::one("giuthi 2,4/4,0 0-0 S", &[Laps(5)]),
        ],
    ),
    // A first whole game.
    Lesson::new(
        "giuthi 3x2",
        &[],
        &[
            Task::game("giuthi 3x2", &[Win], 20),
            Task::game("giuthi 4x3", &[Win], 40),
            Task::game("giuthi 5x4", &[Win], 60),
        ],
    ),
];
