import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { clockText } from './clock-text.ts';
import { createResumePoints } from './resume-points.ts';

function storageWith(initial: string | null = null) {
  let kept = initial;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

describe('the resume position', () => {
  it('is stored separately for each URL', () => {
    const storage = storageWith();
    createResumePoints(storage).keep('/media/a.mp3', 42.7);
    createResumePoints(storage).keep('/media/b.mp3', 10);
    expect(createResumePoints(storage).find('/media/a.mp3')).toBe(42);
    expect(createResumePoints(storage).find('/media/b.mp3')).toBe(10);
    expect(createResumePoints(storage).find('/media/c.mp3')).toBe(0);
  });

  it('is removed after playback to the end', () => {
    const points = createResumePoints(storageWith());
    points.keep('/media/a.mp3', 42);
    points.forget('/media/a.mp3');
    expect(points.find('/media/a.mp3')).toBe(0);
  });

  it('is removed when playback returns to the start', () => {
    const points = createResumePoints(storageWith());
    points.keep('/media/a.mp3', 16);
    points.keep('/media/a.mp3', 0.4);
    expect(points.find('/media/a.mp3')).toBe(0);
  });

  it('is kept for the last two hundred files', () => {
    const points = createResumePoints(storageWith());
    for (let n = 0; n < 250; n += 1) points.keep(`/media/${n}.mp3`, 30);
    expect(points.find('/media/49.mp3')).toBe(0);
    expect(points.find('/media/50.mp3')).toBe(30);
  });

  it.each(['not json', '{"a":1}', '[["x"],["y","z"],[1,2]]', 'null'])(
    'replaces invalid data: %s',
    (garbage) => {
      const points = createResumePoints(storageWith(garbage));
      expect(points.find('x')).toBe(0);
      points.keep('x', 9);
      expect(points.find('x')).toBe(9);
    },
  );

  it('is ignored if storage is blocked', () => {
    expect(() => createResumePoints(BLOCKED_STORAGE).keep('x', 9)).not.toThrow();
    expect(createResumePoints(BLOCKED_STORAGE).find('x')).toBe(0);
  });
});

describe('a position', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [185, '3:05'],
    [3_729, '1:02:09'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-1, '0:00'],
  ])('of %s seconds reads %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
