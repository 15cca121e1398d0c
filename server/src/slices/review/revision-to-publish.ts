import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { printMediaUri } from '@laneway/domain/media/media-uri';
import { replaceStoredUris } from '@laneway/domain/text/stored-images';
import type { RevisionContent } from '../authoring/public/revision-content.ts';
import type { Revision } from '../catalogue/public.ts';
import type { PublishedMedia } from '../media/public.ts';

/** A pending guide as it will be published: its files are named where they are now. Places that were withdrawn stay out. */
export function revisionToPublish(
  { guide, places }: RevisionContent,
  facts: {
    readonly guideId: number | null;
    readonly authorId: number;
    readonly removedPlaceIds: readonly number[];
    /** By the URI in the draft. */
    readonly media: ReadonlyMap<string, PublishedMedia>;
  },
): Revision {
  const { guideId, authorId, removedPlaceIds, media } = facts;
  const published = places.filter(({ status }) => status !== 'withdrawn');
  return {
    guideId,
    authorId,
    guide: {
      ...contentOf(guide, 'Untitled guide', media),
      priceCents: priceSaved(guide),
      isPublic: guide.isPublic,
      durationMinutes: guide.durationMinutes,
      language: guide.language,
      walk: guide.walk,
    },
    places: published.map(({ originalPlaceId, content }, index) => ({
      // A place may be submitted without a title, but visitors need something to call it.
      ...contentOf(content, `Place ${index + 1}`, media),
      marker: content.marker,
      trigger: content.trigger,
      audioMs: content.audio === null ? null : (media.get(content.audio)?.durationMs ?? null),
      placeId: originalPlaceId,
    })),
    removedPlaceIds,
    isOrderedByHand: published.some(({ position }) => position !== null),
    media: [
      ...new Map([...media.values()].map((one) => [`${one.bucket}/${one.key}`, one])).values(),
    ],
  };
}

function contentOf(
  content:
    | Omit<GuideContent, 'priceCents' | 'isPublic' | 'durationMinutes' | 'language' | 'walk'>
    | PlaceContent,
  untitled: string,
  media: ReadonlyMap<string, PublishedMedia>,
) {
  const moved = new Map([...media].map(([uri, one]) => [uri, uriOf(one)]));
  const at = (uri: string | null) => (uri === null ? null : (moved.get(uri) ?? uri));
  return {
    title: content.title ?? untitled,
    description: replaceStoredUris(content.description ?? '', moved),
    location: content.location,
    imageUri: at(content.image),
    imageAlt: content.imageAlt,
    imagePlaceholder:
      content.image === null ? null : (media.get(content.image)?.placeholder ?? null),
    audioUri: at(content.audio),
    audioCaptionsUri: at(content.audioCaptions),
    videoUri: at(content.video),
    videoCaptionsUri: at(content.videoCaptions),
    path: content.path,
    boundary: content.boundary,
  };
}

function uriOf({ bucket, key }: PublishedMedia): string {
  return printMediaUri({ kind: 'stored', bucket, key });
}
