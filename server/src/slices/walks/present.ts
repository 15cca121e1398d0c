import type { GuideWalkReport, WalkReportState } from '@laneway/contract/walks';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import { isBlocking, stopsOf } from '@laneway/domain/walk/simulation/submission-findings';
import type { StoredWalk } from './store.ts';
import type { WalkOfGuide } from './walk-of-guide.ts';

/** The only way a report becomes JSON. */
export function presentWalkReport(
  walk: WalkOfGuide,
  stored: StoredWalk,
  isWaiting: boolean,
): GuideWalkReport {
  const isReported = stored.state === 'ready' || stored.state === 'failed';
  return {
    state: stateOf(stored, isWaiting),
    created_at: isReported ? stored.created_at.toISOString() : null,
    report: stored.report,
    findings: stored.findings.map((finding) => ({
      kind: finding.kind,
      stands_against_submitting: isBlocking(finding),
      ...describeFinding(finding, walk.nameOf),
      pp_ids: [...stopsOf(finding)],
    })),
  };
}

function stateOf({ state }: StoredWalk, isWaiting: boolean): WalkReportState {
  if (isWaiting) return 'waiting';
  return state === 'checked' ? 'none' : state;
}
