import { PLACE_REPORT_KINDS } from '@laneway/domain/place-reports/report-kinds';
import {
  PLACE_REPORT_FILTERS,
  PLACE_REPORT_STATES,
  REPORT_OUTCOMES,
} from '@laneway/domain/place-reports/report-states';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import { Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

/** A random key from the client: it makes retries idempotent, and lets the photo be sent afterwards. */
const ReportKey = Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 });

export const ReportKeyParams = request('ReportKeyParams', { report_key: ReportKey });

export const ReportPlaceBody = request('ReportPlaceBody', {
  report_key: ReportKey,
  kind: oneOf(PLACE_REPORT_KINDS),
  text: Type.Optional(text(LIMITS.placeReport)),
  /** The address for the answer if the reporter isn't logged in. */
  email: Type.Optional(text(LIMITS.email)),
  /** A honeypot: hidden from people, filled in by bots. */
  website: Type.Optional(text(LIMITS.uri)),
});
export type ReportPlaceBody = Static<typeof ReportPlaceBody>;

const ReportAnswer = reply('PlaceReportAnswer', {
  outcome: oneOf(REPORT_OUTCOMES),
  message: nullable(text(LIMITS.placeReport)),
  answered_at: Timestamp,
  answered_by: oneOf(['creator', 'admin']),
});

/** A report as seen by those who answer it. The sender is anonymous. */
export const PlaceReport = reply('PlaceReport', {
  report_id: Id,
  g_id: Id,
  g_title: text(LIMITS.title),
  p_id: Id,
  p_title: text(LIMITS.title),
  kind: oneOf(PLACE_REPORT_KINDS),
  text: nullable(text(LIMITS.placeReport)),
  has_photo: Type.Boolean(),
  state: oneOf(PLACE_REPORT_STATES),
  created_at: Timestamp,
  /** It has been open so long that it is shown to admins. */
  is_long_open: Type.Boolean(),
  /** True if an answer reaches the reporter. */
  gets_answer: Type.Boolean(),
  /** The outcomes that the caller may choose; none once it is answered. */
  outcomes: Type.Array(oneOf(REPORT_OUTCOMES), { maxItems: REPORT_OUTCOMES.length }),
  answer: Type.Union([ReportAnswer, Type.Null()]),
});
export type PlaceReport = Static<typeof PlaceReport>;

/** The number of open reports doesn't depend on the filter. */
export const PlaceReportPage = reply('PlaceReportPage', {
  ...page('PlaceReports', PlaceReport).properties,
  open_count: Count,
});
export type PlaceReportPage = Static<typeof PlaceReportPage>;

export const ListPlaceReportsQuery = request('ListPlaceReportsQuery', {
  /** `to_check` lists open reports that are unsafe or long open. */
  filter: Type.Optional(oneOf(PLACE_REPORT_FILTERS)),
  kind: Type.Optional(oneOf(PLACE_REPORT_KINDS)),
  guide_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListPlaceReportsQuery = Static<typeof ListPlaceReportsQuery>;

export const AnswerPlaceReportBody = request('AnswerPlaceReportBody', {
  outcome: oneOf(REPORT_OUTCOMES),
  /** A message to the reporter in addition to the outcome. */
  message: Type.Optional(nullable(text(LIMITS.placeReport))),
});
export type AnswerPlaceReportBody = Static<typeof AnswerPlaceReportBody>;
