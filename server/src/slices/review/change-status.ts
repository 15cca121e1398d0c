import type { PendingGuide } from '@laneway/contract/authoring';
import type { ChangeStatusBody } from '@laneway/contract/review';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { isContentStatus } from '@laneway/domain/statuses';
import { TARGETS } from '@laneway/domain/workflow/targets';
import type { Transaction } from '../../platform/database/database.ts';
import { type MoveDeps, moveStatus } from './move-status.ts';

const FIELD_ERROR = 'Use the call for this verdict';
const OTHER_CALL = refusal('invalid_input', `new_status: ${FIELD_ERROR}`, {
  new_status: FIELD_ERROR,
});

/** Every change of status except verdicts, which have their own calls. */
export async function changeStatus(
  tx: Transaction,
  deps: MoveDeps,
  actor: Actor,
  guideId: number,
  { new_status: target, ...rest }: ChangeStatusBody,
): Promise<Result<PendingGuide, Refusal>> {
  const isVerdict = isContentStatus(target) && TARGETS[target].call !== 'changeStatus';
  if (isVerdict && actor.role === 'admin') return fail(OTHER_CALL);
  return moveStatus(tx, deps, actor, guideId, { ...rest, target, askedBy: 'changeStatus' });
}
