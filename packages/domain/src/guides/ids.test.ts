import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimsDraftFrom,
  draftFromId,
  idTexts,
  isUnsavedId,
  newGuideId,
  newPlaceId,
  parseEditableId,
  parseRecordId,
  requireRecordId,
  temporaryId,
} from './ids.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const timestamp = fc.nat({ max: 8_640_000_000_000_000 });

describe('ids of the unified views', () => {
  it('are read back as what they were made as', () => {
    fc.assert(
      fc.property(id, timestamp, (publishedId, time) => {
        expect(parseEditableId(draftFromId(publishedId, time))).toEqual({
          kind: 'draft_from',
          publishedId,
          timestamp: time,
        });
        expect(parseEditableId(newGuideId(time))).toEqual({ kind: 'new_guide' });
        expect(parseEditableId(newPlaceId(time))).toEqual({ kind: 'new_place' });
        expect(parseEditableId(temporaryId(time))).toEqual({ kind: 'temporary' });
        expect(parseEditableId(publishedId)).toEqual({ kind: 'saved', id: publishedId });
        expect(parseEditableId(String(publishedId))).toEqual({ kind: 'saved', id: publishedId });
      }),
    );
  });

  it.each([
    'draft-from-',
    'draft-from-5',
    'draft-from-5-',
    'draft-from-x-1',
    'draft-from-0-1',
    'draft-from-5-1-2',
    'guide-5',
    '',
    '5a',
    null,
    undefined,
    -1,
  ])('%o is invalid', (text) => {
    expect(parseEditableId(text)).toEqual({ kind: 'invalid' });
    expect(isUnsavedId(text)).toBe(false);
  });

  it('tell what is unsaved', () => {
    expect(['new-guide-1', 'new-place-1', 'temp-1', 'draft-from-2-1'].every(isUnsavedId)).toBe(
      true,
    );
    expect([7, '7'].some(isUnsavedId)).toBe(false);
  });

  it('set out to be a draft, well formed or not', () => {
    expect(claimsDraftFrom('draft-from-nonsense')).toBe(true);
    expect(claimsDraftFrom('new-guide-1')).toBe(false);
    expect(claimsDraftFrom(3)).toBe(false);
  });
});

describe('ids of saved rows', () => {
  it.each([
    [1, 1],
    ['42', 42],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, null],
    ['99999999999999999999', null],
    [0, null],
    [-3, null],
    [1.5, null],
    [Number.NaN, null],
    ['1.5', null],
    ['1e3', null],
    [' 7', null],
    ['0x1f', null],
    ['temp-1', null],
    [null, null],
    [undefined, null],
  ])('%o reads as %o', (text, expected) => {
    expect(parseRecordId(text)).toBe(expected);
  });

  it.each([
    ['guide', 'Invalid Guide ID format'],
    ['pendingGuide', 'Invalid Pending Guide ID format'],
    ['publishedGuideForPlaces', 'Invalid Published Guide ID for places'],
    ['sourceGuideForDraft', 'Invalid Source Guide ID for draft creation'],
    ['pendingGuideForUpdate', 'Invalid Pending Guide ID for update'],
    ['parentGuideForPlace', 'Invalid Parent Guide ID for place creation'],
    ['pendingPlaceForUpdate', 'Invalid Pending Place ID for update'],
  ] as const)('wanted as %s are refused with "%s"', (purpose, detail) => {
    expect(requireRecordId('abc', purpose)).toEqual({
      ok: false,
      error: { code: 'invalid_input', detail },
    });
    expect(requireRecordId('12', purpose)).toEqual({ ok: true, value: 12 });
    expect(idTexts[purpose]).toBe(detail);
  });
});
