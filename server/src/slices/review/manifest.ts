import type { SliceManifest } from '../../platform/slice.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewHandlers } from './routes.ts';
import { forgetSubmissions } from './submissions.ts';
import { transferGuide } from './transfer-guide.ts';

export function reviewSlice(deps: ReviewDeps): SliceManifest {
  return {
    name: 'review',
    handlers: reviewHandlers(deps),
    jobs: { transfer_guide: (guide, run) => transferGuide(deps, guide, run) },
    people: { forget: forgetSubmissions },
  };
}
