import { liveQuery } from 'dexie';
import { type DownloadEnd, type DownloadParts, downloadGuide } from '../engine/download-guide.ts';
import type { Ticket } from '../store/queue-downloads.ts';
import {
  type BackgroundDownloadParts,
  collectBackgroundResult,
  fetchInBackground,
  findRemaining,
} from './background-download.ts';
import { type BackgroundFetchManager, formatFetchId } from './background-fetch.ts';

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
  const look = async (): Promise<void> => {
    if (!background.isHidden()) isStarted = false;
    else if (!isStarted && (await findRemaining(db, ticket)) !== null)
      hiding.abort(new PageHidden());
  };
  const lookSafely = () => {
    look().catch((error: unknown) => log('The rest of a download can’t be read', error));
  };
  // Check at each step of the download: the page may be hidden before the pack has arrived.
  const watching = liveQuery(() => db.downloads.get(ticket.guideId)).subscribe(lookSafely);
  const stopWatching = background.onVisibility(lookSafely);
  return {
    /** Aborts when the page is left next. */
    signal: (): AbortSignal => {
      hiding = new AbortController();
      lookSafely();
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
