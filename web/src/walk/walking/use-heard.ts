import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { useMemo } from 'react';

/** The places heard on this walk. It returns the same object until that changes, because a map is drawn from it. */
export function useHeard({ stops }: Pick<WalkView, 'stops'>): ReadonlySet<number> {
  const ids = stops.flatMap(({ id, phase }) => (phase === 'played' ? [id] : [])).join();
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
