import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { followWithEngine } from '@laneway/domain/walk/simulation/follow-with-engine';
import type { Sky } from '@laneway/domain/walk/simulation/receiver';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import { suggestZones } from '@laneway/domain/walk/simulation/suggest-zone';
import { zigzagPlan } from '@laneway/domain/walk/simulation/zigzag.test-data';
import type { Bench, Report } from '../bench.ts';
import { median } from '../median.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';
import { followWithGeofence } from '../walk/naive-geofence.ts';
import { stepTimes } from '../walk/step-times.ts';
import { parallelStarts, type WalkFigures, walkFigures } from '../walk/walk-figures.ts';

type Goal = {
  readonly name: string;
  /** Metres from the drawn edge, and the share of starts that must be within them. */
  readonly near: readonly [number, number];
  readonly parallel: number;
};

const GOALS: Readonly<Record<Sky, Goal>> = {
  open: { name: 'open sky', near: [15, 0.99], parallel: 0.01 },
  town: { name: 'town', near: [25, 0.97], parallel: 0.01 },
  dense: { name: 'dense streets', near: [25, 0.9], parallel: 0.05 },
};
const HEARD = 0.99;
const STEP_MS = 0.2;
const STEP_PLACES = 200;
/** The factor by which a mid-range phone is slower than this machine. */
const PHONE_SLOWDOWN = 4;
const CPU_SECONDS = 5;
const CPU_WALKS = 1_000;

/** Measures whether places start where they should on simulated walks, beside a geofence without our rules. */
export async function walks({ pace, say }: Bench): Promise<Report> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const sky of Object.keys(GOALS) as Sky[]) {
    say(`walks: ${GOALS[sky].name}`);
    const { plan, radius } = suggestedPlan(sky, pace.walks);
    const engine = walkFigures(plan, sky, pace.walks, followWithEngine);
    const naive = walkFigures(plan, sky, pace.walks, followWithGeofence);
    rows.push(...outcomeRows(GOALS[sky], engine, naive));
    rows.push(
      parallelRow(
        GOALS[sky],
        parallelStarts(plan, sky, pace.walks / 2, followWithEngine),
        parallelStarts(plan, sky, pace.walks / 2, followWithGeofence),
      ),
    );
    notes.push(
      `${GOALS[sky].name}: ${engine.passes.toLocaleString('en')} times someone came by a place with a circle of ${radius} m, the suggested size; ${percent(engine.early)} started more than 40 m early.`,
    );
  }
  say('walks: time');
  rows.push(stepRow(), cpuRow(pace.rounds));
  return {
    rows,
    notes: [
      `Walks are simulated: 12 places, 120 m apart, along streets round corners, by people of all kinds as at submission (10 % with a detour, 5 % from another place, 5 % the other way, 10 % with the phone hidden for a while). Errors of positions last about a minute, as measured ones do. Heard is what started before someone was 10 m past the place.`,
      ...notes,
      'The naive geofence (`src/walk/naive-geofence.ts`) walks the same walks: it starts a place whenever a position inside its circle follows one outside.',
      `The next street is 40 m beside the path all the way; the share is of places that started for people who walked there.`,
      `A step is one position in a guide with ${STEP_PLACES} places, on this machine; a phone is reckoned with as ${PHONE_SLOWDOWN} times slower.`,
    ],
  };
}

/** One size for all places, because they are all alike here: the median of the suggestions. */
function suggestedPlan(
  sky: Sky,
  count: number,
): { readonly plan: WalkPlan; readonly radius: number } {
  const plan = zigzagPlan({ surroundings: sky });
  const suggestions = suggestZones(plan, { count, seed: 1, surroundings: sky });
  const radius = median(suggestions.map((suggestion) => suggestion.radius));
  return { plan: zigzagPlan({ surroundings: sky, radius }), radius };
}

function outcomeRows(
  { name, near }: Goal,
  engine: WalkFigures,
  naive: WalkFigures,
): readonly Row[] {
  const [metres, share] = near;
  const faults = ({ doubles, wrongOrder, twoAtOnce }: WalkFigures) =>
    `${doubles} / ${wrongOrder} / ${twoAtOnce}`;
  return [
    {
      what: `walks, ${name}: places heard in time`,
      measured: percent(engine.heard),
      beside: `naive geofence ${percent(naive.heard)}`,
      ratio: '',
      goal: `at least ${percent(HEARD)}`,
      met: engine.heard >= HEARD,
    },
    {
      what: `walks, ${name}: starts within ${metres} m of the edge`,
      measured: percent(engine.within(metres)),
      beside: `naive geofence ${percent(naive.within(metres))}`,
      ratio: '',
      goal: `at least ${percent(share)}`,
      met: engine.within(metres) >= share,
    },
    {
      what: `walks, ${name}: twice / wrong order / two at once`,
      measured: faults(engine),
      beside: `naive geofence ${faults(naive)}`,
      ratio: '',
      goal: '0 / 0 / 0',
      met: engine.doubles + engine.wrongOrder + engine.twoAtOnce === 0,
    },
  ];
}

function parallelRow({ name, parallel }: Goal, engine: number, naive: number): Row {
  return {
    what: `walks, ${name}: started in the next street`,
    measured: percent(engine),
    beside: `naive geofence ${percent(naive)}`,
    ratio: '',
    goal: `${percent(parallel)} or less`,
    met: engine <= parallel,
  };
}

function stepRow(): Row {
  const plan = zigzagPlan({ stops: STEP_PLACES });
  stepTimes(plan);
  const p99 = quantile(stepTimes(plan), 0.99) * PHONE_SLOWDOWN;
  return {
    what: `a step of a walk with ${STEP_PLACES} places, phone, p99`,
    measured: `${p99.toFixed(3)} ms`,
    beside: '',
    ratio: '',
    goal: `${STEP_MS} ms or less`,
    met: p99 <= STEP_MS,
  };
}

function cpuRow(rounds: number): Row {
  const plan = zigzagPlan();
  const times = Array.from({ length: rounds }, (_, seed) => {
    const before = process.cpuUsage();
    simulateWalks(plan, { count: CPU_WALKS, seed, surroundings: 'mixed' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  const seconds = median(times);
  return {
    what: `${CPU_WALKS.toLocaleString('en')} simulated walks of 12 places, processor time`,
    measured: `${seconds.toFixed(1)} s`,
    beside: '',
    ratio: '',
    goal: `${CPU_SECONDS} s or less`,
    met: seconds <= CPU_SECONDS,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
