import { useEffect, useState } from 'react';

/** True once this much time has passed since the component was mounted. */
export function useHasElapsed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
