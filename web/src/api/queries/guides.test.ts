import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../failures.ts';
import { featuredGuides } from './guides.ts';

it('logs why the featured guides failed to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new NetworkError();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = queries.fetchQuery(featuredGuides(() => Promise.reject(failure), [2, 8]));
  await expect(asked).rejects.toBe(failure);
  expect(warn).toHaveBeenCalledWith('Failed to fetch featured guides.', failure);
  warn.mockRestore();
});
