import { useLayoutEffect, useState } from 'react';
import { titleStack } from './title-stack.ts';

/**
 * Names the window after what is open: `Hosier Lane · Laneways for First-Timers · Laneway`. While the name is still
 * loading it is null, and nothing is announced before it is there. What the window was called before returns when this
 * is closed.
 */
export function useDocumentTitle(
  name: string | null | undefined,
  partOf?: string | null | undefined,
): void {
  const [place] = useState(titleStack.nextPlace);
  useLayoutEffect(() => {
    const parts = name ? [name, partOf] : [];
    titleStack.name(
      place,
      parts.filter((part) => typeof part === 'string'),
    );
  }, [place, name, partOf]);
  useLayoutEffect(() => () => titleStack.remove(place), [place]);
}
