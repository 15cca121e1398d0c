import type { ReplyOf } from '@laneway/contract/call-types';
import { cardDistance, distanceMetres, formatDistance } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { formatMinutes } from '@laneway/domain/text/durations';
import { formatSize } from '@laneway/domain/text/sizes';

export type Guide = ReplyOf<'getGuide'>;

/** Guides saved by earlier versions have places without a length. */
type PlaceAudio = Pick<ReplyOf<'listPlaces'>['places'][number], 'p_audio'> & {
  readonly p_audio_seconds?: number | null;
};

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

/** '12 min of audio'; null for a guide without any, or in a list, where it isn't known. */
export function audioText({ g_preview }: Guide): string | null {
  const minutes = Math.round((g_preview?.audio_seconds ?? 0) / 60);
  return minutes === 0 ? null : `${formatMinutes(minutes)} of audio`;
}

/** 'Audio, 2 min', or 'Audio' while its length isn't known; null for a place without audio. */
export function placeAudioText({ p_audio, p_audio_seconds }: PlaceAudio): string | null {
  if (p_audio === null) return null;
  const minutes = Math.round((p_audio_seconds ?? 0) / 60);
  return minutes === 0 ? 'Audio' : `Audio, ${formatMinutes(minutes)}`;
}

/** Longer routes may be by tram or bike as well as on foot. */
const LONGEST_WALK_METRES = 8_000;

/** '3.4 km walk, climbs 45 m', or '11.4 km route' where few would walk that far; null for a guide without either. In lists, only the climb is known. */
export function routeText({ g_preview, g_climb_metres }: Guide): string | null {
  const metres = g_preview?.route_metres ?? null;
  const kind = (metres ?? 0) > LONGEST_WALK_METRES ? 'route' : 'walk';
  const route = metres === null ? null : `${formatDistance(metres)} ${kind}`;
  const parts = [route, climbText(g_climb_metres)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** 'climbs 45 m', or 'flat'; null if its creator hasn't said. */
function climbText(metres: number | null): string | null {
  if (metres === null) return null;
  return metres === 0 ? 'flat' : `climbs ${metres.toLocaleString('en-AU')}\u00a0m`;
}

/** '12.40 MB offline'; null for a guide without media, whose size says nothing. */
export function offlineSizeText(guide: Guide): string | null {
  return guide.g_size_bytes === 0 ? null : `${formatSize(guide.g_size_bytes)} offline`;
}

/** The distance to the visitor; null if either location is unknown, or too far away to say. */
export function distanceText(location: string, visitor: Point | null): string | null {
  const point = parseLocation(location);
  return point === null || visitor === null ? null : cardDistance(distanceMetres(visitor, point));
}
