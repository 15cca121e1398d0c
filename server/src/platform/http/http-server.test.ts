import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { exchange, type Reply } from '../../testing/raw-http.ts';
import { openConnection, requestHead } from '../../testing/raw-socket.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, deps, listen } = await createTestApp();
const author = await createPerson(db, 'creator');
const open = await createGuide(db, {
  authorId: author.id,
  isPublic: true,
  priceCents: 0,
  description: `Words.\n\n${'More words. '.repeat(200)}`,
});
const paid = await createGuide(db, { authorId: author.id });
await db.pool.query(`UPDATE places SET description = repeat('Words. ', 200)`);
const port = await listen();

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  exchange({ port, path, method, headers });

async function cacheHits(): Promise<number> {
  const { body } = await ask('/metrics');
  return Number(/^laneway_http_hot_answers_total (\d+)$/m.exec(body.toString())?.[1]);
}

/** Sends the request, and returns whether the reply came from the cache. */
async function askCounting(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = await cacheHits();
  const reply = await ask(path, headers, method);
  return { reply, hot: (await cacheHits()) > before };
}

/** Everything in a reply that a client could notice, except the time of day. */
const comparable = ({ status, headers, body }: Reply) => {
  const { date: _, ...rest } = headers;
  return { status, headers: rest, body: body.toString('base64') };
};

describe.each([
  `/api/guides/${open}`,
  `/api/places?guide_id=${open}`,
  '/api/guides?limit=2',
  `/api/guides?guide_ids=${open}`,
])('%s', (path) => {
  it('is made once, and then sent from the cache with the same bytes and headers', async () => {
    const first = await askCounting(path);
    const second = await askCounting(path);
    expect([first.hot, second.hot]).toEqual([false, true]);
    expect(first.reply.status).toBe(200);
    expect(comparable(second.reply)).toEqual(comparable(first.reply));
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await ask(path);
    const { reply, hot } = await askCounting(path, { 'if-none-match': headers.etag ?? '' });
    expect(hot).toBe(true);
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
    expect(reply.headers.etag).toBe(headers.etag);
    const stale = await ask(path, { 'if-none-match': 'W/"another"' });
    expect(stale.status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to a client that accepts it', async (encoding, decode) => {
    const plain = await ask(path);
    const compressed = await vi.waitFor(async () => {
      const reply = await ask(path, { 'accept-encoding': encoding });
      expect(reply.headers['content-encoding']).toBe(encoding);
      return reply;
    }, 10_000);
    expect(decode(compressed.body)).toEqual(plain.body);
    expect(compressed.body.length).toBeLessThan(plain.body.length);
    expect(compressed.headers).toMatchObject({
      vary: 'accept-encoding, cookie',
      etag: plain.headers.etag,
    });
  });

  it('answers HEAD with the same headers and no bytes', async () => {
    const whole = await ask(path);
    const { reply } = await askCounting(path, {}, 'HEAD');
    expect(reply.body).toHaveLength(0);
    expect(comparable(reply)).toEqual({ ...comparable(whole), body: '' });
  });
});

describe('an address with undeclared parameters', () => {
  it('gets the reply of the address without them, which is cached once', async () => {
    const path = `/api/places?guide_id=${open}`;
    const plain = await ask(path);
    const find = vi.spyOn(deps.responseCache, 'findOrMake');
    const junk = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(`${path}&junk=${n}-${'x'.repeat(1_000)}`)),
    );
    for (const reply of junk) expect(comparable(reply)).toEqual(comparable(plain));
    expect(new Set(find.mock.calls.map(([key]) => key))).toEqual(new Set([path]));
    find.mockRestore();
  });

  it('shares the reply with every other spelling of the same request', async () => {
    const usual = await ask('/api/guides?guide_ids=1&limit=3');
    for (const path of [
      '/api/guides?limit=3&guide_ids=1',
      '/api/guides?limit=03&guide_ids=1',
      '/api/guides?%6Cimit=3&guide_ids=1',
    ]) {
      expect((await ask(path)).headers.etag).toBe(usual.headers.etag);
      expect(deps.responseCache.find(path)).toBeUndefined();
    }
  });

  it('leaves them out of the link to the next page', async () => {
    const { headers } = await ask(`/api/guides?limit=1&junk=${'x'.repeat(1_000)}`);
    const cursor = encodeURIComponent(String(headers['x-next-cursor']));
    expect(headers.link).toBe(`</api/guides?limit=1&cursor=${cursor}>; rel="next"`);
  });
});

describe('a request that does not only read', () => {
  it.each(['POST', 'PUT', 'DELETE'])('%s never gets a reply from the cache', async (method) => {
    const path = `/api/guides/${open}`;
    await ask(path);
    const { reply, hot } = await askCounting(path, {}, method);
    expect(hot).toBe(false);
    expect(reply.status).toBe(404);
  });
});

describe('a request with a cookie', () => {
  it('never gets a reply from the cache, so that owners see the inside', async () => {
    const owner = await createPerson(db);
    await own(db, owner.id, paid);
    const path = `/api/guides/${paid}`;
    await ask(path);
    const [[name, token] = []] = Object.entries(owner.cookies);
    const { reply, hot } = await askCounting(path, { cookie: `${name}=${token}` });
    expect(hot).toBe(false);
    expect(JSON.parse(reply.body.toString()).g_access).toBe('inside');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('leaves nothing in the cache for the next visitor', async () => {
    const owner = await createPerson(db);
    const fresh = await createGuide(db, { authorId: author.id });
    await own(db, owner.id, fresh);
    const [[name, token] = []] = Object.entries(owner.cookies);
    await ask(`/api/guides/${fresh}`, { cookie: `${name}=${token}` });
    const { reply, hot } = await askCounting(`/api/guides/${fresh}`);
    expect(hot).toBe(false);
    expect(JSON.parse(reply.body.toString()).g_access).toBe('teaser');
  });
});

describe('a refusal', () => {
  it('is never cached', async () => {
    for (const path of ['/api/guides/999999', `/api/places?guide_id=${paid}`]) {
      await ask(path);
      expect((await askCounting(path)).hot).toBe(false);
    }
  });
});

describe('an address that cannot be read', () => {
  it.each(['/api/guides/%zz', `/api/guides/${'1'.repeat(4_000)}`])(
    '%s is refused',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(422);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'invalid_input' });
    },
  );
});

describe('a request with two Host headers', () => {
  it.each([`/api/guides/${open}`, '/api/config', '/nowhere'])('for %s is refused', async (path) => {
    await ask(path);
    const head = requestHead(`GET ${path}`, { host: 'another.example' });
    const reply = await openConnection(port, head).closed;
    expect(reply).toContain('HTTP/1.1 400 Bad Request');
    expect(reply).toContain('Send one Host header.');
  });
});
