import { type RefObject, useMemo } from 'react';
import type { Insets } from '../../map/insets.ts';
import { useHasRoomForColumns, useIsLow } from '../../ui/use-media-query.ts';
import { usePanelHeight } from './use-panel-height.ts';

const BAR = 76;
const PANEL_BESIDE = 432;

/** What the bar and the panel cover of the map: the panel is in front of its lower edge, or beside it where there is room. */
export function useWalkInsets(panel: RefObject<HTMLElement | null>): Partial<Insets> {
  const hasRoom = useHasRoomForColumns();
  const isBeside = useIsLow() || hasRoom;
  const bottom = usePanelHeight(panel);
  return useMemo(
    () => (isBeside ? { top: BAR, left: PANEL_BESIDE } : { top: BAR, bottom }),
    [isBeside, bottom],
  );
}
