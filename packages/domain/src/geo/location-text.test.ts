import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLocation, parseLocation, printLocation } from './location-text.ts';
import { isNullIsland } from './point.ts';

const anyPoint = fc
  .record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 }));

describe('a location text', () => {
  it.each([
    '-37.8136,144.9631',
    ' -37.8136 , 144.9631 ',
    '(-37.8136,144.9631)',
    '[-37.8136, 144.9631]',
    '{-37.8136,144.9631}',
  ])('%j is read', (text) => {
    expect(parseLocation(text)).toEqual({ lat: -37.8136, lng: 144.9631 });
  });

  it.each([null, undefined, '', '  ', '99999,99999', '(99999, 99999)', '0,0', '-0,0.0', '[]'])(
    '%j means no location',
    (text) => {
      expect(parseLocation(text)).toBeNull();
      expect(checkLocation(text)).toEqual({ ok: true, value: null });
    },
  );

  it.each([
    'somewhere',
    '-37.8',
    '-37.8,',
    ',144.9',
    '-37.8,144.9,12',
    '-37.8;144.9',
    'NaN,NaN',
    'Infinity,0',
    '0x10,0x10',
    '90.1,0',
    '0,180.1',
    '99999,1',
  ])('%j can’t be read: it shows no location and is refused when saved', (text) => {
    expect(parseLocation(text)).toBeNull();
    expect(checkLocation(text)).toEqual({
      ok: false,
      error: 'Location must be written as lat,lng',
    });
  });

  it('keeps a zero in one of its numbers', () => {
    expect(parseLocation('0,144.9')).toEqual({ lat: 0, lng: 144.9 });
  });

  it('of any point except 0,0 is read back as the same point', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        expect(parseLocation(printLocation(point))).toEqual(isNullIsland(point) ? null : point);
      }),
    );
  });

  it('of any characters never throws, and never has a latitude beyond the poles', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const point = parseLocation(text);
        expect(point === null || Math.abs(point.lat) <= 90).toBe(true);
      }),
    );
  });
});

describe('no location', () => {
  it.each([null, { lat: 0, lng: 0 }, { lat: 99999, lng: 99999 }, { lat: Number.NaN, lng: 1 }])(
    '%j prints the sentinel',
    (point) => {
      expect(printLocation(point)).toBe('99999,99999');
    },
  );
});
