import type { OfflinePack } from '@laneway/contract/offline-pack';
import { exclusive, exclusiveIfFree, type Locks } from '../../core/exclusive.ts';
import {
  type BackgroundFetch,
  type FetchOwner,
  parseFetchId,
  storeFetchedParts,
} from '../background/background-fetch.ts';
import { downloadGuide } from '../engine/download-guide.ts';
import { type Fetch, FetchFailed, fetchMap } from '../engine/fetch-part.ts';
import {
  type DownloadRecord,
  databaseNameOf,
  type OfflineDatabase,
  offlineDatabase,
} from '../store/offline-database.ts';
import { cancelByUser, DownloadEnded, updateDownload } from '../store/queue-downloads.ts';

export type WorkerParts = {
  readonly fetch: Fetch;
  readonly locks: Locks;
  readonly now: () => string;
};

/**
 * Stores the results of a background fetch and, if nothing is missing and no page is downloading,
 * saves the guide, so that it opens without a network before the app is opened again. Resolves with
 * the message for the user; null if there is none.
 */
export async function endBackgroundFetch(
  { fetch, locks, now }: WorkerParts,
  ended: Pick<BackgroundFetch, 'id' | 'matchAll'>,
): Promise<string | null> {
  const owner = parseFetchId(ended.id);
  if (owner === null) return null;
  const db = offlineDatabase(owner.account);
  const row = await findDownload(db, owner);
  const pack = row?.pack ?? null;
  if (pack === null) return null;
  await updateDownload(db, owner, { isInBackground: false });
  const { g_title: title } = pack.guide;
  try {
    const isComplete = await exclusive(locks, ended.id, async () =>
      storeFetchedParts({ db, ticket: owner, pack, now }, await ended.matchAll()),
    );
    if (!isComplete) return `Open Laneway to finish saving ${title}`;
    await exclusiveIfFree(locks, databaseNameOf(owner.account), () =>
      savePack({ db, fetch, now }, owner, pack),
    );
  } catch (error) {
    // Cancelled meanwhile.
    if (error instanceof DownloadEnded) return null;
    throw error;
  }
  return (await findDownload(db, owner)) === undefined ? `Saved ${title}` : null;
}

/** Cancels a download that the user has ended in the browser's own display, unless a page has taken it over. */
export async function cancelBackgroundFetch(id: string): Promise<void> {
  const owner = parseFetchId(id);
  if (owner === null) return;
  const db = offlineDatabase(owner.account);
  const row = await findDownload(db, owner);
  if (row?.isInBackground === true) await cancelByUser(db, owner.guideId);
}

async function findDownload(
  db: OfflineDatabase,
  { guideId, ticket }: FetchOwner,
): Promise<DownloadRecord | undefined> {
  const row = await db.downloads.get(guideId);
  return row?.ticket === ticket ? row : undefined;
}

/**
 * Uses the pack that the files were verified against. No other is requested, because an expired
 * session couldn't be renewed here; a newer version is found when the app is opened.
 */
async function savePack(
  { db, fetch, now }: Pick<WorkerParts, 'fetch' | 'now'> & { readonly db: OfflineDatabase },
  owner: FetchOwner,
  pack: OfflinePack,
): Promise<void> {
  const ending = new AbortController();
  await downloadGuide(
    {
      db,
      now,
      fetchPack: async () => pack,
      fetchPart: () => Promise.reject(new FetchFailed('unreached')),
      fetchMap: (tiles, signal) => fetchMap({ db, fetch, now }, tiles, signal),
      freeBytes: async () => null,
      // A worker can't wait; the next page continues.
      pause: async () => ending.abort(new DownloadEnded()),
    },
    owner,
    ending.signal,
  );
}
