import { type ContentToWalk, planOfContent } from '../plan/plan-of-content.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { WalkReport } from './report.ts';
import { simulateWalks, type WalksOptions } from './simulate-walks.ts';
import { startsByItself } from './spacing.ts';
import { submissionFindings, type WalkFinding } from './submission-findings.ts';
import { submissionWalks } from './submission-walks.ts';

/**
 * - off: its creator disabled walking;
 * - silent: no place starts automatically, so there is nothing to simulate or report;
 * - walked: any other.
 */
export const WALK_KINDS = ['off', 'silent', 'walked'] as const;
export type WalkKind = (typeof WALK_KINDS)[number];

/** The findings from the plan alone, without simulation; JSON. */
export type PlanCheck = { readonly kind: WalkKind; readonly findings: readonly WalkFinding[] };

/** The results of simulated walks, with the findings of the plan; JSON. */
export type WalksCheck = { readonly report: WalkReport; readonly findings: readonly WalkFinding[] };

/** Run this in a worker: it takes up to a second of processor time. */
export function checkPlan(content: ContentToWalk): PlanCheck {
  const plan = planOfContent(content);
  const kind = kindOf(plan);
  if (kind !== 'walked') return { kind, findings: [] };
  const { surroundings } = plan;
  const unwalked = simulateWalks(plan, { count: 0, seed: 0, surroundings });
  return { kind, findings: submissionFindings(plan, unwalked) };
}

/** Run this in a worker: it takes many seconds. */
export function checkWalks(
  content: ContentToWalk,
  chooseWalks: (plan: WalkPlan) => WalksOptions = submissionWalks,
): WalksCheck {
  const plan = planOfContent(content);
  const report = simulateWalks(plan, chooseWalks(plan));
  return { report, findings: submissionFindings(plan, report) };
}

function kindOf({ mode, stops }: WalkPlan): WalkKind {
  if (mode === 'off') return 'off';
  return stops.some(startsByItself) ? 'walked' : 'silent';
}
