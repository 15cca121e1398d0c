import type { OfflinePack } from '@laneway/contract/offline-pack';
import type { Account } from '../store/account.ts';
import type { OfflineDatabase } from '../store/offline-database.ts';
import { DownloadEnded, type Ticket, updateDownload } from '../store/queue-downloads.ts';
import { type MissingParts, readMissingParts } from '../store/stage-files.ts';
import type { BackgroundFetch, BackgroundFetchManager } from './background-fetch.ts';
import { formatFetchId } from './fetch-id.ts';
import { bytesOf, missingParts, requestOf, stepAfter } from './missing-parts.ts';
import { storeFetchedParts } from './store-fetched-parts.ts';

/** What the browser says about the page and does for it while nobody looks at it. */
export type BackgroundParts = {
  readonly account: Account;
  readonly origin: string;
  /** Null where the browser fetches nothing by itself. */
  readonly manager: () => Promise<BackgroundFetchManager | null>;
  readonly isHidden: () => boolean;
  /** Calls when the page is hidden or shown; returns how to stop. */
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

export type Remaining = { readonly pack: OfflinePack; readonly inventory: MissingParts };

/** A browser that hasn't begun by then won't: some offer background fetches and carry none out. */
const BEGIN_MS = 60_000;

/** What a download still lacks; null if that is nothing, or isn't known yet. */
export async function findRemaining(
  db: OfflineDatabase,
  ticket: Ticket,
): Promise<Remaining | null> {
  const row = await db.downloads.get(ticket.guideId);
  if (row?.ticket !== ticket.ticket || row.pack === null) return null;
  const { pack } = row;
  const inventory = await readMissingParts(db, pack);
  return inventory.every((lacking) => lacking === null) ? null : { pack, inventory };
}

/**
 * Has the browser fetch what a download lacks, until someone looks at the page again or all of it has come. If the page
 * is closed meanwhile, the browser goes on, and the service worker takes what it brings.
 */
export async function fetchInBackground(
  parts: BackgroundDownloadParts,
  manager: BackgroundFetchManager,
  ticket: Ticket,
  { pack, inventory }: Remaining,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, background } = parts;
  const { account, origin } = background;
  const lacking = missingParts(pack, inventory);
  const fetch = await manager.fetch(
    formatFetchId({ account, ...ticket }),
    lacking.map((part) => requestOf(part, origin)),
    {
      title: `Saving ${pack.guide.g_title}`,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      downloadTotal: bytesOf(lacking),
    },
  );
  await updateDownload(db, ticket, { state: 'running', isInBackground: true });
  const onProgress = () => {
    const step = stepAfter(pack, inventory, fetch.downloaded);
    updateDownload(db, ticket, { step }).catch((error: unknown) =>
      log('The progress of a background fetch isn’t noted', error),
    );
  };
  await untilVisible(background, fetch, onProgress, signal);
  await collectBackgroundResult(parts, fetch, ticket);
}

/** Ends a background fetch, and stores what it has brought. */
export async function collectBackgroundResult(
  { db, now, log, background }: BackgroundDownloadParts,
  fetch: BackgroundFetch,
  ticket: Ticket,
): Promise<void> {
  // First, so that the service worker doesn't take it for a cancellation by the person.
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
    // The service worker has taken it already, or the page fetches it itself.
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
      fetch.removeEventListener('progress', hear);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const look = () => {
      if (fetch.result !== '' || !isHidden() || signal.aborted) end();
    };
    const hear = () => {
      onProgress();
      look();
    };
    const timer = setTimeout(() => {
      if (fetch.downloaded === 0 && isOnline()) end();
    }, BEGIN_MS);
    const stopWatching = onVisibility(look);
    fetch.addEventListener('progress', hear);
    signal.addEventListener('abort', end);
    look();
  });
}
