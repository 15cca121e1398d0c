import { useMediaQuery } from './use-media-query.ts';

/** How many parts of an open guide are side by side: everything, its content next to its places, or one at a time. */
export type Layout = 'wide' | 'middle' | 'narrow';

/** Style sheets repeat these breakpoints. */
export function useLayout(): Layout {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isMiddle = useMediaQuery('(min-width: 720px)');
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
}
