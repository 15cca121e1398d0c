import type { Scenario } from './scenario.test-data.ts';
import {
  choose,
  fix,
  from,
  script,
  sketchPlan,
  stand,
  streetPlan,
  user,
  walk,
} from './walk-script.test-data.ts';

const TWO_STOPS = streetPlan([100, 160]);
const LONG = { audioSeconds: 60 };

/** Stops in any order, so that only the rule against repeating a stop keeps it from starting again. */
const ONE_FREE = sketchPlan([{ at: [0, 100] }, { at: [900, 0] }], { mode: 'free' });

/** Scenarios about playing, queueing and repeating stops. */
export const PLAYING_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a stop is queued while another plays',
    plan: streetPlan([100, 160], { stop: { audioSeconds: 90 } }),
    events: script(walk([0, 210])),
    log: ['58 play 1', '106 queue 2', '148 play 2', '238 finished'],
    without: { queueLength: [0] },
  },
  {
    name: 'only one stop is queued at a time',
    plan: streetPlan([100, 150, 200, 400], { stop: { audioSeconds: 100 } }),
    events: script(walk([0, 430])),
    log: [
      '58 play 1',
      '98 queue 2',
      '158 play 2',
      '158 queue 3',
      '211 ask 3',
      '298 play 4',
      '398 chime',
      '398 left 3',
    ],
    without: { queueLength: [2] },
  },
  {
    name: 'a queued stop that is far behind is offered instead',
    plan: streetPlan([100, 160], { stop: { audioSeconds: 180 } }),
    events: script(walk([0, 400])),
    log: ['58 play 1', '106 queue 2', '179 ask 2', '238 chime', '238 left 2'],
    without: { queuePast: [Infinity] },
  },
  {
    name: 'audio that the player never starts has failed, and the walk continues',
    plan: TWO_STOPS,
    events: script(walk([0, 220])),
    player: 'silent',
    log: ['58 play 1', '106 play 2', '122 chime', '122 left 1 2'],
    visited: [],
    without: { startWait: [Infinity] },
  },
  {
    name: 'audio that fails doesn’t count as heard, and starts again for someone who returns',
    plan: ONE_FREE,
    events: script(walk([0, 100]), walk([0, 0]), walk([0, 100])),
    player: 'fails',
    log: ['58 play 1', '218 play 1'],
    visited: [],
    without: { heardShare: [0] },
  },
  {
    name: 'a stop that was cut short counts as visited, and starts again for someone who returns',
    plan: sketchPlan([{ at: [0, 100], audioSeconds: 40 }, { at: [900, 0] }, { at: [-900, 0] }], {
      mode: 'free',
    }),
    events: script(walk([0, 100]), choose('playNow', 2), walk([0, 0]), walk([0, 100])),
    log: ['58 play 1', '80 silence 1', '80 play 2', '218 play 1'],
    visited: [1, 2],
    without: { heardShare: [0.5] },
  },
  {
    name: 'a stop that was cut short by the end of the walk counts as visited',
    plan: streetPlan([100, 250, 400], { stop: LONG }),
    events: script(walk([0, 260]), user('end')),
    log: ['58 play 1', '178 play 2', '208 silence 2'],
    visited: [1, 2],
  },
  {
    name: 'a stop that was heard doesn’t start again',
    plan: ONE_FREE,
    events: script(walk([0, 100]), walk([0, 0]), walk([0, 100])),
    log: ['58 play 1'],
    without: { heardShare: [Infinity] },
  },
  {
    name: 'a stop that was heard starts again if the creator chose that',
    plan: sketchPlan([{ at: [0, 100], once: false }], { mode: 'free' }),
    events: script(walk([0, 100]), stand(60), walk([0, 0]), walk([0, 100])),
    log: ['58 play 1', '78 finished', '278 play 1'],
  },
  {
    name: 'someone who steps out of the zone hasn’t left the stop',
    plan: ONE_FREE,
    events: script(walk([0, 80]), walk([0, 45]), stand(90), walk([0, 100])),
    player: 'fails',
    log: ['58 play 1'],
    without: { rearmMetres: [0] },
  },
  {
    name: 'someone who walks away for a moment hasn’t left the stop',
    plan: ONE_FREE,
    events: script(walk([0, 75]), walk([0, 30], 3), walk([0, 100], 3)),
    player: 'fails',
    log: ['58 play 1'],
    without: { rearmSeconds: [0] },
  },
  {
    name: 'a stop may ask first',
    plan: streetPlan([100, 300], { stop: { start: 'ask' } }),
    events: script(walk([0, 100]), choose('playNow', 1), walk([0, 400])),
    log: ['58 chime', '58 ask 1', '80 play 1', '218 chime', '218 ask 2', '277 chime', '277 left 2'],
  },
  {
    name: 'a stop may be started from the list only',
    plan: sketchPlan([{ at: [0, 100], start: 'never' }, { at: [0, 300] }]),
    events: script(walk([0, 320])),
    log: ['218 play 2', '238 chime', '238 left 1'],
    prefetched: ['0 prefetch 2'],
  },
  {
    name: 'a stop without audio is reached with a chime',
    plan: streetPlan([100, 300], { stop: { hasAudio: false, audioSeconds: null } }),
    events: script(walk([0, 320])),
    log: ['58 chime', '218 chime', '218 finished'],
    visited: [1, 2],
    prefetched: [],
  },
  {
    name: 'audio on the way plays between the stops, and is never queued',
    plan: sketchPlan([
      { at: [0, 100], audioSeconds: 100 },
      { at: [0, 150], kind: 'onTheWay' },
      { at: [0, 280], kind: 'onTheWay' },
      { at: [0, 400] },
    ]),
    events: script(walk([0, 420])),
    log: ['58 play 1', '202 play 3', '298 play 4', '318 chime', '318 left 2'],
  },
  {
    name: 'an ambient sound gives way to a stop, and ends outside its zone',
    plan: sketchPlan([
      { at: [0, 120], kind: 'ambient', radius: 100, audioSeconds: 600, once: false },
      { at: [0, 120] },
    ]),
    events: script(choose('startAt', 2), walk([0, 300]), walk([0, 200])),
    log: [
      '18 play 1',
      '74 silence 1',
      '74 play 2',
      '94 finished',
      '94 play 1',
      '193 silence 1',
      '306 play 1',
    ],
  },
  {
    name: 'in a free walk, a stop plays before an ambient sound, whatever its priority',
    plan: sketchPlan([{ at: [0, 120], kind: 'ambient', priority: 9 }, { at: [0, 120] }], {
      mode: 'free',
    }),
    events: script(walk([0, 120])),
    log: ['74 play 2', '94 finished', '94 play 1'],
  },
  {
    name: 'in an ordered walk, a stop plays before an ambient sound, whatever its priority',
    plan: sketchPlan([{ at: [0, 120] }, { at: [0, 120], kind: 'ambient', priority: 9 }]),
    events: script(walk([0, 120])),
    log: ['74 play 1', '94 finished', '94 play 2'],
  },
  {
    name: 'a queued stop isn’t missed when a later stop asks',
    plan: sketchPlan([
      { at: [0, 100], audioSeconds: 60 },
      { at: [0, 130] },
      { at: [0, 150], start: 'ask' },
    ]),
    events: script(walk([0, 150]), stand(60)),
    log: ['58 play 1', '82 queue 2', '98 ask 3', '118 play 2'],
  },
  {
    name: 'someone who plays another stop still hears the next one',
    plan: streetPlan([100, 250, 400], { stop: LONG }),
    events: script(walk([0, 100]), choose('playNow', 3), walk([0, 430])),
    log: ['58 play 1', '80 silence 1', '80 play 3', '178 play 2', '238 finished'],
  },
  {
    name: 'a stop can be played before it is reached',
    plan: streetPlan([100, 250, 400]),
    events: script(walk([0, 20]), choose('playNow', 1), walk([0, 270])),
    log: ['16 play 1', '178 play 2'],
  },
  {
    name: 'a skipped stop is silenced, and doesn’t start',
    plan: streetPlan([100, 250, 400], { stop: LONG }),
    events: script(walk([0, 100]), choose('skip', 1), choose('skip', 2), walk([0, 380])),
    log: ['58 play 1', '80 silence 1', '298 play 3', '358 finished'],
    visited: [1, 3],
  },
  {
    name: 'a stop starts after its skip is undone',
    plan: streetPlan([100, 250, 400]),
    events: script(walk([0, 20]), choose('skip', 1), choose('unskip', 1), walk([0, 120])),
    log: ['58 play 1'],
  },
  {
    name: 'a paused walk starts nothing, and continues from the present position',
    plan: streetPlan([100, 250, 400]),
    events: script(walk([0, 50]), user('pause'), walk([0, 240]), user('resume'), walk([0, 260])),
    log: ['194 play 2'],
  },
  {
    name: 'a queued stop plays after a pause',
    plan: streetPlan([100, 140], { stop: LONG }),
    events: script(
      ...[walk([0, 130]), user('pause'), stand(60), user('resume'), fix(), walk([0, 150])],
    ),
    log: ['58 play 1', '90 queue 2', '164 play 2', '224 finished'],
  },
  {
    name: 'ending a walk silences it, and another walk starts from the beginning',
    plan: streetPlan([100, 250], { stop: LONG }),
    events: script(
      walk([0, 90]),
      user('end'),
      stand(5),
      user('start'),
      from([0, 60]),
      walk([0, 90]),
    ),
    log: ['58 play 1', '72 silence 1', '86 play 1', '146 chime', '146 lost'],
    visited: [1],
  },
  {
    name: 'in a guide that isn’t walked, stops play from the list only',
    plan: streetPlan([100], { mode: 'off' }),
    events: script(walk([0, 120]), stand(40), choose('playNow', 1), stand(40)),
    log: ['136 play 1', '156 finished'],
  },
];
