import { addressOf, type Query } from '@laneway/contract/address';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@laneway/contract/call-types';
import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { ApiProblem, NetworkError, problemOf } from './failures.ts';

type Nothing = Record<never, never>;

/** A part of a call's input: absent if the call has none, optional if it may be left out. */
type Takes<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : null extends Value
    ? { readonly [K in Key]?: Value }
    : Nothing extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

/** Calls whose body is a file accept it as it is. */
type TakesFile<N extends CallName> = (typeof CALLS)[N] extends { readonly body: 'raw' }
  ? { readonly file: Blob }
  : unknown;

export type CallInput<N extends CallName> = Takes<'params', ParamsOf<N>> &
  Takes<'query', QueryOf<N>> &
  Takes<'body', BodyOf<N>> &
  TakesFile<N> & {
    readonly signal?: AbortSignal | undefined;
    /** For a caller that may repeat a call later without repeating its effect. */
    readonly idempotencyKey?: string | undefined;
    /** Called with the headers of the reply, which contain the cursor of a list that is a plain array. */
    readonly onHeaders?: ((headers: Headers) => void) | undefined;
  };

/**
 * Makes a call of the contract by its name. Resolves with the reply; rejects with an ApiProblem when refused, with a
 * NetworkError when the server was not reached, and with the signal's reason when the caller gave up.
 */
export type CallServer = <N extends CallName>(
  name: N,
  ...input: Nothing extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<ReplyOf<N>>;

export type ClientOptions = {
  /** The server's URL; empty for the page's own origin. */
  readonly base?: string;
  /**
   * Called once when a call is refused with 401 or 403. True means that the session was renewed and the call is
   * retried. Rejects if that is unknown, because the server couldn't be reached.
   */
  readonly renewSession: (refused: CallName) => Promise<boolean>;
  /** Long enough for a form over a bad connection. */
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

/** Makes the calls of the contract. It shows nothing and stores nothing. */
export function createClient({
  base = '',
  renewSession,
  deadlineMs = 30_000,
}: ClientOptions): CallServer {
  const call = async (name: CallName, input: AnyInput = {}): Promise<unknown> => {
    if (!(name in CALLS)) await import('./member-calls.ts');
    const address = base + addressOf(name, input);
    // The retry must have the same idempotency key, so the request is built once.
    const request = requestOf(CALLS[name], input);
    const { signal: caller, onHeaders } = input;
    const send = () => exchange(address, request, { caller, deadlineMs, onHeaders });
    try {
      return await send();
    } catch (error) {
      if (!lacksSession(name, error) || !(await renew(name, error))) throw error;
      return await send();
    }
  };
  const renew = async (name: CallName, refusal: ApiProblem): Promise<boolean> => {
    try {
      return await renewSession(name);
    } catch (error) {
      // A logged-in user isn't told to log in because of a lost connection; other refusals are reported as they are.
      throw refusal.code === 'not_signed_in' ? error : refusal;
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

function lacksSession(name: CallName, error: unknown): error is ApiProblem {
  return (
    error instanceof ApiProblem &&
    (error.status === 401 || error.status === 403) &&
    (CALLS[name] as Call).neverRetried !== true
  );
}

type ExchangeLimits = {
  /** Aborted when the caller gives up. */
  readonly caller: AbortSignal | undefined;
  readonly deadlineMs: number;
  /** Called with the headers of a successful reply. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
};

/** One request and its complete reply. Every failure becomes one of the client's errors. */
async function exchange(
  address: string,
  request: RequestInit,
  { caller, deadlineMs, onHeaders }: ExchangeLimits,
): Promise<unknown> {
  const { signal, release } = startDeadline(caller, deadlineMs);
  try {
    const response = await fetch(address, { ...request, signal });
    if (!response.ok) throw await problemOf(response);
    const reply = await readReply(response);
    onHeaders?.(response.headers);
    return reply;
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    if (caller?.aborted) throw caller.reason;
    throw new NetworkError(error);
  } finally {
    release();
  }
}

/** The value, text or bytes of a successful reply, by its content type. */
async function readReply(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return undefined;
  if (type.includes('json')) return await response.json();
  // No call replies with a page. This is the login page of a Wi-Fi network.
  if (type.startsWith('text/html')) throw new TypeError('A page came in place of the reply');
  if (type.startsWith('text/')) return await response.text();
  return new Uint8Array(await response.arrayBuffer());
}

type Deadline = {
  /** Aborts with the caller's reason when the caller gives up, with a TimeoutError when time is up. */
  readonly signal: AbortSignal;
  readonly release: () => void;
};

/** Limits the time of an attempt, which the caller can also abort. */
function startDeadline(caller: AbortSignal | undefined, ms: number): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    ms,
  );
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
