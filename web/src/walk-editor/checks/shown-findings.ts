import type { WalkFinding as StoredFinding } from '@laneway/contract/walks';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import {
  STANDS_AGAINST_SUBMITTING,
  stopsOf,
  submissionFindings,
} from '@laneway/domain/walk/simulation/submission-findings';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';

/** Names of places, by stop. */
export type StopNames = ReadonlyMap<number, string>;

/** What is wrong with a walk, in words. */
export type ShownFinding = {
  readonly key: string;
  readonly isBlocking: boolean;
  readonly what: string;
  readonly advice: string;
  /** The places that it is about, the one to look at first. */
  readonly stopIds: readonly number[];
};

/** What a report says of the plan that was walked. */
export function findingsOf(
  plan: WalkPlan,
  report: WalkReport,
  names: StopNames,
): readonly ShownFinding[] {
  return submissionFindings(plan, report).map((finding) => {
    const stopIds = stopsOf(finding);
    return {
      ...describeFinding(finding, (stopId) => names.get(stopId) ?? ''),
      key: `${finding.kind} ${stopIds.join()}`,
      isBlocking: STANDS_AGAINST_SUBMITTING[finding.kind],
      stopIds,
    };
  });
}

/** What the server says of a guide. */
export function storedFindings(findings: readonly StoredFinding[]): readonly ShownFinding[] {
  return findings.map(({ kind, what, advice, stands_against_submitting, pp_ids }) => ({
    key: `${kind} ${pp_ids.join()}`,
    isBlocking: stands_against_submitting,
    what,
    advice,
    stopIds: pp_ids,
  }));
}
