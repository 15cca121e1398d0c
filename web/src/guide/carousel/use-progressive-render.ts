import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

/** The items visible first, on both sides of the front. */
const AT_ONCE = 5;
const BATCH = 3;

/**
 * The items of a row that are rendered so far. When a row changes, those around the front are rendered at once and the
 * others a few at a time whenever the browser is idle, so that no single frame renders dozens.
 */
export function useProgressiveRender(
  ids: readonly number[],
  frontId: number | null,
): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(ids));
  const missing = nearestFirst(ids, frontId).filter(
    (id, rank) => rank >= AT_ONCE && !drawn.has(id),
  );
  const waiting = new Set(missing);
  const isSettled = ids.every((id) => drawn.has(id));

  useEffect(() => {
    if (isSettled) return;
    const later = new Set(missing.slice(BATCH));
    return whenIdle(() =>
      startTransition(() => setDrawn(new Set(ids.filter((id) => !later.has(id))))),
    );
  });

  return new Set(ids.filter((id) => !waiting.has(id)));
}

/** By their distance from the front of a looping row. */
function nearestFirst(ids: readonly number[], frontId: number | null): readonly number[] {
  const front = Math.max(0, frontId === null ? 0 : ids.indexOf(frontId));
  const away = new Map(
    ids.map((id, index) => {
      const steps = Math.abs(index - front);
      return [id, Math.min(steps, ids.length - steps)];
    }),
  );
  return ids.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
}
