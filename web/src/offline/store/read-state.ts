import type { Download, OfflineState, SavedGuide } from '../offline-guides.ts';
import type { OfflineDatabase } from './offline-database.ts';
import { type DownloadRecord, readPack, type SavedPack, type StoredGuide } from './records.ts';

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
  const { isDownloaded, downloadDate, lastSync, ...guide } = stored;
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
