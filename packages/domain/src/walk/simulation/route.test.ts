import { expect, it } from 'vitest';
import type { TriggerZone } from '../plan/trigger.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { routeOf } from './route.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const plan = zigzagPlan({ stops: 3, radius: 30 });

function passageOf(zone: TriggerZone, over: Partial<WalkPlan> = {}) {
  const [first, ...rest] = plan.stops;
  const stops = first === undefined ? [] : [{ ...first, zone }, ...rest];
  return routeOf({ ...plan, ...over, stops })?.passages[0];
}

it('a circle is passed from one edge to the other', () => {
  expect(passageOf(plan.stops[0]?.zone as TriggerZone)).toMatchObject({
    enter: expect.closeTo(90, -1),
    at: 120,
    leave: expect.closeTo(150, -1),
    isReached: true,
  });
});

it('a stretch is passed where it is drawn', () => {
  const zone = { kind: 'stretch', from: 100, to: 180 } as const;
  expect(passageOf(zone)).toMatchObject({ enter: 100, at: 120, leave: 180 });
});

it('a stop at the start of its zone may be heard some metres further on', () => {
  const zone = { kind: 'stretch', from: 118, to: 180 } as const;
  expect(passageOf(zone)?.at).toBeCloseTo(133, -1);
});

it('a zone beside the path is not reached, and a place far from the path is not passed', () => {
  const marker = plan.stops[0]?.marker ?? { lat: 0, lng: 0 };
  const away = { lat: marker.lat - 0.01, lng: marker.lng };
  const zone = { kind: 'circle', centre: away, radius: 30 } as const;
  expect(passageOf(zone)).toMatchObject({ isReached: false, enter: 120, leave: 120 });
  const far = plan.stops.map((stop) => ({ ...stop, along: null }));
  expect(routeOf({ ...plan, stops: far })?.passages[0]?.at).toBeNaN();
});

it('without a path, walkers go from marker to marker', () => {
  const stops = plan.stops.map((stop) => ({ ...stop, along: null }));
  const route = routeOf({ ...plan, path: null, stops });
  expect(route?.passages.map(({ at }) => Math.round(at))).toEqual([15, 86, 188]);
  expect(routeOf({ ...plan, path: null, stops: [] })).toBeNull();
});
