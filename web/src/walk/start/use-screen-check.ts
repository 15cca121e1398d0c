import { useEffect, useState } from 'react';
import { useStore } from '../../core/use-store.ts';
import { createWakeLock, type WakeLockState } from '../wake-lock.ts';

/** Whether the phone keeps its screen on, which is found by asking for it. */
export function useScreenCheck(): WakeLockState {
  const [lock] = useState(() => createWakeLock({ wakeLock: navigator.wakeLock, page: document }));
  useEffect(() => {
    lock.start();
    return lock.stop;
  }, [lock]);
  return useStore(lock);
}
