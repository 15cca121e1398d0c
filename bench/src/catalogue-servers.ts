import { deepStrictEqual } from 'node:assert/strict';
import { findDatabase, startLaneway } from './laneway.ts';
import { type Server, startServer } from './processes.ts';

/** What visitors ask for most. Guide 1 of the demo is public; the five are those the home page features. */
export const ADDRESSES = {
  '5 featured guides': '/api/guides?guide_ids=2&guide_ids=8&guide_ids=7&guide_ids=3&guide_ids=1',
  'page of 20 guides': '/api/guides',
  'one guide': '/api/guides/1',
  'places of a guide': '/api/places?guide_id=1',
} as const;

export const PATHS = Object.values(ADDRESSES);

export type CatalogueServers = AsyncDisposable & {
  readonly laneway: Server;
  /** Bare node:http with Laneway's bytes and headers. */
  readonly bare: Server;
  readonly uncached: Server;
  /** Fastify with pg, by hand. */
  readonly handWritten: Server;
};

/** All servers that answer the catalogue's addresses, on one database and with the same answers. */
export async function startCatalogueServers(dataDir: string): Promise<CatalogueServers> {
  await using started = new AsyncDisposableStack();
  const laneway = started.use(await startLaneway(dataDir));
  const database = JSON.stringify(await findDatabase(dataDir));
  const startBeside = async (script: string, args: readonly string[]) => {
    const program = {
      script: new URL(script, import.meta.url),
      core: 'server',
      args,
      env: { DATA_DIR: dataDir },
    } as const;
    return started.use(await startServer(program, '/api/guides'));
  };
  const bare = await startBeside('peers/bare-http.ts', [laneway.url, ...PATHS]);
  const uncached = await startBeside('laneway-uncached.ts', [database]);
  const handWritten = await startBeside('peers/hand-written.ts', [database]);

  for (const peer of [bare, uncached, handWritten]) await checkSameAnswers(laneway, peer);
  const all = started.move();
  return { laneway, bare, uncached, handWritten, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** Servers that answer differently cannot be compared. */
async function checkSameAnswers(one: Server, other: Server): Promise<void> {
  for (const path of PATHS) {
    const [expected, actual] = await Promise.all(
      [one, other].map(async ({ url }) => (await fetch(url + path)).json()),
    );
    deepStrictEqual(actual, expected, `${other.url}${path} answers otherwise than Laneway`);
  }
}
