// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TileSource } from '../../map/base/tile-source.ts';
import { someWalk } from '../some-walk.test-data.ts';
import { isFollowing, useFollowChoice } from './use-following.ts';

const SERVER: TileSource = { url: '/tiles/{z}/{x}/{y}.png', attribution: '' };

it.each<[what: string, tiles: TileSource | null | undefined, follows: boolean]>([
  ['is drawn on the phone', null, true],
  ['asks a server for tiles', SERVER, false],
  ['isn’t known yet', undefined, false],
])('follows by default only on a map drawn on the phone: one that %s', (_, tiles, follows) => {
  expect(isFollowing(null, tiles)).toBe(follows);
  expect(isFollowing(!follows, tiles)).toBe(!follows);
});

it('keeps the choice for the walk while another page is open', () => {
  const { session } = someWalk();
  const first = renderHook(() => useFollowChoice(session));
  expect(first.result.current[0]).toBeNull();
  act(() => first.result.current[1](true));
  expect(first.result.current[0]).toBe(true);
  first.unmount();
  expect(renderHook(() => useFollowChoice(session)).result.current[0]).toBe(true);
  expect(renderHook(() => useFollowChoice(someWalk().session)).result.current[0]).toBeNull();
});
