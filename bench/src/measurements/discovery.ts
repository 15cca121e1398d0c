import { deepStrictEqual } from 'node:assert/strict';
import type { DiscoveredGuides } from '@laneway/contract/discovery';
import type { Bench, Report } from '../bench.ts';
import { chooseSpots, pathOfView, ZOOMS } from '../discovery/views.ts';
import { findDatabase, startLaneway } from '../laneway.ts';
import { type Server, startServer } from '../processes.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

const MAX_P95_MS = 30;

/** Ranges of zooms that look alike, each with the first zoom beyond it. */
const RANGES = { 'the world': 5, 'a country': 9, 'a city': 14, 'a street': 20 } as const;

type Times = { readonly p50: number; readonly p95: number };
type Figures = {
  readonly zoom: number;
  /** Every reply is computed from the database. */
  readonly cold: Times;
  /** Every reply comes from memory. */
  readonly warm: Times;
  readonly peer: Times;
  /** The compressed size. */
  readonly bytes: number;
};

type Servers = { readonly laneway: Server; readonly uncached: Server; readonly peer: Server };

/** The guides in view among a hundred thousand, at every zoom of the map. */
export async function discovery({ pace, catalogueOf, say }: Bench): Promise<Report> {
  const [, guides] = pace.catalogues;
  const { dataDir } = await catalogueOf(guides);
  const spots = chooseSpots(guides, pace.views);
  const servers = await startServers(dataDir);
  const figures: Figures[] = [];
  for (const zoom of ZOOMS) {
    say(`discovery: zoom ${zoom}`);
    const paths = spots.map((spot) => pathOfView(spot, zoom));
    await checkSameAnswers(servers, paths);
    const times = async ({ url }: Server, rounds: number) => timesOf(url, paths, rounds);
    figures.push({
      zoom,
      cold: await times(servers.uncached, pace.rounds),
      warm: await times(servers.laneway, pace.rounds),
      // It takes so long at the far zooms that more would take most of the bench's time.
      peer: await times(servers.peer, 1),
      bytes: quantile(await sizesOf(servers.laneway.url, paths), 0.5),
    });
  }
  for (const server of Object.values(servers).toReversed()) await server.stop();
  return { rows: rowsOf(figures, guides), notes: notesOf(figures, pace.views, pace.rounds) };
}

async function startServers(dataDir: string): Promise<Servers> {
  const laneway = await startLaneway(dataDir, { LOG_LEVEL: 'warn' });
  const database = JSON.stringify(await findDatabase(dataDir));
  const startBeside = (script: URL) =>
    startServer(
      {
        script,
        core: 'server',
        args: [database],
        env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      },
      pathOfView({ lat: 0, lng: 0 }, 0),
    );
  return {
    laneway,
    uncached: await startBeside(new URL('../laneway-uncached.ts', import.meta.url)),
    peer: await startBeside(new URL('../peers/grouped-rows.ts', import.meta.url)),
  };
}

/** The peer finds the same groups; the requests also warm everything up. */
async function checkSameAnswers(
  { laneway, uncached, peer }: Servers,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    const [one, ...others] = await Promise.all(
      [laneway, uncached, peer].map(async ({ url }) => groupsOf(await fetch(url + path))),
    );
    for (const other of others) deepStrictEqual(other, one, `${path} has different answers`);
  }
}

async function groupsOf(reply: Response): Promise<readonly number[]> {
  const { clusters, total } = (await reply.json()) as DiscoveredGuides;
  return [total, ...clusters.map(({ count }) => count).sort((a, b) => a - b)];
}

async function timesOf(url: string, paths: readonly string[], rounds: number): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const begun = performance.now();
      const reply = await fetch(url + path);
      await reply.arrayBuffer();
      times.push(performance.now() - begun);
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    }
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function sizesOf(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (const path of paths) {
    const reply = await fetch(url + path);
    await reply.arrayBuffer();
    sizes.push(Number(reply.headers.get('content-length')));
  }
  return sizes;
}

function rowsOf(figures: readonly Figures[], guides: number): Row[] {
  let first = 0;
  return Object.entries(RANGES).map(([name, end]) => {
    const within = figures.filter(({ zoom }) => zoom >= first && zoom < end);
    first = end;
    const [slowest] = within.toSorted((a, b) => b.cold.p95 - a.cold.p95);
    if (slowest === undefined) throw new Error(`No zoom shows ${name}.`);
    const { zoom, cold, peer } = slowest;
    return {
      what: `map of ${name} among ${guides.toLocaleString('en')} guides, zoom ${zoom}, p95`,
      measured: ms(cold.p95),
      beside: `grouping all in view ${ms(peer.p95)}`,
      ratio: `${(peer.p95 / cold.p95).toFixed(1)} ×`,
      goal: `under ${MAX_P95_MS} ms`,
      met: cold.p95 < MAX_P95_MS,
    };
  });
}

function notesOf(figures: readonly Figures[], views: number, rounds: number): string[] {
  const perZoom = figures.map(
    ({ zoom, cold, warm, peer, bytes }) =>
      `${zoom}: ${both(cold)}, ${both(warm)}, ${both(peer)}, ${(bytes / 1_000).toFixed(1)} KB`,
  );
  return [
    `The guides in view are asked for as a desktop's map does, around ${views} guides at each zoom, one request after the other, ${rounds} times; the peer is asked once. A row has the slowest zoom of its kind, with every answer made from the database. "Grouping all in view" (\`src/peers/grouped-rows.ts\`) reads the positions of all guides of the same area by the same index, finds the same groups, and sends as many guides; it checks and compresses nothing.`,
    `By zoom: p50 and p95 from the database, from memory, of the peer, and the size of the answer as it travels. ${perZoom.join('; ')}.`,
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const both = ({ p50, p95 }: Times): string => `${p50.toFixed(1)} and ${ms(p95)}`;
