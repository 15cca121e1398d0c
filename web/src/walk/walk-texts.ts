import { compassWord } from '@laneway/domain/geo/directions';
import { formatDistance } from '@laneway/domain/geo/distance';
import { capitalised } from '@laneway/domain/text/capitalised';
import type {
  NextStopView,
  PathView,
  StopView,
  WalkView,
} from '@laneway/domain/walk/engine/walk-view';
import type { Place } from '../guide/places/place-facts.ts';
import { placeOfStop } from './walk-guide.ts';
import type { Dismissal } from './walk-session.ts';
import type { PersistentNotice, WalkSnapshot } from './walk-snapshot.ts';

/** Rounded to tens: positions aren't more accurate, and the last digit would change constantly. */
export function roundedMetres(metres: number): number {
  return Math.round(metres / 10) * 10;
}

function roundedToTens(metres: number): number {
  return metres < 100 ? Math.round(metres / 5) * 5 : roundedMetres(metres);
}

/** True if the next place is too near for directions. */
export function isAtNextPlace({ metres }: Pick<NextStopView, 'metres'>): boolean {
  return roundedToTens(metres) < 10;
}

/** The distance to the next place in rounded metres. */
export function nextDistanceText({ metres }: Pick<NextStopView, 'metres'>): string {
  return isAtNextPlace({ metres }) ? 'You’re there' : formatDistance(roundedToTens(metres));
}

/** The text for someone away from the path. */
export function pathText({ metres, bearing }: PathView): string {
  return `The path is ${formatDistance(roundedMetres(metres))} to the ${compassWord(bearing)}`;
}

/** The text of a notice, and what its button dismisses; `dismissal` is null for a notice that still applies. */
export type NoticeLine = { readonly text: string; readonly dismissal: Dismissal | null };

const lasting = (text: string): NoticeLine => ({ text, dismissal: null });

/** The most important notice for the walker, in one line; null if there is none. */
export function currentNotice(snapshot: WalkSnapshot, places: readonly Place[]): NoticeLine | null {
  const { view, notice, guidance } = snapshot;
  if (view.unheardStopId !== null) return lasting(unheardText(view.unheardStopId, places));
  if (view.isAtEnd) return lasting(leftText(view, places));
  if (guidance === 'refused') return lasting(WALK_LINES.refused);
  if (guidance === 'approximate') return lasting(WALK_LINES.approximate);
  if (view.signal === 'lost') return lasting(WALK_LINES.lost);
  if (view.offRouteMetres !== null) return lasting(offRouteText(view.offRouteMetres, view.path));
  if (notice !== null) return { text: noticeText(notice, places), dismissal: 'notice' };
  if (guidance === 'followed' && view.signal === 'waiting') return lasting(WALK_LINES.waiting);
  if (view.signal === 'jumped') return lasting(WALK_LINES.jumped);
  if (view.signal === 'weak') return lasting(WALK_LINES.weak);
  return isScreenHintDue(snapshot) ? { text: WALK_LINES.screen, dismissal: 'screen' } : null;
}

/** The same for a dark screen, without controls. */
export function pocketLine(snapshot: WalkSnapshot, places: readonly Place[]): string | null {
  const line = currentNotice(snapshot, places);
  return line === null || line.dismissal === 'screen' ? null : line.text;
}

function noticeText(notice: PersistentNotice, places: readonly Place[]): string {
  switch (notice.what) {
    case 'missed':
      return passedText(notice.stopIds, places);
    case 'reached':
      return reachedText(notice.stopId, places);
    case 'hidden':
      return WALK_LINES.hidden;
  }
}

export const WALK_LINES = {
  refused: 'Location is off. Turn it on, or start each place yourself.',
  approximate:
    'We only know your neighbourhood. Turn on precise location, or start places yourself.',
  lost: 'We’ve lost your position. Start each place yourself until it’s back.',
  hidden: 'We can’t follow you while the screen is locked or another app is open.',
  waiting: 'Finding you...',
  jumped: 'Your position jumped. Checking where you are...',
  weak: 'Weak signal. Your position may be off.',
  screen: 'Your phone may lock itself. Touch it now and then.',
} as const;

/**
 * Includes the direction of the path, because the arrow of the next place points elsewhere, and a dark screen has none.
 */
function offRouteText(metres: number, path: PathView | null): string {
  const where = path === null ? '' : ` The path is to the ${compassWord(path.bearing)}.`;
  return `You’re ${formatDistance(roundedMetres(path?.metres ?? metres))} off the route.${where}`;
}

/** Example: '5 places left: go on with place 1, or end here.' */
export function leftText(
  { leftStopIds }: Pick<WalkView, 'leftStopIds'>,
  places: readonly Place[],
): string {
  const count = leftStopIds.length;
  const next = placeOfStop(places, leftStopIds[0] ?? null);
  const left = count === 1 ? '1 place left' : `${count} places left`;
  return `${left}: go on with place ${next?.number}, or end here.`;
}

export function passedText(stopIds: readonly number[], places: readonly Place[]): string {
  const [first] = stopIds;
  const place = stopIds.length === 1 ? placeOfStop(places, first ?? null) : null;
  return place === null
    ? `You passed ${stopIds.length} places.`
    : `You passed ${place.place.p_title}.`;
}

export function unheardText(stopId: number, places: readonly Place[]): string {
  const title = placeOfStop(places, stopId)?.place.p_title ?? 'a place';
  return `You’re at ${title}, which you haven’t heard. Play it now?`;
}

/** For a place without audio, in words that stay true when the visitor walks on. */
function reachedText(stopId: number, places: readonly Place[]): string {
  const title = placeOfStop(places, stopId)?.place.p_title ?? 'a place';
  return `You reached ${title}. There’s no audio here.`;
}

/** The status for screen readers when nothing plays: the next place. Empty while a place plays. */
export function statusText(
  { playingStopId, nextStopId }: Pick<WalkView, 'playingStopId' | 'nextStopId'>,
  places: readonly Place[],
): string {
  const next = playingStopId === null ? placeOfStop(places, nextStopId) : null;
  return next === null ? '' : `Next: place ${next.number}, ${next.place.p_title}`;
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

/** The list's text about a place; empty for one that is ahead, unless its distance is known. */
export function stopText(
  { phase, isNext, metres, isAlongPath, hasAudio }: StopView,
  isPaused = false,
): string {
  if (phase === 'playing' && isPaused) return 'Paused';
  if (phase === 'played' && !hasAudio) return 'Visited';
  const parts =
    phase === 'ahead'
      ? [isNext ? 'Next' : null, metres === null ? null : distanceText({ metres, isAlongPath })]
      : [PHASE_TEXTS[phase]];
  return sentenceOf([...parts, hasAudio ? null : 'no audio']);
}

function distanceText({ metres, isAlongPath }: Pick<NextStopView, 'metres' | 'isAlongPath'>) {
  const text = nextDistanceText({ metres });
  return isAlongPath && !isAtNextPlace({ metres }) ? `${text} along the path` : text;
}

function sentenceOf(parts: readonly (string | null)[]): string {
  return capitalised(parts.filter((part) => part !== null).join(', '));
}

/** The verb for the places of a walk: some have no audio, and some were left before it ended. */
export function walkVerb({ stops }: Pick<WalkView, 'stops'>): 'heard' | 'visited' {
  const countsAsHeard = ({ phase, isVisited, hasAudio }: StopView) =>
    hasAudio && (!isVisited || phase === 'played');
  return stops.every(countsAsHeard) ? 'heard' : 'visited';
}

/** The number of visited places at the end of a walk: those whose audio started, or that were reached. */
export function visitedText(view: Pick<WalkView, 'stops'>): string {
  const done = view.stops.filter(({ isVisited }) => isVisited).length;
  const count = view.stops.length;
  const verb = walkVerb(view);
  if (done === count)
    return count === 1 ? `You ${verb} the place.` : `You ${verb} all ${count} places.`;
  return `You ${verb} ${done} of ${count} places.`;
}
