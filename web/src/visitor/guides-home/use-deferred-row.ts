import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * A row that updates when the browser is idle: the map, which changes with the same response, comes first. The first
 * row is rendered at once.
 */
export function useDeferredRow<Item>(wanted: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(wanted);
  const isFirst = shown.length === 0;
  if (isFirst && wanted.length > 0) setShown(wanted);

  useEffect(() => {
    if (wanted === shown) return;
    return whenIdle(() => startTransition(() => setShown(wanted)));
  }, [wanted, shown]);

  return isFirst ? wanted : shown;
}
