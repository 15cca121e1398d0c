import type { Scenario } from './scenario.test-data.ts';
import {
  accuracy,
  choose,
  from,
  type Metres,
  script,
  sketchPlan,
  stand,
  streetPlan,
  visible,
  wait,
  walk,
  walkUnseen,
} from './walk-script.test-data.ts';

const THREE_STOPS = streetPlan([100, 250, 400]);

const BOTH_WAYS = { bearing: 0, tolerance: 60 };

/** A square path with sides of 200 m, and stops in the middle of the sides. */
const SQUARE: readonly Metres[] = [
  [0, 0],
  [0, 200],
  [200, 200],
  [200, 0],
  [0, 0],
];
const LOOP = sketchPlan(
  [
    { at: [0, 100], along: 100 },
    { at: [100, 200], along: 300 },
    { at: [200, 100], along: 500 },
    { at: [100, 0], along: 700 },
  ],
  { path: SQUARE, loop: true },
);

const FIVE_STOPS = streetPlan([100, 250, 400, 550, 700]);

/** Up a street and down the next, with the second stop where the path turns. */
const HAIRPIN = sketchPlan(
  [
    { at: [0, 0], along: 0 },
    { at: [50, 300], along: 350 },
    { at: [100, 0], along: 700 },
  ],
  {
    path: [
      [0, 0],
      [0, 300],
      [100, 300],
      [100, 0],
    ],
  },
);

/** Scenarios about which stops may start, and which of several does. */
export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    name: 'stops start one after the other',
    plan: THREE_STOPS,
    events: script(walk([0, 500])),
    log: ['58 play 1', '178 play 2', '298 play 3', '318 finished'],
    prefetched: ['0 prefetch 1', '0 prefetch 2', '58 prefetch 3'],
  },
  {
    name: 'a later stop near the path isn’t started before its turn',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 400] }, { at: [0, 600] }, { at: [0, 250] }]),
    events: script(walk([0, 430])),
    log: ['58 play 1', '298 play 2'],
    without: { orderWindow: [Infinity] },
  },
  {
    name: 'a stop that wasn’t visited doesn’t block the next',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }]),
    events: script(choose('startAt', 1), walk([90, 100]), walk([0, 250]), walk([0, 430])),
    log: ['225 missed 1', '225 play 2', '346 play 3', '366 chime', '366 left 1'],
    without: { orderWindow: [1] },
  },
  {
    name: 'without a path, someone who arrives at a later stop continues from there',
    plan: sketchPlan([100, 300, 500, 700, 900].map((north) => ({ at: [0, north] as const }))),
    events: script(walk([0, 150]), walkUnseen([0, 690]), walk([0, 950])),
    log: [
      '58 play 1',
      '150 chime',
      '150 lost',
      '553 found',
      '562 missed 2 3',
      '562 play 4',
      '698 play 5',
      '718 chime',
      '718 left 2 3',
    ],
    without: { pathRefusals: [Infinity] },
  },
  {
    name: 'someone begins at the stop that comes next on the path',
    plan: THREE_STOPS,
    events: script(from([0, 320]), walk([0, 430])),
    log: ['42 play 3', '62 chime', '62 left 1 2'],
    prefetched: ['0 prefetch 1', '0 prefetch 2', '1 prefetch 3'],
  },
  {
    name: 'without a path, someone begins at the nearest stop',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }, { at: [0, 600] }]),
    events: script(from([0, 350]), walk([0, 430])),
    log: ['18 play 3'],
    prefetched: ['0 prefetch 1', '0 prefetch 2', '1 prefetch 3', '1 prefetch 4'],
    without: { beginMetres: [0] },
  },
  {
    name: 'a walk doesn’t begin at a stop that is far away',
    plan: THREE_STOPS,
    events: script(from([300, 400]), stand(5), walk([200, 90]), walk([0, 90])),
    log: ['405 play 1'],
    prefetched: ['0 prefetch 1', '0 prefetch 2', '405 prefetch 3'],
    without: { beginMetres: [Infinity] },
  },
  {
    name: 'a walk begins at the earlier of two stops that are about as near',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 150] }]),
    events: script(from([0, 134]), accuracy(12), stand(5)),
    log: ['2 play 1', '3 queue 2', '22 play 2', '42 finished'],
    without: { beginTie: [0] },
  },
  {
    name: 'until the first stop starts, the walk may begin at another',
    plan: THREE_STOPS,
    events: script(from([0, 310]), walk([0, 90])),
    log: ['26 play 2', '146 chime', '146 unheard 1'],
  },
  {
    name: 'someone who begins beyond the last stop hasn’t missed it, and hears it on the way back',
    plan: THREE_STOPS,
    events: script(from([0, 470]), walk([0, 380])),
    log: ['29 play 3', '49 chime', '49 left 1 2'],
  },
  {
    name: 'the walker may choose where to begin',
    plan: THREE_STOPS,
    events: script(choose('startAt', 2), from([0, 60]), walk([0, 430])),
    log: ['130 play 2', '250 play 3', '270 chime', '270 left 1'],
    prefetched: ['0 prefetch 1', '0 prefetch 2', '0 prefetch 3'],
  },
  {
    name: 'on the way back to the stop that the walker chose, others are neither started nor missed',
    plan: THREE_STOPS,
    events: script(choose('startAt', 1), from([0, 450]), walk([0, 90]), walk([0, 430])),
    log: ['253 play 1', '394 play 2', '514 play 3', '534 finished'],
    without: { approachSlack: [-Infinity] },
  },
  {
    name: 'the way back along the path may lead away from the stop that the walker chose',
    plan: HAIRPIN,
    events: script(
      ...[choose('startAt', 1), from([100, 0]), walk([100, 300]), walk([0, 300]), walk([0, 20])],
    ),
    log: ['533 play 1'],
  },
  {
    name: 'someone who comes to the stop that they chose through other streets has reached it',
    plan: THREE_STOPS,
    events: script(
      ...[
        choose('startAt', 1),
        from([300, 500]),
        walk([300, 300]),
        walk([60, 100]),
        walk([5, 100]),
      ],
      walk([0, 200]),
    ),
    log: ['436 play 1'],
  },
  {
    name: 'someone who moves away from the stop that they chose hears the next one',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }]),
    events: script(choose('startAt', 1), from([0, 190]), walk([0, 430])),
    log: ['26 missed 1', '26 play 2', '146 play 3', '166 chime', '166 left 1'],
    without: { approachSlack: [Infinity] },
  },
  {
    name: 'someone who joined late can go on with the earlier stops at the end',
    plan: THREE_STOPS,
    events: script(
      ...[choose('startAt', 3), from([0, 350]), walk([0, 430])],
      ...[choose('startAt', 1), walk([0, 90]), walk([0, 430])],
    ),
    log: ['18 play 3', '38 chime', '38 left 1 2', '301 play 1', '442 play 2', '462 finished'],
  },
  {
    name: 'a missed stop can be made the next one, and the order continues from there',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }]),
    events: script(
      ...[walk([0, 120]), walk([90, 250]), walk([0, 400]), choose('startAt', 2)],
      ...[walk([0, 240]), walk([0, 430])],
    ),
    log: [
      '58 play 1',
      '340 missed 2',
      '340 play 3',
      '360 chime',
      '360 left 2',
      '461 play 2',
      '481 finished',
    ],
  },
  {
    name: 'someone who plays an earlier stop where it is goes on with the one after it',
    plan: FIVE_STOPS,
    events: script(
      ...[walk([0, 120]), walk([90, 250]), walk([90, 520]), walk([0, 550]), stand(20)],
      ...[walkUnseen([0, 250]), stand(5), choose('playNow', 2), walk([0, 420])],
    ),
    log: [
      '58 play 1',
      '182 offRoute',
      '242 offRoute',
      '479 backOnRoute',
      '483 missed 2 3',
      '492 play 4',
      '565 chime',
      '565 lost',
      '776 found',
      '777 chime',
      '777 unheard 2',
      '780 play 2',
      '878 play 3',
    ],
  },
  {
    name: 'someone whose position is unknown goes on with the stop after the one that they play',
    plan: FIVE_STOPS,
    events: script(
      ...[walk([0, 120]), walk([90, 250]), walk([90, 520]), walk([0, 550]), wait(60)],
      ...[choose('playNow', 2), walkUnseen([0, 350]), walk([0, 420])],
    ),
    log: [
      '58 play 1',
      '182 offRoute',
      '242 offRoute',
      '479 backOnRoute',
      '483 missed 2 3',
      '492 play 4',
      '545 chime',
      '545 lost',
      '575 play 2',
      '736 found',
      '753 play 3',
    ],
  },
  {
    name: 'someone who hears a stop that they have passed isn’t led back to the one after it',
    plan: streetPlan([100, 200, 300, 600]),
    events: script(
      ...[walk([0, 110]), visible(false), walkUnseen([0, 420]), visible(true), stand(10)],
      ...[choose('playNow', 2), walk([0, 620])],
    ),
    log: [
      '58 play 1',
      '88 hidden',
      '339 missed 2 3',
      '346 play 2',
      '468 play 4',
      '488 chime',
      '488 left 3',
    ],
  },
  {
    name: 'someone who goes on with an earlier stop isn’t led to those they visited',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }]),
    events: script(
      // The second is begun, and interrupted by the third.
      ...[choose('startAt', 2), from([0, 190]), walk([0, 240]), choose('playNow', 3)],
      ...[stand(30), choose('startAt', 1), walk([0, 100]), stand(30)],
    ),
    log: [
      '26 play 2',
      '40 silence 2',
      '40 play 3',
      '60 chime',
      '60 left 1',
      '160 play 1',
      '180 finished',
    ],
  },
  {
    name: 'a later stop can be made the next one, and those in between are left',
    plan: THREE_STOPS,
    events: script(walk([0, 120]), choose('startAt', 3), walk([0, 430])),
    log: ['58 play 1', '298 play 3', '318 chime', '318 left 2'],
  },
  {
    name: 'someone who comes back to a stop that they missed is asked once per visit',
    plan: FIVE_STOPS,
    events: script(
      ...[walk([0, 120]), walk([90, 160]), walk([90, 340]), walk([0, 400]), stand(30)],
      ...[walk([0, 250]), stand(60), walk([0, 320]), walk([0, 250]), stand(30)],
    ),
    log: [
      '58 play 1',
      '158 offRoute',
      '218 offRoute',
      '365 backOnRoute',
      '369 missed 2',
      '383 play 3',
      '534 chime',
      '534 unheard 2',
      '706 chime',
      '706 unheard 2',
    ],
  },
  {
    name: 'someone who joined later is asked at an earlier stop, but not on the way to the chosen one',
    plan: THREE_STOPS,
    events: script(...[choose('startAt', 2), walk([0, 270]), stand(30), walk([0, 100]), stand(30)]),
    log: ['178 play 2', '360 chime', '360 unheard 1'],
  },
  {
    name: 'someone at an earlier stop is asked only once nothing is playing, and not if it was heard',
    plan: streetPlan([100, 250, 400], { stop: { audioSeconds: 150 } }),
    events: script(
      ...[choose('startAt', 2), walk([0, 250]), walk([0, 100]), stand(60), choose('playNow', 1)],
      ...[stand(160), walk([0, 250]), walk([0, 100]), stand(30)],
    ),
    log: ['178 play 2', '328 chime', '328 unheard 1', '380 play 1'],
  },
  {
    name: 'a stop that the walker skipped isn’t left at the end',
    plan: THREE_STOPS,
    events: script(choose('startAt', 2), choose('skip', 1), from([0, 200]), walk([0, 430])),
    log: ['18 play 2', '138 play 3', '158 finished'],
  },
  {
    name: 'in a free walk, a stop that the walker chose doesn’t keep others from starting',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 250] }, { at: [0, 400] }], { mode: 'free' }),
    events: script(choose('startAt', 3), walk([0, 430])),
    log: ['58 play 1', '178 play 2', '298 play 3', '318 finished'],
  },
  {
    name: 'on a loop, someone who begins anywhere hears every stop',
    plan: LOOP,
    events: script(
      ...[from([150, 200]), walk([200, 200]), walk([200, 0]), walk([0, 0]), walk([0, 200])],
      walk([200, 200]),
    ),
    log: ['98 play 3', '258 play 4', '418 play 1', '578 play 2', '598 finished'],
  },
  {
    name: 'on a loop, a stop that is bypassed is missed in its lap',
    plan: LOOP,
    events: script(
      ...[from([160, 200]), walk([200, 200]), walk([200, 0]), walk([160, 0]), walk([160, -90])],
      ...[walk([0, -90]), walk([0, 0]), walk([0, 200]), walk([170, 200])],
    ),
    log: [
      '90 play 3',
      '283 offRoute',
      '343 offRoute',
      '463 backOnRoute',
      '474 missed 4',
      '554 play 1',
      '714 play 2',
      '734 chime',
      '734 left 4',
    ],
  },
  {
    name: 'on a loop, someone who chose the stop behind them and walks on has missed it',
    plan: LOOP,
    events: script(
      ...[choose('startAt', 1), from([20, 200]), walk([200, 200]), walk([200, 170])],
      ...[walk([290, 170]), walk([290, 0]), walk([200, 0]), walk([140, 0])],
    ),
    log: [
      '43 missed 1',
      '43 play 2',
      '227 offRoute',
      '287 offRoute',
      '415 backOnRoute',
      '418 missed 3',
    ],
  },
  {
    name: 'in two zones at once, the earlier stop plays first',
    plan: streetPlan([100, 110]),
    events: script(walk([0, 130])),
    log: ['58 play 1', '66 queue 2', '78 play 2', '98 finished'],
  },
  {
    name: 'a stop waits for an earlier one that has a dwell time',
    plan: sketchPlan([{ at: [0, 100], dwell: 10 }, { at: [0, 110] }]),
    events: script(from([0, 105]), stand(60)),
    log: ['11 play 1', '12 queue 2', '31 play 2', '51 finished'],
  },
  {
    name: 'a stop doesn’t wait for one with a dwell time that someone only passes',
    plan: sketchPlan([{ at: [0, 100], dwell: 60 }, { at: [0, 130] }]),
    events: script(walk([0, 200])),
    log: ['117 missed 1', '117 play 2', '137 chime', '137 left 1'],
  },
  {
    name: 'in two zones at once, the stop with priority plays, and the other is missed',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 100], priority: 1 }]),
    events: script(walk([0, 130])),
    log: ['58 missed 1', '58 play 2', '78 chime', '78 left 1', '78 unheard 1'],
  },
  {
    name: 'in a free walk, the nearest stop plays first',
    plan: sketchPlan([{ at: [0, 110] }, { at: [0, 100] }], { mode: 'free' }),
    events: script(from([0, 95]), stand(60)),
    log: ['2 play 2', '3 queue 1', '22 play 1', '42 finished'],
  },
  {
    name: 'in a free walk, priority counts more than distance',
    plan: sketchPlan([{ at: [0, 110], priority: 3 }, { at: [0, 100] }], { mode: 'free' }),
    events: script(from([0, 95]), stand(60)),
    log: ['2 play 1', '3 queue 2', '22 play 2', '42 finished'],
  },
  {
    name: 'in a free walk, stops start when they are reached, and are prefetched when they are near',
    plan: sketchPlan([{ at: [0, 600] }, { at: [0, 300] }, { at: [0, 100] }], { mode: 'free' }),
    events: script(walk([0, 620])),
    log: ['58 play 3', '218 play 2', '458 play 1', '478 finished'],
    prefetched: ['1 prefetch 3', '123 prefetch 2', '363 prefetch 1'],
    without: { prefetchMetres: [Infinity, 0] },
  },
  {
    name: 'a stop with a direction doesn’t start for someone who comes from the opposite one',
    plan: streetPlan([100, 300], { stop: { direction: BOTH_WAYS } }),
    events: script(choose('startAt', 1), from([0, 180]), walk([0, 0])),
    log: [],
    without: { courseMetres: [Infinity] },
  },
  {
    name: 'someone who turns round in the zone walks in its direction',
    plan: streetPlan([100, 300], { stop: { direction: BOTH_WAYS } }),
    events: script(choose('startAt', 1), from([0, 180]), walk([0, 90]), walk([0, 140])),
    log: ['77 play 1'],
  },
  {
    name: 'someone who stands in the zone is taken to walk along the path',
    plan: streetPlan([100], { stop: { direction: BOTH_WAYS } }),
    events: script(from([0, 100]), stand(20)),
    log: ['6 play 1', '26 finished'],
    without: { courseWait: [Infinity, 0] },
  },
  {
    name: 'a stop with a direction against the path doesn’t start for someone who stands in its zone',
    plan: streetPlan([100], { stop: { direction: { bearing: 180, tolerance: 60 } } }),
    events: script(from([0, 100]), stand(20)),
    log: [],
  },
];
