import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseGuidePath, printGuidePath, printNamedGuidePath, slugOf } from './guide-path.ts';

it.each([
  ['/guides/7', { guideId: 7, placeId: null }],
  ['/guides/7/places/12', { guideId: 7, placeId: 12 }],
  ['/guides/7/places', { guideId: 7, placeId: null, part: 'places' }],
  ['/guides/7/walk', { guideId: 7, placeId: null, part: 'walk' }],
  ['/guides/7/reviews', { guideId: 7, placeId: null, part: 'reviews' }],
  ['/guides/7/gift', { guideId: 7, placeId: null, part: 'gift' }],
  ['/guides/7/buy', { guideId: 7, placeId: null, part: 'buy' }],
  ['/guides/7/places/12/map', { guideId: 7, placeId: 12, part: 'map' }],
] as const)('%s is printed and read the same', (path, found) => {
  expect(printGuidePath(found)).toBe(path);
  expect(parseGuidePath(path)).toEqual(found);
});

it.each([
  ['/guides/7-hidden-bars', { guideId: 7, placeId: null }],
  ['/guides/7-an-older-title', { guideId: 7, placeId: null }],
  ['/guides/7-%E6%9D%B1%E4%BA%AC', { guideId: 7, placeId: null }],
  ['/guides/7-', { guideId: 7, placeId: null }],
  ['/guides/7/', { guideId: 7, placeId: null }],
  ['/guides/7-hidden-bars/places/12', { guideId: 7, placeId: 12 }],
  ['/guides/', null],
  ['/guides/seven', null],
  ['/guides/7x', null],
  ['/guides/99999999999', null],
  ['/guides/7-hidden-bars/places/', { guideId: 7, placeId: null, part: 'places' }],
  ['/guides/7/map', null],
  ['/guides/7/places/12/walk', null],
  ['/guides/7/places/map', null],
  ['/guides/7/places/x', null],
  ['/guides/7/places/99999999999', null],
  ['/guides/7/prices', null],
  ['/elsewhere/guides/7', null],
  ['//guides/7', null],
])('%s names %o', (path, found) => {
  expect(parseGuidePath(path)).toEqual(found);
});

it.each([
  ['Laneways for First-Timers', 'laneways-for-first-timers'],
  ['Café & Crème: Żoliborz', 'cafe-creme-zoliborz'],
  ['Collingwood’s best', 'collingwoods-best'],
  ['  St Kilda / Luna Park  ', 'st-kilda-luna-park'],
  ['東京の路地', '東京の路地'],
  ['!!!', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
  [`${'a'.repeat(58)} bcd`, 'a'.repeat(58)],
])('the slug of %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a title without letters leaves only the id in the path', () => {
  expect(printNamedGuidePath(7, '!!!')).toBe('/guides/7');
});

it('a guide is found by its named path, whatever its title', () => {
  const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(anyId, fc.string({ unit: 'binary', maxLength: 90 }), (guideId, title) => {
      const path = encodeURI(printNamedGuidePath(guideId, title));
      expect(parseGuidePath(path)).toEqual({ guideId, placeId: null });
    }),
  );
});
