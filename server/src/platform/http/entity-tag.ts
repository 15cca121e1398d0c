/** True if an If-None-Match header names this tag; weak and strong forms of a tag are the same here (RFC 9110). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const wanted = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((one) => withoutWeakness(one.trim()) === wanted);
}

function withoutWeakness(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
