// npm run bench: measures what the design promises, prints it as a table and keeps it in RESULTS.md. A goal that is missed
// is shown and does not fail: figures belong to a machine and a moment. With -- --quick the figures are rough and only
// printed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement } from './bench.ts';
import { fillUp } from './content.ts';
import { findDatabase, startLaneway } from './laneway.ts';
import { startLoadClient } from './load.ts';
import { describeMachine } from './machine.ts';
import { catalogueAnswers } from './measurements/catalogue-answers.ts';
import { startAlone } from './measurements/start-alone.ts';
import { PACES } from './pace.ts';
import { stopEverything } from './processes.ts';
import { writeResults } from './results.ts';
import { printTable, type Row } from './table.ts';

const MEASUREMENTS: readonly Measurement[] = [catalogueAnswers, startAlone];

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const pace = quick ? PACES.quick : PACES.full;
const say = (line: string): void => console.error(`… ${line}`);

// Whatever waits for what is stopped here fails, and that leads to the way out below.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopEverything());
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'laneway-bench-'));
try {
  const load = startLoadClient();
  say('setting up Laneway with its demo');
  const machine = describeMachine(await setUp());
  const rows: Row[] = [];
  for (const measure of MEASUREMENTS) rows.push(...(await measure({ pace, load, dataDir, say })));

  console.log(`${machine}\n\n${printTable(rows)}`);
  if (!quick) await writeResults({ rows, machine, pace, leastBusy: load.leastBusy() });
} finally {
  await stopEverything();
  await rm(dataDir, { recursive: true, force: true });
}

/** Returns the version of the PostgreSQL that Laneway runs on. */
async function setUp(): Promise<string> {
  const laneway = await startLaneway(dataDir);
  const postgresVersion = await fillUp(await findDatabase(dataDir));
  await laneway.stop();
  return postgresVersion;
}
