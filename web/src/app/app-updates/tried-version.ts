const KEY = 'laneway.version-tried';

/** The version that this tab was reloaded for. Storage that is switched off counts as any: no page reloads for ever. */
export function triedVersion(server: string): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return server;
  }
}

export function rememberTried(version: string): void {
  try {
    sessionStorage.setItem(KEY, version);
  } catch {
    // It counts as tried.
  }
}
