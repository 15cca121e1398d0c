import type { Scenario } from './scenario.test-data.ts';
import { accuracy, from, script, stand, streetPlan, walk } from './walk-script.test-data.ts';

export const PARALLEL_STREET_SCENARIOS: readonly Scenario[] = [
  {
    name: 'someone in a parallel street is offered the stops that they pass',
    plan: streetPlan([300], { radius: 45 }),
    events: script(from([40, 0]), walk([40, 320])),
    log: ['243 chime', '243 ask 1'],
    without: { lateralMetres: [999] },
  },
  {
    name: 'someone who has only just started may be beside the path',
    plan: streetPlan([60], { radius: 45 }),
    events: script(from([35, 20]), walk([35, 60])),
    log: ['10 play 1', '30 finished'],
    without: { lateralDoubt: [0] },
  },
  {
    name: 'someone who has followed the path may walk on the other side of a square',
    plan: streetPlan([700], { radius: 60 }),
    events: script(walk([0, 500]), walk([43, 550]), walk([43, 700])),
    log: ['540 play 1', '560 finished'],
    without: { lateralSeconds: [40] },
  },
  {
    name: 'a long detour doesn’t count as a parallel street',
    plan: streetPlan([0, 330], { radius: 30 }),
    events: script(walk([0, 250]), walk([150, 250]), stand(120), walk([0, 250]), walk([0, 350])),
    log: [
      '2 play 1',
      '259 offRoute',
      '319 offRoute',
      '527 backOnRoute',
      '602 play 2',
      '622 finished',
    ],
  },
  {
    name: 'a detour that may be an error is forgotten soon after',
    plan: streetPlan([330], { radius: 30 }),
    events: script(
      ...[walk([0, 250]), accuracy(40), walk([75, 250]), stand(120), walk([0, 250])],
      ...[accuracy(5), walk([0, 350])],
    ),
    log: ['482 play 1', '502 finished'],
    without: { lateralFarthest: [9_999] },
  },
  {
    name: 'someone who comes back to the path before the stop hears it',
    plan: streetPlan([160], { radius: 60 }),
    events: script(from([38, 0]), walk([38, 100]), walk([0, 112]), walk([0, 170])),
    log: ['124 play 1', '144 finished'],
  },
];
