import type { ReplyOf } from '@laneway/contract/call-types';
import { CALLS, type CallName } from '@laneway/contract/calls';
import { statusOf } from '@laneway/contract/problem-status';
import type { RefusalCode } from '@laneway/domain/refusal';

export type SentRequest = {
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; null if there is none. */
  readonly body: unknown;
};

type Reply<N extends CallName> = ReplyOf<N> | Response;

/** The server's replies, by call. A function that throws simulates a failed connection. */
export type Replies = {
  readonly [N in CallName]?: (request: SentRequest) => Reply<N> | Promise<Reply<N>>;
};

/** Replies to requests in place of a server. A request that the test didn't expect gets a 500, and is listed. */
export class FakeServer {
  readonly unexpected: string[] = [];
  replies: Replies;

  constructor(replies: Replies) {
    this.replies = replies;
  }

  readonly fetch = async (address: string, request: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://laneway.example');
    const name = callNameOf(request.method ?? 'GET', pathname);
    const reply = name === undefined ? undefined : this.replies[name];
    if (reply === undefined) {
      this.unexpected.push(`${request.method} ${address}`);
      return new Response(null, { status: 500 });
    }
    const sent = {
      query: Object.fromEntries(searchParams),
      body: typeof request.body === 'string' ? JSON.parse(request.body) : null,
    };
    const value: unknown = await reply(sent);
    if (value instanceof Response) return value;
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
}

/** A refusal in the format of the server. */
export function refusal(code: RefusalCode, detail = ''): Response {
  const status = statusOf(code);
  return new Response(JSON.stringify({ status, title: 'Refused', code, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A failure of the server itself, without an explanation. */
export const serverError = (): Response => new Response(null, { status: 500 });

export function connectionLost(): never {
  throw new TypeError('Failed to fetch');
}

/** A reply that is sent when the test calls `release`. */
export function heldReply<T>(): {
  readonly reply: Promise<T>;
  readonly release: (value: T) => void;
} {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { reply: promise, release: resolve };
}

function callNameOf(method: string, pathname: string): CallName | undefined {
  const names = Object.keys(CALLS) as CallName[];
  return names.find((name) => {
    const call = CALLS[name];
    const pattern = call.path.replace(/\{\w+\}/g, '[^/]+');
    return call.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
}
