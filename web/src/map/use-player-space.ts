import { useSyncExternalStore } from 'react';

/** How far the mini player lifts what floats at the lower edge, in pixels; 0 while there is none. */
export function usePlayerSpace(): number {
  return useSyncExternalStore(followRoot, readSpace);
}

/** The player writes its height, with its gaps, to the root element. */
function readSpace(): number {
  const space = document.documentElement.style.getPropertyValue('--player-space');
  return Number.parseFloat(space) || 0;
}

function followRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}
