import { describe, expect, it } from 'vitest';
import { allVisitedText, continueText, progressIn, startedFirst } from './progress.ts';
import { addHeard, addVisit, endWalk, NO_VISITS, type Visits } from './visits.ts';

const PLACES = [11, 12, 13, 14, 15];

const visiting = (placeIds: readonly number[], all = PLACES): Visits =>
  placeIds.reduce(
    (visits, placeId) => addVisit(visits, { guideId: 1, placeId, placeIds: all, isThere: true }),
    NO_VISITS,
  );

type Row = readonly [visited: readonly number[], next: string | null, done: string | null];

describe('someone who has started a guide', () => {
  it.each<Row>([
    [[], null, null],
    [[11], 'Continue at place 2', null],
    [[11, 12], 'Continue at place 3', null],
    // Not the last opened place, because its page has been seen.
    [[11, 12, 11], 'Continue at place 3', null],
    [[13], 'Continue at place 4', null],
    [[13, 14], 'Continue at place 5', null],
    // Skipped places follow once the end has been reached.
    [[13, 14, 15], 'Continue at place 1', null],
    [[11, 14, 15], 'Continue at place 2', null],
    [[12, 13, 14, 15, 11], null, 'All 5 places visited'],
    [PLACES, null, 'All 5 places visited'],
  ])('sees after visiting %j: %s, %s', (visited, next, done) => {
    const progress = progressIn(visiting(visited), 1, PLACES.length);
    expect(continueText(progress)).toBe(next);
    expect(allVisitedText(progress)).toBe(done);
  });

  it('continues at that place', () => {
    expect(progressIn(visiting([11, 12]), 1, 5)).toEqual({
      kind: 'continue',
      placeId: 13,
      number: 3,
    });
  });

  it('has nothing to continue once a walk has ended, unless every place was visited', () => {
    const ended = progressIn(endWalk(visiting([13, 14, 15]), 1), 1, 5);
    expect(ended).toEqual({ kind: 'ended' });
    expect([continueText(ended), allVisitedText(ended)]).toEqual([null, null]);
    const all = progressIn(endWalk(visiting(PLACES), 1), 1, 5);
    expect(allVisitedText(all)).toBe('All 5 places visited');
  });

  const reading = (placeIds: readonly number[], isSilent = false): Visits =>
    placeIds.reduce(
      (visits, placeId) =>
        addVisit(visits, { guideId: 1, placeId, placeIds: PLACES, isThere: false, isSilent }),
      NO_VISITS,
    );

  it.each<readonly [opened: readonly number[], heard: readonly number[], next: string | null]>([
    [[11], [], 'Continue at place 1'],
    [[11, 12], [], 'Continue at place 2'],
    [[11], [11], 'Continue at place 2'],
    [[11, 12], [11], 'Continue at place 2'],
    [[11, 12], [11, 12], 'Continue at place 3'],
    // It was heard on the page of another place.
    [[11, 13], [11], 'Continue at place 3'],
    // One place played after the other, without a page.
    [[11], [11, 12], 'Continue at place 3'],
    [[11, 15], [15], 'Continue at place 1'],
    [PLACES, PLACES, null],
  ])('who opened %j and heard %j from afar sees: %s', (opened, heard, next) => {
    const visits = heard.reduce((before, id) => addHeard(before, 1, id), reading(opened));
    const progress = progressIn(visits, 1, 5);
    expect([continueText(progress), allVisitedText(progress)]).toEqual([next, null]);
  });

  it('is done with a place without audio once it was opened', () => {
    expect(continueText(progressIn(reading([11, 12], true), 1, 5))).toBe('Continue at place 3');
  });

  it('sees the singular for a single place', () => {
    expect(allVisitedText(progressIn(visiting([11], [11]), 1, 1))).toBe('1 place visited');
  });

  it('sees no progress if the number of places has changed', () => {
    expect(progressIn(visiting([11, 12]), 1, 6)).toBeNull();
    expect(progressIn(visiting(PLACES), 1, 4)).toBeNull();
  });

  it('has no progress in another guide', () => {
    expect(progressIn(visiting([11]), 2, 5)).toBeNull();
  });
});

it('started guides come first, starting with the last visited one', () => {
  const visits = [3, 1, 9].reduce(
    (before, guideId) =>
      addVisit(before, { guideId, placeId: 11, placeIds: PLACES, isThere: true }),
    NO_VISITS,
  );
  expect(startedFirst(visits, [1, 2, 3, 4], (id) => id)).toEqual([1, 3, 2, 4]);
  expect(startedFirst(NO_VISITS, [2, 1], (id) => id)).toEqual([2, 1]);
});
