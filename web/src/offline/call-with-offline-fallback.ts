import type { CallName } from '@laneway/contract/calls';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { type AnyInput, findOfflineResponse, type OfflineResponse } from './offline-responses.ts';
import { notifyOwnedGuides } from './owned-guides.ts';
import { accountOf } from './store/current-store.ts';
import { offlineDatabase } from './store/offline-database.ts';

/** On a bad connection, saved data is better than an empty page. */
const TIMEOUT_MS = 4_000;

/** An untyped call: replies are typed by the contract, whatever their source. */
export type AnyCall = (name: CallName, input?: AnyInput) => Promise<unknown>;

export type FallbackSources = {
  readonly call: AnyCall;
  readonly session: () => SessionState;
};

/**
 * Calls the server, and falls back to saved data if the server is unreachable, down or slow. A device that reports
 * being offline gets saved data at once.
 */
export async function callWithOfflineFallback(
  sources: FallbackSources,
  name: CallName,
  input: AnyInput = {},
): Promise<unknown> {
  const respond = findOfflineResponse(name);
  if (respond === null) return await sources.call(name, input);
  const stored = () => callOffline(sources, respond, input);
  if (!navigator.onLine) {
    const reply = await stored();
    if (reply !== undefined) return reply;
  }
  const server = sources.call(name, input);
  if (!(await isSlowOrUnreachable(server))) return notifyIfOwned(name, await server);
  const reply = await stored();
  if (reply === undefined) return notifyIfOwned(name, await server);
  // Its result isn't used any more.
  server.catch(() => undefined);
  input.signal?.throwIfAborted();
  return reply;
}

/** A refusal is a reply, which saved data must not contradict. */
function isUnreachable(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiProblem && error.code === 'unavailable')
  );
}

async function isSlowOrUnreachable(server: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), TIMEOUT_MS);
  });
  const isFailed = server.then(() => false, isUnreachable);
  return await Promise.race([isFailed, slow]).finally(() => clearTimeout(timer));
}

/** Resolves with undefined if no saved data answer the call, or they can't be read. */
async function callOffline(
  { session }: FallbackSources,
  respond: OfflineResponse,
  input: AnyInput,
): Promise<unknown> {
  try {
    const account = await accountOf(session());
    if (account === null) return undefined;
    const saved = { account, db: offlineDatabase(account) };
    // The input belongs to this call.
    const reply = await respond(saved, input as never);
    // Somebody else may have logged in meanwhile.
    return (await accountOf(session())) === account ? reply : undefined;
  } catch {
    return undefined;
  }
}

function notifyIfOwned(name: CallName, reply: unknown): unknown {
  if (name === 'listOwnedGuides' && Array.isArray(reply)) {
    notifyOwnedGuides(reply.map(({ g_id }: { readonly g_id: number }) => g_id));
  }
  return reply;
}
