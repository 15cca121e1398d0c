import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { findOrCheckPlan } from './check-plan.ts';
import { getWalkReport } from './get-walk-report.ts';
import { requestWalkReport } from './request-walk-report.ts';
import { simulateWalk } from './simulate-walk.ts';
import { forgetReports } from './store.ts';
import { findWalk } from './walk-of-guide.ts';
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
    personalData: { forget: forgetReports },
  };
}

function walksHandlers(deps: WalksDeps): HandlersOf<'walks'> {
  return {
    getWalkReport: async ({ params, viewer }) =>
      respond(200, await getWalkReport(deps, viewer, params.id)),
    requestWalkReport: async ({ params, transact }) => {
      const walk = await findWalk(deps.db, params.id);
      if (walk !== null) await findOrCheckPlan(deps, walk);
      return transact(async (tx) => respond(200, await requestWalkReport(tx, params.id)));
    },
  };
}
