import { createStore } from '../core/store.ts';

/** Whether the screen stays on. Browsers refuse in battery savers, and some can't. */
export type WakeLockState = 'off' | 'held' | 'refused' | 'unsupported';

/** Keeps the screen on from `start` to `stop`: without it the phone locks itself, and then has no position. */
export type WakeLock = {
  readonly getState: () => WakeLockState;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

export type WakeLockParts = {
  /** Undefined in browsers that can't keep a screen on. */
  readonly wakeLock: Pick<globalThis.WakeLock, 'request'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

export function createWakeLock({ wakeLock, page }: WakeLockParts): WakeLock {
  const { getState, setState, subscribe } = createStore<WakeLockState>('off');
  let isWanted = false;
  let held: WakeLockSentinel | null = null;
  /** The latest request; what an earlier one gets is given back. */
  let turn = 0;

  const request = async (): Promise<void> => {
    if (wakeLock === undefined) return setState('unsupported');
    turn += 1;
    const mine = turn;
    const lock = await wakeLock.request('screen').catch(() => null);
    if (!isWanted || mine !== turn) return void lock?.release();
    held = lock;
    setState(lock === null ? 'refused' : 'held');
  };

  // The browser takes the lock away with the page, and doesn't give it back by itself.
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
