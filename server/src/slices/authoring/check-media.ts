import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import type { MediaKind } from '@laneway/domain/media/kinds';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { findMediaErrors } from '../media/public.ts';
import type { PendingGuideRow } from './rows.ts';

/** The media fields of content, and their required kinds. */
export const MEDIA_PARTS = {
  image: 'image',
  audio: 'audio',
  audioCaptions: 'captions',
  video: 'video',
  videoCaptions: 'captions',
} as const satisfies Partial<Record<keyof PlaceContent, MediaKind>>;

export type MediaPart = keyof typeof MEDIA_PARTS;
type MediaContent = Pick<PlaceContent, MediaPart>;

export type MediaOwners = {
  readonly authorId: number;
  readonly actor: Actor;
  /** The published guides that this is a draft or a copy of: their media may be used. */
  readonly guideIds?: readonly number[];
};

/** The published guides whose media a draft may use. */
export function guidesOfMedia({
  original_guide_id: original,
  copied_from_guide_id: copied,
}: Pick<PendingGuideRow, 'original_guide_id' | 'copied_from_guide_id'>): readonly number[] {
  return [original, copied].filter((id) => id !== null);
}

/**
 * Lets content refer only to files of the people who work on it. A draft must not expose someone else's file: published
 * files are copied to where buyers can reach them. Existing references stay.
 */
export async function checkMedia(
  db: Queryable,
  type: 'guide' | 'place',
  change: { readonly before: MediaContent; readonly after: MediaContent },
  { authorId, actor, guideIds = [] }: MediaOwners,
): Promise<Result<null, Refusal>> {
  const fields = type === 'guide' ? GUIDE_FIELDS : PLACE_FIELDS;
  const parts = Object.keys(MEDIA_PARTS) as MediaPart[];
  const wanted = parts.flatMap((part) => {
    const uri = change.after[part];
    const isNew = uri !== change.before[part];
    return uri === null || !isNew
      ? []
      : [{ uri, kind: MEDIA_PARTS[part], field: fields[part].pending }];
  });
  const errorByUri = await findMediaErrors(db, wanted, {
    uploaderIds: [authorId, actor.id],
    guideIds,
  });
  if (errorByUri.size === 0) return ok(null);
  const errors = Object.fromEntries(
    wanted.flatMap(({ uri, field }) => {
      const error = errorByUri.get(uri);
      return error === undefined ? [] : [[field, error]];
    }),
  );
  return fail(refusal('invalid_input', Object.values(errors).join('; '), errors));
}
