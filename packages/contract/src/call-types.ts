import type { CallName } from './calls.ts';
import type { ReplyValue } from './endpoint-schema.ts';
import type { ENDPOINTS } from './endpoints.ts';
import type { Static, TSchema } from './json-schema.ts';

/** The types that client and server code use for a call, derived from the endpoints. Types only. */

type Endpoint<N extends CallName> = (typeof ENDPOINTS)[N];

type Part<N extends CallName, Key extends 'params' | 'query' | 'body'> =
  Endpoint<N> extends { readonly [K in Key]: infer S extends TSchema } ? Static<S> : undefined;

/** The path parameters of a call; undefined if it has none. */
export type ParamsOf<N extends CallName> = Part<N, 'params'>;

/** The query of a call; undefined if it has none. */
export type QueryOf<N extends CallName> = Part<N, 'query'>;

/** The body of a call; undefined if it has none, null where it may be left out. */
export type BodyOf<N extends CallName> = Part<N, 'body'>;

type Responses<N extends CallName> = Endpoint<N>['responses'];

type SuccessStatus<N extends CallName> = {
  [S in keyof Responses<N>]: S extends number ? (`${S}` extends `2${string}` ? S : never) : never;
}[keyof Responses<N>];

/** The successful replies of a call: each status with its body, as a handler returns it. */
export type ResponseOf<N extends CallName> = {
  [S in SuccessStatus<N>]: { readonly status: S; readonly body: ReplyValue<Responses<N>[S]> };
}[SuccessStatus<N>];

export type ReplyOf<N extends CallName> = ResponseOf<N>['body'];
