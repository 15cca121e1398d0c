import { liveQuery } from 'dexie';
import type { DownloadEnd, DownloadParts } from '../engine/download-guide.ts';
import { downloadGuide } from '../engine/download-guide.ts';
import type { Ticket } from '../store/queue-downloads.ts';
import {
  type BackgroundDownloadParts,
  collectBackgroundResult,
  fetchInBackground,
  findRemaining,
} from './background-download.ts';
import type { BackgroundFetchManager } from './background-fetch.ts';
import { formatFetchId } from './fetch-id.ts';

/** Nobody looks at the page, and what is lacking can be fetched without it. */
class PageHidden extends Error {
  override readonly name = 'PageHidden';
}

/**
 * Carries out a download: in the page while someone looks at it, and by the browser while nobody does, where the browser
 * can. Resolves with its last state.
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
        log('What is lacking isn’t fetched in the background', error);
      });
      signal.throwIfAborted();
    }
  } finally {
    hiding.stop();
  }
}

/** A page that has been closed since may have left something to the browser. */
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
  /** Once each time: what the browser couldn't fetch then is better fetched here. */
  let isStarted = false;
  const look = async (): Promise<void> => {
    if (!background.isHidden()) isStarted = false;
    else if (!isStarted && (await findRemaining(db, ticket)) !== null)
      hiding.abort(new PageHidden());
  };
  const lookSafely = () => {
    look().catch((error: unknown) => log('What is lacking can’t be read', error));
  };
  // With each step of the download: the page may be left before its pack has come.
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
