import type { Queryable } from '../../platform/database/database.ts';
import type { MediaToPublish } from '../media/public/media-to-publish.ts';
import { findMediaOfGuide, type GuideOfMedia } from './check-media-of-guide.ts';
import type { ReviewDeps } from './review-deps.ts';

/** The files that a pending guide would be published with now, by URI, without those that aren't ready. */
export async function findReadyMedia(
  db: Queryable,
  deps: Pick<ReviewDeps, 'hasScanner'>,
  guide: GuideOfMedia,
): Promise<ReadonlyMap<string, MediaToPublish>> {
  return (await findMediaOfGuide(db, deps, guide))?.ready ?? new Map();
}
