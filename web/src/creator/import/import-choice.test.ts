import { describe, expect, it } from 'vitest';
import type { Findings } from './findings.ts';
import { chooseAllThatFit, importedPath, importedPathError } from './import-choice.ts';

const LINE = { kind: 'fits', shapes: {} } as Findings['path'];
const NONE = { kind: 'none' } as Findings['path'];
const POINT = { lat: -37.81, lng: 144.96 };

const found = (waypoints: number, photos: number, path = LINE): Findings => ({
  path,
  boundary: NONE,
  known: [],
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
  ])('has %s', (_, findings, choice) => {
    expect(chooseAllThatFit(findings, 10)).toMatchObject({ boundary: false, ...choice });
  });
});

describe('an imported path', () => {
  const BEFORE = '(1,2),(3,4)|blue;';

  it('replaces the existing one, or follows it', () => {
    const text = '(5,6),(7,8)|red';
    expect(importedPath(BEFORE, { text, mode: 'replace' })).toBe(text);
    expect(importedPath(BEFORE, { text, mode: 'add' })).toBe(`(1,2),(3,4)|blue;${text}`);
    expect(importedPath('', { text, mode: 'add' })).toBe(text);
  });

  it('is refused where a walk could not have so many pieces', () => {
    const text = Array.from({ length: 500 }, () => '(5,6),(7,8)').join(';');
    const walked = { text: BEFORE, isWalked: true };
    expect(importedPathError(walked, { text, mode: 'replace' })).toBeNull();
    expect(importedPathError(walked, { text, mode: 'add' })).toMatch(/It has 501, and a walk can/);
    expect(importedPathError({ ...walked, isWalked: false }, { text, mode: 'add' })).toBeNull();
    expect(importedPathError(walked, null)).toBeNull();
  });
});
