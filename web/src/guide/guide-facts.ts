import type { ReplyOf } from '@laneway/contract/call-types';
import { cardDistance, distanceMetres } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { formatMinutes } from '@laneway/domain/text/durations';

export type Guide = ReplyOf<'getGuide'>;

/** True if a guide can be a gift. Free guides need no gift, and withdrawn ones aren't sold. */
export function isGiftable(guide: Guide): boolean {
  return guide.g_active && !guide.g_is_public && guide.g_price > 0;
}

export function placeCountText(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

/** 'about 1 h 15 min': it's the creator's estimate; null for a guide without a duration. */
export function durationText(minutes: number | null): string | null {
  return minutes === null ? null : `about ${formatMinutes(minutes)}`;
}

/** The first line of a card: places, minutes and whether there is audio. */
export function cardFacts({ g_place_count, g_duration_minutes, g_has_audio }: Guide) {
  return [
    placeCountText(g_place_count),
    g_duration_minutes === null ? null : formatMinutes(g_duration_minutes),
    g_has_audio ? 'Audio' : null,
  ];
}

/** The distance to the visitor; null if either location is unknown, or too far away to say. */
export function distanceText(location: string, visitor: Point | null): string | null {
  const point = parseLocation(location);
  return point === null || visitor === null ? null : cardDistance(distanceMetres(visitor, point));
}
