import type { ListGuidesQuery } from '@laneway/contract/catalogue';
import { canonicalAddress } from '../../platform/canonical-address.ts';
import type { GuidePage } from './list-guides.ts';

/** Plain arrays have no room for a cursor, so it travels in headers. */
export function nextPageHeaders(
  name: 'listGuides' | 'listOwnedGuides',
  query: ListGuidesQuery,
  { nextCursor }: GuidePage,
): Record<string, string> {
  if (nextCursor === null) return {};
  const next = canonicalAddress(name, { query: { ...query, cursor: nextCursor } });
  return { 'x-next-cursor': nextCursor, link: `<${next}>; rel="next"` };
}
