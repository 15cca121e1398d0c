import type { Point } from '@laneway/domain/geo/point';
import { describe, expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import { spreadMarks } from './spread-marks.ts';

/** Points in these tests are pixels. */
const spotOf = ({ lat, lng }: Point) => ({ x: lng, y: lat });

const pin = (x: number, y: number, isActive = false): Mark => ({
  kind: 'pin',
  key: `pin:${x},${y}`,
  isActive,
  offset: 0,
  pin: {
    id: `${x},${y}`,
    kind: 'place',
    point: { lat: y, lng: x },
    label: 'Place',
    title: 'Place',
    colour: '#b4472b',
    number: null,
  },
});

const group = (x: number, y: number): Mark => ({
  kind: 'group',
  key: `group:${x},${y}`,
  centre: { lat: y, lng: x },
  count: 3,
  holds: 'place',
  opensAt: 16,
  colour: null,
  offset: 0,
});

/** The horizontal positions of the drawn marks. */
const drawn = (...marks: readonly Mark[]) =>
  spreadMarks(marks, spotOf).map((mark) => spotOf(centreOf(mark)).x + mark.offset);

const centreOf = (mark: Mark) => (mark.kind === 'pin' ? mark.pin.point : mark.centre);

describe('marks on a map', () => {
  it.each<[what: string, marks: readonly Mark[], drawnAt: readonly number[]]>([
    ['stay where nothing is hidden', [pin(100, 100), pin(140, 100)], [100, 140]],
    ['stay where little is hidden', [pin(100, 100), pin(110, 132)], [100, 110]],
    ['stand side by side on one spot', [pin(100, 100), pin(100, 100)], [80, 120]],
    ['stand side by side where they are close', [pin(100, 100), pin(110, 95)], [85, 125]],
    ['leave the active pin at its place', [pin(90, 100), pin(100, 100, true)], [56, 100]],
    ['step to the side on which they are', [pin(100, 100, true), pin(120, 105)], [100, 144]],
    ['step out from behind it as groups too', [pin(100, 100, true), group(104, 90)], [100, 150]],
    [
      'stand in one row when each hides the next',
      [pin(100, 100), pin(125, 100), pin(150, 100)],
      [85, 125, 165],
    ],
    [
      'leave those alone that are further away',
      [pin(100, 100), pin(100, 100), pin(300, 100)],
      [80, 120, 300],
    ],
  ])('%s', (_, marks, drawnAt) => {
    expect(drawn(...marks)).toEqual(drawnAt);
  });

  it('are the same objects if nothing changes', () => {
    const marks = [pin(100, 100), pin(200, 100)];
    expect(spreadMarks(marks, spotOf)).toEqual(marks);
    expect(spreadMarks(marks, spotOf)[0]).toBe(marks[0]);
  });

  it.each<[what: string, marks: readonly Mark[], drawnAt: readonly number[]]>([
    ['step aside as groups, to the side on which they are', [group(105, 100)], [140]],
    ['step aside as groups that are further west', [group(95, 110)], [60]],
    ['stay where they hide little of the dot', [group(100, 135)], [100]],
    ['stay as pins, whose face is above', [pin(100, 105)], [100]],
    ['make way for those that step aside', [group(100, 100), group(150, 100)], [140, 192]],
    ['stay further away', [group(100, 100), group(300, 100)], [140, 300]],
    ['leave the active pin at its place', [pin(100, 100, true), group(100, 120)], [100, 140]],
  ])('at the visitor’s position, %s', (_, marks, drawnAt) => {
    const here = { lat: 100, lng: 100 };
    const spread = spreadMarks(marks, spotOf, here);
    expect(spread.map((mark) => spotOf(centreOf(mark)).x + mark.offset)).toEqual(drawnAt);
  });
});
