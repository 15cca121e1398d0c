import type { Bench, Report } from '../bench.ts';
import {
  ADDRESSES,
  type Address,
  type CatalogueServers,
  PATHS,
  startCatalogueServers,
} from '../catalogue-servers.ts';
import type { Load } from '../load.ts';
import { median } from '../median.ts';
import { printRate, type Row } from '../table.ts';

type ServerName = keyof CatalogueServers;
type Rates = ReadonlyMap<ServerName, number>;

type Comparison = {
  readonly how: string;
  readonly measured: ServerName;
  readonly beside: ServerName;
  readonly minRatio: number;
  readonly goal: string;
  readonly at: readonly (Address | typeof NOT_MODIFIED)[];
};

/** A browser that already has the response revalidates it. */
const NOT_MODIFIED = '304 by ETag';

const EVERY_ADDRESS = Object.keys(ADDRESSES) as Address[];

const COMPARISONS: readonly Comparison[] = [
  {
    how: 'from memory',
    measured: 'laneway',
    beside: 'bare',
    minRatio: 0.95,
    goal: 'at least 95 %',
    at: ['5 featured guides'],
  },
  {
    how: 'from memory',
    measured: 'laneway',
    beside: 'bare',
    minRatio: 0.85,
    goal: 'at least 85 %',
    at: ['page of 20 guides', 'one guide', 'places of a guide', NOT_MODIFIED],
  },
  {
    how: 'from memory',
    measured: 'laneway',
    beside: 'handWritten',
    minRatio: 10,
    goal: 'more than 10 ×',
    // Only for a list: one guide costs PostgreSQL so little that even bare node:http isn't 10 times as fast.
    at: ['page of 20 guides'],
  },
  {
    how: 'uncached',
    measured: 'uncached',
    beside: 'handWritten',
    minRatio: 0.95,
    goal: 'at least 95 %',
    at: ['5 featured guides', 'page of 20 guides', 'one guide'],
  },
  {
    how: 'uncached',
    measured: 'uncached',
    beside: 'handWritten',
    minRatio: 0.8,
    goal: 'at least 80 %',
    at: ['places of a guide'],
  },
];

const NAMES: Readonly<Record<ServerName, string>> = {
  laneway: 'Laneway',
  bare: 'bare node:http',
  uncached: 'Laneway uncached',
  handWritten: 'Fastify + pg by hand',
};
const EVERY_SERVER = Object.keys(NAMES) as ServerName[];

/** The most frequent requests: cached beside bare node:http, and from PostgreSQL beside a hand-written server. */
export async function catalogueAnswers(bench: Bench): Promise<Report> {
  const servers = await startCatalogueServers(bench.dataDir);
  bench.say(`catalogue: warming up for ${bench.pace.openingWarmUp} s`);
  for (const name of EVERY_SERVER) {
    const seconds = bench.pace.openingWarmUp / EVERY_SERVER.length;
    await bench.load.run({ url: servers[name].url, paths: PATHS, seconds });
  }

  const rates = new Map<string, Rates>();
  for (const address of EVERY_ADDRESS) {
    bench.say(`catalogue: ${address}`);
    const question = { paths: [ADDRESSES[address]] };
    rates.set(address, await measureInTurns(bench, servers, EVERY_SERVER, question));
  }
  bench.say(`catalogue: ${NOT_MODIFIED}`);
  rates.set(
    NOT_MODIFIED,
    await measureInTurns(bench, servers, ['laneway', 'bare'], await revalidation(servers)),
  );

  for (const { stop } of Object.values(servers).reverse()) await stop();

  const rows = COMPARISONS.flatMap((comparison) =>
    comparison.at.map((what) => compare(what, comparison, rates.get(what))),
  );
  return { rows, notes: describe(bench) };
}

function describe({ pace, load }: Bench): readonly string[] {
  const minUtilisation = load.minUtilisation();
  return [
    `The load warms up for ${pace.openingWarmUp} s, then for ${pace.warmUp} s per server and address.`,
    `The servers take turns, ${pace.rounds} rounds of ${pace.measuredRun} s each, and the median counts.`,
    ...(minUtilisation === null
      ? []
      : [
          `The server's core was busy for at least ${Math.floor(minUtilisation * 100)} % of every run; far below 100 %, the client would have been the limit.`,
        ]),
    'Before anything is measured, all servers must answer the same bytes and headers.',
    '"Bare node:http" (`src/peers/bare-http.ts`) sends the bytes and headers of Laneway and does nothing else.',
    '"By hand" (`src/peers/hand-written.ts`) is Fastify with `pg` and prepared statements on the same database; since 2026-11-18 it sends ETag, cursor and security headers too.',
    '"Uncached" is Laneway whole, except that it keeps no answers.',
    'All of them set `optimizeEmptyRequests` of node:http.',
  ];
}

type Question = Omit<Load, 'url' | 'seconds'>;

/** The request of a browser that already has the response. */
async function revalidation({ laneway }: CatalogueServers): Promise<Question> {
  const path = ADDRESSES['page of 20 guides'];
  const { headers } = await fetch(laneway.url + path);
  return { paths: [path], headers: { 'if-none-match': headers.get('etag') ?? '' }, status: 304 };
}

/** The servers take turns, so that a machine that slows down or speeds up does so for all of them. */
async function measureInTurns(
  { load, pace }: Bench,
  servers: CatalogueServers,
  names: readonly ServerName[],
  question: Question,
): Promise<Rates> {
  for (const name of names) {
    await load.run({ ...question, url: servers[name].url, seconds: pace.warmUp });
  }
  const runs = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const [name, figures] of runs) {
      const { url } = servers[name];
      figures.push(await load.run({ ...question, url, seconds: pace.measuredRun }));
    }
  }
  return new Map([...runs].map(([name, figures]) => [name, median(figures)]));
}

function compare(
  what: string,
  { how, measured, beside, minRatio, goal }: Comparison,
  rates: Rates | undefined,
): Row {
  const [ours = Number.NaN, theirs = Number.NaN] = [rates?.get(measured), rates?.get(beside)];
  return {
    what: `${what}, ${how}`,
    measured: printRate(ours),
    beside: `${NAMES[beside]} ${printRate(theirs)}`,
    ratio: printRatio(ours / theirs),
    goal,
    met: ours / theirs >= minRatio,
  };
}

/** Near one as a percentage, far above it as a multiple. */
function printRatio(ratio: number): string {
  return ratio < 2 ? `${(ratio * 100).toFixed(0)} %` : `${ratio.toFixed(1)} ×`;
}
