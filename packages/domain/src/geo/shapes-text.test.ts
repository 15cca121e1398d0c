import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GUIDE_POINTS } from '../text-limits.ts';
import {
  checkShapes,
  describeShapeError,
  parseShapes,
  printShapes,
  SHAPE_KINDS,
  type ShapeKind,
} from './shapes-text.ts';

const A = { lat: -37.81, lng: 144.96 };
const B = { lat: -37.82, lng: 144.97 };
const C = { lat: -37.83, lng: 144.98 };

const anyPoint = fc
  .record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 }));

const anyShape = (kind: ShapeKind) =>
  fc.record({
    points: fc.array(anyPoint, { minLength: SHAPE_KINDS[kind].minPoints, maxLength: 12 }),
    colour: fc.constantFrom('blue', 'green', 'tomato', '#abc', '#abcd', '#aabbcc', '#aabbccdd'),
  });

describe('a path text', () => {
  it.each([
    '(-37.81,144.96),(-37.82,144.97)|red',
    '(-37.81,144.96)(-37.82,144.97)|red',
    ' ( -37.81 , 144.96 ) , ( -37.82 , 144.97 ) | RED ; ',
  ])('%j is read', (text) => {
    expect(parseShapes('path', text)).toEqual([{ points: [A, B], colour: 'red' }]);
  });

  it('is blue and a boundary green when no colour is given', () => {
    expect(parseShapes('path', '(-37.81,144.96),(-37.82,144.97)')[0]?.colour).toBe('blue');
    const boundary = '(-37.81,144.96),(-37.82,144.97),(-37.83,144.98)';
    expect(parseShapes('boundary', boundary)).toEqual([{ points: [A, B, C], colour: 'green' }]);
  });

  it.each([
    'notacolour',
    'url(#x)',
    'red" onload="alert(1)',
    'expression(alert(1))',
    '#12',
    '#12345',
    '#ggg',
    'rgb(1,2,3)',
    'transparent',
    'inherit',
    'constructor',
    '',
  ])('with the colour %j has the default colour', (colour) => {
    const [shape] = parseShapes('path', `(-37.81,144.96),(-37.82,144.97)|${colour}`);
    expect(shape?.colour).toBe('blue');
  });

  it.each(['RebeccaPurple', '#ABC', '#abcd', '#a1b2c3', '#a1b2c3d4'])(
    'keeps the colour %s',
    (colour) => {
      const [shape] = parseShapes('path', `(-37.81,144.96),(-37.82,144.97)|${colour}`);
      expect(shape?.colour).toBe(colour.toLowerCase());
    },
  );

  it.each([null, undefined, '', ' ; ;'])('%j has no shapes', (text) => {
    expect(parseShapes('path', text)).toEqual([]);
    expect(checkShapes('path', text)).toEqual({ ok: true, value: [] });
  });

  it('with a bad shape shows the good ones', () => {
    const text = '(-37.81,144.96),(-37.82,144.97);(1,2),(oops,4);(5,6)';
    expect(parseShapes('path', text)).toEqual([{ points: [A, B], colour: 'blue' }]);
  });

  it('is refused with everything that is wrong and where', () => {
    const text = '(1,2),(3,4);(1,2),(oops,4);(5,6);[7,8],(9,10);(1,2),(3,400)|red;(1,2),(3,4)|a|b';
    const checked = checkShapes('path', text);
    expect(!checked.ok && checked.error.map(describeShapeError)).toEqual([
      'Shape 2, point 2: not a latitude and longitude',
      'Shape 3: needs at least 2 points',
      'Shape 4: points must be written as (lat,lng)',
      'Shape 5, point 2: not a latitude and longitude',
      'Shape 6: points must be written as (lat,lng)',
    ]);
  });

  it('is refused when it has more points than a phone can draw', () => {
    const text = '(1,2),'.repeat(MAX_GUIDE_POINTS + 1);
    const checked = checkShapes('path', text);
    expect(!checked.ok && checked.error.map(describeShapeError)).toEqual([
      'More than 20000 points in all',
    ]);
  });

  it('of a boundary needs three points', () => {
    expect(checkShapes('boundary', '(1,2),(3,4)')).toEqual({
      ok: false,
      error: [{ kind: 'too_few_points', shape: 1, min: 3 }],
    });
  });
});

describe.each(['path', 'boundary'] as const)('the shapes of a %s', (kind) => {
  it('are read back as they were printed, leniently and strictly', () => {
    fc.assert(
      fc.property(fc.array(anyShape(kind)), (shapes) => {
        const text = printShapes(shapes);
        expect(parseShapes(kind, text)).toEqual(shapes);
        expect(checkShapes(kind, text)).toEqual({ ok: true, value: shapes });
      }),
    );
  });

  it('never throw on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'(),;|.-0123 ab#') }), (text) => {
        expect(parseShapes(kind, text)).toBeInstanceOf(Array);
      }),
    );
  });
});
