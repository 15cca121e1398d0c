import { describe, expect, it } from 'vitest';
import { clearances, middleShift, NO_INSETS, pointClearances, withPlayer } from './insets.ts';

const PHONE = { x: 390, y: 844 };

describe('clearances', () => {
  it('are the padding if only the zoom buttons are on the map', () => {
    expect(clearances(PHONE, NO_INSETS, 30)).toEqual({ top: 30, right: 76, bottom: 30, left: 30 });
  });

  it('add the padding to what the cards cover', () => {
    const insets = { top: 80, right: 0, bottom: 340, left: 0 };
    expect(clearances(PHONE, insets, 30)).toEqual({ top: 110, right: 76, bottom: 370, left: 30 });
  });

  it('leave room on a map that is smaller than its cards', () => {
    const { top, bottom } = clearances({ x: 300, y: 200 }, { ...NO_INSETS, bottom: 340 }, 30);
    expect(200 - top - bottom).toBeCloseTo(96);
    expect(bottom).toBeGreaterThan(top);
  });

  it('leave half of a tiny map free', () => {
    const { left, right } = clearances({ x: 40, y: 40 }, NO_INSETS, 30);
    expect(40 - left - right).toBeCloseTo(20);
  });
});

describe('the clearances of a point', () => {
  const LANDSCAPE = { top: 76 + 72, right: 0, bottom: 160, left: 0 };

  it('are those of anything else where there is space', () => {
    const insets = { top: 80, right: 0, bottom: 340, left: 0 };
    expect(pointClearances(PHONE, insets, 30)).toEqual(clearances(PHONE, insets, 30));
  });

  it('keep the pin out of the top bar of a phone in landscape', () => {
    const { top, bottom } = pointClearances({ x: 844, y: 340 }, LANDSCAPE, 30);
    expect(top).toBeGreaterThanOrEqual(LANDSCAPE.top);
    expect(bottom).toBeGreaterThanOrEqual(LANDSCAPE.bottom);
    expect(top + bottom).toBeLessThan(340);
  });

  it('leave room even if everything is covered', () => {
    const { top, bottom } = pointClearances({ x: 844, y: 200 }, LANDSCAPE, 30);
    expect(top + bottom).toBeLessThan(200);
  });
});

it('the centre moves away from the covered side', () => {
  expect(middleShift({ top: 80, right: 0, bottom: 340, left: 400 })).toEqual({ x: 200, y: -130 });
});

describe('the bottom inset while something plays', () => {
  it.each([
    ['adds up the cards and the player', 372, 62, false, 434],
    ['is the higher of both on a phone in landscape', 160, 78, true, 160],
    ['is the player alone if there are no cards', 0, 78, true, 78],
  ])('%s', (_, cards, player, isLandscapePhone, bottom) => {
    expect(withPlayer(cards, player, isLandscapePhone)).toBe(bottom);
  });
});
