import { formatDistance } from '@laneway/domain/geo/distance';
import type { NextStopView, StopView, WalkView } from '@laneway/domain/walk/walk-view';
import type { Place } from '../places/place-facts.ts';
import { placeOfStop } from './walk-guide.ts';
import type { Dismissal, KeptNotice, WalkSnapshot } from './walk-session.ts';

/** To ten: what is known of a position is no better, and the last digit would never stand still. */
export function roundedMetres(metres: number): number {
  return Math.round(metres / 10) * 10;
}

/** How far it is to the next place: metres are rounded, as nobody walks by single ones. */
export function nextDistanceText({ metres }: Pick<NextStopView, 'metres'>): string {
  const rounded = metres < 100 ? Math.round(metres / 5) * 5 : roundedMetres(metres);
  return rounded < 10 ? 'You’re there' : formatDistance(rounded);
}

/** What the walker is told; null for the dismissal of what is still so. */
export type WalkLine = { readonly text: string; readonly dismissal: Dismissal | null };

const lasting = (text: string): WalkLine => ({ text, dismissal: null });

/** What the walker has to know now, in one line; null if all is well. What is worst comes first. */
export function walkLine(snapshot: WalkSnapshot, places: readonly Place[]): WalkLine | null {
  const { view, notice, guidance } = snapshot;
  if (guidance === 'refused') return lasting(WALK_LINES.refused);
  if (guidance === 'approximate') return lasting(WALK_LINES.approximate);
  if (view.signal === 'lost') return lasting(WALK_LINES.lost);
  if (view.offRouteMetres !== null) return lasting(offRouteText(view.offRouteMetres));
  if (notice !== null) return { text: noticeText(notice, places), dismissal: 'notice' };
  if (guidance === 'followed' && view.signal === 'waiting') return lasting(WALK_LINES.waiting);
  if (view.signal === 'jumped') return lasting(WALK_LINES.jumped);
  if (view.signal === 'weak') return lasting(WALK_LINES.weak);
  return isScreenHintDue(snapshot) ? { text: WALK_LINES.screen, dismissal: 'screen' } : null;
}

/** The same for a dark screen, which nobody has to touch. */
export function pocketLine(snapshot: WalkSnapshot, places: readonly Place[]): string | null {
  const line = walkLine(snapshot, places);
  return line === null || line.dismissal === 'screen' ? null : line.text;
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
  jumped: 'Your position jumped. Checking where you are...',
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

function isScreenHintDue({ guidance, wakeLock, isScreenHintOver }: WalkSnapshot): boolean {
  const mayLock = wakeLock === 'refused' || wakeLock === 'unsupported';
  return guidance === 'followed' && mayLock && !isScreenHintOver;
}

const PHASE_TEXTS: Readonly<Record<Exclude<StopView['phase'], 'ahead'>, string>> = {
  near: 'You’re here',
  playing: 'Playing',
  played: 'Heard',
  missed: 'Passed',
  skipped: 'Skipped',
};

/** What the list says of a place; empty for one that is ahead, unless its distance is known. */
export function stopText({ phase, isNext, metres }: StopView, hasAudio: boolean): string {
  const parts =
    phase === 'ahead'
      ? [isNext ? 'Next' : null, metres === null ? null : nextDistanceText({ metres })]
      : [PHASE_TEXTS[phase]];
  return [...parts, hasAudio ? null : 'No audio'].filter((part) => part !== null).join(', ');
}

export function heardText(view: WalkView): string {
  const heard = view.stops.filter(({ phase }) => phase === 'played').length;
  const count = view.stops.length;
  if (heard === count)
    return count === 1 ? 'You heard the place.' : `You heard all ${count} places.`;
  return `You heard ${heard} of ${count} places.`;
}
