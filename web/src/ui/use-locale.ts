import { useSyncExternalStore } from 'react';

/** The language of the browser, such as en-AU; null on the server, which doesn't know it. */
export function useLocale(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('languagechange', onChange);
      return () => window.removeEventListener('languagechange', onChange);
    },
    () => navigator.language,
    () => null,
  );
}
