// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someWalk } from '../some-walk.test-data.ts';
import { useHeardPlaces } from './use-heard-places.ts';

it('contains the places heard on this walk, and is the same set until there are more', async () => {
  const walk = someWalk();
  await walk.session.start(null);
  const { result, rerender } = renderHook(() => useHeardPlaces(walk.view()));
  const before = result.current;
  expect([...before]).toEqual([]);
  walk.walk(-20, 0);
  rerender();
  expect(result.current).toBe(before);
  walk.hear(11);
  rerender();
  expect([...result.current]).toEqual([11]);
});
