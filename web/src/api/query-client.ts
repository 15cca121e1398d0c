import { QueryClient } from '@tanstack/react-query';
import { ApiProblem, NetworkError } from './failures.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 60_000;

/**
 * Only temporary failures are retried; a refusal is final. Requests that fail while the browser is offline are repeated
 * when it is back online.
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
        // A phone's reported offline state is often wrong, and waiting for it to end would show nothing at all.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
