import type pg from 'pg';
import type { MadeAuthor, MadeGuide } from './generate-guides.ts';

/** Inserts guides as publishing does, with all triggers, in one transaction. */
export async function insertGuides(
  pool: pg.Pool,
  authors: readonly MadeAuthor[],
  guides: readonly MadeGuide[],
): Promise<void> {
  const client = await pool.connect();
  const places = guides.flatMap(({ id, places: own }) =>
    own.map((place) => ({ guideId: id, ...place })),
  );
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO users (id, email, name, role)
       SELECT id, 'c' || id || '@many.example', name, 'creator'
         FROM json_to_recordset($1) AS author (id integer, name text)`,
      [JSON.stringify(authors)],
    );
    await client.query(
      `INSERT INTO guides (id, title, description, location, author_id, price_cents, is_public, language,
                           duration_minutes, has_audio, rating_sum, rating_count)
       SELECT id, title, description, point(lng, lat), "authorId", "priceCents", "isPublic", language,
              "durationMinutes", "hasAudio", "ratingSum", "ratingCount"
         FROM json_to_recordset($1) AS guide (id integer, title text, description text, lng float, lat float,
              "authorId" integer, "priceCents" integer, "isPublic" boolean, language text, "durationMinutes" integer,
              "hasAudio" boolean, "ratingSum" integer, "ratingCount" integer)`,
      [JSON.stringify(guides)],
    );
    await client.query(
      `INSERT INTO places (guide_id, title, description, location)
       SELECT "guideId", title, description, point(lng, lat)
         FROM json_to_recordset($1) AS place ("guideId" integer, title text, description text, lng float, lat float)`,
      [JSON.stringify(places)],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
