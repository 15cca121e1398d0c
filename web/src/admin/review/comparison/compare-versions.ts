import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import type { ReviewedGuide } from '@laneway/contract/review';
import {
  type EditablePlace,
  placeStatus,
  publishedPlaceId,
} from '@laneway/domain/guides/editable-place';
import type { Change } from '@laneway/domain/review/change';
import { type ComparedItem, compareItems } from '@laneway/domain/review/compare-items';
import type { Version } from '@laneway/domain/review/version';
import { formatDate } from '@laneway/domain/text/dates';

export type { ComparedItem };

export type BaselineKind = 'live' | 'submission';

export type ItemChange = Change;

export type Comparison = {
  /** Null if there is nothing to compare the revision with. */
  readonly baseline: BaselineKind | null;
  /** The column title of the baseline. */
  readonly baselineName: string;
  readonly items: readonly ComparedItem[];
};

/** The versions that a revision can be compared with. The live guide is no older than a version that was published. */
export function baselinesOf({
  guide,
  live,
  last_submission,
}: ReviewedGuide): readonly BaselineKind[] {
  const isPublished = guide.pg_pending_status === 'published';
  return [
    ...(live === null || isPublished ? [] : (['live'] as const)),
    ...(last_submission === null ? [] : (['submission'] as const)),
  ];
}

/** Compares a revision with one of its baselines. Without one everything counts as the same. */
export function compareVersions(review: ReviewedGuide, against: BaselineKind | null): Comparison {
  const revision = versionOf(readPendingGuide(review.guide));
  const baseline = findBaseline(review, against);
  return {
    baseline: baseline === null ? null : against,
    baselineName: baseline?.name ?? '',
    items: compareItems(baseline?.version ?? revision, revision),
  };
}

type Baseline = { readonly name: string; readonly version: Version };

function findBaseline(
  { live, last_submission }: ReviewedGuide,
  against: BaselineKind | null,
): Baseline | null {
  if (against === 'live' && live !== null) {
    const guide = readPublishedGuide(live.guide, live.places);
    const name = guide.listing === 'live' ? 'Live' : 'Published, off sale now';
    return { name, version: versionOf(guide) };
  }
  if (against === 'submission' && last_submission !== null) {
    const day = formatDate(last_submission.submitted_at);
    const name = day === null ? 'Last submission' : `Last submission, ${day}`;
    return { name, version: versionOf(readPendingGuide(last_submission.guide)) };
  }
  return null;
}

function versionOf({
  content,
  places,
}: {
  readonly content: Version['guide'];
  readonly places: readonly EditablePlace[] | null;
}): Version {
  return {
    guide: content,
    places: (places ?? []).map((place) => ({
      pendingId: place.kind === 'pending' ? place.id : null,
      publishedId: publishedPlaceId(place),
      nameNumber: place.nameNumber,
      isWithdrawn: placeStatus(place) === 'withdrawn',
      content: place.content,
    })),
  };
}
