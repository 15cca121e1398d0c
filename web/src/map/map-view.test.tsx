// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePlayerSpace } from './map-view.tsx';

afterEach(() => document.documentElement.removeAttribute('style'));

it('is the height of the mini player while it is shown', async () => {
  const { result } = renderHook(usePlayerSpace);
  expect(result.current).toBe(0);
  document.documentElement.style.setProperty('--player-space', '72px');
  await waitFor(() => expect(result.current).toBe(72));
  document.documentElement.style.setProperty('--player-space', '0px');
  await waitFor(() => expect(result.current).toBe(0));
});
