import { describe, expect, it } from 'vitest';
import { EMPTY_GUIDE } from '../guides/guide-content.ts';
import { EMPTY_PLACE, type PlaceContent } from '../guides/place-content.ts';
import { compareGuideMap, comparePlaceMap } from './compare-map.ts';
import { matchPlaces } from './match-places.ts';
import { aDraft, aLivePlace, aNewPlace } from './version.test-data.ts';

const HERE = { lat: -37.81, lng: 144.96 };
const NEAR = { lat: -37.81038, lng: 144.96 };
const LINE = '(-37.81,144.96),(-37.818,144.96)';
const LONGER = '(-37.81,144.96),(-37.82,144.96)';
const BENT = '(-37.81,144.96),(-37.81,144.97013)';
const AREA = '(-37.81,144.96),(-37.82,144.96),(-37.82,144.97)';

const changesOf = (before: Partial<PlaceContent>, after: Partial<PlaceContent>) =>
  comparePlaceMap(
    { name: 'A', number: 1 },
    { ...EMPTY_PLACE, ...before },
    { ...EMPTY_PLACE, ...after },
    { before: null, after: null },
  ).lines.map(({ text, change, word }) => [text, change, word]);

describe('the map of a place, in words', () => {
  it.each([
    [{ location: HERE }, { location: NEAR }, 'Pin moved 42\u00a0m', 'changed', 'moved 42\u00a0m'],
    [
      { location: HERE },
      { location: { lat: -37.810002, lng: 144.96 } },
      'Pin moved less than 1 m',
      'changed',
      'moved less than 1 m',
    ],
    [{}, { location: HERE }, 'Pin added', 'added', 'pin added'],
    [{ location: HERE }, {}, 'Pin removed', 'removed', 'pin removed'],
    [{ location: HERE }, { location: { ...HERE } }, 'Pin at -37.81, 144.96', 'same', null],
    [{ path: LINE }, { path: LONGER }, 'Path: 1.1\u00a0km, was 890\u00a0m', 'changed', 'path'],
    [{ path: LINE }, { path: BENT }, 'Path redrawn, still 890\u00a0m', 'changed', 'path'],
    [
      { path: LINE },
      { path: `${LINE}|red` },
      'Path: new colour, still 890\u00a0m',
      'changed',
      'path',
    ],
    [{ path: LINE }, { path: ` ${LINE}|BLUE ` }, 'Path: 890\u00a0m', 'same', null],
    [{}, { path: LINE }, 'Path added: 890\u00a0m', 'added', 'path added'],
    [{ path: LINE }, {}, 'Path removed, was 890\u00a0m', 'removed', 'path removed'],
    [
      { path: `${LINE};oops` },
      { path: `${LINE};oops!` },
      'Path changed, but part of it can’t be read',
      'changed',
      'path',
    ],
    [{ boundary: AREA }, { boundary: AREA }, 'Boundary: 3.4\u00a0km around', 'same', null],
    [{}, { boundary: AREA }, 'Boundary added: 3.4\u00a0km around', 'added', 'boundary added'],
    [{}, { marker: '(-37.9,144.9)' }, '1 marker, was 0', 'changed', 'markers'],
    [
      { marker: '(-37.9,144.9)' },
      { marker: '(-37.9,144.9)|red' },
      '1 marker, changed',
      'changed',
      'markers',
    ],
    [{ marker: '(-37.9,144.9)' }, { marker: '-37.9,144.9' }, '1 marker', 'same', null],
  ] as const)('%j and %j: %s', (before, after, text, change, word) => {
    expect(changesOf(before, after)).toEqual([[text, change, word]]);
  });

  it('lists a pin once although its marker text moves with it', () => {
    const moved = changesOf(
      { location: HERE, marker: '(-37.81,144.96)|red' },
      { location: NEAR, marker: '(-37.81038,144.96)|red' },
    );
    expect(moved).toEqual([['Pin moved 42\u00a0m', 'changed', 'moved 42\u00a0m']]);
  });

  it('is empty for a place that has nothing on it', () => {
    expect(changesOf({}, {})).toEqual([]);
  });
});

describe('the map of a guide', () => {
  const pinned = { location: HERE };
  const before = [1, 2, 3, 4, 5].map((id) => aLivePlace(id, pinned));
  const after = [
    aDraft(101, { location: NEAR }),
    aDraft(102),
    { ...aDraft(103, pinned), isWithdrawn: true },
    aDraft(104, pinned),
    aNewPlace(200, pinned),
    aNewPlace(201),
  ];
  const start = { ...EMPTY_GUIDE, location: HERE, path: LINE };
  const { lines, pins } = compareGuideMap(start, start, matchPlaces(before, after), new Map());

  it('says what happened to each place', () => {
    expect(lines.map(({ text, change }) => [text, change])).toEqual([
      ['Start at -37.81, 144.96', 'same'],
      ['Path: 890\u00a0m', 'same'],
      ['Place 1 moved 42\u00a0m', 'changed'],
      ['Place 2 is no longer on the map', 'changed'],
      ['Place 3 withdrawn', 'changed'],
      ['Place 4 at -37.81, 144.96', 'same'],
      ['Place 5 removed (Place no. 5)', 'removed'],
      ['Place 5 added', 'added'],
      ['Place 6 added, not on the map', 'added'],
    ]);
  });

  it('has a pin where visitors find each place, in both versions', () => {
    expect(pins.map((pin) => [pin.number, pin.before, pin.after])).toEqual([
      [null, HERE, HERE],
      [1, HERE, NEAR],
      [2, HERE, null],
      [3, HERE, null],
      [4, HERE, HERE],
      [5, HERE, null],
      [5, null, HERE],
      [6, null, null],
    ]);
  });

  it.each([
    [aLivePlace(1), aDraft(101, pinned), 'Place 1 is on the map now'],
    [aLivePlace(1), aDraft(101), 'Place 1 isn’t on the map'],
    [{ ...aLivePlace(1), isWithdrawn: true }, aDraft(101, pinned), 'Place 1 back in the guide'],
  ])('says of %j and %j', (was, is, text) => {
    const map = compareGuideMap(EMPTY_GUIDE, EMPTY_GUIDE, matchPlaces([was], [is]), new Map());
    expect(map.lines.map((line) => line.text)).toEqual([text]);
  });
});
