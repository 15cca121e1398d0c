import { SURROUNDINGS } from '@laneway/domain/walk/plan/walk-settings';
import { GRADES } from '@laneway/domain/walk/simulation/grade';
import type { WalkReport as Report } from '@laneway/domain/walk/simulation/report';
import {
  BLOCKS_SUBMISSION,
  MAX_FINDINGS,
  type WalkFindingKind,
} from '@laneway/domain/walk/simulation/submission-findings';
import { PACES } from '@laneway/domain/walk/simulation/timeline';
import { type Static, type TSchema, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply } from './objects.ts';
import { Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

const Figure = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

function perPlace<S extends TSchema>(item: S, each = 1) {
  return Type.Array(item, { maxItems: each * LIMITS.placesPerGuide });
}

const StopReport = reply('StopReport', {
  stopId: Id,
  grade: oneOf(GRADES),
  passes: Count,
  fired: Count,
  heard: Count,
  missed: Count,
  startMetres: nullable(reply('StartMetres', { p50: Figure, p95: Figure })),
  early: Count,
  latenessP95: nullable(Figure),
  queued: Count,
  dropped: Count,
  doubles: Count,
  wrongOrder: Count,
  falseStarts: Count,
});

/** The audio time compared with the walking time, at one pace. */
const PaceTimeline = reply('PaceTimeline', {
  pace: Type.Unsafe<(typeof PACES)[number]>({ type: 'number', enum: [...PACES] }),
  seconds: Count,
  bars: perPlace(reply('AudioBar', { stopId: Id, enters: Count, from: Count, to: Count })),
  silences: perPlace(reply('Silence', { afterStopId: nullable(Id), seconds: Count })),
  pileUps: perPlace(reply('PileUp', { stopId: Id, duringStopId: Id, seconds: Count })),
});

/**
 * The report as the simulator writes it, so that one screen shows reports of the browser and of the server. Stops are
 * places.
 */
export const WalkReport = Type.Unsafe<Report>(
  reply('WalkReport', {
    walks: Count,
    seed: Count,
    surroundings: oneOf(SURROUNDINGS),
    stops: perPlace(StopReport),
    totals: reply('WalkTotals', {
      complete: Count,
      passes: Count,
      fired: Count,
      heard: Count,
      missed: Count,
      doubles: Count,
      wrongOrder: Count,
      falseStarts: Count,
      twoAtOnce: Count,
    }),
    timelines: Type.Array(PaceTimeline, { maxItems: PACES.length }),
  }),
);

const FINDING_KINDS = Object.keys(BLOCKS_SUBMISSION) as WalkFindingKind[];

/** A problem with a walk, and what to do about it. */
export const WalkFinding = reply('WalkFinding', {
  kind: oneOf(FINDING_KINDS),
  /** The guide can't be submitted like this. */
  stands_against_submitting: Type.Boolean(),
  what: text(1_000),
  advice: text(500),
  /** The places that it is about. */
  pp_ids: Type.Array(Id, { maxItems: 4 }),
});
export type WalkFinding = Static<typeof WalkFinding>;

/**
 * - off: its creator disabled walking;
 * - silent: no place starts automatically;
 * - none: this content wasn't simulated yet, and no job is queued;
 * - waiting: a job is queued;
 * - failed: it can't be simulated.
 */
export const WALK_REPORT_STATES = ['off', 'silent', 'none', 'waiting', 'ready', 'failed'] as const;
export type WalkReportState = (typeof WALK_REPORT_STATES)[number];

/** The result of simulated walks of a pending guide as it is now. */
export const GuideWalkReport = reply('GuideWalkReport', {
  state: oneOf(WALK_REPORT_STATES),
  created_at: nullable(Timestamp),
  /** While there is no report, the findings that don't need one. */
  findings: Type.Array(WalkFinding, { maxItems: MAX_FINDINGS }),
  report: nullable(WalkReport),
});
export type GuideWalkReport = Static<typeof GuideWalkReport>;
