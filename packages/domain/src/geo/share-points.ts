/**
 * Divides `most` points among lines that want this many each. A line that wants less than its share leaves the rest to
 * the others, so only the long ones are cut. Null where there isn't even `least` for each.
 */
export function sharePoints(
  wanted: readonly number[],
  { most, least }: { readonly most: number; readonly least: number },
): readonly number[] | null {
  if (wanted.length * least > most) return null;
  const shares = new Array<number>(wanted.length).fill(0);
  const byNeed = wanted.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  let left = most;
  for (const [turn, { count, index }] of byNeed.entries()) {
    const share = Math.min(count, Math.floor(left / (byNeed.length - turn)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
