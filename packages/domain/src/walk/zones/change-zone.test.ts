import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../../geo/distance.ts';
import { localFrame } from '../plan/local-frame.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../plan/trigger.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { DEFAULT_WALK_SETTINGS } from '../plan/walk-settings.ts';
import {
  centreOfZone,
  stretchBetween,
  withinRadius,
  zoneAs,
  zoneOfBoundary,
} from './change-zone.ts';
import { corridorOf, directionWedge, lineAlong, metresAlong } from './zone-outline.ts';

const frame = localFrame({ lat: -37.8, lng: 144.96 });
const at = (x: number, y: number) => frame.toPoint({ x, y });
const PATH = [at(0, 0), at(400, 0), at(400, 300.5)];
const PLAN: WalkPlan = { ...DEFAULT_WALK_SETTINGS, guideId: 1, path: PATH, stops: [] };

function stopWith(zone: TriggerZone): WalkStop {
  return {
    ...DEFAULT_TRIGGER,
    ...{ id: 1, marker: at(200, 0), along: 200, audioSeconds: null, hasAudio: false },
    zone,
  };
}

const CIRCLE: TriggerZone = { kind: 'circle', centre: at(200, 0), radius: 40 };

describe('a zone as another kind', () => {
  it('keeps its position and about its size', () => {
    const polygon = zoneAs('polygon', stopWith(CIRCLE), PLAN);
    if (polygon?.kind !== 'polygon') throw new Error('not a polygon');
    expect(polygon.corners).toHaveLength(8);
    for (const corner of polygon.corners) {
      expect(distanceMetres(corner, at(200, 0))).toBeCloseTo(40, 0);
    }
    const back = zoneAs('circle', stopWith(polygon), PLAN);
    if (back?.kind !== 'circle') throw new Error('not a circle');
    expect(back.radius).toBe(40);
    expect(distanceMetres(back.centre, at(200, 0))).toBeLessThan(1);
  });

  it('becomes a stretch around where the path passes the place, and back', () => {
    const stretch = zoneAs('stretch', stopWith(CIRCLE), PLAN);
    expect(stretch).toEqual({ kind: 'stretch', from: 160, to: 240 });
    if (stretch === null) throw new Error('no stretch');
    const back = zoneAs('circle', stopWith(stretch), PLAN);
    expect(back).toMatchObject({ kind: 'circle', radius: 40 });
    const area = zoneAs('polygon', stopWith({ kind: 'stretch', from: 100, to: 300 }), PLAN);
    expect(area).toMatchObject({ kind: 'polygon', corners: { length: 4 } });
  });

  it('can’t become a stretch without a path, and stays the same as its own kind', () => {
    expect(zoneAs('stretch', stopWith(CIRCLE), { ...PLAN, path: null })).toBeNull();
    expect(zoneAs('circle', stopWith(CIRCLE), PLAN)).toBe(CIRCLE);
  });

  it('keeps within the limits of a radius', () => {
    const long: TriggerZone = { kind: 'stretch', from: 0, to: 600 };
    expect(zoneAs('circle', stopWith(long), PLAN)).toMatchObject({ radius: 100 });
    expect([3, 15.4, 250].map(withinRadius)).toEqual([15, 15, 100]);
  });
});

describe('a stretch', () => {
  it.each([
    ['in whole metres', 10.4, 99.6, 10, 100],
    ['within the path', -50, 9000, 0, 700],
    ['no shorter than it may be', 100, 100, 100, 110],
    ['never beyond the end', 699, 705, 690, 700],
  ])('is %s', (_name, from, to, start, end) => {
    expect(stretchBetween(PLAN, from, to)).toEqual({ kind: 'stretch', from: start, to: end });
  });

  it('follows the bends of the path', () => {
    const line = lineAlong(PATH, 300, 500);
    expect(line).toHaveLength(3);
    expect(line[1]).toEqual(PATH[1]);
    expect(distanceMetres(line[2] ?? at(0, 0), at(400, 100))).toBeLessThan(1);
    expect(metresAlong(PATH, at(420, 100))).toBeCloseTo(500, 0);
    expect(corridorOf(line, 30)).toHaveLength(8);
  });
});

describe('a boundary as zone', () => {
  it('has the corners of the boundary, or is null if that can’t be read', () => {
    expect(zoneOfBoundary('(-37.8,144.96),(-37.8,144.961),(-37.801,144.96)|red')).toMatchObject({
      kind: 'polygon',
      corners: [{ lat: -37.8, lng: 144.96 }, {}, {}],
    });
    expect(zoneOfBoundary('(oops')).toBeNull();
    expect(zoneOfBoundary(null)).toBeNull();
  });

  it('has no more corners than a zone may have', () => {
    const round = Array.from({ length: 90 }, (_, step) => {
      const turn = (step * Math.PI) / 45;
      const { lat, lng } = at(80 * Math.sin(turn), 80 * Math.cos(turn));
      return `(${lat},${lng})`;
    });
    expect(zoneOfBoundary(round.join(','))).toMatchObject({ corners: { length: 50 } });
  });
});

it('draws a direction as a wedge around the middle of the zone', () => {
  const centre = centreOfZone(CIRCLE, PLAN);
  const wedge = directionWedge(centre, { bearing: 90, tolerance: 45 }, 50).map(frame.toSpot);
  expect(wedge[0]).toEqual(frame.toSpot(centre));
  const [first, last] = [wedge[1], wedge.at(-1)];
  expect(first?.y).toBeCloseTo(35.4, 0);
  expect(last?.y).toBeCloseTo(-35.4, 0);
  expect(directionWedge(centre, { bearing: 0, tolerance: 180 }, 50)).not.toContainEqual(centre);
});
