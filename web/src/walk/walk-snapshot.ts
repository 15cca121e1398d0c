import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import type { LocationPermission, WalkState } from '@laneway/domain/walk/engine/walk-state';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { LocationError } from '../core/location/user-position.ts';
import type { WakeLockState } from './wake-lock.ts';
import type { SavedTotals } from './walk-store.ts';

/** The tab that has the walk: this one, another one, or another that took over from this one; or the walk was left. */
export type WalkPresence = 'here' | 'elsewhere' | 'moved' | 'left';

/** The state of a walk as its screen shows it. */
export type WalkSnapshot = {
  readonly presence: WalkPresence;
  readonly guidance: Guidance;
  readonly view: WalkView;
  readonly totals: SavedTotals;
  /** The notice about something that has passed, until it is dismissed. */
  readonly notice: PersistentNotice | null;
  readonly wakeLock: WakeLockState;
  /** True if the hint that the phone may lock itself was dismissed. */
  readonly isScreenHintOver: boolean;
};

/**
 * How the visitor's position is followed: precisely, only approximately, not at all because the device refuses or
 * doesn't support it, or not at all by the visitor's choice.
 */
export type Guidance = 'followed' | 'approximate' | 'refused' | 'by list';

/** A less accurate position only determines the neighbourhood, not the street. */
export const APPROXIMATE_METRES = 500;

export const GUIDANCE: Readonly<Record<LocationPermission, Guidance>> = {
  unknown: 'followed',
  granted: 'followed',
  approximate: 'approximate',
  refused: 'refused',
  unavailable: 'refused',
};

/** The meaning of an error for the permission; null for a temporary one, such as in a tunnel. */
export const PERMISSIONS: Readonly<Record<LocationError, 'refused' | 'unavailable' | null>> = {
  refused: 'refused',
  unsupported: 'unavailable',
  unavailable: null,
  timeout: null,
};

/** A notice that stays on the screen. All others are shown only while they apply. */
type KeptNotice =
  | { readonly what: 'missed'; readonly stopIds: readonly number[] }
  | { readonly what: 'hidden' };

/** A notice about something that has passed. */
export type PersistentNotice =
  | KeptNotice
  /** A place without audio: a chime alone wouldn't say what there is to see. */
  | { readonly what: 'reached'; readonly stopId: number };

export function isPersistentNotice(notice: WalkNotice): notice is KeptNotice {
  return notice.what === 'missed' || notice.what === 'hidden';
}

/** True if the notice is about passing this place only. */
export function isPassedOnly(notice: PersistentNotice | null, stopId: number): boolean {
  return notice?.what === 'missed' && notice.stopIds.length === 1 && notice.stopIds[0] === stopId;
}

/** The notice that a place without audio was reached between two states; null if none was. */
export function reachedNotice(
  { stops }: WalkPlan,
  before: WalkState,
  after: WalkState,
): PersistentNotice | null {
  if (before.stops === after.stops) return null;
  const reached = stops.findLast(
    ({ hasAudio }, index) =>
      !hasAudio &&
      after.stops[index]?.phase === 'played' &&
      before.stops[index]?.phase !== 'played',
  );
  return reached === undefined ? null : { what: 'reached', stopId: reached.id };
}

/** A notice about passed places, without those that were played or skipped since; null if none is left. */
export function withoutAnswered(
  notice: PersistentNotice | null,
  { stops }: Pick<WalkState, 'stops'>,
): PersistentNotice | null {
  if (notice?.what !== 'missed') return notice;
  const isMissed = (stopId: number) =>
    stops.some(({ id, phase }) => id === stopId && phase === 'missed');
  const stopIds = notice.stopIds.filter(isMissed);
  if (stopIds.length === notice.stopIds.length) return notice;
  return stopIds.length === 0 ? null : { ...notice, stopIds };
}
