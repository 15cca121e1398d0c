import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

/** How many stops a row has: as many as items, once these are measured, or less where nearly all fit on the screen. */
export function useStops(embla: UseEmblaCarouselType[1]): number {
  const follow = useCallback(
    (onChange: () => void) => {
      embla?.on('reInit', onChange);
      return () => void embla?.off('reInit', onChange);
    },
    [embla],
  );
  return useSyncExternalStore(
    follow,
    () => embla?.scrollSnapList().length ?? 0,
    () => 0,
  );
}
