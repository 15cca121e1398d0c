import { describe, expect, it } from 'vitest';
import type { Geometry } from '../geometry.ts';
import { EMPTY_DRAWING, geometryError, readDrawing } from './drawing.ts';

const EMPTY: Geometry = { location: '', marker: '', path: '', boundary: '' };

describe('the pin on the map', () => {
  it.each([
    ['the location', { location: '1,2', marker: '(3,4)' }, { lat: 1, lng: 2 }],
    ['the marker where there is no location', { marker: '(3,4)|red' }, { lat: 3, lng: 4 }],
    ['nowhere without either', {}, null],
    ['nowhere for the API’s value of no location', { location: '99999,99999' }, null],
  ])('is at %s', (_where, texts, point) => {
    const { pin } = readDrawing(EMPTY_DRAWING, { ...EMPTY, ...texts });
    expect(pin).toEqual({ shown: point, isStale: false });
  });

  it('keeps its position while the location is invalid', () => {
    const before = readDrawing(EMPTY_DRAWING, { ...EMPTY, location: '1,2' });
    const { pin } = readDrawing(before, { ...EMPTY, location: '1,2x' });
    expect(pin).toEqual({ shown: { lat: 1, lng: 2 }, isStale: true });
  });
});

it('keeps the parsed values of unchanged texts', () => {
  const before = readDrawing(EMPTY_DRAWING, { ...EMPTY, path: '(1,2),(3,4)' });
  const after = readDrawing(before, { ...EMPTY, path: '(1,2),(3,4)', location: '1,2' });
  expect(after.path).toBe(before.path);
});

it.each([
  ['location', '1,2', null],
  ['location', '1;2', 'Location must be written as lat,lng'],
  ['marker', '(1,x)', 'Marker must be written as (lat,lng), or as JSON with lat and lng'],
  ['path', '(1,2),(3,4)', null],
  ['path', '(1,2),(3,99999)', 'Shape 1, point 2: not a latitude and longitude'],
  ['boundary', '(1,2),(3,4)', 'Shape 1: needs at least 3 points'],
  ['boundary', '', null],
] as const)('the error of the %s %j is %s', (field, text, error) => {
  expect(geometryError(field, text)).toBe(error);
});
