import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { Download, OfflineState, SavedGuide } from '../offline-guides.ts';
import { readCurrentStore } from './current-store.ts';
import {
  type DownloadRecord,
  type OfflineDatabase,
  offlineDatabase,
  readPack,
  type SavedPack,
  type StoredGuide,
  type StoredPlace,
} from './offline-database.ts';

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

/** The defaults for a guide or place that an earlier version of the app saved without these fields. */
const LATER_GUIDE_FIELDS = {
  g_preview: null,
  g_has_audio: false,
  g_climb_metres: null,
} satisfies Partial<PublishedGuide>;
const LATER_PLACE_FIELDS = { p_is_sample: false } satisfies Partial<PublishedPlace>;

function guideOf({ isDownloaded, downloadDate, lastSync, ...guide }: StoredGuide): PublishedGuide {
  return { ...LATER_GUIDE_FIELDS, ...guide };
}

function placeOf({ isDownloaded, downloadDate, lastSync, ...place }: StoredPlace): PublishedPlace {
  return { ...LATER_PLACE_FIELDS, ...place };
}

/** Reads everything but the files. */
export async function readState(db: OfflineDatabase): Promise<Omit<OfflineState, 'unmoved'>> {
  const { guides, packs, downloads } = db;
  return db.transaction('r', guides, packs, downloads, async () => {
    const [stored, facts, queued] = await Promise.all([
      guides.toArray(),
      packs.toArray(),
      downloads.orderBy('queuedAt').toArray(),
    ]);
    const packOf = new Map(facts.map((pack) => [pack.guideId, pack]));
    const saved = stored.map((guide) => savedGuide(guide, packOf.get(guide.g_id)));
    return {
      status: 'open',
      saved: new Map(saved.map((each) => [each.guide.g_id, each])),
      downloads: new Map(queued.map((row) => [row.guideId, downloadOf(row)])),
    };
  });
}

function savedGuide(stored: StoredGuide, facts: SavedPack | undefined): SavedGuide {
  const { downloadDate, lastSync } = stored;
  const guide = guideOf(stored);
  const pack = readPack(facts ?? { guideId: guide.g_id });
  return {
    guide,
    version: pack.version,
    downloadDate,
    lastSync,
    sizeBytes: pack.sizeBytes,
    missing: pack.missingFiles.length,
    isMapMissing: pack.missingTiles > 0,
    hasUpdate: pack.serverVersion !== pack.version,
    refusedAt: pack.refusedAt,
    verified: pack.verified,
  };
}

function downloadOf({ guideId, step, state, failure }: DownloadRecord): Download {
  return { guideId, step, state, failure };
}

/**
 * The file at `/media/{bucket}/{key}` if the current account has saved it, with its type set. The URL may be absolute
 * and have a query, which is ignored.
 */
export async function findStoredMedia(url: string): Promise<Blob | null> {
  const current = await readCurrentStore();
  if (current === null) return null;
  const media = await offlineDatabase(current.account).media.get(mediaKeyOf(url));
  if (media === undefined) return null;
  const { blob, type } = media;
  return blob.type === type ? blob : blob.slice(0, blob.size, type);
}

/** The key of a file in the store. The base only makes a path parsable as a URL. */
export function mediaKeyOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}

/** The tile `z/x/y` if the current account has saved it. */
export async function findStoredTile(id: string): Promise<Blob | null> {
  const current = await readCurrentStore();
  if (current === null) return null;
  const tile = await offlineDatabase(current.account).mapTiles.get(id);
  return tile?.blob ?? null;
}
