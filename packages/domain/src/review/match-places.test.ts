import { describe, expect, it } from 'vitest';
import { matchPlaces, type NumberedPlace } from './match-places.ts';
import { aDraft, aLivePlace, aNewPlace } from './version.test-data.ts';

const named = (one: NumberedPlace | null) =>
  one === null ? '–' : `${one.number} ${one.place.content.title}`;
const shown = (...versions: Parameters<typeof matchPlaces>) =>
  matchPlaces(...versions).map(({ before, after }) => `${named(before)} | ${named(after)}`);

describe('the places of two versions', () => {
  it('are matched by the live place that they are drafts of, not by position', () => {
    expect(shown([aLivePlace(1), aLivePlace(2)], [aDraft(102), aDraft(101)])).toEqual([
      '2 Place no. 2 | 1 Place no. 2',
      '1 Place no. 1 | 2 Place no. 1',
    ]);
  });

  it('are matched by their own row between two submissions, under whatever title', () => {
    expect(shown([aNewPlace(7)], [aNewPlace(8), aNewPlace(7, { title: 'Renamed' })])).toEqual([
      '– | 1 New no. 8',
      '1 New no. 7 | 2 Renamed',
    ]);
  });

  it('are matched by their own row first if two drafts stem from one live place', () => {
    const copy = { ...aDraft(101, { title: 'Copy' }), pendingId: 300 };
    expect(shown([aDraft(101)], [copy, aDraft(101)])).toEqual([
      '– | 1 Copy',
      '1 Place no. 1 | 2 Place no. 1',
    ]);
  });

  it('are matched if a place was deleted and added again from the live guide', () => {
    const again = { ...aDraft(101), pendingId: 300 };
    expect(shown([aDraft(101)], [again])).toEqual(['1 Place no. 1 | 1 Place no. 1']);
  });

  it('that were removed follow the place that was before them, and the first one stays first', () => {
    const before = [1, 2, 3, 4].map((id) => aLivePlace(id));
    expect(shown(before, [aDraft(104), aDraft(102)])).toEqual([
      '1 Place no. 1 | –',
      '4 Place no. 4 | 1 Place no. 4',
      '2 Place no. 2 | 2 Place no. 2',
      '3 Place no. 3 | –',
    ]);
  });

  it('that were removed one after another keep their order', () => {
    const before = [1, 2, 3].map((id) => aLivePlace(id));
    expect(shown(before, [aDraft(101)])).toEqual([
      '1 Place no. 1 | 1 Place no. 1',
      '2 Place no. 2 | –',
      '3 Place no. 3 | –',
    ]);
  });

  it('leave out a place that was withdrawn before and is absent now', () => {
    const withdrawn = { ...aLivePlace(1), isWithdrawn: true };
    expect(shown([withdrawn, aLivePlace(2)], [aDraft(102)])).toEqual([
      '1 Place no. 2 | 1 Place no. 2',
    ]);
    expect(shown([withdrawn], [aDraft(101)])).toEqual(['1 Place no. 1 | 1 Place no. 1']);
  });
});
