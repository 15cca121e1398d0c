// npm run bench: measures what the design promises, prints it as a table and saves it in RESULTS.md. A missed goal is
// shown but doesn't fail: figures belong to a machine and a moment. With -- --quick the figures are rough and only
// printed; with -- --only name, which can be repeated, the rest is skipped and nothing is saved either.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement, Report } from './bench.ts';
import { buildWeb } from './build-web.ts';
import { keepCatalogues } from './catalogue/catalogues.ts';
import { addDemoCopies } from './content.ts';
import { findDatabase, startLaneway } from './laneway.ts';
import { startLoadClient } from './load.ts';
import { describeMachine } from './machine.ts';
import { catalogueAnswers } from './measurements/catalogue-answers.ts';
import { discovery } from './measurements/discovery.ts';
import { firstVisitJavaScript } from './measurements/first-visit-javascript.ts';
import { offlineStart } from './measurements/offline-start.ts';
import { panning } from './measurements/panning.ts';
import { phoneFirstVisit } from './measurements/phone-first-visit.ts';
import { reviewQueue } from './measurements/review-queue.ts';
import { search } from './measurements/search.ts';
import { startAlone } from './measurements/start-alone.ts';
import { typing } from './measurements/typing.ts';
import { uploads } from './measurements/uploads.ts';
import { walks } from './measurements/walks.ts';
import { PACES } from './pace.ts';
import { stopEverything } from './processes.ts';
import { printNotes, writeResults } from './results.ts';
import { printTable } from './table.ts';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'catalogue-answers': catalogueAnswers,
  'start-alone': startAlone,
  'first-visit-javascript': firstVisitJavaScript,
  'phone-first-visit': phoneFirstVisit,
  'offline-start': offlineStart,
  'review-queue': reviewQueue,
  search,
  discovery,
  panning,
  typing,
  uploads,
  walks,
};

const { quick, only } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
}).values;
const chosen = choose(only);
const pace = quick ? PACES.quick : PACES.full;
const say = (line: string): void => console.error(`… ${line}`);

await buildWeb();

// Whatever awaits a process that is stopped here fails, which leads to the exit below.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopEverything());
}

const folder = await mkdtemp(path.join(tmpdir(), 'laneway-bench-'));
const dataDir = path.join(folder, 'demo');
const catalogueOf = keepCatalogues(folder, say);
try {
  const load = startLoadClient();
  say('setting up Laneway with its demo');
  const machine = describeMachine(await setUp());
  const reports: Report[] = [];
  for (const measure of chosen)
    reports.push(await measure({ pace, load, dataDir, catalogueOf, say }));

  const rows = reports.flatMap((report) => report.rows);
  const notes = reports.flatMap((report) => report.notes);
  console.log([machine, printTable(rows), printNotes(notes)].join('\n\n'));
  if (!quick && only.length === 0) await writeResults({ rows, notes, machine });
} finally {
  await stopEverything();
  await rm(folder, { recursive: true, force: true });
}

function choose(names: readonly string[]): readonly Measurement[] {
  const known = Object.keys(MEASUREMENTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  return (names.length === 0 ? known : names).flatMap((name) => MEASUREMENTS[name] ?? []);
}

/** Returns the version of the PostgreSQL that Laneway runs on. */
async function setUp(): Promise<string> {
  const laneway = await startLaneway(dataDir);
  const postgresVersion = await addDemoCopies(await findDatabase(dataDir));
  await laneway.stop();
  return postgresVersion;
}
