import { useEffect, useState } from 'react';

/** True once so much time has passed since what uses it came up. */
export function useHasElapsed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
