import type { CallOf, Slice } from './calls.ts';
import { type Static, type TObject, type TSchema, Type } from './json-schema.ts';

/** A reply that is not JSON. */
export type Content<S extends TSchema = TSchema> = {
  readonly contentType: string;
  /** Further types that the request can choose; the reply then names its own. */
  readonly otherContentTypes?: readonly string[];
  readonly schema: S;
};

/** A reply without a body. */
export type Empty = { readonly empty: true };

export type Reply = TSchema | Content | Empty;

export type Header = { readonly description: string; readonly schema: TSchema };

/** The request and the responses of a call. */
export type EndpointSchema = {
  readonly summary: string;
  readonly description?: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Instead of `body` where the raw bytes are read. */
  readonly rawBody?: { readonly contentType: string; readonly description: string };
  readonly headers?: Readonly<Record<string, Header>>;
  /**
   * By status. Besides its successes a call lists only its specific refusals; `problemStatuses` adds those of its
   * access rule and its input.
   */
  readonly responses: { readonly [status: number]: Reply };
  readonly responseHeaders?: Readonly<Record<string, Header>>;
};

/** The endpoints of one slice, exactly one for each call. */
export type EndpointsOf<S extends Slice> = { readonly [N in CallOf<S>]: EndpointSchema };

export const EMPTY: Empty = { empty: true };

export const HTML = { contentType: 'text/html', schema: Type.String() } satisfies Content;

export const BYTES = {
  contentType: 'application/octet-stream',
  schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} satisfies Content;

export const WEBP = { ...BYTES, contentType: 'image/webp' } satisfies Content;

export const JPEG = { ...BYTES, contentType: 'image/jpeg' } satisfies Content;

export function plainText(contentType: `text/${string}`) {
  return { contentType, schema: Type.String() } satisfies Content;
}

export function isEmpty(reply: Reply): reply is Empty {
  return 'empty' in reply;
}

export function isContent(reply: Reply): reply is Content {
  return 'contentType' in reply;
}

/** The type of a reply in client and server code: the value, the text or bytes, or nothing. */
export type ReplyValue<R> = R extends Empty
  ? undefined
  : R extends Content<infer S>
    ? Static<S>
    : R extends TSchema
      ? Static<R>
      : never;
