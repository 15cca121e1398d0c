import { describe, expect, it } from 'vitest';
import type { Insets } from './insets.ts';
import { pageInsets, type Screen, stageInsets } from './stage-insets.ts';

const PHONE: Screen = {
  width: 390,
  height: 844,
  hasPanel: false,
  isBeside: false,
  isShort: false,
  isLandscapePhone: false,
};
const SMALL: Screen = { ...PHONE, width: 320, height: 640, isShort: true };
const SIDEWAYS: Screen = {
  ...SMALL,
  width: 844,
  height: 390,
  isBeside: true,
  isLandscapePhone: true,
};
const DESKTOP: Screen = { ...PHONE, width: 1_440, height: 900, isBeside: true };

describe('floating elements on the map', () => {
  it.each<[where: string, screen: Screen, insets: Partial<Insets>]>([
    ['the cards, on a phone', PHONE, { top: 76, bottom: 372 }],
    ['a sheet', { ...PHONE, height: 900, hasPanel: true }, { top: 124, bottom: 522 }],
    [
      'a sheet on a phone, which has room for what matters',
      { ...PHONE, height: 640, hasPanel: true },
      { top: 124, bottom: 420 },
    ],
    [
      'a sheet on a small phone, which leaves the buttons free',
      { ...PHONE, height: 568, hasPanel: true },
      { top: 124, bottom: 408 },
    ],
    ['low cards, on a small phone', SMALL, { top: 76, bottom: 160 }],
    ['low cards, on a phone held sideways', SIDEWAYS, { top: 76, bottom: 160 }],
    ['a panel beside them', { ...SIDEWAYS, hasPanel: true }, { top: 76, bottom: 160, left: 416 }],
    [
      'a panel of half the screen, where that is small',
      { ...SIDEWAYS, width: 568, hasPanel: true },
      { top: 76, bottom: 160, left: 316 },
    ],
    ['the cards, on a desktop', DESKTOP, { top: 76, bottom: 372 }],
    [
      'a panel beside the cards',
      { ...DESKTOP, hasPanel: true },
      { top: 76, bottom: 372, left: 432 },
    ],
  ])('are kept clear: %s', (_, screen, insets) => {
    expect(stageInsets(screen)).toEqual(insets);
  });
});

describe('a page beside the map', () => {
  it.each([
    ['on a desktop', DESKTOP, 520],
    ['on a tablet', { ...DESKTOP, width: 820 }, 451],
    ['on a phone held sideways', SIDEWAYS, 420],
    ['on a small one', { ...SIDEWAYS, width: 600 }, 330],
  ])('is kept clear %s', (_, screen, left) => {
    expect(pageInsets(screen)).toEqual({ left: expect.closeTo(left) });
  });
});
