import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { preparePlan } from '../plan/prepared-plan.ts';
import { extendLead, stepsTowards } from './lead.ts';
import { simulateWalk, type WalkOptions } from './simulate-walk.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const PLAN = zigzagPlan({ stops: 2 });
const OPTIONS: WalkOptions = { seed: 4, surroundings: 'dense', behaviour: 'usual' };
const START: Point = { lat: -37.8, lng: 144.9 };
const { frame } = preparePlan(PLAN);
const north = (metres: number): Point => ({ lat: START.lat + metres / 111_195, lng: START.lng });
/** The first stop is 120 m along its street, and its zone has a radius of 30 m. */
const STOP = PLAN.stops[0]?.marker ?? START;

describe('someone who is led', () => {
  it('walks there at the usual pace, in whole steps only', () => {
    const steps = stepsTowards(START, north(13));
    expect(steps).toHaveLength(10);
    expect(distanceMetres(START, steps.at(-1) ?? START)).toBeCloseTo(12, 1);
    expect(stepsTowards(START, north(1))).toEqual([]);
  });

  it('leaves their earlier lead at the current second', () => {
    const lead = extendLead(null, 40, [north(1), north(2), north(3)]);
    expect(lead).toEqual({ from: 40, points: [north(1), north(2), north(3)] });
    expect(extendLead(lead, 42, [north(9)])).toEqual({
      from: 40,
      points: [north(1), north(2), north(9)],
    });
    expect(extendLead(lead, 10, [north(9)])).toEqual({ from: 10, points: [north(9)] });
  });

  it('walks for at most two hours', () => {
    expect(stepsTowards(START, north(50_000))).toHaveLength(7_200);
  });
});

describe('a led walk', () => {
  const own = simulateWalk(PLAN, OPTIONS);
  const before = own?.seconds.slice(0, 21) ?? [];
  const from = before.at(-1)?.point ?? START;
  const lead = extendLead(null, 20, stepsTowards(from, STOP));
  const led = simulateWalk(PLAN, { ...OPTIONS, lead });
  const arrives = 20 + lead.points.length;

  it('follows the walker’s own steps until the second at which they are led', () => {
    expect(led?.seconds.slice(0, 21)).toEqual(before);
    expect(led?.seconds[arrives]?.point.lat).toBeCloseTo(STOP.lat, 4);
    expect(led?.seconds[21]?.t).toBe(21_000);
  });

  it('has exact positions with an accuracy of 5 m', () => {
    const { point, fix } = led?.seconds[30] ?? {};
    expect(fix?.point).toEqual(point);
    expect(fix?.accuracy).toBe(5);
  });

  it('starts the stop that they are led to, and continues until it was heard', () => {
    expect(led?.sounding).toHaveLength(1);
    const [{ stopId, from: starts, to: ends } = { stopId: 0, from: 0, to: 0 }] =
      led?.sounding ?? [];
    expect(stopId).toBe(101);
    expect(starts).toBeLessThan(arrives);
    expect(ends - starts).toBe(40);
    expect(led?.seconds).toHaveLength(Math.max(arrives + 31, ends + 1));
    expect(led?.commands.every(({ at }) => at < (led?.seconds.length ?? 0))).toBe(true);
  });

  it('has the distance along the route, even beside it', () => {
    expect(led?.seconds[arrives]?.along).toBeCloseTo(119, 0);
    const lateralOffset = frame.toPoint({ ...frame.toSpot(STOP), y: frame.toSpot(STOP).y - 80 });
    const away = simulateWalk(PLAN, {
      ...OPTIONS,
      lead: extendLead(lead, arrives, stepsTowards(lead.points.at(-1) ?? STOP, lateralOffset)),
    });
    expect(away?.seconds.at(-1)?.along).toBeCloseTo(120, 0);
  });
});

it('a walker who takes a detour has no distance along the route meanwhile', () => {
  const detour = simulateWalk(PLAN, { ...OPTIONS, behaviour: 'detour' });
  expect(detour?.seconds.some(({ along }) => along === null)).toBe(true);
  expect(detour?.seconds[0]?.along).not.toBeNull();
});
