import type { Database } from '../platform/database/database.ts';

export type GuideOverrides = {
  readonly id?: number;
  readonly title?: string;
  readonly description?: string;
  readonly authorId: number;
  readonly priceCents?: number;
  readonly isPublic?: boolean;
  readonly listing?: 'live' | 'withdrawn';
  readonly lat?: number;
  readonly lng?: number;
  readonly publishedAt?: Date;
  readonly image?: string;
};

/** A published guide with a value in every field that is part of the protected content. */
export async function createGuide(
  { pool }: Pick<Database, 'pool'>,
  overrides: GuideOverrides,
): Promise<number> {
  const guide = {
    title: 'A guide',
    description: 'For everyone to read.\n\nIn every paragraph.',
    priceCents: 499,
    isPublic: false,
    listing: 'live',
    lat: -37.8135,
    lng: 144.9657,
    publishedAt: new Date(),
    image: 's3://laneway-production/cover.webp',
    ...overrides,
  };
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO guides (id, title, description, location, image_uri, image_alt, audio_uri, audio_captions_uri, video_uri,
                         video_captions_uri, path, boundary, walk, price_cents, is_public, author_id, listing, place_count,
                         bounds, published_at)
     VALUES (coalesce($1, nextval(pg_get_serial_sequence('guides', 'id'))), $2, $3,
             point($4, $5), $11, 'A lane after rain', 's3://laneway-production/a.mp3',
             's3://laneway-production/a.vtt', 's3://laneway-production/v.mp4', 's3://laneway-production/v.vtt',
             '(-37.80123,144.90123)(-37.90123,145.00123)', '(-37.8,144.9)(-37.9,145)(-37.8,145)|red',
             '{"v":1,"mode":"free","loop":true,"surroundings":"dense"}',
             $6, $7, $8, $9, 2, box(point(144.9, -37.9), point(145, -37.8)), $10)
     RETURNING id`,
    [
      guide.id ?? null,
      guide.title,
      guide.description,
      guide.lng,
      guide.lat,
      guide.priceCents,
      guide.isPublic,
      guide.authorId,
      guide.listing,
      guide.publishedAt,
      guide.image,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `INSERT INTO places (guide_id, title, description, location, image_uri, image_alt, audio_captions_uri,
                         video_captions_uri, audio_ms)
     SELECT $1, 'Place ' || n, 'Words about place ' || n, point(144.9 + n / 100.0, -37.8),
            's3://laneway-production/p.webp', 'Bluestone', 's3://laneway-production/p-audio.vtt',
            's3://laneway-production/p-video.vtt', 61001
       FROM generate_series(1, 2) n`,
    [id],
  );
  return id;
}

export async function own(
  { pool }: Pick<Database, 'pool'>,
  userId: number,
  guideId: number,
): Promise<void> {
  await pool.query(`INSERT INTO entitlements (user_id, guide_id, cause) VALUES ($1, $2, 'free')`, [
    userId,
    guideId,
  ]);
}
