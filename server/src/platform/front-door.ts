import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type CachedResponse, chooseSending, type Sending } from './cached-response.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { ResponseCache } from './response-cache.ts';
import { handleInTurn, limitUnreadResponses, type UnreadLimits } from './unread-responses.ts';

export type FrontDoorOptions = {
  readonly responseCache: ResponseCache;
  readonly metrics: Metrics;
  readonly headers: Readonly<Record<string, string>>;
  readonly unread: UnreadLimits;
  readonly log: Pick<Logger, 'info'>;
};

/** A cookie may be a session, and a logged-in user's responses are their own. */
export function isCacheable(request: IncomingMessage): boolean {
  return request.method === 'GET' && request.headers.cookie === undefined;
}

/** The headers of a cached response, besides those that every response has. */
export function cachedResponseHeaders(answer: CachedResponse): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    etag: answer.etag,
    ...answer.headers,
  };
}

/**
 * The HTTP server. A cached response is sent here, before any routing; everything else goes to the application, which
 * makes the same response with the same headers.
 */
export function openFrontDoor(
  next: RequestListener,
  { responseCache, metrics, headers, unread, log }: FrontDoorOptions,
): Server {
  const common = Object.entries(headers).flat();
  /** node:http writes flat lists of names and values fastest, so each encoding of a response has one, made once. */
  const prepared = new WeakMap<CachedResponse, Map<string, readonly string[]>>();
  const headersOf = (answer: CachedResponse, { encoding, bytes }: Sending): readonly string[] => {
    const forms = prepared.get(answer) ?? new Map<string, readonly string[]>();
    if (forms.size === 0) prepared.set(answer, forms);
    const form = encoding ?? (bytes === null ? 'unchanged' : 'plain');
    const found = forms.get(form);
    if (found !== undefined) return found;
    const own = encoding === null ? [] : ['content-encoding', encoding];
    const length = bytes === null ? [] : ['content-length', String(bytes.length)];
    const made = [
      ...common,
      ...Object.entries(cachedResponseHeaders(answer)).flat(),
      ...own,
      ...length,
    ];
    forms.set(form, made);
    return made;
  };

  const answerAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isCacheable(request)) return false;
    const answer = responseCache.find(request.url ?? '');
    if (answer === undefined) return false;
    const sending = chooseSending(answer, {
      ifNoneMatch: request.headers['if-none-match'],
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    });
    response.writeHead(sending.status, headersOf(answer, sending) as string[]);
    response.end(sending.bytes ?? undefined);
    metrics.countCacheHit();
    return true;
  };

  const options = {
    // Contact messages are in the query, where each character may take twelve bytes.
    maxHeaderSize: 65_536,
    // An upload over a slow line takes hours; only its headers have to come soon.
    requestTimeout: 0,
    headersTimeout: 60_000,
  };
  const handle: RequestListener = (request, response) => {
    if (!answerAtOnce(request, response)) next(request, response);
  };
  const server = createServer(options, handleInTurn(handle));
  limitUnreadResponses(server, unread, (facts) =>
    log.info(facts, 'disconnected a client that does not read'),
  );
  return server;
}
