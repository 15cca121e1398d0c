import { exampleGuide } from '@laneway/contract/examples.test-data';
import { expect, it } from 'vitest';
import { discoveryOf, otherGroups } from './discovery.ts';

const MIDDLE = { lat: -37.81, lng: 144.96 };
const guide = (g_id: number, g_location: string) => ({ ...exampleGuide, g_id, g_location });
const alone = guide(1, '-37.8,144.9');

const found = discoveryOf(
  {
    guides: [alone],
    alone: [1],
    clusters: [
      { lat: -37.81, lng: 144.96, count: 40, bounds: [-37.82, 144.95, -37.8, 144.97] },
      // Its box overlaps that of the first.
      { lat: -37.81, lng: 144.98, count: 2, bounds: [-37.82, 144.965, -37.8, 144.99] },
      { lat: -17, lng: 180, count: 5, bounds: [-18, 179, -16, -179] },
    ],
    total: 48,
  },
  { zoom: 12, middle: MIDDLE },
);

it('has the server’s groups, which open two zoom levels closer', () => {
  expect(found.groups[0]).toMatchObject({ centre: MIDDLE, count: 40, opensAt: 14 });
  expect([...found.alone]).toEqual([1]);
});

it.each([
  ['in a group', guide(2, '-37.81,144.955'), [39, 2, 5]],
  ['in two groups is in the nearest', guide(2, '-37.81,144.969'), [39, 2, 5]],
  ['in the other group', guide(2, '-37.81,144.975'), [40, 1, 5]],
  ['east of the 180th meridian', guide(2, '-17,-179.5'), [40, 2, 4]],
  ['west of the 180th meridian', guide(2, '-17,179.5'), [40, 2, 4]],
  ['somewhere else', guide(2, '-37.9,144.96'), [40, 2, 5]],
  ['with its own pin', alone, [40, 2, 5]],
  ['without a location', guide(2, '99999,99999'), [40, 2, 5]],
  ['that is null', undefined, [40, 2, 5]],
])('an active guide isn’t counted twice: %s', (_where, active, counts) => {
  expect(otherGroups(found, active).map(({ count }) => count)).toEqual(counts);
});
