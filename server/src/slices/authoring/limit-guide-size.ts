import { checkGuideSize, EMPTY_SIZE, type GuideSize } from '@laneway/domain/guides/guide-size';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { GUIDE_COLUMNS, PLACE_COLUMNS } from '../catalogue/public/content-columns.ts';

const MEASURE = statement<GuideSize>(
  'authoring.guide_size',
  `SELECT guide.points + places.points AS points, guide.bytes + places.bytes AS bytes, places.places
     FROM (SELECT shape_points AS points, ${GUIDE_COLUMNS.bytes} AS bytes FROM pending_guides WHERE id = $1) guide,
          (SELECT count(*)::integer AS places, coalesce(sum(shape_points), 0)::integer AS points,
                  coalesce(sum(${PLACE_COLUMNS.bytes}), 0)::integer AS bytes
             FROM pending_places WHERE pending_guide_id = $1 AND deleted_at IS NULL) places`,
);

/** The size of a pending guide with all of its places, withdrawn ones included. */
export async function measurePendingGuide(db: Queryable, id: number): Promise<GuideSize> {
  const [size] = await db.query(MEASURE, [id]);
  return size ?? EMPTY_SIZE;
}

/**
 * Makes a change to a pending guide, and refuses it if the guide then exceeds its limits; the refusal rolls the change
 * back. The caller holds the guide's lock, so that two concurrent changes can't exceed the limit together.
 */
export async function limitGuideSize<Value>(
  tx: Transaction,
  guideId: number,
  change: () => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  const before = await measurePendingGuide(tx, guideId);
  const value = await change();
  const fits = checkGuideSize(before, await measurePendingGuide(tx, guideId));
  return fits.ok ? ok(value) : fits;
}
