import { contentTexts } from '../content-texts.ts';
import { fail, ok, type Result } from '../result.ts';
import { formatMinutes } from '../text/durations.ts';
import { IOS_MAPS_FALLBACK_MS } from '../timing.ts';
import { printCoordinates } from './location-text.ts';
import type { Point } from './point.ts';

export const TRAVEL_MODES = ['transit', 'walking', 'driving'] as const;

export type TravelMode = (typeof TRAVEL_MODES)[number];

export const DEFAULT_TRAVEL_MODE: TravelMode = 'transit';

export type Directions =
  | { readonly kind: 'web'; readonly url: string }
  | {
      readonly kind: 'app';
      readonly appUrl: string;
      readonly fallbackUrl: string;
      readonly fallbackAfterMs: number;
    };

export type DirectionsRequest = {
  readonly destination: Point | null;
  /** If absent, the maps service starts from the device's position. */
  readonly origin?: Point | null;
  readonly mode?: TravelMode;
  readonly platform: 'ios' | 'other';
};

/** The maps app's letters for the modes of travel. */
const IOS_DIRECTION_FLAGS = { transit: 'r', walking: 'w', driving: 'd' } as const satisfies Record<
  TravelMode,
  string
>;

/** The links to directions to a place, or the text to log when there is no destination. */
export function directionsTo(request: DirectionsRequest): Result<Directions, string> {
  const { destination, origin, mode = DEFAULT_TRAVEL_MODE, platform } = request;
  if (destination === null) return fail(contentTexts.cannotNavigate);
  const to = encodeURIComponent(printCoordinates(destination));
  const from = origin ? encodeURIComponent(printCoordinates(origin)) : null;
  const webUrl = `https://www.google.com/maps/dir/?api=1${from ? `&origin=${from}` : ''}&destination=${to}&travelmode=${mode}`;
  switch (platform) {
    case 'other':
      return ok({ kind: 'web', url: webUrl });
    case 'ios':
      return ok({
        kind: 'app',
        appUrl: `maps://?${from ? `saddr=${from}&` : ''}daddr=${to}&dirflg=${IOS_DIRECTION_FLAGS[mode]}`,
        fallbackUrl: webUrl,
        fallbackAfterMs: IOS_MAPS_FALLBACK_MS,
      });
  }
}

const WORDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The nearest of eight compass directions. */
export function compassWord(bearing: number): string {
  return WORDS[Math.round(bearing / 45) % WORDS.length] ?? WORDS[0];
}

/**
 * 4 km/h, the pace of someone who looks around. Timetables assume 5 km/h, but a guide is walked to see things, with
 * corners to find and roads to cross.
 */
const METRES_PER_MINUTE = 4_000 / 60;

/** The duration of a walk: '18 min walk', '1 h 5 min walk'. The minimum is a minute. */
export function formatWalkingTime(metres: number): string {
  return `${formatMinutes(Math.max(1, Math.round(metres / METRES_PER_MINUTE)))} walk`;
}
