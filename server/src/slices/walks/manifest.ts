import type { SliceManifest } from '../../platform/slice.ts';
import { getWalkReport } from './get-walk-report.ts';
import { walksHandlers } from './routes.ts';
import { simulateWalk } from './simulate-walk.ts';
import { forgetReports } from './store.ts';
import type { WalksDeps } from './walks-deps.ts';

export function walksSlice(deps: WalksDeps): SliceManifest {
  return {
    name: 'walks',
    handlers: walksHandlers(deps),
    replyReaders: {
      GuideWalkReport: {
        sourceOf: (_report, { id }: { readonly id: number }) => ({ id }),
        read: (viewer, { id }: { readonly id: number }) => getWalkReport(deps, viewer, id),
      },
    },
    jobs: { simulate_walk: (guide, run) => simulateWalk(deps, guide, run) },
    people: { forget: forgetReports },
  };
}
