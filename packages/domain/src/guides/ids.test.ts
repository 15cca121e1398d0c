import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EditableId,
  idTexts,
  parseEditableId,
  parseRecordId,
  printEditableId,
  requireRecordId,
} from './ids.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const timestamp = fc.nat({ max: 8_640_000_000_000_000 });

describe('ids of items in the dashboards', () => {
  it('are read back as what they were printed from', () => {
    fc.assert(
      fc.property(id, timestamp, (publishedId, time) => {
        const suffix = String(time);
        const ids: EditableId[] = [
          { kind: 'saved', id: publishedId },
          { kind: 'draft_from', publishedId, timestamp: time },
          { kind: 'new_guide', suffix },
          { kind: 'new_place', suffix },
          { kind: 'temporary', suffix },
        ];
        for (const each of ids) expect(parseEditableId(printEditableId(each))).toEqual(each);
      }),
    );
  });

  it.each([
    [7, { kind: 'saved', id: 7 }],
    ['7', { kind: 'saved', id: 7 }],
    ['new-guide-5', { kind: 'new_guide', suffix: '5' }],
    ['new-place-5', { kind: 'new_place', suffix: '5' }],
    ['new-place-by-hand', { kind: 'new_place', suffix: 'by-hand' }],
    ['temp-31', { kind: 'temporary', suffix: '31' }],
    ['draft-from-4-1700', { kind: 'draft_from', publishedId: 4, timestamp: 1700 }],
  ])('%o names %o', (text, named) => {
    expect(parseEditableId(text)).toEqual(named);
  });

  it.each([
    'draft-from-',
    'draft-from-5',
    'draft-from-5-',
    'draft-from-x-1',
    'draft-from-0-1',
    'draft-from-5-1-2',
    'guide-5',
    'place-60',
    '',
    '5a',
    null,
    undefined,
    -1,
  ])('%o names nothing', (text) => {
    expect(parseEditableId(text)).toBeNull();
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
