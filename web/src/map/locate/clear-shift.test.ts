import { describe, expect, it } from 'vitest';
import { clearShift } from './clear-shift.ts';

const FREE = { top: 76, bottom: 472 };
const BELOW = { left: 60, top: 420, right: 300, bottom: 464 };
const ABOVE = { left: 60, top: 84, right: 300, bottom: 128 };
const pinAt = (x: number, y: number) => ({ left: x - 24, top: y - 57, right: x + 24, bottom: y });

describe('a pin and a floating element', () => {
  it.each([
    ['stay where they are, side by side', pinAt(340, 440), BELOW, 0],
    ['stay where they are, one above the other', pinAt(200, 400), BELOW, 0],
    ['are separated: the pin moves up from the lower edge', pinAt(200, 440), BELOW, 28],
    ['are separated: the pin moves down from the upper edge', pinAt(200, 160), ABOVE, -33],
  ])('%s', (_, pin, cover, shift) => {
    expect(clearShift(pin, cover, FREE)).toBe(shift);
  });
});
