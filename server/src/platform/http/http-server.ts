import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Logger } from '../process/logging.ts';
import type { Metrics } from '../process/metrics.ts';
import { BODY_TIMEOUT_MS, startBodyTimeout } from './body-timeout.ts';
import type { SendCached } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';
import { handleSequentially, limitUnreadResponses, type UnreadLimits } from './unread-responses.ts';

export type HttpServerOptions = {
  readonly responseCache: ResponseCache;
  readonly metrics: Metrics;
  readonly sendCached: SendCached;
  readonly headers: Readonly<Record<string, string>>;
  readonly unread: UnreadLimits;
  readonly log: Pick<Logger, 'info'>;
  readonly isDraining: () => boolean;
  /** How long the body of a request may take to arrive. Uploads cancel this timeout. */
  readonly bodyTimeoutMs?: number | undefined;
};

/** A cookie may be a session, and a logged-in user's responses are their own. */
export function isCacheable(request: IncomingMessage): boolean {
  return request.method === 'GET' && request.headers.cookie === undefined;
}

/**
 * The HTTP server. A cached response is sent here, before any routing; everything else goes to the application, which
 * makes the same response with the same headers.
 */
export function createHttpServer(
  next: RequestListener,
  {
    responseCache,
    metrics,
    sendCached,
    headers,
    unread,
    log,
    isDraining,
    bodyTimeoutMs = BODY_TIMEOUT_MS,
  }: HttpServerOptions,
): Server {
  const answerAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isCacheable(request)) return false;
    const answer = responseCache.find(request.url ?? '');
    if (answer === undefined) return false;
    sendCached(request, response, answer);
    metrics.countCacheHit();
    return true;
  };

  const options = {
    // Contact messages are in the query, where each character may take twelve bytes.
    maxHeaderSize: 65_536,
    // An upload over a slow line takes hours. All other bodies have the timeout below.
    requestTimeout: 0,
    headersTimeout: 60_000,
    optimizeEmptyRequests: true,
  };
  const handle: RequestListener = (request, response) => {
    // The next request then opens a new connection, which a load balancer gives to another process.
    if (isDraining()) response.shouldKeepAlive = false;
    startBodyTimeout(request, response, bodyTimeoutMs);
    if (hasTwoHosts(request)) refuseTwoHosts(response, headers);
    else if (!answerAtOnce(request, response)) next(request, response);
  };
  const server = createServer(options, handleSequentially(handle));
  limitUnreadResponses(server, unread, (facts) =>
    log.info(facts, 'disconnected a client that does not read'),
  );
  return server;
}

/** A proxy may route by one Host header while we read the other, and node:http silently takes the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

const TWO_HOSTS = JSON.stringify({
  type: 'about:blank',
  status: 400,
  title: 'Bad Request',
  detail: 'Send one Host header.',
  code: 'invalid_input',
});

function refuseTwoHosts(response: ServerResponse, common: HttpServerOptions['headers']): void {
  const own = { 'content-type': 'application/problem+json; charset=utf-8', connection: 'close' };
  response.writeHead(400, { ...common, ...own }).end(TWO_HOSTS);
}
