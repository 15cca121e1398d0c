import { describe, expect, it } from 'vitest';
import {
  IDLE,
  isAtEnd,
  nextSpeed,
  type PlayerEvent,
  playerReducer,
  SPEEDS,
} from './player-state.ts';

const stateAfter = (...events: readonly PlayerEvent[]) => events.reduce(playerReducer, IDLE);

describe('a player', () => {
  it.each<[string, readonly PlayerEvent[], string]>([
    ['is idle at first', [], 'idle'],
    ['loads when asked to play', [{ type: 'asked to play' }], 'loading'],
    ['plays', [{ type: 'asked to play' }, { type: 'playing' }], 'playing'],
    [
      'loads again when the network cannot keep up',
      [{ type: 'playing' }, { type: 'waiting' }],
      'loading',
    ],
    ['stays paused when data runs out', [{ type: 'paused' }, { type: 'waiting' }], 'paused'],
    [
      'ends, although browsers report a pause with the end',
      [{ type: 'ended' }, { type: 'paused' }],
      'ended',
    ],
    [
      'is paused after seeking back from its end',
      [
        { type: 'duration known', duration: 30 },
        { type: 'ended' },
        { type: 'moved', position: 15 },
      ],
      'paused',
    ],
    [
      'has ended, although browsers report a move at the end too',
      [
        { type: 'duration known', duration: 30 },
        { type: 'ended' },
        { type: 'moved', position: 30 },
      ],
      'ended',
    ],
    ['stays failed after a pause', [{ type: 'failed' }, { type: 'paused' }], 'failed'],
    [
      'plays again after a temporary failure',
      [{ type: 'failed' }, { type: 'asked to play' }, { type: 'playing' }],
      'playing',
    ],
  ])('%s', (_what, events, phase) => {
    expect(stateAfter(...events).phase).toBe(phase);
  });

  it('is at the full duration when it has ended', () => {
    expect(
      stateAfter(
        { type: 'duration known', duration: 30 },
        { type: 'moved', position: 29.4 },
        { type: 'ended' },
      ).position,
    ).toBe(30);
  });

  it('has no duration for an endless stream', () => {
    expect(
      stateAfter({ type: 'duration known', duration: Number.POSITIVE_INFINITY }).duration,
    ).toBeNull();
  });

  it.each([
    [0, 24, false],
    [23.4, 24, false],
    [24.107, 24.118, true],
    [24, 24, true],
    [15, Number.NaN, false],
    [15, Number.POSITIVE_INFINITY, false],
  ])('at %d s of %d s is at the end: %s', (position, duration, isExpected) => {
    expect(isAtEnd(position, duration)).toBe(isExpected);
  });

  it('cycles through every speed', () => {
    const speeds = [1];
    for (let n = 0; n < SPEEDS.length; n += 1) speeds.push(nextSpeed(speeds.at(-1) ?? 1));
    expect(new Set(speeds)).toEqual(new Set(SPEEDS));
    expect(speeds.at(-1)).toBe(1);
    expect(nextSpeed(3)).toBe(1);
  });
});
