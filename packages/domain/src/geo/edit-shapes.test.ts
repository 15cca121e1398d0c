import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathLengthMetres } from './distance.ts';
import {
  addShape,
  insertVertex,
  middleOf,
  moveMarker,
  moveVertex,
  removeVertex,
  replaceShape,
  sidesOf,
  splitBoundary,
  splitPath,
} from './edit-shapes.ts';
import { parseMarker } from './marker-text.ts';
import type { Point } from './point.ts';
import { roundPoint } from './round-point.ts';
import { checkShapes, parseShapes, type Shape } from './shapes-text.ts';

const A = { lat: -37.81, lng: 144.96 };
const B = { lat: -37.82, lng: 144.97 };
const C = { lat: -37.83, lng: 144.98 };
const D = { lat: -37.84, lng: 144.95 };

function blue(...points: readonly Point[]): Shape {
  return { points, colour: 'blue' };
}

const anyPoint = fc
  .record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 }));

const anyPathAndVertex = fc
  .array(anyPoint, { minLength: 2, maxLength: 12 })
  .chain((points) => fc.tuple(fc.constant(blue(...points)), fc.nat(points.length - 1)));

describe('the points of a shape', () => {
  it('move one at a time', () => {
    expect(moveVertex(blue(A, B), 1, C)).toEqual(blue(A, C));
  });

  it('are inserted after another', () => {
    expect(insertVertex(blue(A, B), 0, C)).toEqual(blue(A, C, B));
  });

  it('are removed while enough are left to draw', () => {
    expect(removeVertex('path', blue(A, B, C), 1)).toEqual(blue(A, C));
    expect(removeVertex('path', blue(A, B), 1)).toBeNull();
    expect(removeVertex('boundary', blue(A, B, C, D), 3)).toEqual(blue(A, B, C));
    expect(removeVertex('boundary', blue(A, B, C), 0)).toBeNull();
  });

  it('stay the same when one is inserted and removed again', () => {
    fc.assert(
      fc.property(anyPathAndVertex, anyPoint, ([path, after], point) => {
        const longer = insertVertex(path, after, point);
        expect(removeVertex('path', longer, after + 1)).toEqual(path);
      }),
    );
  });
});

describe('the sides of a shape', () => {
  it('are one fewer than the points of a path, and as many as the corners of a boundary', () => {
    expect(sidesOf('path', blue(A, B, C)).map(({ after }) => after)).toEqual([0, 1]);
    expect(sidesOf('boundary', blue(A, B, C)).at(-1)).toEqual({ after: 2, from: C, to: A });
  });

  it('have a middle', () => {
    const middle = middleOf({ after: 0, from: { lat: 0, lng: 10 }, to: { lat: 2, lng: 20 } });
    expect(middle).toEqual({ lat: 1, lng: 15 });
  });
});

describe('splitting a path', () => {
  it('gives two paths that meet at the point and keep the colour', () => {
    expect(splitPath(blue(A, B, C), 1)).toEqual([blue(A, B), blue(B, C)]);
  });

  it.each([-1, 0, 2, 3])('does nothing at %i, which is not between its ends', (at) => {
    expect(splitPath(blue(A, B, C), at)).toBeNull();
  });

  it('keeps the length of the path', () => {
    fc.assert(
      fc.property(anyPathAndVertex, ([path, at]) => {
        const halves = splitPath(path, at);
        if (halves === null) return;
        const length = halves.reduce((sum, { points }) => sum + pathLengthMetres(points), 0);
        expect(length).toBeCloseTo(pathLengthMetres(path.points), 3);
      }),
    );
  });
});

describe('splitting a boundary', () => {
  it('gives two that share the line between the corners, whichever is named first', () => {
    const halves = [blue(A, B, C), blue(C, D, A)];
    expect(splitBoundary(blue(A, B, C, D), 0, 2)).toEqual(halves);
    expect(splitBoundary(blue(A, B, C, D), 2, 0)).toEqual(halves);
  });

  it.each([
    [0, 1],
    [3, 0],
    [2, 2],
  ])('does nothing between %i and %i, which share a side', (corner, other) => {
    expect(splitBoundary(blue(A, B, C, D), corner, other)).toBeNull();
  });
});

describe('a shapes text', () => {
  const text = '(1.50,2),(3,4); (5,6),(7,8)|red ;(9,10),(11,12)';

  it('keeps what was typed when another shape changes', () => {
    expect(replaceShape(text, 1, [blue(A, B)])).toBe(
      '(1.50,2),(3,4);(-37.81,144.96),(-37.82,144.97)|blue;(9,10),(11,12)',
    );
  });

  it('loses a shape that is replaced by nothing', () => {
    expect(replaceShape(text, 0, [])).toBe(' (5,6),(7,8)|red ;(9,10),(11,12)');
    expect(replaceShape('(1,2),(3,4)', 0, [])).toBe('');
  });

  it('gets a new shape at its end', () => {
    expect(addShape('', blue(A, B))).toBe('(-37.81,144.96),(-37.82,144.97)|blue');
    expect(addShape('(1,2),(3,4);', blue(A, B))).toBe(
      '(1,2),(3,4);(-37.81,144.96),(-37.82,144.97)|blue',
    );
  });

  it('can be read again with exactly the shapes that were put in', () => {
    const anyPath = anyPathAndVertex.map(([path]) => path);
    fc.assert(
      fc.property(fc.array(anyPath), (paths) => {
        const whole = paths.reduce((before, path) => addShape(before, path), '');
        expect(checkShapes('path', whole)).toEqual({ ok: true, value: paths });
        const without = replaceShape(whole, 0, []);
        expect(parseShapes('path', without)).toEqual(paths.slice(1));
      }),
    );
  });
});

describe('a rounded point', () => {
  it('has six decimals and no minus before a zero', () => {
    const rounded = roundPoint({ lat: -37.81350349, lng: -0.0000001 });
    expect(rounded).toEqual({ lat: -37.813503, lng: 0 });
  });
});

const THERE = { lat: -37.82, lng: 144.97 };

describe('moving the first marker of a text', () => {
  it.each([
    ['nothing yet', null, '(-37.82,144.97)'],
    ['the sentinel', '99999,99999', '(-37.82,144.97)'],
    ['one marker', '(-37.81,144.96)', '(-37.82,144.97)'],
    ['a bare location', '-37.81,144.96', '(-37.82,144.97)'],
    ['JSON', '{"lat":-37.81,"lng":144.96}', '(-37.82,144.97)'],
    ['a coloured one', '(-37.81,144.96)|red', '(-37.82,144.97)|red'],
    [
      'others beside it',
      '(-37.81,144.96)|red;(1,2)|blue;(3,4)',
      '(-37.82,144.97)|red;(1,2)|blue;(3,4)',
    ],
    ['others in its own part', '(-37.81,144.96),(1,2)|red', '(-37.82,144.97),(1,2)|red'],
    ['a list in JSON', '[{"lat":1,"lng":2},{"lat":3,"lng":4}]', '(-37.82,144.97);(3,4)'],
    ['unreadable work after it', '(-37.81,144.96);(1,2', '(-37.82,144.97);(1,2'],
    ['unreadable work alone', '(1,x', '(-37.82,144.97);(1,x'],
    ['unreadable work before it', '(1,x);(3,4)|red', '(1,x);(-37.82,144.97)|red'],
  ])('with %s keeps the rest', (_case, text, moved) => {
    expect(moveMarker(text, THERE)).toBe(moved);
    expect(parseMarker(moved)).toEqual(THERE);
  });

  it.each([
    [null, null],
    ['99999,99999', null],
    ['(-37.81,144.96)', null],
    ['(-37.81,144.96)|red;(1,2)|blue', '(1,2)|blue'],
    ['(-37.81,144.96),(1,2)|red', '(1,2)|red'],
    ['(1,x', '(1,x'],
  ])('away from %j leaves %j', (text, left) => {
    expect(moveMarker(text, null)).toBe(left);
  });
});
