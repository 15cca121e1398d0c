import { useState } from 'react';
import type { Guide } from '../../guide/guide-facts.ts';

export type FoundOnMap = { readonly text: string; readonly guides: readonly Guide[] };

/** The results of the open search; null without one, while it loads, and if there are none. */
export function useFoundOnMap(openText: string | null) {
  const [found, setFound] = useState<FoundOnMap | null>(null);
  const isFound = found !== null && found.text === openText && found.guides.length > 0;
  return [isFound ? found.guides : null, setFound] as const;
}
