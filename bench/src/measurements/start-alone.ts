import type { Bench, Report } from '../bench.ts';
import { PATHS } from '../catalogue-servers.ts';
import { startLaneway } from '../laneway.ts';
import { median } from '../median.ts';
import { memoryOfTree } from '../memory.ts';
import type { Row } from '../table.ts';

const MAX_START_MS = 1_700;
const MAX_MEMORY_BYTES = 300_000_000;

/** Enough different requests at once that every connection to the database is opened. */
const PAGES = Array.from({ length: 100 }, (_, index) => `/api/guides?limit=${index + 1}`);

/** Laneway with its own PostgreSQL on an existing folder: how soon it responds, and the memory it then takes. */
export async function startAlone(bench: Bench): Promise<Report> {
  bench.say(`starting ${bench.pace.starts} times`);
  const times: number[] = [];
  for (let round = 0; round < bench.pace.starts; round += 1) {
    const began = performance.now();
    const laneway = await startLaneway(bench.dataDir);
    times.push(performance.now() - began);
    await laneway.stop();
  }
  return {
    rows: [startRow(median(times)), await measureMemory(bench)],
    notes: [`Starts are the median of ${bench.pace.starts}, on the server's core alone.`],
  };
}

function startRow(milliseconds: number): Row {
  return {
    what: 'start alone, second time, to the first 200',
    measured: `${Math.round(milliseconds)} ms`,
    beside: '',
    ratio: '',
    goal: 'under 1.7 s',
    met: milliseconds < MAX_START_MS,
  };
}

async function measureMemory(bench: Bench): Promise<Row> {
  bench.say('memory');
  const laneway = await startLaneway(bench.dataDir);
  await Promise.all(PAGES.map(async (path) => (await fetch(laneway.url + path)).arrayBuffer()));
  await bench.load.run({ url: laneway.url, paths: PATHS, seconds: bench.pace.warmUp * 2 });
  const { bytes, kind } = await memoryOfTree(laneway.pid);
  await laneway.stop();
  return {
    what: `server and database together, warm, ${kind} memory`,
    measured: `${Math.round(bytes / 1_000_000)} MB`,
    beside: '',
    ratio: '',
    goal: 'under 300 MB',
    met: bytes < MAX_MEMORY_BYTES,
  };
}
