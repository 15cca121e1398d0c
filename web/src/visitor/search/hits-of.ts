import type { ReplyOf } from '@laneway/contract/call-types';
import type { SearchMatch, SearchReply, SearchSegment } from '../../api/queries/search.ts';
import type { Guide } from '../../guide/guide-facts.ts';

type Place = ReplyOf<'search'>['places'][number];

/** A place that the visitor may open. */
export type PlaceHit = {
  readonly place: Place;
  readonly title: readonly SearchSegment[];
  /** The matching text; null if the title contains all words. */
  readonly snippet: readonly SearchSegment[] | null;
};

/** A guide that was found, and why. */
export type GuideHit = {
  readonly guide: Guide;
  readonly title: readonly SearchSegment[];
  readonly author: readonly SearchSegment[] | null;
  readonly snippet: readonly SearchSegment[] | null;
  /** A place that can't be opened, but whose title matches. */
  readonly placeInside: readonly SearchSegment[] | null;
  readonly places: readonly PlaceHit[];
};

/** The guides of a reply, best first, each with what matched in it. */
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
