import { deepStrictEqual } from 'node:assert/strict';
import { findDatabase, startLaneway } from './laneway.ts';
import { type Server, startServer } from './processes.ts';

/** The most frequent requests. Guide 1 of the demo is public; the five are those the home page features. */
export const ADDRESSES = {
  '5 featured guides': '/api/guides?guide_ids=2&guide_ids=8&guide_ids=7&guide_ids=3&guide_ids=1',
  'page of 20 guides': '/api/guides',
  'one guide': '/api/guides/1',
  'places of a guide': '/api/places?guide_id=1',
} as const;

export type Address = keyof typeof ADDRESSES;
export const PATHS = Object.values(ADDRESSES);

export type CatalogueServers = {
  readonly laneway: Server;
  /** Bare node:http with Laneway's bytes and headers. */
  readonly bare: Server;
  readonly uncached: Server;
  /** Fastify with pg, by hand. */
  readonly handWritten: Server;
};

/** All servers for the catalogue's URLs, on one database and with the same responses. */
export async function startCatalogueServers(dataDir: string): Promise<CatalogueServers> {
  const laneway = await startLaneway(dataDir);
  const database = JSON.stringify(await findDatabase(dataDir));
  const startBeside = (script: URL, ...args: readonly string[]) =>
    startServer({ script, core: 'server', args, env: { DATA_DIR: dataDir } }, '/api/guides');

  const servers = {
    laneway,
    bare: await startBeside(new URL('peers/bare-http.ts', import.meta.url), laneway.url, ...PATHS),
    uncached: await startBeside(new URL('laneway-uncached.ts', import.meta.url), database),
    handWritten: await startBeside(new URL('peers/hand-written.ts', import.meta.url), database),
  };
  for (const peer of Object.values(servers)) await checkSameAnswers(laneway, peer);
  return servers;
}

/** Servers with different responses cannot be compared. */
async function checkSameAnswers(one: Server, other: Server): Promise<void> {
  for (const path of PATHS) {
    const [expected, actual] = await Promise.all(
      [one, other].map(async ({ url }) => (await fetch(url + path)).json()),
    );
    deepStrictEqual(actual, expected, `${other.url}${path} answers otherwise than Laneway`);
  }
}
