import { describe, expect, it } from 'vitest';
import { addVisit, endWalk, isVisited, MAX_GUIDES, NO_VISITS, type Visits } from './visits.ts';

const PLACES = [11, 12, 13];
const GUIDE = { guideId: 1, placeIds: PLACES, isOver: false };

const visiting = (...placeIds: readonly number[]): Visits =>
  placeIds.reduce(
    (visits, placeId) => addVisit(visits, { guideId: 1, placeId, placeIds: PLACES, isThere: true }),
    NO_VISITS,
  );

describe('a visit', () => {
  it('is stored with the guide’s places, and as the last visit', () => {
    expect(visiting(12, 11)).toEqual([
      { ...GUIDE, openedIds: [11, 12], visitedIds: [11, 12], lastPlaceId: 11 },
    ]);
  });

  it('to a place that was visited before makes it the last one', () => {
    expect(visiting(12, 11, 12)).toEqual([
      { ...GUIDE, openedIds: [11, 12], visitedIds: [11, 12], lastPlaceId: 12 },
    ]);
  });

  it('moves its guide to the front, and keeps the others', () => {
    const both = addVisit(visiting(11), { guideId: 2, placeId: 21, placeIds: [21], isThere: true });
    expect(both.map(({ guideId }) => guideId)).toEqual([2, 1]);
    const back = addVisit(both, { guideId: 1, placeId: 12, placeIds: PLACES, isThere: true });
    expect(back.map(({ guideId }) => guideId)).toEqual([1, 2]);
    expect(isVisited(back, 1, 11)).toBe(true);
    expect(isVisited(back, 2, 21)).toBe(true);
  });

  it('marks the place as visited in its guide only', () => {
    const visits = visiting(12);
    expect([11, 12, 13].map((id) => isVisited(visits, 1, id))).toEqual([false, true, false]);
    expect(isVisited(visits, 2, 12)).toBe(false);
  });

  it('from afar is no visit, and doesn’t undo one', () => {
    const open = (visits: Visits, placeId: number) =>
      addVisit(visits, { guideId: 1, placeId, placeIds: PLACES, isThere: false });
    const visits = open(open(visiting(12), 11), 12);
    expect(visits).toEqual([{ ...GUIDE, openedIds: [11, 12], visitedIds: [12], lastPlaceId: 12 }]);
    expect([11, 12].map((id) => isVisited(visits, 1, id))).toEqual([false, true]);
  });

  it('to a place that wasn’t opened before goes on after the end of a walk', () => {
    const isOver = (visits: Visits) => visits.map((guide) => guide.isOver);
    const ended = endWalk(visiting(11), 1);
    const visit = { guideId: 1, placeIds: PLACES, isThere: false };
    expect(isOver(ended)).toEqual([true]);
    expect(isOver(addVisit(ended, { ...visit, placeId: 11 }))).toEqual([true]);
    expect(isOver(addVisit(ended, { ...visit, placeId: 12 }))).toEqual([false]);
    expect(endWalk(ended, 2)).toEqual(ended);
  });

  it('updates the places of its guide, and drops removed ones', () => {
    const placeIds = [14, 13, 12];
    expect(
      addVisit(visiting(11, 12), { guideId: 1, placeId: 14, placeIds, isThere: false }),
    ).toEqual([{ ...GUIDE, placeIds, openedIds: [14, 12], visitedIds: [12], lastPlaceId: 14 }]);
  });

  it('to a removed place updates the others and isn’t stored', () => {
    const placeIds = [12, 13];
    expect(addVisit(visiting(12), { guideId: 1, placeId: 11, placeIds, isThere: true })).toEqual([
      { ...GUIDE, placeIds, openedIds: [12], visitedIds: [12], lastPlaceId: 12 },
    ]);
    expect(addVisit(NO_VISITS, { guideId: 1, placeId: 11, placeIds, isThere: true })).toEqual([]);
  });

  it('to a removed place also drops a last visit whose place was removed', () => {
    const removed = { guideId: 1, placeId: 99, placeIds: [12, 13], isThere: true };
    expect(addVisit(visiting(12, 11), removed)).toEqual([
      { ...GUIDE, placeIds: [12, 13], openedIds: [12], visitedIds: [12], lastPlaceId: 12 },
    ]);
    expect(addVisit(visiting(11), removed)).toEqual([]);
  });

  it('beyond the limit drops the oldest guide', () => {
    const ids = Array.from({ length: MAX_GUIDES + 1 }, (_, index) => index + 1);
    const visits = ids.reduce(
      (before, guideId) =>
        addVisit(before, { guideId, placeId: 11, placeIds: PLACES, isThere: true }),
      NO_VISITS,
    );
    expect(visits).toHaveLength(MAX_GUIDES);
    expect(isVisited(visits, 1, 11)).toBe(false);
    expect(isVisited(visits, 2, 11)).toBe(true);
  });
});
