import type { FieldContents } from './store/records.ts';

export type UnsentCounts = ReadonlyMap<number | 'new', number>;

export function countUnsent({ walks, spots }: FieldContents): UnsentCounts {
  const counts = new Map<number | 'new', number>();
  for (const { walkId, isDraft } of spots) {
    const walk = walks.find(({ id }) => id === walkId);
    if (walk === undefined || isDraft) continue;
    const key = walk.guideId ?? 'new';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
