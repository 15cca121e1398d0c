import type { ComparedItem } from '../comparison/compare-versions.ts';

/** What the list shows of an item. */
export type ReviewItem = Pick<
  ComparedItem,
  'key' | 'title' | 'change' | 'number' | 'summary' | 'ppId'
>;

/** The walk of the whole guide: it is looked at like a place, but there is nothing to compare it with. */
export const WALK_ITEM: ReviewItem = {
  key: 'walk',
  title: 'Walk',
  change: 'same',
  number: null,
  summary: [],
  ppId: null,
};
