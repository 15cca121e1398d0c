import type { NavStore } from '../navigation/nav-store.ts';

/** The parts of a wrapping app that there may be; Cordova's, and a function of our own. */
export type NativeHost = {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly navigator: object;
  /** True when something was closed or left; false at the end of the way, where the app may exit. */
  lanewayBack?: () => boolean;
};

/** Feeds the back buttons of wrapping apps to the same rule as every other. Returns how to stop. */
export function bindNativeBack(store: NavStore, host: NativeHost): () => void {
  // A move that is held has opened a question, which is no reason to exit.
  const back = () => store.dispatch({ type: 'back' }) !== 'still';
  const onBackButton = (event: Event) => {
    event.preventDefault();
    // Whoever listens to this event takes over leaving the app as well.
    if (!back()) exitWrapper(host.navigator);
  };
  host.lanewayBack = back;
  host.document.addEventListener('backbutton', onBackButton);
  return () => {
    delete host.lanewayBack;
    host.document.removeEventListener('backbutton', onBackButton);
  };
}

function exitWrapper(navigator: { readonly app?: { readonly exitApp?: () => void } }): void {
  navigator.app?.exitApp?.();
}
