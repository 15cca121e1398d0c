import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { OfflineDatabase } from './offline-database.ts';
import type { StoredGuide, StoredPlace } from './records.ts';

/** A saved guide as the server sent it. */
export async function findGuide(db: OfflineDatabase, id: number): Promise<PublishedGuide | null> {
  const found = await db.guides.get(id);
  return found === undefined ? null : guideOf(found);
}

/** The saved guides, latest first. */
export async function listGuides(db: OfflineDatabase): Promise<PublishedGuide[]> {
  const found = await db.guides.toArray();
  return found.toSorted((a, b) => b.downloadDate.localeCompare(a.downloadDate)).map(guideOf);
}

/** The places of a saved guide in their order; null if the guide isn't saved. */
export async function listPlaces(
  db: OfflineDatabase,
  guideId: number,
): Promise<PublishedPlace[] | null> {
  return db.transaction('r', db.guides, db.places, async () => {
    if ((await db.guides.get(guideId)) === undefined) return null;
    const found = await db.places.where({ g_id: guideId }).toArray();
    return found.toSorted((a, b) => a.p_order - b.p_order || a.p_id - b.p_id).map(placeOf);
  });
}

export async function findGuideOfPlace(db: OfflineDatabase, id: number): Promise<number | null> {
  return (await db.places.get(id))?.g_id ?? null;
}

function guideOf({ isDownloaded, downloadDate, lastSync, ...guide }: StoredGuide): PublishedGuide {
  return guide;
}

function placeOf({ isDownloaded, downloadDate, lastSync, ...place }: StoredPlace): PublishedPlace {
  return place;
}
