import { once } from 'node:events';
import { connect } from 'node:net';
import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { BODY_LIMITS } from '@laneway/contract/limits';
import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { useLimit } from '../../testing/limits.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, send, listen } = app;

/** Calls that every version must answer. */
const ANSWERED: readonly CallName[] = [
  'listGuides',
  'getGuide',
  'listOwnedGuides',
  'listPlaces',
  'getMedia',
  'getAppVersion',
  'getConfig',
  'getOpenApi',
  'showApiDocs',
  'checkAlive',
  'checkReady',
  'getMetrics',
];

const PARAMS: Readonly<Record<string, string>> = {
  id: '1',
  order: '6f2a4c1e-0000-4000-8000-000000000000',
  bucket: 'laneway-production',
  key: 'tour/cover.webp',
  month: '2026-01',
};

/** A plausible request for a call, by someone who may make every call. Each has its own session, which it may end. */
async function plausible(name: CallName) {
  const { method, path }: Call = CALLS[name];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => PARAMS[param] ?? '1');
  const hasBody = method === 'POST' || method === 'PUT';
  const { cookies } = await createPerson(db, 'admin');
  return send({
    method,
    url: `${url}?guide_id=1&token=x`,
    cookies,
    ...(hasBody ? { payload: {} } : {}),
  });
}

describe('a call of the table', () => {
  it.each(ANSWERED)('%s is answered', async (name) => {
    expect((await plausible(name)).statusCode).toBeLessThan(500);
  });

  // A HEAD without a handler has no route, and the reply of a stream never ends.
  const names = (Object.keys(CALLS) as CallName[]).filter(
    (name) => CALLS[name].method !== 'HEAD' && name !== 'streamNotifications',
  );

  it.each(names)('%s is answered, or refused as not implemented', async (name) => {
    const reply = await plausible(name);
    expect(reply.body).not.toContain('Page not found');
    if (reply.statusCode < 500) return;
    expect(reply.statusCode).toBe(501);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      code: 'not_implemented',
      detail: 'This server doesn’t support this call yet.',
    });
  });
});

describe('the access check of a call', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('counts requests with an invalid body too', async () => {
    const address = '203.0.113.9';
    const left = 3;
    const { max } = RATE_LIMITS.unsafe_calls_from_address;
    await useLimit(app, 'unsafe_calls_from_address', address, max - left);
    const bad = ['{"not json', '{}', '['.repeat(1_000), 'x'.repeat(BODY_LIMITS.usual + 1)];
    const statuses: number[] = [];
    for (const payload of bad) {
      const { statusCode } = await send({
        method: 'POST',
        url: '/api/login',
        remoteAddress: address,
        headers: JSON_TYPE,
        payload,
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 429]);
  });

  it('refuses people before it reads what they send', async () => {
    const stranger = { method: 'PUT' as const, headers: JSON_TYPE, payload: '{"not json' };
    const url = '/api/admin/users/1/role';
    expect((await send({ ...stranger, url })).statusCode).toBe(401);
    const { cookies } = await createPerson(db, 'creator');
    expect((await send({ ...stranger, url, cookies })).statusCode).toBe(403);
  });

  it('doesn’t wait for a body that it won’t read', async () => {
    const socket = connect(await listen(), '127.0.0.1');
    socket.write(
      'PUT /api/admin/users/1/role HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n',
    );
    const [reply] = await once(socket, 'data');
    expect(String(reply)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  it.each([
    ['login', '/api/login', 'POST', BODY_LIMITS.usual],
    ['a payment report', '/api/webhooks/payments', 'POST', BODY_LIMITS.paymentEvent],
    ['nothing', '/api/nothing', 'POST', BODY_LIMITS.usual],
  ] as const)(
    'accepts a body up to the limit of the call of %s, and no larger',
    async (_, url, method, limit) => {
      const sized = (length: number) =>
        send({ method, url, headers: JSON_TYPE, payload: `"${'x'.repeat(length - 2)}"` });
      expect((await sized(limit)).statusCode).not.toBe(413);
      const tooLarge = await sized(limit + 1);
      expect(tooLarge.statusCode).toBe(413);
      expect(tooLarge.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(tooLarge.json()).toMatchObject({ code: 'payload_too_large' });
    },
  );
});

describe('a compressed reply', () => {
  it('is sent to a signed-in person too, when it is long enough', async () => {
    const author = await createPerson(db, 'creator');
    const guide = await createGuide(db, {
      authorId: author.id,
      description: 'Words. '.repeat(300),
    });
    const reply = await send({
      url: `/api/guides/${guide}`,
      headers: { 'accept-encoding': 'gzip' },
      cookies: author.cookies,
    });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding, cookie',
    });
    const short = await send({ url: '/healthz', headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });
});
