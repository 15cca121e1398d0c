import { LIMITS } from '@laneway/contract/limits';
import { expect, it } from 'vitest';
import { parseVisits, printVisits } from './stored-visits.ts';
import { MAX_GUIDES } from './visits.ts';

const GUIDE = {
  guideId: 1,
  placeIds: [11, 12],
  openedIds: [11, 12],
  visitedIds: [12],
  lastPlaceId: 12,
  isOver: false,
};
const stored = (...guides: readonly unknown[]) => JSON.stringify({ version: 2, guides });

it('visits are read back as they were written', () => {
  const visits = [
    { ...GUIDE, heardIds: [11] },
    { ...GUIDE, guideId: 2, visitedIds: [11, 12], lastPlaceId: 11 },
  ];
  expect(parseVisits(printVisits(visits))).toEqual(visits);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"version":2'],
  ['something else', '"walked a lot"'],
  ['another version', JSON.stringify({ version: 3, guides: [GUIDE] })],
  ['no list', JSON.stringify({ version: 2, guides: GUIDE })],
  ['no guide', stored(null, 7)],
  ['no guide id', stored({ ...GUIDE, guideId: '1' })],
  ['a fractional id', stored({ ...GUIDE, placeIds: [11.5, 12] })],
  ['no places', stored({ ...GUIDE, placeIds: null })],
  ['a place twice', stored({ ...GUIDE, placeIds: [11, 12, 12] })],
  ['a visit to a place outside the guide', stored({ ...GUIDE, visitedIds: [12, 13] })],
  ['a visit to a place that was never opened', stored({ ...GUIDE, openedIds: [11] })],
  ['a heard place that was never opened', stored({ ...GUIDE, openedIds: [12], heardIds: [11] })],
  ['no end', stored({ ...GUIDE, isOver: null })],
  ['a last place outside the guide', stored({ ...GUIDE, lastPlaceId: 13 })],
  [
    'more places than a guide may have',
    stored({
      ...GUIDE,
      placeIds: Array.from({ length: LIMITS.placesPerGuide + 1 }, (_, id) => id),
    }),
  ],
])('%s in storage is read as no visits', (_what, text) => {
  expect(parseVisits(text)).toEqual([]);
});

it('the first version didn’t tell opened places from visited ones', () => {
  const { guideId, placeIds, lastPlaceId } = GUIDE;
  const guides = [{ guideId, placeIds, visitedIds: [12], lastPlaceId }];
  expect(parseVisits(JSON.stringify({ version: 1, guides }))).toEqual([
    { ...GUIDE, openedIds: [12], visitedIds: [] },
  ]);
});

it('valid entries are read even beside invalid ones', () => {
  expect(parseVisits(stored(null, GUIDE, { ...GUIDE, guideId: 2, placeIds: [] }))).toEqual([GUIDE]);
});

it('each guide is read once, up to the limit', () => {
  expect(parseVisits(stored(GUIDE, { ...GUIDE, lastPlaceId: 11 }))).toEqual([GUIDE]);
  const many = Array.from({ length: MAX_GUIDES + 5 }, (_, guideId) => ({ ...GUIDE, guideId }));
  expect(parseVisits(stored(...many))).toHaveLength(MAX_GUIDES);
});
