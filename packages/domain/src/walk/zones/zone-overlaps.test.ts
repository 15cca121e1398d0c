import { describe, expect, it } from 'vitest';
import { localFrame } from '../plan/local-frame.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../plan/trigger.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { DEFAULT_WALK_SETTINGS } from '../plan/walk-settings.ts';
import { zigzagPlan } from '../simulation/zigzag.test-data.ts';
import { zoneOverlaps } from './zone-overlaps.ts';

const frame = localFrame({ lat: -37.8, lng: 144.96 });
const at = (x: number, y: number) => frame.toPoint({ x, y });
const circle = (x: number, radius: number, y = 0): TriggerZone => ({
  kind: 'circle',
  centre: at(x, y),
  radius,
});
const box = (west: number, east: number, south = -50, north = 50): TriggerZone => ({
  kind: 'polygon',
  corners: [at(west, south), at(west, north), at(east, north), at(east, south)],
});
const stretch = (from: number, to: number): TriggerZone => ({ kind: 'stretch', from, to });

function overlapsOf(
  zones: readonly TriggerZone[],
  more: Partial<WalkStop> = {},
): readonly (readonly [number, number])[] {
  const plan: WalkPlan = {
    ...DEFAULT_WALK_SETTINGS,
    guideId: 1,
    path: [at(0, 0), at(1_000, 0), at(1_000, 500)],
    stops: zones.map((zone, index) => ({
      ...DEFAULT_TRIGGER,
      ...{ id: index + 1, marker: at(0, 0), along: null, audioSeconds: 30, hasAudio: true },
      zone,
      ...(index > 0 && more),
    })),
  };
  return zoneOverlaps(plan).map(({ first, second }) => [first, second]);
}

describe('zones that overlap', () => {
  it.each<[string, TriggerZone, TriggerZone, boolean]>([
    ['circles that meet', circle(0, 30), circle(50, 25), true],
    ['circles that just do not', circle(0, 30), circle(60, 29), false],
    ['a circle within another', circle(0, 80), circle(10, 15), true],
    ['a circle over the edge of a polygon', circle(0, 30), box(20, 90), true],
    ['a circle beside a polygon', circle(0, 30), box(40, 90), false],
    ['a circle far inside a polygon', circle(500, 15), box(300, 700, -200, 200), true],
    [
      'polygons whose sides cross and no corner is inside',
      box(0, 300, -20, 20),
      box(100, 150),
      true,
    ],
    ['a polygon within another', box(0, 300), box(100, 150, -10, 10), true],
    ['polygons apart', box(0, 100), box(110, 200), false],
    ['stretches that share a part', stretch(0, 100), stretch(90, 200), true],
    ['stretches end to end', stretch(0, 100), stretch(100, 200), false],
    ['a circle over the end of a stretch', circle(225, 30), stretch(100, 200), true],
    [
      'a circle beyond the end of a stretch, as it is drawn',
      circle(235, 30),
      stretch(100, 200),
      false,
    ],
    ['a circle beside a stretch, within its reach', circle(150, 30, 55), stretch(100, 200), true],
    ['a circle beside a stretch, out of its reach', circle(150, 30, 65), stretch(100, 200), false],
    ['a circle around the outside of a bend', circle(1_040, 30, -40), stretch(900, 1_100), true],
    ['a circle in the middle of a stretch', circle(150, 15), stretch(100, 200), true],
    ['a stretch through a polygon', stretch(100, 400), box(200, 250, -100, 100), true],
    ['a polygon out of reach of a stretch', stretch(0, 100), box(140, 200), false],
  ])('%s', (_name, one, other, overlap) => {
    expect(overlapsOf([one, other])).toEqual(overlap ? [[1, 2]] : []);
    expect(overlapsOf([other, one])).toEqual(overlap ? [[1, 2]] : []);
  });

  it('are listed as pairs, each once and in walking order', () => {
    expect(overlapsOf([circle(0, 50), circle(40, 50), circle(80, 50)])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('are none if the guide isn’t walked', () => {
    const plan = zigzagPlan({ stops: 2, spacing: 20 });
    expect(zoneOverlaps(plan)).toHaveLength(1);
    expect(zoneOverlaps({ ...plan, mode: 'off' })).toEqual([]);
  });

  it.each([{ kind: 'ambient' }, { start: 'never' }] as const)(
    'don’t include those with %o',
    (more) => {
      expect(overlapsOf([circle(0, 50), circle(10, 50)], more)).toEqual([]);
    },
  );
});
