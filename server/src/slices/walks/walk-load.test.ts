import type { GuideWalkReport } from '@laneway/contract/walks';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import { expect, it } from 'vitest';
import { createWalkSimulator } from '../../adapters/walk-simulator/walk-simulator.ts';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { placeAt, trigger } from '../../testing/walk-drafts.ts';

/** Threads share the processors of this machine with other tests, so they may take longer than in production. */
const TIMEOUT_MS = 240_000;
const simulator = createWalkSimulator();
const app = await createTestApp({
  walkSimulator: {
    checkPlan: (request) => simulator.checkPlan({ ...request, timeoutMs: TIMEOUT_MS }),
    checkWalks: simulator.checkWalks,
  },
});
const creator = workAs(app, await createPerson(app.db, 'creator'));
const admin = workAs(app, await createPerson(app.db, 'admin'));

/** The maximum delay that one person's guide may cause for others. */
const MAX_BLOCKED_MS = 50;

/**
 * The longest time for which the main thread was busy without handling other requests. It is processor time of that
 * thread, so a busy machine doesn't affect it.
 */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  let before = threadMs();
  const finished = Promise.allSettled([work()]).then(([result]) => {
    isDone = true;
    return result;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  const result = await finished;
  if (result?.status === 'rejected') throw result.reason;
  return longest;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const METRE = 1 / 111_195;
const METRE_EAST = METRE / Math.cos((-37.8 * Math.PI) / 180);
const pointAt = (x: number, y: number) => ({ lat: -37.8 + y * METRE, lng: 144.9 + x * METRE_EAST });

/** A path back and forth over 200 m, one metre farther north each time. */
const zigzag = (points: number) =>
  Array.from({ length: points }, (_, at) => pointAt(at % 2 === 0 ? 0 : 200, at))
    .map(({ lat, lng }) => `(${lat.toFixed(4)},${lng.toFixed(4)})`)
    .join(',');
/** A zone around the zigzag on three sides without touching it, so that bounding boxes alone can't tell them apart. */
function aroundZigzag(points: number): TriggerZone {
  const [south, north] = [-400, points + 400];
  const arm = (x: number, from: number, to: number) =>
    Array.from({ length: 12 }, (_, at) => pointAt(x, from + ((to - from) * at) / 11));
  return {
    kind: 'polygon',
    corners: [
      ...arm(-300, north, south),
      ...arm(500, south, north),
      ...arm(450, north, south + 50),
      ...arm(-250, south + 50, north),
    ],
  };
}
/** Half of the places are stretches of the zigzag, half are areas around it. */
const zoneOf = (at: number, count: number, points: number): TriggerZone =>
  at % 2 === 0
    ? { kind: 'stretch', from: 0, to: ((at + 1) * points * 200) / (count + 1) }
    : aroundZigzag(points);

/** Creates a draft whose first two places are at one spot, so that its plan alone blocks submission. */
async function draftOf(points: number, places: number): Promise<number> {
  const id = await creator.draft({ ...COMPLETE, pg_path: zigzag(points) });
  for (let at = 0; at < places; at += 1) {
    const { lat, lng } = pointAt(100, (Math.max(1, at) * points) / places);
    await creator.addPlace(id, {
      ...placeAt(lng, at < 2 ? {} : trigger({ zone: zoneOf(at, places, points) })),
      pp_location: `${lat},${lng}`,
    });
  }
  return id;
}

const reportOf = (id: number) => creator.get(`/api/pending_guides/${id}/walk-report`);

/** Sends every request that computes with the geometry of a guide. */
async function requestEverything(id: number): Promise<void> {
  expect((await reportOf(id)).statusCode).toBe(200);
  const submitted = await creator.change(id, 'submitted');
  expect(submitted.json().detail).toMatch(/are only 0 m apart\./);
  expect((await admin.approve(id)).statusCode).toBe(409);
}

it.each([
  ['of 5,000 points and 24 places', 5_000, 24],
  ['of as many points and places as a guide can have', 10_000, 200],
])(
  'a guide %s doesn’t block other requests',
  { timeout: TIMEOUT_MS },
  async (_, points, places) => {
    // Loading and compiling code for the first request isn't a cost of the guide.
    await requestEverything(await draftOf(10, 2));
    const id = await draftOf(points, places);
    expect(await longestBlock(() => requestEverything(id))).toBeLessThan(MAX_BLOCKED_MS);
    const { findings } = (await reportOf(id)).json<GuideWalkReport>();
    expect(findings.length).toBeGreaterThan(places);
  },
);

const PIECES = Array.from({ length: 16_600 }, () => '(1,1),(1,2)').join(';');

it('a path of thousands of pieces is refused when it is saved', async () => {
  const id = await draftOf(10, 1);
  const reply = await creator.send('PUT', `/api/pending_guides/${id}`, { pg_path: PIECES });
  expect([reply.statusCode, reply.json().errors]).toEqual([
    422,
    {
      pg_path: 'Join or delete pieces of the path. It has 16,600, and a walk can have up to 500',
    },
  ]);
});

it('a path from before this limit doesn’t block other requests', {
  timeout: TIMEOUT_MS,
}, async () => {
  const id = await draftOf(10, 1);
  await app.db.pool.query('UPDATE pending_guides SET path = $2 WHERE id = $1', [id, PIECES]);
  const blocked = await longestBlock(async () => {
    expect((await reportOf(id)).statusCode).toBe(200);
  });
  expect(blocked).toBeLessThan(MAX_BLOCKED_MS);
});
