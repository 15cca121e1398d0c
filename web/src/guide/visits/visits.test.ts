import { describe, expect, it } from 'vitest';
import { addVisit, isVisited, MAX_GUIDES, NO_VISITS, type Visits } from './visits.ts';

const PLACES = [11, 12, 13];

const visiting = (...placeIds: readonly number[]): Visits =>
  placeIds.reduce(
    (visits, placeId) => addVisit(visits, { guideId: 1, placeId, placeIds: PLACES }),
    NO_VISITS,
  );

describe('a visit', () => {
  it('is stored with the guide’s places, and as the last visit', () => {
    expect(visiting(12, 11)).toEqual([
      { guideId: 1, placeIds: PLACES, visitedIds: [11, 12], lastPlaceId: 11 },
    ]);
  });

  it('to a place that was visited before makes it the last one', () => {
    expect(visiting(12, 11, 12)).toEqual([
      { guideId: 1, placeIds: PLACES, visitedIds: [11, 12], lastPlaceId: 12 },
    ]);
  });

  it('moves its guide to the front, and keeps the others', () => {
    const both = addVisit(visiting(11), { guideId: 2, placeId: 21, placeIds: [21] });
    expect(both.map(({ guideId }) => guideId)).toEqual([2, 1]);
    const back = addVisit(both, { guideId: 1, placeId: 12, placeIds: PLACES });
    expect(back.map(({ guideId }) => guideId)).toEqual([1, 2]);
    expect(isVisited(back, 1, 11)).toBe(true);
    expect(isVisited(back, 2, 21)).toBe(true);
  });

  it('marks the place as visited in its guide only', () => {
    const visits = visiting(12);
    expect([11, 12, 13].map((id) => isVisited(visits, 1, id))).toEqual([false, true, false]);
    expect(isVisited(visits, 2, 12)).toBe(false);
  });

  it('updates the places of its guide, and drops removed ones', () => {
    const placeIds = [14, 13, 12];
    expect(addVisit(visiting(11, 12), { guideId: 1, placeId: 14, placeIds })).toEqual([
      { guideId: 1, placeIds, visitedIds: [14, 12], lastPlaceId: 14 },
    ]);
  });

  it('to a removed place updates the others and isn’t stored', () => {
    const placeIds = [12, 13];
    expect(addVisit(visiting(12), { guideId: 1, placeId: 11, placeIds })).toEqual([
      { guideId: 1, placeIds, visitedIds: [12], lastPlaceId: 12 },
    ]);
    expect(addVisit(NO_VISITS, { guideId: 1, placeId: 11, placeIds })).toEqual([]);
  });

  it('to a removed place also drops a last visit whose place was removed', () => {
    expect(addVisit(visiting(12, 11), { guideId: 1, placeId: 99, placeIds: [12, 13] })).toEqual([
      { guideId: 1, placeIds: [12, 13], visitedIds: [12], lastPlaceId: 12 },
    ]);
    expect(addVisit(visiting(11), { guideId: 1, placeId: 99, placeIds: [12, 13] })).toEqual([]);
  });

  it('beyond the limit drops the oldest guide', () => {
    const ids = Array.from({ length: MAX_GUIDES + 1 }, (_, index) => index + 1);
    const visits = ids.reduce(
      (before, guideId) => addVisit(before, { guideId, placeId: 11, placeIds: PLACES }),
      NO_VISITS,
    );
    expect(visits).toHaveLength(MAX_GUIDES);
    expect(isVisited(visits, 1, 11)).toBe(false);
    expect(isVisited(visits, 2, 11)).toBe(true);
  });
});
