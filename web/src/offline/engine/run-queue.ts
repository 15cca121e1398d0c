import { liveQuery } from 'dexie';
import {
  type BackgroundDownloadParts,
  collectBackgroundResult,
  fetchInBackground,
  findRemaining,
} from '../background/background-download.ts';
import { type BackgroundFetchManager, formatFetchId } from '../background/background-fetch.ts';
import type { DownloadFailure, DownloadRecord } from '../store/offline-database.ts';
import { DownloadEnded, nextDownload, retryFailed, type Ticket } from '../store/queue-downloads.ts';
import { type DownloadEnd, type DownloadParts, downloadGuide } from './download-guide.ts';

/** Runs a task while no other tab runs one; rejects with the signal's reason if it is aborted before that. */
export type RunExclusive = (task: () => Promise<void>, signal: AbortSignal) => Promise<void>;

export type QueueParts = DownloadParts &
  BackgroundDownloadParts & {
    readonly runExclusive: RunExclusive;
    /** Calls the listener when the device is online again; returns a function that unsubscribes. */
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
  const runWaiting = async (): Promise<void> => {
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
    next: () => void runWaiting(),
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

/** The page was hidden, and the rest can be fetched in the background. */
class PageHidden extends Error {
  override readonly name = 'PageHidden';
}

/**
 * Downloads in the page while it is visible, and in the background while it is hidden, where the browser supports that.
 */
export async function runForegroundOrBackground(
  parts: DownloadParts & BackgroundDownloadParts,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  const { db, log, background } = parts;
  const manager = await background.manager().catch(() => null);
  if (manager === null) return await downloadGuide(parts, ticket, signal);
  await collectEarlierResult(parts, manager, ticket);
  const hiding = watchForHiding(parts, ticket);
  try {
    for (;;) {
      try {
        return await downloadGuide(parts, ticket, AbortSignal.any([signal, hiding.signal()]));
      } catch (error) {
        if (!(error instanceof PageHidden)) throw error;
      }
      const rest = await findRemaining(db, ticket);
      if (rest === null) continue;
      hiding.noteStarted();
      await fetchInBackground(parts, manager, ticket, rest, signal).catch((error: unknown) => {
        log('The rest isn’t fetched in the background', error);
      });
      signal.throwIfAborted();
    }
  } finally {
    hiding.stop();
  }
}

/** A page that was closed may have left a background fetch behind. */
async function collectEarlierResult(
  parts: BackgroundDownloadParts,
  manager: BackgroundFetchManager,
  ticket: Ticket,
): Promise<void> {
  const { account } = parts.background;
  const earlier = await manager.get(formatFetchId({ account, ...ticket })).catch(() => undefined);
  if (earlier !== undefined) await collectBackgroundResult(parts, earlier, ticket);
}

function watchForHiding({ db, log, background }: BackgroundDownloadParts, ticket: Ticket) {
  let hiding = new AbortController();
  /** The background is tried once each time the page is hidden; the page fetches the rest. */
  let isStarted = false;
  const abortIfHidden = async (): Promise<void> => {
    if (!background.isHidden()) isStarted = false;
    else if (!isStarted && (await findRemaining(db, ticket)) !== null)
      hiding.abort(new PageHidden());
  };
  const check = () => {
    abortIfHidden().catch((error: unknown) => log('The rest of a download can’t be read', error));
  };
  // Check at each step of the download: the page may be hidden before the pack has arrived.
  const watching = liveQuery(() => db.downloads.get(ticket.guideId)).subscribe(check);
  const stopWatching = background.onVisibility(check);
  return {
    /** A signal that aborts when the page is next hidden. */
    signal: (): AbortSignal => {
      hiding = new AbortController();
      check();
      return hiding.signal;
    },
    noteStarted: () => {
      isStarted = true;
    },
    stop: () => {
      watching.unsubscribe();
      stopWatching();
    },
  };
}
