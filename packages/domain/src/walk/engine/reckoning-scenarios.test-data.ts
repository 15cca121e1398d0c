import type { Scenario } from './scenario.test-data.ts';
import {
  fix,
  from,
  script,
  stand,
  streetPlan,
  visible,
  wait,
  walk,
} from './walk-script.test-data.ts';

/** One stop, whose zone begins at 85 m. */
const ONE_STOP = streetPlan([100], { radius: 15 });

/** Scenarios in which the position is missing or implausible, so that the engine estimates it. */
export const RECKONING_SCENARIOS: readonly Scenario[] = [
  {
    name: 'someone whose signal is lost on the way to a stop hears it there',
    plan: ONE_STOP,
    events: script(walk([0, 60]), wait(25)),
    log: ['71 play 1', '91 finished'],
    without: { reckonAfter: [999], reckonSeconds: [10], filterLag: [0], paceMax: [0] },
  },
  {
    name: 'someone who stood still before isn’t expected to have walked on',
    plan: ONE_STOP,
    events: script(walk([0, 80]), stand(30), wait(25)),
    log: [],
    without: { paceSeconds: [60] },
  },
  {
    name: 'one fix behind the last doesn’t count as walking back',
    plan: ONE_STOP,
    events: script(walk([0, 68]), fix([0, -5]), wait(25)),
    log: ['75 play 1', '95 finished'],
    without: { paceSeconds: [1] },
  },
  {
    name: 'one fix far ahead doesn’t count as running',
    plan: ONE_STOP,
    events: script(walk([0, 40]), stand(30), wait(6), fix([0, 45]), wait(25)),
    log: ['87 play 1', '107 finished'],
    without: { paceMax: [Infinity] },
  },
  {
    name: 'the position is estimated for a limited time',
    plan: streetPlan([120], { radius: 15 }),
    events: script(walk([0, 60]), wait(60)),
    log: ['78 chime', '78 lost'],
    without: { reckonSeconds: [999] },
  },
  {
    name: 'someone whose fixes jump away on the way to a stop hears it there',
    plan: ONE_STOP,
    events: script(walk([0, 60]), from([70, 60]), walk([70, 100])),
    log: ['71 play 1', '91 finished'],
    without: { reckonSeconds: [10] },
  },
  {
    name: 'fixes that jump to another stop and back don’t pass any',
    plan: streetPlan([120, 220], { radius: 15 }),
    events: script(walk([0, 60]), from([0, 220]), stand(10), from([0, 75]), walk([0, 230])),
    log: ['84 play 1', '164 play 2', '184 finished'],
    without: { reckonSeconds: [1] },
  },
  {
    name: 'fixes that jump past a stop and back don’t miss it',
    plan: streetPlan([100, 300], { radius: 15 }),
    events: script(walk([0, 60]), from([0, 145]), stand(10), from([0, 75]), walk([0, 150])),
    log: ['67 play 1'],
    without: { reckonSeconds: [1] },
  },
  {
    name: 'a queued stop plays before one that someone may have reached since',
    plan: streetPlan([60, 100, 140], { radius: 15, stop: { audioSeconds: 65 } }),
    events: script(walk([0, 110]), wait(25)),
    log: [
      ...['38 play 1', '70 queue 2', '103 play 2', '103 queue 3', '168 play 3'],
      ...['168 chime', '168 lost', '233 finished'],
    ],
  },
  {
    name: 'after the page was hidden, a jump is trusted',
    plan: streetPlan([120, 220], { radius: 15 }),
    events: script(walk([0, 60]), visible(false), visible(true), from([0, 220]), stand(10)),
    log: ['48 hidden', '52 missed 1', '52 play 2', '72 chime', '72 left 1'],
    without: { catchUpSeconds: [0] },
  },
];
