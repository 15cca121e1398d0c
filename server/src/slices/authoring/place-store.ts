import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import { PLACE_COLUMNS, type PlaceValues, valuesOf } from '../catalogue/public/content-columns.ts';
import { fileOf } from './media-join.ts';
import type { PendingPlaceRow } from './rows.ts';

const PLACE = `
  SELECT p.id, p.pending_guide_id, p.original_place_id, p.status, p.version, p.position, p.name_number, p.admin_comment, p.comment_version,
         p.comment_updated_at, p.updated_at,
         image.stand_in AS image_stand_in, audio.duration_ms AS audio_ms, ${PLACE_COLUMNS.of('p')}
    FROM pending_places p ${fileOf('p', 'image')} ${fileOf('p', 'audio')}`;

const OF_GUIDE = statement<PendingPlaceRow>(
  'authoring.places_of_guide',
  `${PLACE} WHERE p.pending_guide_id = $1 AND p.deleted_at IS NULL ORDER BY p.position NULLS LAST, p.id`,
);
const GUIDE_OF = statement<{ pending_guide_id: number }>(
  'authoring.guide_of_place',
  'SELECT pending_guide_id FROM pending_places WHERE id = $1 AND deleted_at IS NULL',
);

type Insert = PlaceValues & {
  readonly pendingGuideId: number;
  readonly originalPlaceId: number | null;
  /** Null for the next one. */
  readonly nameNumber: number | null;
  readonly now: Date;
};
/** If the places were ordered by hand, a new one comes last. A number that is taken becomes the next one. */
const INSERT = namedStatement<Insert, { id: number }>(
  'authoring.insert_place',
  `INSERT INTO pending_places (pending_guide_id, original_place_id, position, name_number, ${PLACE_COLUMNS.names},
                               created_at, updated_at)
   VALUES (:pendingGuideId, :originalPlaceId,
           (SELECT max(position) + 1 FROM pending_places WHERE pending_guide_id = :pendingGuideId AND deleted_at IS NULL),
           (SELECT wanted.number
              FROM (SELECT coalesce(:nameNumber::integer,
                                    (SELECT name_number FROM places WHERE id = :originalPlaceId)) AS number) wanted
             WHERE NOT EXISTS (SELECT FROM pending_places WHERE pending_guide_id = :pendingGuideId
                                  AND deleted_at IS NULL AND name_number = wanted.number)),
           ${PLACE_COLUMNS.values}, :now, :now)
   RETURNING id`,
);
const UPDATE = namedStatement<PlaceValues & { readonly id: number; readonly now: Date }>(
  'authoring.update_place',
  `UPDATE pending_places SET ${PLACE_COLUMNS.assignments}, version = version + 1, updated_at = :now WHERE id = :id`,
);
const DELETE = statement<never>(
  'authoring.delete_place',
  'UPDATE pending_places SET deleted_at = $2, updated_at = $2, version = version + 1 WHERE id = $1',
);
const SET_STATUS = statement<never>(
  'authoring.set_place_status',
  'UPDATE pending_places SET status = $2, updated_at = $3, version = version + 1 WHERE id = $1',
);
const ORDER = statement<never>(
  'authoring.order_places',
  `UPDATE pending_places p SET position = wanted.position - 1
     FROM unnest($2::integer[]) WITH ORDINALITY AS wanted (id, position)
    WHERE p.id = wanted.id AND p.pending_guide_id = $1`,
);
/** The published places are copied with their own ids, in walking order. */
const COPY_PUBLISHED = statement<never>(
  'authoring.copy_places',
  `INSERT INTO pending_places (pending_guide_id, original_place_id, position, name_number, ${PLACE_COLUMNS.names},
                               created_at, updated_at)
   SELECT $1, p.id, p.position, p.name_number, ${PLACE_COLUMNS.of('p')}, $3, $3
     FROM places p WHERE p.guide_id = $2 AND p.listing = 'live' ORDER BY p.position NULLS LAST, p.id`,
);
const ORIGINALS = statement<{ id: number; is_removed: boolean }>(
  'authoring.original_places',
  `SELECT original_place_id AS id, bool_and(deleted_at IS NOT NULL OR status = 'withdrawn') AS is_removed
     FROM pending_places WHERE pending_guide_id = $1 AND original_place_id IS NOT NULL GROUP BY original_place_id`,
);
const BELONGS = statement<{ id: number }>(
  'authoring.published_place_of_guide',
  'SELECT id FROM places WHERE id = $1 AND guide_id = $2',
);

/** In walking order. */
export function findPendingPlaces(db: Queryable, guideId: number): Promise<PendingPlaceRow[]> {
  return db.query(OF_GUIDE, [guideId]);
}

export async function findGuideOfPlace(db: Queryable, placeId: number): Promise<number | null> {
  const [row] = await db.query(GUIDE_OF, [placeId]);
  return row?.pending_guide_id ?? null;
}

export async function insertPendingPlace(
  tx: Queryable,
  content: PlaceContent,
  facts: Pick<Insert, 'pendingGuideId' | 'originalPlaceId' | 'nameNumber' | 'now'>,
): Promise<number> {
  const [row] = await INSERT.run(tx, { ...valuesOf(content), ...facts });
  if (row === undefined) throw new Error('a place was not inserted');
  return row.id;
}

export async function updatePendingPlaceRow(
  tx: Queryable,
  id: number,
  content: PlaceContent,
  now: Date,
): Promise<void> {
  await UPDATE.run(tx, { ...valuesOf(content), id, now });
}

export async function deletePendingPlaceRow(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(DELETE, [id, now]);
}

export async function setPlaceStatus(
  tx: Queryable,
  id: number,
  status: 'draft' | 'withdrawn',
  now: Date,
): Promise<void> {
  await tx.query(SET_STATUS, [id, status, now]);
}

export async function orderPlaceRows(
  tx: Queryable,
  guideId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.query(ORDER, [guideId, ids]);
}

export async function copyPublishedPlaces(
  tx: Queryable,
  pendingGuideId: number,
  guideId: number,
  now: Date,
): Promise<void> {
  await tx.query(COPY_PUBLISHED, [pendingGuideId, guideId, now]);
}

export async function isPlaceOfGuide(
  db: Queryable,
  placeId: number,
  guideId: number,
): Promise<boolean> {
  return (await db.query(BELONGS, [placeId, guideId])).length > 0;
}

/** The published places that a pending guide was made from or has been given since, deleted ones included. */
export async function findOriginals(
  db: Queryable,
  pendingGuideId: number,
): Promise<readonly { readonly id: number; readonly is_removed: boolean }[]> {
  return await db.query(ORIGINALS, [pendingGuideId]);
}
