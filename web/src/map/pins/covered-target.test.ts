import { expect, it } from 'vitest';
import type { Box } from '../popup-spot.ts';
import { isTargetCovered } from './covered-target.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const PIN = box(100, 100, 44, 50);

it.each<[what: string, covers: readonly Box[], isCovered: boolean]>([
  ['nothing', [], false],
  ['a button elsewhere', [box(300, 100, 44, 44)], false],
  ['a button that touches its edge', [box(144, 100, 44, 44)], false],
  ['a button over a corner', [box(130, 80, 44, 44)], false],
  ['a bar that leaves just enough below', [box(0, 82, 390, 44)], false],
  ['a bar that leaves too little below', [box(0, 83, 390, 44)], true],
  ['cards that leave just enough above', [box(0, 124, 390, 300)], false],
  ['cards that leave too little above', [box(0, 123, 390, 300)], true],
  ['a button that leaves enough at the right', [box(76, 90, 44, 70)], false],
  ['a button that leaves too little at the left', [box(123, 90, 44, 70)], true],
  ['the menu, with a strip at the left and below', [box(108, 84, 44, 44)], true],
  ['a button over all of it', [box(90, 90, 100, 100)], true],
  [
    'two buttons, each of which would leave enough',
    [box(70, 90, 44, 70), box(130, 90, 44, 70)],
    true,
  ],
  ['two buttons with enough between them', [box(66, 90, 44, 70), box(134, 90, 44, 70)], false],
  [
    'buttons at two corners, with enough at the others',
    [box(80, 80, 40, 40), box(124, 130, 40, 40)],
    false,
  ],
])('knows whether a pin can be tapped under %s', (_, covers, isCovered) => {
  expect(isTargetCovered(PIN, covers)).toBe(isCovered);
});
