// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProgressiveRender } from './use-progressive-render.ts';

const row = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

function fill(ids: readonly number[], frontId: number | null) {
  const seen: number[][] = [];
  const hook = renderHook(
    (props: { ids: readonly number[]; frontId: number | null }) => {
      const drawn = useProgressiveRender(props.ids, props.frontId);
      seen.push([...drawn]);
      return drawn;
    },
    { initialProps: { ids, frontId } },
  );
  return { ...hook, seen };
}

it('the first row is rendered at once, as on the server', () => {
  expect(fill(row(0, 60), null).result.current.size).toBe(60);
});

it('another row is rendered around its front first, also across the end, and then completely', async () => {
  const { rerender, result, seen } = fill([1], 1);
  seen.length = 0;
  rerender({ ids: row(100, 60), frontId: 100 });
  expect(seen[0]).toEqual([...row(100, 3), ...row(158, 2)]);
  await waitFor(() => expect(result.current.size).toBe(60));
  // Only a few are added at a time.
  const sizes = seen.map(({ length }) => length);
  const steps = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(3);
});

it('rendered items stay rendered when the front moves', async () => {
  const { rerender, result, seen } = fill([1], 1);
  rerender({ ids: row(100, 12), frontId: 100 });
  await waitFor(() => expect(result.current.size).toBe(12));
  seen.length = 0;
  rerender({ ids: row(100, 12), frontId: 106 });
  rerender({ ids: row(103, 12), frontId: 106 });
  expect(seen[0]).toHaveLength(12);
  expect(seen.at(-1)).toEqual(expect.arrayContaining(row(103, 9)));
});
