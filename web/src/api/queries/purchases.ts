import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { GUIDES } from './guides.ts';
import { OWNED_GUIDES } from './owned-guides.ts';
import { PLACES } from './places.ts';

/** Requests a guide: it is owned at once, or the reply names a page to pay on. */
export function usePurchase() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (guideId: number) => call('purchase', { query: { guide_id: guideId } }),
    onSuccess: (reply) => {
      if ('status' in reply) reloadAfterPurchase(queries, reply.guide_id);
    },
  });
}

/** Drops data cached before the user owned the guide, and refetches their guides. */
export function reloadAfterPurchase(queries: QueryClient, guideId: number): void {
  // Until now they were refused, and an old refusal must not show while they are refetched.
  void queries.resetQueries({ queryKey: [PLACES, guideId] });
  void queries.invalidateQueries({ queryKey: [GUIDES] });
  void queries.invalidateQueries({ queryKey: [OWNED_GUIDES], refetchType: 'all' });
}
