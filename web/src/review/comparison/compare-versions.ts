import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { ReviewedGuide } from '@laneway/contract/review';
import { providedText } from '@laneway/domain/guides/placeholder';

export type BaselineKind = 'live' | 'submission';
export type ItemChange = 'added' | 'removed' | 'changed' | 'same';

export type ComparedItem = {
  readonly key: string;
  readonly ppId: number | null;
  readonly title: string;
  readonly number: number | null;
  readonly change: ItemChange;
  readonly summary: readonly string[];
};

export type Comparison = {
  readonly baseline: BaselineKind | null;
  readonly items: readonly ComparedItem[];
};

export function baselinesOf(review: ReviewedGuide): readonly BaselineKind[] {
  return [
    ...(review.live === null ? [] : (['live'] as const)),
    ...(review.last_submission === null ? [] : (['submission'] as const)),
  ];
}

export function compareVersions(review: ReviewedGuide, against: BaselineKind | null): Comparison {
  const { guide } = review;
  const before = against === null ? null : titlesOf(review, against);
  const guideChange: ItemChange =
    before === null ? 'added' : before.title === guide.pg_title ? 'same' : 'changed';
  const places = placesOf(guide).map((place, index): ComparedItem => {
    const title = providedText(place.pp_title) ?? `Place ${index + 1}`;
    const change =
      before === null || !before.places.has(placeIdOf(place, against))
        ? 'added'
        : before.places.get(placeIdOf(place, against)) === place.pp_title
          ? 'same'
          : 'changed';
    const key = `place ${place.pp_id}`;
    return { key, ppId: place.pp_id, title, number: index + 1, change, summary: [] };
  });
  const kept = new Set(placesOf(guide).map((place) => placeIdOf(place, against)));
  const removed = [...(before?.places ?? [])]
    .filter(([id]) => !kept.has(id))
    .map(
      ([id, title]): ComparedItem => ({
        key: `removed ${id}`,
        ppId: null,
        title,
        number: null,
        change: 'removed',
        summary: [],
      }),
    );
  const title = providedText(guide.pg_title) ?? 'Untitled guide';
  const own = { key: 'guide', ppId: null, title, number: null, change: guideChange, summary: [] };
  return { baseline: against, items: [own, ...places, ...removed] };
}

function titlesOf({ live, last_submission }: ReviewedGuide, against: BaselineKind) {
  return against === 'live'
    ? {
        title: live?.guide.g_title,
        places: new Map(live?.places.map(({ p_id, p_title }) => [p_id, p_title])),
      }
    : {
        title: last_submission?.guide.pg_title,
        places: new Map(
          last_submission?.guide.pending_places?.map(({ pp_id, pp_title }) => [pp_id, pp_title]),
        ),
      };
}

function placesOf(guide: PendingGuide): readonly PendingPlace[] {
  return guide.pending_places ?? [];
}

function placeIdOf({ pp_id, pp_original_p_id }: PendingPlace, against: BaselineKind | null) {
  return against === 'live' ? (pp_original_p_id ?? -1) : pp_id;
}
