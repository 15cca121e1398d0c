import type { WalkCommand, WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import { type PreparedPlan, preparePlan } from '@laneway/domain/walk/plan/prepared-plan';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Lead } from '@laneway/domain/walk/simulation/lead';
import { routeOf } from '@laneway/domain/walk/simulation/route';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';
import { metresOutside } from '@laneway/domain/walk/zones/zone-distance';
import { lockedSpans, outages, type TimeSpan } from '../trace-spells.ts';

/** A notice that the walker sees; a locked phone has its own line. */
export type WalkerNotice = Exclude<WalkNotice, { readonly what: 'hidden' }>;

/** An event of a simulated walk, with its second. */
export type LogLine = { readonly at: number } & LogFact;

export type LogFact =
  /** Metres outside the drawn edge of its zone, negative inside; null if unknown. */
  | { readonly what: 'starts'; readonly stopId: number; readonly outside: number | null }
  | { readonly what: 'ends'; readonly stopId: number }
  | { readonly what: 'waits'; readonly stopId: number; readonly duringStopId: number | null }
  /** The place was reached, but has no audio. */
  | { readonly what: 'soundless'; readonly stopId: number }
  /** A walker who starts at another place misses those before it. */
  | { readonly what: 'joins'; readonly stopId: number; readonly skipped: readonly number[] }
  | { readonly what: 'locked'; readonly seconds: number }
  | { readonly what: 'unlocked' }
  /** `isNotified` means that the phone has shown it, after a long time without a position. */
  | { readonly what: 'noPosition'; readonly seconds: number; readonly isNotified: boolean }
  | { readonly what: 'notice'; readonly notice: WalkerNotice }
  | { readonly what: 'led' };

/** The important events of a walk, in order. */
export function logLines(plan: WalkPlan, trace: WalkTrace, lead: Lead | null): readonly LogLine[] {
  const prepared = preparePlan(plan);
  const commands = trace.commands.flatMap(({ at, command }) =>
    commandLines(prepared, trace, at, command),
  );
  const gaps = outages(trace).map((span) => ({ span, told: noticesOf(span, commands) }));
  const noticesOfGaps = new Set(gaps.flatMap(({ told }) => told));
  const lines: readonly LogLine[] = [
    ...commands.filter((line) => !noticesOfGaps.has(line)),
    ...joinLines(plan, trace),
    ...endLines(trace),
    ...lockedSpans(trace).flatMap(lockLines),
    ...gaps.map(({ span, told }) => outageLine(span, told.length > 0)),
    ...(lead === null ? [] : [{ at: lead.from, what: 'led' } as const]),
  ];
  // A stable sort: events of the same second stay in order, except that ends come before starts.
  return lines.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
}

/** The last line so far; -1 before the first. */
export function lineAt(lines: readonly LogLine[], at: number): number {
  return lines.findLastIndex((line) => line.at <= at);
}

function rank({ what }: LogFact): number {
  return what === 'ends' ? 0 : 1;
}

function commandLines(
  prepared: PreparedPlan,
  trace: WalkTrace,
  at: number,
  command: WalkCommand,
): readonly LogLine[] {
  switch (command.type) {
    case 'play': {
      const { stopId } = command;
      return [{ at, what: 'starts', stopId, outside: outsideAt(prepared, trace, at, stopId) }];
    }
    case 'queue': {
      // A place without audio has its own line, and no waiting time.
      if (!hasAudio(prepared, command.stopId)) return [];
      const during = trace.sounding.find(({ from, to }) => from <= at && at < to);
      const duringStopId = during?.stopId ?? null;
      return [{ at, what: 'waits', stopId: command.stopId, duringStopId }];
    }
    case 'tell': {
      const { notice } = command;
      // The time with a locked phone has a line at its start.
      return notice.what === 'hidden' ? [] : [{ at, what: 'notice', notice }];
    }
    case 'chime': {
      const { stopId } = command;
      return stopId === undefined ? [] : [{ at, what: 'soundless', stopId }];
    }
    // The end of silenced audio has its own line; other commands are internal.
    case 'silence':
    case 'prefetch':
      return [];
  }
}

/** From the walker's true position, because the phone's may be wrong. */
function outsideAt(
  prepared: PreparedPlan,
  trace: WalkTrace,
  at: number,
  stopId: number,
): number | null {
  const stop = prepared.stops[prepared.indexes.get(stopId) ?? -1];
  const second = trace.seconds[at];
  if (stop === undefined || second === undefined) return null;
  const { point, along } = second;
  const progress = along === null ? null : { along, beside: 0 };
  const metres = metresOutside(stop.zone, prepared.frame.toSpot(point), progress, Infinity);
  return Number.isFinite(metres) ? metres : null;
}

/** The places skipped by someone who starts after them. */
function joinLines(plan: WalkPlan, { behaviour, seconds }: WalkTrace): readonly LogLine[] {
  const start = seconds[0]?.along ?? null;
  if (behaviour !== 'otherStart' || plan.loop || start === null) return [];
  const reached = (routeOf(plan)?.passages ?? []).filter(({ at }) => !Number.isNaN(at));
  const first = reached.toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start))[0];
  const skipped = reached.filter(({ at, leave }) => at < start && leave < start);
  if (first === undefined || skipped.length === 0) return [];
  const skippedIds = skipped.map(({ stop }) => stop.id);
  return [{ at: 0, what: 'joins', stopId: first.stop.id, skipped: skippedIds }];
}

function hasAudio({ plan }: PreparedPlan, stopId: number): boolean {
  return plan.stops.some((stop) => stop.id === stopId && stop.hasAudio);
}

function endLines({ seconds, sounding }: WalkTrace): readonly LogLine[] {
  return sounding.flatMap(({ stopId, to }) =>
    to < seconds.length ? [{ at: to, what: 'ends', stopId } as const] : [],
  );
}

function lockLines({ from, to, isLast }: TimeSpan): readonly LogLine[] {
  const locked = { at: from, what: 'locked', seconds: to - from } as const;
  return isLast ? [locked] : [locked, { at: to, what: 'unlocked' }];
}

function outageLine({ from, to }: TimeSpan, isNotified: boolean): LogLine {
  return { at: from, what: 'noPosition', seconds: to - from, isNotified };
}

/** The notices about a time without a position: that it is lost, and that it is back. */
function noticesOf({ from, to }: TimeSpan, lines: readonly LogLine[]): readonly LogLine[] {
  const isOf = (line: LogLine, what: string) => line.what === 'notice' && line.notice.what === what;
  const lost = lines.find((line) => isOf(line, 'lost') && line.at >= from && line.at <= to);
  if (lost === undefined) return [];
  const found = lines.find((line) => isOf(line, 'found') && line.at >= lost.at);
  return found === undefined ? [lost] : [lost, found];
}
