import type { OfflineVersion } from '@laneway/contract/offline-pack';
import { type OfflineDatabase, readPack } from './offline-database.ts';

/** Stores the server's current versions of these guides. */
export async function updateVersions(
  db: OfflineDatabase,
  asked: readonly number[],
  versions: readonly OfflineVersion[],
  now: string,
): Promise<void> {
  const serverVersions = new Map(versions.map(({ g_id, version }) => [g_id, version]));
  await db.transaction('rw', db.packs, db.guides, db.places, async () => {
    for (const guideId of asked) {
      const serverVersion = serverVersions.get(guideId);
      if (serverVersion === undefined) await markRefused(db, guideId, now);
      else await updateVersion(db, guideId, serverVersion, now);
    }
  });
}

/** The account has lost access to the guide. The saved copy stays, marked as such. */
export async function markRefused(
  { packs }: OfflineDatabase,
  guideId: number,
  now: string,
): Promise<void> {
  const pack = await packs.get(guideId);
  if (pack !== undefined && readPack(pack).refusedAt === null) {
    await packs.put({ ...pack, refusedAt: now });
  }
}

async function updateVersion(
  { packs, guides, places }: OfflineDatabase,
  guideId: number,
  serverVersion: string,
  now: string,
): Promise<void> {
  const pack = await packs.get(guideId);
  if (pack === undefined) return;
  await packs.put({ ...pack, serverVersion, refusedAt: null });
  if (pack.version !== serverVersion) return;
  await guides.update(guideId, { lastSync: now });
  await places.where({ g_id: guideId }).modify({ lastSync: now });
}
