import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { printMediaUri } from '@laneway/domain/media/media-uri';
import { replaceStoredUris } from '@laneway/domain/text/stored-images';
import type { RevisionContent } from '../authoring/public/revision-content.ts';
import type { Revision } from '../catalogue/public.ts';
import type { PublishedMedia } from '../media/public.ts';

/** A pending guide as it will be published, with the URIs of its copied files. Withdrawn places are left out. */
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
      ...guide,
      ...publishedFieldsOf(guide, 'Untitled guide', media),
      priceCents: priceSaved(guide),
    },
    places: published.map(({ originalPlaceId, content }, index) => ({
      ...content,
      // A place may be submitted without a title, but visitors need one.
      ...publishedFieldsOf(content, `Place ${index + 1}`, media),
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

/** The fields whose published form differs from the draft. */
function publishedFieldsOf(
  content: Omit<PlaceContent, 'marker' | 'trigger'>,
  untitled: string,
  media: ReadonlyMap<string, PublishedMedia>,
) {
  const moved = new Map([...media].map(([uri, one]) => [uri, uriOf(one)]));
  const at = (uri: string | null) => (uri === null ? null : (moved.get(uri) ?? uri));
  return {
    title: content.title ?? untitled,
    description: replaceStoredUris(content.description ?? '', moved),
    image: at(content.image),
    imagePlaceholder:
      content.image === null ? null : (media.get(content.image)?.placeholder ?? null),
    audio: at(content.audio),
    audioCaptions: at(content.audioCaptions),
    video: at(content.video),
    videoCaptions: at(content.videoCaptions),
  };
}

function uriOf({ bucket, key }: PublishedMedia): string {
  return printMediaUri({ kind: 'stored', bucket, key });
}
