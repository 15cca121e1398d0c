import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Grade } from './grade.ts';
import type { StopReport, WalkReport } from './report.ts';
import { createSimulation, type Simulation, type WalksOptions } from './simulate-walks.ts';
import { submissionWalks } from './submission-walks.ts';
import { createZoneSearch, type ZoneSearch, type ZoneSuggestion } from './suggest-zone.ts';
import { MOST_EARLY, otherSizes, withRadii } from './zone-sizes.ts';

/** Fewer than half of the misses are worth a change, even if the grade stays. */
const WORTHWHILE_SHARE = 0.5;

const RANKS: Readonly<Record<Grade, number>> = { green: 0, amber: 1, red: 2 };

/**
 * Looks for better circles for the stops of a report that need one. Suggested is only what both the walks of the
 * report and others show to be better than the present: for the stop, and for the walk as a whole when all suggestions
 * are taken.
 */
export function createZoneImprovement(
  plan: WalkPlan,
  options: WalksOptions,
  present: WalkReport,
): ZoneSearch {
  const sizes = otherSizes(plan, present);
  const search = createZoneSearch(plan, options, sizes);
  /** Null until the search is over. */
  let candidates: readonly ZoneSuggestion[] | null = sizes.size === 0 ? [] : null;
  let isConfirmed = sizes.size === 0;
  let trial: Trial | null = null;

  const confirm = (found: readonly ZoneSuggestion[], walks: number): void => {
    trial ??= createTrial(plan, options, found);
    if (!trial.same.next(walks) || !trial.others.next(walks)) return;
    candidates = confirmed(found, present, trial.same.report(), trial.others.report());
    trial = null;
    // Without some of them, the others have to be walked again.
    isConfirmed = candidates.length === found.length || candidates.length === 0;
  };

  return {
    next: (walks) => {
      if (isConfirmed) return true;
      if (candidates !== null) confirm(candidates, walks);
      else if (search.next(walks)) candidates = search.suggestions();
      return isConfirmed;
    },
    suggestions: () => (isConfirmed ? (candidates ?? []) : []),
  };
}

/** The suggestions on trial: with the walkers of the report, and with others. */
type Trial = { readonly same: Simulation; readonly others: Simulation };

/**
 * A size was chosen because it served the walkers of the report, so it may serve just these. The others are those who
 * walk the changed plan when it is checked next: what is suggested has to be true for them as well.
 */
function createTrial(
  plan: WalkPlan,
  options: WalksOptions,
  found: readonly ZoneSuggestion[],
): Trial {
  const radii = new Map(found.map(({ stopId, radius }) => [stopId, radius]));
  const changed = withRadii(plan, (stopId) => radii.get(stopId));
  const { seed } = submissionWalks(changed);
  return {
    same: createSimulation(changed, options),
    others: createSimulation(changed, { ...options, seed }),
  };
}

function confirmed(
  found: readonly ZoneSuggestion[],
  present: WalkReport,
  then: WalkReport,
  ofOthers: WalkReport,
): readonly ZoneSuggestion[] {
  const of = (report: WalkReport, id: number) => report.stops.find(({ stopId }) => stopId === id);
  const better = found.flatMap((suggestion): ZoneSuggestion[] => {
    const was = of(present, suggestion.stopId);
    const trials = [then, ofOthers].flatMap((report) => of(report, suggestion.stopId) ?? []);
    if (was === undefined || !trials.every((is) => isBetter(was, is))) return [];
    return [{ ...suggestion, grade: trials.at(-1)?.grade ?? suggestion.grade }];
  });
  const isAllBetter = better.length === found.length;
  return isAllBetter && then.totals.complete < present.totals.complete ? [] : better;
}

/** Whether a stop fares better: less is missed, or what started early doesn't, and neither at the cost of the other. */
export function isBetter(was: StopReport, is: StopReport): boolean {
  const share = ({ passes }: StopReport, count: number) => (passes === 0 ? 0 : count / passes);
  const [missedBefore, missed] = [share(was, was.missed), share(is, is.missed)];
  const [earlyBefore, early] = [share(was, was.early), share(is, is.early)];
  const isEarlyNow = early > MOST_EARLY;
  if (missed > missedBefore || (isEarlyNow && early > earlyBefore)) return false;
  return (
    RANKS[is.grade] < RANKS[was.grade] ||
    missed < WORTHWHILE_SHARE * missedBefore ||
    (earlyBefore > MOST_EARLY && !isEarlyNow)
  );
}
