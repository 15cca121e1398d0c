import type { QueryOf } from '@laneway/contract/call-types';
import type { ListGuidesQuery } from '@laneway/contract/catalogue';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import { type CachedResponse, toCachedResponse } from '../../platform/http/cached-response.ts';
import { canonicalAddress } from '../../platform/http/canonical-address.ts';
import { nextPageHeaders } from '../../platform/http/list-pages.ts';
import type { Source } from '../../platform/http/memory-cache.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { getCreator } from './get-creator.ts';
import { getGuide } from './get-guide.ts';
import { getGuideOfPlace } from './get-guide-of-place.ts';
import { getSamplePlace } from './get-sample-place.ts';
import { listGuides } from './list-guides.ts';
import { listPlaces } from './list-places.ts';

export type VisitorResponsesDeps = {
  readonly db: Queryable;
  readonly responseCache: ResponseCache;
};

/** Responses for visitors without a session. They are the same for everyone, so they are cached. */
export type VisitorResponses = {
  readonly listGuides: (query: ListGuidesQuery) => Answer;
  readonly getGuide: (guideId: number) => Answer;
  readonly listPlaces: (guideId: number) => Answer;
  readonly getSamplePlace: (guideId: number) => Answer;
  readonly getGuideOfPlace: (placeId: number) => Answer;
  readonly getCreator: (creatorId: number, query: QueryOf<'getCreator'>) => Answer;
};

type Answer = Promise<Result<CachedResponse, Refusal>>;

export function createVisitorResponses({
  db,
  responseCache,
}: VisitorResponsesDeps): VisitorResponses {
  const cached = <T>(
    key: string,
    source: Source,
    make: () => Promise<Result<T, Refusal>>,
    present: (value: T) => Promise<CachedResponse> = toCachedResponse,
  ): Answer =>
    responseCache.findOrMake(key, [source], async () => {
      const made = await make();
      return made.ok ? ok(await present(made.value)) : made;
    });

  return {
    listGuides: (query) =>
      cached(
        canonicalAddress('listGuides', { query }),
        'lists',
        () => listGuides(db, null, query),
        (page) => toCachedResponse(page.items, nextPageHeaders('listGuides', query, page)),
      ),
    getGuide: (guideId) =>
      cached(canonicalAddress('getGuide', { params: { id: guideId } }), { guideId }, () =>
        getGuide(db, null, guideId),
      ),
    listPlaces: (guideId) =>
      cached(canonicalAddress('listPlaces', { query: { guide_id: guideId } }), { guideId }, () =>
        listPlaces(db, null, guideId),
      ),
    getSamplePlace: (guideId) =>
      cached(canonicalAddress('getSamplePlace', { params: { id: guideId } }), { guideId }, () =>
        getSamplePlace(db, null, guideId),
      ),
    // Its guide is known only afterwards, so a change to any guide drops it.
    getGuideOfPlace: (placeId) =>
      cached(canonicalAddress('getGuideOfPlace', { params: { id: placeId } }), 'lists', () =>
        getGuideOfPlace(db, null, placeId),
      ),
    getCreator: (creatorId, query) =>
      cached(canonicalAddress('getCreator', { params: { id: creatorId }, query }), 'lists', () =>
        getCreator(db, null, creatorId, query),
      ),
  };
}
