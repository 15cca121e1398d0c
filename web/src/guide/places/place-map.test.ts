// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEmptyMapLog } from './place-map.tsx';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  warn.mockClear();
});

const BOUNDS = { south: -37.9, west: 144.9, north: -37.8, east: 145 };
const POINT = { lat: -37.8, lng: 144.9 };

it.each([
  ['neither a place nor the visitor', null, null, 1],
  ['a place only', BOUNDS, null, 0],
  ['the visitor only', null, POINT, 0],
])('logs once if there is nothing to show: %s', (_what, content, visitor, times) => {
  const { rerender } = renderHook(() => useEmptyMapLog(content, visitor));
  rerender();
  expect(warn.mock.calls).toEqual(
    Array.from({ length: times }, () => ['No current place or user location selected']),
  );
});
