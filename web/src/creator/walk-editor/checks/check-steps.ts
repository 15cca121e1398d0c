import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { createZoneImprovement } from '@laneway/domain/walk/simulation/improve-zones';
import type { WalkReport } from '@laneway/domain/walk/simulation/report';
import { createSimulation } from '@laneway/domain/walk/simulation/simulate-walks';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import type { ZoneSuggestion } from '@laneway/domain/walk/simulation/suggest-zone';

/** Better circles for places that need one; by stop. */
export type Suggestions = readonly ZoneSuggestion[];

export type CheckStep =
  /** The figures so far; null while there are too few to mean anything. */
  | { readonly kind: 'walking'; readonly walked: number; readonly report: WalkReport | null }
  /** All figures are known, and better zones are looked for. */
  | { readonly kind: 'searching'; readonly report: WalkReport }
  | { readonly kind: 'done'; readonly report: WalkReport; readonly suggestions: Suggestions };

/** Short enough that whoever runs the steps can stop between them. */
const WALKS_PER_STEP = 10;
/** From here on, figures are shown. */
export const FIRST_FIGURES = 50;
/** A tenth of a second of reading costs more than it tells. */
const WALKS_PER_REPORT = 50;

/** Walks a plan as its submission will be, step by step, then looks for better zones where they are needed. */
export function* checkSteps(plan: WalkPlan): Generator<CheckStep> {
  const options = submissionWalks(plan);
  const simulation = createSimulation(plan, options);
  let isWalking = true;
  while (isWalking) {
    isWalking = !simulation.next(WALKS_PER_STEP);
    const { walked } = simulation.progress();
    const isTold = walked >= FIRST_FIGURES && walked % WALKS_PER_REPORT === 0;
    if (isWalking) yield { kind: 'walking', walked, report: isTold ? simulation.report() : null };
  }
  const report = simulation.report();
  yield { kind: 'searching', report };
  const search = createZoneImprovement(plan, options, report);
  while (!search.next(WALKS_PER_STEP)) yield { kind: 'searching', report };
  yield { kind: 'done', report, suggestions: search.suggestions() };
}
