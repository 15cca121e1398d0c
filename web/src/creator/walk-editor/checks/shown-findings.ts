import type { WalkFinding as StoredFinding } from '@laneway/contract/walks';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { describeFinding } from '@laneway/domain/walk/simulation/findings-text';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import {
  isBlocking,
  stopsOf,
  submissionFindings,
  type WalkFinding,
  type WalkFindingKind,
} from '@laneway/domain/walk/simulation/submission-findings';
import type { Suggestions } from './check-steps.ts';

/** Names of places, by stop. */
export type StopNames = ReadonlyMap<number, string>;

/** A finding in words. */
export type ShownFinding = {
  readonly key: string;
  readonly kind: WalkFindingKind;
  readonly isBlocking: boolean;
  readonly what: string;
  readonly advice: string;
  /** The related places, the one to look at first. */
  readonly stopIds: readonly number[];
  /** The order of stops that resolves it; null if none would, or the report is of a guide that can’t be changed. */
  readonly order: readonly number[] | null;
};

/** Advice for a circle when no other size is better. */
const OTHER_ADVICE: Readonly<Partial<Record<WalkFindingKind, string>>> = {
  rarelyHeard:
    'No size we tried is better. Move it onto the path, or let people start it themselves.',
  sometimesMissed:
    'No size we tried is better. Move it onto the path, or let people start it themselves.',
  startsEarly: 'No size we tried is better. Add a direction, or draw its zone as an area.',
};

/**
 * The findings of a report on the simulated plan. Once other sizes have been tried, the advice includes the result;
 * suggestions are null until then.
 */
export function findingsOf(
  plan: WalkPlan,
  report: WalkReport,
  names: StopNames,
  suggestions: Suggestions | null = null,
): readonly ShownFinding[] {
  return submissionFindings(plan, report).map((finding) => {
    const { kind } = finding;
    const stopIds = stopsOf(finding);
    const { what, advice } = describeFinding(finding, (stopId) => names.get(stopId) ?? '');
    return {
      what,
      advice: (suggestions && sizeAdvice(plan, finding, suggestions)) ?? advice,
      kind,
      key: `${kind} ${stopIds.join()}`,
      isBlocking: isBlocking(finding),
      stopIds,
      order: finding.kind === 'againstPath' ? finding.order : null,
    };
  });
}

/** Null if the finding isn't about the size, or the zone has none. */
function sizeAdvice(plan: WalkPlan, finding: WalkFinding, suggestions: Suggestions): string | null {
  const other = OTHER_ADVICE[finding.kind];
  const [stopId] = stopsOf(finding);
  const stop = plan.stops.find(({ id }) => id === stopId);
  if (other === undefined || stop?.zone.kind !== 'circle') return null;
  const suggestion = suggestions.find((each) => each.stopId === stopId);
  return suggestion === undefined ? other : `Make its zone ${suggestion.radius} m.`;
}

export function storedFindings(findings: readonly StoredFinding[]): readonly ShownFinding[] {
  return findings.map(({ kind, what, advice, stands_against_submitting, pp_ids }) => ({
    kind,
    key: `${kind} ${pp_ids.join()}`,
    isBlocking: stands_against_submitting,
    what,
    advice,
    stopIds: pp_ids,
    order: null,
  }));
}
