import type { BrowseQuery } from '@laneway/contract/discovery';
import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

/** The filters of lists and searches. */
export type GuideFilters = {
  readonly maxPriceCents: number | null;
  readonly onlyWithAudio: boolean;
  readonly maxMinutes: number | null;
  readonly language: string | null;
};

type FilterQuery = Pick<BrowseQuery, 'free' | 'price_max' | 'audio' | 'minutes_max' | 'language'>;

export function readFilters(query: FilterQuery): GuideFilters {
  const { free, price_max, audio, minutes_max, language } = query;
  const maxCents = price_max === undefined ? null : Math.round(price_max * 100);
  return {
    maxPriceCents: free === true ? 0 : maxCents,
    onlyWithAudio: audio === true,
    maxMinutes: minutes_max ?? null,
    language: language ?? null,
  };
}

export const BAD_POSITION = refusal('invalid_input', 'That position isn’t valid.', {
  near: 'Use lat,lng in degrees',
});

/** The position to sort by, if there is one. */
export function readPosition(near: string | undefined): Result<Point | null, Refusal> {
  if (near === undefined) return ok(null);
  const [lat = Number.NaN, lng = Number.NaN] = near.split(',').map(Number);
  return isValidPoint({ lat, lng }) ? ok({ lat, lng }) : fail(BAD_POSITION);
}
