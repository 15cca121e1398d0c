import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@laneway/contract/call-types';
import type { Access, CALLS, CallName, CallOf, Slice } from '@laneway/contract/calls';
import type { Refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyAnswer } from './ready-answer.ts';

/** Calls whose door lets nobody in without a session; their handlers are given the person. */
type Guarded = Extract<Access, 'signed-in' | 'creator' | 'admin'>;

type ViewerFor<N extends CallName> = (typeof CALLS)[N]['access'] extends Guarded
  ? Actor
  : Actor | null;

export type CallContext<N extends CallName> = {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly viewer: ViewerFor<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Headers = { readonly headers?: Readonly<Record<string, string>> };

type OutcomeWith<Answer> =
  | ({ readonly kind: 'answer' } & Answer & Headers)
  | { readonly kind: 'ready'; readonly answer: ReadyAnswer }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly current?: unknown }
  /** The handler has sent the reply itself: a stream, or a page. */
  | { readonly kind: 'sent' };

/** What a handler gives back. */
export type Outcome<N extends CallName> = OutcomeWith<AnswerOf<N>>;

export type Handler<N extends CallName> = (context: CallContext<N>) => Promise<Outcome<N>>;

/** A handler and its outcome where it no longer matters which call it is. */
export type AnyOutcome = OutcomeWith<{ readonly status: number; readonly body: unknown }>;
export type AnyHandler = (context: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Actor | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}) => Promise<AnyOutcome>;

/** The handlers of one slice, all of them: a call without one does not compile. */
export type HandlersOf<S extends Slice> = { readonly [N in CallOf<S>]: Handler<N> };

export type AnyHandlers = { readonly [N in CallName]?: Handler<N> };

export function answer<N extends CallName>(
  value: AnswerOf<N>,
  headers?: Headers['headers'],
): Outcome<N> {
  return { kind: 'answer', ...value, ...(headers === undefined ? {} : { headers }) };
}

export function refused(
  refusal: Refusal,
  current?: unknown,
): Extract<AnyOutcome, { kind: 'refused' }> {
  return { kind: 'refused', refusal, ...(current === undefined ? {} : { current }) };
}
