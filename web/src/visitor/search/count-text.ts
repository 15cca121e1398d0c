/** Examples: '1 guide', '12 guides', 'More than 20 guides': the server doesn't count further. */
export function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count} guides`;
  return count === 1 ? '1 guide' : `${count} guides`;
}
