import type { SliceManifest } from '../../platform/slice.ts';
import { placeReportsPersonalData } from './personal-data.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import { REMOVE_REPORT_PHOTOS_SCHEDULE, removeReportPhotos } from './remove-report-photos.ts';
import { placeReportHandlers } from './routes.ts';
import { placeReportLeftovers } from './store.ts';

export function placeReportsSlice(deps: PlaceReportsDeps): SliceManifest {
  return {
    name: 'place-reports',
    handlers: placeReportHandlers(deps),
    jobs: { remove_report_photos: () => removeReportPhotos(deps) },
    cron: { remove_report_photos: REMOVE_REPORT_PHOTOS_SCHEDULE },
    people: placeReportsPersonalData,
    leftovers: placeReportLeftovers,
  };
}
