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
    ['stay in place if nothing is hidden', [pin(100, 100), pin(140, 100)], [100, 140]],
    ['stay in place if little is hidden', [pin(100, 100), pin(110, 132)], [100, 110]],
    ['are placed side by side at the same position', [pin(100, 100), pin(100, 100)], [80, 120]],
    ['are placed side by side if they are close', [pin(100, 100), pin(110, 95)], [85, 125]],
    ['don’t move the active pin', [pin(90, 100), pin(100, 100, true)], [56, 100]],
    ['move to the side they are on', [pin(100, 100, true), pin(120, 105)], [100, 144]],
    [
      'move out from behind the active pin as groups too',
      [pin(100, 100, true), group(104, 90)],
      [100, 150],
    ],
    [
      'form one row if each hides the next',
      [pin(100, 100), pin(125, 100), pin(150, 100)],
      [85, 125, 165],
    ],
    [
      'don’t move marks further away',
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
    ['groups move to the side they are on', [group(105, 100)], [140]],
    ['groups further west move to the west', [group(95, 110)], [60]],
    ['groups that hide little of the dot stay', [group(100, 135)], [100]],
    ['pins stay, because their head is above the dot', [pin(100, 105)], [100]],
    ['groups make room for others that move', [group(100, 100), group(150, 100)], [140, 192]],
    ['groups further away stay', [group(100, 100), group(300, 100)], [140, 300]],
    ['don’t move the active pin', [pin(100, 100, true), group(100, 120)], [100, 140]],
  ])('at the visitor’s position, %s', (_, marks, drawnAt) => {
    const here = { lat: 100, lng: 100 };
    const spread = spreadMarks(marks, spotOf, here);
    expect(spread.map((mark) => spotOf(centreOf(mark)).x + mark.offset)).toEqual(drawnAt);
  });
});
