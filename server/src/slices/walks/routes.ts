import { type HandlersOf, respond } from '../../platform/http/calls.ts';
import { findOrCheckPlan } from './check-plan.ts';
import { getWalkReport } from './get-walk-report.ts';
import { requestWalkReport } from './request-walk-report.ts';
import { findWalk } from './walk-of-guide.ts';
import type { WalksDeps } from './walks-deps.ts';

export function walksHandlers(deps: WalksDeps): HandlersOf<'walks'> {
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
