// npm run bench: measures the goals of the design, prints them as tables and saves each in its
// section of RESULTS.md. A missed goal is shown but doesn't fail the run: figures depend on the machine and
// the moment. With -- --quick the figures are rough and only printed; with -- --only name, which
// can be repeated, all others are skipped and stay unchanged.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement } from './bench.ts';
import { buildWeb } from './build-web.ts';
import { loadCataloguesOnce } from './catalogue/catalogues.ts';
import { addDemoCopies } from './content.ts';
import { findDatabase, startLaneway } from './laneway.ts';
import { startLoadClient } from './load.ts';
import { describeMachine } from './machine.ts';
import { catalogueAnswers } from './measurements/catalogue-answers.ts';
import { discovery } from './measurements/discovery.ts';
import { firstVisitJavaScript } from './measurements/first-visit-javascript.ts';
import { hostileLoad } from './measurements/hostile-load.ts';
import { offlineMemory } from './measurements/offline-memory.ts';
import { offlineStart } from './measurements/offline-start.ts';
import { panning } from './measurements/panning.ts';
import { phoneFirstVisit } from './measurements/phone-first-visit.ts';
import { reviewQueue } from './measurements/review-queue.ts';
import { search } from './measurements/search.ts';
import { startAlone } from './measurements/start-alone.ts';
import { typing } from './measurements/typing.ts';
import { uploads } from './measurements/uploads.ts';
import { walkSound } from './measurements/walk-sound.ts';
import { walks } from './measurements/walks.ts';
import { PACES } from './pace.ts';
import { stopEverything } from './processes.ts';
import { printReport, writeSections } from './results.ts';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'catalogue-answers': catalogueAnswers,
  'start-alone': startAlone,
  'first-visit-javascript': firstVisitJavaScript,
  'phone-first-visit': phoneFirstVisit,
  'offline-start': offlineStart,
  'offline-memory': offlineMemory,
  'review-queue': reviewQueue,
  search,
  discovery,
  panning,
  typing,
  uploads,
  walks,
  'walk-sound': walkSound,
  'hostile-load': hostileLoad,
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

// Stopping the processes makes the current measurement fail, and the program ends by `finally` below.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    void stopEverything();
  });
}

const folder = await mkdtemp(path.join(tmpdir(), 'laneway-bench-'));
const dataDir = path.join(folder, 'demo');
const catalogueOf = loadCataloguesOnce(folder, say);
try {
  const load = startLoadClient();
  say('setting up Laneway with its demo');
  const machine = describeMachine(await setUp());
  for (const [name, measure] of chosen) {
    const report = await measure({ pace, load, dataDir, catalogueOf, say }).catch((error) => {
      if (isInterrupted) throw error;
      // The others are measured nevertheless.
      console.error(`\n${name} failed:`, error);
      process.exitCode = 1;
      return null;
    });
    if (report === null) continue;
    const printed = printReport(report, machine);
    console.log(`\n${name}: ${printed}`);
    if (!quick) await writeSections(new Map([[name, printed]]));
  }
} finally {
  await stopEverything();
  await rm(folder, { recursive: true, force: true });
}

function choose(names: readonly string[]): readonly (readonly [string, Measurement])[] {
  const known = Object.keys(MEASUREMENTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  return Object.entries(MEASUREMENTS).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
}

/** Returns the version of the PostgreSQL that Laneway runs on. */
async function setUp(): Promise<string> {
  const laneway = await startLaneway(dataDir);
  const postgresVersion = await addDemoCopies(await findDatabase(dataDir));
  await laneway.stop();
  return postgresVersion;
}
