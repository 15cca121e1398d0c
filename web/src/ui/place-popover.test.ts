import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeWithin } from './place-popover.ts';

const WINDOW = { width: 400, height: 800 };
const MENU = { width: 160, height: 200 };
const buttonAt = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

it.each([
  ['below, in line with the right edge', buttonAt(300, 100), { left: 184, top: 148 }],
  ['above when there is no room below', buttonAt(300, 700), { left: 184, top: 496 }],
  ['inside the left edge', buttonAt(0, 100), { left: 4, top: 148 }],
  ['inside the right edge', buttonAt(390, 100), { left: 236, top: 148 }],
])('a menu opens %s', (_, button, place) => {
  expect(placeWithin(button, MENU, WINDOW)).toEqual(place);
});

it('stays inside the window even when neither side has room', () => {
  expect(placeWithin(buttonAt(300, 100), { width: 160, height: 700 }, WINDOW).top).toBe(96);
});

it('never leaves a window that it fits into', () => {
  const coordinate = fc.integer({ min: -500, max: 1500 });
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.integer({ min: 1, max: 392 }),
      fc.integer({ min: 1, max: 792 }),
      (left, top, width, height) => {
        const place = placeWithin(buttonAt(left, top), { width, height }, WINDOW);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + width).toBeLessThanOrEqual(WINDOW.width);
        expect(place.top + height).toBeLessThanOrEqual(WINDOW.height);
      },
    ),
  );
});
