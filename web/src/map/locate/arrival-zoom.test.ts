import { describe, expect, it } from 'vitest';
import { NO_INSETS } from '../insets.ts';
import { arrivalZoom } from './arrival-zoom.ts';

const PHONE = { x: 390, y: 844 };
const CARDS = { ...NO_INSETS, top: 76, bottom: 372 };

/** A pin this many pixels away at this zoom. */
const away = (x: number, y: number, zoom: number) => ({ x: x / 2 ** zoom, y: y / 2 ** zoom });

describe('the zoom at which the map shows a visitor', () => {
  it.each([
    ['is street level at most near a pin', away(10, 10, 17), 17],
    ['is the same exactly at a pin', { x: 0, y: 0 }, 17],
    ['has the nearest pin in view', away(100, 100, 15), 15],
    ['keeps a pin clear of the buttons at the right', away(130, 0, 15), 14],
    ['lets a pin be further to the left', away(-130, 0, 15), 15],
    ['keeps the head of a pin below the bar', away(0, -120, 15), 14],
    ['lets the tip of a pin be further down', away(0, 120, 15), 15],
    ['zooms out as far as needed', away(10_000, 0, 15), 8],
    ['stops at the lowest zoom', { x: 10_000, y: 0 }, 2],
    ['shows the streets where there are no pins', null, 16],
  ])('%s', (_, toNearest, zoom) => {
    expect(arrivalZoom(toNearest, PHONE, CARDS)).toBe(zoom);
  });

  it('is valid even if nothing is free', () => {
    const covered = { ...NO_INSETS, top: 400, bottom: 700 };
    expect(arrivalZoom(away(10, 10, 17), PHONE, covered)).toBeGreaterThanOrEqual(2);
  });
});
