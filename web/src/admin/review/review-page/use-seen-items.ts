import { useState } from 'react';
import { recallInTab, rememberInTab } from '../../../core/navigation/tab-memory.ts';

/** Which items have been looked at, by their keys. */
export type SeenItems = {
  readonly seen: ReadonlySet<string>;
  readonly markSeen: (key: string) => void;
};

/**
 * Remembered for as long as the tab is open, so that a reload doesn't begin the review again. Another version of the
 * guide has to be looked at again.
 */
export function useSeenItems(pendingGuideId: number, version: number): SeenItems {
  const name = `laneway.review.${pendingGuideId}.${version}`;
  const [held, setHeld] = useState(() => ({ name, seen: readSeen(name) }));
  const current = held.name === name ? held : { name, seen: readSeen(name) };
  if (current !== held) setHeld(current);
  return {
    seen: current.seen,
    markSeen: (key) => {
      if (current.seen.has(key)) return;
      const seen = new Set(current.seen).add(key);
      setHeld({ name, seen });
      rememberInTab(name, [...seen]);
    },
  };
}

function readSeen(name: string): ReadonlySet<string> {
  const keys = recallInTab(name);
  return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []);
}
