import type { Scenario } from './scenario.test-data.ts';
import {
  accuracy,
  fix,
  from,
  permission,
  script,
  sketchPlan,
  stand,
  streetPlan,
  user,
  visible,
  wait,
  walk,
  walkUnseen,
} from './walk-script.test-data.ts';

const FOUR_STOPS = streetPlan([100, 200, 300, 400]);

/** Scenarios in which the position is unknown for a while. */
export const SIGNAL_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a lost position is shown on the screen, and then announced',
    plan: streetPlan([200]),
    events: script(stand(5), wait(60), stand(5)),
    log: ['35 chime', '35 lost', '66 found'],
    signals: ['0 waiting', '1 good', '20 weak', '35 lost', '66 good'],
    without: { lostSeconds: [Infinity], weakSeconds: [Infinity] },
  },
  {
    name: 'fixes that are not used don’t count as a position',
    plan: streetPlan([200]),
    events: script(stand(5), accuracy(500), permission('approximate'), stand(40)),
    log: ['35 chime', '35 lost'],
    signals: ['0 waiting', '1 good', '20 weak', '35 lost'],
  },
  {
    name: 'a lost position isn’t announced without permission',
    plan: streetPlan([200]),
    events: script(stand(5), permission('refused'), wait(60), permission('granted'), wait(10)),
    log: [],
    signals: ['0 waiting', '1 good', '5 none', '65 good'],
  },
  {
    name: 'a lost position isn’t announced in a pause',
    plan: streetPlan([200]),
    events: script(stand(5), user('pause'), wait(60), user('resume'), stand(5)),
    log: [],
    signals: ['0 waiting', '1 good', '5 none', '65 good'],
  },
  {
    name: 'a lost position isn’t announced after the last stop',
    plan: streetPlan([100]),
    events: script(walk([0, 140]), walk([300, 140]), wait(60)),
    log: ['58 play 1', '78 finished'],
  },
  {
    name: 'a hidden page has no position, and its audio continues',
    plan: streetPlan([100, 140]),
    events: script(walk([0, 112]), visible(false), wait(60), visible(true), stand(3)),
    log: ['58 play 1', '90 play 2', '90 hidden', '110 finished'],
    signals: ['0 waiting', '1 good', '90 none', '150 good'],
  },
  {
    name: 'stops that were passed while hidden are missed together',
    plan: FOUR_STOPS,
    events: script(
      ...[walk([0, 110]), visible(false), walkUnseen([0, 360]), visible(true), walk([0, 420])],
    ),
    log: ['58 play 1', '88 hidden', '291 missed 2 3', '298 play 4', '318 chime', '318 left 2 3'],
  },
  {
    name: 'fixes from before the page was visible again start nothing',
    plan: FOUR_STOPS,
    events: script(
      ...[walk([0, 40]), visible(false), walkUnseen([0, 150]), visible(true)],
      ...[from([0, 100]), fix([0, -20], 40), fix([0, -10], 39), fix([0, 0], 38), fix([0, 10], 37)],
      ...[from([0, 152]), stand(3), walk([0, 210])],
    ),
    log: ['32 hidden', '127 missed 1', '143 play 2'],
  },
  {
    name: 'when the page is visible again, the second stop waits a while',
    plan: sketchPlan([{ at: [0, 100] }, { at: [0, 110] }, { at: [0, 400] }]),
    events: script(
      ...[walk([0, 40]), visible(false), walkUnseen([0, 105]), visible(true), stand(20)],
    ),
    log: ['32 hidden', '86 play 1', '96 queue 2', '106 play 2'],
    without: { catchUpSeconds: [0] },
  },
  {
    name: 'someone who is in a zone when the position returns has reached it',
    plan: FOUR_STOPS,
    events: script(walk([0, 40]), walkUnseen([0, 100]), stand(5)),
    log: ['62 chime', '62 lost', '81 found', '82 play 1'],
  },
];
