import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { CALLS } from '@laneway/contract/calls';
import { BODY_LIMITS } from '@laneway/contract/limits';
import { refusal } from '@laneway/domain/refusal';
import { MINUTE_MS } from '@laneway/domain/timing';
import fastify, {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import { createSendCached } from './platform/http/cached-response.ts';
import type { AnyHandlers } from './platform/http/calls.ts';
import { createSessionJar } from './platform/http/cookies.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createRunOnce, createTransact } from './platform/http/idempotency.ts';
import { readJsonBodies } from './platform/http/json-bodies.ts';
import { createOriginCheck } from './platform/http/origin-check.ts';
import { internalRefusal, refusalOfError, sendProblem } from './platform/http/problems.ts';
import { createProxyWarning } from './platform/http/proxy-warning.ts';
import { createRateLimits } from './platform/http/rate-limiter.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import type { CheckReply } from './platform/http/reply-check.ts';
import type { ResponseCache } from './platform/http/response-cache.ts';
import {
  contentSecurityPolicy,
  originOf,
  type SecurityOptions,
  securityHeaders,
  workerPolicy,
} from './platform/http/security-headers.ts';
import { UNREAD_LIMITS, type UnreadLimits } from './platform/http/unread-responses.ts';
import { compileValidator } from './platform/http/validation.ts';
import { createFindViewer } from './platform/http/viewer.ts';
import { createMapArchive } from './platform/pmtiles/map-archive.ts';
import { isMapFile, serveMapFile } from './platform/pmtiles/map-file.ts';
import { serveMapTiles } from './platform/pmtiles/map-tiles.ts';
import { createMetrics, type Dependencies, type Metrics } from './platform/process/metrics.ts';
import type { SliceManifest } from './platform/slice.ts';
import { ASSETS_PATH, serveWeb } from './platform/web-pages/serve-web.ts';
import { serveTitleFace } from './platform/web-pages/title-face.ts';
import { findInitialData } from './slices/catalogue/initial-data.ts';
import { createVisitorResponses } from './slices/catalogue/visitor-responses.ts';
import { clientConfig } from './slices/platform/client-config.ts';
import { shareImagePath } from './slices/sharing/share-image.ts';
import { createSlices, type SliceDeps } from './slices.ts';

export type AppDeps = Omit<
  SliceDeps,
  'config' | 'jar' | 'limits' | 'metrics' | 'forVisitors' | 'mapArchive'
> & {
  readonly config: SliceDeps['config'] & Pick<Config, 'trustedProxies' | 's3'>;
  readonly responseCache: ResponseCache;
  /** The built web app; null serves the API alone. */
  readonly webRoot: string | null;
  readonly checkReply: CheckReply | null;
  /** The event loop delay above which requests are refused; 0 disables this, for tests on a busy machine. */
  readonly maxEventLoopDelayMs?: number;
  /** Tests use smaller limits. */
  readonly unreadLimits?: UnreadLimits;
  /** The time limit for request bodies other than uploads; tests shorten it. */
  readonly bodyTimeoutMs?: number;
};

export type App = {
  readonly app: FastifyInstance;
  /** The slices, for their jobs and schedules. */
  readonly slices: readonly SliceManifest[];
  readonly metrics: Metrics;
};

const FORM = 'application/x-www-form-urlencoded';
/** Beyond this, accepting more work only makes everyone wait longer. */
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const BUSY = refusal('unavailable', 'We’re very busy right now. Please try again in a moment.');
const NOT_FOUND = refusal('not_found', 'Page not found');
/** The app's page is missing, for example while a new version is deployed. */
const NO_APP = refusal('unavailable', 'We’ll be back in a moment. Please try again.');

/** Builds the application, which isn't listening yet, from its dependencies. It reads no environment variables. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, responseCache, log, clock, sessionSecret: secret } = deps;
  const { publicUrl } = config;
  const unread = deps.unreadLimits ?? UNREAD_LIMITS;
  const jar = createSessionJar(publicUrl);
  const metrics = createMetrics({ db, responseCache, dependencies: dependenciesOf(deps) });
  const limits = createRateLimits({ db, clock, secret, onRefused: metrics.countRateLimited });
  const forVisitors = createVisitorResponses({ db, responseCache });
  const mapArchive = isMapFile(config.tiles.url) ? createMapArchive(config.tiles.url) : null;
  const slices = createSlices({ ...deps, jar, limits, metrics, forVisitors, mapArchive });
  metrics.addGauges(slices.flatMap(({ gauges }) => gauges ?? []));
  const tileOrigin = originOf(config.tiles.url);
  const security: SecurityOptions = {
    publicUrl,
    tileOrigins: tileOrigin === null ? [] : [tileOrigin],
    // Media are redirected there, and a policy also applies to the target of a redirect.
    mediaOrigins: config.s3 === null ? [] : [new URL(config.s3.endpoint).origin],
  };
  const headers = securityHeaders(security);
  const sendCached = createSendCached(headers);

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request would set up the whole redaction each time, only to add a number.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    // This applies to unknown URLs; each call has its own limit.
    bodyLimit: BODY_LIMITS.usual,
    routerOptions: { maxParamLength: 2_048 },
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    serverFactory: (next) =>
      createHttpServer(next, {
        responseCache,
        metrics,
        sendCached,
        headers,
        unread,
        log,
        isDraining: deps.isDraining,
        bodyTimeoutMs: deps.bodyTimeoutMs,
      }),
    // A proxy may still send something over a connection that is being closed.
    return503OnClosing: false,
    // URLs that the router can't parse fail before any hook runs.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(
        reply.headers(headers).header('x-request-id', request.id),
        refusalOfError(error) ?? internalRefusal(),
      ),
  });

  app.setValidatorCompiler(compileValidator);
  readJsonBodies(app);
  // Bodies are JSON. Plain text is what a form on another site can send without a preflight request.
  app.removeContentTypeParser('text/plain');
  // The buttons on our own pages are forms without fields.
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    body === '' ? done(null) : done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM)),
  );
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onRequest', createProxyWarning(config, log));
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.countResponse({ route, method, status, call: config?.call, seconds: ms / 1_000 });
    const facts = { requestId: request.id, method, route, status, ms: Math.round(ms) };
    request.log[logLevelOf(status)](facts, 'answered');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const caused = refusalOfError(error);
    if (caused === null)
      request.log.error({ requestId: request.id, err: error, req: request }, 'failed');
    return sendProblem(reply, caused ?? internalRefusal());
  });
  app.setNotFoundHandler((request, reply) => {
    const isApp = deps.webRoot !== null && request.url.replace(/\?.*/, '') === '/';
    return sendProblem(reply, isApp && request.method === 'GET' ? NO_APP : NOT_FOUND);
  });

  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: deps.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
    // A health check must not mistake a busy server for a dead one. An app that misses one of its own files can't ask
    // for it again, and sending it is hardly more work than refusing it.
    pressureHandler: ({ url }, reply) => {
      if (!isForOperator(url) && !url.startsWith(ASSETS_PATH)) void sendProblem(reply, BUSY);
    },
  });

  const minute = setInterval(() => metrics.endMinute(clock()), MINUTE_MS);
  minute.unref();
  app.addHook('preClose', async () => {
    clearInterval(minute);
    for (const { close } of slices) close?.();
  });

  registerCalls(app, handlersOf(slices), {
    findViewer: createFindViewer({ db, clock, secret, cookies: jar.names }),
    checkOrigin: createOriginCheck(publicUrl),
    limits,
    runOnce: createRunOnce({
      db,
      clock,
      secret,
      replyReaders: Object.assign({}, ...slices.map(({ replyReaders }) => replyReaders)),
    }),
    transact: createTransact(db),
    sendCached,
    checkReply: deps.checkReply,
  });

  if (mapArchive !== null) {
    serveMapFile(app, config.tiles.url);
    serveMapTiles(app, mapArchive);
  }
  if (deps.webRoot !== null) {
    await serveTitleFace(app, deps.webRoot);
    await serveWeb(app, {
      root: deps.webRoot,
      publicUrl,
      workerPolicy: workerPolicy(security),
      policyWith: (inline) => contentSecurityPolicy(security, inline),
      config: clientConfig(deps),
      jar,
      log,
      shareImageOf: shareImagePath,
      findInitialData: (link) => findInitialData(forVisitors, link),
    });
  }
  return { app, slices, metrics };
}

function dependenciesOf({ db, blobs, mailer, scanner, payments }: AppDeps): Dependencies {
  return {
    database: db.outage.downSince,
    media_store: blobs.downSince,
    mail: mailer.downSince,
    scanner: scanner?.downSince,
    payments: payments.downSince,
  };
}

/** The handlers of all slices. Throws if two slices handle the same call. */
function handlersOf(slices: readonly SliceManifest[]): AnyHandlers {
  const entries = slices.flatMap(({ handlers }) => Object.entries(handlers ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`calls with two handlers: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}

function isForOperator(url: string): boolean {
  const paths: readonly string[] = [
    CALLS.checkAlive.path,
    CALLS.checkReady.path,
    CALLS.getMetrics.path,
  ];
  return paths.includes(url);
}

/**
 * Successful requests are counted by the metrics; only failures are logged. An outage is logged by what notices it, not by
 * each request that it stops.
 */
function logLevelOf(status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return status === 503 ? 'debug' : 'warn';
  return status >= 400 ? 'info' : 'debug';
}
