import { createContext } from 'react';
import type { CallServer } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { createStore } from '../core/store.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import type { OfflineGuides } from './offline-guides.ts';

/** The app's saved guides, whose code is loaded when it is first needed. */
export type LazyOfflineGuides = {
  /** Null until they have been loaded. */
  readonly loaded: () => OfflineGuides | null;
  /** Loads them once; rejects if their code can't be had, and may then be called again. */
  readonly open: () => Promise<OfflineGuides>;
  /** Calls once they have been loaded; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createLazyOfflineGuides(call: CallServer, session: Session): LazyOfflineGuides {
  const { getState, setState, subscribe } = createStore<OfflineGuides | null>(null);
  // With a database, which isn't opened while the page is still drawing.
  const code = createLazyModule(async () => {
    await whenQuiet();
    return import('./open-offline-guides.ts');
  });
  return {
    loaded: getState,
    open: async () => {
      const { openOfflineGuides } = await code.fetch();
      const guides = getState() ?? openOfflineGuides(call, session);
      setState(guides);
      return guides;
    },
    subscribe,
  };
}

/** Null where nothing is saved: on the server, and in tests of pages that have nothing to do with it. */
export const OfflineGuidesContext = createContext<LazyOfflineGuides | null>(null);
