import type { SliceManifest } from '../../platform/slice.ts';
import { reviewsPersonalData } from './personal-data.ts';
import type { ReviewsDeps } from './reviews-deps.ts';
import { reviewsHandlers } from './routes.ts';

export function reviewsSlice(deps: ReviewsDeps): SliceManifest {
  return { name: 'reviews', handlers: reviewsHandlers(deps), people: reviewsPersonalData };
}
