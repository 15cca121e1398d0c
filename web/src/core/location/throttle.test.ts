import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a throttle of two seconds', () => {
  it('delivers the first value at once', () => {
    const deliver = vi.fn();
    throttle(2000, deliver).push(1);
    expect(deliver.mock.calls).toEqual([[1]]);
  });

  it('then delivers only the newest value of each interval', () => {
    const deliver = vi.fn();
    const { push } = throttle<number>(2000, deliver);
    for (let second = 0; second <= 10; second++) {
      push(second);
      vi.advanceTimersByTime(1000);
    }
    expect(deliver.mock.calls.flat()).toEqual([0, 1, 3, 5, 7, 9]);
    vi.advanceTimersByTime(2000);
    expect(deliver.mock.calls.flat()).toEqual([0, 1, 3, 5, 7, 9, 10]);
  });

  it('delivers at once again after a quiet time', () => {
    const deliver = vi.fn();
    const { push } = throttle<number>(2000, deliver);
    push(1);
    vi.advanceTimersByTime(5000);
    push(2);
    expect(deliver.mock.calls.flat()).toEqual([1, 2]);
  });

  it('drops the pending value when it is cancelled', () => {
    const deliver = vi.fn();
    const { push, cancel } = throttle<number>(2000, deliver);
    push(1);
    push(2);
    cancel();
    vi.advanceTimersByTime(5000);
    expect(deliver.mock.calls.flat()).toEqual([1]);
  });
});
