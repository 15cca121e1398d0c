import { distanceMetres } from '@laneway/domain/geo/distance';
import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { describe, expect, it } from 'vitest';
import { handlesOf, moveHandle, nudgeHandle, removeCorner } from './zone-handles.ts';

const frame = localFrame({ lat: -37.8, lng: 144.96 });
const at = (x: number, y: number) => frame.toPoint({ x, y });
const PLAN: WalkPlan = {
  ...DEFAULT_WALK_SETTINGS,
  guideId: 1,
  path: [at(0, 0), at(500.5, 0)],
  stops: [],
};
const CIRCLE: TriggerZone = { kind: 'circle', centre: at(0, 0), radius: 30 };
const STRETCH: TriggerZone = { kind: 'stretch', from: 100, to: 200 };
const SQUARE: TriggerZone = {
  kind: 'polygon',
  corners: [at(0, 0), at(0, 50), at(50, 50), at(50, 0)],
};

function handle(zone: TriggerZone, id: string) {
  const found = handlesOf(zone, PLAN).find((each) => each.id === id);
  if (found === undefined) throw new Error(`no handle ${id}`);
  return found;
}

describe('the handles of a circle', () => {
  it('are its centre and its radius', () => {
    expect(handlesOf(CIRCLE, PLAN).map(({ id, value }) => [id, value?.text ?? null])).toEqual([
      ['centre', null],
      ['radius', '30 metres'],
    ]);
  });

  it.each([
    ['dragged', 62.3, 62],
    ['dragged too far', 400, 100],
    ['dragged into the middle', 2, 15],
  ])('set the radius when %s', (_name, x, radius) => {
    expect(moveHandle(CIRCLE, 'radius', at(x, 0), PLAN)).toMatchObject({ radius });
  });

  it('follow the arrow keys', () => {
    const wider = nudgeHandle(CIRCLE, handle(CIRCLE, 'radius'), { east: 0, north: 5 }, PLAN);
    expect(wider).toMatchObject({ radius: 35, centre: at(0, 0) });
    const moved = nudgeHandle(CIRCLE, handle(CIRCLE, 'centre'), { east: 10, north: 0 }, PLAN);
    if (moved.kind !== 'circle') throw new Error('not a circle');
    expect(distanceMetres(moved.centre, at(10, 0))).toBeLessThan(0.2);
    expect(moved.radius).toBe(30);
  });
});

describe('the handles of an area', () => {
  it('are its corners, and handles between them that become corners', () => {
    expect(handlesOf(SQUARE, PLAN).map(({ id }) => id)).toEqual([
      'corner 0',
      'middle 0',
      'corner 1',
      'middle 1',
      'corner 2',
      'middle 2',
      'corner 3',
      'middle 3',
    ]);
  });

  it('move and add corners', () => {
    const moved = moveHandle(SQUARE, 'corner 2', at(80, 80), PLAN);
    expect(moved).toMatchObject({ corners: { length: 4, 2: expect.objectContaining({}) } });
    const added = moveHandle(SQUARE, 'middle 3', at(25, -20), PLAN);
    if (added.kind !== 'polygon') throw new Error('not a polygon');
    expect(added.corners).toHaveLength(5);
    expect(distanceMetres(added.corners[4] ?? at(0, 0), at(25, -20))).toBeLessThan(0.2);
  });

  it('can remove corners while enough are left', () => {
    const triangle = removeCorner(SQUARE, 'corner 0');
    expect(triangle).toMatchObject({ corners: { length: 3 } });
    expect(triangle && removeCorner(triangle, 'corner 0')).toBeNull();
    expect(removeCorner(SQUARE, 'middle 0')).toBeNull();
  });

  it('don’t offer more corners than allowed', () => {
    const corners = Array.from({ length: 50 }, (_, step) => at(step, step % 7));
    expect(handlesOf({ kind: 'polygon', corners }, PLAN)).toHaveLength(50);
  });
});

describe('the handles of a stretch', () => {
  it('are its two ends, which can’t pass each other', () => {
    expect(handlesOf(STRETCH, PLAN).map(({ value }) => value)).toMatchObject([
      { now: 100, min: 0, max: 190 },
      { now: 200, min: 110, max: 500 },
    ]);
  });

  it.each([
    ['from', 60, { from: 60, to: 200 }],
    ['from', 400, { from: 190, to: 200 }],
    ['to', 260, { from: 100, to: 260 }],
    ['to', 20, { from: 100, to: 110 }],
  ])('move %s along the path to %i', (id, x, ends) => {
    expect(moveHandle(STRETCH, id, at(x, 40), PLAN)).toMatchObject(ends);
  });

  it('follow the arrow keys', () => {
    const longer = nudgeHandle(STRETCH, handle(STRETCH, 'to'), { east: 10, north: 0 }, PLAN);
    expect(longer).toMatchObject({ from: 100, to: 210 });
  });
});
