import { EMPTY_PLACE, type PlaceContent } from '@laneway/domain/guides/place-content';
import { comparePlaceMap } from '@laneway/domain/review/compare-map';
import { describe, expect, it } from 'vitest';
import { differencePins } from './difference-pins.ts';

const HERE = { lat: -37.81, lng: 144.96 };
const NEAR = { lat: -37.81038, lng: 144.96 };

const NO_ZONES = { before: null, after: null };

const drawn = (before: Partial<PlaceContent>, after: Partial<PlaceContent>, isCompared = true) =>
  differencePins(
    comparePlaceMap(
      { name: 'Hosier Lane', number: 3 },
      { ...EMPTY_PLACE, ...before },
      { ...EMPTY_PLACE, ...after },
      NO_ZONES,
    ),
    isCompared,
  ).map(({ point, look, face, label, from }) => [point, look, face, label, from?.distance ?? null]);

describe('a pin on the map of two versions', () => {
  it.each([
    [{ location: HERE }, { location: HERE }, HERE, 'same', '3', '3. Hosier Lane', null],
    [
      { location: HERE },
      { location: NEAR },
      NEAR,
      'changed',
      '3',
      '3. Hosier Lane, moved 42\u00a0m',
      '42\u00a0m',
    ],
    [{}, { location: HERE }, HERE, 'added', '+3', '3. Hosier Lane, added', null],
    [{ location: HERE }, {}, HERE, 'removed', '−3', '3. Hosier Lane, removed', null],
  ] as const)('compares %j with %j', (before, after, ...expected) => {
    expect(drawn(before, after)).toEqual([expected]);
  });

  it('has a ghost pin at its old position', () => {
    const map = comparePlaceMap(
      { name: 'Hosier Lane', number: 3 },
      { ...EMPTY_PLACE, location: HERE },
      { ...EMPTY_PLACE, location: NEAR },
      NO_ZONES,
    );
    expect(differencePins(map, true)[0]?.from).toEqual({
      point: HERE,
      distance: '42\u00a0m',
      label: '3. Hosier Lane, before',
    });
  });

  it('isn’t drawn if neither version has a location', () => {
    expect(drawn({}, {})).toEqual([]);
  });

  it('isn’t marked if there is no version to compare with', () => {
    expect(drawn({}, { location: HERE }, false)).toEqual([
      [HERE, 'same', '3', '3. Hosier Lane', null],
    ]);
  });

  it('comes with its markers, marked as added or removed', () => {
    const pins = drawn(
      { marker: '(-37.9,144.9);(-37.8,144.8)' },
      { marker: '(-37.9,144.9);(-37.7,144.7)' },
    );
    expect(pins.map(([, look, face, label]) => [look, face, label])).toEqual([
      ['removed', '−', 'Marker removed'],
      ['same', '', 'Marker'],
      ['added', '+', 'Marker added'],
    ]);
  });
});
