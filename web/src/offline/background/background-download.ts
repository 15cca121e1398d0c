import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import type { DownloadStep } from '@laneway/domain/offline/progress';
import { partRequest } from '../engine/fetch-part.ts';
import type { Account, OfflineDatabase } from '../store/offline-database.ts';
import { DownloadEnded, type Ticket, updateDownload } from '../store/queue-downloads.ts';
import { type MissingParts, readMissingParts } from '../store/save-guide.ts';
import {
  type BackgroundFetch,
  type BackgroundFetchManager,
  formatFetchId,
  storeFetchedParts,
} from './background-fetch.ts';

export type BackgroundParts = {
  readonly account: Account;
  readonly origin: string;
  /** Null in browsers without background fetches. */
  readonly manager: () => Promise<BackgroundFetchManager | null>;
  readonly isHidden: () => boolean;
  /** Calls the listener when the page is hidden or shown; returns a function that unsubscribes. */
  readonly onVisibility: (listener: () => void) => () => void;
  readonly isOnline: () => boolean;
  /** Runs a task while neither a page nor the service worker runs one with this name. */
  readonly runExclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
};

export type BackgroundDownloadParts = {
  readonly db: OfflineDatabase;
  readonly now: () => string;
  readonly log: (message: string, cause?: unknown) => void;
  readonly background: BackgroundParts;
};

export type Remaining = { readonly pack: OfflinePack; readonly missing: MissingParts };

/** Some browsers accept background fetches and never start them. */
const START_TIMEOUT_MS = 60_000;

/** Finds the missing parts of a download; null if there are none, or it isn't known yet. */
export async function findRemaining(
  db: OfflineDatabase,
  ticket: Ticket,
): Promise<Remaining | null> {
  const row = await db.downloads.get(ticket.guideId);
  if (row?.ticket !== ticket.ticket || row.pack === null) return null;
  const { pack } = row;
  const missing = await readMissingParts(db, pack);
  return missing.every((indexes) => indexes === null) ? null : { pack, missing };
}

/**
 * Lets the browser fetch the rest of a download until the page is visible again or everything has arrived. If the page
 * is closed meanwhile, the browser continues, and the service worker collects the result.
 */
export async function fetchInBackground(
  parts: BackgroundDownloadParts,
  manager: BackgroundFetchManager,
  ticket: Ticket,
  { pack, missing }: Remaining,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, background } = parts;
  const { account, origin } = background;
  const toFetch = missingParts(pack, missing);
  const fetch = await manager.fetch(
    formatFetchId({ account, ...ticket }),
    toFetch.map((part) => requestOf(part, origin)),
    {
      title: `Saving ${pack.guide.g_title}`,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      downloadTotal: bytesOf(toFetch),
    },
  );
  await updateDownload(db, ticket, { state: 'running', isInBackground: true });
  const onProgress = () => {
    const step = stepAfter(pack, missing, fetch.downloaded);
    updateDownload(db, ticket, { step }).catch((error: unknown) =>
      log('The progress of a background fetch isn’t noted', error),
    );
  };
  await untilVisible(background, fetch, onProgress, signal);
  await collectBackgroundResult(parts, fetch, ticket);
}

/** Ends a background fetch, and stores its results. */
export async function collectBackgroundResult(
  { db, now, log, background }: BackgroundDownloadParts,
  fetch: BackgroundFetch,
  ticket: Ticket,
): Promise<void> {
  // Do this first: otherwise the service worker takes the abort for a cancellation by the user.
  await updateDownload(db, ticket, { isInBackground: false });
  try {
    const records = await fetch.matchAll();
    if (fetch.result === '') await fetch.abort();
    const rest = await findRemaining(db, ticket);
    if (rest === null) return;
    const download = { db, ticket, pack: rest.pack, now };
    await background.runExclusive(fetch.id, () => storeFetchedParts(download, records));
  } catch (error) {
    if (error instanceof DownloadEnded) throw error;
    // The service worker has collected it already, or the page fetches it itself.
    log('What was fetched in the background isn’t stored', error);
  }
}

function untilVisible(
  { isHidden, onVisibility, isOnline }: BackgroundParts,
  fetch: BackgroundFetch,
  onProgress: () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopWatching();
      fetch.removeEventListener('progress', handleProgress);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const endIfDone = () => {
      if (fetch.result !== '' || !isHidden() || signal.aborted) end();
    };
    const handleProgress = () => {
      onProgress();
      endIfDone();
    };
    const timer = setTimeout(() => {
      if (fetch.downloaded === 0 && isOnline()) end();
    }, START_TIMEOUT_MS);
    const stopWatching = onVisibility(endIfDone);
    fetch.addEventListener('progress', handleProgress);
    signal.addEventListener('abort', end);
    endIfDone();
  });
}

type MissingPart = { readonly file: PackedMedia; readonly part: number };

export function missingParts(
  { media }: OfflinePack,
  missing: MissingParts,
): readonly MissingPart[] {
  return media.flatMap((file, index) =>
    (missing[index] ?? []).map((part): MissingPart => ({ file, part })),
  );
}

/** One request per part, as the page would make it, so that a failed request costs only one part. */
export function requestOf({ file, part }: MissingPart, origin: string): Request {
  const { headers } = partRequest(file, part);
  return new Request(new URL(file.source, origin), {
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
  });
}

export function bytesOf(parts: readonly MissingPart[]): number {
  return parts.reduce((sum, { file, part }) => sum + partRequest(file, part).length, 0);
}

/** Estimates the progress from the bytes fetched so far, assuming one file after another. */
export function stepAfter(
  { media }: OfflinePack,
  missing: MissingParts,
  downloaded: number,
): DownloadStep {
  let left = downloaded;
  let done = 0;
  for (const [index, file] of media.entries()) {
    const indexes = missing[index] ?? [];
    left -= bytesOf(indexes.map((part) => ({ file, part })));
    if (indexes.length === 0 || left >= 0) done += 1;
  }
  return done === 0 ? { kind: 'places_saved' } : { kind: 'media', done, total: media.length };
}
