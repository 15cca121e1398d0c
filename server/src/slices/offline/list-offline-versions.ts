import type { OfflineVersion } from '@laneway/contract/offline-pack';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findContentVersions } from '../catalogue/public/content-versions.ts';

/** The versions of the guides that the viewer may save. A missing one is no longer available. */
export async function listOfflineVersions(
  db: Queryable,
  viewer: Actor | null,
  guideIds: readonly number[],
): Promise<OfflineVersion[]> {
  const found = await findContentVersions(db, viewer, guideIds);
  return found
    .filter(({ access }) => access.sees === 'inside')
    .map(({ guideId, version, sizeBytes }) => ({ g_id: guideId, version, size_bytes: sizeBytes }));
}
