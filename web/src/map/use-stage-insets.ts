import { useIsLandscapePhone, useIsShortScreen, useIsWide } from '../ui/use-media-query.ts';
import type { Insets } from './insets.ts';
import { pageInsets, stageInsets } from './stage-insets.ts';

export function useStageInsets(hasPanel: boolean): Partial<Insets> {
  const isBeside = useIsWide();
  const isShort = useIsShortScreen();
  const isLandscapePhone = useIsLandscapePhone();
  const { innerWidth: width = 0, innerHeight: height = 0 } = globalThis;
  return stageInsets({ width, height, hasPanel, isBeside, isShort, isLandscapePhone });
}

/** The part of the map covered by a page beside it; see {@link pageInsets}. */
export function usePageInsets(): Partial<Insets> {
  const isLandscapePhone = useIsLandscapePhone();
  return pageInsets({ width: globalThis.innerWidth ?? 0, isLandscapePhone });
}
