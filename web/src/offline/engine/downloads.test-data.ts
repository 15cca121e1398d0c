import { installFakeStore } from '../store/fake-store.test-data.ts';
import { type OfflineDatabase, offlineDatabase } from '../store/offline-database.ts';
import { queueDownload } from '../store/queue-downloads.ts';
import type { DownloadParts } from './download-guide.ts';
import { downloadGuide } from './download-guide.ts';
import { PackServer, partsOf } from './pack-server.test-data.ts';

/** A device and a server, new for each test. */
export let db: OfflineDatabase;
export let server: PackServer;

export function clearDevice(): void {
  installFakeStore();
  db = offlineDatabase(7);
}

export function resetAll(): void {
  clearDevice();
  server = new PackServer();
}

export const queued = { ticket: 'a', now: 1, isAutomatic: false };

/** Queues a guide and runs its download. */
export async function save(
  guideId: number,
  changes: Partial<DownloadParts> = {},
  signal = new AbortController().signal,
) {
  await queueDownload(db, guideId, queued);
  return await downloadGuide(partsOf(server, db, changes), { guideId, ticket: 'a' }, signal);
}

export const mediaRequests = () =>
  server.requests.filter((address) => address.startsWith('/api/offline'));

export async function storedBytes(name: string): Promise<Uint8Array | null> {
  const media = await db.media.get(`/media/bucket/${name}`);
  return media === undefined ? null : new Uint8Array(await media.blob.arrayBuffer());
}

export const isRight = async (name: string) =>
  Buffer.from((await storedBytes(name)) ?? '').equals(
    server.files.get(`/media/bucket/${name}`) ?? Buffer.from('?'),
  );

export const leftovers = async () =>
  (await db.stagedParts.count()) + (await db.stagedFiles.count()) + (await db.downloads.count());
