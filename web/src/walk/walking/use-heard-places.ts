import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { useMemo } from 'react';

/** The places heard on this walk. Returns the same object until they change, because a map is drawn from it. */
export function useHeardPlaces({ stops }: Pick<WalkView, 'stops'>): ReadonlySet<number> {
  const ids = stops.flatMap(({ id, phase }) => (phase === 'played' ? [id] : [])).join();
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
