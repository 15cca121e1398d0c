import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { createZoneImprovement } from '@laneway/domain/walk/simulation/improve-zones';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import { createSimulation } from '@laneway/domain/walk/simulation/simulate-walks';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import type { ZoneSuggestion } from '@laneway/domain/walk/simulation/suggest-zone';

/** Better circles for places that need one; by stop. */
export type Suggestions = readonly ZoneSuggestion[];

export type CheckStep =
  /** The results so far; null while there are too few. */
  | { readonly kind: 'walking'; readonly walked: number; readonly report: WalkReport | null }
  /** All results are known, and better zones are searched for. */
  | { readonly kind: 'searching'; readonly report: WalkReport }
  | { readonly kind: 'done'; readonly report: WalkReport; readonly suggestions: Suggestions };

/** Short enough that the caller can stop between steps. */
const WALKS_PER_STEP = 10;
/** The number of walks from which results are shown. */
export const FIRST_FIGURES = 50;
/** More frequent reports would cost more than they are worth. */
const WALKS_PER_REPORT = 50;

/** Simulates a plan like its submission, step by step, then searches for better zones if needed. */
export function* checkSteps(plan: WalkPlan): Generator<CheckStep> {
  const options = submissionWalks(plan);
  const simulation = createSimulation(plan, options);
  let isWalking = true;
  while (isWalking) {
    isWalking = !simulation.next(WALKS_PER_STEP);
    const { walked } = simulation.progress();
    const isDue = walked >= FIRST_FIGURES && walked % WALKS_PER_REPORT === 0;
    if (isWalking) yield { kind: 'walking', walked, report: isDue ? simulation.report() : null };
  }
  const report = simulation.report();
  yield { kind: 'searching', report };
  const search = createZoneImprovement(plan, options, report);
  while (!search.next(WALKS_PER_STEP)) yield { kind: 'searching', report };
  yield { kind: 'done', report, suggestions: search.suggestions() };
}
