import type { GuideWalkReport, WalkReportState } from '@laneway/contract/walks';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import {
  STANDS_AGAINST_SUBMITTING,
  stopsOf,
} from '@laneway/domain/walk/simulation/submission-findings';
import type { StoredReport } from './store.ts';
import { findingsOf, type WalkOfGuide } from './walk-of-guide.ts';

/** The only way a report becomes JSON. */
export function presentWalkReport(
  walk: WalkOfGuide,
  stored: StoredReport | null,
  isWaiting: boolean,
): GuideWalkReport {
  return {
    state: stateOf(walk, stored, isWaiting),
    created_at: stored?.created_at.toISOString() ?? null,
    report: stored?.report ?? null,
    findings: findingsOf(walk, stored).map((finding) => ({
      kind: finding.kind,
      stands_against_submitting: STANDS_AGAINST_SUBMITTING[finding.kind],
      ...describeFinding(finding, walk.nameOf),
      pp_ids: [...stopsOf(finding)],
    })),
  };
}

function stateOf(
  { plan, isSilent }: WalkOfGuide,
  stored: StoredReport | null,
  isWaiting: boolean,
): WalkReportState {
  if (isSilent) return plan.mode === 'off' ? 'off' : 'silent';
  if (stored?.report) return 'ready';
  if (isWaiting) return 'waiting';
  return stored === null ? 'none' : 'failed';
}
