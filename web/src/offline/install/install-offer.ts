import { createContext, useContext, useSyncExternalStore } from 'react';

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
  let offer: InstallEvent | null = null;
  const listeners = new Set<() => void>();
  const become = (next: InstallEvent | null): void => {
    offer = next;
    for (const onChange of listeners) onChange();
  };
  host.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser would show a banner of its own.
    event.preventDefault();
    become(event as InstallEvent);
  });
  host.addEventListener('appinstalled', () => become(null));
  return {
    isThere: () => offer !== null,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    accept: () => {
      const accepted = offer;
      become(null);
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
