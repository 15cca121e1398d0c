import type { OfflinePack } from '@laneway/contract/offline-pack';
import type { PackServer } from '../engine/pack-server.test-data.ts';
import type { Account, OfflineDatabase } from '../store/offline-database.ts';
import { queueDownload, updateDownload } from '../store/queue-downloads.ts';
import { readMissingParts } from '../store/save-guide.ts';
import { type BackgroundParts, missingParts, requestOf } from './background-download.ts';
import {
  type BackgroundFetch,
  type FetchOptions,
  type FetchRecord,
  formatFetchId,
} from './background-fetch.ts';

type Asked = {
  readonly record: FetchRecord;
  readonly settle: (response: Response | null) => void;
};

/** A background fetch that progresses when the test calls `bring`. */
export class FakeFetch extends EventTarget implements BackgroundFetch {
  readonly id: string;
  readonly options: FetchOptions;
  readonly requests: readonly Request[];
  readonly #server: PackServer;
  readonly #asked: readonly Asked[];
  downloaded = 0;
  result: BackgroundFetch['result'] = '';
  isAborted = false;
  #next = 0;

  constructor(server: PackServer, id: string, requests: readonly Request[], options: FetchOptions) {
    super();
    this.#server = server;
    this.id = id;
    this.requests = requests;
    this.options = options;
    this.#asked = requests.map((request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      promise.catch(() => undefined);
      const settle = (response: Response | null) =>
        response === null ? reject(new DOMException('Gone', 'AbortError')) : resolve(response);
      return { record: { request, responseReady: promise }, settle };
    });
  }

  readonly matchAll = async () => this.#asked.map(({ record }) => record);

  readonly abort = async () => {
    this.isAborted = true;
    this.#end('failure');
    return true;
  };

  /** Carries out this many of the remaining requests, or all of them. */
  async bring(count = this.requests.length - this.#next): Promise<void> {
    for (const { record, settle } of this.#asked.slice(this.#next, this.#next + count)) {
      const { pathname } = new URL(record.request.url);
      const response = await this.#server.fetch(pathname, { headers: record.request.headers });
      this.downloaded += (await response.clone().blob()).size;
      settle(response);
      if (!response.ok) return this.#end('failure');
    }
    this.#next += count;
    if (this.#next === this.requests.length) this.#end('success');
    else this.dispatchEvent(new Event('progress'));
  }

  #end(result: 'success' | 'failure'): void {
    this.result = result;
    for (const { settle } of this.#asked) settle(null);
    this.dispatchEvent(new Event('progress'));
  }
}

/** A page that can be hidden, in a browser with background fetches. */
export class FakeBackground {
  readonly fetches: FakeFetch[] = [];
  readonly #server: PackServer;
  readonly #listeners = new Set<() => void>();
  #isHidden = false;
  refuses = false;

  constructor(server: PackServer) {
    this.#server = server;
  }

  hide(isHidden = true): void {
    this.#isHidden = isHidden;
    for (const listener of [...this.#listeners]) listener();
  }

  partsFor(account: Account): BackgroundParts {
    return {
      account,
      origin: 'https://laneway.example',
      manager: async () => ({
        fetch: async (id, requests, options) => {
          if (this.refuses) throw new TypeError('No permission');
          const fetch = new FakeFetch(this.#server, id, requests, options);
          this.fetches.push(fetch);
          return fetch;
        },
        get: async (id) => this.fetches.find((fetch) => fetch.id === id && fetch.result === ''),
      }),
      isHidden: () => this.#isHidden,
      onVisibility: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      isOnline: () => true,
      runExclusive: (_, task) => task(),
    };
  }
}

/** A download as a closed page leaves it: queued with this pack, and fetched in the background. */
export async function leaveToBrowser(
  browser: FakeBackground,
  db: OfflineDatabase,
  pack: OfflinePack,
): Promise<FakeFetch> {
  const ticket = { guideId: pack.guide.g_id, ticket: 'a' };
  await queueDownload(db, ticket.guideId, { ticket: 'a', now: 1, isAutomatic: false });
  await updateDownload(db, ticket, { pack, isInBackground: true });
  const { account, origin, manager } = browser.partsFor(7);
  const lacking = missingParts(pack, await readMissingParts(db, pack));
  await (await manager())?.fetch(
    formatFetchId({ account, ...ticket }),
    lacking.map((part) => requestOf(part, origin)),
    { title: '', icons: [], downloadTotal: 0 },
  );
  const fetch = browser.fetches.at(-1);
  if (fetch === undefined) throw new Error('The browser refused');
  return fetch;
}
