import { describe, expect, it } from 'vitest';
import { type Box, type Growth, growthFrom } from './growth.ts';

const SHEET: Box = { left: 0, top: 211, width: 390, height: 633 };

describe('growth', () => {
  it.each<[from: string, box: Box, growth: Growth]>([
    ['a card', { left: 16, top: 500, width: 260, height: 320 }, { x: -49, y: 132.5, scale: 2 / 3 }],
    [
      'a pin, with a minimum scale',
      { left: 180, top: 100, width: 30, height: 40 },
      { x: 0, y: -407.5, scale: 0.2 },
    ],
    [
      'something larger than itself',
      { left: -100, top: 211, width: 590, height: 633 },
      { x: 0, y: 0, scale: 1 },
    ],
  ])('starts at the centre of %s', (_, box, growth) => {
    expect(growthFrom(box, SHEET)).toEqual(growth);
  });

  it('is the identity for an element without a layout', () => {
    const hidden = { left: 0, top: 0, width: 0, height: 0 };
    expect(growthFrom(hidden, hidden)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});
