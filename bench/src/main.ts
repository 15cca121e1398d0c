// npm run bench [-- --quick]: measures what DESIGN promises, prints it as a table and keeps it in RESULTS.md. A goal that
// is missed is shown, not failed on: figures belong to a machine and a moment.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement } from './bench.ts';
import { type Content, fillUp } from './content.ts';
import { findDatabase, startLaneway } from './laneway.ts';
import { startLoadClient } from './load.ts';
import { describeMachine } from './machine.ts';
import { catalogueAnswers } from './measurements/catalogue-answers.ts';
import { startAlone } from './measurements/start-alone.ts';
import { PACES } from './pace.ts';
import { interruptAll } from './processes.ts';
import { writeResults } from './results.ts';
import { printTable, type Row } from './table.ts';

const MEASUREMENTS: readonly Measurement[] = [catalogueAnswers, startAlone];

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const pace = quick ? PACES.quick : PACES.full;
const say = (line: string): void => console.error(`… ${line}`);

// What was started ends, what waits for it fails, and the way out cleans up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interruptAll);

await using cleanUp = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'laneway-bench-'));
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true }));
const load = cleanUp.use(startLoadClient());

say('setting up Laneway with its demo');
const machine = describeMachine((await setUp()).postgresVersion);
const rows: Row[] = [];
for (const measure of MEASUREMENTS) rows.push(...(await measure({ pace, load, dataDir, say })));

const command = quick ? 'npm run bench -- --quick' : 'npm run bench';
await writeResults({ rows, machine, command, pace, leastBusy: load.leastBusy() });
console.log(`${machine}\n\n${printTable(rows)}`);

async function setUp(): Promise<Content> {
  await using _laneway = await startLaneway(dataDir);
  return await fillUp(await findDatabase(dataDir));
}
