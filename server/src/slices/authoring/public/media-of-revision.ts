import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import type { MediaKind } from '@laneway/domain/media/kinds';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import { MEDIA_PARTS, type MediaPart } from '../check-media.ts';
import type { RevisionContent } from './revision-content.ts';

/** A file that a revision refers to, and where. */
export type MediaOfRevision = {
  readonly uri: string;
  readonly kind: MediaKind;
  /** The pending place that refers to it; null for the guide itself. */
  readonly pendingPlaceId: number | null;
  /** The contract's name of the field; an image inside a text has the field of the text. */
  readonly field: string;
  /** A label for people: 'Guide image', 'Place 2 audio'. */
  readonly label: string;
  /** Public even before buying: the cover, and the images in the guide's own description. */
  readonly isTeaser: boolean;
};

const PART_NAMES: Readonly<Record<MediaPart, string>> = {
  image: 'image',
  audio: 'audio',
  audioCaptions: 'audio captions',
  video: 'video',
  videoCaptions: 'video captions',
};

/** Every file of a guide and of those of its places that will be published. */
export function findMediaOfRevision({ guide, places }: RevisionContent): MediaOfRevision[] {
  return [
    ...mediaOf(guide, { pendingPlaceId: null, fields: GUIDE_FIELDS, owner: 'Guide' }),
    ...places.flatMap(({ id, status, content }, index) =>
      status === 'withdrawn'
        ? []
        : mediaOf(content, {
            pendingPlaceId: id,
            fields: PLACE_FIELDS,
            owner: `Place ${index + 1}`,
          }),
    ),
  ];
}

type Where = {
  readonly pendingPlaceId: number | null;
  readonly fields: typeof GUIDE_FIELDS | typeof PLACE_FIELDS;
  readonly owner: string;
};

function mediaOf(
  content: Pick<PlaceContent, MediaPart | 'description'>,
  { pendingPlaceId, fields, owner }: Where,
): MediaOfRevision[] {
  const ofGuide = pendingPlaceId === null;
  const inFields = (Object.keys(MEDIA_PARTS) as MediaPart[]).flatMap((part) => {
    const uri = content[part];
    if (uri === null) return [];
    const place = { pendingPlaceId, field: fields[part].pending };
    const isTeaser = ofGuide && part === 'image';
    return [
      { ...place, uri, kind: MEDIA_PARTS[part], label: `${owner} ${PART_NAMES[part]}`, isTeaser },
    ];
  });
  const inText = storedUrisIn(content.description).map((uri) => ({
    uri,
    kind: 'image' as const,
    pendingPlaceId,
    field: fields.description.pending,
    label: `${owner} description`,
    isTeaser: ofGuide,
  }));
  return [...inFields, ...inText];
}
