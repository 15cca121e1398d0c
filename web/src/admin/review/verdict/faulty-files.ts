import { GUIDE_FIELDS, readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import type { FaultyMedia, ReviewedGuide } from '@laneway/contract/review';
import { placeId } from '@laneway/domain/guides/editable-place';

/** A file that blocks publishing, in words. */
export type FaultyFile = {
  readonly key: string;
  readonly placeId: number | null;
  /** 'Place 2 audio' */
  readonly where: string;
  /** Empty if unknown. */
  readonly fileName: string;
  readonly reason: string;
};

const PART_NAMES: Readonly<Record<string, string>> = {
  image: 'image',
  audio: 'audio',
  audioCaptions: 'audio captions',
  video: 'video',
  videoCaptions: 'video captions',
  description: 'description',
};

const FIELD_NAMES = new Map(
  [...Object.entries(GUIDE_FIELDS), ...Object.entries(PLACE_FIELDS)].map(([part, { pending }]) => [
    pending as string,
    PART_NAMES[part] ?? part,
  ]),
);

export function faultyFilesOf({ guide, faulty_media }: ReviewedGuide): readonly FaultyFile[] {
  const places = readPendingGuide(guide).places ?? [];
  const ownerOf = ({ pp_id }: FaultyMedia): string => {
    const index = places.findIndex((place) => placeId(place) === pp_id);
    return pp_id === null || index < 0 ? 'Guide' : `Place ${index + 1}`;
  };
  return faulty_media.map((file) => ({
    key: `${file.pp_id} ${file.field} ${file.uri}`,
    placeId: file.pp_id,
    where: `${ownerOf(file)} ${FIELD_NAMES.get(file.field) ?? 'file'}`,
    fileName: file.file_name,
    reason: file.reason,
  }));
}
