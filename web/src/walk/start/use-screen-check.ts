import { useEffect, useState, useSyncExternalStore } from 'react';
import { createWakeLock, type WakeLockState } from '../wake-lock.ts';

/** Whether the phone keeps its screen on, which is found by asking for it. */
export function useScreenCheck(): WakeLockState {
  const [lock] = useState(() => createWakeLock({ wakeLock: navigator.wakeLock, page: document }));
  useEffect(() => {
    lock.start();
    return lock.stop;
  }, [lock]);
  return useSyncExternalStore(lock.subscribe, lock.getState);
}
