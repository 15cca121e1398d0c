import { describe, expect, it } from 'vitest';
import { SPRING_FRAME_MS, springFrames } from './spring.ts';

describe('a spring', () => {
  it.each([
    ['down', { from: 0, to: 300, velocity: 0 }],
    ['up', { from: 300, to: 0, velocity: 0 }],
    ['against its velocity', { from: 200, to: 0, velocity: 1 }],
    ['fast', { from: 0, to: 300, velocity: 2 }],
    ['nowhere', { from: 40, to: 40, velocity: 0 }],
  ])('starts and ends at the right positions: %s', (_, move) => {
    const frames = springFrames(move);
    expect(frames[0]).toBe(move.from);
    expect(frames.at(-1)).toBe(move.to);
    expect(frames.length * SPRING_FRAME_MS).toBeLessThanOrEqual(640);
  });

  it('never overshoots when it starts at rest', () => {
    const frames = springFrames({ from: 0, to: 300, velocity: 0 });
    expect(Math.max(...frames)).toBe(300);
    expect(frames.toSorted((a, b) => a - b)).toEqual(frames);
  });

  it('starts with the given velocity', () => {
    const [first = 0, second = 0] = springFrames({ from: 0, to: 300, velocity: 1 });
    const [, still = 0] = springFrames({ from: 0, to: 300, velocity: 0 });
    expect(second - first).toBeGreaterThan(still);
  });
});
