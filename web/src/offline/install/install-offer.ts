import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../../core/store.ts';

/** The `beforeinstallprompt` event, which TypeScript's library doesn't have. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** The browser's offer to install the app. It comes once, early, and is stored until it is needed. */
export type InstallOffer = {
  readonly isOffered: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shows the browser's prompt. Whatever the answer, the offer is gone. */
  readonly accept: () => void;
};

export function createInstallOffer(host: Pick<Window, 'addEventListener'>): InstallOffer {
  const { getState, setState, subscribe } = createStore<InstallEvent | null>(null);
  host.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own banner.
    event.preventDefault();
    setState(event as InstallEvent);
  });
  host.addEventListener('appinstalled', () => setState(null));
  return {
    isOffered: () => getState() !== null,
    subscribe,
    accept: () => {
      const accepted = getState();
      setState(null);
      void accepted?.prompt();
    },
  };
}

const NO_OFFER: InstallOffer = {
  isOffered: () => false,
  subscribe: () => () => undefined,
  accept: () => undefined,
};

export const InstallOfferContext = createContext<InstallOffer>(NO_OFFER);

/** Returns a function that installs the app; null while the browser doesn't offer it. */
export function useInstallOffer(): (() => void) | null {
  const { subscribe, isOffered, accept } = useContext(InstallOfferContext);
  return useSyncExternalStore(subscribe, isOffered, () => false) ? accept : null;
}
