import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { zoneOverlaps } from '../zones/zone-overlaps.ts';
import type { StopReport, WalkReport } from './report.ts';
import { neighboursOf, startsByItself } from './spacing.ts';
import type { Pace } from './timeline.ts';
import { MOST_EARLY } from './zone-sizes.ts';

/** What simulated walks say about a guide; the numbers are those of the report. */
export type WalkFinding =
  | { readonly kind: 'orderWithoutPath' }
  | {
      readonly kind: 'tooClose';
      readonly stopId: number;
      readonly nextStopId: number;
      readonly metres: number;
    }
  | ({ readonly kind: 'rarelyHeard' | 'sometimesMissed' } & Missed)
  | {
      readonly kind: 'startsEarly';
      readonly stopId: number;
      readonly passes: number;
      readonly early: number;
    }
  | {
      readonly kind: 'startsElsewhere';
      readonly stopId: number;
      readonly walks: number;
      readonly falseStarts: number;
    }
  | { readonly kind: 'farFromPath' | 'unknownLength' | 'noAudio'; readonly stopId: number }
  | {
      readonly kind: 'againstPath' | 'overlap';
      readonly stopId: number;
      readonly nextStopId: number;
    }
  | {
      readonly kind: 'openLoop';
      /** The last place and the first, which comes after it in a loop. */
      readonly stopId: number;
      readonly nextStopId: number;
      readonly metres: number;
    }
  | {
      readonly kind: 'pileUp';
      readonly stopId: number;
      readonly duringStopId: number;
      readonly seconds: number;
    }
  | { readonly kind: 'silence'; readonly afterStopId: number | null; readonly seconds: number };

type Missed = { readonly stopId: number; readonly passes: number; readonly missed: number };

export type WalkFindingKind = WalkFinding['kind'];

/**
 * Whether a finding stands against submitting. Only what would leave walkers in silence or in the wrong place does: the
 * rest is for the creator and the reviewer to judge, because it rests on a model of walkers and phones.
 */
export const STANDS_AGAINST_SUBMITTING: Readonly<Record<WalkFindingKind, boolean>> = {
  // Chosen by the creator: a guide without a path whose creator chose nothing is walked in any order.
  orderWithoutPath: true,
  // No position is good enough to tell them apart.
  tooClose: true,
  rarelyHeard: true,
  sometimesMissed: false,
  startsEarly: false,
  startsElsewhere: false,
  farFromPath: false,
  againstPath: false,
  // People may know their way back.
  openLoop: false,
  overlap: false,
  unknownLength: false,
  // A place may be for reading.
  noAudio: false,
  pileUp: false,
  silence: false,
};

const LEAST_SPACING_METRES = 30;
/** In a loop, the first place is as near to the last as to the second: a few minutes on foot. */
const MOST_LOOP_GAP_METRES = 200;
/** A path that is drawn back to its start has corners; where it isn't, a straight line closes it. */
const MOST_DRAWN_LEG_METRES = 100;
const MOST_FALSE_STARTS = 0.02;
/** Of most people; the timelines of the others are for the editor. */
const USUAL_PACE: Pace = 1.2;

/** Places can get in each other's way in thousands of pairs, and nobody reads more than the first of them. */
export const MAX_FINDINGS = 500;

/**
 * What can be said about a guide's walk, what stands against submitting first, and no more than {@link MAX_FINDINGS}.
 * Nothing of a guide that isn't walked.
 */
export function submissionFindings(plan: WalkPlan, report: WalkReport): readonly WalkFinding[] {
  if (plan.mode === 'off') return [];
  const close = tooClose(plan);
  const findings = [
    ...pathFindings(plan),
    ...loopFindings(plan),
    ...close,
    ...report.stops.flatMap((stop) => stopFindings(stop, report.walks)),
    ...overlapFindings(plan, close),
    ...lengthFindings(plan),
    ...soundlessFindings(plan),
    ...timeFindings(report),
  ];
  const against = findings.filter(({ kind }) => STANDS_AGAINST_SUBMITTING[kind]);
  const advice = findings.filter(({ kind }) => !STANDS_AGAINST_SUBMITTING[kind]);
  return [...against, ...advice].slice(0, MAX_FINDINGS);
}

/** Whether a guide can't be submitted as it is. */
export function standsAgainstSubmitting(findings: readonly WalkFinding[]): boolean {
  return findings.some(({ kind }) => STANDS_AGAINST_SUBMITTING[kind]);
}

/** The stops that a finding names, the one to look at first. */
export function stopsOf(finding: WalkFinding): readonly number[] {
  const named = [
    'stopId' in finding ? finding.stopId : null,
    'nextStopId' in finding ? finding.nextStopId : null,
    'duringStopId' in finding ? finding.duringStopId : null,
    'afterStopId' in finding ? finding.afterStopId : null,
  ];
  return named.filter((id) => id !== null);
}

function pathFindings(plan: WalkPlan): readonly WalkFinding[] {
  if (plan.path === null) return plan.mode === 'ordered' ? [{ kind: 'orderWithoutPath' }] : [];
  const heard = plan.stops.filter(startsByItself);
  const far = heard.filter(({ along }) => along === null);
  const ordered = plan.mode === 'ordered' ? heard.filter(({ along }) => along !== null) : [];
  const against = ordered.flatMap(({ id, along }, at): WalkFinding[] => {
    const next = ordered[at + 1];
    const isAgainst = next !== undefined && !plan.loop && (next.along ?? 0) < (along ?? 0);
    return isAgainst ? [{ kind: 'againstPath', stopId: id, nextStopId: next.id }] : [];
  });
  return [...far.map(({ id }) => ({ kind: 'farFromPath' as const, stopId: id })), ...against];
}

/** A loop whose ends are far apart, and whose path isn't drawn from one to the other. */
function loopFindings({ loop, path, stops }: WalkPlan): readonly WalkFinding[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!loop || first === undefined || last === undefined) return [];
  const metres = Math.round(distanceMetres(last.marker, first.marker));
  const isDrawn = path !== null && closingLegMetres(path) <= MOST_DRAWN_LEG_METRES;
  if (metres <= MOST_LOOP_GAP_METRES || isDrawn) return [];
  return [{ kind: 'openLoop', stopId: last.id, nextStopId: first.id, metres }];
}

/** The longer of the legs at either end: a plan that was turned round has the one that closes it in front. */
function closingLegMetres(path: readonly Point[]): number {
  const legs = [path.slice(0, 2), path.slice(-2)];
  return Math.max(...legs.map(([from, to]) => (from && to ? distanceMetres(from, to) : 0)));
}

type TooClose = Extract<WalkFinding, { readonly kind: 'tooClose' }>;

function tooClose(plan: WalkPlan): readonly TooClose[] {
  return neighboursOf(plan)
    .filter(({ metres }) => metres < LEAST_SPACING_METRES)
    .map(({ stop, next, metres }) => ({
      kind: 'tooClose',
      stopId: stop.id,
      nextStopId: next.id,
      metres: Math.round(metres),
    }));
}

/**
 * Of places that are too close, nobody needs to be told that their zones overlap, and without audio they aren't in each
 * other's way.
 */
function overlapFindings(plan: WalkPlan, close: readonly TooClose[]): readonly WalkFinding[] {
  const heard = new Set(plan.stops.filter(({ hasAudio }) => hasAudio).map(({ id }) => id));
  const told = new Set(close.map(({ stopId, nextStopId }) => `${stopId} ${nextStopId}`));
  return zoneOverlaps(plan)
    .filter(
      ({ first, second }) =>
        heard.has(first) && heard.has(second) && !told.has(`${first} ${second}`),
    )
    .map(({ first, second }) => ({ kind: 'overlap', stopId: first, nextStopId: second }));
}

const MISSED_KINDS = { green: null, amber: 'sometimesMissed', red: 'rarelyHeard' } as const;

function stopFindings(stop: StopReport, walks: number): readonly WalkFinding[] {
  const { stopId, passes, missed, early, falseStarts } = stop;
  const kind = MISSED_KINDS[stop.grade];
  return [
    ...(kind === null ? [] : [{ kind, stopId, passes, missed }]),
    ...(early > MOST_EARLY * passes
      ? [{ kind: 'startsEarly' as const, stopId, passes, early }]
      : []),
    ...(falseStarts > MOST_FALSE_STARTS * walks
      ? [{ kind: 'startsElsewhere' as const, stopId, walks, falseStarts }]
      : []),
  ];
}

function lengthFindings(plan: WalkPlan): readonly WalkFinding[] {
  return plan.stops
    .filter((stop) => startsByItself(stop) && stop.audioSeconds === null)
    .map(({ id }) => ({ kind: 'unknownLength', stopId: id }));
}

/** Nothing of a guide that is only read, nor of a place that its creator leaves to the list. */
function soundlessFindings(plan: WalkPlan): readonly WalkFinding[] {
  if (!plan.stops.some(startsByItself)) return [];
  return plan.stops
    .filter(({ hasAudio, start }) => !hasAudio && start !== 'never')
    .map(({ id }) => ({ kind: 'noAudio', stopId: id }));
}

function timeFindings(report: WalkReport): readonly WalkFinding[] {
  const timeline = report.timelines.find(({ pace }) => pace === USUAL_PACE);
  return [
    ...(timeline?.pileUps ?? []).map((pileUp) => ({ kind: 'pileUp' as const, ...pileUp })),
    ...(timeline?.silences ?? []).map((silence) => ({ kind: 'silence' as const, ...silence })),
  ];
}
