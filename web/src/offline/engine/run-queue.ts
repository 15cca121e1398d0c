import { liveQuery } from 'dexie';
import type { BackgroundDownloadParts } from '../background/background-download.ts';
import { runForegroundOrBackground } from '../background/run-foreground-or-background.ts';
import { DownloadEnded, nextDownload, retryFailed, type Ticket } from '../store/queue-downloads.ts';
import type { DownloadFailure, DownloadRecord } from '../store/records.ts';
import type { DownloadParts } from './download-guide.ts';

/** Runs a task while no other tab runs one; rejects with the signal's reason if it is aborted before that. */
export type RunExclusive = (task: () => Promise<void>, signal: AbortSignal) => Promise<void>;

export type QueueParts = DownloadParts &
  BackgroundDownloadParts & {
    readonly runExclusive: RunExclusive;
    /** Calls the listener when the device is online again; returns how to unsubscribe. */
    readonly onOnline: (listener: () => void) => () => void;
    readonly onFailed: (guideId: number, failure: DownloadFailure) => Promise<void>;
  };

/**
 * Saves the queued guides one after another, by one tab at a time. The queue is in the database: whichever tab has the
 * lock continues it, and a guide removed from it anywhere is stopped here.
 */
export function runQueue(parts: QueueParts): () => void {
  const { db, runExclusive, onOnline, log } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  let isTaking = false;

  const work = async (): Promise<void> => {
    const row = await nextDownload(db);
    signal.throwIfAborted();
    if (row !== null) await runOne(parts, row, signal);
  };
  const look = async (): Promise<void> => {
    if (isTaking || signal.aborted) return;
    isTaking = true;
    try {
      // Take the lock per download so other tabs aren't starved.
      while ((await nextDownload(db)) !== null) await runExclusive(work, signal);
    } catch (error) {
      if (!signal.aborted) log('Saved guides couldn’t be downloaded', error);
    } finally {
      isTaking = false;
    }
  };
  const retry = () => {
    retryFailed(db, 'network').catch((error: unknown) => {
      if (!signal.aborted) log('What failed couldn’t be queued again', error);
    });
  };

  const watching = liveQuery(() => nextDownload(db)).subscribe({
    next: () => void look(),
    error: (error) => log('Downloads can’t be watched', error),
  });
  const stopListening = onOnline(retry);
  // Retry at each start what failed because of the connection.
  retry();
  return () => {
    ending.abort();
    watching.unsubscribe();
    stopListening();
  };
}

/** Runs a download until it ends, or until it is no longer in the queue. */
async function runOne(parts: QueueParts, row: DownloadRecord, caller: AbortSignal): Promise<void> {
  const { db, onFailed } = parts;
  const removed = new AbortController();
  const watching = liveQuery(() => db.downloads.get(row.guideId)).subscribe((found) => {
    if (found?.ticket !== row.ticket) removed.abort(new DownloadEnded());
  });
  try {
    const end = await runForegroundOrBackground(
      parts,
      ticketOf(row),
      AbortSignal.any([caller, removed.signal]),
    );
    if (end.kind === 'failed') await onFailed(row.guideId, end.failure);
  } catch (error) {
    if (!(error instanceof DownloadEnded)) throw error;
  } finally {
    watching.unsubscribe();
  }
}

function ticketOf({ guideId, ticket }: DownloadRecord): Ticket {
  return { guideId, ticket };
}
