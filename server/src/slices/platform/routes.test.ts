import { readFile } from 'node:fs/promises';
import { CALLS } from '@laneway/contract/calls';
import { HOUR_MS } from '@laneway/domain/timing';
import { describe, expect, it, vi } from 'vitest';
import { addJob } from '../../platform/jobs/jobs.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const { db, deps, get, send } = await createTestApp();
const TOKEN = 'only the operator knows';
const PUBLIC = { ...TEST_CONFIG, publicUrl: 'https://laneway.example' };
const open = await createTestApp({ db, config: PUBLIC });
const withToken = await createTestApp({ db, config: { ...PUBLIC, metricsToken: TOKEN } });

describe('GET /healthz', () => {
  it('says that the process is alive', async () => {
    const reply = await get('/healthz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /readyz', () => {
  it('says that the database and the store are ready', async () => {
    const reply = await get('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', checks: { database: 'ok', storage: 'ok' } });
  });

  it('is 503 while the store fails, and says which part it is', async () => {
    const check = vi.spyOn(deps.blobs, 'check').mockRejectedValue(new Error('disk gone'));
    const reply = await get('/readyz');
    check.mockRestore();
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      code: 'unavailable',
      detail: 'database: ok, storage: failed',
    });
    expect(reply.body).not.toContain('disk gone');
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});

describe('a process that is about to stop', () => {
  it('isn’t ready, but answers, and asks for a new connection each time', async () => {
    const { listen } = await createTestApp({ db, isDraining: () => true });
    const address = `http://127.0.0.1:${await listen()}`;
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ detail: 'This process is about to stop.' });
    // From memory the second time.
    for (let n = 0; n < 2; n += 1) {
      const guides = await fetch(`${address}/api/guides`);
      expect([guides.status, guides.headers.get('connection')]).toEqual([200, 'close']);
      await guides.body?.cancel();
    }
  });
});

describe('GET /readyz without a database', () => {
  it('is 503 and the process stays alive', async () => {
    const query = vi
      .spyOn(db.pool, 'query')
      .mockRejectedValue(new Error('connect ECONNREFUSED') as never);
    const ready = await get('/readyz');
    const alive = await get('/healthz');
    query.mockRestore();
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ detail: 'database: failed, storage: ok' });
    expect(alive.statusCode).toBe(200);
  });
});

describe('GET /metrics', () => {
  it('prints counters for Prometheus', async () => {
    await get('/api/guides/abc');
    const reply = await get('/metrics');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(reply.body).toMatch(
      /laneway_http_answer_seconds_count\{route="\/api\/guides\/:id",method="GET",status="422",call="getGuide"\} 1/,
    );
    for (const name of [
      'laneway_http_hot_answers_total',
      'laneway_database_connections',
      'laneway_database_connections_in_use',
      'laneway_database_connections_max',
      'laneway_database_waiting',
      'laneway_cache_misses_total',
      'laneway_cache_bytes',
      'laneway_cache_entries',
      'laneway_notification_streams',
      'laneway_uploads_in_progress',
      'laneway_database_query_seconds_count{outcome="ok"}',
      'laneway_jobs{kind="send_mail",state="waiting"}',
      'laneway_jobs_oldest_seconds{kind="send_mail"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_user_seconds_total',
    ]) {
      expect(reply.body).toContain(`\n${name} `);
    }
  });

  it.each(['prometheus/alerts.yml', 'prometheus/alerts.test.yml', 'grafana/laneway.json'])(
    'has every metric that ops/%s names',
    async (file) => {
      const text = await readFile(new URL(`../../../../ops/${file}`, import.meta.url), 'utf8');
      const named = new Set(text.match(/\b(?:laneway|nodejs|process)_[a-z0-9_]+/g));
      const { body } = await get('/metrics');
      const printed = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((end) => `${name}_${end}`) : name,
      );
      expect(named.size).toBeGreaterThan(10);
      expect([...named].filter((name) => !printed.includes(name))).toEqual([]);
    },
  );

  it('says which service doesn’t answer, and leaves out those that aren’t set up', async () => {
    let since: Date | null = null;
    const mailer = { deliver: vi.fn(), downSince: () => since };
    const own = await createTestApp({ db, mailer });
    const printed = async () => (await own.get('/metrics')).body;
    expect(await printed()).toContain('laneway_dependency_up{dependency="mail"} 1');
    since = new Date();
    const body = await printed();
    expect(body).toContain('laneway_dependency_up{dependency="mail"} 0');
    expect(body).toContain('laneway_dependency_up{dependency="database"} 1');
    expect(body).not.toContain('dependency="scanner"');
  });

  it('has the age of a job from when it was due, and from its beginning once it was tried', async () => {
    const age = async (job: string) => {
      const { body } = await get('/metrics');
      return Number(
        new RegExp(`laneway_jobs_oldest_seconds{kind="${job}"} (\\S+)`).exec(body)?.[1],
      );
    };
    await addJob(
      db,
      'simulate_walk',
      { pendingGuideId: 1 },
      { runAt: new Date(Date.now() + HOUR_MS) },
    );
    expect(await age('simulate_walk')).toBe(0);
    const change = (set: string) =>
      db.pool.query(
        `UPDATE graphile_worker._private_jobs SET ${set}, created_at = now() - interval '3 hours'`,
      );
    await change(`run_at = now() - interval '1 hour'`);
    expect(Math.round((await age('simulate_walk')) / 60)).toBe(60);
    await change(`run_at = now() + interval '1 hour', attempts = 1`);
    expect(Math.round((await age('simulate_walk')) / 60)).toBe(180);
    await change('attempts = max_attempts');
    expect(await age('simulate_walk')).toBe(0);
    expect((await get('/metrics')).body).toContain(
      'laneway_jobs{kind="simulate_walk",state="failed"} 1',
    );
    await db.pool.query('DELETE FROM graphile_worker._private_jobs');
  });

  it('is printed without the jobs while the database is down', async () => {
    const query = vi.spyOn(db, 'query').mockRejectedValue(new Error('connect ECONNREFUSED'));
    const own = await createTestApp({ db });
    const { statusCode, body } = await own.get('/metrics');
    query.mockRestore();
    expect(statusCode).toBe(200);
    expect(body).toContain('laneway_database_connections ');
    expect(body).not.toContain('laneway_jobs{');
  });

  it.each([
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'rebound.example' },
  ])('is refused to those who come through a proxy: %j', async (headers) => {
    const reply = await send({ url: '/metrics', headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('laneway_');
  });

  it('is refused to other machines', async () => {
    const reply = await send({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(reply.statusCode).toBe(404);
  });

  it('is refused without a configured token if the URL is public', async () => {
    expect((await open.get('/metrics')).statusCode).toBe(404);
    const authorization = `Bearer ${TOKEN}`;
    expect((await open.send({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  });

  it('is for anyone with the token, from anywhere', async () => {
    const ask = (authorization: string) =>
      withToken.send({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: { authorization, 'x-forwarded-for': '203.0.113.8' },
      });
    expect((await ask(`Bearer ${TOKEN}`)).body).toContain('laneway_');
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}!`, `Basic ${TOKEN}`, TOKEN]) {
      const reply = await ask(wrong);
      expect(reply.statusCode).toBe(401);
      expect(reply.body).not.toContain('laneway_');
    }
    // A local request without the token is refused, too.
    expect((await withToken.get('/metrics')).statusCode).toBe(401);
  });

  it('counts unknown addresses under one name, however many there are', async () => {
    await get('/nothing-1');
    await get('/nothing-2');
    const { body } = await get('/metrics');
    expect(body).toContain('route="none",method="GET",status="404"');
    expect(body).not.toContain('nothing-1');
  });
});

describe('what the server says about itself', () => {
  it('includes its version, which is never cached', async () => {
    const reply = await get('/api/app-version?_t=1700000000000');
    expect(reply.json()).toEqual({ version: '0.0.0+test' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('includes the config for the client, without secrets', async () => {
    expect((await get('/api/config')).json()).toEqual({
      version: '0.0.0+test',
      tile_url: 'https://tiles.example/{z}/{x}/{y}.png',
      tile_attribution: '© Tiles',
      tile_offline: false,
      address_search: false,
      payment_provider: 'test',
      max_upload_bytes: {
        image: 40_000_000,
        audio: 300_000_000,
        video: 2_000_000_000,
        captions: 1_000_000,
      },
      currency: 'AUD',
    });
  });

  it('includes every call, as an OpenAPI document', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.0+test' } });
    for (const { method, path } of Object.values(CALLS)) {
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
  });

  it('includes every call, as a page without scripts', async () => {
    const reply = await get('/api/docs');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).not.toMatch(/<script|javascript:|\son\w+=/i);
    for (const { path } of Object.values(CALLS))
      expect(reply.body).toContain(`<code>${path}</code>`);
  });

  it.each(['/api/docs', '/api/openapi.json'])(
    'is compressed, and not sent again to a client that has it: %s',
    async (url) => {
      const first = await send({ url, headers: { 'accept-encoding': 'br' } });
      expect(first.headers['content-encoding']).toBe('br');
      expect(first.rawPayload.length).toBeLessThan(200_000);
      const again = await send({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
    },
  );

  it('allows that page its one style sheet and nothing else', async () => {
    const { headers, body } = await get('/api/docs');
    const policy = String(headers['content-security-policy']);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(hash).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });
});
