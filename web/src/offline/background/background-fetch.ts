import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import { isPart, partRequest } from '../engine/fetch-part.ts';
import type { Account, OfflineDatabase } from '../store/offline-database.ts';
import type { Ticket } from '../store/queue-downloads.ts';
import { finishFile, readMissingParts, storePart } from '../store/save-guide.ts';

/** One request of a background fetch. */
export type FetchRecord = {
  readonly request: Request;
  /** Rejects if the request failed. */
  readonly responseReady: Promise<Response>;
};

/**
 * Files that the browser fetches even while no page of ours is open (WICG Background Fetch). Chromium has it;
 * TypeScript's library doesn't.
 */
export type BackgroundFetch = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly id: string;
  /** The bytes fetched so far. */
  readonly downloaded: number;
  /** Empty until the fetch has ended. */
  readonly result: '' | 'success' | 'failure';
  readonly abort: () => Promise<boolean>;
  readonly matchAll: () => Promise<readonly FetchRecord[]>;
};

export type FetchOptions = {
  readonly title: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
  /** The bytes of all responses. The browser shows the progress towards it, and aborts if they are longer. */
  readonly downloadTotal: number;
};

export type BackgroundFetchManager = {
  readonly fetch: (
    id: string,
    requests: readonly Request[],
    options: FetchOptions,
  ) => Promise<BackgroundFetch>;
  readonly get: (id: string) => Promise<BackgroundFetch | undefined>;
};

/** Null in browsers without it. */
export function backgroundFetchOf(
  registration: (object & { readonly backgroundFetch?: BackgroundFetchManager }) | undefined,
): BackgroundFetchManager | null {
  return registration?.backgroundFetch ?? null;
}

/** The account and the download that a background fetch belongs to. */
export type FetchOwner = Ticket & { readonly account: Account };

const ID = /^save (visitor|\d+) (\d+) (.+)$/;

/** The id contains everything that a newly started worker needs. */
export function formatFetchId({ account, guideId, ticket }: FetchOwner): string {
  return `save ${account} ${guideId} ${ticket}`;
}

/** Returns null for ids we didn't create. */
export function parseFetchId(id: string): FetchOwner | null {
  const [, account, guideId, ticket] = ID.exec(id) ?? [];
  if (account === undefined || ticket === undefined) return null;
  return {
    account: account === 'visitor' ? account : Number(account),
    guideId: Number(guideId),
    ticket,
  };
}

export type CollectedDownload = {
  readonly db: OfflineDatabase;
  readonly ticket: Ticket;
  readonly pack: OfflinePack;
  readonly now: () => string;
};

/** The time to wait for a response of a fetch that has ended: if it isn't available almost at once, it never will be. */
const READY_MS = 2_000;

/**
 * Stores the results of a background fetch like a download in the page: every part is verified first, and existing data
 * isn't changed. Resolves with true if nothing is missing now.
 */
export async function storeFetchedParts(
  { db, ticket, pack, now }: CollectedDownload,
  records: readonly FetchRecord[],
): Promise<boolean> {
  const responses = await responsesOf(records);
  const missing = await readMissingParts(db, pack);
  let isWhole = true;
  for (const [index, file] of pack.media.entries()) {
    const indexes = missing[index] ?? null;
    if (indexes === null) continue;
    let taken = 0;
    let onlyPart: Blob | null = null;
    for (const part of indexes) {
      const bytes = await verified(responses.get(keyOf(file, part)), file, part);
      if (bytes === null) continue;
      taken += 1;
      if (file.parts.length === 1) onlyPart = bytes;
      else await storePart(db, ticket, file, part, bytes);
    }
    if (taken < indexes.length) isWhole = false;
    else await finishFile(db, ticket, file, onlyPart, now());
  }
  return isWhole;
}

/** Maps responses by their file and the byte they start at. */
async function responsesOf(
  records: readonly FetchRecord[],
): Promise<ReadonlyMap<string, Response>> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), READY_MS);
  const found = new Map<string, Response>();
  await Promise.all(
    records.map(async ({ request, responseReady }) => {
      const response = await Promise.race([responseReady.catch(() => null), late.promise]);
      if (response !== null) found.set(`${pathOf(request.url)} ${startOf(response)}`, response);
    }),
  );
  clearTimeout(timer);
  return found;
}

async function verified(
  response: Response | undefined,
  file: PackedMedia,
  part: number,
): Promise<Blob | null> {
  if (response === undefined || response.status !== partRequest(file, part).status) return null;
  const bytes = await response.blob().catch(() => null);
  return bytes !== null && (await isPart(bytes, file, part)) ? bytes : null;
}

function keyOf(file: PackedMedia, part: number): string {
  return `${pathOf(file.source)} ${partRequest(file, part).start}`;
}

/** The base only makes a path parsable as a URL. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}

/** The first byte by the response's own range, because the request's headers may have been lost. */
function startOf({ headers }: Response): number {
  const [, start = '0'] = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '') ?? [];
  return Number(start);
}
