/** Where a guide stands in the review queue as it was last listed. */
export type QueuePosition = {
  /** Counted from 1, over all pages. */
  readonly position: number;
  readonly total: number;
  readonly previousId: number | null;
  readonly nextId: number | null;
};
