import type { CallName } from '@laneway/contract/calls';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { type AnyInput, findOfflineResponse, type OfflineResponse } from './offline-responses.ts';
import { notifyOwnedGuides } from './owned-guides.ts';
import { accountOf } from './session-account.ts';
import { offlineDatabase } from './store/offline-database.ts';

/** With a connection that barely works, nobody should look at an empty page while all of it is on their phone. */
const TIMEOUT_MS = 4_000;

/** A call without its types, which are the same on the way in and out. */
export type AnyCall = (name: CallName, input?: AnyInput) => Promise<unknown>;

export type FallbackSources = {
  /** To the server. */
  readonly call: AnyCall;
  readonly session: () => SessionState;
};

/**
 * Asks the server, and what is saved on this device where the server isn't reached, is down or takes too long. A device
 * that says it is offline isn't made to wait for that.
 */
export async function callWithOfflineFallback(
  sources: FallbackSources,
  name: CallName,
  input: AnyInput = {},
): Promise<unknown> {
  const answer = findOfflineResponse(name);
  if (answer === null) return await sources.call(name, input);
  const stored = () => callOffline(sources, answer, input);
  if (!navigator.onLine) {
    const reply = await stored();
    if (reply !== undefined) return reply;
  }
  const server = sources.call(name, input);
  if (!(await isSlowOrUnreachable(server))) return heard(name, await server);
  const reply = await stored();
  if (reply === undefined) return heard(name, await server);
  // Nobody waits for it any more.
  server.catch(() => undefined);
  input.signal?.throwIfAborted();
  return reply;
}

/** A refusal is an answer: what is saved must not contradict it. */
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

/** Undefined if nothing that is saved answers it, also where the browser keeps nothing. */
async function callOffline(
  { session }: FallbackSources,
  answer: OfflineResponse,
  input: AnyInput,
): Promise<unknown> {
  try {
    const account = await accountOf(session());
    if (account === null) return undefined;
    const saved = { account, db: offlineDatabase(account) };
    // The input of this very call.
    const reply = await answer(saved, input as never);
    // Somebody else may have logged in meanwhile.
    return (await accountOf(session())) === account ? reply : undefined;
  } catch {
    return undefined;
  }
}

function heard(name: CallName, reply: unknown): unknown {
  if (name === 'listOwnedGuides' && Array.isArray(reply)) {
    notifyOwnedGuides(reply.map(({ g_id }: { readonly g_id: number }) => g_id));
  }
  return reply;
}
