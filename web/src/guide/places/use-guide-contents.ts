import { useEffect, useMemo } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { usePlaces } from '../../api/queries/places.ts';
import type { QueryState } from '../../api/query-state.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { orderPlaces } from '../../core/navigation/display-order.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../guide-facts.ts';
import { useGuideAccess } from '../use-guide-access.ts';
import { type Place, rankOf } from './place-facts.ts';

export type GuideContents = {
  /** Null until it has loaded, and if loading failed. */
  readonly guide: Guide | null;
  readonly guideQuery: QueryState<Guide>;
  readonly placesQuery: QueryState<readonly Place[]>;
  /** In walking order; empty until they have loaded. */
  readonly places: readonly Place[];
};

const NOTHING: readonly Place[] = [];

/**
 * A guide and its places. Visitors who may not open the guide are redirected to its overview, which says how to get it.
 */
export function useGuideContents(guideId: number | null): GuideContents {
  const { showOverview } = useNavigation();
  const guideResult = useGuide(guideId);
  const guideQuery = useQueryState(guideResult);
  const isTeaser = useGuideAccess(guideResult) === 'teaser';
  // A guide that was open is probably still open, so its places are requested without waiting for it.
  const placesQuery = useQueryState(usePlaces(isTeaser ? null : guideId));
  const isClosed = isTeaser || placesQuery.kind === 'closed';
  useEffect(() => {
    if (isClosed && guideId !== null) showOverview(guideId);
  }, [isClosed, guideId, showOverview]);

  const found = placesQuery.kind === 'ready' ? placesQuery.data : NOTHING;
  return {
    guide: guideQuery.kind === 'ready' ? guideQuery.data : null,
    guideQuery,
    placesQuery: withBoth(placesQuery, guideQuery),
    places: useMemo(() => orderPlaces(found, rankOf, null), [found]),
  };
}

/** A failure of one query usually affects the other, so one press retries both. */
function withBoth<Data>(query: QueryState<Data>, other: QueryState<unknown>): QueryState<Data> {
  if (query.kind !== 'failed' || other.kind !== 'failed') return query;
  const onAct = () => {
    query.tryAgain.onAct();
    other.tryAgain.onAct();
  };
  return { ...query, tryAgain: { ...query.tryAgain, onAct } };
}
