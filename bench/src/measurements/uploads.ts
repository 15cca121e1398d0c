import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Report } from '../bench.ts';
import { startLaneway } from '../laneway.ts';
import { logIn } from '../log-in.ts';
import { median } from '../median.ts';
import { type Running, type Server, start, startServer } from '../processes.ts';
import type { Row } from '../table.ts';
import type { UploadOutcome, UploadTask } from '../upload-client.ts';

const BYTES = 256 * 1_048_576;
const MIN_SHARE_OF_PLAIN_TUS = 0.8;

type Target = { readonly server: Server; readonly order: Omit<UploadTask, 'bytes'> };

/**
 * Measures the speed of a video upload, beside plain @tus/server and a bare server that writes the same bytes to disk.
 */
export async function uploads({ pace, dataDir, say }: Bench): Promise<Report> {
  const folder = path.join(dataDir, 'bench-uploads');
  await mkdir(folder, { recursive: true });
  const client = start({
    script: new URL('../upload-client.ts', import.meta.url),
    core: 'client',
  });
  const laneway = await startLaneway(dataDir, { LOG_LEVEL: 'warn' });
  const targets = {
    laneway: {
      server: laneway,
      order: {
        url: laneway.url,
        path: '/api/uploads',
        headers: { cookie: await logIn(laneway.url, 'creator') },
      },
    },
    tus: await startPeer(new URL('../peers/plain-tus.ts', import.meta.url), folder),
    bare: await startPeer(new URL('../peers/bare-uploads.ts', import.meta.url), folder),
  };

  say(`uploads: ${pace.rounds} rounds of ${BYTES / 1_048_576} MiB to each of three servers`);
  const rates: Record<keyof typeof targets, number[]> = { laneway: [], tus: [], bare: [] };
  // A warm-up that isn't measured.
  for (const name of Object.keys(rates) as (keyof typeof rates)[]) {
    await upload(client, targets[name]);
  }
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const name of Object.keys(rates) as (keyof typeof rates)[]) {
      rates[name].push(await upload(client, targets[name]));
    }
  }
  for (const { server } of Object.values(targets).reverse()) await server.stop();
  await client.stop();
  await rm(folder, { recursive: true, force: true });

  const ours = median(rates.laneway);
  return {
    rows: [
      compare(ours, 'plain @tus/server', median(rates.tus), MIN_SHARE_OF_PLAIN_TUS),
      compare(ours, 'bare node:http to disk', median(rates.bare), null),
    ],
    notes: [
      `Uploads are ${BYTES / 1_048_576} MiB in one request, the servers in turns, the median of ${pace.rounds}, each after all earlier writes were flushed to disk. Laneway waits for the disk before it says that bytes have arrived; the others leave that to the system.`,
    ],
  };
}

async function startPeer(script: URL, folder: string): Promise<Target> {
  const server = await startServer({ script, core: 'server', args: [folder] }, '/ready');
  return { server, order: { url: server.url, path: '/files', headers: {} } };
}

async function upload(client: Running, { order }: Target): Promise<number> {
  // Flushes the previous upload from the system's cache, so that it isn't written during this one.
  await promisify(execFile)('sync');
  client.process.send({ ...order, bytes: BYTES } satisfies UploadTask);
  const [outcome] = (await once(client.process, 'message')) as [UploadOutcome];
  if (outcome.kind === 'done') return outcome.bytesPerSecond;
  throw new Error(`${order.url}: ${outcome.reason}`);
}

function compare(ours: number, peer: string, theirs: number, min: number | null): Row {
  const ratio = ours / theirs;
  return {
    what: 'upload of a video',
    measured: printSpeed(ours),
    beside: `${peer} ${printSpeed(theirs)}`,
    ratio: `${Math.round(ratio * 100)} %`,
    goal: min === null ? '' : `at least ${min * 100} %`,
    met: min === null || ratio >= min,
  };
}

function printSpeed(bytesPerSecond: number): string {
  return `${Math.round(bytesPerSecond / 1_000_000)} MB/s`;
}
