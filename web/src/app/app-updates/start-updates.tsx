import { createRoot } from 'react-dom/client';
import type { CallServer } from '../../api/client.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import type { NavStore } from '../../core/navigation/nav-store.ts';
import { createUpdates } from './create-updates.ts';
import { inputPause } from './input-pause.ts';
import { isPaying } from './is-paying.ts';
import { UpdateOffer } from './update-offer.tsx';

const WORKER = '/sw.js';
/** Tabs stay open for days. Coming back to one is when a new version is of use. */
const CHECK_AFTER_MS = 30 * 60_000;

export type UpdatesOptions = {
  /** The version that the page came with; null where it came with nothing. */
  readonly own: string | null;
  readonly call: CallServer;
  readonly store: NavStore;
};

/** Installs the app on the device, so that it opens without a network, and keeps it up to date. */
export function startUpdates({ own, call, store }: UpdatesOptions): void {
  const container = navigator.serviceWorker ?? null;
  const registered = container === null ? null : register(container);
  const updates = createUpdates({
    own,
    askVersion: async () =>
      (await call('getAppVersion', { query: { _t: String(Date.now()) } })).version,
    isUntouched: () => navigator.userActivation?.hasBeenActive === false,
    isBusy: async () =>
      !navigator.onLine ||
      store.isBlocked() ||
      // What is typed into one is nobody's but its own until it is sent.
      document.querySelector('dialog[open]') !== null ||
      isPaying(currentEntry(store.getState()).page) ||
      (await isDownloading()),
    registration: async () => registered,
    container,
    reload: () => window.location.reload(),
  });

  const place = document.createElement('div');
  document.body.append(place);
  // Beside the app: nothing of it is part of the first visit.
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
  // The worker of another build has taken over, by the wish of someone in another tab.
  container?.addEventListener('controllerchange', check);
  check();
}

async function register(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  // It then stores the whole app, some 150 files.
  if (container.controller === null) await inputPause(window);
  try {
    return await container.register(WORKER, { updateViaCache: 'none' });
  } catch (error) {
    logProblem('The app can’t be installed for offline use.', error);
    return null;
  }
}

/** Whether a guide is being saved on this device, in whichever tab. */
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
