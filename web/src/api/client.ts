import { addressOf, type Query } from '@laneway/contract/address';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@laneway/contract/call-types';
import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { exchange } from './exchange.ts';
import { ApiProblem } from './failures.ts';

type Nothing = Record<never, never>;

/** A part of a call's input: absent if the call takes none, optional if it may be left out. */
type Takes<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : null extends Value
    ? { readonly [K in Key]?: Value }
    : Nothing extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

/** Calls whose body is a file take it as it is. */
type TakesFile<N extends CallName> = (typeof CALLS)[N] extends { readonly body: 'raw' }
  ? { readonly file: Blob }
  : unknown;

export type CallInput<N extends CallName> = Takes<'params', ParamsOf<N>> &
  Takes<'query', QueryOf<N>> &
  Takes<'body', BodyOf<N>> &
  TakesFile<N> & {
    readonly signal?: AbortSignal | undefined;
    /** For a caller that repeats a call later, and must not repeat what it does. */
    readonly idempotencyKey?: string | undefined;
    /** Gets the headers of the reply: a list that is a plain array has its cursor there. */
    readonly onHeaders?: ((headers: Headers) => void) | undefined;
  };

/**
 * Makes a call of the contract by its name. Resolves with the reply; rejects with an
 * ApiProblem when refused, with a NetworkError when the server was not reached, and with the
 * signal's reason when the caller gave up.
 */
export type CallServer = <N extends CallName>(
  name: N,
  ...input: Nothing extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<ReplyOf<N>>;

export type ClientOptions = {
  /** Where the server is; empty for the page's own origin. */
  readonly base?: string;
  /**
   * Called once when a call is refused with 401 or 403. True means that the session was renewed and
   * the call is worth one more try.
   */
  readonly renewSession: (refused: CallName) => Promise<boolean>;
  /** Long enough for a form sent over a bad connection, short enough not to wait in vain. */
  readonly deadlineMs?: number;
};

type AnyInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly onHeaders?: (headers: Headers) => void;
};

/** The only way from the browser to the server. It shows nothing and stores nothing. */
export function createClient({
  base = '',
  renewSession,
  deadlineMs = 30_000,
}: ClientOptions): CallServer {
  const call = async (name: CallName, input: AnyInput = {}): Promise<unknown> => {
    const address = base + addressOf(name, input);
    // Made once: the retry must carry the same idempotency key.
    const request = requestOf(CALLS[name], input);
    const { signal: caller, onHeaders } = input;
    const send = () => exchange(address, request, { caller, deadlineMs, onHeaders });
    try {
      return await send();
    } catch (error) {
      if (!lacksSession(name, error) || !(await renewSession(name))) throw error;
      return await send();
    }
  };
  // The server validates requests and replies against the contract; here only the types do.
  return call as CallServer;
}

function requestOf(
  { method, idempotent }: Call,
  { body, file, idempotencyKey = newIdempotencyKey() }: AnyInput,
): RequestInit {
  const hasJson = body !== undefined && body !== null;
  return {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json, application/problem+json',
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(file === undefined ? {} : { 'content-type': file.type || 'application/octet-stream' }),
      ...(idempotent ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(hasJson ? { body: JSON.stringify(body) } : {}),
    ...(file === undefined ? {} : { body: file }),
  };
}

/** Not crypto.randomUUID, which browsers don't offer to pages served over plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function lacksSession(name: CallName, error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    (error.status === 401 || error.status === 403) &&
    (CALLS[name] as Call).neverRetried !== true
  );
}
