import type { Grade } from '@laneway/domain/walk/simulation/grade';
import type { StopReport, WalkReport } from '@laneway/domain/walk/simulation/report';
import { createSimulation } from '@laneway/domain/walk/simulation/simulate-walks';
import { submissionWalks } from '@laneway/domain/walk/simulation/submission-walks';
import {
  createZoneSearch,
  MOST_EARLY,
  type ZoneSuggestion,
} from '@laneway/domain/walk/simulation/suggest-zone';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';

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
/** For each size that is tried: fewer do to tell a good one from a bad one. */
const SEARCH_WALKS = 200;

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
  const count = Math.min(SEARCH_WALKS, options.count);
  const needed = new Set(report.stops.filter(needsBetterZone).map(({ stopId }) => stopId));
  const search = createZoneSearch(plan, { ...options, count }, needed);
  while (needed.size > 0 && !search.next(WALKS_PER_STEP)) yield { kind: 'searching', report };
  const suggestions = search.suggestions().filter((each) => helps(plan, report, each));
  yield { kind: 'done', report, suggestions };
}

function needsBetterZone({ grade, early, passes }: StopReport): boolean {
  return grade !== 'green' || early > MOST_EARLY * passes;
}

const RANKS: Readonly<Record<Grade, number>> = { green: 0, amber: 1, red: 2 };

/** Whether another size is worth suggesting: it makes the place more reliable, or a reliable one start later. */
function helps(plan: WalkPlan, report: WalkReport, { stopId, radius, grade }: ZoneSuggestion) {
  const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
  const now = report.stops.find((stop) => stop.stopId === stopId);
  if (zone?.kind !== 'circle' || now === undefined || zone.radius === radius) return false;
  if (RANKS[grade] !== RANKS[now.grade]) return RANKS[grade] < RANKS[now.grade];
  return now.early > MOST_EARLY * now.passes && radius < zone.radius;
}
