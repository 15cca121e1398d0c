// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeferredRow } from './guide-carousel.tsx';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (request: number) => {
    idle[request - 1] = () => {};
  });
});

afterEach(() => vi.unstubAllGlobals());

const becomeIdle = () =>
  act(() => {
    for (const work of idle) work();
  });

const show = (row: readonly number[]) =>
  renderHook(({ wanted }) => useDeferredRow(wanted), { initialProps: { wanted: row } });

it('shows the first row at once, even if it arrives later than the page', () => {
  const { result, rerender } = show([]);
  expect(result.current).toEqual([]);
  rerender({ wanted: [1, 2] });
  expect(result.current).toEqual([1, 2]);
});

it('shows only the last of several new rows, when the browser is idle', () => {
  const { result, rerender } = show([1]);
  rerender({ wanted: [2] });
  rerender({ wanted: [3] });
  expect(result.current).toEqual([1]);
  becomeIdle();
  expect(result.current).toEqual([3]);
});
