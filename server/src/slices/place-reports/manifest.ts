import { type HandlersOf, respond, respondWith } from '../../platform/http/calls.ts';
import { bytesOf } from '../../platform/media/make-photo.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { addReportPhoto } from './add-report-photo.ts';
import { answerPlaceReport } from './answer-place-report.ts';
import { getReportPhoto } from './get-report-photo.ts';
import { listPlaceReports } from './list-place-reports.ts';
import { placeReportsPersonalData } from './personal-data.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import { REMOVE_REPORT_PHOTOS_SCHEDULE, removeReportPhotos } from './remove-report-photos.ts';
import { reportPlace } from './report-place.ts';
import { placeReportLeftovers } from './store.ts';

export function placeReportsSlice(deps: PlaceReportsDeps): SliceManifest {
  return {
    name: 'place-reports',
    handlers: placeReportHandlers(deps),
    jobs: { remove_report_photos: () => removeReportPhotos(deps) },
    cron: { remove_report_photos: REMOVE_REPORT_PHOTOS_SCHEDULE },
    personalData: placeReportsPersonalData,
    leftovers: placeReportLeftovers,
  };
}

function placeReportHandlers(deps: PlaceReportsDeps): HandlersOf<'place-reports'> {
  const { db, clock } = deps;
  return {
    reportPlace: async ({ params, body, viewer }) =>
      respondWith(200, await reportPlace(deps, viewer, params.id, body), (detail) => ({ detail })),
    addReportPhoto: async ({ params, request }) =>
      respond(204, await addReportPhoto(deps, params.report_key, bytesOf(request.body))),
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
