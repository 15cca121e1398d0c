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
    handWritten: await startBeside(
      new URL('peers/hand-written.ts', import.meta.url),
      database,
      JSON.stringify(await findCommonHeaders(laneway)),
    ),
  };
  for (const peer of Object.values(servers)) await checkSameAnswers(laneway, peer);
  return servers;
}

/** Headers that Node writes by itself, and may write differently each time. */
const OWN_HEADERS: readonly string[] = ['date', 'connection', 'keep-alive'];

async function ask({ url }: Server, path: string) {
  // The load client doesn't request compression either.
  const reply = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  const headers = [...reply.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return { headers: Object.fromEntries(headers), body: await reply.text() };
}

/** The headers that don't depend on the content. */
async function findCommonHeaders(server: Server): Promise<Readonly<Record<string, string>>> {
  const {
    etag: _tag,
    'content-length': _length,
    ...common
  } = (await ask(server, ADDRESSES['one guide'])).headers;
  return common;
}

/** Servers with different responses cannot be compared. */
async function checkSameAnswers(one: Server, other: Server): Promise<void> {
  for (const path of PATHS) {
    deepStrictEqual(
      await ask(other, path),
      await ask(one, path),
      `${other.url}${path} answers otherwise than Laneway`,
    );
  }
}
