import { useMediaQuery } from './use-media-query.ts';

/** The layout of an open guide: all parts side by side, its content next to its places, or one part at a time. */
export type Layout = 'wide' | 'middle' | 'narrow';

/** Style sheets repeat these breakpoints. */
export function useLayout(): Layout {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isMiddle = useMediaQuery('(min-width: 720px)');
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
}
