// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { EmblaCarouselType as Embla } from 'embla-carousel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFrozenOrder } from './use-frozen-order.ts';

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

function show(selected: number, ...ids: number[]) {
  const listeners = new Map<string, () => void>();
  const reInit = vi.fn<Embla['reInit']>();
  const fake: Partial<Embla> = { reInit, selectedScrollSnap: () => selected };
  const embla = Object.assign(fake, {
    on: (event: string, listener: () => void) => {
      listeners.set(event, listener);
      return embla;
    },
    off: () => embla,
  }) as Embla;
  const itemsOf = (row: readonly number[]) => row.map((id) => ({ id }));
  const { result, rerender } = renderHook(({ items }) => useFrozenOrder(embla, items), {
    initialProps: { items: itemsOf(ids) },
  });
  return {
    reInit,
    row: () => result.current.map(({ id }) => id),
    change: (...row: number[]) => rerender({ items: itemsOf(row) }),
    tell: (event: string) => act(() => listeners.get(event)?.()),
  };
}

it('re-measures a changed row when the browser is idle, if the item in front keeps its index', () => {
  const { change, reInit, row } = show(1, 1, 2, 3);
  change(1, 2, 4, 5);
  expect(row()).toEqual([1, 2, 4, 5]);
  expect(reInit).not.toHaveBeenCalled();
  becomeIdle();
  expect(reInit).toHaveBeenCalledExactlyOnceWith({ startIndex: 1 });
});

it('re-measures a changed row before it is painted, if the index of the item in front changes', () => {
  const { change, reInit } = show(1, 1, 2, 3);
  change(2, 3);
  expect(reInit).toHaveBeenCalledExactlyOnceWith({ startIndex: 0 });
  becomeIdle();
  expect(reInit).toHaveBeenCalledTimes(1);
});

it('never re-measures during a touch', () => {
  const { change, reInit, tell } = show(0, 1, 2);
  change(1, 3);
  tell('pointerDown');
  becomeIdle();
  expect(reInit).not.toHaveBeenCalled();
  tell('settle');
  becomeIdle();
  expect(reInit).toHaveBeenCalledExactlyOnceWith({ startIndex: 0 });
});

it.each([
  ['with the same items', [3, 1, 2], [1, 2, 3]],
  ['without removed items', [3, 1], [1, 3]],
  ['with new items last', [9, 3, 8, 1], [1, 3, 9, 8]],
])('items keep their order during a touch: %s', (_, wanted, expected) => {
  const { change, row, tell } = show(0, 1, 2, 3);
  tell('pointerDown');
  change(...wanted);
  expect(row()).toEqual(expected);
  tell('settle');
  expect(row()).toEqual(wanted);
});
