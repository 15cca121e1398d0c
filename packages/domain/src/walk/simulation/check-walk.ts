import { type ContentToWalk, planOfContent } from '../plan/plan-of-content.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { WalkReport } from './report.ts';
import { simulateWalks, type WalksOptions } from './simulate-walks.ts';
import { startsByItself } from './spacing.ts';
import { submissionFindings, type WalkFinding } from './submission-findings.ts';
import { submissionWalks } from './submission-walks.ts';

/**
 * - off: its creator chose that it isn't walked;
 * - silent: no place starts by itself, so there is nothing to simulate or to report;
 * - walked: any other.
 */
export const WALK_KINDS = ['off', 'silent', 'walked'] as const;
export type WalkKind = (typeof WALK_KINDS)[number];

/** What the plan of a guide says without a single walk; JSON. */
export type PlanCheck = { readonly kind: WalkKind; readonly findings: readonly WalkFinding[] };

/** What simulated walks of a guide say, with what its plan says; JSON. */
export type WalksCheck = { readonly report: WalkReport; readonly findings: readonly WalkFinding[] };

/** For a worker: it takes up to a second of processor time. */
export function checkPlan(content: ContentToWalk): PlanCheck {
  const plan = planOfContent(content);
  const kind = kindOf(plan);
  if (kind !== 'walked') return { kind, findings: [] };
  const { surroundings } = plan;
  const unwalked = simulateWalks(plan, { count: 0, seed: 0, surroundings });
  return { kind, findings: submissionFindings(plan, unwalked) };
}

/** For a worker: it takes many seconds. */
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
