import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import type { DemoGuide, DemoPlace } from '../../demo/demo-guide.ts';
import type { DemoPerson } from '../../demo/demo-people.ts';
import { type Queryable, statement } from '../platform/database.ts';

const FACT = 'demo content';

const IS_SEEDED = statement<{ name: string }>(
  'demo.is_seeded',
  'SELECT name FROM installation_facts WHERE name = $1',
);
const MARK_SEEDED = statement<{ name: string }>(
  'demo.mark_seeded',
  'INSERT INTO installation_facts (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
);
const INSERT_PERSON = statement<{ id: number }>(
  'demo.insert_person',
  `INSERT INTO users (email, name, role, password_hash, age_confirmed_at, email_verified_at)
   VALUES ($1, $2, $3, $4, now(), now()) RETURNING id`,
);
const INSERT_GUIDE = statement<never>(
  'demo.insert_guide',
  `INSERT INTO guides (id, title, description, summary, location, image_uri, image_stand_in, audio_uri, video_uri, path,
                       boundary, price_cents, is_public, author_id, place_count, bounds, size_bytes, duration_minutes)
   VALUES ($1, $2, $3, $4, point($5, $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
           box(point($17, $18), point($19, $20)), $21, $22)`,
);
const INSERT_PLACE = statement<never>(
  'demo.insert_place',
  `INSERT INTO places (id, guide_id, title, description, location, marker, image_uri, image_stand_in, audio_uri,
                       video_uri, path, boundary)
   VALUES ($1, $2, $3, $4, point($5, $6), $7, $8, $9, $10, $11, $12, $13)`,
);
const INSERT_MEDIA = statement<never>(
  'demo.insert_media',
  `INSERT INTO media (bucket, key, kind, mime, size_bytes, stand_in, scan_state, guide_id, is_teaser)
   VALUES ($1, $2, $3, $4, $5, $6, 'unknown', $7, $8)`,
);
const LEAVE_IDS = statement<never>(
  'demo.leave_ids',
  `SELECT setval(pg_get_serial_sequence(name, 'id'), $1, false) FROM unnest(ARRAY['guides', 'places']) name`,
);

const HAS_CONTENT = statement<{ has_content: boolean }>(
  'demo.has_content',
  'SELECT EXISTS (SELECT FROM guides) OR EXISTS (SELECT FROM users) AS has_content',
);

export async function hasContent(db: Queryable): Promise<boolean> {
  const [row] = await db.query(HAS_CONTENT);
  return row?.has_content === true;
}

export async function isSeeded(db: Queryable): Promise<boolean> {
  return (await db.query(IS_SEEDED, [FACT])).length > 0;
}

/** False when another process was faster. */
export async function markSeeded(tx: Queryable): Promise<boolean> {
  return (await tx.query(MARK_SEEDED, [FACT])).length > 0;
}

export async function insertPerson(
  tx: Queryable,
  person: DemoPerson,
  passwordHash: string | null,
): Promise<number> {
  const [row] = await tx.query(INSERT_PERSON, [
    person.email,
    person.name,
    person.role,
    passwordHash,
  ]);
  if (row === undefined) throw new Error('a person was not inserted');
  return row.id;
}

export type MediaFields = {
  readonly imageUri: string | null;
  readonly imageStandIn: string | null;
  readonly audioUri: string | null;
  readonly videoUri: string | null;
};

export type GuideToInsert = Pick<
  DemoGuide,
  'id' | 'title' | 'description' | 'path' | 'boundary' | 'isPublic' | 'durationMinutes'
> &
  MediaFields & {
    readonly authorId: number;
    readonly point: Point | null;
    readonly summary: string;
    readonly priceCents: number;
    readonly bounds: Bounds | null;
    readonly placeCount: number;
    readonly sizeBytes: number;
  };

export async function insertGuide(tx: Queryable, guide: GuideToInsert): Promise<void> {
  await tx.query(INSERT_GUIDE, [
    guide.id,
    guide.title,
    guide.description,
    guide.summary,
    guide.point?.lng ?? null,
    guide.point?.lat ?? null,
    guide.imageUri,
    guide.imageStandIn,
    guide.audioUri,
    guide.videoUri,
    guide.path,
    guide.boundary,
    guide.priceCents,
    guide.isPublic,
    guide.authorId,
    guide.placeCount,
    guide.bounds?.west ?? null,
    guide.bounds?.south ?? null,
    guide.bounds?.east ?? null,
    guide.bounds?.north ?? null,
    guide.sizeBytes,
    guide.durationMinutes,
  ]);
}

export type PlaceToInsert = Pick<
  DemoPlace,
  'id' | 'title' | 'description' | 'marker' | 'path' | 'boundary'
> &
  MediaFields & { readonly point: Point | null };

export async function insertPlace(
  tx: Queryable,
  guideId: number,
  place: PlaceToInsert,
): Promise<void> {
  await tx.query(INSERT_PLACE, [
    place.id,
    guideId,
    place.title,
    place.description,
    place.point?.lng ?? null,
    place.point?.lat ?? null,
    place.marker,
    place.imageUri,
    place.imageStandIn,
    place.audioUri,
    place.videoUri,
    place.path,
    place.boundary,
  ]);
}

export type MediaFile = {
  readonly key: string;
  readonly kind: 'image' | 'audio' | 'video';
  readonly mime: string;
  readonly size: number;
  readonly standIn: string | null;
};

export async function insertMedia(
  tx: Queryable,
  media: MediaFile & {
    readonly bucket: string;
    readonly guideId: number;
    readonly isTeaser: boolean;
  },
): Promise<void> {
  const { bucket, key, kind, mime, size, standIn, guideId, isTeaser } = media;
  await tx.query(INSERT_MEDIA, [bucket, key, kind, mime, size, standIn, guideId, isTeaser]);
}

export async function leaveIdsBelow(tx: Queryable, firstFreeId: number): Promise<void> {
  await tx.query(LEAVE_IDS, [firstFreeId]);
}
