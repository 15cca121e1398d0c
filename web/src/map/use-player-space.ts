import { useSyncExternalStore } from 'react';

/** The number of pixels by which the mini player raises elements at the lower edge; 0 without a player. */
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
