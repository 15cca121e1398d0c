import type { SearchResults } from '@laneway/contract/search';
import pg from 'pg';
import type { Bench, Report } from '../bench.ts';
import type { LoadedCatalogue } from '../catalogue/load-catalogue.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { findDatabase, startLaneway } from '../laneway.ts';
import { type Memory, memoryOfTree } from '../memory.ts';
import { quantile } from '../quantile.ts';
import { measurePeer, type PeerFigures } from '../search/peer-process.ts';
import { type Found, judge, KEYSTROKES, SEARCHES, timesOf } from '../search/questions.ts';
import type { Row } from '../table.ts';

const GOALS = { searchMs: 30, keystrokeMs: 20, growth: 2, recall: 0.95 } as const;

type Figures = LoadedCatalogue & {
  readonly guides: number;
  readonly searchP50: number;
  readonly searchP95: number;
  readonly keystrokeP95: number;
  readonly recall: number;
  readonly memory: Memory;
};

const PEERS = {
  MiniSearch: new URL('../peers/minisearch.ts', import.meta.url),
  'SQLite FTS5': new URL('../peers/sqlite-fts.ts', import.meta.url),
} as const;

/** Searching a catalogue of a hundred thousand guides: the speed, and whether the intended guides are found. */
export async function search({ pace, catalogueOf, say }: Bench): Promise<Report> {
  const [small, large] = pace.catalogues;
  const measured: Figures[] = [];
  for (const guides of [small, large]) {
    const { dataDir, loaded } = await catalogueOf(guides);
    say(`search: searching and typing among ${guides.toLocaleString('en')} guides`);
    const laneway = await startLaneway(dataDir, { LOG_LEVEL: 'warn' });
    const client = await createSearchClient(laneway.url, await findDatabase(dataDir));
    const searches = await timesOf(client.find, SEARCHES, pace.rounds);
    const keystrokes = await timesOf(client.find, KEYSTROKES, pace.rounds);
    measured.push({
      ...loaded,
      guides,
      searchP50: quantile(searches, 0.5),
      searchP95: quantile(searches, 0.95),
      keystrokeP95: quantile(keystrokes, 0.95),
      recall: await judge(client.find, makeCatalogue(guides).known),
      memory: await memoryOfTree(laneway.pid),
    });
    await client.close();
    await laneway.stop();
  }
  const peers: [string, PeerFigures][] = [];
  for (const [name, script] of Object.entries(PEERS)) {
    say(`search: ${name}`);
    peers.push([name, await measurePeer(script, { guides: large, rounds: pace.rounds })]);
  }
  const [before, after] = measured as [Figures, Figures];
  return { rows: rowsOf(before, after, peers), notes: notesOf(before, after, peers, pace.rounds) };
}

/** Makes requests like a browser. Searches are limited per address, so its counter is cleared now and then. */
async function createSearchClient(
  url: string,
  database: pg.ClientConfig,
): Promise<{ readonly find: Found; readonly close: () => Promise<void> }> {
  const client = new pg.Client(database);
  await client.connect();
  let asked = 0;
  const find: Found = async ({ text, typing }) => {
    asked += 1;
    if (asked % 500 === 0) await client.query('DELETE FROM rate_counters');
    const query = new URLSearchParams({ search_terms: text, ...(typing && { typing: 'true' }) });
    const reply = await fetch(`${url}/api/search?${query}`, { method: 'POST' });
    if (reply.status !== 200) throw new Error(`${text}: ${reply.status}`);
    const { guides } = (await reply.json()) as SearchResults;
    return guides.map(({ g_id }) => g_id);
  };
  return { find, close: () => client.end() };
}

function rowsOf(before: Figures, after: Figures, peers: readonly [string, PeerFigures][]): Row[] {
  const among = `among ${after.guides.toLocaleString('en')} guides`;
  const beside = (print: (figures: PeerFigures) => string) =>
    peers.map(([name, figures]) => `${name} ${print(figures)}`).join(', ');
  const growth = after.searchP95 / before.searchP95;
  return [
    {
      what: `search ${among}, p95`,
      measured: ms(after.searchP95),
      beside: beside(({ searchP95 }) => ms(searchP95)),
      ratio: '',
      goal: `under ${GOALS.searchMs} ms`,
      met: after.searchP95 < GOALS.searchMs,
    },
    {
      what: `a letter typed into the search ${among}, p95`,
      measured: ms(after.keystrokeP95),
      beside: beside(({ keystrokeP95 }) => ms(keystrokeP95)),
      ratio: '',
      goal: `under ${GOALS.keystrokeMs} ms`,
      met: after.keystrokeP95 < GOALS.keystrokeMs,
    },
    {
      what: `search ${among}, p95`,
      measured: ms(after.searchP95),
      beside: `among ${before.guides.toLocaleString('en')} ${ms(before.searchP95)}`,
      ratio: `${growth.toFixed(1)} ×`,
      goal: `under ${GOALS.growth} ×`,
      met: growth < GOALS.growth,
    },
    {
      what: `judged searches ${among}, found among the first five`,
      measured: percent(after.recall),
      beside: beside(({ recall }) => percent(recall)),
      ratio: '',
      goal: `at least ${percent(GOALS.recall)}`,
      met: after.recall >= GOALS.recall,
    },
  ];
}

function notesOf(
  before: Figures,
  after: Figures,
  peers: readonly [string, PeerFigures][],
  rounds: number,
): string[] {
  const built = [before, after].map(
    ({ guides, places, indexMs, indexBytes }) =>
      `of ${guides.toLocaleString('en')} guides with ${places.toLocaleString('en')} places in ${seconds(indexMs)} and ${mb(indexBytes)}`,
  );
  const others = peers.map(
    ([name, { buildMs, residentBytes, searchP50 }]) =>
      `${name} in ${seconds(buildMs)}, ${mb(residentBytes)} of memory, p50 ${ms(searchP50)}`,
  );
  return [
    `Searches are ${SEARCHES.length} texts (judged ones and the hardest we know), keystrokes every letter of ${KEYSTROKES.length}, one request after the other, ${rounds} times after one to warm up. Laneway answers whole guides over HTTP, p50 ${ms(after.searchP50)}; the peers answer ids in their own process.`,
    `The index is built ${built.join(', ')}. Server and database together take ${mb(after.memory.bytes)}. The peers build theirs of the same words: ${others.join('; ')}.`,
    'The peers know neither access nor filters. MiniSearch corrects by the same rule as Laneway, SQLite corrects nothing.',
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const seconds = (value: number): string => `${Math.round(value / 1_000)} s`;
const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const percent = (share: number): string => `${Math.floor(share * 100)} %`;
