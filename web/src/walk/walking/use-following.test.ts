// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TileSource } from '../../map/base/tile-source.ts';
import { useFollowing } from './use-following.ts';

const SERVER: TileSource = { url: '/tiles/{z}/{x}/{y}.png', attribution: '' };

it.each<[what: string, tiles: TileSource | null | undefined, isFollowing: boolean]>([
  ['is drawn on the phone', null, true],
  ['asks a server for tiles', SERVER, false],
  ['isn’t known yet', undefined, false],
])('follows by default only on a map drawn on the phone: one that %s', (_, tiles, isFollowing) => {
  const { result } = renderHook(() => useFollowing(tiles));
  expect(result.current[0]).toBe(isFollowing);
  act(() => result.current[1](!isFollowing));
  expect(result.current[0]).toBe(!isFollowing);
});
