import { formatDistance } from '@laneway/domain/geo/distance';
import { formatDate } from '@laneway/domain/text/dates';
import { formatMinutes } from '@laneway/domain/text/durations';
import type { WalkTotals } from '@laneway/domain/walk/engine/walk-totals';
import { roundedMetres } from '../walk-texts.ts';
import type { PastWalk } from './past-walks.ts';

/** At least a minute. */
export function walkedTimeText({ seconds }: Pick<WalkTotals, 'seconds'>): string {
  return formatMinutes(Math.max(1, Math.round(seconds / 60)));
}

/** Null for a walk without a position. */
export function walkedDistanceText({ metres }: Pick<WalkTotals, 'metres'>): string | null {
  return metres === null ? null : formatDistance(roundedMetres(metres));
}

function visitedCountText({ visited, count }: Pick<PastWalk, 'visited' | 'count'>): string {
  return `${visited} of ${count} ${count === 1 ? 'place' : 'places'}`;
}

/** The day on which the walk started. */
export function walkDateText({ startedAt }: Pick<PastWalk, 'startedAt'>): string {
  return formatDate(new Date(startedAt).toISOString()) ?? '';
}

/** Example: '18 Nov 2026 · 7 of 7 places · 1 h 12 min · 2.3 km'. */
export function pastWalkText(walk: PastWalk): string {
  return [
    walkDateText(walk),
    visitedCountText(walk),
    walkedTimeText(walk),
    walkedDistanceText(walk),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
