import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkers } from '../geo/marker-text.ts';
import { parseShapes, printShapes } from '../geo/shapes-text.ts';
import {
  checkGuideSize,
  countPoints,
  describeGuideSize,
  EMPTY_SIZE,
  MAX_GUIDE_SIZE,
  sizeOfContent,
} from './guide-size.ts';
import { EMPTY_PLACE } from './place-content.ts';

describe('the size of a guide', () => {
  it('may be exactly the limit', () => {
    expect(checkGuideSize(EMPTY_SIZE, MAX_GUIDE_SIZE)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['places', 201, 'A guide can have up to 200 places. Delete one before you add another.'],
    [
      'points',
      20_412,
      'A guide can have up to 20,000 points on its maps. This guide comes to 20,412. Simplify or delete a path or boundary, then save again.',
    ],
    [
      'bytes',
      2_202_010,
      'A guide can hold up to 2.00 MB of text and map shapes. This guide comes to 2.10 MB. Shorten a description or simplify a path, then save again.',
    ],
  ] as const)('is refused above the limit of %s', (measure, size, detail) => {
    const after = { ...EMPTY_SIZE, [measure]: size };
    expect(checkGuideSize(EMPTY_SIZE, after)).toEqual({
      ok: false,
      error: { code: 'conflict', detail },
    });
  });

  it('that is too large already may stay or shrink, and not grow', () => {
    const large = { ...EMPTY_SIZE, points: 50_000 };
    expect(checkGuideSize(large, large).ok).toBe(true);
    expect(checkGuideSize(large, { ...large, points: 49_000 }).ok).toBe(true);
    expect(checkGuideSize(large, { ...large, points: 50_001 }).ok).toBe(false);
  });

  it.each([
    [{ points: 18_000 }, null],
    [{ points: 18_412 }, 'This guide has 18,412 of up to 20,000 points on its maps.'],
    [{ bytes: 2_000_000 }, 'This guide has 1.91 MB of up to 2.00 MB of text and map shapes.'],
    [{ places: 190 }, 'This guide has 190 of up to 200 places.'],
    [{ places: 200, points: 20_001 }, /^A guide can have up to 20,000 points .* 20,001\./],
  ])('is described once it is close to a limit: %o', (size, text) => {
    const described = describeGuideSize({ ...EMPTY_SIZE, ...size });
    if (text instanceof RegExp) expect(described).toMatch(text);
    else expect(described).toBe(text);
  });

  it('counts every text of a place as UTF-8, and the points of all its shapes', () => {
    const place = {
      ...EMPTY_PLACE,
      title: 'Café 🎉',
      location: { lat: 1, lng: 2 },
      marker: '[{"lat":1,"lng":2},{"lat":3,"lng":4}]',
      path: '(1,2),(3,4)|red;(5,6),(7,8);',
    };
    expect(sizeOfContent(place)).toEqual({
      points: 6,
      bytes: 10 + place.marker.length + place.path.length,
    });
  });
});

describe('counting points', () => {
  const degrees = fc.integer({ min: -80, max: 80 });
  const points = fc.array(fc.record({ lat: degrees, lng: degrees }), { minLength: 2 });

  it('of shapes as we print them is exact', () => {
    fc.assert(
      fc.property(fc.array(points), (shapes) => {
        const text = printShapes(shapes.map((one) => ({ points: one, colour: 'red' })));
        expect(countPoints(text)).toBe(shapes.flat().length);
      }),
    );
  });

  it('never finds fewer than are drawn, whatever someone types', () => {
    const bits = ['(', ')', '1,2', ',', ';', '|red', ' ', '{"lat":1,"lng":2}', '[', ']', 'x'];
    const typed = fc.array(fc.constantFrom(...bits), { maxLength: 30 });
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('');
        const drawn = parseShapes('path', text).flatMap((shape) => shape.points);
        expect(countPoints(text)).toBeGreaterThanOrEqual(drawn.length);
        expect(countPoints(text)).toBeGreaterThanOrEqual(parseMarkers(text).length);
      }),
    );
  });
});
