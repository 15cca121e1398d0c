import type { PendingGuide } from '@laneway/contract/authoring';
import type { VerdictBody } from '@laneway/contract/review';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import type { StatusCallName } from '@laneway/domain/workflow/targets';
import type { Transaction } from '../../platform/database/database.ts';
import { type MoveDeps, moveStatus } from './change-status.ts';

export type Verdict = Exclude<StatusCallName, 'changeStatus'>;

/** The target status of each verdict's call. */
const TARGET_OF: Readonly<Record<Verdict, ContentStatus>> = {
  approveGuide: 'approved',
  rejectGuide: 'rejected',
  requestRevision: 'needs_revision',
};

/** An admin's verdict on a guide, through the one decision on status changes. The body may be left out. */
export function giveVerdict(
  tx: Transaction,
  deps: MoveDeps,
  actor: Actor,
  guideId: number,
  verdict: Verdict,
  body: VerdictBody | null,
): Promise<Result<PendingGuide, Refusal>> {
  const target = TARGET_OF[verdict];
  return moveStatus(tx, deps, actor, guideId, { ...body, target, askedBy: verdict });
}
