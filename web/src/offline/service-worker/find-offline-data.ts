import { parseAppLink } from '@laneway/domain/app-links/app-link';
import type { InlinedData } from '../inlined-data.ts';
import { readCurrentStore } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { findGuide, listPlaces } from '../store/read-guides.ts';

/** What the current account has saved of the guide that an address leads to; null if that is nothing. */
export async function findOfflineData(url: string): Promise<InlinedData | null> {
  const { pathname, search } = new URL(url);
  const link = parseAppLink(pathname + search);
  if (link.kind !== 'guide') return null;
  const current = await readCurrentStore();
  if (current === null) return null;
  const { account } = current;
  const db = offlineDatabase(account);
  const [guide, places] = await Promise.all([
    findGuide(db, link.guideId),
    listPlaces(db, link.guideId),
  ]);
  return guide === null || places === null ? null : { account, guide, places: { places } };
}
