import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addNotification } from '../src/slices/notifications/public.ts';
import { openStream } from '../src/testing/event-stream.ts';
import { freePort } from '../src/testing/free-port.ts';
import { createPerson } from '../src/testing/people.ts';
import { createDataDir, openServerDatabase, startServer } from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { say } from './measuring.ts';

const NGINX = ['nginx', '/usr/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
if (NGINX === undefined) say('nginx is not installed, so what a real proxy does is left out');

const FORWARDING = `
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;`;

/** Starts nginx in front of a server, by default with a proxy_pass only, and returns its address. */
async function startNginx(server: string, settings = ''): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'laneway-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  const site = `listen 127.0.0.1:${port}; location / { proxy_pass ${server.replace('localhost', '127.0.0.1')}; ${settings} }`;
  const http = `access_log off; ${temporary.join(' ')} server { ${site} }`;
  const config = `daemon off; pid ${dir}/pid; error_log ${dir}/errors; events {} http { ${http} }`;
  await writeFile(path.join(dir, 'nginx.conf'), config);
  const nginx = spawn(NGINX ?? '', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const ended = once(nginx, 'exit');
    if (nginx.kill('SIGTERM')) await ended;
    await rm(dir, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/healthz`), { timeout: 20_000, interval: 50 });
  return address;
}

const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers })).status;

describe.skipIf(NGINX === undefined)('behind nginx', () => {
  it('with a bare proxy_pass or the usual headers shows the public neither emails nor metrics', async () => {
    const token = 'only the operator knows';
    const servers = [
      startServer({ DATA_DIR: await createDataDir() }),
      startServer({
        DATA_DIR: await createDataDir(),
        PUBLIC_URL: 'https://laneway.example',
        PAYMENTS: 'test',
      }),
    ];
    const withToken = startServer({ DATA_DIR: await createDataDir(), METRICS_TOKEN: token });
    for (const settings of ['', FORWARDING]) {
      for (const server of servers) {
        const proxy = await startNginx(await server.address, settings);
        expect(await statusOf(`${proxy}/healthz`)).toBe(200);
        expect(await statusOf(`${proxy}/dev/mailbox.json`)).toBe(404);
        expect(await statusOf(`${proxy}/dev/mailbox`)).toBe(404);
        expect(await statusOf(`${proxy}/metrics`)).toBe(404);
      }
      const proxy = await startNginx(await withToken.address, settings);
      expect(await statusOf(`${proxy}/metrics`)).toBe(401);
      expect(await statusOf(`${proxy}/metrics`, { authorization: `Bearer ${token}` })).toBe(200);
    }
  });

  it('counts visitors by the address that nginx reports, not by what they claim', async () => {
    const server = startServer({ DATA_DIR: await createDataDir(), TRUST_PROXY: 'loopback' });
    const proxy = await startNginx(
      await server.address,
      'proxy_set_header X-Forwarded-For $http_x_visitor;',
    );
    const logOut = async (visitor: string, claimed: string) => {
      const headers = { 'x-visitor': visitor, 'x-forwarded-for': claimed };
      return (await fetch(`${proxy}/api/logout`, { method: 'POST', headers })).status;
    };
    const { max } = RATE_LIMITS.unsafe_calls_from_address;
    for (let n = 0; n < max; n += 1) await logOut('198.51.100.7', `10.0.0.${n % 250}`);
    expect(await logOut('198.51.100.7', '10.1.1.1')).toBe(429);
    expect(await logOut('198.51.100.8', '198.51.100.7')).toBe(204);
  });
});

it.skipIf(NGINX === undefined)(
  'through nginx with its defaults, notifications arrive at once',
  async () => {
    const dataDir = await createDataDir();
    const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET });
    const proxy = await startNginx(await server.address, 'gzip on; gzip_types text/event-stream;');
    const db = openServerDatabase(dataDir);
    const person = await createPerson(db);
    const stream = await openStream(`${proxy}/api/notices/stream`, person.cookies, {
      'accept-encoding': 'gzip',
    });
    await stream.event('unread');
    await addNotification(db, { userId: person.id, kind: 'gift_received', title: 'Hi', body: '' });
    expect((await stream.event('notice')).data.notice.title).toBe('Hi');
  },
);
