import type { ReplyOf } from '@laneway/contract/call-types';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** Cache key of the server's settings. */
export const CONFIG = 'config';

function clientConfig(call: CallServer) {
  return queryOptions({
    queryKey: [CONFIG],
    queryFn: ({ signal }) => call('getConfig', { signal }),
    // The settings change only when the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** For settings that came with the page. */
export function primeConfig(client: QueryClient, config: ReplyOf<'getConfig'>): void {
  client.setQueryData([CONFIG], config);
}

/** The server's settings that the client needs. */
export function useClientConfig() {
  return useQuery(clientConfig(useCall()));
}
