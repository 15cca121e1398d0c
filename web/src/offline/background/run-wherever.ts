import { liveQuery } from 'dexie';
import type { DownloadState } from '../engine/download.ts';
import type { DownloadParts } from '../engine/perform-effect.ts';
import { runDownload } from '../engine/run-download.ts';
import type { Ticket } from '../store/queue-downloads.ts';
import type { BackgroundFetchManager } from './background-fetch.ts';
import { printFetchId } from './fetch-id.ts';
import { fetchInBackground, type HandOverParts, restOf, takeBack } from './hand-over.ts';

/** Nobody looks at the page, and what is lacking can be fetched without it. */
class PageLeft extends Error {
  override readonly name = 'PageLeft';
}

/**
 * Carries out a download: in the page while someone looks at it, and by the browser while nobody does, where the browser
 * can. Resolves with its last state.
 */
export async function runWherever(
  parts: DownloadParts & HandOverParts,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<DownloadState> {
  const { db, log, background } = parts;
  const manager = await background.manager().catch(() => null);
  if (manager === null) return await runDownload(parts, ticket, signal);
  await takeBackEarlier(parts, manager, ticket);
  const leaving = watchForLeaving(parts, ticket);
  try {
    for (;;) {
      try {
        return await runDownload(parts, ticket, AbortSignal.any([signal, leaving.signal()]));
      } catch (error) {
        if (!(error instanceof PageLeft)) throw error;
      }
      const rest = await restOf(db, ticket);
      if (rest === null) continue;
      leaving.noteHandedOver();
      await fetchInBackground(parts, manager, ticket, rest, signal).catch((error: unknown) => {
        log('What is lacking isn’t fetched in the background', error);
      });
      signal.throwIfAborted();
    }
  } finally {
    leaving.stop();
  }
}

/** A page that has been closed since may have left something to the browser. */
async function takeBackEarlier(
  parts: HandOverParts,
  manager: BackgroundFetchManager,
  ticket: Ticket,
): Promise<void> {
  const { account } = parts.background;
  const earlier = await manager.get(printFetchId({ account, ...ticket })).catch(() => undefined);
  if (earlier !== undefined) await takeBack(parts, earlier, ticket);
}

function watchForLeaving({ db, log, background }: HandOverParts, ticket: Ticket) {
  let leaving = new AbortController();
  /** Once each time: what the browser couldn't fetch then is better fetched here. */
  let isHandedOver = false;
  const look = async (): Promise<void> => {
    if (!background.isHidden()) isHandedOver = false;
    else if (!isHandedOver && (await restOf(db, ticket)) !== null) leaving.abort(new PageLeft());
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
      leaving = new AbortController();
      lookSafely();
      return leaving.signal;
    },
    noteHandedOver: () => {
      isHandedOver = true;
    },
    stop: () => {
      watching.unsubscribe();
      stopWatching();
    },
  };
}
