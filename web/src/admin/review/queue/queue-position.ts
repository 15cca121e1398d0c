/** A guide's position in the review queue as last listed. */
export type QueuePosition = {
  /** Counted from 1, over all pages. */
  readonly position: number;
  readonly total: number;
  readonly previousId: number | null;
  readonly nextId: number | null;
};
