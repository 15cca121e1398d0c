import type { Insets } from './insets.ts';

/** The properties of a screen that decide where things float on its map. In pixels. */
export type Screen = {
  readonly width: number;
  readonly height: number;
  /** True if a panel covers part of the map. */
  readonly hasPanel: boolean;
  /** True if the panel is beside the map, not a sheet over it. */
  readonly isBeside: boolean;
  /** True if the screen is too low for tall cards. */
  readonly isShort: boolean;
  /** True if it is too low for a sheet as well: a phone in landscape. */
  readonly isLandscapePhone: boolean;
};

/** The height of the search and the menu. */
const TOP = 76;
const TALL_CARDS = 372;
const SHORT_CARDS = 160;

const PANEL_WIDTH = 400;
const LANDSCAPE_PANEL_WIDTH = 384;
const GAP = 16;

/** Little of the map is left above a sheet, so this includes space for the pin's popup. */
const ABOVE_SHEET = 124;
const SHEET_SHARE = 0.58;
const MIN_SHEET = 420;
const MIN_ABOVE_SHEET = 160;

/** The width of a page beside the map. */
const PAGE_WIDTH = 520;
const LANDSCAPE_PAGE_WIDTH = 420;
const PAGE_SHARE = 0.55;

/** The insets of the floating elements, so that they hide no pins. The stage's style sheets repeat the sizes. */
export function stageInsets(screen: Screen): Partial<Insets> {
  const { width, height, hasPanel, isBeside, isShort, isLandscapePhone } = screen;
  const bottom = isShort ? SHORT_CARDS : TALL_CARDS;
  if (!hasPanel) return { top: TOP, bottom };
  if (isBeside) {
    const panel = isLandscapePhone ? Math.min(LANDSCAPE_PANEL_WIDTH, width / 2) : PANEL_WIDTH;
    return { top: TOP, bottom, left: panel + 2 * GAP };
  }
  const sheet = Math.min(Math.max(height * SHEET_SHARE, MIN_SHEET), height - MIN_ABOVE_SHEET);
  return { top: ABOVE_SHEET, bottom: sheet };
}

/** The same beside a page that takes the full height of one side. */
export function pageInsets({
  width,
  isLandscapePhone,
}: Pick<Screen, 'width' | 'isLandscapePhone'>): Partial<Insets> {
  return {
    left: Math.min(isLandscapePhone ? LANDSCAPE_PAGE_WIDTH : PAGE_WIDTH, width * PAGE_SHARE),
  };
}
