import type { FaultyMedia } from '@laneway/contract/review';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database/database.ts';
import {
  findMediaOfRevision,
  findRevisionContent,
  type MediaOfRevision,
  type RevisionContent,
} from '../authoring/public/revision-content.ts';
import { checkMediaToPublish, type MediaToPublish } from '../media/public/media-to-publish.ts';
import type { ReviewDeps } from './review-deps.ts';
import { findMediaSources } from './store.ts';

export type GuideOfMedia = {
  readonly id: number;
  readonly authorId: number;
  readonly originalId: number | null;
};

export type MediaOfGuide = {
  readonly content: RevisionContent;
  readonly media: readonly MediaOfRevision[];
  readonly ready: ReadonlyMap<string, MediaToPublish>;
  readonly faulty: readonly (FaultyMedia & { readonly label: string })[];
};

/** The media of a pending guide, and the files that block publishing; null if it was deleted. */
export async function findMediaOfGuide(
  db: Queryable,
  { hasScanner }: Pick<ReviewDeps, 'hasScanner'>,
  { id, authorId, originalId }: GuideOfMedia,
): Promise<MediaOfGuide | null> {
  const content = await findRevisionContent(db, id);
  if (content === null) return null;
  const media = findMediaOfRevision(content);
  const { editor_ids: editorIds, copied_from: copiedFrom } = await findMediaSources(db, id);
  const uploaderIds = [authorId, ...editorIds];
  const owners = { uploaderIds, guideId: originalId, copiedFrom, hasScanner };
  const { ready, errors } = await checkMediaToPublish(db, media, owners);
  const faulty = media.flatMap(({ uri, pendingPlaceId, field, label }) => {
    const error = errors.get(uri);
    if (error === undefined) return [];
    const { fileName, reason } = error;
    return [{ pp_id: pendingPlaceId, field, uri, file_name: fileName, reason, label }];
  });
  return { content, media, ready, faulty };
}

/** Refuses a guide with a file that isn't clean or ready, and names each such file. */
export async function checkMediaOfGuide(
  db: Queryable,
  deps: Pick<ReviewDeps, 'hasScanner'>,
  guide: GuideOfMedia,
): Promise<Result<null, Refusal>> {
  const found = await findMediaOfGuide(db, deps, guide);
  return found === null || found.faulty.length === 0
    ? ok(null)
    : fail(refusal('conflict', faultyMediaText(found.faulty)));
}

/** Example: 'Place 2 audio “talk.mp3”: Scanning for viruses...', a sentence for each file. */
export function faultyMediaText(faulty: MediaOfGuide['faulty']): string {
  return faulty
    .map(({ label, file_name, reason }) => {
      const name = file_name === '' ? '' : ` “${file_name}”`;
      return `${label}${name}: ${reason}`;
    })
    .join('; ');
}
