import type { BackgroundFetch } from '../background/background-fetch.ts';

/** As the browser tells a service worker about a background fetch. TypeScript's library doesn't have it. */
export interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: Pick<BackgroundFetch, 'id' | 'matchAll'>;
  /** Changes what the browser shows about it; with a success or a failure only. */
  readonly updateUI: (options: { readonly title: string }) => Promise<void>;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    readonly backgroundfetchsuccess: BackgroundFetchEvent;
    readonly backgroundfetchfail: BackgroundFetchEvent;
    readonly backgroundfetchabort: BackgroundFetchEvent;
    readonly backgroundfetchclick: BackgroundFetchEvent;
  }
}
