import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@laneway/contract/call-types';
import type { Access, CALLS, CallName, CallOf, Slice } from '@laneway/contract/calls';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import type { CachedResponse } from './cached-response.ts';

/** Calls that require a session; their handlers always get a viewer. */
type Guarded = Extract<Access, 'signed-in' | 'creator' | 'admin'>;

type ViewerFor<N extends CallName> = (typeof CALLS)[N]['access'] extends Guarded
  ? Actor
  : Actor | null;

/** Calls whose reply is stored in the transaction of their effect. */
type Stored = {
  [N in CallName]: (typeof CALLS)[N] extends { readonly idempotent: 'stored' } ? N : never;
}[CallName];

/** Marks outcomes that came out of `transact`, so that a handler that forgets it does not compile. */
declare const committed: unique symbol;

/**
 * Runs everything a call changes in one transaction, which also stores the reply for its Idempotency-Key. A refusal
 * rolls it back. Do anything that waits for something other than the database before it.
 */
export type Transact<Answer> = (
  work: (tx: Transaction) => Promise<OutcomeWith<Answer>>,
) => Promise<Committed<Answer>>;

type Committed<Answer> = OutcomeWith<Answer> & { readonly [committed]: true };

export type CallContext<N extends CallName> = {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly viewer: ViewerFor<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (N extends Stored ? { readonly transact: Transact<ResponseOf<N>> } : unknown);

type Headers = { readonly headers?: Readonly<Record<string, string>> };

type Refused = {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly current?: unknown;
};

type OutcomeWith<Answer> =
  | ({ readonly kind: 'answer' } & Answer & Headers)
  | { readonly kind: 'ready'; readonly answer: CachedResponse }
  | Refused
  /** The handler has sent the reply itself, such as a stream or a page. */
  | { readonly kind: 'sent' };

export type Outcome<N extends CallName> = OutcomeWith<ResponseOf<N>>;

export type Handler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<N extends Stored ? Committed<ResponseOf<N>> | Refused : Outcome<N>>;

/** A handler and its outcome where it no longer matters which call it is. */
type AnyAnswer = { readonly status: number; readonly body: unknown };
export type AnyOutcome = OutcomeWith<AnyAnswer>;
export type AnyTransact = Transact<AnyAnswer>;
export type AnyHandler = (context: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Actor | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly transact: AnyTransact;
}) => Promise<AnyOutcome>;

/** All handlers of a slice: a missing one does not compile. */
export type HandlersOf<S extends Slice> = { readonly [N in CallOf<S>]: Handler<N> };

export type AnyHandlers = { readonly [N in CallName]?: Handler<N> };

export function answer<N extends CallName>(
  value: ResponseOf<N>,
  headers?: Headers['headers'],
): Outcome<N> {
  return { kind: 'answer', ...value, ...(headers === undefined ? {} : { headers }) };
}

/** The reply to an operation: its value with this status, or its refusal. */
export function respond<S extends number, T>(
  status: S,
  result: Result<T, Refusal & { readonly current?: unknown }>,
  headers?: Headers['headers'],
) {
  if (!result.ok) return refused(result.error, result.error.current);
  const answered = { kind: 'answer', status, body: result.value } as const;
  return headers === undefined ? answered : { ...answered, headers };
}

/** Like `respond`, for a body that isn't the value itself. `present` makes the body and may set cookies. */
export function respondWith<S extends number, T, B>(
  status: S,
  result: Result<T, Refusal>,
  present: (value: T) => B,
  headers?: Headers['headers'],
) {
  return respond(status, result.ok ? ok(present(result.value)) : result, headers);
}

export function refused(refusal: Refusal, current?: unknown): Refused {
  return { kind: 'refused', refusal, ...(current === undefined ? {} : { current }) };
}
