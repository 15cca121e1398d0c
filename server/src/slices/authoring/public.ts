import type { PendingGuide } from '@laneway/contract/authoring';
import type { Refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { Revision } from '@laneway/domain/workflow/decide';
import { type Queryable, statement, type Transaction } from '../../platform/database.ts';
import { guideContentOf } from './content-of-row.ts';
import { findOpenDraft, findPendingGuide, lockPendingGuide } from './guide-store.ts';
import { presentPendingGuide } from './present.ts';
import { staleVersion } from './stale-version.ts';

/** The images inside texts count as well: a URI is looked for wherever a draft may hold one. */
const USED = statement<{ uri: string }>(
  'authoring.media_in_drafts',
  `SELECT uri FROM unnest($1::text[]) AS uri
    WHERE EXISTS (SELECT FROM pending_guides g
                   WHERE uri IN (g.image_uri, g.audio_uri, g.audio_captions_uri, g.video_uri, g.video_captions_uri)
                      OR position(uri in g.description) > 0)
       OR EXISTS (SELECT FROM pending_places p
                   WHERE uri IN (p.image_uri, p.audio_uri, p.audio_captions_uri, p.video_uri, p.video_captions_uri)
                      OR position(uri in p.description) > 0)`,
);

/** Which of these URIs drafts refer to. */
export async function findMediaInDrafts(
  db: Queryable,
  uris: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query(USED, [uris]);
  return new Set(rows.map(({ uri }) => uri));
}

/** A pending guide as a decision about it sees it, locked until the transaction ends. */
export type OpenRevision = Revision & {
  readonly id: number;
  readonly version: number;
  readonly title: string | null;
  readonly authorId: number;
  readonly authorName: string;
  /** As it is by now. */
  readonly present: (viewer: Actor) => Promise<PendingGuide>;
  /** The refusal for someone who decided on an older version. */
  readonly stale: (viewer: Actor) => Refusal;
};

export async function openRevision(tx: Transaction, id: number): Promise<OpenRevision | null> {
  const row = await lockPendingGuide(tx, id);
  if (row === null) return null;
  const { original_guide_id: originalId } = row;
  const open = originalId === null ? null : await findOpenDraft(tx, originalId);
  return {
    id,
    status: row.status,
    version: row.version,
    title: row.title,
    authorId: row.author_id,
    authorName: row.author_name,
    parts: guideContentOf(row),
    anotherDraftOpen: open !== null && open.id !== id,
    present: async (viewer) => {
      const now = await findPendingGuide(tx, id);
      if (now === null) throw new Error('a locked guide is gone');
      return presentPendingGuide(now, viewer);
    },
    stale: (viewer) => staleVersion(presentPendingGuide(row, viewer)),
  };
}

/** Null where there is no such pending guide. */
export async function findRevisionAuthor(db: Queryable, id: number): Promise<number | null> {
  return (await findPendingGuide(db, id))?.author_id ?? null;
}
