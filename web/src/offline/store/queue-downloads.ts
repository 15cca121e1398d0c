import type { DownloadFailure, DownloadRecord, OfflineDatabase } from './offline-database.ts';
import { removeUnreferencedFiles } from './stored-files.ts';

/** The download was cancelled meanwhile, so it must leave nothing behind. */
export class DownloadEnded extends Error {
  override readonly name = 'DownloadEnded';
}

export type Ticket = Pick<DownloadRecord, 'guideId' | 'ticket'>;

export type QueuedBy = {
  readonly ticket: string;
  readonly now: number;
  /** True if the automatic setting queued it. */
  readonly isAutomatic: boolean;
};

/** Appends a guide to the queue. A queued one keeps its place; a failed one is retried. */
export async function queueDownload(
  db: OfflineDatabase,
  guideId: number,
  { ticket, now, isAutomatic }: QueuedBy,
): Promise<void> {
  await db.transaction('rw', db.downloads, db.leftOut, async () => {
    if (!isAutomatic) await db.leftOut.delete(guideId);
    const found = await db.downloads.get(guideId);
    if (found !== undefined && found.state !== 'failed') return;
    await db.downloads.put({
      guideId,
      ticket,
      queuedAt: now,
      isAutomatic,
      state: 'waiting',
      failure: null,
      step: { kind: 'started' },
      pack: found?.pack ?? null,
    });
  });
}

/** The next guide to save; null if there is none. */
export async function nextDownload(db: OfflineDatabase): Promise<DownloadRecord | null> {
  const queued = await db.downloads.orderBy('queuedAt').toArray();
  return queued.find(({ state }) => state !== 'failed') ?? null;
}

/** Queues downloads again that failed for this reason. */
export async function retryFailed(db: OfflineDatabase, reason: DownloadFailure): Promise<void> {
  await db.downloads
    .filter(({ failure }) => failure === reason)
    .modify({ state: 'waiting', failure: null, step: { kind: 'started' } });
}

/** Does nothing once the download has ended. */
export async function updateDownload(
  db: OfflineDatabase,
  { guideId, ticket }: Ticket,
  changes: Partial<Pick<DownloadRecord, 'state' | 'failure' | 'step' | 'pack' | 'isInBackground'>>,
): Promise<void> {
  await db.downloads
    .where('guideId')
    .equals(guideId)
    .filter((found) => found.ticket === ticket)
    .modify(changes);
}

/** Must be called in the transaction of each write: throws once the download has ended. */
export async function requireDownload(db: OfflineDatabase, ticket: Ticket): Promise<void> {
  const found = await db.downloads.get(ticket.guideId);
  if (found?.ticket !== ticket.ticket) throw new DownloadEnded();
}

/** Cancels a download and removes its data. */
export async function cancelDownload(db: OfflineDatabase, guideId: number): Promise<void> {
  const { downloads, packs, media, stagedParts, stagedFiles } = db;
  await db.transaction('rw', [downloads, packs, media, stagedParts, stagedFiles], async () => {
    await downloads.delete(guideId);
    await removeStaged(db, guideId);
    await removeUnreferencedFiles(db);
  });
}

/** Also keeps the automatic setting from queueing this one again. */
export async function cancelByUser(db: OfflineDatabase, guideId: number): Promise<void> {
  await db.leftOut.put({ guideId });
  await cancelDownload(db, guideId);
}

/** Ends a download that can't continue. Its data are kept only if a retry would need them. */
export async function failDownload(
  db: OfflineDatabase,
  ticket: Ticket,
  failure: DownloadFailure,
): Promise<void> {
  const { downloads, packs, media, stagedParts, stagedFiles } = db;
  const changes = { state: 'failed', failure, step: { kind: 'failed' } } as const;
  if (failure === 'network') return updateDownload(db, ticket, changes);
  // Free the space in a transaction of its own first: a full device couldn't store the failure either.
  await db.transaction('rw', [downloads, packs, media, stagedParts, stagedFiles], async () => {
    await removeStaged(db, ticket.guideId);
    await removeUnreferencedFiles(db, ticket.guideId);
  });
  await updateDownload(db, ticket, { ...changes, pack: null });
}

async function removeStaged(
  { stagedParts, stagedFiles }: OfflineDatabase,
  guideId: number,
): Promise<void> {
  await stagedParts.where({ guideId }).delete();
  await stagedFiles.where({ guideId }).delete();
}
