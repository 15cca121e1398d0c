import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import type { Embla } from './use-embla.ts';

/**
 * The items in an order that doesn't change during a touch: a new order waits until the row is at rest, and then the
 * item in front stays in front, with other neighbours.
 *
 * The carousel measures all items after a change, which takes a frame. If the front item hasn't moved, that waits until
 * the browser is idle: all items are equally wide, so nothing is out of place until then.
 */
export function useFrozenOrder<Item extends { readonly id: number }>(
  embla: Embla,
  items: readonly Item[],
): readonly Item[] {
  const shown = useRef<readonly number[]>([]);
  const measured = useRef('');
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

  // Runs before the new order is painted.
  useLayoutEffect(() => {
    const ids = order === '' ? [] : order.split(' ').map(Number);
    const before = shown.current;
    shown.current = ids;
    if (embla === undefined || before.length === 0 || before.join(' ') === order) {
      measured.current = order;
      return;
    }
    const selected = embla.selectedScrollSnap();
    const front = before[selected];
    const index = front === undefined ? -1 : ids.indexOf(front);
    if (index === selected) return;
    embla.reInit(index >= 0 ? { startIndex: index } : {});
    measured.current = order;
  }, [embla, order]);

  useEffect(() => {
    if (embla === undefined || held !== null || measured.current === order) return;
    return whenIdle(() => {
      embla.reInit({ startIndex: embla.selectedScrollSnap() });
      measured.current = order;
    });
  }, [embla, held, order]);

  return row;
}

/** The items in their previous order; new ones come last. */
function keepOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  order: readonly number[],
): readonly Item[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => places.get(id) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
