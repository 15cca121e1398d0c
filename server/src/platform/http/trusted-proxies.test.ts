import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../process/logging.ts';

const SPENT = '198.51.100.7';
const FRESH = '198.51.100.8';
const PROXY = '10.1.2.3';

const app = await createTestApp();
const { db } = app;
const behindProxy = await createTestApp({
  db,
  config: { ...TEST_CONFIG, trustedProxies: ['10.0.0.0/8', 'loopback'] },
});
await useLimit(app, 'unsafe_calls_from_address', SPENT, 1_200);

/** True if a call by this peer with this header counts for the address that has used up its limit. */
async function countsAsSpent(of: TestApp, peer: string, forwardedFor: string): Promise<boolean> {
  const { statusCode } = await of.send({
    method: 'POST',
    url: '/api/logout',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  return statusCode === 429;
}

describe('the address of a request', () => {
  it('is its peer’s, whatever that claims, if no proxy is trusted', async () => {
    expect(await countsAsSpent(app, FRESH, SPENT)).toBe(false);
    expect(await countsAsSpent(app, SPENT, FRESH)).toBe(true);
    expect(await countsAsSpent(app, '127.0.0.1', SPENT)).toBe(false);
  });

  it.each([
    ['what a trusted proxy says', PROXY, SPENT, true],
    ['what a trusted proxy on this machine says', '127.0.0.1', SPENT, true],
    [
      'the last address that a trusted proxy adds, not what the client made up',
      PROXY,
      `${FRESH}, ${SPENT}`,
      true,
    ],
    ['not an address that the client made up', PROXY, `${SPENT}, ${FRESH}`, false],
    ['beyond a chain of trusted proxies', '127.0.0.1', `${FRESH}, ${SPENT}, 10.9.9.9`, true],
    ['not what someone claims who isn’t a proxy', FRESH, SPENT, false],
  ])('is %s', async (_, peer, forwardedFor, spent) => {
    expect(await countsAsSpent(behindProxy, peer, forwardedFor)).toBe(spent);
  });
});

const lines: string[] = [];
const log = createLogger(
  'warn',
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  }),
);
const PUBLIC = { ...TEST_CONFIG, publicUrl: 'https://laneway.example' };
const open = await createTestApp({ db, log, config: PUBLIC });
const trusting = await createTestApp({
  db,
  log,
  config: { ...PUBLIC, trustedProxies: ['10.0.0.1'] },
});
const local = await createTestApp({ db, log });

describe('a proxy that isn’t configured', () => {
  const forwarded = { url: '/healthz', headers: { 'x-forwarded-for': SPENT } };

  it('is logged as a warning once', async () => {
    await open.get('/healthz');
    expect(lines).toEqual([]);
    for (const _ of [1, 2, 3]) await open.send(forwarded);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY is not set, so all visitors share one rate limit');
    expect(lines[0]).not.toContain(SPENT);
  });

  it('is not logged if one is trusted, or if only this machine is served', async () => {
    lines.length = 0;
    await trusting.send(forwarded);
    await local.send(forwarded);
    expect(lines).toEqual([]);
  });
});
