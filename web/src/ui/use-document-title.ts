import { useLayoutEffect, useState } from 'react';
import { titleStack } from './title-stack.ts';

/**
 * Sets the window's title to the open thing: `Hosier Lane · Laneways for First-Timers · Laneway`. While it is loading
 * it is null, and nothing is announced until it is known. The previous title is restored when this closes.
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
