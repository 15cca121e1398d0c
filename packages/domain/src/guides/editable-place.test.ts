import { describe, expect, it } from 'vitest';
import {
  editablePlaceRank,
  newPlace,
  placeId,
  placeStatus,
  publishedPlaceId,
} from './editable-place.ts';
import { sortPlaces } from './ordering.ts';
import { draftPlace, pendingPlace, publishedPlace } from './samples.test-data.ts';

const fresh = newPlace(50, 5, 1);

/** Each row: the place, its id, its original, and the status it is shown with. */
const PLACES = [
  ['a new one', fresh, 'new-place-5', null, 'draft'],
  ['an unsaved draft', draftPlace, 'temp-31', 31, 'draft'],
  ['a pending one', pendingPlace, 60, null, 'draft'],
  ['a pending draft', { ...pendingPlace, originalId: 31 }, 60, 31, 'draft'],
  ['one under review', { ...pendingPlace, status: 'submitted' }, 60, null, 'draft'],
  ['a withdrawn one', { ...pendingPlace, status: 'withdrawn' }, 60, null, 'withdrawn'],
  ['a published one', publishedPlace, 31, 31, 'published'],
  ['one off its guide', { ...publishedPlace, listing: 'withdrawn' }, 31, 31, 'withdrawn'],
] as const;

describe('an editable place', () => {
  it.each(PLACES)(
    'has an id, an original and a status: %s',
    (_case, place, id, original, shows) => {
      expect(placeId(place)).toBe(id);
      expect(publishedPlaceId(place)).toBe(original);
      expect(placeStatus(place)).toBe(shows);
    },
  );

  it('that is new is empty', () => {
    expect(new Set(Object.values(fresh.content))).toEqual(new Set([null, false]));
  });

  it('is the last one until it is saved', () => {
    const second = { ...pendingPlace, id: 59, position: 1 };
    expect(sortPlaces([fresh, second, pendingPlace], editablePlaceRank).map(placeId)).toEqual([
      60,
      59,
      'new-place-5',
    ]);
  });
});
