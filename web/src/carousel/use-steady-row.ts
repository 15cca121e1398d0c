import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepOrder } from './keep-order.ts';

/**
 * The items in an order that never changes under a finger: a new order waits until the row is at
 * rest, and then the item in front stays in front, with other neighbours.
 */
export function useSteadyRow<Item extends { readonly id: number }>(
  embla: UseEmblaCarouselType[1],
  items: readonly Item[],
): readonly Item[] {
  const shown = useRef<readonly number[]>([]);
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const row = held === null ? items : keepOrder(items, held);
  const order = row.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (embla === undefined) return;
    const hold = () => setHeld(shown.current);
    const release = () => setHeld(null);
    embla.on('pointerDown', hold).on('settle', release);
    return () => void embla.off('pointerDown', hold).off('settle', release);
  }, [embla]);

  // Before the new order is painted.
  useLayoutEffect(() => {
    const ids = order === '' ? [] : order.split(' ').map(Number);
    const before = shown.current;
    shown.current = ids;
    if (embla === undefined || before.length === 0 || before.join(' ') === order) return;
    const front = before[embla.selectedScrollSnap()];
    const index = front === undefined ? -1 : ids.indexOf(front);
    embla.reInit(index >= 0 ? { startIndex: index } : {});
  }, [embla, order]);

  return row;
}
