import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** What the server's settings are kept under. */
export const CONFIG = 'config';

function clientConfig(call: CallServer) {
  return queryOptions({
    queryKey: [CONFIG],
    queryFn: ({ signal }) => call('getConfig', { signal }),
    // It changes only when the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How the server is run, as far as the client has to know. */
export function useClientConfig() {
  return useQuery(clientConfig(useCall()));
}
