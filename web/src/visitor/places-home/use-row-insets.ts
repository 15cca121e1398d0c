import type { Insets } from '../../map/insets.ts';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { useIsLow } from '../../ui/use-media-query.ts';

/** The button above the cards that starts a walk, and the space below it. */
const ROW = 56;

/**
 * What covers the map of a guide's places: the cards, and a row above them with one button. A low screen has no room for
 * a row, and the button is beside what the map says of itself there.
 */
export function useRowInsets(): Partial<Insets> {
  const insets = useStageInsets(false);
  const row = useIsLow() ? 0 : ROW;
  return { ...insets, bottom: (insets.bottom ?? 0) + row };
}
