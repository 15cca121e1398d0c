import type { ComparedItem } from '../comparison/compare-versions.ts';

export type ReviewItem = Pick<
  ComparedItem,
  'key' | 'title' | 'change' | 'number' | 'summary' | 'ppId'
>;

/** The walk of the whole guide: an item like a place, but without a comparison. */
export const WALK_ITEM: ReviewItem = {
  key: 'walk',
  title: 'Walk',
  change: 'same',
  number: null,
  summary: [],
  ppId: null,
};
