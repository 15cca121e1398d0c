import { LIMITS } from '@laneway/contract/limits';
import { checkShapes } from '@laneway/domain/geo/shapes-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitShapes } from './fit-shapes.ts';
import type { NamedLine } from './geography.ts';

const arbitraryPoint = fc.record({
  lat: fc.integer({ min: -90e6, max: 90e6 }).map((steps) => steps / 1e6),
  lng: fc.integer({ min: -180e6, max: 180e6 }).map((steps) => steps / 1e6),
});
const arbitraryLine: fc.Arbitrary<NamedLine> = fc.record({
  name: fc.string(),
  points: fc.array(arbitraryPoint, { minLength: 3, maxLength: 80 }),
  colour: fc.constantFrom(null, '#ff0000', 'lightgoldenrodyellow'),
});

const roomFor = (characters: number) => ({ characters, points: LIMITS.pointsPerGuide });

const wave = (length: number): NamedLine => ({
  name: 'Wave',
  colour: null,
  points: Array.from({ length }, (_, step) => ({
    lat: -37.8 + Math.round(Math.sin(step / 20) * 1e4) / 1e6,
    lng: 144.9 + step / 1e5,
  })),
});

describe('imported lines', () => {
  it('fit the available room, and can be saved', () => {
    const lines = fc.array(arbitraryLine, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 100, max: 20_000 }), (all, room) => {
        const fitted = fitShapes('boundary', all, roomFor(room));
        if (fitted === null) return;
        expect(fitted.text.length).toBeLessThanOrEqual(room);
        expect(checkShapes('boundary', fitted.text).ok).toBe(true);
      }),
    );
  });

  it('are kept unchanged when they are short', () => {
    const fitted = fitShapes('path', [wave(2_000)], roomFor(LIMITS.shapes));
    expect(fitted).toMatchObject({ pointsBefore: 2_000, pointsAfter: 2_000, withinMetres: 0 });
    expect(fitted?.text).toMatch(/^\(-37\.8,144\.9\),.*\|blue$/);
  });

  it('are simplified for phones when they are long, within a few metres', () => {
    const fitted = fitShapes('path', [wave(4_812)], roomFor(LIMITS.shapes));
    expect(fitted?.pointsAfter).toBeLessThanOrEqual(2_000);
    expect(fitted?.withinMetres).toBeLessThan(2);
  });

  it('are simplified to the guide’s remaining points, and don’t fit if there are none', () => {
    const room = (points: number) => ({ characters: LIMITS.shapes, points });
    expect(fitShapes('path', [wave(1_500)], room(700))?.pointsAfter).toBeLessThanOrEqual(700);
    expect(fitShapes('path', [wave(1_500)], room(1))).toBeNull();
    expect(fitShapes('path', [wave(1_500)], room(-200))).toBeNull();
  });

  it('share the available room', () => {
    const many = Array.from({ length: 40 }, () => wave(2_500));
    const fitted = fitShapes('path', many, roomFor(LIMITS.shapes));
    expect(fitted?.text.length).toBeLessThanOrEqual(LIMITS.shapes);
    expect(checkShapes('path', fitted?.text)).toMatchObject({ ok: true, value: { length: 40 } });
  });

  it('don’t fit if there are too many to draw, or if no room is left', () => {
    const thousands = Array.from({ length: 5_000 }, () => wave(2));
    expect(fitShapes('path', thousands, roomFor(LIMITS.shapes))).toBeNull();
    expect(fitShapes('path', [wave(10)], roomFor(40))).toBeNull();
  });

  it('keep their colours', () => {
    const red = { ...wave(3), colour: '#ff0000' };
    expect(fitShapes('path', [red], roomFor(1_000))?.text).toMatch(/\|#ff0000$/);
  });
});
