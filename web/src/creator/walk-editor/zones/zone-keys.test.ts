import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { expect, it } from 'vitest';
import { handlesOf } from './zone-handles.ts';
import { zoneAfterKey } from './zone-keys.ts';

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

function press(zone: TriggerZone, id: string, key: string, shiftKey = false): TriggerZone | null {
  const handle = handlesOf(zone, PLAN).find((each) => each.id === id);
  if (handle === undefined) throw new Error(`no handle ${id}`);
  return zoneAfterKey(zone, handle, { key, shiftKey }, PLAN);
}

it.each([
  ['ArrowRight', false, 31],
  ['ArrowDown', false, 29],
  ['ArrowUp', true, 40],
  ['PageUp', false, 40],
  ['PageDown', false, 20],
  ['Home', false, 15],
  ['End', false, 100],
] as const)('changes a radius with %s (Shift: %s)', (key, shiftKey, radius) => {
  expect(press(CIRCLE, 'radius', key, shiftKey)).toMatchObject({ radius });
});

it.each([
  ['from', 'Home', { from: 0, to: 200 }],
  ['from', 'End', { from: 190, to: 200 }],
  ['from', 'PageUp', { from: 110, to: 200 }],
  ['to', 'PageDown', { from: 100, to: 190 }],
  ['to', 'Home', { from: 100, to: 110 }],
  ['to', 'End', { from: 100, to: 500 }],
] as const)('moves the end “%s” along the path with %s', (id, key, ends) => {
  expect(press(STRETCH, id, key)).toMatchObject(ends);
});

it('ignores keys that don’t apply to a handle', () => {
  expect(press(CIRCLE, 'radius', 'a')).toBeNull();
  expect(press(CIRCLE, 'centre', 'Home')).toBeNull();
});
