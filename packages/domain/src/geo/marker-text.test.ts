import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMarkers,
  MARKER_ERROR,
  parseMarker,
  parseMarkers,
  printMarkers,
} from './marker-text.ts';
import type { Point } from './point.ts';

const HERE = { lat: -37.81, lng: 144.96 };
const THERE = { lat: -37.82, lng: 144.97 };

const anyMarker = fc.record({
  point: fc
    .record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .filter(({ lat, lng }) => lat !== 0 && lng !== 0),
  colour: fc.constantFrom(null, 'red', 'rebeccapurple', '#abc', '#00ff00', '#00ff0080'),
});

describe('a marker text', () => {
  it.each([
    '(-37.81,144.96)',
    '-37.81,144.96',
    '[-37.81,144.96]',
    '{"lat":-37.81,"lng":144.96}',
    '{"lat":"-37.81","lng":"144.96"}',
    '{"type":"Point","coordinates":[144.96,-37.81]}',
    '[{"lat":-37.81,"lng":144.96}]',
  ])('%j is one marker', (text) => {
    expect(parseMarker(text)).toEqual(HERE);
    expect(checkMarkers(text)).toEqual({ ok: true, value: [{ point: HERE, colour: null }] });
  });

  it('may have several markers with their colours', () => {
    expect(parseMarkers('(-37.81,144.96)|red; (-37.82,144.97)')).toEqual([
      { point: HERE, colour: 'red' },
      { point: THERE, colour: null },
    ]);
  });

  it('makes a marker of each point of one shape', () => {
    expect(parseMarkers('(-37.81,144.96),(-37.82,144.97)|#F00')).toEqual([
      { point: HERE, colour: '#f00' },
      { point: THERE, colour: '#f00' },
    ]);
  });

  it('ignores a colour with other characters in it', () => {
    expect(parseMarkers('(-37.81,144.96)|red"onload="x')).toEqual([{ point: HERE, colour: null }]);
  });

  it.each([null, undefined, '', '99999,99999', '(99999,99999)', '0,0', '(0,0)'])(
    '%j is no marker',
    (text) => {
      expect(parseMarkers(text)).toEqual([]);
      expect(checkMarkers(text)).toEqual({ ok: true, value: [] });
    },
  );

  it.each([
    'there',
    '(91,0)',
    '{"lat":1}',
    '{"lat":1,',
    '[1]',
    '{"type":"Point","coordinates":[144.96]}',
    '{"type":"Point","coordinates":[144.96,-97]}',
    '(-37.81;144.96',
    '(-37.81,144.96)|red|blue',
  ])('%j cannot be read: nothing to show, refused when saved', (text) => {
    expect(parseMarker(text)).toBeNull();
    expect(checkMarkers(text)).toEqual({ ok: false, error: MARKER_ERROR });
  });

  it('with one bad marker shows the others and is refused when saved', () => {
    const text = '(-37.81,144.96);(200,200)';
    expect(parseMarkers(text)).toEqual([{ point: HERE, colour: null }]);
    expect(checkMarkers(text).ok).toBe(false);
  });

  it('is read back as the markers that were printed', () => {
    fc.assert(
      fc.property(fc.array(anyMarker), (markers) => {
        expect(parseMarkers(printMarkers(markers))).toEqual(markers);
      }),
    );
  });

  it('of any characters never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseMarkers(text)).toBeInstanceOf(Array);
      }),
    );
  });
});

it('a marker prints in brackets, and no marker as the sentinel', () => {
  const printed = (point: Point) => printMarkers([{ point, colour: null }]);
  expect(printed(HERE)).toBe('(-37.81,144.96)');
  expect(printed({ lat: 0, lng: 0 })).toBe('99999,99999');
  expect(printMarkers([])).toBe('99999,99999');
});
