import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import type { WalkState } from '@laneway/domain/walk/engine/walk-state';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';

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
