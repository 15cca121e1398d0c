import type { SliceManifest } from '../../platform/slice.ts';
import { type ReviewDeps, reviewHandlers } from './routes.ts';

export function reviewSlice(deps: ReviewDeps): SliceManifest {
  return { name: 'review', handlers: reviewHandlers(deps) };
}
