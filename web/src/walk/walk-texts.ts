import { formatDistance } from '@laneway/domain/geo/distance';
import type { NextStopView, StopView, WalkView } from '@laneway/domain/walk/walk-view';
import type { Place } from '../places/place-facts.ts';
import type { WakeLockState } from './wake-lock.ts';
import { placeOfStop } from './walk-guide.ts';
import type { KeptNotice, WalkSnapshot } from './walk-session.ts';

/** To ten: what is known of a position is no better, and the last digit would never stand still. */
export function roundedMetres(metres: number): number {
  return Math.round(metres / 10) * 10;
}

/** How far it is to the next place: metres are rounded, as nobody walks by single ones. */
export function nextDistanceText({ metres }: Pick<NextStopView, 'metres'>): string {
  const rounded = metres < 100 ? Math.round(metres / 5) * 5 : roundedMetres(metres);
  return rounded < 10 ? 'You’re there' : formatDistance(rounded);
}

/** What the walker has to know now, in one line; null if all is well. What is worst comes first. */
export function walkLine(
  { view, notice, wakeLock, guidance }: Omit<WalkSnapshot, 'presence'>,
  places: readonly Place[],
): string | null {
  if (guidance === 'refused') return WALK_LINES.refused;
  if (guidance === 'approximate') return WALK_LINES.approximate;
  if (view.signal === 'lost') return WALK_LINES.lost;
  if (view.offRouteMetres !== null) return offRouteText(view.offRouteMetres);
  if (notice !== null) return noticeText(notice, places);
  if (guidance === 'followed' && view.signal === 'waiting') return WALK_LINES.waiting;
  if (view.signal === 'weak') return WALK_LINES.weak;
  return guidance === 'followed' ? screenLine(wakeLock) : null;
}

/** What has passed can be dismissed; what is still so can't. */
export function isDismissable(
  line: string,
  { notice }: Pick<WalkSnapshot, 'notice'>,
  places: readonly Place[],
): boolean {
  return notice !== null && line === noticeText(notice, places);
}

function noticeText(notice: KeptNotice, places: readonly Place[]): string {
  return notice.what === 'missed' ? passedText(notice.stopIds, places) : WALK_LINES.hidden;
}

export const WALK_LINES = {
  refused: 'Location is off, so places don’t start by themselves. Use the list.',
  approximate: 'We only know your neighbourhood. Turn on precise location, or use the list.',
  lost: 'We’ve lost your position. Use the list until it’s back.',
  hidden: 'We can’t follow you while the screen is locked or another app is open.',
  waiting: 'Finding you...',
  weak: 'Weak signal. Your position may be off.',
  screen: 'Your phone may lock itself. Touch it now and then.',
} as const;

function offRouteText(metres: number): string {
  return `You’re ${formatDistance(roundedMetres(metres))} off the route. The arrow points to the next place.`;
}

export function passedText(stopIds: readonly number[], places: readonly Place[]): string {
  const [first] = stopIds;
  const place = stopIds.length === 1 ? placeOfStop(places, first ?? null) : null;
  return place === null
    ? `You passed ${stopIds.length} places.`
    : `You passed ${place.place.p_title}.`;
}

function screenLine(wakeLock: WakeLockState): string | null {
  return wakeLock === 'refused' || wakeLock === 'unsupported' ? WALK_LINES.screen : null;
}

const PHASE_TEXTS: Readonly<Record<Exclude<StopView['phase'], 'ahead'>, string>> = {
  near: 'You’re here',
  playing: 'Playing',
  played: 'Heard',
  missed: 'Passed',
  skipped: 'Skipped',
};

/** What the list says of a place; empty for one that is ahead, unless its distance is known. */
export function stopText({ phase, isNext, metres }: StopView): string {
  if (phase !== 'ahead') return PHASE_TEXTS[phase];
  const distance = metres === null ? null : formatDistance(roundedMetres(metres));
  return [isNext ? 'Next' : null, distance].filter((part) => part !== null).join(', ');
}

export function heardText(view: WalkView): string {
  const heard = view.stops.filter(({ phase }) => phase === 'played').length;
  const count = view.stops.length;
  if (heard === count)
    return count === 1 ? 'You heard the place.' : `You heard all ${count} places.`;
  return `You heard ${heard} of ${count} places.`;
}
