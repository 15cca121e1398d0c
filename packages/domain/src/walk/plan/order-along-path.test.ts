import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printLocation } from '../../geo/location-text.ts';
import { printShapes } from '../../geo/shapes-text.ts';
import { type Metres, pointAt } from '../engine/walk-script.test-data.ts';
import { makePlan } from './make-plan.ts';
import { arrange, firstReversal, orderAlongPath, stopsOutOfTurn } from './order-along-path.ts';
import { DEFAULT_WALK_SETTINGS } from './walk-settings.ts';

const STREET: readonly Metres[] = [
  [0, 0],
  [0, 1000],
];
const OUT_AND_BACK: readonly Metres[] = [...STREET, [0, 0]];
const BLOCK: readonly Metres[] = [
  [0, 0],
  [0, 300],
  [300, 300],
  [300, 0],
];

/** A plan whose places have the ids 1, 2, … in the order of the list. */
function planOf(path: readonly Metres[] | null, places: readonly Metres[], loop = false) {
  const line = path && printShapes([{ points: path.map(pointAt), colour: 'blue' }]);
  return makePlan({
    guide: { id: 7, path: line, settings: { ...DEFAULT_WALK_SETTINGS, loop } },
    places: places.map((at, index) => ({
      id: index + 1,
      order: index,
      location: printLocation(pointAt(at)),
      marker: null,
      trigger: null,
      hasAudio: true,
      audioSeconds: 30,
    })),
  });
}

const FAR: Metres = [500, 500];
const along = (...metres: readonly number[]): readonly Metres[] =>
  metres.map((each): Metres => [0, each]);

describe('the order along a path', () => {
  it.each<[string, readonly Metres[] | null, readonly Metres[], readonly number[] | null]>([
    ['none without a path', null, along(300, 100), null],
    ['none for places in order', STREET, along(100, 300, 500), null],
    ['none against the direction in which the path was drawn', STREET, along(500, 300, 100), null],
    ['none for two places, which turn the path around', STREET, along(500, 300), null],
    ['that of the path for one place out of turn', STREET, along(100, 500, 300, 700), [1, 3, 2, 4]],
    [
      'that of the path for a last place that comes first',
      STREET,
      along(300, 500, 700, 100),
      [4, 1, 2, 3],
    ],
    [
      'with places off the path behind their predecessors',
      STREET,
      [FAR, ...along(100, 500), FAR, ...along(300, 700)],
      [1, 2, 5, 3, 4, 6],
    ],
    [
      'none on a street that is walked out and back',
      OUT_AND_BACK,
      along(100, 700, 950, 500, 300),
      null,
    ],
    ['none if every place is heard on the way back', OUT_AND_BACK, along(900, 600, 200), null],
    ['that of the path out and back', OUT_AND_BACK, along(100, 900, 300, 500), [1, 4, 2, 3]],
  ])('is %s', (_, path, places, expected) => {
    expect(orderAlongPath(planOf(path, places))).toEqual(expected);
  });

  it.each<[string, readonly Metres[], readonly number[] | null]>([
    [
      'none from the start of the path',
      [
        [0, 150],
        [150, 300],
        [300, 150],
      ],
      null,
    ],
    [
      'none from the middle of the path',
      [
        [150, 300],
        [300, 150],
        [150, 0],
        [0, 150],
      ],
      null,
    ],
    [
      'none the other way round',
      [
        [300, 150],
        [150, 300],
        [0, 150],
        [150, 0],
      ],
      null,
    ],
    [
      'that of the path, from the first place',
      [
        [150, 300],
        [150, 0],
        [300, 150],
        [0, 150],
      ],
      [1, 4, 2, 3],
    ],
  ])('of a loop is %s', (_, places, expected) => {
    expect(orderAlongPath(planOf(BLOCK, places, true))).toEqual(expected);
  });

  it('is in order once the places are arranged by it, on any path', () => {
    const spot = fc.tuple(fc.integer({ min: -50, max: 350 }), fc.integer({ min: -50, max: 350 }));
    const lines = fc.constantFrom(STREET, OUT_AND_BACK, BLOCK);
    fc.assert(
      fc.property(lines, fc.boolean(), fc.array(spot, { maxLength: 8 }), (line, loop, places) => {
        const order = orderAlongPath(planOf(line, places, loop));
        if (order === null) return;
        expect([...order].sort()).toEqual(places.map((_, index) => index + 1).sort());
        const arranged = order.map((id) => places[id - 1] as Metres);
        expect(orderAlongPath(planOf(line, arranged, loop))).toBeNull();
      }),
    );
  });
});

describe('stops out of turn', () => {
  it('are those that the path passes in another order, both sides', () => {
    const plan = planOf(STREET, along(100, 500, 300, 700));
    expect([...stopsOutOfTurn(plan)].sort()).toEqual([2, 3]);
    expect(firstReversal(plan)).toEqual([2, 3]);
  });

  it('are none where the order is right', () => {
    const plan = planOf(STREET, along(100, 300, 500));
    expect(stopsOutOfTurn(plan).size).toBe(0);
    expect(firstReversal(plan)).toBeNull();
  });
});

it('items that aren’t in an order stay behind the item that they followed', () => {
  expect(arrange([9, 1, 8, 2, 3, 7], [3, 1, 2], (id) => id)).toEqual([9, 3, 7, 1, 8, 2]);
});
