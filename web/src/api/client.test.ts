import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type CallServer, createClient } from './client.ts';
import { ApiProblem, NetworkError } from './failures.ts';

type Responder = (response: ServerResponse, request: IncomingMessage) => void;
type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let base: string;
let seen: Seen[];
let respond: Responder;

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    respond(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const json =
  (body: unknown, status = 200, type = 'application/json; charset=utf-8'): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));

const problem = (status: number, code: string, rest: object = {}): Responder =>
  json({ type: 'about:blank', title: 'x', detail: 'In words.', status, code, ...rest }, status);

const inTurn =
  (...answers: readonly Responder[]): Responder =>
  (response, request) =>
    answers[seen.length - 1]?.(response, request);

function client(renewSession: (name: string) => Promise<boolean> = async () => false): CallServer {
  return createClient({ base, renewSession, deadlineMs: 2_000 });
}

async function failureOf(outcome: Promise<unknown>): Promise<unknown> {
  return await outcome.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

describe('a call', () => {
  it('repeats a list in the query string, and returns the reply', async () => {
    respond = json([{ g_id: 2 }]);
    const guides = await client()('listGuides', { query: { guide_ids: [2, 8] } });
    expect(guides).toEqual([{ g_id: 2 }]);
    expect(seen).toMatchObject([{ method: 'GET', url: '/api/guides?guide_ids=2&guide_ids=8' }]);
  });

  it('fills in parameters and sends a body as JSON', async () => {
    respond = json({});
    await client()('setUserRole', { params: { id: 7 }, body: { user_role: 'creator' } });
    expect(seen).toMatchObject([
      {
        method: 'PUT',
        url: '/api/admin/users/7/role',
        body: '{"user_role":"creator"}',
        headers: { 'content-type': 'application/json' },
      },
    ]);
  });

  it('sends no body when an optional body is left out', async () => {
    respond = json({});
    await client()('withdrawGuide', { params: { id: 7 } });
    expect(seen[0]?.body).toBe('');
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('reads replies that are nothing or text', async () => {
    respond = inTurn(
      (response) => response.writeHead(204).end(),
      (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b'),
    );
    expect(await client()('logout')).toBeUndefined();
    expect(await client()('getStatementCsv', { params: { month: '2026-10' } })).toBe('a,b');
  });

  it('is typed by its name', () => {
    const calls = (call: CallServer) => [
      () => call('logout'),
      () => call('listGuides', {}),
      // @ts-expect-error a guide is asked for by its id
      () => call('getGuide'),
      // @ts-expect-error logging in needs a body
      () => call('login', {}),
      // @ts-expect-error logging out takes no query
      () => call('logout', { query: {} }),
      // @ts-expect-error there is no such call
      () => call('listEverything'),
    ];
    expectTypeOf(calls).toBeFunction();
    const csv = (call: CallServer) => call('getStatementCsv', { params: { month: '2026-10' } });
    expectTypeOf(csv).returns.resolves.toBeString();
  });
});

describe('an idempotency key', () => {
  it('is new for each call that supports one, and missing on all others', async () => {
    respond = json({});
    const call = client();
    await call('purchase', { query: { guide_id: 2 } });
    await call('purchase', { query: { guide_id: 2 } });
    await call('requestPasswordReset', { body: { email: 'someone@laneway.example' } });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeUndefined();
  });

  it('is the same when the call is tried again after the session was renewed', async () => {
    respond = inTurn(problem(401, 'not_signed_in'), json({ status: 'owned' }));
    await client(async () => true)('purchase', { query: { guide_id: 2 } });
    const [first, second] = seen.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});

describe('a refusal', () => {
  it('has the server’s message', async () => {
    const errors = { u_email: 'Not an e-mail address' };
    respond = problem(422, 'invalid_input', { errors });
    const failure = await failureOf(client()('listGuides'));
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      status: 422,
      code: 'invalid_input',
      detail: 'In words.',
      message: 'In words.',
      errors,
    });
  });

  it('carries the current row when someone else was faster', async () => {
    respond = problem(409, 'stale_version', { current: { pg_version: 4 } });
    expect(await failureOf(client()('listGuides'))).toMatchObject({ current: { pg_version: 4 } });
  });

  it.each([
    { status: 500, code: 'internal' },
    { status: 502, code: 'unavailable' },
    { status: 504, code: 'unavailable' },
  ])('without an explanation ($status) is $code', async ({ status, code }) => {
    respond = (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oh</h1>');
    expect(await failureOf(client()('listGuides'))).toMatchObject({
      name: 'ApiProblem',
      status,
      code,
      detail: 'An error occurred. Please try again.',
    });
  });

  it('with an unknown code is treated as an internal error', async () => {
    respond = problem(418, 'teapot');
    expect(await failureOf(client()('listGuides'))).toMatchObject({
      status: 418,
      code: 'internal',
    });
  });
});

describe('an expired session', () => {
  it.each([
    { status: 401, code: 'not_signed_in' },
    { status: 403, code: 'not_allowed' },
  ])('($status) is renewed once and the call tried again', async ({ status, code }) => {
    const renewSession = vi.fn(async () => true);
    respond = inTurn(problem(status, code), json([]));
    expect(await client(renewSession)('listOwnedGuides')).toEqual([]);
    expect(renewSession).toHaveBeenCalledExactlyOnceWith('listOwnedGuides');
  });

  it('leads to a refusal if the second attempt is refused as well', async () => {
    const renewSession = vi.fn(async () => true);
    respond = problem(401, 'not_signed_in');
    expect(await failureOf(client(renewSession)('getUser'))).toMatchObject({ status: 401 });
    expect(renewSession).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(2);
  });

  it('leads to the original refusal if it can’t be renewed', async () => {
    respond = problem(403, 'not_allowed');
    expect(await failureOf(client()('getUser'))).toMatchObject({ status: 403 });
    expect(seen).toHaveLength(1);
  });

  it.each([
    [401, 'not_signed_in', { name: 'NetworkError' }],
    [403, 'not_allowed', { name: 'ApiProblem', status: 403 }],
  ] as const)(
    'that can’t be renewed without a connection leads, after %i, to %3$o',
    async (status, code, expected) => {
      respond = problem(status, code);
      const renewSession = () => Promise.reject(new NetworkError());
      expect(await failureOf(client(renewSession)('listNotifications'))).toMatchObject(expected);
      expect(seen).toHaveLength(1);
    },
  );

  it('isn’t renewed for calls where that wouldn’t help', async () => {
    const renewSession = vi.fn(async () => true);
    const call = client(renewSession);
    respond = problem(401, 'not_signed_in');
    await failureOf(call('refreshToken'));
    await failureOf(call('login', { body: { u_email: 'a@b.example', u_password: 'x' } }));
    await failureOf(call('changeStatus', { params: { id: 1 }, body: { new_status: 'draft' } }));
    expect(renewSession).not.toHaveBeenCalled();
    expect(seen).toHaveLength(3);
  });
});

describe('a network failure', () => {
  const breaks: Responder = (response) => response.destroy();
  const breaksHalfway: Responder = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[{"g_id"', () => response.destroy());
  };
  const portal: Responder = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to CafeNet</h1>');
  const silence: Responder = () => {};

  it.each([
    ['the connection breaks', breaks],
    ['the connection breaks halfway through the reply', breaksHalfway],
    ["a wireless network's sign-in page answers", portal],
    ['nothing comes before the deadline', silence],
  ])('is distinguished from a refusal: %s', async (_, behaviour) => {
    respond = behaviour;
    const renewSession = vi.fn(async () => true);
    const call = createClient({ base, renewSession, deadlineMs: 200 });
    expect(await failureOf(call('listGuides'))).toBeInstanceOf(NetworkError);
    expect(renewSession).not.toHaveBeenCalled();
  });
});

describe('aborting a call', () => {
  it('rejects with the abort reason', async () => {
    const controller = new AbortController();
    const reason = new Error('the visitor went elsewhere');
    respond = () => controller.abort(reason);
    expect(await failureOf(client()('listGuides', { signal: controller.signal }))).toBe(reason);
  });

  it('before it starts sends nothing', async () => {
    respond = json([]);
    const signal = AbortSignal.abort();
    expect(await failureOf(client()('listGuides', { signal }))).toBe(signal.reason);
    expect(seen).toHaveLength(0);
  });
});
