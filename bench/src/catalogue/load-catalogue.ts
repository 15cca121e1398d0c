import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { MadeGuide } from '../../../server/src/testing/catalogue/generate-guides.ts';
import { FIRST_ID, makeCatalogue } from './make-catalogue.ts';

export type LoadedCatalogue = {
  readonly places: number;
  /** The build time of the search index in milliseconds, and its size. */
  readonly indexMs: number;
  readonly indexBytes: number;
};

const USERS = 'users (id, email, name, role)';
const GUIDES = `guides (id, title, description, location, author_id, price_cents, is_public, language, duration_minutes,
  has_audio, rating_sum, rating_count, place_count, bounds)`;
const PLACES = 'places (guide_id, title, description, location)';

const INDEX = ['search_documents', 'search_authors', 'search_words'];

/**
 * Puts a seeded catalogue of this many guides into a Laneway's database by COPY, and builds the search index and the
 * cells of the map. The triggers that would do that for each row are off meanwhile.
 */
export async function loadCatalogue(
  connection: pg.ClientConfig,
  count: number,
): Promise<LoadedCatalogue> {
  const client = new pg.Client(connection);
  await client.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'laneway-copy-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  try {
    await client.query('SET session_replication_role = replica');
    const places = await writeFiles(folder, count);
    await client.query(`COPY ${USERS} FROM '${path.join(folder, 'users')}'`);
    await client.query(`COPY ${GUIDES} FROM '${path.join(folder, 'guides')}'`);
    await client.query(`COPY ${PLACES} FROM '${path.join(folder, 'places')}'`);
    const begun = performance.now();
    await client.query('SELECT rebuild_search()');
    const indexMs = performance.now() - begun;
    // The demo's guides are left out, because judged searches are about some of them.
    await client.query(`DELETE FROM search_documents WHERE guide_id < ${FIRST_ID}`);
    await client.query(`DELETE FROM search_authors WHERE author_id < ${FIRST_ID}`);
    await client.query('SELECT recount_search_words()');
    await client.query('SELECT rebuild_discovery()');
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT sum(pg_total_relation_size(name::regclass)) AS bytes FROM unnest($1::text[]) name',
      [INDEX],
    );
    return { places, indexMs, indexBytes: Number(rows[0]?.bytes) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await client.end();
  }
}

/** Returns the number of places. */
async function writeFiles(folder: string, count: number): Promise<number> {
  const { authors, guides } = makeCatalogue(count);
  const files = {
    users: createWriteStream(path.join(folder, 'users')),
    guides: createWriteStream(path.join(folder, 'guides')),
    places: createWriteStream(path.join(folder, 'places')),
  };
  const write = async (name: keyof typeof files, values: readonly unknown[]) => {
    if (!files[name].write(`${values.map(field).join('\t')}\n`)) await once(files[name], 'drain');
  };
  for (const { id, name } of authors) {
    await write('users', [id, `c${id}@many.example`, name, 'creator']);
  }
  let places = 0;
  for (const guide of guides()) {
    await write('guides', guideRow(guide));
    for (const { title, description, lng, lat } of guide.places) {
      await write('places', [guide.id, title, description, `(${lng},${lat})`]);
    }
    places += guide.places.length;
  }
  for (const file of Object.values(files)) {
    file.end();
    await once(file, 'close');
  }
  return places;
}

function guideRow(guide: MadeGuide): readonly unknown[] {
  const lats = guide.places.map(({ lat }) => lat);
  const lngs = guide.places.map(({ lng }) => lng);
  return [
    guide.id,
    guide.title,
    guide.description,
    `(${guide.lng},${guide.lat})`,
    guide.authorId,
    guide.priceCents,
    guide.isPublic,
    guide.language,
    guide.durationMinutes,
    guide.hasAudio,
    guide.ratingSum,
    guide.ratingCount,
    guide.places.length,
    `(${Math.max(...lngs)},${Math.max(...lats)}),(${Math.min(...lngs)},${Math.min(...lats)})`,
  ];
}

/** A value in the format of COPY. */
function field(value: unknown): string {
  return String(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
