import type { Scenario } from './scenario.test-data.ts';
import {
  accuracy,
  choose,
  fix,
  from,
  type Metres,
  script,
  sketchPlan,
  stand,
  streetPlan,
  wait,
  walk,
  walkUnseen,
} from './walk-script.test-data.ts';

/** A path 200 m north, 20 m east, and back. */
const HAIRPIN: readonly Metres[] = [
  [0, 0],
  [0, 200],
  [20, 200],
  [20, 0],
];

/** A path up and down the same street; the second stop is on the way back. */
const UP_AND_DOWN = sketchPlan(
  [
    { at: [0, 180], along: 180, radius: 15 },
    { at: [0, 100], along: 300, radius: 15 },
  ],
  {
    path: [
      [0, 0],
      [0, 200],
      [0, 0],
    ],
  },
);

/** A path up, down and up the same street. */
const UP_DOWN_AND_UP = sketchPlan(
  [
    { at: [0, 180], along: 180, radius: 15 },
    { at: [0, 100], along: 500, radius: 15 },
  ],
  {
    path: [
      [0, 0],
      [0, 200],
      [0, 0],
      [0, 200],
    ],
  },
);

/** A path up, down and up again, with 12 m between the rows. */
const ROWS: readonly Metres[] = [
  [0, 0],
  [0, 60],
  [12, 60],
  [12, 0],
  [24, 0],
  [24, 60],
];

/** A path up one street, across, and down another one 160 m away. */
const HORSESHOE = sketchPlan(
  [
    { at: [0, 60], along: 60 },
    { at: [0, 300], along: 300 },
    { at: [160, 300], along: 460 },
    { at: [160, 60], along: 700 },
  ],
  {
    path: [
      [0, 0],
      [0, 300],
      [160, 300],
      [160, 0],
    ],
  },
);

/** A path that passes its first stop again on the way from the third to the fourth. */
const PAST_THE_START = sketchPlan(
  [
    { at: [0, 0], along: 0 },
    { at: [60, 60], along: 120 },
    { at: [500, 60], along: 560 },
    { at: [-200, -10], along: 1330 },
  ],
  {
    path: [
      [0, 0],
      [0, 60],
      [500, 60],
      [500, -10],
      [-300, -10],
    ],
  },
);

/** Scenarios that depend on progress along the path. */
export const PATH_SCENARIOS: readonly Scenario[] = [
  {
    name: 'someone who passes beside a small zone has reached it along the path',
    plan: streetPlan([100], { radius: 15 }),
    events: script(from([22, 0]), walk([22, 200])),
    log: ['77 play 1', '97 finished'],
    without: {
      pathEvidenceFixes: [Infinity, 1],
      pathEvidenceBefore: [0],
      pathEvidenceReach: [0],
      pathAhead: [0],
      reckonAfter: [0],
    },
  },
  {
    name: 'someone with inaccurate fixes may pass a small zone a little farther away',
    plan: streetPlan([100], { radius: 15 }),
    events: script(accuracy(20), from([30, 0]), walk([30, 200])),
    log: ['79 play 1', '99 finished'],
    without: { enterSlack: [0], enterAccuracyShare: [0] },
  },
  {
    name: 'someone in a parallel street hasn’t reached a small zone',
    plan: streetPlan([100], { radius: 15 }),
    events: script(from([38, 0]), walk([38, 200])),
    log: ['117 missed 1', '117 chime', '117 left 1'],
    without: { pathEvidenceReach: [Infinity] },
  },
  {
    name: 'a zone off the path must be entered',
    plan: sketchPlan([{ at: [60, 100], along: 100, radius: 20 }], {
      path: [
        [0, 0],
        [0, 300],
      ],
    }),
    events: script(walk([0, 200])),
    log: ['117 missed 1', '117 chime', '117 left 1'],
  },
  {
    name: 'a stop that someone walked around is missed',
    plan: streetPlan([100, 300]),
    events: script(walk([0, 40]), walk([60, 120]), walk([0, 190]), walk([0, 250])),
    log: ['138 missed 1'],
    without: { missedPast: [Infinity] },
  },
  {
    name: 'a stop that the path passes before its turn in the list is held back by the order',
    plan: streetPlan([100, 600, 800, 300]),
    events: script(walk([0, 400])),
    log: ['58 play 1', '277 missed 4, held back'],
    without: { orderWindow: [Infinity] },
  },
  {
    name: 'a stop isn’t missed after a single fix beyond it',
    plan: streetPlan([100, 300], { radius: 15 }),
    events: script(
      ...[walk([0, 82]), stand(40), wait(14), fix([0, 105]), stand(3), walk([0, 120])],
    ),
    log: ['126 play 1'],
    without: { missedFixes: [1] },
  },
  {
    name: 'someone who returns to a stop that they missed has reached it',
    plan: streetPlan([100, 300], { radius: 15 }),
    events: script(walk([0, 40]), walk([60, 100]), walk([22, 160]), walk([22, 40])),
    log: ['142 missed 1', '178 play 1'],
    without: { pathBehind: [0] },
  },
  {
    name: 'where the path runs in narrow rows, the next row is still ahead',
    plan: sketchPlan(
      [
        { at: [0, 30], along: 30, radius: 15 },
        { at: [24, 30], along: 174, radius: 15 },
      ],
      { path: ROWS },
    ),
    events: script(walk([20, 10]), walk([20, 60])),
    log: ['31 play 1'],
    without: { pathAhead: [Infinity] },
  },
  {
    name: 'on the way down a hairpin, the way up is behind',
    plan: sketchPlan(
      [
        { at: [0, 150], along: 150, radius: 15 },
        { at: [20, 50], along: 370, radius: 15 },
      ],
      { path: HAIRPIN },
    ),
    events: script(walk([0, 200]), walk([20, 200]), walk([20, 120]), walk([2, 115]), walk([2, 0])),
    log: ['110 play 1', '304 play 2', '324 finished'],
    without: { pathBehind: [Infinity] },
  },
  {
    name: 'where the path returns the same way, someone who turns round is on the way back',
    plan: UP_AND_DOWN,
    events: script(walk([0, 200]), walk([22, 180]), walk([22, 0])),
    log: ['134 play 1', '245 play 2', '265 finished'],
    without: { pathAgainst: [0], orderAhead: [Infinity] },
  },
  {
    name: 'someone may begin on the way back',
    plan: UP_AND_DOWN,
    events: script(choose('startAt', 2), from([0, 100]), stand(5)),
    log: ['2 play 2', '22 chime', '22 left 1'],
    without: { pathPull: [0] },
  },
  {
    name: 'after a while without a position, someone is placed about as far along as expected',
    plan: UP_DOWN_AND_UP,
    events: script(walk([0, 200]), walk([0, 0]), walkUnseen([22, 60]), walk([22, 200])),
    log: ['134 play 1', '350 chime', '350 lost', '373 found', '401 play 2', '421 finished'],
  },
  {
    name: 'after a long while without a position, someone hasn’t walked all the way back',
    plan: UP_DOWN_AND_UP,
    events: script(
      ...[walk([0, 200]), walk([0, 0]), wait(150), walkUnseen([22, 60]), walk([22, 200])],
    ),
    log: ['134 play 1', '350 chime', '350 lost', '523 found', '551 play 2', '571 finished'],
    without: { pathPullAnew: [0] },
  },
  {
    name: 'after a while without a position, the whole path is searched',
    plan: streetPlan([100, 300, 500, 700], { radius: 15 }),
    events: script(walk([0, 120]), walkUnseen([22, 480]), walk([22, 540])),
    log: ['70 play 1', '126 chime', '126 lost', '386 found', '388 missed 2', '398 play 3'],
    without: { lostSeconds: [Infinity] },
  },
  {
    name: 'after a while without a position, nobody has walked farther than the time allows',
    plan: PAST_THE_START,
    events: script(
      ...[stand(20), wait(160), from([30, -35]), stand(30)],
      ...[walk([0, 0]), walk([0, 60]), walk([100, 60])],
    ),
    log: ['2 play 1', '50 chime', '50 lost', '181 found', '321 play 2'],
    without: { pathUnreachable: [0] },
  },
  {
    name: 'someone who stands where the path returns only later is still at its start',
    plan: PAST_THE_START,
    events: script(
      ...[stand(20), walk([34, -40]), stand(60), walk([0, 0]), walk([0, 60]), walk([100, 60])],
    ),
    log: ['2 play 1', '238 play 2'],
    without: { pathUnreachable: [0] },
  },
  {
    name: 'someone who plays a stop where the path returns later goes on with the one after it',
    plan: PAST_THE_START,
    events: script(
      ...[stand(20), walk([150, -10]), walk([0, -10]), choose('playNow', 1)],
      ...[walk([0, 60]), walk([100, 60])],
    ),
    log: ['2 play 1', '80 missed 2 3', '261 play 1', '343 play 2'],
  },
  {
    name: 'someone who takes a short cut is found again on the path',
    plan: HORSESHOE,
    events: script(walk([0, 110]), walk([160, 110]), walk([160, 20])),
    log: [
      '26 play 1',
      '147 offRoute',
      '183 backOnRoute',
      '188 missed 2 3',
      '234 play 4',
      '254 chime',
      '254 left 2 3',
    ],
    without: { pathRefusals: [Infinity], pathUnreachable: [Infinity] },
  },
  {
    name: 'a stretch is heard from beside the path',
    plan: sketchPlan(
      [{ at: [0, 100], along: 100, dwell: 1, zone: { kind: 'stretch', from: 80, to: 140 } }],
      {
        path: [
          [0, 0],
          [0, 300],
        ],
      },
    ),
    events: script(from([20, 0]), walk([20, 200])),
    log: ['66 play 1', '86 finished'],
    without: { stretchReach: [0] },
  },
  {
    name: 'a stretch is not heard from the next street',
    plan: sketchPlan(
      [{ at: [0, 100], along: 100, dwell: 1, zone: { kind: 'stretch', from: 80, to: 140 } }],
      {
        path: [
          [0, 0],
          [0, 300],
        ],
      },
    ),
    events: script(from([38, 0]), walk([38, 200])),
    log: ['117 missed 1', '117 chime', '117 left 1'],
    without: { stretchReach: [Infinity] },
  },
  {
    name: 'someone who walks away from the path is notified once a minute, and when they are back',
    plan: streetPlan([0, 300]),
    events: script(walk([0, 100]), walk([200, 100]), walk([0, 100])),
    log: ['2 play 1', '139 offRoute', '199 offRoute', '259 offRoute', '367 backOnRoute'],
    without: { offRouteMetres: [Infinity, 0], offRouteSeconds: [0], offRouteAgain: [0, Infinity] },
  },
  {
    name: 'someone who walks beside the path for a while isn’t notified',
    plan: streetPlan([0, 300]),
    events: script(walk([0, 50]), from([60, 70]), walk([60, 120]), walk([0, 120])),
    log: ['2 play 1'],
    without: { offRouteGrowth: [0] },
  },
  {
    name: 'someone who stays away from the path is notified once',
    plan: streetPlan([0, 300]),
    events: script(walk([0, 50]), from([110, 50]), stand(200)),
    log: ['2 play 1', '103 offRoute'],
    without: { offRouteStays: [Infinity] },
  },
  {
    name: 'on the way to the start, someone near a later part of the path isn’t notified',
    plan: HORSESHOE,
    events: script(choose('startAt', 1), from([160, -20]), walk([240, -20]), walk([0, -60])),
    log: [],
  },
  {
    name: 'without a chosen start, someone who walks away from the path before it isn’t notified',
    plan: streetPlan([300]),
    events: script(walk([0, 100]), walk([200, 100]), stand(60), walk([0, 100])),
    log: [],
  },
];
