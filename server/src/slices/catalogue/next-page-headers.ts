import type { GuidePage } from './list-guides.ts';

/** Plain arrays have no room for a cursor, so it travels in headers. */
export function nextPageHeaders({ nextCursor }: GuidePage, url: string): Record<string, string> {
  if (nextCursor === null) return {};
  const [path = '', ...asked] = url.split('?');
  const query = new URLSearchParams(asked.join('?'));
  query.set('cursor', nextCursor);
  return { 'x-next-cursor': nextCursor, link: `<${path}?${query}>; rel="next"` };
}
