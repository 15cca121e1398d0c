import type { GuideContent } from '../guides/guide-content.ts';
import type { PlaceContent } from '../guides/place-content.ts';

/** A whole guide at one time: a revision, the live version, or an earlier submission. */
export type Version = {
  readonly guide: GuideContent;
  /** In walking order. */
  readonly places: readonly VersionPlace[];
};

export type VersionPlace = {
  /** Its id as a pending place; null for a live one. */
  readonly pendingId: number | null;
  /** The live place that it is, or is a draft of. */
  readonly publishedId: number | null;
  /** The number in its name while it has no title. */
  readonly nameNumber: number;
  /** Hidden from visitors. */
  readonly isWithdrawn: boolean;
  readonly content: PlaceContent;
};
