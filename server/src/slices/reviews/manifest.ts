import type { SliceManifest } from '../../platform/slice.ts';
import { reviewsPersonalData } from './personal-data.ts';

export function reviewsSlice(): SliceManifest {
  return { name: 'reviews', people: reviewsPersonalData };
}
