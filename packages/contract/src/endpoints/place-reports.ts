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
      'For everyone who can open the place. It goes to the guide’s creator, and what is unsafe to the Laneway team as well. Sent again with the same key, it is the same report.',
    params: IdParams,
    body: ReportPlaceBody,
    responses: { 200: Acknowledgement, ...problems(403, 404) },
  },
  addReportPhoto: {
    summary: 'Add a photo to a report',
    description:
      'Within an hour of the report, once. Only a rendition of our own is kept, without the metadata of the file.',
    params: ReportKeyParams,
    rawBody: { contentType: 'image/*', description: 'A JPEG, PNG or WebP of up to 5 MB.' },
    responses: { 204: EMPTY, ...problems(404, 409, 413, 415) },
  },
  getReportPhoto: {
    summary: 'The photo of a report, for the guide’s creator and admins',
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
    description: 'By the guide’s creator or an admin, once. The reporter is told by email.',
    params: IdParams,
    body: AnswerPlaceReportBody,
    responses: { 200: PlaceReport, ...problems(403, 404, 409) },
  },
} as const satisfies EndpointsOf<'place-reports'>;
