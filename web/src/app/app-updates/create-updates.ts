import { createListeners } from '../../core/store.ts';
import { TAKE_OVER } from '../../offline/worker-messages.ts';

const TRIED_VERSION = 'laneway.version-tried';

export type UpdatesParts = {
  /** The version of this page's build; null if unknown. */
  readonly own: string | null;
  readonly fetchVersion: () => Promise<string>;
  readonly isUntouched: () => boolean;
  /** True if a reload would interrupt something, such as typing. */
  readonly isBusy: () => Promise<boolean>;
  /** Null if the browser has no workers, or refuses ours. */
  readonly registration: () => Promise<ServiceWorkerRegistration | null>;
  readonly container: WorkerContainer | null;
  readonly reload: () => void;
};

/** Nothing, a new version is available, or it is loading. */
export type UpdateState = 'none' | 'offered' | 'updating';

export type Updates = {
  /** Compares this build with the server's. Never rejects: without a network nothing changes. */
  readonly check: () => Promise<void>;
  readonly state: () => UpdateState;
  /** Calls the listener when that changes; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the new version. Only called by the user of this tab. */
  readonly accept: () => Promise<void>;
  /** Doesn't offer this version again in this tab. */
  readonly decline: () => void;
};

/**
 * Keeps a tab up to date with the server. Only the server's version decides: events of workers are just a reason to
 * check it. A tab is reloaded on request, or if it is still untouched; other tabs stay as they are.
 */
export function createUpdates(parts: UpdatesParts): Updates {
  const { own, fetchVersion, isUntouched, isBusy, registration, container, reload } = parts;
  let offered: string | null = null;
  let declined: string | null = null;
  let isUpdating = false;
  const { subscribe, notify } = createListeners();
  const offer = (version: string | null): void => {
    if (version === offered) return;
    offered = version;
    notify();
  };

  const loadNewest = async (version: string, mayReload: () => boolean): Promise<void> => {
    const workers = await registration();
    // Without a worker every page comes from the server anyway. With one, it may be outdated on a slow connection.
    const isControlled = workers !== null && container !== null && container.controller !== null;
    const isUpdated = !isControlled || (await updateWorker(workers, container));
    if (isUpdated && mayReload()) reload();
    else if (version !== declined) offer(version);
  };

  /** This page already runs the waiting worker's build, so it can take over unnoticed. */
  const settle = async (): Promise<void> => {
    offer(null);
    (await registration())?.waiting?.postMessage(TAKE_OVER);
  };

  const decide = async (): Promise<void> => {
    const server = await fetchVersion();
    const facts = { own, server, tried: triedVersion(server) };
    switch (decideOnVersion({ ...facts, isUntouched: isUntouched(), isBusy: await isBusy() })) {
      case 'keep':
        return settle();
      case 'reload':
        rememberTried(server);
        return loadNewest(server, isUntouched);
      case 'offer':
        if (server !== declined) offer(server);
    }
  };

  return {
    check: () => decide().catch(() => undefined),
    state: () => {
      if (isUpdating) return 'updating';
      return offered === null ? 'none' : 'offered';
    },
    subscribe,
    accept: async () => {
      isUpdating = true;
      notify();
      const workers = await registration().catch(() => null);
      if (workers !== null && container !== null) await updateWorker(workers, container);
      // Even without the new worker, the server may send the page in time. It isn't reloaded if the user has started
      // something meanwhile.
      if (!(await isBusy())) return reload();
      isUpdating = false;
      notify();
    },
    decline: () => {
      declined = offered;
      offer(null);
    },
  };
}

/** The version that this tab was reloaded for. If storage is blocked it counts as reloaded, so it can't loop. */
function triedVersion(server: string): string | null {
  try {
    return sessionStorage.getItem(TRIED_VERSION);
  } catch {
    return server;
  }
}

function rememberTried(version: string): void {
  try {
    sessionStorage.setItem(TRIED_VERSION, version);
  } catch {
    // It counts as tried.
  }
}

type VersionFacts = {
  /** The version of this page's build; null if unknown. */
  readonly own: string | null;
  readonly server: string;
  /** The version that the page has already been reloaded for. */
  readonly tried: string | null;
  /** True if the page has just been opened and is untouched. */
  readonly isUntouched: boolean;
  /** True if something is in progress that a reload would interrupt. */
  readonly isBusy: boolean;
};

/**
 * The reaction to the server's version: none, reload, or offer. Only an untouched page is reloaded automatically, and
 * only once for each version: during a deployment a server may answer with either.
 */
export function decideOnVersion(facts: VersionFacts): 'keep' | 'reload' | 'offer' {
  const { own, server, tried, isUntouched, isBusy } = facts;
  if (own === null || own === server) return 'keep';
  return isUntouched && !isBusy && tried !== server ? 'reload' : 'offer';
}

/** The parts of the browser's container of workers that are used. */
type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'addEventListener' | 'removeEventListener'
>;

/** The timeout for the files of a new build, and then for its worker. */
const TIMEOUT_MS = 8_000;

/** Lets the worker of the newest build take over, with its files. False if there is none, or on a timeout. */
async function updateWorker(
  registration: ServiceWorkerRegistration,
  container: WorkerContainer,
): Promise<boolean> {
  await registration.update().catch(() => undefined);
  const worker = registration.waiting ?? (await installed(registration.installing));
  if (worker === null) return false;
  const hasTakenOver = waitForEvent(container, 'controllerchange', () => true);
  worker.postMessage(TAKE_OVER);
  return hasTakenOver;
}

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return null;
  const isInstalled = await waitForEvent(worker, 'statechange', () => worker.state === 'installed');
  return isInstalled ? worker : null;
}

/** Resolves to true if the condition holds after an event, before the timeout. */
function waitForEvent(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  isReached: () => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isInTime: boolean) => {
      clearTimeout(timer);
      target.removeEventListener(type, onEvent);
      resolve(isInTime);
    };
    const onEvent = () => isReached() && settle(true);
    const timer = setTimeout(() => settle(false), TIMEOUT_MS);
    target.addEventListener(type, onEvent);
  });
}
