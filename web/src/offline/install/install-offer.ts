import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../../core/store.ts';

/** What some browsers send to pages that can be installed. No library of types has it yet. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** The browser's offer to install the app. It comes once, early, and is kept until someone looks for it. */
export type InstallOffer = {
  readonly isThere: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Lets the browser ask. Its answer is the browser's business: either way the offer is gone. */
  readonly accept: () => void;
};

export function createInstallOffer(host: Pick<Window, 'addEventListener'>): InstallOffer {
  const { getState, setState, subscribe } = createStore<InstallEvent | null>(null);
  host.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser would show a banner of its own.
    event.preventDefault();
    setState(event as InstallEvent);
  });
  host.addEventListener('appinstalled', () => setState(null));
  return {
    isThere: () => getState() !== null,
    subscribe,
    accept: () => {
      const accepted = getState();
      setState(null);
      void accepted?.prompt();
    },
  };
}

const NO_OFFER: InstallOffer = {
  isThere: () => false,
  subscribe: () => () => undefined,
  accept: () => undefined,
};

export const InstallOfferContext = createContext<InstallOffer>(NO_OFFER);

/** How to install the app, as long as the browser offers it; otherwise null. */
export function useInstallOffer(): (() => void) | null {
  const { subscribe, isThere, accept } = useContext(InstallOfferContext);
  return useSyncExternalStore(subscribe, isThere, () => false) ? accept : null;
}
