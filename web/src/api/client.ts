import { addressOf } from '@laneway/contract/address';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@laneway/contract/call-types';
import { type Call, CALLS, type CallName } from '@laneway/contract/calls';
import { CALL_DEADLINE_MS, startDeadline } from './deadline.ts';
import { NetworkError, problemOf } from './failures.ts';
import { readReply } from './reply.ts';

type Nothing = Record<never, never>;

/** A part of a call's input: absent where the call takes none, optional where it may be left out. */
type Takes<Key extends string, Value> = [Value] extends [undefined]
  ? Nothing
  : null extends Value
    ? { readonly [K in Key]?: Value }
    : Nothing extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

export type CallInput<N extends CallName> = Takes<'params', ParamsOf<N>> &
  Takes<'query', QueryOf<N>> &
  Takes<'body', BodyOf<N>> & { readonly signal?: AbortSignal | undefined };

/**
 * Makes a call of the contract by its name. Resolves with what the call answers; rejects with an
 * ApiProblem when refused, a NetworkError when the server was not reached, and the signal's reason
 * when the caller gave up.
 */
export type CallServer = <N extends CallName>(
  name: N,
  ...input: Nothing extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<ReplyOf<N>>;

export type ClientOptions = {
  /** Where the server is; empty for the page's own origin. */
  readonly base?: string;
  /**
   * Asked once when a call is refused for want of a session (401, 403). True means that the session
   * was renewed and the call is worth one more try.
   */
  readonly renewSession: (refused: CallName) => Promise<boolean>;
  readonly deadlineMs?: number;
};

type AnyInput = {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/** Renewing would loop for the first two; the last answers 403 for reasons no session changes. */
const NEVER_RENEWED: ReadonlySet<CallName> = new Set(['login', 'refreshToken', 'changeStatus']);

/** The one way from the browser to the server. It shows nothing and keeps nothing. */
export function createClient({
  base = '',
  renewSession,
  deadlineMs = CALL_DEADLINE_MS,
}: ClientOptions): CallServer {
  return async <N extends CallName>(name: N, input: AnyInput = {}) => {
    const address = base + addressOf(name, input);
    const request = requestOf(name, input.body);
    const attempt = async (isLast: boolean) => {
      const { signal, release } = startDeadline(input.signal, deadlineMs);
      try {
        const response = await fetch(address, { ...request, signal });
        if (!isLast && wantsSession(name, response)) return REFUSED;
        if (!response.ok) throw await problemOf(response);
        return await readReply(response);
      } catch (error) {
      } finally {
        release();
      }
    };
  };
}
