import { useEffect } from 'react';

/** Keeps the screen on while wanted, where the browser can. It lets go whenever the page is hidden, so it is asked again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let held: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      // A phone in power saving refuses. The screen says to keep it on in any case.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, [isWanted]);
}
