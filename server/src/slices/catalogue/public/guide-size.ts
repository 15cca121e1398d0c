import { checkGuideSize, EMPTY_SIZE, type GuideSize } from '@laneway/domain/guides/guide-size';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import {
  type Queryable,
  statement,
  type Transaction,
} from '../../../platform/database/database.ts';
import { GUIDE_COLUMNS, PLACE_COLUMNS } from './content-columns.ts';

const MEASURE = statement<GuideSize>(
  'catalogue.guide_size',
  `SELECT guide.points + places.points AS points, guide.bytes + places.bytes AS bytes, places.places
     FROM (SELECT shape_points AS points, ${GUIDE_COLUMNS.bytes} AS bytes FROM guides WHERE id = $1) guide,
          (SELECT count(*)::integer AS places, coalesce(sum(shape_points), 0)::integer AS points,
                  coalesce(sum(${PLACE_COLUMNS.bytes}), 0)::integer AS bytes
             FROM places WHERE guide_id = $1 AND listing = 'live') places`,
);

/** The size of a published guide with its live places; empty for a guide that was never published. */
export async function measurePublishedGuide(
  db: Queryable,
  guideId: number | null,
): Promise<GuideSize> {
  const [size] = guideId === null ? [] : await db.query(MEASURE, [guideId]);
  return size ?? EMPTY_SIZE;
}

/**
 * Changes the live part of a guide, and refuses the change if the guide then exceeds its limits; the refusal rolls it
 * back. The change returns the id of the guide, which it or its caller has locked.
 */
export async function limitPublishedSize(
  tx: Transaction,
  guideId: number | null,
  change: () => Promise<number>,
): Promise<Result<number, Refusal>> {
  const before = await measurePublishedGuide(tx, guideId);
  const id = await change();
  const fits = checkGuideSize(before, await measurePublishedGuide(tx, id));
  return fits.ok ? ok(id) : fits;
}
