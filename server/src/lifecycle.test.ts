import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive, readPostmasterFile } from './platform/postgres/postmaster-file.ts';
import { expectNoRowLost } from './testing/killed-while-writing.ts';
import { createDataDir, type ServerProcess, startServer } from './testing/server-process.ts';

const isRoot = process.getuid?.() === 0;
const as = (user: number) => [
  'unshare',
  '--user',
  `--map-user=${user}`,
  `--map-group=${user}`,
  '--',
];
const NOBODY = 65_534;
const NO_USER = 54_321;

/** Checks often enough to react before jobs can have started. */
const SOON = { interval: 5, timeout: 60_000 };

/** The data folder that the first test creates. Tests that don't need a new one start much faster with it. */
const usedDir = await createDataDir();

const postmasterOf = (dataDir: string) =>
  readPostmasterFile(path.join(dataDir, 'postgres', 'cluster'));

const status = async (address: string, url: string): Promise<number> =>
  (await fetch(`${address}${url}`)).status;

async function stopped(server: ServerProcess): Promise<number | null> {
  server.child.kill('SIGTERM');
  return server.exit;
}

describe('the program', () => {
  it('starts, answers requests, and leaves nothing running after SIGTERM', async () => {
    const server = startServer({ DATA_DIR: usedDir });
    expect(await status(await server.address, '/readyz')).toBe(200);
    const postmaster = await postmasterOf(usedDir);
    expect(await stopped(server)).toBe(0);
    expect(isAlive(postmaster?.pid ?? 0)).toBe(false);
  });

  it('can be stopped from the moment that it answers, while its jobs are only starting', async () => {
    const server = startServer({ DATA_DIR: usedDir, LOG_LEVEL: 'info' });
    await vi.waitFor(() => expect(server.output()).toContain('Server listening'), SOON);
    expect(await stopped(server)).toBe(0);
    expect(server.output()).not.toMatch(/"level":[456]0/);
  });

  it.runIf(process.platform === 'linux').each([
    // The tests themselves run as the other of these two users.
    isRoot
      ? ['an ordinary user', as(NOBODY)]
      : ['root', ['unshare', '--user', '--map-root-user', '--']],
    ['somebody whom the system has no name for', as(NO_USER)],
  ])('starts as %s in a folder that nobody else may enter', async (_who, wrapper) => {
    const server = startServer({ DATA_DIR: await createDataDir() }, wrapper);
    expect(await status(await server.address, '/readyz')).toBe(200);
  });

  it('refuses a second process on the same data folder, and says which process has it', async () => {
    const first = startServer({ DATA_DIR: usedDir });
    const address = await first.address;
    const second = startServer({ DATA_DIR: usedDir });
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toBe(
      `DATA_DIR ${usedDir} is in use by process ${first.child.pid}. Stop that server first, or set a different DATA_DIR.`,
    );
    expect(await status(address, '/readyz')).toBe(200);
  });

  it('started twice at once on a new folder, opens once and refuses once', async () => {
    const dataDir = await createDataDir();
    const servers = [startServer({ DATA_DIR: dataDir }), startServer({ DATA_DIR: dataDir })];
    const refused = await Promise.race(
      servers.map(async (server) => ({ server, code: await server.exit })),
    );
    expect(refused.code).toBe(1);
    expect(refused.server.output()).toContain('is in use by process');
    const open = servers.find((server) => server !== refused.server);
    expect(await status((await open?.address) ?? '', '/readyz')).toBe(200);
  });

  it('starts although a killed process left its database server behind', async () => {
    const first = startServer({ DATA_DIR: usedDir });
    await first.address;
    first.child.kill('SIGKILL');
    await first.exit;
    const orphan = await postmasterOf(usedDir);
    expect(isAlive(orphan?.pid ?? 0)).toBe(true);
    const second = startServer({ DATA_DIR: usedDir });
    expect(await status(await second.address, '/readyz')).toBe(200);
    expect(isAlive(orphan?.pid ?? 0)).toBe(false);
  });

  // npm run test:services kills it more often.
  it('loses no committed row when it is killed during writes, once together with its database', () =>
    expectNoRowLost(usedDir, { kills: 2 }));

  it('restarts its database when that is killed', async () => {
    const server = startServer({ DATA_DIR: usedDir, LOG_LEVEL: 'silent' });
    const address = await server.address;
    const first = await postmasterOf(usedDir);
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect((await postmasterOf(usedDir))?.pid).not.toBe(first?.pid);
        expect(await status(address, '/readyz')).toBe(200);
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      {
        S3_ENDPOINT: 'http://127.0.0.1:2',
        S3_ACCESS_KEY_ID: 'an-id',
        S3_SECRET_ACCESS_KEY: 'a-secret',
      },
      'Can’t use the bucket laneway-production at S3_ENDPOINT (ECONNREFUSED).',
    ],
    [
      {
        DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none',
        SESSION_SECRET: 'x'.repeat(40),
        PAYMENTS: 'test',
      },
      'Can’t use the database in DATABASE_URL (ECONNREFUSED).',
    ],
  ])('with %o ends at once with one clear line', async (env, line) => {
    const server = startServer({ DATA_DIR: usedDir, LOG_LEVEL: 'silent', ...env });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(line);
  });

  it('ends with a message when its port is taken', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = startServer({ DATA_DIR: usedDir, PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toBe(
      `Can’t listen on port ${port} of 127.0.0.1: another program is using it.`,
    );
    other.close();
  });

  it('doesn’t outlive npm if it was started by npm', async () => {
    const server = startServer({ DATA_DIR: usedDir, npm_lifecycle_event: 'start' }, [
      'sh',
      '-c',
      '"$@"; true',
      'sh',
    ]);
    const address = await server.address;
    server.child.kill('SIGKILL');
    await server.exit;
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), {
      timeout: 10_000,
      interval: 50,
    });
    await vi.waitFor(async () => expect(await postmasterOf(usedDir)).toBeNull(), {
      timeout: 10_000,
      interval: 50,
    });
  });
});
