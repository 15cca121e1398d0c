import { QueryClient } from '@tanstack/react-query';
import { ApiProblem, NetworkError } from './failures.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 60_000;

/**
 * Only temporary failures are retried; a refusal stays one. What fails while the browser says that it is offline is made
 * again when it is back, and nobody has to wait for more failures until then.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (globalThis.navigator?.onLine === false) return false;
  const mayPass =
    error instanceof NetworkError || (error instanceof ApiProblem && error.code === 'unavailable');
  return mayPass && failures < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A phone's idea of being offline is often wrong, and waiting for it would show nothing at all.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
