import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Grade } from './grade.ts';
import type { StopReport, WalkReport } from './report.ts';
import { createSimulation, type Simulation, type WalksOptions } from './simulate-walks.ts';
import { submissionWalks } from './submission-walks.ts';
import { createZoneSearch, type ZoneSearch, type ZoneSuggestion } from './suggest-zone.ts';
import { alternativeSizes, MAX_EARLY, withRadii } from './zone-sizes.ts';

/** Halving the misses is worth a change, even if the grade stays the same. */
const WORTHWHILE_SHARE = 0.5;

const RANKS: Readonly<Record<Grade, number>> = { green: 0, amber: 1, red: 2 };

/**
 * Searches for better circles for the stops of a report that need one. A suggestion must be better both in the report's
 * walks and in others: for the stop, and for the whole walk with all suggestions applied.
 */
export function createZoneImprovement(
  plan: WalkPlan,
  options: WalksOptions,
  present: WalkReport,
): ZoneSearch {
  const sizes = alternativeSizes(plan, present);
  const search = createZoneSearch(plan, options, sizes);
  /** Null until the search has finished. */
  let candidates: readonly ZoneSuggestion[] | null = sizes.size === 0 ? [] : null;
  let isConfirmed = sizes.size === 0;
  let trial: Trial | null = null;

  const confirm = (found: readonly ZoneSuggestion[], walks: number): void => {
    trial ??= createTrial(plan, options, found);
    if (!trial.same.next(walks) || !trial.others.next(walks)) return;
    candidates = confirmed(found, present, trial.same.report(), trial.others.report());
    trial = null;
    // If some are dropped, the others have to be simulated again.
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

/** The suggestions being tested: with the walkers of the report, and with others. */
type Trial = { readonly same: Simulation; readonly others: Simulation };

/**
 * A size was chosen because it suits the walkers of the report, so it may be overfitted to them. The others are those
 * of the next check of the changed plan: a suggestion has to hold for them as well.
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

/** True if a stop is better: fewer misses or fewer early starts, and neither at the cost of the other. */
export function isBetter(was: StopReport, is: StopReport): boolean {
  const share = ({ passes }: StopReport, count: number) => (passes === 0 ? 0 : count / passes);
  const [missedBefore, missed] = [share(was, was.missed), share(is, is.missed)];
  const [earlyBefore, early] = [share(was, was.early), share(is, is.early)];
  const isEarlyNow = early > MAX_EARLY;
  if (missed > missedBefore || (isEarlyNow && early > earlyBefore)) return false;
  return (
    RANKS[is.grade] < RANKS[was.grade] ||
    missed < WORTHWHILE_SHARE * missedBefore ||
    (earlyBefore > MAX_EARLY && !isEarlyNow)
  );
}
