import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { demoPeople } from '../demo/demo-people.ts';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import { FIRST_BYTES } from '../src/testing/uploads.ts';
import { say } from './measuring.ts';

const MEGABYTE = 1_000_000;
const SIZE = 1_000 * MEGABYTE;
const MAX_MEMORY = 400 * MEGABYTE;
const SAMPLE_MS = 100;

function residentBytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1_024;
}

/** A video by its first bytes, then a pattern in which every megabyte differs from the one before. */
function* film(): Generator<Buffer> {
  for (let nth = 0; nth * MEGABYTE < SIZE; nth += 1) {
    const chunk = Buffer.alloc(MEGABYTE, `megabyte ${nth} `);
    if (nth === 0) FIRST_BYTES['video/mp4'].copy(chunk);
    yield chunk;
  }
}

async function logIn(server: string): Promise<string> {
  const creator = demoPeople.find(({ role }) => role === 'creator');
  const reply = await fetch(`${server}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u_email: creator?.email, u_password: creator?.password }),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

it('accepts 1 GB with less than 400 MB of memory', { timeout: 600_000 }, async () => {
  const dataDir = await createDataDir();
  const server = startServer({ DATA_DIR: dataDir, DEMO: 'on' });
  const address = await server.address;
  const cookie = await logIn(address);
  const headers = { cookie, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${address}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(SIZE),
      'upload-metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')}`,
    },
  });
  expect(created.status).toBe(201);
  const path = created.headers.get('location') ?? '';

  const pid = server.child.pid ?? 0;
  let most = residentBytes(pid);
  const before = most;
  const sampling = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, SAMPLE_MS);
  const began = performance.now();
  const sent = createHash('sha256');
  const upload = request(`${address}${path}`, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'content-length': SIZE,
      'upload-offset': '0',
    },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  for (const chunk of film()) {
    sent.update(chunk);
    if (!upload.write(chunk)) await once(upload, 'drain');
  }
  upload.end();
  const [reply] = await answered;
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(sampling);
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['upload-offset']).toBe(String(SIZE));

  const stored = createHash('sha256');
  const key = path.split('/').at(-1);
  const file = createReadStream(`${dataDir}/media/laneway-quarantine/${key}`);
  for await (const chunk of file) stored.update(chunk);
  expect(stored.digest('hex')).toBe(sent.digest('hex'));
  const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
  say(
    `1 GB upload: ${seconds.toFixed(1)} s, memory ${inMegabytes(before)} before, ${inMegabytes(most)} at most`,
  );
  expect(most).toBeLessThan(MAX_MEMORY);
});
