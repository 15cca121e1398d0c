import type { ReplyOf } from '@laneway/contract/call-types';
import type { Point } from '@laneway/domain/geo/point';
import { useMemo, useState } from 'react';
import {
  type SearchAuthor,
  type SearchFilters,
  type SearchMatch,
  type SearchReply,
  type SearchSegment,
  useSearch,
} from '../../api/queries/search.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import type { Guide } from '../../guide/guide-facts.ts';

const NO_FILTERS: SearchFilters = {};
const NOBODY: readonly SearchAuthor[] = [];

/** The results of a search for this visitor. The overlay and the page of results share one request. */
export function useSearchResults(text: string, filters: SearchFilters = NO_FILTERS) {
  const query = useSearch({ text, searcher: useUser(), filters, near: useFirstVisitorPoint() });
  const pages = query.data?.pages;
  return {
    query,
    state: useQueryState(query),
    hits: useMemo(() => pages?.flatMap(hitsOf) ?? [], [pages]),
    /** The creators whose names match. */
    creators: pages?.[0]?.authors ?? NOBODY,
    /** The corrected search; null if the words were found as typed. */
    corrected: pages?.[0]?.corrected ?? null,
  };
}

/** The visitor's first known location, because results that change with every step couldn't be read. */
function useFirstVisitorPoint(): Point | null {
  const current = useVisitorPoint();
  const [first, setFirst] = useState(current);
  if (first === null && current !== null) setFirst(current);
  return first;
}

type Place = ReplyOf<'search'>['places'][number];

/** A place that the visitor may open. */
export type PlaceHit = {
  readonly place: Place;
  readonly title: readonly SearchSegment[];
  /** The matching text; null if the title contains all words. */
  readonly snippet: readonly SearchSegment[] | null;
};

/** A found guide with its matches. */
export type GuideHit = {
  readonly guide: Guide;
  readonly title: readonly SearchSegment[];
  readonly author: readonly SearchSegment[] | null;
  readonly snippet: readonly SearchSegment[] | null;
  /** A place that can't be opened, but whose title matches. */
  readonly placeInside: readonly SearchSegment[] | null;
  readonly places: readonly PlaceHit[];
};

/** The guides of a reply, best first, each with its matches. */
export function hitsOf({ guides, places, matches }: SearchReply): readonly GuideHit[] {
  return guides.map((guide) => {
    const ofGuide = matches.filter(({ g_id }) => g_id === guide.g_id);
    return {
      guide,
      title: segmentsOf(ofGuide, 'title') ?? plain(guide.g_title),
      author: segmentsOf(ofGuide, 'author'),
      snippet: segmentsOf(ofGuide, 'description'),
      placeInside: segmentsOf(
        ofGuide.filter(({ p_id }) => p_id === null),
        'place_title',
      ),
      places: places
        .filter(({ g_id }) => g_id === guide.g_id)
        .map((place) => placeHit(place, ofGuide)),
    };
  });
}

function placeHit(place: Place, matches: readonly SearchMatch[]): PlaceHit {
  const own = matches.filter(({ p_id }) => p_id === place.p_id);
  return {
    place,
    title: segmentsOf(own, 'place_title') ?? plain(place.p_title),
    snippet: segmentsOf(own, 'place_description'),
  };
}

function segmentsOf(
  matches: readonly SearchMatch[],
  field: SearchMatch['field'],
): readonly SearchSegment[] | null {
  return matches.find((match) => match.field === field)?.segments ?? null;
}

function plain(text: string): readonly SearchSegment[] {
  return [{ text, hit: false }];
}
