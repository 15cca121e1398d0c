import { describe, expect, it } from 'vitest';
import { newGuide } from './editable-guide.ts';
import { newPlace } from './editable-place.ts';
import { guideWithdrawal, placeWithdrawal, republication } from './listing-calls.ts';
import {
  draft,
  draftPlace,
  pendingGuide,
  pendingPlace,
  publishedGuide,
  publishedPlace,
} from './samples.test-data.ts';

const NO_ENDPOINT = 'Cannot determine withdrawal endpoint for guide/place';
const BY_ID = 'Re-publishing by ID alone is not supported. Please provide content object.';
const INVALID_ID = 'Invalid content identifier for re-publishing';

describe('withdrawing a guide', () => {
  it.each([
    ['a published one', publishedGuide, { call: 'withdrawGuide', id: 4 }],
    ['an unsaved draft, for its original', draft, { call: 'withdrawGuide', id: 4 }],
    ['a pending one', pendingGuide, { call: 'changeStatus', id: 50 }],
    [
      'a pending one, whatever its original',
      { ...pendingGuide, originalId: 4 },
      { call: 'changeStatus', id: 50 },
    ],
  ])('calls for %s', (_case, guide, call) => {
    expect(guideWithdrawal(guide)).toEqual({ ok: true, value: call });
  });

  it('calls for the guide on sale that a pending one is a draft of, when that is meant', () => {
    expect(guideWithdrawal({ ...pendingGuide, originalId: 4 }, 'listing')).toEqual({
      ok: true,
      value: { call: 'withdrawGuide', id: 4 },
    });
    expect(guideWithdrawal({ ...pendingGuide, originalId: null }, 'listing')).toMatchObject({
      ok: false,
      error: { detail: NO_ENDPOINT },
    });
  });

  it.each([
    ['a new one', newGuide(9), NO_ENDPOINT],
    ['a draft of nothing', { ...draft, publishedId: 0 }, 'Invalid draft guide ID format'],
    ['a draft without a time', { ...draft, startedAt: NaN }, 'Invalid draft guide ID format'],
    ['an id that is no number', { ...pendingGuide, id: NaN }, NO_ENDPOINT],
  ])('is refused for %s', (_case, guide, detail) => {
    expect(guideWithdrawal(guide)).toMatchObject({ ok: false, error: { detail } });
  });
});

describe('withdrawing a place', () => {
  it.each([
    ['a published one', publishedPlace, { call: 'withdrawPlace', id: 31 }],
    ['an unsaved draft, for its original', draftPlace, { call: 'withdrawPlace', id: 31 }],
    ['a pending one', pendingPlace, { call: 'withdrawPendingPlace', id: 60 }],
  ])('calls for %s', (_case, place, call) => {
    expect(placeWithdrawal(place)).toEqual({ ok: true, value: call });
  });

  it.each([
    ['a new one', newPlace(50, 9, 1), NO_ENDPOINT],
    ['an id that is no number', { ...pendingPlace, id: NaN }, 'Invalid place ID'],
  ])('is refused for %s', (_case, place, detail) => {
    expect(placeWithdrawal(place)).toMatchObject({ ok: false, error: { detail } });
  });
});

describe('republishing', () => {
  it.each([
    [publishedGuide, { call: 'republishGuide', id: 4 }],
    [draft, { call: 'republishGuide', id: 4 }],
    [publishedPlace, { call: 'republishPlace', id: 31 }],
    [
      { ...pendingPlace, originalId: 31 },
      { call: 'republishPlace', id: 31 },
    ],
    [
      { ...pendingPlace, originalId: 31, status: 'withdrawn' },
      { call: 'republishPendingPlace', id: 60 },
    ],
  ] as const)('takes the content itself (%#)', (content, call) => {
    expect(republication(content)).toEqual({ ok: true, value: call });
  });

  it.each([
    [4, BY_ID],
    ['4', BY_ID],
    [{ type: 'tour' }, 'Cannot determine content type for re-publishing'],
    [newGuide(9), INVALID_ID],
    [pendingGuide, INVALID_ID],
    [{ ...publishedPlace, id: NaN }, INVALID_ID],
  ])('%o is refused: %s', (content, detail) => {
    expect(republication(content)).toMatchObject({ ok: false, error: { detail } });
  });
});
