import { describe, expect, it } from 'vitest';
import { measurePace, secondsLeft, startPace, timeLeftText } from './pace.ts';

describe('the remaining time', () => {
  it('is unknown until a second has been measured', () => {
    const pace = measurePace(startPace(0, 0), 500, 999);
    expect(secondsLeft(pace, 500, 10_000)).toBeNull();
  });

  it('is computed from the speed so far', () => {
    const pace = measurePace(startPace(0, 0), 1_000, 1_000);
    expect(secondsLeft(pace, 1_000, 11_000)).toBe(10);
  });

  it('changes little with a single slow second', () => {
    const steady = measurePace(startPace(0, 0), 1_000, 1_000);
    const hiccup = measurePace(steady, 1_000, 2_000);
    expect(secondsLeft(hiccup, 1_000, 11_000)).toBeCloseTo(14.3, 1);
  });

  it('is unknown when nothing has moved since the start', () => {
    expect(secondsLeft(measurePace(startPace(9, 0), 9, 5_000), 9, 100)).toBeNull();
  });

  it('is computed from the resumed position, not from the beginning', () => {
    const pace = measurePace(startPace(9_000, 0), 9_500, 1_000);
    expect(secondsLeft(pace, 9_500, 10_000)).toBe(1);
  });

  it('does not run backwards when a chunk is sent again', () => {
    expect(measurePace(startPace(5_000, 0), 1_000, 1_000).bytesPerSecond).toBe(0);
  });

  it.each([
    [0, 'a few seconds left'],
    [4.9, 'a few seconds left'],
    [6, '10 seconds left'],
    [51, '55 seconds left'],
    [55, '1\u00a0min left'],
    [89, '1\u00a0min left'],
    [95, '2\u00a0min left'],
    [3_540, '59\u00a0min left'],
    [3_600, '1\u00a0h left'],
    [9_000, '2\u00a0h 30\u00a0min left'],
  ])('of %s seconds reads %j', (seconds, text) => {
    expect(timeLeftText(seconds)).toBe(text);
  });
});
