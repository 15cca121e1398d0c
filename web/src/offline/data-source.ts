import type { CallServer } from '../api/client.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { deviceStorage } from '../core/device-storage.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import type { AnyCall } from './call-with-offline-fallback.ts';

const code = createLazyModule(() => import('./call-with-offline-fallback.ts'));

/** Wraps the client so that calls fall back to saved data. On a device without saved guides, nothing more is loaded. */
export function withSavedGuides(
  server: CallServer,
  session: () => SessionState,
  onLateReply: (request: string) => void,
): CallServer {
  const call = server as AnyCall;
  const callServer: AnyCall = async (name, input) => {
    if (!hasSavedGuides()) return call(name, input);
    const both = await code.fetch().catch(() => null);
    return both === null
      ? call(name, input)
      : both.callWithOfflineFallback({ call, session, onLateReply }, name, input);
  };
  // Replies are typed by the contract, whatever their source.
  return callServer as CallServer;
}

const STORAGE_KEY = 'laneway.offline-saved';

/**
 * True if anyone has saved guides on this device. It is synchronous and needs no database, so a first visit loads
 * nothing of the offline code.
 */
export function hasSavedGuides(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) !== null;
}

export function markSavedGuides(): void {
  deviceStorage.setItem(STORAGE_KEY, 'yes');
}
