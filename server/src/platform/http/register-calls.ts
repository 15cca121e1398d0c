import { type Access, CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { type EndpointSchema, isContent, isEmpty } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { BODY_LIMITS } from '@laneway/contract/limits';
import { accessDenied, checkRole, checkSignedIn } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { requestIds } from '../process/request-ids.ts';
import { writeJson } from '../process/time-slices.ts';
import type { SendCached } from './cached-response.ts';
import { allowanceOf, limitsOf } from './call-limits.ts';
import {
  type AnyHandler,
  type AnyHandlers,
  type AnyOutcome,
  type AnyTransact,
  refused,
} from './calls.ts';
import { chooseEncoding, compress, isWorthCompressing } from './compression.ts';
import type { RunOnce } from './idempotency.ts';
import { addressGroup } from './network-address.ts';
import type { OriginCheck } from './origin-check.ts';
import { sendProblem } from './problems.ts';
import type { RateLimits } from './rate-limiter.ts';
import type { CheckReply } from './reply-check.ts';
import { createSerialCalls, type RunSerially } from './serial-calls.ts';
import type { FindViewer } from './viewer.ts';

export type RegisterOptions = {
  readonly findViewer: FindViewer;
  readonly checkOrigin: OriginCheck;
  readonly limits: RateLimits;
  readonly runOnce: RunOnce;
  readonly transact: AnyTransact;
  readonly sendCached: SendCached;
  /** Tests check every reply against its schema; null in production. */
  readonly checkReply: CheckReply | null;
};

const NOT_IMPLEMENTED = refusal('not_implemented', 'This server doesn’t support this call yet.');

const TOO_MANY_AT_ONCE = refusal(
  'too_many_requests',
  'We’re still working on your earlier requests. Please try again in a moment.',
);

/** The access check of each kind of call: a refusal, or null if the viewer may make it. */
const ACCESS_CHECKS: Readonly<Record<Access, (viewer: Actor | null) => Refusal | null>> = {
  anyone: () => null,
  'signed-in': (viewer) => reasonOf(checkSignedIn(viewer)),
  creator: (viewer) => reasonOf(checkRole(viewer, 'creator')),
  admin: (viewer) => reasonOf(checkRole(viewer, 'admin')),
  // The handler checks the signature over the body, and where the request comes from.
  signature: () => null,
  operator: () => null,
};

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Calls that may change something for the session in the cookies; signed calls don't use cookies. */
function isUnsafe({ method, access }: Call): boolean {
  return !SAFE_METHODS.has(method) && access !== 'signature';
}

function reasonOf(check: ReturnType<typeof checkSignedIn>): Refusal | null {
  return check.ok ? null : accessDenied(check.error);
}

/** Registers every call of the table with its handler, or with a 501 if it has none yet. */
export function registerCalls(
  app: FastifyInstance,
  handlers: AnyHandlers,
  options: RegisterOptions,
): void {
  app.decorateRequest('viewer', null);
  const runSerially = createSerialCalls();
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name];
    if (call.method === 'HEAD' && handlers[name] === undefined) continue;
    const handle = handlers[name] as AnyHandler | undefined;
    const route: RouteOptions = {
      method: call.method,
      url: fastifyPath(call.path),
      config: { call: name },
      bodyLimit: call.bodyLimit ?? BODY_LIMITS.usual,
      ...(handle === undefined
        ? { onRequest: notImplemented, handler: notImplemented }
        : {
            schema: requestSchema(ENDPOINTS[name]),
            onRequest: guardRequest(call, options),
            handler: forItsId(makeHandler(name, handle, options, runSerially)),
          }),
    };
    if (call.body === 'raw') registerWithRawBody(app, route);
    else if (call.body === 'streamed') registerWithStreamedBody(app, route);
    else app.route(route);
  }
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Whatever the handler logs and queues names the request. */
function forItsId(handle: RouteHandler): RouteHandler {
  return (request, reply) => requestIds.run(request.id, () => handle(request, reply));
}

/** A signature covers the bytes as they were sent, so the body isn't parsed. */
function registerWithRawBody(app: FastifyInstance, route: RouteOptions): void {
  app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route(route);
    registered();
  });
}

/** The handler reads the body itself, so no limit applies here. */
function registerWithStreamedBody(app: FastifyInstance, route: RouteOptions): void {
  app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route(route);
    registered();
  });
}

/** {id} becomes :id. The key of a media file may contain slashes, so it takes the rest of the path. */
function fastifyPath(path: string): string {
  return path.replace('{key}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
}

function requestSchema({ params, query, body }: EndpointSchema): object {
  return {
    // The handler reads the parameters of a wildcard from the raw URL.
    ...(params === undefined || 'key' in params.properties ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
  };
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

const notImplemented: Hook = async (_request, reply) => sendProblem(reply, NOT_IMPLEMENTED);

/**
 * Runs before the body is read, so requests from other sites, over a rate limit or without permission are refused
 * cheaply. Invalid requests count towards the allowance too.
 */
function guardRequest(call: Call, { checkOrigin, findViewer, limits }: RegisterOptions): Hook {
  const allowance = allowanceOf(call, isUnsafe(call), limits);
  const rejectionFor = async (request: FastifyRequest): Promise<Refusal | null> => {
    const elsewhere = isUnsafe(call) ? checkOrigin(request) : null;
    if (elsewhere !== null) return elsewhere;
    const byAddress = await allowance.perAddress(request.ip);
    if (byAddress !== null) return byAddress;
    const viewer = await findViewer(request);
    const byPerson = viewer === null ? null : await allowance.perPerson(viewer.id);
    if (byPerson !== null) return byPerson;
    request.viewer = viewer;
    return ACCESS_CHECKS[call.access](viewer);
  };
  return async (request, reply) => {
    const refusal = await rejectionFor(request);
    return refusal === null ? undefined : sendProblem(reply, refusal);
  };
}

function makeHandler(
  name: CallName,
  handle: AnyHandler,
  options: RegisterOptions,
  runSerially: RunSerially,
): RouteHandler {
  const call: Call = CALLS[name];
  const limits = limitsOf(call, options.limits);
  return async (request, reply) => {
    const { params, query, body, viewer } = request;
    const run = async (transact: AnyTransact): Promise<AnyOutcome> => {
      const tooMany =
        (await limits.perAddress(request.ip)) ??
        (viewer === null ? null : await limits.perPerson(viewer.id));
      if (tooMany !== null) return refused(tooMany);
      return handle({ params, query, body, viewer, request, reply, transact });
    };
    const respond = async (): Promise<void> => {
      const outcome = await (call.idempotent !== undefined && viewer !== null
        ? options.runOnce({ name, viewer, request }, run)
        : run(options.transact));
      await send(name, outcome, request, reply, options);
    };
    if (call.serial !== true) await respond();
    else {
      const caller = `${name} ${viewer?.id ?? addressGroup(request.ip)}`;
      const hadTurn = await runSerially(caller, async () => {
        // Nothing is computed for a client that disconnected while waiting.
        if (!request.socket.destroyed) await respond();
      });
      if (!hadTurn) sendProblem(reply, TOO_MANY_AT_ONCE);
    }
    // Awaiting a reply waits until the client has received it, so the reply is returned only here.
    return reply;
  };
}

async function send(
  name: CallName,
  outcome: AnyOutcome,
  request: FastifyRequest,
  reply: FastifyReply,
  { checkReply, sendCached }: RegisterOptions,
): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return;
    case 'refused':
      sendProblem(reply, outcome.refusal, outcome.current);
      return;
    case 'ready': {
      if (!isContent((ENDPOINTS[name] as EndpointSchema).responses[200] ?? {}))
        checkReply?.(name, 200, JSON.parse(outcome.answer.bytes.toString()));
      // Sent past Fastify, which would copy every header and look at the body again.
      reply.hijack();
      sendCached(request.raw, reply.raw, outcome.answer);
      return;
    }
    case 'answer':
      checkReply?.(name, outcome.status, outcome.body);
      reply
        .code(outcome.status)
        .header('cache-control', 'no-store')
        .headers(outcome.headers ?? {});
      await sendBody(name, outcome.status, outcome.body, request, reply);
  }
}

async function sendBody(
  name: CallName,
  status: number,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const declared = (ENDPOINTS[name] as EndpointSchema).responses[status];
  if (declared === undefined || isEmpty(declared)) {
    reply.send();
    return;
  }
  if (isContent(declared)) {
    // A reply with several possible types has set its own.
    if (!reply.hasHeader('content-type')) reply.type(`${declared.contentType}; charset=utf-8`);
    reply.send(body);
    return;
  }
  const bytes = await writeJson(body);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding, cookie');
  const encoding = isWorthCompressing(bytes)
    ? chooseEncoding(request.headers['accept-encoding'] as string)
    : null;
  if (encoding === null) reply.send(bytes);
  else reply.header('content-encoding', encoding).send(await compress(bytes, encoding));
}
