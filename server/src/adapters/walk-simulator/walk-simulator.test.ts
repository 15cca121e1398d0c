import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import { checkPlan, checkWalks } from '@laneway/domain/walk/simulation/check-walk';
import { describe, expect, it } from 'vitest';
import { createWalkSimulator } from './walk-simulator.ts';

const place = (id: number, lng: number) => ({
  id,
  content: { location: { lat: -37.8, lng }, marker: null, trigger: null, audio: 'https://a/b.mp3' },
  audioSeconds: 20,
});
const contentOf = (end: number, lngs: readonly number[]): ContentToWalk => ({
  guideId: 1,
  guide: { path: `(-37.8,144.96),(-37.8,${end})`, walk: null },
  places: lngs.map((lng, index) => place(index + 1, lng)),
});
/** A minute on foot, so that a thousand simulated walks take only a moment. */
const SHORT = contentOf(144.9606, [144.9603]);
/** Twenty kilometres, which take many seconds to simulate. */
const LONG = contentOf(
  145.2,
  Array.from({ length: 24 }, (_, at) => 144.961 + at / 100),
);
const request = (content: ContentToWalk, authorId = 1, timeoutMs = 60_000) => ({
  content,
  authorId,
  timeoutMs,
});

describe('walks in a thread', () => {
  it('give the same results as in the same thread', async () => {
    const simulator = createWalkSimulator();
    expect(await simulator.checkPlan(request(LONG))).toEqual(checkPlan(LONG));
    expect(await simulator.checkWalks(request(SHORT))).toEqual(checkWalks(SHORT));
  });

  it('leave the server free to answer meanwhile', async () => {
    const walked = createWalkSimulator().checkWalks(request(SHORT));
    let turns = 0;
    let isWalking = true;
    void walked.finally(() => {
      isWalking = false;
    });
    while (isWalking) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect((await walked).report.walks).toBe(1_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('are ended when they take too long, and the next ones run', async () => {
    const simulator = createWalkSimulator();
    const endless = simulator.checkWalks(request(LONG, 1, 300));
    const next = simulator.checkWalks(request(SHORT));
    await expect(endless).rejects.toThrow(/timeout/i);
    expect((await next).report.walks).toBe(1_000);
  });

  it('don’t delay checks of plans', async () => {
    const simulator = createWalkSimulator();
    const endless = simulator.checkWalks(request(LONG, 1, 10_000)).catch(() => 'given up');
    const first = await Promise.race([simulator.checkPlan(request(SHORT)), endless]);
    expect(first).toMatchObject({ kind: 'walked' });
  });

  it('are refused when too many are waiting', async () => {
    const simulator = createWalkSimulator();
    const waiting = Promise.allSettled(
      Array.from({ length: 8 }, (_, author) => simulator.checkWalks(request(LONG, author, 200))),
    );
    await expect(simulator.checkWalks(request(SHORT, 9))).rejects.toThrow('too many walks');
    expect((await waiting).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    expect((await simulator.checkWalks(request(SHORT, 9))).report.walks).toBe(1_000);
  });

  it('are refused to an author who has some waiting, but not to others', async () => {
    const simulator = createWalkSimulator();
    const waiting = Promise.allSettled(
      [1, 2].map(() => simulator.checkWalks(request(LONG, 1, 200))),
    );
    await expect(simulator.checkWalks(request(SHORT, 1))).rejects.toThrow('too many walks');
    expect((await simulator.checkWalks(request(SHORT, 2))).report.walks).toBe(1_000);
    await waiting;
  });

  it('reject where the content makes no sense', async () => {
    const broken = { ...SHORT, places: [{}] };
    await expect(createWalkSimulator().checkPlan(request(broken as never))).rejects.toThrow();
  });
});
