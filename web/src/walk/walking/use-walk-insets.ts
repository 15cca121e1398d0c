import { type RefObject, useMemo } from 'react';
import type { Insets } from '../../map/insets.ts';
import { useHasRoomForColumns, useIsLow, useIsWide } from '../../ui/use-media-query.ts';
import { usePanelHeight } from './use-panel-height.ts';

const BAR = 76;
const PANEL_BESIDE = 432;
/** Below a panel that floats. */
const GAP = 16;

/** What the bar and the panel cover of the map: the panel is in front of its lower edge, or beside it where there is room. */
export function useWalkInsets(panel: RefObject<HTMLElement | null>): Partial<Insets> {
  const hasRoom = useHasRoomForColumns();
  const isBeside = useIsLow() || hasRoom;
  const isFloating = useIsWide();
  const height = usePanelHeight(panel);
  return useMemo(() => {
    if (isBeside) return { top: BAR, left: PANEL_BESIDE };
    return { top: BAR, bottom: isFloating ? height + GAP : height };
  }, [isBeside, isFloating, height]);
}
