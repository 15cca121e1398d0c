import type { Account } from '../store/offline-database.ts';
import type { Ticket } from '../store/queue-downloads.ts';

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
  /** Empty while it is under way. */
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
  /** The browser shows the progress, and aborts if the response is longer. */
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
