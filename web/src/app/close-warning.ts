import type { NavStore } from '../core/navigation/nav-store.ts';

/** The parts of the window that are used. */
export type ClosingHost = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Makes the browser ask before a tab with unsaved changes is closed, reloaded or navigated
 * elsewhere. It listens only while there are some: pages that always listen are left out of the
 * browser's back/forward cache. Returns a function that stops it.
 */
export function bindCloseWarning(store: NavStore, host: ClosingHost): () => void {
  const warn = (event: Event) => event.preventDefault();
  const follow = () => {
    if (store.isBlocked()) host.addEventListener('beforeunload', warn);
    else host.removeEventListener('beforeunload', warn);
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    host.removeEventListener('beforeunload', warn);
  };
}
