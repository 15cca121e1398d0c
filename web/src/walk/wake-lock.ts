import { createStore } from '../core/store.ts';

/**
 * The state of the lock that keeps the screen on. Browsers refuse it in battery saver mode, and some don't support it.
 */
export type WakeLockState = 'off' | 'held' | 'refused' | 'unsupported';

/** Keeps the screen on from `start` to `stop`: otherwise the phone locks itself, and then has no position. */
export type WakeLock = {
  readonly getState: () => WakeLockState;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

export type WakeLockParts = {
  /** Undefined in browsers without wake locks. */
  readonly wakeLock: Pick<globalThis.WakeLock, 'request'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

export function createWakeLock({ wakeLock, page }: WakeLockParts): WakeLock {
  const { getState, setState, subscribe } = createStore<WakeLockState>('off');
  let isWanted = false;
  let held: WakeLockSentinel | null = null;
  /** The latest request; results of earlier ones are released. */
  let latestRequest = 0;

  const request = async (): Promise<void> => {
    if (wakeLock === undefined) return setState('unsupported');
    latestRequest += 1;
    const mine = latestRequest;
    const lock = await wakeLock.request('screen').catch(() => null);
    if (!isWanted || mine !== latestRequest) return void lock?.release();
    held = lock;
    setState(lock === null ? 'refused' : 'held');
  };

  // The browser releases the lock with a hidden page, and doesn't restore it.
  const followPage = (): void => {
    if (isWanted && page.visibilityState === 'visible') void request();
  };

  return {
    getState,
    subscribe,
    start: () => {
      if (isWanted) return;
      isWanted = true;
      page.addEventListener('visibilitychange', followPage);
      void request();
    },
    stop: () => {
      isWanted = false;
      page.removeEventListener('visibilitychange', followPage);
      void held?.release();
      held = null;
      setState('off');
    },
  };
}
