import { expect, it } from 'vitest';
import { createZoneSearch, suggestZones } from './suggest-zone.ts';
import { zigzagPlan } from './zigzag.test-data.ts';

const options = { count: 60, seed: 3, surroundings: 'open' } as const;

it('suggests the smallest circle with a green grade', () => {
  const plan = zigzagPlan({ stops: 3, radius: 60 });
  expect(suggestZones(plan, options)).toEqual(
    plan.stops.map(({ id }) => ({ stopId: id, radius: 15, grade: 'green' })),
  );
});

it('dense surroundings need larger circles', () => {
  const plan = zigzagPlan({ stops: 1, radius: 15 });
  const radii = suggestZones(plan, { ...options, surroundings: 'dense' }).map(
    ({ radius }) => radius,
  );
  expect(Math.max(...radii)).toBeGreaterThan(15);
});

it('keeps circles at least 10 m apart where there is room', () => {
  const tight = zigzagPlan({ stops: 3, spacing: 52 });
  for (const { radius } of suggestZones(tight, { ...options, surroundings: 'dense' })) {
    expect(radius).toBeLessThanOrEqual(21);
  }
});

it('nothing is suggested for other shapes, nor for what is started by hand', () => {
  const plan = zigzagPlan({ stops: 3 });
  const stops = plan.stops.map((stop, at) =>
    at === 0
      ? { ...stop, zone: { kind: 'stretch', from: 100, to: 140 } as const }
      : { ...stop, start: at === 1 ? ('never' as const) : stop.start },
  );
  expect(suggestZones({ ...plan, stops }, options).map(({ stopId }) => stopId)).toEqual([103]);
});

it('suggestions are the same when computed in slices', () => {
  const plan = zigzagPlan({ stops: 2 });
  const search = createZoneSearch(plan, options);
  let slices = 1;
  while (!search.next(9)) slices += 1;
  expect(slices).toBe(Math.ceil(options.count / 9));
  expect(search.suggestions()).toEqual(suggestZones(plan, options));
});

it('stops without candidate sizes keep their circles and get no suggestion', () => {
  const plan = zigzagPlan({ stops: 3, radius: 60 });
  const search = createZoneSearch(plan, options, new Map([[102, [40]]]));
  while (!search.next(options.count));
  expect(search.suggestions()).toMatchObject([{ stopId: 102, radius: 40 }]);
});
