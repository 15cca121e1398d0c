import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const app = await createTestApp({
  config: { ...TEST_CONFIG, publicUrl: 'https://laneway.example', trustedProxies: ['loopback'] },
});
const { db } = app;
const person = await createPerson(db);
/** The names of cookies differ over https. */
const cookies = { '__Host-laneway_session': person.cookies.laneway_session ?? '' };

const HERE = 'https://laneway.example';
const post = (headers: Record<string, string>, options: object = {}) =>
  app.send({
    method: 'POST',
    url: '/api/message?message_content=Hello',
    headers: { host: 'laneway.example', ...headers },
    cookies,
    ...options,
  });

type Row = readonly [what: string, headers: Record<string, string>, passes: boolean];

/** A request that would change something, with the person's cookies. */
const REQUESTS: readonly Row[] = [
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: HERE }, true],
  [
    'our own page behind a development server',
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    true,
  ],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'a neighbour under the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.laneway.example' },
    false,
  ],
  ['a word no browser says', { 'sec-fetch-site': 'SAME-ORIGIN' }, false],
  ['no page at all', { 'sec-fetch-site': 'none' }, false],
  ['an older browser on our page', { origin: HERE }, true],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['a site whose name begins like ours', { origin: 'https://laneway.example.evil.example' }, false],
  ['our name on another port', { origin: 'https://laneway.example:8443' }, false],
  ['our name in the clear', { origin: 'http://laneway.example' }, false],
  ['no address at all', { origin: 'nonsense' }, false],
  ['an empty origin', { origin: '' }, false],
  ['an older browser that names only our page', { referer: `${HERE}/?guide=1` }, true],
  ['an older browser that names only another page', { referer: 'https://evil.example/x' }, false],
  ['a program, which holds the cookies itself', {}, true],
];

describe('a request that changes something', () => {
  it.each(REQUESTS)('from %s (%o) passes: %s', async (_, headers, passes) => {
    const reply = await post(headers);
    if (passes) {
      // The limit of messages per hour may refuse it afterwards, which is not what this test is about.
      expect([201, 429]).toContain(reply.statusCode);
    } else {
      expect(reply.statusCode).toBe(403);
      expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(reply.json()).toMatchObject({
        code: 'not_allowed',
        detail: 'This request came from another site. Open Laneway and try again.',
      });
    }
  });

  it('is refused to another site even without cookies, so that it can’t log anyone in', async () => {
    const reply = await app.send({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'https://evil.example' },
      payload: { u_email: 'ada@people.example', u_password: 'whatever' },
    });
    expect(reply.statusCode).toBe(403);
  });

  it('is refused before its body is read', async () => {
    const reply = await app.send({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      payload: '{"not json',
    });
    expect(reply.statusCode).toBe(403);
  });

  it('passes from the host that the server was reached at, as on a local network', async () => {
    const plain = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' };
    expect((await post(plain)).statusCode).not.toBe(403);
    const elsewhere = { host: '192.168.1.5:3000', origin: 'http://192.168.1.6:3000' };
    expect((await post(elsewhere)).statusCode).toBe(403);
  });

  it('passes through a trusted proxy that forwards the host and protocol', async () => {
    const proxied = {
      host: 'localhost:3000',
      origin: 'https://tours.example',
      'x-forwarded-host': 'tours.example',
      'x-forwarded-proto': 'https',
    };
    expect((await post(proxied)).statusCode).not.toBe(403);
    // Only a trusted proxy may send these headers, not a client from elsewhere.
    expect((await post(proxied, { remoteAddress: '203.0.113.1' })).statusCode).toBe(403);
  });
});

describe('a request that only reads', () => {
  it('passes from anywhere', async () => {
    const reply = await app.send({
      url: '/api/user',
      cookies,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.statusCode).toBe(200);
    // Another site may send it but not read the reply, because no header allows that.
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
