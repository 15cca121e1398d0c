import { MINUTE_MS } from '@laneway/domain/timing';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { CallServer } from '../../api/client.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import type { PageName } from '../../core/navigation/pages.ts';
import { Toast, ToastPlace } from '../toast.tsx';
import { createUpdates, type Updates } from './create-updates.ts';
import styles from './start-updates.module.css';

const WORKER = '/sw.js';
/** Tabs stay open for days. Returning to one is a good time to check for a new version. */
const CHECK_AFTER_MS = 30 * MINUTE_MS;

/** On these pages a payment may be in progress, so nothing is reloaded or offered. */
const PAYMENT_PAGES: readonly PageName[] = ['paymentScreen', 'gift', 'orderReturn'];

export type UpdatesOptions = {
  /** The version embedded in the page; null if there is none. */
  readonly own: string | null;
  readonly call: CallServer;
  readonly store: NavStore;
};

/** Installs the app on the device, so that it works offline, and keeps it up to date. */
export function startUpdates({ own, call, store }: UpdatesOptions): void {
  const container = navigator.serviceWorker ?? null;
  const registered = container === null ? null : register(container);
  const updates = createUpdates({
    own,
    fetchVersion: async () =>
      (await call('getAppVersion', { query: { _t: String(Date.now()) } })).version,
    isUntouched: () => navigator.userActivation?.hasBeenActive === false,
    isBusy: async () =>
      !navigator.onLine ||
      store.isBlocked() ||
      // Input in a dialog exists only there until it is sent.
      document.querySelector('dialog[open]') !== null ||
      PAYMENT_PAGES.includes(currentEntry(store.getState()).page) ||
      (await isDownloading()),
    registration: async () => registered,
    container,
    reload: () => window.location.reload(),
  });

  const place = document.createElement('div');
  document.body.append(place);
  // A separate root, so that it isn't part of the first visit.
  createRoot(place).render(<UpdateOffer updates={updates} store={store} />);

  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    void updates.check();
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > CHECK_AFTER_MS;
    if (document.visibilityState === 'visible' && isDue) check();
  });
  // A worker of another build has taken over, on request in another tab.
  container?.addEventListener('controllerchange', check);
  check();
}

async function register(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  // The worker then stores the whole app, some 150 files.
  if (container.controller === null) await inputPause(window);
  try {
    return await container.register(WORKER, { updateViaCache: 'none' });
  } catch (error) {
    logProblem('The app can’t be installed for offline use.', error);
    return null;
  }
}

/** True if any tab is saving a guide on this device. */
async function isDownloading(): Promise<boolean> {
  const [{ readCurrentStore }, { offlineDatabase }] = await Promise.all([
    import('../../offline/store/current-store.ts'),
    import('../../offline/store/offline-database.ts'),
  ]);
  const current = await readCurrentStore();
  if (current === null) return false;
  const downloads = await offlineDatabase(current.account).downloads.toArray();
  return downloads.some(({ state }) => state === 'running');
}

type UpdateOfferProps = { readonly updates: Updates; readonly store: NavStore };

/** Offers the new version on any page, but not while paying or with unsaved changes. */
export function UpdateOffer({ updates, store }: UpdateOfferProps) {
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isBusy = useSyncExternalStore(
    store.subscribe,
    () => store.isBlocked() || PAYMENT_PAGES.includes(currentEntry(store.getState()).page),
  );
  const shown = isBusy ? 'none' : state;
  return (
    <ToastPlace shown={shown}>
      {shown === 'updating' && <p className={styles.updating}>Updating Laneway...</p>}
      {shown === 'offered' && (
        <Toast
          tone="plain"
          text="A new version of Laneway is ready."
          action={{ label: 'Update now', onAct: () => void updates.accept() }}
          dismissLabel="Later"
          onDismiss={updates.decline}
        />
      )}
    </ToastPlace>
  );
}

/** User input; mouse movement doesn't count. */
const INPUTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;
/** Idle time that counts as a pause. */
const PAUSE_MS = 1_000;
/** The maximum wait if there is no pause. */
const MAX_WAIT_MS = 60_000;

/** Resolves once the user has stopped typing or scrolling for a moment, for work that would slow down the page. */
export function inputPause(page: Pick<Window, 'addEventListener'>): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(pause);
      clearTimeout(latest);
      over.abort();
      resolve();
    };
    let pause = setTimeout(end, PAUSE_MS);
    const latest = setTimeout(end, MAX_WAIT_MS);
    const restartPause = () => {
      clearTimeout(pause);
      pause = setTimeout(end, PAUSE_MS);
    };
    for (const type of INPUTS) {
      page.addEventListener(type, restartPause, {
        capture: true,
        passive: true,
        signal: over.signal,
      });
    }
  });
}
