import type { Scenario } from './scenario.test-data.ts';
import { accuracy, fix, from, script, stand, streetPlan, walk } from './walk-script.test-data.ts';

/** One stop, whose zone begins at 70 m. */
const ONE_STOP = streetPlan([100]);

/** Scenarios about which fixes are used, and when a walker is in a zone. */
export const POSITION_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a stop starts once, when its zone is entered',
    plan: ONE_STOP,
    events: script(walk([0, 200])),
    log: ['58 play 1', '78 finished'],
  },
  {
    name: 'fixes that are too inaccurate are not used',
    plan: ONE_STOP,
    events: script(from([0, 95]), accuracy(80), stand(20)),
    log: [],
    without: { fixAccuracy: [Infinity] },
  },
  {
    name: 'fixes that are old are not used',
    plan: ONE_STOP,
    events: script(
      walk([0, 60]),
      from([0, 90]),
      ...Array.from({ length: 8 }, () => fix([0, 0], 60)),
    ),
    log: [],
    without: { fixNewerMs: [-Infinity] },
  },
  {
    name: 'two fixes that jump ahead are not trusted',
    plan: ONE_STOP,
    events: script(walk([0, 60]), fix([0, 50]), fix([0, 50]), stand(20)),
    log: [],
    without: { jumpSpeed: [Infinity], jumpAgreeing: [1] },
  },
  {
    name: 'three fixes that jump and agree are trusted',
    plan: ONE_STOP,
    events: script(walk([0, 10]), from([0, 100]), stand(6)),
    log: ['12 play 1', '32 finished'],
    without: { jumpAgreeing: [10] },
  },
  {
    name: 'fixes that jump and don’t agree are not trusted',
    plan: ONE_STOP,
    events: script(
      walk([0, 10]),
      fix([0, 90]),
      fix([90, 0]),
      fix([0, 80]),
      fix([-80, 0]),
      stand(9),
    ),
    log: [],
  },
  {
    name: 'noise is smoothed',
    plan: ONE_STOP,
    events: script(from([0, 62]), stand(10), fix([0, 7.5]), fix([0, 7.5]), stand(10)),
    log: [],
    without: { filterDrift: [1e9] },
  },
  {
    name: 'a device that claims to be exact is smoothed too',
    plan: ONE_STOP,
    events: script(
      from([0, 64.5]),
      accuracy(0),
      stand(10),
      fix([0, 6.5]),
      fix([0, 6.5]),
      stand(10),
    ),
    log: [],
    without: { filterMinAccuracy: [0] },
  },
  {
    name: 'one fix in a zone doesn’t start a stop',
    plan: ONE_STOP,
    events: script(from([0, 65]), stand(10), fix([0, 7.9]), stand(10)),
    log: [],
    without: { enterFixes: [1] },
  },
  {
    name: 'an inaccurate fix may count as inside the zone',
    plan: ONE_STOP,
    events: script(from([0, 62]), accuracy(30), stand(10)),
    log: ['2 play 1', '22 finished'],
    without: { enterSlack: [0], enterAccuracyShare: [0] },
  },
  {
    name: 'an inaccurate fix far from the zone doesn’t count as inside',
    plan: ONE_STOP,
    events: script(from([0, 55]), accuracy(50), stand(10)),
    log: [],
    without: { enterSlack: [Infinity] },
  },
  {
    name: 'a stop may have a dwell time in its zone',
    plan: streetPlan([100], { stop: { dwell: 20 } }),
    events: script(from([0, 100]), stand(40)),
    log: ['21 play 1', '41 finished'],
  },
  {
    name: 'noise at the edge of a zone doesn’t count as leaving',
    plan: streetPlan([100], { stop: { dwell: 30 } }),
    events: script(from([0, 75]), stand(10), walk([0, 60]), stand(5), walk([0, 75]), stand(20)),
    log: ['35 play 1', '55 finished'],
    without: { leaveMetres: [0] },
  },
  {
    name: 'two fixes outside a zone don’t count as leaving',
    plan: streetPlan([100], { stop: { dwell: 30 } }),
    events: script(...[from([0, 72]), stand(10), walk([0, 44], 7), walk([0, 72], 7), stand(30)]),
    log: ['31 play 1', '51 finished'],
    without: { leaveFixes: [1] },
  },
  {
    name: 'the dwell time starts again for someone who left the zone',
    plan: streetPlan([100], { stop: { dwell: 60 } }),
    events: script(from([0, 75]), stand(20), walk([0, 40]), stand(5), walk([0, 75]), stand(90)),
    log: ['138 play 1', '158 finished'],
  },
  {
    name: 'inaccurate fixes don’t delay a stop',
    plan: streetPlan([100], { radius: 15 }),
    events: script(accuracy(40), walk([0, 150])),
    log: ['66 play 1', '86 finished'],
    without: { filterMaxAccuracy: [999] },
  },
];
