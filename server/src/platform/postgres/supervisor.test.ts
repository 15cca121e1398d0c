import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../../testing/remove-folder.ts';
import { otherUser } from './launcher.ts';
import { isPostgres, postmasterFilePath } from './postmaster-file.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './supervisor.ts';

async function createDataDir(...below: readonly string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'laneway-pg-'));
  onTestFinished(() => removeFolder(dir));
  return path.join(dir, ...below);
}

async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    onFailure: (error) => {
      throw error;
    },
    ...options,
  });
  onTestFinished(postgres.stop);
  return postgres;
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres', 'cluster');

describe('the built-in PostgreSQL', () => {
  it('keeps its data from one start to the next', async () => {
    const dataDir = await createDataDir();
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(await ask(first, 'SHOW fsync')).toBe('on');
    expect(await ask(first, 'SHOW synchronous_commit')).toBe('on');
    await first.stop();
    expect(await ask(await start(dataDir), 'SELECT answer FROM kept')).toBe(42);
  });

  it('is reached by its socket only, and handles non-English letters', async () => {
    const postgres = await start(await createDataDir());
    expect(await ask(postgres, 'SHOW listen_addresses')).toBe('');
    expect(await ask(postgres, "SELECT lower('ÅÉ')")).toBe('åé');
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const postgres = await start(await createDataDir('a-long-name-'.repeat(15)));
    expect(await ask(postgres, 'SELECT 1')).toBe(1);
    // Its socket is elsewhere in this case, and is removed again.
    await postgres.stop();
    await expect(access(postgres.connection.host)).rejects.toThrow('ENOENT');
  });

  it('starts over if creating the cluster was interrupted', async () => {
    const dataDir = await createDataDir();
    const deadProcess = 2 ** 22 + 1;
    const leftover = path.join(dataDir, 'postgres', `unfinished-${deadProcess}`);
    await mkdir(leftover, { recursive: true });
    await writeFile(path.join(leftover, 'PG_VERSION'), 'half');
    expect(await ask(await start(dataDir), 'SELECT 1')).toBe(1);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain(
      `unfinished-${deadProcess}`,
    );
  });

  it('ignores a process id that now belongs to another program', async () => {
    const dataDir = await createDataDir();
    await (await start(dataDir)).stop();
    // After a crash and a reboot, the process id in the file may belong to any process: here it is ours.
    const file = postmasterFilePath(clusterOf(dataDir));
    await writeFile(file, `${process.pid}\n${clusterOf(dataDir)}\n0\n5432\n${dataDir}\n\n`);
    expect(await isPostgres(process.pid)).toBe(false);
    expect(await ask(await start(dataDir), 'SELECT 1')).toBe(1);
  });

  it('refuses data of another major version, and says what to do', async () => {
    const dataDir = await createDataDir();
    await mkdir(clusterOf(dataDir), { recursive: true });
    await writeFile(path.join(clusterOf(dataDir), 'PG_VERSION'), '14\n');
    await expect(start(dataDir)).rejects.toThrow(
      /was created by PostgreSQL 14.*pg_dump, or set DATABASE_URL/,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'runs as another user where root can’t use a namespace',
    async () => {
      const dataDir = await createDataDir();
      const postgres = await start(dataDir, { launcher: otherUser() });
      onTestFinished(() =>
        rm(path.dirname(postgres.connection.host), { recursive: true, force: true }),
      );
      expect(await ask(postgres, 'SELECT 1')).toBe(1);
    },
  );
});
