import { useMediaQuery } from './use-media-query.ts';

/** How much of an open guide is side by side: everything, its content beside its places, or one thing at a time. */
export type Layout = 'wide' | 'middle' | 'narrow';

/** Style sheets repeat these breakpoints. */
export function useLayout(): Layout {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isMiddle = useMediaQuery('(min-width: 720px)');
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
}
