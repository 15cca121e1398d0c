import { type Access, CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { type EndpointSchema, isContent, isEmpty } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { accessDenied, checkRole, checkSignedIn } from '@laneway/domain/access';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyHandler, AnyHandlers, AnyOutcome } from './calls.ts';
import { chooseEncoding, compress, isWorthCompressing } from './compression.ts';
import { readyHeaders } from './front-door.ts';
import { sendProblem } from './problems.ts';
import { chooseSending } from './ready-answer.ts';
import type { CheckReply } from './reply-check.ts';
import type { FindViewer } from './viewer.ts';

export type RegisterOptions = {
  readonly findViewer: FindViewer;
  /** Tests hold every reply to its schema; a running server trusts them. */
  readonly checkReply: CheckReply | null;
};

const NOT_YET = refusal('not_implemented', 'This server does not answer this call yet.');

/** Who a door turns away, and with which words; null lets the person through. */
const DOORS: Readonly<Record<Access, (viewer: Actor | null) => Refusal | null>> = {
  anyone: () => null,
  'signed-in': (viewer) => reasonOf(checkSignedIn(viewer)),
  creator: (viewer) => reasonOf(checkRole(viewer, 'creator')),
  admin: (viewer) => reasonOf(checkRole(viewer, 'admin')),
  // The handler checks the signature over the body, and where the request comes from.
  signature: () => null,
  operator: () => null,
};

function reasonOf(check: ReturnType<typeof checkSignedIn>): Refusal | null {
  return check.ok ? null : accessDenied(check.error);
}

/** Puts every call of the table on the server: with its handler, or, while it has none, with a plain 501. */
export function registerCalls(
  app: FastifyInstance,
  handlers: AnyHandlers,
  options: RegisterOptions,
): void {
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name];
    if (call.method === 'HEAD' && handlers[name] === undefined) continue;
    app.route({
      method: call.method,
      url: fastifyPath(call.path),
      ...(handlers[name] === undefined ? {} : { schema: requestSchema(ENDPOINTS[name]) }),
      handler: makeHandler(name, handlers[name] as AnyHandler | undefined, options),
    });
  }
}

/** {id} becomes :id; the key of an object may have slashes and takes the rest of the path. */
function fastifyPath(path: string): string {
  return path.replace('{key}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
}

function requestSchema({ params, query, body }: EndpointSchema): object {
  return {
    // A wildcard's parameters are read by the handler, from the address as it was sent.
    ...(params === undefined || 'key' in params.properties ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
  };
}

function makeHandler(name: CallName, handle: AnyHandler | undefined, options: RegisterOptions) {
  const door = DOORS[CALLS[name].access];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (handle === undefined) return sendProblem(reply, NOT_YET);
    const viewer = await options.findViewer(request);
    const turnedAway = door(viewer);
    if (turnedAway !== null) return sendProblem(reply, turnedAway);
    const { params, query, body } = request;
    const outcome = await handle({ params, query, body, viewer, request, reply });
    return send(name, outcome, request, reply, options.checkReply);
  };
}

async function send(
  name: CallName,
  outcome: AnyOutcome,
  request: FastifyRequest,
  reply: FastifyReply,
  checkReply: CheckReply | null,
): Promise<FastifyReply> {
  switch (outcome.kind) {
    case 'sent':
      return reply;
    case 'refused':
      return sendProblem(reply, outcome.refusal, outcome.current);
    case 'ready': {
      checkReply?.(name, 200, JSON.parse(outcome.answer.bytes.toString()));
      const { status, encoding, bytes } = chooseSending(outcome.answer, {
        ifNoneMatch: request.headers['if-none-match'],
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      });
      reply.code(status).headers(readyHeaders(outcome.answer));
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.send(bytes ?? undefined);
    }
    case 'answer':
      checkReply?.(name, outcome.status, outcome.body);
      reply
        .code(outcome.status)
        .header('cache-control', 'no-store')
        .headers(outcome.headers ?? {});
      return sendBody(name, outcome.status, outcome.body, request, reply);
  }
}

async function sendBody(
  name: CallName,
  status: number,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const declared = (ENDPOINTS[name] as EndpointSchema).responses[status];
  if (declared === undefined || isEmpty(declared)) return reply.send();
  if (isContent(declared)) return reply.type(`${declared.contentType}; charset=utf-8`).send(body);
  const bytes = Buffer.from(JSON.stringify(body));
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding, cookie');
  const encoding = isWorthCompressing(bytes)
    ? chooseEncoding(request.headers['accept-encoding'] as string)
    : null;
  if (encoding === null) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding));
}
