import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

function clientConfig(call: CallServer) {
  return queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => call('getConfig', { signal }),
    // It changes only when the server is started anew.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How the server is run, as far as the client has to know. */
export function useClientConfig() {
  return useQuery(clientConfig(useCall()));
}
