import { checkGuideSize } from '@laneway/domain/guides/guide-size';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Queryable } from '../../../platform/database/database.ts';
import { measurePublishedGuide } from '../../catalogue/public/guide-size.ts';
import { measurePendingGuide } from '../limit-guide-size.ts';

/** Refuses a revision that exceeds the limits of a guide, unless the published guide exceeds them just as far. */
export async function checkRevisionSize(
  db: Queryable,
  { id, originalId }: { readonly id: number; readonly originalId: number | null },
): Promise<Result<null, Refusal>> {
  const published = await measurePublishedGuide(db, originalId);
  return checkGuideSize(published, await measurePendingGuide(db, id));
}
