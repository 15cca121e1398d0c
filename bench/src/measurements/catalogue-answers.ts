import type { Bench } from '../bench.ts';
import {
  ADDRESSES,
  type CatalogueServers,
  PATHS,
  startCatalogueServers,
} from '../catalogue-servers.ts';
import type { Load } from '../load.ts';
import { median } from '../median.ts';
import { printRate, type Row } from '../table.ts';

type ServerName = Exclude<keyof CatalogueServers, symbol>;
type Rates<Name extends ServerName> = Readonly<Record<Name, number>>;

type Comparison = {
  readonly how: string;
  readonly measured: ServerName;
  readonly beside: ServerName;
  readonly leastRatio: number;
};

const NAMES: Readonly<Record<ServerName, string>> = {
  laneway: 'Laneway',
  bare: 'bare node:http',
  uncached: 'Laneway, uncached',
  handWritten: 'Fastify + pg by hand',
};

const FROM_MEMORY = {
  how: 'from memory',
  measured: 'laneway',
  beside: 'bare',
  leastRatio: 0.85,
} as const satisfies Comparison;

const COMPARISONS: readonly Comparison[] = [
  FROM_MEMORY,
  { how: 'from memory', measured: 'laneway', beside: 'handWritten', leastRatio: 10 },
  { how: 'uncached', measured: 'uncached', beside: 'handWritten', leastRatio: 0.8 },
];

const SERVERS = Object.keys(NAMES) as ServerName[];

/** What visitors ask for most: from memory beside bare node:http, and from PostgreSQL beside a server written by hand. */
export async function catalogueAnswers(bench: Bench): Promise<readonly Row[]> {
  await using servers = await startCatalogueServers(bench.dataDir);
  bench.say(`catalogue: warming up for ${bench.pace.openingWarmUp} s`);
  for (const name of SERVERS) {
    const seconds = bench.pace.openingWarmUp / SERVERS.length;
    await bench.load.run({ url: servers[name].url, paths: PATHS, seconds });
  }

  const rates = new Map<string, Rates<ServerName>>();
  for (const [address, path] of Object.entries(ADDRESSES)) {
    bench.say(`catalogue: ${address}`);
    rates.set(address, await measureInTurns(bench, servers, SERVERS, { paths: [path] }));
  }
  const rows = COMPARISONS.flatMap((comparison) =>
    [...rates].map(([address, found]) => compare(address, comparison, found)),
  );
  return [...rows, await measureNotModified(bench, servers)];
}

/** A browser that has the answer already asks whether it still holds. */
async function measureNotModified(bench: Bench, servers: CatalogueServers): Promise<Row> {
  bench.say('catalogue: not modified');
  const path = ADDRESSES['page of 20 guides'];
  const { headers } = await fetch(servers.laneway.url + path);
  const rates = await measureInTurns(bench, servers, ['laneway', 'bare'], {
    paths: [path],
    headers: { 'if-none-match': headers.get('etag') ?? '' },
    status: 304,
  });
  return compare('304 by ETag', FROM_MEMORY, rates);
}

/** The servers take turns, so that a machine that slows down or speeds up does so for all of them. */
async function measureInTurns<Name extends ServerName>(
  { load, pace }: Bench,
  servers: CatalogueServers,
  names: readonly Name[],
  request: Omit<Load, 'url' | 'seconds'>,
): Promise<Rates<Name>> {
  for (const name of names) {
    await load.run({ ...request, url: servers[name].url, seconds: pace.warmUp });
  }
  const runs = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const [name, figures] of runs) {
      figures.push(
        await load.run({ ...request, url: servers[name].url, seconds: pace.measuredRun }),
      );
    }
  }
  return Object.fromEntries(
    [...runs].map(([name, figures]) => [name, median(figures)]),
  ) as Rates<Name>;
}

function compare<Name extends ServerName>(
  what: string,
  {
    how,
    measured,
    beside,
    leastRatio,
  }: Comparison & { readonly measured: Name; readonly beside: Name },
  rates: Rates<Name>,
): Row {
  const ratio = rates[measured] / rates[beside];
  return {
    what: `${what}, ${how}`,
    measured: printRate(rates[measured]),
    beside: `${NAMES[beside]} ${printRate(rates[beside])}`,
    ratio: printRatio(ratio),
    goal: `at least ${printRatio(leastRatio)}`,
    met: ratio >= leastRatio,
  };
}

/** Near one as a share, far above it as a multiple. */
function printRatio(ratio: number): string {
  return ratio < 2 ? `${(ratio * 100).toFixed(0)} %` : `${ratio.toFixed(1)} ×`;
}
