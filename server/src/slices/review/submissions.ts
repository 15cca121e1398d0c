import { storedUrisIn } from '@laneway/domain/text/stored-images';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { findMediaOfRevision } from '../authoring/public/media-of-revision.ts';
import {
  findRevisionContent,
  type RevisionContent,
  type Snapshot,
} from '../authoring/public/revision-content.ts';

const KEEP = statement<never>(
  'review.keep_submission',
  `INSERT INTO submissions (pending_guide_id, version, submitter_id, submitted_at, content, media_uris)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);
type Row = {
  readonly submitted_at: Date;
  readonly submitter: string | null;
  readonly version: number;
  readonly content: RevisionContent;
};
const LATEST = statement<Row>(
  'review.latest_submission',
  `SELECT s.submitted_at, u.name AS submitter, s.version, s.content
     FROM submissions s LEFT JOIN users u ON u.id = s.submitter_id
    WHERE s.pending_guide_id = $1 ORDER BY s.id DESC OFFSET $2 LIMIT 1`,
);
const FORGET = statement<never>(
  'review.forget_submissions',
  'DELETE FROM submissions WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1)',
);

/** Stores a snapshot of the submitted guide, in the transaction that submits it. */
export async function keepSubmission(
  tx: Queryable,
  { id, version }: { readonly id: number; readonly version: number },
  submitterId: number,
  now: Date,
): Promise<void> {
  const content = await findRevisionContent(tx, id);
  if (content === null) throw new Error('a locked guide is gone');
  const uris = findMediaOfRevision(content).flatMap(({ uri }) => storedUrisIn(uri));
  await tx.query(KEEP, [
    id,
    version,
    submitterId,
    now,
    JSON.stringify(content),
    [...new Set(uris)],
  ]);
}

export type Submission = Snapshot & { readonly submitter: string | null };

/** The last submission, or the one before it with `skip` 1; null when there is none. */
export async function findSubmission(
  db: Queryable,
  pendingGuideId: number,
  { skip }: { readonly skip: 0 | 1 },
): Promise<Submission | null> {
  const [row] = await db.query(LATEST, [pendingGuideId, skip]);
  if (row === undefined) return null;
  const { content, version, submitter, submitted_at: at } = row;
  return { content, version, submitter, at };
}

export async function forgetSubmissions(tx: Queryable, authorId: number): Promise<void> {
  await tx.query(FORGET, [authorId]);
}
