import { describe, expect, it } from 'vitest';
import { addSample, type DragSample, dragVelocity } from './drag-velocity.ts';

describe('the velocity of a drag', () => {
  it.each<[drag: string, samples: readonly DragSample[], now: number, velocity: number]>([
    ['is zero for a tap', [{ at: 0, y: 50 }], 0, 0],
    [
      'is positive downwards',
      [
        { at: 0, y: 50 },
        { at: 40, y: 90 },
      ],
      40,
      1,
    ],
    [
      'is negative upwards',
      [
        { at: 0, y: 90 },
        { at: 80, y: 50 },
      ],
      80,
      -0.5,
    ],
    [
      'is zero after a rest at the end',
      [
        { at: 0, y: 50 },
        { at: 40, y: 90 },
      ],
      200,
      0,
    ],
    [
      'is zero for two events at the same time',
      [
        { at: 10, y: 50 },
        { at: 10, y: 90 },
      ],
      10,
      0,
    ],
  ])('%s', (_, samples, now, velocity) => {
    expect(dragVelocity(samples, now)).toBe(velocity);
  });

  it('drops old samples', () => {
    const slow = [0, 50, 100].reduce<readonly DragSample[]>(
      (samples, at) => addSample(samples, { at, y: at }),
      [],
    );
    const turned = addSample(slow, { at: 180, y: 20 });
    expect(turned.map(({ at }) => at)).toEqual([100, 180]);
    expect(dragVelocity(turned, 180)).toBe(-1);
  });
});
