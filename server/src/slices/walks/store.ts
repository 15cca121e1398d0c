import type { PlanCheck, WalksCheck } from '@laneway/domain/walk/simulation/check-walk';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import type { WalkFinding } from '@laneway/domain/walk/simulation/submission-findings';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** The stored results for one state of a guide's content; see the table `walk_reports`. */
export type StoredWalk = {
  readonly state: 'off' | 'silent' | 'checked' | 'ready' | 'failed';
  readonly findings: readonly WalkFinding[];
  /** Null until it is ready. */
  readonly report: WalkReport | null;
  readonly created_at: Date;
};

/** A guide, and the hash of its walkable content. */
type Key = { readonly id: number; readonly hash: Buffer };

const FIND = statement<StoredWalk>(
  'walks.find_report',
  `SELECT state, findings, report, created_at FROM walk_reports
    WHERE pending_guide_id = $1 AND content_hash = $2`,
);
const SAVE_PLAN_CHECK = statement<never>(
  'walks.save_plan_check',
  `INSERT INTO walk_reports (pending_guide_id, content_hash, state, findings, created_at)
   SELECT id, $2, $3, $4, $5 FROM pending_guides WHERE id = $1
   ON CONFLICT (pending_guide_id, content_hash) DO NOTHING`,
);
/** The first report stays, because all reports of the same content are equal. */
const SAVE_REPORT = statement<never>(
  'walks.save_report',
  `UPDATE walk_reports SET state = 'ready', report = $3, findings = $4, created_at = $5
    WHERE pending_guide_id = $1 AND content_hash = $2 AND state IN ('checked', 'failed')`,
);
const MARK_FAILED = statement<never>(
  'walks.mark_failed',
  `UPDATE walk_reports SET state = 'failed', created_at = $3
    WHERE pending_guide_id = $1 AND content_hash = $2 AND state = 'checked'`,
);
/** Results for earlier content are only useful if a change is undone. */
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

export async function findStoredWalk(
  db: Queryable,
  id: number,
  hash: Buffer,
): Promise<StoredWalk | null> {
  const [row] = await db.query(FIND, [id, hash]);
  return row ?? null;
}

export async function savePlanCheck(
  db: Queryable,
  { id, hash }: Key,
  { kind, findings }: PlanCheck,
  now: Date,
): Promise<void> {
  const state: StoredWalk['state'] = kind === 'walked' ? 'checked' : kind;
  await db.query(SAVE_PLAN_CHECK, [id, hash, state, JSON.stringify(findings), now]);
  await db.query(PRUNE, [id]);
}

export async function saveReport(
  db: Queryable,
  { id, hash }: Key,
  { report, findings }: WalksCheck,
  now: Date,
): Promise<void> {
  await db.query(SAVE_REPORT, [id, hash, JSON.stringify(report), JSON.stringify(findings), now]);
}

/** Records that the walks can't be simulated. The findings of the plan stay. */
export async function markFailed(db: Queryable, { id, hash }: Key, now: Date): Promise<void> {
  await db.query(MARK_FAILED, [id, hash, now]);
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
