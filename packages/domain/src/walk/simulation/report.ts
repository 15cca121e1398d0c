import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Surroundings } from '../plan/walk-settings.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { JudgedPass, Judgement } from './judgement.ts';
import { type PaceTimeline, timelinesOf } from './timeline.ts';

/** The result for a stop; JSON. Counts are of walkers for whom it has to be heard, unless stated otherwise. */
export type StopReport = {
  readonly stopId: number;
  readonly grade: Grade;
  readonly passes: number;
  /** Started at all, however late. */
  readonly fired: number;
  /** Started before the walker was 10 m past the stop. */
  readonly heard: number;
  /** Neither heard nor noticed by then; the grade is based on this. */
  readonly missed: number;
  /** Metres between the walker and the drawn edge at the start; null if it never started automatically. */
  readonly startMetres: Spread | null;
  /** More than 40 m outside of the edge. */
  readonly early: number;
  /** Seconds from crossing the edge to the start; null if it never started. */
  readonly latenessP95: number | null;
  /** Had to wait for other audio, and never played after that. */
  readonly queued: number;
  readonly dropped: number;
  /** Counted over all walks. */
  readonly doubles: number;
  readonly wrongOrder: number;
  /** Started for walkers far away, who never came by. */
  readonly falseStarts: number;
};

export type Spread = { readonly p50: number; readonly p95: number };

export type WalkReport = {
  readonly walks: number;
  readonly seed: number;
  readonly surroundings: Surroundings;
  readonly stops: readonly StopReport[];
  readonly totals: {
    /** Walks without a missed stop. */
    readonly complete: number;
    readonly passes: number;
    readonly fired: number;
    readonly heard: number;
    readonly missed: number;
    readonly doubles: number;
    readonly wrongOrder: number;
    readonly falseStarts: number;
    readonly twoAtOnce: number;
  };
  readonly timelines: readonly PaceTimeline[];
};

export type Tally = {
  readonly add: (judgement: Judgement) => void;
  readonly report: (about: Pick<WalkReport, 'seed' | 'surroundings'>) => WalkReport;
};

/** Aggregates walks of a plan. */
export function createTally(plan: WalkPlan): Tally {
  const passes: JudgedPass[][] = plan.stops.map(() => []);
  const counts = plan.stops.map(() => ({ doubles: 0, wrongOrder: 0, falseStarts: 0 }));
  let walks = 0;
  let complete = 0;
  let twoAtOnce = 0;
  return {
    add: (judgement) => {
      walks += 1;
      if (!judgement.passes.some(isMissed)) complete += 1;
      twoAtOnce += judgement.twoAtOnce;
      for (const pass of judgement.passes) passes[pass.stop]?.push(pass);
      for (const name of ['doubles', 'wrongOrder', 'falseStarts'] as const) {
        for (const stop of judgement[name]) {
          const count = counts[stop];
          if (count !== undefined) count[name] += 1;
        }
      }
    },
    report: (about) => {
      const stops = plan.stops.map(({ id }, at) => ({
        ...stopReport(id, passes[at] ?? []),
        ...(counts[at] ?? { doubles: 0, wrongOrder: 0, falseStarts: 0 }),
      }));
      const sum = (name: Counted) => stops.reduce((total, stop) => total + stop[name], 0);
      return {
        walks,
        ...about,
        stops,
        totals: {
          complete,
          passes: sum('passes'),
          fired: sum('fired'),
          heard: sum('heard'),
          missed: sum('missed'),
          doubles: sum('doubles'),
          wrongOrder: sum('wrongOrder'),
          falseStarts: sum('falseStarts'),
          twoAtOnce,
        },
        timelines: timelinesOf(plan),
      };
    },
  };
}

type Counted = 'passes' | 'fired' | 'heard' | 'missed' | 'doubles' | 'wrongOrder' | 'falseStarts';

function stopReport(
  stopId: number,
  passes: readonly JudgedPass[],
): Omit<StopReport, 'doubles' | 'wrongOrder' | 'falseStarts'> {
  const count = (is: (pass: JudgedPass) => boolean) => passes.filter(is).length;
  const missed = count(isMissed);
  const starts = passes.flatMap(({ startedOutside }) =>
    startedOutside === null ? [] : [Math.abs(startedOutside)],
  );
  const lateness = passes.flatMap((pass) => (pass.lateness === null ? [] : [pass.lateness]));
  return {
    stopId,
    grade: gradeOf({ passes: passes.length, missed }),
    passes: passes.length,
    fired: lateness.length,
    heard: count(({ outcome }) => outcome === 'heard'),
    missed,
    startMetres:
      starts.length === 0 ? null : { p50: quantile(starts, 0.5), p95: quantile(starts, 0.95) },
    early: count(({ isEarly }) => isEarly),
    latenessP95: lateness.length === 0 ? null : quantile(lateness, 0.95),
    queued: count(({ wasQueued }) => wasQueued),
    dropped: count(({ wasDropped }) => wasDropped),
  };
}

function isMissed({ outcome }: JudgedPass): boolean {
  return outcome === 'missed' || outcome === 'late';
}

/** The quantile, to a tenth. */
function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[at] ?? 0) * 10) / 10;
}
