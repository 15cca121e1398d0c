import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { firstReversal, orderAlongPath, stopsOutOfTurn } from '../plan/order-along-path.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { zoneOverlaps } from '../zones/zone-overlaps.ts';
import type { StopReport, WalkReport } from './report.ts';
import { neighboursOf, startsByItself } from './spacing.ts';
import type { Pace } from './timeline.ts';
import { MAX_EARLY } from './zone-sizes.ts';

/** A finding of simulated walks; the numbers are those of the report. */
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
      readonly kind: 'againstPath';
      /** Two consecutive stops that the path passes the other way round. */
      readonly stopId: number;
      readonly nextStopId: number;
      /** All stops in the order of the path. */
      readonly order: readonly number[];
      /** True if the walk is therefore free. */
      readonly isFree: boolean;
      /** True if people would miss a stop because of it. */
      readonly isBlocking: boolean;
    }
  | { readonly kind: 'overlap'; readonly stopId: number; readonly nextStopId: number }
  | {
      readonly kind: 'openLoop';
      /** The last place and the first, which follows it in a loop. */
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
 * True for findings that block submitting: those that would leave walkers in silence or in the wrong place. The
 * others are for the creator and the reviewer to judge, because they depend on a model of walkers and phones. Whether a
 * finding blocks is answered by {@link isBlocking}.
 */
export const BLOCKS_SUBMISSION: Readonly<Record<WalkFindingKind, boolean>> = {
  // This is always the creator's choice: a guide without a path and without settings is walked in any order.
  orderWithoutPath: true,
  // Positions aren't accurate enough to tell them apart.
  tooClose: true,
  rarelyHeard: true,
  sometimesMissed: false,
  startsEarly: false,
  startsElsewhere: false,
  farFromPath: false,
  // Unless people would miss a place because of it.
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

const MIN_SPACING_METRES = 30;
/** In a loop, the last place is a few minutes on foot from the first. */
const MAX_LOOP_GAP_METRES = 200;
/** A path drawn back to its start has corners; otherwise a straight line closes it. */
const MAX_DRAWN_LEG_METRES = 100;
const MAX_FALSE_STARTS = 0.02;
/** The pace of most people; the other timelines are for the editor. */
const USUAL_PACE: Pace = 1.2;

/** There can be thousands of overlapping pairs, and nobody reads more than the first of them. */
export const MAX_FINDINGS = 500;

/**
 * The findings about a guide's walk, at most {@link MAX_FINDINGS}: an order against the path, then those that block
 * submitting, then the others. None for a guide that isn't walked.
 */
export function submissionFindings(plan: WalkPlan, report: WalkReport): readonly WalkFinding[] {
  if (plan.mode === 'off') return [];
  const close = tooClose(plan);
  const ofStops = report.stops.flatMap((stop) => stopFindings(stop, report.walks));
  const order = orderFinding(plan, ofStops);
  const findings = [
    ...pathFindings(plan),
    ...loopFindings(plan),
    ...close,
    ...ofStops.filter((finding) => !order?.explains(finding)),
    ...overlapFindings(plan, close),
    ...lengthFindings(plan),
    ...soundlessFindings(plan),
    ...timeFindings(report),
  ];
  const blocking = findings.filter(isBlocking);
  const advice = findings.filter((finding) => !isBlocking(finding));
  return [...(order === null ? [] : [order.finding]), ...blocking, ...advice].slice(
    0,
    MAX_FINDINGS,
  );
}

export function isBlocking(finding: WalkFinding): boolean {
  return finding.kind === 'againstPath' ? finding.isBlocking : BLOCKS_SUBMISSION[finding.kind];
}

export function blocksSubmission(findings: readonly WalkFinding[]): boolean {
  return findings.some(isBlocking);
}

/** The stops of a finding, the one to look at first. */
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
  return heard
    .filter(({ along }) => along === null)
    .map(({ id }) => ({ kind: 'farFromPath', stopId: id }));
}

/** The findings that an order against the path causes: stops start late, for the wrong people, or not at all. */
const CAUSED_BY_ORDER: readonly WalkFindingKind[] = [
  'rarelyHeard',
  'sometimesMissed',
  'startsElsewhere',
];

/**
 * The finding that the places aren't in the order of the path, and which of the findings on stops it explains: those
 * would lead creators to change zones that are fine. Null if the order is right, or was never meant to matter.
 */
function orderFinding(plan: WalkPlan, ofStops: readonly WalkFinding[]) {
  const isFree = plan.isFreeByDefault === true;
  if (plan.mode !== 'ordered' && !isFree) return null;
  const heard = { ...plan, stops: plan.stops.filter(startsByItself) };
  const order = orderAlongPath(plan);
  const reversal = firstReversal(heard);
  if (order === null || reversal === null) return null;
  const outOfTurn = stopsOutOfTurn(heard);
  const explains = (finding: WalkFinding): boolean =>
    !isFree &&
    CAUSED_BY_ORDER.includes(finding.kind) &&
    stopsOf(finding).some((stopId) => outOfTurn.has(stopId));
  const [stopId, nextStopId] = reversal;
  const isCause = ofStops.some((finding) => isBlocking(finding) && explains(finding));
  const finding: WalkFinding = {
    ...{ kind: 'againstPath', stopId, nextStopId, order },
    ...{ isFree, isBlocking: isCause },
  };
  return { finding, explains };
}

/** A loop whose ends are far apart, and whose path doesn't connect them. */
function loopFindings({ loop, path, stops }: WalkPlan): readonly WalkFinding[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!loop || first === undefined || last === undefined) return [];
  const metres = Math.round(distanceMetres(last.marker, first.marker));
  const isDrawn = path !== null && closingLegMetres(path) <= MAX_DRAWN_LEG_METRES;
  if (metres <= MAX_LOOP_GAP_METRES || isDrawn) return [];
  return [{ kind: 'openLoop', stopId: last.id, nextStopId: first.id, metres }];
}

/** The longer of the legs at either end: in a reversed plan the closing one comes first. */
function closingLegMetres(path: readonly Point[]): number {
  const legs = [path.slice(0, 2), path.slice(-2)];
  return Math.max(...legs.map(([from, to]) => (from && to ? distanceMetres(from, to) : 0)));
}

type TooClose = Extract<WalkFinding, { readonly kind: 'tooClose' }>;

function tooClose(plan: WalkPlan): readonly TooClose[] {
  return neighboursOf(plan)
    .filter(({ metres }) => metres < MIN_SPACING_METRES)
    .map(({ stop, next, metres }) => ({
      kind: 'tooClose',
      stopId: stop.id,
      nextStopId: next.id,
      metres: Math.round(metres),
    }));
}

/**
 * Overlaps of places that are too close are already covered by that finding, and places without audio don't interfere.
 */
function overlapFindings(plan: WalkPlan, close: readonly TooClose[]): readonly WalkFinding[] {
  const withAudio = new Set(plan.stops.filter(({ hasAudio }) => hasAudio).map(({ id }) => id));
  const reported = new Set(close.map(({ stopId, nextStopId }) => `${stopId} ${nextStopId}`));
  return zoneOverlaps(plan)
    .filter(
      ({ first, second }) =>
        withAudio.has(first) && withAudio.has(second) && !reported.has(`${first} ${second}`),
    )
    .map(({ first, second }) => ({ kind: 'overlap', stopId: first, nextStopId: second }));
}

const MISSED_KINDS = { green: null, amber: 'sometimesMissed', red: 'rarelyHeard' } as const;

function stopFindings(stop: StopReport, walks: number): readonly WalkFinding[] {
  const { stopId, passes, missed, early, falseStarts } = stop;
  const kind = MISSED_KINDS[stop.grade];
  return [
    ...(kind === null ? [] : [{ kind, stopId, passes, missed }]),
    ...(early > MAX_EARLY * passes
      ? [{ kind: 'startsEarly' as const, stopId, passes, early }]
      : []),
    ...(falseStarts > MAX_FALSE_STARTS * walks
      ? [{ kind: 'startsElsewhere' as const, stopId, walks, falseStarts }]
      : []),
  ];
}

function lengthFindings(plan: WalkPlan): readonly WalkFinding[] {
  return plan.stops
    .filter((stop) => startsByItself(stop) && stop.audioSeconds === null)
    .map(({ id }) => ({ kind: 'unknownLength', stopId: id }));
}

/** None for a guide that is only read, nor for a place that never starts automatically. */
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
