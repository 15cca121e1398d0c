import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';

const { db, send } = await createTestApp();

/** Calls that no version may stop answering. */
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

/** A plausible request for a call, by someone who may make any; each has a session that it may end. */
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

  // A HEAD without a handler is left to the router, which has no route for it.
  const names = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].method !== 'HEAD');

  it.each(names)('%s is answered, or says that it is not answered yet', async (name) => {
    const reply = await plausible(name);
    expect(reply.body).not.toContain('There is nothing at this address.');
    if (reply.statusCode < 500) return;
    expect(reply.statusCode).toBe(501);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      code: 'not_implemented',
      detail: 'This server does not answer this call yet.',
    });
  });
});

describe('a compressed answer', () => {
  it('is made for a signed-in person too, when it is long enough', async () => {
    const reply = await send({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
      cookies: (await createPerson(db)).cookies,
    });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding, cookie',
    });
    const short = await send({ url: '/healthz', headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });
});
