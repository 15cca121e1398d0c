import type { GuideWalkReport } from '@laneway/contract/walks';
import { contentTexts } from '@laneway/domain/content-texts';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database.ts';
import { reportNow } from './get-walk-report.ts';
import { queueSimulation } from './queue-simulation.ts';
import { findReportOf, findWalk } from './walk-of-guide.ts';

const NOT_FOUND = refusal('not_found', contentTexts.guideNotFound);

/** Has a guide simulated that has no report, or one that failed. Asked for twice, it is done once. */
export async function requestWalkReport(
  tx: Transaction,
  id: number,
): Promise<Result<GuideWalkReport, Refusal>> {
  const walk = await findWalk(tx, id);
  if (walk === null) return fail(NOT_FOUND);
  const hasReport = walk.isSilent || Boolean((await findReportOf(tx, walk))?.report);
  if (!hasReport) await queueSimulation(tx, id);
  return ok(await reportNow(tx, walk));
}
