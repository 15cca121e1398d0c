import { type RefObject, useMemo } from 'react';
import type { Insets } from '../../map/insets.ts';
import { useHasRoomForColumns, useIsLow, useIsWide } from '../../ui/use-media-query.ts';
import { usePanelSize } from './use-panel-size.ts';

const BAR = 76;
/** Around a panel that floats. */
const GAP = 16;

/** What the bar and the panel cover of the map: the panel is in front of its lower edge, or beside it where there is room. */
export function useWalkInsets(panel: RefObject<HTMLElement | null>): Partial<Insets> {
  const hasRoom = useHasRoomForColumns();
  const isBeside = useIsLow() || hasRoom;
  const isFloating = useIsWide();
  const { width, height } = usePanelSize(panel);
  return useMemo(() => {
    if (isBeside) return { top: BAR, left: width + 2 * GAP };
    return { top: BAR, bottom: isFloating ? height + GAP : height };
  }, [isBeside, isFloating, width, height]);
}
