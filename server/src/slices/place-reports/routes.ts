import { type HandlersOf, respond, respondWith } from '../../platform/http/calls.ts';
import { addReportPhoto } from './add-report-photo.ts';
import { answerPlaceReport } from './answer-place-report.ts';
import { getReportPhoto } from './get-report-photo.ts';
import { listPlaceReports } from './list-place-reports.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import { reportPlace } from './report-place.ts';

export function placeReportHandlers(deps: PlaceReportsDeps): HandlersOf<'place-reports'> {
  const { db, clock } = deps;
  const waiting = oneAtATime();
  return {
    reportPlace: async ({ params, body, viewer }) =>
      respondWith(200, await reportPlace(deps, viewer, params.id, body), (detail) => ({ detail })),
    addReportPhoto: async ({ params, request }) =>
      respond(
        204,
        await addReportPhoto({ ...deps, waiting }, params.report_key, bytesOf(request.body)),
      ),
    getReportPhoto: (context) => getReportPhoto(deps, context),
    listReceivedPlaceReports: async ({ query, viewer }) => {
      const reader = { answerer: 'creator', authorId: viewer.id } as const;
      return respond(200, await listPlaceReports(db, clock(), reader, query));
    },
    listPlaceReports: async ({ query }) => {
      const reader = { answerer: 'admin', authorId: null } as const;
      return respond(200, await listPlaceReports(db, clock(), reader, query));
    },
    answerPlaceReport: ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await answerPlaceReport(tx, deps, viewer, params.id, body)),
      ),
  };
}

function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}
