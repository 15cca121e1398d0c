import type { GuideWalkReport } from '@laneway/contract/walks';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { UNCHECKED } from './check-plan.ts';
import { presentWalkReport } from './present.ts';
import { queueSimulation } from './queue-simulation.ts';
import { needsReport } from './simulate-walk.ts';
import { findStored, findWalk } from './walk-of-guide.ts';

/**
 * Simulates a guide without a report, or with a failed one. Repeated requests are one job. Its plan was checked before
 * the transaction.
 */
export async function requestWalkReport(
  tx: Transaction,
  id: number,
): Promise<Result<GuideWalkReport, Refusal>> {
  const walk = await findWalk(tx, id);
  if (walk === null) return fail(GUIDE_NOT_FOUND);
  const stored = await findStored(tx, walk);
  if (stored === null) return fail(UNCHECKED);
  const isWaiting = needsReport(stored);
  if (isWaiting) await queueSimulation(tx, id);
  return ok(presentWalkReport(walk, stored, isWaiting));
}
