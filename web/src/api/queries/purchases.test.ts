import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reloadAfterPurchase } from './purchases.ts';

it('a purchase invalidates the replies that were loaded before it', async () => {
  const queries = new QueryClient();
  const refused = queries.fetchQuery({
    queryKey: ['places', 7],
    queryFn: () => Promise.reject(new Error('You don’t have this guide yet')),
    retry: false,
  });
  await refused.catch(() => undefined);
  for (const key of [
    ['guides', 'one', 7],
    ['guides', 'featured', [7]],
    ['owned guides', 5],
  ]) {
    queries.setQueryData(key, 'as it was');
  }
  queries.setQueryData(['places', 8], 'of another guide');
  queries.setQueryData(['config'], 'the same for all');

  reloadAfterPurchase(queries, 7);

  expect(queries.getQueryState(['places', 7])?.status).toBe('pending');
  expect(queries.getQueryState(['guides', 'one', 7])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['guides', 'featured', [7]])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['owned guides', 5])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['places', 8])?.isInvalidated).toBe(false);
  expect(queries.getQueryState(['config'])?.isInvalidated).toBe(false);
});
