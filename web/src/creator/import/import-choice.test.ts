import { describe, expect, it } from 'vitest';
import type { Findings } from './findings.ts';
import { chooseAllThatFit, firstChoice } from './import-choice.ts';

const LINE = { kind: 'fits', shapes: {} } as Findings['path'];
const NONE = { kind: 'none' } as Findings['path'];
const POINT = { lat: -37.81, lng: 144.96 };

const found = (waypoints: number, photos: number, path = LINE): Findings => ({
  path,
  boundary: NONE,
  waypoints: Array.from({ length: waypoints }, () => ({
    title: '',
    description: '',
    point: POINT,
  })),
  photos: Array.from({ length: photos }, () => ({
    file: new File([], 'a.jpg'),
    point: POINT,
    takenAt: null,
  })),
  holes: 0,
  photosWithoutPosition: [],
  refused: [],
});

describe('the initial choice', () => {
  it.each([
    ['everything that was found', found(2, 3), { path: true, waypoints: true, photos: true }],
    ['no photos without room for them', found(2, 9), { waypoints: true, photos: false }],
    ['photos if there are too many waypoints', found(11, 9), { waypoints: false, photos: true }],
    ['nothing that wasn’t found', found(0, 1, NONE), { path: false, waypoints: false }],
  ])('for a new guide has %s', (_, findings, choice) => {
    expect(chooseAllThatFit(findings, 10)).toMatchObject({ boundary: false, ...choice });
  });

  it('for an existing guide has the lines, and the places only if there are no lines', () => {
    expect(firstChoice(found(2, 3), 10)).toMatchObject({ path: true, waypoints: false });
    expect(firstChoice(found(2, 3, NONE), 10)).toMatchObject({ waypoints: true, photos: false });
  });
});
