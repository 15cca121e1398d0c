import { Acknowledgement } from '../accounts.ts';
import { EMPTY, type EndpointsOf, WEBP } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import {
  AnswerPlaceReportBody,
  ListPlaceReportsQuery,
  PlaceReport,
  PlaceReportPage,
  ReportKeyParams,
  ReportPlaceBody,
} from '../place-reports.ts';
import { problems } from '../problem.ts';

export const placeReportEndpoints = {
  reportPlace: {
    summary: 'Report a problem with a place',
    description:
      'For everyone who can open the place. The report goes to the guide’s creator, and to the Laneway team as well if something is unsafe. Sending it again with the same key doesn’t make a second report.',
    params: IdParams,
    body: ReportPlaceBody,
    responses: { 200: Acknowledgement, ...problems(403, 404) },
  },
  addReportPhoto: {
    summary: 'Add a photo to a report',
    description:
      'Each report can have one photo, added within an hour. We keep a smaller copy without the metadata of the file.',
    params: ReportKeyParams,
    rawBody: { contentType: 'image/*', description: 'A JPEG, PNG or WebP of up to 5 MB.' },
    responses: { 204: EMPTY, ...problems(404, 409, 413, 415) },
  },
  getReportPhoto: {
    summary: 'Get the photo of a report, for the guide’s creator and admins',
    params: IdParams,
    responses: { 200: WEBP, ...problems(404) },
  },
  listReceivedPlaceReports: {
    summary: 'List reports on places of the caller’s guides, without names: open ones first',
    query: ListPlaceReportsQuery,
    responses: { 200: PlaceReportPage },
  },
  listPlaceReports: {
    summary: 'List reports on places of all guides for admins: open ones first',
    query: ListPlaceReportsQuery,
    responses: { 200: PlaceReportPage },
  },
  answerPlaceReport: {
    summary: 'Answer a report',
    description:
      'For the guide’s creator and admins. A report can be answered once, and the reporter is notified by email.',
    params: IdParams,
    body: AnswerPlaceReportBody,
    responses: { 200: PlaceReport, ...problems(403, 404, 409) },
  },
} as const satisfies EndpointsOf<'place-reports'>;
