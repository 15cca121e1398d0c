import { planOfContent } from '@laneway/domain/walk/plan-of-content';
import { affordableWalks } from '@laneway/domain/walk/simulation/affordable-walks';
import { simulateWalks } from '@laneway/domain/walk/simulation/simulate-walks';
import { describe, expect, it } from 'vitest';
import { createWalkSimulator } from './walk-simulator.ts';

const place = (id: number, lng: number) => ({
  id,
  content: { location: { lat: -37.8, lng }, marker: null, trigger: null, audio: 'https://a/b.mp3' },
  audioSeconds: 20,
});
const PLAN = planOfContent({
  guideId: 1,
  guide: { path: '(-37.8,144.96),(-37.8,144.966)', walk: null },
  places: [place(1, 144.962), place(2, 144.965)],
});
const OPTIONS = { count: 12, seed: 7, surroundings: PLAN.surroundings };
const PATIENCE_MS = 30_000;

describe('walks in a thread', () => {
  it('give the same report as walks at hand', async () => {
    const report = await createWalkSimulator().simulate(PLAN, OPTIONS, PATIENCE_MS);
    expect(report).toEqual(simulateWalks(PLAN, OPTIONS));
    expect(affordableWalks(PLAN)).toBe(1_000);
  });

  it('leave the server free to answer meanwhile', async () => {
    const walked = createWalkSimulator().simulate(PLAN, { ...OPTIONS, count: 200 }, PATIENCE_MS);
    let turns = 0;
    let isWalking = true;
    void walked.finally(() => {
      isWalking = false;
    });
    while (isWalking) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect((await walked).walks).toBe(200);
    expect(turns).toBeGreaterThan(50);
  });

  it('are ended when they take too long, and the next ones have their turn', async () => {
    const simulator = createWalkSimulator();
    const endless = simulator.simulate(PLAN, { ...OPTIONS, count: 1e9 }, 300);
    const next = simulator.simulate(PLAN, OPTIONS, PATIENCE_MS);
    await expect(endless).rejects.toThrow(/timeout/i);
    expect((await next).walks).toBe(12);
  });

  it('are refused when too many wait', async () => {
    const simulator = createWalkSimulator();
    const endless = { ...OPTIONS, count: 1e9 };
    const waiting = Array.from({ length: 8 }, () => simulator.simulate(PLAN, endless, 200));
    await expect(simulator.simulate(PLAN, OPTIONS, PATIENCE_MS)).rejects.toThrow('too many walks');
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(
      Array(8).fill('rejected'),
    );
    expect((await simulator.simulate(PLAN, OPTIONS, PATIENCE_MS)).walks).toBe(12);
  });

  it('reject where a plan makes no sense', async () => {
    const broken = { ...PLAN, stops: [{}] };
    const simulate = createWalkSimulator().simulate(broken as never, OPTIONS, PATIENCE_MS);
    await expect(simulate).rejects.toThrow();
  });
});
