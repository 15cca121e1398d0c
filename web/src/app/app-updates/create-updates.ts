import { createListeners } from '../../core/store.ts';
import { TAKE_OVER } from '../../offline/worker-messages.ts';
import { bringWorker, type WorkerContainer } from './bring-worker.ts';
import { decideOnVersion } from './decide-on-version.ts';

const TRIED_VERSION = 'laneway.version-tried';

export type UpdatesParts = {
  /** The version of the build that this page runs; null where it doesn't say. */
  readonly own: string | null;
  readonly askVersion: () => Promise<string>;
  readonly isUntouched: () => boolean;
  /** Whether a reload would take something away, such as what is being typed. */
  readonly isBusy: () => Promise<boolean>;
  /** Null where the browser has no workers, or refuses ours. */
  readonly registration: () => Promise<ServiceWorkerRegistration | null>;
  readonly container: WorkerContainer | null;
  readonly reload: () => void;
};

/** What there is to say: nothing, that a new version can be had, or that it is on its way. */
export type UpdateState = 'none' | 'offered' | 'updating';

export type Updates = {
  /** Compares this build with the server's. Never rejects: without a network nothing changes. */
  readonly check: () => Promise<void>;
  readonly state: () => UpdateState;
  /** Calls when that changes; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the new version. Only ever called by whoever uses this tab. */
  readonly accept: () => Promise<void>;
  /** Doesn't offer this version again in this tab. */
  readonly decline: () => void;
};

/**
 * Keeps a tab in step with the server. The server's version alone decides: what workers do is only a reason to ask for
 * it. A tab is reloaded where its user asks for it, or has not touched it yet; other tabs go on as they are.
 */
export function createUpdates(parts: UpdatesParts): Updates {
  const { own, askVersion, isUntouched, isBusy, registration, container, reload } = parts;
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
    // Without a worker every page comes from the server anyway. With one, it may be an old one on a slow line.
    const isControlled = workers !== null && container !== null && container.controller !== null;
    const isThere = !isControlled || (await bringWorker(workers, container));
    if (isThere && mayReload()) reload();
    else if (version !== declined) offer(version);
  };

  /** This page already is what a waiting worker is of, so that it can take over without anyone noticing. */
  const settle = async (): Promise<void> => {
    offer(null);
    (await registration())?.waiting?.postMessage(TAKE_OVER);
  };

  const decide = async (): Promise<void> => {
    const server = await askVersion();
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
      if (workers !== null && container !== null) await bringWorker(workers, container);
      // Even without the new worker: the server may send the page in time. Unless something was begun meanwhile.
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

/** The version that this tab was reloaded for. Where storage is blocked it counts as reloaded, so it can't loop. */
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
