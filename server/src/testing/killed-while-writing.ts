import path from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { readPostmasterFile } from '../platform/postgres/postmaster-file.ts';
import { startServer } from './server-process.ts';

/**
 * Kills the program repeatedly while rows are written, and checks each time that all committed rows are still there.
 */
export async function expectNoRowLost(
  dataDir: string,
  { kills }: { readonly kills: number },
): Promise<void> {
  const committed: string[] = [];
  for (let round = 1; round <= kills; round += 1) {
    const server = startServer({ DATA_DIR: dataDir });
    await server.address;
    const writer = await connect(dataDir);
    await expectAll(committed, writer);

    const writing = (async () => {
      for (let n = 1; ; n += 1) {
        const name = `row ${round}.${n}`;
        await writer.query('INSERT INTO installation_facts (name) VALUES ($1)', [name]);
        committed.push(name);
      }
    })();
    const before = committed.length;
    await vi.waitFor(() => expect(committed.length).toBeGreaterThan(before + round * 3), {
      interval: 1,
    });
    const postmaster = await readPostmasterFile(path.join(dataDir, 'postgres', 'cluster'));
    server.child.kill('SIGKILL');
    // Every other time the database is killed too, as when a machine loses power.
    if (round % 2 === 0 && postmaster !== null) process.kill(postmaster.pid, 'SIGKILL');
    else await writer.end();
    await expect(writing).rejects.toThrow();
    await server.exit;
  }
  expect(committed.length).toBeGreaterThan((3 * kills * (kills + 1)) / 2);
  const server = startServer({ DATA_DIR: dataDir });
  await server.address;
  const reader = await connect(dataDir);
  await expectAll(committed, reader);
  await reader.end();
}

async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: path.join(dataDir, 'postgres', 'socket'),
    user: 'laneway',
    database: 'postgres',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function expectAll(committed: readonly string[], client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM installation_facts');
  const present = new Set(rows.map(({ name }) => name));
  expect(committed.filter((name) => !present.has(name))).toEqual([]);
}
