import { onlineManager, type Query, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { deviceRequestOf } from './device-replies.ts';
import { ApiProblem, NetworkError } from './failures.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 60_000;
/** The interval for asking the server again after a reply from this device's storage, while there is a connection. */
const ASK_AGAIN_MS = 30_000;
/** The interval for retrying requests that failed, because nothing reports that the server can be reached again. */
const RECONNECT_MS = 10_000;

/**
 * Only temporary failures are retried; a refusal is final. Requests that fail while the browser is offline are repeated
 * when it is back online.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  return globalThis.navigator?.onLine !== false && mayPass(error) && failures < MAX_RETRIES;
}

/** True for a failure to reach the server, or to get an answer from it now. */
export function mayPass(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiProblem && error.code === 'unavailable')
  );
}

export function createQueryClient(): QueryClient {
  // It would assume a connection, and miss that there is one again after the app was opened without.
  onlineManager.setOnline(globalThis.navigator?.onLine !== false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A phone's reported offline state is often wrong, and waiting for it to end would show nothing at all.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        // The saved data is incomplete, so it is never fresh.
        staleTime: ({ state }) => (isFromDevice(state.data) ? 0 : FRESH_MS),
        refetchInterval: ({ state }) => {
          if (state.data === undefined && mayPass(state.error)) return RECONNECT_MS;
          return isFromDevice(state.data) && navigator.onLine ? ASK_AGAIN_MS : false;
        },
        // Sharing parts with the reply before would lose or keep its mark.
        structuralSharing: (before, after) =>
          isFromDevice(before) || isFromDevice(after) ? after : replaceEqualDeep(before, after),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** After this long, what nobody looks at any more counts no longer; the next page may ask for the same. */
const FORGOTTEN_AFTER_MS = 2_000;

/**
 * Calls the listener with true when the server can't answer what a page needs, and with false once it has answered all
 * of it, or no page needs it any more. Returns a function that unsubscribes.
 */
export function watchOutage(client: QueryClient, onChange: (isOut: boolean) => void): () => void {
  const unanswered = new Set<Query>();
  const mark = (query: Query, isUnanswered: boolean) => {
    const wasOut = unanswered.size > 0;
    unanswered[isUnanswered ? 'add' : 'delete'](query);
    if (wasOut !== unanswered.size > 0) onChange(!wasOut);
  };
  return client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'success') mark(query, false);
      if ('error' in action) {
        const isUnanswered = query.state.data === undefined && mayPass(action.error);
        // What is asked on the way to another page doesn't count anew.
        if (!isUnanswered || query.isActive()) mark(query, isUnanswered);
      }
    }
    if (event.type === 'observerRemoved' && unanswered.has(query)) {
      setTimeout(() => {
        if (!query.isActive()) mark(query, false);
      }, FORGOTTEN_AFTER_MS);
    }
  });
}

function isFromDevice(data: unknown): boolean {
  return deviceRequestOf(data) !== undefined;
}

/** Shows the server's reply to a request that this device has answered meanwhile. */
export function replaceDeviceReply(client: QueryClient, request: string): void {
  void client.invalidateQueries({
    predicate: ({ state }) => deviceRequestOf(state.data) === request,
  });
}
