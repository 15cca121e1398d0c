import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import { type Queryable, statement } from '../../platform/database.ts';

export type StoredReport = {
  /** Null where the simulation failed for good. */
  readonly report: WalkReport | null;
  readonly created_at: Date;
};

const FIND = statement<StoredReport>(
  'walks.find_report',
  'SELECT report, created_at FROM walk_reports WHERE pending_guide_id = $1 AND content_hash = $2',
);
/** The first report stays: any other of the same content is the same. */
const SAVE = statement<never>(
  'walks.save_report',
  `INSERT INTO walk_reports AS stored (pending_guide_id, content_hash, report, created_at)
   SELECT id, $2, $3, $4 FROM pending_guides WHERE id = $1
   ON CONFLICT (pending_guide_id, content_hash) DO UPDATE SET report = excluded.report, created_at = excluded.created_at
     WHERE stored.report IS NULL`,
);
/** Those of earlier content are of no use, unless a change is taken back. */
const PRUNE = statement<never>(
  'walks.prune_reports',
  `DELETE FROM walk_reports WHERE pending_guide_id = $1 AND content_hash NOT IN (
     SELECT content_hash FROM walk_reports WHERE pending_guide_id = $1 ORDER BY created_at DESC LIMIT 3)`,
);
/** A job whose process was killed in its last attempt stays in the queue, and never runs again. */
const IS_QUEUED = statement<{ is_queued: boolean }>(
  'walks.is_queued',
  `SELECT EXISTS (
     SELECT FROM graphile_worker.jobs WHERE key = $1 AND (attempts < max_attempts OR locked_at IS NOT NULL)
   ) AS is_queued`,
);
const FORGET = statement<never>(
  'walks.forget_reports',
  'DELETE FROM walk_reports WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1)',
);

export async function findReport(
  db: Queryable,
  id: number,
  hash: Buffer,
): Promise<StoredReport | null> {
  const [row] = await db.query(FIND, [id, hash]);
  return row ?? null;
}

export async function saveReport(
  db: Queryable,
  { id, hash, report }: { id: number; hash: Buffer; report: WalkReport | null },
  now: Date,
): Promise<void> {
  await db.query(SAVE, [id, hash, report === null ? null : JSON.stringify(report), now]);
  await db.query(PRUNE, [id]);
}

/** Two jobs of one guide are one. */
export function jobKey(id: number): string {
  return `walk ${id}`;
}

export async function isQueued(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db.query(IS_QUEUED, [jobKey(id)]);
  return row?.is_queued === true;
}

export async function forgetReports(tx: Queryable, authorId: number): Promise<void> {
  await tx.query(FORGET, [authorId]);
}
