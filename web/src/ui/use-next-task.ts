import { useEffect, useState } from 'react';

/**
 * False in the first render and true from a task after it. What measures the page can wait for that: within the task
 * that puts it there, measuring would make the browser lay out everything at once.
 */
export function useNextTask(): boolean {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsNext(true));
    return () => clearTimeout(timer);
  }, []);
  return isNext;
}
