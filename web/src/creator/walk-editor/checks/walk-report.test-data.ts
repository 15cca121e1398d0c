import type { GuideWalkReport, WalkFinding } from '@laneway/contract/walks';
import type { StopReport, WalkReport } from '@laneway/domain/walk/simulation/report';

/** A place that everyone hears. */
export function someStop(stopId: number, changes: Partial<StopReport> = {}): StopReport {
  return {
    stopId,
    grade: 'green',
    passes: 900,
    fired: 900,
    heard: 900,
    missed: 0,
    startMetres: { p50: 4, p95: 9 },
    early: 0,
    latenessP95: 6.4,
    queued: 0,
    dropped: 0,
    doubles: 0,
    wrongOrder: 0,
    falseStarts: 0,
    ...changes,
  };
}

export function someReport(
  stops: readonly StopReport[],
  changes: Partial<WalkReport> = {},
): WalkReport {
  return {
    walks: 1_000,
    seed: 7,
    surroundings: 'town',
    stops,
    totals: {
      complete: 992,
      passes: 1_800,
      fired: 1_800,
      heard: 1_800,
      missed: 8,
      doubles: 0,
      wrongOrder: 0,
      falseStarts: 0,
      twoAtOnce: 0,
    },
    timelines: [],
    ...changes,
  };
}

/** A guide without places that start automatically. */
export const SILENT_WALK: GuideWalkReport = {
  state: 'silent',
  created_at: null,
  report: null,
  findings: [],
};

export function storedReport(
  stops: readonly StopReport[],
  findings: readonly WalkFinding[] = [],
): GuideWalkReport {
  return {
    state: 'ready',
    created_at: '2026-11-15T10:00:00.000Z',
    report: someReport(stops),
    findings: [...findings],
  };
}

export const OFTEN_MISSED: WalkFinding = {
  kind: 'rarelyHeard',
  stands_against_submitting: true,
  what: '“Banana Alley” only started in time for 84% of walkers.',
  advice: 'Make its zone bigger, or move it onto the path.',
  pp_ids: [22],
};

export const LONG_SILENCE: WalkFinding = {
  kind: 'silence',
  stands_against_submitting: false,
  what: 'After “Princes Bridge” there’s nothing to hear for 6 min.',
  advice: 'That’s fine if there’s plenty to see. Otherwise, add a place.',
  pp_ids: [21],
};
