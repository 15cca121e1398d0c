import { type HandlersOf, respond } from '../../platform/calls.ts';
import { getWalkReport } from './get-walk-report.ts';
import { requestWalkReport } from './request-walk-report.ts';
import type { WalksDeps } from './walks-deps.ts';

export function walksHandlers({ db }: WalksDeps): HandlersOf<'walks'> {
  return {
    getWalkReport: async ({ params, viewer }) =>
      respond(200, await getWalkReport(db, viewer, params.id)),
    requestWalkReport: async ({ params, transact }) =>
      transact(async (tx) => respond(200, await requestWalkReport(tx, params.id))),
  };
}
