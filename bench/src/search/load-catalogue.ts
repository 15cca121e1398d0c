import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  generateAuthors,
  generateGuides,
  type MadeGuide,
} from '../../../server/src/testing/catalogue/generate-guides.ts';

/** Above the ids of the demo and of what people make. */
const FIRST_ID = 2_000_000;

export type LoadedCatalogue = {
  readonly guides: number;
  readonly places: number;
  /** How long the search index took to build, in milliseconds. */
  readonly indexMs: number;
};

const USERS = 'users (id, email, name, role)';
const GUIDES = `guides (id, title, description, location, author_id, price_cents, is_public, language, duration_minutes,
  has_audio, rating_sum, rating_count, place_count, bounds)`;
const PLACES = 'places (guide_id, title, description, location)';

/**
 * Puts a seeded catalogue into a Laneway's database by COPY, and builds the search index. What was loaded before is
 * replaced. The triggers that announce each row are off meanwhile.
 */
export async function loadCatalogue(
  connection: pg.ClientConfig,
  count: number,
  extra: readonly MadeGuide[] = [],
): Promise<LoadedCatalogue> {
  const client = new pg.Client(connection);
  await client.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'laneway-copy-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  try {
    await client.query('SET session_replication_role = replica');
    await removeCatalogue(client);
    const authors = generateAuthors(count, FIRST_ID);
    const places = await writeFiles(folder, { count, authors, extra });
    await client.query(`COPY ${USERS} FROM '${path.join(folder, 'users')}'`);
    await client.query(`COPY ${GUIDES} FROM '${path.join(folder, 'guides')}'`);
    await client.query(`COPY ${PLACES} FROM '${path.join(folder, 'places')}'`);
    const begun = performance.now();
    await client.query('SELECT rebuild_search()');
    const indexMs = performance.now() - begun;
    await client.query('VACUUM ANALYZE');
    return { guides: count + extra.length, places, indexMs };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await client.end();
  }
}

async function removeCatalogue(client: pg.Client): Promise<void> {
  await client.query(`DELETE FROM places WHERE guide_id >= ${FIRST_ID}`);
  await client.query(`DELETE FROM guides WHERE id >= ${FIRST_ID}`);
  await client.query(`DELETE FROM users WHERE id >= ${FIRST_ID}`);
  await client.query('VACUUM guides, places, users');
}

type Plan = {
  readonly count: number;
  readonly authors: ReturnType<typeof generateAuthors>;
  readonly extra: readonly MadeGuide[];
};

/** Returns the number of places. */
async function writeFiles(folder: string, { count, authors, extra }: Plan): Promise<number> {
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
  const writeGuide = async (guide: MadeGuide) => {
    await write('guides', guideRow(guide));
    for (const place of guide.places) {
      await write('places', [guide.id, place.title, place.description, `(${place.lng},${place.lat})`]);
    }
    places += guide.places.length;
  };
  for (const guide of extra) await writeGuide(guide);
  const firstId = FIRST_ID + extra.length;
  for (const guide of generateGuides(count, { firstId, authors })) await writeGuide(guide);
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

/** As COPY reads it. */
function field(value: unknown): string {
  return value === null
    ? '\\N'
    : String(value)
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r');
}
