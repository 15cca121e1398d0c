import type { NavStore } from '../core/navigation/nav-store.ts';
import { closeInnermostDialog } from '../ui/open-dialogs.ts';

/** The interface of a wrapping app: Cordova's events, and our own function. */
export type NativeHost = {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly navigator: object;
  /** True when something was closed or left; false at home, where the app may exit. */
  lanewayBack?: () => boolean;
};

/** Passes the back buttons of wrapping apps to the same rule as every other. Returns a function that stops it. */
export function bindNativeBack(store: NavStore, host: NativeHost): () => void {
  // A held move has opened a dialog, so the app must not exit.
  const back = () => closeInnermostDialog() || store.dispatch({ type: 'back' }) !== 'still';
  const onBackButton = (event: Event) => {
    event.preventDefault();
    // Listening to this event means that the app has to exit on its own.
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
