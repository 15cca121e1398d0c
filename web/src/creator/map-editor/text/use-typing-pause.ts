import { useEffect, useRef } from 'react';

/** Someone who stops this long has finished a thought; what they type next is undone by itself. */
const PAUSE_MS = 1_000;

/** Calls back after a pause in typing, or when the typing ends. */
export function useTypingPause(onPause: () => void): {
  readonly restart: () => void;
  readonly end: () => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    restart: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onPause, PAUSE_MS);
    },
    end: () => {
      clearTimeout(timer.current);
      onPause();
    },
  };
}
