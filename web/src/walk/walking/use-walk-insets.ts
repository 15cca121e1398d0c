import type { Insets } from '../../map/insets.ts';
import { useIsWide } from '../../ui/use-media-query.ts';

/** What the bar and the panel cover of the map: the panel is below it, or beside it where there is room. */
export function useWalkInsets(): Partial<Insets> {
  return useIsWide() ? BESIDE : BELOW;
}

const BELOW: Partial<Insets> = { top: 76, bottom: 300 };
const BESIDE: Partial<Insets> = { top: 76, left: 432 };
